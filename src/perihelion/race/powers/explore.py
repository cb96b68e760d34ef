"""Powers of phase I, Explore."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.pieces.kinds import EXPLORE
from perihelion.race.power import Power, Sentence


class See(Power):
    """Draw more cards to choose from; as many are kept as before [race.pw.explore-draw]."""

    def __init__(self, cards: i64) -> None:
        self.cards: Final[i64] = cards

    def phase(self) -> i64:
        return EXPLORE

    def see(self) -> i64:
        return self.cards

    def sentence(self) -> Sentence:
        return Sentence("explore-see", {"cards": int(self.cards)})


class Keep(Power):
    """Keep more of the cards drawn [race.pw.explore-keep]."""

    def __init__(self, cards: i64) -> None:
        self.cards: Final[i64] = cards

    def phase(self) -> i64:
        return EXPLORE

    def keep(self) -> i64:
        return self.cards

    def sentence(self) -> Sentence:
        return Sentence("explore-keep", {"cards": int(self.cards)})


class Mix(Power):
    """Cards drawn go to the hand first, and any cards may be discarded [race.pw.explore-mix]."""

    def phase(self) -> i64:
        return EXPLORE

    def mixes(self) -> bool:
        return True

    def sentence(self) -> Sentence:
        return Sentence("explore-mix", {})


class CardForPrestige(Power):
    """May discard a hand card for prestige before anybody draws
    [race.pw.explore-discard-prestige].
    """

    def __init__(self, prestige: i64) -> None:
        self.prestige: Final[i64] = prestige

    def phase(self) -> i64:
        return EXPLORE

    def explore_prestige(self) -> i64:
        return self.prestige

    def sentence(self) -> Sentence:
        return Sentence("explore-card-for-prestige", {"prestige": int(self.prestige)})
