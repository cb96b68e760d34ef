"""Testimony for Race for the Galaxy."""

from __future__ import annotations

import random
from typing import Any

from laws.race_moments import MOMENTS, arranged
from laws.witness import Witness
from perihelion import Table, dice
from perihelion.race.pieces.kinds import BRINK_OF_WAR
from perihelion.race.state import Race

NO_CARD = -1


class RaceWitness(Witness):
    name = "race"

    def moments(self) -> int:
        return len(MOMENTS)

    def moment(self, k: int, automatic: bool, seed: int, log: bool) -> Table:
        return arranged(MOMENTS[k], automatic, seed, log)

    def pieces(self, g: Table) -> list[Any]:
        assert isinstance(g, Race)
        chips = g.pool + sum(seat.chips for seat in g.seats)
        return [*self.cards(g), f"{chips} chips"]

    def cards(self, g: Table) -> list[Any]:
        assert isinstance(g, Race)
        cards: list[Any] = [*g.deck, *g.discard, *g.out]
        cards += [*g.expansions.tucked, *g.expansions.paid, *g.expansions.flipped]
        for seat in g.seats:
            cards += [*seat.hand, *seat.drawn, *seat.tableau]
            cards += [good for good in seat.goods if good != NO_CARD]
        return sorted(cards)

    def inventory(self, g: Table) -> list[Any]:
        assert isinstance(g, Race)
        cards = [c for c, there in enumerate(g.box.present) if there]
        extra = 5 if g.setup.has(BRINK_OF_WAR) else 0
        return [*cards, f"{12 * len(g.seats) + extra} chips"]

    def redealt(self, g: Table, who: int, r: random.Random) -> Table:
        other = g.copy()
        assert isinstance(other, Race)
        slots: list[tuple[list[int], int]] = [(other.deck, k) for k in range(len(other.deck))]
        slots += [(other.discard, k) for k in range(len(other.discard))]
        if not other.tucks(other.seats[who]):
            slots += [
                (pile, k)
                for pile in (other.expansions.tucked, other.expansions.paid)
                for k in range(len(pile))
            ]
        for i, seat in enumerate(other.seats):
            slots += [(seat.goods, k) for k, good in enumerate(seat.goods) if good != NO_CARD]
            if i != who:
                slots += [(seat.hand, k) for k, c in enumerate(seat.hand) if c not in seat.shown]
                slots += [(seat.drawn, k) for k in range(len(seat.drawn))]
        _mix(slots, r)
        for i in range(len(other.seats)):
            if i != who:
                other.given[i][:] = [r.randrange(230) for _ in other.given[i]]
                other.legal[i] = None
        other.dice = dice(r.randrange(2**31))
        return other

    def with_other_hands(self, g: Table, who: int, r: random.Random) -> Table:
        other = g.copy()
        assert isinstance(other, Race)
        slots: list[tuple[list[int], int]] = [(other.discard, k) for k in range(len(other.discard))]
        for i, seat in enumerate(other.seats):
            if i != who:
                slots += [(seat.hand, k) for k, c in enumerate(seat.hand) if c not in seat.shown]
                other.legal[i] = None
        few = r.sample(slots, min(len(slots), r.choice([2, 4, 8])))
        _mix(few, r)  # with few the others can play on alike for longer
        return other

    def secret_questions(self) -> set[str]:
        return {
            "opening-discard",
            "opening-start-world",
            "explore-keep",
            "develop-pay",
            "settle-pay",
            "consume-cards",
            "hand-limit",
        }

    def alike(self, one: Table, two: Table, seat: int, picks: list[int]) -> list[int]:
        assert isinstance(one, Race)
        assert isinstance(two, Race)
        mine, theirs = sorted(one.seats[seat].hand), sorted(two.seats[seat].hand)
        return [theirs[mine.index(c)] if c in mine else c for c in picks]

    def names_known_to(self, g: Table, who: int) -> set[str]:
        assert isinstance(g, Race)
        seen = [c for seat in g.seats for c in [*seat.tableau, *seat.shown]]
        seen += [c for seat in g.seats for c in seat.snapshot]  # also if it has left since
        seen += [*g.seats[who].hand, *g.seats[who].drawn]
        seen += g.expansions.flipped
        if g.tucks(g.seats[who]):
            seen += [*g.expansions.tucked, *g.expansions.paid]
        return {g.cards[c].slug for c in seen}

    def names(self, g: Table) -> set[str]:
        assert isinstance(g, Race)
        return {card.slug for card in g.cards}

    def open_events(self) -> set[str]:
        return {"bet", "left-tableau", "turned-up", "found", "ante", "ante-won", "takeover"}

    def hidden(self, g: Table, who: int) -> list[Any]:
        assert isinstance(g, Race)
        out: list[Any] = [*g.deck, *g.discard]
        if not g.tucks(g.seats[who]):
            out += [*g.expansions.tucked, *g.expansions.paid]
        for i, seat in enumerate(g.seats):
            out += [good for good in seat.goods if good != NO_CARD]
            if i != who:
                out += [*sorted(set(seat.hand) - set(seat.shown)), *seat.drawn]
        return out

    def answer_ids(self, g: Table) -> range:
        return range(-3, 460)


def _mix(slots: list[tuple[list[int], int]], r: random.Random) -> None:
    """Deal the cards in these places among them again."""
    cards = [pile[k] for pile, k in slots]
    r.shuffle(cards)
    for (pile, k), card in zip(slots, cards, strict=True):
        pile[k] = card


WITNESS = RaceWitness()
