"""A bot that searches like `commodore`, and judges what comes of it by a network."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Final

from perihelion.bots.bot import Bot, Opinion
from perihelion.bots.commodore import Commodore, JudgedGuide, won
from perihelion.bots.mind import Mind
from perihelion.bots.search import Limits, after_each, luck_of, play_on
from perihelion.tabletop.table import Table

WIDE: Final = 3
"""Of how many answers, the best at first sight, the network chooses when it looks further ahead."""


class NetworkGuide(JudgedGuide):
    """Everyone plays as `captain` does; what a position is worth, a network tells. Where the search
    looks further ahead than the stage in question, everybody answers what matters by the network.
    """

    def __init__(self, like: JudgedGuide, mind: Mind) -> None:
        super().__init__(like.judge, like.scale)
        self.mind: Final = mind

    def stage(self, table: Table) -> int:
        return self.judge.stage(table)

    def play_out(
        self, tables: list[Table], stage: int, limits: Limits, break_off: float = math.inf
    ) -> None:
        super().play_out(tables, stage, limits, break_off)
        for _ in range(limits.ahead):
            before = [self.stage(table) for table in tables]
            going = list(range(len(tables)))
            while going and time.monotonic() < break_off:
                asked = [k for k in going if self.is_asked(tables[k], before[k], limits.steps)]
                self.choose(tables, asked, before, limits.steps, break_off)
                going = asked

    def is_asked(self, table: Table, stage: int, steps: int) -> bool:
        """Play on to the next question that matters; whether there is one in this stage."""
        while not table.over and self.stage(table) == stage and steps > 0:
            seat = int(table.next_seat())
            if self.judge.turns_on(table, seat) and len(table.legal_for(seat)) > 1:
                return True
            self.play(table, seat)
            steps -= 1
        return False

    def choose(
        self, tables: list[Table], asked: list[int], stages: list[int], steps: int, end: float
    ) -> None:
        """Answer the question at each of these tables by what the network thinks of where the best
        answers lead by the end of the stage.
        """
        tried: dict[int, list[tuple[int, Table, Table]]] = {}
        for k in asked:
            seat = int(tables[k].next_seat())
            for answer in self.best_at_sight(tables[k], seat):
                after = tables[k].copy()
                after.accept(seat, answer)
                played = after.copy()
                play_on(self, played, stages[k], 1, steps, end)
                tried.setdefault(seat, []).append((k, after, played))
        for seat, those in tried.items():
            most: dict[int, float] = {}
            values = self.values([played for _, _, played in those], seat)
            for (k, after, _), value in zip(those, values, strict=True):
                if value > most.get(k, -1.0):
                    most[k] = value
                    tables[k] = after

    def best_at_sight(self, table: Table, seat: int) -> list[int]:
        """The answers that are worth a try."""
        options = table.options(seat)
        worths = self.judge.worths(table, seat)
        best = sorted(range(len(options)), key=lambda k: -worths[k])[:WIDE]
        return [options[k] for k in best]

    def values(self, tables: Sequence[Table], seat: int) -> list[float]:
        chances = self.mind.chances(tables, seat)
        return [
            won(table, seat) if table.over else chance
            for table, chance in zip(tables, chances, strict=True)
        ]


class Admiral(Commodore):
    """Tries its best answers in some worlds to the end of the round or turn, and judges where they
    lead by a network that has learned from games.
    """

    def opinions(self, view: Table, seat: int) -> list[Opinion]:
        thought = super().opinions(view, seat)
        guide = self.guide
        if not self.thinks(view, seat) or not isinstance(guide, NetworkGuide):
            return thought
        world = view.guess(luck_of(view, self.seed))
        tables = after_each(guide, world, seat, [one.answer for one in thought])
        for table in tables:
            play_on(guide, table, guide.stage(view), 1, self.limits.steps)
        reasons = guide.mind.reasons(tables, seat)
        return [
            Opinion(one.answer, one.value, one.unit, why)
            for one, why in zip(thought, reasons, strict=True)
        ]


def with_mind(
    commodore: Bot, mind: Mind, limits: Limits, level: type[Admiral] = Admiral
) -> Admiral:
    """`commodore` with a mind of its own."""
    assert isinstance(commodore, Commodore)
    guide = NetworkGuide(commodore.guide, mind)
    return level(guide, limits, commodore.questions, commodore.seed)
