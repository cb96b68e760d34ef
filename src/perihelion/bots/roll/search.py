"""Trying a seat's answers in Roll for the Galaxy by playing them on to the end of the round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.bots.roll.answers import best_now, values_now
from perihelion.bots.roll.judgement import lead
from perihelion.roll import ids
from perihelion.roll.state import Roll

WORTHLESS: Final = -1000.0
"""Less than any position is worth."""


def is_selection(g: Roll, i: i64) -> bool:
    """Whether the seat is asked for the die that selects a phase."""
    return g.asking(i).kind() == "assign" and not g.given[i]


def worths(world: Roll, i: i64) -> list[float]:
    """What each answer is worth at the end of the round, if everybody does what looks best at once.
    Of the dice that may select a phase, only the one that looks best is tried.
    """
    options = world.legal_for(i)
    tried: list[i64] = list(range(len(options)))
    if is_selection(world, i):
        tried = best_of_each_phase(world, i, options)
        world = world.copy()
        _rivals_assign(world, i)
    out = [WORTHLESS] * len(options)
    for k in tried:
        table = world.copy()
        table.accept(i, options[k])
        play_on(table, world.rounds + 1)
        out[k] = lead(table, i)
    return out


def best_of_each_phase(g: Roll, i: i64, options: list[i64]) -> list[i64]:
    """The places of the best selections, one of each phase."""
    values = values_now(g, i)
    best: list[i64] = [-1] * ids.PHASES
    for k in range(len(options)):
        phase = (options[k] - ids.SELECT) % ids.PHASES
        if best[phase] < 0 or values[k] > values[best[phase]]:
            best[phase] = k
    return best


def _rivals_assign(g: Roll, i: i64) -> None:
    """The others assign their dice: what they do does not depend on the seat's own choice."""
    for k in range(len(g.seats)):
        while k != i and g.waits_for(k) and g.asking(k).kind() == "assign":
            g.accept(k, best_now(g, k))


def play_on(g: Roll, last: i64) -> None:
    """Let everybody do what looks best at once until this round begins."""
    while not g.over and g.rounds < last:
        seat = g.next_seat()
        g.accept(seat, best_now(g, seat))
