"""First goals: earned by all who meet them at the same moment, and never lost."""

from __future__ import annotations

import pytest

from rulebook.race.arranging import (
    ANN,
    BO,
    CY,
    REBELS,
    STORM,
    arranged,
    asked_for,
    chips,
    choose,
    decline,
    finish_round,
    goods,
    phase,
    play_on,
    seat,
    told,
    with_good,
)
from rulebook.race_expansions.playing import (
    earned,
    goal_vp,
    has_for,
    place,
    second_world,
    with_goal,
)

LIVING = "galactic-standard-of-living"
RICHES = "galactic-riches"
STATUS = "galactic-status"
DIVERSITY = "system-diversity"


@pytest.mark.scenario("race-expansions/S024")
@pytest.mark.rule(
    "race.goals.first.tie",
    "race.goals.first.once",
    "race.goals.first.worth",
    "race.goals.not-chips",
    "race.goal.galactic-standard-of-living",
    "race.goals.claim.auto",
)
def test_all_who_meet_a_first_goal_at_the_same_moment_score_it_however_much_they_have() -> None:
    four = [
        with_good(world) for world in ("Gem World", "Spice World", "Comet Zone", "Mining World")
    ]
    g = with_goal(
        "consume",
        LIVING,
        seat(with_good("Earth's Lost Colony"), chips=3, chose="consume-double"),
        seat("Old Earth", "Tourist World", *four, chips=4),
        seat("New Sparta", "Galactic Trendsetters", with_good("Rebel Miners"), chips=2),
    )
    g.listen()
    play_on(g, "action")

    assert [chips(g, who) for who in (ANN, BO, CY)] == [5, 9, 4]
    assert [earned(g, who) for who in (ANN, BO, CY)] == [[LIVING], [LIVING], []]
    assert [goal_vp(g, who) for who in (ANN, BO, CY)] == [3, 3, 0]
    assert g.pool == 36 - 9
    assert [event.seat for event in told(g, "goal-earned")] == [ANN, BO]


@pytest.mark.scenario("race-expansions/S024")
@pytest.mark.rule("race.goals.first.once")
def test_who_meets_a_first_goal_later_gets_nothing() -> None:
    g = with_goal(
        "consume",
        LIVING,
        seat(chips=5, goals=[LIVING]),
        seat(chips=9, goals=[LIVING]),
        seat(
            "New Sparta",
            "Tourist World",
            with_good("Rebel Miners"),
            with_good("Gem World"),
            chips=4,
        ),
    )
    play_on(g, "action")

    assert chips(g, CY) == 7
    assert earned(g, CY) == []
    assert [goal_vp(g, who) for who in (ANN, BO, CY)] == [3, 3, 0]


@pytest.mark.scenario("race-expansions/S025")
@pytest.mark.rule("race.goals.first.keep", "race.goals.first.single", "race.goal.galactic-riches")
def test_a_first_goal_is_never_lost() -> None:
    g = with_goal(
        "produce",
        RICHES,
        seat(
            "Old Earth",
            "Pilgrimage World",
            "Gem World",
            "Spice World",
            "Comet Zone",
            "Mining World",
            chose="produce",
        ),
        seat("New Sparta", "New Vinland", "Space Port", "Rebel Miners", "Asteroid Belt"),
        expansions=REBELS,
    )
    finish_round(g)
    assert len(goods(g, ANN)) == 4
    assert len(goods(g, BO)) == 3
    assert earned(g, ANN) == [RICHES]
    assert earned(g, BO) == []

    choose(g, "consume-double", "consume-double")
    finish_round(g)
    assert goods(g, ANN) == {}
    assert earned(g, ANN) == [RICHES]

    choose(g, "explore+5", "produce")
    finish_round(g)
    assert len(goods(g, BO)) == 4
    assert earned(g, BO) == []
    assert [goal_vp(g, who) for who in (ANN, BO)] == [3, 0]


