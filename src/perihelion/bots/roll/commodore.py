"""A bot for Roll for the Galaxy that plays its answers on for some rounds."""

from __future__ import annotations

from typing import Final

from perihelion.bots.commodore import Judge, JudgedGuide
from perihelion.bots.roll.answers import best_now
from perihelion.bots.roll.judgement import lead
from perihelion.bots.roll.search import WORTHLESS, is_selection, worths
from perihelion.bots.search import Limits
from perihelion.roll import ids
from perihelion.roll.state import Roll
from perihelion.tabletop.table import Table

LIMITS: Final = Limits(worlds=100, answers=5, rounds=2, steps=300, trust=1.0)

ADMIRAL: Final = Limits(worlds=50, answers=5, rounds=1, steps=300, seconds=0.045, trust=0.0)
LEGEND: Final = Limits(worlds=2000, answers=14, rounds=1, steps=300, seconds=0.8, trust=0.0)
"""How long those think who judge by a network."""

QUESTIONS: Final = frozenset({"assign", "explore", "place", "produce", "ship", "bank", "manage"})


class RollJudge(Judge):
    """The judgement of `captain`."""

    def worths(self, g: Table, seat: int) -> list[float]:
        """The same; rearranging tiles is not tried, since one could do so for ever."""
        assert isinstance(g, Roll)
        out = worths(g, seat)
        for k, answer in enumerate(g.legal_for(seat)):
            if answer == ids.REARRANGE:
                out[k] = WORTHLESS
        return out

    def answer(self, g: Table, seat: int) -> int:
        assert isinstance(g, Roll)
        return best_now(g, seat)

    def turns_on(self, g: Table, seat: int) -> bool:
        assert isinstance(g, Roll)
        return is_selection(g, seat)

    def lead(self, g: Table, seat: int) -> float:
        assert isinstance(g, Roll)
        return lead(g, seat)


GUIDE: Final = JudgedGuide(RollJudge(), 3.5)
