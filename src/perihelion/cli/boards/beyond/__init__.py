"""How Beyond the Sun looks in the terminal."""

from __future__ import annotations

from typing import Final

from perihelion.cli.boards.beyond.board import BeyondBoard

BOARD: Final = BeyondBoard
