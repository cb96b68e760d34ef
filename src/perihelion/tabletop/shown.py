"""What a learning program is shown of a position: parts of numbers, each with its name and bounds.

Every field says by which numbers it is shown; `observing` puts them together.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from perihelion.tabletop.families import Names

MOST: Final = 32_767
"""No number that is shown is larger, and none lower than its negative: two bytes hold it."""

MOST_SEATS: Final = 6
ALL_SEATS: Final = 63
"""No game has more seats; and a bit for each of them."""


class Shown:
    """Numbers of one kind: `shape` says how many, every one lies between `lowest` and `highest`.
    They are `private` if they depend on what the viewer alone may know. In a list that is not full
    `gap` fills the rest.
    """

    def __init__(
        self,
        name: str,
        shape: tuple[int, ...],
        lowest: int,
        highest: int,
        private: bool = False,
        gap: int = 0,
    ) -> None:
        self.name: Final = name
        self.shape: Final = shape
        self.lowest: Final = max(lowest, -MOST)
        self.highest: Final = min(highest, MOST)
        self.private: Final = private
        self.gap: Final = gap

    @property
    def size(self) -> int:
        """How many numbers there are."""
        out = 1
        for length in self.shape:
            out *= length
        return out

    def inside(self, prefix: str, several: int = 0) -> Shown:
        """The same as part of something larger. Where there may be several of those, zeros stand
        for one that is not there.
        """
        name = f"{prefix}.{self.name}"
        if not several:
            return Shown(name, self.shape, self.lowest, self.highest, self.private, self.gap)
        shape = (several, *self.shape)
        low, high = min(self.lowest, 0), max(self.highest, 0)
        return Shown(name, shape, low, high, self.private, self.gap)

    def clipped(self, numbers: list[int]) -> list[int]:
        """The numbers, none of them out of bounds."""
        return [min(max(int(n), self.lowest), self.highest) for n in numbers]


@mypyc_attr(native_class=True)
class Eyes:
    """Who looks: seats are counted from the viewer's on."""

    def __init__(self, names: Names, viewer: int, seats: int) -> None:
        self.names: Final = names
        self.viewer: Final = viewer
        self.seats: Final = seats

    def away(self, seat: int) -> int:
        """How far away a seat is, in seating order; a number that is no seat stays as it is."""
        return (seat - self.viewer) % self.seats if seat >= 0 else seat

    def turned(self, seats: int) -> int:
        """A bit for each seat, from the viewer's on."""
        out = 0
        for seat in range(self.seats):
            out |= (seats >> seat & 1) << self.away(seat)
        return out
