"""Which cards came with which set, in the order of their numbers.

Numbers are given once and for all: base game, then each expansion, so that a card has the same
number whatever is in play.
"""

from __future__ import annotations

from typing import Final

from perihelion.race.box import Print
from perihelion.race.catalogue.base import BASE
from perihelion.race.catalogue.brink_of_war import BRINK_OF_WAR as BRINK_CARDS
from perihelion.race.catalogue.gathering_storm import GATHERING_STORM as STORM_CARDS
from perihelion.race.catalogue.rebel_vs_imperium import REBEL_VS_IMPERIUM as REBEL_CARDS
from perihelion.race.catalogue.second import SECOND
from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.kinds import BASE_SET, BRINK_OF_WAR, GATHERING_STORM, REBEL_VS_IMPERIUM

REPLACED: Final = {"gambling-world": REBEL_VS_IMPERIUM, "galactic-federation": BRINK_OF_WAR}
"""Base cards that a later printing takes the place of [race.combo.gambling-world,
race.combo.galactic-federation]."""

ADDED: Final = {GATHERING_STORM: "contact-specialist", REBEL_VS_IMPERIUM: "research-labs"}
"""One more copy of a base card [race.combo.contact-specialist, race.combo.research-labs]."""


def prints(base: list[Card]) -> list[Print]:
    """All cards of the base game and the three expansions."""
    out = [
        Print(card, BASE_SET, 1, card.copies, REPLACED.get(card.slug, BASE_SET)) for card in base
    ]
    for set_, cards in (
        (GATHERING_STORM, STORM_CARDS),
        (REBEL_VS_IMPERIUM, REBEL_CARDS),
        (BRINK_OF_WAR, BRINK_CARDS),
    ):
        out += [Print(card, set_, 1, card.copies, BASE_SET) for card in cards]
        if set_ in ADDED:
            again = next(card for card in base if card.slug == ADDED[set_])
            out.append(Print(again, set_, again.copies + 1, 1, BASE_SET))
    return out


FIRST_EDITION: Final = prints(BASE)
SECOND_EDITION: Final = prints(SECOND)
