"""Before the first round: the opening hand and the goods of windfall start worlds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.phases.rule import PickRule, Rule, not_in_hand
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Refusal


class OpeningDiscard(PickRule):
    """Everyone discards two of the six cards dealt, in secret [race.setup.discard]."""

    def word(self) -> str:
        return "opening-discard"

    def start(self, g: Race, i: i64) -> None:
        for k in g.order:
            g.ask(k)

    def largest(self, g: Race, i: i64) -> i64:
        return 2

    def fitting(self, g: Race, i: i64) -> list[i64]:
        return sorted(g.seats[i].hand)

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        return not_in_hand(g, answer)

    def resolve(self, g: Race, i: i64) -> None:
        for k in g.order:
            g.discard_hand(k, g.given[k], "opening")


class StartGoods(Rule):
    """A windfall start world begins with a good, face down and unseen; every other with none
    [race.setup.alpha-centauri].
    """

    def word(self) -> str:
        return "start-goods"

    def start(self, g: Race, i: i64) -> None:
        for k in g.order:
            if g.cards[g.seats[k].tableau[0]].windfall:
                g.put_good(k, 0, "start")


OPENING_DISCARD: Final = OpeningDiscard()
START_GOODS: Final = StartGoods()
