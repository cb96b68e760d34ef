"""A bot for Race for the Galaxy that plays its answers on for some rounds."""

from __future__ import annotations

from typing import Final

from perihelion.bots.commodore import Commodore, Judge, JudgedGuide
from perihelion.bots.race.answers import at_a_glance, play_at_a_glance
from perihelion.bots.race.prospects import Yields, lead
from perihelion.bots.race.search import ACTIONS, Search
from perihelion.bots.search import Limits
from perihelion.race.box import Box
from perihelion.race.state import Race
from perihelion.tabletop.table import Table

SCALE: Final = 4.0
"""Leads of this many points, by its own judgement, have won 73 games of 100 for `greedy`."""

LIMITS: Final = Limits(worlds=150, answers=7, rounds=2, steps=150, trust=1.0)

ADMIRAL: Final = Limits(worlds=240, answers=7, rounds=1, steps=200, seconds=0.045, trust=0.0)
LEGEND: Final = Limits(worlds=4000, answers=7, rounds=1, steps=200, seconds=0.8, trust=0.0)
"""How long those think who judge by a network: on one core, the last of them takes a quarter of a
second for an action.
"""

TRIED: Final = 7
"""How many actions it thinks about."""

QUESTIONS: Final = frozenset(
    {
        "opening-start-world",
        "opening-discard",
        "action",
        "action-last",
        "explore-keep",
        "develop",
        "settle",
        "sell",
        "consume-power",
        "windfall",
    }
)


class RaceJudge(Judge):
    """The judgement of `captain`."""

    def __init__(self) -> None:
        self.known: Final[dict[Box, Yields]] = {}

    def yields(self, g: Race) -> Yields:
        """What the cards of this box yield."""
        known = self.known.get(g.box)
        if known is None:
            known = self.known[g.box] = Yields(g.box)
        return known

    def worths(self, g: Table, seat: int) -> list[float]:
        assert isinstance(g, Race)
        return Search(self.yields(g), seat).worths(g, TRIED)

    def answer(self, g: Table, seat: int) -> int:
        assert isinstance(g, Race)
        return at_a_glance(g, seat)

    def play(self, g: Table, seat: int) -> None:
        assert isinstance(g, Race)
        play_at_a_glance(g, seat)

    def turns_on(self, g: Table, seat: int) -> bool:
        return g.asking(seat).kind() in ACTIONS

    def choices(self, g: Table, seat: int) -> list[tuple[int, int]]:
        assert isinstance(g, Race)
        options = g.options(seat)
        best = Search(self.yields(g), seat).best_actions(g, TRIED)
        return [(options[k], options[k]) for k in best]

    def lead(self, g: Table, seat: int) -> float:
        assert isinstance(g, Race)
        return lead(g, self.yields(g), seat)


def race_commodore(seed: int) -> Commodore:
    """A new one."""
    return Commodore(JudgedGuide(RaceJudge(), SCALE), LIMITS, QUESTIONS, seed)
