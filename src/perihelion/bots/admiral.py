"""A bot that searches like `commodore`, and judges what comes of it by a network."""

from __future__ import annotations

from perihelion.bots.actions import ActionGuide
from perihelion.bots.bot import Bot, Opinion
from perihelion.bots.commodore import Commodore
from perihelion.bots.mind import Mind
from perihelion.bots.network_guide import NetworkGuide
from perihelion.bots.search import PATIENCE, Limits, luck_of
from perihelion.tabletop.table import Table


class Admiral(Commodore):
    """Tries its best answers in some worlds to the end of the round or turn, and judges where they
    lead by a network that has learned from games.
    """

    def thinks(self, view: Table, seat: int) -> bool:
        if self.guide.judge.by_actions():
            return view.round() <= PATIENCE
        return super().thinks(view, seat)

    def opinions(self, view: Table, seat: int) -> list[Opinion]:
        thought = super().opinions(view, seat)
        guide = self.guide
        if not self.thinks(view, seat) or not isinstance(guide, NetworkGuide):
            return thought
        world = view.guess(luck_of(view, self.seed))
        tables = guide.shown(world, seat, [one.answer for one in thought], self.limits)
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
    kind = ActionGuide if commodore.guide.judge.by_actions() else NetworkGuide
    guide = kind(commodore.guide, mind)
    return level(guide, limits, commodore.questions, commodore.seed)
