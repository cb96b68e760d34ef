"""The base game: 5 start worlds, 59 other worlds, 50 developments [race.components.cards].

Values are those of the first edition [race.components.edition].
"""

# A card is one line, however long.
# ruff: noqa: E501
# fmt: off

from __future__ import annotations

from typing import Final

from perihelion.race.catalogue.lines import development, production, six, windfall, world
from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.kinds import (
    ALIEN,
    ALIEN_WORD,
    CHROMO,
    CONSUME,
    EXPLORE,
    GENES,
    IMPERIUM,
    NOVELTY,
    RARE,
    REBEL,
    TERRAFORMING,
    TRADE,
    UPLIFT,
)
from perihelion.race.powers import consume, develop, explore, helping, produce, score, settle, trade

START_WORLDS: Final[list[Card]] = [
    world("Old Earth", cost=3, vp=2, start=0, powers=[trade.Bonus(1), consume.Goods(vp=1, times=2)]),
    world("Epsilon Eridani", cost=2, vp=1, start=1, powers=[settle.Military(1), consume.Goods(vp=1, cards=1)]),
    windfall("Alpha Centauri", RARE, cost=2, vp=0, start=2, powers=[settle.Cheaper(1, on=RARE), settle.MilitaryAgainst(1, RARE)]),
    world("New Sparta", defense=2, vp=1, start=3, powers=[settle.Military(2)]),
    production("Earth's Lost Colony", NOVELTY, cost=2, vp=1, start=4, powers=[consume.Goods(vp=1), produce.Here()]),
]

