"""The catalogue beside the ledger: which cards carry which powers, with which figures.

The figures are read off what a power answers at each moment of play, not off its constructor.
"""

from __future__ import annotations

import pytest

from perihelion.race.catalogue.base import BASE, DEVELOPMENTS, SIXES, START_WORLDS, WORLDS
from perihelion.race.catalogue.second import SECOND
from race.moments import found, listed, moments

CARDS_WITH = {
    "explore-draw": "Expedition Force (1) x2; Malevolent Lifeforms (1); Galactic Survey: SETI (2); "
    "Star Nomad Lair (1); Galactic Renaissance (2)",
    "explore-keep": "Research Labs (1) x2; Galactic Renaissance (1)",
    "develop-discount": "Investment Credits (-1) x2; Galactic Federation (-2)",
    "develop-start-draw": "Interstellar Bank (1) x2",
    "develop-draw-after": "Public Works (1) x2",
    "settle-discount-any": "Replicant Robots (-2) x2",
    "settle-discount-kind": "Alpha Centauri (-1 rare); Mining Robots (-1 rare) x2; "
    "Alien Tech Institute (-2 alien); Alien Rosetta Stone World (-2 alien)",
    "colony-ship": "Colony Ship (cost 0) x2",
    "pay-for-military": "Contact Specialist (defense -1) x2",
    "military": "Epsilon Eridani (+1); New Sparta (+2); Expedition Force (+1) x2; "
    "Former Penal Colony (+1); Space Marines (+2) x2; Contact Specialist (-1) x2; "
    "Rebel Outpost (+1); Rebel Warrior Race (+1); Lost Alien Battle Fleet (+3); "
    "Pan-Galactic League (-1); Refugee World (-1); Empath World (-1); Lost Alien Warship (+2); "
    "Alien Robot Scout Ship (+1); Drop Ships (+3) x2; New Galactic Order (+2); "
    "Imperium Armaments World (+1); Blaster Gem Mines (+1)",
    "military-specialised": "Alpha Centauri (+1 vs rare); Alien Tech Institute (+2 vs alien); "
    "Alien Rosetta Stone World (+2 vs alien); Galactic Imperium (+4 vs REBEL)",
    "temp-military": "New Military Tactics (+3) x2",
    "settle-draw-after": "Terraforming Robots (1) x2",
    "trade-any": "Old Earth (+1); Export Duties (+1) x2; Galactic Engineers (+1); "
    "Merchant World (+2); Trade League (+1)",
    "trade-kind": "Spice World (+2 novelty); Distant World (+3 novelty); "
    "Mining Conglomerate (+1 rare) x2; Genetics Lab (+1 genes) x2; "
    "Bio-Hazard Mining World (+2 genes); Space Port (+2 rare)",
    "trade-this-world": "Star Nomad Lair (1); Pirate World (3)",
    "consume-one": "Epsilon Eridani (1 any: 1 VP + 1 card); Earth's Lost Colony (1 any: 1 VP); "
    "Public Works (1 any: 1 VP) x2; New Vinland (1 any: 2 cards); "
    "Plague World (1 genes: 1 VP + 1 card); New Survivalists (1 novelty: 1 card); "
    "Outlaw World (1 any: 1 VP + 1 card); Research Labs (1 genes: 1 VP) x2; "
    "Galactic Resort (1 any: 1 VP + 1 card); Galactic Trendsetters (1 any: 2 VP); "
    "Terraforming Robots (1 rare: 1 VP + 1 card) x2; Secluded World (1 any: 1 card); "
    "Terraformed World (1 any: 1 VP); Gambling World (1 any: 1 VP); "
    "Expanding Colony (1 any: 1 VP); Prosperous World (1 any: 1 VP); "
    "New Earth (1 any: 1 VP + 1 card)",
    "consume-up-to": "Old Earth (up to 2 any: 1 VP each); "
    "Consumer Markets (up to 3 novelty: 1 VP each) x2; "
    "Mining Conglomerate (up to 2 rare: 1 VP each) x2; "
    "Free Trade Association (up to 3 novelty: 1 VP + 1 card each)",
    "consume-two": "Mining League (2 rare: 3 VP); Tourist World (2 any: 3 VP)",
    "consume-three-kinds": "Diversified Economy (3 kinds: 3 VP) x2",
    "consume-all": "Pilgrimage World (goods - 1 VP)",
    "consume-trade-price": "Black Market Trading World (basic price); Trade League (with $ powers)",
    "consume-cards": "Deficit Spending (up to 2 cards: 1 VP each) x2; "
    "Merchant World (up to 2 cards: 1 VP each)",
    "consume-draw": "New Economy (1)",
    "gamble": "Gambling World (1-7)",
    "produce-here": "Earth's Lost Colony (novelty); Rebel Miners (rare); "
    "Malevolent Lifeforms (genes); Spice World (novelty); New Vinland (novelty); "
    "Artist Colony (novelty); Alien Robotic Factory (alien); Plague World (genes); "
    "Distant World (genes); New Survivalists (novelty); Lost Alien Battle Fleet (alien); "
    "Secluded World (novelty); Imperium Armaments World (rare); Bio-Hazard Mining World (rare); "
    "Space Port (novelty); Prosperous World (novelty); New Earth (rare)",
    "produce-here-draw": "Gem World (novelty, draw 1); Comet Zone (rare, draw 1); "
    "Lost Species Ark World (genes, draw 2); Mining World (rare, draw 1)",
    "windfall-here-draw": "Runaway Robots (draw 1)",
    "produce-windfall-kind": "Mining Robots (rare) x2; Mining League (rare); "
    "Free Trade Association (novelty); Alien Rosetta Stone World (alien); "
    "Genetics Lab (genes) x2; Expanding Colony (novelty)",
    "produce-windfall-any": "Galactic Engineers (any)",
    "produce-draw": "Rebel Underground (1); Merchant Guild (2)",
    "draw-per-good": "Consumer Markets (novelty, 1) x2; Research Labs (alien, 1) x2",
    "draw-per-kind": "Diversified Economy (1 per kind) x2",
    "draw-if-most": "Mining Conglomerate (rare, 2) x2",
    "draw-per-world": "Pan-Galactic League (1 per genes world)",
}


