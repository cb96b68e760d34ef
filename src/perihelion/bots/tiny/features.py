"""What a network sees of a position of Tiny Epic Galaxies."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.bots.features import Features, Kinds, Row
from perihelion.bots.tiny.judgement import prospects, turns_left, worth
from perihelion.tabletop.table import Table
from perihelion.tiny import ids
from perihelion.tiny.scoring import LEVEL_VP, colony_points, open_score
from perihelion.tiny.seat import Seat
from perihelion.tiny.state import LEVEL_DICE, LEVEL_SHIPS, Tiny

SEATS: Final = 5
PARTS: Final = [f"seat {k}" for k in range(SEATS)]
SPOTS: Final = 6
"""No track is longer."""

STOCK: Final = 10
"""No seat has more of a resource; a rogue galaxy can have more than a player."""

LEAD: Final = 40
"""Quarters of a point by which `captain` thinks a seat ahead at most, or behind."""

PROSPECTS: Final = 60
"""Half points that a seat has and may expect at most, as `captain` judges it."""

QUESTIONS: Final = Kinds(ids.QUESTIONS)


class TinyFeatures(Features):
    """The table, then every seat, `me` first; planets are told apart by their names, so that a
    network can learn what each is good for.
    """

    def most_seats(self) -> int:
        return SEATS

    def write(self, g: Table, me: i64, row: Row) -> None:
        assert isinstance(g, Tiny)
        seats: i64 = len(g.seats)
        row.part("game")
        row.one_of(g.setup.players - 1, SEATS)
        row.one_of(g.marks.rogue, ids.ROGUES)
        row.count(g.marks.round, 20)
        row.flag(g.marks.ended_by != ids.NO_SEAT)
        row.part("question")
        QUESTIONS.write(g, me, row)
        _chain(g, me, row)
        row.part("dice")
        _dice(g, me, row)
        row.part("planets in the row")
        row.those(g.row, ids.PLANETS)
        row.part("mission")
        row.one_of(g.seats[me].kept, ids.MISSIONS)
        for k in range(2):
            dealt = g.seats[me].dealt
            row.one_of(dealt[k] if k < len(dealt) else ids.NO_MISSION, ids.MISSIONS)
        row.part("lead")
        _lead(g, me, row)
        width: i64 = 0
        for k in range(SEATS):
            row.part(PARTS[k])
            at = row.at
            if k < seats:
                _seat(g, (me + k) % seats, row)
                width = row.at - at
            else:
                row.skip(width)


def _chain(g: Tiny, me: i64, row: Row) -> None:
    """What is being done because of a die, and by whom."""
    seats: i64 = len(g.seats)
    row.one_of((g.marks.active - me + seats) % seats, SEATS)
    chain = g.at_work
    row.flag(chain is not None)
    row.one_of(ids.NO_SEAT if chain is None else (chain.who - me + seats) % seats, SEATS)
    row.flag(chain is not None and chain.leader != ids.NO_SEAT)
    row.one_of(ids.NO_PLANET if chain is None else chain.planet, ids.PLANETS)
    row.flag(g.marks.busy)
    row.flag(g.marks.price > 1)
    row.bits(g.marks.income, ids.DIPLOMACY)


def _dice(g: Tiny, me: i64, row: Row) -> None:
    """The dice still to be used by face, those used, and what has been picked of them."""
    left: list[i64] = [0] * ids.FACES
    picked: list[i64] = [0] * ids.FACES
    used: i64 = 0
    for k in range(len(g.faces)):
        if g.states[k] == ids.INACTIVE:
            left[g.faces[k]] = left[g.faces[k]] + 1
        elif g.states[k] == ids.ACTIVATED:
            used += 1
    for answer in g.given[me]:
        if answer < len(g.faces):
            picked[g.faces[answer]] = picked[g.faces[answer]] + 1
    mine = g.marks.active == me
    for face in range(ids.FACES):
        row.count(left[face] if mine else 0, ids.DICE)
        row.count(0 if mine else left[face], ids.DICE)
        row.count(picked[face], 4)
    row.count(used, ids.DICE)
    row.one_of(g.faces[g.bay[-1]] if g.bay else -1, ids.FACES)
    row.count(g.marks.rerolls, 3)
    row.flag(g.marks.converted)
    row.count(g.marks.left, ids.DICE)
    row.flag(g.marks.extra != 0)


def _lead(g: Tiny, me: i64, row: Row) -> None:
    """How far ahead of the best other seat, or behind it, in points and as `captain` judges it: a
    network need not find out what is known, only where it is wrong.
    """
    best: i64 = 0
    for i in range(len(g.seats)):
        if i != me:
            best = max(best, open_score(g, i))
    row.around(open_score(g, me) - best, 1, 12)
    row.count(best, ids.GOAL)
    row.around(i64(worth(g, me) * 4.0), 1, LEAD)


def _seat(g: Tiny, i: i64, row: Row) -> None:
    """A mat: tracks, ships, colonies and points."""
    seat = g.seats[i]
    row.flag(True)
    row.one_of(seat.galaxy, ids.GALAXIES)
    row.count(seat.level, ids.TOP_LEVEL)
    row.count(seat.energy, STOCK)
    row.count(seat.culture, STOCK)
    next_level = seat.level + 1
    row.flag(seat.level < ids.TOP_LEVEL and max(seat.energy, seat.culture) >= next_level)
    row.count(open_score(g, i), 30)
    row.count(colony_points(g, i), 24)
    row.count(len(seat.colonies), 8)
    row.count(seat.at_home(), ids.SHIPS)
    if not g.is_rogue(i):
        row.count(LEVEL_DICE[seat.level - 1], ids.DICE)
        row.count(LEVEL_SHIPS[seat.level - 1], ids.SHIPS)
        row.count(LEVEL_VP[seat.level - 1], 8)
        row.count(i64(prospects(g, i, turns_left(g)) * 2.0), PROSPECTS)
    else:
        row.skip(ids.DICE + ids.SHIPS + 8 + PROSPECTS)
    row.count(seat.fewer, 4)
    _ships(g, seat, row)
    row.those(seat.colonies, ids.PLANETS)


def _ships(g: Tiny, seat: Seat, row: Row) -> None:
    """On which surfaces they stand, how far they have come in which orbits, what they bring."""
    at = row.at
    energy: i64 = 0
    culture: i64 = 0
    worth: i64 = 0
    for k in range(ids.SHIPS):
        p = seat.where[k]
        if p < 0:
            if p == ids.HOME:
                energy += 1
            continue
        planet = g.planets[p]
        if planet.resource == ids.CULTURE:
            culture += 1
        else:
            energy += 1
        spot = seat.spot[k]
        if spot >= 0:
            row.at = at + p * (SPOTS + 1)
            row.count(spot + 1, SPOTS)
            worth += planet.vp * (spot + 1) * 4 // planet.length
        else:
            row.at = at + p * (SPOTS + 1) + SPOTS
            row.flag(True)
    row.at = at + ids.PLANETS * (SPOTS + 1)
    row.count(energy, ids.SHIPS)
    row.count(culture, ids.SHIPS)
    row.count(worth, 24)
