"""The rows of Race for the Galaxy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.envs.row import Rows
from perihelion.envs.writer import Plan, Writer, away, turned
from perihelion.race import ids
from perihelion.race.layout import MOST_ATTACKS, MOST_GOALS, MOST_USED
from perihelion.race.pieces.tiles import FIRSTS
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.table import Table

KINDS: Final = 4
ACTIONS: Final = ids.SEARCH_BIT + 1


class RaceWriter(Writer):
    """The table, then the seats, `me` first."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.table: Final = plan.at("deck.size")
        self.place: Final = plan.at("card.place")
        self.with_good: Final = plan.at("card.goods")
        self.snapshot: Final = plan.at("card.snapshot")
        self.shown: Final = plan.at("card.shown")
        self.start: Final = plan.at("seats.start")
        self.is_out: Final = plan.place("card", "out")
        self.is_tucked: Final = plan.place("card", "tucked")
        self.is_paid: Final = plan.place("card", "paid")
        self.is_flipped: Final = plan.place("card", "flipped")
        self.in_hand: Final = plan.place("card", "seat 0 hand")
        self.in_tableau: Final = plan.place("card", "seat 0 tableau")
        self.is_drawn: Final = plan.place("card", "seat 0 drawn")
        self.next_seat: Final = plan.place("card", "seat 1 hand") - self.in_hand

    def write(self, g: Table, me: i64, rows: Rows) -> None:
        assert isinstance(g, Race)
        seats = g.seats
        count: i64 = len(seats)
        self.kernel(g, me, count, rows)
        rows.turn_to(self.table)
        rows.next(len(g.deck))
        rows.next(len(g.discard))
        rows.next(len(g.out))
        rows.next(g.pool)
        rows.next(g.rounds)
        rows.next(g.phase)
        self.arc(g, me, count, rows)
        rows.lying(self.place, g.out, self.is_out)
        for k in range(count):
            i = me + k
            if i >= count:
                i -= count
            self.before(seats[i], k, rows)

    def before(self, seat: Seat, k: i64, rows: Rows) -> None:
        """What lies before the seat that is `k` seats away."""
        next_seat = k * self.next_seat
        place = self.place
        if k == 0:
            rows.lying(place, seat.hand, self.in_hand)
            rows.lying(place, seat.drawn, self.is_drawn)
        elif seat.shown:
            rows.lying(place, seat.shown, self.in_hand + next_seat)
        tableau = seat.tableau
        goods = seat.goods
        rows.lying(place, tableau, self.in_tableau + next_seat)
        bit = BIT[k]
        laden: i64 = 0
        for j in range(len(goods)):
            if goods[j] != ids.NO_CARD:
                rows.small(self.with_good + tableau[j], bit)
                laden += 1
        for c in seat.snapshot:
            rows.mark(self.snapshot + c, bit)
        for c in seat.shown:
            rows.mark(self.shown + c, bit)
        rows.turn_to(self.start, k, self.room)
        rows.next(seat.start)
        rows.next(len(seat.hand))
        rows.next(len(tableau))
        rows.next(laden)
        rows.next(len(seat.drawn))
        rows.next_few(seat.used, MOST_USED)
        made = rows.pass_by(KINDS)
        for kind in seat.made:
            rows.more(made + kind)
        rows.next(seat.chips)
        rows.next(seat.prestige)
        rows.next(seat.gained)
        rows.next(seat.boosted)
        rows.next_bits(seat.firsts, FIRSTS)
        rows.next_bits(seat.actions, ACTIONS)
        rows.next(seat.placed)
        rows.next(seat.owes)
        rows.next(seat.tactics)
        rows.next(seat.needs)
        rows.next(seat.using)
        rows.next(seat.settled)
        rows.next(seat.declared)

    def arc(self, g: Race, me: i64, seats: i64, rows: Rows) -> None:
        """What the expansions have laid on the table."""
        arc = g.expansions
        rows.next_few(arc.goals, MOST_GOALS)
        held = rows.pass_by(MOST_GOALS)
        holders = arc.holders
        for k in range(min(len(holders), MOST_GOALS)):
            rows.put(held + k, away(holders[k], me, seats))
        rows.next_bits(arc.closed, FIRSTS)
        rows.next(turned(arc.surplus, me, seats))
        rows.next(away(arc.tile, me, seats))
        rows.next(arc.on_tile)
        rows.next(len(arc.tucked))
        rows.next(len(arc.paid))
        rows.next(len(arc.flipped))
        rows.next(arc.category)
        rows.next(arc.matches)
        at = rows.pass_by(5 * MOST_ATTACKS)
        attacks = arc.attacks
        for k in range(min(len(attacks), MOST_ATTACKS)):
            attack = attacks[k]
            rows.put(at, away(attack.attacker, me, seats))
            rows.put(at + 1, attack.power)
            rows.put(at + 2, attack.world)
            rows.put(at + 3, away(attack.owner, me, seats))
            rows.put(at + 4, attack.fleet)
            at += 5
        rows.next(arc.prevented)
        rows.next(turned(arc.failed, me, seats))
        rows.next(arc.named)
        rows.lying(self.place, arc.flipped, self.is_flipped)
        if (arc.tucked or arc.paid) and g.tucks(g.seats[me]):
            rows.lying(self.place, arc.tucked, self.is_tucked)
            rows.lying(self.place, arc.paid, self.is_paid)


WRITER: Final = RaceWriter
