"""What a network sees of a position: a row of small numbers, most of them 0 or 1.

Each game writes its own row, from the eyes of one seat, which comes first; whatever that seat may
not see is left out. So the same row can be written from a view, from a guess or from the position
itself, and a law makes sure of it. Rows are written by compiled code, straight into a buffer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from perihelion.tabletop.bits import BIT
from perihelion.tabletop.table import Table

ROOM: Final = 16_384
"""More numbers than any row has."""


@mypyc_attr(native_class=True)
class Row:
    """A row being filled in from left to right. The buffer holds zeros before; a list of `parts`,
    if there is one, gets the name of each part and where it begins.
    """

    def __init__(self, numbers: bytearray, at: i64 = 0, named: bool = False) -> None:
        self.numbers: Final = numbers
        self.at: i64 = at
        self.named: Final = named
        self.parts: Final[list[tuple[str, int]]] = []

    def part(self, name: str) -> None:
        """From here on the numbers tell this."""
        if self.named:
            self.parts.append((name, int(self.at)))

    def flag(self, on: bool) -> None:
        """Whether something is so."""
        if on:
            self.numbers[self.at] = 1
        self.at += 1

    def one_of(self, k: i64, size: i64) -> None:
        """Which of some things; none of them if `k` is none of their numbers."""
        if 0 <= k < size:
            self.numbers[self.at + k] = 1
        self.at += size

    def mark(self, k: i64) -> None:
        """One of the things that come next, without moving on; none of them if `k` is negative."""
        if k >= 0:
            self.numbers[self.at + k] = 1

    def those(self, numbers: list[i64], size: i64) -> None:
        """Which of some things are there, each by its number."""
        for k in numbers:
            self.mark(k)
        self.at += size

    def bits(self, mask: i64, size: i64) -> None:
        """Which of some things are there, a bit each."""
        if mask:
            for k in range(size):
                if mask & BIT[k]:
                    self.numbers[self.at + k] = 1
        self.at += size

    def count(self, n: i64, most: i64) -> None:
        """How many there are, as a row of beads: the first `n` of `most` are there. A network sees
        from each bead that the number is at least so large.
        """
        for k in range(min(n, most)):
            self.numbers[self.at + k] = 1
        self.at += most

    def every(self, n: i64, step: i64, most: i64) -> None:
        """A larger number, with a bead for every `step`."""
        self.count(n // step if n > 0 else 0, most)

    def around(self, n: i64, step: i64, most: i64) -> None:
        """A number that may be negative: beads for what is above zero, then for what is below."""
        self.every(n, step, most)
        self.every(-n, step, most)

    def pieces(self, those: list[i64], places: list[i64], size: i64) -> None:
        """How many there are of each of some kinds of pieces; `places` has the kind of a piece."""
        for piece in those:
            if piece >= 0:
                k = self.at + places[piece]
                self.numbers[k] = self.numbers[k] + 1
        self.at += size

    def skip(self, size: i64) -> None:
        """Leave out something that is not there."""
        self.at += size


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Features:
    """How the positions of one game are written as rows."""

    def most_seats(self) -> int:
        """How many seats, rivals that are no players included, take part in a game at most."""
        raise NotImplementedError

    def write(self, g: Table, me: i64, row: Row) -> None:
        """Write the row of a position as `me` may know it."""
        raise NotImplementedError


class Kinds:
    """The questions of a game by number, and a number for any that is not listed."""

    def __init__(self, words: list[str]) -> None:
        self.numbers: Final = {word: k for k, word in enumerate(words)}
        self.size: Final[i64] = len(words) + 1

    def write(self, g: Table, me: i64, row: Row) -> None:
        """What `me` is asked, whether anything else is open, and who else is asked."""
        asked = g.asked & BIT[me] != 0
        if asked:
            k = self.numbers.get(g.asking(me).kind())
            row.one_of(self.size - 1 if k is None else k, self.size)
        else:
            row.skip(self.size)
        row.flag(g.answered & BIT[me] != 0)
        row.flag(g.over)


def parts_of(features: Features, g: Table, me: i64 = 0) -> list[tuple[str, int]]:
    """The parts of a row with the number at which each begins; the last one is its end."""
    row = Row(bytearray(ROOM), 0, True)
    features.write(g, me, row)
    return [*row.parts, ("end", int(row.at))]


def width_of(features: Features, g: Table) -> int:
    """How many numbers a row has. It is the same for every set-up of a game."""
    return parts_of(features, g)[-1][1]
