"""How a network learns Tiny Epic Galaxies: what it sees, what it plays."""

from __future__ import annotations

from typing import Final

from perihelion.bots.tiny.features import TinyFeatures
from perihelion.bots.train.selfplay import Habits, Variant

FEATURES: Final = TinyFeatures()

ROGUES: Final = ["beginner", "easy", "medium", "hard", "epic"]

VARIANTS: Final[list[Variant]] = [
    (2, {}, 0.5),
    (3, {}, 0.1),
    (4, {}, 0.1),
    (5, {}, 0.05),
    (1, {}, 0.25),
]

HABITS: Final = Habits(margin=0.15, tries=3)
