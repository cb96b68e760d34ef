"""Powers of the sale in phase IV, marked $."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.kinds import ANY, CHROMO, KIND_WORDS, TRADE
from perihelion.race.power import Power, Sentence


class Bonus(Power):
    """More cards for a good sold: for every good, or for one kind wherever it lies
    [race.pw.trade-any, race.pw.trade-kind].
    """

    def __init__(self, cards: i64, on: i64 = ANY) -> None:
        facts: dict[str, object] = {"cards": int(cards), "good": KIND_WORDS[on]}
        super().__init__(TRADE, Sentence("trade-bonus", facts))
        self.cards: Final[i64] = cards
        self.on: Final[i64] = on

    def price(self, kind: i64, here: bool) -> i64:
        return self.cards if self.on == ANY or self.on == kind else 0


class BonusHere(Power):
    """More cards for the good that lies on this very world [race.pw.trade-this-world]."""

    def __init__(self, cards: i64) -> None:
        super().__init__(TRADE, Sentence("trade-bonus-here", {"cards": int(cards)}))
        self.cards: Final[i64] = cards

    def price(self, kind: i64, here: bool) -> i64:
        return self.cards if here else 0


class BonusPerChromoWorld(Power):
    """More cards for a good of one kind for each chromosome world of the seller
    [race.pw.trade-bonus-per-world].
    """

    def __init__(self, cards: i64, on: i64) -> None:
        facts: dict[str, object] = {"cards": int(cards), "good": KIND_WORDS[on]}
        super().__init__(TRADE, Sentence("trade-bonus-per-chromo-world", facts))
        self.cards: Final[i64] = cards
        self.on: Final[i64] = on

    def price_for(self, kind: i64, card: Card) -> i64:
        return self.cards if kind == self.on and card.world and card.words & CHROMO else 0


class Unsellable(Power):
    """The good on this world cannot be sold [race.oort.no-trade]."""

    def __init__(self) -> None:
        super().__init__(TRADE, Sentence("trade-unsellable", {}))
        self.unsellable = True
