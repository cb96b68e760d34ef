"""What is told of a world in Settle is what decides: the reason, the price, the strength."""

from __future__ import annotations

import pytest

from rulebook.race.arranging import ANN, BRINK, question, refused, say, seat, with_good
from rulebook.race_expansions.fighting import choose_worlds, settling

ALL = {"expansions": BRINK}
CLOAKING = "Imperium Cloaking Technology"
GOLDEN_AGE = "Golden Age of Terraforming"


@pytest.mark.rule("race.pw.settle-spend-good", "race.power.gains-usable")
def test_a_good_of_another_kind_on_the_new_world_is_not_called_locked() -> None:
    g = settling(
        seat("Old Earth", GOLDEN_AGE, hand=["Asteroid Belt"], fillers=2),
        options=ALL,
        automatic=False,
    )
    choose_worlds(g, {ANN: "Asteroid Belt"})

    with refused(g, "NOT_ENOUGH_GOODS", have=0, need=1):
        say(g, ANN, GOLDEN_AGE)


@pytest.mark.rule("race.pw.settle-spend-good", "race.settle.affordable")
def test_a_world_too_dear_is_priced_with_the_goods_that_make_it_cheaper() -> None:
    g = settling(
        seat(
            "New Sparta",
            GOLDEN_AGE,
            with_good("Lifeforms, Inc."),
            hand=["Alien Robotic Factory"],
            fillers=1,
        ),
        options=ALL,
        automatic=False,
    )

    with refused(g, "NOT_ENOUGH_CARDS", cost=6 - 3, have=1, short=2):
        say(g, ANN, "Alien Robotic Factory")


@pytest.mark.rule("race.pw.sneak-attack-world", "race.pw.conquer-peaceful-cloaking")
def test_a_sneak_attack_tells_how_much_strength_a_peaceful_world_would_take() -> None:
    g = settling(
        seat(
            "New Sparta",
            "Rebel Sneak Attack",
            CLOAKING,
            hand=["Outlaw World", "Rebel Fuel Cache", "Alien Robotic Factory"],
        ),
        options=ALL,
        automatic=False,
    )
    choose_worlds(g, {ANN: "Outlaw World"})
    say(g, ANN, "conquer")
    say(g, ANN, "sneak-attack")

    with refused(g, "NOT_ENOUGH_MILITARY", defense=6 - 2, strength=2, short=2):
        say(g, ANN, "Alien Robotic Factory")


@pytest.mark.rule("race.settle.military-sum", "race.pw.temp-military")
def test_the_strength_of_a_conquest_counts_the_help_that_was_named() -> None:
    g = settling(
        seat("New Sparta", "New Military Tactics", hand=["Rebel Outpost"]),
        options=ALL,
        automatic=False,
    )
    choose_worlds(g, {ANN: "Rebel Outpost"})
    say(g, ANN, "New Military Tactics")

    (conquest,) = question(g, ANN).options

    assert conquest.structure == {"kind": "conquer", "defense": 5, "strength": 2 + 3}
