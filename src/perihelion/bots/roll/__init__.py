"""Bots for Roll for the Galaxy."""

from __future__ import annotations

from functools import partial
from typing import Final

from perihelion.bots.bot import Makers, RuleBot
from perihelion.bots.cadet import Cadet
from perihelion.bots.captain import Captain
from perihelion.bots.commodore import Commodore
from perihelion.bots.roll import cadet, commodore
from perihelion.bots.roll.answers import best_now
from perihelion.bots.roll.search import is_selection, worths

WORLDS: Final = 3
"""How often `captain` guesses what the others have rolled."""

BOTS: Final[Makers] = {
    "cadet": partial(Cadet, cadet.liking, cadet.NOISE),
    "captain": lambda seed: Captain(best_now, is_selection, worths, WORLDS),
    "commodore": partial(Commodore, commodore.GUIDE, commodore.LIMITS, commodore.QUESTIONS),
    "greedy": lambda seed: RuleBot(best_now),
}