@pytest.mark.parametrize(
    ("kind", "line"),
    [
        pytest.param(kind, line, marks=pytest.mark.rule(f"race.pw.{kind}"), id=kind)
        for kind, line in CARDS_WITH.items()
    ],
)
def test_exactly_these_cards_have_this_power(kind: str, line: str) -> None:
    assert found(BASE)[kind] == listed(line)


@pytest.mark.rule("race.power.exact-scope")
def test_every_power_is_of_one_kind_and_no_card_has_a_power_outside_the_list() -> None:
    assert set(found(BASE)) == set(CARDS_WITH)
    for card in BASE:
        for power in card.powers:
            assert len(moments(card, power)) == 1, card.name


@pytest.mark.rule("race.components.edition")
def test_the_second_edition_gives_one_card_a_military_power_and_changes_no_other_power() -> None:
    first, second = found(BASE), found(SECOND)

    assert second["military"].pop("Outlaw World") == ("+1", 1)
    assert second == first


@pytest.mark.rule("race.components.cards")
def test_the_box_holds_5_start_worlds_59_other_worlds_and_50_developments() -> None:
    assert len(START_WORLDS) == 5
    assert len(WORLDS) == 59
    assert sum(card.copies for card in DEVELOPMENTS + SIXES) == 50
    assert all(card.world and card.copies == 1 for card in START_WORLDS + WORLDS)
    assert [card.start for card in START_WORLDS] == [0, 1, 2, 3, 4]
    assert all(card.start == -1 for card in WORLDS + DEVELOPMENTS + SIXES)


@pytest.mark.rule("race.develop.six-cost", "race.components.cards")
def test_the_twelve_unique_developments_are_those_of_cost_six_with_variable_points() -> None:
    unique = [card for card in BASE if not card.world and card.copies == 1]

    assert len(unique) == 12
    assert unique == [card for card in BASE if card.six]
    assert unique == [card for card in BASE if not card.world and card.number == 6]
    assert all(card.points == 0 for card in unique)


@pytest.mark.rule("race.six.galactic-survey")
def test_explore_worlds_are_malevolent_lifeforms_and_star_nomad_lair() -> None:
    explorers = [card.name for card in BASE if card.world and card.has_power_in(0)]

    assert explorers == ["Malevolent Lifeforms", "Star Nomad Lair"]
