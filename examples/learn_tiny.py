"""Learn Tiny Epic Galaxies with NumPy alone, until it beats the bot `cadet`.

    python examples/learn_tiny.py --minutes 10

First it watches `cadet` play against itself, then it plays against itself and against `cadet`. For
each answer it might give it looks at the position that would come of it, in worlds where all that
it cannot see is dealt at random, and takes the one it values most, give or take some noise. What a
position is worth is a weighted sum of some two hundred numbers; the weights are fitted to how the
games so far have ended, and the next round is played with them. The learning curve goes to
`learn_tiny.csv`: games seen, minutes, and the share of games won against `cadet`.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Sequence
from multiprocessing import Pool

import numpy as np
from numpy.typing import NDArray

import perihelion
from perihelion.bots.bot import Bot
from perihelion.bots.drive import play
from perihelion.bots.registry import make_bot
from perihelion.envs import observer

Numbers = NDArray[np.float64]

COLONIES = [4, 5]
"""Where a planet lies that is a colony, mine or theirs: see docs/reference/observations-tiny.md."""

PLANETS = perihelion.new_game("tiny", 2, 0).planets
POINTS = np.array([int(planet.vp) for planet in PLANETS])
LENGTHS = np.array([int(planet.length) for planet in PLANETS])
"""What a planet is worth as a colony, and how many steps its track has."""

LONGEST = 3_000
NOISE = 0.01
WORLDS = 3  # dice fall differently in each
STIFFNESS = 30.0
WATCHES = 5  # rounds of games of `cadet`, which are quick
REMEMBERS = 0.95  # of what was learnt in earlier rounds


def features(rows: NDArray[np.int16]) -> Numbers:
    """What the value of a position depends on, for many rows at once."""
    seen = observer("tiny").named(rows)
    active = (seen["marks.active"] == 0)[:, None]
    free = (seen["dice_rolled.states"] == 0)[:, :, None]
    dice = (is_any(seen["dice_rolled.faces"], range(6)) & free).sum(1)
    common = np.stack([np.ones(len(rows)), seen["marks.finished"], seen["marks.round"] / 20], 1)
    out = [
        common,
        active,
        dice * active,
        dice * ~active,
        is_any(seen["seats.mission"][:, 0], range(12)),
        is_any(seen["question"], range(-1, 37)),
    ]
    for seat in (0, 1):
        stocks = np.stack([seen["seats.energy"][:, seat], seen["seats.culture"][:, seat]], 1)
        where, spot = seen["seats.ships.where"][:, seat], seen["seats.ships.spot"][:, seat]
        spots = is_any(spot, range(-1, 10)) & (where >= 0)[:, :, None]
        come = np.where((where >= 0) & (spot >= 0), (spot + 1) / LENGTHS[where], 0.0)
        near = np.stack([POINTS[where] * come, POINTS[where] * come**3, come**3], 1).sum(2)
        out += [is_any(seen["seats.level"][:, seat], range(7)), stocks / 7, stocks >= 5]
        short = stocks.max(1) - seen["seats.level"][:, seat]  # of raising the empire
        out += [
            is_any(np.clip(short, -4, 2), range(-4, 3)),
            spots.sum(1),
            near,
            seen["planet.place"] == COLONIES[seat],
        ]
    return np.concatenate(out, axis=1, dtype=np.float64)


def is_any(numbers: NDArray[np.int16], values: range) -> NDArray[np.bool_]:
    """Which of these values each number has: one column for each."""
    return numbers[..., None] == np.array(values)


class Learner(Bot):
    """Takes the answer after which the position is worth most, give or take some noise."""

    def __init__(self, weights: Numbers, noise: float, seed: int) -> None:
        self.weights = weights
        self.noise = noise
        self.luck = perihelion.dice(seed)
        self.random = np.random.default_rng(seed)

    def answer(self, view: perihelion.Table, seat: int) -> int:
        watch, options = observer("tiny"), view.options(seat)
        rows = np.empty((WORLDS, len(options), watch.width), np.int16)
        for one in rows:
            for k, option in enumerate(options):
                world = view.guess(self.luck)
                world.answer(seat, option)
                watch.observe_into(world, seat, one[k])
        worths = features(rows.reshape(-1, watch.width)) @ self.weights
        worth = worths.reshape(WORLDS, len(options)).mean(0)
        return options[int(np.argmax(worth + self.noise * self.random.gumbel(size=len(options))))]


def game(bots: Sequence[Bot], seed: int) -> tuple[Numbers, Numbers]:
    """A game: what both seats saw after each of their answers, and by how much they won or lost."""
    g, watch = perihelion.new_game("tiny", 2, seed), observer("tiny")
    rows: list[list[NDArray[np.int16]]] = [[], []]
    for _ in range(LONGEST):
        if g.over:
            break
        seat = int(g.next_seat())
        g.answer(seat, bots[seat].answer(g.seen_by(seat), seat))
        rows[seat].append(watch.observe(g, seat))
    points = g.scores()
    ahead = float(np.clip((points[0] - points[1]) / 15, -1, 1))
    came = [np.full(len(rows[0]), ahead), np.full(len(rows[1]), -ahead)]
    return features(np.array(rows[0] + rows[1])), np.concatenate(came)


def games(order: tuple[Numbers, Sequence[int]]) -> tuple[Numbers, Numbers]:
    """Some games, one after another, as sums of products, which is all that a fit needs. Those of
    `cadet` alone where there are no weights yet; then every other one is played against it.
    """
    weights, seeds = order
    squares, came = np.zeros((len(weights), len(weights))), np.zeros(len(weights))
    for seed in seeds:
        bots: list[Bot] = [make_bot("cadet", "tiny", 2 * seed + k) for k in (0, 1)]
        if weights.any():
            bots[seed % 2] = Learner(weights, NOISE, 2 * seed)
            if seed % 4 < 2:
                bots[1 - seed % 2] = Learner(weights, NOISE, 2 * seed + 1)
        seen, ahead = game(bots, seed)
        squares += seen.T @ seen
        came += seen.T @ ahead
    return squares, came


def duels(order: tuple[Numbers, Sequence[int]]) -> float:
    """How many games are won against `cadet`, in either seat in turn; a draw is half a win."""
    weights, seeds = order
    won = 0.0
    for seed in seeds:
        g, seat = perihelion.new_game("tiny", 2, seed), seed % 2
        pair: list[Bot] = [Learner(weights, 0.0, seed), make_bot("cadet", "tiny", seed)]
        play(g, pair if seat == 0 else pair[::-1])
        won += seat in g.winners() and 1 / len(g.winners())
    return won


def fit(squares: Numbers, came: Numbers) -> Numbers:
    """The weights with which the values of positions come nearest to what came of them."""
    return np.linalg.solve(squares + STIFFNESS * np.eye(len(came)), came)


def learn(
    minutes: float, round_of: int, duels_of: int, jobs: int, curve: str
) -> list[tuple[int, float, float]]:
    """Play, fit, and measure, again and again; the learning curve."""
    began = time.monotonic()
    weights = np.zeros(features(np.zeros((1, observer("tiny").width), np.int16)).shape[1])
    squares, came = np.zeros((len(weights), len(weights))), np.zeros(len(weights))
    told: list[tuple[int, float, float]] = []
    played = 0
    with Pool(jobs) as pool:
        while (spent := (time.monotonic() - began) / 60) < minutes or len(told) < 2:
            against = range(1_000_000, 1_000_000 + duels_of)
            won = sum(pool.map(duels, [(weights, against[k::jobs]) for k in range(jobs)]))
            told.append((played, round(spent, 2), won / duels_of))
            print("games {}, {} minutes: wins {:.1%} against cadet".format(*told[-1]), flush=True)
            more = round_of if weights.any() else WATCHES * round_of
            seeds = range(played, played + more)
            orders = [(weights, seeds[k::jobs]) for k in range(jobs)]
            squares, came = REMEMBERS * squares, REMEMBERS * came
            for products, worth in pool.map(games, orders):
                squares, came = squares + products, came + worth
            played += more
            weights = fit(squares, came)
    with open(curve, "w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([("games", "minutes", "wins against cadet"), *told])
    return told


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--round", type=int, default=300, help="games before weights are fitted")
    parser.add_argument("--duels", type=int, default=200, help="games against cadet each time")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--curve", default="learn_tiny.csv")
    told = parser.parse_args()
    learn(told.minutes, told.round, told.duels, told.jobs, told.curve)
