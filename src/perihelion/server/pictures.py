"""What has been made for one viewer is sent to all who may see the same, and kept as long as it is
valid and there is room.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

from perihelion.games import GAMES
from perihelion.server.boards.registry import board_of
from perihelion.server.packing import Packed
from perihelion.server.room import Room
from perihelion.server.speech import speaking
from perihelion.server.stored import StoredTable
from perihelion.server.viewing import games, update_of
from perihelion.server.wire_lobby import AnyFace, Faces, Lang

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

    def faces(self, room: Room, seat: int | None, lang: Lang) -> Packed:
        """What is printed on the cards that a viewer sees: so much less than on all of them that
        the first picture of a table comes noticeably sooner. Call it alone with the table.
        """
        shown: dict[str, AnyFace] = {}
        if room.table is not None:
            update, _ = self.update(room, seat, lang, 0)
            named, board = _named_in(update), board_of(room.row.game)
            for key, face in _faces(*cards_of(room.row), lang).items():
                if key in named or board.at_hand(face):
                    shown[key] = face
        return Packed(_WRITER.encode(Faces(faces=shown)), "application/json")


# -- faces ---------------------------------------------------------------------


class _Drawn(msgspec.Struct):
    """What a page draws of an update."""

    view: msgspec.Raw
    question: msgspec.Raw


_NAMED: Final = re.compile(rb'[":]([\w-]+)"')
"""A word of the wire by itself, such as the key of a face, or what follows the kind of a piece."""


def _named_in(update: bytes) -> set[str]:
    """The words that a picture and its question are made of, keys of faces among them."""
    drawn = msgspec.json.decode(update, type=_Drawn)
    words = _NAMED.findall(bytes(drawn.view)) + _NAMED.findall(bytes(drawn.question))
    return {word.decode() for word in words}


def cards_of(row: StoredTable) -> tuple[str, int, bytes]:
    """What the cards of a table depend on: its game, its players, its options."""
    return row.game, len(row.chairs), msgspec.json.encode(row.terms.options, order="sorted")


@lru_cache(maxsize=64)
def faces_told(game: str, players: int, options: bytes, lang: Lang) -> Packed:
    """What is printed on all cards of a game, as it is sent."""
    faces = Faces(faces=_faces(game, players, options, lang))
    return Packed(_WRITER.encode(faces), "application/json")


@lru_cache(maxsize=64)
def _faces(game: str, players: int, options: bytes, lang: Lang) -> dict[str, AnyFace]:
    sample = GAMES[game].new_game(players, 0, msgspec.json.decode(options), False)
    return board_of(game).faces(sample, speaking(lang, game))


# -- games ---------------------------------------------------------------------


@lru_cache(maxsize=8)
def games_told(lang: Lang) -> Packed:
    """The games with their bots and options, as they are sent."""
    return Packed(_WRITER.encode(games(lang)), "application/json")
