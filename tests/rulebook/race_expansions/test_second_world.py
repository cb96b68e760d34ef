"""Powers of the first expansion in Settle: a second world, hired strength, Doomed World."""

from __future__ import annotations

import pytest

from rulebook.race.arranging import (
    ANN,
    BO,
    BRINK,
    STORM,
    arranged,
    asked_for,
    costs,
    discards,
    goods,
    hand,
    offered,
    pay,
    refused,
    say,
    say_all,
    seat,
    tableau,
)

STORM_ONLY = {"expansions": STORM}


@pytest.mark.scenario("race-expansions/S050")
@pytest.mark.rule(
    "race.pw.second-world",
    "race.pw.second-world-bonus",
    "race.pw.second-world-resources",
    "race.exp.settle",
)
def test_a_second_world_brings_no_second_bonus_card_but_all_other_draws() -> None:
    g = arranged(
        "settle",
        seat(
            "Old Earth",
            "Improved Logistics",
            "Terraforming Robots",
            hand=["Gem World", "Artist Colony", "Spice World"],
            fillers=2,
            chose="settle",
        ),
        options=STORM_ONLY,
    )
    say(g, ANN, "Gem World")
    pay(g, ANN, 2)
    assert len(hand(g, ANN)) == 5 - 1 - 2 + 2
    assert asked_for(g, ANN) == "settle-extra"

    say(g, ANN, "second-world")
    say(g, ANN, "Artist Colony")
    pay(g, ANN, 1)

    assert tableau(g, ANN)[-2:] == ["Gem World", "Artist Colony"]
    assert len(hand(g, ANN)) == 3
    assert asked_for(g, ANN) == "action"


@pytest.mark.scenario("race-expansions/S051")
@pytest.mark.rule("race.pw.second-world", "race.pw.second-world-once")
def test_there_is_no_second_world_without_a_first() -> None:
    g = arranged(
        "settle",
        seat("Old Earth", "Improved Logistics", hand=["Artist Colony"], fillers=2),
        options=STORM_ONLY,
        automatic=False,
    )
    say(g, ANN, "pass")
    say(g, BO, "pass")
    assert asked_for(g, ANN) == "settle-extra"

    with refused(g, "NO_FIRST_WORLD"):
        say(g, ANN, "second-world")
    assert offered(g, ANN) == ["stop"]


@pytest.mark.scenario("race-expansions/S051")
@pytest.mark.rule("race.pw.second-world", "race.pw.second-world-once")
def test_there_is_no_third_world() -> None:
    g = arranged(
        "settle",
        seat(
            "Old Earth",
            "Improved Logistics",
            hand=["Gem World", "Artist Colony", "Empath World"],
            fillers=5,
        ),
        options=STORM_ONLY,
        automatic=False,
    )
    say(g, ANN, "Gem World")
    say(g, BO, "pass")
    say(g, ANN, "pay")
    pay(g, ANN, 2)
    say(g, ANN, "second-world")
    say(g, ANN, "Artist Colony")
    say(g, ANN, "pay")
    pay(g, ANN, 1)
    assert asked_for(g, ANN) == "settle-extra"

    with refused(g, "POWER_ALREADY_USED"):
        say(g, ANN, "second-world")


@pytest.mark.rule("race.pw.second-world")
def test_a_second_world_needs_improved_logistics() -> None:
    g = arranged(
        "settle",
        seat("Old Earth", hand=["Gem World", "Artist Colony"], fillers=3),
        options=STORM_ONLY,
        automatic=False,
    )
    say(g, ANN, "Gem World")
    say(g, BO, "pass")
    say(g, ANN, "pay")
    pay(g, ANN, 2)

    with refused(g, "POWER_NOT_ACTIVE"):
        say(g, ANN, "second-world")


@pytest.mark.rule("race.pw.second-world-once")
def test_a_tableau_cannot_have_improved_logistics_twice() -> None:
    g = arranged(
        "develop",
        seat("Old Earth", "Improved Logistics", hand=["Improved Logistics"], fillers=4),
        options=STORM_ONLY,
        automatic=False,
    )

    with refused(g, "DUPLICATE_DEVELOPMENT"):
        say(g, ANN, "Improved Logistics")


