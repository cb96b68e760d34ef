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
        self.bag: Final = plan.at("bag.size")
        self.pile: Final = plan.at("pile.size")
        self.out: Final = plan.at("out.size")
        self.supply: Final = plan.at("supply")
        self.pool: Final = plan.at("pool")
        self.round: Final = plan.at("round")
        self.played: Final = plan.at("played")
        self.step: Final = plan.at("step")
        self.in_turn: Final = plan.at("in_turn")
        self.place: Final = plan.at("tile.place")
        self.side: Final = plan.at("side.tableau")
        self.goods: Final = plan.at("side.goods")
        self.faction: Final = plan.at("seats.faction")
        self.tableau: Final = plan.at("seats.tableau.size")
        self.dice: Final = plan.at("seats.dice")
        self.rolled: Final = plan.at("seats.rolled")
        self.dev_size: Final = plan.at("seats.dev.size")
        self.dev: Final = plan.at("seats.dev")
        self.world_size: Final = plan.at("seats.world.size")
        self.world: Final = plan.at("seats.world")
        self.hand: Final = plan.at("seats.hand.size")
        self.extra: Final = plan.at("seats.extra")
        self.used: Final = plan.at("seats.used")
        self.credits: Final = plan.at("seats.credits")
        self.chips: Final = plan.at("seats.chips")
        self.building: Final = plan.at("seats.building")
        self.shipping: Final = plan.at("seats.shipping")
        self.scouted: Final = plan.at("seats.scouted")
        self.missing: Final = plan.at("seats.missing")
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
        rows.small(self.bag, len(g.bag))
        rows.small(self.pile, len(g.pile))
        rows.small(self.out, len(g.out))
        rows.listed(self.supply, g.supply, ids.COLOURS)
        rows.put(self.pool, g.pool)
        rows.put(self.round, g.rounds)
        rows.bits(self.played, g.played, ids.PHASES)
        rows.put(self.step, g.step)
        if g.in_turn:
            rows.small(self.in_turn, 1)
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
        rows.put(self.faction + k, seat.number)
        rows.small(self.tableau + k, len(tableau))
        dice = seat.dice
        for place in range(ids.PLACES):
            if dice[place]:
                self.handful(self.dice + (k * ids.PLACES + place) * ids.COLOURS, dice[place], rows)
        faces = self.rolled + k * ids.COLOURS * 8
        for die in seat.rolled:
            rows.more(faces + (die if k == 0 else die | ids.UNSEEN))
        rows.small(self.dev_size + k, len(seat.dev))
        self.stack(seat.dev, self.dev + k * DEEPEST, k, self.in_dev, rows)
        rows.small(self.world_size + k, len(seat.world))
        self.stack(seat.world, self.world + k * DEEPEST, k, self.in_world, rows)
        rows.small(self.hand + k, len(seat.hand))
        if k == 0:
            rows.lying(self.place, seat.hand, self.in_hand)
        self.handful(self.extra + k * ids.COLOURS, seat.extra, rows)
        self.handful(self.used + k * ids.COLOURS, seat.used, rows)
        rows.put(self.credits + k, seat.credits)
        rows.put(self.chips + k, seat.chips)
        rows.put(self.building + k, seat.building)
        rows.put(self.shipping + k, seat.shipping)
        rows.put(self.scouted + k, seat.scouted)
        rows.put(self.missing + k, seat.missing)

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
