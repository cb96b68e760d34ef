"""Everything that is printed."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.beyond.pieces import cards
from perihelion.beyond.pieces.mats import Faction
from perihelion.beyond.power import Action


class Contents:
    """Everything that is printed, as the catalogue has it or as corrected."""

    def __init__(
        self,
        techs: list[cards.Technology],
        events: list[cards.EventCard],
        systems: list[cards.System],
        achievements: list[cards.Achievement],
        guilds: list[cards.Guild],
        factions: list[Faction],
        slots: list[cards.Slot],
        sides: list[cards.Side],
        basic: list[Action],
        tiles: list[list[list[i64]]],
        cells: list[i64],
        level_vp: list[i64],
        rates: list[i64],
    ) -> None:
        self.techs = techs
        self.events = events
        self.systems = systems
        self.achievements = achievements
        self.guilds = guilds
        self.factions = factions
        self.slots = slots
        self.sides = sides  # for 2, 3 and 4 players
        self.basic = basic
        self.tiles = tiles  # for 2, 3 and 4 players: the surcharges of the spaces of each action
        self.cells = cells  # points of the automation cells, and last of each level beyond them
        self.level_vp = level_vp  # points of a technology, by level
        self.rates = rates  # ore for a cube, ore for a ship, ore from a cube
