"""Takeovers: the examples of the rulebook."""

from __future__ import annotations

import pytest

from perihelion.race.state import Race
from rulebook.race.arranging import (
    ANN,
    BO,
    CY,
    Plain,
    asked_for,
    discards,
    hand,
    pay,
    refused,
    say,
    say_all,
    seat,
    tableau,
)
from rulebook.race_expansions.fighting import (
    CASUS_BELLI,
    choose_worlds,
    declare,
    endings,
    figures,
    outcomes,
    settling,
)

ALEXEI = ["Epsilon Eridani", "Imperium Troops", "Drop Ships", "Expedition Force", "Imperium Seat"]
"""Total military 6, and 8 against Rebels."""

BORIS = ["Earth's Lost Colony", "Drop Ships", "Expedition Force", "Rebel Colony"]
"""Total military 4."""

BORIS_WITH_ROBOTS = [
    "Earth's Lost Colony",
    "Drop Ships",
    "Space Mercenaries",
    "Terraforming Robots",
    "Rebel Colony",
]
"""Total military 4 as well."""

VIKTOR = [
    "Doomed World",
    "Contact Specialist",
    "Rebel Alliance",
    "Rebel Pact",
    "Rebel Fuel Cache",
    "Rebel Miners",
    "Rebel Underground",
    "Rebel Sympathizers",
    "Rebel Base",
    "Outlaw World",
]
"""Total military -1, five Rebel military worlds and one other military world."""


@pytest.mark.scenario("race-expansions/S061")
@pytest.mark.rule(
    "race.takeover.example-1",
    "race.takeover.what",
    "race.takeover.strength.test",
    "race.takeover.strength.tie-attacker",
    "race.takeover.strength.extras",
    "race.takeover.resolve.when",
    "race.takeover.success.transfer",
    "race.takeover.success.bonus",
    "race.takeover.declare.when",
)
def test_an_equal_attack_takes_the_world_once_everybody_has_settled() -> None:
    g = settling(
        seat(*ALEXEI, chose="settle"),
        seat(*BORIS),
        seat("Old Earth", hand=["Gem World"], fillers=4),
    )

    choose_worlds(g, {CY: "Gem World"})
    declare(g, ANN, "Imperium Seat", "Rebel Colony")
    before = tableau(g, BO)
    kind = asked_for(g, CY)
    pay(g, CY, 2)

    assert before == BORIS
    assert kind == "settle-pay"
    assert outcomes(g) == [(ANN, 6 + 1 + 1, 4 + 4, "SUCCEEDED")]
    assert tableau(g, ANN) == [*ALEXEI, "Rebel Colony"]
    assert tableau(g, BO) == BORIS[:-1]
    assert len(hand(g, ANN)) == 1


@pytest.mark.scenario("race-expansions/S062")
@pytest.mark.rule(
    "race.takeover.example-2",
    "race.takeover.resolve.defend",
    "race.takeover.resolve.new-cards",
    "race.takeover.resolve.attacker-fixed",
    "race.takeover.fail.strength",
    "race.pw.temp-military-when",
)
def test_a_card_drawn_in_the_same_phase_pays_for_defense() -> None:
    g = attack_on_boris(seat(*BORIS_WITH_ROBOTS, hand=["Gem World"], fillers=2))

    kind = asked_for(g, BO)
    with refused(g, "NOT_YOUR_DECISION"):
        say(g, ANN, "New Military Tactics")
    say_all(g, BO, ["Space Mercenaries"])

    assert kind == "takeover-defend"
    assert outcomes(g) == [(ANN, 8, 4 + 1 + 4, "FAILED_STRENGTH")]
    assert hand(g, BO) == []
    assert "Rebel Colony" in tableau(g, BO)
    assert hand(g, ANN) == []


