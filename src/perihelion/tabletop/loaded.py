"""Dice that fall as one likes, for positions that somebody arranges."""

from __future__ import annotations

from typing import Final

from perihelion.tabletop.dice import Dice, dice

MOST_ROLLS: Final = 8
"""So many dice can be made to fall as one likes; for more one would look too long."""

_WORD: Final = 0xFFFFFFFF
_CHOSEN: Final = 4


def loaded(falls: list[list[int]], sides: int, luck: Dice) -> Dice:
    """Dice whose next throws are each one of those that are listed for it; without any, `luck`.

    Four throws in a row can have any outcome, since the state of the dice has four words and each
    throw shows one; for the others we look until they fit.
    """
    if not falls:
        return luck
    source = dice(0)
    while True:
        shown: list[int] = []
        while len(shown) < _CHOSEN:
            word = int(source.below(2**16) * 2**16 + source.below(2**16))
            k = len(shown)
            if k >= len(falls) or int(Dice(0, word, 0, 1).below(sides)) in falls[k]:
                shown.append(word)
        found = _showing(shown)
        tried = found.copy()
        if all(tried.below(sides) in fall for fall in falls):
            return found


def _showing(shown: list[int]) -> Dice:
    """The dice of which the second word is these four in turn: `Dice.throw` undone."""
    b0, b1, b2, b3 = shown
    c1 = b0 ^ b1 ^ (b0 << 9 & _WORD)
    a1 = b1 ^ b2 ^ c1
    c2 = c1 ^ a1 ^ (b1 << 9 & _WORD)
    a2 = b2 ^ b3 ^ c2
    d1 = a1 ^ a2 ^ b1
    d0 = (d1 >> 11 | d1 << 21 & _WORD) ^ b0
    a0 = a1 ^ d0 ^ b0
    return Dice(a0, b0, a0 ^ b0 ^ b1, d0)
