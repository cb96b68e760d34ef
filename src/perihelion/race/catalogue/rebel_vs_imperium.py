"""Rebel vs Imperium: 3 start worlds, 41 game cards, one of them a third Research Labs and one a Gambling
World that takes the place of the older one.
"""

# A card is one line, however long.
# ruff: noqa: E501
# fmt: off

from __future__ import annotations

from typing import Final

from perihelion.race.catalogue.lines import development, production, six, windfall, world
from perihelion.race.pieces import kinds
from perihelion.race.pieces.cards import Card
from perihelion.race.powers import (
    consume,
    develop,
    explore,
    helping,
    produce,
    score,
    settle,
    takeover,
    trade,
    turns,
)

START_WORLDS: Final[list[Card]] = [
    world("Rebel Cantina", cost=2, vp=0, words=kinds.REBEL, start=9, powers=[helping.Contact(0), produce.DrawPerRebelWorld(1)]),
    world("Galactic Developers", cost=2, vp=1, start=10, powers=[develop.DrawFirst(1), consume.Goods(vp=1)]),
    world("Imperium Warlord", cost=2, vp=2, words=kinds.IMPERIUM, start=11, powers=[explore.See(1), settle.Military(1), settle.MilitaryAgainstRebels(1)]),
]

WORLDS: Final[list[Card]] = [
    world("Rebel Stronghold", defense=9, vp=9, words=kinds.REBEL, symbol=True),
    production("Alien Data Repository", kinds.ALIEN, cost=7, vp=6, words=kinds.ALIEN_WORD, powers=[explore.Mix(), produce.Here()]),
    windfall("Alien Monolith", kinds.ALIEN, defense=8, vp=8, words=kinds.ALIEN_WORD, symbol=True),
    production("Imperium Blaster Gem Consortium", kinds.RARE, cost=6, vp=4, words=kinds.IMPERIUM, symbol=True, powers=[settle.Military(1), consume.Goods(vp=1, cards=2, kind=kinds.RARE), produce.Here()]),
    production("Gene Designers", kinds.GENES, cost=6, vp=3, powers=[consume.Goods(vp=1, cards=1, kind=kinds.GENES, times=3), produce.Here()]),
    windfall("Primitive Rebel World", kinds.NOVELTY, defense=1, vp=1, words=kinds.REBEL, powers=[helping.Mercenaries(1)]),
    production("Devolved Uplift Race", kinds.NOVELTY, defense=1, vp=1, words=kinds.UPLIFT | kinds.CHROMO, powers=[produce.Here()]),
    production("Smuggling World", kinds.NOVELTY, cost=1, vp=0, powers=[explore.Mix(), settle.Cheaper(1, on=kinds.NOVELTY), settle.MilitaryAgainst(1, kinds.NOVELTY), produce.Here()]),
    windfall("Dying Colony", kinds.NOVELTY, cost=0, vp=0, powers=[consume.Goods(vp=1)]),
    windfall("Insect Uplift Race", kinds.GENES, defense=2, vp=2, words=kinds.UPLIFT | kinds.CHROMO),
    world("Abandoned Alien Uplift Camp", cost=1, vp=2, words=kinds.ALIEN_WORD | kinds.UPLIFT, powers=[explore.See(1), settle.Cheaper(2, on=kinds.GENES), settle.MilitaryAgainst(2, kinds.GENES)]),
    world("Blaster Runners", defense=1, vp=1, powers=[explore.Mix(), settle.Military(1)]),
    world("Trading Outpost", cost=1, vp=1, powers=[explore.Mix(), trade.Bonus(2)]),
    world("Gambling World", cost=1, vp=1, powers=[consume.Goods(vp=1), consume.Ante()]),
    windfall("Alien Uplift Center", kinds.ALIEN, defense=5, vp=4, words=kinds.ALIEN_WORD | kinds.UPLIFT, powers=[explore.See(1), settle.Cheaper(2, on=kinds.GENES), settle.MilitaryAgainst(2, kinds.GENES)]),
    windfall("Universal Symbionts", kinds.GENES, cost=3, vp=1, powers=[consume.Goods(vp=1), produce.Windfall(kinds.GENES, other=True)]),
    production("Interstellar Prospectors", kinds.RARE, cost=3, vp=2, powers=[explore.See(1), produce.Here(), produce.Windfall(kinds.RARE)]),
    windfall("Rebel Convict Mines", kinds.RARE, defense=2, vp=1, words=kinds.REBEL, powers=[helping.Mercenaries(1)]),
    windfall("Gem Smugglers", kinds.RARE, cost=3, vp=1, powers=[explore.Mix(), settle.Cheaper(1, on=kinds.RARE), settle.MilitaryAgainst(1, kinds.RARE)]),
    world("Hidden Fortress", defense=5, vp=3, powers=[settle.MilitaryPerMilitaryWorld(1), turns.EndSize(14)]),
]

