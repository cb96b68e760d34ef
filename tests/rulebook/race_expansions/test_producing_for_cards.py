"""Produce: goods for hand cards, and worlds on which nothing can be produced."""

from __future__ import annotations

import pytest

from rulebook.race.arranging import (
    ANN,
    BRINK,
    arranged,
    asked_for,
    goods,
    hand,
    offered,
    refused,
    say,
    seat,
    with_good,
)

ALL = {"expansions": BRINK}


@pytest.mark.scenario("race-expansions/S167")
@pytest.mark.rule("race.pw.produce-windfall-discard")
def test_a_hand_card_produces_on_a_windfall_world_of_the_right_kind() -> None:
    g = arranged(
        "produce",
        seat(
            "Old Earth",
            "Universal Exports",
            "Alien Booby Trap",
            "Asteroid Belt",
            "Alien Toy Shop",
            hand=["Gem World", "Spice World", "Comet Zone"],
        ),
        options=ALL,
        automatic=False,
    )
    first = offered(g, ANN)
    say(g, ANN, "Alien Booby Trap")
    say(g, ANN, "Gem World")
    with refused(g, "WRONG_KIND", card="asteroid-belt", good="rare"):
        say(g, ANN, "Asteroid Belt")
    say(g, ANN, "Alien Toy Shop")
    between = offered(g, ANN)
    say(g, ANN, "Universal Exports")
    with refused(g, "POWER_IN_PROGRESS"):
        say(g, ANN, "stop")
    say(g, ANN, "Spice World")
    say(g, ANN, "Asteroid Belt")

    assert set(first) == {"stop", "Universal Exports", "Alien Booby Trap"}
    assert set(between) == {"stop", "Universal Exports"}
    assert goods(g, ANN) == {
        "Universal Exports": "novelty",
        "Alien Toy Shop": "alien",
        "Asteroid Belt": "rare",
    }
    assert hand(g, ANN) == ["Comet Zone"]


@pytest.mark.rule("race.pw.produce-windfall-discard")
def test_a_genes_windfall_world_produces_for_a_card_with_lifeforms() -> None:
    g = arranged(
        "produce",
        seat(
            "Old Earth", "Lifeforms, Inc.", "Pre-Sentient Race", "Asteroid Belt", hand=["Gem World"]
        ),
        options=ALL,
        automatic=False,
    )
    say(g, ANN, "Lifeforms, Inc.")
    say(g, ANN, "Gem World")
    say(g, ANN, "Pre-Sentient Race")

    assert goods(g, ANN) == {"Lifeforms, Inc.": "genes", "Pre-Sentient Race": "genes"}


@pytest.mark.rule("race.pw.produce-windfall-discard")
def test_without_a_hand_card_nothing_is_produced_for_one() -> None:
    g = arranged(
        "produce",
        seat(
            "Old Earth",
            "Universal Exports",
            "Alien Booby Trap",
            "Asteroid Belt",
            "Alien Toy Shop",
            hand=["Gem World"],
        ),
        options=ALL,
        automatic=False,
    )
    say(g, ANN, "Alien Booby Trap")
    say(g, ANN, "Gem World")
    say(g, ANN, "Alien Toy Shop")

    assert asked_for(g, ANN) != "produce-power"
    assert goods(g, ANN) == {"Universal Exports": "novelty", "Alien Toy Shop": "alien"}


@pytest.mark.rule("race.pw.produce-windfall-discard")
def test_before_a_draw_that_is_due_an_empty_hand_cannot_pay() -> None:
    g = arranged(
        "produce",
        seat("Old Earth", "Universal Exports", "Consumer Markets", "Asteroid Belt"),
        options=ALL,
        automatic=False,
    )
    with refused(g, "NOT_ENOUGH_CARDS", have=0):
        say(g, ANN, "Universal Exports")
    say(g, ANN, "Consumer Markets")
    say(g, ANN, "Universal Exports")
    say(g, ANN, hand(g, ANN)[0])
    say(g, ANN, "Asteroid Belt")

    assert goods(g, ANN) == {"Universal Exports": "novelty", "Asteroid Belt": "rare"}


@pytest.mark.scenario("race-expansions/S199")
@pytest.mark.rule("race.pw.produce-windfall-discard", "race.pw.second-windfall-guild")
def test_only_an_empty_windfall_world_produces_and_the_guild_must() -> None:
    g = arranged(
        "produce",
        seat(
            "Old Earth",
            "Universal Exports",
            "Gem World",
            with_good("Asteroid Belt"),
            "Pre-Sentient Race",
            "Empath World",
            "Terraforming Guild",
            hand=["Spice World", "Comet Zone"],
        ),
        options=ALL,
        automatic=False,
    )
    with refused(g, "MUST_PRODUCE"):
        say(g, ANN, "pass")
    say(g, ANN, "Empath World")
    say(g, ANN, "Universal Exports")
    say(g, ANN, "Spice World")
    with refused(g, "NOT_A_WINDFALL", card="gem-world"):
        say(g, ANN, "Gem World")
    with refused(g, "WORLD_HAS_GOOD", card="asteroid-belt"):
        say(g, ANN, "Asteroid Belt")
    say(g, ANN, "Pre-Sentient Race")

    assert set(goods(g, ANN)) == {
        "Universal Exports",
        "Gem World",
        "Asteroid Belt",
        "Pre-Sentient Race",
        "Empath World",
    }
