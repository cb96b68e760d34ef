"""How a network learns Race for the Galaxy: what it sees, what it plays."""

from __future__ import annotations

from typing import Final

from perihelion.bots.race.features import RaceFeatures
from perihelion.bots.train.selfplay import Habits, Variant

FEATURES: Final = RaceFeatures()

STORM: Final = ["gathering-storm"]
REBELS: Final = [*STORM, "rebel-vs-imperium"]
BRINK: Final = [*REBELS, "brink-of-war"]

VARIANTS: Final[list[Variant]] = [
    (2, {}, 0.5),
    (2, {"advanced": True}, 0.03),
    (3, {}, 0.06),
    (4, {}, 0.05),
    (2, {"expansions": BRINK, "goals": True}, 0.2),
    (3, {"expansions": BRINK, "goals": True}, 0.04),
    (4, {"expansions": BRINK, "goals": True}, 0.03),
    (2, {"expansions": STORM, "goals": True}, 0.03),
    (2, {"expansions": REBELS, "goals": True}, 0.04),
    (6, {"expansions": BRINK, "goals": True}, 0.02),
]

HABITS: Final = Habits()
