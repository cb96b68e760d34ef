"""A bot for Beyond the Sun that judges the position after each whole action."""

from __future__ import annotations

from perihelion.bots.beyond.greedy import BeyondGreedy
from perihelion.bots.beyond.judgement import CAPTAIN


class BeyondCaptain(BeyondGreedy):
    """Plays like `greedy`, with a better idea of what a position is worth."""

    taste = CAPTAIN
