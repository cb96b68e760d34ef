"""Bots for Beyond the Sun."""

from __future__ import annotations

from functools import partial
from typing import Final

from perihelion.bots.beyond import cadet, commodore, search
from perihelion.bots.bot import Makers, RuleBot
from perihelion.bots.cadet import Cadet
from perihelion.bots.commodore import Commodore

BOTS: Final[Makers] = {
    "cadet": partial(Cadet, cadet.liking, cadet.NOISE),
    "captain": lambda seed: RuleBot(search.captain, guesses=True),
    "commodore": partial(Commodore, commodore.GUIDE, commodore.LIMITS, commodore.QUESTIONS),
    "greedy": lambda seed: RuleBot(search.greedy, guesses=True),
}
