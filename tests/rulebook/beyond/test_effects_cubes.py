"""Effects on ore, cubes, discs and choices."""

from __future__ import annotations

import pytest

from rulebook.beyond.scene import Scene, rule, scenario


@scenario("B-182", "effect.choose", "card.tech.android-armada")
@pytest.mark.parametrize(
    ("answers", "ships", "population"),
    [
        (["variant:a", "sol", "variant:a", "sol"], ["sol:2", "sol:2"], 0),
        (["variant:a", "sol", "variant:b"], ["sol:2"], 1),
        (["variant:b", "variant:b"], [], 2),
    ],
)
def test_android_armada_has_two_choices(
    answers: list[str], ships: list[str], population: int
) -> None:
    s = Scene(
        active="Anna",
        automatic=False,
        does=("Anna", "now:android-armada"),
        Anna={"supply": [3, 0, 0, 0]},
    )
    assert s.words() == ["variant:a", "variant:b"]

    s.say(*answers)

    assert s.ships("Anna") == ships
    assert s["Anna"].population == population
    assert s.supply("Anna") == "A1 B0 C0 D0"
    assert s.kind() == "production"


@rule("effect.choose")
@pytest.mark.parametrize(("ore", "asked"), [(1, "production"), (2, "variant")])
def test_a_choice_in_a_bonus_lapses_without_a_possible_variant(ore: int, asked: str) -> None:
    """No printed bonus has variants with a price, so here is one: 2 or 3 ore for cubes."""
    prices = [
        {"cost": {"ore": price}, "steps": [{"do": "supply_to_pop", "n": price}]} for price in (2, 3)
    ]
    right = {
        "technology": {"asteroid-mining": {"immediate": [{"do": "choose", "options": prices}]}}
    }
    s = Scene(
        active="Anna",
        automatic=False,
        options={"catalogue": right},
        does=("Anna", "now:asteroid-mining"),
        Anna={"ore": ore},
    )

    assert s.kind() == asked
    if asked == "variant":
        assert s.words() == ["variant:a"]


@rule("effect.choose", "card.tech.mass-cloning")
def test_an_action_without_a_possible_variant_is_illegal() -> None:
    s = Scene(
        active="Anna", slots={"II-A": "mass-cloning"}, Anna={"ore": 0, "researched": ["II-A"]}
    )

    s.refuses("NOT_ENOUGH_ORE", "tech-space:mass-cloning:1:1")


@scenario(
    "B-183",
    "effect.repeat_immediate",
    "effect.gain_ore",
    "count.controlled_locations",
    "count.colonised_systems",
    "card.tech.manufacturing-orbitals",
)
def test_manufacturing_orbitals_repeat_their_immediate_box() -> None:
    s = Scene(
        active="Anna",
        automatic=False,
        slots={"III-A": "manufacturing-orbitals"},
        Anna={
            "researched": ["III-A"],
            "supply": [4, 0, 0, 0],
            "controls": {"Y1": "food", "Y2": "ore", "Y3": "food", "Y4": "ore", "A1": "food"},
            "colonies": ["wolf-359", "ross-248", "procyon"],
        },
    )

    s.say("tech-space:manufacturing-orbitals:1:1")

    assert s["Anna"].ore == 3
    assert s["Anna"].population == 1
    assert s.supply("Anna") == "A3 B0 C0 D0"
    assert s.words() == ["place:sol", "place:y1", "place:y2", "place:y3", "place:y4", "skip"]
    s.say("place:y2")
    assert s.ships("Anna") == ["Y2:2"]
    s.say("move:y2:2:b1", "move:b1:2:deep-space")
    s.refuses("NOT_ENOUGH_MOVEMENT", "move:deep-space:2:b1")
    s.say("end")
    assert s.kind() == "production"


@scenario("B-183", "effect.repeat_immediate", "effect.gain_ore", "card.tech.manufacturing-orbitals")
def test_manufacturing_orbitals_are_refused_where_nothing_changes() -> None:
    s = Scene(
        active="Anna",
        slots={"III-A": "manufacturing-orbitals"},
        Anna={"researched": ["III-A"], "colonies": ["wolf-359"]},
    )

    s.refuses("ACTION_CHANGES_NOTHING", "tech-space:manufacturing-orbitals:1:1")


@scenario("B-187", "automate.either", "effect.automate")
@pytest.mark.parametrize(
    ("track", "discs", "automated"), [("ore", [0, 2], [8, 6, 0]), ("food", [0, 3], [8, 5, 1])]
)
def test_either_track_may_be_automated(track: str, discs: list[int], automated: list[int]) -> None:
    s = Scene(active="Anna", does=("Anna", "colonise:luhman-16"), Anna={"off": [8, 5]})
    assert s.words() == ["food", "ore"]

    s.say(track)

    assert list(s["Anna"].discs) == discs
    assert list(s["Anna"].automated) == automated
    assert s["Anna"].automation() == 14


