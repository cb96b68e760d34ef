"""Goods that are discarded for a discount or for military, and those that do not fit."""

from __future__ import annotations

import pytest

from rulebook.race.arranging import (
    ANN,
    BO,
    BRINK,
    arranged,
    chips,
    costs,
    goods,
    greyed,
    hand,
    offered,
    pay,
    prestige,
    refused,
    say,
    say_all,
    seat,
    tableau,
    use,
    with_good,
)
from rulebook.race_expansions.fighting import choose_worlds, settling

ALL = {"expansions": BRINK}


@pytest.mark.scenario("race-expansions/S155")
@pytest.mark.rule(
    "race.pw.develop-spend-good", "race.pw.settle-spend-good", "race.pw.settle-good-on-production"
)
def test_golden_age_takes_a_rare_good_in_develop_and_a_genes_good_in_settle() -> None:
    g = arranged(
        "develop",
        seat(
            "Old Earth",
            "Golden Age of Terraforming",
            with_good("Empath World"),
            with_good("Asteroid Belt"),
            hand=["Comet Zone", "Research Labs"],
            fillers=2,
        ),
        seat(chose=["develop", "settle"]),
        options=ALL,
        automatic=False,
    )
    say(g, ANN, "Research Labs")
    say(g, BO, "pass")
    say_all(g, ANN, ["Golden Age of Terraforming", "pay"])
    with refused(g, "WRONG_KIND", card="empath-world", good="genes"):
        say(g, ANN, "Empath World")
    say(g, ANN, "Asteroid Belt")
    with refused(g, "WRONG_PAYMENT"):
        pay(g, ANN, 1)
    pay(g, ANN, 2)
    choose_worlds(g, {ANN: "Comet Zone"})
    say_all(g, ANN, ["Golden Age of Terraforming", "pay"])
    say(g, ANN, "Empath World")

    assert tableau(g, ANN)[-2:] == ["Research Labs", "Comet Zone"]
    assert goods(g, ANN) == {"Comet Zone": "rare"}
    assert hand(g, ANN) == []


@pytest.mark.rule("race.pw.settle-good-on-production")
def test_a_damaged_factory_is_a_production_world_and_a_replacing_world_gets_no_good() -> None:
    g = settling(
        seat(
            "New Sparta",
            "Space Marines",
            "Gem World",
            "Golden Age of Terraforming",
            "Terraforming Engineers",
            hand=["Damaged Alien Factory", "Prosperous World"],
        ),
        options=ALL,
        automatic=False,
    )
    choose_worlds(g, {ANN: "Damaged Alien Factory"})
    say(g, ANN, "conquer")
    say(g, ANN, "replace")
    say(g, ANN, "Gem World")
    say(g, ANN, "Prosperous World")

    assert goods(g, ANN) == {"Damaged Alien Factory": "alien"}


@pytest.mark.scenario("race-expansions/S156")
@pytest.mark.rule("race.pw.settle-spend-good")
def test_no_good_is_spent_on_the_price_of_a_world_that_is_conquered() -> None:
    g = settling(
        seat("New Sparta", with_good("Lifeforms, Inc."), hand=["Rebel Miners"], fillers=3),
        options=ALL,
        automatic=False,
    )
    choose_worlds(g, {ANN: "Rebel Miners"})

    with refused(g, "CANNOT_MIX_MILITARY_AND_PAYMENT", card="rebel-miners"):
        say_all(g, ANN, ["Lifeforms, Inc.", "conquer"])
    with refused(g, "CANNOT_MIX_MILITARY_AND_PAYMENT", card="rebel-miners"):
        say(g, ANN, "Lifeforms, Inc.")


@pytest.mark.scenario("race-expansions/S157")
@pytest.mark.rule("race.pw.settle-spend-good")
@pytest.mark.parametrize("world", ["Alien Robotic Factory", "New Earth"])
def test_two_powers_take_two_genes_goods_off_the_price_of_one_world(world: str) -> None:
    g = settling(
        seat(
            "New Sparta",
            "Golden Age of Terraforming",
            with_good("Lifeforms, Inc."),
            with_good("Empath World"),
            hand=[world],
        ),
        options=ALL,
        automatic=False,
    )
    choose_worlds(g, {ANN: world})
    ways = costs(g, ANN)
    say_all(g, ANN, ["Golden Age of Terraforming", "Lifeforms, Inc.", "pay"])
    say(g, ANN, "Lifeforms, Inc.")
    say(g, ANN, "Empath World")

    assert list(ways.values()) == [0]
    assert world in tableau(g, ANN)
    assert hand(g, ANN) == []
    assert set(goods(g, ANN)) <= {world}


