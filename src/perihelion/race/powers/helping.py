"""Powers of phase III, Settle, that their owner may choose to use: what helps to place a world, or
to fight for one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases.prestige import free_prestige, gain, spend
from perihelion.race.phases.settle_how import HireMercenaries, SpendGoodFor
from perihelion.race.phases.settle_price import (
    conquers_peaceful,
    fitting_goods_for,
    no_mix,
    pay_discount,
    too_few_goods,
)
from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.kinds import ALIEN, ANY, KIND_WORDS, NO_PAY, WORDS
from perihelion.race.power import Helper, Sentence
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import AnyStep

# -- strength ----------------------------------------------------------------


class Tactics(Helper):
    """May be discarded for strength to the end of the phase, also beside a payment
    [race.pw.temp-military, race.settle.tactics, race.pw.temp-military-lasts].
    """

    def __init__(self, amount: i64) -> None:
        self.amount: Final[i64] = amount

    def leaves(self) -> bool:
        return True

    def arms(self) -> bool:
        return True

    def strength(self) -> i64:
        return self.amount

    def use(self, g: Race, i: i64, c: i64) -> list[AnyStep]:
        g.seats[i].used.append(c)
        g.seats[i].tactics += self.amount
        g.discard_tableau(i, c, "tactics")
        return []

    def sentence(self) -> Sentence:
        return Sentence("settle-tactics", {"amount": int(self.amount)})


class Fighter(Helper):
    """Strength to the end of the phase for something that its owner gives; it serves a conquest,
    not a payment, and is paid for anew in each phase [race.pw.temp-military-lasts].
    """

    def serves(self, mode: i64) -> bool:
        return mode == ids.CONQUER

    def arms(self) -> bool:
        return True

    def bar(self, g: Race, i: i64, c: i64) -> Refusal | None:
        """It needs a world that can be conquered at all."""
        reason = self.lacks(g, i, c)
        if reason is not None:
            return reason
        world = g.cards[g.seats[i].placed]
        return None if world.military or conquers_peaceful(g, i, world) else no_mix(world)


class Mercenaries(Fighter):
    """May discard hand cards for a strength of 1 each to the end of the phase; what is not taken
    is left for later in the phase [race.pw.temp-military-discard-cards].
    """

    def __init__(self, cards: i64) -> None:
        self.cards: Final[i64] = cards

    def hires(self, seat: Seat, c: i64) -> i64:
        return self.cards - seat.used.count(c)

    def lacks(self, g: Race, i: i64, c: i64) -> Refusal | None:
        if g.seats[i].hand:
            return None
        return Refusal("NOT_ENOUGH_CARDS", {"card": g.name(c), "cost": 1, "have": 0, "short": 1})

    def use(self, g: Race, i: i64, c: i64) -> list[AnyStep]:
        return [HireMercenaries(c)]

    def sentence(self) -> Sentence:
        return Sentence("settle-mercenaries", {"cards": int(self.cards)})


class GoodMilitary(Fighter):
    """May discard a good of one kind for strength to the end of the phase
    [race.pw.temp-military-good].
    """

    def __init__(self, kind: i64, amount: i64) -> None:
        self.kind: Final[i64] = kind
        self.amount: Final[i64] = amount

    def strength(self) -> i64:
        return self.amount

    def takes(self, kind: i64) -> bool:
        return kind == self.kind or kind == ANY

    def lacks(self, g: Race, i: i64, c: i64) -> Refusal | None:
        return None if fitting_goods_for(g, g.seats[i], c) else too_few_goods(0, 1)

    def bar(self, g: Race, i: i64, c: i64) -> Refusal | None:
        reason = locked_good(g, i, c)
        return reason if reason is not None else super().bar(g, i, c)

    def use(self, g: Race, i: i64, c: i64) -> list[AnyStep]:
        g.seats[i].used.append(c)
        return [SpendGoodFor(c)]

    def sentence(self) -> Sentence:
        return Sentence(
            "settle-good-military", {"good": KIND_WORDS[self.kind], "amount": int(self.amount)}
        )


class PrestigeMilitary(Fighter):
    """May spend a prestige for strength to the end of the phase
    [race.pw.temp-military-prestige].
    """

    def __init__(self, amount: i64) -> None:
        self.amount: Final[i64] = amount

    def strength(self) -> i64:
        return self.amount

    def prestige_cost(self) -> i64:
        return 1

    def lacks(self, g: Race, i: i64, c: i64) -> Refusal | None:
        return Refusal("NO_PRESTIGE", {}) if free_prestige(g, i) < 1 else None

    def use(self, g: Race, i: i64, c: i64) -> list[AnyStep]:
        g.seats[i].used.append(c)
        g.seats[i].tactics += self.amount
        spend(g, i, 1)
        return []

    def sentence(self) -> Sentence:
        return Sentence("settle-prestige-military", {"amount": int(self.amount)})


class ConquerPeaceful(Helper):
    """May be discarded to conquer a non-military world from the hand at its cost less a reduction
    [race.pw.conquer-peaceful-cloaking, race.pw.conquer-peaceful-fleet].
    """

    def __init__(self, less: i64, prestige: i64, takeovers: bool) -> None:
        self.less: Final[i64] = less
        self.prestige: Final[i64] = prestige
        self.takeovers: Final = takeovers

    def serves(self, mode: i64) -> bool:
        return mode == ids.CONQUER

    def leaves(self) -> bool:
        return True

    def defense(self, world: Card) -> i64:
        return max(0, world.number - self.less)

    def peaceful_takeover(self) -> bool:
        return self.takeovers

    def peaceful_prestige(self) -> i64:
        return self.prestige

    def bar(self, g: Race, i: i64, c: i64) -> Refusal | None:
        if g.cards[g.seats[i].placed].military:
            return Refusal("POWER_NOT_ACTIVE", {"card": g.name(c)})
        return None

    def bar_beside(self, g: Race, c: i64, other: Helper) -> Refusal | None:
        if isinstance(other, ConquerPeaceful):
            return Refusal("POWER_NOT_ACTIVE", {"card": g.name(c)})
        return None

    def use(self, g: Race, i: i64, c: i64) -> list[AnyStep]:
        g.seats[i].used.append(c)
        g.discard_tableau(i, c, "conquest")
        gain(g, i, self.prestige, "conquest")
        return []

    def sentence(self) -> Sentence:
        return Sentence(
            "settle-conquer-peaceful",
            {
                "less": int(self.less),
                "prestige": int(self.prestige),
                "takeovers": "yes" if self.takeovers else "no",
            },
        )


# -- payment -----------------------------------------------------------------


class Buyer(Helper):
    """Makes the world being paid for cheaper. Of a military world that is one which may be paid
    for [race.settle.contact-ship, race.settle.no-mix].
    """

    def serves(self, mode: i64) -> bool:
        return mode == ids.PAY

    def bar(self, g: Race, i: i64, c: i64) -> Refusal | None:
        seat = g.seats[i]
        world = g.cards[seat.placed]
        if world.military and pay_discount(g, seat, seat.placed, []) == NO_PAY:
            return no_mix(world)
        return self.lacks(g, i, c)


class Ship(Buyer):
    """May be discarded to make the world being paid for cost nothing, but for the alien kind; also
    if it costs nothing already [race.pw.colony-ship, race.settle.colony-ship].
    """

    def leaves(self) -> bool:
        return True

    def excludes_alien(self) -> bool:
        return True

    def cheapens(self, world: Card) -> bool:
        return world.kind != ALIEN

    def price_of(self, world: Card, cost: i64) -> i64:
        return 0 if self.cheapens(world) else cost

    def bar(self, g: Race, i: i64, c: i64) -> Refusal | None:
        world = g.cards[g.seats[i].placed]
        reason = super().bar(g, i, c)
        if reason is not None or self.cheapens(world):
            return reason
        return Refusal("ALIEN_EXCLUDED", {"card": world.slug})

    def use(self, g: Race, i: i64, c: i64) -> list[AnyStep]:
        g.seats[i].used.append(c)
        g.discard_tableau(i, c, "ship")
        return []

    def sentence(self) -> Sentence:
        return Sentence("settle-ship", {})


class SpendGood(Buyer):
    """May discard a good of one kind to make the world being paid for cheaper
    [race.pw.settle-spend-good].
    """

    def __init__(self, kind: i64, amount: i64) -> None:
        self.kind: Final[i64] = kind
        self.amount: Final[i64] = amount

    def takes(self, kind: i64) -> bool:
        return kind == self.kind or kind == ANY

    def cheapens(self, world: Card) -> bool:
        return True

    def price_of(self, world: Card, cost: i64) -> i64:
        return cost - self.amount

    def lacks(self, g: Race, i: i64, c: i64) -> Refusal | None:
        reason = locked_good(g, i, c)
        if reason is not None:
            return reason
        return None if fitting_goods_for(g, g.seats[i], c) else too_few_goods(0, 1)

    def use(self, g: Race, i: i64, c: i64) -> list[AnyStep]:
        g.seats[i].used.append(c)
        return [SpendGoodFor(c)]

    def sentence(self) -> Sentence:
        return Sentence(
            "settle-spend-good", {"good": KIND_WORDS[self.kind], "amount": int(self.amount)}
        )


def locked_good(g: Race, i: i64, c: i64) -> Refusal | None:
    """The refusal for a power whose only good lies on the world that is still being paid for
    [race.power.gains-usable].
    """
    seat = g.seats[i]
    if seat.has_good(seat.placed) and not fitting_goods_for(g, seat, c):
        world = g.cards[seat.placed]
        if g.cards[c].helper.takes(world.kind):
            return Refusal("GOOD_LOCKED", {"card": world.slug})
    return None


class PayPower(Helper):
    """A military world may be paid for at its defense less a discount. The power serves for every
    world of the phase, and is named only where several fit
    [race.pw.pay-for-military, race.pw.pay-for-military-only].
    """

    def __init__(self, discount: i64) -> None:
        self.discount: Final[i64] = discount

    def serves(self, mode: i64) -> bool:
        return mode == ids.PAY

    def pays(self) -> bool:
        return True

    def pays_for(self, world: Card) -> i64:
        return self.discount if self.fits(world) else NO_PAY

    def fits(self, world: Card) -> bool:
        """Whether this military world is one of those that may be paid for."""
        raise NotImplementedError

    def bar(self, g: Race, i: i64, c: i64) -> Refusal | None:
        seat = g.seats[i]
        world = g.cards[seat.placed]
        if not world.military or not self.fits(world):
            excluded = self.excludes_alien() and world.kind == ALIEN
            code = "ALIEN_EXCLUDED" if excluded else "PAY_POWER_DOES_NOT_FIT"
            return Refusal(code, {"card": world.slug})
        for own in seat.snapshot:
            if own != c and g.cards[own].helper.pays_for(world) != NO_PAY:
                return None
        return Refusal("UNKNOWN_OPTION", {})

    def bar_beside(self, g: Race, c: i64, other: Helper) -> Refusal | None:
        return Refusal("ONE_PAY_POWER", {"card": g.name(c)}) if other.pays() else None


class Contact(PayPower):
    """A military world, but for the alien kind, may be paid for [race.pw.pay-for-military]."""

    def fits(self, world: Card) -> bool:
        return world.kind != ALIEN

    def excludes_alien(self) -> bool:
        return True

    def sentence(self) -> Sentence:
        return Sentence("settle-contact", {"discount": int(self.discount)})


class PayForKind(PayPower):
    """A military world of one kind may be paid for [race.pw.pay-for-military-only]."""

    def __init__(self, kind: i64, discount: i64) -> None:
        super().__init__(discount)
        self.kind: Final[i64] = kind

    def fits(self, world: Card) -> bool:
        return world.kind == self.kind

    def sentence(self) -> Sentence:
        return Sentence(
            "settle-pay-for-kind",
            {"good": KIND_WORDS[self.kind], "discount": int(self.discount)},
        )


class PayForWord(PayPower):
    """A military world with a word or symbol may be paid for [race.pw.pay-for-military-only]."""

    def __init__(self, word: i64, discount: i64) -> None:
        super().__init__(discount)
        self.word_wanted: Final[i64] = word

    def fits(self, world: Card) -> bool:
        return world.words & self.word_wanted != 0

    def sentence(self) -> Sentence:
        return Sentence(
            "settle-pay-for-word",
            {"word": WORDS[self.word_wanted], "discount": int(self.discount)},
        )
