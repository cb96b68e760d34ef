"""A bot that searches, guided by the judgement of `captain`."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from perihelion.bots.bot import CHANCE, Bot, Opinion
from perihelion.bots.search import PATIENCE, Found, Guide, Limits, luck_of, search
from perihelion.tabletop.dice import Dice
from perihelion.tabletop.table import Table


class Judge:
    """What the search has to know of a game: how `captain` plays it and what it thinks of it."""

    def worths(self, g: Table, seat: int) -> list[float]:
        """What each answer is worth to the seat at first sight, in points."""
        raise NotImplementedError

    def answer(self, g: Table, seat: int) -> int:
        """What `captain` would answer."""
        raise NotImplementedError

    def play(self, g: Table, seat: int) -> None:
        """Give that answer, or several that belong together."""
        g.accept(seat, self.answer(g, seat))

    def turns_on(self, g: Table, seat: int) -> bool:
        """Whether this is one of the questions on which most depends."""
        raise NotImplementedError

    def for_all(self) -> bool:
        """Whether it is of use to think for all who face such a question at the same time; then
        `choices` has to say what each of them may answer.
        """
        return False

    def choices(self, g: Table, seat: int) -> list[tuple[int, int]]:
        """The answers to such a question that deserve a thought, the best at first sight first,
        each behind a number that means the same in every world: in another one the seat may have
        other pieces for the same choice.
        """
        raise NotImplementedError

    def stage(self, g: Table) -> int:
        """A number that changes whenever there is a good moment to judge a position."""
        return g.round()

    def lead(self, g: Table, seat: int) -> float:
        """How far the seat is ahead of its best rival, in points."""
        raise NotImplementedError


class JudgedGuide(Guide):
    """Everyone plays as `captain` does. A position is worth the chance to win that its lead brings:
    `scale` is the lead, in points, that has won 73 games of 100 for simpler bots.
    """

    def __init__(self, judge: Judge, scale: float) -> None:
        self.judge: Final = judge
        self.scale: Final = scale

    def first_values(self, view: Table, seat: int, luck: Dice) -> list[float]:
        return [self._chance(worth) for worth in self.judge.worths(view.guess(luck), seat)]

    def play(self, table: Table, seat: int) -> None:
        self.judge.play(table, seat)

    def values(self, tables: Sequence[Table], seat: int) -> list[float]:
        return [
            won(table, seat) if table.over else self._chance(self.judge.lead(table, seat))
            for table in tables
        ]

    def _chance(self, lead: float) -> float:
        return 1 / (1 + math.exp(-max(-40.0, min(40.0, lead / self.scale))))


def won(g: Table, seat: int) -> float:
    """What a finished game is worth to a seat: its share of the victory."""
    winners = g.winners()
    return 1 / len(winners) if seat in winners else 0.0


class Commodore(Bot):
    """Tries its best answers to the questions that matter in many worlds, lets everyone play on in
    them as `captain` would, and judges what comes of it. Other questions it answers like `captain`.
    """

    def __init__(
        self, guide: JudgedGuide, limits: Limits, questions: frozenset[str], seed: int = 0
    ) -> None:
        self.guide: Final = guide
        self.limits: Final = limits
        self.questions: Final = questions
        self.seed: Final = seed

    def within(self, limits: Limits) -> Commodore:
        """The same bot with other limits."""
        return type(self)(self.guide, limits, self.questions, self.seed)

    def thinks(self, view: Table, seat: int) -> bool:
        """Whether it searches for its answer."""
        return view.round() <= PATIENCE and view.asking(seat).kind() in self.questions

    def answer(self, view: Table, seat: int) -> int:
        options = view.options(seat)
        if len(options) == 1:
            return options[0]
        if not self.thinks(view, seat):
            return self.guide.judge.answer(view.guess(luck_of(view, self.seed)), seat)
        return self._search(view, seat).best

    def opinions(self, view: Table, seat: int) -> list[Opinion]:
        if not self.thinks(view, seat):
            return super().opinions(view, seat)
        found = self._search(view, seat)
        tried = [value for value, n in zip(found.values, found.trials, strict=True) if n]
        least = min(tried, default=1.0)  # what was not tried is thought no better
        thought = zip(found.options, found.values, found.trials, strict=True)
        out = [
            Opinion(answer, value if n else min(value, least), CHANCE, [])
            for answer, value, n in thought
        ]
        return sorted(out, key=lambda one: (one.answer != found.best, -one.value))

    def _search(self, view: Table, seat: int) -> Found:
        return search(view, seat, self.guide, self.limits, self.seed)
