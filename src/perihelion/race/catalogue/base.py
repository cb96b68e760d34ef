"""The base game: 5 start worlds, 59 other worlds, 50 developments [race.components.cards].

Values are those of the first edition [race.components.edition].
"""

# A card is one line, however long.
# ruff: noqa: E501
# fmt: off

from __future__ import annotations

from typing import Final

from perihelion.race.catalogue.lines import development, production, six, windfall, world
from perihelion.race.pieces import kinds
from perihelion.race.pieces.cards import Card
from perihelion.race.powers import consume, develop, explore, helping, produce, score, settle, trade

START_WORLDS: Final[list[Card]] = [
    world("Old Earth", cost=3, vp=2, start=0, powers=[trade.Bonus(1), consume.Goods(vp=1, times=2)]),
    world("Epsilon Eridani", cost=2, vp=1, start=1, powers=[settle.Military(1), consume.Goods(vp=1, cards=1)]),
    windfall("Alpha Centauri", kinds.RARE, cost=2, vp=0, start=2, powers=[settle.Cheaper(1, on=kinds.RARE), settle.MilitaryAgainst(1, kinds.RARE)]),
    world("New Sparta", defense=2, vp=1, start=3, powers=[settle.Military(2)]),
    production("Earth's Lost Colony", kinds.NOVELTY, cost=2, vp=1, start=4, powers=[consume.Goods(vp=1), produce.Here()]),
]

