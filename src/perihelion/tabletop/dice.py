"""Chance that can be copied, saved and replayed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tabletop.refusal import Refused

_WORD: Final = 0xFFFFFFFF

MOST_SIDES: Final = 2**24


class Dice:
    """xoshiro128**: four 32-bit words, the same numbers compiled or not."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def copy(self) -> Dice:
        return Dice(self.a, self.b, self.c, self.d)

    def words(self) -> list[int]:
        """The whole state, for saving."""
        return [self.a, self.b, self.c, self.d]

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Dice, (int(self.a), int(self.b), int(self.c), int(self.d))

    def below(self, n: int) -> i64:
        """A number from 0 to n - 1; n is at most 2**24."""
        if not 1 <= n <= MOST_SIDES:
            raise Refused("BAD_DIE", {"sides": n})
        return self.throw(n)

    def throw(self, n: i64) -> i64:
        """The same for who knows that `n` is right."""
        x: i64 = (self.b * 5) & _WORD
        x = ((x << 7) | (x >> 25)) & _WORD
        out: i64 = (x * 9) & _WORD
        t: i64 = (self.b << 9) & _WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= t
        self.d = ((self.d << 11) | (self.d >> 21)) & _WORD
        return (out >> 8) * n >> 24

    def shuffle(self, cards: list[i64]) -> None:
        """Put the list in random order, in place."""
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.throw(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1


def _mix(x: i64) -> i64:
    """Spread a word so that neighbouring seeds have nothing in common."""
    x = (x ^ (x >> 16)) & _WORD
    x = (x * 0x21F0AAAD) & _WORD
    x = (x ^ (x >> 15)) & _WORD
    x = (x * 0x735A2D97) & _WORD
    return (x ^ (x >> 15)) & _WORD


def dice(seed: int) -> Dice:
    """Dice for a seed: any whole number, of which the lowest 63 bits count."""
    low: i64 = seed & 0x7FFFFFFF
    high: i64 = (seed >> 31) & _WORD
    d = Dice(
        _mix(low + 0x9E3779B9),
        _mix(high + 0x243F6A88),
        _mix(low ^ 0x37E15162) ^ high,
        _mix(high ^ 0x0DF511EB) ^ low | 1,
    )
    for _ in range(8):
        d.below(2)
    return d
