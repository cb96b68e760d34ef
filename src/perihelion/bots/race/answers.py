"""What looks best now in Race for the Galaxy: an answer to every kind of question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from perihelion.bots.race import boosts, settle
from perihelion.bots.race.actions import power_gain
from perihelion.bots.race.judgement import CARD, Judgement
from perihelion.race import ids
from perihelion.race.phases.consume_powers import multiplier
from perihelion.race.phases.develop import price
from perihelion.race.phases.discounts import saves_by_leaving
from perihelion.race.phases.explore import mixes
from perihelion.race.phases.produce_powers import produces_for_card
from perihelion.race.phases.trading import worlds_with_goods
from perihelion.race.scoring import total
from perihelion.race.state import Race

Value = Callable[[int], float]


def best_now(g: Race, i: int) -> int:
    """The answer that brings most at once; it asks for nothing that the seat cannot see."""
    options = g.options(i)
    if len(options) == 1:
        return options[0]
    judge = Judgement(g, i)
    kind = g.asking(i).kind()
    if kind in _PICKS:
        return pick(g, i, _PICKS[kind](judge))
    return _CHOICES[kind](g, i, judge)


def at_a_glance(g: Race, i: int) -> int:
    """The same in less time: nobody spends their prestige/search card."""
    kind = g.asking(i).kind()
    if kind != "action" and kind != "action-last":
        return best_now(g, i)
    options = g.options(i)
    values = boosts.action_values(g, i, Judgement(g, i), False)
    return options[values.index(max(values))]


def play_at_a_glance(g: Race, i: int) -> None:
    """Give this answer; where it is a set, give it whole, which is thought about only once."""
    step = g.asking(i)
    kind = step.kind()
    if kind not in _PICKS:
        g.accept(i, at_a_glance(g, i))
        return
    value = _PICKS[kind](Judgement(g, i))
    known = {ids.DONE: value(ids.DONE)}
    for c in step.offered(g, i):
        known[c] = value(c)
    g.accept(i, pick(g, i, known.__getitem__))
    while not g.over and g.waits_for(i) and g.given[i] and g.asking(i) is step:
        g.accept(i, pick(g, i, known.__getitem__))


def pick(g: Race, i: int, value: Value) -> int:
    """The next pick towards the set of highest value; `value` of DONE is the price of stopping."""
    step = g.asking(i)
    given = step.picked(g, i)
    options = g.options(i)
    wanted = int(step.most(g, i)) - len(given)
    if value(ids.DONE) >= NEVER_MORE:
        wanted = max(int(step.least(g, i)) - len(given), 1)
    later = [c for c in step.offered(g, i) if not given or c > given[-1]]
    best = sorted(later, key=lambda c: (-value(c), c))[:wanted]
    if ids.DONE in options and (not best or value(best[0]) <= value(ids.DONE)):
        return ids.DONE
    return min((c for c in best if c in options), default=options[0])


# -- questions for a set ---------------------------------------------------

NEVER_MORE: Final = 99.0
"""The value of stopping, for a player who gives no more than they must."""


def _keep(judge: Judgement) -> Value:
    return lambda c: NEVER_MORE if c == ids.DONE else judge.keep(c)


def _let_go(judge: Judgement) -> Value:
    return lambda c: NEVER_MORE if c == ids.DONE else -judge.keep(c)


def _explored(judge: Judgement) -> Value:
    """Keep the best; with a power that mixes hand and draw, name the cards to let go."""
    return (_let_go if mixes(judge.g, judge.g.seats[judge.me]) else _keep)(judge)


def _goods(judge: Judgement) -> Value:
    """Feed the cheap goods, sell the dear ones."""
    power = judge.g.box.powers[judge.seat.using - ids.POWER]
    sign = 1 if power.pays_price else -1
    return lambda world: -50.0 if world == ids.DONE else sign * float(judge.price_of_good(world))


def _cards_for_points(judge: Judgement) -> Value:
    """A point for a card is a bargain, unless it is a good card and there is time to play it."""
    return lambda c: 0.0 if c == ids.DONE else _spare(judge, c)


def _spare(judge: Judgement, c: int) -> float:
    return 1.0 - (judge.keep(c) if judge.left > 1.5 else 0.0)


_PICKS: Final[dict[str, Callable[[Judgement], Value]]] = {
    "opening-discard": _let_go,
    "opening-tuck": _let_go,
    "explore-keep": _explored,
    "develop-discard": _let_go,
    "develop-pay": _let_go,
    "settle-mercenaries": _let_go,
    "settle-pay": _let_go,
    "tuck-payment": _keep,
    "after-placing-discard": _let_go,
    "consume-goods": _goods,
    "consume-cards": _cards_for_points,
    "boost-trade-cards": _cards_for_points,
    "hand-limit": _let_go,
}


# -- questions for one thing -----------------------------------------------


def _start_world(g: Race, i: int, judge: Judgement) -> int:
    """The start world that goes best with the hand."""
    return max(g.options(i), key=judge.worth)


def _card_or_pass(g: Race, i: int, judge: Judgement) -> int:
    """A card of the hand for prestige, if there is one that is worth less."""
    worst = min((c for c in g.options(i) if c != ids.PASS), key=judge.keep)
    return worst if judge.keep(worst) < judge.prestige - 0.2 or judge.left <= 1 else ids.PASS


def _develop(g: Race, i: int, judge: Judgement) -> int:
    """The development with the highest profit, if any has one."""
    have = len(g.seats[i].hand) - 1

    def profit(c: int) -> float:
        if c == ids.PASS:
            return 0.0
        cost = int(price(g, g.seats[i], c))
        return judge.worth(c) - CARD * cost - (0.6 if cost > have else 0.0)

    return max(g.options(i), key=profit)


def _develop_method(g: Race, i: int, judge: Judgement) -> int:
    """Discard a card made for it if its whole discount counts; spend goods only if needed."""
    options = g.options(i)
    for c in options:
        if c != ids.PAY and not g.given[i] and 0 < saves_by_leaving(g, c) <= g.seats[i].owes:
            return c
    return ids.PAY if ids.PAY in options else options[0]


def _cheapest_good(g: Race, i: int, judge: Judgement) -> int:
    return min(g.options(i), key=judge.price_of_good)


def _sell(g: Race, i: int, judge: Judgement) -> int:
    return max(g.options(i), key=judge.price_of_good)


def _use_power(g: Race, i: int, judge: Judgement) -> int:
    """Free cards first, then the best reward for a good, Pilgrimage and the like last."""
    goods = worlds_with_goods(g.seats[i])
    factor = int(multiplier(g, g.seats[i]))

    def gain(answer: int) -> float:
        if answer == ids.STOP:
            return 0.0
        return power_gain(judge, g.box.powers[answer - ids.POWER], goods, factor)

    return max(g.options(i), key=gain)


def _gamble(g: Race, i: int, judge: Judgement) -> int:
    """The number printed on most cards."""
    numbers = [int(card.number) for card in g.cards]
    return max(g.options(i), key=lambda answer: numbers.count(answer - ids.NUMBER))


def _ante(g: Race, i: int, judge: Judgement) -> int:
    """The cheapest of the small cards: most cards of the deck have a higher number."""
    small = [c for c in g.options(i) if c != ids.PASS and g.cards[c].number <= 4]
    worst = min(small, key=judge.keep, default=ids.PASS)
    return worst if worst != ids.PASS and judge.keep(worst) < 1.5 else ids.PASS


def _best_card(g: Race, i: int, judge: Judgement) -> int:
    return max(g.options(i), key=judge.keep)


def _worst_card(g: Race, i: int, judge: Judgement) -> int:
    return min(g.options(i), key=judge.keep)


def _windfall(g: Race, i: int, judge: Judgement) -> int:
    worlds = [c for c in g.options(i) if c != ids.PASS]
    return max(worlds, key=judge.price_of_good)


def _produce_power(g: Race, i: int, judge: Judgement) -> int:
    """Produce a good for a card that can be spared; draws happen by themselves at the end."""
    spare = min((judge.keep(c) for c in judge.seat.hand), default=9.0)
    for c in g.options(i):
        if c != ids.STOP and produces_for_card(g, c) and spare < 1.0 and judge.left > 1.5:
            return c
    return ids.STOP


def _wild_kind(g: Race, i: int, judge: Judgement) -> int:
    """The dearest kind."""
    return max(g.options(i))


def _final_kind(g: Race, i: int, judge: Judgement) -> int:
    return max(g.options(i), key=lambda answer: int(total(g, i, answer - ids.KIND)))


def _it_fits(g: Race, i: int, judge: Judgement) -> int:
    return ids.FITS


def _tactics_alone(g: Race, i: int, judge: Judgement) -> int:
    return ids.KEEP_TACTICS


_CHOICES: Final[dict[str, Callable[[Race, int, Judgement], int]]] = {
    "opening-start-world": _start_world,
    "action": boosts.choose_actions,
    "action-last": boosts.choose_actions,
    "search-category": boosts.choose_category,
    "search-match": boosts.take_or_go_on,
    "search-oort": _it_fits,
    "explore-prestige": _card_or_pass,
    "develop": _develop,
    "develop-method": _develop_method,
    "develop-good": _cheapest_good,
    "settle": settle.choose_world,
    "settle-method": settle.choose_way,
    "settle-good": _cheapest_good,
    "settle-tactics": _tactics_alone,
    "settle-extra": settle.choose_extra,
    "settle-second": settle.choose_extra_world,
    "settle-sneak": settle.choose_extra_world,
    "replace-old": settle.choose_old,
    "replace-new": settle.choose_new,
    "takeover-declare": settle.choose_target,
    "takeover-military": settle.add_nothing,
    "takeover-prevent": settle.prevent,
    "takeover-defend": settle.defend,
    "sell": _sell,
    "consume-power": _use_power,
    "gamble": _gamble,
    "ante-card": _ante,
    "ante-keep": _best_card,
    "refinery-kind": _wild_kind,
    "windfall": _windfall,
    "produce-power": _produce_power,
    "produce-discard": _worst_card,
    "final-kind": _final_kind,
}
