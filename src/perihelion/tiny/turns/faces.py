"""The six actions of the dice: whether one can be performed, and performing it."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.tiny.chain import Chain
from perihelion.tiny.deeds import acquire, produce
from perihelion.tiny.ids import COLONY, CULTURE, DIPLOMACY, ECONOMY, ENERGY, MOVE, NO_SHIP
from perihelion.tiny.state import Tiny
from perihelion.tiny.turns.advancing import (
    ADVANCE_DIPLOMACY,
    ADVANCE_ECONOMY,
    has_ship,
    no_ship_code,
)
from perihelion.tiny.turns.colony import COLONY_ACTION, colony_hurdle
from perihelion.tiny.turns.moving import MOVE_SHIP, can_move


def face_hurdle(g: Tiny, chain: Chain, face: i64) -> str:
    """What keeps the performer from the action of a face; empty if nothing does. Gathering nothing
    is still gathering [tiny.gen.executable, tiny.acq.always].
    """
    if face == MOVE:
        return "" if can_move(g, chain.who, NO_SHIP) else "NO_TARGET"
    if face == DIPLOMACY or face == ECONOMY:
        return "" if has_ship(g, chain.who, face) else no_ship_code(face)
    if face == COLONY:
        return colony_hurdle(g, chain)
    return ""


def perform(g: Tiny, face: i64) -> None:
    """Perform the action of a face for the chain at work."""
    if face == MOVE:
        g.then([MOVE_SHIP])
    elif face == ENERGY or face == CULTURE:
        acquire(g, g.chain().who, face)
    elif face == DIPLOMACY:
        g.then([ADVANCE_DIPLOMACY])
    elif face == ECONOMY:
        g.then([ADVANCE_ECONOMY])
    else:
        g.then([COLONY_ACTION])


def gains_nothing(g: Tiny, i: i64, face: i64) -> bool:
    """Whether ENERGY or CULTURE would bring nothing in."""
    if face != ENERGY and face != CULTURE:
        return False
    return produce(g, i, face) == 0 or g.stock(i, face) >= g.cap(i)
