"""The games of the package itself: tests also know one that another package brings."""

from __future__ import annotations

import perihelion
from perihelion.tabletop.registry import home_of

SHIPPED = [game for game in perihelion.GAMES if home_of(game).startswith("perihelion.")]
