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
        self.deck: Final = plan.at("deck.size")
        self.discard: Final = plan.at("discard.size")
        self.out: Final = plan.at("out.size")
        self.pool: Final = plan.at("pool")
        self.round: Final = plan.at("round")
        self.phase: Final = plan.at("phase")
        self.goals: Final = plan.at("arc.goals")
        self.holders: Final = plan.at("arc.holders")
        self.closed: Final = plan.at("arc.closed")
        self.surplus: Final = plan.at("arc.surplus")
        self.tile: Final = plan.at("arc.tile")
        self.on_tile: Final = plan.at("arc.on_tile")
        self.tucked: Final = plan.at("arc.tucked.size")
        self.paid: Final = plan.at("arc.paid.size")
        self.flipped: Final = plan.at("arc.flipped.size")
        self.category: Final = plan.at("arc.category")
        self.matches: Final = plan.at("arc.matches")
        self.attacks: Final = plan.at("arc.attacks")
        self.prevented: Final = plan.at("arc.prevented")
        self.failed: Final = plan.at("arc.failed")
        self.named: Final = plan.at("arc.named")
        self.place: Final = plan.at("card.place")
        self.with_good: Final = plan.at("card.goods")
        self.snapshot: Final = plan.at("card.snapshot")
        self.shown: Final = plan.at("card.shown")
        self.start: Final = plan.at("seats.start")
        self.hand: Final = plan.at("seats.hand.size")
        self.tableau: Final = plan.at("seats.tableau.size")
        self.goods: Final = plan.at("seats.goods.size")
        self.drawn: Final = plan.at("seats.drawn.size")
        self.used: Final = plan.at("seats.used")
        self.made: Final = plan.at("seats.made")
        self.chips: Final = plan.at("seats.chips")
        self.prestige: Final = plan.at("seats.prestige")
        self.gained: Final = plan.at("seats.gained")
        self.boosted: Final = plan.at("seats.boosted")
        self.firsts: Final = plan.at("seats.firsts")
        self.actions: Final = plan.at("seats.actions")
        self.placed: Final = plan.at("seats.placed")
        self.owes: Final = plan.at("seats.owes")
        self.tactics: Final = plan.at("seats.tactics")
        self.needs: Final = plan.at("seats.needs")
        self.using: Final = plan.at("seats.using")
        self.settled: Final = plan.at("seats.settled")
        self.declared: Final = plan.at("seats.declared")
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
        rows.put(self.deck, len(g.deck))
        rows.put(self.discard, len(g.discard))
        rows.put(self.out, len(g.out))
        rows.put(self.pool, g.pool)
        rows.put(self.round, g.rounds)
        rows.put(self.phase, g.phase)
        rows.lying(self.place, g.out, self.is_out)
        self.arc(g, me, count, rows)
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
        rows.put(self.start + k, seat.start)
        rows.small(self.hand + k, len(seat.hand))
        rows.small(self.tableau + k, len(tableau))
        rows.small(self.goods + k, laden)
        rows.small(self.drawn + k, len(seat.drawn))
        if seat.used:
            rows.listed(self.used + k * MOST_USED, seat.used, MOST_USED)
        for kind in seat.made:
            rows.more(self.made + k * KINDS + kind)
        rows.put(self.chips + k, seat.chips)
        if seat.prestige or seat.gained or seat.boosted or seat.firsts:
            rows.put(self.prestige + k, seat.prestige)
            rows.put(self.gained + k, seat.gained)
            rows.put(self.boosted + k, seat.boosted)
            rows.bits(self.firsts + k * FIRSTS, seat.firsts, FIRSTS)
        rows.bits(self.actions + k * ACTIONS, seat.actions, ACTIONS)
        rows.put(self.placed + k, seat.placed)
        rows.put(self.owes + k, seat.owes)
        rows.put(self.tactics + k, seat.tactics)
        rows.put(self.needs + k, seat.needs)
        rows.put(self.using + k, seat.using)
        rows.put(self.settled + k, seat.settled)
        rows.put(self.declared + k, seat.declared)

    def arc(self, g: Race, me: i64, seats: i64, rows: Rows) -> None:
        """What the expansions have laid on the table."""
        arc = g.expansions
        rows.put(self.tile, away(arc.tile, me, seats))
        rows.put(self.prevented, arc.prevented)
        rows.put(self.named, arc.named)
        if not g.setup.expansions:
            return
        rows.listed(self.goals, arc.goals, MOST_GOALS)
        holders = arc.holders
        for k in range(min(len(holders), MOST_GOALS)):
            rows.put(self.holders + k, away(holders[k], me, seats))
        rows.bits(self.closed, arc.closed, FIRSTS)
        rows.put(self.surplus, turned(arc.surplus, me, seats))
        rows.put(self.on_tile, arc.on_tile)
        rows.put(self.tucked, len(arc.tucked))
        rows.put(self.paid, len(arc.paid))
        rows.put(self.flipped, len(arc.flipped))
        rows.put(self.category, arc.category)
        rows.put(self.matches, arc.matches)
        rows.put(self.failed, turned(arc.failed, me, seats))
        attacks = arc.attacks
        for k in range(min(len(attacks), MOST_ATTACKS)):
            attack = attacks[k]
            at = self.attacks + 5 * k
            rows.put(at, away(attack.attacker, me, seats))
            rows.put(at + 1, attack.power)
            rows.put(at + 2, attack.world)
            rows.put(at + 3, away(attack.owner, me, seats))
            rows.put(at + 4, attack.fleet)
        rows.lying(self.place, arc.flipped, self.is_flipped)
        if (arc.tucked or arc.paid) and g.tucks(g.seats[me]):
            rows.lying(self.place, arc.tucked, self.is_tucked)
            rows.lying(self.place, arc.paid, self.is_paid)
