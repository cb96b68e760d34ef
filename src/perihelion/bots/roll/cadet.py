"""A beginner at Roll for the Galaxy: preferences, and some noise."""

from __future__ import annotations

from typing import Final

from perihelion.bots.roll.answers import stack_to_leave, work_for
from perihelion.roll import ids
from perihelion.roll.phases.plan import told
from perihelion.roll.phases.produce import rooms
from perihelion.roll.state import Roll

NOISE: Final = 0.6
"""How often they do what they like less; without noise, never."""

NEVER: Final = -999.0
"""Not even by mistake: who asks for a rearrangement and leaves all as it is, is asked again."""

ENOUGH: Final = 3
"""Tiles in the stacks with which a beginner stops scouting."""


def liking(g: Roll, i: int, answer: int) -> float:
    """How much a beginner likes an answer."""
    kind = g.asking(i).kind()
    if kind == "assign":
        return _assign(g, i, answer)
    if answer == ids.DONE:
        return 2.0 if kind in ("rearrange", "abandon", "manage") else -1.0
    if answer == ids.REARRANGE:
        return NEVER
    if kind == "explore":
        scouts = ids.is_scout(answer)
        return 1.0 if scouts == (int(g.seats[i].zone()) < ENOUGH) else 0.0
    if kind in ("place", "extra-tile", "arrange"):
        return 0.3 * int(g.sides[g.box.named[answer] % len(g.sides)].cost)
    if kind == "manage":
        return _manage(g, i, answer)
    if kind == "ship":
        trades = g.box.family(answer) == ids.TRADE_FAMILY
        return 1.0 if trades == (int(g.seats[i].credits) < 3) else 0.0
    return 0.0


def _assign(g: Roll, i: int, answer: int) -> float:
    """The phase for which there are most dice that have something to do; no fuss with powers."""
    if answer == ids.DONE:
        return 1.0
    plan = told(g.seats[i].rolled, [*g.given[i], answer])
    if g.given[i] and not ids.is_wild_row(answer):
        return 0.0
    phase = int(plan.phase)
    return min(int(plan.row_total(phase)) + 1, _work(g, i, phase))


def _work(g: Roll, i: int, phase: int) -> float:
    """How many dice have something to do in a phase."""
    seat = g.seats[i]
    if phase == ids.EXPLORE:
        return 2.0 if int(seat.zone()) < ENOUGH else 0.8
    if phase in (ids.DEVELOP, ids.SETTLE):
        return max(work_for(g, i, phase), 0.0)
    return float(len(rooms(g, i)) if phase == ids.PRODUCE else len(seat.goods))


def _manage(g: Roll, i: int, answer: int) -> float:
    """Everybody is recruited who can be paid; nobody is recalled without need."""
    if ids.is_die(answer):
        return 3.0
    if ids.is_recall(answer):
        stack = (answer - ids.RECALL) // ids.COPIES // ids.COLOURS
        return 4.0 if stack == stack_to_leave(g, i) else -2.0
    return 0.0
