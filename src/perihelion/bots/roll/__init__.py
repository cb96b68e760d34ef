"""Bots for Roll for the Galaxy."""

from __future__ import annotations

from typing import Final

from perihelion.bots.bot import Makers
from perihelion.bots.roll.greedy import RollGreedy

BOTS: Final[Makers] = {"greedy": lambda seed: RollGreedy()}
