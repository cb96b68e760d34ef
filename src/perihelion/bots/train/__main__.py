"""`python -m perihelion.bots.train race --minutes 60`: let a network play against itself and learn.

What has been learned lies in a folder, by default `build/train/<game>`, and is written every minute
or so. Started again with the same folder, it goes on.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from concurrent.futures import Future, ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np

from perihelion.bots.features import width_of
from perihelion.bots.network import Floats, Network, load, new_network, save
from perihelion.bots.train.learner import Learner
from perihelion.bots.train.selfplay import Lessons, SelfPlay, Tally
from perihelion.games import game as game_named
from perihelion.games import new_game

LESSONS: Final = 2048
"""Lessons from each worker before the network changes."""

MOST: Final = 48
FEW: Final = 20
"""How many games each worker plays side by side at most; and what one of them teaches at least,
since more games than a portion needs would only make it late.
"""

KEPT: Final = 80
AGAIN: Final = 6
"""How many of the last portions are kept, and how many of them are studied again at most while the
next one is being played.
"""

EVERY: Final = 60.0
"""Seconds between two savings."""

ELDERS: Final = 12
"""How many earlier versions there are at the end of a course, taken at equal distances."""

SHOWN: Final = 8
"""Rows that are saved beside the weights, with what the network says to them."""


def learning(game: str) -> Any:
    """What a network has to know about learning this game."""
    return import_module(f"perihelion.bots.{game}.learning")


_AT_WORK: Final[dict[str, SelfPlay]] = {}
"""The games in progress of this process, which go on from portion to portion."""


def play(
    game: str, weights: list[Floats], elder: list[Floats], watching: bool, seed: int, least: int
) -> tuple[Lessons, Tally]:
    """A portion of lessons, played in some worker, and what was played for them."""
    mine = _AT_WORK.get(game)
    if mine is None:
        how = learning(game)
        games = min(MOST, max(least // FEW, 1))
        seed += os.getpid()
        mine = SelfPlay(game, how.FEATURES, how.VARIANTS, seed, how.HABITS, games)
        _AT_WORK[game] = mine
    lessons = mine.learn(Network(weights), Network(elder), least, watching)
    tally, mine.tally = mine.tally, Tally()
    return lessons, tally


class Course:
    """A network on its way: its learner, what it has seen, and where that is kept."""

    def __init__(self, game: str, folder: Path, seed: int, layers: tuple[int, int]) -> None:
        how = learning(game)
        g = new_game(game, max(game_named(game).players()[0], 2), 1)
        width = width_of(how.FEATURES, g)
        self.game: Final = game
        self.folder: Final = folder
        self.seed: Final = seed
        self.learner = Learner(new_network(width, how.FEATURES.most_seats(), seed, layers))
        self.games = 0.0
        self.minutes = 0.0
        self.elders: Final[list[Network]] = []
        folder.mkdir(parents=True, exist_ok=True)
        if self.file.exists():
            self._go_on()

    @property
    def file(self) -> Path:
        """Where everything lies that going on needs."""
        return self.folder / "course.npz"

    def _go_on(self) -> None:
        with np.load(self.file) as data:
            for k in range(6):
                self.learner.network.weights[k] = data[f"w{k}"]
                self.learner.means[k] = data[f"m{k}"]
                self.learner.squares[k] = data[f"s{k}"]
            self.learner.steps = int(data["steps"])
            self.games, self.minutes = float(data["games"]), float(data["minutes"])
        for path in sorted(self.folder.glob("elder-*.npz")):
            self.elders.append(load(path))

    def elder(self, luck: np.random.Generator) -> Network:
        """Some earlier version; the network itself while there is none."""
        if not self.elders:
            return self.learner.network
        return self.elders[int(luck.integers(len(self.elders)))]

    def look_back(self, total: float, shown: Lessons) -> None:
        """Keep the network as it is as an elder, if it is time for another."""
        if self.minutes * ELDERS < (len(self.elders) + 1) * total:
            return
        path = self.folder / f"elder-{len(self.elders):02}.npz"
        save(self.learner.network, path, shown.rows[:SHOWN], shown.playing[:SHOWN])
        self.elders.append(load(path))

    def keep(self, shown: Lessons) -> None:
        """Write everything down; a reader never finds half a file."""
        packed: dict[str, Any] = {
            "steps": self.learner.steps, "games": self.games, "minutes": self.minutes,
        }  # fmt: skip
        for k in range(6):
            packed[f"w{k}"] = self.learner.network.weights[k]
            packed[f"m{k}"] = self.learner.means[k]
            packed[f"s{k}"] = self.learner.squares[k]
        fresh = self.folder / "course.new"
        with fresh.open("wb") as file:
            np.savez(file, **packed)
        fresh.replace(self.file)
        weights = self.folder / "weights.new"
        save(self.learner.network, weights, shown.rows[:SHOWN], shown.playing[:SHOWN])
        weights.replace(self.folder / "weights.npz")

    def tell(self, figures: dict[str, float]) -> None:
        """Add a line to the curve, and print it."""
        line = {"minutes": self.minutes, "games": self.games, **figures}
        rounded = {key: round(value, 5) for key, value in line.items()}
        with (self.folder / "curve.jsonl").open("a") as file:
            file.write(json.dumps(rounded) + "\n")
        print(json.dumps(rounded), flush=True)


def rate_after(minutes: float, total: float) -> float:
    """How large the steps are: large at first, small towards the end."""
    return float(1e-3 * 0.05 ** min(minutes / max(total, 1e-9), 1.0))


def train(course: Course, minutes: float, jobs: int, total: float, least: int = LESSONS) -> None:
    """Play and learn for this many minutes."""
    luck = np.random.default_rng(course.seed + int(course.games))
    watched = learning(course.game).HABITS.watched
    began = saved = time.monotonic()
    before = course.minutes
    portions: list[Lessons] = []
    tally = Tally()

    def portion() -> Future[tuple[Lessons, Tally]]:
        weights = [w.copy() for w in course.learner.network.weights]
        elder = [w.copy() for w in course.elder(luck).weights]
        watching = course.minutes < watched * total
        return pool.submit(play, course.game, weights, elder, watching, course.seed, least)

    with ProcessPoolExecutor(jobs) as pool:
        ahead = [portion() for _ in range(jobs)]
        while ahead:
            lessons, played = ahead.pop(0).result()
            now = time.monotonic()
            course.minutes = before + (now - began) / 60
            course.games += played.played
            tally.add(played)
            if now - began < minutes * 60:
                ahead.append(portion())
            rate = rate_after(course.minutes, total)
            surprise = course.learner.study(lessons, rate, luck)
            portions = [*portions[-KEPT:], lessons]
            for _ in range(AGAIN):
                if ahead and ahead[0].done():
                    break
                course.learner.study(portions[int(luck.integers(len(portions)))], rate, luck)
            if now - saved > EVERY or not ahead:
                saved = now
                course.keep(lessons)
                course.look_back(total, lessons)
                course.tell({"rate": rate, "surprise": surprise, **tally.told()})
                tally = Tally()


def main() -> None:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=60.0, help="how long to go on")
    parser.add_argument(
        "--total", type=float, help="minutes of the whole course (default: --minutes)"
    )
    parser.add_argument("--jobs", type=int, default=max((os.cpu_count() or 2) - 1, 1))
    parser.add_argument("--folder", type=Path, help="where it is kept (default: build/train/GAME)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--layers", type=int, nargs=2, default=(128, 64))
    wishes = parser.parse_args()
    folder = wishes.folder or Path("build", "train", wishes.game)
    course = Course(wishes.game, folder, wishes.seed, tuple(wishes.layers))
    train(course, wishes.minutes, wishes.jobs, wishes.total or wishes.minutes)


if __name__ == "__main__":
    main()
