"""Jumps: movement points, lines, and what follows when all ships have moved."""

from __future__ import annotations

import pytest

from perihelion.beyond.ids import PLACE_WORDS
from rulebook.beyond.scene import Scene, rule, scenario


@rule("jump.stages", "effect.jump")
def test_a_jump_moves_then_checks_control_then_gives_bonuses() -> None:
    s = Scene(
        active="Anna", does=("Anna", "colonise:teegardens-star"), Anna={"ships": ["sol:1", "sol:2"]}
    )

    s.say("move:sol:1:y1", "move:sol:2:a2")
    assert s.holder("Y1") is s.holder("A2") is None
    assert s["Anna"].ore == 0
    s.say("end")

    kinds = [e.kind for e in s.g.events() if e.kind in ("moved", "took-control", "gained-ore")]
    assert kinds == ["moved", "moved", "took-control", "took-control", "gained-ore"]
    assert s["Anna"].ore == 1


@scenario("B-137", "jump.one-line")
def test_a_point_moves_one_own_ship_along_one_line() -> None:
    s = Scene(
        active="Anna",
        does=("Anna", "colonise:wolf-359"),
        Anna={"ships": ["sol:1"]},
        Boris={"ships": ["sol:2"]},
    )

    s.refuses("NOT_ADJACENT", "move:sol:1:y2")
    s.refuses("NOT_YOUR_SHIP", "move:sol:2:a1")
    s.refuses("NO_SUCH_SHIP", "move:sol:3:a1")
    s.refuses("UNKNOWN_LOCATION", "move:sol:1:x1")
    s.say("move:sol:1:a1", "move:a1:1:y2")
    s.refuses("NOT_ENOUGH_MOVEMENT", "move:y2:1:b1")
    s.say("end")
    assert s.holder("Y2") == ("Anna", "ore")
    assert s.holder("A1") is None


SIDE_A = "sol-Y1 sol-A1 sol-A2 A1-Y2 A2-Y3 Y1-Y2 Y1-Y3 Y2-B1 Y3-B2 B1-deep B2-deep Y1-deep"
SIDE_B = (
    "sol-Y1 sol-A1 sol-A2 Y1-A1 Y1-A2 Y1-Y4 A1-Y2 A2-Y3 Y2-B1 Y3-B2 B1-Y4 B2-Y4 Y4-deep B1-deep "
    "B2-deep"
)


NAMES = {word.lower().removesuffix("_space"): word for word in PLACE_WORDS}
"""The places by the names that lines give them."""


@pytest.mark.parametrize(("fixture", "lines"), [("F2", SIDE_A), ("F3", SIDE_A), ("F4", SIDE_B)])
@rule("jump.one-line", "comp.exploration")
def test_the_lines_of_both_sides_of_the_board(fixture: str, lines: str) -> None:
    joined = {tuple(line.split("-")) for line in lines.lower().split()}
    both = joined | {(two, one) for one, two in joined}
    places = {place for line in both for place in line}
    s = Scene(
        fixture,
        active="Anna",
        does=("Anna", "colonise:wolf-359"),
        Anna={"ships": [f"{NAMES[place]}:1" for place in places]},
    )

    moves = {
        tuple(word.replace("deep-space", "deep").split(":")[1::2])
        for word in s.words()
        if word != "end"
    }

    assert moves == both


@rule("jump.no-blocking", "jump.through")
def test_ships_of_rivals_block_nobody() -> None:
    s = Scene(
        active="Anna",
        does=("Anna", "colonise:teegardens-star"),
        Anna={"ships": ["sol:1"]},
        Boris={"ships": ["A1:4"], "controls": {"A1": "food"}},
        Irina={"ships": ["Y2:2"]},
        Dmitry={"ships": ["Y2:2"]},
    )

    s.say("move:sol:1:a1", "move:a1:1:y2", "move:y2:1:b1", "end", "ore")

    assert s.holder("A1") == ("Boris", "food")
    assert s.holder("Y2") is None
    assert s.holder("B1") == ("Anna", "ore")


@scenario("B-136", "control.when", "jump.simultaneous")
def test_control_is_never_checked_in_the_middle_of_a_movement() -> None:
    s = Scene(
        active="Anna",
        does=("Anna", "colonise:wolf-359"),
        Anna={"ships": ["A1:2", "sol:2"], "controls": {"A1": "food"}},
        Boris={"ships": ["A1:1"]},
    )

    s.say("move:a1:2:sol")
    assert s.holder("A1") == ("Anna", "food")
    s.say("move:sol:2:a1", "end")

    assert s.holder("A1") == ("Anna", "food")
    assert s.told("lost-control") == s.told("took-control") == []
    assert (list(s["Anna"].discs), list(s["Boris"].discs)) == ([7, 8], [8, 8])


@scenario("B-141", "control.where", "comp.controllable", "colonise.targets")
def test_sol_and_deep_space_are_nobodys() -> None:
    s = Scene(
        active="Anna",
        automatic=False,
        does=("Anna", "now:interstellar-marshals"),
        Anna={"ships": ["B1:4", "A1:4"], "controls": {"A1": "food"}},
    )

    s.say("move:b1:4:deep-space", "end")
    assert s.holder("deep_space") is None
    assert list(s["Anna"].discs) == [7, 8]
    assert s.words() == ["place:a1", "skip"]
    for place in ("deep_space", "sol", "Y1"):
        s.refuses("NOT_COLONISABLE", place)
    s.refuses("NOT_IN_CONTROL", "place:b1")
