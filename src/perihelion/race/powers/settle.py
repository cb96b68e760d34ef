"""Powers of phase III, Settle.

Most powers of the expansions are kinds of these and follow the rules of all powers
[race.combo.card-texts].
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.cards import Card
from perihelion.race.kinds import ALIEN, ANY, KIND_WORDS, NO_PAY, REBEL, SETTLE, WORDS
from perihelion.race.power import Power, Sentence


class Cheaper(Power):
    """Worlds that are paid for cost less: all of them, or those of one kind
    [race.pw.settle-discount-any, race.pw.settle-discount-kind].
    """

    def __init__(self, amount: i64, on: i64 = ANY) -> None:
        self.amount: Final[i64] = amount
        self.on: Final[i64] = on

    def phase(self) -> i64:
        return SETTLE

    def settle_discount(self, world: Card) -> i64:
        return self.amount if self.on == ANY or self.on == world.kind else 0

    def sentence(self) -> Sentence:
        return Sentence("settle-cheaper", {"amount": int(self.amount), "good": KIND_WORDS[self.on]})


class Military(Power):
    """Plain military, always counted, also when it is negative [race.pw.military]."""

    def __init__(self, amount: i64) -> None:
        self.amount: Final[i64] = amount

    def phase(self) -> i64:
        return SETTLE

    def military(self) -> i64:
        return self.amount

    def sentence(self) -> Sentence:
        return Sentence("settle-military", {"amount": int(self.amount)})


class MilitaryAgainst(Power):
    """More strength against worlds of one kind; not part of total military
    [race.pw.military-specialised].
    """

    def __init__(self, amount: i64, kind: i64) -> None:
        self.amount: Final[i64] = amount
        self.kind: Final[i64] = kind

    def phase(self) -> i64:
        return SETTLE

    def military_against(self, world: Card) -> i64:
        return self.amount if world.kind == self.kind else 0

    def sentence(self) -> Sentence:
        return Sentence(
            "settle-military-against",
            {"amount": int(self.amount), "good": KIND_WORDS[self.kind]},
        )


class MilitaryAgainstRebels(Power):
    """More strength against worlds with the word Rebel [race.pw.military-specialised]."""

    def __init__(self, amount: i64) -> None:
        self.amount: Final[i64] = amount

    def phase(self) -> i64:
        return SETTLE

    def military_against(self, world: Card) -> i64:
        return self.amount if world.words & REBEL else 0

    def sentence(self) -> Sentence:
        return Sentence("settle-military-against-rebels", {"amount": int(self.amount)})


class Tactics(Power):
    """May be discarded for strength to the end of the phase [race.pw.temp-military]."""

    def __init__(self, amount: i64) -> None:
        self.amount: Final[i64] = amount

    def phase(self) -> i64:
        return SETTLE

    def helps(self) -> bool:
        return True

    def tactics(self) -> i64:
        return self.amount

    def sentence(self) -> Sentence:
        return Sentence("settle-tactics", {"amount": int(self.amount)})


class Ship(Power):
    """May be discarded to make the world being paid for cost nothing, but for the alien kind
    [race.pw.colony-ship].
    """

    def phase(self) -> i64:
        return SETTLE

    def helps(self) -> bool:
        return True

    def ship(self) -> bool:
        return True

    def frees(self, world: Card) -> bool:
        return world.kind != ALIEN

    def sentence(self) -> Sentence:
        return Sentence("settle-ship", {})


class Contact(Power):
    """A military world, but for the alien kind, may be paid for at its defense less a discount
    [race.pw.pay-for-military, race.pw.pay-for-military-only].
    """

    def __init__(self, discount: i64) -> None:
        self.discount: Final[i64] = discount

    def phase(self) -> i64:
        return SETTLE

    def helps(self) -> bool:
        return True

    def pays(self) -> bool:
        return True

    def pays_for(self, world: Card) -> i64:
        return NO_PAY if world.kind == ALIEN else self.discount

    def excludes_alien(self) -> bool:
        return True

    def sentence(self) -> Sentence:
        return Sentence("settle-contact", {"discount": int(self.discount)})


class PayForKind(Power):
    """A military world of one kind may be paid for [race.pw.pay-for-military-only]."""

    def __init__(self, kind: i64, discount: i64) -> None:
        self.kind: Final[i64] = kind
        self.discount: Final[i64] = discount

    def phase(self) -> i64:
        return SETTLE

    def helps(self) -> bool:
        return True

    def pays(self) -> bool:
        return True

    def pays_for(self, world: Card) -> i64:
        return self.discount if world.kind == self.kind else NO_PAY

    def sentence(self) -> Sentence:
        return Sentence(
            "settle-pay-for-kind",
            {"good": KIND_WORDS[self.kind], "discount": int(self.discount)},
        )


class PayForWord(Power):
    """A military world with a word or symbol may be paid for [race.pw.pay-for-military-only]."""

    def __init__(self, word: i64, discount: i64) -> None:
        self.word_wanted: Final[i64] = word
        self.discount: Final[i64] = discount

    def phase(self) -> i64:
        return SETTLE

    def helps(self) -> bool:
        return True

    def pays(self) -> bool:
        return True

    def pays_for(self, world: Card) -> i64:
        return self.discount if world.words & self.word_wanted else NO_PAY

    def sentence(self) -> Sentence:
        return Sentence(
            "settle-pay-for-word",
            {"word": WORDS[self.word_wanted], "discount": int(self.discount)},
        )


class PayCheaper(Power):
    """Paying for a military world costs less; it does not allow it by itself
    [race.pw.pay-for-military-discount].
    """

    def __init__(self, amount: i64) -> None:
        self.amount: Final[i64] = amount

    def phase(self) -> i64:
        return SETTLE

    def pay_discount(self) -> i64:
        return self.amount

    def sentence(self) -> Sentence:
        return Sentence("settle-pay-cheaper", {"amount": int(self.amount)})


class PayPrestige(Power):
    """Prestige each time a military world is paid for [race.pw.pay-for-military-prestige]."""

    def __init__(self, prestige: i64) -> None:
        self.prestige: Final[i64] = prestige

    def phase(self) -> i64:
        return SETTLE

    def pay_prestige(self) -> i64:
        return self.prestige

    def sentence(self) -> Sentence:
        return Sentence("settle-pay-prestige", {"prestige": int(self.prestige)})


class DrawAfter(Power):
    """Draw after placing and paying for or conquering a world [race.pw.settle-draw-after]."""

    def __init__(self, cards: i64) -> None:
        self.cards: Final[i64] = cards

    def phase(self) -> i64:
        return SETTLE

    def settle_after(self) -> i64:
        return self.cards

    def sentence(self) -> Sentence:
        return Sentence("settle-draw-after", {"cards": int(self.cards)})