@rule("effect.automate", "card.tech.giga-corporations")
def test_two_automations_are_two_choices() -> None:
    s = Scene(active="Anna", does=("Anna", "now:giga-corporations"))

    s.say("food", "ore")

    assert list(s["Anna"].discs) == [7, 7]
    assert s["Anna"].automation() == 2


@rule("effect.automate", "card.tech.mind-machine-assimilation")
def test_food_and_ore_are_automated_one_after_the_other() -> None:
    s = Scene(active="Anna", does=("Anna", "now:mind-machine-assimilation"))

    assert list(s["Anna"].automated) == [1, 1, 0]


@rule("automate.star", "automate.either", "effect.automate")
@pytest.mark.parametrize("card", ["colonise:luhman-16", "now:giga-corporations"])
def test_with_both_tracks_empty_it_is_a_star_and_no_choice(card: str) -> None:
    s = Scene(active="Anna", does=("Anna", card), Anna={"off": [8, 8]})

    assert s.kind() == "production"
    assert list(s["Anna"].automated) == [8, 8, 1 if card == "colonise:luhman-16" else 2]


@rule("turn.action.bonus-as-possible", "effect.choose", "card.tech.android-armada")
@pytest.mark.parametrize(("population", "asked"), [(0, "production"), (1, "variant")])
def test_a_choice_of_bonuses_lapses_where_none_would_change_anything(
    population: int, asked: str
) -> None:
    """With an empty supply only population could stand in for the cube that becomes a ship."""
    s = Scene(
        active="Anna",
        does=("Anna", "now:android-armada"),
        Anna={"supply": [0] * 4, "population": population},
    )

    assert s.kind() == asked


@scenario("B-195", "turn.action.bonus-as-possible", "optional.jump", "optional.default")
def test_a_bonus_is_applied_as_far_as_possible() -> None:
    s = Scene(active="Anna", does=("Anna", "now:narrow-beam-lasers"))

    assert s.kind() == "production"
    assert s.ships("Anna") == []


@rule("effect.supply_to_pop", "card.system.struve-2398")
@pytest.mark.parametrize(("answer", "population"), [("number:0", 0), ("number:2", 2)])
def test_short_supply_is_taken_or_left(answer: str, population: int) -> None:
    """Struve 2398 turns three supply cubes into population, and there are two."""
    s = Scene(active="Anna", does=("Anna", "colonise:struve-2398"), Anna={"supply": [0, 1, 0, 1]})
    assert s.words() == ["number:0", "number:2"]

    s.say(answer)

    assert s["Anna"].population == population


@rule("effect.supply_to_pop", "optional.default")
def test_short_supply_is_neither_taken_in_part_nor_exceeded() -> None:
    s = Scene(active="Anna", does=("Anna", "colonise:struve-2398"), Anna={"supply": [0, 1, 0, 1]})

    s.refuses("COMPULSORY_EFFECT", "number:1")
    s.refuses("UNKNOWN_OPTION", "number:3")
    s.refuses("WRONG_PHASE", "growth")


@rule("effect.gain_ore_per_capture")
def test_a_place_that_was_nobodys_pays_nothing() -> None:
    s = Scene(
        active="Anna",
        slots={"II-A": "privateering"},
        Anna={"researched": ["II-A"], "ships": ["sol:1"]},
    )

    s.say("tech-space:privateering:1:1", "move:sol:1:y1", "end")

    assert s.holder("Y1") == ("Anna", "food")
    assert s["Anna"].ore == 0


@scenario("B-184", "effect.gain_ore_per_capture")
def test_privateering_pays_for_what_was_taken_from_a_rival() -> None:
    s = Scene(
        active="Anna",
        slots={"II-A": "privateering"},
        Anna={"researched": ["II-A"], "ships": ["sol:2", "sol:2"]},
        Boris={"ships": ["A1:1"], "controls": {"A1": "food"}},
    )

    s.say("tech-space:privateering:1:1", "move:sol:2:a1", "move:sol:2:y1", "end")

    assert s.holder("A1") == s.holder("Y1") == ("Anna", "food")
    assert s["Anna"].ore == 1


@rule("effect.cost", "cost.return-plus-use", "card.tech.mercenary-fleet")
@pytest.mark.parametrize(("population", "legal"), [(1, False), (2, True)])
def test_ore_and_cubes_are_paid_before_the_first_step(population: int, legal: bool) -> None:
    """Mercenary Fleet: 1 ore and 1 returned cube: another cube becomes a ship of level 4."""
    s = Scene(
        active="Anna",
        slots={"III-A": "mercenary-fleet"},
        Anna={"ore": 1, "population": population, "researched": ["III-A"]},
    )
    if not legal:
        s.refuses("NOT_ENOUGH_POPULATION", "tech-space:iii-a:2:1")
        return

    s.say("tech-space:iii-a:2:1")

    assert s.ships("Anna") == ["sol:4"]
    assert (s["Anna"].ore, s["Anna"].population) == (0, 0)
    assert s.supply("Anna") == "A4 B5 C5 D4"
