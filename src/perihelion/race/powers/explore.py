"""Powers of phase I, Explore."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.race.pieces.kinds import EXPLORE
from perihelion.race.power import Power, Sentence


class See(Power):
    """Draw more cards to choose from; as many are kept as before [race.pw.explore-draw]."""

    def __init__(self, cards: i64) -> None:
        super().__init__(EXPLORE, Sentence("explore-see", {"cards": int(cards)}))
        self.see = cards


class Keep(Power):
    """Keep more of the cards drawn [race.pw.explore-keep]."""

    def __init__(self, cards: i64) -> None:
        super().__init__(EXPLORE, Sentence("explore-keep", {"cards": int(cards)}))
        self.keep = cards


class Mix(Power):
    """Cards drawn go to the hand first, and any cards may be discarded [race.pw.explore-mix]."""

    def __init__(self) -> None:
        super().__init__(EXPLORE, Sentence("explore-mix", {}))
        self.mixes = True


class CardForPrestige(Power):
    """May discard a hand card for prestige before anybody draws
    [race.pw.explore-discard-prestige].
    """

    def __init__(self, prestige: i64) -> None:
        said = Sentence("explore-card-for-prestige", {"prestige": int(prestige)})
        super().__init__(EXPLORE, said)
        self.explore_prestige = prestige
