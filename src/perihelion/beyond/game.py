"""The game as the rest of the package knows it: how to begin, read and resume one."""

from __future__ import annotations

from typing import Any, Final, cast

from perihelion.beyond.arrange import arrange
from perihelion.beyond.deal import new_game
from perihelion.beyond.layout import LAYOUT
from perihelion.beyond.outcome import outcome
from perihelion.beyond.phases.control import OutpostOrder
from perihelion.beyond.scene import about, scene
from perihelion.beyond.setup import OPTIONS, Setup
from perihelion.beyond.state import Beyond
from perihelion.tabletop.dice import Seed
from perihelion.tabletop.layout import TableLayout
from perihelion.tabletop.lexicon import Lexicon
from perihelion.tabletop.question import Option, Question
from perihelion.tabletop.registry import Game
from perihelion.tabletop.scene import Saying, Scene
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
    }
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

    def options(self) -> dict[str, object]:
        return OPTIONS

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

    def scene(self, view: Table, viewer: int | None) -> Scene:
        return scene(cast(Beyond, view), viewer)

    def outcome(self, view: Table, question: Question, option: Option) -> Saying:
        return outcome(cast(Beyond, view), question, option)

    def about(self, view: Table, question: Question, option: Option) -> list[Saying]:
        return about(cast(Beyond, view), option)


BEYOND: Final = BeyondGame()
