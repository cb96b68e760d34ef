"""Takeovers of the third expansion: Casus Belli, the Fleet, Planet Buster, the Security Council."""

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
    goods,
    greyed,
    hand,
    names,
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

CASUS = "Interstellar Casus Belli"
FLEET = "Imperium Invasion Fleet"


def brink(*seats: Plain, automatic: bool = True, **options: object) -> Race:
    """A Settle phase with all expansions in which nobody has placed a world yet."""
    return settling(*seats, options={**CASUS_BELLI, **options}, automatic=automatic)


@pytest.mark.scenario("race-expansions/S175")
@pytest.mark.rule("race.takeover.casus-belli", "race.takeover.vulnerable.none")
@pytest.mark.parametrize(
    ("more", "ending", "left"), [([], "SUCCEEDED", 2), (["Drop Ships"], "FAILED_STRENGTH", 0)]
)
def test_casus_belli_reaches_everybody_for_one_prestige(
    more: list[str], ending: str, left: int
) -> None:
    g = brink(
        seat("Epsilon Eridani", "Drop Ships", CASUS, prestige=1),
        seat("Old Earth", "Hive World", *more),
    )
    choose_worlds(g)

    declare(g, ANN, CASUS, "Hive World")

    assert outcomes(g) == [(ANN, 4, 3 + 3 * len(more), ending)]
    assert prestige(g, ANN) == left


@pytest.mark.rule("race.takeover.declare.too-weak", "race.takeover.casus-belli")
@pytest.mark.parametrize(("own", "bound_to_fail"), [(1, "yes"), (2, "no")])
def test_prestige_that_the_attack_costs_is_not_counted_on_for_military(
    own: int, bound_to_fail: str
) -> None:
    g = brink(
        seat("Epsilon Eridani", CASUS, "Alien Booby Trap", prestige=own),
        seat("Old Earth", "Hive World"),
        automatic=False,
    )
    choose_worlds(g)
    say(g, ANN, CASUS)

    assert figures(g, ANN, "hive-world") == (1, 3, bound_to_fail)


def resort(fleet: list[str], hand_cards: list[str]) -> Race:
    """Anna has Casus Belli and perhaps the Fleet; Bert has no military world but Hive World."""
    return brink(
        seat("Epsilon Eridani", CASUS, *fleet, hand=hand_cards, prestige=1),
        seat("Old Earth", with_good("Galactic Resort", "Gem World"), "Hive World"),
        automatic=False,
    )


@pytest.mark.scenario("race-expansions/S176")
@pytest.mark.rule(
    "race.takeover.fleet", "race.takeover.casus-belli", "race.takeover.target.military"
)
def test_the_fleet_is_discarded_to_reach_a_peaceful_world() -> None:
    without, with_fleet = resort([], []), resort([FLEET], [])
    for g in (without, with_fleet):
        choose_worlds(g)
        say(g, ANN, CASUS)

    with refused(without, "TARGET_NOT_MILITARY", card="galactic-resort"):
        say(without, ANN, "Galactic Resort")
    shown = figures(with_fleet, ANN, "galactic-resort")
    say(with_fleet, ANN, "Galactic Resort")
    spent = FLEET in discards(with_fleet)
    stop(with_fleet, ANN)
    stop(with_fleet, BO)

    assert spent
    assert shown == (4, 0 + 3, "no")
    assert outcomes(with_fleet) == [(ANN, 4, 0 + 3, "SUCCEEDED")]
    assert goods(with_fleet, ANN) == {"Galactic Resort": "novelty"}
    assert prestige(with_fleet, ANN) == 1 - 1 + 2 + 2


@pytest.mark.rule("race.takeover.fleet")
def test_the_fleet_stays_when_the_target_is_a_military_world() -> None:
    g = resort([FLEET], [])
    choose_worlds(g)

    name_target(g, ANN, CASUS, "Hive World")
    stop(g, ANN)
    stop(g, BO)

    assert outcomes(g) == [(ANN, 4, 0 + 3, "SUCCEEDED")]
    assert FLEET in tableau(g, ANN)
    assert prestige(g, ANN) == 1 - 1 + 2


@pytest.mark.rule("race.takeover.fleet")
def test_a_fleet_that_has_been_used_in_this_phase_reaches_nothing_more() -> None:
    g = resort([FLEET, "Improved Logistics"], ["Artist Colony"])
    choose_worlds(g, {ANN: "Artist Colony"})
    say_all(g, ANN, [FLEET, "conquer"])

    say(g, ANN, CASUS)

    with refused(g, "POWER_NOT_ACTIVE", card="imperium-invasion-fleet"):
        say(g, ANN, "Galactic Resort")
    assert offered(g, ANN) == ["Hive World"]


