"""A bot for Beyond the Sun that plays its actions on for some rounds."""

from __future__ import annotations

from typing import Final

from perihelion.beyond.state import Beyond
from perihelion.bots.beyond.cards import Appraisal
from perihelion.bots.beyond.judgement import CAPTAIN, lead, value
from perihelion.bots.beyond.search import Search
from perihelion.bots.commodore import Commodore, Judge, JudgedGuide
from perihelion.bots.search import Limits
from perihelion.tabletop.table import Table

SCALE: Final = 8.0
"""Leads of this many points, by its own judgement, have won 73 games of 100 for `captain`."""

LIMITS: Final = Limits(worlds=48, answers=6, rounds=2, steps=200)

ADMIRAL: Final = Limits(worlds=64, answers=6, rounds=1, steps=200, seconds=0.045, trust=0.0)
LEGEND: Final = Limits(worlds=1000, answers=8, rounds=1, steps=200, seconds=0.8, trust=0.0)
"""How long those think who judge by a network."""

QUESTIONS: Final = frozenset({"action"})

TURNS: Final = 8
"""More than the turns of a round."""


class BeyondJudge(Judge):
    """The judgement of `captain`."""

    def __init__(self) -> None:
        self.known: Appraisal | None = None

    def appraisal(self, g: Beyond) -> Appraisal:
        """What the cards of this box are worth."""
        if self.known is None or self.known.box is not g.box:
            self.known = Appraisal(g.box)
        return self.known

    def worths(self, g: Table, seat: int) -> list[float]:
        assert isinstance(g, Beyond)
        a = self.appraisal(g)
        now = lead(g, a, seat, CAPTAIN) - value(g, a, seat, CAPTAIN)
        return [worth + now for worth in Search(a, seat, CAPTAIN).worths(g)]

    def answer(self, g: Table, seat: int) -> int:
        assert isinstance(g, Beyond)
        return int(Search(self.appraisal(g), seat, CAPTAIN).best(g))

    def turns_on(self, g: Table, seat: int) -> bool:
        return g.asking(seat).kind() == "action"

    def stage(self, g: Table) -> int:
        """It changes with every turn."""
        assert isinstance(g, Beyond)
        return g.round() * TURNS + int(g.marks.active)

    def lead(self, g: Table, seat: int) -> float:
        assert isinstance(g, Beyond)
        return lead(g, self.appraisal(g), seat, CAPTAIN)


def beyond_commodore(seed: int) -> Commodore:
    """A new one."""
    return Commodore(JudgedGuide(BeyondJudge(), SCALE), LIMITS, QUESTIONS, seed)
