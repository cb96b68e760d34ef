"""All that is printed, together."""

from __future__ import annotations

from typing import Any, Final

from perihelion.beyond.catalogue.achievements import ACHIEVEMENTS
from perihelion.beyond.catalogue.boards import BASIC_ACTIONS, SIDES, TILES, TREE, side, slot
from perihelion.beyond.catalogue.corrections import corrected
from perihelion.beyond.catalogue.events import EVENTS
from perihelion.beyond.catalogue.factions import AUTOMATION_VP, FACTIONS
from perihelion.beyond.catalogue.guilds import GUILDS
from perihelion.beyond.catalogue.systems import SYSTEMS
from perihelion.beyond.catalogue.technologies import TECHNOLOGIES
from perihelion.beyond.ids import SLOT_WORDS
from perihelion.beyond.pieces.contents import Contents

FACTION_WORDS: Final = [one.slug for one in FACTIONS]

LEVEL_VP: Final = [0, 1, 2, 3, 0]
"""Points of a technology by its level; level IIII prints its own."""

TRADE: Final = [3, 1, 1]
"""Ore for a supply cube, ore for a ship, ore from a cube [beyond.prod.trade.ore-to-pop,
beyond.prod.trade.ship-to-pop, beyond.prod.trade.pop-to-ore]."""


def contents(corrections: dict[str, Any]) -> Contents:
    """The catalogue with these corrections; raises `Wrong` where one cannot be."""
    printed = Contents(
        list(TECHNOLOGIES),
        list(EVENTS),
        list(SYSTEMS),
        list(ACHIEVEMENTS),
        list(GUILDS),
        list(FACTIONS),
        [slot(*TREE[word]) for word in SLOT_WORDS],
        [side(SIDES[players]) for players in (2, 3, 4)],
        list(BASIC_ACTIONS),
        [[list(spaces) for spaces in TILES[players]] for players in (2, 3, 4)],
        list(AUTOMATION_VP),
        list(LEVEL_VP),
        list(TRADE),
    )
    return corrected(printed, corrections) if corrections else printed
