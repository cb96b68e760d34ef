"""What each goal of the first two expansions asks for, and when it is looked at."""

from __future__ import annotations

import pytest

from rulebook.race.arranging import (
    ANN,
    BO,
    CY,
    QUIET,
    REBELS,
    arranged,
    asked_for,
    drawn,
    finish_round,
    goods,
    hand,
    play_on,
    question,
    seat,
    tableau,
    with_good,
)
from rulebook.race_expansions.playing import (
    CENTRE,
    earned,
    goal_holder,
    has_for,
    place,
    second_world,
    with_goal,
)

INNOVATION = "innovation-leader"


@pytest.mark.scenario("race-expansions/S027")
@pytest.mark.rule("race.goal.innovation-leader")
@pytest.mark.parametrize(
    ("trader", "phases"), [("Export Duties", 6), ("Black Market Trading World", 5)]
)
def test_innovation_leader_asks_for_a_power_in_every_phase_and_in_trade(
    trader: str, phases: int
) -> None:
    g = with_goal(
        "develop",
        INNOVATION,
        seat(
            "Epsilon Eridani",
            "Investment Credits",
            "Gem World",
            trader,
            hand=["Expedition Force"],
            fillers=1,
        ),
    )
    assert has_for(g, ANN, INNOVATION) == phases - 1

    place(g, {ANN: "Expedition Force"})

    assert has_for(g, ANN, INNOVATION) == phases
    assert earned(g, ANN) == ([INNOVATION] if phases == 6 else [])


@pytest.mark.rule("race.goal.innovation-leader")
@pytest.mark.parametrize(("takeovers", "settle"), [(True, 1), (False, 0)])
def test_powers_that_speak_only_of_takeovers_count_for_innovation_leader_where_they_are_on(
    takeovers: bool, settle: int
) -> None:
    g = with_goal(
        "action",
        INNOVATION,
        seat("Old Earth", "Interstellar Casus Belli", "Pan-Galactic Security Council"),
        expansions=[*REBELS, "brink-of-war"],
        options={"takeovers": takeovers},
    )

    explore_trade_consume = 3
    assert has_for(g, ANN, INNOVATION) == explore_trade_consume + settle


@pytest.mark.rule("race.goal.innovation-leader")
def test_powers_of_no_phase_do_not_count_and_a_ban_on_sale_is_a_trade_power() -> None:
    all_three = [*REBELS, "brink-of-war"]
    refinery = seat("Ancient Race", "Alien Oort Cloud Refinery")
    scavengers = seat("Galactic Scavengers")
    g = with_goal("action", INNOVATION, refinery, scavengers, expansions=all_three)

    assert has_for(g, ANN, INNOVATION) == 1
    assert has_for(g, BO, INNOVATION) == len(["develop", "settle", "produce"])


@pytest.mark.scenario("race-expansions/S028")
@pytest.mark.rule("race.goal.galactic-status", "race.six.pan-galactic-research")
def test_galactic_status_asks_for_a_development_of_cost_6_with_variable_points() -> None:
    g = with_goal(
        "develop",
        "galactic-status",
        seat("Old Earth", hand=["Pan-Galactic Research"], fillers=6),
        seat("New Sparta", hand=["Imperium Lords"], fillers=6, chose="develop"),
        expansions=REBELS,
    )
    place(g, {ANN: "Pan-Galactic Research", BO: "Imperium Lords"})

    assert "Pan-Galactic Research" in tableau(g, ANN)
    assert earned(g, ANN) == []
    assert earned(g, BO) == ["galactic-status"]


@pytest.mark.rule("race.six.pan-galactic-research")
def test_pan_galactic_research_has_four_points_and_costs_six_for_galactic_federation() -> None:
    g = arranged(
        "action",
        seat("Old Earth", "Pan-Galactic Research"),
        seat("New Sparta", "Galactic Federation"),
        options={"expansions": REBELS},
    )
    (research,) = {card for card in g.cards if card.name == "Pan-Galactic Research"}
    (federation,) = {g.cards[c] for c in g.seats[BO].tableau[1:]}

    assert not research.six
    assert g.scores()[ANN] == 2 + 4
    assert federation.lines[0].worth(research) == 2


