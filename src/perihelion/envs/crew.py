"""Games in lock step in this process: `vector` has one such crew, or one in each worker."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import numpy as np

from perihelion.envs.buffers import Buffers
from perihelion.envs.lockstep import Lockstep
from perihelion.envs.observing import observer
from perihelion.games import game as game_named
from perihelion.tabletop.dice import dice


class Orders(msgspec.Struct):
    """Which games are to be played, and how."""

    game: str
    games: int
    players: int
    options: dict[str, Any]
    skip_forced: bool
    rewards: str

    def buffers(self) -> Buffers:
        """The arrays for these games."""
        watch = observer(self.game)
        return Buffers(self.games, self.players, watch.width, watch.answers)


class Crew:
    """The games from `first` up to `last`, which write into their part of the buffers."""

    def __init__(self, orders: Orders, memory: Any, first: int, last: int) -> None:
        watch = observer(orders.game)
        self.first: Final = first
        self.games: Final = Lockstep(
            game_named(orders.game),
            watch.writer,
            watch.answers,
            orders.players,
            orders.options,
            list(range(first, last)),
            orders.games,
            orders.skip_forced,
            orders.rewards,
        )
        self.row: Final = 2 * watch.width
        buffers = orders.buffers()
        self.parts: Final = {
            name: buffers.part(name, memory, first, last) for name in buffers.shapes
        }
        self.scored = False  # whether rewards and points are other than zero

    def reset(self, seed: int) -> None:
        """Begin all games."""
        self.games.reset(seed, dice(seed + self.first))
        self.scored = True  # whatever stands there is of games before these
        self.tell()

    def step(self) -> None:
        """Give the answers that stand in the buffer."""
        self.games.step(bytes(self.parts["answers"]))
        self.tell()

    def choose(self) -> None:
        """Put legal answers into the buffer, by chance."""
        self.parts["answers"][:] = self.games.random()

    def tell(self) -> None:
        """Write down how all games stand."""
        games, parts = self.games, self.parts
        games.tell_rows(parts["observations"], self.row)
        games.tell_masks(parts["masks"])
        games.tell_seats(parts["seats"])
        over = games.tell_over(parts["terminated"])
        if over or self.scored:
            games.tell_rewards(parts["rewards"])
            games.tell_scores(parts["scores"])
        self.scored = over

    def leave(self) -> None:
        """Let go of the memory."""
        for part in self.parts.values():
            part.release()


def block(orders: Orders) -> Any:
    """Memory of this process for the buffers."""
    return np.zeros(orders.buffers().size, np.uint8)
