"""A turn, and its action phase."""

from __future__ import annotations

import pytest

from rulebook.beyond.scene import Scene, rule, scenario

EIGHT = ["I-1", "I-2", "I-3", "I-4", "II-A", "II-B", "II-C", "II-D"]
DISCOVERED = {
    "II-A": "drone-foundries",
    "II-B": "supply-outpost",
    "II-C": "colonial-charters",
    "II-D": "arcology-farming",
}


# -- spaces ------------------------------------------------------------------


@scenario("B-011", "turn.action.unlimited", "basic.recruit", "turn.action.never-stuck")
def test_the_bottom_action_has_endless_spaces() -> None:
    s = Scene(
        active="Boris",
        Boris={"pawn": "basic-space:recruit", "population": 1},
        Irina={"pawn": "basic-space:recruit"},
    )
    assert s.supply("Boris") == "A5 B5 C5 D4"

    s.say("basic-space:recruit")

    assert (s["Boris"].population, s["Boris"].ore, s.supply("Boris")) == (2, 1, "A4 B5 C5 D4")
    assert s.kind() == "production"


@scenario("B-012", "basic.recruit", "supply.short-options", "turn.action.never-stuck")
def test_recruiting_with_an_empty_supply_brings_ore() -> None:
    s = Scene(
        "F2",
        active="Anna",
        slots=DISCOVERED,
        Anna={"supply": [0, 0, 0, 0], "population": 4, "ships": ["sol:1"] * 8, "researched": EIGHT},
    )
    assert s["Anna"].aside == 0

    s.say("basic-space:recruit")

    assert (s["Anna"].ore, s["Anna"].population, s.supply("Anna")) == (1, 4, "A0 B0 C0 D0")
    assert s.kind() == "production"


@scenario("B-013", "turn.phases", "turn.order")
def test_phases_and_turns_have_their_order() -> None:
    s = Scene("F2", active="Anna")

    s.refuses("WRONG_PHASE", "growth")
    s.refuses("NOT_YOUR_TURN", "basic-space:recruit", who="Boris")
    s.say("basic-space:recruit")
    s.refuses("WRONG_PHASE", "basic-space:recruit")
    s.refuses("NOT_YOUR_TURN", "basic-space:recruit", who="Boris")
    s.say("growth")
    assert s.asked() == "Boris"


@scenario("B-014", "turn.action.cannot", "turn.action.pay-first", "basic.research-2")
def test_what_cannot_be_paid_cannot_be_chosen() -> None:
    poor = Scene(active="Irina", Irina={"researched": ["I-1"], "population": 1, "ore": 1})
    poor.refuses("NOT_ENOUGH_ORE", "basic-space:research-2:1")
    assert "basic-space:research-2:1" not in poor.words()

    alone = Scene(active="Irina", Irina={"researched": ["I-1"], "population": 0, "ore": 2})
    alone.refuses("NOT_ENOUGH_POPULATION", "basic-space:research-2:1")

    able = Scene(active="Irina", Irina={"researched": ["I-1"], "population": 1, "ore": 2})
    assert "basic-space:research-2:1" in able.words()
    able.refuses("NOT_ENOUGH_ORE", "basic-space:research-2:2")


@scenario("B-015", "turn.action.surcharge")
def test_the_surcharge_is_part_of_the_cost() -> None:
    boris = {"pawn": "basic-space:research-1:1"}
    s = Scene(active="Irina", Boris=boris, Irina={"population": 1})
    s.refuses("NOT_ENOUGH_ORE", "basic-space:research-1:2")

    s = Scene(active="Irina", Boris=boris, Irina={"population": 1, "ore": 1})
    s.say("basic-space:research-1:2")
    assert s["Irina"].ore == 0
    assert s.words() == ["slot:i-1", "slot:i-2", "slot:i-3", "slot:i-4"]


@scenario("B-016", "turn.action.feasible", "research.none-available", "research.not-twice")
def test_with_nothing_left_to_research_the_action_is_impossible() -> None:
    s = Scene(
        active="Anna", Anna={"researched": ["I-1", "I-2", "I-3", "I-4"], "population": 3, "ore": 1}
    )

    s.refuses("ACTION_IMPOSSIBLE", "basic-space:research-1:1")
    s.refuses("ACTION_IMPOSSIBLE", "basic-space:research-1:2")


