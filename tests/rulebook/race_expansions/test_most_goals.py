"""Most goals: who holds the tile, who loses it, and what it is worth at the end."""

from __future__ import annotations

import pytest

from rulebook.race.arranging import (
    ANN,
    BO,
    CY,
    QUIET,
    REBELS,
    asked_for,
    choose,
    decline,
    finish_round,
    phase,
    say,
    seat,
    tableau,
    told,
)
from rulebook.race_expansions.playing import (
    CENTRE,
    goal_holder,
    goal_vp,
    has_for,
    place,
    settle_up,
    with_goal,
)

MILITARY = "greatest-military"
INDUSTRY = "largest-industry"
INFRASTRUCTURE = "greatest-infrastructure"
PRODUCTION = "production-leader"


@pytest.mark.scenario("race-expansions/S020")
@pytest.mark.rule(
    "race.goal.greatest-military",
    "race.goals.most.claim",
    "race.goals.most.equal",
    "race.goals.most.exceed",
    "race.goals.most.worth",
)
def test_the_tile_goes_to_the_first_alone_ahead_and_from_him_only_to_one_with_more() -> None:
    g = with_goal(
        "develop",
        MILITARY,
        seat("New Sparta", "Drop Ships", hand=["Expedition Force"], fillers=5, chose="develop"),
        seat("Epsilon Eridani", "Space Marines", hand=["Drop Ships"], fillers=5),
        seat(
            "Separatist Colony",
            "Space Marines",
            "New Galactic Order",
            hand=["Space Mercenaries", "Former Penal Colony"],
            fillers=5,
        ),
        round=4,
    )
    assert [has_for(g, who, MILITARY) for who in (ANN, BO, CY)] == [5, 3, 5]
    assert goal_holder(g, MILITARY) == CENTRE

    place(g, {ANN: "Expedition Force"})
    finish_round(g)
    assert has_for(g, ANN, MILITARY) == 6
    assert goal_holder(g, MILITARY) == ANN

    choose(g, "develop", "develop", "develop")
    place(g, {BO: "Drop Ships"})
    finish_round(g)
    assert has_for(g, BO, MILITARY) == 6
    assert goal_holder(g, MILITARY) == ANN

    choose(g, "develop", "settle", "develop")
    place(g, {CY: "Space Mercenaries"})
    assert phase(g) == "settle"
    assert has_for(g, CY, MILITARY) == 6
    assert goal_holder(g, MILITARY) == ANN
    assert goal_vp(g, ANN) == 5

    place(g, {CY: "Former Penal Colony"})
    finish_round(g)
    assert has_for(g, CY, MILITARY) == 7
    assert goal_holder(g, MILITARY) == CY
    assert goal_vp(g, CY) == 5
    assert goal_vp(g, ANN) == 0


@pytest.mark.scenario("race-expansions/S021")
@pytest.mark.rule("race.goals.most.lose", "race.goal.greatest-military")
def test_a_holder_who_falls_below_the_minimum_returns_the_tile() -> None:
    g = with_goal(
        "develop",
        MILITARY,
        seat(
            "New Sparta",
            "Drop Ships",
            "Expedition Force",
            hand=["Contact Specialist"],
            fillers=3,
            goals=[MILITARY],
        ),
        seat("Epsilon Eridani", "Space Marines"),
        seat("Separatist Colony", "Space Marines", "New Galactic Order"),
    )
    g.listen()
    assert goal_holder(g, MILITARY) == ANN

    place(g, {ANN: "Contact Specialist"})

    assert [has_for(g, who, MILITARY) for who in (ANN, BO, CY)] == [5, 3, 5]
    assert goal_holder(g, MILITARY) == CENTRE
    (event,) = told(g, "goal-returned")
    assert (event.seat, event.facts["goal"]) == (ANN, MILITARY)
    assert not told(g, "goal-taken")


