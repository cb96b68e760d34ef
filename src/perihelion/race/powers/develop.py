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
        super().__init__(DEVELOP, Sentence("develop-cheaper", {"amount": int(amount)}))
        self.develop_discount = amount


class DrawFirst(Power):
    """Draw when the phase begins, building or not [race.pw.develop-start-draw]."""

    def __init__(self, cards: i64) -> None:
        super().__init__(DEVELOP, Sentence("develop-draw-first", {"cards": int(cards)}))
        self.develop_start = cards


class DrawAfter(Power):
    """Draw after placing and paying for a development [race.pw.develop-draw-after]."""

    def __init__(self, cards: i64) -> None:
        super().__init__(DEVELOP, Sentence("develop-draw-after", {"cards": int(cards)}))
        self.develop_after = cards


class Sift(Power):
    """Draw when the phase begins and then discard one card [race.pw.develop-draw-discard,
    race.pw.draw-then-discard].
    """

    def __init__(self, cards: i64) -> None:
        super().__init__(DEVELOP, Sentence("develop-sift", {"cards": int(cards)}))
        self.develop_sift = cards


class Ditch(Power):
    """May be discarded from the tableau to make a development cheaper
    [race.pw.develop-discard-self].
    """

    def __init__(self, amount: i64) -> None:
        super().__init__(DEVELOP, Sentence("develop-ditch", {"amount": int(amount)}))
        self.helps = True
        self.develop_ditch = amount


class SpendGood(Power):
    """A good of one kind may be discarded to make a development cheaper
    [race.pw.develop-spend-good].
    """

    def __init__(self, kind: i64, amount: i64) -> None:
        facts: dict[str, object] = {"good": KIND_WORDS[kind], "amount": int(amount)}
        super().__init__(DEVELOP, Sentence("develop-spend-good", facts))
        self.helps = True
        self.kind: Final[i64] = kind
        self.amount: Final[i64] = amount

    def develop_good(self, kind: i64) -> i64:
        return self.amount if kind == self.kind else 0


class Prestige(Power):
    """Prestige after paying for a development: any, one with the word Rebel, or one that costs 6
    [race.pw.develop-prestige-after, race.power.rebel-developments].
    """

    def __init__(self, prestige: i64, after: i64) -> None:
        facts: dict[str, object] = {"prestige": int(prestige), "after": _AFTER[after]}
        super().__init__(DEVELOP, Sentence("develop-prestige", facts))
        self.prestige: Final[i64] = prestige
        self.after: Final[i64] = after

    def develop_prestige(self, development: Card) -> i64:
        if self.after == REBEL_DEVELOPMENT and not development.words & REBEL:
            return 0
        if self.after == SIX_COST and development.number != 6:
            return 0
        return self.prestige


class Tuck(Power):
    """One card of every payment for a development is tucked under this world: the same power as in
    Settle, printed for both phases [race.pw.tuck-payment, race.goal.innovation-leader].
    """

    def __init__(self) -> None:
        super().__init__(DEVELOP, Sentence("develop-tuck", {}))
        self.tucks = True
