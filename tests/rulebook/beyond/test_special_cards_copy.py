"""Actions that carry out other actions: Quantum Data Exchange and the Technocrats' Guild."""

from __future__ import annotations

import pytest

from rulebook.beyond.scene import Scene, rule, scenario

SLOTS = {
    "II-A": "plasma-cannon",
    "II-D": "asteroid-mining",
    "II-F": "hypercomputing",
    "III-A": "quantum-data-exchange",
    "III-D": "hivemind-computing",
}
"""Hypercomputing (5 ore: research III) where Anna need not own it; III-D hangs on II-D."""

COPY = "tech-space:quantum-data-exchange:1:1"


@scenario(
    "B-160", "effect.copy_action", "effect.copy_action.own_only", "card.tech.quantum-data-exchange"
)
def test_an_occupied_action_of_somebody_elses_technology_is_copied() -> None:
    s = Scene(
        active="Anna",
        slots=SLOTS,
        Anna={"ore": 5, "population": 1, "researched": ["II-D", "III-A"]},
        Irina={"researched": ["II-F"], "pawn": "tech-space:ii-f:1:1"},
        Boris={"researched": ["II-F"], "pawn": "tech-space:ii-f:1:2"},
    )

    s.say(COPY, "tech-space:hypercomputing:1:1")

    assert s["Anna"].ore == 0
    assert s.researched("Anna") == ["II-D", "III-A", "III-D"]
    assert s.pawn("Anna") == "tech-space:iii-a:1:1"
    assert (s.pawn("Irina"), s.pawn("Boris")) == ("tech-space:ii-f:1:1", "tech-space:ii-f:1:2")
    assert s["Anna"].population == 0


@scenario("B-161", "effect.copy_action.variant", "card.tech.mass-cloning")
def test_of_mass_cloning_only_the_variant_with_research_is_copied() -> None:
    s = Scene(
        active="Anna",
        automatic=False,
        slots={**SLOTS, "II-F": "mass-cloning"},
        Anna={"ore": 3, "researched": ["I-1", "III-A"]},
    )
    s.say(COPY, "tech-space:mass-cloning:1:1")

    s.refuses("COPY_MUST_RESEARCH", "variant:a")
    assert s.words() == ["variant:b"]
    s.say("variant:b", "slot:ii-a")

    assert s["Anna"].ore == 0
    assert "II-A" in s.researched("Anna")


@rule("card.tech.mass-cloning", "effect.choose")
def test_the_owner_of_mass_cloning_has_both_variants() -> None:
    s = Scene(
        active="Anna",
        slots={**SLOTS, "II-F": "mass-cloning"},
        Anna={"ore": 3, "researched": ["I-1", "II-F"]},
    )
    s.say("tech-space:mass-cloning:1:1")
    assert s.words() == ["variant:a", "variant:b"]

    s.say("variant:a")

    assert (s["Anna"].ore, s["Anna"].population) == (2, 2)
    assert s.supply("Anna") == "A2 B5 C5 D4"


@scenario("B-162", "effect.copy_action.chain", "guild.technocrats")
def test_the_technocrats_guild_can_be_copied_and_copies_in_turn() -> None:
    s = Scene(
        active="Anna",
        automatic=False,
        slots={**SLOTS, "II-D": "hypercomputing", "II-F": "asteroid-mining"},
        guilds=["technocrats-guild"],
        Anna={"ore": 6, "population": 1, "researched": ["II-D", "III-A"]},
    )

    s.say(COPY, "guild-space:technocrats-guild:1")
    assert s["Anna"].ore == 5
    s.refuses("COPY_LOOP", COPY)
    s.refuses("COPY_LOOP", "guild-space:technocrats-guild:1")
    s.say("tech-space:hypercomputing:1:1", "slot:iii-d")

    assert s["Anna"].ore == 0
    assert "III-D" in s.researched("Anna")
    assert s.pawn("Anna") == "tech-space:iii-a:1:1"


@scenario("B-163", "effect.copy_action.scope", "private.out-of-game")
def test_only_research_that_is_open_to_all_is_copied() -> None:
    s = Scene(
        active="Anna",
        slots={**SLOTS, "II-F": "privateering"},
        Anna={"ore": 9, "population": 1, "researched": ["I-1", "II-D", "III-A"]},
        Boris={"private": ["hypercomputing"]},
    )
    s.say(COPY)

    s.refuses("NOT_A_RESEARCH_ACTION", "tech-space:privateering:1:1")
    s.refuses("GUILD_CLOSED", "guild-space:academy-guild:1")
    s.refuses("PRIVATE_TO_ANOTHER", "private-space:hypercomputing:1:1")
    s.refuses("NO_SUCH_SPACE", "tech-space:advanced-genetics:1:1")
    assert s.words() == ["basic-space:research-1:1", "basic-space:research-2:1"]


@scenario("B-193", "effect.copy_action.cost")
def test_a_copy_costs_no_surcharge_and_takes_no_space() -> None:
    s = Scene(
        active="Anna",
        slots=SLOTS,
        Anna={"ore": 2, "population": 1, "researched": ["I-1", "III-A"]},
        Boris={"pawn": "basic-space:research-2:1"},
    )
    s.say(COPY)
    assert s.tag("basic-space:research-2:1")["ore"] == 2
    s.refuses("UNKNOWN_OPTION", "basic-space:research-2:2")

    s.say("basic-space:research-2:1")  # II-A is the only slot

    assert s["Anna"].ore == 0
    assert s.pawn("Anna") == "tech-space:iii-a:1:1"
    assert s.pawn("Boris") == "basic-space:research-2:1"


