"""What each of the twelve 6-cost developments is worth at the end."""

from __future__ import annotations

import pytest

from perihelion.race.scoring import six_points
from perihelion.race.state import Race
from rulebook.race.arranging import ANN, arranged, say, seat, tableau, with_good


def worth(g: Race, six: str) -> int:
    """The points that a 6-cost development of Ann's is worth now."""
    player = g.seats[ANN]
    card = g.cards[player.tableau[tableau(g, ANN).index(six)]]
    return int(six_points(g.cards, player, card))


@pytest.mark.scenario("race-base/S150")
@pytest.mark.rule("race.six.alien-tech-institute", "race.six.method")
def test_alien_tech_institute_counts_alien_worlds_and_cards_with_the_word_alien() -> None:
    g = arranged(
        "action",
        seat(
            "Old Earth",
            "Alien Tech Institute",
            "Alien Robotic Factory",
            "Deserted Alien Library",
            "Alien Rosetta Stone World",
            "Lost Alien Battle Fleet",
        ),
    )

    assert worth(g, "Alien Tech Institute") == 2 + 3 + 2 + 2 + 3


@pytest.mark.rule("race.six.alien-tech-institute", "race.six.method")
def test_alien_tech_institute_is_never_worth_less_than_two() -> None:
    g = arranged("action", seat("Old Earth", "Alien Tech Institute"))

    assert worth(g, "Alien Tech Institute") == 2


@pytest.mark.scenario("race-base/S151")
@pytest.mark.rule("race.six.free-trade-association")
def test_free_trade_association_counts_novelty_worlds_and_two_named_cards() -> None:
    g = arranged(
        "action",
        seat(
            "Earth's Lost Colony",
            "Free Trade Association",
            "Consumer Markets",
            "Expanding Colony",
            "Gem World",
            "Pirate World",
            "Comet Zone",
        ),
    )

    assert worth(g, "Free Trade Association") == 2 + 2 + 1 + 2 + 2


@pytest.mark.scenario("race-base/S152")
@pytest.mark.rule("race.six.galactic-federation")
def test_galactic_federation_counts_2_for_each_six_and_1_for_other_developments() -> None:
    g = arranged(
        "action",
        seat(
            "Old Earth",
            "Galactic Federation",
            "Merchant Guild",
            "Public Works",
            "Drop Ships",
            "Consumer Markets",
        ),
    )

    assert worth(g, "Galactic Federation") == 2 + 2 + 1 + 1 + 1


@pytest.mark.scenario("race-base/S153")
@pytest.mark.rule("race.six.galactic-imperium", "race.settle.two-ways")
def test_galactic_imperium_counts_military_worlds_also_those_that_were_paid_for() -> None:
    g = arranged(
        "settle",
        seat(
            "New Sparta",
            "Galactic Imperium",
            "Rebel Base",
            "Contact Specialist",
            "Pirate World",
            "Gem World",
            hand=["Rebel Fuel Cache"],
        ),
    )

    say(g, ANN, "Rebel Fuel Cache")
    say(g, ANN, "pay")

    assert "Rebel Fuel Cache" in tableau(g, ANN)
    assert worth(g, "Galactic Imperium") == 2 + 2 + 1 + 1


@pytest.mark.scenario("race-base/S154")
@pytest.mark.rule("race.six.galactic-renaissance")
def test_galactic_renaissance_counts_chips_and_three_named_cards() -> None:
    g = arranged(
        "action",
        seat("Old Earth", "Galactic Renaissance", "Research Labs", "Artist Colony", chips=11),
    )

    assert worth(g, "Galactic Renaissance") == 11 // 3 + 3 + 3


@pytest.mark.rule("race.six.galactic-renaissance")
@pytest.mark.parametrize(("chips", "points"), [(0, 0), (2, 0), (3, 1), (29, 9), (30, 10)])
def test_galactic_renaissance_rounds_thirds_of_chips_down(chips: int, points: int) -> None:
    g = arranged(
        "action", seat("Old Earth", "Galactic Renaissance", "Galactic Trendsetters", chips=chips)
    )

    assert worth(g, "Galactic Renaissance") == points + 3


@pytest.mark.scenario("race-base/S155")
@pytest.mark.rule("race.six.galactic-survey")
def test_galactic_survey_counts_cards_with_explore_powers_and_other_worlds() -> None:
    g = arranged(
        "action",
        seat(
            "Old Earth",
            "Galactic Survey: SETI",
            "Expedition Force",
            "Star Nomad Lair",
            "Malevolent Lifeforms",
            "Gem World",
            "Export Duties",
        ),
    )

    assert worth(g, "Galactic Survey: SETI") == 1 + 1 + 2 + 2 + 1 + 1 + 0


