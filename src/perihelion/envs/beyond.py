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
        self.slots: Final = plan.at("slots")
        self.events: Final = plan.at("events")
        self.unused: Final = plan.at("unused.size")
        self.gone: Final = plan.at("discarded.size")
        self.decks: Final = plan.at("decks.size")
        self.buried: Final = plan.at("buried")
        self.systems: Final = plan.at("systems")
        self.holder: Final = plan.at("outposts.holder")
        self.outpost: Final = plan.at("outposts.disc")
        self.achievements: Final = plan.at("achievements")
        self.claim_seat: Final = plan.at("claims.seat")
        self.claim_disc: Final = plan.at("claims.disc")
        self.drawn: Final = plan.at("drawn.size")
        self.drawn_systems: Final = plan.at("drawn_systems.size")
        self.out: Final = plan.at("out.size")
        self.out_systems: Final = plan.at("out_systems.size")
        self.active: Final = plan.at("marks.active")
        self.round: Final = plan.at("marks.round")
        self.last_round: Final = plan.at("marks.last_round")
        self.progress: Final = plan.at("marks.progress")
        self.claimant: Final = plan.at("marks.claimant")
        self.guilds: Final = plan.at("marks.guilds")
        self.rows: Final = plan.at("marks.rows")
        self.extra_at: Final = plan.at("marks.extra_at")
        self.linked: Final = plan.at("marks.linked")
        self.free: Final = plan.at("marks.free")
        self.dirty: Final = plan.at("marks.dirty")
        self.changed: Final = plan.at("marks.changed")
        self.substituted: Final = plan.at("marks.substituted")
        self.captures: Final = plan.at("marks.captures")
        self.points: Final = plan.at("marks.points")
        self.target: Final = plan.at("marks.target")
        self.settled: Final = plan.at("marks.settled")
        self.trades: Final = plan.at("marks.trades")
        self.chain: Final = plan.at("marks.chain")
        self.ships_before: Final = plan.at("marks.before")
        self.touched: Final = plan.at("marks.touched")
        self.waiting: Final = plan.at("marks.waiting")
        self.tech: Final = plan.at("tech.place")
        self.event: Final = plan.at("event.place")
        self.system: Final = plan.at("system.place")
        self.staying: Final = plan.at("event.staying_at")
        self.colony: Final = plan.at("system.colony_discs")
        self.used_tech: Final = plan.at("tech.used")
        self.used_system: Final = plan.at("system.used")
        self.faction: Final = plan.at("seats.faction")
        self.ore: Final = plan.at("seats.ore")
        self.population: Final = plan.at("seats.population")
        self.supply: Final = plan.at("seats.supply")
        self.ships: Final = plan.at("seats.ships")
        self.researched: Final = plan.at("seats.researched")
        self.private: Final = plan.at("seats.private.size")
        self.aside: Final = plan.at("seats.aside")
        self.discs: Final = plan.at("seats.discs")
        self.automated: Final = plan.at("seats.automated")
        self.pawn: Final = plan.at("seats.pawn")
        self.powers: Final = plan.at("seats.powers")
        self.used: Final = plan.at("seats.used")
        self.spent: Final = plan.at("seats.spent")
        self.emptied: Final = plan.at("seats.emptied")
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
        rows.listed(self.slots, g.cards, ids.SLOTS)
        rows.lying(self.tech, g.cards, self.on_slot)
        covers = g.covers
        for k in range(len(covers)):
            if covers[k] != NONE:
                rows.put(self.events + k, HIDDEN)
        rows.small(self.unused, len(g.unused))
        rows.small(self.gone, len(g.discarded))
        rows.lying(self.event, g.discarded, self.is_gone)
        rows.lying(self.event, g.staying, self.is_staying)
        for k in range(len(g.staying)):
            rows.put(self.staying + g.staying[k], 1 + g.staying_at[k])
        for d in range(ids.DECKS):
            cards = g.decks[d]
            rows.small(self.decks + d, len(cards))
            known: i64 = 0
            parts = g.buried[d]
            for k in range(len(parts)):
                if k < BURIED:
                    rows.put(self.buried + BURIED * d + k, parts[k])
                known += parts[k]
            at = self.tech if d < ids.DECK_A else self.system
            for k in range(known):
                rows.small(at + cards[k], self.in_deck[d])
        rows.small(self.drawn, len(g.drawn))
        rows.lying(self.tech, g.drawn, self.is_drawn)
        rows.small(self.out, len(g.out))
        rows.lying(self.tech, g.out, self.is_out)

    def space(self, g: Beyond, me: i64, seats: i64, rows: Rows) -> None:
        """Systems, who controls them, and achievements."""
        rows.listed(self.systems, g.systems, ids.PLACES)
        rows.lying(self.system, g.systems, self.in_space)
        for k in range(ids.PLACES):
            rows.put(self.holder + k, away(g.holder[k], me, seats))
            rows.put(self.outpost + k, g.outpost[k])
        rows.small(self.drawn_systems, len(g.drawn_systems))
        rows.lying(self.system, g.drawn_systems, self.is_drawn_system)
        rows.small(self.out_systems, len(g.out_systems))
        rows.lying(self.system, g.out_systems, self.is_out_system)
        rows.listed(self.achievements, g.achievements, ids.GOALS)
        claims = g.claims
        for k in range(len(claims)):
            cells = claims[k]
            for j in range(len(cells)):
                at = k * ids.MOST_SEATS + j
                rows.put(self.claim_seat + at, away(cells[j] % 4, me, seats))
                rows.put(self.claim_disc + at, cells[j] // 4)

    def marks(self, g: Beyond, me: i64, seats: i64, rows: Rows) -> None:
        """Where the game stands."""
        marks = g.marks
        rows.put(self.active, away(marks.active, me, seats))
        rows.put(self.round, marks.round)
        rows.put(self.last_round, marks.last_round)
        rows.put(self.progress, marks.progress)
        rows.put(self.claimant, away(marks.claimant, me, seats))
        rows.bits(self.guilds, marks.guilds, self.all_guilds)
        rows.bits(self.rows, marks.rows, ROWS)
        rows.put(self.extra_at, marks.extra_at)
        rows.put(self.linked, marks.linked)
        if marks.linked >= 0:
            rows.small(self.system + marks.linked, self.is_linked)
        rows.bits(self.free, marks.free, ids.PLACES)
        rows.bits(self.dirty, marks.dirty, ids.PLACES)
        if marks.changed:
            rows.small(self.changed, 1)
        if marks.substituted:
            rows.small(self.substituted, 1)
        rows.put(self.captures, marks.captures)
        rows.put(self.points, marks.points)
        rows.put(self.target, marks.target)
        rows.put(self.settled, marks.settled)
        rows.put(self.trades, marks.trades)
        rows.listed(self.chain, marks.chain, CHAIN)
        if marks.before:
            rows.listed(self.ships_before, marks.before, ids.HANGARS)
        for ship in marks.touched:
            rows.more(self.touched + ship)
        for n in marks.waiting:
            rows.put(self.waiting + n % 16, away(n // 16, me, seats))

    def before(self, seat: Seat, k: i64, rows: Rows) -> None:
        """What lies before the seat that is `k` seats away."""
        rows.put(self.faction + k, seat.faction)
        rows.put(self.ore + k, seat.ore)
        rows.put(self.population + k, seat.population)
        rows.listed(self.supply + k * ids.COLUMNS, seat.supply, ids.COLUMNS)
        at = self.ships + k * ids.HANGARS
        ships = seat.ships
        for j in range(len(ships)):
            if ships[j]:
                rows.small(at + j, ships[j])
        rows.bits(self.researched + k * ids.SLOTS, seat.researched, ids.SLOTS)
        rows.small(self.private + k, len(seat.private))
        rows.lying(self.tech, seat.private, self.is_private + k)
        rows.put(self.aside + k, seat.aside)
        rows.listed(self.discs + k * TRACKS, seat.discs, TRACKS)
        rows.listed(self.automated + k * DISCS, seat.automated, DISCS)
        rows.lying(self.system, seat.colonies, self.is_colony + k)
        for j in range(len(seat.colonies)):
            rows.put(self.colony + seat.colonies[j], 1 + seat.colony_discs[j])
        rows.put(self.pawn + k, seat.pawn)
        rows.bits(self.powers + k * len(ids.POWER_WORDS), seat.powers, len(ids.POWER_WORDS))
        self.abilities(seat, k, rows)
        rows.bits(self.emptied + k * TRACKS, seat.emptied, TRACKS)

    def abilities(self, seat: Seat, k: i64, rows: Rows) -> None:
        """What has been used this turn, and what can be used no more."""
        bit = BIT[k]
        if seat.used_techs:
            for t in range(self.techs):
                if seat.used_techs & BIT[t]:
                    rows.mark(self.used_tech + t, bit)
        if seat.used:
            for s in range(self.all_systems):
                if seat.used & BIT[s]:
                    rows.mark(self.used_system + s, bit)
            rows.bits(self.used + k * USED, seat.used >> ABILITY_BIT, ids.ABILITIES)
            if seat.used & BIT[DISPLACED_BIT]:
                rows.small(self.used + k * USED + ids.ABILITIES, 1)
        rows.bits(self.spent + k * ids.ABILITIES, seat.spent >> ABILITY_BIT, ids.ABILITIES)
