"""Roll for the Galaxy in the terminal."""

from __future__ import annotations

from typing import Final

from perihelion.cli.boards.roll.board import RollBoard

BOARD: Final = RollBoard
