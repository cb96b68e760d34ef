"""How a network learns: by small steps downhill, with the steps of Adam."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from perihelion.bots.network import Floats, Network, shares
from perihelion.bots.train.selfplay import Lessons

BATCH: Final = 512

Some = slice | NDArray[np.intp]
"""Which rows of some weights."""


class Learner:
    """A network with its memory of past slopes."""

    def __init__(self, network: Network) -> None:
        self.network: Final = network
        self.means: list[Floats] = [np.zeros_like(w) for w in network.weights]
        self.squares: list[Floats] = [np.zeros_like(w) for w in network.weights]
        self.steps = 0

    def study(self, lessons: Lessons, rate: float, luck: np.random.Generator) -> float:
        """Go through the lessons once in random order; the mean surprise, in nats."""
        order = luck.permutation(len(lessons.rows))
        surprise = 0.0
        for first in range(0, len(order), BATCH):
            some = order[first : first + BATCH]
            part = Lessons(lessons.rows[some], lessons.playing[some], lessons.targets[some])
            surprise += self._step(part, rate) * len(some)
        return surprise / len(order)

    def _step(self, lessons: Lessons, rate: float) -> float:
        network = self.network
        _, _, w2, _, w3, b3 = network.weights
        columns, written, first, second = network.hidden(lessons.rows)
        told = shares(second @ w3 + b3, lessons.playing)
        count = len(told)
        d3: Floats = ((told - lessons.targets) / count).astype(np.float32)
        d2: Floats = np.where(second > 0, d3 @ w3.T, np.float32(0))
        d1: Floats = np.where(first > 0, d2 @ w2.T, np.float32(0))
        self.steps += 1
        self._move(4, second.T @ d3, rate)
        self._move(5, d3.sum(axis=0), rate)
        self._move(2, first.T @ d2, rate)
        self._move(3, d2.sum(axis=0), rate)
        self._move_rows(0, columns, written.T @ d1, rate)
        self._move(1, d1.sum(axis=0), rate)
        missed = lessons.targets * np.log(np.maximum(told, 1e-7))
        best = lessons.targets * np.log(np.maximum(lessons.targets, 1e-7))
        return float((best - missed).sum() / count)

    def _move(self, k: int, slope: Floats, rate: float) -> None:
        self._move_rows(k, slice(None), slope, rate)

    def _move_rows(self, k: int, rows: Some, slope: Floats, rate: float) -> None:
        """Move the weights of these rows; inputs that were not there in any lesson stay."""
        mean = self.means[k][rows] * 0.9 + 0.1 * slope
        square = self.squares[k][rows] * 0.999 + 0.001 * slope * slope
        self.means[k][rows] = mean
        self.squares[k][rows] = square
        early = 1 - 0.999 ** min(self.steps, 10_000)
        lean = 1 - 0.9 ** min(self.steps, 1000)
        self.network.weights[k][rows] -= rate * (mean / lean) / (np.sqrt(square / early) + 1e-6)
