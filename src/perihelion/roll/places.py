"""Which step an answer belongs to, for telling why it is refused elsewhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll.ids import (
    ASSIGN_STEP,
    CONSUME,
    DICTATE_USE,
    EXPLORE,
    GOOD,
    GOODS,
    MANAGE_STEP,
    MOVE,
    MOVES,
    PAY,
    PHASE_STEP,
    PRODUCE,
    REARRANGE,
    RECALL,
    RECALLS,
    SALES,
    SCOUT,
    SELECT,
    SHIP,
    STOCK,
    TOP,
    TRADE,
    USE,
    USES,
    WORKERS,
)
from perihelion.tabletop.bits import BIT

_ANYWHERE: Final = -1


def home_step(answer: i64) -> i64:
    """The one step in which such an answer may be given, or -1 if there are several or none."""
    if SELECT <= answer < MOVE + MOVES or USE <= answer < USE + USES or answer == DICTATE_USE:
        return ASSIGN_STEP
    if STOCK <= answer < SCOUT + WORKERS or TOP <= answer < TOP + 110 or answer == REARRANGE:
        return PHASE_STEP + EXPLORE
    if TRADE <= answer < CONSUME + SALES or answer == PAY:
        return PHASE_STEP + SHIP
    if RECALL <= answer < RECALL + RECALLS:
        return MANAGE_STEP
    return _ANYWHERE


def misplaced(step: i64, played: i64, answer: i64) -> str:
    """Why an answer cannot be given in this step; empty if it belongs here or nowhere
    [roll.assign.before-reveal, roll.assign.reassign.step, roll.phase.skip, roll.phase.order,
    roll.round.steps, roll.recall.when, roll.setup.no-recall].
    """
    if GOOD <= answer < GOOD + GOODS and step != PHASE_STEP + PRODUCE and step != MANAGE_STEP:
        return "WRONG_STEP"  # goods are put on worlds in Produce and recalled in Manage
    home = home_step(answer)
    if home == _ANYWHERE or home == step:
        return ""
    if home == ASSIGN_STEP and step > ASSIGN_STEP:
        return "SCREENS_OPEN"
    playing = PHASE_STEP <= step < MANAGE_STEP
    if playing and PHASE_STEP <= home < MANAGE_STEP:
        if played & BIT[home - PHASE_STEP] == 0:
            return "PHASE_NOT_PLAYED"
    return "WRONG_STEP"
