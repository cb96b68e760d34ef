"""A beginner: preferences of its game, and some noise."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Final
from zlib import crc32

from perihelion.bots.bot import Bot
from perihelion.tabletop.dice import dice
from perihelion.tabletop.table import Table

FINE: Final = 1 << 20
"""How finely chances are told apart."""


class Cadet(Bot):
    """Does what a beginner likes, most of the time, and looks at nothing that comes of it. `liking`
    says how much they like an answer in a position; with more `noise` they do more often what they
    like less, without noise never.
    """

    def __init__(
        self, liking: Callable[[Any, int, int], float], noise: float, seed: int = 0
    ) -> None:
        self.liking: Final = liking
        self.noise: Final = noise
        self.seed: Final = seed

    def answer(self, view: Table, seat: int) -> int:
        options = view.options(seat)
        likings = [self.liking(view, seat, answer) for answer in options]
        return options[pick(likings, self.noise, view, seat, self.seed)]


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
