"""The action COLONY: raise the empire, or use a colony."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tiny import ids
from perihelion.tiny.phases import moves
from perihelion.tiny.phases.rule import MIXES, PLANETS, STEPS, Rule, lacking
from perihelion.tiny.phases.using import planet_hurdle, use_planet
from perihelion.tiny.pieces.chain import Chain
from perihelion.tiny.state import Tiny

PAYMENTS: Final[list[i64]] = [ids.WITH_ENERGY, ids.WITH_CULTURE]
UPGRADES: Final[list[i64]] = [*PAYMENTS, *MIXES]
"""The ways to pay for a level; and those that are not allowed, too."""


def upgrade_code(g: Tiny, i: i64, answer: i64, price: i64) -> str:
    """Why the empire cannot be raised with this payment: all energy or all culture
    [tiny.up.cost, tiny.up.single, tiny.up.max].
    """
    if moves.is_top(g, i):
        return "MAX_EMPIRE_LEVEL"
    if ids.MIX <= answer < ids.MIX + ids.MIXES:
        return "MIXED_PAYMENT"
    seat = g.seats[i]
    if answer == ids.WITH_ENERGY:
        return "" if seat.energy >= price else lacking(ids.ENERGY)
    return "" if seat.culture >= price else lacking(ids.CULTURE)


def can_raise(g: Tiny, i: i64, price: i64) -> bool:
    """Whether the empire can be raised for this price with some payment."""
    with_energy = upgrade_code(g, i, ids.WITH_ENERGY, price)
    return not with_energy or not upgrade_code(g, i, ids.WITH_CULTURE, price)


def payments(g: Tiny, i: i64, price: i64) -> list[i64]:
    """The payments by which the empire can be raised for this price."""
    return [answer for answer in PAYMENTS if not upgrade_code(g, i, answer, price)]


def pay_upgrade(g: Tiny, i: i64, answer: i64, price: i64) -> None:
    """Raise the empire with the payment chosen."""
    if answer == ids.WITH_ENERGY:
        moves.raise_empire(g, i, price, 0)
    else:
        moves.raise_empire(g, i, 0, price)


def colony_hurdle(g: Tiny, i: i64, chain: Chain | None) -> str:
    """Empty if the performer can raise their empire or use some colony, in this chain or in a new
    one.
    """
    if can_raise(g, i, moves.level_price(g, i)):
        return ""
    colonies = g.seats[i].colonies
    if colonies:
        within = Chain(i) if chain is None else chain
        for p in colonies:
            if not planet_hurdle(g, within, p):
                return ""
    return "NO_COLONY_ACTION"


def colony_code(g: Tiny, chain: Chain, answer: i64) -> str:
    """Why an action of COLONY named like this cannot be performed [tiny.colony.choice]."""
    i = chain.who
    if answer in UPGRADES:
        return upgrade_code(g, i, answer, moves.level_price(g, i))
    p = answer - ids.PLANET
    return planet_hurdle(g, chain, p) if p in g.seats[i].colonies else "NOT_YOUR_COLONY"


class Colony(Rule):
    """Raise the empire by one level, or use one own colony; the same one may be used by several
    dice, and at once after it was won [tiny.colony.choice, tiny.colony.repeat, tiny.up.one,
    tiny.col.gain_now]. A follower can do what they could after paying for it
    [tiny.follow.must_complete].
    """

    answers = [*UPGRADES, *PLANETS]

    def options(self, g: Tiny, i: i64) -> list[i64]:
        chain = g.chain()
        before = moves.suppose_paid(g, chain)
        out = payments(g, i, moves.level_price(g, i))
        for p in g.seats[i].colonies:
            if not planet_hurdle(g, chain, p):
                out.append(ids.PLANET + p)
        moves.take_back(g, chain, before)
        return out

    def code(self, g: Tiny, i: i64, answer: i64) -> str:
        chain = g.chain()
        before = moves.suppose_paid(g, chain)
        code = colony_code(g, chain, answer)
        moves.take_back(g, chain, before)
        return code

    def tag(self, g: Tiny, i: i64, answer: i64) -> dict[str, object]:
        if answer in PAYMENTS:
            price = int(moves.level_price(g, i))
            kind = "raise-with-energy" if answer == ids.WITH_ENERGY else "raise-with-culture"
            return {"kind": kind, "cost": price, "level": price}
        return {"kind": "use-colony"}

    def expected(self, g: Tiny, i: i64) -> list[i64]:
        return [*PAYMENTS, *[ids.PLANET + p for p in g.seats[i].colonies]]

    def carry_out(self, g: Tiny, i: i64, answer: i64) -> None:
        moves.book_follow(g, g.chain())
        if answer in PAYMENTS:
            pay_upgrade(g, i, answer, moves.level_price(g, i))
        else:
            use_planet(g, g.chain(), answer - ids.PLANET)


COLONY_ACTION: Final[Colony] = STEPS.know(Colony(), "colony")
