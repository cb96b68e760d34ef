"""The 24 systems [beyond.comp.systems]: deck, strength, specialisations, points, colonise bonus.

A comment after a line says what it was before it was measured; the measurements stand in
`docs/reference/beyond-balance.md`.
"""

# A card is one line, however long.
# ruff: noqa: E501
# fmt: off

from __future__ import annotations

from typing import Final

from perihelion.beyond.catalogue.lines import (
    FOOD_AND_ORE,
    drone,
    gain,
    jump,
    recruit,
    research,
    system,
    upgrade,
    variant,
)
from perihelion.beyond.effects.building import AT_DEEP_SPACE
from perihelion.beyond.effects.researching import PrivateTech
from perihelion.beyond.effects.resources import Automate, MoveSupply, Produce
from perihelion.beyond.ids import COLUMN_A, DISPLACE_PAWN, EITHER, FOOD, ORE
from perihelion.beyond.pieces import PARTLY, System
from perihelion.beyond.turns.production import BARTER, GROW, YIELD

SYSTEMS: Final[list[System]] = [
    system("alpha-centauri", "A", 2, FOOD, 2, recruit(), starting=True),
    system("barnards-star", "A", 3, FOOD, 3, gain(2), starting=True, known=PARTLY),
    system("sirius", "A", 3, ORE, 3, gain(1), jump(1), control=[gain(1)], starting=True, known=PARTLY),
    system("wolf-359", "A", 2, ORE, 2, jump(2), starting=True),
    system("lalande-21185", "A", 4, FOOD_AND_ORE, 3, Produce(GROW), Produce(YIELD), Produce(BARTER), known=PARTLY),
    system("procyon", "A", 4, ORE, 2, PrivateTech(2), known=PARTLY),  # 3 points
    system("tau-ceti", "B", 5, FOOD_AND_ORE, 4, recruit(), gain(1), control=[MoveSupply(1, False, COLUMN_A)], known=PARTLY),
    system("luyten-726-8", "A", 3, FOOD, 3, Automate(FOOD)),
    system("ross-248", "A", 3, ORE, 3, Automate(ORE)),
    system("epsilon-eridani", "A", 4, FOOD, 4, drone(1), jump(2), control=[jump(1)]),
    system("lacaille-9352", "A", 4, ORE, 4, upgrade(2)),
    system("ross-128", "A", 3, FOOD_AND_ORE, 3, research(1, 2, discovered=True, optional=True)),  # 2 points, level I only
    system("kapteyns-star", "B", 4, FOOD_AND_ORE, 4, drone(2, at=AT_DEEP_SPACE), known=PARTLY),
    system("ross-154", "B", 5, ORE, 4, powers=DISPLACE_PAWN, known=PARTLY),
    system("wise-1541-2250", "B", 6, FOOD, 3, PrivateTech(3), known=PARTLY),  # 5 points
    system("61-cygni", "A", 4, FOOD, 3, use=variant(jump(2), ore=2), known=PARTLY),
    system("ez-aquarii", "B", 5, ORE, 5, gain(4)),
    system("struve-2398", "B", 5, FOOD, 5, recruit(3)),
    system("groombridge-34", "B", 6, ORE, 6, Automate(ORE), gain(1)),
    system("epsilon-indi", "B", 6, FOOD, 6, Automate(FOOD), recruit()),
    system("luytens-star", "B", 6, FOOD_AND_ORE, 5, drone(2), jump(2), control=[upgrade()]),
    system("teegardens-star", "B", 7, ORE, 7, jump(4)),
    system("yz-ceti", "B", 7, FOOD, 7, drone(3)),
    system("luhman-16", "B", 7, FOOD_AND_ORE, 6, Automate(EITHER), control=[gain(1)]),
]
