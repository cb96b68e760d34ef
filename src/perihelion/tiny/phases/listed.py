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
    """The dice of a set, as answers."""
    return [die for die in range(ids.DICE) if dice & BIT[die]]


def _lists(always: list[i64], besides: list[i64]) -> list[list[i64]]:
    """For every set of dice, with every set of what may be answered besides: the dice, what may
    always be answered, and what is in the second set.
    """
    out: list[list[i64]] = []
    for n in range(SETS * 2 ** len(besides)):
        extra = [answer for k, answer in enumerate(besides) if n & BIT[ids.DICE + k]]
        out.append([*dice_of(n), *always, *extra])
    return out


TURNS: Final = _lists([ids.END_TURN], [ids.REROLL, ids.CONVERT])
"""What may be done in a turn."""

PICKS: Final = _lists([], [ids.DONE])
"""What may be picked: dice, or that it is enough."""

TURNINGS: Final[list[list[i64]]] = [
    [ids.TURNED + ids.FACES * die + face for die in dice_of(n) for face in range(ids.FACES)]
    for n in range(SETS)
]
"""Every die with every face."""
