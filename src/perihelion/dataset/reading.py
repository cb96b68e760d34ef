"""Reading a dataset: batches of decisions as arrays."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from perihelion.dataset.order import FORMAT, read_order
from perihelion.envs import Observer, observer
from perihelion.games import game as game_named

NUMBERS: Final = ["game", "step", "seat", "answer", "reward", "score"]
"""The columns of one number for each decision."""


class Batch:
    """Some decisions: what the seat knew, what it could answer, what it answered, and what its game
    brought it in the end.
    """

    def __init__(self, columns: dict[str, NDArray[Any]], answers: int) -> None:
        self._columns: Final = columns
        self._answers: Final = answers
        self.observations: Final[NDArray[np.int16]] = columns["observation"]
        self.answers: Final[NDArray[np.int32]] = columns["answer"]
        self.seats: Final[NDArray[np.int8]] = columns["seat"]
        self.rewards: Final[NDArray[np.float32]] = columns["reward"]
        self.scores: Final[NDArray[np.int32]] = columns["score"]
        self.games: Final[NDArray[np.int64]] = columns["game"]
        self.steps: Final[NDArray[np.int32]] = columns["step"]

    @property
    def masks(self) -> NDArray[np.int8]:
        """1 for each answer that was legal."""
        bits = np.unpackbits(self._columns["mask"], axis=1, count=self._answers, bitorder="little")
        return bits.view(np.int8)

    def __len__(self) -> int:
        return len(self.answers)


class Dataset:
    """The dataset in a folder, complete or as far as it has come."""

    def __init__(self, folder: Path | str) -> None:
        self.folder: Final = Path(folder)
        order = read_order(self.folder)
        if order is None:
            raise FileNotFoundError(f"{folder} has no dataset")
        self.order: Final = order
        self.observer: Final[Observer] = observer(order.game)
        now = (FORMAT, game_named(order.game).rules(), self.observer.width, self.observer.answers)
        if (order.format, order.rules, order.width, order.answers) != now:
            raise ValueError(f"{folder} was written by another version, with other rows")
        self.files: Final = [
            file for k in range(order.shards) if (file := order.file(self.folder, k)).exists()
        ]

    @property
    def complete(self) -> bool:
        """Whether all its games are there."""
        return len(self.files) == self.order.shards

    def __len__(self) -> int:
        """How many decisions there are."""
        import pyarrow.parquet

        return sum(pyarrow.parquet.read_metadata(file).num_rows for file in self.files)

    def batches(self, size: int, seed: int | None = None) -> Iterator[Batch]:
        """All decisions, `size` at a time and the rest in the last batch: in their order, or with
        a seed in another one. Then files are mixed, and decisions within each file.
        """
        luck = None if seed is None else np.random.default_rng(seed)
        files = list(self.files)
        if luck is not None:
            files = [files[k] for k in luck.permutation(len(files))]
        waiting: dict[str, NDArray[Any]] = {}
        for file in files:
            columns = read(file)
            if luck is not None:
                mixed = luck.permutation(len(columns["answer"]))
                columns = {name: column[mixed] for name, column in columns.items()}
            for name, column in columns.items():
                if name in waiting:
                    columns[name] = np.concatenate([waiting[name], column])
            yield from self._cut(columns, size)
            left = len(columns["answer"]) % size
            end = len(columns["answer"])
            waiting = {name: column[end - left :] for name, column in columns.items()}
        if waiting and len(waiting["answer"]):
            yield Batch(waiting, self.order.answers)

    def _cut(self, columns: dict[str, NDArray[Any]], size: int) -> Generator[Batch]:
        """All whole batches."""
        for first in range(0, len(columns["answer"]) - size + 1, size):
            part = {name: column[first : first + size] for name, column in columns.items()}
            yield Batch(part, self.order.answers)


def read(file: Path) -> dict[str, NDArray[Any]]:
    """The columns of a file as arrays."""
    import pyarrow.parquet

    table = pyarrow.parquet.read_table(file, columns=[*NUMBERS, "observation", "mask"])
    out = {name: table[name].to_numpy() for name in NUMBERS}
    out["observation"] = rows(table["observation"]).view(np.int16)
    out["mask"] = rows(table["mask"])
    return out


def rows(column: Any) -> NDArray[np.uint8]:
    """A column of bytes as an array."""
    parts = []
    for chunk in column.chunks:
        width = chunk.type.byte_width
        flat = np.frombuffer(chunk.buffers()[1], np.uint8)
        parts.append(flat.reshape(-1, width)[chunk.offset : chunk.offset + len(chunk)])
    return np.concatenate(parts)
