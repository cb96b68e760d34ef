"""A small network that tells the chances of every seat from a row of features; NumPy alone.

Two hidden layers of rectified units and, for each seat from the viewer's own on, a number; the
chances are those numbers made to sum to one over the seats that take part.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Rows = NDArray[np.uint8]

NAMES: Final = ["w1", "b1", "w2", "b2", "w3", "b3"]

FEW: Final = 1e-3
"""How far two computations of the same chances may differ: the weights are kept in half precision,
and sums may be taken in another order.
"""


class BadWeights(Exception):
    """A file of weights that is damaged, or was made for other features."""


class Network:
    """The weights, in the order of `NAMES`."""

    def __init__(self, weights: Sequence[Floats]) -> None:
        self.weights: Final = list(weights)

    @property
    def width(self) -> int:
        """How many numbers a row must have."""
        return int(self.weights[0].shape[0])

    @property
    def seats(self) -> int:
        """How many seats it tells chances of at most."""
        return int(self.weights[5].shape[0])

    def hidden(self, rows: Rows) -> tuple[NDArray[np.intp], Floats, Floats, Floats]:
        """The columns in which anything is written, those columns, and both hidden layers.

        A row is nearly empty: columns that are empty in all rows are left out, which saves most of
        the work.
        """
        w1, b1, w2, b2, _, _ = self.weights
        columns = np.flatnonzero(rows.any(axis=0))
        written = rows[:, columns].astype(np.float32)
        first = np.maximum(written @ w1[columns] + b1, 0)
        return columns, written, first, np.maximum(first @ w2 + b2, 0)

    def chances(self, rows: Rows, playing: NDArray[np.int64]) -> Floats:
        """The chances of the seats, the viewer's own first; `playing` has the number of seats that
        take part, for each row.
        """
        return shares(self.hidden(rows)[3] @ self.weights[4] + self.weights[5], playing)

    def pulls(self, rows: Rows, playing: NDArray[np.int64]) -> Floats:
        """How much the viewer's own chance would grow with each number of a row."""
        w1, _, w2, _, w3, b3 = self.weights
        _, _, first, second = self.hidden(rows)
        told = shares(second @ w3 + b3, playing)
        slope = -told * told[:, :1]
        slope[:, 0] += told[:, 0]
        deeper: Floats = np.where(first > 0, np.where(second > 0, slope @ w3.T, 0) @ w2.T, 0)
        return deeper @ w1.T


def shares(logits: Floats, playing: NDArray[np.int64]) -> Floats:
    """Numbers made to sum to one over the seats that take part."""
    there = np.arange(logits.shape[1])[None, :] < playing[:, None]
    lifted = np.where(
        there, logits - logits.max(axis=1, keepdims=True, where=there, initial=-1e9), -1e9
    )
    out = np.exp(lifted, dtype=np.float32)
    result: Floats = out / out.sum(axis=1, keepdims=True)
    return result


def new_network(width: int, seats: int, seed: int, layers: tuple[int, int] = (128, 64)) -> Network:
    """A network that knows nothing yet."""
    luck = np.random.default_rng(seed)
    first, second = layers

    def layer(rows: int, columns: int, scale: float) -> Floats:
        return (luck.standard_normal((rows, columns)) * scale).astype(np.float32)

    return Network(
        [
            layer(width, first, 0.1),  # about a hundred of the inputs are there
            np.zeros(first, np.float32),
            layer(first, second, (2 / first) ** 0.5),
            np.zeros(second, np.float32),
            layer(second, seats, 0.01),
            np.zeros(seats, np.float32),
        ]
    )


# -- files -----------------------------------------------------------------------


def save(network: Network, path: Path, rows: Rows, playing: NDArray[np.int64]) -> None:
    """Write the weights in half precision, with some rows and what the network says to them."""
    half = [weights.astype(np.float16) for weights in network.weights]
    shown = Network([weights.astype(np.float32) for weights in half])
    packed: dict[str, Any] = dict(zip(NAMES, half, strict=True))
    packed["rows"], packed["playing"] = rows, playing
    packed["chances"] = shown.chances(rows, playing)
    packed["checksum"] = np.frombuffer(_checksum(packed), np.uint8)
    with path.open("wb") as file:
        np.savez_compressed(file, **packed)


def load(path: Path) -> Network:
    """Read weights, and make sure that they are whole and mean what they meant when written."""
    try:
        with path.open("rb") as file, np.load(file) as data:
            packed = {name: data[name] for name in data.files}
        if packed.pop("checksum").tobytes() != _checksum(packed):
            raise BadWeights(f"{path.name}: the checksum does not fit")
        network = Network([packed[name].astype(np.float32) for name in NAMES])
        told = network.chances(packed["rows"], packed["playing"])
    except (OSError, KeyError, ValueError, BadZipFile) as problem:
        raise BadWeights(f"{path.name}: {problem}") from problem
    if np.abs(told - packed["chances"]).max() > FEW:
        raise BadWeights(f"{path.name}: the network does not say what it said when it was saved")
    return network


def _checksum(packed: dict[str, Any]) -> bytes:
    total = hashlib.sha256()
    for name in sorted(packed):
        total.update(name.encode() + np.ascontiguousarray(packed[name]).tobytes())
    return total.digest()
