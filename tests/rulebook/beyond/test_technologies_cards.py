"""What every technology card prints besides its effects: level, types, spaces, points."""

from __future__ import annotations

from typing import Any

import pytest

from perihelion.beyond.ids import LEVEL_WORDS, TYPE_WORDS
from rulebook.beyond.cards import owning
from rulebook.beyond.scene import Scene, rule

CARDS = {
    # level, types on the left, type on the right, spaces of each action
    "narrow-beam-lasers": ("I", "military", "military", [1]),
    "terraforming": ("I", "commercial", "commercial", [1]),
    "advanced-genetics": ("I", "economic", "economic", []),
    "advanced-robotics": ("I", "science", "science", [1]),
    "hypercomputing": ("II", "science", "science", [2]),
    "human-experimentation": ("II", "science military", "science", [1]),
    "hydroponic-laboratories": ("II", "science economic", "science", [2]),
    "spacetime-anomaly-studies": ("II", "science commercial", "science", [1]),
    "drone-foundries": ("II", "science military", "military", [1]),
    "plasma-cannon": ("II", "military", "military", [1]),
    "orbital-drydocks": ("II", "economic military", "military", [1]),
    "modular-fleet": ("II", "military commercial", "military", [1]),
    "mass-cloning": ("II", "science economic", "economic", [1]),
    "conscription-decrees": ("II", "economic military", "economic", [1]),
    "arcology-farming": ("II", "economic", "economic", [1]),
    "asteroid-mining": ("II", "economic commercial", "economic", [2]),
    "exoplanet-survey": ("II", "science commercial", "commercial", [1]),
    "supply-outpost": ("II", "military commercial", "commercial", [1]),
    "colonial-charters": ("II", "economic commercial", "commercial", [1]),
    "privateering": ("II", "commercial", "commercial", [1]),
    "transdimensional-ai": ("III", "science", "science", []),
    "planetary-scale-research": ("III", "science military", "science", [1]),
    "metahuman-chambers": ("III", "science economic", "science", [2]),
    "hivemind-computing": ("III", "science commercial", "science", [2]),
    "deep-space-megastructures": ("III", "science military", "military", [1]),
    "capital-ship": ("III", "military", "military", [1]),
    "android-armada": ("III", "economic military", "military", [1]),
    "mercenary-fleet": ("III", "military commercial", "military", [1, 1]),
    "cerebral-implants": ("III", "science economic", "economic", [1]),
    "manufacturing-orbitals": ("III", "economic military", "economic", [1]),
    "android-rights-movement": ("III", "economic", "economic", []),
    "subatomic-fabrication": ("III", "economic commercial", "economic", []),
    "quantum-data-exchange": ("III", "science commercial", "commercial", [1]),
    "hyperdrive-boosters": ("III", "military commercial", "commercial", [1]),
    "wormhole-technology": ("III", "economic commercial", "commercial", []),
    "stealth-terraformers": ("III", "commercial", "commercial", [1]),
    "parallel-universe-generator": ("IIII", "science", "", []),
    "galactic-empire": ("IIII", "military", "", []),
    "giga-corporations": ("IIII", "economic", "", []),
    "ministry-of-colonies": ("IIII", "commercial", "", []),
    "galactic-hq": ("IIII", "science military", "", []),
    "mind-machine-assimilation": ("IIII", "science economic", "", []),
    "omniscient-archive": ("IIII", "science commercial", "", []),
    "neo-industrial-revolution": ("IIII", "economic military", "", []),
    "interstellar-marshals": ("IIII", "military commercial", "", []),
    "black-market-industries": ("IIII", "economic commercial", "", []),
}


@pytest.fixture(scope="module")
def table() -> Scene:
    return Scene()


@pytest.mark.parametrize(
    ("card", "printed"),
    [
        pytest.param(card, printed, id=card, marks=rule(f"card.tech.{card}"))
        for card, printed in CARDS.items()
    ],
)
def test_what_is_printed(table: Scene, card: str, printed: tuple[str, str, str, list[int]]) -> None:
    tech = next(one for one in table.g.box.techs if one.slug == card)

    left = " ".join(word for k, word in enumerate(TYPE_WORDS) if tech.types >> k & 1)
    right = TYPE_WORDS[tech.right] if tech.feeds() else ""
    spaces = [int(action.spaces) for action in tech.actions]
    assert (LEVEL_WORDS[tech.level - 1], left, right, spaces) == printed