@rule("effect.copy_action.cost", "passive.linked_action_cost")
def test_a_linked_event_makes_the_copy_dearer_too() -> None:
    s = Scene(
        active="Anna",
        slots=SLOTS,
        staying={"dockworkers-strike": "II-F"},
        Anna={"ore": 5, "population": 1, "researched": ["I-1", "II-D", "III-A"]},
    )
    s.say(COPY)

    s.refuses("NOT_ENOUGH_ORE", "tech-space:hypercomputing:1:1")


@rule("effect.copy_action.own_only", "guild.technocrats", "card.guild.technocrats-guild")
def test_the_guild_copies_own_technologies_and_printed_actions_only() -> None:
    s = Scene(
        active="Anna",
        slots={**SLOTS, "II-B": "hydroponic-laboratories"},
        guilds=["technocrats-guild", "academy-guild"],
        Anna={"ore": 6, "population": 1, "researched": ["I-1", "II-D", "II-B"]},
        Boris={"pawn": "tech-space:ii-b:1:1", "researched": ["II-B"]},
        Irina={"pawn": "tech-space:ii-b:1:2", "researched": ["II-B"]},
    )
    s.say("guild-space:technocrats-guild:1")

    s.refuses("TECH_NOT_RESEARCHED", "tech-space:hypercomputing:1:1")
    assert s.words() == [
        "basic-space:research-1:1",
        "basic-space:research-2:1",
        "tech-space:ii-b:1:1",
        "guild-space:academy-guild:1",
    ]
    s.say("tech-space:ii-b:1:1")  # both its spaces are occupied

    assert s["Anna"].ore == 3
    assert "II-A" in s.researched("Anna")
    assert s.pawn("Anna") == "guild-space:technocrats-guild:1"


@rule("private.copy-own", "effect.copy_action.scope")
def test_the_owner_copies_a_private_research_action() -> None:
    s = Scene(
        active="Anna",
        slots={**SLOTS, "II-F": "privateering"},
        Anna={
            "ore": 5,
            "population": 1,
            "researched": ["II-D", "III-A"],
            "private": ["hypercomputing"],
        },
    )

    s.say(COPY, "private-space:hypercomputing:1:1")

    assert s["Anna"].ore == 0
    assert "III-D" in s.researched("Anna")


@rule("effect.copy_action.variant", "card.tech.spacetime-anomaly-studies")
def test_an_optional_research_is_compulsory_in_a_copy() -> None:
    given = {"ore": 4, "population": 1, "researched": ["II-D", "II-F", "III-A"], "ships": ["sol:1"]}
    slots = {**SLOTS, "II-F": "spacetime-anomaly-studies"}
    own = Scene(active="Anna", automatic=False, slots=slots, Anna=given)
    own.say("tech-space:spacetime-anomaly-studies:1:1", "move:sol:1:y1", "end", "food")
    assert own.words() == ["slot:iii-d", "skip"]

    s = Scene(active="Anna", automatic=False, slots=slots, Anna=given)
    s.say(COPY, "tech-space:spacetime-anomaly-studies:1:1", "move:sol:1:y1", "end", "food")
    s.refuses("COPY_MUST_RESEARCH", "skip")
    s.say("slot:iii-d")

    assert "III-D" in s.researched("Anna")


@rule("effect.copy_action.variant")
def test_a_copy_without_anything_to_research_is_not_offered() -> None:
    """Spacetime Anomaly Studies may be used for its jump alone, but not copied for it."""
    slots = {**SLOTS, "II-F": "spacetime-anomaly-studies"}
    given = {"ore": 4, "researched": ["II-F", "III-A"], "ships": ["sol:1"]}
    s = Scene(active="Anna", slots=slots, Anna=given)

    assert "tech-space:ii-f:1:1" in s.words()
    assert COPY.replace("technology:quantum-data-exchange", "slot:iii-a") not in s.words()
    s.refuses("ACTION_IMPOSSIBLE", COPY)


@rule("effect.copy_action", "card.tech.deep-space-megastructures")
def test_deep_space_megastructures_are_copied_with_their_ship() -> None:
    s = Scene(
        active="Anna",
        slots={**SLOTS, "III-B": "deep-space-megastructures"},
        Anna={"ore": 4, "population": 1, "researched": ["II-D", "III-A"]},
    )

    s.say(COPY, "tech-space:deep-space-megastructures:1:1")

    assert s.ships("Anna") == ["deep_space:2"]
    assert "III-D" in s.researched("Anna")
    assert s["Anna"].ore == 0


@rule("effect.copy_action.variant", "card.tech.cerebral-implants")
@pytest.mark.parametrize(("letter", "slot", "left"), [("A", "II-A", 2), ("B", "III-D", 0)])
def test_both_variants_of_cerebral_implants_research(letter: str, slot: str, left: int) -> None:
    s = Scene(
        active="Anna",
        automatic=False,
        slots={**SLOTS, "III-B": "cerebral-implants"},
        Anna={"ore": 5, "researched": ["I-1", "II-D", "III-A"]},
    )
    s.say(COPY, "tech-space:cerebral-implants:1:1")
    assert s.words() == ["variant:a", "variant:b"]

    s.say(f"variant:{letter}", slot)

    assert s["Anna"].ore == left
    assert slot in s.researched("Anna")