@pytest.mark.scenario("race-expansions/S029")
@pytest.mark.rule("race.goal.budget-surplus", "race.goals.claim.round-end", "race.pw.hand-limit")
def test_budget_surplus_goes_to_who_discards_for_the_hand_limit() -> None:
    g = with_goal(
        "explore",
        "budget-surplus",
        seat("Old Earth", "Pan-Galactic Research", fillers=10),
        seat("New Sparta", fillers=10),
        seat("Alpha Centauri", "Research Labs", fillers=7, chose="explore+5"),
        expansions=REBELS,
    )
    assert len(drawn(g, CY)) - question(g, CY).least == 5
    play_on(g, "hand-limit")
    assert [len(hand(g, who)) for who in (ANN, BO, CY)] == [12, 11, 9]
    assert asked_for(g, ANN) == ""
    assert [earned(g, who) for who in (ANN, BO, CY)] == [[], [], []]

    finish_round(g)

    assert [len(hand(g, who)) for who in (ANN, BO, CY)] == [12, 10, 9]
    assert [earned(g, who) for who in (ANN, BO, CY)] == [[], ["budget-surplus"], []]


@pytest.mark.rule("race.pw.hand-limit", "race.goal.budget-surplus")
@pytest.mark.parametrize(
    ("limits", "cards", "kept"),
    [
        (["Pan-Galactic Research"], 12, 12),
        (["Pan-Galactic Research"], 13, 12),
        (["Black Hole Miners"], 14, 12),
        (["Pan-Galactic Research", "Black Hole Miners"], 14, 12),
        ([], 11, 10),
    ],
)
def test_a_higher_hand_limit_is_twelve_and_does_not_add_up(
    limits: list[str], cards: int, kept: int
) -> None:
    g = with_goal(
        "round-end",
        "budget-surplus",
        seat("Old Earth", *limits, fillers=cards),
        expansions=[*REBELS, "brink-of-war"],
    )
    finish_round(g)

    assert len(hand(g, ANN)) == kept
    assert earned(g, ANN) == (["budget-surplus"] if kept < cards else [])


@pytest.mark.scenario("race-expansions/S030")
@pytest.mark.rule("race.goal.system-diversity")
def test_system_diversity_asks_for_worlds_of_all_four_kinds() -> None:
    g = with_goal(
        "settle",
        "system-diversity",
        seat(
            "Alpha Centauri",
            "Gem World",
            "Deserted Alien Outpost",
            "Alien Rosetta Stone World",
            hand=["Empath World"],
            fillers=2,
        ),
    )
    assert has_for(g, ANN, "system-diversity") == 3

    place(g, {ANN: "Empath World"})

    assert earned(g, ANN) == ["system-diversity"]


@pytest.mark.scenario("race-expansions/S031")
@pytest.mark.rule("race.goal.overlord-discoveries")
def test_overlord_discoveries_counts_developments_and_colourless_worlds() -> None:
    g = with_goal(
        "develop",
        "overlord-discoveries",
        seat(
            "Damaged Alien Factory",
            "Deserted Alien World",
            hand=["Alien Tech Institute"],
            fillers=6,
        ),
    )
    assert has_for(g, ANN, "overlord-discoveries") == 2

    place(g, {ANN: "Alien Tech Institute"})

    assert earned(g, ANN) == ["overlord-discoveries"]


@pytest.mark.scenario("race-expansions/S032")
@pytest.mark.rule("race.goal.production-leader")
def test_production_leader_counts_no_windfall_worlds() -> None:
    g = with_goal(
        "settle",
        "production-leader",
        seat(
            "Damaged Alien Factory",
            "Gem World",
            "Mining World",
            "Asteroid Belt",
            hand=["Volcanic World"],
            fillers=3,
        ),
        seat(
            "Earth's Lost Colony",
            "Spice World",
            "New Vinland",
            hand=["Radioactive World"],
            fillers=3,
        ),
    )
    place(g, {ANN: "Volcanic World", BO: "Radioactive World"})

    assert [has_for(g, who, "production-leader") for who in (ANN, BO)] == [4, 3]
    assert goal_holder(g, "production-leader") == ANN


@pytest.mark.scenario("race-expansions/S033")
@pytest.mark.rule("race.goal.largest-industry")
def test_largest_industry_counts_novelty_and_rare_worlds_together() -> None:
    g = with_goal(
        "settle",
        "largest-industry",
        seat("Alpha Centauri", "Gem World", hand=["Smuggling Lair"]),
        seat("Earth's Lost Colony"),
    )
    place(g, {ANN: "Smuggling Lair"})

    assert "Smuggling Lair" in tableau(g, ANN)
    assert [has_for(g, who, "largest-industry") for who in (ANN, BO)] == [3, 1]
    assert goal_holder(g, "largest-industry") == ANN


