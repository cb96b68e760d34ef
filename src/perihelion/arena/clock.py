"""How long a bot thinks: mean, longest, and what nineteen of twenty decisions stay below."""

from __future__ import annotations

from math import ceil, log10

import msgspec

STEPS: int = 40
"""Times are sorted into classes, so many for each power of ten: each is 6 % wide."""


class Clock(msgspec.Struct):
    """Times of decisions, in seconds; two clocks can be added up."""

    decisions: int = 0
    total: float = 0.0
    longest: float = 0.0
    classes: dict[int, int] = {}

    def enter(self, seconds: float) -> None:
        """A decision that took this long."""
        self.decisions += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        k = ceil(STEPS * log10(max(seconds, 1e-9)))
        self.classes[k] = self.classes.get(k, 0) + 1

    def add(self, other: Clock) -> None:
        """All times of another clock."""
        self.decisions += other.decisions
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        for k, count in other.classes.items():
            self.classes[k] = self.classes.get(k, 0) + count

    @property
    def mean(self) -> float:
        return self.total / self.decisions if self.decisions else 0.0

    def below(self, part: float) -> float:
        """What this part of the times stays below: the upper end of a class, or the longest."""
        left = part * self.decisions
        for k in sorted(self.classes):
            left -= self.classes[k]
            if left <= 0:
                return min(float(10 ** (k / STEPS)), self.longest)
        return self.longest