@pytest.mark.rule("race.pw.settle-spend-good")
def test_a_genes_good_makes_only_the_one_world_cheaper() -> None:
    g = settling(
        seat(
            "New Sparta",
            "Golden Age of Terraforming",
            "Improved Logistics",
            with_good("Empath World"),
            hand=["Comet Zone", "Mining World"],
        ),
        options=ALL,
        automatic=False,
    )
    choose_worlds(g, {ANN: "Comet Zone"})
    say_all(g, ANN, ["Golden Age of Terraforming", "pay"])
    say(g, ANN, "Empath World")

    with refused(g, "NOT_ENOUGH_CARDS", card="mining-world", cost=3, have=0):
        say(g, ANN, "second-world")


@pytest.mark.rule("race.pw.settle-spend-good")
def test_without_a_genes_good_nothing_comes_off_the_price() -> None:
    none = settling(
        seat("New Sparta", "Golden Age of Terraforming", hand=["Comet Zone"], fillers=3),
        options=ALL,
        automatic=False,
    )
    other = settling(
        seat(
            "New Sparta",
            "Golden Age of Terraforming",
            with_good("Empath World"),
            with_good("Gem World"),
            hand=["Comet Zone"],
            fillers=3,
        ),
        options=ALL,
        automatic=False,
    )
    for g in (none, other):
        choose_worlds(g, {ANN: "Comet Zone"})

    with refused(none, "NOT_ENOUGH_GOODS", have=0, need=1):
        say(none, ANN, "Golden Age of Terraforming")
    say_all(other, ANN, ["Golden Age of Terraforming", "pay"])
    with refused(other, "WRONG_KIND", card="gem-world", good="novelty"):
        say(other, ANN, "Gem World")


@pytest.mark.scenario("race-expansions/S158")
@pytest.mark.rule("race.pw.temp-military-good")
def test_a_rare_good_gives_two_military() -> None:
    g = settling(
        seat("New Sparta", with_good("Rebel Fuel Refinery"), hand=["Malevolent Lifeforms"]),
        options=ALL,
        automatic=False,
    )
    empty = settling(
        seat("New Sparta", "Rebel Fuel Refinery", hand=["Malevolent Lifeforms"]),
        options=ALL,
        automatic=False,
    )
    choose_worlds(g, {ANN: "Malevolent Lifeforms"})
    say_all(g, ANN, ["Rebel Fuel Refinery", "conquer"])
    say(g, ANN, "Rebel Fuel Refinery")

    with refused(empty, "NOT_ENOUGH_MILITARY", defense=4, strength=2, short=2):
        say(empty, ANN, "Malevolent Lifeforms")
    assert "Malevolent Lifeforms" in tableau(g, ANN)
    assert goods(g, ANN) == {}


@pytest.mark.rule("race.pw.temp-military-good")
def test_military_for_a_good_takes_a_rare_good_and_no_payment() -> None:
    mine = ["New Sparta", "Space Marines", "Contact Specialist"]
    none = settling(
        seat(*mine, "Rebel Fuel Refinery", hand=["Rebel Miners"], fillers=4),
        options=ALL,
        automatic=False,
    )
    g = settling(
        seat(
            *mine,
            with_good("Rebel Fuel Refinery"),
            with_good("Gem World"),
            hand=["Rebel Miners"],
            fillers=4,
        ),
        options=ALL,
        automatic=False,
    )
    for table in (none, g):
        choose_worlds(table, {ANN: "Rebel Miners"})

    with refused(none, "NOT_ENOUGH_GOODS", have=0, need=1):
        say(none, ANN, "Rebel Fuel Refinery")
    with refused(g, "CANNOT_MIX_MILITARY_AND_PAYMENT"):
        say_all(g, ANN, ["Rebel Fuel Refinery", "pay"])
    say_all(g, ANN, ["Rebel Fuel Refinery", "conquer"])
    with refused(g, "WRONG_KIND", card="gem-world", good="novelty"):
        say(g, ANN, "Gem World")


