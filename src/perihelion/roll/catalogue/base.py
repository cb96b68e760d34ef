"""The 55 game tiles, the 9 factions and the 9 home worlds [roll.comp.tiles, roll.comp.unique].

Where a development stands beside a world they are the two sides of one tile.
"""

# A side is one line, however long.
# ruff: noqa: E501
# fmt: off

from __future__ import annotations

from typing import Final

from perihelion.roll.catalogue.lines import citizenry, cup, development, good, world
from perihelion.roll.ids import (
    ALIEN,
    CONSUMPTION,
    DEVELOP,
    EXPLORE,
    GENES,
    GRAY,
    HOME,
    MILITARY,
    NOVELTY,
    PRODUCE,
    RARE,
    SETTLE,
    SHIP,
)
from perihelion.roll.pieces.tiles import Faction, Side, Tile, TileSet
from perihelion.roll.power import SELECTED, mask_of
from perihelion.roll.powers import assign, build, ending, explore, score, ship

NOT_HOME: Final = mask_of([MILITARY, CONSUMPTION, NOVELTY, RARE, GENES, ALIEN])

TILES: Final[list[Tile]] = [
    Tile(
        development("Advanced Logistics", 1, [explore.Rearrange()]),
        world("Designer Species, Ultd.", GENES, 5, [good(GENES)], credits=1),
    ),
    Tile(
        development("Backup Planning", 1, [assign.DictateAgain()]),
        world("Galactic Trendsetters", GRAY, 6, [citizenry(CONSUMPTION, 2)], credits=2),
    ),
    Tile(
        development("Diversification", 1, [assign.Reassign(1, 1, colours=mask_of([HOME]), sources=mask_of([EXPLORE]))]),
        world("Lost Species Ark World", GENES, 5, [good(GENES)], credits=1),
    ),
    Tile(
        development("Hydroponics Guild", 1, [assign.Reassign(1, 1, colours=mask_of([NOVELTY, GENES]))]),
        world("Alien Sentinels", ALIEN, 6, [cup(ALIEN)], credits=3),
    ),
    Tile(
        development("Jumpdrive Research", 1, [ship.TradeBonus(1, [RARE])]),
        world("Deserted Alien Library", ALIEN, 6, [good(ALIEN)], credits=2),
    ),
    Tile(
        development("Public Works", 1, [build.CreditsForTile(DEVELOP, 1)]),
        world("Lost Alien Warship", ALIEN, 5, [cup(ALIEN)], credits=2),
    ),
    Tile(
        development("Space Mercenaries", 1, [assign.Reassign(1, 1, colours=mask_of([MILITARY, RARE]))]),
        world("Lost Alien Battle Fleet", ALIEN, 6, [cup(ALIEN)], credits=3),
    ),
    Tile(
        development("Technology Unions", 1, [ending.CreditsForMost(EXPLORE, 1), ending.CreditsForMost(PRODUCE, 1)]),
        world("Deserted Alien Colony", ALIEN, 5, [good(ALIEN)], credits=1),
    ),
    Tile(
        development("Terraforming Robots", 1, [build.CreditsForTile(SETTLE, 1), build.CreditsForTile(SETTLE, 1, [RARE])]),
        world("Terraformed World", GRAY, 5, [citizenry(CONSUMPTION)], credits=2),
    ),
    Tile(
        development("Colonial Affinity", 2, [assign.Reassign(1, 1, to=mask_of([SETTLE]))]),
        world("Malevolent Lifeforms", GENES, 4, [good(GENES)]),
    ),
    Tile(
        development("Export Duties", 2, [ship.TradeBonus(1)]),
        world("Silicon World", RARE, 4, [good(RARE)], credits=1),
    ),
    Tile(
        development("Galactic Demand", 2, [ship.TradeBonus(2, [NOVELTY])]),
        world("Deserted Alien Outpost", ALIEN, 4, [good(ALIEN)]),
    ),
    Tile(
        development("Galactic Recycling", 2, [build.CreditsForTile(DEVELOP, 1), build.CreditsForTile(SETTLE, 1)]),
        world("Alien Robot Scout Ship", ALIEN, 4, [cup(ALIEN)], credits=1),
    ),
    Tile(
        development("Local Subsidies", 2, [assign.Reassign(1, 1, colours=mask_of([HOME]))]),
        world("Distant World", GENES, 4, [cup(GENES)], credits=1),
    ),
    Tile(
        development("Minor Research Labs", 2, [ship.ConsumePoints(1, [GENES, ALIEN])]),
        world("Transport Hub", GRAY, 4, [citizenry(CONSUMPTION)], credits=1),
    ),
    Tile(
        development("Operations Affinity", 2, [assign.Reassign(1, 1, to=mask_of([EXPLORE, PRODUCE]))]),
        world("Tourist World", GRAY, 4, [citizenry(CONSUMPTION)], credits=1),
    ),
    Tile(
        development("Shipping Affinity", 2, [assign.Reassign(1, 1, to=mask_of([SHIP]))]),
        world("Deep Space Symbionts, Ltd.", GENES, 4, [cup(GENES)], credits=1),
    ),
    Tile(
        development("Space Docks", 2, [explore.ExtraWorkers(SHIP, [HOME])]),
        world("Armaments World", RARE, 4, [good(RARE)], credits=1),
    ),
    Tile(
        development("Technology Affinity", 2, [assign.Reassign(1, 1, to=mask_of([DEVELOP]))]),
        world("Jungle World", GENES, 4, [good(GENES)]),
    ),
    Tile(
        development("Alien Research Team", 3, [explore.ExtraTile(), explore.CreditsForScout(1, ALIEN)]),
        world("Rebel Warrior Race", GENES, 3, [citizenry(MILITARY), citizenry(GENES)], loses=True),
    ),
    Tile(
        development("Alien Uplift Blueprints", 3, [build.CheaperWorlds(1, [GENES, ALIEN])]),
        world("Information Hub", NOVELTY, 3, [good(NOVELTY)]),
    ),
    Tile(
        development("Executive Power", 3, [assign.Reassign(2, 2, to=SELECTED, together=True)]),
        world("Trading World", GRAY, 3, [citizenry(CONSUMPTION)]),
    ),
    Tile(
        development("Free Trade Zone", 3, [build.CheaperWorlds(2, [GRAY], floor=2)]),
        world("Galactic Resort", NOVELTY, 3, [good(NOVELTY)]),
    ),
    Tile(
        development("Galactic Influence", 3, [assign.Reassign(1, 1)]),
        world("Blaster Gem Mines", RARE, 3, [citizenry(MILITARY), citizenry(RARE)]),
    ),
    Tile(
        development("Galactic Mandate", 3, [assign.DictateMore(3)]),
        world("Mining World", RARE, 3, [good(RARE)]),
    ),
    Tile(
        development("Homeworld Patriotism", 3, [assign.Reassign(1, 2, colours=mask_of([HOME]), to=SELECTED)]),
        world("Plague World", GENES, 3, [cup(GENES)]),
    ),
    Tile(
        development("Isolation Policy", 3, [assign.Reassign(1, 2, sources=mask_of([EXPLORE]))]),
        world("Planetary Nebula", RARE, 3, [good(RARE)]),
    ),
    Tile(
        development("Mad Scientists", 3, [assign.ReassignMajority(NOVELTY)]),
        world("Gateway Station", GRAY, 3, [citizenry(CONSUMPTION)]),
    ),
    Tile(
        development("Major Research Labs", 3, [explore.ExtraWorkers(EXPLORE, [HOME])]),
        world("Galactic Fuel Depot", RARE, 3, [good(RARE)]),
    ),
    Tile(
        development("Merchant Guild", 3, [ending.Credits(PRODUCE, 2)]),
        world("Jumpdrive Fuel Refinery", RARE, 3, [good(RARE)]),
    ),
    Tile(
        development("Space Marines", 3, credits=1, loses=True, gains=[cup(MILITARY)]),
        world("Prosperous World", NOVELTY, 3, [good(NOVELTY)]),
    ),
    Tile(
        development("Space Refineries", 3, [ship.ConsumePoints(1, [RARE])]),
        world("Uplift Overseers", GENES, 3, [cup(GENES)]),
    ),
    Tile(
        development("Space Tourism", 3, [ending.Credits(SHIP, 1), ending.CreditsForHighestWorld(1)]),
        world("Universal Exports", NOVELTY, 3, [good(NOVELTY)]),
    ),
    Tile(
        development("Trade Levies", 3, [ship.ConsumeCredits(1)]),
        world("Comet Zone", RARE, 3, [good(RARE)]),
    ),
    Tile(
        development("Conscription", 4, loses=True, gains=[cup(MILITARY, 2)]),
        world("Gem World", NOVELTY, 2, [cup(NOVELTY)]),
    ),
    Tile(
        development("Galactic Salon", 4, [ship.Points(1)]),
        world("Runaway Robots", RARE, 2, [cup(MILITARY)]),
    ),
    Tile(
        development("Information Tech", 4, loses=True, gains=[cup(NOVELTY, 2)]),
        world("Pirate World", NOVELTY, 2, [citizenry(MILITARY)]),
    ),
    Tile(
        development("Investment Credits", 4, [build.CheaperDevelopments(1)]),
        world("Galactic Survey Headquarters", NOVELTY, 2, [cup(NOVELTY)]),
    ),
    Tile(
        development("Propaganda Campaign", 4, [assign.Reassign(1, 2, to=SELECTED)]),
        world("Ore-Rich World", RARE, 2, [cup(RARE)]),
    ),
    Tile(
        development("Replicant Robots", 4, [build.CheaperWorlds(1)]),
        world("Space Port", NOVELTY, 2, [cup(NOVELTY)]),
    ),
    Tile(
        development("Alien Research Ship", 5, [explore.ExtraWorkers(EXPLORE, [HOME, ALIEN])]),
        world("Spice World", NOVELTY, 2, [cup(NOVELTY)]),
    ),
    Tile(
        development("Galactic Investors", 5, [ending.Credits(DEVELOP, 2)]),
        world("New Vinland", NOVELTY, 2, [cup(NOVELTY)]),
    ),
    Tile(
        development("Nanotechnology", 5, [assign.Reassign(1, 2)]),
        world("Radioactive World", RARE, 2, [cup(RARE)]),
    ),
    Tile(
        development("Organic Shipyards", 5, [explore.ExtraWorkers(SHIP, [HOME, GENES])]),
        world("Outlaw World", GRAY, 2, [cup(MILITARY)]),
    ),
    Tile(
        development("Robot Surveyors", 5, [ending.Credits(SETTLE, 2)]),
        world("Asteroid Belt", RARE, 2, [cup(RARE)]),
    ),
    Tile(
        development("Free Trade Association", 6, [ending.Credits(SHIP, 2)], score.WorldShare(2, NOVELTY)),
        world("Sentient Robots", GRAY, 2, [cup(MILITARY)]),
    ),
    Tile(
        development("Galactic Bankers", 6, [ship.BuyPoint()], score.PerDevelopment(without_reassign=False)),
        world("Former Penal Colony", NOVELTY, 1, [cup(MILITARY)], loses=True),
    ),
    Tile(
        development("Galactic Exchange", 6, [build.ToCup(SETTLE, 2)], score.PerColour()),
        world("Star Nomad Lair", NOVELTY, 1, [citizenry(NOVELTY)]),
    ),
    Tile(
        development("Galactic Federation", 6, [build.ToCup(DEVELOP, 2)], score.DevelopmentShare(3, only_reassign=False)),
        world("Artist Colony", NOVELTY, 1, [citizenry(NOVELTY)]),
    ),
    Tile(
        development("Galactic Renaissance", 6, [ship.ConsumePoints(1)], score.Triangular()),
        world("Fifth Column", GRAY, 1, [cup(MILITARY)]),
    ),
    Tile(
        development("Galactic Reserves", 6, [ending.MoreGoods()], score.PerGood()),
        world("Rebel Hideout", GRAY, 2, [citizenry(MILITARY, 2)]),
    ),
    Tile(
        development("Mining League", 6, [ending.CreditsForGoods(1, on=RARE)], score.PerWorld(2, RARE)),
        world("New Survivalists", NOVELTY, 1, [citizenry(NOVELTY)]),
    ),
    Tile(
        development("New Economy", 6, [ship.ConsumeCredits(2)], score.PerDevelopment(without_reassign=True)),
        world("High-Gravity World", GRAY, 1, [cup(MILITARY)]),
    ),
    Tile(
        development("New Galactic Order", 6, [build.ColourToCup(SETTLE, MILITARY)], score.PerSet(2, MILITARY, per=3)),
        world("Secluded World", NOVELTY, 1, [citizenry(NOVELTY)]),
    ),
    Tile(
        development("System Diversification", 6, [assign.Reassign(1, 2, colours=NOT_HOME)], score.DevelopmentShare(2, only_reassign=True)),
        world("Rebel Miners", RARE, 2, [citizenry(MILITARY, 2)], loses=True),
    ),
]

