"""The eleven points of the score, and who wins when they are equal."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.beyond.scene import Scene, rule, scenario


@scenario(
    "B-070",
    "score.1-level1",
    "score.2-level2",
    "score.3-level3",
    "score.4-private",
    "score.5-level4",
    "score.6-automation",
    "score.7-systems",
    "score.8-outposts",
    "score.9-sol-deep",
    "score.10-events",
    "score.11-achievements",
    "score.formula",
)
@rule("score.order", "private.score")
def test_the_eleven_points_are_counted_in_their_order() -> None:
    s = Scene(
        at="finish",
        slots={
            "II-A": "plasma-cannon",
            "II-B": "arcology-farming",
            "III-A": "capital-ship",
            "IIII-A": "parallel-universe-generator",
        },
        systems={"A1": "alpha-centauri", "B1": "ez-aquarii"},
        staying={"pioneer-medal": "seat 2"},
        claims={"transcendence": [2]},
        Anna={
            "researched": ["I-1", "I-2", "I-3", "II-A", "II-B", "III-A", "IIII-A"],
            "private": ["drone-foundries"],
            "off": [3, 2],
            "colonies": [{"barnards-star": ["food", "food"]}, {"kapteyns-star": ["ore", "ore"]}],
            "controls": {"Y1": "food", "Y2": "ore", "A1": "food"},
            "ships": ["sol:2", "deep_space:2"],
        },
        Boris={"ships": ["sol:1", "sol:1"]},
        Irina={"ships": ["sol:1", "deep_space:3"]},
    )

    assert s.points("Anna") == [3, 4, 3, 2, 5, 2, 7, 3, 1, 2, 5]
    assert s.g.scores()[s.seat("Anna")] == 37
    assert s.g.over


@pytest.mark.parametrize(
    ("discs", "vp"), [([0, 0], 0), ([3, 0], 1), ([2, 3], 2), ([0, 7], 4), ([5, 4], 6)]
)
@scenario("B-071", "score.6-automation", "automate.past-7")
@rule("automate.vp")
def test_automation_beyond_the_seventh_cell_brings_a_point_each(discs: list[int], vp: int) -> None:
    s = Scene(at="finish", Anna={"off": discs})

    assert s.points("Anna") == [0, 0, 0, 0, 0, vp, 0, 0, 0, 0, 0]


@scenario("B-072", "score.9-sol-deep")
def test_all_who_are_strongest_in_sol_score_and_nobody_where_no_ship_stands() -> None:
    s = Scene(
        at="finish",
        Boris={"ships": ["sol:3"]},
        Irina={"ships": ["sol:2", "sol:1"]},
        Anna={"ships": ["sol:1"]},
    )

    assert [s.points(name)[8] for name in s.names] == [1, 1, 0, 0]
    assert s.g.scores() == [1, 1, 0, 0]


@scenario("B-073", "score.8-outposts")
def test_discs_on_colonies_are_no_outposts() -> None:
    s = Scene(
        at="finish",
        Anna={
            "colonies": [{"alpha-centauri": ["food", "food"]}, {"wolf-359": ["ore", "ore"]}],
            "controls": {"Y1": "food", "B2": "star"},
        },
    )

    assert s.points("Anna")[7] == 2


ANNAS = ["yz-ceti", "epsilon-indi", "groombridge-34", "wise-1541-2250", "ez-aquarii"]
"""With Struve 2398 they bring Anna 34 points; nine automated discs bring the other six."""

BORISES: list[Any] = [
    {"teegardens-star": ["ore", "ore"]},
    {"luhman-16": ["food", "food"]},
    {"luytens-star": ["food", "food"]},
    "kapteyns-star",
    "tau-ceti",
    "ross-154",
    "epsilon-eridani",
    "lacaille-9352",
]
"""They bring Boris 38 points, four automated discs one and his technology one."""


@pytest.mark.parametrize(
    ("struve", "population", "ore", "winners"),
    [
        pytest.param("struve-2398", (9, 0), (9, 0), ["Boris"], id="fewest discs"),
        pytest.param({"struve-2398": ["food"]}, (3, 5), (9, 0), ["Boris"], id="most population"),
        pytest.param({"struve-2398": ["food"]}, (4, 4), (4, 2), ["Anna"], id="most ore"),
        pytest.param({"struve-2398": ["food"]}, (4, 4), (2, 2), ["Anna", "Boris"], id="both"),
    ],
)
@scenario(
    "B-074",
    "score.tie.1-discs",
    "score.tie.2-population",
    "score.tie.3-ore",
    "score.tie.4-shared",
    "score.winner",
)
def test_ties_are_broken_by_discs_then_population_then_ore(
    struve: Any, population: tuple[int, int], ore: tuple[int, int], winners: list[str]
) -> None:
    s = Scene(
        "F2",
        at="finish",
        systems={"B1": "wolf-359", "B2": "alpha-centauri"},
        Anna={
            "colonies": [*ANNAS, struve],
            "off": [5, 4],
            "population": population[0],
            "ore": ore[0],
        },
        Boris={
            "colonies": BORISES,
            "off": [2, 2],
            "researched": ["I-1"],
            "population": population[1],
            "ore": ore[1],
        },
    )

    assert s.g.scores() == [40, 40]
    assert list(s["Anna"].discs) == ([3, 4] if struve == "struve-2398" else [2, 4])
    assert list(s["Boris"].discs) == [2, 4]
    assert s["Anna"].automation() > s["Boris"].automation()
    assert [s.names[i] for i in s.g.winners()] == winners


@rule("score.winner")
def test_most_points_win_whatever_else_is_there() -> None:
    s = Scene(
        "F2",
        at="finish",
        Anna={"researched": ["I-1"]},
        Boris={"population": 9, "ore": 50, "off": [1, 1]},
    )

    assert s.g.scores() == [1, 0]
    assert s.g.winners() == [s.seat("Anna")]


@pytest.mark.parametrize("off", [[1, 0], [0, 1]])
@rule("score.tie.1-discs")
def test_discs_of_both_tracks_break_a_tie(off: list[int]) -> None:
    s = Scene("F2", at="finish", Anna={"ore": 9, "population": 9}, Boris={"off": off})

    assert s.g.scores() == [0, 0]
    assert s.g.winners() == [s.seat("Boris")]
