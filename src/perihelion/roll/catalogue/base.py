"""The 55 game tiles, the 9 factions and the 9 home worlds [roll.comp.tiles, roll.comp.unique].

Where a development stands beside a world they are the two sides of one tile.
"""

# A side is one line, however long.
# ruff: noqa: E501
# fmt: off

from __future__ import annotations

from typing import Final

from perihelion.roll import ids
from perihelion.roll.catalogue.lines import citizenry, cup, development, good, world
from perihelion.roll.pieces.tiles import Faction, Side, Tile, TileSet
from perihelion.roll.power import SELECTED, mask_of
from perihelion.roll.powers import assign, build, ending, explore, score, ship

NOT_HOME: Final = mask_of([ids.MILITARY, ids.CONSUMPTION, ids.NOVELTY, ids.RARE, ids.GENES, ids.ALIEN])

TILES: Final[list[Tile]] = [
    Tile(
        development("Advanced Logistics", 1, [explore.Rearrange()]),
        world("Designer Species, Ultd.", ids.GENES, 5, [good(ids.GENES)], credits=1),
    ),
    Tile(
        development("Backup Planning", 1, [assign.DictateAgain()]),
        world("Galactic Trendsetters", ids.GRAY, 6, [citizenry(ids.CONSUMPTION, 2)], credits=2),
    ),
    Tile(
        development("Diversification", 1, [assign.Reassign(1, 1, colours=mask_of([ids.HOME]), sources=mask_of([ids.EXPLORE]))]),
        world("Lost Species Ark World", ids.GENES, 5, [good(ids.GENES)], credits=1),
    ),
    Tile(
        development("Hydroponics Guild", 1, [assign.Reassign(1, 1, colours=mask_of([ids.NOVELTY, ids.GENES]))]),
        world("Alien Sentinels", ids.ALIEN, 6, [cup(ids.ALIEN)], credits=3),
    ),
    Tile(
        development("Jumpdrive Research", 1, [ship.TradeBonus(1, [ids.RARE])]),
        world("Deserted Alien Library", ids.ALIEN, 6, [good(ids.ALIEN)], credits=2),
    ),
    Tile(
        development("Public Works", 1, [build.CreditsForTile(ids.DEVELOP, 1)]),
        world("Lost Alien Warship", ids.ALIEN, 5, [cup(ids.ALIEN)], credits=2),
    ),
    Tile(
        development("Space Mercenaries", 1, [assign.Reassign(1, 1, colours=mask_of([ids.MILITARY, ids.RARE]))]),
        world("Lost Alien Battle Fleet", ids.ALIEN, 6, [cup(ids.ALIEN)], credits=3),
    ),
    Tile(
        development("Technology Unions", 1, [ending.CreditsForMost(ids.EXPLORE, 1), ending.CreditsForMost(ids.PRODUCE, 1)]),
        world("Deserted Alien Colony", ids.ALIEN, 5, [good(ids.ALIEN)], credits=1),
    ),
    Tile(
        development("Terraforming Robots", 1, [build.CreditsForTile(ids.SETTLE, 1), build.CreditsForTile(ids.SETTLE, 1, [ids.RARE])]),
        world("Terraformed World", ids.GRAY, 5, [citizenry(ids.CONSUMPTION)], credits=2),
    ),
    Tile(
        development("Colonial Affinity", 2, [assign.Reassign(1, 1, to=mask_of([ids.SETTLE]))]),
        world("Malevolent Lifeforms", ids.GENES, 4, [good(ids.GENES)]),
    ),
    Tile(
        development("Export Duties", 2, [ship.TradeBonus(1)]),
        world("Silicon World", ids.RARE, 4, [good(ids.RARE)], credits=1),
    ),
    Tile(
        development("Galactic Demand", 2, [ship.TradeBonus(2, [ids.NOVELTY])]),
        world("Deserted Alien Outpost", ids.ALIEN, 4, [good(ids.ALIEN)]),
    ),
    Tile(
        development("Galactic Recycling", 2, [build.CreditsForTile(ids.DEVELOP, 1), build.CreditsForTile(ids.SETTLE, 1)]),
        world("Alien Robot Scout Ship", ids.ALIEN, 4, [cup(ids.ALIEN)], credits=1),
    ),
    Tile(
        development("Local Subsidies", 2, [assign.Reassign(1, 1, colours=mask_of([ids.HOME]))]),
        world("Distant World", ids.GENES, 4, [cup(ids.GENES)], credits=1),
    ),
    Tile(
        development("Minor Research Labs", 2, [ship.ConsumePoints(1, [ids.GENES, ids.ALIEN])]),
        world("Transport Hub", ids.GRAY, 4, [citizenry(ids.CONSUMPTION)], credits=1),
    ),
    Tile(
        development("Operations Affinity", 2, [assign.Reassign(1, 1, to=mask_of([ids.EXPLORE, ids.PRODUCE]))]),
        world("Tourist World", ids.GRAY, 4, [citizenry(ids.CONSUMPTION)], credits=1),
    ),
    Tile(
        development("Shipping Affinity", 2, [assign.Reassign(1, 1, to=mask_of([ids.SHIP]))]),
        world("Deep Space Symbionts, Ltd.", ids.GENES, 4, [cup(ids.GENES)], credits=1),
    ),
    Tile(
        development("Space Docks", 2, [explore.ExtraWorkers(ids.SHIP, [ids.HOME])]),
        world("Armaments World", ids.RARE, 4, [good(ids.RARE)], credits=1),
    ),
    Tile(
        development("Technology Affinity", 2, [assign.Reassign(1, 1, to=mask_of([ids.DEVELOP]))]),
        world("Jungle World", ids.GENES, 4, [good(ids.GENES)]),
    ),
    Tile(
        development("Alien Research Team", 3, [explore.ExtraTile(), explore.CreditsForScout(1, ids.ALIEN)]),
        world("Rebel Warrior Race", ids.GENES, 3, [citizenry(ids.MILITARY), citizenry(ids.GENES)], loses=True),
    ),
    Tile(
        development("Alien Uplift Blueprints", 3, [build.CheaperWorlds(1, [ids.GENES, ids.ALIEN])]),
        world("Information Hub", ids.NOVELTY, 3, [good(ids.NOVELTY)]),
    ),
    Tile(
        development("Executive Power", 3, [assign.Reassign(2, 2, to=SELECTED, together=True)]),
        world("Trading World", ids.GRAY, 3, [citizenry(ids.CONSUMPTION)]),
    ),
    Tile(
        development("Free Trade Zone", 3, [build.CheaperWorlds(2, [ids.GRAY], floor=2)]),
        world("Galactic Resort", ids.NOVELTY, 3, [good(ids.NOVELTY)]),
    ),
    Tile(
        development("Galactic Influence", 3, [assign.Reassign(1, 1)]),
        world("Blaster Gem Mines", ids.RARE, 3, [citizenry(ids.MILITARY), citizenry(ids.RARE)]),
    ),
    Tile(
        development("Galactic Mandate", 3, [assign.DictateMore(3)]),
        world("Mining World", ids.RARE, 3, [good(ids.RARE)]),
    ),
    Tile(
        development("Homeworld Patriotism", 3, [assign.Reassign(1, 2, colours=mask_of([ids.HOME]), to=SELECTED)]),
        world("Plague World", ids.GENES, 3, [cup(ids.GENES)]),
    ),
    Tile(
        development("Isolation Policy", 3, [assign.Reassign(1, 2, sources=mask_of([ids.EXPLORE]))]),
        world("Planetary Nebula", ids.RARE, 3, [good(ids.RARE)]),
    ),
    Tile(
        development("Mad Scientists", 3, [assign.ReassignMajority(ids.NOVELTY)]),
        world("Gateway Station", ids.GRAY, 3, [citizenry(ids.CONSUMPTION)]),
    ),
    Tile(
        development("Major Research Labs", 3, [explore.ExtraWorkers(ids.EXPLORE, [ids.HOME])]),
        world("Galactic Fuel Depot", ids.RARE, 3, [good(ids.RARE)]),
    ),
    Tile(
        development("Merchant Guild", 3, [ending.Credits(ids.PRODUCE, 2)]),
        world("Jumpdrive Fuel Refinery", ids.RARE, 3, [good(ids.RARE)]),
    ),
    Tile(
        development("Space Marines", 3, credits=1, loses=True, gains=[cup(ids.MILITARY)]),
        world("Prosperous World", ids.NOVELTY, 3, [good(ids.NOVELTY)]),
    ),
    Tile(
        development("Space Refineries", 3, [ship.ConsumePoints(1, [ids.RARE])]),
        world("Uplift Overseers", ids.GENES, 3, [cup(ids.GENES)]),
    ),
    Tile(
        development("Space Tourism", 3, [ending.Credits(ids.SHIP, 1), ending.CreditsForHighestWorld(1)]),
        world("Universal Exports", ids.NOVELTY, 3, [good(ids.NOVELTY)]),
    ),
    Tile(
        development("Trade Levies", 3, [ship.ConsumeCredits(1)]),
        world("Comet Zone", ids.RARE, 3, [good(ids.RARE)]),
    ),
    Tile(
        development("Conscription", 4, loses=True, gains=[cup(ids.MILITARY, 2)]),
        world("Gem World", ids.NOVELTY, 2, [cup(ids.NOVELTY)]),
    ),
    Tile(
        development("Galactic Salon", 4, [ship.Points(1)]),
        world("Runaway Robots", ids.RARE, 2, [cup(ids.MILITARY)]),
    ),
    Tile(
        development("Information Tech", 4, loses=True, gains=[cup(ids.NOVELTY, 2)]),
        world("Pirate World", ids.NOVELTY, 2, [citizenry(ids.MILITARY)]),
    ),
    Tile(
        development("Investment Credits", 4, [build.CheaperDevelopments(1)]),
        world("Galactic Survey Headquarters", ids.NOVELTY, 2, [cup(ids.NOVELTY)]),
    ),
    Tile(
        development("Propaganda Campaign", 4, [assign.Reassign(1, 2, to=SELECTED)]),
        world("Ore-Rich World", ids.RARE, 2, [cup(ids.RARE)]),
    ),
    Tile(
        development("Replicant Robots", 4, [build.CheaperWorlds(1)]),
        world("Space Port", ids.NOVELTY, 2, [cup(ids.NOVELTY)]),
    ),
    Tile(
        development("Alien Research Ship", 5, [explore.ExtraWorkers(ids.EXPLORE, [ids.HOME, ids.ALIEN])]),
        world("Spice World", ids.NOVELTY, 2, [cup(ids.NOVELTY)]),
    ),
    Tile(
        development("Galactic Investors", 5, [ending.Credits(ids.DEVELOP, 2)]),
        world("New Vinland", ids.NOVELTY, 2, [cup(ids.NOVELTY)]),
    ),
    Tile(
        development("Nanotechnology", 5, [assign.Reassign(1, 2)]),
        world("Radioactive World", ids.RARE, 2, [cup(ids.RARE)]),
    ),
    Tile(
        development("Organic Shipyards", 5, [explore.ExtraWorkers(ids.SHIP, [ids.HOME, ids.GENES])]),
        world("Outlaw World", ids.GRAY, 2, [cup(ids.MILITARY)]),
    ),
    Tile(
        development("Robot Surveyors", 5, [ending.Credits(ids.SETTLE, 2)]),
        world("Asteroid Belt", ids.RARE, 2, [cup(ids.RARE)]),
    ),
    Tile(
        development("Free Trade Association", 6, [ending.Credits(ids.SHIP, 2)], score.WorldShare(2, ids.NOVELTY)),
        world("Sentient Robots", ids.GRAY, 2, [cup(ids.MILITARY)]),
    ),
    Tile(
        development("Galactic Bankers", 6, [ship.BuyPoint()], score.PerDevelopment(without_reassign=False)),
        world("Former Penal Colony", ids.NOVELTY, 1, [cup(ids.MILITARY)], loses=True),
    ),
    Tile(
        development("Galactic Exchange", 6, [build.ToCup(ids.SETTLE, 2)], score.PerColour()),
        world("Star Nomad Lair", ids.NOVELTY, 1, [citizenry(ids.NOVELTY)]),
    ),
    Tile(
        development("Galactic Federation", 6, [build.ToCup(ids.DEVELOP, 2)], score.DevelopmentShare(3, only_reassign=False)),
        world("Artist Colony", ids.NOVELTY, 1, [citizenry(ids.NOVELTY)]),
    ),
    Tile(
        development("Galactic Renaissance", 6, [ship.ConsumePoints(1)], score.Triangular()),
        world("Fifth Column", ids.GRAY, 1, [cup(ids.MILITARY)]),
    ),
    Tile(
        development("Galactic Reserves", 6, [ending.MoreGoods()], score.PerGood()),
        world("Rebel Hideout", ids.GRAY, 2, [citizenry(ids.MILITARY, 2)]),
    ),
    Tile(
        development("Mining League", 6, [ending.CreditsForGoods(1, on=ids.RARE)], score.PerWorld(2, ids.RARE)),
        world("New Survivalists", ids.NOVELTY, 1, [citizenry(ids.NOVELTY)]),
    ),
    Tile(
        development("New Economy", 6, [ship.ConsumeCredits(2)], score.PerDevelopment(without_reassign=True)),
        world("High-Gravity World", ids.GRAY, 1, [cup(ids.MILITARY)]),
    ),
    Tile(
        development("New Galactic Order", 6, [build.ColourToCup(ids.SETTLE, ids.MILITARY)], score.PerSet(2, ids.MILITARY, per=3)),
        world("Secluded World", ids.NOVELTY, 1, [citizenry(ids.NOVELTY)]),
    ),
    Tile(
        development("System Diversification", 6, [assign.Reassign(1, 2, colours=NOT_HOME)], score.DevelopmentShare(2, only_reassign=True)),
        world("Rebel Miners", ids.RARE, 2, [citizenry(ids.MILITARY, 2)], loses=True),
    ),
]

