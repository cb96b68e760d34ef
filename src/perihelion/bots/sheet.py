"""Positions written down, row by row, for a network to judge them together."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from perihelion.bots.features import Features, Row
from perihelion.bots.network import Floats, Network, Rows
from perihelion.tabletop.table import Table

ROWS: Final = 256
"""Rows that a new sheet has room for; it grows."""


class Sheet:
    """Rows of positions that are to be judged together, each with the number of its seats."""

    def __init__(self, features: Features, width: int, room: int = ROWS) -> None:
        self.features: Final = features
        self.width: Final = width
        self.numbers = bytearray(room * width)
        self.seats: list[int] = []

    def add(self, g: Table, seat: int) -> None:
        """Write what `seat` sees now."""
        at = len(self.seats) * self.width
        if at + self.width > len(self.numbers):
            self.numbers = self.numbers + bytes(len(self.numbers))  # a new one: arrays look at it
        self.seats.append(seats_of(g))
        self.features.write(g, seat, Row(self.numbers, at))

    @property
    def rows(self) -> Rows:
        """All rows so far, where they were written."""
        count = len(self.seats)
        return np.frombuffer(self.numbers, np.uint8, count * self.width).reshape(count, self.width)

    @property
    def playing(self) -> NDArray[np.int64]:
        """The number of seats of each row."""
        return np.array(self.seats, np.int64)

    def chances(self, network: Network) -> Floats:
        """What a network thinks of all these positions."""
        return network.chances(self.rows, self.playing)

    def clear(self) -> None:
        """Begin again."""
        count = len(self.seats) * self.width
        np.frombuffer(self.numbers, np.uint8, count)[:] = 0
        self.seats = []


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
