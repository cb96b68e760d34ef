"""The goals of the third expansion, and those that the prestige leader's bonus can meet."""

from __future__ import annotations

import pytest

from rulebook.race.arranging import (
    ANN,
    BO,
    BRINK,
    Plain,
    asked_for,
    chips,
    hand,
    phase,
    play_on,
    prestige,
    say,
    seat,
    tableau,
    use,
)
from rulebook.race_expansions.playing import (
    CENTRE,
    earned,
    goal_holder,
    goal_vp,
    has_for,
    place,
    with_goal,
)

STANDING = "galactic-standing"
LIVING = "galactic-standard-of-living"
PEACE_WAR = "peace-war-leader"
PRESTIGE = "galactic-prestige"


@pytest.mark.scenario("race-expansions/S043")
@pytest.mark.rule(
    "race.goal.galactic-standing", "race.goals.claim.round-start", "race.prestige.leader.goals"
)
def test_the_leaders_bonus_can_meet_galactic_standing_before_actions_are_chosen() -> None:
    g = with_goal(
        "round-start",
        STANDING,
        seat(prestige=4, chips=2),
        seat(prestige=3, chips=1),
        expansions=BRINK,
        tile=ANN,
    )

    assert asked_for(g, ANN) == "action"
    assert chips(g, ANN) == 3
    assert earned(g, ANN) == [STANDING]
    assert earned(g, BO) == []


@pytest.mark.rule("race.goal.galactic-standing")
@pytest.mark.parametrize(
    ("own_prestige", "own_chips", "met"), [(2, 3, True), (1, 3, False), (2, 2, False)]
)
def test_galactic_standing_asks_for_two_prestige_and_three_points_in_chips(
    own_prestige: int, own_chips: int, met: bool
) -> None:
    g = with_goal(
        "produce",
        STANDING,
        seat("New Sparta", prestige=own_prestige, chips=own_chips),
        seat(prestige=own_prestige + 1),
        expansions=BRINK,
        pool=0,
    )

    assert g.over
    assert earned(g, ANN) == ([STANDING] if met else [])


@pytest.mark.scenario("race-expansions/S044")
@pytest.mark.rule(
    "race.goal.galactic-standard-of-living",
    "race.goals.claim.round-start",
    "race.prestige.leader.bonus-vp-only",
)
def test_a_shared_lead_can_meet_galactic_standard_of_living_at_the_start_of_a_round() -> None:
    g = with_goal(
        "round-start",
        LIVING,
        seat(prestige=2, chips=4),
        seat(prestige=2, chips=1),
        expansions=BRINK,
    )

    assert [chips(g, who) for who in (ANN, BO)] == [5, 2]
    assert [len(hand(g, who)) for who in (ANN, BO)] == [0, 0]
    assert earned(g, ANN) == [LIVING]
    assert earned(g, BO) == []


@pytest.mark.scenario("race-expansions/S045")
@pytest.mark.rule("race.goal.peace-war-leader", "race.takeover.search-limit")
def test_negative_military_and_two_worlds_make_a_peace_leader() -> None:
    g = with_goal(
        "settle",
        PEACE_WAR,
        seat("Old Earth", "Contact Specialist", hand=["Gem World"], fillers=2),
        seat("New Sparta", "Rebel Miners", "Interstellar Casus Belli"),
        expansions=BRINK,
        options={"takeovers": False},
    )
    assert earned(g, ANN) == []

    place(g, {ANN: "Gem World"})

    assert earned(g, ANN) == [PEACE_WAR]
    assert earned(g, BO) == []


@pytest.mark.scenario("race-expansions/S046")
@pytest.mark.rule("race.goal.peace-war-leader")
def test_a_takeover_power_and_two_military_worlds_make_a_war_leader() -> None:
    g = with_goal(
        "develop",
        PEACE_WAR,
        seat("New Sparta", "Rebel Miners", "Rebel Pact"),
        seat(
            "Rebel Freedom Fighters",
            "Rebel Fuel Cache",
            hand=["Interstellar Casus Belli"],
            fillers=4,
        ),
        expansions=BRINK,
        options={"takeovers": True},
    )
    place(g, {BO: "Interstellar Casus Belli"})

    assert "Interstellar Casus Belli" in tableau(g, BO)
    assert earned(g, BO) == [PEACE_WAR]
    assert earned(g, ANN) == []


@pytest.mark.rule("race.goal.peace-war-leader")
def test_security_council_only_prevents_and_makes_nobody_a_war_leader() -> None:
    g = with_goal(
        "develop",
        PEACE_WAR,
        seat("New Sparta", "Rebel Miners", "Rebel Fuel Cache", "Pan-Galactic Security Council"),
        expansions=BRINK,
        options={"takeovers": True},
    )

    assert asked_for(g, ANN) == "action"
    assert earned(g, ANN) == []


