"""Testimony for Tiny Epic Galaxies."""

from __future__ import annotations

import random
from typing import Any

from laws.witness import Witness
from perihelion import Table, dice
from perihelion.tiny.state import Tiny

COMPARING = {"charger", "conqueror", "hermit", "noble", "seeker", "trader"}


class TinyWitness(Witness):
    name = "tiny"

    def pieces(self, g: Table) -> list[Any]:
        assert isinstance(g, Tiny)
        for i in range(len(g.seats)):
            self.check(g, i)
        return [*self.cards(g), f"{sum(len(seat.where) for seat in g.seats)} ships"]

    def cards(self, g: Table) -> list[Any]:
        assert isinstance(g, Tiny)
        planets = [*g.deck, *g.removed, *[p for p in g.row if p >= 0]]
        missions: list[Any] = [*g.missions]
        for seat in g.seats:
            planets += seat.colonies
            missions += [*seat.dealt, *[m for m in (seat.kept, seat.discarded) if m >= 0]]
        return [*sorted(planets), *[f"mission {m}" for m in sorted(missions)]]

    def check(self, g: Tiny, i: int) -> None:
        """What holds of a mat at all times [tiny.gen.invariants]."""
        seat = g.seats[i]
        rogue = g.solo() and i == 1
        places = [(p, spot >= 0) for p, spot in zip(seat.where, seat.spot, strict=True) if p >= 0]
        released = 4 if rogue else [2, 2, 3, 3, 4, 4][seat.level - 1]
        assert len(set(places)) == len(places)
        assert all(p in g.row for p, _ in places)
        assert sum(p == -2 for p in seat.where) == 4 - released
        assert 0 <= seat.energy <= 7
        assert 0 <= seat.culture <= 7
        for p, spot in zip(seat.where, seat.spot, strict=True):
            assert p < 0 or spot < g.planets[p].length

    def inventory(self, g: Table) -> list[Any]:
        assert isinstance(g, Tiny)
        pool = [m for m, one in enumerate(g.box.missions) if one.slug not in COMPARING]
        dealt = pool if g.setup.two_player_mission_pool else list(range(12))
        return [*range(40), *[f"mission {m}" for m in dealt], f"{4 * len(g.seats)} ships"]

    def redealt(self, g: Table, who: int, r: random.Random) -> Table:
        other = self.with_other_hands(g, who, r)
        assert isinstance(other, Tiny)
        known = other.marks.buried
        top = other.deck[known:]
        r.shuffle(top)
        other.deck[known:] = top
        for i in other.order:
            if i != who:
                other.given[i][:] = [r.randrange(300) for _ in other.given[i]]
        other.dice = dice(r.randrange(2**31))
        return other

    def with_other_hands(self, g: Table, who: int, r: random.Random) -> Table:
        other = g.copy()
        assert isinstance(other, Tiny)
        slots: list[tuple[int, str, int]] = [
            (-1, "missions", k) for k in range(len(other.missions))
        ]
        for i, seat in enumerate(other.seats):
            if i != who:
                slots += [(i, "dealt", k) for k in range(len(seat.dealt))]
                if seat.discarded >= 0:
                    slots.append((i, "discarded", 0))
                if seat.kept >= 0 and not other.marks.finished:
                    slots.append((i, "kept", 0))
        missions = [self.mission(other, slot) for slot in slots]
        r.shuffle(missions)
        for slot, m in zip(slots, missions, strict=True):
            self.put(other, slot, m)
        for i in other.order:
            if i != who:
                other.legal[i] = None
        return other

    def secret_questions(self) -> set[str]:
        return {"keep-mission"}

    def mission(self, g: Tiny, slot: tuple[int, str, int]) -> int:
        i, place, k = slot
        if i < 0:
            return g.missions[k]
        seat = g.seats[i]
        return seat.dealt[k] if place == "dealt" else int(getattr(seat, place))

    def put(self, g: Tiny, slot: tuple[int, str, int], m: int) -> None:
        i, place, k = slot
        if i < 0:
            g.missions[k] = m
        elif place == "dealt":
            g.seats[i].dealt[k] = m
        else:
            setattr(g.seats[i], place, m)

    def names_known_to(self, g: Table, who: int) -> set[str]:
        assert isinstance(g, Tiny)
        planets = [*[p for p in g.row if p >= 0], *g.removed, *g.deck[: g.marks.buried]]
        for seat in g.seats:
            planets += seat.colonies
        mine = g.seats[who]
        missions = [*mine.dealt, mine.kept, mine.discarded]
        if g.marks.finished:
            missions += [seat.kept for seat in g.seats]
        return {g.planets[p].slug for p in planets} | {
            g.box.missions[m].slug for m in missions if m >= 0
        }

    def names(self, g: Table) -> set[str]:
        assert isinstance(g, Tiny)
        return {planet.slug for planet in g.planets} | {one.slug for one in g.box.missions}

    def open_events(self) -> set[str]:
        return {"refilled"}

    def hidden(self, g: Table, who: int) -> list[Any]:
        assert isinstance(g, Tiny)
        out: list[Any] = [*g.deck[g.marks.buried :], *[f"mission {m}" for m in g.missions]]
        for i, seat in enumerate(g.seats):
            if i != who:
                out += [f"mission {m}" for m in (*seat.dealt, seat.discarded) if m >= 0]
                if not g.marks.finished and seat.kept >= 0:
                    out.append(f"mission {seat.kept}")
        return out

    def answer_ids(self, g: Table) -> range:
        return range(-3, 5400)

    def may_be_lost(self, g: Table) -> bool:
        return len(g.order) == 1


WITNESS = TinyWitness()
