"""Abilities that are used in the own turn, between its phases."""

from __future__ import annotations

from perihelion.beyond.phases.achievement import discs_claimed
from rulebook.beyond.scene import Scene, rule, scenario

# -- activated abilities -------------------------------------------------------

HQ = {"IIII-A": "galactic-hq"}
"""1 ore: upgrade 1 ship by 1."""


@scenario("B-174", "passive.activated", "turn.ability-windows")
def test_an_ability_is_used_once_per_turn_and_between_phases() -> None:
    s = Scene(
        active="Anna", slots=HQ, Anna={"researched": ["IIII-A"], "ore": 2, "ships": ["sol:1"]}
    )
    assert s.words() == ["pass", "use:galactic-hq"]

    s.say("use:galactic-hq")

    assert s.ships("Anna") == ["sol:2"]
    assert s["Anna"].ore == 1
    s.refuses("ALREADY_USED", "use:galactic-hq")


@scenario("B-174", "passive.activated", "turn.ability-windows")
def test_an_ability_cannot_be_used_in_a_jump_or_in_anothers_turn() -> None:
    s = Scene(
        active="Anna", slots=HQ, Anna={"researched": ["IIII-A"], "ore": 2, "ships": ["sol:1"]}
    )

    s.say("pass", "basic-space:build-jump:1")
    s.refuses("NOT_BETWEEN_ACTIONS", "use:galactic-hq")
    s.say("move:sol:1:y1", "end")
    assert s.kind() == "ability"  # the window between action and production
    s.say("pass", "growth", "pass", "achievement:transcendence")
    assert s.asked() == "Dmitry"
    s.refuses("NOT_YOUR_TURN", "use:galactic-hq", who="Anna")


@rule("turn.ability-windows")
def test_the_third_window_lies_before_the_achievement() -> None:
    s = Scene(
        active="Anna", slots=HQ, Anna={"researched": ["IIII-A"], "ore": 2, "ships": ["sol:1"]}
    )
    s.say("pass", "basic-space:recruit", "pass", "growth")
    assert s.words() == ["pass", "use:galactic-hq"]

    s.say("use:galactic-hq")

    assert s.ships("Anna") == ["sol:2"]
    assert s.kind() == "claim"


@rule("passive.activated")
def test_an_ability_must_be_paid_and_must_change_something() -> None:
    """Mind/Machine Assimilation keeps the window open while the others are looked at."""
    s = Scene(
        active="Anna",
        slots={"IIII-A": "mind-machine-assimilation", "IIII-B": "galactic-hq"},
        Anna={
            "researched": ["IIII-A", "IIII-B"],
            "colonies": ["61-cygni"],
            "ore": 1,
            "ships": ["sol:4"],
        },
    )

    s.refuses("ACTION_CHANGES_NOTHING", "use:galactic-hq")
    s.refuses("NOT_ENOUGH_ORE", "use:61-cygni")
    s.say("use:mind-machine-assimilation")

    assert (s["Anna"].ore, s["Anna"].population) == (0, 1)


@rule("passive.activated")
def test_where_no_ability_can_be_used_the_phase_says_why() -> None:
    """No window is put then, neither before the action nor before production."""
    s = Scene(
        active="Anna",
        slots=HQ,
        Anna={"researched": ["IIII-A"], "ships": ["sol:1"], "supply": [0, 0, 0, 0]},
    )
    assert s.kind() == "action"
    s.refuses("NOT_ENOUGH_ORE", "use:galactic-hq")

    s.say("basic-space:build-jump:1", "move:sol:1:y1", "end")

    assert s.kind() == "production"
    s.refuses("NOT_ENOUGH_ORE", "use:galactic-hq")


