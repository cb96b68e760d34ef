"""A beginner at Race for the Galaxy: preferences, and some noise."""

from __future__ import annotations

from typing import Final

from perihelion.race import ids
from perihelion.race.phases.boosts import card_of, is_action, with_boost
from perihelion.race.phases.develop import price
from perihelion.race.phases.settle_price import strength, world_price
from perihelion.race.pieces.kinds import NO_KIND
from perihelion.race.state import Race

GIVEN: Final = frozenset(
    {
        "opening-discard",
        "opening-tuck",
        "develop-discard",
        "develop-pay",
        "settle-pay",
        "settle-mercenaries",
        "after-placing-discard",
        "consume-cards",
        "boost-trade-cards",
        "hand-limit",
        "explore-prestige",
        "ante-card",
        "produce-discard",
        "replace-old",
        "takeover-military",
        "takeover-defend",
    }
)
"""Questions with which cards are given away."""

LEAST: Final = {ids.PASS: -1.0, ids.PASS_LATER: -2.0, ids.STOP: -2.0, ids.DONE: -1.0}
"""A beginner leaves nothing lying, but keeps what nobody asks for."""

NOISE: Final = 0.8
"""How often they do what they like less; without noise, never."""


def liking(g: Race, i: int, answer: int) -> float:
    """How much a beginner likes an answer."""
    given = g.asking(i).kind() in GIVEN
    if is_action(answer):
        return _action(g, i, answer)
    if 0 <= answer < len(g.cards):
        return -_card(g, answer) if given else _card(g, answer)
    if answer in LEAST:
        return -LEAST[answer] if given else LEAST[answer]
    return 0.0


def _card(g: Race, c: int) -> float:
    """Points are liked best, then what is dear, then worlds with goods."""
    card = g.cards[c]
    goods = 0.5 * int(card.kind + 1) if card.kind != NO_KIND else 0.0
    return int(card.points) + 0.3 * int(card.number) + goods + (2.0 if card.six else 0.0)


def _action(g: Race, i: int, answer: int) -> float:
    """Something can be placed, sold, consumed or produced; else there is always Explore."""
    if answer == ids.SEARCH or with_boost(answer):
        return -1.0
    seat, action = g.seats[i], card_of(answer)
    goods = int(seat.good_count())
    if action in (ids.DEVELOP_ACTION, ids.SETTLE_ACTION):
        return _best(g, i, action == ids.SETTLE_ACTION)
    if action == ids.CONSUME_TRADE:
        return 1.8 if goods and len(seat.hand) < 5 else 0.5 * goods
    if action == ids.CONSUME_DOUBLE:
        mouths = sum(len(g.cards[c].consume) for c in seat.tableau)
        return 1.2 * min(goods, mouths) - 0.5
    if action == ids.PRODUCE_ACTION:
        made = zip(seat.tableau, seat.goods, strict=True)
        return 0.9 * sum(g.cards[c].production and good == ids.NO_CARD for c, good in made) - 0.5
    if action in (ids.EXPLORE_5, ids.EXPLORE_1_1):
        return 1.4 if len(seat.hand) < 4 else 0.6
    return -1.0


def _best(g: Race, i: int, worlds: bool) -> float:
    """How much the best card is liked that can be placed now; nothing, if there is none."""
    seat, best = g.seats[i], -1.0
    for c in seat.hand:
        card = g.cards[c]
        if card.world != worlds:
            continue
        if card.military:
            short = int(card.number - strength(g, seat, c)) > 0
        else:
            cost = world_price(g, seat, c, []) if worlds else price(g, seat, c)
            short = int(cost) > len(seat.hand) - 1
        if not short:
            best = max(best, 1.0 + 0.4 * _card(g, c))
    return best
