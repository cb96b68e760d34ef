"""Phase I: Explore."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.cards import EXPLORE as POWERS
from perihelion.race.ids import EXPLORE_1_1, EXPLORE_5, EXPLORE_PHASE, NO_CARD
from perihelion.race.phases.rule import PickRule, Rule, is_card
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal


def to_draw(g: Race, seat: Seat) -> i64:
    """Two cards, five more for Explore +5, one more for Explore +1,+1, and what powers add
    [race.explore.draw, race.explore.bonus-5, race.explore.bonus-1-1, race.explore.powers,
    race.two-player.double-explore].
    """
    n: i64 = 2
    if seat.actions & BIT[EXPLORE_5]:
        n += 5
    if seat.actions & BIT[EXPLORE_1_1]:
        n += 1
    for power in g.powers(seat, POWERS):
        n += power.see()
    return n


def to_keep(g: Race, seat: Seat) -> i64:
    """One card, one more for Explore +1,+1, and what powers add; never more than were drawn
    [race.explore.keep, race.explore.two-bonuses, race.explore.keep-all,
    race.explore.short-deck].
    """
    n: i64 = 1
    if seat.actions & BIT[EXPLORE_1_1]:
        n += 1
    for power in g.powers(seat, POWERS):
        n += power.keep()
    return min(n, len(seat.drawn))


class Explore(Rule):
    """Everyone draws, in player order, each his cards in one go, before anybody discards
    [race.explore.draw-order, race.explore.draw-first].
    """

    def word(self) -> str:
        return "explore"

    def start(self, g: Race, i: i64) -> None:
        g.begin_phase(EXPLORE_PHASE)
        for k in g.order:
            seat = g.seats[k]
            for _ in range(to_draw(g, seat)):
                card = g.take_card(k, "explore", NO_CARD)
                if card != NO_CARD:
                    seat.drawn.append(card)
            if g.log is not None:
                g.tell_cards("explored", k, seat.drawn, "explore")
        g.then([KEEP])


class Keep(PickRule):
    """Everyone keeps exactly so many of the cards drawn, in secret, and discards the others; cards
    held before cannot be exchanged [race.explore.keep, race.explore.secret,
    race.explore.no-mixing].
    """

    def word(self) -> str:
        return "explore-keep"

    def start(self, g: Race, i: i64) -> None:
        for k in g.order:
            seat = g.seats[k]
            if to_keep(g, seat) < len(seat.drawn):
                g.ask(k)
        if not g.asked:
            self.resolve(g, i)

    def largest(self, g: Race, i: i64) -> i64:
        return to_keep(g, g.seats[i])

    def fitting(self, g: Race, i: i64) -> list[i64]:
        return sorted(g.seats[i].drawn)

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        if is_card(g, answer):
            return Refusal("CARD_NOT_DRAWN", {"card": g.name(answer)})
        return None

    def resolve(self, g: Race, i: i64) -> None:
        for k in g.order:
            seat = g.seats[k]
            kept: list[i64] = []
            for c in seat.drawn:
                if not g.given[k] or c in g.given[k]:
                    kept.append(c)
                else:
                    g.discard.append(c)
            seat.hand.extend(kept)
            seat.drawn.clear()
            if g.log is not None:
                g.tell_cards("kept", k, kept, "explore")


EXPLORE: Final = Explore()
KEEP: Final = Keep()
