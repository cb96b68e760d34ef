"""What every bot is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from perihelion.tabletop.dice import dice
from perihelion.tabletop.question import Question
from perihelion.tabletop.table import Table

POINTS: Final = "points"
CHANCE: Final = "chance"
LIKING: Final = "liking"
"""In what a bot measures its options: points it expects to be ahead, its chance to win from 0 to 1,
or how likely it is to take them.
"""


class Reason:
    """A part of the position that speaks for an option, or against it if its weight is negative."""

    def __init__(self, part: str, weight: float) -> None:
        self.part: Final = part
        self.weight: Final = weight

    def __repr__(self) -> str:
        return f"<{self.part} {self.weight:+.3f}>"


class Opinion:
    """What a bot thinks of one option."""

    def __init__(self, answer: int, value: float, unit: str, reasons: list[Reason]) -> None:
        self.answer: Final = answer
        self.value: Final = value
        self.unit: Final = unit
        self.reasons: Final = reasons  # the weightiest first

    def __repr__(self) -> str:
        return f"<Opinion of {self.answer}: {self.value:.3f} {self.unit}>"


class Clock:
    """How long a bot may think about one question."""

    def __init__(self, seconds: float) -> None:
        self.seconds: Final = seconds


class Bot:
    """A player made of code.

    It gets the position as its seat may see it, so it cannot cheat even by mistake.
    """

    def answer(self, view: Table, seat: int) -> int:
        """A legal answer to the question that `seat` faces in `view`."""
        raise NotImplementedError

    def choose(self, view: Table, seat: int, question: Question, clock: Clock) -> int:
        """The same for a bot that wants the question as a player is shown it, or that divides its
        time; see `drive.ask`.
        """
        return self.answer(view, seat)

    def opinions(self, view: Table, seat: int) -> list[Opinion]:
        """What it thinks of every option, the best first. A bot that does not weigh its options
        likes the one it takes.
        """
        taken = self.answer(view, seat)
        others = [answer for answer in view.options(seat) if answer != taken]
        return [Opinion(taken, 1.0, LIKING, []), *(Opinion(a, 0.0, LIKING, []) for a in others)]

    def close(self) -> None:
        """Give back what it holds: it is asked no more. Most bots hold nothing."""


Rule = Callable[[Any, int], int]
"""From a position of a game, as the seat may know it, to what the seat answers."""


class RuleBot(Bot):
    """Answers by one rule. It remembers nothing and is not random: the same view gets the same
    answer. A rule that tries answers gets a guess at what cannot be seen, always the same.
    """

    def __init__(self, rule: Rule, guesses: bool = False) -> None:
        self.rule: Final = rule
        self.guesses: Final = guesses

    def answer(self, view: Table, seat: int) -> int:
        return int(self.rule(view.guess(dice(1)) if self.guesses else view, seat))


Makers = dict[str, Callable[[int], Bot]]
"""Bots by name, each with a function that makes one from a seed."""
