"""What a position of Roll for the Galaxy is worth to a seat between rounds, in victory points.

Points scored count in full. Everything else counts by the points it still brings: dice ready to be
rolled, credits to recruit the others, goods, tiles that are begun, powers. The weights were fitted
on games of `greedy` against itself: how much more the seat that had more of something scored from
there on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.scoring import score
from perihelion.roll.seat import TILES_AT_THE_END
from perihelion.roll.state import Roll

READY: Final = 0  # dice that are rolled next
IDLE: Final = 1  # dice that wait to be recruited
CREDITS: Final = 2
GOODS: Final = 3
COLOURED: Final = 4  # dice that are not white, wherever they are
BUILT: Final = 5  # dice on the stacks, as far as their top tiles need them
TILES: Final = 6  # tiles in the stacks
WORLDS: Final = 7  # worlds that hold goods
POWERS: Final = 8  # powers of the tableau
SIXES: Final = 9  # 6+ developments, which grow
SIZE: Final = 10  # of the tableau: whoever is ahead ends the game
ASSETS: Final = 11
"""What a seat may have more of than another."""

NOW: Final[list[float]] = [0.25, -0.1, 0.4, 0.5, -0.2, 0.45, 0.3, 0.0, 0.15, 0.4, 0.3]
"""What one more of each is worth at the very end."""

LATER: Final[list[float]] = [0.11, 0.02, 0.07, 0.11, 0.15, 0.04, 0.09, 0.0, 0.04, 0.4, 0.08]
"""And what is added for each round that is left."""

LONGEST: Final = 9.0
"""More rounds than these make no difference."""

WON: Final = 15.0
"""A game that is over is won or lost; by how much matters less."""


def assets(g: Roll, i: i64) -> list[float]:
    """How much the seat has of each."""
    seat = g.seats[i]
    out = [0.0] * ASSETS
    out[READY] = float(seat.total(ids.CUP)) + len(seat.rolled)
    out[IDLE] = float(seat.total(ids.CITIZENRY))
    out[CREDITS] = float(seat.credits)
    out[GOODS] = float(len(seat.goods))
    for place in range(ids.PLACES):
        out[COLOURED] = out[COLOURED] + float(seat.total(place) - seat.at(place, ids.HOME))
    for die in seat.rolled:
        if die // 8 != ids.HOME:
            out[COLOURED] = out[COLOURED] + 1.0
    for good in seat.goods:
        if good % 8 != ids.HOME:
            out[COLOURED] = out[COLOURED] + 1.0
    if seat.dev:
        cost = g.sides[2 * seat.dev[0]].cost
        out[BUILT] = float(min(seat.total(ids.DEV_STACK), cost))
    if seat.world:
        cost = g.sides[2 * seat.world[0] + 1].cost
        out[BUILT] = out[BUILT] + float(min(seat.total(ids.WORLD_STACK), cost))
    out[TILES] = float(min(seat.zone(), 4))
    for s in seat.tableau:
        side = g.sides[s]
        if side.coloured:
            out[WORLDS] = out[WORLDS] + 1.0
        if side.line is not None:
            out[SIXES] = out[SIXES] + 1.0
        out[POWERS] = out[POWERS] + len(side.powers)
    out[SIZE] = float(len(seat.tableau))
    return out


def rounds_left(g: Roll) -> float:
    """About how many rounds are left, this one included."""
    missing: i64 = TILES_AT_THE_END
    for seat in g.seats:
        missing = min(missing, TILES_AT_THE_END - len(seat.tableau))
    by_pool = float(g.pool) / (1.5 * len(g.seats))
    return max(min(float(missing) / 0.75, by_pool, LONGEST), 1.0)


def prospects(g: Roll, i: i64, left: float) -> float:
    """Points that the seat may still make with what it has, compared with one that has nothing."""
    have = assets(g, i)
    out = 0.0
    for j in range(ASSETS):
        out += have[j] * (NOW[j] + LATER[j] * left)
    return out


def lead(g: Roll, i: i64) -> float:
    """How far the seat is ahead of its best rival, in points."""
    left = rounds_left(g)
    best = -1000.0
    own = 0.0
    for k in range(len(g.seats)):
        here = float(score(g.sides, g.seats[k]))
        if not g.over:
            here += prospects(g, k, left)
        if k == i:
            own = here
        else:
            best = max(best, here)
    if g.over:
        own += WON if i in g.winners() else -WON
    return own - best
