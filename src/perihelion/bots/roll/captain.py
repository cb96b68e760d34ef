"""A bot for Roll for the Galaxy that plays its selections on to the end of the round."""

from __future__ import annotations

from typing import Final

from perihelion.bots.bot import POINTS, Bot, Opinion
from perihelion.bots.roll.answers import best_now
from perihelion.bots.roll.search import is_selection, worths
from perihelion.bots.search import PATIENCE, luck_of
from perihelion.roll.state import Roll
from perihelion.tabletop.table import Table

WORLDS: Final = 3
"""How often it guesses what it cannot see."""


class RollCaptain(Bot):
    """Guesses a few times what the others have rolled, and plays each phase that it could select on
    to the end of the round. What it does in a phase it decides at once, like `greedy`. The
    same view gets the same answer.
    """

    def __init__(self, worlds: int = WORLDS) -> None:
        self.worlds: Final = worlds

    def answer(self, view: Table, seat: int) -> int:
        assert isinstance(view, Roll)
        options = view.options(seat)
        if len(options) == 1:
            return options[0]
        if not is_selection(view, seat) or view.round() > PATIENCE:
            return best_now(view, seat)
        found = self.worths(view, seat)
        return options[found.index(max(found))]

    def worths(self, view: Roll, seat: int) -> list[float]:
        """What each answer is worth: how far ahead the seat will be after the round, in points."""
        luck = luck_of(view, 1)
        sums = [0.0] * len(view.options(seat))
        for _ in range(self.worlds):
            world = view.guess(luck)
            assert isinstance(world, Roll)
            for k, worth in enumerate(worths(world, seat)):
                sums[k] += worth / self.worlds
        return sums

    def opinions(self, view: Table, seat: int) -> list[Opinion]:
        assert isinstance(view, Roll)
        options = view.options(seat)
        if len(options) == 1 or not is_selection(view, seat) or view.round() > PATIENCE:
            return super().opinions(view, seat)
        found = self.worths(view, seat)
        out = [Opinion(a, worth, POINTS, []) for a, worth in zip(options, found, strict=True)]
        return sorted(out, key=lambda one: -one.value)
