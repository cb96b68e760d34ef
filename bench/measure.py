"""Measure a game in this process and print the figures as JSON.

`run.py` starts it twice a game: once with the source on the path, once with the compiled copy.
Rates are per second of CPU time, the median of several runs, with players who answer at random.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable

import perihelion
from perihelion import Table, dice, new_game, play_out

Figures = dict[str, float]
Work = Callable[[int], int]


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


def played_inside(game: str, players: int) -> Work:
    """Whole games by the kernel's own loop: what search and training pay."""

    def work(seed: int) -> int:
        return play_out(new_game(game, players, seed), dice(seed))

    return work


def played_outside(game: str, players: int) -> Work:
    """Whole games through the public interface, from interpreted Python: what a bot author pays."""
    luck = random.Random(1)

    def work(seed: int) -> int:
        table = new_game(game, players, seed)
        count = 0
        while not table.over:
            seat = table.next_seat()
            table.answer(seat, luck.choice(table.options(seat)))
            count += 1
        return count

    return work


def middles(game: str, players: int) -> list[Table]:
    """Positions from the middle of games."""
    luck = random.Random(2)
    found: list[Table] = []
    for seed in range(32):
        table = new_game(game, players, seed)
        for _ in range(luck.randrange(40, 40 * players)):
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


def measure(game: str, players: int, seconds: float, repeat: int) -> Figures:
    """All figures for a number of players."""
    games, decisions, spread = rate(played_inside(game, players), seconds, repeat)
    _, outside, _ = rate(played_outside(game, players), seconds, repeat)
    tables = middles(game, players)
    return {
        "games": games,
        "decisions": decisions,
        "decisions_outside": outside,
        "copies": rate(copied(tables), seconds, repeat)[1],
        "views": rate(viewed(tables), seconds, repeat)[1],
        "guesses": rate(guessed(tables), seconds, repeat)[1],
        "spread": spread,
    }


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--game", default="race")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    wanted = parser.parse_args()
    figures = {
        str(players): measure(wanted.game, players, wanted.seconds, wanted.repeat)
        for players in wanted.players
    }
    json.dump({"compiled": perihelion.compiled, "players": figures}, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
