"""What a position of Race for the Galaxy is worth to a seat between rounds, in victory points.

Points scored count in full. Everything else counts by the points it still brings: cards and goods
in store, and what the tableau yields in the rounds that are left. The weights were fitted on games
of `greedy` against itself: how much more the seat that had more of something scored from there on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.box import Box
from perihelion.race.phases.ending import tableau_end
from perihelion.race.pieces.cards import Card, ConsumePower
from perihelion.race.pieces.kinds import ANY, NO_WINDFALL, SETTLE
from perihelion.race.scoring import totals
from perihelion.race.state import Race

HAND: Final = 0  # cards in hand
GOODS: Final = 1
PRODUCTION: Final = 2  # what the goods of the production worlds fetch
WINDFALLS: Final = 3
CONSUME_POINTS: Final = 4  # for all that the Consume powers take
CONSUME_CARDS: Final = 5
FED: Final = 6  # goods that are both made and consumed
PRODUCE_CARDS: Final = 7
EXPLORE: Final = 8  # more cards seen, and twice those kept
DEVELOP: Final = 9  # cards saved and drawn
SETTLE_CARDS: Final = 10  # the same
MILITARY: Final = 11
TRADE: Final = 12  # more cards for a good
SIXES: Final = 13  # 6-cost developments, which grow
SIZE: Final = 14  # of the tableau: whoever is ahead ends the game
PRESTIGE: Final = 15  # beyond the point that it is
ASSETS: Final = 16
"""What a seat may have more of than another."""

NOW: Final[list[float]] = [
    *[0.1, 0.2, -0.1, -0.4, 0.1, -0.2, 0.3, -0.6],
    *[0.0, -0.05, -0.1, -0.15, -0.25, 0.2, 0.1, -0.6],
]
"""What one more of each is worth at the very end. What only yields later is then worth less than
nothing: it was paid for.
"""

LATER: Final[list[float]] = [
    *[0.15, 0.18, 0.09, 0.11, 0.0, 0.14, 0.28, 0.27],
    *[0.03, 0.1, 0.3, 0.1, 0.19, 0.4, 0.11, 0.5],
]
"""And what is added for each round that is left."""

LONGEST: Final = 8.0
"""More rounds than these make no difference."""

WON: Final = 15.0
"""A game that is over is won or lost; by how much matters less."""


class Yields:
    """What each card of a box adds to the assets of its owner, worked out once."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        peaceful: list[Card] = []
        warlike: list[Card] = []
        for card in box.cards:
            if card.world:
                (warlike if card.military else peaceful).append(card)
        self.rows: Final[list[list[float]]] = []
        self.mouths: Final[list[float]] = []
        for card in box.cards:
            self.rows.append(_yields(card, peaceful, warlike))
            self.mouths.append(_mouths(card))


_KNOWN: Final[dict[Box, Yields]] = {}


def yields_of(box: Box) -> Yields:
    """What its cards yield."""
    known = _KNOWN.get(box)
    if known is None:
        known = _KNOWN[box] = Yields(box)
    return known


def _yields(card: Card, peaceful: list[Card], warlike: list[Card]) -> list[float]:
    """What one card adds."""
    out = [0.0] * ASSETS
    if card.production:
        out[PRODUCTION] = float(card.kind + 2)
    if card.windfall:
        out[WINDFALLS] = 1.0
    if card.six:
        out[SIXES] = 1.0
    for power in card.powers:
        out[EXPLORE] += float(power.see + 2 * power.keep)
        out[DEVELOP] += float(power.develop_start + power.develop_discount + power.develop_after)
        out[SETTLE_CARDS] += float(power.settle_after)
        out[PRODUCE_CARDS] += float(power.produced_draw + power.produce_draw + power.draw_for_kinds)
        for kind in range(ANY):
            out[PRODUCE_CARDS] += 0.5 * float(power.draw_for_good(kind))
            out[PRODUCE_CARDS] += 0.3 * float(power.draw_for_most(kind))
            out[TRADE] += 0.25 * float(power.price(kind, False))
        if power.windfall != NO_WINDFALL:
            out[PRODUCTION] += 2.0
        if power.phase == SETTLE:
            out[MILITARY] += float(power.military)
            for world in peaceful:
                out[SETTLE_CARDS] += float(power.settle_discount(world)) / len(peaceful)
            for world in warlike:
                out[MILITARY] += 0.5 * float(power.military_against(world)) / len(warlike)
    for meal in card.consume:
        goods = _goods_for(meal)
        out[CONSUME_POINTS] += float(meal.vp(goods) + meal.prestige(goods))
        out[CONSUME_CARDS] += float(meal.draws(goods))
    return out


def _goods_for(power: ConsumePower) -> i64:
    """How many goods a power takes in a usual phase."""
    return power.takes(3) if 0 < power.least_goods <= 3 else power.least_goods


def _mouths(card: Card) -> float:
    """How many goods the powers of a card take in a usual phase, no more than two each."""
    out = 0.0
    for power in card.consume:
        if 0 < power.least_goods <= 3:
            out += float(min(power.takes(3), 2))
    return out


def assets(g: Race, yields: Yields, i: i64) -> list[float]:
    """How much the seat has of each."""
    out = [0.0] * ASSETS
    seat = g.seats[i]
    sources = 0.0
    mouths = 0.0
    for k in range(len(seat.tableau)):
        c = seat.tableau[k]
        row = yields.rows[c]
        for j in range(ASSETS):
            out[j] = out[j] + row[j]
        mouths += yields.mouths[c]
        sources += 1.0 if g.cards[c].production else 0.5 if g.cards[c].windfall else 0.0
        if seat.goods[k] != ids.NO_CARD:
            out[GOODS] = out[GOODS] + 1.0
    out[HAND] = float(len(seat.hand))
    out[FED] = min(mouths, sources)
    out[SIZE] = float(len(seat.tableau))
    out[PRESTIGE] = float(seat.prestige)
    return out


def rounds_left(g: Race) -> float:
    """About how many rounds are left, this one included."""
    missing: i64 = tableau_end(g, g.seats[0].tableau)
    for seat in g.seats:
        missing = min(missing, tableau_end(g, seat.tableau) - len(seat.tableau))
    by_pool = float(g.pool) / (1.6 * len(g.seats))
    return max(min(float(missing) / 1.05, by_pool, LONGEST), 1.0)


def prospects(g: Race, yields: Yields, i: i64, left: float) -> float:
    """Points that the seat may still make with what it has, compared with one that has nothing."""
    have = assets(g, yields, i)
    out = 0.0
    for j in range(ASSETS):
        out += have[j] * (NOW[j] + LATER[j] * left)
    return out


def lead(g: Race, yields: Yields, i: i64) -> float:
    """How far the seat is ahead of its best rival, in points."""
    points = totals(g)
    left = rounds_left(g)
    best = -1000.0
    own = 0.0
    for k in range(len(points)):
        here = float(points[k])
        if not g.over:
            here += prospects(g, yields, k, left)
        if k == i:
            own = here
        else:
            best = max(best, here)
    if g.over:
        own += WON if i in g.winners() else -WON
    return own - best
