"""A bot that searches, guided by the network of `admiral`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from perihelion.bots.admiral import Mind
from perihelion.bots.bot import CHANCE, Bot, Opinion
from perihelion.bots.lookahead import Fan, judge, result
from perihelion.bots.search import Guide, Limits, search
from perihelion.tabletop.dice import Dice
from perihelion.tabletop.table import Table

TRIES: Final = 6
"""Guesses at first sight for an answer whose worth depends on chance."""

LIMITS: Final = Limits(worlds=192, answers=8, rounds=1, seconds=0.8)


class NetworkGuide(Guide):
    """Everyone takes what the network thinks best for them."""

    def __init__(self, mind: Mind) -> None:
        self.mind: Final = mind
        self.sheet: Final = mind.sheet()

    def first_values(self, view: Table, seat: int, luck: Dice) -> list[float]:
        self.sheet.clear()
        fan = Fan(self.sheet, view, seat, luck, TRIES)
        return [float(value) for value in fan.values(judge(self.mind.network, self.sheet))]

    def play_on(self, tables: Sequence[Table]) -> None:
        self.sheet.clear()
        asked: list[tuple[Table, int, list[int], int]] = []
        for table in tables:
            seat = table.next_seat()
            options = table.legal_for(seat)
            asked.append((table, seat, options, len(self.sheet.seats)))
            if len(options) > 1:
                self.sheet.add_all(table, seat, options)
        if not self.sheet.seats:
            chances = None
        else:
            chances = judge(self.mind.network, self.sheet)[:, 0]
        for table, seat, options, at in asked:
            k = 0
            if chances is not None and len(options) > 1:
                k = int(chances[at : at + len(options)].argmax())
            table.accept(seat, options[k])

    def values(self, tables: Sequence[Table], seat: int) -> list[float]:
        self.sheet.clear()
        for table in tables:
            self.sheet.add(table, seat)
        chances = judge(self.mind.network, self.sheet)[:, 0]
        return [
            float(result(table, seat)[0] if table.over else chance)
            for table, chance in zip(tables, chances, strict=True)
        ]


class Legend(Bot):
    """Tries its best answers in many worlds, and lets the network play them on to the end of the
    round.
    """

    def __init__(self, mind: Mind, seed: int = 0, limits: Limits = LIMITS) -> None:
        self.mind: Final = mind
        self.guide: Final = NetworkGuide(mind)
        self.seed: Final = seed
        self.limits: Final = limits

    def answer(self, view: Table, seat: int) -> int:
        options = view.options(seat)
        if len(options) == 1:
            return options[0]
        return search(view, seat, self.guide, self.limits, self.seed).best

    def opinions(self, view: Table, seat: int) -> list[Opinion]:
        found = search(view, seat, self.guide, self.limits, self.seed)
        why = {one.answer: one.reasons for one in self.mind.opinions(view, seat, self.seed, TRIES)}
        out = [
            Opinion(answer, value, CHANCE, why[answer])
            for answer, value in zip(found.options, found.values, strict=True)
        ]
        return sorted(out, key=lambda one: (one.answer != found.best, -one.value))
