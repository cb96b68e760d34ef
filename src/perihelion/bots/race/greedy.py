"""A bot for Race for the Galaxy that takes what looks best now."""

from __future__ import annotations

from perihelion.bots.bot import Bot
from perihelion.bots.race.answers import best_now
from perihelion.race.state import Race
from perihelion.tabletop.table import Table


class RaceGreedy(Bot):
    """Values cards by points and powers, and chooses what brings most at once.

    It remembers nothing and is not random: the same view gets the same answer.
    """

    def answer(self, view: Table, seat: int) -> int:
        assert isinstance(view, Race)
        return best_now(view, seat)
