"""A bot that plays its most important choices on to the end of the round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from perihelion.bots.bot import POINTS, Bot, Opinion, Rule
from perihelion.bots.search import PATIENCE, luck_of
from perihelion.tabletop.table import Table


class Captain(Bot):
    """Where much turns on its answer, it guesses a few times what it cannot see, and plays each
    answer on to the end of the round: `worths` says how far ahead the seat is then, in points.
    Everything else it decides at once, by a rule. The same view gets the same answer.
    """

    def __init__(
        self,
        rule: Rule,
        turns_on: Callable[[Any, int], bool],
        worths: Callable[[Any, int], list[float]],
        worlds: int,
    ) -> None:
        self.rule: Final = rule
        self.turns_on: Final = turns_on
        self.worths: Final = worths
        self.worlds = worlds

    def thinks(self, view: Table, seat: int) -> bool:
        """Whether it plays the answers on."""
        several = len(view.options(seat)) > 1
        return several and view.round() <= PATIENCE and self.turns_on(view, seat)

    def answer(self, view: Table, seat: int) -> int:
        if not self.thinks(view, seat):
            return self.rule(view, seat)
        means = self.means(view, seat)
        return view.options(seat)[means.index(max(means))]

    def means(self, view: Table, seat: int) -> list[float]:
        """What each answer is worth in the worlds that it guesses, on average."""
        luck = luck_of(view, 1)
        sums = [0.0] * len(view.options(seat))
        for _ in range(self.worlds):
            for k, worth in enumerate(self.worths(view.guess(luck), seat)):
                sums[k] += worth / self.worlds
        return sums

    def opinions(self, view: Table, seat: int) -> list[Opinion]:
        if not self.thinks(view, seat):
            return super().opinions(view, seat)
        thought = zip(view.options(seat), self.means(view, seat), strict=True)
        out = [Opinion(answer, worth, POINTS, []) for answer, worth in thought]
        return sorted(out, key=lambda one: -one.value)
