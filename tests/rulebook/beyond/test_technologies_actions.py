"""The actions of the technologies of levels I and II, each with its price.

Anna owns the card and has what is given; what is not given lies in supply, 19 cubes if she has
nothing but the cube beside the card (A5 B5 C5 D4).
"""

from __future__ import annotations

from typing import Any

from rulebook.beyond.cards import Deed, Mat, carry_out, each_deed

SHIP = {"ships": ["sol:1"]}
BARNARD: dict[str, Any] = {"ships": ["A1:3"], "controls": {"A1": "food"}}
LEVEL_III: dict[str, Any] = {"slot": "II-D", "slots": {"III-D": "mercenary-fleet"}}
"""The card lies on II-D and leads to a technology without an immediate box."""

ACTIONS = [
    # -- level I ---------------------------------------------------------------
    Deed(
        "narrow-beam-lasers",
        1,
        {"ore": 1, "population": 1},
        "1.1",
        (1, 0),
        ["move:sol:2:y1", "move:y1:2:a1", "end"],
        Mat(0, 0, "A4 B5 C5 D4", food_discs=7),
        ("A1:2",),
    ),
    Deed(
        "terraforming",
        1,
        {"ore": 3, "population": 1, **BARNARD},
        "1.1",
        (3, 1),
        [],  # Barnard's Star: the ship settles, a second food disc, 2 ore
        Mat(2, 0, "A5 B5 C5 D4", food_discs=6),
    ),
    Deed("advanced-robotics", 1, {}, "1.1", (0, 0), [], Mat(2, 1, "A4 B5 C5 D4")),
    # -- level II --------------------------------------------------------------
    Deed(
        "hypercomputing",
        2,
        {"ore": 5, "population": 1, **LEVEL_III},
        "1.2",
        (5, 0),
        [],
        Mat(0, 0, "A4 B5 C5 D4"),
        found="III-D",
    ),
    Deed(
        "human-experimentation",
        2,
        {"ore": 2, "population": 3, **LEVEL_III},
        "1.1",
        (2, 2),
        [],
        Mat(0, 0, "A4 B5 C5 D4"),
        found="III-D",
    ),
    Deed(
        "hydroponic-laboratories",
        2,
        {"ore": 2, "slot": "II-D", "slots": {"II-A": "mass-cloning"}, "researched": ["I-1"]},
        "1.2",
        (2, 0),
        [],
        Mat(0, 0, "A3 B5 C5 D4"),
        found="II-A",
    ),
    Deed(
        "spacetime-anomaly-studies",
        2,
        {"ore": 4, "population": 1, **SHIP, **LEVEL_III},
        "1.1",
        (4, 0),
        ["move:sol:1:a1", "move:a1:1:y2", "end", "III-D"],
        Mat(0, 0, "A3 B5 C5 D4", ore_discs=7),
        ("Y2:1",),
        found="III-D",
    ),
    Deed(
        "drone-foundries",
        2,
        {"ore": 2},
        "1.1",
        (2, 0),
        ["move:sol:2:a1", "move:a1:2:y2", "end"],
        Mat(0, 0, "A4 B5 C5 D4", ore_discs=7),
        ("Y2:2",),
    ),
    Deed(
        "plasma-cannon",
        2,
        {"ore": 2, "population": 1},
        "1.1",
        (2, 0),
        ["move:sol:3:a1", "move:a1:3:y2", "end"],
        Mat(0, 0, "A4 B5 C5 D4", ore_discs=7),
        ("Y2:3",),
    ),
    Deed(
        "orbital-drydocks",
        2,
        {"ore": 3},
        "1.1",
        (3, 0),
        ["move:sol:3:a1", "move:a1:3:y2", "end"],
        Mat(0, 0, "A4 B5 C5 D4", ore_discs=7),
        ("Y2:3",),
    ),
    Deed(
        "modular-fleet",
        2,
        {"ore": 1, "population": 4},
        "1.1",
        (1, 0),
        ["sol", "sol", "sol", "move:sol:1:a1", "move:sol:1:y1", "move:y1:1:y4", "end"],
        Mat(0, 1, "A1 B5 C5 D4", food_discs=7, ore_discs=7),
        ("sol:1", "A1:1", "Y4:1"),
    ),
    Deed(
        "mass-cloning",
        2,
        {"ore": 3, "slot": "II-D", "slots": {"II-A": "privateering"}, "researched": ["I-1"]},
        "1.1",
        (0, 0),
        ["variant:a"],  # 1 ore, two cubes
        Mat(2, 2, "A2 B5 C5 D4"),
    ),
    Deed(
        "mass-cloning",
        2,
        {"ore": 3, "slot": "II-D", "slots": {"II-A": "privateering"}, "researched": ["I-1"]},
        "1.1",
        (0, 0),
        ["variant:b"],  # 3 ore, a cube that researches Privateering, which brings 1 ore
        Mat(1, 0, "A3 B5 C5 D4"),
        found="II-A",
    ),
    Deed(
        "conscription-decrees",
        2,
        {"ore": 1, "population": 1},
        "1.1",
        (1, 0),
        ["sol", "move:sol:2:y1", "end"],
        Mat(0, 1, "A3 B5 C5 D4", food_discs=7),
        ("Y1:2",),
    ),
    Deed("arcology-farming", 2, {"ore": 1}, "1.1", (1, 0), [], Mat(0, 3, "A2 B5 C5 D4")),
    Deed(
        "asteroid-mining",
        2,
        SHIP,
        "1.2",
        (0, 0),
        ["move:sol:1:a1", "move:a1:1:y2", "end"],
        Mat(2, 0, "A4 B5 C5 D4", ore_discs=7),
        ("Y2:1",),
    ),
    Deed(
        "exoplanet-survey",
        2,
        {"ore": 3, "population": 1, "ships": ["Y4:3"]},
        "1.1",
        (3, 1),
        ["move:y4:3:y1", "move:y1:3:a1", "end"],
        Mat(2, 0, "A5 B5 C5 D4", food_discs=6),
    ),
    Deed(
        "supply-outpost",
        2,
        SHIP,
        "1.1",
        (0, 0),
        ["move:sol:2:a1", "move:a1:2:y2", "move:y2:2:b1", "end", "food"],
        Mat(0, 0, "A4 B5 C5 D4", food_discs=7),
        ("B1:2",),
    ),
    Deed(
        "colonial-charters",
        2,
        {"ore": 4, **BARNARD},
        "1.1",
        (4, 0),
        [],
        Mat(2, 0, "A5 B5 C5 D4", food_discs=6),
    ),
    Deed(
        "privateering",
        2,
        {**SHIP, "Boris": {"controls": {"A1": "food"}}},
        "1.1",
        (0, 0),
        ["move:sol:1:y1", "move:y1:1:a2", "move:a2:1:sol", "move:sol:1:a1", "end"],
        Mat(1, 0, "A4 B5 C5 D4", food_discs=7),
        ("A1:1",),
    ),
]


@each_deed(ACTIONS)
def test_the_action(deed: Deed) -> None:
    carry_out(deed)
