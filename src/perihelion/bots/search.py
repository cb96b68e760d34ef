"""Searching: trying the best answers in many worlds that the seat may be in, and playing on.

What a seat cannot see is dealt anew for every world, so the search knows no more than the seat.
Each world is tried with all answers that are still in the running, which makes them comparable;
after each round of trials the worse half of the answers drops out (sequential halving), so that
most of the effort goes into telling the best ones apart.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from perihelion.tabletop.dice import Dice, dice
from perihelion.tabletop.table import Table


class Guide:
    """Who plays on in the worlds that are tried, and says what they are worth there. Questions are
    put in bundles, since many can be judged together in little more time than one.
    """

    def first_values(self, view: Table, seat: int, luck: Dice) -> list[float]:
        """What each answer is worth at first sight, from 0 to 1."""
        raise NotImplementedError

    def play_on(self, tables: Sequence[Table]) -> None:
        """Give one answer at each table, for whichever seat is next."""
        raise NotImplementedError

    def values(self, tables: Sequence[Table], seat: int) -> list[float]:
        """What each of these positions is worth to the seat, from 0 to 1."""
        raise NotImplementedError


class Limits:
    """How much a search may do."""

    def __init__(
        self,
        worlds: int = 64,
        answers: int = 8,
        rounds: int = 1,
        steps: int = 60,
        seconds: float = 0.8,
        trust: float = 6.0,
    ) -> None:
        self.worlds: Final = worlds  # tried with the last answers in the running
        self.answers: Final = answers  # that are tried at all, the best at first sight
        self.rounds: Final = rounds  # of the game that are played on
        self.steps: Final = steps  # answers after which a world is judged as it is
        self.seconds: Final = seconds  # after which no new trials begin
        self.trust: Final = trust  # how many worlds the first sight counts for


class Found:
    """The answers to a question and what the search thinks of them."""

    def __init__(self, options: list[int], values: list[float], trials: list[int]) -> None:
        self.options: Final = options
        self.values: Final = values
        self.trials: Final = trials

    @property
    def best(self) -> int:
        """The answer to give."""
        most = max(self.trials)
        tried = [k for k in range(len(self.options)) if self.trials[k] == most]
        return self.options[max(tried, key=lambda k: (self.values[k], -k))]


def search(view: Table, seat: int, guide: Guide, limits: Limits, seed: int) -> Found:
    """Look for the best answer to the question of `seat`."""
    luck = dice(seed)
    options = view.options(seat)
    values = guide.first_values(view, seat, luck)
    trials = [0] * len(options)
    sums = [limits.trust * value for value in values]
    running = sorted(range(len(options)), key=lambda k: -values[k])[: limits.answers]
    end = time.monotonic() + limits.seconds
    halvings = max(len(running) - 1, 1).bit_length()
    while len(running) > 1 and time.monotonic() < end:
        worlds = max(limits.worlds // (halvings * len(running)), 2)
        for k, value in _try(view, seat, guide, limits, luck, options, running, worlds):
            sums[k] += value
            trials[k] += 1
            values[k] = sums[k] / (limits.trust + trials[k])
        running = sorted(running, key=lambda k: -values[k])[: (len(running) + 1) // 2]
    return Found(options, values, trials)


def _try(
    view: Table,
    seat: int,
    guide: Guide,
    limits: Limits,
    luck: Dice,
    options: list[int],
    running: list[int],
    worlds: int,
) -> list[tuple[int, float]]:
    """Try these answers in as many worlds, and tell what came of each trial."""
    tried: list[int] = []
    tables: list[Table] = []
    for _ in range(worlds):
        world = view.guess(luck)
        for k in running:
            table = world.copy()
            table.accept(seat, options[k])
            tried.append(k)
            tables.append(table)
    last = view.round() + limits.rounds
    for _ in range(limits.steps):
        going = [table for table in tables if not table.over and table.round() < last]
        if not going:
            break
        guide.play_on(going)
    return list(zip(tried, guide.values(tables, seat), strict=True))
