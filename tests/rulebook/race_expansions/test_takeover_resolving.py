"""Takeovers: how they are resolved, and what comes with a world that is taken."""

from __future__ import annotations

import pytest

from perihelion.race.ids import SETTLE_PHASE
from perihelion.race.state import Race
from rulebook.race.arranging import (
    ANN,
    BO,
    CY,
    choose,
    discards,
    goods,
    hand,
    pay,
    play_on,
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
    name_target,
    outcomes,
    settling,
    stop,
)

CLOAKING = "Imperium Cloaking Technology"
SIX = ["Epsilon Eridani", "Space Marines", "Drop Ships"]
"""Total military 6."""


@pytest.mark.scenario("race-expansions/S083")
@pytest.mark.rule(
    "race.takeover.resolve.defend-rest",
    "race.takeover.resolve.defend",
    "race.pw.temp-military-discard-cards",
)
def test_the_rest_of_a_power_used_in_part_is_left_for_defense() -> None:
    g = settling(
        seat(*SIX, CLOAKING),
        seat(
            "New Sparta",
            "Space Mercenaries",
            "Rebel Miners",
            hand=["Malevolent Lifeforms"],
            fillers=3,
        ),
        automatic=False,
    )
    choose_worlds(g, {BO: "Malevolent Lifeforms"})
    declare(g, ANN, CLOAKING, "Rebel Miners")
    say_all(g, BO, ["Space Mercenaries", "conquer"])
    pay(g, BO, 1)
    stop(g, BO)

    asked = question(g, BO)
    say_all(g, BO, ["Space Mercenaries"])
    with refused(g, "WRONG_CARD_COUNT", count=2, least=1, most=1):
        pay(g, BO, 2)
    pay(g, BO, 1)

    assert (asked.kind, asked.facts["short"]) == ("takeover-defend", 1)
    assert outcomes(g) == [(ANN, 6, 3 + 1 + 1 + 2, "FAILED_STRENGTH")]


@pytest.mark.scenario("race-expansions/S084")
@pytest.mark.rule("race.takeover.resolve.defend-lasts", "race.pw.temp-military-lasts")
def test_what_is_added_in_defense_lasts_for_later_takeovers() -> None:
    g = settling(
        seat("Old Earth", "Drop Ships", "Space Marines", CLOAKING),
        seat("New Sparta", "Rebel Miners", "New Military Tactics"),
        seat(*SIX, CLOAKING),
        automatic=False,
    )
    choose_worlds(g)
    declare(g, ANN, CLOAKING, "Rebel Miners")
    stop(g, BO)
    declare(g, CY, CLOAKING, "New Sparta")

    say_all(g, BO, ["New Military Tactics"])

    assert outcomes(g) == [
        (ANN, 5, 2 + 3 + 2, "FAILED_STRENGTH"),
        (CY, 6, 2 + 3 + 2, "FAILED_STRENGTH"),
    ]
    assert "New Military Tactics" in discards(g)


@pytest.mark.scenario("race-expansions/S085")
@pytest.mark.rule("race.takeover.success.transfer", "race.takeover.success.no-windfall")
@pytest.mark.parametrize(
    ("world", "got"),
    [(with_good("Rebel Miners", "Gem World"), {"Rebel Miners": "rare"}), ("Rebel Fuel Cache", {})],
)
def test_a_good_moves_with_its_world_and_an_empty_windfall_world_stays_empty(
    world: str | dict[str, str], got: dict[str, str]
) -> None:
    g = settling(seat("Old Earth", "Drop Ships", CLOAKING), seat("Epsilon Eridani", world))
    choose_worlds(g)

    declare(g, ANN, CLOAKING, "")

    assert endings(g) == [(ANN, "SUCCEEDED")]
    assert goods(g, ANN) == got
    assert goods(g, BO) == {}


@pytest.mark.scenario("race-expansions/S086")
@pytest.mark.rule(
    "race.takeover.success.powers", "race.power.left-tableau", "race.takeover.strength.test"
)
def test_powers_of_a_world_taken_over_stay_with_the_old_owner_in_this_phase() -> None:
    g = settling(
        seat(*SIX, "Mercenary Fleet", "Expedition Force", "Imperium Seat"),
        seat(
            "Old Earth",
            "Rebel Outpost",
            "Space Marines",
            "Imperium Troops",
            "Outlaw World",
            chose="settle",
        ),
        seat("Alpha Centauri", "Drop Ships", "Mercenary Fleet", CLOAKING),
    )
    choose_worlds(g)

    name_target(g, ANN, "Imperium Seat", "Rebel Outpost")
    stop(g, ANN)
    name_target(g, CY, CLOAKING, "Outlaw World")
    stop(g, CY)

    assert outcomes(g) == [(ANN, 9 + 1, 4 + 1 + 5, "SUCCEEDED"), (CY, 5, 4 + 1, "SUCCEEDED")]
    before = g.seats[BO].total_military(g.cards, g.seats[BO].snapshot)
    after = [p.total_military(g.cards, p.tableau) for p in g.seats[:2]]
    assert (before, after) == (4, [9 + 1, 3])
    play_on(g, "action")
    choose(g, "settle", "settle", "settle")
    assert g.seats[BO].snapshot == g.seats[BO].tableau


