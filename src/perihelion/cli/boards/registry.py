"""The boards by game."""

from __future__ import annotations

from typing import cast

from perihelion.cli.boards.board import Board
from perihelion.cli.boards.plain import PlainBoard
from perihelion.tabletop.registry import part_of


def board_of(game: str) -> type[Board]:
    """The `BOARD` of a game; a game that has none of its own is shown plainly."""
    own = part_of(game, "cli.boards")
    return PlainBoard if own is None else cast("type[Board]", own.BOARD)
