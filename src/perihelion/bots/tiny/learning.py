"""How a network learns Tiny Epic Galaxies: what it sees, what it plays."""

from __future__ import annotations

from typing import Final

from perihelion.bots.tiny.features import TinyFeatures
from perihelion.bots.train.selfplay import Habits, Variant
from perihelion.tiny.catalogue.rogues import ROGUE_MATS

FEATURES: Final = TinyFeatures()

ALONE: Final[list[Variant]] = [(1, {"rogue": mat.slug}, 0.05) for mat in ROGUE_MATS]

VARIANTS: Final[list[Variant]] = [(2, {}, 0.5), (3, {}, 0.1), (4, {}, 0.1), (5, {}, 0.05), *ALONE]

HABITS: Final = Habits(margin=0.15, whims=0.04, slips=0.02, watched=0.6, answers=6, thought=0.4)
"""`captain` plays five games while a thoughtful network plays one, so it watches for long and
thinks about some of its questions only.
"""
