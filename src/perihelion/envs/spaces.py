"""The spaces of observations and answers, for the frameworks that build on Gymnasium."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from perihelion.envs.observing import observer


def observation_space(game: str, waits: bool = False) -> spaces.Dict:
    """Rows with their bounds, and masks."""
    watch = observer(game)
    return spaces.Dict(
        {
            "observation": spaces.Box(watch.lowest(), watch.highest(), dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (watch.answers + waits,), np.int8),
        }
    )


def action_space(game: str, waits: bool = False) -> spaces.Discrete:
    """All answers of a game by number; with `waits` one more, for a seat that is not asked."""
    return spaces.Discrete(observer(game).answers + waits)


def state_space(game: str, players: int) -> spaces.Box:
    """What all seats may know together: their rows, one after another."""
    watch = observer(game)
    low, high = np.tile(watch.lowest(), players), np.tile(watch.highest(), players)
    return spaces.Box(low, high, dtype=np.int16)
