"""Paying for what was placed, with cards from the hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases.rule import STEPS, HandRule, PickRule, is_card, not_in_hand
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Refusal


class Pay(HandRule):
    """Exactly the cost is discarded from the hand, face down, any cards but the one placed, which
    has left the hand and cannot be taken back [race.develop.pay-exact, race.develop.not-self,
    race.settle.pay-exact, race.card.three-uses, race.power.optional-when-needed].
    """

    def begin(self, g: Race, i: i64) -> None:
        if g.seats[i].owes > 0:
            g.ask(i)

    def most(self, g: Race, i: i64) -> i64:
        return g.seats[i].owes

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        placed = g.seats[i].placed
        if answer == placed:
            return Refusal("CARD_PAYS_FOR_ITSELF", {"card": g.name(placed)})
        if answer == ids.PASS:
            return Refusal("MUST_PLACE_REVEALED", {"card": g.name(placed)})
        return not_in_hand(g, answer)

    def miscounted(self, g: Race, i: i64, count: i64) -> Refusal:
        return Refusal("WRONG_PAYMENT", self.wanted(g, i, count))

    def facts(self, g: Race, i: i64) -> dict[str, object]:
        seat = g.seats[i]
        return {"count": int(seat.owes), "card": g.name(seat.placed)}

    def take(self, g: Race, i: i64, cards: list[i64]) -> None:
        seat = g.seats[i]
        seat.owes = 0
        if not g.tucks_payment(seat):
            g.discard_hand(i, cards, "payment")
            return
        for c in cards:
            seat.spend(c)
            g.expansions.paid.append(c)
        if g.log is not None:
            g.tell_cards("discarded", i, g.expansions.paid, "payment")


class TuckPayment(PickRule):
    """One of the cards just paid, by its owner's choice, goes under the world that tucks, the
    others to the discards [race.pw.tuck-payment].
    """

    def begin(self, g: Race, i: i64) -> None:
        if g.expansions.paid and g.tucks_payment(g.seats[i]):
            g.ask(i)

    def most(self, g: Race, i: i64) -> i64:
        return 1

    def candidates(self, g: Race, i: i64) -> list[i64]:
        return sorted(g.expansions.paid)

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        if is_card(g, answer):
            return Refusal("CARD_NOT_PAID", {"card": g.name(answer)})
        return None

    def take(self, g: Race, i: i64, picks: list[i64]) -> None:
        for c in g.expansions.paid:
            if c in picks:
                g.expansions.tucked.append(c)
            else:
                g.discard.append(c)
        g.expansions.paid.clear()
        if g.log is not None:
            g.tell_cards("tucked", i, picks, "payment")


PAY_DEVELOPMENT: Final[Pay] = STEPS.know(Pay(), "develop-pay")
PAY_WORLD: Final[Pay] = STEPS.know(Pay(), "settle-pay")
TUCK_PAYMENT: Final[TuckPayment] = STEPS.know(TuckPayment(), "tuck-payment")
