"""The actions of the technologies of level III, each with its price.

Anna owns the card and has what is given; what is not given lies in supply, 19 cubes if she has
nothing but the cube beside the card (A5 B5 C5 D4).
"""

from __future__ import annotations

from typing import Any

from rulebook.beyond.cards import Deed, Mat, carry_out, each_deed

BARNARD: dict[str, Any] = {"ships": ["A1:3"], "controls": {"A1": "food"}}
LEVEL_IIII: dict[str, Any] = {
    "slots": {"III-C": "mercenary-fleet", "IIII-B": "black-market-industries"},
    "researched": ["III-C"],
}
"""The card lies on III-D and leads, with III-C, to a technology that brings 4 ore."""

EITHER_LEVEL: dict[str, Any] = {
    "researched": ["I-1", "II-C"],
    "slots": {"II-A": "mass-cloning", "II-C": "privateering", "III-C": "mercenary-fleet"},
}
"""A technology of level II and one of level III are in reach, both without an immediate box."""

ACTIONS = [
    Deed(
        "planetary-scale-research",
        3,
        {"ore": 4, "population": 1},
        "1.1",
        (4, 0),
        ["I-1"],
        Mat(0, 0, "A4 B5 C5 D4"),
        found="I-1",
    ),
    Deed(
        "metahuman-chambers",
        3,
        {"ore": 4, "population": 3, **LEVEL_IIII},
        "1.2",
        (4, 2),
        [],
        Mat(4, 0, "A3 B5 C5 D4"),
        found="IIII-B",
    ),
    Deed(
        "hivemind-computing",
        3,
        {"ore": 7, "population": 1, **LEVEL_IIII},
        "1.2",
        (7, 0),
        [],
        Mat(4, 0, "A3 B5 C5 D4"),
        found="IIII-B",
    ),
    Deed(
        "deep-space-megastructures",
        3,
        {
            "ore": 4,
            "population": 1,
            "researched": ["II-C"],
            "slots": {"II-C": "privateering", "III-C": "mercenary-fleet"},
        },
        "1.1",
        (4, 0),
        [],
        Mat(0, 0, "A2 B5 C5 D4"),
        ("deep_space:2",),
        found="III-C",
    ),
    Deed(
        "capital-ship",
        3,
        {"ore": 7, "population": 3},
        "1.1",
        (3, 0),
        ["sol", "move:sol:2:y1", "move:sol:4:a1", "move:a1:4:y2", "end"],
        Mat(2, 1, "A2 B5 C5 D4", food_discs=7, ore_discs=7),
        ("Y1:2", "Y2:4"),
    ),
    Deed(
        "android-armada",
        3,
        {"ore": 4},
        "1.1",
        (4, 0),
        ["move:sol:4:a1", "move:a1:4:y2", "move:y2:4:b1", "end", "ore"],
        Mat(0, 0, "A4 B5 C5 D4", ore_discs=7),
        ("B1:4",),
    ),
    Deed(
        "mercenary-fleet",
        3,
        {"ore": 3, **BARNARD},
        "1.1",
        (3, 0),
        [],
        Mat(2, 0, "A5 B5 C5 D4", food_discs=6),
    ),
    Deed(
        "mercenary-fleet",
        3,
        {"ore": 1, "population": 2},
        "2.1",
        (1, 1),
        ["move:sol:4:a1", "move:a1:4:y2", "end"],
        Mat(0, 0, "A4 B5 C5 D4", ore_discs=7),
        ("Y2:4",),
    ),
    Deed(
        "cerebral-implants",
        3,
        {"ore": 8, "population": 1, **EITHER_LEVEL},
        "1.1",
        (0, 0),
        ["variant:a"],  # 3 ore: level II
        Mat(5, 1, "A1 B5 C5 D4"),
        found="II-A",
    ),
    Deed(
        "cerebral-implants",
        3,
        {"ore": 8, "population": 1, **EITHER_LEVEL},
        "1.1",
        (0, 0),
        ["variant:b"],  # 5 ore: level III
        Mat(3, 1, "A1 B5 C5 D4"),
        found="III-C",
    ),
    Deed(
        "manufacturing-orbitals",
        3,
        {
            "controls": {"Y1": "food", "Y2": "ore", "Y3": "food", "Y4": "ore"},
            "colonies": ["wolf-359", "procyon", "ross-248", "epsilon-indi", "ez-aquarii"],
        },
        "1.1",
        (0, 0),
        # at most 3 ore for four places, 2 cubes for five colonies, one of which becomes a ship
        ["sol", "move:sol:2:a1", "move:a1:2:sol", "end"],
        Mat(3, 1, "A3 B5 C5 D4", food_discs=6, ore_discs=6),
        ("sol:2",),
    ),
    Deed(
        "quantum-data-exchange",
        3,
        {"ore": 0, "population": 1, "pawn": "basic-space:research-1:1"},
        "1.1",
        (0, 0),
        ["I-4"],  # Research I is all that she can pay, and brings an automated ore disc
        Mat(0, 0, "A4 B5 C5 D4", ore_discs=7, automation=1),
        found="I-4",
    ),
    Deed(
        "hyperdrive-boosters",
        3,
        {"ships": ["sol:1", "sol:2", "deep_space:1"]},
        "1.1",
        (0, 0),
        [
            "ship:sol:1",
            "ship:sol:2",
            "move:sol:2:a1",
            "move:sol:3:a1",
            "move:a1:3:y2",
            "move:y2:3:b1",
            "end",
            "food",
        ],
        Mat(0, 0, "A2 B5 C5 D4", food_discs=6),
        ("deep_space:1", "A1:2", "B1:3"),
    ),
    Deed(
        "stealth-terraformers",
        3,
        {"ore": 5, "population": 1, "ships": ["Y4:3"]},
        "1.1",
        (5, 1),
        [
            "A2",
            "move:y4:3:y1",
            "move:y1:3:a2",
            "end",
        ],  # Sirius: 2 ore discs, 1 ore, no control bonus
        Mat(1, 0, "A5 B5 C5 D4", ore_discs=6),
    ),
]


@each_deed(ACTIONS)
def test_the_action(deed: Deed) -> None:
    carry_out(deed)
