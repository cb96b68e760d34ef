"""An answer in the wrong step: which step it belongs to, and why it is refused here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.box import Box
from perihelion.tabletop.bits import BIT

_ANYWHERE: Final = -1


def home_step(box: Box, answer: i64) -> i64:
    """The one step in which such an answer may be given, or -1 if there are several or none."""
    family = box.family(answer)
    if (
        ids.SELECT <= answer < ids.MOVE + ids.MOVES
        or family == ids.USE_FAMILY
        or answer == ids.DICTATE_USE
    ):
        return ids.ASSIGN_STEP
    if (
        ids.STOCK <= answer < ids.SCOUT + ids.WORKERS
        or family == ids.TOP_FAMILY
        or answer == ids.REARRANGE
    ):
        return ids.PHASE_STEP + ids.EXPLORE
    if family == ids.TRADE_FAMILY or family == ids.CONSUME_FAMILY or answer == ids.PAY:
        return ids.PHASE_STEP + ids.SHIP
    if ids.is_recall(answer):
        return ids.MANAGE_STEP
    return _ANYWHERE


def misplaced(box: Box, step: i64, played: i64, answer: i64) -> str:
    """Why an answer cannot be given in this step; empty if it belongs here or nowhere
    [roll.assign.before-reveal, roll.assign.reassign.step, roll.phase.skip, roll.phase.order,
    roll.round.steps, roll.recall.when, roll.setup.no-recall].
    """
    if (
        box.family(answer) == ids.GOOD_FAMILY
        and step != ids.PHASE_STEP + ids.PRODUCE
        and step != ids.MANAGE_STEP
    ):
        return "WRONG_STEP"  # goods are put on worlds in Produce and recalled in Manage
    home = home_step(box, answer)
    if home == _ANYWHERE or home == step:
        return ""
    if home == ids.ASSIGN_STEP and step > ids.ASSIGN_STEP:
        return "SCREENS_OPEN"
    playing = ids.PHASE_STEP <= step < ids.MANAGE_STEP
    if playing and ids.PHASE_STEP <= home < ids.MANAGE_STEP:
        if played & BIT[home - ids.PHASE_STEP] == 0:
            return "PHASE_NOT_PLAYED"
    return "WRONG_STEP"