@pytest.mark.scenario("race-expansions/S022")
@pytest.mark.rule("race.goals.most.tie", "race.goals.most.tie-return", "race.goals.most.again")
def test_players_who_are_ahead_together_do_not_get_the_tile() -> None:
    g = with_goal(
        "develop",
        MILITARY,
        seat(
            "New Sparta",
            "Drop Ships",
            hand=["Expedition Force", "Mercenary Fleet"],
            fillers=7,
            chose="develop",
        ),
        seat(
            "Epsilon Eridani",
            "Drop Ships",
            "Expedition Force",
            hand=["Space Mercenaries", "Mercenary Fleet"],
            fillers=7,
        ),
        seat(
            "Separatist Colony",
            "New Galactic Order",
            "Space Marines",
            hand=["Space Mercenaries", "Former Penal Colony"],
            fillers=5,
        ),
        expansions=REBELS,
        round=4,
    )
    assert [has_for(g, who, MILITARY) for who in (ANN, BO, CY)] == [5, 5, 5]

    place(g, {ANN: "Expedition Force", BO: "Space Mercenaries"})
    finish_round(g)
    assert [has_for(g, who, MILITARY) for who in (ANN, BO)] == [6, 6]
    assert goal_holder(g, MILITARY) == CENTRE

    choose(g, "develop", "settle", "develop")
    place(g, {CY: "Space Mercenaries"})
    assert has_for(g, CY, MILITARY) == 6
    assert goal_holder(g, MILITARY) == CENTRE
    place(g, {CY: "Former Penal Colony"})
    finish_round(g)
    assert has_for(g, CY, MILITARY) == 7
    assert goal_holder(g, MILITARY) == CY

    choose(g, "produce", "produce", "produce")
    choose(g, "develop", "develop", "develop")
    assert g.round() == 7
    place(g, {ANN: "Mercenary Fleet", BO: "Mercenary Fleet"})
    assert [has_for(g, who, MILITARY) for who in (ANN, BO, CY)] == [8, 8, 7]
    assert goal_holder(g, MILITARY) == CENTRE


@pytest.mark.scenario("race-expansions/S023")
@pytest.mark.rule("race.goals.most.equal", "race.goals.most.tie-return")
def test_a_holder_who_shares_the_top_keeps_the_tile() -> None:
    g = with_goal(
        "settle",
        INDUSTRY,
        seat(
            "Alpha Centauri",
            "Volcanic World",
            "Mining World",
            hand=["Radioactive World"],
            fillers=3,
        ),
        seat(
            "Old Earth",
            "New Vinland",
            "Comet Zone",
            "Space Port",
            hand=["Asteroid Belt"],
            fillers=3,
        ),
        seat("Earth's Lost Colony", "Gem World", "Spice World", "Artist Colony", goals=[INDUSTRY]),
    )
    assert [has_for(g, who, INDUSTRY) for who in (ANN, BO, CY)] == [3, 3, 4]

    place(g, {ANN: "Radioactive World", BO: "Asteroid Belt"})

    assert [has_for(g, who, INDUSTRY) for who in (ANN, BO, CY)] == [4, 4, 4]
    assert goal_holder(g, INDUSTRY) == CY


FOUR_DEVELOPMENTS = ["Public Works", "Investment Credits", "Export Duties"]


@pytest.mark.scenario("race-expansions/S034")
@pytest.mark.rule(
    "race.goal.greatest-infrastructure",
    "race.goals.most.lose",
    "race.goals.claim.when",
    "race.goals.most.again",
)
def test_a_tile_lost_outside_its_phase_lies_in_the_centre_until_that_phase_ends_again() -> None:
    g = with_goal(
        "settle",
        INFRASTRUCTURE,
        seat(
            "Old Earth",
            "New Military Tactics",
            *FOUR_DEVELOPMENTS,
            hand=["Former Penal Colony"],
            goals=[INFRASTRUCTURE],
        ),
        seat("Epsilon Eridani", "Genetics Lab", *FOUR_DEVELOPMENTS),
    )
    say(g, ANN, "Former Penal Colony")
    assert "New Military Tactics" not in tableau(g, ANN)
    assert [has_for(g, who, INFRASTRUCTURE) for who in (ANN, BO)] == [3, 4]
    assert asked_for(g, ANN) == "action"
    assert goal_holder(g, INFRASTRUCTURE) == CENTRE

    choose(g, "develop", "develop")
    finish_round(g)

    assert goal_holder(g, INFRASTRUCTURE) == BO


@pytest.mark.rule("race.goals.most.lose")
def test_a_holder_overtaken_returns_the_tile_at_the_end_of_a_phase_it_does_not_name() -> None:
    g = with_goal(
        "settle",
        INFRASTRUCTURE,
        seat(
            "Old Earth",
            "New Military Tactics",
            "Genetics Lab",
            *FOUR_DEVELOPMENTS,
            hand=["Former Penal Colony"],
            goals=[INFRASTRUCTURE],
        ),
        seat("Epsilon Eridani", "Genetics Lab", "Space Marines", *FOUR_DEVELOPMENTS),
    )
    say(g, ANN, "Former Penal Colony")

    assert [has_for(g, who, INFRASTRUCTURE) for who in (ANN, BO)] == [4, 5]
    assert goal_holder(g, INFRASTRUCTURE) == CENTRE


# -- the end ------------------------------------------------------------------


