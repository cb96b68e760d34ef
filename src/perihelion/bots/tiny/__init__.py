"""Bots for Tiny Epic Galaxies."""

from __future__ import annotations

from typing import Final

from perihelion.bots.bot import Makers
from perihelion.bots.tiny.greedy import TinyGreedy

BOTS: Final[Makers] = {"greedy": lambda seed: TinyGreedy()}
