"""Random answers: the yardstick that every other bot has to beat."""

from __future__ import annotations

from perihelion.bots.bot import Bot
from perihelion.tabletop.dice import dice
from perihelion.tabletop.table import Table


class RandomBot(Bot):
    """Any legal answer, all equally likely, with dice of its own."""

    def __init__(self, seed: int = 0) -> None:
        self.luck = dice(seed)

    def answer(self, view: Table, seat: int) -> int:
        options = view.options(seat)
        return options[self.luck.below(len(options))]
