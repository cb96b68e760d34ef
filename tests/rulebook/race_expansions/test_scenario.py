"""The scenario for two: Rebel against Imperium."""

from __future__ import annotations

import pytest

import perihelion
from perihelion.race.pieces.tiles import FIRSTS
from perihelion.race.state import Race
from perihelion.tabletop.refusal import BadSetup
from rulebook.race.arranging import (
    ANN,
    BO,
    BRINK,
    REBELS,
    STORM,
    asked_for,
    deck,
    discards,
    hand,
    new_race,
    race,
    say_all,
    tableau,
)

SCENARIO = "rebel-vs-imperium"


def begun(**options: object) -> Race:
    """The scenario when both have discarded their two cards."""
    chosen = {"expansions": REBELS, "scenario": SCENARIO, **options}
    g = race(perihelion.new_game("race", players=2, options=chosen))
    for who in (ANN, BO):
        assert asked_for(g, who) == "opening-discard"
        assert len(hand(g, who)) == 6
        say_all(g, who, [g.box.words[c] for c in g.seats[who].hand[:2]])
    return g


@pytest.mark.scenario("race-expansions/S093")
@pytest.mark.rule("race.scenario.rebel-vs-imperium", "race.scenario.sides")
def test_each_side_begins_with_its_start_world_and_its_own_card() -> None:
    g = begun()

    assert tableau(g, ANN) == ["Rebel Cantina"]
    assert tableau(g, BO) == ["Imperium Warlord"]
    assert len(hand(g, ANN)) == 5
    assert len(hand(g, BO)) == 5
    assert "Rebel Alliance" in hand(g, ANN)
    assert "Imperium Seat" in hand(g, BO)
    assert [goal < FIRSTS for goal in g.expansions.goals] == [True] * 4 + [False] * 2
    assert g.setup.takeovers
    assert g.pool == 24
    assert list(g.order) == [ANN, BO]
    assert len(deck(g)) == 180 - 2 - 2 - 12
    assert len(discards(g)) == 4
    assert asked_for(g, ANN) == "action"


@pytest.mark.rule("race.scenario.sides")
def test_the_rebel_side_may_sit_in_the_other_seat_and_is_still_first_in_player_order() -> None:
    g = begun(rebel_seat=1)

    assert tableau(g, ANN) == ["Imperium Warlord"]
    assert "Imperium Seat" in hand(g, ANN)
    assert tableau(g, BO) == ["Rebel Cantina"]
    assert "Rebel Alliance" in hand(g, BO)
    assert list(g.order) == [BO, ANN]


@pytest.mark.rule("race.scenario.rebel-vs-imperium")
@pytest.mark.parametrize(
    ("expansions", "goals", "pool", "cards"),
    [(["rebel-vs-imperium"], 0, 24, 158), (BRINK, 6, 29, 228)],
)
def test_the_scenario_goes_with_every_pool_that_has_the_second_expansion(
    expansions: list[str], goals: int, pool: int, cards: int
) -> None:
    g = begun(expansions=expansions)

    assert len(g.expansions.goals) == goals
    assert g.pool == pool
    assert len(deck(g)) == cards - 2 - 2 - 12
    assert [tableau(g, who) for who in (ANN, BO)] == [["Rebel Cantina"], ["Imperium Warlord"]]


@pytest.mark.rule("race.scenario.rebel-vs-imperium")
def test_the_scenario_can_be_played_as_the_advanced_game() -> None:
    g = begun(advanced=True)

    say_all(g, ANN, ["settle", "settle-second"])

    assert asked_for(g, BO) == "action"


@pytest.mark.scenario("race-expansions/S094")
@pytest.mark.rule("race.scenario.rebel-vs-imperium")
@pytest.mark.parametrize(
    ("players", "expansions", "options", "code"),
    [
        (3, REBELS, {}, "SCENARIO_NEEDS_TWO_PLAYERS"),
        (2, STORM, {}, "SCENARIO_NEEDS_EXPANSION_2"),
        (2, [], {}, "SCENARIO_NEEDS_EXPANSION_2"),
        (2, REBELS, {"takeovers": False}, "TAKEOVERS_ON_REQUIRED"),
    ],
)
def test_the_scenario_is_for_two_with_the_second_expansion_and_takeovers(
    players: int, expansions: list[str], options: dict[str, object], code: str
) -> None:
    with pytest.raises(BadSetup) as caught:
        perihelion.new_game(
            "race",
            players=players,
            options={"expansions": expansions, "scenario": SCENARIO, **options},
        )
    assert caught.value.code == code


@pytest.mark.rule("race.scenario.sides")
def test_there_is_no_other_scenario_and_no_third_side() -> None:
    with pytest.raises(BadSetup) as unknown:
        new_race(2, expansions=REBELS, scenario="xeno-invasion")
    with pytest.raises(BadSetup) as seatless:
        new_race(2, expansions=REBELS, scenario=SCENARIO, rebel_seat=2)

    assert unknown.value.code == "BAD_SETTING"
    assert seatless.value.code == "BAD_SETTING"
