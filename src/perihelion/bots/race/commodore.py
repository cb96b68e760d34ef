"""A bot for Race for the Galaxy that plays its answers on for some rounds."""

from __future__ import annotations

from typing import Final

from perihelion.bots.commodore import Judge, JudgedGuide
from perihelion.bots.race.answers import at_a_glance, play_at_a_glance
from perihelion.bots.race.prospects import lead, yields_of
from perihelion.bots.race.search import best_actions, is_action, worths
from perihelion.bots.search import Limits
from perihelion.race.state import Race
from perihelion.tabletop.table import Table

LIMITS: Final = Limits(worlds=40, answers=7, rounds=2, steps=150, trust=1.0)

ADMIRAL: Final = Limits(worlds=120, answers=7, rounds=1, steps=200, seconds=0.045, trust=0.0)
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

    def worths(self, g: Table, seat: int) -> list[float]:
        assert isinstance(g, Race)
        return worths(g, seat, TRIED)

    def answer(self, g: Table, seat: int) -> int:
        assert isinstance(g, Race)
        return at_a_glance(g, seat)

    def play(self, g: Table, seat: int) -> None:
        assert isinstance(g, Race)
        play_at_a_glance(g, seat)

    def turns_on(self, g: Table, seat: int) -> bool:
        assert isinstance(g, Race)
        return is_action(g, seat)

    def for_all(self) -> bool:
        return True

    def choices(self, g: Table, seat: int) -> list[tuple[int, int]]:
        assert isinstance(g, Race)
        options = g.options(seat)
        return [(options[k], options[k]) for k in best_actions(g, seat, TRIED)]

    def lead(self, g: Table, seat: int) -> float:
        assert isinstance(g, Race)
        return lead(g, yields_of(g.box), seat)


GUIDE: Final = JudgedGuide(RaceJudge(), 4.0)
