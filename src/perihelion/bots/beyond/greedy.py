"""A bot for Beyond the Sun that takes what looks best now."""

from __future__ import annotations

from perihelion.beyond.state import Beyond
from perihelion.bots.beyond.cards import Appraisal
from perihelion.bots.beyond.judgement import TASTE
from perihelion.bots.beyond.search import Search
from perihelion.bots.bot import Bot
from perihelion.tabletop.dice import dice
from perihelion.tabletop.table import Table


class BeyondGreedy(Bot):
    """Tries its own choices up to the end of an action and takes the best position.

    It remembers nothing of the game, and it always guesses in the same way what it cannot see: the
    same view gets the same answer.
    """

    taste = TASTE

    def __init__(self) -> None:
        self.appraisal: Appraisal | None = None

    def answer(self, view: Table, seat: int) -> int:
        assert isinstance(view, Beyond)
        if self.appraisal is None or self.appraisal.box is not view.box:
            self.appraisal = Appraisal(view.box)
        guess = view.guess(dice(1))
        assert isinstance(guess, Beyond)
        return int(Search(self.appraisal, seat, self.taste).best(guess))
