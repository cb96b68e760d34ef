"""One file of a dataset: its games are played and all their decisions written down.

Rows and masks are bytes of a fixed width, which NumPy reads without looking at each number: a row
as in `perihelion.envs`, two bytes a number, a mask as bits, the lowest answer in the lowest bit.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np

from perihelion.bots.drive import ask
from perihelion.bots.registry import make_bot
from perihelion.dataset.order import Order
from perihelion.envs import observer, rewards
from perihelion.games import new_game
from perihelion.tabletop.table import Table

SEATS: Final = 8
"""More seats than any game has: so the dice of two bots are never the same."""


class Decisions:
    """The decisions of a file, column by column."""

    def __init__(self, order: Order) -> None:
        self.order: Final = order
        self.watch: Final = observer(order.game)
        self.observations: list[np.ndarray[Any, Any]] = []
        self.masks: list[np.ndarray[Any, Any]] = []
        self.answers: list[int] = []
        self.seats: list[int] = []
        self.games: list[int] = []
        self.steps: list[int] = []
        self.rewards: list[float] = []
        self.scores: list[int] = []
        self.bots: list[str] = []

    def play(self, seed: int) -> None:
        """Play the game of a seed and write it down."""
        order = self.order
        g = new_game(order.game, order.players, seed, order.options)
        names = order.seated(seed)
        bots = [make_bot(name, order.game, seed * SEATS + i) for i, name in enumerate(names)]
        first = len(self.seats)
        try:
            while not g.over:
                seat = int(g.next_seat())
                answer = ask(bots[seat], g.seen_by(seat), seat)
                self.note(g, seat, answer)
                g.answer(seat, answer)
        finally:
            for bot in bots:
                bot.close()
        got, points = rewards(g, order.rewards), g.scores()
        count = len(self.seats) - first
        self.games += [seed] * count
        self.steps += range(count)
        self.rewards += [got[seat] for seat in self.seats[first:]]
        self.scores += [points[seat] for seat in self.seats[first:]]
        self.bots += [names[seat] for seat in self.seats[first:]]

    def note(self, g: Table, seat: int, answer: int) -> None:
        """What the seat knows and may answer, and what it answers."""
        self.observations.append(self.watch.observe(g, seat))
        self.masks.append(np.packbits(self.watch.mask(g, seat).view(np.bool_), bitorder="little"))
        self.seats.append(seat)
        self.answers.append(answer)

    def write(self, file: Path) -> None:
        """Write all of them, under another name until the file is complete."""
        import pyarrow
        import pyarrow.parquet

        table = pyarrow.table(
            {
                "game": pyarrow.array(self.games, pyarrow.int64()),
                "step": pyarrow.array(self.steps, pyarrow.int32()),
                "seat": pyarrow.array(self.seats, pyarrow.int8()),
                "bot": pyarrow.array(self.bots, pyarrow.string()).dictionary_encode(),
                "observation": wide(np.stack(self.observations)),
                "mask": wide(np.stack(self.masks)),
                "answer": pyarrow.array(self.answers, pyarrow.int32()),
                "reward": pyarrow.array(self.rewards, pyarrow.float32()),
                "score": pyarrow.array(self.scores, pyarrow.int32()),
            }
        )
        unfinished = file.with_suffix(".unfinished")
        plain = ["game", "step", "seat", "bot", "answer", "reward", "score"]
        pyarrow.parquet.write_table(table, unfinished, compression="zstd", use_dictionary=plain)
        unfinished.replace(file)


def wide(rows: np.ndarray[Any, Any]) -> Any:
    """Rows as a column of bytes."""
    import pyarrow

    rows = np.ascontiguousarray(rows)
    kind = pyarrow.binary(rows.shape[1] * rows.itemsize)
    return pyarrow.Array.from_buffers(kind, len(rows), [None, pyarrow.py_buffer(rows)])


def write_shard(order: Order, folder: Path, shard: int) -> int:
    """Play the games of a file and write it; how many decisions it has."""
    decisions = Decisions(order)
    for seed in order.seeds(shard):
        decisions.play(seed)
    decisions.write(order.file(folder, shard))
    return len(decisions.seats)
