"""Measure two compiled copies of Perihelion beside each other: this one and, say, that of an
earlier commit.

Each copy has a process of its own, and they take turns every fraction of a second, so whatever else
the machine is doing slows both alike. A figure is the median, over all turns, of how much longer
this copy took than the other: 1.05 is 5 % slower.

    git worktree add ../before COMMIT && make -C ../before compiled
    make bench-beside OTHER=../before/build/compiled
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent

SET_UPS: Final[dict[str, tuple[str, int, dict[str, object]]]] = {
    "Race, 2 players": ("race", 2, {}),
    "Race, 4 players": ("race", 4, {}),
    "Race, three expansions, 6 players": (
        "race",
        6,
        {"expansions": ["gathering-storm", "rebel-vs-imperium", "brink-of-war"], "takeovers": True},
    ),
    "Roll, 2 players": ("roll", 2, {}),
    "Roll, 5 players": ("roll", 5, {}),
    "Tiny, 2 players": ("tiny", 2, {}),
    "Tiny, 5 players": ("tiny", 5, {}),
    "Tiny, solo": ("tiny", 1, {"rogue": "artemis"}),
    "Beyond, 2 players": ("beyond", 2, {}),
    "Beyond, 4 players": ("beyond", 4, {}),
}

WORKS: Final = ["games", "copies", "views", "guesses"]


def work() -> None:
    """Do what the other process asks for, line by line, and tell how long each piece took."""
    sys.path.insert(0, os.environ["PERIHELION_BENCH"])
    measure = import_module("measure")
    known: dict[str, dict[str, Callable[[int], int]]] = {}
    for line in sys.stdin:
        title, what, times, seed = json.loads(line)
        if title not in known:
            game, players, options = SET_UPS[title]
            one = measure.SetUp(title, game, players, options)
            tables = measure.middles(one)
            known[title] = {
                "games": measure.played_inside(one),
                "copies": measure.copied(tables),
                "views": measure.viewed(tables),
                "guesses": measure.guessed(tables),
            }
        task = known[title][what]
        begun = time.process_time()
        for k in range(times):
            task(seed + k)
        print(time.process_time() - begun, flush=True)


class Copy:
    """A process with one of the copies. The other commit is measured by its own `measure.py`, since
    what is around the games may have had other names then.
    """

    def __init__(self, compiled: Path) -> None:
        own = str(compiled.parent.parent / "bench")
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--work"],
            env={**os.environ, "PYTHONPATH": str(compiled), "PERIHELION_BENCH": own},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def take(self, title: str, what: str, times: int, seed: int) -> float:
        """The seconds that so much work takes."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([title, what, times, seed]) + "\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())


def beside(this: Copy, other: Copy, title: str, what: str, turns: int, seconds: float) -> float:
    """How much longer this copy takes."""
    times = 1
    while other.take(title, what, times, 1) < seconds:
        times *= 2
    ratios: list[float] = []
    for turn in range(turns):
        pair = [(this, other), (other, this)][turn % 2]
        took = {id(one): one.take(title, what, times, turn * 1000) for one in pair}
        ratios.append(took[id(this)] / took[id(other)])
    return statistics.median(ratios)


def main() -> int:
    """Measure both and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("other", type=Path, help="the other compiled copy")
    parser.add_argument("--turns", type=int, default=21)
    parser.add_argument("--seconds", type=float, default=0.1, help="CPU time of a turn, at least")
    parser.add_argument("--game", help="only this game, by its name")
    wanted = parser.parse_args()
    this, other = Copy(ROOT / "build" / "compiled"), Copy(wanted.other.resolve())
    print(f"{'':36}" + "".join(f"{what:>10}" for what in WORKS))
    for title, (game, _, _) in SET_UPS.items():
        if wanted.game in (None, game):
            print(f"{title:36}", end="", flush=True)
            for what in WORKS:
                ratio = beside(this, other, title, what, wanted.turns, wanted.seconds)
                print(f"{ratio:10.2f}", end="", flush=True)
            print()
    return 0


if __name__ == "__main__":
    if sys.argv[1:] == ["--work"]:
        work()
    else:
        sys.exit(main())
