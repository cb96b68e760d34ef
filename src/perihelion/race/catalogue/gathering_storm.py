"""The Gathering Storm: 4 start worlds, 18 game cards, one of them a third Contact Specialist."""

# A card is one line, however long.
# ruff: noqa: E501
# fmt: off

from __future__ import annotations

from typing import Final

from perihelion.race.catalogue.lines import development, production, six, windfall, world
from perihelion.race.pieces import kinds
from perihelion.race.pieces.cards import Card
from perihelion.race.powers import consume, explore, helping, produce, score, settle, trade, turns

START_WORLDS: Final[list[Card]] = [
    world("Separatist Colony", cost=2, vp=1, start=5, powers=[explore.See(2), settle.Military(1)]),
    windfall("Ancient Race", kinds.GENES, cost=2, vp=1, start=6, powers=[turns.OpeningHand(3)]),
    production("Damaged Alien Factory", kinds.ALIEN, defense=3, vp=2, words=kinds.ALIEN_WORD, start=7, powers=[produce.HereForCard()]),
    world("Doomed World", cost=1, vp=-1, start=8, powers=[explore.See(1), helping.Ship()]),
]

WORLDS: Final[list[Card]] = [
    world("Deserted Alien World", cost=1, vp=2, words=kinds.ALIEN_WORD, first_hand=5, powers=[explore.See(1), settle.Cheaper(2, on=kinds.ALIEN), settle.MilitaryAgainst(2, kinds.ALIEN)]),
    world("Rebel Colony", defense=4, vp=4, words=kinds.REBEL, powers=[consume.Goods(vp=1)]),
    world("Clandestine Uplift Lab", defense=3, vp=2, words=kinds.UPLIFT | kinds.CHROMO, powers=[explore.See(1), trade.BonusPerChromoWorld(1, on=kinds.GENES), consume.Goods(vp=1, cards=1)]),
    windfall("Smuggling Lair", kinds.RARE, defense=1, vp=1, powers=[consume.Goods(cards=2)]),
    production("Volcanic World", kinds.RARE, cost=2, vp=1, powers=[produce.Here()]),
    windfall("Rebel Sympathizers", kinds.NOVELTY, defense=1, vp=1, words=kinds.REBEL, powers=[produce.WindfallDraw(1)]),
    windfall("Galactic Bazaar", kinds.NOVELTY, cost=3, vp=2, powers=[trade.Bonus(1, on=kinds.NOVELTY), consume.HandCards(1, vp=1)]),
    production("Galactic Studios", kinds.NOVELTY, cost=5, vp=3, powers=[consume.Goods(vp=1, cards=1), produce.Here(draw=1)]),
    windfall("Alien Toy Shop", kinds.ALIEN, cost=3, vp=1, words=kinds.ALIEN_WORD, first_hand=5, powers=[consume.GoodHere(vp=2)]),
    production("Hive World", kinds.GENES, defense=3, vp=2, first_hand=5, powers=[produce.Here()]),
]

DEVELOPMENTS: Final[list[Card]] = [
    development("Space Mercenaries", cost=1, vp=0, first_hand=5, powers=[settle.Military(1), helping.Mercenaries(2)]),
    development("Improved Logistics", cost=3, vp=2, powers=[settle.SecondWorld()]),
]

SIXES: Final[list[Card]] = [
    six("Terraforming Guild", words=kinds.TERRAFORMING, powers=[settle.DrawAfter(1), produce.Windfall()], lines=[score.Windfall(2), score.WithWord(2, kinds.TERRAFORMING)]),  # [race.six.terraforming-guild]
    six("Galactic Genome Project", powers=[consume.Goods(vp=3, kind=kinds.GENES, together=2)], lines=[score.WorldOfKind(2, kinds.GENES), score.Named(3, "genetics-lab")]),  # [race.six.galactic-genome-project]
    six("Imperium Lords", words=kinds.IMPERIUM, powers=[produce.DrawPerMilitaryWorld(1)], lines=[score.WithWord(2, kinds.IMPERIUM), score.MilitaryWorld(1)]),  # [race.six.imperium-lords]
]

GATHERING_STORM: Final = START_WORLDS + WORLDS + DEVELOPMENTS + SIXES