FACTIONS: Final[list[Faction]] = [
    Faction(1,
        development("Space Piracy", 0, [ending.CreditsForCitizens(SHIP, MILITARY, per=2)]),
        world("Hidden Fortress", GRAY, 2, [citizenry(MILITARY)]),
    ),
    Faction(2,
        development("Alien Archaeology", 1, [explore.StockMore(4, ALIEN)]),
        world("Alien Rosetta Stone World", GRAY, 1, [citizenry(ALIEN)]),
    ),
    Faction(3,
        development("Consumer Markets", 3, [ending.CreditsForGoods(1, on=NOVELTY)]),
        world("Space Mall", NOVELTY, 0, [cup(NOVELTY)]),
    ),
    Faction(4,
        development("Improved Reconnaissance", 2, [explore.OnTop()]),
        world("Wormhole Station", RARE, 3, [cup(RARE)]),
    ),
    Faction(5,
        development("Genetics Lab", 2, [ending.CreditsForGoods(2, of=GENES)]),
        world("The Last of the Gnarssh", GENES, 0, [citizenry(GENES)]),
    ),
    Faction(6,
        development("Galactic Religion", 2, [ending.CreditsForCitizens(DEVELOP, NOVELTY, per=1)]),
        world("Pilgrimage World", NOVELTY, 3, [good(NOVELTY)]),
    ),
    Faction(7,
        development("Biological Adaptation", 2, [build.CheaperDevelopments(1, only_reassign=True)]),
        world("Aquatic Uplift World", GRAY, 2, [cup(GENES)]),
    ),
    Faction(8,
        development("Mining Industry", 2, [ship.ConsumeCredits(1, [RARE])]),
        world("Meteorite Planet", RARE, 1, [citizenry(RARE)]),
    ),
    Faction(9,
        world("Destroyed Colony", GRAY, 0, [cup(CONSUMPTION)]),
        world("Awakened Alien Outpost", ALIEN, 3, [citizenry(MILITARY)]),
    ),
]

HOME_WORLDS: Final[list[Side]] = [
    world("Alpha Centauri", RARE, 1, [good(RARE)]),
    world("Ancient Race", GENES, 0, [good(GENES)]),
    world("Damaged Alien Factory", ALIEN, 1, [citizenry(ALIEN)]),
    world("Doomed World", GRAY, 0, start_credits=8),
    world("Earth's Lost Colony", NOVELTY, 2, [good(NOVELTY)]),
    world("Epsilon Eridani", GRAY, 2, [citizenry(NOVELTY), citizenry(MILITARY)]),
    world("New Sparta", GRAY, 2, [citizenry(MILITARY, 2)]),
    world("Old Earth", GRAY, 3, [citizenry(CONSUMPTION)]),
    world("Separatist Colony", GRAY, 2, [cup(MILITARY)]),
]

BASE: Final = TileSet("base", TILES, FACTIONS, HOME_WORLDS)
