"""The board of each game; a game without one of its own has the plain one."""

from __future__ import annotations

from typing import Final

from perihelion.server.boards.beyond import BeyondBoard
from perihelion.server.boards.board import Board
from perihelion.server.boards.race import RaceBoard
from perihelion.server.boards.roll import RollBoard
from perihelion.server.boards.tiny import TinyBoard

_PLAIN: Final = Board()
_BOARDS: Final[dict[str, Board]] = {
    "race": RaceBoard(),
    "roll": RollBoard(),
    "tiny": TinyBoard(),
    "beyond": BeyondBoard(),
}


def board_of(game: str) -> Board:
    """What this game is shown with."""
    return _BOARDS.get(game, _PLAIN)
