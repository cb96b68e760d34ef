"""The game as the rest of the package knows it: how to begin, read and resume one."""

from __future__ import annotations

from typing import Any, Final

from perihelion.beyond.arrange import arrange
from perihelion.beyond.deal import new_game
from perihelion.beyond.layout import LAYOUT
from perihelion.beyond.phases.control import OutpostOrder
from perihelion.beyond.setup import Setup
from perihelion.tabletop.dice import Seed
from perihelion.tabletop.layout import TableLayout
from perihelion.tabletop.lexicon import Lexicon
from perihelion.tabletop.registry import Game
from perihelion.tabletop.table import Table

LEXICON: Final = Lexicon(
    {
        "source": "card",
        "place": "place",
        "from": "place",
        "to": "place",
        "type": "type",
        "types": "type",
        "disc": "disc",
        "discs": "disc",
        "faction": "faction",
        "count": "count",
    },
)


class BeyondGame(Game):
    """Beyond the Sun."""

    def older_rules(self) -> list[int]:
        return [1]

    def left_out(self, table: Table, seat: int) -> int | None:
        """Under rules 1 places got their discs in the order of the board."""
        step = table.asking(seat)
        return table.options(seat)[0] if isinstance(step, OutpostOrder) else None

    def players(self) -> range:
        return range(2, 5)

    def lexicon(self) -> Lexicon:
        return LEXICON

    def variants(self) -> list[dict[str, object]]:
        """Both sides of the mats, each with decks and with the technology table."""
        return [
            {},
            {"mats": "advanced"},
            {"tableau": True},
            {"mats": "advanced", "tableau": True, "first_player": 1},
        ]

    def deal(self, seed: Seed, setup: Setup, listening: bool) -> Table:
        return new_game(seed, setup, listening)

    def layout(self) -> TableLayout:
        return LAYOUT

    def arrange(self, data: dict[str, Any], listening: bool) -> Table:
        return arrange(data, listening)


BEYOND: Final = BeyondGame()
