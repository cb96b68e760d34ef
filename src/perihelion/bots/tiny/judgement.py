"""What a position of Tiny Epic Galaxies is worth to a seat, in victory points.

Points scored count in full. A larger empire counts by the turns in which its dice and ships will
still be of use, energy and culture by the level they pay for, ships by the part of a track behind
them. The dice that lie there unused count by what their faces would bring, so that a ship goes
where they can push it on. A rival's prospects count against the seat.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tiny import ids
from perihelion.tiny.phases.moves import level_price, produce
from perihelion.tiny.pieces.missions import First, Top
from perihelion.tiny.scoring import LEVEL_VP, open_score
from perihelion.tiny.seat import Seat
from perihelion.tiny.state import LEVEL_DICE, LEVEL_SHIPS, Tiny

PACE: Final = 2.9
"""Points that the leader makes in a turn, on average."""

DIE: Final = 0.35
SHIP: Final = 0.2
"""What one more die and one more ship bring, each turn."""

ENERGY: Final = 0.45
CULTURE: Final = 0.6
"""One of them, as long as it pays for the next level and there is time to use it. Culture is worth
more, since it lets a seat follow.
"""

SPARE: Final = 0.4
"""The part of that which counts beyond the price of the next level."""

ARRIVED: Final = 0.8
"""Entering an orbit, in advances."""

REACH: Final = 1.5
"""How many advances a ship can hope for in a turn."""

LANDED: Final = 0.1
AT_HOME: Final = 0.06
"""A ship for what it brings in."""

COLONY_USE: Final = 0.2
"""What a colony's action brings with a die that has nothing better to do."""

MOVED: Final = 0.4
"""What a ship at home gains by a move, and any other ship by half of it."""

RIVAL: Final = 1.0
"""How much the best rival's prospects count."""

WON: Final = 100.0


def worth(g: Tiny, i: i64) -> float:
    """The seat's own prospects, less the best rival's, whose mission it does not know."""
    if g.over:
        return _result(g, i)
    left = turns_left(g)
    own = prospects(g, i, left) + mission_worth(g, i, left) + dice_worth(g, i, left)
    return own - RIVAL * rival(g, i, left)


def _result(g: Tiny, i: i64) -> float:
    """A game that is over is won or lost; by how much matters a little."""
    out = float(open_score(g, i))
    return out + WON if i in g.winners() else out - WON


def rival(g: Tiny, i: i64, left: float) -> float:
    """The prospects of the best rival."""
    best = -WON
    for k in range(len(g.seats)):
        if k != i:
            best = max(best, _rogue(g) if g.is_rogue(k) else prospects(g, k, left))
    return best


def turns_left(g: Tiny) -> float:
    """How many more turns a seat has after this one, as far as can be told."""
    if g.marks.ended_by != ids.NO_SEAT:
        return 0.0
    best: i64 = 0
    for k in range(len(g.seats)):
        best = max(best, open_score(g, k))
    return max(0.6, float(ids.GOAL - best) / PACE)


def prospects(g: Tiny, i: i64, left: float) -> float:
    """Points, and what may become points."""
    seat = g.seats[i]
    total = float(open_score(g, i)) + growth(seat.level, left)
    total += stock_worth(seat, ids.ENERGY, 0, left) + stock_worth(seat, ids.CULTURE, 0, left)
    return total + fleet(g, i, left)


def growth(level: i64, left: float) -> float:
    """What the dice and ships of a level bring beyond those of the first."""
    dice = float(LEVEL_DICE[level - 1] - 4)
    return left * (DIE * dice + SHIP * float(LEVEL_SHIPS[level - 1] - 2))


def stock_worth(seat: Seat, resource: i64, more: i64, left: float) -> float:
    """A resource and so much more of it: worth something as far as it pays for the next level."""
    have: i64 = seat.energy if resource == ids.ENERGY else seat.culture
    have = min(have + more, ids.CAP)
    wanted: i64 = seat.level + 1 if seat.level < ids.TOP_LEVEL else 2
    counted = float(min(have, wanted)) + SPARE * float(max(have - wanted, 0))
    return each_worth(resource, left) * counted


def each_worth(resource: i64, left: float) -> float:
    """One energy or culture while there is a use for it."""
    return (ENERGY if resource == ids.ENERGY else CULTURE) * min(1.0, (left + 0.5) / 3.0)


def fleet(g: Tiny, i: i64, left: float) -> float:
    """Ships on tracks are worth a part of the planet, all of them what they bring in."""
    total = 0.0
    seat = g.seats[i]
    for k in range(ids.SHIPS):
        p = seat.where[k]
        if p == ids.HOME:
            total += AT_HOME
        elif p >= 0:
            total += LANDED
            if seat.spot[k] >= 0:
                total += _orbit(g, i, p, seat.spot[k], left)
    return total


def _orbit(g: Tiny, i: i64, p: i64, spot: i64, left: float) -> float:
    """The part of a planet's points that is behind a ship. It is worth less where time is short, or
    where somebody else is nearer to the end of the track.
    """
    planet = g.planets[p]
    missing = float(planet.length - spot)
    out = float(planet.vp) * (float(spot) + ARRIVED) / (float(planet.length) + ARRIVED)
    out *= min(1.0, REACH * (left + 0.3) / missing)
    for k in range(len(g.seats)):
        if k != i and _spot_at(g.seats[k], p) > spot:
            out *= 0.75
    return out


