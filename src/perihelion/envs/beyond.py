"""The rows of Beyond the Sun."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.triggers import ABILITY_BIT, DISPLACED_BIT
from perihelion.beyond.seat import Seat
from perihelion.beyond.state import Beyond
from perihelion.envs.row import Rows
from perihelion.envs.writer import Plan, Writer, away
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.families import HIDDEN, NONE
from perihelion.tabletop.table import Table

BURIED: Final = 6
CHAIN: Final = 4
ROWS: Final = 5
TRACKS: Final = 2
DISCS: Final = 3
USED: Final = 3
"""How many numbers each of these parts has room for: sizes of a deck's known parts, actions in
progress, levels, tracks of discs, kinds of discs, and what a mat can do once per turn.
"""


class BeyondWriter(Writer):
    """The table, then the seats, `me` first. Nobody knows more than another."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.table: Final = plan.at("slots")
        self.tech: Final = plan.at("tech.place")
        self.event: Final = plan.at("event.place")
        self.system: Final = plan.at("system.place")
        self.staying: Final = plan.at("event.staying_at")
        self.colony: Final = plan.at("system.colony_discs")
        self.used_tech: Final = plan.at("tech.used")
        self.used_system: Final = plan.at("system.used")
        self.faction: Final = plan.at("seats.faction")
        self.on_slot: Final = plan.place("tech", "slots")
        self.is_drawn: Final = plan.place("tech", "drawn")
        self.is_out: Final = plan.place("tech", "out")
        self.is_private: Final = plan.place("tech", "seat 0 private")
        self.is_gone: Final = plan.place("event", "discarded")
        self.is_staying: Final = plan.place("event", "staying")
        self.in_space: Final = plan.place("system", "systems")
        self.is_drawn_system: Final = plan.place("system", "drawn_systems")
        self.is_out_system: Final = plan.place("system", "out_systems")
        self.is_linked: Final = plan.place("system", "linked")
        self.is_colony: Final = plan.place("system", "seat 0 colonies")
        self.in_deck: Final[list[i64]] = [
            plan.place("tech" if d < ids.DECK_A else "system", f"decks {d}")
            for d in range(ids.DECKS)
        ]
        self.techs: Final[i64] = len(plan.names.family("tech").words)
        self.all_systems: Final[i64] = len(plan.names.family("system").words)
        self.all_guilds: Final[i64] = len(plan.names.family("guild").words)

    def write(self, g: Table, me: i64, rows: Rows) -> None:
        assert isinstance(g, Beyond)
        seats = g.seats
        count: i64 = len(seats)
        self.kernel(g, me, count, rows)
        rows.turn_to(self.table)
        self.cards(g, rows)
        self.space(g, me, count, rows)
        self.marks(g, me, count, rows)
        for k in range(count):
            i = me + k
            if i >= count:
                i -= count
            self.before(seats[i], k, rows)

    def cards(self, g: Beyond, rows: Rows) -> None:
        """Technologies, events and decks."""
        rows.next_few(g.cards, ids.SLOTS)
        rows.lying(self.tech, g.cards, self.on_slot)
        events = rows.pass_by(ids.SLOTS)
        covers = g.covers
        for k in range(len(covers)):
            if covers[k] != NONE:
                rows.put(events + k, HIDDEN)
        rows.next(len(g.unused))
        rows.next(len(g.discarded))
        rows.lying(self.event, g.discarded, self.is_gone)
        rows.lying(self.event, g.staying, self.is_staying)
        for k in range(len(g.staying)):
            rows.put(self.staying + g.staying[k], 1 + g.staying_at[k])
        decks = rows.pass_by(ids.DECKS)
        for d in range(ids.DECKS):
            cards = g.decks[d]
            rows.small(decks + d, len(cards))
            known: i64 = 0
            for part in g.buried[d]:
                known += part
            rows.next_few(g.buried[d], BURIED)
            at = self.tech if d < ids.DECK_A else self.system
            for k in range(known):
                rows.small(at + cards[k], self.in_deck[d])

    def space(self, g: Beyond, me: i64, seats: i64, rows: Rows) -> None:
        """Systems, who controls them, achievements, and what has been drawn or put aside."""
        rows.next_few(g.systems, ids.PLACES)
        rows.lying(self.system, g.systems, self.in_space)
        for holder in g.holder:
            rows.next(away(holder, me, seats))
        rows.next_few(g.outpost, ids.PLACES)
        rows.next_few(g.achievements, ids.GOALS)
        claimants = rows.pass_by(ids.GOALS * ids.MOST_SEATS)
        discs = rows.pass_by(ids.GOALS * ids.MOST_SEATS)
        claims = g.claims
        for k in range(len(claims)):
            cells = claims[k]
            for j in range(len(cells)):
                at = k * ids.MOST_SEATS + j
                rows.put(claimants + at, away(cells[j] % 4, me, seats))
                rows.put(discs + at, cells[j] // 4)
        rows.next(len(g.drawn))
        rows.lying(self.tech, g.drawn, self.is_drawn)
        rows.next(len(g.drawn_systems))
        rows.lying(self.system, g.drawn_systems, self.is_drawn_system)
        rows.next(len(g.out))
        rows.lying(self.tech, g.out, self.is_out)
        rows.next(len(g.out_systems))
        rows.lying(self.system, g.out_systems, self.is_out_system)

    def marks(self, g: Beyond, me: i64, seats: i64, rows: Rows) -> None:
        """Where the game stands."""
        marks = g.marks
        rows.next(away(marks.active, me, seats))
        rows.next(marks.round)
        rows.next(marks.last_round)
        rows.next(marks.progress)
        rows.next(away(marks.claimant, me, seats))
        rows.next_bits(marks.guilds, self.all_guilds)
        rows.next_bits(marks.rows, ROWS)
        rows.next(marks.extra_at)
        rows.next(marks.linked)
        if marks.linked >= 0:
            rows.small(self.system + marks.linked, self.is_linked)
        rows.next_bits(marks.free, ids.PLACES)
        rows.next_bits(marks.dirty, ids.PLACES)
        rows.next(1 if marks.changed else 0)
        rows.next(1 if marks.substituted else 0)
        rows.next(marks.captures)
        rows.next(marks.points)
        rows.next(marks.target)
        rows.next(marks.settled)
        rows.next(marks.trades)
        rows.next_few(marks.chain, CHAIN)
        rows.next_few(marks.before, ids.HANGARS)
        touched = rows.pass_by(ids.HANGARS)
        for ship in marks.touched:
            rows.more(touched + ship)
        waiting = rows.pass_by(ids.PLACES)
        for n in marks.waiting:
            rows.put(waiting + n % 16, away(n // 16, me, seats))

    def before(self, seat: Seat, k: i64, rows: Rows) -> None:
        """What lies before the seat that is `k` seats away."""
        rows.turn_to(self.faction, k, self.room)
        rows.next(seat.faction)
        rows.next(seat.ore)
        rows.next(seat.population)
        rows.next_few(seat.supply, ids.COLUMNS)
        at = rows.pass_by(ids.HANGARS)
        ships = seat.ships
        for j in range(len(ships)):
            if ships[j]:
                rows.small(at + j, ships[j])
        rows.next_bits(seat.researched, ids.SLOTS)
        rows.next(len(seat.private))
        rows.lying(self.tech, seat.private, self.is_private + k)
        rows.next(seat.aside)
        rows.next_few(seat.discs, TRACKS)
        rows.next_few(seat.automated, DISCS)
        rows.lying(self.system, seat.colonies, self.is_colony + k)
        for j in range(len(seat.colonies)):
            rows.put(self.colony + seat.colonies[j], 1 + seat.colony_discs[j])
        rows.next(seat.pawn)
        rows.next_bits(seat.powers, len(ids.POWER_WORDS))
        self.abilities(seat, k, rows)
        rows.next_bits(seat.emptied, TRACKS)

    def abilities(self, seat: Seat, k: i64, rows: Rows) -> None:
        """What has been used this turn, and what can be used no more."""
        bit = BIT[k]
        if seat.used_techs:
            for t in range(self.techs):
                if seat.used_techs & BIT[t]:
                    rows.mark(self.used_tech + t, bit)
        used = rows.pass_by(USED)
        if seat.used:
            for s in range(self.all_systems):
                if seat.used & BIT[s]:
                    rows.mark(self.used_system + s, bit)
            rows.bits(used, seat.used >> ABILITY_BIT, ids.ABILITIES)
            if seat.used & BIT[DISPLACED_BIT]:
                rows.small(used + ids.ABILITIES, 1)
        rows.next_bits(seat.spent >> ABILITY_BIT, ids.ABILITIES)


WRITER: Final = BeyondWriter
