"""Bots of Tiny Epic Galaxies: legal answers from their view alone, in every variant."""

from __future__ import annotations

import pytest

import perihelion
from bots.hurry import hurried
from laws.tiny import TinyWitness
from perihelion.arena.contest import Contest
from perihelion.arena.running import hold
from perihelion.bots.drive import play
from perihelion.bots.registry import bot_names

WITNESS = TinyWitness()


@pytest.mark.slow
@pytest.mark.parametrize("name", bot_names("tiny"))
@pytest.mark.parametrize(("players", "options"), WITNESS.set_ups, ids=str)
def test_bots_play_every_variant_to_its_end(
    name: str, players: int, options: dict[str, object]
) -> None:
    g = perihelion.new_game("tiny", players, 11, options)

    play(g, [hurried(name, "tiny", seat) for seat in range(players)])

    assert g.over


@pytest.mark.slow
def test_greedy_beats_chance() -> None:
    contest = Contest(game="tiny", bots=("greedy", "random"), games=20)

    assert hold(contest).bots["greedy"].wins.mean >= 0.9
