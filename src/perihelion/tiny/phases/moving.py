"""The action MOVE, and what a ship does where it lands."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from perihelion.tabletop.bits import BIT
from perihelion.tiny import ids
from perihelion.tiny.phases.moves import book_follow, go_home, place
from perihelion.tiny.phases.rule import STEPS, Rule
from perihelion.tiny.phases.using import planet_hurdle, use_planet
from perihelion.tiny.pieces.chain import Chain
from perihelion.tiny.state import Tiny


def is_journey(answer: i64) -> bool:
    """Whether the answer names a ship and a destination."""
    n = answer - ids.JOURNEY
    return 0 <= n < 100 * ids.FLEET and n % 100 < ids.DESTINATIONS


_JOURNEYS: Final[list[object]] = list(range(ids.JOURNEY, ids.JOURNEY + 100 * ids.FLEET))
"""All journeys, as objects: no list of options is as long, and making its numbers each time took
longer than finding them.
"""


def journeys(g: Tiny, i: i64, barred: i64) -> list[i64]:
    """Every journey of a released ship: to the surface or the orbit of another planet of the row,
    or home [tiny.move.what, tiny.move.order, tiny.move.other_planet, tiny.move.surface_and_orbit,
    tiny.move.share, tiny.turn.ships].
    """
    out: list[object] = []
    seat = g.seats[i]
    free: list[i64] = []  # surfaces and orbits without a ship of the seat
    for p in g.row:
        if p != ids.NO_PLANET and not seat.landed & BIT[p]:
            free.append(p)
        if p != ids.NO_PLANET and not seat.orbiting & BIT[p]:
            free.append(ids.ORBIT_OF + p)
    free.sort()
    for k in range(ids.SHIPS):
        here = seat.where[k]
        if here == ids.LOCKED or k == barred:
            continue
        start = 100 * (4 * i + k)
        for to in free:
            if to % ids.ORBIT_OF != here:
                out.append(_JOURNEYS[start + to])
        if here != ids.HOME:
            out.append(_JOURNEYS[start + ids.GALAXY_OF + i])
    return cast(list[i64], out)


def can_move(g: Tiny, i: i64, barred: i64) -> bool:
    """Whether there is any journey at all."""
    seat = g.seats[i]
    if barred == ids.NO_SHIP and seat.landed | seat.orbiting:
        return True
    at_home = False
    for k in range(ids.SHIPS):
        here = seat.where[k]
        if here == ids.LOCKED or k == barred:
            continue
        if here != ids.HOME:
            return True
        at_home = True
    if at_home:
        full = seat.landed & seat.orbiting
        for p in g.row:
            if p != ids.NO_PLANET and not full & BIT[p]:
                return True
    return False


def journey_code(g: Tiny, i: i64, answer: i64) -> str:
    """Why a journey cannot be made [tiny.move.what, tiny.move.foreign, tiny.move.own_colony,
    tiny.move.home, tiny.move.one_surface, tiny.move.one_orbit].
    """
    n = answer - ids.JOURNEY
    seat = g.seats[i]
    ship = n // 100 - 4 * i
    if not 0 <= ship < ids.SHIPS:
        return "NOT_YOUR_SHIP"
    here = seat.where[ship]
    if here == ids.LOCKED:
        return "SHIP_LOCKED"
    to = n % 100
    if to >= ids.GALAXY_OF:
        if to != ids.GALAXY_OF + i:
            return "FOREIGN_GALAXY"
        return "ALREADY_HOME" if here == ids.HOME else ""
    p = to % ids.ORBIT_OF
    if g.owner(p) != ids.NO_SEAT:
        return "COLONISED_PLANET"
    if p not in g.row:
        return "PLANET_NOT_IN_ROW"
    if p == here:
        return "SAME_PLANET"
    if to < ids.ORBIT_OF:
        return "SURFACE_OCCUPIED_BY_OWN_SHIP" if seat.on_surface(p) else ""
    return "ORBIT_OCCUPIED_BY_OWN_SHIP" if seat.in_orbit(p) else ""


def move_ship(g: Tiny, chain: Chain, answer: i64) -> None:
    """The ship lands upright, enters the start of the track, or goes home [tiny.move.land,
    tiny.move.orbit, tiny.move.home].
    """
    n = answer - ids.JOURNEY
    ship = n // 100 - 4 * chain.who
    to = n % 100
    chain.moved = ship
    if to >= ids.GALAXY_OF:
        go_home(g, chain.who, ship)
    elif to < ids.ORBIT_OF:
        place(g, chain.who, ship, to, ids.SURFACE)
        chain.planet = to
        g.next(LANDING)
    else:
        place(g, chain.who, ship, to - ids.ORBIT_OF, 0)


class Move(Rule):
    """Move one released ship to another place [tiny.move.what]."""

    is_sorted = True

    def options(self, g: Tiny, i: i64) -> list[i64]:
        return journeys(g, i, self.barred_ship(g))

    def barred_ship(self, g: Tiny) -> i64:
        """A ship that may not make this move."""
        return ids.NO_SHIP

    def code(self, g: Tiny, i: i64, answer: i64) -> str:
        return journey_code(g, i, answer) or "SAME_SHIP"

    def carry_out(self, g: Tiny, i: i64, answer: i64) -> None:
        book_follow(g, g.chain())
        move_ship(g, g.chain(), answer)

    def concerns(self, answer: i64) -> bool:
        return is_journey(answer)


USE_OR_NOT: Final[list[i64]] = [ids.USE, ids.DECLINE]


class Landing(Rule):
    """Right after landing, and only then, the performer may use the planet
    [tiny.move.land_action].
    """

    answers = USE_OR_NOT
    is_sorted = True

    def begin(self, g: Tiny, i: i64) -> None:
        chain = g.chain()
        self.ask_unless(g, i, planet_hurdle(g, chain, chain.planet))

    def options(self, g: Tiny, i: i64) -> list[i64]:
        return self.answers

    def facts(self, g: Tiny, i: i64) -> dict[str, object]:
        return {"card": g.name(g.chain().planet)}

    def carry_out(self, g: Tiny, i: i64, answer: i64) -> None:
        if answer == ids.USE:
            use_planet(g, g.chain(), g.chain().planet)

    def stands(self, g: Tiny, i: i64) -> bool:
        chain = g.chain()
        ship = chain.moved
        if ship == ids.NO_SHIP or chain.planet == ids.NO_PLANET:
            return False
        seat = g.seats[i]
        landed = seat.where[ship] == chain.planet and not seat.orbits(ship)
        return landed and not planet_hurdle(g, chain, chain.planet)


MOVE_SHIP: Final[Move] = STEPS.know(Move(), "move")
LANDING: Final[Landing] = STEPS.know(Landing(), "landing")