@pytest.mark.rule("race.goal.galactic-riches")
def test_galactic_riches_is_looked_at_after_settle_too() -> None:
    three = [with_good(world) for world in ("Gem World", "Spice World", "Comet Zone")]
    g = with_goal(
        "settle",
        RICHES,
        seat("Old Earth", *three, hand=["Asteroid Belt"], fillers=2),
        expansions=REBELS,
    )
    place(g, {ANN: "Asteroid Belt"})

    assert len(goods(g, ANN)) == 4
    assert earned(g, ANN) == [RICHES]


@pytest.mark.scenario("race-expansions/S026")
@pytest.mark.rule(
    "race.goals.claim.when",
    "race.goals.first.tie",
    "race.goal.system-diversity",
    "race.goal.galactic-status",
)
def test_goals_are_claimed_at_the_end_of_a_phase_not_in_the_middle() -> None:
    g = arranged(
        "develop",
        seat(
            "Alpha Centauri",
            "Gem World",
            "Deserted Alien Outpost",
            hand=["Empath World"],
            fillers=4,
            chose="develop",
        ),
        seat(
            "Earth's Lost Colony",
            "Comet Zone",
            "Deserted Alien Colony",
            "Improved Logistics",
            hand=["Spice World", "Pre-Sentient Race"],
            fillers=6,
            chose="settle",
        ),
        seat("Old Earth", hand=["Imperium Lords"], fillers=6),
        goals=[STATUS, DIVERSITY],
        options={"expansions": REBELS},
        round=3,
    )
    place(g, {CY: "Imperium Lords"})
    assert phase(g) == "settle"
    assert earned(g, CY) == [STATUS]

    place(g, {ANN: "Empath World", BO: "Spice World"})
    assert has_for(g, ANN, DIVERSITY) == 4
    assert earned(g, ANN) == []
    assert asked_for(g, BO) == "settle-extra"
    second_world(g, BO, "Pre-Sentient Race")

    assert phase(g) != "settle"
    assert [earned(g, who) for who in (ANN, BO, CY)] == [[DIVERSITY], [DIVERSITY], [STATUS]]


@pytest.mark.rule("race.goals.claim.auto", "race.goals.first.single")
def test_simultaneous_goals_are_independent_of_each_other() -> None:
    g = arranged(
        "develop",
        seat(
            "Damaged Alien Factory",
            "Deserted Alien World",
            hand=["Alien Tech Institute"],
            fillers=6,
        ),
        seat("New Sparta"),
        goals=[STATUS, "overlord-discoveries"],
        options={"expansions": STORM},
    )
    place(g, {ANN: "Alien Tech Institute"})

    assert sorted(earned(g, ANN)) == [STATUS, "overlord-discoveries"]
    assert goal_vp(g, ANN) == 6


@pytest.mark.scenario("race-expansions/S038")
@pytest.mark.rule("race.goals.not-chips", "race.goals.score")
def test_points_of_goals_are_not_chips() -> None:
    g = arranged(
        "round-end",
        seat(
            "New Sparta",
            "Galactic Renaissance",
            "Artist Colony",
            "Drop Ships",
            "Space Marines",
            chips=8,
            goals=["budget-surplus", "greatest-military"],
        ),
        goals=["budget-surplus", "greatest-military"],
        options={"expansions": STORM},
        pool=0,
    )
    assert g.over

    printed = sum(int(g.cards[c].points) for c in g.seats[ANN].tableau)
    renaissance = 8 // 3 + 3
    assert goal_vp(g, ANN) == 3 + 5
    assert g.scores()[ANN] == printed + 8 + renaissance + 8


@pytest.mark.rule("race.goals.not-chips")
def test_points_of_goals_do_not_meet_a_goal_that_asks_for_chips() -> None:
    g = arranged(
        "consume",
        seat("New Sparta", "Drop Ships", chips=4, goals=["galactic-status", "greatest-military"]),
        goals=["galactic-status", LIVING, "greatest-military"],
        options={"expansions": STORM},
    )
    decline(g)
    play_on(g, "action")

    assert LIVING not in earned(g, ANN)
    assert not g.over
