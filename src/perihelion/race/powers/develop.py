"""Powers of phase II, Develop."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.kinds import DEVELOP, KIND_WORDS, REBEL
from perihelion.race.power import Power, Sentence

ANY_DEVELOPMENT: Final = 0
REBEL_DEVELOPMENT: Final = 1
SIX_COST: Final = 2

_AFTER: Final = ["any", "rebel", "six"]


class Cheaper(Power):
    """Every development costs its owner less [race.pw.develop-discount]."""

    def __init__(self, amount: i64) -> None:
        self.amount: Final[i64] = amount

    def phase(self) -> i64:
        return DEVELOP

    def develop_discount(self) -> i64:
        return self.amount

    def sentence(self) -> Sentence:
        return Sentence("develop-cheaper", {"amount": int(self.amount)})


class DrawFirst(Power):
    """Draw when the phase begins, building or not [race.pw.develop-start-draw]."""

    def __init__(self, cards: i64) -> None:
        self.cards: Final[i64] = cards

    def phase(self) -> i64:
        return DEVELOP

    def develop_start(self) -> i64:
        return self.cards

    def sentence(self) -> Sentence:
        return Sentence("develop-draw-first", {"cards": int(self.cards)})


class DrawAfter(Power):
    """Draw after placing and paying for a development [race.pw.develop-draw-after]."""

    def __init__(self, cards: i64) -> None:
        self.cards: Final[i64] = cards

    def phase(self) -> i64:
        return DEVELOP

    def develop_after(self) -> i64:
        return self.cards

    def sentence(self) -> Sentence:
        return Sentence("develop-draw-after", {"cards": int(self.cards)})


class Sift(Power):
    """Draw when the phase begins and then discard one card [race.pw.develop-draw-discard,
    race.pw.draw-then-discard].
    """

    def __init__(self, cards: i64) -> None:
        self.cards: Final[i64] = cards

    def phase(self) -> i64:
        return DEVELOP

    def develop_sift(self) -> i64:
        return self.cards

    def sentence(self) -> Sentence:
        return Sentence("develop-sift", {"cards": int(self.cards)})


class Ditch(Power):
    """May be discarded from the tableau to make a development cheaper
    [race.pw.develop-discard-self].
    """

    def __init__(self, amount: i64) -> None:
        self.amount: Final[i64] = amount

    def phase(self) -> i64:
        return DEVELOP

    def helps(self) -> bool:
        return True

    def develop_ditch(self) -> i64:
        return self.amount

    def sentence(self) -> Sentence:
        return Sentence("develop-ditch", {"amount": int(self.amount)})


class SpendGood(Power):
    """A good of one kind may be discarded to make a development cheaper
    [race.pw.develop-spend-good].
    """

    def __init__(self, kind: i64, amount: i64) -> None:
        self.kind: Final[i64] = kind
        self.amount: Final[i64] = amount

    def phase(self) -> i64:
        return DEVELOP

    def helps(self) -> bool:
        return True

    def develop_good(self, kind: i64) -> i64:
        return self.amount if kind == self.kind else 0

    def sentence(self) -> Sentence:
        return Sentence(
            "develop-spend-good", {"good": KIND_WORDS[self.kind], "amount": int(self.amount)}
        )


class Prestige(Power):
    """Prestige after paying for a development: any, one with the word Rebel, or one that costs 6
    [race.pw.develop-prestige-after, race.power.rebel-developments].
    """

    def __init__(self, prestige: i64, after: i64) -> None:
        self.prestige: Final[i64] = prestige
        self.after: Final[i64] = after

    def phase(self) -> i64:
        return DEVELOP

    def develop_prestige(self, development: Card) -> i64:
        if self.after == REBEL_DEVELOPMENT and not development.words & REBEL:
            return 0
        if self.after == SIX_COST and development.number != 6:
            return 0
        return self.prestige

    def sentence(self) -> Sentence:
        return Sentence(
            "develop-prestige", {"prestige": int(self.prestige), "after": _AFTER[self.after]}
        )


class Tuck(Power):
    """One card of every payment for a development is tucked under this world: the same power as in
    Settle, printed for both phases [race.pw.tuck-payment, race.goal.innovation-leader].
    """

    def phase(self) -> i64:
        return DEVELOP

    def tucks(self) -> bool:
        return True

    def sentence(self) -> Sentence:
        return Sentence("develop-tuck", {})
