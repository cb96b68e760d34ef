"""A bot that thinks for everybody who chooses at the same time."""

from __future__ import annotations

import math
import time
from typing import Final

from perihelion.bots.admiral import Admiral
from perihelion.bots.commodore import Judge
from perihelion.bots.search import OVERTIME, Found, Guide, Limits, luck_of
from perihelion.tabletop.dice import Dice
from perihelion.tabletop.table import Table

WARMTH: Final = 0.02
"""How much worse an answer is, in chances to win, that somebody gives a third as often."""

GRAIN: Final = 1 << 20
"""Likelihoods are shares of this number: dice give whole numbers."""


class Mixture:
    """How often somebody will give each of their answers: the better these have turned out in the
    worlds so far, the more often.
    """

    def __init__(self) -> None:
        self.sums: Final[dict[int, float]] = {}
        self.trials: Final[dict[int, int]] = {}

    def note(self, choice: int, value: float) -> None:
        """A choice has turned out to be worth this."""
        self.sums[choice] = self.sums.get(choice, 0.0) + value
        self.trials[choice] = self.trials.get(choice, 0) + 1

    def value(self, choice: int) -> float:
        """What a choice has been worth on average; one never tried is thought as good as any."""
        n = self.trials.get(choice, 0)
        if n:
            return self.sums[choice] / n
        tried = sum(self.trials.values())
        return sum(self.sums.values()) / tried if tried else 0.5

    def draw(self, choices: list[int], luck: Dice) -> int:
        """The place of one of these choices, by chance."""
        values = [self.value(choice) for choice in choices]
        most = max(values)
        weights = [int(GRAIN * math.exp((value - most) / WARMTH)) for value in values]
        left = int(luck.below(sum(weights)))
        for k, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return k
        raise AssertionError("the weights have been summed up")


def asked_together(g: Table, seat: int) -> list[int]:
    """Who is asked the same as `seat` at the same time, `seat` among them."""
    kind = g.asking(seat).kind()
    return [k for k in range(len(g.order)) if g.waits_for(k) and g.asking(k).kind() == kind]


def search_together(
    view: Table, seat: int, guide: Guide, judge: Judge, limits: Limits, seed: int
) -> Found:
    """Look for the best answer to a question that others face at the same time. In every world each
    of them tries all their choices against what the others are likely to do, as far as that has
    been found out; so nobody counts on the others to do what is bad for them.
    """
    luck = luck_of(view, seed)
    options = view.options(seat)
    asked = asked_together(view, seat)
    mixtures = {k: Mixture() for k in asked}
    before = guide.stage(view)
    begun = time.monotonic()
    end, break_off = begun + limits.seconds, begun + OVERTIME * limits.seconds
    tried = 0
    while tried < limits.worlds and time.monotonic() < end:
        world = view.guess(luck)
        choices = {k: judge.choices(world, k)[: limits.answers] for k in asked}
        drawn = {
            k: choices[k][mixtures[k].draw([means for means, _ in choices[k]], luck)][1]
            for k in asked
        }
        for who in asked:
            tables: list[Table] = []
            for _, answer in choices[who]:
                table = world.copy()
                for k in asked:
                    table.accept(k, answer if k == who else drawn[k])
                tables.append(table)
            guide.play_out(tables, before, limits, break_off)
            values = guide.values(tables, who)
            for (means, _), value in zip(choices[who], values, strict=True):
                mixtures[who].note(means, value)
            tried += len(tables)
    mine = mixtures[seat]
    known = {answer: means for means, answer in judge.choices(view, seat)}
    trials = [mine.trials.get(known.get(answer, -1), 0) for answer in options]
    least = min((mine.value(means) for means in mine.trials), default=0.0)
    values = [mine.value(known[a]) if n else least for a, n in zip(options, trials, strict=True)]
    return Found(options, values, trials)


class Legend(Admiral):
    """Thinks like `admiral`, for longer or further ahead. In Race, where all choose an action at
    the same time, it thinks for each of them, and does what is best against all that they may do.
    """

    def _search(self, view: Table, seat: int) -> Found:
        judge = self.guide.judge
        alike = judge.for_all() and judge.turns_on(view, seat)
        if alike and len(asked_together(view, seat)) > 1:
            return search_together(view, seat, self.guide, judge, self.limits, self.seed)
        return super()._search(view, seat)
