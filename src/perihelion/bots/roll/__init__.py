"""Bots for Roll for the Galaxy."""

from __future__ import annotations

from typing import Final

from perihelion.bots.bot import Makers
from perihelion.bots.roll.cadet import RollCadet
from perihelion.bots.roll.captain import RollCaptain
from perihelion.bots.roll.commodore import roll_commodore
from perihelion.bots.roll.greedy import RollGreedy

BOTS: Final[Makers] = {
    "cadet": RollCadet,
    "captain": lambda seed: RollCaptain(),
    "commodore": roll_commodore,
    "greedy": lambda seed: RollGreedy(),
}
