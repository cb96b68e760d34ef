"""The sets that there are."""

from __future__ import annotations

from typing import Final

from perihelion.roll.catalogue.base import BASE
from perihelion.roll.pieces.tiles import TileSet

SETS: Final[list[TileSet]] = [BASE]
"""In the order of their numbers. An expansion joins at the end, so that no number changes."""
