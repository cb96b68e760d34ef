"""Beyond the Sun on the plain board."""

from __future__ import annotations

from typing import Final

from perihelion.server.boards.board import Board
from perihelion.server.boards.offered import Setting


class BeyondBoard(Board):
    """The settings; its scene tells what lies on the table."""

    SETTINGS = (Setting("mats", "basic", ("basic", "advanced")), Setting("tableau"))


BOARD: Final = BeyondBoard()
