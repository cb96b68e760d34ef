"""The rows of Roll for the Galaxy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.envs.row import Rows
from perihelion.envs.writer import Plan, Writer
from perihelion.roll import ids
from perihelion.roll.layout import DEEPEST
from perihelion.roll.seat import Seat
from perihelion.roll.state import Roll
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.families import HIDDEN
from perihelion.tabletop.table import Table

STARTING_SIDES: Final = 3
"""Both halves of the faction and the home world, which are no tiles."""


class RollWriter(Writer):
    """The table, then the seats, `me` first."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.table: Final = plan.at("bag.size")
        self.place: Final = plan.at("tile.place")
        self.side: Final = plan.at("side.tableau")
        self.goods: Final = plan.at("side.goods")
        self.faction: Final = plan.at("seats.faction")
        self.is_out: Final = plan.place("tile", "out")
        self.in_tableau: Final = plan.place("tile", "seat 0 tableau")
        self.in_dev: Final = plan.place("tile", "seat 0 dev")
        self.in_world: Final = plan.place("tile", "seat 0 world")
        self.in_hand: Final = plan.place("tile", "seat 0 hand")
        self.next_seat: Final = plan.place("tile", "seat 1 hand") - self.in_hand

    def write(self, g: Table, me: i64, rows: Rows) -> None:
        assert isinstance(g, Roll)
        seats = g.seats
        count: i64 = len(seats)
        self.kernel(g, me, count, rows)
        rows.turn_to(self.table)
        rows.next(len(g.bag))
        rows.next(len(g.pile))
        rows.next(len(g.out))
        rows.next_few(g.supply, ids.COLOURS)
        rows.next(g.pool)
        rows.next(g.rounds)
        rows.next_bits(g.played, ids.PHASES)
        rows.next(g.step)
        rows.next(1 if g.in_turn else 0)
        rows.lying(self.place, g.out, self.is_out)
        for k in range(count):
            i = me + k
            if i >= count:
                i -= count
            self.before(seats[i], k, rows)

    def before(self, seat: Seat, k: i64, rows: Rows) -> None:
        """What lies before the seat that is `k` seats away."""
        next_seat = k * self.next_seat
        bit = BIT[k]
        tableau = seat.tableau
        for j in range(len(tableau)):
            s = tableau[j]
            rows.mark(self.side + s, bit)
            if j >= STARTING_SIDES:
                rows.small(self.place + s // 2, self.in_tableau + next_seat)
        before: i64 = -1
        for good in seat.goods:  # sorted, so two goods of a world follow each other
            world = good // 8
            at = self.goods + 2 * world
            rows.small(at + 1 if world == before else at, 1 + good % 8)
            before = world
        rows.turn_to(self.faction, k, self.room)
        rows.next(seat.number)
        rows.next(len(tableau))
        places = rows.pass_by(ids.PLACES * ids.COLOURS)
        dice = seat.dice
        for place in range(ids.PLACES):
            if dice[place]:
                self.handful(places + place * ids.COLOURS, dice[place], rows)
        faces = rows.pass_by(ids.COLOURS * 8)
        for die in seat.rolled:
            rows.more(faces + (die if k == 0 else die | ids.UNSEEN))
        rows.next(len(seat.dev))
        self.stack(seat.dev, rows.pass_by(DEEPEST), k, self.in_dev, rows)
        rows.next(len(seat.world))
        self.stack(seat.world, rows.pass_by(DEEPEST), k, self.in_world, rows)
        rows.next(len(seat.hand))
        if k == 0:
            rows.lying(self.place, seat.hand, self.in_hand)
        self.handful(rows.pass_by(ids.COLOURS), seat.extra, rows)
        self.handful(rows.pass_by(ids.COLOURS), seat.used, rows)
        rows.next(seat.credits)
        rows.next(seat.chips)
        rows.next(seat.building)
        rows.next(seat.shipping)
        rows.next(seat.scouted)
        rows.next(seat.missing)

    def handful(self, at: i64, handful: i64, rows: Rows) -> None:
        """How many dice there are of each colour."""
        while handful > 0:
            rows.small(at, handful & 31)
            handful >>= 5
            at += 1

    def stack(self, tiles: list[i64], at: i64, k: i64, place: i64, rows: Rows) -> None:
        """Tiles to be completed; of another seat's only the top one is known."""
        count: i64 = len(tiles)
        if k == 0:
            rows.lying(self.place, tiles, place)
            rows.listed(at, tiles, DEEPEST)
        elif count:
            top = tiles[0]
            rows.put(at, top)
            if top >= 0:
                rows.small(self.place + top, place + k * self.next_seat)
            for j in range(1, min(count, DEEPEST)):
                rows.put(at + j, HIDDEN)


WRITER: Final = RollWriter
