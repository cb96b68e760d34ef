"""How sure one may be of a mean or of a share of wins.

Games of the same deal resemble each other, so they are not independent: the deal is what counts.
Sums over deals are kept, never the games themselves.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

Z: Final = 1.959964
"""Standard deviations either side of the mean that hold 95 %."""


class Sums:
    """Sums over deals, from which a mean and its error follow."""

    def __init__(self) -> None:
        self.deals = 0
        self.games = 0.0
        self.total = 0.0
        self._squares = 0.0  # of the totals of deals
        self._products = 0.0  # of totals and games
        self._sizes = 0.0  # squares of the games

    def enter(self, total: float, games: float) -> None:
        """A deal: the sum of the figure over so many games."""
        if games:
            self.deals += 1
            self.games += games
            self.total += total
            self._squares += total * total
            self._products += total * games
            self._sizes += games * games

    def with_two(self, first: float, second: float, games: float) -> Sums:
        """The same with two more deals of this size."""
        out = type(self)()
        vars(out).update(vars(self))
        out.enter(first, games)
        out.enter(second, games)
        return out

    @property
    def mean(self) -> float:
        return self.total / self.games if self.games else 0.0

    def half(self) -> float:
        """Half the width of the 95 % interval around the mean, by the usual error of a ratio of
        sums; 0 as long as a single deal tells nothing about others.
        """
        if self.deals < 2:
            return 0.0
        p = self.mean
        apart = max(self._squares - 2 * p * self._products + p * p * self._sizes, 0.0)
        return Z * sqrt(apart * self.deals / (self.deals - 1)) / self.games


class Share(Sums):
    """A share of wins. A shared win counts as its part."""

    def interval(self) -> tuple[float, float]:
        """Where the true share lies with 95 % confidence.

        One deal won throughout and one lost throughout are counted in. For two players that is the
        rule of Agresti and Coull, who add two games won and two lost, carried over from games to
        deals; so the interval has a width even if all deals went alike.
        """
        if not self.deals:
            return 0.0, 1.0
        size = self.games / self.deals
        more = self.with_two(size, 0.0, size)
        return max(more.mean - more.half(), 0.0), min(more.mean + more.half(), 1.0)
