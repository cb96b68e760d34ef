"""How a network learns Beyond the Sun: what it sees, what it plays."""

from __future__ import annotations

from typing import Final

from perihelion.bots.beyond.features import BeyondFeatures
from perihelion.bots.train.selfplay import Habits, Variant

FEATURES: Final = BeyondFeatures()

VARIANTS: Final[list[Variant]] = [
    (2, {}, 0.6),
    (3, {}, 0.15),
    (4, {}, 0.1),
    (2, {"mats": "advanced"}, 0.15),
]

HABITS: Final = Habits(watched=0.6, reach=0.9)
