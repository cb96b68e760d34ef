"""The shape of positions in plain data, so that whoever reads one need not doubt every field.

A shape is NUMBER, TEXT, FLAG or another of the marks below; a list with one shape in it for a list
of any length; a tuple of shapes for a list of just these; a dictionary for named fields, where a
name with a question mark may be missing.
"""

from __future__ import annotations

from typing import Final

from perihelion.beyond.ids import DECKS, FACTIONS, HANGARS, PLACES, RULES_VERSION, SLOTS
from perihelion.beyond.options import read_setup
from perihelion.beyond.setup import Setup
from perihelion.tabletop.refusal import BadRecord, BadSetup

NUMBER: Final = "number"
WHOLE: Final = "whole"  # a number of any size
TEXT: Final = "text"
FLAG: Final = "flag"
SETTINGS: Final = "settings"
SEEN_BY: Final = "seen by"  # a seat, or None for a spectator
FACTION: Final = "faction"
TEXTS: Final = "texts"  # named lists of texts
NAMED: Final = "named"  # named texts
COLONY: Final = "colony"  # a card, or {card: its discs}
CLAIMS: Final = "claims"  # named lists of numbers

LARGEST: Final = 2**53
"""Numbers beyond it do not survive everywhere that plain data goes."""

PACKED_SEAT: Final = (
    FACTION,
    NUMBER,
    NUMBER,
    (NUMBER,) * 4,
    (NUMBER,) * HANGARS,
    NUMBER,
    [NUMBER],
    NUMBER,
    (NUMBER,) * 2,
    (NUMBER,) * 3,
    [NUMBER],
    [NUMBER],
    *(NUMBER for _ in range(6)),
)

PACKED_MARKS: Final = (
    *(NUMBER for _ in range(11)),
    FLAG,
    FLAG,
    *(NUMBER for _ in range(5)),
    *([NUMBER] for _ in range(4)),
)

PACKED_KERNEL: Final = (
    (NUMBER, NUMBER, NUMBER, NUMBER),
    [NUMBER],
    [TEXT],
    [[TEXT]],
    NUMBER,
    NUMBER,
    NUMBER,
    [[NUMBER]],
    NUMBER,
    FLAG,
)

PACKED: Final = (
    TEXT,
    NUMBER,
    NUMBER,
    SETTINGS,
    PACKED_KERNEL,
    [PACKED_SEAT],
    (NUMBER,) * SLOTS,
    (NUMBER,) * SLOTS,
    *([NUMBER] for _ in range(4)),
    ([NUMBER],) * DECKS,
    ([NUMBER],) * DECKS,
    (NUMBER,) * PLACES,
    (NUMBER,) * PLACES,
    (NUMBER,) * PLACES,
    [NUMBER],
    [[NUMBER]],
    *([NUMBER] for _ in range(4)),
    PACKED_MARKS,
)

WRITTEN_SEAT: Final = {
    "faction": TEXT,
    "ore": NUMBER,
    "population": NUMBER,
    "supply": (NUMBER,) * 4,
    "ships": [TEXT],
    "researched": [TEXT],
    "private": [TEXT],
    "aside": NUMBER,
    "discs": (NUMBER,) * 2,
    "automated": [TEXT],
    "colonies": [COLONY],
    "pawn": TEXT,
    "powers": [TEXT],
    "used": [TEXT],
    "spent": NUMBER,
    "emptied": NUMBER,
}

WRITTEN_MARKS: Final = {
    "guilds": [TEXT],
    "rows": NUMBER,
    "extra_at": TEXT,
    "linked": TEXT,
    "free": [TEXT],
    "dirty": [TEXT],
    "changed": FLAG,
    "substituted": FLAG,
    "captures": NUMBER,
    "points": NUMBER,
    "target": TEXT,
    "settled": NUMBER,
    "trades": NUMBER,
    "chain": [TEXT],
    "before": [TEXT],
    "touched": [TEXT],
    "waiting": [(NUMBER, TEXT)],
}

WRITTEN: Final = {
    "game?": TEXT,
    "rules?": NUMBER,
    "players": NUMBER,
    "options": SETTINGS,
    "round": NUMBER,
    "last_round": NUMBER,
    "progress": NUMBER,
    "claimant": NUMBER,
    "active": NUMBER,
    "seats": [WRITTEN_SEAT],
    "slots": (TEXT,) * SLOTS,
    "events": (TEXT,) * SLOTS,
    "unused": [TEXT],
    "discarded": [TEXT],
    "staying": [(TEXT, NUMBER)],
    "decks": ([TEXT],) * DECKS,
    "buried": ([NUMBER],) * DECKS,
    "systems": (TEXT,) * PLACES,
    "outposts": [(TEXT, NUMBER, TEXT)],
    "achievements": [TEXT],
    "claims": [[(TEXT, NUMBER)]],
    "drawn": [TEXT],
    "drawn_systems": [TEXT],
    "out": [TEXT],
    "out_systems": [TEXT],
    "marks": WRITTEN_MARKS,
    "order": [NUMBER],
    "agenda": [TEXT],
    "lanes": [[TEXT]],
    "called": [NUMBER],
    "asked": [NUMBER],
    "answered": [NUMBER],
    "given": [[TEXT]],
    "revealed": NUMBER,
    "dice": (NUMBER, NUMBER, NUMBER, NUMBER),
    "seen_by?": SEEN_BY,
}

