"""Terraforming Engineers replace a world; Rebel Sneak Attack conquers one more."""

from __future__ import annotations

import pytest

from perihelion.race.state import Race
from rulebook.race.arranging import (
    ANN,
    BRINK,
    asked_for,
    discards,
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
    with_good,
)
from rulebook.race_expansions.fighting import choose_worlds, settling

ALL = {"expansions": BRINK}

NEW_WORLDS = ["Prosperous World", "Galactic Studios", "Comet Zone", "Terraformed World"]


def replacing(old: str) -> Race:
    """Terraforming Engineers at work in a Settle phase that their owner has chosen: one of the old
    worlds makes room.
    """
    g = settling(
        seat(
            "Old Earth",
            "Terraforming Engineers",
            with_good("Secluded World", "Gem World"),
            hand=NEW_WORLDS,
            chose="settle",
        ),
        options=ALL,
        automatic=False,
    )
    choose_worlds(g)
    say(g, ANN, "replace")
    say(g, ANN, old)
    return g


@pytest.mark.scenario("race-expansions/S152")
@pytest.mark.rule("race.pw.replace-world")
def test_a_world_makes_room_for_one_of_its_kind_that_costs_up_to_three_more() -> None:
    g = replacing("Secluded World")

    with refused(g, "REPLACE_COST_OUT_OF_RANGE", card="galactic-studios"):
        say(g, ANN, "Galactic Studios")
    with refused(g, "REPLACE_KIND_DIFFERS", card="comet-zone"):
        say(g, ANN, "Comet Zone")
    say(g, ANN, "Prosperous World")

    assert tableau(g, ANN) == ["Old Earth", "Terraforming Engineers", "Prosperous World"]
    assert hand(g, ANN) == ["Galactic Studios", "Comet Zone", "Terraformed World"]
    assert sorted(discards(g)) == ["Gem World", "Secluded World"]
    assert prestige(g, ANN) == 1
    assert goods(g, ANN) == {}


@pytest.mark.scenario("race-expansions/S152")
@pytest.mark.rule("race.pw.replace-world", "race.exp.refusal")
def test_of_two_faults_of_a_new_world_the_cost_is_told() -> None:
    g = replacing("Secluded World")

    with refused(g, "REPLACE_COST_OUT_OF_RANGE", card="terraformed-world"):
        say(g, ANN, "Terraformed World")


@pytest.mark.rule("race.pw.replace-world", "race.pw.second-world", "race.exp.refusal")
@pytest.mark.parametrize(
    ("hand_cards", "second", "replacement"),
    [
        ([], "NOT_ENOUGH_CARDS", "NOT_ENOUGH_CARDS"),
        (["Public Works"], "NOT_A_WORLD", "NOT_A_WORLD"),
        (["Rebel Homeworld"], "NOT_ENOUGH_MILITARY", "REPLACE_MILITARY"),
        (["Alien Departure Point"], "NOT_ENOUGH_CARDS", "REPLACE_COST_OUT_OF_RANGE"),
        (["Comet Zone"], "NOT_ENOUGH_CARDS", "REPLACE_KIND_DIFFERS"),
    ],
)
def test_without_a_world_that_fits_it_is_told_what_is_wrong(
    hand_cards: list[str], second: str, replacement: str
) -> None:
    g = settling(
        seat(
            "Old Earth",
            "Terraforming Engineers",
            "Improved Logistics",
            hand=["Destroyed World", *hand_cards],
        ),
        options=ALL,
        automatic=False,
    )
    choose_worlds(g, {ANN: "Destroyed World"})
    say(g, ANN, "pay")

    assert greyed(g, ANN)["second-world"] == second
    assert greyed(g, ANN)["replace"] == replacement


@pytest.mark.rule("race.pw.replace-world")
def test_a_world_without_a_kind_makes_room_for_another_such_world() -> None:
    g = replacing("Old Earth")

    choices = offered(g, ANN)
    with refused(g, "REPLACE_KIND_DIFFERS", card="comet-zone"):
        say(g, ANN, "Comet Zone")
    say(g, ANN, "Terraformed World")

    assert choices == ["Terraformed World"]
    assert tableau(g, ANN) == ["Terraforming Engineers", "Secluded World", "Terraformed World"]
    assert goods(g, ANN) == {"Secluded World": "novelty"}
    assert prestige(g, ANN) == 1


