"""Powers of phase III, Settle.

Most powers of the expansions are kinds of these and follow the rules of all powers
[race.combo.card-texts].
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.kinds import (
    ANY,
    CHROMO,
    KIND_WORDS,
    REBEL,
    SETTLE,
    WORDS,
)
from perihelion.race.power import Power, Sentence

REBEL_MILITARY: Final = 0
PRODUCTION: Final = 1

_AFTER: Final = ["rebel-military-world", "production-world"]


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


# -- what came with the expansions -------------------------------------------


class MilitaryPerMilitaryWorld(Power):
    """Military for each military world of the tableau, itself included
    [race.pw.military-per-world].
    """

    def __init__(self, amount: i64) -> None:
        self.amount: Final[i64] = amount

    def phase(self) -> i64:
        return SETTLE

    def counts(self) -> bool:
        return True

    def military_for(self, card: Card) -> i64:
        return self.amount if card.military else 0

    def sentence(self) -> Sentence:
        return Sentence("settle-military-per-military-world", {"amount": int(self.amount)})


class MilitaryPerChromoWorld(Power):
    """Military for each chromosome world of the tableau, itself included
    [race.pw.military-per-world, race.power.count-own-start].
    """

    def __init__(self, amount: i64) -> None:
        self.amount: Final[i64] = amount

    def phase(self) -> i64:
        return SETTLE

    def counts(self) -> bool:
        return True

    def military_for(self, card: Card) -> i64:
        return self.amount if card.world and card.words & CHROMO else 0

    def sentence(self) -> Sentence:
        return Sentence("settle-military-per-chromo-world", {"amount": int(self.amount)})


class MilitaryWithWord(Power):
    """Military, mostly negative, for a tableau that has a word on some card
    [race.pw.military-if-tableau].
    """

    def __init__(self, amount: i64, word: i64) -> None:
        self.amount: Final[i64] = amount
        self.word_wanted: Final[i64] = word

    def phase(self) -> i64:
        return SETTLE

    def counts(self) -> bool:
        return True

    def military_with(self, words: i64) -> i64:
        return self.amount if words & self.word_wanted else 0

    def sentence(self) -> Sentence:
        return Sentence(
            "settle-military-with-word",
            {"amount": int(self.amount), "word": WORDS[self.word_wanted]},
        )


class SecondWorld(Power):
    """After the first world is resolved a second one may be placed [race.pw.second-world]."""

    def phase(self) -> i64:
        return SETTLE

    def second_world(self) -> bool:
        return True

    def sentence(self) -> Sentence:
        return Sentence("settle-second-world", {})


class SneakWorld(Power):
    """After placing a world, may be discarded to conquer one more military world from the hand
    [race.pw.sneak-attack-world].
    """

    def phase(self) -> i64:
        return SETTLE

    def sneak_world(self) -> bool:
        return True

    def sentence(self) -> Sentence:
        return Sentence("settle-sneak-world", {})


class Replace(Power):
    """May put a non-military world from the hand in the place of an own one of the same kind that
    costs as much or up to so much less, for prestige [race.pw.replace-world].
    """

    def __init__(self, most: i64) -> None:
        self.most: Final[i64] = most

    def phase(self) -> i64:
        return SETTLE

    def replaces(self) -> i64:
        return self.most

    def sentence(self) -> Sentence:
        return Sentence("settle-replace", {"most": int(self.most)})


class Sift(Power):
    """After each world draw and then discard one card [race.pw.settle-draw-discard]."""

    def __init__(self, cards: i64) -> None:
        self.cards: Final[i64] = cards

    def phase(self) -> i64:
        return SETTLE

    def settle_sift(self) -> i64:
        return self.cards

    def sentence(self) -> Sentence:
        return Sentence("settle-sift", {"cards": int(self.cards)})


class Prestige(Power):
    """Prestige after placing or taking over a Rebel military world, or a production world
    [race.pw.settle-prestige-after].
    """

    def __init__(self, prestige: i64, after: i64) -> None:
        self.prestige: Final[i64] = prestige
        self.after: Final[i64] = after

    def phase(self) -> i64:
        return SETTLE

    def settle_prestige(self, world: Card) -> i64:
        if self.after == PRODUCTION:
            return self.prestige if world.production else 0
        return self.prestige if world.military and world.words & REBEL else 0

    def sentence(self) -> Sentence:
        return Sentence(
            "settle-prestige", {"prestige": int(self.prestige), "after": _AFTER[self.after]}
        )


class GoodOnProduction(Power):
    """A production world gets a good when it is placed [race.pw.settle-good-on-production]."""

    def phase(self) -> i64:
        return SETTLE

    def settle_good(self) -> bool:
        return True

    def sentence(self) -> Sentence:
        return Sentence("settle-good-on-production", {})


class Tuck(Power):
    """One card of every payment is tucked under this world; as a start world it begins with one
    [race.pw.tuck-payment, race.pw.setup-tuck-card].
    """

    def phase(self) -> i64:
        return SETTLE

    def tucks(self) -> bool:
        return True

    def sentence(self) -> Sentence:
        return Sentence("settle-tuck", {})
