"""The boards by game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

from perihelion.server.boards.board import Board
from perihelion.tabletop.registry import part_of

_PLAIN: Final = Board()


@lru_cache
def board_of(game: str) -> Board:
    """The `BOARD` of a game; a game without one gets the plain board."""
    own = part_of(game, "server.boards")
    return _PLAIN if own is None else cast(Board, own.BOARD)
