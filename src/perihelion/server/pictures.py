"""What has been made for one viewer is sent to all who may see the same, and kept as long as it is
valid and there is room.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

from perihelion.games import GAMES
from perihelion.server.boards.registry import board_of
from perihelion.server.packing import Packed
from perihelion.server.room import Room
from perihelion.server.speech import speaking
from perihelion.server.viewing import games, update_of
from perihelion.server.wire_lobby import Faces, Lang

ROOM: Final = 8 * 2**20
"""Bytes of updates that are kept."""

_WRITER: Final = msgspec.json.Encoder()

Key: TypeAlias = tuple[str, int, int, int | None, str, int, bool]


class Pictures:
    """Updates as they are sent, the most recently used. Each belongs to one state of a table, one
    seat and one language; who may see it is not decided here.
    """

    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self.made = 0
        self._size = 0
        self._kept: OrderedDict[Key, tuple[bytes, int]] = OrderedDict()

    def update(
        self, room: Room, seat: int | None, lang: Lang, known: int, listens: bool = False
    ) -> tuple[bytes, int]:
        """The update for a viewer with `known` events of the log, and how many they have then. Call
        it alone with the table.
        """
        key = (room.row.id, room.edition, room.row.seq, seat, lang, known, listens)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        update = update_of(room, seat, lang, known, listens)
        self.made += 1
        told = (_WRITER.encode(update), update.log.keep + len(update.log.events))
        self._kept[key] = told
        self._size += len(told[0])
        while self._size > self.room:
            _, (old, _) = self._kept.popitem(last=False)
            self._size -= len(old)
        return told


@lru_cache(maxsize=64)
def faces_told(game: str, players: int, options: bytes, lang: Lang) -> Packed:
    """What is printed on the cards of a game with these options, as it is sent."""
    sample = GAMES[game].new_game(players, 0, msgspec.json.decode(options), False)
    faces = Faces(faces=board_of(game).faces(sample, speaking(lang, game)))
    return Packed(_WRITER.encode(faces), "application/json")


@lru_cache(maxsize=8)
def games_told(lang: Lang) -> Packed:
    """The games with their bots and options, as they are sent."""
    return Packed(_WRITER.encode(games(lang)), "application/json")