WORLDS: Final[list[Card]] = [
    windfall("Rebel Fuel Cache", RARE, defense=1, vp=1, words=REBEL, first_hand=1),
    production("Gem World", NOVELTY, cost=2, vp=1, first_hand=1, powers=[produce.Here(draw=1)]),
    production("Comet Zone", RARE, cost=3, vp=2, first_hand=2, powers=[produce.Here(draw=1)]),
    production("Rebel Miners", RARE, defense=2, vp=1, words=REBEL, first_hand=2, powers=[produce.Here()]),
    windfall("Former Penal Colony", NOVELTY, defense=2, vp=1, first_hand=3, powers=[settle.Military(1)]),
    production("Malevolent Lifeforms", GENES, defense=4, vp=2, first_hand=3, powers=[explore.See(1), produce.Here()]),
    windfall("Avian Uplift Race", GENES, defense=2, vp=2, words=UPLIFT | CHROMO, first_hand=4),
    production("Spice World", NOVELTY, cost=2, vp=1, first_hand=4, powers=[trade.Bonus(2, on=NOVELTY), produce.Here()]),
    production("Lost Species Ark World", GENES, cost=5, vp=3, powers=[produce.Here(draw=2)]),
    production("New Vinland", NOVELTY, cost=2, vp=1, powers=[consume.Goods(cards=2), produce.Here()]),
    production("Artist Colony", NOVELTY, cost=1, vp=1, powers=[produce.Here()]),
    production("Alien Robotic Factory", ALIEN, cost=6, vp=5, words=ALIEN_WORD, powers=[produce.Here()]),
    production("Plague World", GENES, cost=3, vp=0, powers=[consume.Goods(vp=1, cards=1, kind=GENES), produce.Here()]),
    production("Distant World", GENES, cost=4, vp=2, powers=[trade.Bonus(3, on=NOVELTY), produce.Here()]),
    world("Rebel Outpost", defense=5, vp=5, words=REBEL, powers=[settle.Military(1)]),
    windfall("Rebel Warrior Race", GENES, defense=3, vp=2, words=REBEL, powers=[settle.Military(1)]),
    world("Rebel Underground", defense=3, vp=4, words=REBEL, powers=[produce.Draw(1)]),
    production("New Survivalists", NOVELTY, defense=1, vp=1, powers=[consume.Goods(cards=1, kind=NOVELTY), produce.Here()]),
    world("Outlaw World", defense=1, vp=1, powers=[consume.Goods(vp=1, cards=1)]),
    production("Lost Alien Battle Fleet", ALIEN, defense=6, vp=4, words=ALIEN_WORD, powers=[settle.Military(3), produce.Here()]),
    windfall("Refugee World", NOVELTY, cost=0, vp=1, powers=[settle.Military(-1)]),
    windfall("Empath World", GENES, cost=1, vp=1, powers=[settle.Military(-1)]),
    windfall("Galactic Resort", NOVELTY, cost=3, vp=2, powers=[consume.Goods(vp=1, cards=1)]),
    windfall("Pre-Sentient Race", GENES, cost=2, vp=1),
    windfall("Deserted Alien Outpost", ALIEN, cost=4, vp=3, words=ALIEN_WORD),
    windfall("Deserted Alien Colony", ALIEN, cost=5, vp=4, words=ALIEN_WORD),
    world("Galactic Engineers", cost=2, vp=1, powers=[trade.Bonus(1), produce.Windfall()]),
    world("Black Market Trading World", cost=3, vp=2, powers=[consume.ForPrice(with_powers=False)]),
    world("Merchant World", cost=4, vp=2, powers=[trade.Bonus(2), consume.HandCards(2, vp=1)]),
    world("Tourist World", cost=4, vp=2, powers=[consume.Goods(vp=3, together=2)]),
    world("Galactic Trendsetters", cost=5, vp=3, powers=[consume.Goods(vp=2)]),
    world("Alien Rosetta Stone World", cost=3, vp=3, words=ALIEN_WORD, powers=[settle.Cheaper(2, on=ALIEN), settle.MilitaryAgainst(2, ALIEN), produce.Windfall(ALIEN)]),
    windfall("Star Nomad Lair", NOVELTY, defense=1, vp=1, powers=[explore.See(1), trade.BonusHere(1)]),
    windfall("The Last of the Uplift Gnarssh", GENES, defense=1, vp=0, words=UPLIFT | CHROMO),
    windfall("Alien Robot Sentry", ALIEN, defense=2, vp=2, words=ALIEN_WORD),
    windfall("Pirate World", NOVELTY, defense=3, vp=2, powers=[trade.BonusHere(3)]),
    windfall("Reptilian Uplift Race", GENES, defense=2, vp=2, words=UPLIFT | CHROMO),
    windfall("Lost Alien Warship", ALIEN, defense=5, vp=3, words=ALIEN_WORD, powers=[settle.Military(2)]),
    windfall("Alien Robot Scout Ship", ALIEN, defense=4, vp=2, words=ALIEN_WORD, powers=[settle.Military(1)]),
    windfall("Runaway Robots", RARE, defense=1, vp=1, powers=[produce.WindfallDraw(1)]),
    windfall("Asteroid Belt", RARE, cost=2, vp=1),
    production("Secluded World", NOVELTY, cost=1, vp=1, powers=[consume.Goods(cards=1), produce.Here()]),
    production("Imperium Armaments World", RARE, cost=4, vp=2, words=IMPERIUM, powers=[settle.Military(1), produce.Here()]),
    world("Terraformed World", cost=5, vp=5, powers=[consume.Goods(vp=1)]),
    world("Pilgrimage World", cost=0, vp=2, powers=[consume.Everything()]),
    world("Rebel Homeworld", defense=7, vp=7, words=REBEL),
    windfall("Radioactive World", RARE, cost=2, vp=1),
    windfall("Aquatic Uplift Race", GENES, defense=2, vp=2, words=UPLIFT | CHROMO),
    production("Bio-Hazard Mining World", RARE, cost=3, vp=2, powers=[trade.Bonus(2, on=GENES), produce.Here()]),
    windfall("Deserted Alien Library", ALIEN, cost=6, vp=5, words=ALIEN_WORD),
    windfall("Destroyed World", RARE, cost=1, vp=0),
    windfall("Blaster Gem Mines", RARE, cost=3, vp=2, powers=[settle.Military(1)]),
    world("Gambling World", cost=1, vp=1, powers=[consume.Goods(vp=1), consume.Bet()]),
    world("Expanding Colony", cost=1, vp=1, powers=[consume.Goods(vp=1), produce.Windfall(NOVELTY)]),
    production("Space Port", NOVELTY, cost=2, vp=1, powers=[trade.Bonus(2, on=RARE), produce.Here()]),
    production("Prosperous World", NOVELTY, cost=3, vp=2, powers=[consume.Goods(vp=1), produce.Here()]),
    production("New Earth", RARE, cost=5, vp=3, powers=[consume.Goods(vp=1, cards=1), produce.Here()]),
    world("Rebel Base", defense=6, vp=6, words=REBEL),
    production("Mining World", RARE, cost=3, vp=2, powers=[produce.Here(draw=1)]),
]

