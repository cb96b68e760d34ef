"""Prerequisites: lines of the tree, two of three, and who needs fewer."""

from __future__ import annotations

import pytest

from rulebook.beyond.scene import Scene, rule, scenario

LEVEL_II = {
    "II-A": "plasma-cannon",
    "II-B": "modular-fleet",
    "II-C": "colonial-charters",
    "II-D": "arcology-farming",
    "II-E": "mass-cloning",
    "II-F": "hypercomputing",
}


def two_of_three(*owned: str) -> Scene:
    """Anna uses the Visionaries' Guild; Boris alone owns III-A."""
    s = Scene(
        active="Anna",
        automatic=False,
        guilds=["visionaries-guild"],
        slots={
            "III-A": "capital-ship",
            "III-B": "wormhole-technology",
            "III-C": "subatomic-fabrication",
            "III-D": "hivemind-computing",
            "III-E": "metahuman-chambers",
        },
        deck_top={
            "IIII": [
                "galactic-empire",
                "giga-corporations",
                "ministry-of-colonies",
                "mind-machine-assimilation",
            ]
        },
        Anna={"researched": list(owned), "ore": 8, "population": 1},
        Boris={"researched": ["III-A"]},
    )
    s.say("guild-space:visionaries-guild:1")
    return s


@scenario("B-094", "research.prereq.two-of-three", "research.type.owned-only")
def test_two_of_three_prerequisites_suffice_and_only_they_name_the_type() -> None:
    s = two_of_three("III-B", "III-C")

    assert "slot:iiii-a" in s.words()
    s.say("slot:iiii-a")
    assert s.words() == ["type:economic", "type:commercial"]
    s.refuses("WRONG_TYPE", "type:military")

    s = two_of_three("III-B", "III-D", "III-E")
    s.refuses("MISSING_PREREQUISITE", "slot:iiii-a")


@scenario("B-095", "setup.events.level4", "research.draw")
def test_level_iiii_has_no_event() -> None:
    s = two_of_three("III-B", "III-C")
    unseen = s.deck(2)[4:]

    s.say("slot:iiii-a", "type:economic")
    assert s.told("event") == []
    assert s.words() == ["technology:giga-corporations", "technology:mind-machine-assimilation"]
    s.say("technology:mind-machine-assimilation")

    assert s.card("IIII-A") == "mind-machine-assimilation"
    assert s.deck(2)[:6] == unseen
    assert sorted(s.deck(2)[6:]) == ["galactic-empire", "giga-corporations", "ministry-of-colonies"]


@scenario(
    "B-101",
    "card.tech.transdimensional-ai",
    "effect.research.ignore_prereqs",
    "effect.research.skip_immediate",
    "passive.skip_one_prereq",
)
def test_transdimensional_ai_looks_over_others_shoulders() -> None:
    s = Scene(
        active="Anna",
        guilds=["academy-guild"],
        slots={
            "II-B": "plasma-cannon",
            "II-C": "colonial-charters",
            "II-E": "arcology-farming",
            "II-F": "hypercomputing",
            "III-C": "transdimensional-ai",
        },
        Anna={"researched": ["I-2", "II-C"], "ore": 12, "population": 1, "supply": [2, 5, 5, 4]},
        Boris={"researched": ["II-E", "III-C"]},
    )

    s.say("guild-space:academy-guild:1")
    assert (s.supply("Anna"), s["Anna"].population) == ("A1 B5 C5 D4", 1)
    assert s.words() == [
        "slot:i-1",
        "slot:i-3",
        "slot:i-4",
        "slot:ii-b",
        "slot:ii-e",
        "slot:ii-f",
        "skip",
    ]
    s.say("slot:ii-e")
    assert (s["Anna"].population, s["Anna"].automation()) == (0, 0)
    assert s.supply("Anna") == "A1 B5 C5 D4"

    s.end_turn("growth")
    for _ in range(3):
        s.end_turn("basic-space:recruit")
    s.say(
        "basic-space:research-2:1"
    )  # II-B needs two and she owns one; II-A and II-F need one of one
    assert s.researched("Anna") == ["I-2", "II-B", "II-C", "II-E", "III-C"]


@rule("passive.skip_one_prereq")
def test_an_undiscovered_slot_still_needs_both_prerequisites() -> None:
    s = Scene(
        active="Anna",
        does=("Anna", "action:academy-guild:1"),
        slots={**LEVEL_II, "III-A": "capital-ship", "III-C": "transdimensional-ai"},
        Anna={"researched": ["II-B", "II-D", "III-C"], "population": 1},
    )

    assert s.words() == ["slot:iii-a", "slot:iii-d"]
    s.refuses("MISSING_PREREQUISITE", "slot:iii-b")
    s.refuses("MISSING_PREREQUISITE", "slot:iii-e")


@pytest.mark.parametrize(
    ("slot", "requires"),
    [
        ("II-A", ["I-1"]),
        ("II-B", ["I-1", "I-2"]),
        ("II-C", ["I-2"]),
        ("II-D", ["I-3"]),
        ("II-E", ["I-3", "I-4"]),
        ("II-F", ["I-4"]),
        ("III-A", ["II-A", "II-B"]),
        ("III-B", ["II-B", "II-C"]),
        ("III-C", ["II-C"]),
        ("III-D", ["II-D"]),
        ("III-E", ["II-D", "II-E"]),
        ("III-F", ["II-E", "II-F"]),
    ],
)
@rule("research.prereq.one-or-two", "research.prereq.all", "comp.tech-board")
def test_slots_need_the_one_or_two_technologies_they_are_joined_to(
    slot: str, requires: list[str]
) -> None:
    def offered(owned: list[str]) -> list[str]:
        action = "basic:research-2" if slot.startswith("II-") else "action:academy-guild:1"
        s = Scene(
            active="Anna",
            does=("Anna", action),
            automatic=False,
            slots={} if slot.startswith("II-") else LEVEL_II,
            Anna={"researched": owned, "population": 1},
        )
        words = s.words() if s.kind() == "research-slot" else []
        return [word.removeprefix("slot:").upper() for word in words]

    assert slot in offered(requires)
    for one in requires:
        assert slot not in offered([other for other in requires if other != one])
        assert slot not in offered(["I-1", "I-2", "I-3", "I-4"]) or slot.startswith("II-")
