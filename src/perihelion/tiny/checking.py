"""Is this a position that can be played on? Whatever comes from outside is asked here.

First the pieces: every card lies somewhere exactly once, every ship in a place where it can be, and
every number is one that can be. Then the agenda: what is left to do follows from the rules, and
whoever is asked has an answer. Cards lie face down only in views.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tabletop.agenda import NO_VIEW
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.checking import check_asked, check_given, check_kernel, in_range
from perihelion.tabletop.refusal import BadRecord
from perihelion.tabletop.shapes import bad
from perihelion.tiny import ids
from perihelion.tiny.deal import ROW, player_order
from perihelion.tiny.pieces.chain import unstacked
from perihelion.tiny.plans import check_agenda
from perihelion.tiny.scoring import open_score
from perihelion.tiny.state import LEVEL_SHIPS, Tiny

FEWER: Final = 20
"""More dice than a rogue galaxy can take away in a turn."""


def checked(g: Tiny) -> Tiny:
    """The position, if it is one that can be played on or, as a view, looked at."""
    check_pieces(g)
    check_question(g)
    return g


def check_pieces(g: Tiny) -> None:
    """Every card and ship in its place, and numbers that can be."""
    rivals = 1 if g.solo() else 0
    check_kernel(g, g.setup.players, len(g.seats) - rivals, g.setup.automatic)
    if g.order != player_order(g.setup):
        raise bad("order")
    check_marks(g)
    check_dice(g)
    check_planets(g)
    check_missions(g)
    for i in range(len(g.seats)):
        check_seat(g, i)
    for chain in unstacked(g.at_work):
        in_range(chain.who, 0, "chains", g.setup.players - 1)
        in_range(chain.planet, ids.NO_PLANET, "chains", ids.PLANETS - 1)
        in_range(chain.moved, ids.NO_SHIP, "chains", ids.SHIPS - 1)
        in_range(chain.first, ids.NO_SHIP, "chains", ids.SHIPS - 1)
        in_range(chain.leader, ids.NO_SEAT, "chains", len(g.seats) - 1)
        in_range(chain.price, 0, "chains", 0 if chain.leader == ids.NO_SEAT else 2)
        for p in range(ids.PLANETS):
            if chain.used & BIT[p] and not g.planets[p].leads_on:
                raise bad("chains")
        in_range(chain.used, 0, "chains", BIT[ids.PLANETS] - 1)
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
    last: i64 = len(g.seats) - 1
    in_range(marks.active, 0, "active", last)
    in_range(marks.round, 0, "round")
    in_range(marks.rerolls, 0, "rerolls")
    in_range(marks.price, 1, "follow_price", 2)
    if marks.income & ~(BIT[ids.ENERGY] | BIT[ids.CULTURE]):
        raise bad("income")
    in_range(marks.ended_by, ids.NO_SEAT, "ended_by", ids.NO_SEAT if g.solo() else last)
    in_range(marks.winner, ids.NO_SEAT, "winner", last if g.solo() else ids.NO_SEAT)
    in_range(marks.buried, 0, "buried", len(g.deck))
    rogues: i64 = ids.ROGUES - 1 if g.solo() else ids.NO_ROGUE
    in_range(marks.rogue, ids.NO_ROGUE, "rogue", rogues)
    if g.setup.rogue != ids.NO_ROGUE and marks.rogue != g.setup.rogue:
        raise bad("rogue")
    in_range(marks.left, 0, "rogue_dice_left", ids.DICE - len(g.faces) if g.solo() else 0)
    in_range(marks.extra, 0, "extra", 1 if g.solo() else 0)
    in_range(marks.done, 0, "extra_done", BIT[ids.FACES] - 1)
    if int(marks.done).bit_count() > (3 - marks.left if marks.extra else 0):
        raise bad("extra_done")
    if (marks.again or marks.forced) and not g.solo():
        raise bad("rerolled")
    in_range(marks.attacked, 0, "attacked", ids.TOP_LEVEL if g.solo() else 0)


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
    """Every planet lies somewhere exactly once; in a view those face down make up the number."""
    if len(g.row) != ROW[g.setup.players - 1]:
        raise bad("row")
    row = [p for p in g.row if p != ids.NO_PLANET]
    if g.deck and len(row) < len(g.row):
        raise bad("row")
    piles: list[list[i64]] = [g.deck, row, g.removed]
    for seat in g.seats:
        piles.append(seat.colonies)
    hidden = 0
    for k in range(len(piles)):
        view = g.viewer != NO_VIEW and k == 0
        hidden += _count_hidden(piles[k], view)
    _check_all_there(piles, hidden, [planet.slug for planet in g.planets])


def check_missions(g: Tiny) -> None:
    """The same for the missions; in solo play they stay in the box."""
    view = g.viewer != NO_VIEW
    hidden = _count_hidden(g.missions, view)
    piles: list[list[i64]] = [g.missions]
    for i in range(len(g.seats)):
        seat = g.seats[i]
        held = [m for m in (*seat.dealt, seat.kept, seat.discarded) if m != ids.NO_MISSION]
        hidden += _count_hidden(held, view and i != g.viewer)
        if len(held) != (0 if g.solo() else 2):
            raise bad(f"seats {i} mission")
        if seat.dealt and (len(seat.dealt) != 2 or ids.NO_MISSION in seat.dealt):
            raise bad(f"seats {i} dealt")
        piles.append(held)
    out_of_play: list[i64] = [m for m in range(ids.MISSIONS) if not g.is_in_play(m)]
    piles.append(out_of_play)
    _check_all_there(piles, hidden, [mission.slug for mission in g.box.missions])


def _count_hidden(pile: list[i64], may_hide: bool) -> int:
    """How many cards lie face down here, where they may."""
    hidden = pile.count(ids.HIDDEN)
    if hidden and not may_hide:
        raise BadRecord("UNKNOWN_CARD", {"card": "?"})
    return hidden


def _check_all_there(piles: list[list[i64]], hidden: int, names: list[str]) -> None:
    seen: list[bool] = [False] * len(names)
    for pile in piles:
        for c in pile:
            if c == ids.HIDDEN:
                continue
            if not 0 <= c < len(names):
                raise BadRecord("UNKNOWN_CARD", {"card": str(c)})
            if seen[c]:
                raise BadRecord("CARD_TWICE", {"card": names[c]})
            seen[c] = True
    missing = [names[c] for c in range(len(names)) if not seen[c]]
    if len(missing) > hidden:
        raise BadRecord("CARD_MISSING", {"card": missing[0]})
    if len(missing) < hidden:
        raise BadRecord("CARD_TWICE", {"card": "?"})


# -- seats -------------------------------------------------------------------


def check_seat(g: Tiny, i: i64) -> None:
    """A mat with its markers and ships [tiny.gen.invariants]."""
    seat = g.seats[i]
    rogue = g.solo() and i == ids.ROGUE_SEAT
    most = g.cap(i) if not rogue or g.has_rogue() else 0
    in_range(seat.galaxy, ids.NO_GALAXY, f"seats {i} galaxy", ids.GALAXIES - 1)
    for k in range(i):
        if seat.galaxy != ids.NO_GALAXY and g.seats[k].galaxy == seat.galaxy:
            raise bad(f"seats {i} galaxy")
    in_range(seat.level, 1, f"seats {i} level", ids.TOP_LEVEL)
    in_range(seat.energy, 0, f"seats {i} energy", most)
    in_range(seat.culture, 0, f"seats {i} culture", most)
    in_range(seat.fewer, 0, f"seats {i} fewer", FEWER if g.solo() and not rogue else 0)
    in_range(seat.once, 0, f"seats {i} used", BIT[ids.PLANETS] - 1)
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
