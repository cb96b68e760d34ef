"""How a network learns Roll for the Galaxy: what it sees, what it plays."""

from __future__ import annotations

from typing import Final

from perihelion.bots.roll.features import RollFeatures
from perihelion.bots.train.selfplay import Habits, Variant

FEATURES: Final = RollFeatures()

VARIANTS: Final[list[Variant]] = [(2, {}, 0.65), (3, {}, 0.15), (4, {}, 0.12), (5, {}, 0.08)]

HABITS: Final = Habits(watched=0.6)
