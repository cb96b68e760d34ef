"""The rows of Tiny Epic Galaxies."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.envs.row import Rows
from perihelion.envs.writer import Plan, Writer, away
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.table import Table
from perihelion.tiny import ids
from perihelion.tiny.pieces.chain import unstacked
from perihelion.tiny.seat import Seat
from perihelion.tiny.state import Tiny

CHAINS: Final = 3
"""So many chains are shown."""


class TinyWriter(Writer):
    """The table, then the seats, `me` first."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.table: Final = plan.at("row.size")
        self.place: Final = plan.at("planet.place")
        self.mission_place: Final = plan.at("mission.place")
        self.once: Final = plan.at("planet.used")
        self.galaxy: Final = plan.at("seats.galaxy")
        self.in_row: Final = plan.place("planet", "row")
        self.in_deck: Final = plan.place("planet", "deck")
        self.is_removed: Final = plan.place("planet", "removed")
        self.is_colony: Final = plan.place("planet", "seat 0 colonies")
        self.is_dealt: Final = plan.place("mission", "seat 0 dealt")
        self.is_kept: Final = plan.place("mission", "seat 0 mission")
        self.is_discarded: Final = plan.place("mission", "seat 0 discarded")
        self.next_seat: Final = plan.place("mission", "seat 1 mission") - self.is_kept
        self.planets: Final[i64] = len(plan.names.family("planet").words)

    def write(self, g: Table, me: i64, rows: Rows) -> None:
        assert isinstance(g, Tiny)
        seats = g.seats
        count: i64 = len(seats)
        self.kernel(g, me, count, rows)
        rows.turn_to(self.table)
        self.cards(g, rows)
        rows.next_few(g.faces, ids.DICE)
        rows.next_few(g.states, ids.DICE)
        rows.next_few(g.bay, ids.DICE)
        self.at_work(g, me, count, rows)
        self.marks(g, me, count, rows)
        for k in range(count):
            i = me + k
            if i >= count:
                i -= count
            self.before(seats[i], k, g.marks.finished, rows)

    def cards(self, g: Tiny, rows: Rows) -> None:
        """The planets; some at the bottom of the deck may be known to all."""
        filled: i64 = 0
        for p in g.row:
            if p >= 0:
                rows.small(self.place + p, self.in_row)
                filled += 1
        rows.next(filled)
        rows.next(len(g.deck))
        for k in range(g.marks.buried):
            rows.small(self.place + g.deck[k], self.in_deck)
        rows.next(len(g.removed))
        rows.lying(self.place, g.removed, self.is_removed)
        rows.next(len(g.missions))

    def at_work(self, g: Tiny, me: i64, seats: i64, rows: Rows) -> None:
        """What is being done because of a die."""
        chains = unstacked(g.at_work)
        rows.next(len(chains))
        first = rows.at
        for k in range(min(len(chains), CHAINS)):
            chain = chains[k]
            rows.turn_to(first, k, CHAINS)
            rows.next(away(chain.who, me, seats))
            rows.next(chain.planet)
            rows.next_bits(chain.used, self.planets)
            rows.next(chain.moved)
            rows.next(chain.first)
            rows.next(away(chain.leader, me, seats))
            rows.next(chain.price)
        rows.turn_to(first + CHAINS * (6 + self.planets))

    def marks(self, g: Tiny, me: i64, seats: i64, rows: Rows) -> None:
        """What the table keeps in mind."""
        marks = g.marks
        rows.next(away(marks.active, me, seats))
        rows.next(marks.round)
        rows.next(marks.rerolls)
        rows.next(1 if marks.converted else 0)
        rows.next(1 if marks.busy else 0)
        rows.next(marks.price)
        rows.next(marks.income)
        rows.next(away(marks.ended_by, me, seats))
        rows.next(1 if marks.finished else 0)
        rows.next(away(marks.winner, me, seats))
        rows.next(marks.buried)
        rows.next(marks.rogue)
        rows.next(marks.left)
        rows.next(marks.extra)
        rows.next_bits(marks.done, ids.FACES)
        rows.next(1 if marks.again else 0)
        rows.next(1 if marks.forced else 0)
        rows.next(marks.attacked)

    def before(self, seat: Seat, k: i64, finished: bool, rows: Rows) -> None:
        """What lies before the seat that is `k` seats away; its missions are its own secret."""
        rows.turn_to(self.galaxy, k, self.room)
        rows.next(seat.galaxy)
        rows.next(seat.level)
        rows.next(seat.energy)
        rows.next(seat.culture)
        rows.next_few(seat.where, ids.SHIPS)
        rows.next_few(seat.spot, ids.SHIPS)
        rows.next(len(seat.colonies))
        rows.lying(self.place, seat.colonies, self.is_colony + k)
        once = seat.once
        if once:
            for p in range(self.planets):
                if once & BIT[p]:
                    rows.mark(self.once + p, BIT[k])
        rows.next(len(seat.dealt))
        if k == 0:
            rows.lying(self.mission_place, seat.dealt, self.is_dealt)
        next_seat = k * self.next_seat
        self.mission(seat.kept, k == 0 or finished, self.is_kept + next_seat, rows)
        self.mission(seat.discarded, k == 0, self.is_discarded + next_seat, rows)
        rows.next(seat.fewer)

    def mission(self, mission: i64, seen: bool, place: i64, rows: Rows) -> None:
        """A mission in its place, if it may be seen."""
        if mission >= 0 and not seen:
            mission = ids.HIDDEN
        rows.next(mission)
        if mission >= 0:
            rows.small(self.mission_place + mission, place)


WRITER: Final = TinyWriter
