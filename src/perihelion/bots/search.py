"""Searching: trying the best answers in many worlds that the seat may be in, and playing on.

What a seat cannot see is dealt anew for every world, so the search knows no more than the seat.
Each world is tried with all answers that are still in the running, which makes them comparable;
after each round of trials the worse half of the answers drops out (sequential halving), so that
most of the effort goes into telling the best ones apart.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Final

from perihelion.tabletop.dice import Dice, dice
from perihelion.tabletop.keeping import Keeping
from perihelion.tabletop.table import Table

NOTHING: Final = 1e-9
"""Less than any position is worth: what a guide thinks at first sight of an answer that it does not
look at, since it comes to the same as another.
"""

PATIENCE: Final = 25
"""Rounds after which bots no longer think about what the others may do, but do what brings most at
once. In longer games each waits for the other to act, and does not remember having done so in vain.
"""

TOGETHER: Final = 64
"""How many positions are judged together. More are judged no faster, and take memory that a process
never gives back.
"""

OVERTIME: Final = 3.0
"""How many times its seconds a search may take, on a machine that has other things to do, before it
breaks off the trials that it has begun.
"""


class Guide:
    """Who plays on in the worlds that are tried, and says what they are worth there."""

    def first_values(self, view: Table, seat: int, luck: Dice) -> list[float]:
        """What each answer is worth at first sight, from 0 to 1."""
        raise NotImplementedError

    def play(self, table: Table, seat: int) -> None:
        """Give the answer that the seat is likely to give, or several that belong together."""
        raise NotImplementedError

    def stage(self, table: Table) -> int:
        """A number that changes when a part of the game is over which is always played on to its
        end: the round, if nothing else is said.
        """
        return table.round()

    def play_out(
        self, tables: list[Table], stage: int, limits: Limits, break_off: float = math.inf
    ) -> None:
        """Play all these worlds on, from this stage to where they are to be judged. Some may be
        replaced in the list by others.
        """
        for table in tables:
            play_on(self, table, stage, limits.rounds, limits.steps, break_off)

    def values(self, tables: Sequence[Table], seat: int) -> list[float]:
        """What each of these positions is worth to the seat, from 0 to 1. Many can be judged
        together in little more time than one.
        """
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
        ahead: int = 0,
    ) -> None:
        self.worlds: Final = worlds  # tried with the last answers in the running
        self.answers: Final = answers  # that are tried at all, the best at first sight
        self.rounds: Final = rounds  # that are played on, or other stages
        self.steps: Final = steps  # answers after which a world is judged as it is
        self.seconds: Final = seconds  # after which no new trials begin
        self.trust: Final = trust  # how many worlds the first sight counts for
        self.ahead: Final = ahead  # further stages, in which everybody chooses with care


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


def luck_of(view: Table, seed: int) -> Dice:
    """The luck of whoever guesses what `view` does not show: the same for the same view. Each round
    has another, or bots that wait for each other, misled by one guess, would wait for ever.
    """
    return dice(seed + view.round())


def search(view: Table, seat: int, guide: Guide, limits: Limits, seed: int) -> Found:
    """Look for the best answer to the question of `seat`."""
    luck = luck_of(view, seed)
    options = view.options(seat)
    values = guide.first_values(view, seat, luck)
    trials = [0] * len(options)
    sums = [limits.trust * value for value in values]
    running = sorted(range(len(options)), key=lambda k: -values[k])[: limits.answers]
    running = [k for k in running if values[k] >= NOTHING] or running[:1]
    begun = time.monotonic()
    end, break_off = begun + limits.seconds, begun + OVERTIME * limits.seconds
    halvings = max(len(running) - 1, 1).bit_length()
    while len(running) > 1 and time.monotonic() < end:
        worlds = max(limits.worlds // (halvings * len(running)), 2)
        for k, value in _try(view, seat, guide, limits, luck, options, running, worlds, break_off):
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
    break_off: float,
) -> list[tuple[int, float]]:
    """Try these answers in as many worlds, and tell what came of each trial. Where that takes too
    long, all worlds are judged as they are.
    """
    out: list[tuple[int, float]] = []
    before = guide.stage(view)
    answers = [options[k] for k in running]
    at_once = max(TOGETHER // len(running), 1)
    with Keeping():
        for first in range(0, worlds, at_once):
            tables: list[Table] = []
            for _ in range(min(at_once, worlds - first)):
                tables += after_each(guide, view.guess(luck), seat, answers)
            guide.play_out(tables, before, limits, break_off)
            judged = guide.values(tables, seat)
            out += [(running[k % len(running)], value) for k, value in enumerate(judged)]
    return out


def after_each(guide: Guide, world: Table, seat: int, answers: list[int]) -> list[Table]:
    """The positions after each of these answers. Whoever is asked the same at the same time answers
    first: what they say cannot depend on the seat's own answer.
    """
    kind = world.asking(seat).kind()
    for k in range(len(world.order)):
        while k != seat and world.waits_for(k) and world.asking(k).kind() == kind:
            guide.play(world, k)
    out = [world.copy() for _ in answers]
    for table, answer in zip(out, answers, strict=True):
        table.accept(seat, answer)
    return out


def play_on(
    guide: Guide, table: Table, stage: int, stages: int, steps: int, break_off: float = math.inf
) -> None:
    """Play on to the end of this stage and of others after it, or for so many answers."""
    while True:
        now = guide.stage(table)
        if now != stage:
            stage, stages = now, stages - 1
        if stages <= 0 or steps <= 0 or table.over or time.monotonic() >= break_off:
            return
        guide.play(table, int(table.next_seat()))
        steps -= 1
