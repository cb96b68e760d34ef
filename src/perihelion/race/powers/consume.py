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
        self.each_vp: Final[i64] = vp
        self.each_cards: Final[i64] = cards
        self.each_prestige: Final[i64] = prestige
        self.kind: Final[i64] = kind
        self.times: Final[i64] = times
        self.together: Final[i64] = together

    def fits(self, kind: i64) -> bool:
        return self.kind == ANY or self.kind == kind

    def least_goods(self) -> i64:
        return self.together

    def takes(self, fitting: i64) -> i64:
        most = self.times * self.together
        return min(fitting - fitting % self.together, most)

    def vp(self, goods: i64) -> i64:
        return self.each_vp * (goods // self.together)

    def draws(self, goods: i64) -> i64:
        return self.each_cards * (goods // self.together)

    def prestige(self, goods: i64) -> i64:
        return self.each_prestige * (goods // self.together)

    def sentence(self) -> Sentence:
        return Sentence(
            "consume-goods",
            {
                "good": KIND_WORDS[self.kind],
                "times": int(self.times),
                "together": int(self.together),
                "vp": int(self.each_vp),
                "cards": int(self.each_cards),
                "prestige": int(self.each_prestige),
            },
        )


class DifferentKinds(ConsumePower):
    """Discard goods of as many different kinds for one reward [race.pw.consume-three-kinds]."""

    def __init__(self, kinds: i64, vp: i64) -> None:
        self.kinds: Final[i64] = kinds
        self.reward: Final[i64] = vp

    def fits(self, kind: i64) -> bool:
        return True

    def least_goods(self) -> i64:
        return self.kinds

    def takes(self, fitting: i64) -> i64:
        return self.kinds

    def different(self) -> bool:
        return True

    def vp(self, goods: i64) -> i64:
        return self.reward

    def sentence(self) -> Sentence:
        return Sentence(
            "consume-different-kinds", {"kinds": int(self.kinds), "vp": int(self.reward)}
        )


class Everything(ConsumePower):
    """Discard all goods, at least one, for one point less than their number
    [race.pw.consume-all].
    """

    def fits(self, kind: i64) -> bool:
        return True

    def least_goods(self) -> i64:
        return 1

    def takes(self, fitting: i64) -> i64:
        return fitting

    def vp(self, goods: i64) -> i64:
        return goods - 1

    def sentence(self) -> Sentence:
        return Sentence("consume-everything", {})


class ForPrice(ConsumePower):
    """Discard a good and draw its basic price, with or without the owner's Trade powers
    [race.pw.consume-trade-price].
    """

    def __init__(self, with_powers: bool) -> None:
        self.with_powers: Final = with_powers

    def fits(self, kind: i64) -> bool:
        return True

    def least_goods(self) -> i64:
        return 1

    def takes(self, fitting: i64) -> i64:
        return 1

    def pays_price(self) -> bool:
        return True

    def with_trade_powers(self) -> bool:
        return self.with_powers

    def sentence(self) -> Sentence:
        return Sentence("consume-for-price", {"powers": "yes" if self.with_powers else "no"})


class HandCards(ConsumePower):
    """May discard hand cards for points, never doubled [race.pw.consume-cards]."""

    def __init__(self, most: i64, vp: i64) -> None:
        self.most: Final[i64] = most
        self.each_vp: Final[i64] = vp

    def optional(self) -> bool:
        return True

    def most_cards(self) -> i64:
        return self.most

    def vp_per_card(self) -> i64:
        return self.each_vp

    def sentence(self) -> Sentence:
        return Sentence("consume-hand-cards", {"most": int(self.most), "vp": int(self.each_vp)})


class Draw(ConsumePower):
    """Draw without discarding anything [race.pw.consume-draw]."""

    def __init__(self, cards: i64) -> None:
        self.cards: Final[i64] = cards

    def draws(self, goods: i64) -> i64:
        return self.cards

    def sentence(self) -> Sentence:
        return Sentence("consume-draw", {"cards": int(self.cards)})


class Bet(ConsumePower):
    """Name a number from 1 to 7 and turn up a card: it is won if the number is printed on it
    [race.pw.gamble].
    """

    def bets(self) -> bool:
        return True

    def sentence(self) -> Sentence:
        return Sentence("consume-bet", {})


class GoodHere(ConsumePower):
    """Discard the good on this very world for points [race.pw.consume-from-this-world]."""

    def __init__(self, vp: i64) -> None:
        self.each_vp: Final[i64] = vp

    def fits(self, kind: i64) -> bool:
        return True

    def only_here(self) -> bool:
        return True

    def least_goods(self) -> i64:
        return 1

    def takes(self, fitting: i64) -> i64:
        return 1

    def vp(self, goods: i64) -> i64:
        return self.each_vp

    def sentence(self) -> Sentence:
        return Sentence("consume-good-here", {"vp": int(self.each_vp)})


class EachKind(ConsumePower):
    """Discard one good of each kind there is, for a reward each
    [race.pw.consume-distinct-up-to].
    """

    def __init__(self, vp: i64, cards: i64) -> None:
        self.each_vp: Final[i64] = vp
        self.each_cards: Final[i64] = cards

    def fits(self, kind: i64) -> bool:
        return True

    def least_goods(self) -> i64:
        return 1

    def takes(self, fitting: i64) -> i64:
        return fitting

    def different(self) -> bool:
        return True

    def vp(self, goods: i64) -> i64:
        return self.each_vp * goods

    def draws(self, goods: i64) -> i64:
        return self.each_cards * goods

    def sentence(self) -> Sentence:
        return Sentence(
            "consume-each-kind", {"vp": int(self.each_vp), "cards": int(self.each_cards)}
        )


class CardForCards(ConsumePower):
    """May discard a hand card to draw [race.pw.consume-card-for-card]."""

    def __init__(self, cards: i64) -> None:
        self.cards: Final[i64] = cards

    def optional(self) -> bool:
        return True

    def most_cards(self) -> i64:
        return 1

    def draws_per_card(self) -> i64:
        return self.cards

    def sentence(self) -> Sentence:
        return Sentence("consume-card-for-cards", {"cards": int(self.cards)})


class CardsForPrestige(ConsumePower):
    """May discard an exact number of hand cards for prestige [race.pw.consume-two-cards]."""

    def __init__(self, count: i64, prestige: i64) -> None:
        self.count: Final[i64] = count
        self.gained: Final[i64] = prestige

    def optional(self) -> bool:
        return True

    def least_cards(self) -> i64:
        return self.count

    def most_cards(self) -> i64:
        return self.count

    def prestige(self, goods: i64) -> i64:
        return self.gained

    def sentence(self) -> Sentence:
        return Sentence(
            "consume-cards-for-prestige",
            {"count": int(self.count), "prestige": int(self.gained)},
        )


class Gain(ConsumePower):
    """Points without discarding anything, multiplied like any
    [race.pw.consume-phase-gain-vp].
    """

    def __init__(self, vp: i64) -> None:
        self.gained: Final[i64] = vp

    def vp(self, goods: i64) -> i64:
        return self.gained

    def sentence(self) -> Sentence:
        return Sentence("consume-gain", {"vp": int(self.gained)})


class SpendPrestige(ConsumePower):
    """May spend a prestige for points, which are multiplied, or for cards
    [race.pw.consume-prestige].
    """

    def __init__(self, vp: i64 = 0, cards: i64 = 0) -> None:
        self.gained_vp: Final[i64] = vp
        self.gained_cards: Final[i64] = cards

    def optional(self) -> bool:
        return True

    def prestige_cost(self) -> i64:
        return 1

    def vp(self, goods: i64) -> i64:
        return self.gained_vp

    def draws(self, goods: i64) -> i64:
        return self.gained_cards

    def sentence(self) -> Sentence:
        return Sentence(
            "consume-spend-prestige",
            {"vp": int(self.gained_vp), "cards": int(self.gained_cards)},
        )


class Ante(ConsumePower):
    """May put up a hand card and turn up as many cards as its number: if one of them is higher, one
    of them is won, else the card put up is lost [race.pw.gamble-ante].
    """

    def optional(self) -> bool:
        return True

    def antes(self) -> bool:
        return True

    def sentence(self) -> Sentence:
        return Sentence("consume-ante", {})
