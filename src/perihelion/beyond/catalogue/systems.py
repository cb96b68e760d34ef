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
    recruit,
    research,
    system,
    upgrade,
    variant,
)
from perihelion.beyond.ids import COLUMN_A, DISPLACE_PAWN, EITHER, FOOD, ORE
from perihelion.beyond.phases.production import BARTER, GROW, YIELD
from perihelion.beyond.pieces.cards import PARTLY, System
from perihelion.beyond.powers.building import AT_DEEP_SPACE
from perihelion.beyond.powers.jumping import Jump
from perihelion.beyond.powers.researching import PrivateTech
from perihelion.beyond.powers.resources import Automate, MoveSupply, Produce

SYSTEMS: Final[list[System]] = [
    system("alpha-centauri", "A", 2, FOOD, 3, recruit(), starting=True),  # 2 points
    system("barnards-star", "A", 3, FOOD, 4, gain(2), starting=True, known=PARTLY),  # 3 points
    system("sirius", "A", 3, ORE, 4, gain(1), Jump(1), control=[gain(1)], starting=True, known=PARTLY),  # 3 points
    system("wolf-359", "A", 2, ORE, 3, Jump(2), starting=True),  # 2 points
    system("lalande-21185", "A", 3, FOOD_AND_ORE, 4, Produce(GROW), Produce(YIELD), Produce(BARTER), known=PARTLY),  # strength 4, 3 points
    system("procyon", "A", 3, ORE, 3, PrivateTech(2), known=PARTLY),  # strength 4
    system("tau-ceti", "B", 5, FOOD_AND_ORE, 5, recruit(), gain(1), control=[MoveSupply(1, False, COLUMN_A)], known=PARTLY),  # 4 points
    system("luyten-726-8", "A", 3, FOOD, 4, Automate(FOOD)),  # 3 points
    system("ross-248", "A", 3, ORE, 4, Automate(ORE)),  # 3 points
    system("epsilon-eridani", "A", 3, FOOD, 5, drone(1), Jump(2), control=[Jump(1)]),  # strength 4, 4 points
    system("lacaille-9352", "A", 3, ORE, 5, upgrade(2)),  # strength 4, 4 points
    system("ross-128", "A", 3, FOOD_AND_ORE, 4, research(1, 2, discovered=True, optional=True)),  # 2 points, level I only
    system("kapteyns-star", "B", 4, FOOD_AND_ORE, 5, drone(2, at=AT_DEEP_SPACE), known=PARTLY),  # 4 points
    system("ross-154", "B", 5, ORE, 5, powers=DISPLACE_PAWN, known=PARTLY),  # 4 points
    system("wise-1541-2250", "B", 5, FOOD, 4, PrivateTech(3), known=PARTLY),  # strength 6, 5 points
    system("61-cygni", "A", 3, FOOD, 4, use=variant(Jump(2), ore=2), known=PARTLY),  # strength 4, 3 points
    system("ez-aquarii", "B", 5, ORE, 6, gain(4)),  # 5 points
    system("struve-2398", "B", 5, FOOD, 6, recruit(3)),  # 5 points
    system("groombridge-34", "B", 5, ORE, 7, Automate(ORE), gain(1)),  # strength 6, 6 points
    system("epsilon-indi", "B", 5, FOOD, 7, Automate(FOOD), recruit()),  # strength 6, 6 points
    system("luytens-star", "B", 5, FOOD_AND_ORE, 6, drone(2), Jump(2), control=[upgrade()]),  # strength 6, 5 points
    system("teegardens-star", "B", 6, ORE, 8, Jump(4)),  # strength 7, 7 points
    system("yz-ceti", "B", 6, FOOD, 8, drone(3)),  # strength 7, 7 points
    system("luhman-16", "B", 6, FOOD_AND_ORE, 7, Automate(EITHER), control=[gain(1)]),  # strength 7, 6 points
]
