"""The shapes of positions in plain data: packed, written down, and arranged."""

from __future__ import annotations

from typing import Final

from perihelion.beyond import ids
from perihelion.beyond.setup import Setup, read_setup
from perihelion.tabletop.refusal import BadRecord, BadSetup
from perihelion.tabletop.shapes import (
    FLAG,
    NUMBER,
    PACKED_KERNEL,
    SETTINGS,
    TEXT,
    WHOLE,
    WRITTEN_KERNEL,
    Below,
    Mark,
    Named,
    check,
    has_shape,
)


class Colony(Mark):
    """A colonised system: a card, or {card: its discs}."""

    def fits(self, value: object) -> bool:
        if isinstance(value, str):
            return True
        return isinstance(value, dict) and len(value) == 1 and has_shape(value, TEXTS)


FACTION: Final = Below(ids.FACTIONS)
NAMED: Final = Named(TEXT)
TEXTS: Final = Named([TEXT])
CLAIMS: Final = Named([NUMBER])
COLONY: Final = Colony()

PACKED_SEAT: Final = (
    FACTION,
    NUMBER,
    NUMBER,
    (NUMBER,) * 4,
    (NUMBER,) * ids.HANGARS,
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

PACKED: Final = (
    TEXT,
    NUMBER,
    NUMBER,
    SETTINGS,
    PACKED_KERNEL,
    [PACKED_SEAT],
    (NUMBER,) * ids.SLOTS,
    (NUMBER,) * ids.SLOTS,
    *([NUMBER] for _ in range(4)),
    ([NUMBER],) * ids.DECKS,
    ([NUMBER],) * ids.DECKS,
    (NUMBER,) * ids.PLACES,
    (NUMBER,) * ids.PLACES,
    (NUMBER,) * ids.PLACES,
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
    **WRITTEN_KERNEL,
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
    "slots": (TEXT,) * ids.SLOTS,
    "events": (TEXT,) * ids.SLOTS,
    "unused": [TEXT],
    "discarded": [TEXT],
    "staying": [(TEXT, NUMBER)],
    "decks": ([TEXT],) * ids.DECKS,
    "buried": ([NUMBER],) * ids.DECKS,
    "systems": (TEXT,) * ids.PLACES,
    "outposts": [(TEXT, NUMBER, TEXT)],
    "achievements": [TEXT],
    "claims": [[(TEXT, NUMBER)]],
    "drawn": [TEXT],
    "drawn_systems": [TEXT],
    "out": [TEXT],
    "out_systems": [TEXT],
    "marks": WRITTEN_MARKS,
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


def check_arranged(data: dict[str, object]) -> None:
    """Whether this arranges a position, as far as its shape goes."""
    check(data, ARRANGED, "")


def setup_read(players: int, options: dict[str, object]) -> Setup:
    """How the game was set up."""
    try:
        return read_setup(players, options)
    except BadSetup as refused:
        raise BadRecord(refused.code, refused.facts) from None