@pytest.mark.scenario("race-expansions/S052")
@pytest.mark.rule("race.pw.second-world-resources", "race.pw.second-world-military")
def test_the_powers_of_the_first_world_do_not_help_the_second() -> None:
    g = arranged(
        "settle",
        seat(
            "Epsilon Eridani",
            "Expedition Force",
            "Improved Logistics",
            hand=["Former Penal Colony", "Rebel Underground", "Rebel Miners"],
        ),
        options=STORM_ONLY,
        automatic=False,
    )
    say(g, ANN, "Former Penal Colony")
    say(g, BO, "pass")
    say(g, ANN, "conquer")
    say(g, ANN, "second-world")

    with refused(g, "NOT_ENOUGH_MILITARY", defense=3, strength=2):
        say(g, ANN, "Rebel Underground")
    say(g, ANN, "Rebel Miners")
    say(g, ANN, "conquer")

    assert tableau(g, ANN)[-2:] == ["Former Penal Colony", "Rebel Miners"]
    player = g.seats[ANN]
    assert player.total_military(g.cards, player.tableau) == 3


@pytest.mark.rule("race.pw.second-world-resources")
def test_a_good_of_the_first_world_may_help_to_pay_for_the_second() -> None:
    g = arranged(
        "settle",
        seat(
            "Old Earth",
            "Improved Logistics",
            "Lifeforms, Inc.",
            hand=["Empath World", "Lost Species Ark World"],
            fillers=3,
        ),
        options={"expansions": BRINK},
        automatic=False,
    )
    say(g, ANN, "Empath World")
    say(g, BO, "pass")
    say(g, ANN, "pay")
    pay(g, ANN, 1)
    say(g, ANN, "second-world")
    say(g, ANN, "Lost Species Ark World")
    say_all(g, ANN, ["Lifeforms, Inc.", "pay"])
    assert asked_for(g, ANN) == "settle-good"
    say(g, ANN, "Empath World")
    pay(g, ANN, 5 - 3)

    assert "Lost Species Ark World" in tableau(g, ANN)
    assert goods(g, ANN) == {}
    assert hand(g, ANN) == []


# -- hired strength -------------------------------------------------------------


@pytest.mark.scenario("race-expansions/S053")
@pytest.mark.rule(
    "race.pw.second-world-military",
    "race.pw.temp-military-lasts",
    "race.pw.temp-military-discard-cards",
    "race.pw.temp-military-when",
)
def test_temporary_military_lasts_for_the_second_world() -> None:
    g = arranged(
        "settle",
        seat(
            "Old Earth",
            "Space Mercenaries",
            "Improved Logistics",
            hand=["Hive World", "Clandestine Uplift Lab"],
            fillers=3,
        ),
        options=STORM_ONLY,
        automatic=False,
    )
    say(g, ANN, "Hive World")
    say(g, BO, "pass")
    say_all(g, ANN, ["Space Mercenaries", "conquer"])
    assert asked_for(g, ANN) == "settle-mercenaries"
    pay(g, ANN, 2)
    say(g, ANN, "second-world")
    say(g, ANN, "Clandestine Uplift Lab")

    with refused(g, "POWER_ALREADY_USED"):
        say(g, ANN, "Space Mercenaries")
    say(g, ANN, "conquer")

    assert tableau(g, ANN)[-2:] == ["Hive World", "Clandestine Uplift Lab"]
    assert len(hand(g, ANN)) == 1
    player = g.seats[ANN]
    assert player.total_military(g.cards, player.tableau) == 1


@pytest.mark.scenario("race-expansions/S054")
@pytest.mark.rule("race.pw.temp-military-discard-cards")
def test_space_mercenaries_add_two_at_most() -> None:
    g = arranged(
        "settle",
        seat(
            "Old Earth",
            "Space Mercenaries",
            hand=["Malevolent Lifeforms", "Artist Colony"],
            fillers=4,
        ),
        options=STORM_ONLY,
        automatic=False,
    )
    with refused(g, "NOT_ENOUGH_MILITARY", defense=4, strength=3):
        say(g, ANN, "Malevolent Lifeforms")

    say(g, ANN, "Artist Colony")
    say(g, BO, "pass")
    with refused(g, "CANNOT_MIX_MILITARY_AND_PAYMENT"):
        say(g, ANN, "Space Mercenaries")
    with refused(g, "CANNOT_MIX_MILITARY_AND_PAYMENT"):
        say_all(g, ANN, ["Space Mercenaries", "pay"])


