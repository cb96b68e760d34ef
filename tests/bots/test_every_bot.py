"""Every bot plays every game to its end, in every variant, with every question put or not."""

from __future__ import annotations

import random

import pytest

import perihelion
from bots.hurry import hurried
from laws.conftest import WITNESSES
from laws.examples import ANEW
from laws.witness import Witness
from perihelion.bots.drive import play
from perihelion.bots.registry import bot_names

WHOLE_ARC = ["gathering-storm", "rebel-vs-imperium", "brink-of-war"]

BOTS = [(witness, name) for witness in WITNESSES for name in bot_names(witness.name)]


def play_to_the_end(game: str, name: str, players: int, seed: int, options: object) -> None:
    assert isinstance(options, dict)
    g = perihelion.new_game(game, players, seed, options)

    play(g, [hurried(name, game, seat) for seat in range(players)])

    assert g.over


def test_greedy_passes_where_only_that_is_left() -> None:
    """A power that takes a hand card, and an empty hand."""
    options = {"expansions": WHOLE_ARC, "automatic": False}

    play_to_the_end("race", "greedy", 2, 38, options)


@pytest.mark.slow
@pytest.mark.timeout(3600 if ANEW else 600)
@pytest.mark.parametrize(("witness", "name"), BOTS, ids=lambda one: getattr(one, "name", one))
def test_every_bot_plays_every_variant_to_its_end(witness: Witness, name: str) -> None:
    """Half the time also questions that have but one answer are put."""
    r = random.Random() if ANEW else random.Random(7)
    set_ups = (
        witness.set_ups * 4 if ANEW else r.sample(witness.set_ups, min(6, len(witness.set_ups)))
    )
    for players, options in set_ups:
        seed = r.randrange(2**31)
        automatic = r.random() < 0.5
        play_to_the_end(witness.name, name, players, seed, {**options, "automatic": automatic})