@rule("comp.tech-cards", "comp.types")
def test_forty_six_cards_of_four_types(table: Scene) -> None:
    techs = table.g.box.techs

    assert len(techs) == 46
    assert [sum(tech.level == level for tech in techs) for level in (1, 2, 3, 4)] == [4, 16, 16, 10]
    assert TYPE_WORDS == ["science", "economic", "military", "commercial"]
    for level in (2, 3):  # every type has pure cards and hybrids
        for k in range(4):
            ones = [tech for tech in techs if tech.level == level and tech.types >> k & 1]
            assert len(ones) == 7


# -- points ------------------------------------------------------------------

LOWER = {"III-A": "cerebral-implants", "III-B": "mercenary-fleet", "III-C": "metahuman-chambers"}
MANY = {
    **LOWER,
    "II-A": "hypercomputing",
    "II-B": "privateering",
    "II-C": "plasma-cannon",
    "II-D": "mass-cloning",
    "II-E": "drone-foundries",
    "II-F": "asteroid-mining",
    "III-D": "capital-ship",
    "III-E": "android-armada",
    "III-F": "hivemind-computing",
}
"""With two of level I and the card itself fifteen technologies."""
FIVE = ["wolf-359", "procyon", "ross-248", "epsilon-indi", "ez-aquarii"]
NINE = [*FIVE, "alpha-centauri", "struve-2398", "luyten-726-8", "yz-ceti"]
YARDS = {"Y1": "food", "Y2": "ore", "Y3": "food"}


def points(card: str, given: dict[str, Any], vp: int) -> Any:
    return pytest.param(card, given, vp, id=f"{card} {vp}", marks=rule(f"card.tech.{card}"))


@pytest.mark.parametrize(
    ("card", "given", "vp"),
    [
        points("parallel-universe-generator", {}, 4),
        points(
            "parallel-universe-generator",
            {"slots": LOWER, "researched": ["III-A", "III-C"], "private": ["capital-ship"]},
            4 + 3,
        ),
        points(
            "parallel-universe-generator",
            {
                "slots": LOWER,
                "researched": list(LOWER),
                "private": ["capital-ship", "android-armada"],
            },
            4 + 4,
        ),
        points("galactic-empire", {}, 3),
        points("galactic-empire", {"colonies": FIVE}, 3 + 5),
        points("galactic-empire", {"colonies": NINE}, 3 + 6),
        points("giga-corporations", {"off": [3, 0]}, 4),
        points("giga-corporations", {"off": [5, 4], "controls": {"Y1": "food"}}, 4 + 2),
        points("giga-corporations", {"off": [8, 8]}, 4 + 4),
        points("ministry-of-colonies", {"colonies": FIVE}, 4 + 2),
        points("ministry-of-colonies", {"colonies": NINE}, 4 + 3),
        points("galactic-hq", {"ships": ["sol:4", "A1:4", "A1:3"]}, 4 + 2),
        points("galactic-hq", {"ships": ["sol:4"] * 5}, 4 + 4),
        points("mind-machine-assimilation", {"off": [2, 3]}, 4 + 2),
        points("mind-machine-assimilation", {"off": [5, 5]}, 4 + 4),
        points("omniscient-archive", {}, 4),
        points("omniscient-archive", {"researched": ["I-1", "I-2", "I-3", "I-4"]}, 4 + 1),
        points(
            "omniscient-archive",
            {"slots": LOWER, "researched": ["I-1", "I-2", "III-A", "III-B", "III-C"]},
            4 + 2,
        ),
        points("omniscient-archive", {"slots": MANY, "researched": ["I-1", "I-2", *MANY]}, 4 + 4),
        points("neo-industrial-revolution", {"ships": ["sol:1", "A1:2", "A1:2"]}, 4 + 1),
        points("neo-industrial-revolution", {"ships": ["sol:1"] * 10}, 4 + 4),
        points("interstellar-marshals", {"controls": YARDS}, 4 + 3),
        points("interstellar-marshals", {"controls": {**YARDS, "Y4": "ore", "A1": "food"}}, 4 + 4),
        points("black-market-industries", {"ore": 6}, 5 + 2),
        points("black-market-industries", {"ore": 20}, 5 + 3),
    ],
)
def test_the_points_of_a_card_of_level_iiii(card: str, given: dict[str, Any], vp: int) -> None:
    s = owning(card, 4, **given)

    assert s.points("Anna")[4] == vp
    assert s.points("Boris")[4] == 0
