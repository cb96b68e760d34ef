"""Scenes in which Anna researches a technology, or owns it, and what she has afterwards."""

from __future__ import annotations

from typing import Any, NamedTuple

from rulebook.beyond.scene import Scene

SLOT = {1: "", 2: "II-A", 3: "III-D", 4: "IIII-B"}
"""Where a card of each level lies in these scenes; those of level I lie where they are printed."""

WAYS: dict[int, dict[str, Any]] = {
    1: {"action": "basic.research-1.1", "ore": 0, "researched": [], "slots": {}},
    2: {"action": "basic.research-2.1", "ore": 2, "researched": ["I-1"], "slots": {}},
    3: {
        "action": "guild.academy-guild.1",
        "ore": 5,
        "researched": ["II-D"],
        "slots": {"II-D": "mass-cloning"},
    },
    4: {
        "action": "guild.visionaries-guild.1",
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
            assert s.words() == ["end"]
        s.say(word)
