"""Powers of phase V, Ship."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.power import Power, Sentence, has, mask_of
from perihelion.roll.powers.build import ANY_WORLD, world_words


class TradeBonus(Power):
    """More credits for each good traded from such worlds [roll.power.trade_bonus]."""

    def __init__(self, credits: i64, colours: list[i64] | None = None) -> None:
        self.credits: Final[i64] = credits
        self.which: Final[i64] = ANY_WORLD if colours is None else mask_of(colours)

    def phase(self) -> i64:
        return ids.SHIP

    def trade(self, colour: i64) -> i64:
        return self.credits if has(self.which, colour) else 0

    def sentence(self) -> Sentence:
        facts: dict[str, object] = {
            "credits": int(self.credits),
            "any": self.which == ANY_WORLD,
            "kinds": world_words(self.which),
        }
        return Sentence("trade-bonus", facts)


class ConsumeCredits(Power):
    """Credits for each good consumed from such worlds [roll.power.consume_bonus]."""

    def __init__(self, credits: i64, colours: list[i64] | None = None) -> None:
        self.credits: Final[i64] = credits
        self.which: Final[i64] = ANY_WORLD if colours is None else mask_of(colours)

    def phase(self) -> i64:
        return ids.SHIP

    def consume_credits(self, colour: i64) -> i64:
        return self.credits if has(self.which, colour) else 0

    def sentence(self) -> Sentence:
        facts: dict[str, object] = {
            "credits": int(self.credits),
            "any": self.which == ANY_WORLD,
            "kinds": world_words(self.which),
        }
        return Sentence("consume-credits", facts)


class ConsumePoints(Power):
    """More points for each good consumed from such worlds [roll.power.consume_bonus]."""

    def __init__(self, points: i64, colours: list[i64] | None = None) -> None:
        self.points: Final[i64] = points
        self.which: Final[i64] = ANY_WORLD if colours is None else mask_of(colours)

    def phase(self) -> i64:
        return ids.SHIP

    def consume_points(self, colour: i64) -> i64:
        return self.points if has(self.which, colour) else 0

    def sentence(self) -> Sentence:
        facts: dict[str, object] = {
            "points": int(self.points),
            "any": self.which == ANY_WORLD,
            "kinds": world_words(self.which),
        }
        return Sentence("consume-points", facts)


class BuyPoint(Power):
    """After each trade its owner may pay a credit for a point [roll.power.trade_buy_vp]."""

    def phase(self) -> i64:
        return ids.SHIP

    def buys_points(self) -> bool:
        return True

    def sentence(self) -> Sentence:
        return Sentence("buy-point", {})


class Points(Power):
    """A point in every Ship phase that is played [roll.power.vp_flat]."""

    def __init__(self, points: i64) -> None:
        self.points: Final[i64] = points

    def phase(self) -> i64:
        return ids.SHIP

    def end_points(self) -> i64:
        return self.points

    def sentence(self) -> Sentence:
        return Sentence("points", {"points": int(self.points)})
