"""The game as the rest of the package knows it: how to begin, read and resume one."""

from __future__ import annotations

from typing import Final

from perihelion.roll.deal import Deal, read_setup
from perihelion.roll.ids import RULES_VERSION
from perihelion.roll.notation import from_position
from perihelion.roll.packing import unpack
from perihelion.tabletop.dice import Seed
from perihelion.tabletop.registry import Game
from perihelion.tabletop.table import Table


class RollGame(Game):
    """Roll for the Galaxy."""

    def name(self) -> str:
        return "roll"

    def rules(self) -> int:
        return RULES_VERSION

    def players(self) -> range:
        return range(2, 6)

    def variants(self) -> list[dict[str, object]]:
        return [{}, {"first_game": True}]

    def new_game(
        self, players: int, seed: Seed, options: dict[str, object], listening: bool
    ) -> Table:
        return Deal(seed, read_setup(players, options)).begin(listening)

    def position(self, data: dict[str, object]) -> Table:
        return from_position(data)

    def unpack(self, data: list[object]) -> Table:
        return unpack(data)


ROLL: Final = RollGame()
