"""A bot for Beyond the Sun that plays its actions on for some rounds."""

from __future__ import annotations

from typing import Final

from perihelion.beyond.state import Beyond
from perihelion.bots.beyond.cards import appraisal_of
from perihelion.bots.beyond.judgement import CAPTAIN, lead, value
from perihelion.bots.beyond.search import Search, captain
from perihelion.bots.commodore import Judge, JudgedGuide
from perihelion.bots.search import Limits
from perihelion.tabletop.table import Table

LIMITS: Final = Limits(worlds=24, answers=6, rounds=2, steps=200)

ADMIRAL: Final = Limits(worlds=32, answers=6, rounds=1, steps=200, seconds=0.045, trust=0.0)
LEGEND: Final = Limits(worlds=144, answers=6, rounds=1, steps=200, seconds=0.8, trust=0.0, ahead=4)
"""How long those think who judge by a network."""

QUESTIONS: Final = frozenset({"action"})

TURNS: Final = 8
"""More than the turns of a round."""


class BeyondJudge(Judge):
    """The judgement of `captain`."""

    def worths(self, g: Table, seat: int) -> list[float]:
        assert isinstance(g, Beyond)
        a = appraisal_of(g.box)
        now = lead(g, a, seat, CAPTAIN) - value(g, a, seat, CAPTAIN)
        return [worth + now for worth in Search(a, seat, CAPTAIN).worths(g)]

    def answer(self, g: Table, seat: int) -> int:
        assert isinstance(g, Beyond)
        return captain(g, seat)

    def turns_on(self, g: Table, seat: int) -> bool:
        return g.asking(seat).kind() == "action"

    def stage(self, g: Table) -> int:
        """It changes with every turn."""
        assert isinstance(g, Beyond)
        return g.round() * TURNS + int(g.marks.active)

    def lead(self, g: Table, seat: int) -> float:
        assert isinstance(g, Beyond)
        return lead(g, appraisal_of(g.box), seat, CAPTAIN)


GUIDE: Final = JudgedGuide(BeyondJudge(), 8.0)
