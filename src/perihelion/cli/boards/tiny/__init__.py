"""Tiny Epic Galaxies in the terminal."""

from __future__ import annotations

from typing import Final

from perihelion.cli.boards.tiny.board import TinyBoard

BOARD: Final = TinyBoard
