"""The pieces on the table."""

from __future__ import annotations

from comets import ids
from comets.box import Box
from comets.seat import Seat
from comets.setup import Setup
from perihelion.tabletop.answers import Answers
from perihelion.tabletop.dice import Dice
from perihelion.tabletop.table import Table


class Comets(Table):
    """A position of the game."""

    def __init__(
        self,
        dice: Dice,
        order: list[int],
        automatic: bool,
        setup: Setup,
        box: Box,
        seats: list[Seat],
        deck: list[int],
        aside: int,
        comet: int,
        flown: list[int],
    ) -> None:
        super().__init__(dice, order, automatic)
        self.setup = setup
        self.box = box
        self.seats = seats
        self.deck = deck  # the next comet last
        self.aside = aside  # the comet that nobody ever sees
        self.comet = comet  # to be caught now
        self.flown = flown  # those that nobody caught

    def game(self) -> str:
        return "comets"

    def answers(self) -> Answers:
        return self.box.answers

    def round(self) -> int:
        return ids.COMETS - 1 - len(self.deck)

    def scores(self) -> list[int]:
        return [sum(comet + 1 for comet in seat.caught) for seat in self.seats]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [i for i, points in enumerate(scores) if points == max(scores)]