@scenario("B-020", "turn.action.same-tech", "turn.action.repeat")
def test_two_spaces_of_one_technology() -> None:
    s = Scene(
        active="Anna",
        slots={"II-D": "hypercomputing", "III-D": "mercenary-fleet"},
        Anna={"researched": ["II-D"], "pawn": "tech-space:ii-d:1:1", "ore": 5, "population": 1},
    )

    s.refuses("MUST_MOVE_PAWN", "tech-space:hypercomputing:1:1")
    s.say("tech-space:hypercomputing:1:2")

    assert s.pawn("Anna") == "tech-space:ii-d:1:2"
    assert s.researched("Anna") == ["II-D", "III-D"]
    assert s["Anna"].ore == 0


@rule("turn.action.where", "turn.action.pawn-start", "turn.action.choose-space")
def test_a_pawn_off_the_board_may_go_to_any_free_space() -> None:
    s = Scene(
        active="Anna",
        slots={"II-D": "hypercomputing"},
        guilds=["academy-guild"],
        staying={"dyson-sphere": "linked"},
        linked="ez-aquarii",
        Anna={
            "researched": ["I-1", "II-D"],
            "private": ["drone-foundries"],
            "ore": 9,
            "population": 2,
        },
        Boris={"pawn": "tech-space:ii-d:1:1"},
    )

    assert s.pawn("Anna") == "-"
    assert s.words() == [
        "basic-space:research-1:1",
        "basic-space:research-1:2",
        "basic-space:research-2:1",
        "basic-space:research-2:2",
        "basic-space:build-jump:1",
        "basic-space:build-jump:2",
        "basic-space:recruit",
        "tech-space:i-1:1:1",
        "tech-space:ii-d:1:2",
        "guild-space:academy-guild:1",
        "event-space:dyson-sphere:1",
        "private-space:drone-foundries:1:1",
    ]
    s.say("private-space:drone-foundries:1:1")
    assert s.pawn("Anna") == "private-space:drone-foundries:1:1"


# -- actions that change nothing ---------------------------------------------


@scenario(
    "B-017", "turn.action.no-change", "turn.action.no-change-measure", "card.tech.privateering"
)
def test_a_pure_jump_needs_a_jump() -> None:
    s = Scene(
        active="Anna",
        slots={"II-C": "privateering"},
        Anna={"researched": ["II-C"], "ships": ["sol:1"]},
    )

    s.say("tech-space:privateering:1:1")
    s.refuses("ACTION_CHANGES_NOTHING", "end")
    s.say("move:sol:1:a1", "move:a1:1:sol")
    s.refuses("ACTION_CHANGES_NOTHING", "end")
    assert (s.kind(), s.ships("Anna")) == ("jump", ["sol:1"])
    s.say("move:sol:1:a1", "end")

    assert s.ships("Anna") == ["A1:1"]
    assert s.holder("A1") == ("Anna", "food")
    assert s["Anna"].ore == 0
    assert s.kind() == "production"


@scenario("B-018", "turn.action.no-change", "card.tech.asteroid-mining")
def test_ore_without_a_jump_is_fine() -> None:
    s = Scene(
        active="Anna",
        slots={"II-D": "asteroid-mining"},
        Anna={"researched": ["II-D"], "ships": ["sol:1"]},
    )

    s.say("tech-space:asteroid-mining:1:1", "end")

    assert (s["Anna"].ore, s.ships("Anna")) == (2, ["sol:1"])
    assert s.kind() == "production"


@scenario("B-019", "card.tech.modular-fleet", "optional.words", "bonus.control")
def test_a_modular_fleet_may_only_jump() -> None:
    s = Scene(
        active="Anna",
        slots={"II-B": "modular-fleet"},
        Anna={"researched": ["II-B"], "ore": 1, "ships": ["sol:1"]},
    )

    s.say("tech-space:modular-fleet:1:1")
    assert (s.kind(), s["Anna"].ore) == ("jump", 0)
    s.say("move:sol:1:a2", "end")

    assert s.holder("A2") == ("Anna", "ore")
    assert list(s["Anna"].discs) == [8, 7]
    assert s["Anna"].ore == 1