DEVELOPMENTS: Final[list[Card]] = [
    development("Public Works", cost=1, vp=1, first_hand=1, powers=[develop.DrawAfter(1), consume.Goods(vp=1)]),
    development("Colony Ship", cost=2, vp=1, first_hand=1, powers=[helping.Ship()]),
    development("Expedition Force", cost=1, vp=1, first_hand=2, powers=[explore.See(1), settle.Military(1)]),
    development("Mining Robots", cost=2, vp=1, first_hand=2, powers=[settle.Cheaper(1, on=RARE), produce.Windfall(RARE)]),
    development("Export Duties", cost=1, vp=1, first_hand=3, powers=[trade.Bonus(1)]),
    development("New Military Tactics", cost=1, vp=1, first_hand=3, powers=[helping.Tactics(3)]),
    development("Space Marines", cost=2, vp=1, first_hand=4, powers=[settle.Military(2)]),
    development("Contact Specialist", cost=1, vp=1, first_hand=4, powers=[settle.Military(-1), helping.Contact(1)]),
    development("Diversified Economy", cost=4, vp=2, powers=[consume.DifferentKinds(3, vp=3), produce.DrawPerKind(1)]),
    development("Consumer Markets", cost=5, vp=3, powers=[consume.Goods(vp=1, kind=NOVELTY, times=3), produce.DrawPerGood(NOVELTY, 1)]),
    development("Mining Conglomerate", cost=3, vp=2, powers=[trade.Bonus(1, on=RARE), consume.Goods(vp=1, kind=RARE, times=2), produce.DrawIfMost(RARE, 2)]),
    development("Research Labs", cost=4, vp=2, powers=[explore.Keep(1), consume.Goods(vp=1, kind=GENES), produce.DrawPerGood(ALIEN, 1)]),
    development("Deficit Spending", cost=2, vp=1, powers=[consume.HandCards(2, vp=1)]),
    development("Investment Credits", cost=1, vp=1, powers=[develop.Cheaper(1)]),
    development("Interstellar Bank", cost=2, vp=1, powers=[develop.DrawFirst(1)]),
    development("Terraforming Robots", cost=3, vp=2, words=TERRAFORMING, powers=[settle.DrawAfter(1), consume.Goods(vp=1, cards=1, kind=RARE)]),
    development("Drop Ships", cost=4, vp=2, powers=[settle.Military(3)]),
    development("Replicant Robots", cost=4, vp=2, powers=[settle.Cheaper(2)]),
    development("Genetics Lab", cost=2, vp=1, powers=[trade.Bonus(1, on=GENES), produce.Windfall(GENES)]),
]

SIXES: Final[list[Card]] = [
    six("Pan-Galactic League", powers=[settle.Military(-1), produce.DrawPerGenesWorld(1)], lines=[score.WorldOfKind(2, GENES), score.MilitaryWorld(1), score.Named(3, "contact-specialist")]),  # [race.six.pan-galactic-league]
    six("Mining League", powers=[consume.Goods(vp=3, kind=RARE, together=2), produce.Windfall(RARE)], lines=[score.Production(2, RARE), score.Windfall(1, RARE), score.Named(2, "mining-robots"), score.Named(2, "mining-conglomerate")]),  # [race.six.mining-league]
    six("Free Trade Association", powers=[consume.Goods(vp=1, cards=1, kind=NOVELTY, times=3), produce.Windfall(NOVELTY)], lines=[score.Production(2, NOVELTY), score.Windfall(1, NOVELTY), score.Named(2, "consumer-markets"), score.Named(2, "expanding-colony")]),  # [race.six.free-trade-association]
    six("Alien Tech Institute", words=ALIEN_WORD, powers=[settle.Cheaper(2, on=ALIEN), settle.MilitaryAgainst(2, ALIEN)], lines=[score.Production(3, ALIEN), score.Windfall(2, ALIEN), score.WithWord(2, ALIEN_WORD)]),  # [race.six.alien-tech-institute]
    six("Galactic Survey: SETI", powers=[explore.See(2)], lines=[score.WithPower(1, EXPLORE, world=False), score.WithPower(2, EXPLORE, world=True), score.World(1)]),  # [race.six.galactic-survey]
    six("Galactic Federation", powers=[develop.Cheaper(2)], lines=[score.Development(2, six=True), score.Development(1)]),  # [race.six.galactic-federation]
    six("New Galactic Order", powers=[settle.Military(2)], lines=[score.TotalMilitary()]),  # [race.six.new-galactic-order]
    six("Merchant Guild", powers=[produce.Draw(2)], lines=[score.Production(2)]),  # [race.six.merchant-guild]
    six("New Economy", powers=[consume.Draw(1)], lines=[score.WithPower(2, CONSUME, world=False), score.WithPower(1, CONSUME, world=True)]),  # [race.six.new-economy]
    six("Galactic Renaissance", powers=[explore.See(2), explore.Keep(1)], lines=[score.Named(3, "research-labs"), score.Named(3, "galactic-trendsetters"), score.Named(3, "artist-colony"), score.Chips(3)]),  # [race.six.galactic-renaissance]
    six("Galactic Imperium", words=IMPERIUM, powers=[settle.MilitaryAgainstRebels(4)], lines=[score.MilitaryWorld(2, rebel=True), score.MilitaryWorld(1)]),  # [race.six.galactic-imperium]
    six("Trade League", powers=[trade.Bonus(1), consume.ForPrice(with_powers=True)], lines=[score.WithPower(2, TRADE, world=False), score.WithPower(1, TRADE, world=True)]),  # [race.six.trade-league]
]

BASE: Final = START_WORLDS + WORLDS + DEVELOPMENTS + SIXES
