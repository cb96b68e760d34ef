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
        self.row: Final = plan.at("row.size")
        self.deck: Final = plan.at("deck.size")
        self.removed: Final = plan.at("removed.size")
        self.missions: Final = plan.at("missions.size")
        self.faces: Final = plan.at("dice_rolled.faces")
        self.states: Final = plan.at("dice_rolled.states")
        self.bay: Final = plan.at("bay")
        self.chains: Final = plan.at("chains.size")
        self.performer: Final = plan.at("chains.performer")
        self.planet: Final = plan.at("chains.planet")
        self.performed: Final = plan.at("chains.used")
        self.moved: Final = plan.at("chains.moved")
        self.first: Final = plan.at("chains.first")
        self.leader: Final = plan.at("chains.leader")
        self.price: Final = plan.at("chains.price")
        self.active: Final = plan.at("marks.active")
        self.round: Final = plan.at("marks.round")
        self.rerolls: Final = plan.at("marks.rerolls")
        self.converted: Final = plan.at("marks.converted")
        self.busy: Final = plan.at("marks.busy")
        self.follow_price: Final = plan.at("marks.follow_price")
        self.income: Final = plan.at("marks.income")
        self.ended_by: Final = plan.at("marks.ended_by")
        self.finished: Final = plan.at("marks.finished")
        self.winner: Final = plan.at("marks.winner")
        self.buried: Final = plan.at("marks.buried")
        self.rogue: Final = plan.at("marks.rogue")
        self.left: Final = plan.at("marks.rogue_dice_left")
        self.extra: Final = plan.at("marks.extra")
        self.done: Final = plan.at("marks.extra_done")
        self.again: Final = plan.at("marks.rerolled")
        self.forced: Final = plan.at("marks.forced")
        self.attacked: Final = plan.at("marks.attacked")
        self.place: Final = plan.at("planet.place")
        self.mission_place: Final = plan.at("mission.place")
        self.once: Final = plan.at("planet.used")
        self.galaxy: Final = plan.at("seats.galaxy")
        self.level: Final = plan.at("seats.level")
        self.energy: Final = plan.at("seats.energy")
        self.culture: Final = plan.at("seats.culture")
        self.where: Final = plan.at("seats.ships.where")
        self.spot: Final = plan.at("seats.ships.spot")
        self.colonies: Final = plan.at("seats.colonies.size")
        self.dealt: Final = plan.at("seats.dealt.size")
        self.kept: Final = plan.at("seats.mission")
        self.discarded: Final = plan.at("seats.discarded")
        self.fewer: Final = plan.at("seats.fewer")
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
        self.cards(g, rows)
        rows.listed(self.faces, g.faces, ids.DICE)
        rows.listed(self.states, g.states, ids.DICE)
        rows.listed(self.bay, g.bay, ids.DICE)
        if g.at_work is not None:
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
        rows.small(self.row, filled)
        rows.small(self.deck, len(g.deck))
        for k in range(g.marks.buried):
            rows.small(self.place + g.deck[k], self.in_deck)
        rows.small(self.removed, len(g.removed))
        rows.lying(self.place, g.removed, self.is_removed)
        rows.small(self.missions, len(g.missions))

    def at_work(self, g: Tiny, me: i64, seats: i64, rows: Rows) -> None:
        """What is being done because of a die."""
        chains = unstacked(g.at_work)
        rows.small(self.chains, len(chains))
        for k in range(min(len(chains), CHAINS)):
            chain = chains[k]
            rows.put(self.performer + k, away(chain.who, me, seats))
            rows.put(self.planet + k, chain.planet)
            rows.bits(self.performed + k * self.planets, chain.used, self.planets)
            rows.put(self.moved + k, chain.moved)
            rows.put(self.first + k, chain.first)
            rows.put(self.leader + k, away(chain.leader, me, seats))
            rows.put(self.price + k, chain.price)

    def marks(self, g: Tiny, me: i64, seats: i64, rows: Rows) -> None:
        """What the table keeps in mind."""
        marks = g.marks
        rows.put(self.active, away(marks.active, me, seats))
        rows.put(self.round, marks.round)
        rows.put(self.rerolls, marks.rerolls)
        if marks.converted:
            rows.small(self.converted, 1)
        if marks.busy:
            rows.small(self.busy, 1)
        rows.put(self.follow_price, marks.price)
        rows.put(self.income, marks.income)
        rows.put(self.ended_by, away(marks.ended_by, me, seats))
        if marks.finished:
            rows.small(self.finished, 1)
        rows.put(self.winner, away(marks.winner, me, seats))
        rows.put(self.buried, marks.buried)
        rows.put(self.rogue, marks.rogue)
        rows.put(self.left, marks.left)
        rows.put(self.extra, marks.extra)
        rows.bits(self.done, marks.done, ids.FACES)
        if marks.again:
            rows.small(self.again, 1)
        if marks.forced:
            rows.small(self.forced, 1)
        rows.put(self.attacked, marks.attacked)

    def before(self, seat: Seat, k: i64, finished: bool, rows: Rows) -> None:
        """What lies before the seat that is `k` seats away; its missions are its own secret."""
        rows.put(self.galaxy + k, seat.galaxy)
        rows.put(self.level + k, seat.level)
        rows.put(self.energy + k, seat.energy)
        rows.put(self.culture + k, seat.culture)
        rows.listed(self.where + k * ids.SHIPS, seat.where, ids.SHIPS)
        rows.listed(self.spot + k * ids.SHIPS, seat.spot, ids.SHIPS)
        rows.small(self.colonies + k, len(seat.colonies))
        rows.lying(self.place, seat.colonies, self.is_colony + k)
        once = seat.once
        if once:
            for p in range(self.planets):
                if once & BIT[p]:
                    rows.mark(self.once + p, BIT[k])
        rows.small(self.dealt + k, len(seat.dealt))
        if k == 0:
            rows.lying(self.mission_place, seat.dealt, self.is_dealt)
        next_seat = k * self.next_seat
        open_to_me = k == 0 or finished
        self.mission(seat.kept, open_to_me, self.kept + k, self.is_kept + next_seat, rows)
        place = self.is_discarded + next_seat
        self.mission(seat.discarded, k == 0, self.discarded + k, place, rows)
        rows.put(self.fewer + k, seat.fewer)

    def mission(self, mission: i64, seen: bool, at: i64, place: i64, rows: Rows) -> None:
        """A mission in its place, if it may be seen."""
        if mission >= 0 and not seen:
            mission = ids.HIDDEN
        rows.put(at, mission)
        if mission >= 0:
            rows.small(self.mission_place + mission, place)
