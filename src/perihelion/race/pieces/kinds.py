"""The kinds of goods, the words on cards, the phases of powers and the sets."""

from __future__ import annotations

from typing import Final

NOVELTY: Final = 0
RARE: Final = 1
GENES: Final = 2
ALIEN: Final = 3
ANY: Final = 4
NO_KIND: Final = -1
"""The kinds of goods, cheapest first."""

KIND_WORDS: Final = ["novelty", "rare", "genes", "alien", "any"]

REBEL: Final = 1
IMPERIUM: Final = 2
ALIEN_WORD: Final = 4
UPLIFT: Final = 8
TERRAFORMING: Final = 16
CHROMO: Final = 32
"""Words and symbols printed on a card that other cards ask for."""

WORDS: Final = {
    REBEL: "rebel",
    IMPERIUM: "imperium",
    ALIEN_WORD: "alien",
    UPLIFT: "uplift",
    TERRAFORMING: "terraforming",
    CHROMO: "chromo",
}

EXPLORE: Final = 0
DEVELOP: Final = 1
SETTLE: Final = 2
TRADE: Final = 3
CONSUME: Final = 4
PRODUCE: Final = 5
"""Where a power belongs: one of the five phases, or Trade."""

ROUND: Final = 6
"""Set-up, round start and end, end of the game: such powers belong to no phase."""

PHASE_WORDS: Final = ["explore", "develop", "settle", "trade", "consume", "produce", "round"]

BASE_SET: Final = 0
GATHERING_STORM: Final = 1
REBEL_VS_IMPERIUM: Final = 2
BRINK_OF_WAR: Final = 3
SET_WORDS: Final = ["base", "gathering-storm", "rebel-vs-imperium", "brink-of-war"]
"""The set that a card comes from [race.combo.expansion-mark]."""

NO_PAY: Final = -1
"""Instead of a discount: the power does not allow paying for this world."""

NO_WINDFALL: Final = -2
