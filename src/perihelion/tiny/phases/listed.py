"""The options of questions about dice, listed once for every set of dice.

A list of options is shared and never changed. These questions are asked so often, and there are so
few sets of dice, that finding the list is far cheaper than making it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tabletop.bits import BIT
from perihelion.tiny import ids

SETS: Final = 2**ids.DICE
"""How many sets of dice there are, each a number with a bit for each die."""

WITH_REROLL: Final = SETS
WITH_CONVERT: Final = 2 * SETS
WITH_DONE: Final = SETS
"""Added to a set of dice: what may be answered besides."""


def dice_of(dice: i64) -> list[i64]:
    """The dice of a set."""
    out: list[i64] = []
    for die in range(ids.DICE):
        if dice & BIT[die]:
            out.append(die)
    return out


def _turns() -> list[list[i64]]:
    """What may be done in a turn: with the dice of a set and besides."""
    out: list[list[i64]] = []
    for n in range(4 * SETS):
        options = [ids.DIE + die for die in dice_of(n)]
        options.append(ids.END_TURN)
        if n & WITH_REROLL:
            options.append(ids.REROLL)
        if n & WITH_CONVERT:
            options.append(ids.CONVERT)
        out.append(options)
    return out


def _picks() -> list[list[i64]]:
    """What may be picked: the dice of a set, or that it is enough."""
    out: list[list[i64]] = []
    for n in range(2 * SETS):
        options = [ids.DIE + die for die in dice_of(n)]
        if n & WITH_DONE:
            options.append(ids.DONE)
        out.append(options)
    return out


def _turnings() -> list[list[i64]]:
    """Every die of a set with every face."""
    out: list[list[i64]] = []
    for n in range(SETS):
        out.append([ids.TURNED + 6 * die + face for die in dice_of(n) for face in range(ids.FACES)])
    return out


TURNS: Final = _turns()
PICKS: Final = _picks()
TURNINGS: Final = _turnings()
