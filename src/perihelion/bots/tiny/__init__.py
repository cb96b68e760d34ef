"""Bots for Tiny Epic Galaxies."""

from __future__ import annotations

from functools import partial
from typing import Final

from perihelion.bots.bot import Makers, RuleBot
from perihelion.bots.cadet import Cadet
from perihelion.bots.commodore import Commodore
from perihelion.bots.tiny import cadet, commodore, greedy, search

BOTS: Final[Makers] = {
    "cadet": partial(Cadet, cadet.liking, cadet.NOISE),
    "captain": lambda seed: RuleBot(search.captain, guesses=True),
    "commodore": partial(Commodore, commodore.GUIDE, commodore.LIMITS, commodore.QUESTIONS),
    "greedy": lambda seed: RuleBot(greedy.greedy, guesses=True),
}