@pytest.mark.scenario("race-expansions/S177")
@pytest.mark.rule("race.takeover.target.imperium-seat", "race.takeover.fleet")
def test_with_the_fleet_imperium_seat_reaches_rebel_cantina_of_who_is_vulnerable() -> None:
    anna = seat("New Sparta", "Space Marines", "Imperium Seat", FLEET)
    cleo = seat("Old Earth", "Rebel Fuel Refinery")
    open_ = brink(anna, seat("Rebel Cantina", "Rebel Miners"), cleo, automatic=False)
    safe = brink(anna, seat("Rebel Cantina"), cleo, automatic=False)
    for g in (open_, safe):
        choose_worlds(g)
        say(g, ANN, "Imperium Seat")

    with refused(safe, "TARGET_NOT_VULNERABLE", card="rebel-cantina"):
        say(safe, ANN, "Rebel Cantina")
    with refused(safe, "TARGET_NOT_REBEL", card="old-earth"):
        say(safe, ANN, "Old Earth")
    assert figures(open_, ANN, "rebel-cantina") == (7 + 1 + 1, 0 + 2, "no")
    say(open_, ANN, "Rebel Cantina")
    for who in (ANN, BO, CY):
        stop(open_, who)
    assert endings(open_) == [(ANN, "SUCCEEDED")]


@pytest.mark.scenario("race-expansions/S178")
@pytest.mark.rule("race.takeover.planet-buster")
@pytest.mark.parametrize("where", ["removed", "discard"])
def test_planet_buster_destroys_the_world(where: str) -> None:
    g = brink(
        seat("Old Earth", "Imperium Planet Buster", "Space Marines", chose="settle"),
        seat("New Sparta", with_good("Rebel Miners", "Gem World")),
        destroyed_world_to=where,
    )
    choose_worlds(g)

    declare(g, ANN, "Imperium Planet Buster", "Rebel Miners")

    assert outcomes(g) == [(ANN, 5, 2 + 2, "SUCCEEDED_DESTROYED")]
    assert ("Rebel Miners" in names(g, g.out)) == (where == "removed")
    assert sorted(discards(g)) == ["Gem World", *["Rebel Miners"][: where == "discard"]]
    assert "Rebel Miners" not in tableau(g, ANN) + tableau(g, BO)
    assert prestige(g, ANN) == 2
    assert len([e for e in told(g, "drew", ANN) if e.facts["why"] == "settle-bonus"]) == 1


@pytest.mark.scenario("race-expansions/S178")
@pytest.mark.rule("race.takeover.planet-buster")
def test_planet_buster_does_not_reach_who_has_no_military() -> None:
    g = brink(
        seat("Epsilon Eridani", "Imperium Planet Buster"),
        seat("Old Earth", "Rebel Miners"),
        automatic=False,
    )
    choose_worlds(g)

    with refused(g, "TARGET_NOT_VULNERABLE"):
        say(g, ANN, "Imperium Planet Buster")


def two_declared(cleo: Plain, automatic: bool = True) -> Race:
    """Anna has declared takeovers of Bert's Rebel Miners and New Sparta."""
    g = brink(
        seat(
            "Epsilon Eridani",
            "Drop Ships",
            "Imperium Seat",
            CASUS,
            "Improved Logistics",
            prestige=1,
        ),
        seat("New Sparta", "Rebel Miners"),
        cleo,
        automatic=automatic,
    )
    choose_worlds(g, {CY: "Pan-Galactic Security Council"} if cleo["hand"] else {})
    name_target(g, ANN, "Imperium Seat", "Rebel Miners")
    name_target(g, ANN, CASUS, "New Sparta")
    stop(g, ANN)
    stop(g, BO)
    return g


@pytest.mark.scenario("race-expansions/S179")
@pytest.mark.rule(
    "race.takeover.security-council", "race.pw.prevent-takeover", "race.takeover.fail.second"
)
def test_the_security_council_calls_off_a_takeover_of_anybody() -> None:
    g = two_declared(seat("Old Earth", "Pan-Galactic Security Council", prestige=1))

    asked = question(g, CY)
    say(g, CY, "number:0")

    assert asked.kind == "takeover-prevent"
    assert [option.structure.get("card") for option in asked.options] == [
        None,
        "rebel-miners",
        "new-sparta",
    ]
    assert endings(g) == [(ANN, "FAILED_PREVENTED"), (ANN, "FAILED_EARLIER_FAILED")]
    assert tableau(g, BO) == ["New Sparta", "Rebel Miners"]
    assert (prestige(g, ANN), prestige(g, CY)) == (0, 0)


