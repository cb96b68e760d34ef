"""Every game with every number of players: what each adapter is tried on."""

from __future__ import annotations

from typing import Any

import perihelion
from perihelion import BadSetup
from shipped import SHIPPED

Table = tuple[str, int, dict[str, Any]]
"""A game, the number of players and the options."""


def tables() -> list[Table]:
    """Each game with each number of players, with the first of its variants that allows for it."""
    out: list[Table] = []
    for game in SHIPPED:
        for players in perihelion.GAMES[game].players():
            out.append((game, players, first_fitting(game, players)))
    return out


def first_fitting(game: str, players: int) -> dict[str, Any]:
    for options in perihelion.GAMES[game].variants():
        try:
            perihelion.new_game(game, players, 0, options)
        except BadSetup:
            continue
        return options
    raise AssertionError(f"{game} has no variant for {players}")


TABLES = tables()
NAMES = [f"{game}-{players}" for game, players, _ in TABLES]
