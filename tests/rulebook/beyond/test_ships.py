"""Automation, building and upgrading."""

from __future__ import annotations

import pytest

from rulebook.beyond.scene import Scene, rule, scenario

# -- automation --------------------------------------------------------------


@scenario("B-120", "automate.move", "automate.permanent")
def test_an_automated_disc_never_returns() -> None:
    s = Scene(active="Anna", does=("Anna", "colonise:luyten-726-8"))

    assert list(s["Anna"].discs) == [7, 8]
    assert list(s["Anna"].automated) == [1, 0, 0]

    weakened = Scene(
        active="Boris",
        does=("Boris", "colonise:wolf-359"),
        Anna={"off": [1, 0], "controls": {"Y1": "food"}},
        Boris={"ships": ["sol:1"]},
    )
    assert list(weakened["Anna"].discs) == [6, 8]
    weakened.say("move:sol:1:y1", "end")
    assert list(weakened["Anna"].discs) == [7, 8]
    assert weakened["Anna"].automation() == 1


@scenario("B-121", "automate.star", "automate.past-7", "end.stars-elsewhere")
def test_an_empty_track_automates_stars_which_are_no_achievements() -> None:
    s = Scene(
        active="Anna",
        at="action",
        does=("Anna", "colonise:ross-248"),
        Anna={"off": [0, 6], "colonies": [{"wolf-359": ["ore", "ore"]}], "population": 1},
    )

    assert list(s["Anna"].discs) == [8, 0]
    assert list(s["Anna"].automated) == [0, 6, 1]
    assert s.points("Anna")[5] == 4
    assert s.g.claims == [[], [], [], []]
    s.say("basic-space:research-1:1", "slot:i-4")
    assert list(s["Anna"].automated) == [0, 6, 2]
    assert s.points("Anna")[5] == 5
    assert s.g.claims == [[], [], [], []]


# -- building ----------------------------------------------------------------


@scenario("B-122", "build.sites", "build.several")
def test_ships_are_built_in_sol_and_in_shipyards_under_control() -> None:
    s = Scene(
        active="Anna",
        slots={"II-B": "modular-fleet"},
        Anna={"population": 1, "controls": {"Y2": "ore"}},
    )
    s.say("basic-space:build-jump:1")
    assert s.words() == ["place:sol", "place:y2"]
    s.refuses("ACTION_CHANGES_NOTHING", "skip")
    s.refuses("NOT_IN_CONTROL", "place:y1")
    s.refuses("NOT_A_BUILD_SITE", "place:a1")
    s.refuses("NOT_A_BUILD_SITE", "place:deep-space")

    fleet = Scene(
        active="Anna",
        slots={"II-B": "modular-fleet"},
        Anna={"ore": 1, "population": 3, "controls": {"Y2": "ore"}, "researched": ["II-B"]},
    )
    fleet.say("tech-space:modular-fleet:1:1", "sol", "Y2", "Y2")
    assert fleet.ships("Anna") == ["sol:1", "Y2:1", "Y2:1"]
    assert fleet["Anna"].population == 0


@pytest.mark.parametrize(
    ("effects", "level"),
    [
        ("basic:build-jump", 1),
        ("action:narrow-beam-lasers:1", 2),
        ("action:plasma-cannon:1", 3),
        ("action:mercenary-fleet:2", 4),
    ],
)
@rule("build.turn-cube", "pop.use")
def test_building_turns_a_cube_into_a_ship(effects: str, level: int) -> None:
    s = Scene(
        active="Anna",
        automatic=False,
        does=("Anna", effects),
        Anna={"population": 2, "supply": [4, 5, 5, 4]},
    )

    s.say("place:sol")

    assert s.ships("Anna") == [f"sol:{level}"]
    assert s["Anna"].population == 1
    assert s.supply("Anna") == "A4 B5 C5 D4"


@pytest.mark.parametrize(
    ("sites", "holder"),
    [(("Y2", "Y2"), "Anna"), (("Y2", "sol"), "Boris"), (("sol", "Y2"), "Boris")],
)
@rule("build.when-control")
def test_control_is_checked_once_all_ships_of_a_step_are_built(
    sites: tuple[str, str], holder: str
) -> None:
    s = Scene(
        active="Anna",
        does=("Anna", "now:galactic-hq"),
        Anna={"controls": {"Y2": "ore"}},
        Boris={"ships": ["Y2:3"]},
    )

    s.say(sites[0])
    assert s.holder("Y2") == ("Anna", "ore")
    s.say(sites[1])

    assert s.holder("Y2") == (holder, "ore")


