"""The shape of positions in plain data."""

from __future__ import annotations

from typing import Final

from perihelion.roll import ids
from perihelion.roll.setup import Setup, read_setup
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
    OneOf,
    OrNone,
    check,
    check_distinct,
)

PHASE: Final = OneOf(ids.PHASE_WORDS[: ids.PHASES])
STEP: Final = OneOf(ids.STEP_WORDS)
PLACES_OF_DICE: Final = {f"{place}?": TEXT for place in ids.PLACE_WORDS}

PACKED_SEAT: Final = (NUMBER, *([NUMBER] for _ in range(7)), *(NUMBER for _ in range(8)))

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
    [NUMBER],
    NUMBER,
    NUMBER,
    NUMBER,
    NUMBER,
    FLAG,
)

WRITTEN_SEAT: Final = {
    "faction": NUMBER,
    "tableau": [TEXT],
    "goods": [TEXT],
    "dice": PLACES_OF_DICE,
    "rolled": [TEXT],
    "dev": [TEXT],
    "world": [TEXT],
    "hand": [TEXT],
    "extra": TEXT,
    "used": TEXT,
    "credits": NUMBER,
    "chips": NUMBER,
    "building": OrNone(TEXT),
    "shipping": OrNone(TEXT),
    "scouted": NUMBER,
    "missing": NUMBER,
}

WRITTEN: Final = {
    "game?": TEXT,
    "rules?": NUMBER,
    "players": NUMBER,
    "options": SETTINGS,
    "round": NUMBER,
    "step": STEP,
    "played": [PHASE],
    "in_turn": FLAG,
    "pool": NUMBER,
    "supply": TEXT,
    "seats": [WRITTEN_SEAT],
    "bag": [TEXT],
    "pile": [TEXT],
    "out": [TEXT],
    **WRITTEN_KERNEL,
}

ARRANGED_SEAT: Final = {
    "faction?": NUMBER,
    "home?": TEXT,
    "tableau?": [TEXT],
    "goods?": [TEXT],
    "dice?": PLACES_OF_DICE,
    "rolled?": [TEXT],
    "dev?": [TEXT],
    "world?": [TEXT],
    "hand?": [TEXT],
    "fillers?": NUMBER,
    "credits?": NUMBER,
    "chips?": NUMBER,
}

ARRANGED: Final = {
    "game?": TEXT,
    "rules?": NUMBER,
    "options?": SETTINGS,
    "at?": TEXT,
    "played?": [PHASE],
    "seats": [ARRANGED_SEAT],
    "bag_top?": [TEXT],
    "bag?": NUMBER,
    "pile?": NUMBER,
    "order?": [NUMBER],
    "pool?": NUMBER,
    "round?": NUMBER,
    "rolls?": [TEXT],
    "white_die?": PHASE,
    "seed?": WHOLE,
}


def check_packed(data: object) -> None:
    """Whether this is a packed position, as far as its shape goes."""
    shapes.check_packed(data, PACKED, ids.RULES_VERSION)


def check_written(data: dict[str, object]) -> None:
    """Whether this is a complete position by names, as far as its shape goes."""
    shapes.check_written(data, WRITTEN)
    check_distinct(data["played"], ids.PHASE_WORDS, "played")


def check_arranged(data: dict[str, object]) -> None:
    """Whether this arranges a position, as far as its shape goes."""
    check(data, ARRANGED, "")
    seats = data["seats"]
    assert isinstance(seats, list)
    check_distinct(data.get("played", []), ids.PHASE_WORDS, "played")
    if "order" in data:
        check_distinct(data["order"], list(range(len(seats))), "order")


def setup_read(players: int, options: dict[str, object]) -> Setup:
    """How the game was set up."""
    try:
        return read_setup(players, options)
    except BadSetup as refused:
        raise BadRecord(refused.code, refused.facts) from None
