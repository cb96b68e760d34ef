"""Measure the games in this process and print the figures as JSON.

`run.py` starts it twice: once with the source on the path, once with the compiled copy. Rates are
per second of CPU time, the median of several runs, with players who answer at random.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable

import perihelion
from perihelion import GAMES, Table, dice, new_game, play_out, words

Figures = dict[str, float]
Work = Callable[[int], int]


class SetUp:
    """A game with a number of players, as it stands in the table."""

    def __init__(self, title: str, game: str, players: int, options: dict[str, object]) -> None:
        self.title = title
        self.game = game
        self.players = players
        self.options = options

    def begin(self, seed: int) -> Table:
        return new_game(self.game, self.players, seed, self.options)


SET_UPS = [
    SetUp(f"{words.say('en', 'boards', f'game-{name}', {})}, {kind}", name, players, options)
    for name, game in GAMES.items()
    for kind, (players, options) in game.typical().items()
]


def rate(work: Work, seconds: float, repeat: int) -> tuple[float, float, float]:
    """Rounds of work and what they count, each a second, and the spread of the runs."""
    rounds: list[float] = []
    counts: list[float] = []
    for run in range(repeat):
        done = counted = 0
        start = time.process_time()
        spent = 0.0
        while spent < seconds / repeat:
            counted += work(run * 1_000_003 + done)
            done += 1
            spent = time.process_time() - start
        rounds.append(done / spent)
        counts.append(counted / spent)
    middle = statistics.median(rounds)
    return middle, statistics.median(counts), (max(rounds) - min(rounds)) / middle


def played_inside(one: SetUp) -> Work:
    """Whole games by the kernel's own loop: what search and training pay."""

    def work(seed: int) -> int:
        return play_out(one.begin(seed), dice(seed))

    return work


def played_outside(one: SetUp) -> Work:
    """Whole games through the public interface, from interpreted Python: what a bot author pays."""
    luck = random.Random(1)

    def work(seed: int) -> int:
        table = one.begin(seed)
        count = 0
        while not table.over:
            seat = table.next_seat()
            table.answer(seat, luck.choice(table.options(seat)))
            count += 1
        return count

    return work


def middles(one: SetUp) -> list[Table]:
    """Positions from the middle of games."""
    luck = random.Random(2)
    found: list[Table] = []
    for seed in range(32):
        table = one.begin(seed)
        for _ in range(luck.randrange(20, 40 * one.players)):
            if table.over:
                break
            seat = table.next_seat()
            table.answer(seat, luck.choice(table.options(seat)))
        if not table.over:
            found.append(table)
    return found


def copied(tables: list[Table]) -> Work:
    """Copies of a position."""

    def work(_: int) -> int:
        for table in tables:
            table.copy()
        return len(tables)

    return work


ALIVE = 2000
"""Copies that are alive at the same time, as in a search."""


def kept(tables: list[Table]) -> Work:
    """Copies that are kept, then dropped together."""

    def work(_: int) -> int:
        with perihelion.Keeping():
            alive = [table.copy() for table in tables for _ in range(ALIVE // len(tables))]
        return len(alive)

    return work


def viewed(tables: list[Table]) -> Work:
    """Views of a position, as the seat to move sees it."""

    def work(_: int) -> int:
        for table in tables:
            table.seen_by(table.next_seat())
        return len(tables)

    return work


def guessed(tables: list[Table]) -> Work:
    """Full positions guessed from a view."""
    views = [table.seen_by(table.next_seat()) for table in tables]

    def work(seed: int) -> int:
        luck = dice(seed)
        for view in views:
            view.guess(luck)
        return len(views)

    return work


def measure(one: SetUp, seconds: float, repeat: int) -> Figures:
    """All figures for a game and a number of players."""
    games, decisions, spread = rate(played_inside(one), seconds, repeat)
    _, outside, _ = rate(played_outside(one), seconds, repeat)
    tables = middles(one)
    return {
        "games": games,
        "decisions": decisions,
        "decisions_outside": outside,
        "copies": rate(copied(tables), seconds, repeat)[1],
        "kept": rate(kept(tables), seconds, repeat)[1],
        "views": rate(viewed(tables), seconds, repeat)[1],
        "guesses": rate(guessed(tables), seconds, repeat)[1],
        "bytes": memory(tables),
        "spread": spread,
    }


def memory(tables: list[Table], times: int = 50) -> float:
    """Bytes that one more position takes."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [table.copy() for _ in range(times) for table in tables]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(kept)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--game", help="only this game, by its name")
    wanted = parser.parse_args()
    figures = {
        one.title: measure(one, wanted.seconds, wanted.repeat)
        for one in SET_UPS
        if wanted.game in (None, one.game)
    }
    json.dump({"compiled": perihelion.compiled, "set_ups": figures}, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
