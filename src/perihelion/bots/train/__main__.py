"""`python -m perihelion.bots.train race --minutes 60`: let a network play against itself and learn.

What has been learned lies in a folder, by default `build/train/<game>`, and is written every minute
or so. Started again with the same folder, it goes on.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np

from perihelion.bots.features import width_of
from perihelion.bots.network import Floats, Network, new_network, save
from perihelion.bots.train.learner import Learner
from perihelion.bots.train.selfplay import Lessons, SelfPlay
from perihelion.games import game as game_named
from perihelion.games import new_game

LESSONS: Final = 2048
"""Lessons from each worker before the network changes."""

KEPT: Final = 24
AGAIN: Final = 3
"""How many of the last portions are kept, and how many of them are studied again each time."""

EVERY: Final = 60.0
"""Seconds between two savings."""

SHOWN: Final = 8
"""Rows that are saved beside the weights, with what the network says to them."""


def learning(game: str) -> Any:
    """What a network has to know about learning this game."""
    return import_module(f"perihelion.bots.{game}.learning")


_AT_WORK: Final[dict[str, SelfPlay]] = {}
"""The games in progress of this process, which go on from portion to portion."""


def play(game: str, weights: list[Floats], seed: int) -> tuple[Lessons, dict[str, float]]:
    """A portion of lessons, played in some worker; and what it has played so far."""
    mine = _AT_WORK.get(game)
    if mine is None:
        how = learning(game)
        mine = SelfPlay(game, how.FEATURES, how.VARIANTS, seed + os.getpid(), how.HABITS)
        _AT_WORK[game] = mine
    lessons = mine.learn(Network(weights), LESSONS)
    played = max(mine.played, 1)
    told = {
        "games": float(mine.played),
        "given up": float(mine.given_up),
        "rounds": mine.rounds / played,
        "points": mine.points / played,
    }
    mine.played = mine.given_up = mine.rounds = 0
    mine.points = 0.0
    return lessons, told


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
            self.learner.steps, self.games, self.minutes = (
                int(data["steps"]),
                float(data["games"]),
                float(data["minutes"]),
            )

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


def rate_after(minutes: float, total: float) -> float:
    """How large the steps are: large at first, small towards the end."""
    return float(1e-3 * 0.05 ** min(minutes / max(total, 1e-9), 1.0))


def train(course: Course, minutes: float, jobs: int, total: float) -> None:
    """Play and learn for this many minutes."""
    luck = np.random.default_rng(course.seed + int(course.games))
    began = saved = time.monotonic()
    before = course.minutes
    portions: list[Lessons] = []
    surprise = 0.0
    with ProcessPoolExecutor(jobs) as pool:
        weights = [w.copy() for w in course.learner.network.weights]
        ahead = [pool.submit(play, course.game, weights, course.seed) for _ in range(jobs)]
        while ahead:
            lessons, told = ahead.pop(0).result()
            now = time.monotonic()
            course.minutes = before + (now - began) / 60
            course.games += told["games"]
            if now - began < minutes * 60:
                weights = [w.copy() for w in course.learner.network.weights]
                ahead.append(pool.submit(play, course.game, weights, course.seed))
            rate = rate_after(course.minutes, total)
            surprise = course.learner.study(lessons, rate, luck)
            portions = [*portions[-KEPT:], lessons]
            for _ in range(AGAIN):
                course.learner.study(portions[int(luck.integers(len(portions)))], rate, luck)
            if now - saved > EVERY or not ahead:
                saved = now
                course.keep(lessons)
                line = {"minutes": course.minutes, "surprise": surprise, "rate": rate, **told}
                line["games"] = course.games
                rounded = {key: round(value, 5) for key, value in line.items()}
                with (course.folder / "curve.jsonl").open("a") as file:
                    file.write(json.dumps(rounded) + "\n")
                print(json.dumps(rounded), flush=True)


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
