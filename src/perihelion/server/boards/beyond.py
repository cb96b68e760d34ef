"""Beyond the Sun on the plain board."""

from __future__ import annotations

from typing import Final

from perihelion.server.boards.board import Board
from perihelion.server.boards.offered import Setting


class BeyondBoard(Board):
    """How a game is begun; what lies on the table is told by its scene."""

    SETTINGS = (Setting("mats", "basic", ("basic", "advanced")), Setting("tableau"))


BOARD: Final = BeyondBoard()