@pytest.mark.rule("race.takeover.declare.content", "race.takeover.declare.costs")
def test_a_takeover_is_declared_before_it_is_paid_for() -> None:
    g = settling(seat(*SIX, CLOAKING), seat("New Sparta", "Rebel Miners"))
    choose_worlds(g)
    declare(g, ANN, CLOAKING, "Rebel Miners")

    kinds = [event.kind for event in g.events()]
    assert kinds.index("takeover-declared") < kinds.index("left-tableau") < kinds.index("takeover")


@pytest.mark.rule("race.takeover.resolve.when")
def test_takeovers_are_over_with_the_phase() -> None:
    g = settling(seat(*SIX, CLOAKING), seat("New Sparta", "Rebel Miners"))
    choose_worlds(g)
    declare(g, ANN, CLOAKING, "Rebel Miners")

    assert endings(g) == [(ANN, "SUCCEEDED")]
    assert g.phase != SETTLE_PHASE
    assert g.expansions.attacks == []


@pytest.mark.scenario("race-expansions/S087")
@pytest.mark.rule("race.takeover.strength.test", "race.pw.specialised-kinds")
def test_specialised_military_of_the_owner_defends() -> None:
    g = settling(
        seat("Old Earth", "Drop Ships", CLOAKING),
        seat("Alpha Centauri", "Rebel Miners", "Expedition Force"),
        automatic=False,
    )
    choose_worlds(g)

    say(g, ANN, CLOAKING)
    warning = question(g, ANN).options[0].structure["hopeless"]
    say(g, ANN, "Rebel Miners")
    stop(g, ANN)
    stop(g, BO)

    assert warning == "yes"
    assert outcomes(g) == [(ANN, 3, 1 + 1 + 2, "FAILED_STRENGTH")]


@pytest.mark.scenario("race-expansions/S088")
@pytest.mark.rule("race.takeover.success.bonus")
def test_a_world_taken_over_brings_what_a_placed_world_brings() -> None:
    g = settling(
        seat(*SIX, "Terraforming Robots", CLOAKING, "Rebel Fuel Cache"),
        seat("New Sparta", "Mercenary Fleet", "Terraforming Robots", CLOAKING, chose="settle"),
        seat("Old Earth", "Expedition Force", "Rebel Miners", "Rebel Underground"),
    )
    choose_worlds(g)

    declare(g, ANN, CLOAKING, "Rebel Miners")
    declare(g, BO, CLOAKING, "Rebel Underground")

    assert endings(g) == [(ANN, "SUCCEEDED"), (BO, "SUCCEEDED")]
    assert (len(hand(g, ANN)), len(hand(g, BO))) == (1, 2)


@pytest.mark.scenario("race-expansions/S089")
@pytest.mark.rule("race.takeover.success.bonus", "race.pw.second-world-bonus")
def test_a_takeover_after_a_world_brings_no_second_settle_bonus() -> None:
    g = settling(
        seat(*SIX, "Improved Logistics", CLOAKING, hand=["Rebel Fuel Cache"], chose="settle"),
        seat("New Sparta"),
    )
    choose_worlds(g, {ANN: "Rebel Fuel Cache"})
    after_first = len(hand(g, ANN))

    declare(g, ANN, CLOAKING, "New Sparta")

    assert after_first == 1
    assert endings(g) == [(ANN, "SUCCEEDED")]
    assert len(hand(g, ANN)) == 1


@pytest.mark.rule("race.takeover.success.bonus")
def test_prestige_after_a_rebel_world_comes_with_one_taken_over() -> None:
    g = settling(
        seat(*SIX, "Imperium Capital", "Golden Age of Terraforming", CLOAKING),
        seat("New Sparta", "Rebel Miners"),
        options=CASUS_BELLI,
    )
    choose_worlds(g)

    declare(g, ANN, CLOAKING, "Rebel Miners")

    assert endings(g) == [(ANN, "SUCCEEDED")]
    assert prestige(g, ANN) == 1
    assert goods(g, ANN) == {}  # no good for a production world that was not placed