@pytest.mark.scenario("race-expansions/S153")
@pytest.mark.rule("race.pw.replace-world")
def test_only_peaceful_worlds_of_before_are_replaced_and_one_in_a_phase() -> None:
    g = settling(
        seat(
            "New Sparta",
            "Terraforming Engineers",
            "Asteroid Belt",
            hand=["Destroyed World", "Radioactive World", "Rebel Miners", "Drop Ships"],
        ),
        options=ALL,
        automatic=False,
    )
    choose_worlds(g, {ANN: "Destroyed World"})
    say(g, ANN, "pay")

    say(g, ANN, "replace")
    with refused(g, "REPLACE_MILITARY", card="new-sparta"):
        say(g, ANN, "New Sparta")
    with refused(g, "REPLACE_NEW_WORLD", card="destroyed-world"):
        say(g, ANN, "Destroyed World")
    with refused(g, "NOT_A_WORLD", card="terraforming-engineers"):
        say(g, ANN, "Terraforming Engineers")
    say(g, ANN, "Asteroid Belt")
    with refused(g, "REPLACE_MILITARY", card="rebel-miners"):
        say(g, ANN, "Rebel Miners")
    with refused(g, "NOT_A_WORLD", card="drop-ships"):
        say(g, ANN, "Drop Ships")
    with refused(g, "CARD_NOT_IN_HAND"):
        say(g, ANN, "Gem World")
    say(g, ANN, "Radioactive World")

    with refused(g, "POWER_ALREADY_USED", card="terraforming-engineers"):
        say(g, ANN, "replace")
    assert goods(g, ANN) == {"Destroyed World": "rare", "Radioactive World": "rare"}
    assert prestige(g, ANN) == 1


@pytest.mark.rule("race.pw.replace-world")
def test_a_replacement_gives_the_prestige_of_the_new_world_but_no_power_works_after_it() -> None:
    g = settling(
        seat(
            "Gem World",
            "Terraforming Engineers",
            "Terraforming Robots",
            "Alien Cornucopia",
            hand=["Alien Burial Site"],
            chose="settle",
        ),
        options=ALL,
        automatic=False,
    )
    choose_worlds(g)
    say(g, ANN, "replace")
    say(g, ANN, "Gem World")
    say(g, ANN, "Alien Burial Site")

    assert prestige(g, ANN) == 1 + 1
    assert hand(g, ANN) == []


@pytest.mark.rule(
    "race.pw.replace-world",
    "race.pw.settle-draw-after",
    "race.pw.settle-draw-discard",
    "race.pw.settle-good-on-production",
    "race.pw.settle-prestige-after",
    "race.pw.second-world",
)
def test_a_replacement_is_no_placed_world_for_any_other_power_of_settle() -> None:
    g = settling(
        seat(
            "Gem World",
            "Terraforming Engineers",
            "Terraforming Robots",  # draws after each world
            "Imperium Fuel Depot",  # draws and discards
            "Alien Cornucopia",  # prestige for a production world
            "Golden Age of Terraforming",  # a good on a production world
            "Improved Logistics",  # a second world after the first
            hand=["Galactic Studios", "Secluded World"],
            chose="settle",
        ),
        options=ALL,
        automatic=False,
    )
    choose_worlds(g)
    say(g, ANN, "replace")
    say(g, ANN, "Gem World")
    say(g, ANN, "Galactic Studios")

    assert "Galactic Studios" in tableau(g, ANN)
    assert hand(g, ANN) == ["Secluded World"]
    assert goods(g, ANN) == {}
    assert prestige(g, ANN) == 1
    assert greyed(g, ANN)["second-world"] == "NO_FIRST_WORLD"


@pytest.mark.rule("race.pw.replace-world", "race.oort.kind")
def test_a_world_of_any_kind_takes_the_place_of_a_world_of_any_colour_but_not_of_none() -> None:
    g = settling(
        seat(
            "Old Earth",
            "Terraforming Engineers",
            "Alien Oort Cloud Refinery",
            hand=["Spice World", "Secluded World", "Pre-Sentient Race"],
        ),
        options=ALL,
        automatic=False,
    )
    choose_worlds(g)
    say(g, ANN, "replace")
    olds = offered(g, ANN)
    say(g, ANN, "Alien Oort Cloud Refinery")

    assert olds == ["Alien Oort Cloud Refinery"]
    assert sorted(offered(g, ANN)) == ["Pre-Sentient Race", "Secluded World", "Spice World"]


@pytest.mark.rule("race.pw.replace-world", "race.pw.take-tucked")
def test_cards_tucked_under_a_replaced_world_are_discarded() -> None:
    g = settling(
        seat(
            "Galactic Scavengers",
            "Terraforming Engineers",
            hand=["Prosperous World"],
            tucked=["Space Port"],
        ),
        options=ALL,
        automatic=False,
    )
    choose_worlds(g)
    say(g, ANN, "replace")
    say(g, ANN, "Galactic Scavengers")
    say(g, ANN, "Prosperous World")

    assert sorted(discards(g)) == ["Galactic Scavengers", "Space Port"]