def attack_on_boris(boris: Plain, *others: Plain) -> Race:
    """Alexei has declared Rebel Colony; Boris has placed Gem World for two cards and drawn one."""
    g = settling(seat(*ALEXEI, "New Military Tactics", chose="settle"), boris, *others)
    choose_worlds(g, {BO: "Gem World"})
    declare(g, ANN, "Imperium Seat", "Rebel Colony")
    return g


def all_three() -> Race:
    """Viktor attacks Rebel Colony too; Boris is asked about Alexei's attack."""
    g = attack_on_boris(
        seat(*BORIS_WITH_ROBOTS, "Imperium Lords", hand=["Gem World"], fillers=2), seat(*VIKTOR)
    )
    declare(g, CY, "Rebel Alliance", "Rebel Colony")
    assert asked_for(g, BO) == "takeover-defend"
    return g


@pytest.mark.scenario("race-expansions/S063")
@pytest.mark.rule(
    "race.takeover.example-3",
    "race.takeover.strength.rebel-alliance",
    "race.takeover.vulnerable.rebel-alliance",
    "race.takeover.resolve.order",
    "race.takeover.resolve.same-target",
    "race.takeover.resolve.defend-lasts",
    "race.takeover.strength.negative",
)
def test_a_later_attack_on_the_same_world_meets_the_raised_defense() -> None:
    g = all_three()

    say_all(g, BO, ["Space Mercenaries"])

    assert outcomes(g) == [
        (ANN, 8, 4 + 1 + 4, "FAILED_STRENGTH"),
        (CY, -1 + 5 * 2, 4 + 1 + 4, "SUCCEEDED"),
    ]
    assert tableau(g, CY) == [*VIKTOR, "Rebel Colony"]


@pytest.mark.scenario("race-expansions/S064")
@pytest.mark.rule(
    "race.takeover.example-3", "race.takeover.resolve.moved", "race.takeover.resolve.same-target"
)
def test_a_takeover_of_a_world_that_has_moved_is_void() -> None:
    g = all_three()

    say(g, BO, "pass")

    assert endings(g) == [(ANN, "SUCCEEDED"), (CY, "FAILED_TARGET_GONE")]
    assert "Rebel Colony" in tableau(g, ANN)
    assert len(hand(g, BO)) == 1


@pytest.mark.scenario("race-expansions/S065")
@pytest.mark.rule("race.takeover.strength.rebel-pact", "race.pw.takeover-defense")
def test_rebel_pact_defends_with_every_military_world() -> None:
    g = settling(
        seat("Old Earth", "Interstellar Casus Belli", prestige=1),
        seat(*VIKTOR),
        options=CASUS_BELLI,
    )
    choose_worlds(g)
    say(g, ANN, "Interstellar Casus Belli")

    attack, defense, hopeless = figures(g, ANN, "outlaw-world")

    assert (attack, defense, hopeless) == (0, -1 + 5 * 2 + 1 * 1 + 1, "yes")


@pytest.mark.scenario("race-expansions/S066")
@pytest.mark.rule(
    "race.takeover.strength.tie-attacker",
    "race.takeover.vulnerable.cloaking",
    "race.takeover.declare.costs",
    "race.pw.takeover",
)
def test_cloaking_technology_is_discarded_when_the_takeover_is_declared() -> None:
    g = settling(
        seat("Old Earth", "Drop Ships", "Expedition Force", "Imperium Cloaking Technology"),
        seat("Epsilon Eridani", "Expedition Force", "Rebel Miners", hand=["Gem World"], fillers=3),
    )
    choose_worlds(g, {BO: "Gem World"})

    declare(g, ANN, "Imperium Cloaking Technology", "Rebel Miners")
    gone = "Imperium Cloaking Technology" in discards(g)
    left = tableau(g, ANN)
    pay(g, BO, 2)

    assert gone
    assert left == ["Old Earth", "Drop Ships", "Expedition Force"]
    assert outcomes(g) == [(ANN, 4, 2 + 2, "SUCCEEDED")]
    assert tableau(g, ANN)[-1] == "Rebel Miners"
