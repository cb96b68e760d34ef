"""Choosing what is liked best, most of the time."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final
from zlib import crc32

from perihelion.tabletop.dice import dice
from perihelion.tabletop.table import Table

FINE: Final = 1 << 20
"""How finely chances are told apart."""


def pick(likings: Sequence[float], noise: float, view: Table, seat: int, seed: int) -> int:
    """The place of the answer to give: the likelier, the more it is liked. With a noise of 1 an
    answer that is liked 1 more is e times as likely; without noise the best liked is given.

    The same view and the same seed give the same answer, in whatever order questions come.
    """
    if noise <= 0:
        return max(range(len(likings)), key=lambda k: likings[k])
    best = max(likings)
    chances = [math.exp((liking - best) / noise) for liking in likings]
    luck = dice(crc32(repr((seed, seat, view.round(), view.pack())).encode()))
    left = sum(chances) * int(luck.below(FINE)) / FINE
    for k, chance in enumerate(chances):
        left -= chance
        if left < 0:
            return k
    return len(chances) - 1
