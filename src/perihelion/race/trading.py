"""Goods and what they are worth: shared by the sale and by the consume powers."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.race.cards import TRADE, ConsumePower
from perihelion.race.ids import NO_CARD
from perihelion.race.seat import Seat
from perihelion.race.state import Race


def worlds_with_goods(seat: Seat) -> list[i64]:
    """The worlds of `seat` on which a good lies, in the order of placing."""
    out: list[i64] = []
    for k in range(len(seat.tableau)):
        if seat.goods[k] != NO_CARD:
            out.append(seat.tableau[k])
    return out


def fitting_goods(g: Race, seat: Seat, power: ConsumePower) -> list[i64]:
    """The worlds whose goods the power takes, sorted: from any world, not only from its own
    [race.consume.any-world, race.consume.one-power-per-good].
    """
    out: list[i64] = []
    for k in range(len(seat.tableau)):
        if seat.goods[k] != NO_CARD and power.fits(g.cards[seat.tableau[k]].kind):
            out.append(seat.tableau[k])
    out.sort()
    return out


def kinds_present(g: Race, seat: Seat) -> i64:
    """How many different kinds of goods `seat` has."""
    seen: list[bool] = [False] * 4
    n: i64 = 0
    for k in range(len(seat.tableau)):
        if seat.goods[k] != NO_CARD:
            kind = g.cards[seat.tableau[k]].kind
            if not seen[kind]:
                seen[kind] = True
                n += 1
    return n


def good_price(g: Race, seat: Seat, world: i64, with_powers: bool) -> i64:
    """The basic price by kind, 2 for novelty to 5 for alien, and all fitting Trade powers
    [race.trade.price, race.trade.powers, race.trade.powers-only-here].
    """
    kind = g.cards[world].kind
    price: i64 = kind + 2
    if with_powers:
        for k in range(seat.active):
            c = seat.tableau[k]
            for power in g.cards[c].of_phase[TRADE]:
                price += power.price(kind, c == world)
    return price
