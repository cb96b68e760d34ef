"""Scenes in which Anna researches a technology, or owns it, and what she has afterwards."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from rulebook.beyond.scene import Scene, rule

SLOT = {1: "", 2: "II-A", 3: "III-D", 4: "IIII-B"}
"""Where a card of each level lies in these scenes; those of level I lie where they are printed."""

WAYS: dict[int, dict[str, Any]] = {
    1: {"action": "basic-space:research-1:1", "ore": 0, "researched": [], "slots": {}},
    2: {"action": "basic-space:research-2:1", "ore": 2, "researched": ["I-1"], "slots": {}},
    3: {
        "action": "guild-space:academy-guild:1",
        "ore": 5,
        "researched": ["II-D"],
        "slots": {"II-D": "mass-cloning"},
    },
    4: {
        "action": "guild-space:visionaries-guild:1",
        "ore": 8,
        "researched": ["III-C", "III-D"],
        "slots": {"III-C": "mercenary-fleet", "III-D": "cerebral-implants"},
    },
}
"""How a card of each level is researched, and what that takes besides a cube."""

LEVEL_I = {
    "narrow-beam-lasers": "I-1",
    "terraforming": "I-2",
    "advanced-genetics": "I-3",
    "advanced-robotics": "I-4",
}


class Mat(NamedTuple):
    """What lies on a mat."""

    ore: int
    population: int
    supply: str
    food_discs: int = 8
    ore_discs: int = 8
    automation: int = 0


def mat(s: Scene, name: str = "Anna") -> Mat:
    """What lies on somebody's mat now."""
    seat = s[name]
    food, ore = seat.discs
    supply = s.supply(name)
    return Mat(seat.ore, seat.population, supply, food, ore, seat.automation())


def researching(card: str, level: int, **anna: Any) -> Scene:
    """Anna researches a card that lies on the board, with what that takes and these other pieces,
    and stands before the first question of its immediate box.
    """
    way = WAYS[level]
    given = {"population": 1, **anna, "ore": way["ore"]}
    given["researched"] = [*way["researched"], *anna.get("researched", [])]
    board: dict[str, Any] = {key: given.pop(key) for key in ("deck_top", "systems") if key in given}
    slots = {**way["slots"], **given.pop("slots", {})}
    if level > 1:
        slots[SLOT[level]] = card
    s = Scene(
        active="Anna",
        guilds=["academy-guild", "visionaries-guild"],
        slots=slots,
        Anna=given,
        **board,
    )
    s.say(way["action"])
    if level == 1:
        s.say(LEVEL_I[card])
    return s


def owning(card: str, level: int, **given: Any) -> Scene:
    """It is Anna's turn, and she owns a card; what is not of the board is hers."""
    slots = dict(given.pop("slots", {}))
    slot = given.pop("slot", SLOT[level])
    if level == 1:
        slot = LEVEL_I[card]
    else:
        slots[slot] = card
    board = {
        key: given.pop(key)
        for key in ("deck_top", "systems", "events", "guilds", "Boris", "Irina", "at")
        if key in given
    }
    anna = {**given, "researched": [*given.get("researched", []), slot]}
    return Scene(active="Anna", slots=slots, Anna=anna, **board)


def play(s: Scene, answers: list[str]) -> None:
    """Give these answers; where a jump is ended, all its movement points have been used."""
    for word in answers:
        if word == "end" and s.kind() == "jump":
            assert s.g.marks.points == 0
        s.say(word)


class Deed(NamedTuple):
    """An action of a technology, its price in ore and cubes, and what it leaves Anna with."""

    card: str
    level: int
    given: dict[str, Any]
    space: str
    cost: tuple[int, int]
    answers: list[str]
    left: Mat
    ships: tuple[str, ...] = ()
    found: str = ""


def each_deed(deeds: list[Deed]) -> pytest.MarkDecorator:
    """A test of every one of these actions."""
    return pytest.mark.parametrize(
        "deed",
        [
            pytest.param(
                deed,
                id=f"{deed.card} {deed.space} {' '.join(deed.answers[:1])}".strip(),
                marks=rule(f"card.tech.{deed.card}"),
            )
            for deed in deeds
        ],
    )


def carry_out(deed: Deed) -> None:
    """Anna carries out the action, and it is checked what she has paid, gained and found."""
    space = f"tech-space:{deed.card}:{deed.space.replace('.', ':')}"
    s = owning(deed.card, deed.level, **deed.given)
    tag = s.tag(space)
    assert (tag["ore"], tag["population"]) == deed.cost
    before = s.researched("Anna")

    s.say(space)
    play(s, deed.answers)

    assert mat(s) == deed.left
    assert s.ships("Anna") == list(deed.ships)
    assert [slot for slot in s.researched("Anna") if slot not in before] == deed.found.split()
    assert (s.asked(), s.kind()) in [("Anna", "production"), ("Anna", "ability")]
