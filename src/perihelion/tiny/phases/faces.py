"""The six actions of the dice: whether one can be performed, and performing it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tabletop.bits import BIT
from perihelion.tiny import ids
from perihelion.tiny.phases.advancing import ADVANCE_DIPLOMACY, ADVANCE_ECONOMY, no_ship_code
from perihelion.tiny.phases.colony import COLONY_ACTION, colony_hurdle
from perihelion.tiny.phases.moves import acquire
from perihelion.tiny.phases.moving import MOVE_SHIP, can_move
from perihelion.tiny.pieces.chain import Chain
from perihelion.tiny.state import Tiny

ALWAYS: Final = BIT[ids.ENERGY] | BIT[ids.CULTURE]
"""A bit for each face that nothing keeps anybody from."""


def face_hurdle(g: Tiny, chain: Chain, face: i64) -> str:
    """What keeps the performer from the action of a face; empty if nothing does. Gathering nothing
    is still gathering [tiny.gen.executable, tiny.acq.always].
    """
    if face == ids.COLONY:
        return colony_hurdle(g, chain.who, chain)
    return simple_hurdle(g, chain.who, face)


def simple_hurdle(g: Tiny, i: i64, face: i64) -> str:
    """The same for the faces that lead to no other action."""
    if face == ids.MOVE:
        return "" if can_move(g, i, ids.NO_SHIP) else "NO_TARGET"
    if face == ids.DIPLOMACY or face == ids.ECONOMY:
        return no_ship_code(g, i, face)
    return ""


def perform(g: Tiny, face: i64) -> None:
    """Perform the action of a face for the chain at work."""
    if face == ids.MOVE:
        g.next(MOVE_SHIP)
    elif face == ids.ENERGY or face == ids.CULTURE:
        acquire(g, g.chain().who, face)
    elif face == ids.DIPLOMACY:
        g.next(ADVANCE_DIPLOMACY)
    elif face == ids.ECONOMY:
        g.next(ADVANCE_ECONOMY)
    else:
        g.next(COLONY_ACTION)