@pytest.mark.scenario("race-expansions/S035")
@pytest.mark.rule("race.goals.most.end-share", "race.goals.score")
def test_at_the_end_the_holder_scores_5_and_who_is_level_with_him_3() -> None:
    five = ["Gem World", "Spice World", "Artist Colony", "Comet Zone"]
    more = ["New Vinland", "Mining World", "Plague World", "Space Port", "Secluded World"]
    g = with_goal(
        "round-end",
        PRODUCTION,
        seat("Damaged Alien Factory", *five, goals=[PRODUCTION]),
        seat("New Sparta", *more),
        seat("Old Earth", "Prosperous World", "Hive World", "Volcanic World", "New Earth"),
        pool=0,
    )

    assert g.over
    assert [has_for(g, who, PRODUCTION) for who in (ANN, BO, CY)] == [5, 5, 4]
    assert [goal_vp(g, who) for who in (ANN, BO, CY)] == [5, 3, 0]
    printed = [sum(g.cards[c].points for c in player.tableau) for player in g.seats]
    assert g.scores() == [printed[ANN] + 5, printed[BO] + 3, printed[CY]]


@pytest.mark.scenario("race-expansions/S036")
@pytest.mark.rule("race.goals.most.end-share", "race.goals.most.tie")
def test_a_tile_in_the_centre_is_worth_3_to_all_who_are_ahead_together() -> None:
    g = with_goal(
        "round-end",
        MILITARY,
        seat("New Sparta", "Drop Ships", "Expedition Force"),
        seat("Epsilon Eridani", "Drop Ships", "Space Marines"),
        seat("Separatist Colony", "Space Marines"),
        pool=0,
    )

    assert g.over
    assert goal_holder(g, MILITARY) == CENTRE
    assert [has_for(g, who, MILITARY) for who in (ANN, BO, CY)] == [6, 6, 3]
    assert [goal_vp(g, who) for who in (ANN, BO, CY)] == [3, 3, 0]


@pytest.mark.scenario("race-expansions/S037")
@pytest.mark.rule("race.goals.most.end-share", "race.goals.most.end-recount")
def test_who_is_alone_ahead_without_the_tile_scores_3() -> None:
    g = with_goal(
        "settle",
        INFRASTRUCTURE,
        seat(
            "Old Earth",
            "New Military Tactics",
            *FOUR_DEVELOPMENTS,
            hand=["Former Penal Colony"],
            goals=[INFRASTRUCTURE],
        ),
        seat("Epsilon Eridani", "Genetics Lab", *FOUR_DEVELOPMENTS),
        seat("New Sparta", "Space Marines"),
        pool=0,
    )
    say(g, ANN, "Former Penal Colony")
    decline(g)

    assert g.over
    assert goal_holder(g, INFRASTRUCTURE) == CENTRE
    assert [goal_vp(g, who) for who in (ANN, BO, CY)] == [0, 3, 0]


@pytest.mark.rule("race.goals.most.end-recount")
def test_values_are_counted_anew_at_the_end() -> None:
    g = with_goal(
        "action",
        MILITARY,
        seat("New Sparta", "Drop Ships", goals=[MILITARY]),
        seat("Epsilon Eridani", "Drop Ships", "Space Marines"),
    )

    assert goal_holder(g, MILITARY) == ANN
    assert goal_vp(g, ANN) == 0
    assert goal_vp(g, BO) == 3


@pytest.mark.rule("race.goals.most.end-share")
def test_who_has_the_minimum_but_not_the_most_scores_nothing() -> None:
    g = with_goal(
        "action",
        MILITARY,
        seat("New Sparta", "Drop Ships", "Space Marines", goals=[MILITARY]),
        seat("Epsilon Eridani", "Drop Ships", "Space Marines"),
    )

    assert [has_for(g, who, MILITARY) for who in (ANN, BO)] == [7, 6]
    assert [goal_vp(g, who) for who in (ANN, BO)] == [5, 0]


@pytest.mark.rule("race.goals.most.claim", "race.goals.claim.when")
def test_a_phase_that_the_tile_does_not_name_gives_it_to_nobody() -> None:
    g = with_goal("produce", MILITARY, seat("New Sparta", "Drop Ships", "Space Marines"))
    settle_up(g)

    assert asked_for(g, ANN) == "action"
    assert goal_holder(g, MILITARY) == CENTRE


@pytest.mark.rule("race.goal.greatest-military")
def test_specialised_and_temporary_military_do_not_count_for_greatest_military() -> None:
    g = with_goal(
        "settle",
        MILITARY,
        seat(
            "New Sparta",
            "Drop Ships",
            "New Military Tactics",
            "Alien Tech Institute",
            hand=[QUIET[0]],
        ),
    )
    say(g, ANN, QUIET[0])
    settle_up(g)

    assert QUIET[0] in tableau(g, ANN)
    assert "New Military Tactics" not in tableau(g, ANN)
    assert has_for(g, ANN, MILITARY) == 5
    assert goal_holder(g, MILITARY) == CENTRE