@pytest.mark.scenario("race-expansions/S039")
@pytest.mark.rule("race.goal.uplift-knowledge")
def test_uplift_knowledge_counts_the_word_not_the_symbol() -> None:
    g = with_goal(
        "develop",
        "uplift-knowledge",
        seat(
            "Old Earth",
            "Abandoned Alien Uplift Camp",
            "Avian Uplift Race",
            hand=["Uplift Code"],
            fillers=6,
        ),
        expansions=REBELS,
    )
    place(g, {ANN: "Uplift Code"})

    assert has_for(g, ANN, "uplift-knowledge") == 3
    assert earned(g, ANN) == ["uplift-knowledge"]


@pytest.mark.scenario("race-expansions/S040")
@pytest.mark.rule("race.goal.expansion-leader", "race.goals.first.tie")
def test_expansion_leader_asks_for_eight_cards_with_the_start_world() -> None:
    g = with_goal(
        "settle",
        "expansion-leader",
        seat("Old Earth", *QUIET[:6], hand=["Artist Colony"], fillers=1),
        seat("New Sparta", *QUIET[6:12], hand=["Gem World"], fillers=2),
        seat(
            "Alpha Centauri",
            *QUIET[12:15],
            "Public Works",
            "Improved Logistics",
            hand=["Empath World", "Spice World"],
            fillers=3,
        ),
        expansions=REBELS,
    )
    place(g, {ANN: "Artist Colony", BO: "Gem World", CY: "Empath World"})
    assert [earned(g, who) for who in (ANN, BO, CY)] == [[], [], []]
    second_world(g, CY, "Spice World")

    assert [len(tableau(g, who)) for who in (ANN, BO, CY)] == [8, 8, 8]
    assert [earned(g, who) for who in (ANN, BO, CY)] == [["expansion-leader"]] * 3


@pytest.mark.scenario("race-expansions/S041")
@pytest.mark.rule("race.goal.propaganda-edge")
def test_propaganda_edge_counts_rebel_military_worlds_only() -> None:
    g = with_goal(
        "settle",
        "propaganda-edge",
        seat("Rebel Cantina", "Rebel Fuel Cache", "Rebel Miners", "Rebel Pact"),
        seat("New Sparta", "Rebel Underground", "Rebel Warrior Race", "Rebel Colony"),
        expansions=REBELS,
    )

    assert asked_for(g, ANN) == "action"
    assert [has_for(g, who, "propaganda-edge") for who in (ANN, BO)] == [2, 3]
    assert goal_holder(g, "propaganda-edge") == BO


@pytest.mark.scenario("race-expansions/S042")
@pytest.mark.rule("race.goal.research-leader")
def test_research_leader_counts_cards_not_powers() -> None:
    g = with_goal(
        "develop",
        "research-leader",
        seat("New Sparta", "Pan-Galactic Research", "Galactic Renaissance"),
        seat("Imperium Warlord", "Expedition Force", "Rebel Pact"),
        expansions=REBELS,
    )

    assert asked_for(g, ANN) == "action"
    assert [has_for(g, who, "research-leader") for who in (ANN, BO)] == [2, 3]
    assert goal_holder(g, "research-leader") == BO


@pytest.mark.rule("race.goal.galactic-riches", "race.goals.claim.when")
def test_goods_in_the_middle_of_a_round_without_settle_or_produce_earn_nothing() -> None:
    worlds = ("Gem World", "Spice World", "Comet Zone", "Mining World")
    g = with_goal(
        "consume",
        "galactic-riches",
        seat("New Sparta", *(with_good(world) for world in worlds)),
        expansions=REBELS,
    )

    assert asked_for(g, ANN) == "action"
    assert len(goods(g, ANN)) == 4
    assert earned(g, ANN) == []


@pytest.mark.rule("race.goal.largest-industry", "race.goals.claim.when")
def test_a_tile_of_settle_is_not_claimed_in_develop() -> None:
    g = with_goal("develop", "largest-industry", seat("Alpha Centauri", "Gem World", "Spice World"))

    assert asked_for(g, ANN) == "action"
    assert goal_holder(g, "largest-industry") == CENTRE
