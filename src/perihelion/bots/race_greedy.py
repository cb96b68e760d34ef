"""A bot for Race for the Galaxy that takes what looks best now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from perihelion.bots.bot import Bot
from perihelion.bots.race_actions import action_gains, power_gain
from perihelion.bots.race_judgement import CARD, Judgement
from perihelion.race.ids import (
    ACTION,
    CONSUME_DOUBLE,
    DONE,
    KEEP_TACTICS,
    METHOD,
    NUMBER,
    PASS,
    PASS_LATER,
    PAYS,
    POWER,
    STOP,
    WITH_SHIP,
    WITH_TACTICS,
)
from perihelion.race.phases.develop import price
from perihelion.race.phases.ways import ways, world_price
from perihelion.race.state import Race
from perihelion.race.trading import worlds_with_goods
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.pick import Pick
from perihelion.tabletop.table import Table

Value = Callable[[int], float]


class RaceGreedy(Bot):
    """Values cards by points and powers, and chooses what brings most at once.

    It remembers nothing and uses no chance: the same view gets the same answer.
    """

    def answer(self, view: Table, seat: int) -> int:
        assert isinstance(view, Race)
        judge = Judgement(view, seat)
        kind = view.asking(seat).kind()
        if kind in _PICKS:
            return pick(view, seat, _PICKS[kind](judge))
        return _CHOICES[kind](view, seat, judge)


def pick(g: Race, i: int, value: Value) -> int:
    """The next pick towards the set of highest value; `value` of DONE is the price of stopping."""
    step = g.asking(i)
    assert isinstance(step, Pick)
    given = g.given[i]
    wanted = int(step.most(g, i)) - len(given)
    later = [c for c in step.candidates(g, i) if not given or c > given[-1]]
    best = sorted(later, key=lambda c: (-value(c), c))[:wanted]
    options = g.options(i)
    if DONE in options and (not best or value(best[0]) <= value(DONE)):
        return DONE
    return min((c for c in best if c in options), default=options[0])


# -- questions for a set ---------------------------------------------------


def _keep(judge: Judgement) -> Value:
    return judge.keep


def _let_go(judge: Judgement) -> Value:
    return lambda c: -judge.keep(c)


def _goods(judge: Judgement) -> Value:
    """Feed the cheap goods, sell the dear ones."""
    power = judge.g.box.powers[judge.seat.using - POWER]
    sign = 1 if power.pays_price() else -1
    return lambda world: sign * float(judge.price_of_good(world))


def _cards_for_points(judge: Judgement) -> Value:
    """A point for a card is a bargain, unless it is a good card and there is time to play it."""
    return lambda c: 0.0 if c == DONE else _spare(judge, c)


def _spare(judge: Judgement, c: int) -> float:
    return 1.0 - (judge.keep(c) if judge.left > 1.5 else 0.0)


def _action(judge: Judgement) -> Value:
    gains = action_gains(judge)
    return lambda answer: gains[answer - ACTION]


_PICKS: Final[dict[str, Callable[[Judgement], Value]]] = {
    "opening-discard": _let_go,
    "action": _action,
    "explore-keep": _keep,
    "develop-pay": _let_go,
    "settle-pay": _let_go,
    "consume-goods": _goods,
    "consume-cards": _cards_for_points,
    "hand-limit": _let_go,
}


# -- questions for one thing -----------------------------------------------


def _develop(g: Race, i: int, judge: Judgement) -> int:
    """The development with the highest profit, if any has one."""

    def profit(c: int) -> float:
        return 0.0 if c == PASS else judge.worth(c) - CARD * int(price(g, g.seats[i], c))

    return max(g.options(i), key=profit)


def _settle(g: Race, i: int, judge: Judgement) -> int:
    """The world with the highest profit, if any has one; tactics are kept for another day."""
    seat = g.seats[i]

    def profit(c: int) -> float:
        if c in (PASS, PASS_LATER):
            return 0.0 if c == PASS else -1.0
        way = min(ways(g, seat, c, len(seat.hand) - 1), key=lambda way: _toll(g, i, c, way))
        return judge.worth(c) - _toll(g, i, c, way)

    return max(g.options(i), key=profit)


def _toll(g: Race, i: int, c: int, way: int) -> float:
    """What placing a world this way costs, in points."""
    out = 0.0
    if way & PAYS and not way & WITH_SHIP:
        out += CARD * int(world_price(g, g.seats[i], c))
    if way & WITH_SHIP:
        out += 2.0
    if way & WITH_TACTICS:
        out += 1.6
    return out


def _settle_method(g: Race, i: int, judge: Judgement) -> int:
    placed = g.seats[i].placed
    return min(g.options(i), key=lambda answer: _toll(g, i, placed, answer - METHOD))


def _sell(g: Race, i: int, judge: Judgement) -> int:
    return max(g.options(i), key=judge.price_of_good)


def _use_power(g: Race, i: int, judge: Judgement) -> int:
    """Free cards first, then the best reward for a good, Pilgrimage and the like last."""
    goods = worlds_with_goods(g.seats[i])
    factor = 2 if g.seats[i].actions & BIT[CONSUME_DOUBLE] else 1

    def gain(answer: int) -> float:
        if answer == STOP:
            return 0.0
        return power_gain(judge, g.box.powers[answer - POWER], goods, factor)

    return max(g.options(i), key=gain)


def _gamble(g: Race, i: int, judge: Judgement) -> int:
    """The number that stands on most cards."""
    numbers = [int(card.number) for card in g.cards]
    return max(g.options(i), key=lambda answer: numbers.count(answer - NUMBER))


def _windfall(g: Race, i: int, judge: Judgement) -> int:
    return max(g.options(i), key=judge.price_of_good)


def _tactics_alone(g: Race, i: int, judge: Judgement) -> int:
    return KEEP_TACTICS


_CHOICES: Final[dict[str, Callable[[Race, int, Judgement], int]]] = {
    "develop": _develop,
    "settle": _settle,
    "settle-method": _settle_method,
    "settle-tactics": _tactics_alone,
    "sell": _sell,
    "consume-power": _use_power,
    "gamble": _gamble,
    "windfall": _windfall,
}
