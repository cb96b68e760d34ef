"""Takeovers: who may declare one, what it names, and what it costs."""

from __future__ import annotations

import pytest

from perihelion.race.state import Race
from rulebook.race.arranging import (
    ANN,
    BO,
    CY,
    asked_for,
    chips,
    discards,
    greyed,
    hand,
    leader_tile,
    offered,
    pay,
    prestige,
    question,
    refused,
    say,
    say_all,
    seat,
    tableau,
    told,
    with_good,
)
from rulebook.race_expansions.fighting import (
    CASUS_BELLI,
    choose_worlds,
    declare,
    endings,
    figures,
    name_target,
    outcomes,
    settling,
    stop,
)

CLOAKING = "Imperium Cloaking Technology"
BUSY = ["Old Earth", "Drop Ships", "Space Marines", "Expedition Force", "Imperium Seat", CLOAKING]
"""Total military 6, and two takeover powers."""


@pytest.mark.scenario("race-expansions/S077")
@pytest.mark.rule("race.takeover.declare.who", "race.takeover.declare.order")
def test_who_has_placed_a_world_needs_a_second_placement_to_declare() -> None:
    g = settling(
        seat("New Sparta", "Drop Ships", CLOAKING, hand=["Rebel Fuel Cache"]),
        seat("Old Earth", "Drop Ships", "Improved Logistics", CLOAKING, hand=["Rebel Miners"]),
        automatic=False,
    )
    choose_worlds(g, {ANN: "Rebel Fuel Cache", BO: "Rebel Miners"})

    say(g, ANN, "conquer")
    with refused(g, "WORLD_ALREADY_PLACED"):
        say(g, ANN, CLOAKING)
    with refused(g, "NOT_YOUR_DECISION"):
        say(g, BO, CLOAKING)
    stop(g, ANN)
    say(g, BO, "conquer")
    name_target(g, BO, CLOAKING, "New Sparta")

    assert offered(g, BO) == ["stop"]
    assert greyed(g, BO)["second-world"] == "POWER_ALREADY_USED"
    assert [event.seat for event in told(g, "takeover-declared")] == [BO]


@pytest.mark.scenario("race-expansions/S078")
@pytest.mark.rule("race.takeover.declare.then-world")
def test_after_declaring_a_takeover_no_world_comes_from_the_hand() -> None:
    g = settling(
        seat("New Sparta"),
        seat(*BUSY, "Improved Logistics", hand=["Artist Colony"], fillers=3),
        automatic=False,
    )
    choose_worlds(g)
    stop(g, ANN)

    name_target(g, BO, CLOAKING, "New Sparta")

    with refused(g, "WORLD_AFTER_TAKEOVER"):
        say(g, BO, "second-world")
    assert "second-world" not in offered(g, BO)


@pytest.mark.rule("race.takeover.declare.then-world")
def test_a_sneak_attack_on_a_hand_world_needs_a_world_really_placed() -> None:
    g = settling(
        seat(*BUSY, "Rebel Sneak Attack", hand=["Rebel Miners"]),
        seat("New Sparta"),
        options=CASUS_BELLI,
        automatic=False,
    )
    choose_worlds(g)

    name_target(g, ANN, CLOAKING, "New Sparta")

    with refused(g, "NO_FIRST_WORLD"):
        say(g, ANN, "sneak-attack")


def two_attacks(cards: int) -> Race:
    """Anna attacks Bert's Rebel Fuel Cache and then Cleo's Hive World."""
    g = settling(
        seat(*BUSY, "Improved Logistics"),
        seat("New Sparta", "Space Marines", "Space Mercenaries", "Rebel Fuel Cache", fillers=cards),
        seat("Epsilon Eridani", "Expedition Force", "Hive World"),
    )
    choose_worlds(g)
    name_target(g, ANN, "Imperium Seat", "Rebel Fuel Cache")
    name_target(g, ANN, CLOAKING, "Hive World")
    stop(g, ANN)
    return g


