"""Whole tableaus scored by hand, card by card, beside what the engine says."""

from __future__ import annotations

import pytest

import perihelion

SETTLERS = {
    "Earth's Lost Colony": 1,
    "Gem World": 1,
    "Spice World": 1,
    "New Vinland": 1,
    "Prosperous World": 2,
    "Expanding Colony": 1,
    "Refugee World": 1,
    "Consumer Markets": 3,
    "Export Duties": 1,
    "Merchant World": 2,
    # five novelty production worlds 2 each, Refugee World 1, Consumer Markets 2, Expanding Colony 2
    "Free Trade Association": 10 + 1 + 2 + 2,
    # the same five production worlds 2 each
    "Merchant Guild": 10,
}
"""Producers of novelty goods."""

CONQUERORS = {
    "New Sparta": 1,
    "Rebel Miners": 1,
    "Rebel Warrior Race": 2,
    "Rebel Outpost": 5,
    "Rebel Base": 6,
    "Rebel Homeworld": 7,
    "Malevolent Lifeforms": 2,
    "Lost Alien Warship": 3,
    "Space Marines": 1,
    "Drop Ships": 2,
    # New Sparta 2, Warrior Race 1, Outpost 1, Warship 2, Marines 2, Drop Ships 3, itself 2
    "New Galactic Order": 13,
    # five Rebel military worlds 2 each; New Sparta, Malevolent Lifeforms, Warship 1 each
    "Galactic Imperium": 10 + 3,
}
"""Military worlds."""

SCHOLARS = {
    "Old Earth": 2,
    "Alien Rosetta Stone World": 3,
    "Deserted Alien Outpost": 3,
    "Alien Robotic Factory": 5,
    "Lost Species Ark World": 3,
    "Artist Colony": 1,
    "Galactic Trendsetters": 3,
    "Research Labs": 2,
    "Expedition Force": 1,
    # Factory 3, Outpost 2, Rosetta Stone World 2, itself 2
    "Alien Tech Institute": 9,
    # 14 chips 4; Research Labs, Trendsetters, Artist Colony 3 each
    "Galactic Renaissance": 4 + 9,
    # itself, Research Labs, Expedition Force, Renaissance 1 each; seven worlds 1 each
    "Galactic Survey: SETI": 4 + 7,
}
"""Alien worlds and exploration; 14 points in chips."""

MERCHANTS = {
    "Epsilon Eridani": 1,
    "Pirate World": 2,
    "Distant World": 2,
    "Avian Uplift Race": 2,
    "Asteroid Belt": 1,
    "Mining World": 2,
    "Mining Conglomerate": 2,
    "Contact Specialist": 1,
    # genes worlds 2 each, Pirate World 1, Contact Specialist 3
    "Pan-Galactic League": 4 + 1 + 3,
    # Mining World 2, Asteroid Belt 1, Mining Conglomerate 2
    "Mining League": 2 + 1 + 2,
    # itself, Mining Conglomerate 2 each; Pirate World, Distant World 1 each
    "Trade League": 4 + 2,
    # itself, Mining Conglomerate, Mining League, Trade League 2 each; Epsilon Eridani 1
    "New Economy": 8 + 1,
}
"""Trade, mines and leagues; 21 points in chips."""

BUILDERS = {
    "Alpha Centauri": 0,
    "Public Works": 1,
    "Colony Ship": 1,
    "Investment Credits": 1,
    # itself 2, the three others 1 each
    "Galactic Federation": 5,
}
"""Developments only; 3 points in chips."""


@pytest.mark.rule("race.score.total", "race.six.method", "race.develop.vp", "race.settle.vp")
@pytest.mark.parametrize(
    ("tableau", "chips", "total"),
    [
        pytest.param(SETTLERS, 0, 39, id="settlers"),
        pytest.param(CONQUERORS, 0, 56, id="conquerors"),
        pytest.param(SCHOLARS, 14, 70, id="scholars"),
        pytest.param(MERCHANTS, 21, 62, id="merchants"),
        pytest.param(BUILDERS, 3, 11, id="builders"),
    ],
)
def test_a_score_is_what_the_cards_add_up_to(
    tableau: dict[str, int], chips: int, total: int
) -> None:
    others = [world for world in ("Old Earth", "New Sparta") if world not in tableau]
    g = perihelion.position(
        "race",
        {
            "at": "action",
            "seats": [
                {"tableau": list(tableau), "chips": chips, "fillers": 5},
                {"tableau": others[:1]},
            ],
        },
    )

    assert g.scores()[0] == sum(tableau.values()) + chips
    assert g.scores()[0] == total