@pytest.mark.scenario("race-expansions/S090")
@pytest.mark.rule("race.takeover.declare.costs", "race.takeover.fail.strength")
def test_what_a_failed_takeover_cost_is_lost() -> None:
    g = settling(
        seat("Old Earth", "Mercenary Fleet", CLOAKING, hand=["Gem World", "Comet Zone"]),
        seat("Epsilon Eridani", "Rebel Miners", "New Military Tactics"),
    )
    choose_worlds(g)

    declare(g, ANN, CLOAKING, "Rebel Miners", "Mercenary Fleet")
    say_all(g, ANN, hand(g, ANN))
    used = g.seats[ANN].used.count(next(c for c in g.seats[ANN].tableau if g.cards[c].helping))
    stop(g, ANN)
    say_all(g, BO, ["New Military Tactics"])

    assert outcomes(g) == [(ANN, 2 + 2, 1 + 3 + 2, "FAILED_STRENGTH")]
    assert sorted(discards(g)) == ["Comet Zone", "Gem World", CLOAKING, "New Military Tactics"]
    assert used == 2
    assert hand(g, ANN) == []


@pytest.mark.scenario("race-expansions/S091")
@pytest.mark.rule(
    "race.takeover.success.counts",
    "race.goal.propaganda-edge",
    "race.goals.most.lose",
    "race.goals.most.exceed",
)
def test_a_world_taken_over_counts_for_goals_at_the_end_of_the_phase() -> None:
    g = settling(
        seat(*SIX, "Imperium Seat", "Rebel Underground", "Rebel Base", "Public Works"),
        seat(
            "New Sparta",
            "Rebel Fuel Cache",
            "Rebel Miners",
            "Rebel Sympathizers",
            goals=["propaganda-edge"],
        ),
        goals=["expansion-leader", "propaganda-edge"],
    )
    choose_worlds(g)
    before = [g.seats[ANN].firsts, holders(g)]

    declare(g, ANN, "Imperium Seat", "Rebel Fuel Cache")

    assert before == [0, [-1, BO]]
    assert endings(g) == [(ANN, "SUCCEEDED")]
    assert len(tableau(g, ANN)) == 8
    assert [event.facts["goal"] for event in told(g, "goal-earned")] == ["expansion-leader"]
    assert holders(g) == [-1, ANN]


def holders(g: Race) -> list[int]:
    """Who holds each goal."""
    return [int(holder) for holder in g.expansions.holders]


@pytest.mark.rule("race.takeover.resolve.moved", "race.takeover.resolve.same-target")
def test_a_takeover_of_a_world_destroyed_before_is_void() -> None:
    g = settling(
        seat(*SIX, "Imperium Planet Buster"),
        seat("New Sparta", "Rebel Miners"),
        seat("Old Earth", "Drop Ships", "Space Marines", CLOAKING),
        options=CASUS_BELLI,
    )
    choose_worlds(g)

    declare(g, ANN, "Imperium Planet Buster", "Rebel Miners")
    declare(g, CY, CLOAKING, "Rebel Miners")

    assert endings(g) == [(ANN, "SUCCEEDED_DESTROYED"), (CY, "FAILED_TARGET_GONE")]
    assert CLOAKING in discards(g)


@pytest.mark.rule("race.takeover.strength.rebel-alliance")
def test_the_extra_of_rebel_alliance_does_not_help_another_power() -> None:
    g = settling(
        seat("New Sparta", "Rebel Alliance", "Rebel Fuel Cache", CLOAKING),
        seat("Epsilon Eridani", "Imperium Troops", "Hive World"),
    )
    choose_worlds(g)

    declare(g, ANN, CLOAKING, "Hive World")

    assert outcomes(g) == [(ANN, 2, 2 + 3, "FAILED_STRENGTH")]


@pytest.mark.rule("race.pw.temp-military-lasts", "race.takeover.resolve.defend-lasts")
def test_military_added_in_defense_counts_for_an_own_takeover_resolved_later() -> None:
    g = settling(
        seat("Epsilon Eridani", "Drop Ships", CLOAKING),
        seat("New Sparta", "New Military Tactics", CLOAKING),
        seat("Old Earth", "Expedition Force", "Hive World"),
        automatic=False,
    )
    choose_worlds(g)
    declare(g, ANN, CLOAKING, "New Sparta")
    declare(g, BO, CLOAKING, "Hive World", "done")
    stop(g, CY)

    say_all(g, BO, ["New Military Tactics"])

    assert outcomes(g) == [(ANN, 4, 2 + 3 + 2, "FAILED_STRENGTH"), (BO, 2 + 3, 1 + 3, "SUCCEEDED")]
