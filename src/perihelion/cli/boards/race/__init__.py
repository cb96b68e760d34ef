"""Race for the Galaxy in the terminal."""

from __future__ import annotations

from typing import Final

from perihelion.cli.boards.race.board import RaceBoard

BOARD: Final = RaceBoard
