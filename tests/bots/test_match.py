"""Matches tell how good a bot is, and how sure one may be."""

from __future__ import annotations

import pytest

from perihelion.bots.match import Standing, run_match, seat_bots


def standing(wins: float, scores: list[int]) -> Standing:
    out = Standing("somebody")
    out.games, out.wins, out.scores = len(scores), wins, scores
    return out


def test_greedy_beats_random_nearly_always_and_scores_above_thirty() -> None:
    match = run_match("race", ["greedy", "random"], games=60, players=2, seed=1)

    greedy = match.standings[0]
    assert greedy.share >= 0.95
    assert greedy.mean_score > 30


STORM, REBELS, BRINK = "gathering-storm", "rebel-vs-imperium", "brink-of-war"


@pytest.mark.parametrize(
    "options",
    [
        {"edition": 2},
        {"advanced": True},
        {"first_game": True},
        {"expansions": [STORM]},
        {"expansions": [STORM, REBELS], "takeovers": True},
        {"expansions": [STORM, REBELS, BRINK], "takeovers": True},
        {"expansions": [STORM, REBELS, BRINK], "scenario": "rebel-vs-imperium"},
    ],
    ids=str,
)
def test_greedy_beats_random_in_every_variant(options: dict[str, object]) -> None:
    match = run_match("race", ["greedy", "random"], games=20, players=2, seed=1, options=options)

    assert match.standings[0].share >= 0.95


def test_everybody_plays_on_every_seat() -> None:
    seats = [seat_bots(k, 3, 3).index(0) for k in range(3)]

    assert sorted(seats) == [0, 1, 2]


def test_a_match_can_be_played_again() -> None:
    first, second = (run_match("race", ["greedy", "random"], 4, 3, seed=5) for _ in range(2))

    assert [s.scores for s in first.standings] == [s.scores for s in second.standings]
    assert first.rounds == second.rounds
    assert len(first.rounds) == 4


def test_wins_are_shared_out_without_remainder() -> None:
    match = run_match("race", ["random", "random"], games=30, players=2, seed=2)

    assert sum(s.wins for s in match.standings) == pytest.approx(30)
    assert sum(s.games for s in match.standings) == 60


def test_the_interval_of_a_half_won_match_is_the_one_in_the_textbook() -> None:
    low, high = standing(50, [0] * 100).interval()

    assert low == pytest.approx(0.4038, abs=1e-3)
    assert high == pytest.approx(0.5962, abs=1e-3)


def test_the_interval_stays_between_nothing_and_everything() -> None:
    assert standing(10, [1] * 10).interval()[1] == 1.0
    assert standing(0, [1] * 10).interval()[0] == 0.0


def test_the_spread_of_the_mean_is_that_of_the_textbook() -> None:
    assert standing(0, [8, 12]).spread == pytest.approx(1.96 * 2)
    assert standing(0, [8]).spread == 0.0


def test_greedy_beats_random_in_roll_as_well() -> None:
    match = run_match("roll", ["greedy", "random"], games=20, players=2, seed=1)

    assert match.standings[0].share >= 0.95
