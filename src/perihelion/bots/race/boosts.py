"""When the greedy bot spends its prestige/search card in Race for the Galaxy, and on what."""

from __future__ import annotations

from perihelion.bots.race.actions import GOOD, action_gains, consume_gain, placing_gains
from perihelion.bots.race.judgement import CARD, Judgement
from perihelion.race import ids
from perihelion.race.phases.boosts import card_of, open_actions, revealed_actions, with_boost
from perihelion.race.phases.search import belongs
from perihelion.race.phases.trading import worlds_with_goods
from perihelion.race.pieces.kinds import BRINK_OF_WAR
from perihelion.race.state import Race


def choose_actions(g: Race, i: int, judge: Judgement) -> int:
    """The best action, or the first of the best two."""
    options = g.options(i)
    values = action_values(g, i, judge, True)
    return options[max(range(len(options)), key=lambda k: values[k])]


def action_values(g: Race, i: int, judge: Judgement, spends: bool) -> list[float]:
    """What each option is worth, as a single action or with the best one beside it. Whether the
    prestige/search card is worth spending takes long to find out: without that, it never is.
    """
    gains = action_gains(judge)
    brink = spends and g.setup.has(BRINK_OF_WAR) and not g.seats[i].boosted
    boosts = boost_gains(judge) if brink else {}
    options = g.options(i)
    singly = [_gain(judge, gains, boosts, spends, answer) for answer in options]
    if int(g.asking(i).most(g, i)) - len(g.given[i]) <= 1:
        return singly
    out: list[float] = []
    for answer, single in zip(options, singly, strict=True):
        beside = [*revealed_actions(g.seats[i].actions), *g.given[i], answer]
        later = [b for b in open_actions(g, i, beside) if card_of(b) > card_of(answer)]
        out.append(single + max([_gain(judge, gains, boosts, spends, b) for b in later]))
    return out


def _gain(
    judge: Judgement, gains: list[float], boosts: dict[int, float], spends: bool, answer: int
) -> float:
    """What one action is worth."""
    if answer == ids.SEARCH:
        return search_gain(judge) if spends else -9.0
    more = boosts.get(card_of(answer), -9.0) if with_boost(answer) else 0.0
    return gains[card_of(answer)] + more


def boost_gains(judge: Judgement) -> dict[int, float]:
    """What the boost adds to each action, less the prestige and what it might bring later."""
    goods = [int(c) for c in worlds_with_goods(judge.seat)]
    hand = len(judge.seat.hand)
    hunger = (1.0 if hand < 5 else 0.6) if judge.left > 1.5 else 0.1
    late = min(judge.left, 6.0) / 6.0
    out = {ids.EXPLORE_5: 1.0 * hunger, ids.EXPLORE_1_1: 1.1 * hunger}
    out[ids.DEVELOP_ACTION] = placing_gains(judge, False, 3)[0] - placing_gains(judge, False, 1)[0]
    out[ids.SETTLE_ACTION] = placing_gains(judge, True, 3)[0] - placing_gains(judge, True, 0)[0]
    out[ids.CONSUME_DOUBLE] = consume_gain(judge, goods, 3) - consume_gain(judge, goods, 2)
    out[ids.CONSUME_TRADE] = 3 * CARD * hunger + 0.6 if goods else 0.0
    if len(goods) > 1:
        out[ids.CONSUME_TRADE] += consume_gain(judge, goods[1:], 2) - consume_gain(
            judge, goods[1:], 1
        )
    empty = sum(
        1
        for c, good in zip(judge.seat.tableau, judge.seat.goods, strict=True)
        if judge.g.cards[c].windfall and good == ids.NO_CARD
    )
    out[ids.PRODUCE_ACTION] = 3 * CARD * hunger + (GOOD if empty > 1 and judge.left > 1.5 else 0.0)
    return {action: gain - judge.prestige - 0.8 * late for action, gain in out.items()}


# -- searching ---------------------------------------------------------------


def search_gain(judge: Judgement) -> float:
    """A search is for those with nothing worth playing, while there is time to play the find."""
    plan = max((judge.keep(c) for c in judge.seat.hand), default=0.0)
    if judge.left < 2.5:
        return 0.0
    return 0.8 * max(category_worth(judge, k) for k in range(8)) - 0.5 * plan - 0.5


def category_worth(judge: Judgement, category: int) -> float:
    """How much a card of this category is worth on average."""
    g = judge.g
    out = [
        judge.keep(c)
        for c in range(len(g.cards))
        if g.box.present[c] and belongs(g.cards[c], category)
    ]
    return sum(out) / max(len(out), 1)


def choose_category(g: Race, i: int, judge: Judgement) -> int:
    """The category whose cards are worth most on average."""
    return max(g.options(i), key=lambda answer: category_worth(judge, answer - ids.CATEGORY))


def take_or_go_on(g: Race, i: int, judge: Judgement) -> int:
    """Take a card that is better than the average of its category."""
    found = judge.keep(g.expansions.flipped[-1])
    return ids.TAKE if found >= category_worth(judge, int(g.expansions.category)) else ids.GO_ON
