"""When the order of bonuses for gaining control is asked, and when it cannot matter."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.beyond.scene import Scene, rule

TO_TWO_YARDS = ("sol:1", "A1:1"), ("move:sol:1:y1", "move:a1:1:y2")
TO_SIRIUS_AND_A_YARD = ("sol:1", "sol:1"), ("move:sol:1:y1", "move:sol:1:a2")


@rule("bonus.order", "trigger.gain_control", "faction.unlock")
@pytest.mark.parametrize(
    ("name", "off", "voyage", "asked"),
    [
        ("Irina", [0, 0], TO_SIRIUS_AND_A_YARD, "production"),  # a mat without such an ability
        ("Anna", [0, 0], TO_SIRIUS_AND_A_YARD, "production"),  # its symbol is covered
        ("Anna", [0, 5], TO_SIRIUS_AND_A_YARD, "bonus-order"),
        ("Anna", [0, 5], TO_TWO_YARDS, "upgrade"),  # it acts once, whichever comes first
    ],
)
def test_the_order_is_asked_only_where_it_can_matter(
    name: str, off: list[int], voyage: tuple[tuple[str, ...], tuple[str, ...]], asked: str
) -> None:
    ships, moves = voyage
    given: dict[str, Any] = {name: {"off": off, "ships": list(ships)}}
    s = Scene(active=name, options={"mats": "advanced"}, **given)

    s.say("basic-space:build-jump:1", *moves, "end")

    assert s.kind() == asked
    assert s["Irina"].ore == (1 if name == "Irina" else 0)


@rule("bonus.order", "faction.limit")
def test_an_ability_that_has_acted_leaves_no_order_to_choose() -> None:
    s = Scene(
        active="Anna",
        options={"mats": "advanced"},
        Anna={"off": [0, 5], "colonies": ["61-cygni"], "ore": 2, "ships": ["sol:1"] * 3},
    )
    s.say("use:61-cygni", "move:sol:1:a1", "end", "ship:a1:1")
    assert s.told("ability") != []

    s.say("basic-space:build-jump:1", "move:sol:1:a2", "move:sol:1:y1", "end")

    assert (s.holder("A2"), s.holder("Y1")) == (("Anna", "ore"), ("Anna", "food"))
    assert s["Anna"].ore == 1
    assert s.kind() == "production"


@rule("bonus.nested", "bonus.again", "bonus.order")
def test_a_place_taken_twice_is_named_once_and_brings_both_bonuses() -> None:
    """Anna takes Sirius, loses it by the jump of another bonus and takes it again by two upgrades,
    before she has had its bonus.
    """
    s = Scene(
        active="Anna",
        options={"mats": "advanced"},
        does=("Anna", "colonise:teegardens-star"),
        systems={"A1": "epsilon-eridani", "B2": "luytens-star"},
        Anna={"off": [0, 5], "ships": ["sol:1", "sol:2", "sol:2", "deep_space:1"]},
        Boris={"ships": ["A2:3"], "controls": {"A2": "ore"}},
    )
    s.say("move:sol:1:a1", "move:sol:2:a2", "move:sol:2:a2", "move:deep-space:1:b2", "end", "food")
    assert s.words() == ["place:a1", "place:a2", "place:b2"]

    s.say("place:a1", "move:a2:2:sol", "end")
    assert s.holder("A2") == ("Boris", "ore")
    s.say("ship:a2:2", "place:b2", "ship:a2:3")

    assert s.holder("A2") == ("Anna", "ore")
    assert s["Anna"].ore == 2
    assert s.kind() == "production"


@rule("bonus.order")
def test_only_places_that_were_gained_have_a_bonus_to_take() -> None:
    s = Scene(
        active="Anna",
        does=("Anna", "colonise:teegardens-star"),
        Anna={"ships": ["sol:1", "deep_space:1"], "supply": [4, 5, 5, 4]},
    )
    s.say("move:sol:1:a2", "move:deep-space:1:b2", "end", "ore")

    s.refuses("UNKNOWN_OPTION", "place:a1")
    s.refuses("WRONG_PHASE", "ship:a2:1")
