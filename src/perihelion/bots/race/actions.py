"""What each action would bring this round in Race for the Galaxy, by rule of thumb."""

from __future__ import annotations

from typing import Final

from perihelion.bots.race.judgement import CARD, Judgement, weigh
from perihelion.race import ids
from perihelion.race.phases.trading import good_price, unsellable, worlds_with_goods
from perihelion.race.pieces.cards import ConsumePower
from perihelion.race.pieces.kinds import ANY, EXPLORE, PRODUCE
from perihelion.tabletop.bits import BIT

GOOD: Final = 1.15
"""Points that a good on a world is worth."""

_PHASES: Final = [
    [ids.EXPLORE_5, ids.EXPLORE_1_1],
    [ids.DEVELOP_ACTION, ids.DEVELOP_SECOND],
    [ids.SETTLE_ACTION, ids.SETTLE_SECOND],
    [ids.CONSUME_TRADE, ids.CONSUME_DOUBLE],
    [ids.PRODUCE_ACTION],
]
"""The actions that call the same phase; the first of them stands for it in `likely_calls`."""


def action_gains(judge: Judgement) -> list[float]:
    """Points that each action card would bring, by its number.

    A phase that somebody else is likely to call is worth calling only for its bonus.
    """
    out = [0.0] * ids.ACTIONS
    others = likely_calls(judge)
    explore_5, explore_1_1, explore = explore_gains(judge)
    out[ids.EXPLORE_5] = explore_5 - others[ids.EXPLORE_5] * explore
    out[ids.EXPLORE_1_1] = explore_1_1 - others[ids.EXPLORE_5] * explore
    best, second = placing_gains(judge, False, 1)
    plain = placing_gains(judge, False, 0)[0]
    out[ids.DEVELOP_ACTION] = best - others[ids.DEVELOP_ACTION] * plain
    out[ids.DEVELOP_SECOND] = second
    best, second = placing_gains(judge, True, 0)
    out[ids.SETTLE_ACTION] = best + CARD * (best > 0) - others[ids.SETTLE_ACTION] * best
    out[ids.SETTLE_SECOND] = second + CARD * (second > 0)
    goods = [int(c) for c in worlds_with_goods(judge.seat)]
    plain = consume_gain(judge, goods, 1)
    out[ids.CONSUME_DOUBLE] = consume_gain(judge, goods, 2) - others[ids.CONSUME_TRADE] * plain
    out[ids.CONSUME_TRADE] = trade_gain(judge, goods) - others[ids.CONSUME_TRADE] * plain
    with_bonus, plain = produce_gains(judge)
    out[ids.PRODUCE_ACTION] = with_bonus - others[ids.PRODUCE_ACTION] * plain
    return out


def likely_calls(judge: Judgement) -> list[float]:
    """How likely somebody else is to call the phase of an action, judging by the table."""
    out = [0.0] * ids.ACTIONS
    for i, seat in enumerate(judge.g.seats):
        if i == judge.me:
            continue
        if seat.actions:  # they lie open already
            for phase in _PHASES:
                if any(seat.actions & BIT[action] for action in phase):
                    out[phase[0]] = 1.0
            continue
        cards = [judge.g.cards[c] for c in seat.tableau]
        goods = int(seat.good_count())
        empty = sum(
            1
            for card, good in zip(cards, seat.goods, strict=True)
            if card.production and good == ids.NO_CARD
        )
        chances = {
            ids.EXPLORE_5: 0.3 if len(seat.hand) < 4 else 0.15,
            ids.DEVELOP_ACTION: 0.3 if len(seat.hand) > 3 else 0.1,
            ids.SETTLE_ACTION: 0.4 if len(seat.hand) > 2 else 0.15,
            ids.CONSUME_TRADE: min(0.25 * goods, 0.6),
            ids.PRODUCE_ACTION: min(0.2 * empty, 0.5),
        }
        for action, chance in chances.items():
            out[action] = 1 - (1 - out[action]) * (1 - chance)
    return out


def explore_gains(judge: Judgement) -> tuple[float, float, float]:
    """Explore +5, Explore +1,+1, and going along without a bonus."""
    see, keep = 2, 1
    for power in judge.g.powers(judge.seat, EXPLORE):
        see += int(power.see)
        keep += int(power.keep)
    hand = len(judge.seat.hand)
    hunger = 1.25 if hand < 4 else 1.0 if hand < 7 else 0.6
    if judge.left <= 1:
        hunger = 0.1
    plan = max((judge.keep(c) for c in judge.seat.hand), default=0.0)
    lost = 1.0 if plan < 1.0 else 0.0  # nothing worth playing: look far

    def gain(see: int, keep: int) -> float:
        return hunger * keep * (0.42 + 0.06 * min(see - keep, 8)) + 0.08 * lost * see

    return gain(see + 5, keep), gain(see + 1, keep + 1), gain(see, keep)


def placing_gains(judge: Judgement, worlds: bool, discount: int) -> tuple[float, float]:
    """The best and second-best profit from developments or worlds the seat can afford."""
    have = len(judge.seat.hand) - 1
    profits = [0.0, 0.0]
    for c in judge.seat.hand:
        if judge.g.cards[c].world != worlds:
            continue
        paid = judge.price(c)
        if paid is not None and max(paid - discount, 0) <= have:
            profits.append(judge.worth(c) - CARD * max(paid - discount, 0))
    profits.sort(reverse=True)
    return profits[0], profits[1]


