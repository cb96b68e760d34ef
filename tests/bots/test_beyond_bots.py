"""Bots of Beyond the Sun: legal answers from their view alone, in every variant."""

from __future__ import annotations

import pytest

import perihelion
from bots.hurry import hurried
from perihelion.arena.contest import Contest
from perihelion.arena.running import hold
from perihelion.beyond.state import Beyond
from perihelion.bots.drive import play
from perihelion.bots.registry import bot_names, make_bot

VARIANTS = perihelion.game("beyond").variants()


@pytest.mark.slow
@pytest.mark.parametrize("name", bot_names("beyond"))
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_bots_play_every_variant_to_its_end(
    name: str, players: int, options: dict[str, object]
) -> None:
    g = perihelion.new_game("beyond", players, 11, options)

    play(g, [hurried(name, "beyond", seat) for seat in range(players)])

    assert g.over


def test_greedy_leaves_the_view_as_it_is() -> None:
    g = perihelion.new_game("beyond", 2, 4, {"mats": "advanced", "tableau": True})
    bot = make_bot("greedy", "beyond")

    for _ in range(60):
        seat = int(g.next_seat())
        view = g.seen_by(seat)
        before = view.pack()
        said = bot.answer(view, seat)
        assert view.pack() == before
        g.answer(seat, said)


@pytest.mark.slow
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_greedy_beats_chance(options: dict[str, object]) -> None:
    contest = Contest(game="beyond", bots=("greedy", "random"), games=40, options=options)

    assert hold(contest).bots["greedy"].wins.mean >= 0.95


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_brings_a_game_to_its_end_in_good_time(players: int) -> None:
    rounds = []

    for seed in range(3):
        g = perihelion.new_game("beyond", players, seed)
        assert isinstance(g, Beyond)
        play(g, [make_bot("greedy", "beyond")] * players)
        rounds.append(g.round())

    assert sum(rounds) / len(rounds) < 22  # the rulebook says 15 on average
