"""Trying a seat's answers in Race for the Galaxy by playing them on to the end of the round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.bots.race.answers import at_a_glance, play_at_a_glance
from perihelion.bots.race.boosts import action_values
from perihelion.bots.race.judgement import Judgement
from perihelion.bots.race.prospects import lead, yields_of
from perihelion.bots.ranking import top
from perihelion.race.state import Race

ACTIONS: Final = {"action", "action-last"}
"""Questions for the actions of a round."""

WORTHLESS: Final = -1000.0
"""Less than any position is worth."""


def is_action(g: Race, i: i64) -> bool:
    """Whether the seat is asked for its actions."""
    return g.asking(i).kind() in ACTIONS


def worths(world: Race, i: i64, most: i64) -> list[float]:
    """What each answer is worth at the end of the round, if everybody does what looks best at once.
    Only so many are tried, those that look best themselves; the others are worthless.
    """
    options = world.legal_for(i)
    tried: list[i64] = list(range(len(options)))
    if is_action(world, i):
        tried = best_actions(world, i, most)
        world = world.copy()
        rivals_choose(world, i)
    yields = yields_of(world.box)
    out = [WORTHLESS] * len(options)
    for k in tried:
        table = world.copy()
        table.accept(i, options[k])
        play_on(table, world.rounds + 1)
        out[k] = lead(table, yields, i)
    return out


def best_actions(g: Race, i: i64, most: i64) -> list[i64]:
    """The places of the actions that promise most."""
    return top(action_values(g, i, Judgement(g, i), True), most)


def rivals_choose(g: Race, i: i64) -> None:
    """The others choose their actions: what they choose does not depend on the seat's own."""
    for k in range(len(g.seats)):
        while k != i and g.waits_for(k) and is_action(g, k):
            g.accept(k, at_a_glance(g, k))


def play_on(g: Race, last: i64) -> None:
    """Let everybody do what looks best at once until this round begins."""
    while not g.over and g.rounds < last:
        play_at_a_glance(g, g.next_seat())
