"""The game as the rest of the package knows it: how to begin, read and resume one."""

from __future__ import annotations

from typing import Any, Final, cast

from perihelion.tabletop.dice import Seed
from perihelion.tabletop.layout import TableLayout
from perihelion.tabletop.lexicon import Lexicon
from perihelion.tabletop.question import Option, Question
from perihelion.tabletop.registry import Game
from perihelion.tabletop.scene import Saying, Scene
from perihelion.tabletop.table import Table
from perihelion.tiny.arrange import arrange
from perihelion.tiny.catalogue.rogues import ROGUE_MATS
from perihelion.tiny.deal import new_game
from perihelion.tiny.layout import LAYOUT
from perihelion.tiny.outcome import outcome
from perihelion.tiny.scene import about, named, scene
from perihelion.tiny.setup import OPTIONS, Setup
from perihelion.tiny.state import Tiny

LEXICON: Final = Lexicon(
    {
        "face": "action",
        "faces": "action",
        "resource": "resource",
        "into": "resource",
        "galaxy": "galaxy",
        "rogue": "rogue",
        "difficulty": "difficulty",
        "dropped": "card",
    }
)


class TinyGame(Game):
    """Tiny Epic Galaxies."""

    def players(self) -> range:
        return range(1, 6)

    def lexicon(self) -> Lexicon:
        return LEXICON

    def variants(self) -> list[dict[str, object]]:
        """The plain game, each rogue galaxy, and the options that change rules or cards."""
        rogues: list[dict[str, object]] = [{"rogue": mat.slug} for mat in ROGUE_MATS]
        return [
            {},
            *rogues,
            {
                "mared_tie_allowed": True,
                "andellouxian_split": True,
                "gort_may_colonise": False,
                "steal_own_turn_only": True,
                "follow_income_once": False,
                "push_price": 1,
            },
            {
                "helios_old_card": "removed",
                "orbiter_in_orbit": True,
                "hoarder_each": 4,
                "equalizer_vp": 2,
            },
            {"two_player_mission_pool": True, "first_player": 1},
            {
                "rogue": "zendica",
                "rogue_mat_yield": "both",
                "solo_follow_extra": False,
                "rogue_push": "foremost",
                "rogue_max": 4,
                "rogue_once": [4, 5],
            },
        ]

    def typical(self) -> dict[str, tuple[int, dict[str, object]]]:
        return {"2 players": (2, {}), "5 players": (5, {}), "solo": (1, {"rogue": "artemis"})}

    def options(self) -> dict[str, object]:
        return {name: one.usual() for name, one in OPTIONS.items()}

    def deal(self, seed: Seed, setup: Setup, listening: bool) -> Table:
        return new_game(seed, setup, listening)

    def layout(self) -> TableLayout:
        return LAYOUT

    def arrange(self, data: dict[str, Any], listening: bool) -> Table:
        return arrange(data, listening)

    def scene(self, view: Table, viewer: int | None) -> Scene:
        return scene(cast(Tiny, view), viewer)

    def outcome(self, view: Table, question: Question, option: Option) -> Saying:
        return outcome(cast(Tiny, view), question, option)

    def named(self, view: Table, option: Option) -> Saying | None:
        return named(cast(Tiny, view), option)

    def about(self, view: Table, question: Question, option: Option) -> list[Saying]:
        return about(cast(Tiny, view), option)


TINY: Final = TinyGame()
