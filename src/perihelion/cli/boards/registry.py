"""The boards by game."""

from __future__ import annotations

from typing import Final

from perihelion.cli.boards.beyond.board import BeyondBoard
from perihelion.cli.boards.board import Board
from perihelion.cli.boards.plain import PlainBoard
from perihelion.cli.boards.race.board import RaceBoard
from perihelion.cli.boards.roll.board import RollBoard
from perihelion.cli.boards.tiny.board import TinyBoard

BOARDS: Final[dict[str, type[Board]]] = {
    "race": RaceBoard,
    "roll": RollBoard,
    "tiny": TinyBoard,
    "beyond": BeyondBoard,
}


def board_of(game: str) -> type[Board]:
    """The board of a game; a game that has none of its own yet is shown plainly."""
    return BOARDS.get(game, PlainBoard)
