"""Loaded dice, for arranged positions."""

from __future__ import annotations

from typing import Final

from perihelion.tabletop.dice import Dice, dice

MOST_ROLLS: Final = 8
"""How many dice can be loaded; for more the search would take too long."""

_WORD: Final = 0xFFFFFFFF
_CHOSEN: Final = 4


def loaded(falls: list[list[int]], sides: int, luck: Dice) -> Dice:
    """Dice whose next throws each fall as one of those listed for it; `luck` if none are listed.

    Four throws in a row can have any outcome, since the state of the dice has four words and each
    throw shows one; for the others we search until they fit.
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
    """The dice whose second word takes these four values in turn: `Dice.throw` undone."""
    b0, b1, b2, b3 = shown
    c1 = b0 ^ b1 ^ (b0 << 9 & _WORD)
    a1 = b1 ^ b2 ^ c1
    c2 = c1 ^ a1 ^ (b1 << 9 & _WORD)
    a2 = b2 ^ b3 ^ c2
    d1 = a1 ^ a2 ^ b1
    d0 = (d1 >> 11 | d1 << 21 & _WORD) ^ b0
    a0 = a1 ^ d0 ^ b0
    return Dice(a0, b0, a0 ^ b0 ^ b1, d0)
