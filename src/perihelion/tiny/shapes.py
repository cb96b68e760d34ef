"""The shapes of positions in plain data: packed, written down, and arranged."""

from __future__ import annotations

from typing import Final

from perihelion.tabletop.loaded import MOST_ROLLS
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
    bad,
    check,
)
from perihelion.tiny import ids
from perihelion.tiny.options import read_setup
from perihelion.tiny.pieces.marks import MARK_WORDS
from perihelion.tiny.setup import Setup
from perihelion.tiny.writing import NOTHING

FLEET: Final = range(ids.SHIPS)

PACKED_SEAT: Final = (
    *(NUMBER for _ in range(4)),
    tuple(NUMBER for _ in FLEET),
    tuple(NUMBER for _ in FLEET),
    [NUMBER],
    [NUMBER],
    *(NUMBER for _ in range(4)),
)

PACKED_CHAIN: Final = tuple(NUMBER for _ in range(7))

FLAGS: Final = ["converted", "busy", "finished", "rerolled", "forced"]

WRITTEN_MARKS: Final = {word: FLAG if word in FLAGS else NUMBER for word in MARK_WORDS}

PACKED: Final = (
    TEXT,
    NUMBER,
    NUMBER,
    SETTINGS,
    PACKED_KERNEL,
    [PACKED_SEAT],
    *([NUMBER] for _ in range(7)),
    [PACKED_CHAIN],
    tuple(WRITTEN_MARKS.values()),
)

WRITTEN_SEAT: Final = {
    "galaxy": OneOf([NOTHING, *ids.GALAXY_WORDS]),
    "level": NUMBER,
    "energy": NUMBER,
    "culture": NUMBER,
    "ships": tuple(TEXT for _ in FLEET),
    "colonies": [TEXT],
    "dealt": [TEXT],
    "mission": TEXT,
    "discarded": TEXT,
    "used": [TEXT],
    "fewer": NUMBER,
}

WRITTEN_CHAIN: Final = {
    "performer": NUMBER,
    "planet": TEXT,
    "used": [TEXT],
    "moved": NUMBER,
    "first": NUMBER,
    "leader": NUMBER,
    "price": NUMBER,
}

WRITTEN: Final = {
    **WRITTEN_KERNEL,
    "game?": TEXT,
    "rules?": NUMBER,
    "players": NUMBER,
    "options": SETTINGS,
    "seats": [WRITTEN_SEAT],
    "row": [TEXT],
    "deck": [TEXT],
    "removed": [TEXT],
    "missions": [TEXT],
    "dice_rolled": [
        OneOf([f"{face} {state}" for face in ids.FACE_WORDS for state in ids.STATE_WORDS])
    ],
    "bay": [NUMBER],
    "chains": [WRITTEN_CHAIN],
    "marks": WRITTEN_MARKS,
}

ARRANGED_SEAT: Final = {
    "name?": TEXT,
    "level?": NUMBER,
    "energy?": NUMBER,
    "culture?": NUMBER,
    "ships?": [TEXT],
    "colonies?": [TEXT],
    "mission?": TEXT,
    "dealt?": [TEXT],
    "galaxy?": OneOf(ids.GALAXY_WORDS),
}

ARRANGED: Final = {
    "game?": TEXT,
    "rules?": NUMBER,
    "options?": SETTINGS,
    "seats": [ARRANGED_SEAT],
    "rogue?": ARRANGED_SEAT,
    "row?": [TEXT],
    "deck_top?": [TEXT],
    "deck?": [TEXT],
    "active?": NUMBER,
    "dice?": [OneOf(ids.FACE_WORDS)],
    "used?": [OneOf(ids.FACE_WORDS)],
    "rolls?": [OneOf(ids.FACE_WORDS)],
    "at?": OneOf(["turn", "opening", "rogue", "scoring"]),
    "left?": NUMBER,
    "maxima?": FLAG,
    "ended_by?": NUMBER,
    "seed?": WHOLE,
}


def check_arranged(data: dict[str, object]) -> None:
    """Whether this arranges a position, as far as its shape goes."""
    check(data, ARRANGED, "")
    rolls = data.get("rolls", [])
    if isinstance(rolls, list) and len(rolls) > MOST_ROLLS:
        raise bad("rolls")
    seats = data["seats"]
    solo = isinstance(seats, list) and len(seats) == 1
    rogue = data.get("rogue")
    if solo != isinstance(rogue, dict) or (isinstance(rogue, dict) and "name" not in rogue):
        raise bad("rogue")


def setup_read(players: int, options: dict[str, object]) -> Setup:
    """How the game was set up."""
    try:
        return read_setup(players, options)
    except BadSetup as refused:
        raise BadRecord(refused.code, refused.facts) from None