def _spot_at(seat: Seat, p: i64) -> i64:
    """How far a seat's ship has come on the track of a planet."""
    for k in range(ids.SHIPS):
        if seat.where[k] == p and seat.spot[k] >= 0:
            return seat.spot[k]
    return ids.SURFACE


def mission_worth(g: Tiny, i: i64, left: float) -> float:
    """What the mission would pay now, counted more the nearer the end is."""
    kept = g.seats[i].kept
    if kept < 0:
        return 0.0
    aim = g.box.missions[kept].aim
    if isinstance(aim, Top):
        return 0.8 * float(aim.vp) * float(g.seats[i].level) / float(ids.TOP_LEVEL)
    if isinstance(aim, First):
        if g.marks.ended_by != ids.NO_SEAT:
            return float(aim.points(g, i))
        lead: i64 = open_score(g, i)
        for k in range(len(g.seats)):
            if k != i:
                lead = min(lead, open_score(g, i) - open_score(g, k))
        return max(0.0, min(1.0, 0.5 + 0.1 * float(lead)))
    return float(aim.points(g, i)) * max(0.15, 0.9 - 0.15 * left)


def _rogue(g: Tiny) -> float:
    """The prospects of the rogue: points, ships on tracks, and how near its maxima are. It wins by
    its level, too.
    """
    seat = g.seats[ids.ROGUE_SEAT]
    most = float(g.mat().most)
    level = float(seat.level)
    energy = float(seat.energy) / most
    culture = float(seat.culture) / most
    total = float(open_score(g, ids.ROGUE_SEAT)) + 0.7 * level + 0.4 * level * level
    total += 1.5 * energy * energy + 0.6 * culture * culture
    for k in range(ids.SHIPS):
        p = seat.where[k]
        if p >= 0 and seat.spot[k] >= 0:
            planet = g.planets[p]
            part = (float(seat.spot[k]) + ARRIVED) / (float(planet.length) + ARRIVED)
            total += float(planet.vp) * part
    return total


# -- dice that have not been used --------------------------------------------


def dice_worth(g: Tiny, i: i64, left: float) -> float:
    """What the dice still to be used will bring, as they lie or rolled again."""
    if g.marks.active != i:
        return 0.0
    counts: list[i64] = [0] * ids.FACES
    worths: list[float] = []
    for k in range(len(g.faces)):
        if g.states[k] == ids.INACTIVE:
            face = g.faces[k]
            worths.append(face_worth(g, i, face, counts[face], left))
            counts[face] = counts[face] + 1
    if not worths:
        return 0.0
    again = 0.0
    if g.marks.rerolls == 0:  # only the first roll is free
        again = 0.85 * fresh_worth(g, i, counts, left)
    elif g.seats[i].energy > 2:
        again = 0.4 * fresh_worth(g, i, counts, left)
    total = 0.0
    for each in worths:
        total += max(again, each)
    return total


def fresh_worth(g: Tiny, i: i64, counts: list[i64], left: float) -> float:
    """What a die will bring, whatever it may show, beside dice with these faces."""
    total = 0.0
    for face in range(ids.FACES):
        total += face_worth(g, i, face, counts[face], left)
    return total / float(ids.FACES)


def face_worth(g: Tiny, i: i64, face: i64, before: i64, left: float) -> float:
    """What a die of this face brings after so many others of the same face."""
    seat = g.seats[i]
    if face == ids.MOVE:
        return MOVED if before < seat.at_home() else MOVED / 2.0 if before < 2 else 0.0
    if face == ids.ENERGY or face == ids.CULTURE:
        each = produce(g, i, face)
        more = stock_worth(seat, face, each * (before + 1), left)
        return more - stock_worth(seat, face, each * before, left)
    if face == ids.COLONY:
        return _colony_worth(g, i, before, left)
    return _advance_worth(g, seat, face, before)


def _colony_worth(g: Tiny, i: i64, before: i64, left: float) -> float:
    """A level that can be paid for, or the use of a colony."""
    seat = g.seats[i]
    price = level_price(g, i)
    if before == 0 and seat.level < ids.TOP_LEVEL and max(seat.energy, seat.culture) >= price:
        points = float(LEVEL_VP[seat.level] - LEVEL_VP[seat.level - 1])
        gain = points + growth(seat.level + 1, left) - growth(seat.level, left)
        return max(COLONY_USE, gain - each_worth(ids.ENERGY, left) * float(price))
    return COLONY_USE if seat.colonies else 0.0


def _advance_worth(g: Tiny, seat: Seat, face: i64, before: i64) -> float:
    """An advance on the best track of this type that still has room for it."""
    best = 0.0
    for k in range(ids.SHIPS):
        if seat.spot[k] >= 0:
            planet = g.planets[seat.where[k]]
            if planet.track == face:
                each = float(planet.vp) / (float(planet.length) + ARRIVED)
                if planet.length - seat.spot[k] <= before:
                    each *= 0.3  # it will have been colonised: another ship has to come first
                best = max(best, each)
    return best