FACTIONS: Final[list[Faction]] = [
    Faction(1,
        development("Space Piracy", 0, [ending.CreditsForCitizens(ids.SHIP, ids.MILITARY, per=2)]),
        world("Hidden Fortress", ids.GRAY, 2, [citizenry(ids.MILITARY)]),
    ),
    Faction(2,
        development("Alien Archaeology", 1, [explore.StockMore(4, ids.ALIEN)]),
        world("Alien Rosetta Stone World", ids.GRAY, 1, [citizenry(ids.ALIEN)]),
    ),
    Faction(3,
        development("Consumer Markets", 3, [ending.CreditsForGoods(1, on=ids.NOVELTY)]),
        world("Space Mall", ids.NOVELTY, 0, [cup(ids.NOVELTY)]),
    ),
    Faction(4,
        development("Improved Reconnaissance", 2, [explore.OnTop()]),
        world("Wormhole Station", ids.RARE, 3, [cup(ids.RARE)]),
    ),
    Faction(5,
        development("Genetics Lab", 2, [ending.CreditsForGoods(2, of=ids.GENES)]),
        world("The Last of the Gnarssh", ids.GENES, 0, [citizenry(ids.GENES)]),
    ),
    Faction(6,
        development("Galactic Religion", 2, [ending.CreditsForCitizens(ids.DEVELOP, ids.NOVELTY, per=1)]),
        world("Pilgrimage World", ids.NOVELTY, 3, [good(ids.NOVELTY)]),
    ),
    Faction(7,
        development("Biological Adaptation", 2, [build.CheaperDevelopments(1, only_reassign=True)]),
        world("Aquatic Uplift World", ids.GRAY, 2, [cup(ids.GENES)]),
    ),
    Faction(8,
        development("Mining Industry", 2, [ship.ConsumeCredits(1, [ids.RARE])]),
        world("Meteorite Planet", ids.RARE, 1, [citizenry(ids.RARE)]),
    ),
    Faction(9,
        world("Destroyed Colony", ids.GRAY, 0, [cup(ids.CONSUMPTION)]),
        world("Awakened Alien Outpost", ids.ALIEN, 3, [citizenry(ids.MILITARY)]),
    ),
]

HOME_WORLDS: Final[list[Side]] = [
    world("Alpha Centauri", ids.RARE, 1, [good(ids.RARE)]),
    world("Ancient Race", ids.GENES, 0, [good(ids.GENES)]),
    world("Damaged Alien Factory", ids.ALIEN, 1, [citizenry(ids.ALIEN)]),
    world("Doomed World", ids.GRAY, 0, start_credits=8),
    world("Earth's Lost Colony", ids.NOVELTY, 2, [good(ids.NOVELTY)]),
    world("Epsilon Eridani", ids.GRAY, 2, [citizenry(ids.NOVELTY), citizenry(ids.MILITARY)]),
    world("New Sparta", ids.GRAY, 2, [citizenry(ids.MILITARY, 2)]),
    world("Old Earth", ids.GRAY, 3, [citizenry(ids.CONSUMPTION)]),
    world("Separatist Colony", ids.GRAY, 2, [cup(ids.MILITARY)]),
]

BASE: Final = TileSet("base", TILES, FACTIONS, HOME_WORLDS)
