"""Bots for Beyond the Sun."""

from __future__ import annotations

from typing import Final

from perihelion.bots.beyond.cadet import BeyondCadet
from perihelion.bots.beyond.captain import BeyondCaptain
from perihelion.bots.beyond.commodore import beyond_commodore
from perihelion.bots.beyond.greedy import BeyondGreedy
from perihelion.bots.bot import Makers

BOTS: Final[Makers] = {
    "cadet": BeyondCadet,
    "captain": lambda seed: BeyondCaptain(),
    "commodore": beyond_commodore,
    "greedy": lambda seed: BeyondGreedy(),
}
