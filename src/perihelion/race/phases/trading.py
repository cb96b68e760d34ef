"""Goods and what they are worth: shared by the sale and by the consume powers."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.pieces.cards import ConsumePower
from perihelion.race.pieces.kinds import ANY, BRINK_OF_WAR, TRADE
from perihelion.race.seat import Seat
from perihelion.race.state import Race


def worlds_with_goods(seat: Seat) -> list[i64]:
    """The worlds of `seat` on which a good lies, in the order of placing."""
    out: list[i64] = []
    for k in range(len(seat.tableau)):
        if seat.goods[k] != ids.NO_CARD:
            out.append(seat.tableau[k])
    return out


def sellable_goods(g: Race, seat: Seat) -> list[i64]:
    """The worlds whose good may be sold, in the order of placing [race.oort.no-trade]."""
    out = worlds_with_goods(seat)
    if not g.setup.has(BRINK_OF_WAR):
        return out
    return [world for world in out if not unsellable(g, world)]


def unsellable(g: Race, world: i64) -> bool:
    """Whether a power forbids selling the good on this world [race.oort.no-trade]."""
    for power in g.cards[world].of_phase[TRADE]:
        if power.unsellable:
            return True
    return False


def wild_world(g: Race, seat: Seat) -> i64:
    """The world of `seat` that is of any kind, or NO_CARD [race.oort.kind]."""
    if g.setup.has(BRINK_OF_WAR):
        for c in seat.tableau:
            if g.cards[c].kind == ANY:
                return c
    return ids.NO_CARD


def wild_good(g: Race, seat: Seat, power: ConsumePower) -> i64:
    """The world whose good is of any kind, if it has one that the power takes, or NO_CARD
    [race.oort.good].
    """
    world = wild_world(g, seat)
    return world if world != ids.NO_CARD and world in fitting_goods(g, seat, power) else ids.NO_CARD


def fits_some(power: ConsumePower) -> bool:
    """Whether the power takes goods of some kind, and so a good of any kind
    [race.oort.consume].
    """
    for kind in range(4):
        if power.fits(kind):
            return True
    return False


def fits_all(power: ConsumePower) -> bool:
    """Whether the power takes goods of every kind."""
    for kind in range(4):
        if not power.fits(kind):
            return False
    return True


def fitting_goods(g: Race, seat: Seat, power: ConsumePower) -> list[i64]:
    """The worlds whose goods the power takes, sorted: from any world, not only from its own, unless
    it says so [race.consume.any-world, race.consume.one-power-per-good,
    race.pw.consume-from-this-world].
    """
    out: list[i64] = []
    for k in range(len(seat.tableau)):
        if takes_good(g, seat, power, k):
            out.append(seat.tableau[k])
    out.sort()
    return out


def takes_good(g: Race, seat: Seat, power: ConsumePower, k: i64) -> bool:
    """Whether the power takes the good on the k-th tableau card, if there is one."""
    if seat.goods[k] == ids.NO_CARD:
        return False
    card = g.cards[seat.tableau[k]]
    if power.only_here and power not in card.consume:
        return False
    return fits_some(power) if card.kind == ANY else power.fits(card.kind)


def kinds_among(g: Race, worlds: list[i64]) -> i64:
    """How many different kinds of goods these worlds have, the one of any kind not counted."""
    seen: list[bool] = [False] * 5
    n: i64 = 0
    for world in worlds:
        kind = g.cards[world].kind
        if kind != ANY and not seen[kind]:
            seen[kind] = True
            n += 1
    return n


def goods_at_best(g: Race, seat: Seat, power: ConsumePower) -> i64:
    """How many goods there are for the power, or kinds where kinds differ, if a good of any kind
    counts as it helps most [race.oort.consume].
    """
    if not power.different:
        count: i64 = 0
        for k in range(len(seat.tableau)):
            if takes_good(g, seat, power, k):
                count += 1
        return count
    kinds = kinds_among(g, fitting_goods(g, seat, power))
    return kinds if wild_good(g, seat, power) == ids.NO_CARD else min(kinds + 1, 4)


def goods_at_least(g: Race, seat: Seat, power: ConsumePower) -> i64:
    """The same if its owner calls a good of any kind whatever helps least: no power for one kind,
    or for different kinds, can make them use it [race.oort.consume].
    """
    if wild_good(g, seat, power) == ids.NO_CARD:
        return goods_at_best(g, seat, power)
    fitting = fitting_goods(g, seat, power)
    if power.different:
        return max(kinds_among(g, fitting), 1)
    return len(fitting) if fits_all(power) else len(fitting) - 1


def price_as(g: Race, seat: Seat, world: i64, kind: i64, with_powers: bool) -> i64:
    """The basic price by kind, 2 for novelty to 5 for alien, and all fitting Trade powers
    [race.trade.price, race.trade.powers, race.trade.powers-only-here,
    race.pw.trade-bonus-per-world].
    """
    price: i64 = kind + 2
    if with_powers:
        for c in seat.snapshot:
            for power in g.cards[c].of_phase[TRADE]:
                price += power.price(kind, c == world)
                if g.setup.expansions:
                    for own in seat.snapshot:
                        price += power.price_for(kind, g.cards[own])
    return price


def good_price(g: Race, seat: Seat, world: i64, with_powers: bool) -> i64:
    """The price of the good on a world; of one of any kind the best [race.oort.kind]."""
    kind = g.cards[world].kind
    if kind != ANY:
        return price_as(g, seat, world, kind, with_powers)
    best: i64 = 0
    for named in range(4):
        best = max(best, price_as(g, seat, world, named, with_powers))
    return best
