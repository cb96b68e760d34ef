"""Bots for Race for the Galaxy."""

from __future__ import annotations

from functools import partial
from typing import Final

from perihelion.bots.bot import Makers, RuleBot
from perihelion.bots.cadet import Cadet
from perihelion.bots.captain import Captain
from perihelion.bots.commodore import Commodore
from perihelion.bots.race import cadet, commodore
from perihelion.bots.race.answers import best_now
from perihelion.bots.race.search import is_action, worths

WORLDS: Final = 4
"""How often `captain` guesses what it cannot see."""

TRIED: Final = 6
"""How many actions it thinks about."""

BOTS: Final[Makers] = {
    "cadet": partial(Cadet, cadet.liking, cadet.NOISE),
    "captain": lambda seed: Captain(
        best_now, is_action, lambda world, seat: worths(world, seat, TRIED), WORLDS
    ),
    "commodore": partial(Commodore, commodore.GUIDE, commodore.LIMITS, commodore.QUESTIONS),
    "greedy": lambda seed: RuleBot(best_now),
}
