"""Ratings put bots in the order of their strength, and know how sure they are."""

from __future__ import annotations

from math import exp, hypot, log
from random import Random
from statistics import mean, stdev

import pytest

from arena.small import game
from perihelion.arena.playing import Played
from perihelion.arena.ratings import places, rate


def chance_games(strengths: dict[str, float], tables: list[list[str]], seed: int) -> list[Played]:
    """Games in which everybody wins as often as their strength says."""
    random = Random(seed)
    out: list[Played] = []
    for bots in tables:
        left, scores = list(range(len(bots))), [0] * len(bots)
        for points in range(len(bots), 0, -1):
            found = random.choices(left, [exp(strengths[bots[k]]) for k in left])[0]
            scores[found] = points
            left.remove(found)
        out.append(game(bots, scores, [scores.index(len(bots))]))
    return out


STRENGTHS = {"weak": 0.0, "fair": 0.8, "good": 1.6}


def test_the_better_bot_has_the_higher_rating() -> None:
    tables = [["weak", "fair"], ["fair", "good"], ["good", "weak"]] * 300

    rated = rate(list(STRENGTHS), chance_games(STRENGTHS, tables, 1))

    order = sorted(rated, key=lambda bot: rated[bot].mu)
    assert order == ["weak", "fair", "good"]
    assert rated["good"].least() > rated["fair"].mu


def test_one_bot_against_copies_of_another_is_rated_as_well() -> None:
    tables = [["weak", "good", "good"], ["good", "weak", "weak"]] * 300

    rated = rate(["weak", "good"], chance_games(STRENGTHS, tables, 2))

    assert rated["good"].mu - rated["weak"].mu > 5


def test_the_uncertainty_that_is_told_is_the_true_one() -> None:
    """Many contests of the same length: their ratings differ by as much as each says."""
    tables = [["weak", "fair"]] * 400
    rated = [rate(["weak", "fair"], chance_games(STRENGTHS, tables, k)) for k in range(40)]
    apart = [one["fair"].mu - one["weak"].mu for one in rated]
    told = mean(hypot(one["fair"].sigma, one["weak"].sigma) for one in rated)

    assert 0.6 < stdev(apart) / told < 1.4


def test_ratings_stand_for_chances_to_win() -> None:
    """Three wins of four are log(3) apart, in units of what openskill calls c."""
    games = [
        game(["a", "b"], [1, 0] if k % 4 else [0, 1], [0 if k % 4 else 1]) for k in range(4000)
    ]

    rated = rate(["a", "b"], games)

    c = hypot(25 / 6, 25 / 6)
    assert rated["a"].mu - rated["b"].mu == pytest.approx(log(3) * c, rel=0.05)


def test_a_bot_that_only_meets_itself_is_not_rated() -> None:
    assert rate(["a"], [game(["a", "a"], [3, 5], [1])])["a"].mu == 25


def test_a_shared_win_is_a_tie() -> None:
    rated = rate(["a", "b"], [game(["a", "b"], [30, 30], [0, 1])])

    assert rated["a"].mu == pytest.approx(rated["b"].mu)


def test_the_winner_is_first_whatever_the_points() -> None:
    """Ties are broken by other things than points."""
    assert places(game(["a", "b", "c"], [20, 20, 11], [1])) == [1, 0, 2]
    assert places(game(["a", "b", "c"], [20, 20, 11], [0, 1])) == [0, 0, 2]