WORLDS: Final[list[Card]] = [
    windfall("Rebel Fuel Cache", kinds.RARE, defense=1, vp=1, words=kinds.REBEL, first_hand=1),
    production("Gem World", kinds.NOVELTY, cost=2, vp=1, first_hand=1, powers=[produce.Here(draw=1)]),
    production("Comet Zone", kinds.RARE, cost=3, vp=2, first_hand=2, powers=[produce.Here(draw=1)]),
    production("Rebel Miners", kinds.RARE, defense=2, vp=1, words=kinds.REBEL, first_hand=2, powers=[produce.Here()]),
    windfall("Former Penal Colony", kinds.NOVELTY, defense=2, vp=1, first_hand=3, powers=[settle.Military(1)]),
    production("Malevolent Lifeforms", kinds.GENES, defense=4, vp=2, first_hand=3, powers=[explore.See(1), produce.Here()]),
    windfall("Avian Uplift Race", kinds.GENES, defense=2, vp=2, words=kinds.UPLIFT | kinds.CHROMO, first_hand=4),
    production("Spice World", kinds.NOVELTY, cost=2, vp=1, first_hand=4, powers=[trade.Bonus(2, on=kinds.NOVELTY), produce.Here()]),
    production("Lost Species Ark World", kinds.GENES, cost=5, vp=3, powers=[produce.Here(draw=2)]),
    production("New Vinland", kinds.NOVELTY, cost=2, vp=1, powers=[consume.Goods(cards=2), produce.Here()]),
    production("Artist Colony", kinds.NOVELTY, cost=1, vp=1, powers=[produce.Here()]),
    production("Alien Robotic Factory", kinds.ALIEN, cost=6, vp=5, words=kinds.ALIEN_WORD, powers=[produce.Here()]),
    production("Plague World", kinds.GENES, cost=3, vp=0, powers=[consume.Goods(vp=1, cards=1, kind=kinds.GENES), produce.Here()]),
    production("Distant World", kinds.GENES, cost=4, vp=2, powers=[trade.Bonus(3, on=kinds.NOVELTY), produce.Here()]),
    world("Rebel Outpost", defense=5, vp=5, words=kinds.REBEL, powers=[settle.Military(1)]),
    windfall("Rebel Warrior Race", kinds.GENES, defense=3, vp=2, words=kinds.REBEL, powers=[settle.Military(1)]),
    world("Rebel Underground", defense=3, vp=4, words=kinds.REBEL, powers=[produce.Draw(1)]),
    production("New Survivalists", kinds.NOVELTY, defense=1, vp=1, powers=[consume.Goods(cards=1, kind=kinds.NOVELTY), produce.Here()]),
    world("Outlaw World", defense=1, vp=1, powers=[consume.Goods(vp=1, cards=1)]),
    production("Lost Alien Battle Fleet", kinds.ALIEN, defense=6, vp=4, words=kinds.ALIEN_WORD, powers=[settle.Military(3), produce.Here()]),
    windfall("Refugee World", kinds.NOVELTY, cost=0, vp=1, powers=[settle.Military(-1)]),
    windfall("Empath World", kinds.GENES, cost=1, vp=1, powers=[settle.Military(-1)]),
    windfall("Galactic Resort", kinds.NOVELTY, cost=3, vp=2, powers=[consume.Goods(vp=1, cards=1)]),
    windfall("Pre-Sentient Race", kinds.GENES, cost=2, vp=1),
    windfall("Deserted Alien Outpost", kinds.ALIEN, cost=4, vp=3, words=kinds.ALIEN_WORD),
    windfall("Deserted Alien Colony", kinds.ALIEN, cost=5, vp=4, words=kinds.ALIEN_WORD),
    world("Galactic Engineers", cost=2, vp=1, powers=[trade.Bonus(1), produce.Windfall()]),
    world("Black Market Trading World", cost=3, vp=2, powers=[consume.ForPrice(with_powers=False)]),
    world("Merchant World", cost=4, vp=2, powers=[trade.Bonus(2), consume.HandCards(2, vp=1)]),
    world("Tourist World", cost=4, vp=2, powers=[consume.Goods(vp=3, together=2)]),
    world("Galactic Trendsetters", cost=5, vp=3, powers=[consume.Goods(vp=2)]),
    world("Alien Rosetta Stone World", cost=3, vp=3, words=kinds.ALIEN_WORD, powers=[settle.Cheaper(2, on=kinds.ALIEN), settle.MilitaryAgainst(2, kinds.ALIEN), produce.Windfall(kinds.ALIEN)]),
    windfall("Star Nomad Lair", kinds.NOVELTY, defense=1, vp=1, powers=[explore.See(1), trade.BonusHere(1)]),
    windfall("The Last of the Uplift Gnarssh", kinds.GENES, defense=1, vp=0, words=kinds.UPLIFT | kinds.CHROMO),
    windfall("Alien Robot Sentry", kinds.ALIEN, defense=2, vp=2, words=kinds.ALIEN_WORD),
    windfall("Pirate World", kinds.NOVELTY, defense=3, vp=2, powers=[trade.BonusHere(3)]),
    windfall("Reptilian Uplift Race", kinds.GENES, defense=2, vp=2, words=kinds.UPLIFT | kinds.CHROMO),
    windfall("Lost Alien Warship", kinds.ALIEN, defense=5, vp=3, words=kinds.ALIEN_WORD, powers=[settle.Military(2)]),
    windfall("Alien Robot Scout Ship", kinds.ALIEN, defense=4, vp=2, words=kinds.ALIEN_WORD, powers=[settle.Military(1)]),
    windfall("Runaway Robots", kinds.RARE, defense=1, vp=1, powers=[produce.WindfallDraw(1)]),
    windfall("Asteroid Belt", kinds.RARE, cost=2, vp=1),
    production("Secluded World", kinds.NOVELTY, cost=1, vp=1, powers=[consume.Goods(cards=1), produce.Here()]),
    production("Imperium Armaments World", kinds.RARE, cost=4, vp=2, words=kinds.IMPERIUM, powers=[settle.Military(1), produce.Here()]),
    world("Terraformed World", cost=5, vp=5, powers=[consume.Goods(vp=1)]),
    world("Pilgrimage World", cost=0, vp=2, powers=[consume.Everything()]),
    world("Rebel Homeworld", defense=7, vp=7, words=kinds.REBEL),
    windfall("Radioactive World", kinds.RARE, cost=2, vp=1),
    windfall("Aquatic Uplift Race", kinds.GENES, defense=2, vp=2, words=kinds.UPLIFT | kinds.CHROMO),
    production("Bio-Hazard Mining World", kinds.RARE, cost=3, vp=2, powers=[trade.Bonus(2, on=kinds.GENES), produce.Here()]),
    windfall("Deserted Alien Library", kinds.ALIEN, cost=6, vp=5, words=kinds.ALIEN_WORD),
    windfall("Destroyed World", kinds.RARE, cost=1, vp=0),
    windfall("Blaster Gem Mines", kinds.RARE, cost=3, vp=2, powers=[settle.Military(1)]),
    world("Gambling World", cost=1, vp=1, powers=[consume.Goods(vp=1), consume.Bet()]),
    world("Expanding Colony", cost=1, vp=1, powers=[consume.Goods(vp=1), produce.Windfall(kinds.NOVELTY)]),
    production("Space Port", kinds.NOVELTY, cost=2, vp=1, powers=[trade.Bonus(2, on=kinds.RARE), produce.Here()]),
    production("Prosperous World", kinds.NOVELTY, cost=3, vp=2, powers=[consume.Goods(vp=1), produce.Here()]),
    production("New Earth", kinds.RARE, cost=5, vp=3, powers=[consume.Goods(vp=1, cards=1), produce.Here()]),
    world("Rebel Base", defense=6, vp=6, words=kinds.REBEL),
    production("Mining World", kinds.RARE, cost=3, vp=2, powers=[produce.Here(draw=1)]),
]

