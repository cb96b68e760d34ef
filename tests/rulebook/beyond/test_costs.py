"""Costs, cubes taken from supply and given back, discs that come home."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.beyond.scene import FIRST, Scene, rule, scenario

SMALL_MAT: dict[str, Any] = {
    **FIRST,
    "mats": {**FIRST["mats"], "column_capacity": {"A": 5, "B": 4, "C": 4, "D": 4}},
}
"""The first reconstruction with columns that hold 17 cubes in all."""


@rule("cost.ore-pay", "turn.action.pay-first")
def test_ore_is_paid_in_full_before_the_effect() -> None:
    def with_ore(ore: int) -> Scene:
        return Scene(
            active="Anna",
            automatic=False,
            slots={"II-A": "plasma-cannon"},
            Anna={"ore": ore, "population": 1, "researched": ["II-A"]},
        )

    with_ore(1).refuses("NOT_ENOUGH_ORE", "tech-space:plasma-cannon:1:1")

    s = with_ore(2)
    s.say("tech-space:plasma-cannon:1:1")
    assert s.kind() == "build-site"
    assert (s["Anna"].ore, s["Anna"].population, s.ships("Anna")) == (0, 1, [])
    s.say("place:sol")
    assert (s["Anna"].ore, s["Anna"].population, s.ships("Anna")) == (0, 0, ["sol:3"])


@rule("cost.return-pop", "cost.return-plus-use")
def test_returned_cubes_lie_in_supply_at_once_and_come_on_top_of_those_used() -> None:
    def experimenting(population: int) -> Scene:
        return Scene(
            active="Anna",
            slots={"II-C": "human-experimentation", "III-C": "capital-ship"},
            Anna={"ore": 2, "population": population, "supply": [0] * 4, "researched": ["II-C"]},
        )

    experimenting(2).refuses("NOT_ENOUGH_POPULATION", "tech-space:human-experimentation:1:1")

    s = experimenting(3)
    s.say("tech-space:human-experimentation:1:1")
    assert s.researched("Anna") == ["II-C", "III-C"]
    assert s.ships("Anna") == ["sol:4"]  # from one of the two cubes that were returned
    assert (s.supply("Anna"), s["Anna"].population) == ("A0 B0 C0 D1", 0)


@rule("supply.short-options")
def test_population_does_not_stand_in_where_a_later_step_needs_it() -> None:
    def building(population: int) -> Scene:
        s = Scene(
            active="Anna",
            automatic=False,
            slots={
                "II-C": "plasma-cannon",
                "III-A": "deep-space-megastructures",
                "III-C": "metahuman-chambers",
            },
            Anna={
                "ore": 4,
                "population": population,
                "supply": [0] * 4,
                "researched": ["II-C", "III-A"],
            },
        )
        s.say("tech-space:deep-space-megastructures:1:1")
        return s

    assert building(1).words() == ["number:0"]
    assert building(2).words() == ["number:0", "number:1"]


@rule("cost.ore-gain", "comp.ore-unlimited")
def test_the_bank_never_runs_dry() -> None:
    s = Scene(active="Anna", Anna={"ore": 45}, Boris={"ore": 60})

    s.say("basic-space:recruit")

    assert s["Anna"].ore == 46


@scenario("B-080", "supply.leftmost", "supply.ignores-food")
def test_several_cubes_come_from_the_left() -> None:
    s = Scene(
        active="Anna",
        slots={"II-D": "arcology-farming"},
        Anna={"supply": [1, 2, 5, 4], "ore": 1, "researched": ["II-D"]},
    )
    assert list(s["Anna"].discs) == [8, 8]

    s.say("tech-space:arcology-farming:1:1")

    assert s.supply("Anna") == "A0 B0 C5 D4"
    assert s["Anna"].population == 3
    assert s["Anna"].ore == 0


@scenario("B-081", "supply.short", "supply.short-options", "optional.supply")
def test_population_may_stand_in_only_where_supply_is_short() -> None:
    def armada(supply: list[int]) -> Scene:
        s = Scene(
            active="Anna",
            slots={"III-A": "android-armada"},
            Anna={
                "supply": supply,
                "population": 2,
                "ore": 4,
                "ships": ["sol:1"],
                "researched": ["III-A"],
            },
        )
        s.say("tech-space:android-armada:1:1")
        return s

    enough = armada([0, 0, 0, 1])
    assert enough.kind() == "jump"
    assert enough.ships("Anna") == ["sol:1", "sol:4"]
    assert (enough.supply("Anna"), enough["Anna"].population) == ("A0 B0 C0 D0", 2)

    short = armada([0, 0, 0, 0])
    assert short.words() == ["number:0", "number:1"]
    short.say("number:1")
    assert short.ships("Anna") == ["sol:1", "sol:4"]
    assert short["Anna"].population == 1

    skipped = armada([0, 0, 0, 0])
    skipped.say("number:0")
    assert skipped.ships("Anna") == ["sol:1"]
    assert skipped["Anna"].population == 2
    skipped.say("move:sol:1:a1", "end")
    assert skipped.holder("A1") == ("Anna", "food")


@pytest.mark.parametrize(
    ("answer", "ships", "supply", "population"),
    [
        ("number:0", [], "A0 B0 C0 D1", 1),
        ("number:1", ["sol:3"], "A0 B0 C0 D0", 1),
        ("number:2", ["sol:3", "sol:3"], "A0 B0 C0 D0", 0),
    ],
)
@scenario("B-082", "supply.short-options", "effect.supply_to_ship")
def test_two_ships_from_one_cube_take_none_one_or_two(
    answer: str, ships: list[str], supply: str, population: int
) -> None:
    s = Scene(
        active="Anna",
        does=("Anna", "now:neo-industrial-revolution"),
        Anna={"supply": [0, 0, 0, 1], "population": 1},
    )
    assert s.words() == ["number:0", "number:1", "number:2"]

    s.say(answer)

    assert s.ships("Anna") == ships
    assert s.supply("Anna") == supply
    assert s["Anna"].population == population


@pytest.mark.parametrize(
    ("supply", "population", "first", "second"),
    [
        ([5, 4, 4, 4], 3, "A6 B4 C4 D4", "A7 B4 C4 D4"),
        ([5, 4, 4, 3], 4, "A5 B4 C4 D4", "A6 B4 C4 D4"),
    ],
)
@scenario(
    "B-083", "return.rightmost", "return.overflow", "prod.trade.pop-overflow", "supply.leftmost"
)
def test_cubes_without_a_free_cell_lie_on_column_a(
    supply: list[int], population: int, first: str, second: str
) -> None:
    s = Scene(
        active="Anna",
        options={"catalogue": SMALL_MAT},
        at="production",
        Anna={"supply": supply, "population": population, "ore": 1},
    )

    s.say("trade", "population-to-ore")
    assert s.supply("Anna") == first
    s.say("population-to-ore")
    assert s.supply("Anna") == second
    s.say("ore-to-population")
    assert s.supply("Anna") == second.replace("A6", "A5").replace("A7", "A6")


@scenario("B-084", "return.gaps", "return.rightmost")
def test_the_united_nations_fill_their_gap_first() -> None:
    s = Scene(active="Boris", at="production", Boris={"start": True})
    assert s.supply("Boris") == "A4 B4 C5 D4"

    s.say("trade", "population-to-ore")

    assert s.supply("Boris") == "A4 B5 C5 D4"


@scenario("B-085", "return.star-not-swapped", "return.star-reuse", "outpost.lost")
def test_a_star_in_use_is_not_exchanged_for_a_disc_that_comes_home() -> None:
    s = Scene(
        active="Boris",
        does=("Boris", "colonise:teegardens-star"),
        Anna={
            "off": [7, 0],
            "controls": {"Y1": "star", "Y3": "food"},
            "ships": ["Y1:1", "Y3:1", "sol:3", "sol:3"],
        },
        Boris={"ships": ["A2:2"]},
        Irina={"ships": ["sol:2"]},
    )
    assert list(s["Anna"].discs) == [0, 8]

    s.say("move:a2:2:y3", "end")
    assert s.holder("Y3") == ("Boris", "food")
    assert list(s["Anna"].discs) == [1, 8]
    assert s.holder("Y1") == ("Anna", "star")

    s.end_turn()
    s.say("basic-space:build-jump:1", "move:sol:2:y1", "end")
    assert s.holder("Y1") == ("Irina", "food")
    assert list(s["Anna"].discs) == [1, 8]

    s.end_turn()
    s.say("basic-space:build-jump:2", "move:sol:3:y1", "move:sol:3:a1", "end")
    s.say("place:a1")
    assert (s.holder("A1"), s.holder("Y1")) == (("Anna", "food"), ("Anna", "star"))
    assert list(s["Anna"].discs) == [0, 8]


@pytest.mark.parametrize(("disc", "before"), [("food", [7, 8]), ("ore", [8, 7]), ("star", [8, 8])])
@rule("return.discs", "outpost.lost")
def test_a_disc_comes_back_to_the_track_of_its_own_kind(disc: str, before: list[int]) -> None:
    s = Scene(
        active="Boris",
        does=("Boris", "colonise:teegardens-star"),
        Anna={"controls": {"B2": disc}},
        Boris={"ships": ["deep_space:1"]},
    )
    assert list(s["Anna"].discs) == before

    s.say("move:deep-space:1:b2", "end", "food")

    assert s.holder("B2") == ("Boris", "food")
    assert list(s["Anna"].discs) == [8, 8]
