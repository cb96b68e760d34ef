"""The shape of positions in plain data, so that whoever reads one need not doubt every field.

A shape is NUMBER, TEXT, FLAG or another of the marks below; a list with one shape in it for a list
of any length; a tuple of shapes for a list of just these; a dictionary for named fields, where a
name with a question mark may be missing.
"""

from __future__ import annotations

from typing import Final

from perihelion.race.deal import read_setup
from perihelion.race.ids import ACTION_WORDS, PHASES, RULES_VERSION
from perihelion.race.kinds import KIND_WORDS
from perihelion.race.setup import Setup
from perihelion.tabletop.refusal import BadRecord, BadSetup

NUMBER: Final = "number"
WHOLE: Final = "whole"  # a number of any size
TEXT: Final = "text"
FLAG: Final = "flag"
SETTINGS: Final = "settings"
SEEN_BY: Final = "seen by"  # a seat, or None for a spectator
PLACED: Final = "placed"  # a card, or None
ENTRY: Final = "entry"  # a card of a tableau, or {card: its good}
PILE: Final = "pile"  # cards, or how many
PHASE: Final = "phase"
ACTION: Final = "action"
KIND: Final = "kind"
ARC: Final = "arc"  # the pieces of the expansions, or None

LARGEST: Final = 2**53
"""Numbers beyond it do not survive everywhere that plain data goes."""

ACTIONS: Final = [*ACTION_WORDS, *(f"boosted:{word}" for word in ACTION_WORDS), "search"]

CHOICES: Final = {PHASE: PHASES, ACTION: ACTIONS, KIND: KIND_WORDS}

PACKED_SEAT: Final = (NUMBER, *([NUMBER] for _ in range(8)), *(NUMBER for _ in range(13)))

PACKED_ARC: Final = (
    [NUMBER],
    [NUMBER],
    *(NUMBER for _ in range(4)),
    *([NUMBER] for _ in range(3)),
    *(NUMBER for _ in range(3)),
    [(NUMBER, NUMBER, NUMBER, NUMBER, NUMBER)],
    *(NUMBER for _ in range(3)),
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
    [NUMBER],
    [NUMBER],
    [NUMBER],
    NUMBER,
    NUMBER,
    NUMBER,
    ARC,
)

WRITTEN_SEAT: Final = {
    "start": NUMBER,
    "tableau": [ENTRY],
    "hand": [TEXT],
    "drawn": [TEXT],
    "shown": [TEXT],
    "used": [TEXT],
    "made": [KIND],
    "chips": NUMBER,
    "prestige": NUMBER,
    "gained": NUMBER,
    "boosted": NUMBER,
    "firsts": NUMBER,
    "actions": [ACTION],
    "snapshot": [TEXT],
    "placed": PLACED,
    "owes": NUMBER,
    "tactics": NUMBER,
    "needs": NUMBER,
    "using": TEXT,
    "settled": NUMBER,
    "declared": NUMBER,
}

WRITTEN_ARC: Final = {
    "goals": [TEXT],
    "holders": [NUMBER],
    "closed": NUMBER,
    "surplus": NUMBER,
    "tile": NUMBER,
    "on_tile": NUMBER,
    "tucked": [TEXT],
    "paid": [TEXT],
    "flipped": [TEXT],
    "category": NUMBER,
    "matches": NUMBER,
    "reshuffled": NUMBER,
    "attacks": [(NUMBER, NUMBER, NUMBER, NUMBER, NUMBER)],
    "prevented": NUMBER,
    "failed": NUMBER,
    "named": KIND,
}

WRITTEN: Final = {
    "game?": TEXT,
    "rules?": NUMBER,
    "players": NUMBER,
    "options": SETTINGS,
    "round": NUMBER,
    "phase": PHASE,
    "pool": NUMBER,
    "seats": [WRITTEN_SEAT],
    "deck": [TEXT],
    "discard": [TEXT],
    "out": [TEXT],
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
    "arc": ARC,
}

