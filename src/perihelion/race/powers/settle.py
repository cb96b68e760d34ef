"""Powers of phase III, Settle.

Most powers of the expansions are kinds of these and follow the rules of all powers
[race.combo.card-texts].
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.kinds import ANY, CHROMO, KIND_WORDS, REBEL, SETTLE, WORDS
from perihelion.race.power import Power, Sentence

REBEL_MILITARY: Final = 0
PRODUCTION: Final = 1

_AFTER: Final = ["rebel-military-world", "production-world"]


class Cheaper(Power):
    """Worlds that are paid for cost less: all of them, or those of one kind
    [race.pw.settle-discount-any, race.pw.settle-discount-kind].
    """

    def __init__(self, amount: i64, on: i64 = ANY) -> None:
        facts: dict[str, object] = {"amount": int(amount), "good": KIND_WORDS[on]}
        super().__init__(SETTLE, Sentence("settle-cheaper", facts))
        self.amount: Final[i64] = amount
        self.on: Final[i64] = on

    def settle_discount(self, world: Card) -> i64:
        return self.amount if self.on == ANY or self.on == world.kind else 0


class Military(Power):
    """Plain military, always counted, also when it is negative [race.pw.military]."""

    def __init__(self, amount: i64) -> None:
        super().__init__(SETTLE, Sentence("settle-military", {"amount": int(amount)}))
        self.military = amount


class MilitaryAgainst(Power):
    """More strength against worlds of one kind; not part of total military
    [race.pw.military-specialised].
    """

    def __init__(self, amount: i64, kind: i64) -> None:
        facts: dict[str, object] = {"amount": int(amount), "good": KIND_WORDS[kind]}
        super().__init__(SETTLE, Sentence("settle-military-against", facts))
        self.amount: Final[i64] = amount
        self.kind: Final[i64] = kind

    def military_against(self, world: Card) -> i64:
        return self.amount if world.kind == self.kind else 0


class MilitaryAgainstRebels(Power):
    """More strength against worlds with the word Rebel [race.pw.military-specialised]."""

    def __init__(self, amount: i64) -> None:
        said = Sentence("settle-military-against-rebels", {"amount": int(amount)})
        super().__init__(SETTLE, said)
        self.amount: Final[i64] = amount

    def military_against(self, world: Card) -> i64:
        return self.amount if world.words & REBEL else 0


class PayCheaper(Power):
    """Paying for a military world costs less; it does not allow it by itself
    [race.pw.pay-for-military-discount].
    """

    def __init__(self, amount: i64) -> None:
        super().__init__(SETTLE, Sentence("settle-pay-cheaper", {"amount": int(amount)}))
        self.pay_discount = amount


class PayPrestige(Power):
    """Prestige each time a military world is paid for [race.pw.pay-for-military-prestige]."""

    def __init__(self, prestige: i64) -> None:
        super().__init__(SETTLE, Sentence("settle-pay-prestige", {"prestige": int(prestige)}))
        self.pay_prestige = prestige


class DrawAfter(Power):
    """Draw after placing and paying for or conquering a world [race.pw.settle-draw-after]."""

    def __init__(self, cards: i64) -> None:
        super().__init__(SETTLE, Sentence("settle-draw-after", {"cards": int(cards)}))
        self.settle_after = cards


# -- what came with the expansions -------------------------------------------


class MilitaryPerMilitaryWorld(Power):
    """Military for each military world of the tableau, itself included
    [race.pw.military-per-world].
    """

    def __init__(self, amount: i64) -> None:
        said = Sentence("settle-military-per-military-world", {"amount": int(amount)})
        super().__init__(SETTLE, said)
        self.counts = True
        self.amount: Final[i64] = amount

    def military_for(self, card: Card) -> i64:
        return self.amount if card.military else 0


class MilitaryPerChromoWorld(Power):
    """Military for each chromosome world of the tableau, itself included
    [race.pw.military-per-world, race.power.count-own-start].
    """

    def __init__(self, amount: i64) -> None:
        said = Sentence("settle-military-per-chromo-world", {"amount": int(amount)})
        super().__init__(SETTLE, said)
        self.counts = True
        self.amount: Final[i64] = amount

    def military_for(self, card: Card) -> i64:
        return self.amount if card.world and card.words & CHROMO else 0


class MilitaryWithWord(Power):
    """Military, mostly negative, for a tableau that has a word on some card
    [race.pw.military-if-tableau].
    """

    def __init__(self, amount: i64, word: i64) -> None:
        facts: dict[str, object] = {"amount": int(amount), "word": WORDS[word]}
        super().__init__(SETTLE, Sentence("settle-military-with-word", facts))
        self.counts = True
        self.amount: Final[i64] = amount
        self.word: Final[i64] = word

    def military_with(self, words: i64) -> i64:
        return self.amount if words & self.word else 0


class SecondWorld(Power):
    """After the first world is resolved a second one may be placed [race.pw.second-world]."""

    def __init__(self) -> None:
        super().__init__(SETTLE, Sentence("settle-second-world", {}))
        self.second_world = True


class SneakWorld(Power):
    """After placing a world, may be discarded to conquer one more military world from the hand
    [race.pw.sneak-attack-world].
    """

    def __init__(self) -> None:
        super().__init__(SETTLE, Sentence("settle-sneak-world", {}))
        self.sneak_world = True


class Replace(Power):
    """May put a non-military world from the hand in the place of an own one of the same kind that
    costs as much or up to so much less, for prestige [race.pw.replace-world].
    """

    def __init__(self, most: i64) -> None:
        super().__init__(SETTLE, Sentence("settle-replace", {"most": int(most)}))
        self.replaces = most


class Sift(Power):
    """After each world draw and then discard one card [race.pw.settle-draw-discard]."""

    def __init__(self, cards: i64) -> None:
        super().__init__(SETTLE, Sentence("settle-sift", {"cards": int(cards)}))
        self.settle_sift = cards


class Prestige(Power):
    """Prestige after placing or taking over a Rebel military world, or a production world
    [race.pw.settle-prestige-after].
    """

    def __init__(self, prestige: i64, after: i64) -> None:
        facts: dict[str, object] = {"prestige": int(prestige), "after": _AFTER[after]}
        super().__init__(SETTLE, Sentence("settle-prestige", facts))
        self.prestige: Final[i64] = prestige
        self.after: Final[i64] = after

    def settle_prestige(self, world: Card) -> i64:
        if self.after == PRODUCTION:
            return self.prestige if world.production else 0
        return self.prestige if world.military and world.words & REBEL else 0


class GoodOnProduction(Power):
    """A production world gets a good when it is placed [race.pw.settle-good-on-production]."""

    def __init__(self) -> None:
        super().__init__(SETTLE, Sentence("settle-good-on-production", {}))
        self.settle_good = True


class Tuck(Power):
    """One card of every payment is tucked under this world; as a start world it begins with one
    [race.pw.tuck-payment, race.pw.setup-tuck-card].
    """

    def __init__(self) -> None:
        super().__init__(SETTLE, Sentence("settle-tuck", {}))
        self.tucks = True