DEVELOPMENTS: Final[list[Card]] = [
    development("Pan-Galactic Research", cost=6, vp=4, copies=1, powers=[explore.See(2), explore.Keep(1), develop.Cheaper(1), produce.Draw(2), turns.HandLimit(12)]),  # [race.six.pan-galactic-research]
    development("Rebel Pact", cost=1, vp=1, words=kinds.REBEL, powers=[explore.Mix(), settle.PayCheaper(2), takeover.Defense(2, 1)]),
    development("Imperium Cloaking Technology", cost=1, vp=1, words=kinds.IMPERIUM, powers=[helping.ConquerPeaceful(less=2, prestige=0, takeovers=False), takeover.OfMilitary(discard=True)]),
    development("Imperium Troops", cost=1, vp=1, words=kinds.IMPERIUM, powers=[settle.Military(1), settle.MilitaryAgainstRebels(1)]),
    development("R&D Crash Program", cost=1, vp=0, powers=[develop.Ditch(3), consume.CardForCards(1)]),
    development("Mercenary Fleet", cost=3, vp=1, powers=[settle.Military(2), helping.Mercenaries(2)]),
    development("Galactic Advertisers", cost=3, vp=2, powers=[trade.Bonus(1), consume.Draw(1)]),
    development("Galactic Salon", cost=4, vp=2, powers=[consume.Gain(vp=1)]),
]

SIXES: Final[list[Card]] = [
    six("Imperium Seat", words=kinds.IMPERIUM, powers=[settle.MilitaryAgainstRebels(1), takeover.OfRebels()], lines=[score.WithWord(2, kinds.IMPERIUM), score.MilitaryWorld(2, rebel=True)]),  # [race.six.imperium-seat]
    six("Rebel Alliance", words=kinds.REBEL, powers=[helping.PayForWord(kinds.REBEL, 2), takeover.OfImperium(per_rebel_world=2)], lines=[score.WithWord(2, kinds.REBEL), score.MilitaryWorld(1)]),  # [race.six.rebel-alliance]
    six("Uplift Code", words=kinds.UPLIFT, symbol=True, powers=[produce.DrawPerChromoWorld(2)], lines=[score.ChromoWorld(3), score.WithWord(2, kinds.UPLIFT)]),  # [race.six.uplift-code]
    six("Galactic Exchange", powers=[consume.EachKind(vp=1, cards=1)], lines=[score.Named(3, "diversified-economy"), score.DistinctKinds()]),  # [race.six.galactic-exchange]
    six("Galactic Bankers", symbol=True, powers=[develop.DrawFirst(1), consume.HandCards(2, vp=1)], lines=[score.Named(2, "interstellar-bank"), score.Named(2, "investment-credits"), score.Named(2, "gambling-world"), score.Development(1)]),  # [race.six.galactic-bankers]
    six("Prospecting Guild", powers=[explore.Mix(), trade.Bonus(1), consume.Goods(vp=1, cards=1, kind=kinds.RARE)], lines=[score.WorldOfKind(2, kinds.RARE), score.World(1), score.WithWord(1, kinds.TERRAFORMING)]),  # [race.six.prospecting-guild]
]

REBEL_VS_IMPERIUM: Final = START_WORLDS + WORLDS + DEVELOPMENTS + SIXES
