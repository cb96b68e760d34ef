"""A bot for Race for the Galaxy that plays its actions on to the end of the round."""

from __future__ import annotations

from typing import Final

from perihelion.bots.bot import POINTS, Bot, Opinion
from perihelion.bots.race.answers import best_now
from perihelion.bots.race.prospects import Yields
from perihelion.bots.race.search import ACTIONS, Search
from perihelion.bots.search import PATIENCE, luck_of
from perihelion.race.state import Race
from perihelion.tabletop.table import Table

WORLDS: Final = 4
"""How often it guesses what it cannot see."""

TRIED: Final = 6
"""How many actions it thinks about."""


class RaceCaptain(Bot):
    """Guesses a few times what it cannot see, and plays each action on to the end of the round: its
    own, and what the others are likely to choose. What it does in a phase it decides at once, like
    `greedy`. The same view gets the same answer.
    """

    def __init__(self, worlds: int = WORLDS) -> None:
        self.worlds: Final = worlds
        self.yields: Yields | None = None

    def answer(self, view: Table, seat: int) -> int:
        assert isinstance(view, Race)
        options = view.options(seat)
        if len(options) == 1:
            return options[0]
        if view.asking(seat).kind() not in ACTIONS or view.round() > PATIENCE:
            return best_now(view, seat)
        worths = self.worths(view, seat)
        return options[worths.index(max(worths))]

    def worths(self, view: Race, seat: int) -> list[float]:
        """What each answer is worth: how far ahead the seat will be after the round, in points."""
        if self.yields is None or self.yields.box is not view.box:
            self.yields = Yields(view.box)
        luck = luck_of(view, 1)
        sums = [0.0] * len(view.options(seat))
        for _ in range(self.worlds):
            world = view.guess(luck)
            assert isinstance(world, Race)
            for k, worth in enumerate(Search(self.yields, seat).worths(world, TRIED)):
                sums[k] += worth / self.worlds
        return sums

    def opinions(self, view: Table, seat: int) -> list[Opinion]:
        assert isinstance(view, Race)
        options = view.options(seat)
        kind = view.asking(seat).kind()
        if len(options) == 1 or kind not in ACTIONS or view.round() > PATIENCE:
            return super().opinions(view, seat)
        worths = self.worths(view, seat)
        out = [Opinion(a, worth, POINTS, []) for a, worth in zip(options, worths, strict=True)]
        return sorted(out, key=lambda one: -one.value)
