"""The words in which achievements, technologies and events count."""

from __future__ import annotations

from typing import Any

import pytest

from perihelion.beyond.pieces.counting import COUNT_WORDS, count
from rulebook.beyond.scene import Scene, rule, scenario


def counted(s: Scene, name: str, word: str) -> int:
    return int(count(s.g, s.seat(name), COUNT_WORDS.index(word)))


@scenario(
    "B-197",
    "count.types_among_techs_level_2_plus",
    "count.techs_level_n",
    "count.techs_all",
    "count.production_discs_off_mat",
    "count.ships",
    "private.counts",
    "count.food_discs_on_mat",
    "count.automation_level",
)
def test_what_anna_has() -> None:
    s = Scene(
        active="Anna",
        slots={"II-A": "orbital-drydocks", "II-C": "exoplanet-survey"},
        staying={"spaceship-museum": "achievements"},
        Anna={
            "researched": ["II-A", "II-C"],
            "private": ["capital-ship"],
            "off": [2, 2],
            "controls": {"A1": "food"},
            "ships": ["A1:4", "sol:2", "museum:3"],
        },
    )

    assert list(s["Anna"].discs) == [5, 6]
    wanted = {
        "types_among_techs_level_2_plus": 4,
        "techs_level_2": 2,
        "techs_level_3": 1,
        "techs_all": 3,
        "automation_level": 4,
        "production_discs_off_mat": 5,
        "food_discs_on_mat": 5,
        "ore_discs_on_mat": 6,
        "ships_on_board": 2,
        "ships_level_4": 1,
        "ship_levels_on_board": 6,
    }
    assert {word: counted(s, "Anna", word) for word in wanted} == wanted


@scenario("B-168", "card.ach.specialisation", "count.max_single_specialisation_symbols")
@pytest.mark.parametrize("kapteyn", [False, True])
def test_printed_symbols_count_and_discs_do_not(kapteyn: bool) -> None:
    colonies: list[Any] = ["alpha-centauri", {"wolf-359": ["ore", "ore"]}]
    s = Scene(
        active="Anna",
        at="achievement",
        systems={"B1": "ez-aquarii"},
        Anna={
            "controls": {"Y1": "food", "Y3": "food", "B2": "ore"},
            "colonies": [*colonies, "kapteyns-star"] if kapteyn else colonies,
        },
    )

    assert counted(s, "Anna", "max_single_specialisation_symbols") == (5 if kapteyn else 4)
    if kapteyn:
        assert (s.asked(), s.words()) == ("Anna", ["achievement:specialisation"])
    else:
        assert s.asked() == "Dmitry"  # nothing to claim, so the turn is over


@rule("count.max_single_specialisation_symbols")
def test_the_larger_of_the_two_sums_counts() -> None:
    s = Scene(
        active="Anna", Anna={"controls": {"Y1": "food", "Y2": "ore", "Y4": "ore", "B2": "food"}}
    )

    assert counted(s, "Anna", "max_single_specialisation_symbols") == 3  # Y2, Y4 and Tau Ceti


@rule("count.colonised_systems")
def test_colonies_count_however_they_were_gained() -> None:
    s = Scene(
        active="Anna",
        does=("Anna", "now:ministry-of-colonies"),
        decks={"A": ["wolf-359"], "B": []},
        Anna={"colonies": ["ross-248"]},
    )

    assert counted(s, "Anna", "colonised_systems") == 2
    assert counted(s, "Boris", "colonised_systems") == 0


@rule("count.controlled_locations", "control.colonised")
def test_systems_and_shipyards_with_an_outpost_count() -> None:
    s = Scene(
        active="Anna",
        Anna={
            "controls": {"Y1": "food", "A1": "star"},
            "ships": ["sol:4", "A2:1"],
            "colonies": [{"wolf-359": ["ore", "ore"]}],
        },
        Boris={"ships": ["A2:1"]},
    )

    assert counted(s, "Anna", "controlled_locations") == 2
    assert counted(s, "Boris", "controlled_locations") == 0


