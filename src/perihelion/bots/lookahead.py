"""Looking one answer ahead with a network: what every answer is worth to the seat that gives it."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from perihelion.bots.features import Features, Looks, Row, look_at_all, width_of
from perihelion.bots.network import Floats, Network, Rows
from perihelion.tabletop.dice import Dice
from perihelion.tabletop.table import Table

ROWS: Final = 512
"""Rows that a new sheet has room for; it grows."""


class Sheet:
    """Rows of positions that are to be judged together, each with the number of its seats."""

    def __init__(self, features: Features, width: int, room: int = ROWS) -> None:
        self.features: Final = features
        self.width: Final = width
        self.numbers = bytearray(room * width)
        self.seats: list[int] = []

    def add_all(self, full: Table, seat: int, answers: list[int]) -> Looks:
        """Write what `seat` sees after each of these answers, a row each."""
        at = self._room(full, len(answers))
        return look_at_all(full, seat, answers, self.features, self.numbers, at, self.width)

    def add(self, g: Table, seat: int) -> None:
        """Write what `seat` sees now."""
        at = self._room(g, 1)
        self.features.write(g, seat, Row(self.numbers, at))

    def _room(self, g: Table, count: int) -> int:
        """Make room for some more rows; where the first of them begins."""
        at = len(self.seats) * self.width
        self.seats.extend([seats_of(g)] * count)
        while len(self.seats) * self.width > len(self.numbers):
            self.numbers = self.numbers + bytes(len(self.numbers))  # a new one: arrays look at it
        return at

    @property
    def rows(self) -> Rows:
        """All rows so far, where they were written."""
        count = len(self.seats)
        return np.frombuffer(self.numbers, np.uint8, count * self.width).reshape(count, self.width)

    @property
    def playing(self) -> NDArray[np.int64]:
        """The number of seats of each row."""
        return np.array(self.seats, np.int64)

    def clear(self) -> None:
        """Begin again."""
        count = len(self.seats) * self.width
        np.frombuffer(self.numbers, np.uint8, count)[:] = 0
        self.seats = []


def sheet_for(features: Features, g: Table) -> Sheet:
    """An empty sheet for positions of this game."""
    return Sheet(features, width_of(features, g))


def seats_of(g: Table) -> int:
    """How many seats share the chances; whoever plays alone has one rival, the game itself."""
    return max(len(g.order), 2)


def result(g: Table, seat: int) -> Floats:
    """How a finished game has gone: each seat's share of the victory, `seat` first."""
    n = seats_of(g)
    out = np.zeros(n, np.float32)
    winners = g.winners()
    for winner in winners:
        out[(winner - seat) % n] = 1 / len(winners)
    if not winners:
        out[1] = 1.0
    return out


class Fan:
    """The answers to one question, each with the rows on a sheet that tell where it leads. An
    answer that depends on chance, where another does not, is tried with several guesses.
    """

    def __init__(self, sheet: Sheet, view: Table, seat: int, luck: Dice, tries: int) -> None:
        self.seat: Final = seat
        self.options: Final = view.options(seat)
        self.known: Final[dict[int, Floats]] = {}  # rows of finished games
        first = len(sheet.seats)
        self.rows: Final = [[first + k] for k in range(len(self.options))]
        self.chancy: Final = self._look(sheet, view.guess(luck), self.options)
        if self.chancy and len(self.chancy) < len(self.options):
            chancy = [self.options[k] for k in self.chancy]
            for _ in range(tries - 1):
                first = len(sheet.seats)
                for n, k in enumerate(self.chancy):
                    self.rows[k].append(first + n)
                self._look(sheet, view.guess(luck), chancy)

    def _look(self, sheet: Sheet, full: Table, answers: list[int]) -> list[int]:
        """Write a row for each of these answers; which of them depend on chance."""
        first = len(sheet.seats)
        looks = sheet.add_all(full, self.seat, answers)
        for k, table in looks.over:
            self.known[first + k] = result(table, self.seat)
        return looks.chancy

    def values(self, chances: Floats) -> Floats:
        """What each answer is worth to the seat: its chance to win."""
        for at, known in self.known.items():
            chances[at, : len(known)] = known
        first = self.rows[0][0]
        out = chances[first : first + len(self.rows), 0].copy()
        for k in self.chancy:
            if len(self.rows[k]) > 1:
                out[k] = chances[self.rows[k], 0].mean()
        return out


def judge(network: Network, sheet: Sheet) -> Floats:
    """The chances in all positions on a sheet."""
    return network.chances(sheet.rows, sheet.playing)
