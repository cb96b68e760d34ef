"""The arrays in which games in lock step tell how they stand, in one block of memory that several
processes may share.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

ALIGNED: Final = 64
"""Every array begins at a multiple of this."""


class Buffers:
    """Arrays for so many games, laid out one after another in a block of memory."""

    def __init__(self, games: int, players: int, width: int, answers: int) -> None:
        self.games: Final = games
        self.shapes: Final[dict[str, tuple[tuple[int, ...], type[np.generic]]]] = {
            "observations": ((games, width), np.int16),
            "masks": ((games, answers), np.int8),
            "seats": ((games,), np.int64),
            "rewards": ((games, players), np.float32),
            "terminated": ((games,), np.bool_),
            "scores": ((games, players), np.int64),
            "answers": ((games,), np.int64),
        }
        self.firsts: Final[dict[str, int]] = {}
        at = 0
        for name, (shape, kind) in self.shapes.items():
            self.firsts[name] = at
            length = int(np.prod(shape)) * np.dtype(kind).itemsize
            at += -(-length // ALIGNED) * ALIGNED
        self.size: Final = at

    def array(self, name: str, memory: Any) -> NDArray[Any]:
        """One of the arrays in this memory."""
        shape, kind = self.shapes[name]
        return np.ndarray(shape, kind, memory, self.firsts[name])

    def part(self, name: str, memory: Any, first: int, last: int) -> memoryview:
        """The bytes of these games in an array."""
        return self.array(name, memory)[first:last].data.cast("B")