@pytest.mark.rule("race.pw.temp-military-discard-cards")
def test_cards_for_strength_are_named_in_one_go_and_the_world_is_none_of_them() -> None:
    g = arranged(
        "settle",
        seat("New Sparta", "Space Mercenaries", hand=["Malevolent Lifeforms"], fillers=4),
        options=STORM_ONLY,
    )
    say(g, ANN, "Malevolent Lifeforms")
    assert asked_for(g, ANN) == "settle-mercenaries"
    three = [g.box.words[c] for c in g.seats[ANN].hand[:3]]

    with refused(g, "WRONG_CARD_COUNT", count=3):
        say_all(g, ANN, three)
    with refused(g, "CARD_PAYS_FOR_ITSELF"):
        say(g, ANN, "Malevolent Lifeforms")
    say_all(g, ANN, three[:1])

    assert "Malevolent Lifeforms" in tableau(g, ANN)
    assert len(hand(g, ANN)) == 3


@pytest.mark.rule("race.pw.temp-military-discard-cards")
@pytest.mark.parametrize(
    ("hirer", "most"),
    [
        ("Space Mercenaries", 2),
        ("Mercenary Fleet", 2),
        ("Primitive Rebel World", 1),
        ("Rebel Convict Mines", 1),
        ("Uplift Mercenary Force", 1),
        ("Rebel Troops", 1),
    ],
)
def test_each_card_hires_so_many(hirer: str, most: int) -> None:
    g = arranged(
        "settle",
        seat("Old Earth", hirer, "Drop Ships", hand=["Alien Robot Sentry"], fillers=4),
        options={"expansions": BRINK},
    )
    say(g, ANN, "Alien Robot Sentry")
    say_all(g, ANN, [hirer, "conquer"])
    too_many = [g.box.words[c] for c in g.seats[ANN].hand[: most + 1]]

    with refused(g, "WRONG_CARD_COUNT", count=most + 1, most=most):
        say_all(g, ANN, too_many)
    say_all(g, ANN, too_many[:most])

    assert len(hand(g, ANN)) == 4 - most


@pytest.mark.rule("race.pw.temp-military-when")
def test_strength_cannot_be_hired_without_a_world() -> None:
    g = arranged(
        "settle",
        seat("Old Earth", "Space Mercenaries", fillers=3),
        options=STORM_ONLY,
        automatic=False,
    )
    say(g, ANN, "pass")
    say(g, BO, "pass")
    assert asked_for(g, ANN) == "settle-extra"

    with refused(g, "POWER_NOT_ACTIVE"):
        say(g, ANN, "Space Mercenaries")


# -- Doomed World ---------------------------------------------------------------


@pytest.mark.scenario("race-expansions/S057")
@pytest.mark.rule("race.pw.doomed-world", "race.start-worlds.numbers")
def test_doomed_world_makes_a_world_free_but_none_of_the_alien_kind() -> None:
    g = arranged(
        "settle",
        seat("Doomed World", hand=["Lost Species Ark World", "Deserted Alien Library"], fillers=1),
        options=STORM_ONLY,
    )
    order = list(g.order)
    with refused(g, "NOT_ENOUGH_CARDS", cost=6):
        say(g, ANN, "Deserted Alien Library")

    say(g, ANN, "Lost Species Ark World")

    assert tableau(g, ANN) == ["Lost Species Ark World"]
    assert "Doomed World" in discards(g)
    assert len(hand(g, ANN)) == 2
    (world,) = g.seats[ANN].tableau
    assert g.scores()[ANN] == g.cards[world].points
    assert list(g.order) == order
    assert g.seats[ANN].start == 8


@pytest.mark.rule("race.pw.doomed-world")
def test_doomed_world_serves_no_alien_world_and_no_conquest() -> None:
    g = arranged(
        "settle",
        seat("Doomed World", "Space Marines", hand=["Deserted Alien Outpost"], fillers=6),
        seat("New Sparta", hand=["Rebel Fuel Cache"]),
        options=STORM_ONLY,
        automatic=False,
    )
    say(g, ANN, "Deserted Alien Outpost")
    say(g, BO, "pass")
    with refused(g, "ALIEN_EXCLUDED"):
        say_all(g, ANN, ["Doomed World", "pay"])
    assert costs(g, ANN) == {"pay": 4}

    h = arranged(
        "settle",
        seat("Doomed World", "Space Marines", hand=["Rebel Fuel Cache"], fillers=2),
        options=STORM_ONLY,
        automatic=False,
    )
    say(h, ANN, "Rebel Fuel Cache")
    say(h, BO, "pass")
    with refused(h, "CANNOT_MIX_MILITARY_AND_PAYMENT"):
        say_all(h, ANN, ["Doomed World", "conquer"])
