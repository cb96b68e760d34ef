"""The game as everything else knows it."""

from __future__ import annotations

from typing import Final

from comets.deal import deal
from comets.layout import LAYOUT
from comets.setup import PLAYERS, Setup
from perihelion.tabletop.dice import Seed
from perihelion.tabletop.layout import TableLayout
from perihelion.tabletop.registry import Game
from perihelion.tabletop.table import Table


class CometsGame(Game):
    """Comets."""

    def players(self) -> range:
        return PLAYERS

    def deal(self, seed: Seed, setup: Setup, listening: bool) -> Table:
        return deal(seed, setup, listening)

    def layout(self) -> TableLayout:
        return LAYOUT


COMETS: Final = CometsGame()
