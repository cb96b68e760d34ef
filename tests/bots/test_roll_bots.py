"""Bots of Roll for the Galaxy: from their view alone, and never stuck."""

from __future__ import annotations

import pytest

import perihelion
from bots.hurry import hurried
from perihelion.bots.drive import play, play_one
from perihelion.bots.registry import make_bot


@pytest.mark.parametrize("seed", range(4))
def test_a_beginner_comes_to_an_end(seed: int) -> None:
    """What they do by mistake depends on the view, so they must not come back to the same one."""
    g = perihelion.new_game("roll", 2, seed)

    play(g, [make_bot("cadet", "roll", seat) for seat in range(2)])

    assert g.over


def test_nobody_rearranges_tiles_for_ever() -> None:
    options: dict[str, object] = {"automatic": False}
    g = perihelion.new_game("roll", players=3, seed=249103477, options=options)
    bots = [hurried("commodore", "roll", seat) for seat in range(3)]
    answers = 0

    while not g.over:
        play_one(g, bots)
        answers += 1
        assert answers < 2000
