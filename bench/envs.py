"""Measure what `perihelion.envs` costs in this process: rows, masks, and games in lock step.

`make bench-envs` measures the compiled copy. All figures are of CPU
time, the best of several runs, with answers by chance.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable

import numpy as np

import perihelion
from perihelion.envs import VectorEnv, observer
from perihelion.tabletop.observing import observation

RUNS = 3


def spent(work: Callable[[], object], seconds: float) -> float:
    """CPU time of one round of work, in microseconds."""
    best = float("inf")
    for _ in range(RUNS):
        rounds, start = 0, time.process_time()
        while True:
            for _ in range(10):
                work()
            rounds += 10
            passed = time.process_time() - start
            if passed > seconds / RUNS:
                break
        best = min(best, passed / rounds * 1e6)
    return best


def midway(game: str, players: int, options: dict[str, object]) -> perihelion.Table:
    """A position from the middle of a game."""
    g = perihelion.new_game(game, players, 1, options)
    length = perihelion.play_out(g.copy(), perihelion.dice(1))
    luck = perihelion.dice(1)
    for _ in range(length // 2):
        seat = g.next_seat()
        offered = g.legal_for(seat)
        g.accept(seat, offered[luck.below(len(offered))])
    return g


def figures(
    game: str, players: int, options: dict[str, object], seconds: float, games: int
) -> dict[str, float]:
    """Microseconds of a row, of the plain way to it and of a mask; decisions a second."""
    watch = observer(game)
    g = midway(game, players, options)
    seat = int(g.next_seat())
    row, mask = np.empty(watch.width, np.int16), np.empty(watch.answers, np.int8)
    with VectorEnv(game, games, players, options) as env:
        step = spent(env.step_at_random, 3 * seconds) / games
    return {
        "numbers": watch.width,
        "answers": watch.answers,
        "row": spent(lambda: watch.observe_into(g, seat, row), seconds),
        "plain": spent(lambda: observation(g, seat), seconds),
        "mask": spent(lambda: watch.mask_into(g, seat, mask), seconds),
        "decisions": 1e6 / step,
    }


def main() -> int:
    """Measure the typical set-ups of all games; print the figures, as JSON if asked."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time for each figure")
    parser.add_argument("--games", type=int, default=64, help="games in lock step")
    parser.add_argument("--game", help="only this game, by its name")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    wanted = parser.parse_args()
    found: dict[str, dict[str, float]] = {}
    for name, game in perihelion.GAMES.items():
        if wanted.game in (None, name):
            for kind, (players, options) in game.typical().items():
                title = f"{name}, {kind}"
                found[title] = figures(name, players, options, wanted.seconds, wanted.games)
    if wanted.json:
        json.dump({"compiled": perihelion.compiled, "set_ups": found}, sys.stdout, indent=2)
        return 0
    how = "compiled" if perihelion.compiled else "interpreted"
    print(f"{how}, {wanted.games} games in lock step; microseconds, decisions a second")
    print(f"{'':28}{'numbers':>9}{'row':>8}{'plain':>8}{'mask':>7}{'decisions':>12}")
    for title, one in found.items():
        print(
            f"{title:28}{one['numbers']:9.0f}{one['row']:8.2f}{one['plain']:8.1f}"
            f"{one['mask']:7.2f}{one['decisions']:12,.0f}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