@pytest.mark.scenario("race-expansions/S079")
@pytest.mark.rule(
    "race.takeover.declare.two",
    "race.takeover.fail.second",
    "race.takeover.resolve.order",
    "race.takeover.resolve.defend",
)
def test_two_takeovers_of_one_player_stand_or_fall_with_the_first() -> None:
    weak, strong = two_attacks(1), two_attacks(2)

    asked = asked_for(strong, BO)
    say_all(strong, BO, ["Space Mercenaries"])

    assert asked == "takeover-defend"
    assert told(weak, "discarded") == []
    assert outcomes(weak) == [(ANN, 7, 5 + 1, "SUCCEEDED"), (ANN, 6, 2 + 3, "SUCCEEDED")]
    assert tableau(weak, ANN)[-2:] == ["Rebel Fuel Cache", "Hive World"]
    assert outcomes(strong)[0] == (ANN, 7, 5 + 2 + 1, "FAILED_STRENGTH")
    assert endings(strong)[1] == (ANN, "FAILED_EARLIER_FAILED")
    assert "Hive World" in tableau(strong, CY)


@pytest.mark.rule("race.takeover.fail.second", "race.takeover.declare.two")
def test_the_first_takeover_stands_when_only_the_second_fails() -> None:
    g = settling(
        seat(*BUSY, "Improved Logistics"),
        seat("New Sparta", "Rebel Fuel Cache"),
        seat("Epsilon Eridani", "Drop Ships", "Hive World"),
        automatic=False,
    )
    choose_worlds(g)

    name_target(g, ANN, "Imperium Seat", "Rebel Fuel Cache")
    name_target(g, ANN, CLOAKING, "Hive World")
    with refused(g, "WORLD_ALREADY_PLACED"):
        say(g, ANN, "Imperium Seat")  # both placements are used up
    for who in (ANN, BO, CY):
        stop(g, who)

    assert outcomes(g) == [(ANN, 7, 2 + 1, "SUCCEEDED"), (ANN, 6, 4 + 3, "FAILED_STRENGTH")]


@pytest.mark.scenario("race-expansions/S080")
@pytest.mark.rule("race.takeover.declare.two", "race.takeover.needs-power")
def test_two_takeovers_need_two_powers() -> None:
    g = settling(
        seat("New Sparta", "Drop Ships", "Space Marines", "Imperium Seat", "Improved Logistics"),
        seat("Old Earth", "Rebel Fuel Cache", "Rebel Miners"),
        automatic=False,
    )
    choose_worlds(g)

    name_target(g, ANN, "Imperium Seat", "Rebel Fuel Cache")

    with refused(g, "TAKEOVER_POWER_USED"):
        say(g, ANN, "Imperium Seat")


@pytest.mark.scenario("race-expansions/S081")
@pytest.mark.rule(
    "race.takeover.declare.too-weak",
    "race.takeover.declare.content",
    "race.takeover.declare.costs",
    "race.exp.refusal",
)
@pytest.mark.parametrize(
    ("spent", "attack", "outcome"), [(0, 4, "FAILED_STRENGTH"), (2, 6, "SUCCEEDED")]
)
def test_a_takeover_that_is_too_weak_may_be_declared(spent: int, attack: int, outcome: str) -> None:
    g = settling(
        seat("Old Earth", "Space Mercenaries", "Drop Ships", CLOAKING, fillers=2),
        seat("New Sparta", "Space Marines"),
        automatic=False,
    )
    choose_worlds(g)

    say(g, ANN, CLOAKING)
    shown = figures(g, ANN, "new-sparta")
    say(g, ANN, "New Sparta")
    asked = question(g, ANN).facts
    say_all(g, ANN, ["Space Mercenaries"] if spent else [])
    if spent:
        pay(g, ANN, 2)
    stop(g, ANN)
    stop(g, BO)

    assert shown == (4, 4 + 2, "no")  # two cards could still be discarded
    assert (asked["strength"], asked["most"], asked["defense"]) == (4, 6, 6)
    assert outcomes(g) == [(ANN, attack, 6, outcome)]
    assert CLOAKING in discards(g)
    assert len(hand(g, ANN)) == 2 - spent


@pytest.mark.rule("race.takeover.declare.too-weak")
def test_the_attacker_is_warned_of_a_takeover_that_must_fail() -> None:
    g = settling(
        seat("Old Earth", "Drop Ships", CLOAKING, fillers=2),
        seat("New Sparta", "Space Marines"),
        automatic=False,
    )
    choose_worlds(g)

    say(g, ANN, CLOAKING)

    assert figures(g, ANN, "new-sparta") == (3, 4 + 2, "yes")