@pytest.mark.scenario("race-base/S156")
@pytest.mark.rule("race.six.merchant-guild")
def test_merchant_guild_counts_production_worlds_and_no_windfall_worlds() -> None:
    g = arranged(
        "action",
        seat(
            "Earth's Lost Colony",
            "Merchant Guild",
            "Comet Zone",
            "Plague World",
            "Alien Robotic Factory",
            "Asteroid Belt",
            "Tourist World",
        ),
    )

    assert worth(g, "Merchant Guild") == 2 * 4


@pytest.mark.rule("race.components.edition", "race.six.merchant-guild")
@pytest.mark.parametrize(("edition", "points"), [(1, 4), (2, 7)])
def test_only_in_the_second_edition_does_merchant_guild_count_goods(
    edition: int, points: int
) -> None:
    g = arranged(
        "action",
        seat(
            "New Sparta",
            "Merchant Guild",
            with_good("Gem World"),
            with_good("Comet Zone"),
            with_good("Asteroid Belt"),
        ),
        options={"edition": edition},
    )

    assert worth(g, "Merchant Guild") == points


@pytest.mark.scenario("race-base/S157")
@pytest.mark.rule("race.six.mining-league")
def test_mining_league_counts_rare_worlds_and_two_named_cards() -> None:
    g = arranged(
        "action",
        seat(
            "Alpha Centauri",
            "Mining League",
            "Mining Robots",
            "Mining Conglomerate",
            "Mining World",
            "Rebel Miners",
            "Gem World",
        ),
    )

    assert worth(g, "Mining League") == 1 + 2 + 2 + 2 + 2


@pytest.mark.scenario("race-base/S158")
@pytest.mark.rule("race.six.new-economy")
def test_new_economy_counts_consume_powers_and_not_those_that_only_trade() -> None:
    g = arranged(
        "action",
        seat(
            "Epsilon Eridani",
            "New Economy",
            "Deficit Spending",
            "Export Duties",
            "Trade League",
            "Merchant World",
            "Spice World",
            "Gambling World",
        ),
    )

    assert worth(g, "New Economy") == 2 + 2 + 2 + 1 + 1 + 1


@pytest.mark.scenario("race-base/S159")
@pytest.mark.rule("race.six.new-galactic-order")
def test_new_galactic_order_counts_total_military_but_not_specialised_or_temporary() -> None:
    g = arranged(
        "action",
        seat(
            "New Sparta",
            "New Galactic Order",
            "Drop Ships",
            "Contact Specialist",
            "Alien Rosetta Stone World",
            "New Military Tactics",
        ),
    )

    assert worth(g, "New Galactic Order") == 2 + 2 + 3 - 1


@pytest.mark.rule("race.six.new-galactic-order")
def test_new_galactic_order_counts_negative_military_as_minus_points() -> None:
    g = arranged(
        "action",
        seat(
            "Old Earth",
            "New Galactic Order",
            "Pan-Galactic League",
            "Contact Specialist",
            "Refugee World",
            "Empath World",
        ),
    )

    assert worth(g, "New Galactic Order") == 2 - 4


@pytest.mark.scenario("race-base/S160")
@pytest.mark.rule("race.six.pan-galactic-league", "race.six.method")
def test_pan_galactic_league_counts_a_genes_world_once_even_if_it_is_military() -> None:
    g = arranged(
        "action",
        seat(
            "New Sparta",
            "Pan-Galactic League",
            "Contact Specialist",
            "Avian Uplift Race",
            "Plague World",
            "Pirate World",
            "Gem World",
        ),
    )

    assert worth(g, "Pan-Galactic League") == 2 + 2 + 1 + 1 + 3


@pytest.mark.scenario("race-base/S161")
@pytest.mark.rule("race.six.trade-league")
def test_trade_league_counts_trade_powers_and_not_prices_for_consuming() -> None:
    g = arranged(
        "action",
        seat(
            "Old Earth",
            "Trade League",
            "Export Duties",
            "Genetics Lab",
            "Pirate World",
            "Black Market Trading World",
            "Consumer Markets",
        ),
    )

    assert worth(g, "Trade League") == 2 + 2 + 2 + 1 + 1 + 0


@pytest.mark.rule("race.six.method")
def test_a_six_counts_only_the_tableau_of_its_owner() -> None:
    g = arranged(
        "action",
        seat("Old Earth", "Merchant Guild", "Gem World", hand=["Comet Zone"]),
        seat("New Sparta", "Mining World", "Spice World"),
    )

    assert worth(g, "Merchant Guild") == 2