@scenario("B-019", "card.tech.modular-fleet", "optional.words")
def test_all_builds_of_a_modular_fleet_may_be_skipped() -> None:
    s = Scene(
        active="Anna",
        slots={"II-B": "modular-fleet"},
        Anna={"researched": ["II-B"], "ore": 1, "ships": ["sol:1"], "population": 3},
    )

    s.say("tech-space:modular-fleet:1:1", "skip", "skip", "skip", "move:sol:1:a2", "end")

    assert (s["Anna"].population, s.ships("Anna"), s["Anna"].ore) == (3, ["A2:1"], 1)


@scenario("B-023", "basic.build-jump", "turn.action.no-change")
def test_building_and_jumping_cannot_both_be_skipped() -> None:
    s = Scene(active="Boris", Boris={"population": 1, "ships": ["sol:1"]})
    s.say("basic-space:build-jump:1", "skip")
    s.refuses("ACTION_CHANGES_NOTHING", "end")

    s = Scene(active="Boris", Boris={"population": 1, "ships": ["sol:1"]})
    s.say("basic-space:build-jump:1", "place:sol", "end")
    assert (s.ships("Boris"), s["Boris"].population) == (["sol:1", "sol:1"], 0)
    assert s.kind() == "production"


# -- costs and order ---------------------------------------------------------


@scenario("B-021", "cost.return-plus-use", "cost.return-pop", "turn.action.cannot")
@pytest.mark.parametrize("population", [2, 3])
def test_returned_and_used_population_add_up(population: int) -> None:
    s = Scene(
        active="Anna",
        slots={"II-A": "human-experimentation", "II-C": "colonial-charters"},
        events={"III-C": "spaceship-museum"},
        Anna={
            "researched": ["II-A", "II-C"],
            "ore": 2,
            "population": population,
            "ships": ["sol:1"],
        },
    )
    if population == 2:
        s.refuses("NOT_ENOUGH_POPULATION", "tech-space:human-experimentation:1:1")
        return
    assert s.supply("Anna") == "A0 B5 C5 D4"

    s.say("tech-space:human-experimentation:1:1")

    assert s.kind() == "donate"  # the event asks, before anything else has happened
    assert s.supply("Anna") == "A2 B5 C5 D4"
    assert s.researched("Anna") == ["II-A", "II-C", "III-C"]
    assert (s["Anna"].population, s["Anna"].ore) == (0, 0)


@scenario("B-022", "turn.action.feasible", "effect.supply_to_pop")
def test_supply_first_research_after() -> None:
    s = Scene(
        active="Anna",
        slots={"II-F": "hydroponic-laboratories"},
        events={"II-A": "rogue-star"},
        Anna={"researched": ["I-1", "II-F"], "ore": 2},
    )
    assert s.supply("Anna") == "A4 B5 C5 D4"

    s.say("tech-space:hydroponic-laboratories:1:1")

    assert s.words() == [
        "place:a1",
        "place:a2",
        "place:b1",
        "place:b2",
    ]  # Rogue Star asks where it lies
    assert s.researched("Anna") == ["I-1", "II-A", "II-F"]
    assert (s["Anna"].population, s["Anna"].ore, s.supply("Anna")) == (0, 0, "A3 B5 C5 D4")


@rule("turn.action.notation")
def test_steps_are_carried_out_from_left_to_right() -> None:
    s = Scene(
        active="Anna",
        slots={"II-E": "conscription-decrees"},
        Anna={"researched": ["II-E"], "ore": 1},
    )

    s.say(
        "tech-space:conscription-decrees:1:1", "place:sol"
    )  # the cube becomes population, then a ship
    assert (s["Anna"].population, s.ships("Anna"), s.kind()) == (0, ["sol:2"], "jump")
    s.refuses("WRONG_PHASE", "place:y1")
    s.say("move:sol:2:y1", "end")

    assert s.ships("Anna") == ["Y1:2"]
    assert s.holder("Y1") == ("Anna", "food")