@pytest.mark.scenario("race-expansions/S047")
@pytest.mark.rule("race.goal.military-influence", "race.goals.first.once")
def test_three_imperium_developments_meet_military_influence_before_four_military_worlds() -> None:
    g = with_goal(
        "develop",
        "military-influence",
        seat(
            "Old Earth",
            "Imperium Troops",
            "Imperium Cloaking Technology",
            hand=["Imperium Invasion Fleet"],
            fillers=5,
            chose="develop",
        ),
        seat(
            "New Sparta",
            "Rebel Miners",
            "Rebel Underground",
            hand=["Rebel Fuel Cache"],
            chose="settle",
        ),
        expansions=BRINK,
    )
    place(g, {ANN: "Imperium Invasion Fleet"})
    assert phase(g) == "settle"
    assert earned(g, ANN) == ["military-influence"]

    place(g, {BO: "Rebel Fuel Cache"})
    play_on(g, "action")

    military = [c for c in g.seats[BO].tableau if g.cards[c].military]
    assert len(military) == 4
    assert earned(g, BO) == []


@pytest.mark.rule("race.goal.military-influence")
def test_four_military_worlds_meet_military_influence() -> None:
    g = with_goal(
        "settle",
        "military-influence",
        seat("New Sparta", "Rebel Miners", "Rebel Underground", hand=["Rebel Fuel Cache"]),
        seat("Imperium Warlord", "Imperium Troops"),
        expansions=BRINK,
    )
    place(g, {ANN: "Rebel Fuel Cache"})

    assert earned(g, ANN) == ["military-influence"]
    assert earned(g, BO) == []


def rivals() -> list[Plain]:
    """Ann with three prestige and the goal for it, and Bo, who is busy in Consume, with two."""
    return [
        seat("Old Earth", "Galactic Power Brokers", prestige=3, goals=[PRESTIGE]),
        seat("New Sparta", "Deficit Spending", fillers=3, prestige=2),
    ]


@pytest.mark.scenario("race-expansions/S048")
@pytest.mark.rule("race.goal.galactic-prestige", "race.goals.most.lose", "race.pw.consume-prestige")
def test_who_spends_prestige_may_lose_galactic_prestige_at_once() -> None:
    g = with_goal("consume", PRESTIGE, *rivals(), expansions=BRINK, tile=ANN)
    use(g, ANN, "Galactic Power Brokers")

    assert phase(g) == "consume"
    assert prestige(g, ANN) == 2
    assert len(hand(g, ANN)) == 3
    assert goal_holder(g, PRESTIGE) == CENTRE

    play_on(g, "action")
    assert goal_holder(g, PRESTIGE) == CENTRE


@pytest.mark.rule("race.goal.galactic-prestige", "race.order.always")
def test_players_level_in_prestige_consume_in_turn_where_the_goal_could_be_lost() -> None:
    spender = ["Galactic Power Brokers"]
    g = with_goal(
        "consume",
        PRESTIGE,
        seat("Old Earth", *spender, prestige=3, goals=[PRESTIGE]),
        seat("New Sparta", *spender, prestige=3),
        expansions=BRINK,
    )

    assert goal_holder(g, PRESTIGE) == ANN
    assert len(g.waiting()) == 1


@pytest.mark.rule("race.goal.galactic-prestige")
def test_who_declines_to_spend_keeps_galactic_prestige() -> None:
    g = with_goal("consume", PRESTIGE, *rivals(), expansions=BRINK, tile=ANN)
    say(g, ANN, "stop")
    play_on(g, "action")

    assert goal_holder(g, PRESTIGE) == ANN
    assert goal_vp(g, ANN) == 5


@pytest.mark.rule("race.goal.galactic-prestige", "race.goals.claim.round-start")
def test_galactic_prestige_is_claimed_at_the_start_of_a_round() -> None:
    g = with_goal("round-start", PRESTIGE, seat(prestige=3), seat(prestige=2), expansions=BRINK)

    assert asked_for(g, ANN) == "action"
    assert goal_holder(g, PRESTIGE) == ANN


@pytest.mark.rule("race.goal.galactic-prestige", "race.goals.claim.when")
@pytest.mark.parametrize("at", ["explore", "develop", "settle", "consume", "produce"])
def test_galactic_prestige_is_claimed_at_the_end_of_every_phase(at: str) -> None:
    g = with_goal(
        at, PRESTIGE, seat("New Sparta", prestige=3), seat(prestige=2), expansions=BRINK, pool=0
    )
    play_on(g, "action")

    assert g.over
    assert goal_holder(g, PRESTIGE) == ANN


@pytest.mark.scenario("race-expansions/S049")
@pytest.mark.rule("race.goal.prosperity-lead")
def test_prosperity_lead_counts_cards_with_consume_powers_not_with_trade_powers() -> None:
    g = with_goal(
        "settle",
        "prosperity-lead",
        seat("Old Earth", "Spice World", "Export Duties", "Trading Outpost", "Gambling World"),
        seat("Epsilon Eridani", "New Vinland", "Rebel Colony"),
        expansions=BRINK,
    )

    assert asked_for(g, ANN) == "action"
    assert [has_for(g, who, "prosperity-lead") for who in (ANN, BO)] == [2, 3]
    assert goal_holder(g, "prosperity-lead") == BO
