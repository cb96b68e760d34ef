"""Looking one answer ahead with a network: what every answer is worth to the seat that gives it."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from perihelion.bots.features import After, Features, Row, width_of, write_after
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

    def add(self, g: Table, seat: int, answer: int) -> After:
        """Write what `seat` sees once it has given this answer."""
        return write_after(g, seat, answer, self.features, self._next(g))

    def add_as_it_is(self, g: Table, seat: int) -> None:
        """Write what `seat` sees now."""
        self.features.write(g, seat, self._next(g))

    def _next(self, g: Table) -> Row:
        at = len(self.seats) * self.width
        if at == len(self.numbers):
            self.numbers = self.numbers + bytes(len(self.numbers))  # a new one: arrays look at it
        self.seats.append(seats_of(g))
        return Row(self.numbers, at)

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
        self.rows: Final[list[list[int]]] = []
        self.known: Final[dict[int, Floats]] = {}  # rows of finished games
        full = view.guess(luck)
        chancy: list[int] = []
        for k, answer in enumerate(self.options):
            self.rows.append([])
            if self._look(sheet, full, k, answer):
                chancy.append(k)
        self.chancy: Final = chancy
        if chancy and len(chancy) < len(self.options):
            for _ in range(tries - 1):
                full = view.guess(luck)
                for k in chancy:
                    self._look(sheet, full, k, self.options[k])

    def _look(self, sheet: Sheet, full: Table, k: int, answer: int) -> bool:
        at = len(sheet.seats)
        after = sheet.add(full, self.seat, answer)
        self.rows[k].append(at)
        if after.over:
            self.known[at] = result(after.table, self.seat)
        return after.chance

    def values(self, chances: Floats) -> Floats:
        """What each answer is worth to the seat: its chance to win."""
        own = [
            [self.known[at][0] if at in self.known else chances[at, 0] for at in rows]
            for rows in self.rows
        ]
        return np.array([sum(values) / len(values) for values in own], np.float32)


def judge(network: Network, sheet: Sheet) -> Floats:
    """The chances in all positions on a sheet."""
    return network.chances(sheet.rows, sheet.playing)
