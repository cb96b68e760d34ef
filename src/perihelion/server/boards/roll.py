"""Roll for the Galaxy on the plain board."""

from __future__ import annotations

from typing import Final

from perihelion.server.boards.board import Board
from perihelion.server.boards.offered import Setting


class RollBoard(Board):
    """The settings; its scene tells what lies on the table."""

    SETTINGS = (Setting("first_game"),)


BOARD: Final = RollBoard()
