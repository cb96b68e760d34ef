"""The actions of the technologies, each with its price.

Anna owns the card and has what is given; what is not given lies in supply, 19 cubes if she has
nothing but the cube beside the card (A5 B5 C5 D4).
"""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.beyond.cards import Mat, mat, owning, play
from rulebook.beyond.scene import rule

SHIP = {"ships": ["sol:1"]}
BARNARD: dict[str, Any] = {"ships": ["A1:3"], "controls": {"A1": "food"}}
LEVEL_III: dict[str, Any] = {"slot": "II-D", "slots": {"III-D": "mercenary-fleet"}}
"""The card lies on II-D and leads to a technology without an immediate box."""
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


def row(
    card: str,
    level: int,
    given: dict[str, Any],
    space: str,
    cost: tuple[int, int],
    answers: list[str],
    left: Mat,
    ships: tuple[str, ...] = (),
    found: str = "",
) -> Any:
    return pytest.param(
        card,
        level,
        given,
        f"tech.{card}.{space}",
        cost,
        answers,
        left,
        list(ships),
        found.split(),
        id=f"{card} {space} {' '.join(answers[:1])}".strip(),
        marks=rule(f"card.tech.{card}"),
    )


ACTIONS = [
    # -- level I ---------------------------------------------------------------
    row(
        "narrow-beam-lasers",
        1,
        {"ore": 1, "population": 1},
        "1.1",
        (1, 0),
        ["move:sol:2:Y1", "move:Y1:2:A1", "end"],
        Mat(0, 0, "A4 B5 C5 D4", food_discs=7),
        ("A1:2",),
    ),
    row(
        "terraforming",
        1,
        {"ore": 3, "population": 1, **BARNARD},
        "1.1",
        (3, 1),
        [],  # Barnard's Star: the ship settles, a second food disc, 2 ore
        Mat(2, 0, "A5 B5 C5 D4", food_discs=6),
    ),
    row("advanced-robotics", 1, {}, "1.1", (0, 0), [], Mat(2, 1, "A4 B5 C5 D4")),
    # -- level II --------------------------------------------------------------
    row(
        "hypercomputing",
        2,
        {"ore": 5, "population": 1, **LEVEL_III},
        "1.2",
        (5, 0),
        [],
        Mat(0, 0, "A4 B5 C5 D4"),
        found="III-D",
    ),
    row(
        "human-experimentation",
        2,
        {"ore": 2, "population": 3, **LEVEL_III},
        "1.1",
        (2, 2),
        [],
        Mat(0, 0, "A4 B5 C5 D4"),
        found="III-D",
    ),
    row(
        "hydroponic-laboratories",
        2,
        {"ore": 2, "slot": "II-D", "slots": {"II-A": "mass-cloning"}, "researched": ["I-1"]},
        "1.2",
        (2, 0),
        [],
        Mat(0, 0, "A3 B5 C5 D4"),
        found="II-A",
    ),
    row(
        "spacetime-anomaly-studies",
        2,
        {"ore": 4, "population": 1, **SHIP, **LEVEL_III},
        "1.1",
        (4, 0),
        ["move:sol:1:A1", "move:A1:1:Y2", "end", "III-D"],
        Mat(0, 0, "A3 B5 C5 D4", ore_discs=7),
        ("Y2:1",),
        found="III-D",
    ),
    row(
        "drone-foundries",
        2,
        {"ore": 2},
        "1.1",
        (2, 0),
        ["move:sol:2:A1", "move:A1:2:Y2", "end"],
        Mat(0, 0, "A4 B5 C5 D4", ore_discs=7),
        ("Y2:2",),
    ),
    row(
        "plasma-cannon",
        2,
        {"ore": 2, "population": 1},
        "1.1",
        (2, 0),
        ["move:sol:3:A1", "move:A1:3:Y2", "end"],
        Mat(0, 0, "A4 B5 C5 D4", ore_discs=7),
        ("Y2:3",),
    ),
    row(
        "orbital-drydocks",
        2,
        {"ore": 3},
        "1.1",
        (3, 0),
        ["move:sol:3:A1", "move:A1:3:Y2", "end"],
        Mat(0, 0, "A4 B5 C5 D4", ore_discs=7),
        ("Y2:3",),
    ),
    row(
        "modular-fleet",
        2,
        {"ore": 1, "population": 4},
        "1.1",
        (1, 0),
        ["sol", "sol", "sol", "move:sol:1:A1", "move:sol:1:Y1", "move:Y1:1:Y4", "end"],
        Mat(0, 1, "A1 B5 C5 D4", food_discs=7, ore_discs=7),
        ("sol:1", "A1:1", "Y4:1"),
    ),
    row(
        "mass-cloning",
        2,
        {"ore": 3, "slot": "II-D", "slots": {"II-A": "privateering"}, "researched": ["I-1"]},
        "1.1",
        (0, 0),
        ["variant:A"],  # 1 ore, two cubes
        Mat(2, 2, "A2 B5 C5 D4"),
    ),
    row(
        "mass-cloning",
        2,
        {"ore": 3, "slot": "II-D", "slots": {"II-A": "privateering"}, "researched": ["I-1"]},
        "1.1",
        (0, 0),
        ["variant:B"],  # 3 ore, a cube that researches Privateering, which brings 1 ore
        Mat(1, 0, "A3 B5 C5 D4"),
        found="II-A",
    ),
    row(
        "conscription-decrees",
        2,
        {"ore": 1, "population": 1},
        "1.1",
        (1, 0),
        ["sol", "move:sol:2:Y1", "end"],
        Mat(0, 1, "A3 B5 C5 D4", food_discs=7),
        ("Y1:2",),
    ),
    row("arcology-farming", 2, {"ore": 1}, "1.1", (1, 0), [], Mat(0, 3, "A2 B5 C5 D4")),
    row(
        "asteroid-mining",
        2,
        SHIP,
        "1.2",
        (0, 0),
        ["move:sol:1:A1", "move:A1:1:Y2", "end"],
        Mat(2, 0, "A4 B5 C5 D4", ore_discs=7),
        ("Y2:1",),
    ),
    row(
        "exoplanet-survey",
        2,
        {"ore": 3, "population": 1, "ships": ["Y4:3"]},
        "1.1",
        (3, 1),
        ["move:Y4:3:Y1", "move:Y1:3:A1", "end"],
        Mat(2, 0, "A5 B5 C5 D4", food_discs=6),
    ),
    row(
        "supply-outpost",
        2,
        SHIP,
        "1.1",
        (0, 0),
        ["move:sol:2:A1", "move:A1:2:Y2", "move:Y2:2:B1", "end", "food"],
        Mat(0, 0, "A4 B5 C5 D4", food_discs=7),
        ("B1:2",),
    ),
    row(
        "colonial-charters",
        2,
        {"ore": 4, **BARNARD},
        "1.1",
        (4, 0),
        [],
        Mat(2, 0, "A5 B5 C5 D4", food_discs=6),
    ),
    row(
        "privateering",
        2,
        {**SHIP, "Boris": {"controls": {"A1": "food"}}},
        "1.1",
        (0, 0),
        ["move:sol:1:Y1", "move:Y1:1:A2", "move:A2:1:sol", "move:sol:1:A1", "end"],
        Mat(1, 0, "A4 B5 C5 D4", food_discs=7),
        ("A1:1",),
    ),
    # -- level III -------------------------------------------------------------
    row(
        "planetary-scale-research",
        3,
        {"ore": 4, "population": 1},
        "1.1",
        (4, 0),
        ["I-1"],
        Mat(0, 0, "A4 B5 C5 D4"),
        found="I-1",
    ),
    row(
        "metahuman-chambers",
        3,
        {"ore": 4, "population": 3, **LEVEL_IIII},
        "1.2",
        (4, 2),
        [],
        Mat(4, 0, "A3 B5 C5 D4"),
        found="IIII-B",
    ),
    row(
        "hivemind-computing",
        3,
        {"ore": 7, "population": 1, **LEVEL_IIII},
        "1.2",
        (7, 0),
        [],
        Mat(4, 0, "A3 B5 C5 D4"),
        found="IIII-B",
    ),
    row(
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
    row(
        "capital-ship",
        3,
        {"ore": 7, "population": 3},
        "1.1",
        (3, 0),
        ["sol", "move:sol:2:Y1", "move:sol:4:A1", "move:A1:4:Y2", "end"],
        Mat(2, 1, "A2 B5 C5 D4", food_discs=7, ore_discs=7),
        ("Y1:2", "Y2:4"),
    ),
    row(
        "android-armada",
        3,
        {"ore": 4},
        "1.1",
        (4, 0),
        ["move:sol:4:A1", "move:A1:4:Y2", "move:Y2:4:B1", "end", "ore"],
        Mat(0, 0, "A4 B5 C5 D4", ore_discs=7),
        ("B1:4",),
    ),
    row(
        "mercenary-fleet",
        3,
        {"ore": 3, **BARNARD},
        "1.1",
        (3, 0),
        [],
        Mat(2, 0, "A5 B5 C5 D4", food_discs=6),
    ),
    row(
        "mercenary-fleet",
        3,
        {"ore": 1, "population": 2},
        "2.1",
        (1, 1),
        ["move:sol:4:A1", "move:A1:4:Y2", "end"],
        Mat(0, 0, "A4 B5 C5 D4", ore_discs=7),
        ("Y2:4",),
    ),
    row(
        "cerebral-implants",
        3,
        {"ore": 5, **EITHER_LEVEL},
        "1.1",
        (0, 0),
        ["variant:A"],  # 3 ore: level II
        Mat(2, 0, "A2 B5 C5 D4"),
        found="II-A",
    ),
    row(
        "cerebral-implants",
        3,
        {"ore": 5, **EITHER_LEVEL},
        "1.1",
        (0, 0),
        ["variant:B"],  # 5 ore: level III
        Mat(0, 0, "A2 B5 C5 D4"),
        found="III-C",
    ),
    row(
        "manufacturing-orbitals",
        3,
        {
            "controls": {"Y1": "food", "Y2": "ore", "Y3": "food", "Y4": "ore"},
            "colonies": ["wolf-359", "procyon", "ross-248", "epsilon-indi", "ez-aquarii"],
        },
        "1.1",
        (0, 0),
        # at most 3 ore for four places, 2 cubes for five colonies, one of which becomes a ship
        ["sol", "move:sol:2:A1", "move:A1:2:sol", "end"],
        Mat(3, 1, "A3 B5 C5 D4", food_discs=6, ore_discs=6),
        ("sol:2",),
    ),
    row(
        "quantum-data-exchange",
        3,
        {"ore": 0, "population": 1, "pawn": "basic.research-1.1"},
        "1.1",
        (0, 0),
        ["I-4"],  # Research I is all that she can pay, and brings an automated ore disc
        Mat(0, 0, "A4 B5 C5 D4", ore_discs=7, automation=1),
        found="I-4",
    ),
    row(
        "hyperdrive-boosters",
        3,
        {"ships": ["sol:1", "sol:2", "deep_space:1"]},
        "1.1",
        (0, 0),
        [
            "ship:sol:1",
            "ship:sol:2",
            "move:sol:2:A1",
            "move:sol:3:A1",
            "move:A1:3:Y2",
            "move:Y2:3:B1",
            "end",
            "food",
        ],
        Mat(0, 0, "A2 B5 C5 D4", food_discs=6),
        ("deep_space:1", "A1:2", "B1:3"),
    ),
    row(
        "stealth-terraformers",
        3,
        {"ore": 5, "population": 1, "ships": ["Y4:3"]},
        "1.1",
        (5, 1),
        [
            "A2",
            "move:Y4:3:Y1",
            "move:Y1:3:A2",
            "end",
        ],  # Sirius: 2 ore discs, 1 ore, no control bonus
        Mat(1, 0, "A5 B5 C5 D4", ore_discs=6),
    ),
]


@pytest.mark.parametrize(
    ("card", "level", "given", "space", "cost", "answers", "left", "ships", "found"), ACTIONS
)
def test_the_action(
    card: str,
    level: int,
    given: dict[str, Any],
    space: str,
    cost: tuple[int, int],
    answers: list[str],
    left: Mat,
    ships: list[str],
    found: list[str],
) -> None:
    s = owning(card, level, **given)
    tag = s.tag(space)
    assert (tag["ore"], tag["population"]) == cost

    before = s.researched("Anna")
    s.say(space)
    play(s, answers)

    assert mat(s) == left
    assert [slot for slot in s.researched("Anna") if slot not in before] == found
    assert s.ships("Anna") == ships
    assert (s.asked(), s.kind()) in [("Anna", "production"), ("Anna", "ability")]
