"""A bot for Tiny Epic Galaxies that judges the position after each whole action."""

from __future__ import annotations

from perihelion.bots.bot import Bot
from perihelion.bots.tiny.search import Search
from perihelion.tabletop.dice import dice
from perihelion.tabletop.table import Table
from perihelion.tiny.state import Tiny


class TinyCaptain(Bot):
    """Tries its own choices up to the end of an action and takes the best position. It remembers
    nothing, and always guesses in the same way what it cannot see: the same view gets the same
    answer.
    """

    def answer(self, view: Table, seat: int) -> int:
        g = view.guess(dice(1))
        assert isinstance(g, Tiny)
        return int(Search(seat).best(g))
