"""Bots for Race for the Galaxy."""

from __future__ import annotations

from typing import Final

from perihelion.bots.bot import Makers
from perihelion.bots.race.greedy import RaceGreedy

BOTS: Final[Makers] = {"greedy": lambda seed: RaceGreedy()}
