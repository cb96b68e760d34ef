"""Trying a seat's answers in Race for the Galaxy by playing them on to the end of the round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.bots.race.answers import at_a_glance, play_at_a_glance
from perihelion.bots.race.boosts import action_values
from perihelion.bots.race.judgement import Judgement
from perihelion.bots.race.prospects import Yields, lead
from perihelion.race.state import Race

ACTIONS: Final = {"action", "action-last"}
"""Questions for the actions of a round."""

WORTHLESS: Final = -1000.0
"""Less than any position is worth."""


class Search:
    """The search for one answer: whose it is, and what the cards yield."""

    def __init__(self, yields: Yields, seat: i64) -> None:
        self.yields: Final = yields
        self.seat: Final[i64] = seat

    def worths(self, world: Race, most: i64) -> list[float]:
        """What each answer is worth at the end of the round, if everybody does what looks best at
        once. Only so many are tried, those that look best themselves; the others are worthless.
        """
        options = world.legal_for(self.seat)
        tried: list[i64] = list(range(len(options)))
        if world.asking(self.seat).kind() in ACTIONS:
            tried = self.best_actions(world, most)
            world = world.copy()
            self.rivals_choose(world)
        out = [WORTHLESS] * len(options)
        for k in tried:
            table = world.copy()
            table.accept(self.seat, options[k])
            play_on(table, world.rounds + 1)
            out[k] = lead(table, self.yields, self.seat)
        return out

    def best_actions(self, g: Race, most: i64) -> list[i64]:
        """The places of the actions that promise most."""
        gains = action_values(g, self.seat, Judgement(g, self.seat), True)
        out: list[i64] = []
        for k in range(len(gains)):
            at: i64 = len(out)
            while at > 0 and gains[out[at - 1]] < gains[k]:
                at -= 1
            out.insert(at, k)
        return out[:most]

    def rivals_choose(self, g: Race) -> None:
        """The others choose their actions: what they choose does not depend on the seat's own."""
        for k in range(len(g.seats)):
            while k != self.seat and g.waits_for(k) and g.asking(k).kind() in ACTIONS:
                g.accept(k, at_a_glance(g, k))


def play_on(g: Race, last: i64) -> None:
    """Let everybody do what looks best at once until this round begins."""
    while not g.over and g.rounds < last:
        play_at_a_glance(g, g.next_seat())
