"""The shape of positions in plain data."""

from __future__ import annotations

from typing import Final

from perihelion.race import ids
from perihelion.race.deal import read_setup
from perihelion.race.pieces.kinds import KIND_WORDS
from perihelion.race.setup import Setup
from perihelion.tabletop import shapes
from perihelion.tabletop.refusal import BadRecord, BadSetup
from perihelion.tabletop.shapes import (
    FLAG,
    NUMBER,
    PACKED_KERNEL,
    SETTINGS,
    TEXT,
    WHOLE,
    WRITTEN_KERNEL,
    Mark,
    OneOf,
    OrNone,
    bad,
    check,
    check_distinct,
    is_number,
)

ACTIONS: Final = [*ids.ACTION_WORDS, *(f"boosted:{word}" for word in ids.ACTION_WORDS), "search"]

PHASE: Final = OneOf(ids.PHASES)
ACTION: Final = OneOf(ACTIONS)
KIND: Final = OneOf(KIND_WORDS)
PLACED: Final = OrNone(TEXT)


class Entry(Mark):
    """A card of a tableau, or that card with its good beside it."""

    def fits(self, value: object) -> bool:
        return isinstance(value, str) or (
            isinstance(value, dict) and len(value) == 1 and are_texts([*value, *value.values()])
        )


class Pile(Mark):
    """Cards, or how many."""

    def fits(self, value: object) -> bool:
        return is_number(value) or are_texts(value)


class ArcPieces(Mark):
    """The pieces of the expansions, or None; by names or packed."""

    def fits(self, value: object) -> bool:
        if value is not None:
            check(value, WRITTEN_ARC if isinstance(value, dict) else PACKED_ARC, "arc")
        return True


def are_texts(value: object) -> bool:
    """Whether this is a list of words."""
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


ENTRY: Final = Entry()
PILE: Final = Pile()
ARC: Final = ArcPieces()

PACKED_SEAT: Final = (NUMBER, *([NUMBER] for _ in range(8)), *(NUMBER for _ in range(13)))

PACKED_ARC: Final = (
    [NUMBER],
    [NUMBER],
    *(NUMBER for _ in range(4)),
    *([NUMBER] for _ in range(3)),
    *(NUMBER for _ in range(2)),
    [(NUMBER, NUMBER, NUMBER, NUMBER, NUMBER)],
    *(NUMBER for _ in range(3)),
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
    "arc": ARC,
    **WRITTEN_KERNEL,
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


def check_packed(data: object) -> None:
    """Whether this is a packed position, as far as its shape goes."""
    shapes.check_packed(data, PACKED, ids.RULES_VERSION)


def check_written(data: dict[str, object]) -> None:
    """Whether this is a complete position by names, as far as its shape goes."""
    shapes.check_written(data, WRITTEN)
    seats = data["seats"]
    assert isinstance(seats, list)
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


def check_arc(setup: Setup, data: object) -> None:
    """The pieces of the expansions come with expansions; for a base game there is None."""
    if (data is None) != (setup.expansions == 0):
        raise bad("arc")


def setup_read(players: int, options: dict[str, object]) -> Setup:
    """How the game was set up. The start worlds have long been dealt."""
    if "start_worlds" in options:
        raise BadRecord("UNKNOWN_SETTING", {"setting": "start_worlds"})
    try:
        return read_setup(players, options)
    except BadSetup as refused:
        raise BadRecord(refused.code, refused.facts) from None
