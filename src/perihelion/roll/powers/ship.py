"""Powers of phase V, Ship."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.power import BUY_POINTS, Power, Sentence
from perihelion.roll.powers.build import ForWorlds


class TradeBonus(ForWorlds):
    """More credits for each good traded from such worlds [roll.power.trade_bonus]."""

    def __init__(self, credits: i64, colours: list[i64] | None = None) -> None:
        super().__init__(ids.SHIP, "trade-bonus", {"credits": int(credits)}, credits, colours)

    def trade(self, colour: i64) -> i64:
        return self.given_for(colour)


class ConsumeCredits(ForWorlds):
    """Credits for each good consumed from such worlds [roll.power.consume_bonus]."""

    def __init__(self, credits: i64, colours: list[i64] | None = None) -> None:
        super().__init__(ids.SHIP, "consume-credits", {"credits": int(credits)}, credits, colours)

    def consume_credits(self, colour: i64) -> i64:
        return self.given_for(colour)


class ConsumePoints(ForWorlds):
    """More points for each good consumed from such worlds [roll.power.consume_bonus]."""

    def __init__(self, points: i64, colours: list[i64] | None = None) -> None:
        super().__init__(ids.SHIP, "consume-points", {"points": int(points)}, points, colours)

    def consume_points(self, colour: i64) -> i64:
        return self.given_for(colour)


class BuyPoint(Power):
    """After each trade its owner may pay a credit for a point [roll.power.trade_buy_vp]."""

    def __init__(self) -> None:
        super().__init__(ids.SHIP, Sentence("buy-point", {}))
        self.allows = BUY_POINTS


class Points(Power):
    """A point in every Ship phase that is played [roll.power.vp_flat]."""

    def __init__(self, points: i64) -> None:
        super().__init__(ids.SHIP, Sentence("points", {"points": int(points)}))
        self.end_points = points
