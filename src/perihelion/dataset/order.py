"""Which games a dataset has: enough to write any part of it again, and to tell whether what lies
in a folder is the same one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from perihelion.bots.registry import make_bot
from perihelion.envs import observer
from perihelion.envs.rewarding import BY_RANK, KINDS
from perihelion.games import game as game_named
from perihelion.games import new_game
from perihelion.tabletop.refusal import BadSetup

FORMAT: Final = 1
"""The version of the format of the files."""

NAME: Final = "dataset.json"
"""The file of the order, in the folder of a dataset."""


class Order(msgspec.Struct, frozen=True):
    """What is to be played, and how a transition is written."""

    game: str
    players: int
    options: dict[str, Any]
    bots: list[str]
    games: int
    seed: int
    shard: int  # games in a file
    rewards: str
    rules: int
    width: int
    answers: int
    format: int = FORMAT

    @property
    def shards(self) -> int:
        """How many files there are."""
        return -(-self.games // self.shard)

    def seeds(self, shard: int) -> range:
        """The seeds of the games of a file."""
        first = shard * self.shard
        return range(self.seed + first, self.seed + min(first + self.shard, self.games))

    def seated(self, seed: int) -> list[str]:
        """Who plays in a game: the bots in turn, from another one on each time."""
        return [self.bots[(seed + seat) % len(self.bots)] for seat in range(self.players)]

    def file(self, folder: Path, shard: int) -> Path:
        """The file of some of the games."""
        return folder / f"shard-{shard:05}.parquet"


def ordered(
    game: str,
    games: int,
    players: int = 2,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    shard: int = 100,
    rewards: str = BY_RANK,
) -> Order:
    """An order that can be carried out; anything else is refused."""
    for setting, value, good in (
        ("games", games, games > 0),
        ("shard", shard, shard > 0),
        ("bots", ", ".join(bots), len(bots) > 0),
        ("rewards", rewards, rewards in KINDS),
    ):
        if not good:
            raise BadSetup("BAD_SETTING", {"setting": setting, "value": str(value)})
    chosen = {} if options is None else dict(options)
    new_game(game, players, seed, chosen)
    for name in bots:
        make_bot(name, game).close()
    watch = observer(game)
    rules = game_named(game).rules()
    return Order(
        game, players, chosen, list(bots), games, seed, shard, rewards, rules,
        watch.width, watch.answers,
    )  # fmt: skip


def read_order(folder: Path) -> Order | None:
    """The order of the dataset in a folder, if there is one."""
    file = folder / NAME
    return msgspec.json.decode(file.read_bytes(), type=Order) if file.exists() else None


def write_order(order: Order, folder: Path) -> None:
    """Write it down beside its files."""
    text = msgspec.json.format(msgspec.json.encode(order), indent=2)
    (folder / NAME).write_bytes(text + b"\n")
