"""The games by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from perihelion.race.facts import RACE
from perihelion.roll.facts import ROLL
from perihelion.tabletop.refusal import BadRecord, BadSetup
from perihelion.tabletop.registry import Game
from perihelion.tabletop.table import Table

GAMES: Final[dict[str, Game]] = {g.name(): g for g in [RACE, ROLL]}


def game(name: str) -> Game:
    """The game of this name."""
    found = GAMES.get(name)
    if found is None:
        raise BadSetup("UNKNOWN_GAME", {"game": name})
    return found


def new_game(
    name: str,
    players: int = 2,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    log: bool = False,
) -> Table:
    """Begin a game. With `log` it keeps its events, see `Table.events`."""
    return game(name).new_game(players, seed, dict(options or {}), log)


def position(name: str, data: Mapping[str, object]) -> Table:
    """A game that goes on from a position by names."""
    return game(name).position(dict(data))


def replay(record: Mapping[str, object], upto: int | None = None, log: bool = False) -> Table:
    """The game that a record tells of, or its first `upto` answers."""
    name = record.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise BadRecord("UNKNOWN_GAME", {"game": str(name)})
    return GAMES[name].replay(dict(record), upto, log)


def unpack(data: list[object]) -> Table:
    """The position that `Table.pack` wrote."""
    name = data[0] if data else None
    if not isinstance(name, str) or name not in GAMES:
        raise BadRecord("UNKNOWN_GAME", {"game": str(name)})
    return GAMES[name].unpack(data)
