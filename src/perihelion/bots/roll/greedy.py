"""A bot for Roll for the Galaxy that takes what looks best now."""

from __future__ import annotations

from perihelion.bots.bot import Bot
from perihelion.bots.roll.answers import best_now
from perihelion.roll.state import Roll
from perihelion.tabletop.table import Table


class RollGreedy(Bot):
    """Estimates what each row of workers would bring this round and fills the best one.

    It remembers nothing and is not random: the same view gets the same answer.
    """

    def answer(self, view: Table, seat: int) -> int:
        assert isinstance(view, Roll)
        return best_now(view, seat)
