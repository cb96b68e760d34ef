"""Testimony for Beyond the Sun."""

from __future__ import annotations

import random
from typing import Any

from laws.witness import Witness
from perihelion import Table, dice
from perihelion.beyond.state import Beyond

SLOTS_OF = {2: range(4, 10), 3: range(10, 16)}


class BeyondWitness(Witness):
    name = "beyond"

    def pieces(self, g: Table) -> list[Any]:
        assert isinstance(g, Beyond)
        cubes, discs = 0, 0
        for i, seat in enumerate(g.seats):
            researchers = bin(seat.researched).count("1")
            cubes += seat.population + sum(seat.supply) + sum(seat.ships) + researchers
            discs += self.discs(g, i)
        return [*self.cards(g), f"{cubes} cubes, {discs} discs"]

    def discs(self, g: Beyond, i: int) -> int:
        """The food and ore discs of a faction, wherever they lie."""
        seat = g.seats[i]
        out = sum(seat.discs) + seat.automated[0] + seat.automated[1]
        out += sum(code % 16 + code // 16 % 16 for code in seat.colony_discs)
        for who, disc in zip(g.holder, g.outpost, strict=True):
            out += who == i and disc in (0, 1)
        for claims in g.claims:
            out += claims.count(i) + claims.count(4 + i)
        return out

    def cards(self, g: Table) -> list[Any]:
        assert isinstance(g, Beyond)
        techs = [*g.cards, *g.drawn, *g.out, *g.decks[0], *g.decks[1], *g.decks[2]]
        systems = [*g.systems, *g.drawn_systems, *g.out_systems, *g.decks[3], *g.decks[4]]
        systems.append(g.marks.linked)
        for seat in g.seats:
            techs += seat.private
            systems += seat.colonies
        events = [*g.covers, *g.unused, *g.discarded, *g.staying]
        return [
            *sorted(t for t in techs if t != -1),
            *(f"system {s}" for s in sorted(systems) if s != -1),
            *(f"event {e}" for e in sorted(events) if e != -1),
        ]

    def inventory(self, g: Table) -> list[Any]:
        players = len(g.order)
        return [
            *range(46),
            *(f"system {s}" for s in range(24)),
            *(f"event {e}" for e in range(20)),
            f"{20 * players} cubes, {16 * players} discs",
        ]

    def redealt(self, g: Table, who: int, r: random.Random) -> Table:
        other = g.copy()
        assert isinstance(other, Beyond)
        for d, deck in enumerate(other.decks):
            at = 0
            for size in [*other.buried[d], len(deck)]:
                part = deck[at : at + size]
                r.shuffle(part)
                deck[at : at + size] = part
                at += size
        for level, slots in SLOTS_OF.items():
            covered = [slot for slot in slots if other.covers[slot] >= 0]
            unused = [k for k, e in enumerate(other.unused) if other.box.events[e].level == level]
            events = [other.covers[slot] for slot in covered]
            events += [other.unused[k] for k in unused]
            must = [e for e in events if other.box.events[e].mandatory]
            others = [e for e in events if e not in must]
            r.shuffle(others)
            on_slots = must + others[: len(covered) - len(must)]
            r.shuffle(on_slots)
            for slot, e in zip(covered, on_slots, strict=True):
                other.covers[slot] = e
            for k, e in zip(unused, others[len(covered) - len(must) :], strict=True):
                other.unused[k] = e
        other.dice = dice(r.randrange(2**31))
        return other

    def with_other_hands(self, g: Table, who: int, r: random.Random) -> Table:
        """Nobody holds anything in secret."""
        return g.copy()

    def secret_questions(self) -> set[str]:
        return set()

    def names_known_to(self, g: Table, who: int) -> set[str]:
        assert isinstance(g, Beyond)
        known = [sum(parts) for parts in g.buried]
        techs = [*g.cards, *g.drawn]
        systems = [*g.systems, *g.drawn_systems, g.marks.linked]
        for d in range(5):
            (techs if d < 3 else systems).extend(g.decks[d][: known[d]])
        for seat in g.seats:
            techs += seat.private
            systems += seat.colonies
        box = g.box
        return {
            *(box.techs[t].slug for t in techs if t >= 0),
            *(box.systems[s].slug for s in systems if s >= 0),
            *(box.events[e].slug for e in [*g.discarded, *g.staying]),
        }

    def names(self, g: Table) -> set[str]:
        assert isinstance(g, Beyond)
        box = g.box
        return {one.slug for pile in (box.techs, box.systems, box.events) for one in pile}

    def open_events(self) -> set[str]:
        return set()

    def hidden(self, g: Table, who: int) -> list[Any]:
        assert isinstance(g, Beyond)
        out: list[Any] = []
        for d, deck in enumerate(g.decks):
            out += [f"{d} {c}" for c in deck]
        return [*out, *(f"event {e}" for e in [*g.covers, *g.unused] if e != -1)]

    def answer_ids(self, g: Table) -> range:
        return range(-3, 1700)


WITNESS = BeyondWitness()
