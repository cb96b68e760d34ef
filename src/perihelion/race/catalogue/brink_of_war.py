"""The Brink of War: 4 start worlds, 44 game cards, one of them a Galactic Federation that takes the
place of the older one.
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
    windfall("Galactic Scavengers", kinds.NOVELTY, cost=2, vp=0, start=12, powers=[develop.Tuck(), settle.Tuck(), produce.TakeTucked()]),
    world("Uplift Mercenary Force", cost=2, vp=0, words=kinds.UPLIFT | kinds.CHROMO, start=13, powers=[explore.See(1), settle.MilitaryPerChromoWorld(1), helping.Mercenaries(1)]),
    world("Alien Research Team", cost=2, vp=1, words=kinds.ALIEN_WORD, start=14, powers=[explore.See(2), settle.Cheaper(1, on=kinds.ALIEN), helping.PayForKind(kinds.ALIEN, 0), consume.Goods(prestige=1, kind=kinds.ALIEN)]),
    world("Rebel Freedom Fighters", defense=3, vp=1, words=kinds.REBEL, start=15, powers=[explore.See(1), develop.Prestige(1, after=develop.REBEL_DEVELOPMENT), settle.Military(1), settle.MilitaryWithWord(-2, kinds.IMPERIUM), settle.Prestige(1, after=settle.REBEL_MILITARY)]),
]

WORLDS: Final[list[Card]] = [
    world("Imperium Capital", cost=6, vp=6, words=kinds.IMPERIUM, symbol=True, powers=[settle.Prestige(1, after=settle.REBEL_MILITARY), consume.Goods(prestige=2, together=2)]),
    windfall("Alien Oort Cloud Refinery", kinds.ANY, cost=0, vp=1, words=kinds.ALIEN_WORD, powers=[turns.AnyKind(), trade.Unsellable()]),
    production("Imperium Fuel Depot", kinds.RARE, defense=3, vp=1, words=kinds.IMPERIUM, powers=[settle.Sift(2), produce.Here()]),
    production("Uplift Gene Breeders", kinds.GENES, cost=3, vp=0, words=kinds.UPLIFT, powers=[produce.Here(prestige=1)]),
    world("Pan-Galactic Security Council", cost=1, vp=1, symbol=True, powers=[explore.See(1), takeover.Prevent(1), consume.CardsForPrestige(2, prestige=1)]),
    world("Federation Capital", cost=3, vp=0, powers=[develop.Prestige(1, after=develop.SIX_COST), consume.Goods(prestige=1)], lines=[score.Prestige()]),  # [race.six.federation-capital]
    production("Mining Mole Uplift Race", kinds.RARE, cost=3, vp=2, words=kinds.UPLIFT | kinds.CHROMO, powers=[explore.See(1), settle.Cheaper(1, on=kinds.RARE), produce.Here()]),
    production("Alien Departure Point", kinds.ALIEN, cost=9, vp=9, words=kinds.ALIEN_WORD, symbol=True, powers=[explore.CardForPrestige(1), produce.Here()]),
    production("Retrofit & Salvage, Inc.", kinds.NOVELTY, cost=2, vp=1, powers=[develop.Cheaper(1), produce.Here(), turns.Salvage()]),
    windfall("Uplift Revolt World", kinds.GENES, defense=4, vp=2, words=kinds.UPLIFT | kinds.CHROMO, powers=[settle.MilitaryPerChromoWorld(1)]),
    windfall("Alien Tourist Attraction", kinds.NOVELTY, cost=5, vp=3, words=kinds.ALIEN_WORD, symbol=True, powers=[explore.See(1), consume.Goods(vp=1, cards=2)]),
    production("Lifeforms, Inc.", kinds.GENES, cost=3, vp=1, powers=[helping.SpendGood(kinds.GENES, 3), produce.Here(), produce.WindfallForCard(kinds.GENES)]),
    world("Rebel Council", defense=8, vp=8, words=kinds.REBEL, symbol=True, powers=[develop.Prestige(1, after=develop.REBEL_DEVELOPMENT), consume.Goods(vp=1)]),
    world("Alien Booby Trap", defense=1, vp=1, words=kinds.ALIEN_WORD, symbol=True, powers=[helping.PrestigeMilitary(3), produce.WindfallForCard(kinds.ALIEN)]),
    production("Alien Burial Site", kinds.NOVELTY, cost=2, vp=1, words=kinds.ALIEN_WORD, symbol=True, powers=[trade.Bonus(1, on=kinds.NOVELTY), produce.Here()]),
    windfall("Rebel Fuel Refinery", kinds.RARE, defense=4, vp=2, words=kinds.REBEL, symbol=True, powers=[helping.GoodMilitary(kinds.RARE, 2)]),
    windfall("Psi-Crystal World", kinds.RARE, cost=5, vp=3, symbol=True, powers=[turns.ChooseLast(), explore.See(1), settle.Military(-1)]),
    windfall("Ravaged Uplift World", kinds.GENES, cost=2, vp=-1, words=kinds.UPLIFT | kinds.CHROMO, powers=[helping.PayForWord(kinds.CHROMO, 0), produce.PrestigeIfMostChromo(1)]),
    production("Information Hub", kinds.NOVELTY, defense=3, vp=2, symbol=True, powers=[explore.Mix(), develop.Sift(1), produce.Here()]),
    windfall("Alien Guardian", kinds.ALIEN, defense=9, vp=9, words=kinds.ALIEN_WORD, symbol=True, powers=[consume.CardsForPrestige(2, prestige=1)]),
    production("Universal Exports", kinds.NOVELTY, cost=3, vp=2, powers=[explore.Mix(), trade.Bonus(1), produce.Here(), produce.WindfallForCard()]),
    world("Black Hole Miners", cost=4, vp=0, symbol=True, powers=[produce.Draw(3), turns.HandLimit(12)]),
]

DEVELOPMENTS: Final[list[Card]] = [
    development("Interstellar Casus Belli", cost=4, vp=0, powers=[takeover.OfAnybody(cost=1, reward=2), consume.SpendPrestige(vp=3)]),
    development("Imperium Invasion Fleet", cost=5, vp=3, words=kinds.IMPERIUM, symbol=True, powers=[settle.Military(3), settle.MilitaryAgainstRebels(1), helping.ConquerPeaceful(less=0, prestige=2, takeovers=True)]),
    development("Imperium Planet Buster", cost=9, vp=9, copies=1, words=kinds.IMPERIUM, symbol=True, powers=[settle.Military(3), takeover.OfMilitary(reward=2, destroys=True)]),  # [race.six.planet-buster]
    development("Pan-Galactic Mediator", cost=1, vp=1, symbol=True, powers=[explore.See(1), settle.Military(-1), settle.PayPrestige(1)]),
    development("Rebel Troops", cost=2, vp=1, words=kinds.REBEL, powers=[settle.Military(1), helping.Mercenaries(1), consume.Goods(cards=2)]),
    development("Terraforming Engineers", cost=3, vp=2, words=kinds.TERRAFORMING, powers=[explore.See(1), settle.Cheaper(1), settle.Replace(3), consume.Goods(vp=1)]),
    development("Galactic Markets", cost=4, vp=2, symbol=True, powers=[settle.DrawAfter(1), consume.Goods(vp=1, times=3), produce.Draw(1)]),
    development("Rebel Sneak Attack", cost=2, vp=1, words=kinds.REBEL, powers=[explore.Mix(), settle.SneakWorld(), takeover.OfImperium(discard=True, per_rebel_world=2)]),
    development("Galactic Power Brokers", cost=5, vp=3, symbol=True, powers=[develop.Sift(2), consume.SpendPrestige(cards=3)]),
]

SIXES: Final[list[Card]] = [
    six("Golden Age of Terraforming", words=kinds.TERRAFORMING, symbol=True, powers=[develop.SpendGood(kinds.RARE, 2), helping.SpendGood(kinds.GENES, 3), settle.GoodOnProduction()], lines=[score.WithWord(2, kinds.TERRAFORMING), score.Development(1, six=True), score.Production(1)]),  # [race.six.golden-age]
    six("Universal Peace Institute", symbol=True, powers=[settle.Cheaper(2), settle.Military(-2), consume.Goods(vp=1, cards=1, prestige=1, together=2)], lines=[score.MilitaryWorld(1), score.Named(2, "pan-galactic-mediator"), score.NegativeMilitary()]),  # [race.six.universal-peace-institute]
    six("Pan-Galactic Hologrid", powers=[explore.CardForPrestige(1), settle.DrawAfter(1), trade.Bonus(2, on=kinds.NOVELTY)], lines=[score.WorldOfKind(2, kinds.NOVELTY), score.Named(2, "expanding-colony"), score.World(1)]),  # [race.six.pan-galactic-hologrid]
    six("Pan-Galactic Affluence", symbol=True, powers=[develop.Prestige(1, after=develop.ANY_DEVELOPMENT), consume.Goods(vp=1, prestige=1, together=2), produce.DrawIfMost(kinds.ANY, 1)], lines=[score.Named(2, "export-duties"), score.Named(2, "galactic-renaissance"), score.Named(2, "terraformed-world"), score.Prestige()]),  # [race.six.pan-galactic-affluence]
    six("Alien Cornucopia", words=kinds.ALIEN_WORD, powers=[settle.Prestige(1, after=settle.PRODUCTION), produce.Draw(1)], lines=[score.WithWord(2, kinds.ALIEN_WORD), score.Production(1, kinds.NOVELTY), score.Production(1, kinds.RARE), score.Production(1, kinds.GENES)]),  # [race.six.alien-cornucopia]
    six("Galactic Federation", powers=[develop.Cheaper(2)], lines=[score.Development(2, six=True), score.Development(1)]),  # [race.six.galactic-federation-3]
]

BRINK_OF_WAR: Final = START_WORLDS + WORLDS + DEVELOPMENTS + SIXES
