"""The game as the rest of the package knows it: how to begin, read and resume one."""

from __future__ import annotations

from typing import Any, Final

from perihelion.beyond import ids
from perihelion.beyond.arrange import arrange
from perihelion.beyond.deal import Deal
from perihelion.beyond.layout import LAYOUT
from perihelion.beyond.phases.control import OutpostOrder
from perihelion.beyond.setup import read_setup
from perihelion.tabletop.dice import Seed
from perihelion.tabletop.layout import TableLayout
from perihelion.tabletop.registry import Game
from perihelion.tabletop.table import Table


class BeyondGame(Game):
    """Beyond the Sun."""

    def name(self) -> str:
        return "beyond"

    def rules(self) -> int:
        return ids.RULES_VERSION

    def older_rules(self) -> list[int]:
        return [1]

    def left_out(self, table: Table, seat: int) -> int | None:
        """Under rules 1 places got their discs in the order of the board."""
        step = table.asking(seat)
        return table.options(seat)[0] if isinstance(step, OutpostOrder) else None

    def players(self) -> range:
        return range(2, 5)

    def variants(self) -> list[dict[str, object]]:
        """Both sides of the mats, each with decks and with the technology table."""
        return [
            {},
            {"mats": "advanced"},
            {"tableau": True},
            {"mats": "advanced", "tableau": True, "first_player": 1},
        ]

    def new_game(
        self, players: int, seed: Seed, options: dict[str, object], listening: bool
    ) -> Table:
        return Deal(seed, read_setup(players, options)).begin(listening)

    def layout(self) -> TableLayout:
        return LAYOUT

    def arrange(self, data: dict[str, Any], listening: bool) -> Table:
        return arrange(data, listening)


BEYOND: Final = BeyondGame()
