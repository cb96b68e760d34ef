"""A bot that searches, guided by the judgement of `captain`."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from perihelion.bots.bot import Bot
from perihelion.bots.search import Guide, Limits, search
from perihelion.tabletop.dice import Dice, dice
from perihelion.tabletop.table import Table


class Judge:
    """What the search has to know of a game: how `captain` plays it and what it thinks of it."""

    def worths(self, g: Table, seat: int) -> list[float]:
        """What each answer is worth to the seat at first sight, in points."""
        raise NotImplementedError

    def answer(self, g: Table, seat: int) -> int:
        """What `captain` would answer."""
        raise NotImplementedError

    def lead(self, g: Table, seat: int) -> float:
        """How far the seat is ahead of its best rival, in points."""
        raise NotImplementedError


class JudgedGuide(Guide):
    """Everyone plays as `captain` does. A position is worth the chance to win that its lead brings:
    `scale` is the lead, in points, that wins 73 games of 100.
    """

    def __init__(self, judge: Judge, scale: float) -> None:
        self.judge: Final = judge
        self.scale: Final = scale

    def first_values(self, view: Table, seat: int, luck: Dice) -> list[float]:
        return [self._chance(worth) for worth in self.judge.worths(view.guess(luck), seat)]

    def play_on(self, tables: Sequence[Table]) -> None:
        for table in tables:
            seat = table.next_seat()
            table.accept(seat, self.judge.answer(table, int(seat)))

    def values(self, tables: Sequence[Table], seat: int) -> list[float]:
        return [self._value(table, seat) for table in tables]

    def _value(self, table: Table, seat: int) -> float:
        if not table.over:
            return self._chance(self.judge.lead(table, seat))
        winners = table.winners()
        return 1 / len(winners) if seat in winners else 0.0

    def _chance(self, lead: float) -> float:
        return 1 / (1 + math.exp(-max(-40.0, min(40.0, lead / self.scale))))


class Commodore(Bot):
    """Tries its best answers to the questions that matter in many worlds, lets everyone play on in
    them as `captain` would, and judges what comes of it. Other questions it answers like `captain`.
    """

    def __init__(
        self, judge: Judge, scale: float, limits: Limits, questions: frozenset[str], seed: int = 0
    ) -> None:
        self.guide: Final = JudgedGuide(judge, scale)
        self.limits: Final = limits
        self.questions: Final = questions
        self.seed: Final = seed

    def within(self, limits: Limits) -> Commodore:
        """The same bot with other limits."""
        return Commodore(self.guide.judge, self.guide.scale, limits, self.questions, self.seed)

    def answer(self, view: Table, seat: int) -> int:
        options = view.options(seat)
        if len(options) == 1:
            return options[0]
        if view.asking(seat).kind() not in self.questions:
            return self.guide.judge.answer(view.guess(dice(self.seed)), seat)
        return search(view, seat, self.guide, self.limits, self.seed).best
