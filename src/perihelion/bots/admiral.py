"""A bot that searches like `commodore`, and judges what comes of it by a network."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from perihelion.bots.bot import Bot, Opinion
from perihelion.bots.commodore import Commodore, JudgedGuide, won
from perihelion.bots.mind import Mind
from perihelion.bots.search import Limits, after_each, luck_of, play_on
from perihelion.tabletop.table import Table


class NetworkGuide(JudgedGuide):
    """Everyone plays as `captain` does; what a position is worth, a network tells."""

    def __init__(self, like: JudgedGuide, mind: Mind) -> None:
        super().__init__(like.judge, like.scale)
        self.mind: Final = mind

    def stage(self, table: Table) -> int:
        return self.judge.stage(table)

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
