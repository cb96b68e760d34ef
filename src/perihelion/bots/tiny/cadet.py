"""A beginner at Tiny Epic Galaxies: preferences, and some noise."""

from __future__ import annotations

from typing import Final

from perihelion.tiny import ids
from perihelion.tiny.phases.advancing import has_ship
from perihelion.tiny.phases.following import Follow
from perihelion.tiny.phases.moves import level_price, produce
from perihelion.tiny.phases.moving import is_journey
from perihelion.tiny.phases.using import planet_hurdle
from perihelion.tiny.pieces.chain import Chain
from perihelion.tiny.state import Tiny

PLAIN: Final = {
    ids.END_TURN: -1.0,
    ids.CONVERT: -4.0,
    ids.USE: 3.0,
    ids.LET: 1.0,
    ids.WITH_ENERGY: 4.0,
    ids.WITH_CULTURE: 3.0,
}
"""How much a beginner likes what is the same in every position: larger empires, free actions."""

NOISE: Final = 0.5
"""How often they do what they like less; without noise, never."""


def liking(g: Tiny, i: int, answer: int) -> float:
    """How much a beginner likes an answer."""
    step = g.asking(i)
    if answer < ids.DIE + len(g.faces):
        face = int(g.faces[answer - ids.DIE])
        return _face(g, i, face) if step.kind() == "turn" else -_face(g, i, face)
    if answer == ids.REROLL:
        return 0.0 if g.marks.rerolls == 0 else -2.0
    if answer == ids.FOLLOW:
        assert isinstance(step, Follow)
        return _face(g, i, int(step.face)) - 1.5
    if is_journey(answer):
        return _journey(g, i, answer - ids.JOURNEY)
    if ids.SHIP <= answer < ids.SHIP + ids.FLEET:
        return _ship(g, answer - ids.SHIP)
    return PLAIN.get(answer, 0.0)


def _face(g: Tiny, i: int, face: int) -> float:
    """Pushing a ship on and raising the empire are liked best; ships in orbit stay there."""
    seat = g.seats[i]
    ships = zip(seat.where, seat.spot, strict=True)
    if face == ids.MOVE:
        return 2.0 if any(place != ids.LOCKED and spot < 0 for place, spot in ships) else -1.5
    if face == ids.ENERGY or face == ids.CULTURE:
        return 0.8 * min(int(produce(g, i, face)), ids.CAP - int(g.stock(i, face)))
    if face == ids.COLONY:
        enough = max(int(seat.energy), int(seat.culture)) >= int(level_price(g, i))
        return 4.0 if enough and int(seat.level) < ids.TOP_LEVEL else 0.5
    return 3.5 if has_ship(g, i, face) else -2.0


def _journey(g: Tiny, i: int, journey: int) -> float:
    """Ships leave home for the orbits of planets with many points, or land to use a planet; those
    that have come some way in an orbit stay there.
    """
    seat = g.seats[i]
    ship, to = journey // 100 - 4 * i, journey % 100
    if to >= ids.GALAXY_OF:
        return -3.0
    out = -3.0 if int(seat.spot[ship]) >= 0 else 0.0
    planet = g.planets[to % ids.ORBIT_OF]
    if to >= ids.ORBIT_OF:
        return out + 1.0 + 0.3 * int(planet.vp)
    free = int(planet.energy) + int(planet.culture) == 0
    return out + (2.0 if free and not planet_hurdle(g, Chain(i), to) else 0.0)


def _ship(g: Tiny, ship: int) -> float:
    """One's own ships are pushed on where they are nearly there, those of others are held up."""
    seat = g.seats[ship // 4]
    place = seat.where[ship % 4]
    if place < 0:
        return 0.0
    return int(seat.spot[ship % 4]) * 4.0 / int(g.planets[place].length)
