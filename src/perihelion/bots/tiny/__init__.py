"""Bots for Tiny Epic Galaxies."""

from __future__ import annotations

from typing import Final

from perihelion.bots.bot import Makers
from perihelion.bots.tiny.cadet import TinyCadet
from perihelion.bots.tiny.captain import TinyCaptain
from perihelion.bots.tiny.commodore import tiny_commodore
from perihelion.bots.tiny.greedy import TinyGreedy

BOTS: Final[Makers] = {
    "cadet": TinyCadet,
    "captain": lambda seed: TinyCaptain(),
    "commodore": tiny_commodore,
    "greedy": lambda seed: TinyGreedy(),
}