ARRANGED_SEAT: Final = {
    "tableau": [ENTRY],
    "hand?": [TEXT],
    "fillers?": NUMBER,
    "chips?": NUMBER,
    "actions?": [ACTION],
    "start?": NUMBER,
    "prestige?": NUMBER,
    "boosted?": FLAG,
    "tucked?": [TEXT],
    "goals?": [TEXT],
}

ARRANGED: Final = {
    "game?": TEXT,
    "rules?": NUMBER,
    "options?": SETTINGS,
    "at?": TEXT,
    "seats": [ARRANGED_SEAT],
    "deck_top?": [TEXT],
    "deck?": PILE,
    "discard?": PILE,
    "order?": [NUMBER],
    "pool?": NUMBER,
    "round?": NUMBER,
    "seed?": WHOLE,
    "goals?": [TEXT],
    "tile?": NUMBER,
    "on_tile?": NUMBER,
}


def bad(field: str) -> BadRecord:
    """The refusal of a field that is missing or has something in it that cannot be."""
    return BadRecord("BAD_FIELD", {"field": field})


def check_packed(data: object) -> None:
    """Whether this is a packed position, as far as its shape goes; a view has one number more."""
    rules = data[1] if isinstance(data, list) and len(data) > 1 else None
    if not _is_number(rules) or rules != RULES_VERSION:
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
        check_distinct(data[name], list(range(len(seats))), name)
    for k, seat in enumerate(seats):
        check_distinct(seat["actions"], ACTIONS, f"seats {k} actions")


def check_arranged(data: dict[str, object]) -> None:
    """Whether this arranges a position, as far as its shape goes."""
    check(data, ARRANGED, "")
    seats = data["seats"]
    assert isinstance(seats, list)
    if "order" in data:
        check_distinct(data["order"], list(range(len(seats))), "order")
    for k, seat in enumerate(seats):
        if not seat["tableau"]:
            raise bad(f"seats {k} tableau")
        if seat.get("fillers", 0) < 0:
            raise bad(f"seats {k} fillers")
        check_distinct(seat.get("actions", []), ACTIONS, f"seats {k} actions")
    top = data.get("deck_top", [])
    assert isinstance(top, list)
    for name, least in (("deck", len(top)), ("discard", 0)):
        count = data.get(name)
        if isinstance(count, int) and count < least:
            raise bad(name)


def setup_read(players: int, options: dict[str, object]) -> Setup:
    """How the game was set up. The start worlds have long been dealt."""
    if "start_worlds" in options:
        raise BadRecord("UNKNOWN_SETTING", {"setting": "start_worlds"})
    try:
        return read_setup(players, options)
    except BadSetup as refused:
        raise BadRecord(refused.code, refused.facts) from None


def check_distinct(values: object, known: list[object] | list[int] | list[str], field: str) -> None:
    """Whether each of the values is among those known, and none there twice."""
    assert isinstance(values, list)
    for k, value in enumerate(values):
        if value not in known or value in values[:k]:
            raise bad(field)


def check(value: object, shape: object, field: str) -> None:
    """Refuse plain data that is not of this shape, with the way to the place where it is not."""
    if isinstance(shape, dict):
        _check_fields(value, shape, field)
    elif shape == ARC:
        if value is not None:
            check(value, WRITTEN_ARC if isinstance(value, dict) else PACKED_ARC, field)
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
        return _is_number(value)
    if mark == SETTINGS:
        return isinstance(value, dict) and all(isinstance(name, str) for name in value)
    if mark == SEEN_BY:
        return value is None or _is_number(value)
    if mark == PLACED:
        return value is None or isinstance(value, str)
    if mark == ENTRY:
        return isinstance(value, str) or _is_pair(value)
    if mark == PILE:
        return _is_number(value) or _are_texts(value)
    return isinstance(value, str) and value in CHOICES[mark]


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and -LARGEST < value < LARGEST


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def _is_pair(value: object) -> bool:
    """Whether this is one name with another beside it."""
    return isinstance(value, dict) and len(value) == 1 and _are_texts([*value, *value.values()])