ARRANGED_SEAT: Final = {
    "faction?": TEXT,
    "start?": FLAG,
    "ore?": NUMBER,
    "population?": NUMBER,
    "supply?": (NUMBER,) * 4,
    "ships?": [TEXT],
    "researched?": [TEXT],
    "private?": [TEXT],
    "off?": (NUMBER,) * 2,
    "stars?": NUMBER,
    "colonies?": [COLONY],
    "controls?": NAMED,
    "pawn?": TEXT,
}

ARRANGED: Final = {
    "game?": TEXT,
    "rules?": NUMBER,
    "options?": SETTINGS,
    "seats": [ARRANGED_SEAT],
    "slots?": NAMED,
    "events?": NAMED,
    "staying?": NAMED,
    "deck_top?": TEXTS,
    "decks?": TEXTS,
    "systems?": NAMED,
    "extra?": TEXT,
    "linked?": TEXT,
    "achievements?": [TEXT],
    "claims?": CLAIMS,
    "guilds?": [TEXT],
    "first?": NUMBER,
    "active?": NUMBER,
    "round?": NUMBER,
    "last_round?": NUMBER,
    "at?": TEXT,
    "does?": (NUMBER, TEXT),
    "seed?": WHOLE,
}


def bad(field: str) -> BadRecord:
    """The refusal of a field that is missing or has something in it that cannot be."""
    return BadRecord("BAD_FIELD", {"field": field})


def check_packed(data: object) -> None:
    """Whether this is a packed position, as far as its shape goes; a view has one number more."""
    rules = data[1] if isinstance(data, list) and len(data) > 1 else None
    if not is_number(rules) or rules != RULES_VERSION:
        raise BadRecord("OTHER_RULES", {"rules": str(rules)})
    kernel = data[4] if isinstance(data, list) and len(data) > 4 else None
    if isinstance(data, list) and isinstance(kernel, list) and len(kernel) == 11:
        check(kernel[10], NUMBER, "4 10")
        data = [*data[:4], kernel[:10], *data[5:]]
    check(data, PACKED, "")


def check_written(data: dict[str, object]) -> None:
    """Whether this is a complete position by names, as far as its shape goes."""
    check(data, WRITTEN, "")
    seats = data["seats"]
    assert isinstance(seats, list)
    for name in ("called", "asked", "answered"):
        values = data[name]
        assert isinstance(values, list)
        for k, value in enumerate(values):
            if not 0 <= value < len(seats) or value in values[:k]:
                raise bad(name)


def check_arranged(data: dict[str, object]) -> None:
    """Whether this arranges a position, as far as its shape goes."""
    check(data, ARRANGED, "")


def setup_read(players: int, options: dict[str, object]) -> Setup:
    """How the game was set up."""
    try:
        return read_setup(players, options)
    except BadSetup as refused:
        raise BadRecord(refused.code, refused.facts) from None


def check(value: object, shape: object, field: str) -> None:
    """Refuse plain data that is not of this shape, with the way to the place where it is not."""
    if isinstance(shape, dict):
        _check_fields(value, shape, field)
    elif isinstance(shape, str):
        if not _fits(value, shape):
            raise bad(field or "position")
    elif not isinstance(value, list):
        raise bad(field or "position")
    elif isinstance(shape, list):
        for k, one in enumerate(value):
            check(one, shape[0], f"{field} {k}".strip())
    elif isinstance(shape, tuple):
        if len(value) != len(shape):
            raise bad(field or "position")
        for k, part in enumerate(shape):
            check(value[k], part, f"{field} {k}".strip())


def _check_fields(value: object, shape: dict[str, object], field: str) -> None:
    if not isinstance(value, dict):
        raise bad(field or "position")
    for name in value:
        if not isinstance(name, str) or (name not in shape and f"{name}?" not in shape):
            raise BadRecord("UNKNOWN_FIELD", {"field": str(name)})
    for name, part in shape.items():
        plain = name.removesuffix("?")
        if plain in value:
            check(value[plain], part, f"{field} {plain}".strip())
        elif plain == name:
            raise bad(f"{field} {plain}".strip())


def _fits(value: object, mark: str) -> bool:
    if mark == FLAG:
        return isinstance(value, bool)
    if mark == TEXT:
        return isinstance(value, str)
    if mark == WHOLE:
        return isinstance(value, int) and not isinstance(value, bool)
    if mark == NUMBER:
        return is_number(value)
    if mark == FACTION:
        return is_number(value) and value in range(FACTIONS)
    if mark == SEEN_BY:
        return value is None or is_number(value)
    if mark == COLONY and isinstance(value, str):
        return True
    if not isinstance(value, dict) or not all(isinstance(name, str) for name in value):
        return False
    if mark == SETTINGS:
        return True
    if mark == NAMED:
        return _are_texts(list(value.values()))
    if mark == TEXTS:
        return all(_are_texts(one) for one in value.values())
    if mark == CLAIMS:
        return all(isinstance(one, list) and all(map(is_number, one)) for one in value.values())
    return len(value) == 1 and all(_are_texts(one) for one in value.values())


def is_number(value: object) -> bool:
    """Whether plain data is a whole number of a size that goes everywhere."""
    return isinstance(value, int) and not isinstance(value, bool) and -LARGEST < value < LARGEST


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)
