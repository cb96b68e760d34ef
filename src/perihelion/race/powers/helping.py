"""Powers of phase III, Settle, that their owner may choose to use: what helps to place a world, or
to fight for one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases.prestige import free_prestige, gain, spend
from perihelion.race.phases.rule import too_dear, too_few_goods
from perihelion.race.phases.settle_how import HireMercenaries, SpendGoodFor
from perihelion.race.phases.settle_price import (
    conquers_peaceful,
    fitting_goods_for,
    no_mix,
    pay_discount,
)
from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.kinds import ALIEN, KIND_WORDS, NO_PAY, WORDS
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
        super().__init__(Sentence("settle-tactics", {"amount": int(amount)}))
        self.leaves = True
        self.arms = True
        self.strength = amount

    def use(self, g: Race, i: i64, c: i64) -> list[AnyStep]:
        g.seats[i].used.append(c)
        g.seats[i].tactics += self.strength
        g.discard_tableau(i, c, "tactics")
        return []


class Fighter(Helper):
    """Strength to the end of the phase for something that its owner gives; it serves a conquest,
    not a payment, and is paid for anew in each phase [race.pw.temp-military-lasts].
    """

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence, ids.CONQUER)
        self.arms = True

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
        super().__init__(Sentence("settle-mercenaries", {"cards": int(cards)}))
        self.cards: Final[i64] = cards

    def hires(self, seat: Seat, c: i64) -> i64:
        return self.cards - seat.used.count(c)

    def lacks(self, g: Race, i: i64, c: i64) -> Refusal | None:
        return None if g.seats[i].hand else too_dear(g, c, 1, 0)

    def use(self, g: Race, i: i64, c: i64) -> list[AnyStep]:
        return [HireMercenaries(c)]


class GoodMilitary(Fighter):
    """May discard a good of one kind for strength to the end of the phase
    [race.pw.temp-military-good].
    """

    def __init__(self, kind: i64, amount: i64) -> None:
        facts: dict[str, object] = {"good": KIND_WORDS[kind], "amount": int(amount)}
        super().__init__(Sentence("settle-good-military", facts))
        self.good = kind
        self.strength = amount

    def lacks(self, g: Race, i: i64, c: i64) -> Refusal | None:
        return lacks_good(g, i, c)

    def use(self, g: Race, i: i64, c: i64) -> list[AnyStep]:
        g.seats[i].used.append(c)
        return [SpendGoodFor(c)]


class PrestigeMilitary(Fighter):
    """May spend a prestige for strength to the end of the phase
    [race.pw.temp-military-prestige].
    """

    def __init__(self, amount: i64) -> None:
        super().__init__(Sentence("settle-prestige-military", {"amount": int(amount)}))
        self.strength = amount
        self.prestige_cost = 1

    def lacks(self, g: Race, i: i64, c: i64) -> Refusal | None:
        return Refusal("NO_PRESTIGE", {}) if free_prestige(g, i) < 1 else None

    def use(self, g: Race, i: i64, c: i64) -> list[AnyStep]:
        g.seats[i].used.append(c)
        g.seats[i].tactics += self.strength
        spend(g, i, 1)
        return []


class ConquerPeaceful(Helper):
    """May be discarded to conquer a non-military world from the hand at its cost less a reduction
    [race.pw.conquer-peaceful-cloaking, race.pw.conquer-peaceful-fleet].
    """

    def __init__(self, less: i64, prestige: i64, takeovers: bool) -> None:
        facts: dict[str, object] = {
            "less": int(less),
            "prestige": int(prestige),
            "takeovers": "yes" if takeovers else "no",
        }
        super().__init__(Sentence("settle-conquer-peaceful", facts), ids.CONQUER)
        self.leaves = True
        self.less: Final[i64] = less
        self.peaceful_prestige = prestige
        self.peaceful_takeover = takeovers

    def defense(self, world: Card) -> i64:
        return max(0, world.number - self.less)

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
        gain(g, i, self.peaceful_prestige, "conquest")
        return []


# -- payment -----------------------------------------------------------------


class Buyer(Helper):
    """Makes the world being paid for cheaper. Of a military world that is one which may be paid
    for [race.settle.contact-ship, race.settle.no-mix].
    """

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence, ids.PAY)

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

    def __init__(self) -> None:
        super().__init__(Sentence("settle-ship", {}))
        self.leaves = True
        self.excludes_alien = True

    def cheapens(self, world: Card) -> bool:
        return world.kind != ALIEN

    def price_of(self, world: Card, cost: i64) -> i64:
        return 0 if self.cheapens(world) else cost

    def lacks(self, g: Race, i: i64, c: i64) -> Refusal | None:
        world = g.cards[g.seats[i].placed]
        return None if self.cheapens(world) else Refusal("ALIEN_EXCLUDED", {"card": world.slug})

    def use(self, g: Race, i: i64, c: i64) -> list[AnyStep]:
        g.seats[i].used.append(c)
        g.discard_tableau(i, c, "ship")
        return []


class SpendGood(Buyer):
    """May discard a good of one kind to make the world being paid for cheaper
    [race.pw.settle-spend-good].
    """

    def __init__(self, kind: i64, amount: i64) -> None:
        facts: dict[str, object] = {"good": KIND_WORDS[kind], "amount": int(amount)}
        super().__init__(Sentence("settle-spend-good", facts))
        self.good = kind
        self.amount: Final[i64] = amount

    def cheapens(self, world: Card) -> bool:
        return True

    def price_of(self, world: Card, cost: i64) -> i64:
        return cost - self.amount

    def lacks(self, g: Race, i: i64, c: i64) -> Refusal | None:
        return lacks_good(g, i, c)

    def use(self, g: Race, i: i64, c: i64) -> list[AnyStep]:
        g.seats[i].used.append(c)
        return [SpendGoodFor(c)]


def lacks_good(g: Race, i: i64, c: i64) -> Refusal | None:
    """Why there is no good for a power that takes one; its only one may lie on the world that is
    still being paid for [race.power.gains-usable].
    """
    seat = g.seats[i]
    if fitting_goods_for(g, seat, c):
        return None
    if seat.has_good(seat.placed) and g.cards[c].helper.takes(g.cards[seat.placed].kind):
        return Refusal("GOOD_LOCKED", {"card": g.name(seat.placed)})
    return too_few_goods(0, 1)


class PayPower(Helper):
    """A military world may be paid for at its defense less a discount. The power serves for every
    world of the phase, and is named only where several fit
    [race.pw.pay-for-military, race.pw.pay-for-military-only].
    """

    def __init__(self, sentence: Sentence, discount: i64) -> None:
        super().__init__(sentence, ids.PAY)
        self.pays = True
        self.discount: Final[i64] = discount

    def pays_for(self, world: Card) -> i64:
        return self.discount if self.fits(world) else NO_PAY

    def fits(self, world: Card) -> bool:
        """Whether this military world is one of those that may be paid for."""
        raise NotImplementedError

    def bar(self, g: Race, i: i64, c: i64) -> Refusal | None:
        seat = g.seats[i]
        world = g.cards[seat.placed]
        if not world.military or not self.fits(world):
            excluded = self.excludes_alien and world.kind == ALIEN
            code = "ALIEN_EXCLUDED" if excluded else "PAY_POWER_DOES_NOT_FIT"
            return Refusal(code, {"card": world.slug})
        for own in seat.snapshot:
            if own != c and g.cards[own].helper.pays_for(world) != NO_PAY:
                return None
        return Refusal("UNKNOWN_OPTION", {})

    def bar_beside(self, g: Race, c: i64, other: Helper) -> Refusal | None:
        return Refusal("ONE_PAY_POWER", {"card": g.name(c)}) if other.pays else None


class Contact(PayPower):
    """A military world, but for the alien kind, may be paid for [race.pw.pay-for-military]."""

    def __init__(self, discount: i64) -> None:
        super().__init__(Sentence("settle-contact", {"discount": int(discount)}), discount)
        self.excludes_alien = True

    def fits(self, world: Card) -> bool:
        return world.kind != ALIEN


class PayForKind(PayPower):
    """A military world of one kind may be paid for [race.pw.pay-for-military-only]."""

    def __init__(self, kind: i64, discount: i64) -> None:
        facts: dict[str, object] = {"good": KIND_WORDS[kind], "discount": int(discount)}
        super().__init__(Sentence("settle-pay-for-kind", facts), discount)
        self.kind: Final[i64] = kind

    def fits(self, world: Card) -> bool:
        return world.kind == self.kind


class PayForWord(PayPower):
    """A military world with a word or symbol may be paid for [race.pw.pay-for-military-only]."""

    def __init__(self, word: i64, discount: i64) -> None:
        facts: dict[str, object] = {"word": WORDS[word], "discount": int(discount)}
        super().__init__(Sentence("settle-pay-for-word", facts), discount)
        self.word: Final[i64] = word

    def fits(self, world: Card) -> bool:
        return world.words & self.word != 0
