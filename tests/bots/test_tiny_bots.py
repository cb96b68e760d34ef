"""Bots of Tiny Epic Galaxies: legal answers from their view alone, in every variant."""

from __future__ import annotations

import random

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


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize(
    ("name", "positions"), [("cadet", 60), ("captain", 60), ("commodore", 12), ("greedy", 150)]
)
def test_a_bot_gives_the_same_answer_whatever_lies_face_down(
    name: str, positions: int, players: int
) -> None:
    g = perihelion.new_game("tiny", players, players)
    bot, r, compared = hurried(name, "tiny"), random.Random(1), 0

    while not g.over and compared < positions:
        seat = int(g.next_seat())
        said = bot.answer(g.seen_by(seat), seat)
        twin = WITNESS.redealt(g, seat, r)
        assert bot.answer(twin.seen_by(seat), seat) == said
        compared += 1
        g.answer(seat, said)

    assert compared > 10


@pytest.mark.slow
def test_greedy_beats_chance() -> None:
    contest = Contest(game="tiny", bots=("greedy", "random"), games=20)

    assert hold(contest).bots["greedy"].wins.mean >= 0.9
