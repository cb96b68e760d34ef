"""The games by name: those of this package, and those that other installed packages bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, SupportsIndex

from perihelion.beyond.game import BEYOND
from perihelion.race.game import RACE
from perihelion.roll.game import ROLL
from perihelion.tabletop.boundary import whole
from perihelion.tabletop.dice import Seed, is_secret
from perihelion.tabletop.refusal import BadRecord, BadSetup
from perihelion.tabletop.registry import Game, games, know
from perihelion.tabletop.table import Table
from perihelion.tiny.game import TINY

know([RACE, ROLL, TINY, BEYOND])


class Games(Mapping[str, Game]):
    """All games by name. Other packages' games are looked up when first needed, so that they can
    import this one.
    """

    def __getitem__(self, name: str) -> Game:
        return games()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(games())

    def __len__(self) -> int:
        return len(games())


GAMES: Final = Games()


def game(name: str) -> Game:
    """The game of this name."""
    found = _find(name)
    if found is None:
        raise BadSetup("UNKNOWN_GAME", {"game": str(name)})
    return found


def _find(name: object) -> Game | None:
    return GAMES.get(name) if isinstance(name, str) else None


def new_game(
    name: str,
    players: SupportsIndex = 2,
    seed: SupportsIndex | str = 0,
    options: Mapping[str, object] | None = None,
    log: bool = False,
) -> Table:
    """Begin a game. With `log` it keeps its events, see `Table.events`.

    A whole number as `seed` gives fast dice, for simulation and for games against bots. A secret of
    64 hexadecimal digits, `secrets.token_hex(32)`, gives dice that nobody can compute from what
    they see.
    """
    begun = game(name)
    chosen = {} if options is None else options
    if not isinstance(chosen, Mapping):
        raise _bad_setting("options", chosen)
    for setting in chosen:
        if not isinstance(setting, str):
            raise BadSetup("UNKNOWN_SETTING", {"setting": str(setting)})
    return begun.new_game(_number("players", players), _seed(seed), dict(chosen), log)


def _seed(value: object) -> Seed:
    if isinstance(value, str):
        if not is_secret(value):
            raise _bad_setting("seed", value)
        return value
    return _number("seed", value)


def _number(setting: str, value: object) -> int:
    number = whole(value)
    if number is None:
        raise _bad_setting(setting, value)
    return number


def _bad_setting(setting: str, value: object) -> BadSetup:
    return BadSetup("BAD_SETTING", {"setting": setting, "value": str(value)})


def position(name: str, data: Mapping[str, object], log: bool = False) -> Table:
    """A game that goes on from a position by names. With `log` it keeps its events, and begins with
    those of arranging it.
    """
    if not isinstance(data, Mapping):
        raise BadRecord("BAD_FIELD", {"field": "position"})
    return game(name).position(dict(data), log)


def replay(
    record: Mapping[str, object], upto: SupportsIndex | None = None, log: bool = False
) -> Table:
    """The game that a record tells of, or its first `upto` answers."""
    if not isinstance(record, Mapping):
        raise BadRecord("BAD_RECORD", {"field": "record"})
    count = whole(upto)
    if upto is not None and (count is None or count < 0):
        raise BadRecord("BAD_RECORD", {"field": "upto"})
    found = _find(record.get("game"))
    if found is None:
        raise BadRecord("UNKNOWN_GAME", {"game": str(record.get("game"))})
    return found.replay(dict(record), count, log)


def unpack(data: object) -> Table:
    """The position that `Table.pack` wrote."""
    if not isinstance(data, list) or not data:
        raise BadRecord("UNKNOWN_GAME", {"game": str(None)})
    found = _find(data[0])
    if found is None:
        raise BadRecord("UNKNOWN_GAME", {"game": str(data[0])})
    return found.unpack(data)
