"""The game as the rest of the package knows it: how to begin, read and resume one."""

from __future__ import annotations

from typing import Any, Final

from perihelion.race import ids
from perihelion.race.arrange import arrange
from perihelion.race.deal import Deal, read_setup, read_start_worlds
from perihelion.race.layout import LAYOUT
from perihelion.tabletop.dice import Seed
from perihelion.tabletop.layout import TableLayout
from perihelion.tabletop.registry import Game
from perihelion.tabletop.table import Table


class RaceGame(Game):
    """Race for the Galaxy."""

    def name(self) -> str:
        return "race"

    def rules(self) -> int:
        return ids.RULES_VERSION

    def players(self) -> range:
        return range(2, 7)

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

    def new_game(
        self, players: int, seed: Seed, options: dict[str, object], listening: bool
    ) -> Table:
        setup = read_setup(players, options)
        return Deal(seed, setup, read_start_worlds(setup, options)).begin(listening)

    def layout(self) -> TableLayout:
        return LAYOUT

    def arrange(self, data: dict[str, Any], listening: bool) -> Table:
        return arrange(data, listening)


RACE: Final = RaceGame()