@pytest.mark.scenario("race-expansions/S198")
@pytest.mark.rule("race.pw.consume-for-prestige", "race.pw.consume-distinct-up-to")
def test_goods_powers_refuse_one_good_for_two_and_two_of_a_kind() -> None:
    g = arranged(
        "consume",
        seat("New Sparta", "Imperium Capital", with_good("Spice World")),
        seat(
            "Epsilon Eridani",
            "Galactic Exchange",
            with_good("Gem World"),
            with_good("Prosperous World"),
            chose="consume-double",
        ),
        options=ALL,
        automatic=False,
    )

    with refused(g, "NOT_ENOUGH_GOODS", have=1, need=2):
        use(g, ANN, "Imperium Capital")
    use(g, BO, "Galactic Exchange")
    with refused(g, "KINDS_NOT_DIFFERENT", good="novelty"):
        say_all(g, BO, ["Gem World", "Prosperous World"])
    say(g, BO, "Gem World")

    assert goods(g, BO) == {"Prosperous World": "novelty"}


@pytest.mark.scenario("race-expansions/S198")
@pytest.mark.rule("race.pw.develop-spend-good")
def test_a_novelty_good_does_not_pay_for_a_development() -> None:
    g = arranged(
        "develop",
        seat(
            "Old Earth",
            "Golden Age of Terraforming",
            with_good("Gem World"),
            with_good("Asteroid Belt"),
            hand=["Research Labs"],
            fillers=4,
        ),
        options=ALL,
        automatic=False,
    )
    say(g, ANN, "Research Labs")
    say(g, BO, "pass")
    say_all(g, ANN, ["Golden Age of Terraforming", "pay"])

    with refused(g, "WRONG_KIND", card="gem-world", good="novelty"):
        say(g, ANN, "Gem World")


@pytest.mark.scenario("race-expansions/S198")
@pytest.mark.rule("race.pw.develop-spend-good")
def test_without_a_rare_good_nothing_comes_off_a_development() -> None:
    g = arranged(
        "develop",
        seat(
            "Old Earth",
            "Golden Age of Terraforming",
            "R&D Crash Program",
            with_good("Gem World"),
            hand=["Research Labs"],
            fillers=4,
        ),
        options=ALL,
        automatic=False,
    )
    say(g, ANN, "Research Labs")
    say(g, BO, "pass")

    with refused(g, "NOT_ENOUGH_GOODS", have=0, need=1):
        say(g, ANN, "Golden Age of Terraforming")
    assert greyed(g, ANN) == {"Golden Age of Terraforming": "NOT_ENOUGH_GOODS"}
    assert offered(g, ANN) == ["R&D Crash Program", "pay"]


@pytest.mark.rule("race.pw.develop-spend-good")
def test_a_good_makes_one_development_cheaper_in_each_phase() -> None:
    g = arranged(
        "develop",
        seat(
            "Old Earth",
            "Golden Age of Terraforming",
            with_good("Asteroid Belt"),
            with_good("Radioactive World"),
            hand=["Investment Credits", "Contact Specialist"],
            chose=["develop", "develop-second"],
        ),
        options={**ALL, "advanced": True},
        automatic=False,
    )
    for development, good in (
        ("Contact Specialist", "Asteroid Belt"),
        ("Investment Credits", "Radioactive World"),
    ):
        say(g, ANN, development)
        say(g, BO, "pass")
        say_all(g, ANN, ["Golden Age of Terraforming", "pay"])
        say(g, ANN, good)

    assert goods(g, ANN) == {}
    assert tableau(g, ANN)[-2:] == ["Contact Specialist", "Investment Credits"]


CONSUMERS = {
    "Federation Capital": (1, 0, 0, 1),
    "Alien Research Team": (1, 0, 0, 1),
    "Imperium Capital": (2, 0, 0, 2),
    "Universal Peace Institute": (2, 1, 1, 1),
    "Pan-Galactic Affluence": (2, 1, 0, 1),
}
"""What goods powers take, and give in VP, cards and prestige."""


@pytest.mark.parametrize("card", CONSUMERS)
@pytest.mark.rule("race.pw.consume-for-prestige", "race.prestige.no-multiply")
def test_the_points_of_a_power_that_gives_prestige_are_doubled_and_the_prestige_is_not(
    card: str,
) -> None:
    takes, points, cards, fame = CONSUMERS[card]
    g = arranged(
        "consume",
        seat(
            card,
            with_good("Deserted Alien Outpost"),
            with_good("Deserted Alien Colony"),
            chose="consume-double",
        ),
        options=ALL,
        automatic=False,
    )
    use(g, ANN, card)
    say_all(g, ANN, ["Deserted Alien Outpost", "Deserted Alien Colony"][:takes])

    assert len(goods(g, ANN)) == 2 - takes
    assert chips(g, ANN) == points * 2
    assert len(hand(g, ANN)) == cards
    assert prestige(g, ANN) == fame
