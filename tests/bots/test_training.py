"""Training: games give lessons, lessons change the network, and a course can be interrupted."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import perihelion
from perihelion.bots.drive import play
from perihelion.bots.lookahead import result
from perihelion.bots.network import load, new_network
from perihelion.bots.random_bot import RandomBot
from perihelion.bots.tiny.learning import FEATURES, HABITS
from perihelion.bots.train.__main__ import Course, train
from perihelion.bots.train.learner import Learner
from perihelion.bots.train.selfplay import Habits, Lessons, SelfPlay, Variant, outcome

SHORT_GAMES: list[Variant] = [(1, {"rogue": "gamelyn"}, 1.0)]
"""Against the hardest rogue galaxy nobody who knows nothing lasts long."""


def lessons_of(habits: Habits, least: int = 60) -> Lessons:
    games = SelfPlay("tiny", FEATURES, SHORT_GAMES, 3, habits, 4)
    network = new_network(games.sheet.width, FEATURES.most_seats(), 1, (8, 8))
    return games.learn(network, least)


def test_a_finished_game_teaches_every_position_its_result() -> None:
    lessons = lessons_of(Habits(reach=1.0))

    assert len(lessons.rows) >= 60
    assert lessons.rows.any(axis=1).all()
    assert set(lessons.playing.tolist()) == {2}
    assert lessons.targets[:, :2].sum(axis=1) == pytest.approx(1.0)
    assert set(np.unique(lessons.targets[:, :2])) <= {0.0, 1.0}


def test_with_less_reach_positions_are_worth_what_comes_next() -> None:
    lessons = lessons_of(Habits(reach=0.5))

    between = (lessons.targets[:, 0] > 0.01) & (lessons.targets[:, 0] < 0.99)
    assert between.mean() > 0.5


def test_lessons_are_learned() -> None:
    lessons = lessons_of(HABITS)
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
    shown = lessons_of(HABITS)
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

    train(course, minutes=0.0, jobs=1, total=1.0)

    assert course.games > 0
    assert (tmp_path / "weights.npz").exists()
    assert (tmp_path / "curve.jsonl").read_text().count("\n") == 1
