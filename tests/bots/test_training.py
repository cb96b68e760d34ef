"""Training: games give lessons, lessons change the network, and a course can be interrupted."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import perihelion
from perihelion.bots.drive import play
from perihelion.bots.network import load, new_network
from perihelion.bots.race.learning import FEATURES as RACE
from perihelion.bots.random_bot import RandomBot
from perihelion.bots.sheet import result
from perihelion.bots.tiny.learning import FEATURES
from perihelion.bots.train.__main__ import Course, train
from perihelion.bots.train.learner import Learner
from perihelion.bots.train.selfplay import (
    ANCHOR,
    ELDER,
    LEARNER,
    Habits,
    Lessons,
    Running,
    SelfPlay,
    Tally,
    Variant,
    outcome,
)

SHORT_GAMES: list[Variant] = [(1, {"rogue": "gamelyn"}, 1.0)]
"""Against the hardest rogue galaxy nobody who knows nothing lasts long."""

HASTY = Habits(whims=1.0, slips=1.0, reach=1.0)
"""Everything is answered at random."""


def lessons_of(habits: Habits, least: int = 20) -> Lessons:
    games = SelfPlay("tiny", FEATURES, SHORT_GAMES, 3, habits, 4)
    network = new_network(games.sheet.width, FEATURES.most_seats(), 1, (8, 8))
    return games.learn(network, network, least, False)


def test_a_finished_game_teaches_every_position_its_result() -> None:
    lessons = lessons_of(HASTY)

    assert len(lessons.rows) >= 20
    assert lessons.rows.any(axis=1).all()
    assert set(lessons.playing.tolist()) == {2}
    assert lessons.targets[:, :2].sum(axis=1) == pytest.approx(1.0)
    assert set(np.unique(lessons.targets[:, :2])) <= {0.0, 1.0}


def test_with_less_reach_positions_are_worth_what_comes_next() -> None:
    lessons = lessons_of(Habits(whims=1.0, slips=1.0, reach=0.5))

    between = (lessons.targets[:, 0] > 0.01) & (lessons.targets[:, 0] < 0.99)
    assert between.mean() > 0.5


def games_of(habits: Habits, players: int) -> SelfPlay:
    return SelfPlay("tiny", FEATURES, [(players, {}, 1.0)], 3, habits, 1)


@pytest.mark.parametrize("watching", [True, False])
def test_every_round_is_a_lesson_for_every_seat(watching: bool) -> None:
    habits = Habits(league=1.0, elders=0.5, answers=3)
    games = SelfPlay("race", RACE, [(2, {}, 1.0)], 3, habits, 1)
    network = new_network(games.sheet.width, RACE.most_seats(), 1, (8, 8))

    lessons = games.learn(network, network, 1, watching)

    assert games.tally.played >= 1
    assert len(lessons.rows) == 2 * games.tally.rounds
    assert lessons.targets[:, :2].sum(axis=1) == pytest.approx(1.0)


def test_while_it_watches_the_anchor_plays_all_seats() -> None:
    games = games_of(HASTY, 2)
    network = new_network(games.sheet.width, FEATURES.most_seats(), 1, (8, 8))

    lessons = games.learn(network, network, 1, watching=True)

    assert games.tally.played == 1
    assert games.tally.duels == 0
    assert len(lessons.rows) % 2 == 0
    assert lessons.rows.any(axis=1).all()


def test_at_a_table_of_the_league_there_is_always_a_learner_and_somebody_else() -> None:
    games = games_of(Habits(league=1.0, elders=0.5), 4)
    games.watching = False

    seated = [games._seated(4) for _ in range(200)]

    assert all(LEARNER in players and max(players) > LEARNER for players in seated)
    assert {player for players in seated for player in players} == {LEARNER, ELDER, ANCHOR}
    assert not any(ELDER in players and ANCHOR in players for players in seated)


def test_a_duel_counts_for_the_learner_wherever_it_sits() -> None:
    tally = Tally()
    for mine in (0, 1):
        g = perihelion.new_game("tiny", 2, seed=mine)
        play(g, [RandomBot(seat) for seat in range(2)])
        players = [LEARNER if seat == mine else ANCHOR for seat in range(2)]
        tally.count(Running(g, players))
        tally.won -= (mine in g.winners()) / len(g.winners())

    assert (tally.played, tally.duels, tally.won) == (2, 2, 0.0)


def test_earlier_versions_are_kept_at_equal_distances(tmp_path: Path) -> None:
    course = Course("tiny", tmp_path, 1, (8, 8))
    shown = lessons_of(HASTY)
    for minute in range(7):
        course.minutes = float(minute)
        course.look_back(12.0, shown)
    course.keep(shown)

    again = Course("tiny", tmp_path, 1, (8, 8))

    assert len(course.elders) == len(again.elders) == 6
    assert again.elder(np.random.default_rng(1)) in again.elders


def test_lessons_are_learned() -> None:
    lessons = lessons_of(HASTY)
    network = new_network(lessons.rows.shape[1], FEATURES.most_seats(), 1, (16, 8))
    learner, luck = Learner(network), np.random.default_rng(1)

    surprises = [learner.study(lessons, 1e-3, luck) for _ in range(30)]

    assert surprises[-1] < surprises[0] / 2


def test_half_of_an_outcome_is_who_won_and_half_by_how_much() -> None:
    g = perihelion.new_game("tiny", 3, seed=2)
    play(g, [RandomBot(seat) for seat in range(3)])
    best = g.winners()[0]

    told = outcome(g, best, 0.1)

    assert told.sum() == pytest.approx(1.0)
    assert told[0] == told.max()
    assert told[0] >= result(g, best)[0] / 2


def test_a_course_goes_on_where_it_was_left(tmp_path: Path) -> None:
    course = Course("tiny", tmp_path, 1, (8, 8))
    shown = lessons_of(HASTY)
    course.learner.study(shown, 1e-3, np.random.default_rng(1))
    course.games, course.minutes = 12.0, 3.0
    course.keep(shown)

    again = Course("tiny", tmp_path, 1, (8, 8))

    assert (again.games, again.minutes, again.learner.steps) == (12.0, 3.0, course.learner.steps)
    for kept, before in zip(
        [*again.learner.network.weights, *again.learner.means, *again.learner.squares],
        [*course.learner.network.weights, *course.learner.means, *course.learner.squares],
        strict=True,
    ):
        assert (kept == before).all()
    told = load(tmp_path / "weights.npz").chances(shown.rows, shown.playing)
    expected = course.learner.network.chances(shown.rows, shown.playing)
    assert told == pytest.approx(expected, abs=2e-3)


@pytest.mark.slow
def test_training_runs_in_other_processes_and_writes_its_curve(tmp_path: Path) -> None:
    course = Course("tiny", tmp_path, 1, (8, 8))

    train(course, minutes=0.0, jobs=1, total=1.0, least=40)

    assert course.games > 0
    assert (tmp_path / "weights.npz").exists()
    assert (tmp_path / "curve.jsonl").read_text().count("\n") == 1
