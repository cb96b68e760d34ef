"""Many games in lock step are the games one would play one by one."""

from __future__ import annotations

import os
import signal
from typing import Any

import numpy as np
import pytest

import perihelion
from perihelion import Table
from perihelion.envs import VectorEnv, WorkerFailed, observer, rewards

GAMES = 5
STEPS = 60

SET_UPS: list[tuple[str, int, dict[str, object]]] = [
    ("race", 2, {}),
    ("race", 3, {"expansions": ["gathering-storm", "rebel-vs-imperium"], "takeovers": True}),
    ("roll", 2, {}),
    ("tiny", 3, {}),
    ("tiny", 1, {}),
    ("beyond", 2, {}),
    ("comets", 2, {}),
]


class OneByOne:
    """The same games by the plain interface: what `VectorEnv` says it does, and no more."""

    def __init__(self, game: str, players: int, options: dict[str, object], seed: int) -> None:
        self.game, self.players, self.options = game, players, options
        self.seeds = [seed + i for i in range(GAMES)]
        self.tables = [self.begin(i) for i in range(GAMES)]
        self.last = [table.next_seat() for table in self.tables]

    def begin(self, i: int) -> Table:
        return perihelion.new_game(self.game, self.players, self.seeds[i], self.options)

    def step(self, answers: np.ndarray[Any, Any]) -> None:
        for i, answer in enumerate(answers):
            g = self.tables[i]
            if g.over:
                self.seeds[i] += GAMES
                self.tables[i] = g = self.begin(i)
            else:
                self.last[i] = g.next_seat()
                g.answer(g.next_seat(), answer)
            if not g.over:
                self.last[i] = g.next_seat()


def check(env: VectorEnv, plain: OneByOne) -> None:
    watch = observer(plain.game)
    for i, g in enumerate(plain.tables):
        seat = -1 if g.over else g.next_seat()
        assert env.seats[i] == seat
        assert env.terminated[i] == g.over
        assert np.array_equal(env.observations[i], watch.observe(g, plain.last[i]))
        assert np.flatnonzero(env.masks[i]).tolist() == ([] if g.over else g.options(seat))
        assert env.rewards[i] == pytest.approx(rewards(g))
        assert env.scores[i].tolist() == (
            g.scores()[: plain.players] if g.over else [0] * plain.players
        )


@pytest.mark.parametrize(("game", "players", "options"), SET_UPS)
def test_each_game_goes_on_as_if_it_were_alone(
    game: str, players: int, options: dict[str, object]
) -> None:
    plain = OneByOne(game, players, options, 11)
    with VectorEnv(game, GAMES, players, options, seed=11) as env:
        check(env, plain)
        for _ in range(STEPS):
            answers = env.random_answers()
            env.step(answers)
            plain.step(answers)
            check(env, plain)


def test_a_game_that_is_over_shows_its_end_and_then_another_begins() -> None:
    ended = 0
    with VectorEnv("tiny", GAMES, 2, seed=5) as env:
        plain = OneByOne("tiny", 2, {}, 5)
        while ended < 2:
            over = env.terminated.copy()
            answers = env.random_answers()
            env.step(answers)
            plain.step(answers)
            if over.any() or env.terminated.any():
                check(env, plain)
            assert not (over & env.terminated).any()
            ended += int(env.terminated.sum())
            assert (env.rewards[~env.terminated] == 0).all()
            assert env.rewards.sum() == pytest.approx(0)


@pytest.mark.parametrize("workers", [1, 2])
def test_however_many_processes_play_the_games_are_the_same(workers: int) -> None:
    with (
        VectorEnv("race", GAMES, 2, seed=3) as here,
        VectorEnv("race", GAMES, 2, seed=3, workers=workers) as there,
    ):
        for _ in range(40):
            for name in ("observations", "masks", "seats", "rewards", "terminated", "scores"):
                assert np.array_equal(getattr(here, name), getattr(there, name)), name
            answers = here.random_answers()
            here.step(answers)
            there.step(answers)
        answers = there.random_answers()
        assert there.masks[np.arange(GAMES), answers].all()
        there.step(answers)


def test_the_same_seed_gives_the_same_games_again() -> None:
    with VectorEnv("roll", GAMES, 3, seed=8) as env:
        first = env.observations.copy()
        for _ in range(20):
            env.step_at_random()
        later = env.observations.copy()
        env.reset()
        assert np.array_equal(env.observations, first)
        for _ in range(20):
            env.step_at_random()
        assert np.array_equal(env.observations, later)

        env.reset(9)
        assert not np.array_equal(env.observations, first)


def test_forced_answers_can_be_skipped() -> None:
    choices = {"automatic": False}
    with (
        VectorEnv("race", GAMES, 2, choices, skip_forced=True) as env,
        VectorEnv("race", GAMES, 2, choices) as every,
    ):
        fewest = []
        for _ in range(100):
            env.step_at_random()
            every.step_at_random()
            assert (env.masks[~env.terminated].sum(axis=1) > 1).all()
            fewest.append(int(every.masks[~every.terminated].sum(axis=1).min()))

    assert min(fewest) == 1


def test_answers_given_earlier_at_the_same_time_stay_hidden() -> None:
    with VectorEnv("race", 1, 2, seed=2) as env:
        watch = env.observer
        action = watch.questions.index("action")
        while watch.part("question").of(env.observations[0]) != action:
            env.step_at_random()
        before = env.table(0)
        answer = before.options(int(env.seats[0]))
        rows = []
        for said in answer[:2]:
            g = before.copy()
            g.answer(g.next_seat(), said)
            rows.append(watch.observe(g, g.next_seat()))

    assert np.array_equal(rows[0], rows[1])


@pytest.mark.parametrize("workers", [0, 1])
def test_an_illegal_answer_is_refused_and_nothing_has_changed(workers: int) -> None:
    with VectorEnv("race", 3, 2, workers=workers) as env:
        answers = env.random_answers()
        answers[2] = env.observer.answers - 1
        before = env.observations.copy()

        with pytest.raises(perihelion.IllegalAnswer, match="game=2"):
            env.step(answers)

        assert np.array_equal(env.observations, before)
        env.step_at_random()
        assert not np.array_equal(env.observations, before)


def test_what_cannot_be_played_is_refused_at_once() -> None:
    with pytest.raises(perihelion.BadSetup):
        VectorEnv("race", 2, 9)
    with pytest.raises(perihelion.BadSetup):
        VectorEnv("chess", 2)
    with pytest.raises(perihelion.BadSetup):
        VectorEnv("race", 0)
    with pytest.raises(perihelion.BadSetup):
        VectorEnv("race", 2, workers=3)
    with pytest.raises(perihelion.BadSetup):
        VectorEnv("race", 2, rewards="applause")


def test_a_worker_that_dies_is_told_of() -> None:
    with VectorEnv("tiny", 4, 2, workers=2) as env:
        assert env._workers is not None
        os.kill(env._workers.processes[1].pid, signal.SIGKILL)
        env._workers.processes[1].wait()

        with pytest.raises(WorkerFailed, match="has died with status -9"):
            env.step_at_random()


def test_after_the_end_nothing_is_left() -> None:
    env = VectorEnv("tiny", 4, 2, workers=2)
    assert env._workers is not None
    processes = list(env._workers.processes)
    name = env._workers.memory.name
    row = env.observations[0].copy()

    env.close()
    env.close()

    assert all(process.returncode == 0 for process in processes)
    assert not os.path.exists(f"/dev/shm/{name}")
    assert np.array_equal(env.observations[0], row)
    with pytest.raises(ValueError, match="closed"):
        env.step_at_random()
