"""Bots for Beyond the Sun."""

from __future__ import annotations

from typing import Final

from perihelion.bots.beyond.greedy import BeyondGreedy
from perihelion.bots.bot import Makers

BOTS: Final[Makers] = {"greedy": lambda seed: BeyondGreedy()}
