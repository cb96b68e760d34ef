"""Testimony for the fifth game."""

from __future__ import annotations

import random
from typing import Any

from comets.state import Comets

from laws.witness import Witness
from perihelion import Table, dice


class CometsWitness(Witness):
    name = "comets"

    def pieces(self, g: Table) -> list[Any]:
        assert isinstance(g, Comets)
        rounds = len(g.flown) + sum(len(seat.caught) for seat in g.seats)
        probes = [len(set(seat.probes)) + rounds for seat in g.seats]
        return [*self.cards(g), f"{sum(probes)} probes"]

    def cards(self, g: Table) -> list[Any]:
        assert isinstance(g, Comets)
        lying = [*g.deck, g.aside, *g.flown, *[c for seat in g.seats for c in seat.caught]]
        return sorted([*lying, g.comet] if g.comet >= 0 else lying)

    def inventory(self, g: Table) -> list[Any]:
        return [*range(7), f"{7 * len(g.order)} probes"]

    def redealt(self, g: Table, who: int, r: random.Random) -> Table:
        other = self.with_other_hands(g, who, r)
        assert isinstance(other, Comets)
        unseen = [*other.deck, other.aside]
        r.shuffle(unseen)
        other.aside = unseen.pop()
        other.deck = unseen
        other.dice = dice(r.randrange(2**31))
        return other

    def with_other_hands(self, g: Table, who: int, r: random.Random) -> Table:
        """Nobody holds anything in secret but the probe that they have chosen."""
        other = g.copy()
        assert isinstance(other, Comets)
        for i in other.order:
            if i != who and other.given[i]:
                other.given[i] = [r.choice(other.seats[i].probes)]
        return other

    def secret_questions(self) -> set[str]:
        return set()

    def names_known_to(self, g: Table, who: int) -> set[str]:
        assert isinstance(g, Comets)
        known = [*g.flown, *[c for seat in g.seats for c in seat.caught], g.comet]
        return {f"comet-{c + 1}" for c in known if c >= 0}

    def names(self, g: Table) -> set[str]:
        return {f"comet-{n}" for n in range(1, 8)}

    def open_events(self) -> set[str]:
        return set()

    def hidden(self, g: Table, who: int) -> list[Any]:
        assert isinstance(g, Comets)
        return [*g.deck, g.aside]

    def hides_little(self, g: Table) -> bool:
        return len(self.hidden(g, 0)) <= 4

    def answer_ids(self, g: Table) -> range:
        return range(-2, 60)


WITNESS = CometsWitness()