@rule("turn.action.pay-first")
@pytest.mark.parametrize("ore", [2, 3])
def test_what_an_action_brings_cannot_pay_for_it(ore: int) -> None:
    s = Scene(
        active="Anna",
        Anna={
            "researched": ["I-2"],
            "ore": ore,
            "population": 1,
            "ships": ["A1:3"],
            "controls": {"A1": "food"},
        },
    )
    if ore == 2:  # the bonus of Barnard's Star would bring 2 more
        s.refuses("NOT_ENOUGH_ORE", "tech-space:terraforming:1:1")
        return

    s.say("tech-space:terraforming:1:1")

    assert (s.colonies("Anna"), s["Anna"].ore) == (["barnards-star"], 2)


@rule("turn.action.became-impossible")
def test_what_nobody_could_foresee_lapses() -> None:
    """Jump and colonise: the ship that was to settle has lost control to a bonus of Boris's."""
    s = Scene(
        active="Anna",
        slots={"II-C": "exoplanet-survey"},
        systems={"A1": "epsilon-eridani", "A2": "barnards-star"},
        Anna={
            "researched": ["II-C"],
            "ore": 3,
            "population": 1,
            "ships": ["A1:2", "A2:3"],
            "controls": {"A1": "food", "A2": "food"},
        },
        Boris={"ships": ["A1:1", "sol:4"]},
    )

    s.say("tech-space:exoplanet-survey:1:1", "move:a1:2:y1", "end")
    assert (s.asked(), s.kind()) == ("Boris", "jump")  # Epsilon Eridani's bonus for control
    s.say("move:sol:4:a2", "end")

    assert s.holder("A2") == ("Boris", "food")
    assert s.colonies("Anna") == []
    assert s.ships("Anna") == ["A2:3", "Y1:2"]
    assert (s.asked(), s.kind()) == ("Anna", "production")


# -- whose decision ----------------------------------------------------------


@rule("turn.foreign-decisions", "turn.no-overlap")
def test_the_turn_waits_for_the_decision_of_another() -> None:
    s = Scene(
        active="Anna",
        at="production",
        Anna={"ships": ["A1:2"], "controls": {"A1": "food"}, "ore": 1},
        Boris={"ships": ["A1:1", "sol:1"]},
        systems={"A1": "epsilon-eridani", "A2": "barnards-star"},
    )

    s.say("trade", "ship:a1:2")
    assert (s.asked(), s.kind()) == ("Boris", "jump")
    s.refuses("NOT_YOUR_DECISION", "end", who="Anna")
    s.refuses("NOT_YOUR_DECISION", "end", who="Dmitry")
    s.say("end")
    assert (s.asked(), s.kind()) == ("Anna", "trade")
    s.refuses("NOT_YOUR_TURN", "basic-space:recruit", who="Dmitry")  # the next player waits
    s.say("end")
    assert (s.asked(), s.kind()) == ("Dmitry", "action")


@rule("turn.start-snapshot", "turn.ability-windows")
def test_which_systems_are_free_is_noted_when_the_turn_begins() -> None:
    s = Scene(
        active="Anna",
        slots={"III-C": "stealth-terraformers"},
        Anna={
            "researched": ["III-C"],
            "colonies": ["61-cygni"],
            "ships": ["Y4:4", "Y4:1", "sol:3"],
            "ore": 7,
            "population": 1,
        },
        Irina={"controls": {"B2": "food"}},
    )

    s.say("use:61-cygni", "move:y4:4:b1", "move:y4:1:b2", "end", "food", "food", "shift:d:a")
    assert (s.holder("B1"), s.holder("B2")) == (("Anna", "food"), ("Anna", "food"))
    s.say("tech-space:stealth-terraformers:1:1")

    assert s.words() == [
        "place:a1",
        "place:a2",
        "place:b1",
    ]  # Anna holds both, but only B1 was free before
    s.refuses("WAS_CONTROLLED", "place:b2")
