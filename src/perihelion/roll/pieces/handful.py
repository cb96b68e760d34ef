"""Dice that lie together, as one number: how many there are of each colour.

A handful has five bits for each of the seven colours, and the box has no more than 25 dice of any.
So handfuls are added and subtracted like numbers, and moving one takes no loop.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids

BITS: Final = 5
MOST: Final = 31
"""How many bits a colour has, and all of them."""

ONE: Final[list[i64]] = [1, 32, 1024, 32768, 1048576, 33554432, 1073741824]
"""One die of each colour."""

LARGEST: Final = 34359738367
"""No handful is larger."""


def of_colour(handful: i64, colour: i64) -> i64:
    """How many dice of this colour are in it."""
    return (handful >> (BITS * colour)) & MOST


def size(handful: i64) -> i64:
    """How many dice are in it."""
    n: i64 = 0
    while handful > 0:
        n += handful & MOST
        handful >>= BITS
    return n


def kinds(handful: i64) -> i64:
    """How many colours are in it."""
    n: i64 = 0
    while handful > 0:
        if handful & MOST:
            n += 1
        handful >>= BITS
    return n


def colours_in(handful: i64) -> list[i64]:
    """The colours in it."""
    return [colour for colour in range(ids.COLOURS) if of_colour(handful, colour) > 0]


def first_of(handful: i64, count: i64) -> i64:
    """So many of its dice, colour by colour."""
    out: i64 = 0
    for colour in range(ids.COLOURS):
        taken = min(of_colour(handful, colour), count)
        out += ONE[colour] * taken
        count -= taken
    return out


def sum_of(handfuls: list[i64]) -> i64:
    """All of them together."""
    out: i64 = 0
    for handful in handfuls:
        out += handful
    return out


def by_colour(handful: i64) -> list[i64]:
    """How many dice of each colour are in it."""
    return [of_colour(handful, colour) for colour in range(ids.COLOURS)]


def handful_of(counts: list[i64]) -> i64:
    """A handful with this many dice of each colour."""
    out: i64 = 0
    for colour in range(ids.COLOURS):
        out += counts[colour] * ONE[colour]
    return out


def dice_word(counts: Iterable[int]) -> str:
    """Dice by colour: `3H1M`; empty if there are none."""
    return "".join(f"{n}{ids.LETTERS[colour]}" for colour, n in enumerate(counts) if n)