DEVELOPMENTS: Final[list[Card]] = [
    development("Public Works", cost=1, vp=1, first_hand=1, powers=[develop.DrawAfter(1), consume.Goods(vp=1)]),
    development("Colony Ship", cost=2, vp=1, first_hand=1, powers=[helping.Ship()]),
    development("Expedition Force", cost=1, vp=1, first_hand=2, powers=[explore.See(1), settle.Military(1)]),
    development("Mining Robots", cost=2, vp=1, first_hand=2, powers=[settle.Cheaper(1, on=kinds.RARE), produce.Windfall(kinds.RARE)]),
    development("Export Duties", cost=1, vp=1, first_hand=3, powers=[trade.Bonus(1)]),
    development("New Military Tactics", cost=1, vp=1, first_hand=3, powers=[helping.Tactics(3)]),
    development("Space Marines", cost=2, vp=1, first_hand=4, powers=[settle.Military(2)]),
    development("Contact Specialist", cost=1, vp=1, first_hand=4, powers=[settle.Military(-1), helping.Contact(1)]),
    development("Diversified Economy", cost=4, vp=2, powers=[consume.DifferentKinds(3, vp=3), produce.DrawPerKind(1)]),
    development("Consumer Markets", cost=5, vp=3, powers=[consume.Goods(vp=1, kind=kinds.NOVELTY, times=3), produce.DrawPerGood(kinds.NOVELTY, 1)]),
    development("Mining Conglomerate", cost=3, vp=2, powers=[trade.Bonus(1, on=kinds.RARE), consume.Goods(vp=1, kind=kinds.RARE, times=2), produce.DrawIfMost(kinds.RARE, 2)]),
    development("Research Labs", cost=4, vp=2, powers=[explore.Keep(1), consume.Goods(vp=1, kind=kinds.GENES), produce.DrawPerGood(kinds.ALIEN, 1)]),
    development("Deficit Spending", cost=2, vp=1, powers=[consume.HandCards(2, vp=1)]),
    development("Investment Credits", cost=1, vp=1, powers=[develop.Cheaper(1)]),
    development("Interstellar Bank", cost=2, vp=1, powers=[develop.DrawFirst(1)]),
    development("Terraforming Robots", cost=3, vp=2, words=kinds.TERRAFORMING, powers=[settle.DrawAfter(1), consume.Goods(vp=1, cards=1, kind=kinds.RARE)]),
    development("Drop Ships", cost=4, vp=2, powers=[settle.Military(3)]),
    development("Replicant Robots", cost=4, vp=2, powers=[settle.Cheaper(2)]),
    development("Genetics Lab", cost=2, vp=1, powers=[trade.Bonus(1, on=kinds.GENES), produce.Windfall(kinds.GENES)]),
]