# -- upgrading ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("effects", "after"), [("control:luytens-star", "sol:2"), ("colonise:lacaille-9352", "sol:3")]
)
@rule("upgrade.turn", "effect.upgrade_ships")
def test_upgrading_turns_the_same_cube_to_a_higher_level(effects: str, after: str) -> None:
    s = Scene(active="Anna", does=("Anna", effects), Anna={"ships": ["sol:1", "A1:2"]})

    s.say("ship:sol:1")

    assert s.ships("Anna") == [after, "A1:2"]
    assert sum(s["Anna"].supply) == 18


@scenario("B-123", "upgrade.cap", "upgrade.singular", "upgrade.own", "optional.upgrade")
def test_a_single_upgrade_is_compulsory_where_possible_and_ends_at_level_4() -> None:
    s = Scene(
        active="Anna",
        automatic=False,
        does=("Anna", "colonise:lacaille-9352"),
        Anna={"ships": ["sol:4", "sol:3"]},
        Boris={"ships": ["A1:2"]},
    )
    assert s.words() == ["ship:sol:3"]
    s.refuses("LEVEL_CAP", "ship:sol:4")
    s.refuses("NOT_YOUR_SHIP", "ship:a1:2")
    s.refuses("NO_SUCH_SHIP", "ship:a2:2")
    s.refuses("COMPULSORY_EFFECT", "skip")
    s.refuses("COMPULSORY_EFFECT", "end")
    s.say("ship:sol:3")
    assert s.ships("Anna") == ["sol:4", "sol:4"]

    full = Scene(
        active="Anna", does=("Anna", "colonise:lacaille-9352"), Anna={"ships": ["sol:4", "A1:4"]}
    )
    assert full.kind() == "production"
    assert full.ships("Anna") == ["sol:4", "A1:4"]


@pytest.mark.parametrize(
    ("answers", "ships"),
    [
        (["end"], ["sol:1", "A1:1", "Y1:3"]),
        (["ship:sol:1", "end"], ["sol:2", "A1:1", "Y1:3"]),
        (["ship:sol:1", "ship:y1:3"], ["sol:2", "A1:1", "Y1:4"]),
    ],
)
@scenario("B-124", "upgrade.up-to", "effect.upgrade_ships")
def test_up_to_two_different_ships_are_upgraded(answers: list[str], ships: list[str]) -> None:
    s = Scene(
        active="Anna",
        slots={"III-B": "hyperdrive-boosters"},
        Anna={"researched": ["III-B"], "ships": ["sol:1", "A1:1", "Y1:3"]},
    )

    s.say("tech-space:hyperdrive-boosters:1:1", answers[0])
    if answers[0] != "end":
        s.refuses("SAME_SHIP_TWICE", "ship:sol:2")
        s.say(*answers[1:])

    assert s.kind() == "jump"
    assert s.ships("Anna") == ships


@scenario(
    "B-125",
    "effect.upgrade-then-jump",
    "upgrade.control",
    "control.after-leaving",
    "bonus.again",
    "card.tech.supply-outpost",
)
def test_control_is_checked_after_the_upgrade_and_again_after_the_jump() -> None:
    s = Scene(
        active="Anna",
        slots={"II-A": "supply-outpost"},
        Anna={"researched": ["II-A"], "ships": ["A2:2"]},
        Boris={"ships": ["A2:2"], "controls": {"A2": "ore"}},
    )

    s.say("tech-space:supply-outpost:1:1")  # the only ship is upgraded
    assert s.kind() == "jump"
    assert s.ships("Anna") == ["A2:3"]
    assert s.holder("A2") == ("Anna", "ore")
    assert (s["Anna"].ore, list(s["Boris"].discs)) == (1, [8, 8])

    s.say("move:a2:3:y3", "end")
    assert s.holder("A2") == ("Boris", "ore")
    assert s["Boris"].ore == 1
    assert s.holder("Y3") == ("Anna", "food")
    assert (s["Anna"].ore, list(s["Anna"].discs)) == (1, [7, 8])
