"""What a finished game is worth: by rank or by victory, and nothing in all."""

from __future__ import annotations

import random

import pytest

import perihelion
from perihelion import Table
from perihelion.envs import rewards
from perihelion.envs.rewarding import by_rank, by_victory

SET_UPS = [("race", 2), ("race", 4), ("roll", 3), ("tiny", 2), ("tiny", 5), ("beyond", 3)]


def finished(game: str, players: int, seed: int) -> Table:
    g = perihelion.new_game(game, players, seed)
    perihelion.play_out(g, perihelion.dice(seed))
    return g


@pytest.mark.parametrize(("game", "players"), SET_UPS)
def test_rewards_by_rank_go_from_one_down_to_minus_one(game: str, players: int) -> None:
    g = finished(game, players, 3)

    got = rewards(g)

    assert sum(got) == pytest.approx(0)
    assert max(got) <= 1
    assert min(got) >= -1
    assert sorted(g.winners()) == [seat for seat in range(players) if got[seat] == max(got)]
    points = g.scores()
    for a in range(players):
        for b in range(players):
            if points[a] > points[b]:
                assert got[a] > got[b]


def test_equals_share_the_places_that_they_take_up() -> None:
    assert by_rank([20, 30], [1], 2) == [-1, 1]
    assert by_rank([30, 30], [0, 1], 2) == [0, 0]
    assert by_rank([30, 30], [0], 2) == [1, -1]
    assert by_rank([10, 30, 20], [1], 3) == [-1, 1, 0]
    assert by_rank([10, 30, 10], [1], 3) == [-0.5, 1, -0.5]
    assert by_rank([30, 10, 30, 20], [0, 2], 4) == pytest.approx([2 / 3, -1, 2 / 3, -1 / 3])


def test_winners_share_the_victory_and_the_others_pay_for_it() -> None:
    assert by_victory([1], 2) == [-1, 1]
    assert by_victory([0, 1], 2) == [0, 0]
    assert by_victory([2], 4) == pytest.approx([-1 / 3, -1 / 3, 1, -1 / 3])
    assert by_victory([0, 3], 4) == [0.5, -0.5, -0.5, 0.5]


def test_whoever_plays_alone_wins_or_loses() -> None:
    ends = set()
    for seed in range(40):
        g = perihelion.new_game("tiny", 1, seed)
        perihelion.play_out(g, perihelion.dice(seed))
        assert rewards(g) == [1.0 if g.winners() else -1.0]
        ends.add(rewards(g)[0])

    assert -1.0 in ends


def test_a_game_that_goes_on_brings_nothing() -> None:
    g = perihelion.new_game("race", 3, random.Random(1).randrange(100))

    assert rewards(g) == [0, 0, 0]


def test_an_unknown_kind_of_reward_is_refused() -> None:
    g = finished("race", 2, 1)

    with pytest.raises(perihelion.Refused, match="BAD_SETTING"):
        rewards(g, "applause")