@pytest.mark.scenario("race-expansions/S082")
@pytest.mark.rule("race.takeover.declare.final")
def test_a_declared_takeover_can_be_neither_withdrawn_nor_changed() -> None:
    g = settling(
        seat("Old Earth", "Drop Ships", CLOAKING),
        seat("New Sparta", "Rebel Fuel Cache"),
        seat("Epsilon Eridani"),
        automatic=False,
    )
    choose_worlds(g)
    declare(g, ANN, CLOAKING, "New Sparta")
    stop(g, BO)

    for attempt in ("Rebel Fuel Cache", CLOAKING, "pass", "stop"):
        with refused(g, "NOT_YOUR_DECISION"):
            say(g, ANN, attempt)
    stop(g, CY)

    assert outcomes(g) == [(ANN, 3, 2 + 2, "FAILED_STRENGTH")]


@pytest.mark.rule("race.takeover.declare.costs", "race.takeover.declare.content")
def test_temporary_military_for_a_takeover_must_be_there_unused_and_paid_for() -> None:
    g = settling(
        seat(
            "Old Earth",
            "Interstellar Casus Belli",
            "Improved Logistics",
            "New Military Tactics",
            "Space Mercenaries",
            "Alien Booby Trap",
            "Rebel Fuel Refinery",
            hand=["Rebel Miners", "Space Marines"],
            prestige=1,
        ),
        seat("New Sparta"),
        options=CASUS_BELLI,
        automatic=False,
    )
    choose_worlds(g, {ANN: "Rebel Miners"})
    say_all(g, ANN, ["New Military Tactics", "conquer"])
    name_target(g, ANN, "Interstellar Casus Belli", "New Sparta")

    assert offered(g, ANN) == ["Space Mercenaries", "done"]
    with refused(g, "POWER_ALREADY_USED"):
        say(g, ANN, "New Military Tactics")
    with refused(g, "NO_PRESTIGE"):
        say(g, ANN, "Alien Booby Trap")  # the last one paid for Casus Belli
    with refused(g, "NOT_ENOUGH_GOODS", have=0, need=1):
        say(g, ANN, "Rebel Fuel Refinery")
    with refused(g, "POWER_NOT_ACTIVE"):
        say(g, ANN, "Improved Logistics")
    with refused(g, "REPEATED_CARD"):
        say_all(g, ANN, ["Space Mercenaries", "Space Mercenaries"])
    say_all(g, ANN, ["Space Mercenaries"])
    with refused(g, "CARD_NOT_IN_HAND"):
        say(g, ANN, "Rebel Miners")


@pytest.mark.rule("race.takeover.declare.costs", "race.pw.temp-military-discard-cards")
def test_a_half_used_power_has_no_rest_for_an_attack() -> None:
    g = settling(
        seat(
            "New Sparta",
            "Space Mercenaries",
            "Improved Logistics",
            CLOAKING,
            hand=["Malevolent Lifeforms"],
            fillers=3,
        ),
        seat("Epsilon Eridani", "Rebel Miners"),
        automatic=False,
    )
    choose_worlds(g, {ANN: "Malevolent Lifeforms"})
    say_all(g, ANN, ["Space Mercenaries", "conquer"])
    say(g, ANN, hand(g, ANN)[0])
    say(g, ANN, "done")

    say(g, ANN, CLOAKING)
    assert figures(g, ANN, "rebel-miners") == (3 + 1, 1 + 2, "no")
    say(g, ANN, "Rebel Miners")

    assert asked_for(g, ANN) == "settle-extra"  # nothing is left to add


@pytest.mark.rule("race.takeover.casus-belli", "race.takeover.declare.costs")
def test_prestige_for_a_takeover_is_spent_when_it_is_declared() -> None:
    g = settling(
        seat("Old Earth", "Space Marines", "Interstellar Casus Belli", prestige=1),
        seat("Epsilon Eridani", "Rebel Fuel Cache", with_good("Gem World")),
        options=CASUS_BELLI,
        automatic=False,
        tile=ANN,
        on_tile=1,
    )
    choose_worlds(g)

    name_target(g, ANN, "Interstellar Casus Belli", "Rebel Fuel Cache")
    spent = (prestige(g, ANN), leader_tile(g))
    stop(g, ANN)
    stop(g, BO)

    assert spent == (0, (-1, 0))
    assert outcomes(g) == [(ANN, 2, 1 + 1, "SUCCEEDED")]
    assert prestige(g, ANN) == 2
    assert (chips(g, ANN), len(hand(g, ANN))) == (1, 1)  # as the leader of the next round