@rule("passive.activated", "card.system.61-cygni")
def test_a_colonised_system_may_have_an_ability() -> None:
    s = Scene(active="Anna", Anna={"colonies": ["61-cygni"], "ore": 2, "ships": ["sol:1"]})
    s.say("use:61-cygni")
    s.refuses("ACTION_CHANGES_NOTHING", "end")

    s.say("move:sol:1:y1", "end")

    assert s.holder("Y1") == ("Anna", "food")
    assert s["Anna"].ore == 0
    assert s.kind() == "action"
    s.refuses("ALREADY_USED", "use:61-cygni")


@rule("passive.activated")
def test_an_ability_comes_back_in_the_next_turn() -> None:
    s = Scene(
        "F2", active="Anna", slots=HQ, Anna={"researched": ["IIII-A"], "ore": 2, "ships": ["sol:1"]}
    )
    s.say("use:galactic-hq", "basic-space:recruit")
    s.end_turn()
    s.say("basic-space:recruit")
    s.end_turn()

    s.say("use:galactic-hq")

    assert s.ships("Anna") == ["sol:3"]


# -- Giga-Corporations ---------------------------------------------------------


@scenario(
    "B-192",
    "passive.swap_achievement_discs",
    "card.tech.giga-corporations",
    "comp.disc-conservation",
)
def test_giga_corporations_swap_one_disc_now_and_the_other_at_the_end() -> None:
    s = Scene(
        active="Anna",
        round=9,
        last_round=9,
        slots={"IIII-A": "giga-corporations"},
        claims={"transcendence": [2, 0], "full-automation": [2, 0]},
        Anna={"researched": ["IIII-A"], "off": [6, 7]},
    )
    assert list(s["Anna"].discs) == [2, 1]
    both = ["swap:full-automation:food", "swap:full-automation:ore"]
    assert sorted(s.words()) == sorted(
        ["pass", "swap:transcendence:food", "swap:transcendence:ore", *both]
    )

    s.say("swap:transcendence:food")

    assert list(s["Anna"].discs) == [1, 1]
    assert discs_claimed(s.g) == 4
    assert s.points("Anna")[10] == 5 + 4  # both cells are still hers
    assert s.words() == ["pass", *both]
    s.say("pass", "basic-space:recruit")
    s.end_turn()
    s.say("basic-space:recruit")
    s.end_turn()
    assert s.g.over
    assert list(s["Anna"].discs) == [0, 1]
    assert s.points("Anna")[4] == 4 + 3  # 15 discs off the mat, 1 point for each 4
    assert s.points("Anna")[10] == 5 + 4
    assert discs_claimed(s.g) == 4


@rule("passive.swap_achievement_discs")
def test_at_the_end_the_fuller_track_gives_its_discs_as_long_as_they_last() -> None:
    s = Scene(
        active="Anna",
        at="finish",
        slots={"IIII-A": "giga-corporations"},
        claims={"empire": [2], "transcendence": [2], "full-automation": [2]},
        Anna={"researched": ["IIII-A"], "off": [8, 6]},
    )

    ore, star = 4 * 1 + 2, 4 * 2 + 2  # discs of Anna, who has seat 2
    assert [list(cells) for cells in s.g.claims] == [[ore], [ore], [star], []]
    assert list(s["Anna"].discs) == [0, 0]


@rule("passive.swap_achievement_discs", "turn.ability-windows")
def test_discs_are_swapped_in_windows_and_by_the_owner_only() -> None:
    s = Scene(
        active="Anna",
        slots={"IIII-A": "giga-corporations"},
        claims={"transcendence": [2, 0]},
        Anna={"researched": ["IIII-A"]},
        Boris={"ore": 0},
    )
    s.say("pass")
    s.refuses("NOT_BETWEEN_ACTIONS", "swap:transcendence:food")
    s.say("basic-space:recruit")
    assert s.kind() == "ability"
    s.say("swap:transcendence:ore")

    assert list(s["Anna"].discs) == [8, 7]
    assert list(s["Boris"].discs) == [8, 8]
    assert s.kind() == "production"
