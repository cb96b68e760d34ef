"""A bot for Tiny Epic Galaxies that plays its answers on to the end of the round."""

from __future__ import annotations

from typing import Final

from perihelion.bots.commodore import Judge, JudgedGuide
from perihelion.bots.search import Limits
from perihelion.bots.tiny.judgement import worth
from perihelion.bots.tiny.search import Search, captain
from perihelion.tabletop.table import Table
from perihelion.tiny.state import Tiny

LIMITS: Final = Limits(worlds=8, answers=6, rounds=1, steps=80)

ADMIRAL: Final = Limits(worlds=160, answers=6, rounds=1, steps=80, seconds=0.045, trust=3.0)
LEGEND: Final = Limits(worlds=1200, answers=8, rounds=1, steps=80, seconds=0.8, trust=3.0)
"""How long those think who judge by a network."""

QUESTIONS: Final = frozenset({"turn", "follow", "free-follow", "move", "colony", "rogue-reroll"})

TURNING: Final = frozenset({"turn", "follow", "free-follow"})
"""Questions on which most depends."""

TURNS: Final = 8
"""More than the turns of a round."""


class TinyJudge(Judge):
    """The judgement of `captain`."""

    def worths(self, g: Table, seat: int) -> list[float]:
        assert isinstance(g, Tiny)
        return Search(seat).worths(g, [])

    def answer(self, g: Table, seat: int) -> int:
        assert isinstance(g, Tiny)
        return captain(g, seat)

    def play(self, g: Table, seat: int) -> None:
        assert isinstance(g, Tiny)
        Search(seat).play(g)

    def turns_on(self, g: Table, seat: int) -> bool:
        return g.asking(seat).kind() in TURNING

    def stage(self, g: Table) -> int:
        """It changes with every turn."""
        assert isinstance(g, Tiny)
        return g.round() * TURNS + int(g.marks.active)

    def lead(self, g: Table, seat: int) -> float:
        assert isinstance(g, Tiny)
        return worth(g, seat)


GUIDE: Final = JudgedGuide(TinyJudge(), 4.0)
