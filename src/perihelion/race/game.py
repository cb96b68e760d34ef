"""The game as the rest of the package knows it: how to begin, read and resume one."""

from __future__ import annotations

from typing import Any, Final, cast

from perihelion.race.arrange import arrange
from perihelion.race.deal import OPTIONS, Deal, read_setup, read_start_worlds
from perihelion.race.layout import LAYOUT
from perihelion.race.outcome import about
from perihelion.race.scene import scene
from perihelion.race.state import Race
from perihelion.tabletop.dice import Seed
from perihelion.tabletop.layout import TableLayout
from perihelion.tabletop.lexicon import Lexicon
from perihelion.tabletop.question import Option, Question
from perihelion.tabletop.registry import Game
from perihelion.tabletop.scene import Saying, Scene, Several
from perihelion.tabletop.table import Table

LEXICON: Final = Lexicon(
    {
        "source": "card",
        "good": "good",
        "phase": "phase",
        "method": "method",
        "word": "word",
        "category": "category",
        "goal": "goal",
        "worlds": "card",
        "goals": "goal",
    },
    answers=("action", "method", "option"),
    parts={"category": "category", "kind": "good"},
)


class RaceGame(Game):
    """Race for the Galaxy."""

    def players(self) -> range:
        return range(2, 7)

    def lexicon(self) -> Lexicon:
        return LEXICON

    def options(self) -> dict[str, object]:
        return OPTIONS

    def variants(self) -> list[dict[str, object]]:
        storm, rebels = ["gathering-storm"], ["rebel-vs-imperium"]
        both = storm + rebels
        whole = [*both, "brink-of-war"]
        return [
            {},
            {"edition": 2},
            {"first_game": True},
            {"advanced": True},
            {"edition": 2, "advanced": True},
            {"expansions": storm},
            {"expansions": storm, "goals": False},
            {"expansions": storm, "first_game": True},
            {"expansions": rebels},
            {"expansions": rebels, "takeovers": True},
            {"expansions": both},
            {"expansions": both, "takeovers": True},
            {"expansions": both, "advanced": True, "takeovers": True},
            {"expansions": both, "scenario": "rebel-vs-imperium"},
            {"expansions": whole},
            {"expansions": whole, "goals": False, "takeovers": True},
            {"expansions": whole, "takeovers": True},
            {"expansions": whole, "takeovers": True, "advanced": True},
            {"expansions": whole, "scenario": "rebel-vs-imperium", "advanced": True},
        ]

    def typical(self) -> dict[str, tuple[int, dict[str, object]]]:
        """The base game, and the whole first arc with goals and takeovers."""
        out: dict[str, tuple[int, dict[str, object]]] = {}
        for count in (2, 3, 4):
            out[f"{count} players"] = (count, {})
        sets = ["gathering-storm", "rebel-vs-imperium", "brink-of-war"]
        for count in (2, 4, 6):
            arc: dict[str, object] = {"expansions": sets, "takeovers": True}
            out[f"base+1+2+3, {count} players"] = (count, arc)
        return out

    def new_game(
        self, players: int, seed: Seed, options: dict[str, object], listening: bool
    ) -> Table:
        setup = read_setup(players, options)
        return Deal(seed, setup, read_start_worlds(setup, options)).begin(listening)

    def layout(self) -> TableLayout:
        return LAYOUT

    def arrange(self, data: dict[str, Any], listening: bool) -> Table:
        return arrange(data, listening)

    def scene(self, view: Table, viewer: int | None) -> Scene:
        return scene(cast(Race, view), viewer)

    def outcome(self, view: Table, question: Question, option: Option) -> Saying:
        return Several(self.about(view, question, option), " ")

    def about(self, view: Table, question: Question, option: Option) -> list[Saying]:
        return about(cast(Race, view), question, option)


RACE: Final = RaceGame()
