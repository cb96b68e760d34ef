"""The boards by game."""

from __future__ import annotations

from typing import Final

from perihelion.cli.boards.board import Board
from perihelion.cli.boards.plain import PlainBoard
from perihelion.cli.boards.race.board import RaceBoard

BOARDS: Final[dict[str, type[Board]]] = {
    "race": RaceBoard,
}


def board_of(game: str) -> type[Board]:
    """The board of a game; a game that has none of its own yet is shown plainly."""
    return BOARDS.get(game, PlainBoard)
