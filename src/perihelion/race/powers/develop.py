"""Powers of phase II, Develop."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.cards import DEVELOP, Power, Sentence


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
