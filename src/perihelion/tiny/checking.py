"""Is this a position that can be played on? Whatever comes from outside is asked here.

The layout sees that every card lies somewhere once and every number is one that can be. Here: ships
stand where they can, the pieces fit each other, what is left to do follows from the rules, and
whoever is asked has an answer.
"""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.tabletop.bits import BIT
from perihelion.tabletop.checking import check_asked, check_given, in_range
from perihelion.tabletop.shapes import bad
from perihelion.tiny import ids
from perihelion.tiny.deal import ROW, player_order
from perihelion.tiny.pieces.chain import unstacked
from perihelion.tiny.plans import check_agenda
from perihelion.tiny.scoring import open_score
from perihelion.tiny.state import LEVEL_SHIPS, Tiny


def check_fit(g: Tiny) -> None:
    """Refuse pieces that do not lie together like this, and numbers that do not fit them."""
    if g.order != player_order(g.setup):
        raise bad("order")
    check_marks(g)
    check_dice(g)
    check_planets(g)
    check_missions(g)
    for i in range(len(g.seats)):
        check_seat(g, i)
    for chain in unstacked(g.at_work):
        in_range(chain.price, 0, "chains", 0 if chain.leader == ids.NO_SEAT else 2)
        for p in range(ids.PLANETS):
            if chain.used & BIT[p] and not g.planets[p].leads_on:
                raise bad("chains")
    for i in g.order:
        if g.marks.ended_by == ids.NO_SEAT and not g.solo() and open_score(g, i) >= ids.GOAL:
            raise bad("ended_by")


def check_question(g: Tiny) -> None:
    """Somebody is asked what the rules ask there, or the game is over."""
    marks = g.marks
    going_on = check_asked(g)
    if going_on == marks.finished or (marks.winner != ids.NO_SEAT) != (g.solo() and marks.finished):
        raise bad("marks")
    if not going_on:
        if g.at_work is not None:
            raise bad("chains")
        return
    if g.seats[len(g.seats) - 1].level > (ids.TOP_LEVEL - 1 if g.solo() else ids.TOP_LEVEL):
        raise bad("seats 1 level")
    check_agenda(g)
    for i in range(g.setup.players):
        check_given(g, i)


# -- numbers -----------------------------------------------------------------


def check_marks(g: Tiny) -> None:
    """What a table keeps in mind."""
    marks = g.marks
    if marks.income & ~(BIT[ids.ENERGY] | BIT[ids.CULTURE]):
        raise bad("income")
    if g.setup.rogue != ids.NO_ROGUE and marks.rogue != g.setup.rogue:
        raise bad("rogue")
    in_range(marks.left, 0, "rogue_dice_left", ids.DICE - len(g.faces))
    if int(marks.done).bit_count() > (3 - marks.left if marks.extra else 0):
        raise bad("extra_done")
    if (marks.again or marks.forced) and not g.solo():
        raise bad("rerolled")


def check_dice(g: Tiny) -> None:
    """The dice of this turn, and which of them have been used."""
    if len(g.faces) != len(g.states) or len(g.faces) > ids.DICE:
        raise bad("dice_rolled")
    used: list[i64] = []
    dead = 0
    for k in range(len(g.faces)):
        in_range(g.faces[k], 0, "dice_rolled", ids.FACES - 1)
        in_range(g.states[k], 0, "dice_rolled", len(ids.STATE_WORDS) - 1)
        if g.states[k] == ids.ACTIVATED:
            used.append(k)
        dead += g.states[k] == ids.CONVERTER
    if sorted(g.bay) != used:
        raise bad("bay")
    if dead != (2 if g.marks.converted else 0):
        raise bad("converted")


# -- cards -------------------------------------------------------------------


def check_planets(g: Tiny) -> None:
    """The row has its slots, and no gap while there is a deck to fill it from."""
    if len(g.row) != ROW[g.setup.players - 1] or (g.deck and ids.NO_PLANET in g.row):
        raise bad("row")


def check_missions(g: Tiny) -> None:
    """Two missions a player: to choose from, or one kept and one discarded; none in solo play."""
    for i in range(len(g.seats)):
        seat = g.seats[i]
        held = [m for m in (*seat.dealt, seat.kept, seat.discarded) if m != ids.NO_MISSION]
        if len(held) != (0 if g.solo() else 2):
            raise bad(f"seats {i} mission")
        if seat.dealt and len(seat.dealt) != 2:
            raise bad(f"seats {i} dealt")


# -- seats -------------------------------------------------------------------


def check_seat(g: Tiny, i: i64) -> None:
    """A mat with its markers and ships [tiny.gen.invariants]."""
    seat = g.seats[i]
    rogue = g.solo() and i == ids.ROGUE_SEAT
    most = g.cap(i) if not rogue or g.has_rogue() else 0
    for k in range(i):
        if seat.galaxy != ids.NO_GALAXY and g.seats[k].galaxy == seat.galaxy:
            raise bad(f"seats {i} galaxy")
    in_range(seat.energy, 0, f"seats {i} energy", most)
    in_range(seat.culture, 0, f"seats {i} culture", most)
    if rogue and seat.fewer:
        raise bad(f"seats {i} fewer")
    for p in range(ids.PLANETS):
        if seat.once & BIT[p] and not g.planets[p].once:
            raise bad(f"seats {i} used")
    released: i64 = ids.SHIPS if rogue else LEVEL_SHIPS[seat.level - 1]
    for k in range(ids.SHIPS):
        if (seat.where[k] == ids.LOCKED) != (k >= released) or not _is_placed(g, i, k):
            raise bad(f"seats {i} ships")


def _is_placed(g: Tiny, i: i64, ship: i64) -> bool:
    """Whether a ship is where it can be: a rogue never lands, and no two of a seat share a
    place.
    """
    seat = g.seats[i]
    place = seat.where[ship]
    spot = seat.spot[ship]
    if place == ids.HOME or place == ids.LOCKED:
        return spot == ids.SURFACE
    if place not in g.row or not ids.SURFACE <= spot < g.planets[place].length:
        return False
    if g.solo() and i == ids.ROGUE_SEAT and spot == ids.SURFACE:
        return False
    for k in range(ship):
        if seat.where[k] == place and (seat.spot[k] == ids.SURFACE) == (spot == ids.SURFACE):
            return False
    return True