@rule("count.ore_in_hand", "card.tech.black-market-industries")
@pytest.mark.parametrize(("ore", "vp"), [(2, 5), (3, 6), (8, 7), (12, 8)])
def test_ore_in_hand_scores_for_black_market_industries(ore: int, vp: int) -> None:
    s = Scene(
        active="Anna",
        at="finish",
        slots={"IIII-A": "black-market-industries"},
        Anna={"ore": ore, "researched": ["IIII-A"]},
    )

    assert s.points("Anna")[4] == vp


@rule("count.techs_all", "card.tech.omniscient-archive")
def test_all_technologies_count_but_never_basic_spacefaring() -> None:
    """Five with the archive itself: one point beyond its 4; with a private sixth, two."""
    given: dict[str, Any] = {"researched": ["I-1", "I-2", "I-3", "I-4", "IIII-A"]}
    slots = {"IIII-A": "omniscient-archive"}
    five = Scene(active="Anna", at="finish", slots=slots, Anna=given)
    six = Scene(
        active="Anna", at="finish", slots=slots, Anna={**given, "private": ["asteroid-mining"]}
    )

    assert counted(five, "Anna", "techs_all") == 5
    assert (five.points("Anna")[4], six.points("Anna")[4]) == (5, 6)


@rule("count.automation_level", "card.tech.mind-machine-assimilation")
def test_stars_on_the_automation_track_count_too() -> None:
    s = Scene(
        active="Anna",
        at="finish",
        slots={"IIII-A": "mind-machine-assimilation"},
        Anna={"researched": ["IIII-A"], "off": [2, 2], "stars": 3},
    )

    assert counted(s, "Anna", "automation_level") == 7
    assert s.points("Anna")[4] == 4 + 3


@rule("count.ships", "card.tech.galactic-hq", "card.tech.neo-industrial-revolution")
def test_ships_in_the_museum_count_for_nothing() -> None:
    s = Scene(
        active="Anna",
        at="finish",
        slots={"IIII-A": "galactic-hq", "IIII-B": "neo-industrial-revolution"},
        staying={"spaceship-museum": "achievements"},
        Anna={"researched": ["IIII-A", "IIII-B"], "ships": ["sol:4", "A1:4", "Y1:1", "museum:4"]},
    )

    assert s.points("Anna")[4] == (4 + 2) + (4 + 1)


@rule("count.types_among_techs_level_2_plus")
def test_types_of_level_i_do_not_count() -> None:
    s = Scene(
        active="Anna",
        slots={"II-A": "plasma-cannon"},
        Anna={"researched": ["I-1", "I-2", "I-3", "I-4", "II-A"]},
    )

    assert counted(s, "Anna", "types_among_techs_level_2_plus") == 1


@scenario("B-198", "control.colonised", "control.needed-for", "outpost.one")
def test_a_colony_is_not_controlled() -> None:
    s = Scene(
        active="Anna",
        automatic=False,
        Anna={"colonies": [{"sirius": ["ore", "ore"]}], "population": 1},
        systems={"A2": "wolf-359"},
        Boris={"ships": ["sol:4"]},
    )
    assert counted(s, "Anna", "controlled_locations") == 0
    assert s.points("Anna")[7] == 0

    s.say("basic-space:build-jump:1")
    assert s.words() == ["place:sol"]  # no other site
    s.refuses("NOT_IN_CONTROL", "place:y1")
    s.refuses("NOT_A_BUILD_SITE", "place:a2")
    s.say("place:sol", "end")
    s.end_turn()
    while s.asked() != "Boris":
        s.say("basic-space:recruit")
        s.end_turn()
    s.say("basic-space:build-jump:2", *(["skip"] if s["Boris"].population else []), "move:sol:4:a2")
    s.say("end", "ore")

    assert s.holder("A2") == ("Boris", "ore")
    assert s.colonies("Anna") == ["sirius"]
    assert list(s["Anna"].discs) == [8, 6]