@pytest.mark.scenario("race-expansions/S154")
@pytest.mark.rule("race.pw.sneak-attack-world")
def test_a_sneak_attack_conquers_one_more_world_without_a_second_bonus() -> None:
    g = settling(
        seat(
            "New Sparta",
            "Rebel Sneak Attack",
            hand=["Gem World", "Rebel Miners"],
            fillers=2,
            chose="settle",
        ),
        options=ALL,
        automatic=False,
    )
    choose_worlds(g, {ANN: "Gem World"})
    say(g, ANN, "pay")
    pay(g, ANN, 2)
    bonus = len(hand(g, ANN)) - 1
    say(g, ANN, "sneak-attack")
    say(g, ANN, "Rebel Miners")
    say(g, ANN, "conquer")

    assert bonus == 1
    assert tableau(g, ANN) == ["New Sparta", "Gem World", "Rebel Miners"]
    assert "Rebel Sneak Attack" in discards(g)
    assert len(hand(g, ANN)) == 1


@pytest.mark.scenario("race-expansions/S154")
@pytest.mark.rule("race.pw.sneak-attack-world")
def test_a_sneak_attack_needs_a_first_world() -> None:
    g = settling(
        seat("New Sparta", "Rebel Sneak Attack", hand=["Gem World", "Rebel Miners"], fillers=2),
        options=ALL,
        automatic=False,
    )
    choose_worlds(g)

    with refused(g, "NO_FIRST_WORLD"):
        say(g, ANN, "sneak-attack")
    assert tableau(g, ANN) == ["New Sparta", "Rebel Sneak Attack"]


@pytest.mark.rule("race.pw.sneak-attack-world")
def test_a_sneak_attack_needs_military_and_takes_no_payment() -> None:
    g = settling(
        seat(
            "New Sparta",
            "Rebel Sneak Attack",
            "Contact Specialist",
            "Space Marines",
            hand=["Gem World", "Rebel Miners", "Rebel Base", "Drop Ships"],
            fillers=8,
        ),
        options=ALL,
        automatic=False,
    )
    choose_worlds(g, {ANN: "Gem World"})
    say(g, ANN, "pay")
    pay(g, ANN, 2)
    say(g, ANN, "sneak-attack")

    with refused(g, "NOT_ENOUGH_MILITARY", card="rebel-base", defense=6, strength=3, short=3):
        say(g, ANN, "Rebel Base")
    with refused(g, "NOT_A_WORLD", card="drop-ships"):
        say(g, ANN, "Drop Ships")
    say(g, ANN, "Rebel Miners")
    with refused(g, "MILITARY_WORLD_NOT_PAYABLE", card="rebel-miners"):
        say(g, ANN, "pay")


@pytest.mark.scenario("race-expansions/S200")
@pytest.mark.rule("race.pw.sneak-attack-world", "race.pw.conquer-peaceful-cloaking")
def test_a_sneak_attack_conquers_a_peaceful_world_only_with_the_help_of_cloaking() -> None:
    mine = ["New Sparta", "Rebel Sneak Attack", "Space Marines"]
    plain = settling(
        seat(*mine, hand=["Rebel Miners", "Gem World", "Rebel Fuel Cache"]),
        options=ALL,
        automatic=False,
    )
    cloaked = settling(
        seat(
            "Epsilon Eridani",
            "Rebel Sneak Attack",
            "Space Marines",
            "Imperium Cloaking Technology",
            hand=["Rebel Miners", "Gem World"],
        ),
        options=ALL,
        automatic=False,
    )
    for g in (plain, cloaked):
        choose_worlds(g, {ANN: "Rebel Miners"})
        say(g, ANN, "conquer")
        say(g, ANN, "sneak-attack")

    with refused(plain, "NOT_A_MILITARY_WORLD", card="gem-world"):
        say(plain, ANN, "Gem World")
    say(cloaked, ANN, "Gem World")
    with refused(cloaked, "NOT_A_MILITARY_WORLD", card="gem-world"):
        say(cloaked, ANN, "conquer")
    say_all(cloaked, ANN, ["Imperium Cloaking Technology", "conquer"])

    assert "Gem World" in tableau(cloaked, ANN)
    assert sorted(discards(cloaked)) == ["Imperium Cloaking Technology", "Rebel Sneak Attack"]


@pytest.mark.rule("race.pw.sneak-attack-world", "race.pw.second-world")
def test_a_sneak_attack_comes_besides_a_second_world_in_any_order() -> None:
    g = settling(
        seat(
            "New Sparta",
            "Rebel Sneak Attack",
            "Improved Logistics",
            "Terraforming Robots",
            hand=["Rebel Miners", "Rebel Fuel Cache", "Gem World"],
            fillers=1,
        ),
        options=ALL,
        automatic=False,
    )
    choose_worlds(g, {ANN: "Rebel Miners"})
    say(g, ANN, "conquer")
    say(g, ANN, "sneak-attack")
    say(g, ANN, "Rebel Fuel Cache")
    say(g, ANN, "conquer")
    say(g, ANN, "second-world")
    say(g, ANN, "Gem World")
    say(g, ANN, "pay")
    pay(g, ANN, 2)

    assert tableau(g, ANN)[-3:] == ["Rebel Miners", "Rebel Fuel Cache", "Gem World"]
    assert len(hand(g, ANN)) == 1 + 3 - 2
    assert asked_for(g, ANN) == "settle-extra"