def power_gain(judge: Judgement, power: ConsumePower, goods: list[int], factor: int) -> float:
    """Points for each good that the power takes; below 0 where it is better left unused."""
    if power.most_cards:
        return _cards_gain(judge, power)
    if power.antes:
        return 0.02
    if power.prestige_cost:
        if judge.seat.prestige < power.prestige_cost:
            return -1.0
        reward = weigh((factor, power.vp(0)), (CARD, power.draws(0)))
        return reward - 1.1 * judge.prestige
    if not power.least_goods:
        return 9.0
    fitting = fitting_for(judge, power, goods)
    kinds = {judge.g.cards[c].kind for c in fitting}
    count = len(kinds) if power.different else len(fitting)
    if count < power.least_goods:
        return -1.0
    if power.takes(9) == 9 and not power.different:
        return 0.01  # it takes everything: the others first
    takes = int(power.takes(count))
    cards = power.draws(takes)
    if power.pays_price:
        cards = max(good_price(judge.g, judge.seat, c, power.with_trade_powers) for c in fitting)
    picky = 0.01 if not all(power.fits(kind) for kind in range(ANY)) else 0.0
    reward = weigh(
        (factor, power.vp(takes)), (CARD, cards), (judge.prestige, power.prestige(takes))
    )
    return reward / takes + picky


def fitting_for(judge: Judgement, power: ConsumePower, goods: list[int]) -> list[int]:
    """The goods that the power takes."""
    cards = judge.g.cards
    here = power.only_here
    return [
        c
        for c in goods
        if (power.fits(cards[c].kind) or cards[c].kind == ANY)
        and (not here or power in cards[c].consume)
    ]


def _cards_gain(judge: Judgement, power: ConsumePower) -> float:
    """What it is worth to spend hand cards on points, other cards or prestige."""
    spare = sorted(judge.keep(c) for c in judge.seat.hand)
    if judge.left <= 1.5:
        return 0.02
    if power.prestige(0):
        return judge.prestige - sum(spare[:2]) - 0.2
    return 0.02 if spare and spare[0] < (0.4 if power.draws_per_card else 0.9) else -1.0


def consume_gain(judge: Judgement, goods: list[int], factor: int) -> float:
    """Points and cards from feeding these goods to all consume powers, the best first."""
    left = list(goods)
    powers = [power for card in judge.tableau for power in card.consume]
    total = 0.0
    while powers:
        best = max(powers, key=lambda power: power_gain(judge, power, left, factor))
        gain = power_gain(judge, best, left, factor)
        if gain < 0:
            break
        powers.remove(best)
        if best.prestige_cost:
            total += gain
            continue
        if not best.least_goods:
            total += weigh((CARD, best.draws(0)), (factor, best.vp(0)))
            continue
        fitting = fitting_for(judge, best, left)
        kinds = {judge.g.cards[c].kind for c in fitting}
        takes = int(best.takes(len(kinds) if best.different else len(fitting)))
        total += weigh((factor, best.vp(takes))) if gain < 0.02 else gain * takes
        for c in sorted(fitting, key=lambda c: judge.g.cards[c].kind)[:takes]:
            left.remove(c)
    return total


def trade_gain(judge: Judgement, goods: list[int]) -> float:
    """The best good sold, the rest eaten."""
    sellable = [c for c in goods if not unsellable(judge.g, c)]
    if not sellable:
        return 0.0
    best = max(sellable, key=judge.price_of_good)
    hand = len(judge.seat.hand)
    need = 1.15 if hand < 4 else 1.0 if hand < 7 else 0.6
    cards = judge.price_of_good(best) * CARD * need * (1.0 if judge.left > 1.5 else 0.1)
    return cards + consume_gain(judge, [c for c in goods if c != best], 1)


def produce_gains(judge: Judgement) -> tuple[float, float]:
    """Produce with its bonus, and going along without."""
    worth = GOOD if judge.left > 1.5 else 0.05
    made: list[int] = []
    windfalls: list[int] = []
    for c, good in zip(judge.seat.tableau, judge.seat.goods, strict=True):
        card = judge.g.cards[c]
        if good == ids.NO_CARD and card.windfall:
            windfalls.append(int(card.kind))
        elif good == ids.NO_CARD and any(power.produces for power in card.of_phase[PRODUCE]):
            made.append(int(card.kind))
    draws = 0
    for power in judge.g.powers(judge.seat, PRODUCE):
        draws += power.produce_draw + power.draw_for_kinds * len(set(made))
        draws += sum(power.draw_for_good(kind) for kind in made)
        draws += sum(power.draw_for_world(card) for card in judge.tableau)
        if power.produces:
            draws += power.produced_draw
        fits = [kind for kind in windfalls if power.windfall in (kind, ANY)]
        if fits:
            windfalls.remove(max(fits))
            made.append(max(fits))
    total = sum(worth * (0.7 + 0.2 * kind) for kind in made)
    total += judge.prestige * sum(
        int(power.produced_prestige)
        for card, good in zip(judge.tableau, judge.seat.goods, strict=True)
        if good == ids.NO_CARD
        for power in card.of_phase[PRODUCE]
    )
    total += draws * CARD * (1.0 if judge.left > 1.5 else 0.1)
    bonus = worth * (0.7 + 0.2 * max(windfalls)) if windfalls else 0.0
    return total + bonus, total
