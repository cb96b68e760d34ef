"""Phase III: Settle: discounts, specialised military, and draws after placing."""

from __future__ import annotations

import pytest

from rulebook.race.arranging import (
    ANN,
    arranged,
    choose,
    discards,
    goods,
    hand,
    question,
    refused,
    say,
    seat,
    tableau,
)


@pytest.mark.scenario("race-base/S082")
@pytest.mark.rule("race.pw.settle-discount-kind", "race.power.cumulative")
def test_discounts_for_alien_worlds_add_up() -> None:
    g = arranged(
        "settle",
        seat(
            "Old Earth",
            "Alien Rosetta Stone World",
            "Alien Tech Institute",
            hand=["Deserted Alien Library"],
            fillers=2,
        ),
    )

    say(g, ANN, "Deserted Alien Library")

    assert len(discards(g)) == 6 - 2 - 2
    assert goods(g, ANN) == {"Deserted Alien Library": "alien"}
    assert hand(g, ANN) == []


@pytest.mark.scenario("race-base/S083")
@pytest.mark.rule("race.pw.military-specialised", "race.settle.military-sum")
def test_military_against_aliens_counts_only_against_aliens() -> None:
    g = arranged(
        "settle",
        seat(
            "New Sparta",
            "Alien Rosetta Stone World",
            "Alien Tech Institute",
            hand=["Lost Alien Battle Fleet", "Rebel Outpost"],
        ),
    )

    with refused(g, "NOT_ENOUGH_MILITARY", defense=5, strength=2):
        say(g, ANN, "Rebel Outpost")
    say(g, ANN, "Lost Alien Battle Fleet")

    assert tableau(g, ANN)[-1] == "Lost Alien Battle Fleet"


@pytest.mark.scenario("race-base/S084")
@pytest.mark.rule("race.pw.military-specialised")
def test_galactic_imperium_counts_only_against_rebels() -> None:
    g = arranged(
        "settle",
        seat(
            "Old Earth",
            "Drop Ships",
            "Galactic Imperium",
            hand=["Rebel Homeworld", "Lost Alien Warship"],
        ),
    )

    with refused(g, "NOT_ENOUGH_MILITARY", defense=5, strength=3):
        say(g, ANN, "Lost Alien Warship")
    say(g, ANN, "Rebel Homeworld")

    assert tableau(g, ANN)[-1] == "Rebel Homeworld"


@pytest.mark.scenario("race-base/S085")
@pytest.mark.rule("race.pw.military-specialised", "race.pw.settle-discount-kind")
def test_alpha_centauri_helps_with_rare_worlds_of_both_sorts() -> None:
    g = arranged(
        "settle",
        seat("Alpha Centauri", hand=["Runaway Robots", "Comet Zone", "Outlaw World"], fillers=2),
    )
    by_payment = g.copy()

    with refused(g, "NOT_ENOUGH_MILITARY", defense=1, strength=0):
        say(g, ANN, "Outlaw World")
    say(g, ANN, "Runaway Robots")
    say(by_payment, ANN, "Comet Zone")

    assert tableau(g, ANN) == ["Alpha Centauri", "Runaway Robots"]
    assert question(by_payment, ANN).most == 3 - 1


@pytest.mark.scenario("race-base/S086")
@pytest.mark.rule("race.settle.military-world", "race.pw.settle-discount-any")
def test_discounts_do_not_help_to_conquer() -> None:
    g = arranged(
        "settle",
        seat("Old Earth", "Replicant Robots", hand=["New Survivalists"], fillers=3),
        automatic=False,
    )

    with refused(g, "NOT_ENOUGH_MILITARY", defense=1, strength=0):
        say(g, ANN, "New Survivalists")


@pytest.mark.scenario("race-base/S087")
@pytest.mark.rule("race.pw.settle-draw-after", "race.settle.bonus", "race.power.cumulative")
def test_terraforming_robots_draw_beside_the_bonus() -> None:
    g = arranged(
        "settle",
        seat("Old Earth", "Terraforming Robots", hand=["Artist Colony"], fillers=1, chose="settle"),
        deck_top=["Space Port", "Drop Ships"],
    )
    passing = g.copy()

    say(g, ANN, "Artist Colony")
    say(passing, ANN, "pass")

    assert len(discards(g)) == 1
    assert hand(g, ANN) == ["Space Port", "Drop Ships"]
    assert hand(passing, ANN)[0] == "Artist Colony"
    assert len(hand(passing, ANN)) == 2


@pytest.mark.scenario("race-base/S088")
@pytest.mark.rule("race.settle.military-not-spent", "race.settle.conquer")
def test_military_is_compared_and_not_spent() -> None:
    g = arranged("action", seat("New Sparta", hand=["Former Penal Colony", "Pirate World"]), seat())

    choose(g, "settle", "settle")
    say(g, ANN, "Former Penal Colony")
    choose(g, "settle", "settle")
    say(g, ANN, "Pirate World")

    assert tableau(g, ANN) == ["New Sparta", "Former Penal Colony", "Pirate World"]
    assert goods(g, ANN) == {"Former Penal Colony": "novelty", "Pirate World": "novelty"}
