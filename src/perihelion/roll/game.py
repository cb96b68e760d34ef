"""The game as the rest of the package knows it: how to begin, read and resume one."""

from __future__ import annotations

from typing import Any, Final, cast

from perihelion.roll.arrange import arrange
from perihelion.roll.box import whole_box
from perihelion.roll.deal import new_game
from perihelion.roll.layout import LAYOUT
from perihelion.roll.outcome import outcome
from perihelion.roll.pieces.tiles import slug
from perihelion.roll.scene import about, scene
from perihelion.roll.setup import Setup
from perihelion.roll.state import Roll
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
        "world": "card",
        "colour": "colour",
        "colours": "colour",
        "kinds": "colour",
        "place": "place",
        "side": "side",
        "word": "word",
        "phase": "phase",
        "phases": "phase",
        "face": "phase",
        "from": "phase",
        "to": "phase",
    },
    answers=("option",),
)


class RollGame(Game):
    """Roll for the Galaxy."""

    def players(self) -> range:
        return range(2, 6)

    def lexicon(self) -> Lexicon:
        return LEXICON

    def options(self) -> dict[str, object]:
        return {"first_game": False, "automatic": True, "expansions": []}

    def variants(self) -> list[dict[str, object]]:
        return [{}, {"first_game": True}]

    def deal(self, seed: Seed, setup: Setup, listening: bool) -> Table:
        return new_game(seed, setup, listening)

    def layout(self) -> TableLayout:
        return LAYOUT

    def arrange(self, data: dict[str, Any], listening: bool) -> Table:
        return arrange(data, listening)

    def same_piece(self, name: str, other: str) -> bool:
        """Both sides of a tile are one piece."""
        box = whole_box()
        sides = [box.numbers.get(slug(one)) for one in (name, other)]
        if sides[0] is None or sides[1] is None:
            return False
        tile = box.in_bag[sides[0]] and sides[0] // 2 == sides[1] // 2
        return tile or sides[0] == sides[1]

    def scene(self, view: Table, viewer: int | None) -> Scene:
        return scene(cast(Roll, view), viewer)

    def outcome(self, view: Table, question: Question, option: Option) -> Saying:
        return outcome(cast(Roll, view), question, option)

    def about(self, view: Table, question: Question, option: Option) -> list[Saying]:
        return about(cast(Roll, view), option)


ROLL: Final = RollGame()
