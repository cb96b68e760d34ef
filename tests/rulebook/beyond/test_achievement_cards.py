"""The ten achievements: what each asks for, and what its cells are worth."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.beyond.scene import Scene, rule

SLOTS = {
    "II-A": "orbital-drydocks",
    "II-B": "drone-foundries",
    "II-C": "exoplanet-survey",
    "III-A": "capital-ship",
    "III-B": "wormhole-technology",
    "IIII-A": "galactic-hq",
}
COLONIES = ["alpha-centauri", "struve-2398", "wolf-359", "ross-248"]


def achieving(slug: str, claims: list[int], **anna: Any) -> Scene:
    """Anna's achievement phase; the seats named have claimed it before."""
    group_a = slug if slug in ("armada", "breadbasket", "industrial-giant") else "full-automation"
    group_b = slug if slug in ("hegemony", "polymath", "great-library") else "specialisation"
    return Scene(
        active="Anna",
        at="achievement",
        achievements=["empire", "transcendence", group_a, group_b],
        claims={slug: claims},
        slots=SLOTS,
        Anna=anna,
    )


def takes(slug: str, cells: list[int], met: dict[str, Any], unmet: dict[str, Any]) -> None:
    """Who meets the condition takes the cells in their order; who misses it by one takes none."""
    others = [0, 1, 3]
    for k, vp in enumerate(cells):
        s = achieving(slug, others[:k], **met)
        assert (s.asked(), s.kind(), s.words()) == ("Anna", "claim", [f"achievement:{slug}"])
        assert s.tag(slug)["vp"] == vp
        s.say(slug)
        assert s.points("Anna")[10] == vp
    if len(cells) < 3:
        assert achieving(slug, others[: len(cells)], **met).asked() == "Dmitry"
    assert achieving(slug, [], **unmet).asked() == "Dmitry"


@rule("card.ach.empire", "count.colonised_systems")
def test_empire_asks_for_four_colonies() -> None:
    takes("empire", [5, 3, 2], {"colonies": COLONIES}, {"colonies": COLONIES[:3]})


@rule("card.ach.transcendence", "count.techs_level_n")
def test_transcendence_asks_for_a_technology_of_level_iiii() -> None:
    takes("transcendence", [5, 3, 2], {"researched": ["IIII-A"]}, {"researched": ["III-A"]})


@rule("card.ach.full-automation", "count.automation_level")
def test_full_automation_asks_for_level_6() -> None:
    takes("full-automation", [4, 2], {"off": [3, 2], "stars": 1}, {"off": [3, 2]})


@rule("card.ach.armada", "count.ships")
def test_an_armada_has_14_levels_on_the_board() -> None:
    takes(
        "armada",
        [4, 2],
        {"ships": ["sol:4", "A1:4", "Y1:3", "deep_space:3"]},
        {"ships": ["sol:4", "A1:4", "Y1:3", "deep_space:2", "museum:4"]},
    )


@rule("card.ach.breadbasket", "count.food_discs_on_mat")
def test_a_breadbasket_has_at_most_one_food_disc_left() -> None:
    takes("breadbasket", [4, 2], {"controls": dict.fromkeys(["Y1", "Y3"], "food"), "off": [5, 0]},
          {"off": [6, 0]})  # fmt: skip


@rule("card.ach.industrial-giant")
def test_an_industrial_giant_has_at_most_one_ore_disc_left() -> None:
    takes("industrial-giant", [4, 2], {"controls": {"Y2": "ore"}, "off": [0, 6]},
          {"controls": {"Y2": "ore"}, "off": [0, 5]})  # fmt: skip


@rule("card.ach.specialisation", "count.max_single_specialisation_symbols")
def test_specialisation_asks_for_five_equal_symbols_whatever_discs_lie_there() -> None:
    takes(
        "specialisation",
        [4, 2],
        {
            "colonies": ["alpha-centauri", {"luhman-16": ["ore", "ore"]}],
            "controls": {"Y1": "food", "Y3": "star", "B2": "ore"},
        },
        {
            "colonies": ["alpha-centauri", "ez-aquarii"],
            "controls": {"Y1": "food", "Y3": "star", "B2": "food"},
        },
    )


@rule("card.ach.hegemony", "count.controlled_locations")
def test_hegemony_asks_for_four_places_under_control() -> None:
    held = {"A1": "food", "Y1": "food", "Y2": "ore"}
    takes(
        "hegemony",
        [4, 2],
        {"controls": {**held, "B2": "star"}},
        {"controls": held, "colonies": ["wolf-359"]},
    )


@rule("card.ach.polymath", "count.types_among_techs_level_2_plus")
def test_a_polymath_knows_all_four_types_above_level_i() -> None:
    takes(
        "polymath",
        [4, 2],
        {"researched": ["II-A", "II-C"]},
        {"researched": ["I-1", "I-2", "I-3", "I-4", "II-A", "II-B"]},
    )


@rule("card.ach.great-library", "count.techs_level_n", "private.counts")
def test_a_great_library_has_three_technologies_of_level_iii() -> None:
    private = ["hivemind-computing"]
    takes(
        "great-library",
        [4, 2],
        {"researched": ["III-A", "III-B"], "private": private},
        {"researched": ["II-A", "II-B", "III-A"], "private": private},
    )


@pytest.mark.parametrize("slug", ["hegemony", "armada"])
@rule("ach.place")
def test_an_achievement_that_is_not_in_play_cannot_be_claimed(slug: str) -> None:
    s = achieving("empire", [], colonies=COLONIES, ships=["sol:4"] * 4)

    s.refuses("ACHIEVEMENT_NOT_IN_PLAY", slug)
    s.refuses("CONDITION_NOT_MET", "achievement:transcendence")