@pytest.mark.rule("race.takeover.security-council")
def test_the_security_council_may_let_takeovers_go_on() -> None:
    g = two_declared(seat("Old Earth", "Pan-Galactic Security Council", prestige=1))

    say(g, CY, "pass")

    assert endings(g) == [(ANN, "SUCCEEDED"), (ANN, "SUCCEEDED")]
    assert prestige(g, CY) == 1


@pytest.mark.scenario("race-expansions/S180")
@pytest.mark.rule("race.takeover.security-council")
def test_a_council_of_this_phase_or_without_prestige_prevents_nothing() -> None:
    new = seat("Old Earth", hand=["Pan-Galactic Security Council"], fillers=3)
    poor = seat("Old Earth", "Pan-Galactic Security Council")
    played, put = two_declared(new), two_declared(new, automatic=False)
    for g in (played, put):
        if asked_for(g, CY) == "settle-method":
            say(g, CY, "pay")
        pay(g, CY, 1)
    stop(put, CY)
    without = two_declared(poor, automatic=False)
    stop(without, CY)

    assert prestige(put, CY) == 1
    with refused(put, "POWER_NOT_ACTIVE"):
        say(put, CY, "number:0")
    with refused(without, "NO_PRESTIGE"):
        say(without, CY, "number:0")
    for g in (played, two_declared(poor)):  # she is not even asked
        assert endings(g) == [(ANN, "SUCCEEDED"), (ANN, "SUCCEEDED")]


@pytest.mark.rule("race.takeover.security-council", "race.power.left-tableau")
def test_a_council_that_was_replaced_in_this_phase_still_prevents() -> None:
    council = ["Pan-Galactic Security Council", "Terraforming Engineers"]
    g = brink(
        seat("Epsilon Eridani", "Drop Ships", CASUS, prestige=1),
        seat("Old Earth", *council, hand=["Trading Outpost"], fillers=0),
        seat("New Sparta"),
    )
    choose_worlds(g)
    declare(g, ANN, CASUS, "New Sparta")
    say(g, BO, "replace")

    gone = "Pan-Galactic Security Council" in discards(g)
    say(g, BO, "number:0")

    assert gone
    assert endings(g) == [(ANN, "FAILED_PREVENTED")]
    assert prestige(g, BO) == 1 - 1


@pytest.mark.scenario("race-expansions/S180")
@pytest.mark.rule("race.takeover.security-council")
def test_without_a_takeover_there_is_none_to_prevent() -> None:
    council = seat("Old Earth", "Pan-Galactic Security Council", prestige=1)
    played, put = brink(council, automatic=True), brink(council, automatic=False)
    choose_worlds(put)
    stop(put, ANN)
    stop(put, BO)

    assert asked_for(played, ANN) == "action"
    with refused(put, "NO_TAKEOVER_DECLARED"):
        say(put, ANN, "number:0")


@pytest.mark.scenario("race-expansions/S181")
@pytest.mark.rule("race.takeover.sneak-attack")
def test_rebel_sneak_attack_adds_two_for_each_rebel_military_world() -> None:
    g = brink(
        seat("Rebel Cantina", "Rebel Sneak Attack", "Rebel Miners", "Rebel Fuel Cache"),
        seat("Imperium Warlord", "Outlaw World"),
    )
    choose_worlds(g)

    declare(g, ANN, "Rebel Sneak Attack", "Outlaw World")

    assert outcomes(g) == [(ANN, 0 + 2 * 2, 1 + 1, "SUCCEEDED")]
    assert "Rebel Sneak Attack" in discards(g)


@pytest.mark.rule("race.takeover.sneak-attack")
def test_rebel_sneak_attack_needs_an_imperium_card_of_the_owner() -> None:
    g = brink(
        seat("Rebel Cantina", "Rebel Sneak Attack", "Rebel Miners"),
        seat("New Sparta", "Outlaw World"),
        automatic=False,
    )
    choose_worlds(g)

    assert greyed(g, ANN)["Rebel Sneak Attack"] == "TARGET_NOT_VULNERABLE"
    assert hand(g, ANN) == []
