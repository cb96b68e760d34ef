"""Powers of phase IV, Consume."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.pieces.cards import ConsumePower
from perihelion.race.pieces.kinds import ANY, KIND_WORDS
from perihelion.race.power import Sentence


class Goods(ConsumePower):
    """Discard one fitting good for a reward; or up to `times`, as many as possible, for a reward
    each; or several together for one reward
    [race.pw.consume-one, race.pw.consume-up-to, race.pw.consume-two].
    """

    def __init__(
        self,
        vp: i64 = 0,
        cards: i64 = 0,
        prestige: i64 = 0,
        kind: i64 = ANY,
        times: i64 = 1,
        together: i64 = 1,
    ) -> None:
        facts: dict[str, object] = {
            "good": KIND_WORDS[kind],
            "times": int(times),
            "together": int(together),
            "vp": int(vp),
            "cards": int(cards),
            "prestige": int(prestige),
        }
        super().__init__(Sentence("consume-goods", facts), vp, cards, prestige)
        self.kind = kind
        self.least_goods = together
        self.times: Final[i64] = times

    def takes(self, fitting: i64) -> i64:
        return min(fitting - fitting % self.least_goods, self.times * self.least_goods)

    def vp(self, goods: i64) -> i64:
        return self.for_vp * (goods // self.least_goods)

    def draws(self, goods: i64) -> i64:
        return self.for_cards * (goods // self.least_goods)

    def prestige(self, goods: i64) -> i64:
        return self.for_prestige * (goods // self.least_goods)


class DifferentKinds(ConsumePower):
    """Discard goods of as many different kinds for one reward [race.pw.consume-three-kinds]."""

    def __init__(self, kinds: i64, vp: i64) -> None:
        facts: dict[str, object] = {"kinds": int(kinds), "vp": int(vp)}
        super().__init__(Sentence("consume-different-kinds", facts), vp)
        self.kind = ANY
        self.least_goods = kinds
        self.different = True


class Everything(ConsumePower):
    """Discard all goods, at least one, for one point less than their number
    [race.pw.consume-all].
    """

    def __init__(self) -> None:
        super().__init__(Sentence("consume-everything", {}))
        self.kind = ANY
        self.least_goods = 1

    def takes(self, fitting: i64) -> i64:
        return fitting

    def vp(self, goods: i64) -> i64:
        return goods - 1


class ForPrice(ConsumePower):
    """Discard a good and draw its basic price, with or without the owner's Trade powers
    [race.pw.consume-trade-price].
    """

    def __init__(self, with_powers: bool) -> None:
        super().__init__(Sentence("consume-for-price", {"powers": "yes" if with_powers else "no"}))
        self.kind = ANY
        self.least_goods = 1
        self.pays_price = True
        self.with_trade_powers = with_powers


class HandCards(ConsumePower):
    """May discard hand cards for points, never doubled [race.pw.consume-cards]."""

    def __init__(self, most: i64, vp: i64) -> None:
        super().__init__(Sentence("consume-hand-cards", {"most": int(most), "vp": int(vp)}))
        self.optional = True
        self.most_cards = most
        self.vp_per_card = vp


class Draw(ConsumePower):
    """Draw without discarding anything [race.pw.consume-draw]."""

    def __init__(self, cards: i64) -> None:
        super().__init__(Sentence("consume-draw", {"cards": int(cards)}), cards=cards)


class Bet(ConsumePower):
    """Name a number from 1 to 7 and turn up a card: it is won if the number is printed on it
    [race.pw.gamble].
    """

    def __init__(self) -> None:
        super().__init__(Sentence("consume-bet", {}))
        self.bets = True


class GoodHere(ConsumePower):
    """Discard the good on this very world for points [race.pw.consume-from-this-world]."""

    def __init__(self, vp: i64) -> None:
        super().__init__(Sentence("consume-good-here", {"vp": int(vp)}), vp)
        self.kind = ANY
        self.least_goods = 1
        self.only_here = True


class EachKind(ConsumePower):
    """Discard one good of each kind there is, for a reward each
    [race.pw.consume-distinct-up-to].
    """

    def __init__(self, vp: i64, cards: i64) -> None:
        facts: dict[str, object] = {"vp": int(vp), "cards": int(cards)}
        super().__init__(Sentence("consume-each-kind", facts), vp, cards)
        self.kind = ANY
        self.least_goods = 1
        self.different = True

    def takes(self, fitting: i64) -> i64:
        return fitting

    def vp(self, goods: i64) -> i64:
        return self.for_vp * goods

    def draws(self, goods: i64) -> i64:
        return self.for_cards * goods


class CardForCards(ConsumePower):
    """May discard a hand card to draw [race.pw.consume-card-for-card]."""

    def __init__(self, cards: i64) -> None:
        super().__init__(Sentence("consume-card-for-cards", {"cards": int(cards)}))
        self.optional = True
        self.most_cards = 1
        self.draws_per_card = cards


class CardsForPrestige(ConsumePower):
    """May discard an exact number of hand cards for prestige [race.pw.consume-two-cards]."""

    def __init__(self, count: i64, prestige: i64) -> None:
        facts: dict[str, object] = {"count": int(count), "prestige": int(prestige)}
        super().__init__(Sentence("consume-cards-for-prestige", facts), prestige=prestige)
        self.optional = True
        self.least_cards = count
        self.most_cards = count


class Gain(ConsumePower):
    """Points without discarding anything, multiplied like any
    [race.pw.consume-phase-gain-vp].
    """

    def __init__(self, vp: i64) -> None:
        super().__init__(Sentence("consume-gain", {"vp": int(vp)}), vp)


class SpendPrestige(ConsumePower):
    """May spend a prestige for points, which are multiplied, or for cards
    [race.pw.consume-prestige].
    """

    def __init__(self, vp: i64 = 0, cards: i64 = 0) -> None:
        facts: dict[str, object] = {"vp": int(vp), "cards": int(cards)}
        super().__init__(Sentence("consume-spend-prestige", facts), vp, cards)
        self.optional = True
        self.prestige_cost = 1


class Ante(ConsumePower):
    """May put up a hand card and turn up as many cards as its number: if one of them is higher, one
    of them is won, else the card put up is lost [race.pw.gamble-ante].
    """

    def __init__(self) -> None:
        super().__init__(Sentence("consume-ante", {}))
        self.optional = True
        self.antes = True
