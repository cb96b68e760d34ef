"""Rows of small numbers, composed by compiled code and copied at once to where they are wanted.

A row begins as a blank one; only what differs is written. A number takes two bytes, the lower one
first, as NumPy has it on every machine that we know. The writer of `librt` is the one growing array
that mypyc reaches without a call.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from perihelion.tabletop.bits import BIT

MOST: Final = 32_767
"""No number is larger, and none lower than its negative."""


@mypyc_attr(native_class=True)
class Rows:
    """Rows that are written one after another, until they are taken."""

    def __init__(self) -> None:
        self.bytes: Final = BytesWriter()
        self.first: i64 = 0  # where the row begins that is being written
        self.at: i64 = 0  # the next part, and which of how many seats it is written for
        self.seat: i64 = 0
        self.room: i64 = 1

    def begin(self, blank: bytes) -> None:
        """Begin the next row, as this one."""
        self.first = len(self.bytes)
        self.bytes.write(blank)

    def taken(self) -> bytes:
        """All rows; the next one is the first again."""
        out = self.bytes.getvalue()
        self.bytes.truncate(0)
        return out

    def clear(self) -> None:
        """Forget what has been written."""
        self.bytes.truncate(0)

    # -- numbers of two bytes --------------------------------------------

    def put(self, at: i64, n: i64) -> None:
        """A number."""
        if n > MOST:
            n = MOST
        elif n < -MOST:
            n = -MOST
        k = self.first + 2 * at
        self.bytes[k] = u8(n & 255)
        self.bytes[k + 1] = u8((n >> 8) & 255)

    def small(self, at: i64, n: i64) -> None:
        """A number from 0 to 255, where the row has been zero."""
        self.bytes[self.first + 2 * at] = u8(n & 255)

    def mark(self, at: i64, bits: i64) -> None:
        """More bits, of the lowest eight."""
        k = self.first + 2 * at
        self.bytes[k] = u8((i64(self.bytes[k]) | bits) & 255)

    def more(self, at: i64) -> None:
        """One more of something of which there are few."""
        k = self.first + 2 * at
        self.bytes[k] = u8((i64(self.bytes[k]) + 1) & 255)

    def bits(self, at: i64, mask: i64, size: i64) -> None:
        """Each of the lowest bits as a number."""
        if mask:
            for k in range(size):
                if mask & BIT[k]:
                    self.bytes[self.first + 2 * (at + k)] = 1

    def listed(self, at: i64, numbers: list[i64], room: i64) -> None:
        """The first of these numbers."""
        for k in range(min(room, len(numbers))):
            self.put(at + k, numbers[k])

    def lying(self, at: i64, cards: list[i64], place: i64) -> None:
        """The place of each of these pieces, by its number, if it lies open."""
        for c in cards:
            if c >= 0:
                self.bytes[self.first + 2 * (at + c)] = u8(place & 255)

    # -- part after part -------------------------------------------------

    def turn_to(self, at: i64, seat: i64 = 0, room: i64 = 1) -> None:
        """Write the parts from here on, as the layout has them: of parts with room for several
        seats what belongs to one of them.
        """
        self.at = at
        self.seat = seat
        self.room = room

    def next(self, n: i64) -> None:
        """A part of one number."""
        self.put(self.at + self.seat, n)
        self.at += self.room

    def next_few(self, numbers: list[i64], size: i64) -> None:
        """A part of several numbers, of which the first may be there."""
        self.listed(self.at + self.seat * size, numbers, size)
        self.at += self.room * size

    def next_bits(self, mask: i64, size: i64) -> None:
        """A part with a number for each bit."""
        self.bits(self.at + self.seat * size, mask, size)
        self.at += self.room * size

    def pass_by(self, size: i64) -> i64:
        """A part that is written otherwise: where this seat's numbers begin."""
        at = self.at + self.seat * size
        self.at += self.room * size
        return at

    # -- numbers of one byte ---------------------------------------------

    def allow(self, options: list[i64]) -> None:
        """A mask: 1 for each of these answers."""
        for option in options:
            self.bytes[self.first + option] = 1
