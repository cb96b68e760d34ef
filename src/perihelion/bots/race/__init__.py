"""Bots for Race for the Galaxy."""

from __future__ import annotations

from typing import Final

from perihelion.bots.bot import Makers
from perihelion.bots.race.cadet import RaceCadet
from perihelion.bots.race.captain import RaceCaptain
from perihelion.bots.race.commodore import race_commodore
from perihelion.bots.race.greedy import RaceGreedy

BOTS: Final[Makers] = {
    "cadet": RaceCadet,
    "captain": lambda seed: RaceCaptain(),
    "commodore": race_commodore,
    "greedy": lambda seed: RaceGreedy(),
}
