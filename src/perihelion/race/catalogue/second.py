"""The five cards that the second edition of the base game changed [race.components.edition]."""

# A card is one line, however long.
# ruff: noqa: E501
# fmt: off

from __future__ import annotations

from typing import Final

from perihelion.race.catalogue.base import BASE
from perihelion.race.catalogue.lines import production, six, world
from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.kinds import GENES, IMPERIUM, RARE
from perihelion.race.powers import consume, produce, score, settle, trade

CHANGED: Final[list[Card]] = [
    world("Black Market Trading World", cost=2, vp=1, powers=[consume.ForPrice(with_powers=False)]),
    production("Bio-Hazard Mining World", RARE, cost=2, vp=0, powers=[trade.Bonus(2, on=GENES), produce.Here()]),
    production("Imperium Armaments World", RARE, cost=3, vp=2, words=IMPERIUM, powers=[settle.Military(1), produce.Here()]),
    world("Outlaw World", defense=1, vp=1, powers=[settle.Military(1), consume.Goods(vp=1, cards=1)]),
    six("Merchant Guild", powers=[produce.Draw(2)], lines=[score.Production(2), score.Goods(1)]),
]

_BY_SLUG: Final = {card.slug: card for card in CHANGED}

SECOND: Final = [_BY_SLUG.get(card.slug, card) for card in BASE]