SIXES: Final[list[Card]] = [
    six("Pan-Galactic League", powers=[settle.Military(-1), produce.DrawPerGenesWorld(1)], lines=[score.WorldOfKind(2, kinds.GENES), score.MilitaryWorld(1), score.Named(3, "contact-specialist")]),  # [race.six.pan-galactic-league]
    six("Mining League", powers=[consume.Goods(vp=3, kind=kinds.RARE, together=2), produce.Windfall(kinds.RARE)], lines=[score.Production(2, kinds.RARE), score.Windfall(1, kinds.RARE), score.Named(2, "mining-robots"), score.Named(2, "mining-conglomerate")]),  # [race.six.mining-league]
    six("Free Trade Association", powers=[consume.Goods(vp=1, cards=1, kind=kinds.NOVELTY, times=3), produce.Windfall(kinds.NOVELTY)], lines=[score.Production(2, kinds.NOVELTY), score.Windfall(1, kinds.NOVELTY), score.Named(2, "consumer-markets"), score.Named(2, "expanding-colony")]),  # [race.six.free-trade-association]
    six("Alien Tech Institute", words=kinds.ALIEN_WORD, powers=[settle.Cheaper(2, on=kinds.ALIEN), settle.MilitaryAgainst(2, kinds.ALIEN)], lines=[score.Production(3, kinds.ALIEN), score.Windfall(2, kinds.ALIEN), score.WithWord(2, kinds.ALIEN_WORD)]),  # [race.six.alien-tech-institute]
    six("Galactic Survey: SETI", powers=[explore.See(2)], lines=[score.WithPower(1, kinds.EXPLORE, world=False), score.WithPower(2, kinds.EXPLORE, world=True), score.World(1)]),  # [race.six.galactic-survey]
    six("Galactic Federation", powers=[develop.Cheaper(2)], lines=[score.Development(2, six=True), score.Development(1)]),  # [race.six.galactic-federation]
    six("New Galactic Order", powers=[settle.Military(2)], lines=[score.TotalMilitary()]),  # [race.six.new-galactic-order]
    six("Merchant Guild", powers=[produce.Draw(2)], lines=[score.Production(2)]),  # [race.six.merchant-guild]
    six("New Economy", powers=[consume.Draw(1)], lines=[score.WithPower(2, kinds.CONSUME, world=False), score.WithPower(1, kinds.CONSUME, world=True)]),  # [race.six.new-economy]
    six("Galactic Renaissance", powers=[explore.See(2), explore.Keep(1)], lines=[score.Named(3, "research-labs"), score.Named(3, "galactic-trendsetters"), score.Named(3, "artist-colony"), score.Chips(3)]),  # [race.six.galactic-renaissance]
    six("Galactic Imperium", words=kinds.IMPERIUM, powers=[settle.MilitaryAgainstRebels(4)], lines=[score.MilitaryWorld(2, rebel=True), score.MilitaryWorld(1)]),  # [race.six.galactic-imperium]
    six("Trade League", powers=[trade.Bonus(1), consume.ForPrice(with_powers=True)], lines=[score.WithPower(2, kinds.TRADE, world=False), score.WithPower(1, kinds.TRADE, world=True)]),  # [race.six.trade-league]
]

BASE: Final = START_WORLDS + WORLDS + DEVELOPMENTS + SIXES
