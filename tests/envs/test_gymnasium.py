"""The games are Gymnasium environments: its own test passes, and bots have the other seats."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import numpy as np
import pytest

import perihelion
from envs.tables import NAMES, TABLES, Table
from perihelion.bots.bot import Bot
from perihelion.bots.drive import play
from perihelion.bots.registry import LEVELS, bot_names, make_bot
from perihelion.envs import rewards
from shipped import SHIPPED

adapter = pytest.importorskip("perihelion.envs.gymnasium", reason="Gymnasium is missing")
gymnasium = pytest.importorskip("gymnasium")

pytestmark = pytest.mark.once

every_table = pytest.mark.parametrize("table", TABLES, ids=NAMES)


def legal(mask: Any, r: random.Random) -> int:
    return int(r.choice(np.flatnonzero(mask).tolist()))


def played(env: Any, seed: int, r: random.Random) -> tuple[float, dict[str, Any], int]:
    """A whole game of the learner, who answers at random."""
    seen, info = env.reset(seed=seed)
    count = 0
    while True:
        seen, reward, over, cut, info = env.step(legal(seen["action_mask"], r))
        count += 1
        if over or cut:
            return reward, info, count


@pytest.mark.filterwarnings("ignore:.*A Box observation space")
@every_table
def test_the_environment_checker_passes(table: Table) -> None:
    from gymnasium.utils.env_checker import check_env

    game, players, options = table
    env = gymnasium.make(f"perihelion/{game.capitalize()}-v0", players=players, options=options)

    check_env(env.unwrapped)


@every_table
def test_a_whole_game_is_played_with_legal_answers_alone(table: Table) -> None:
    env = adapter.OneLearner(*table, illegal="refuse", seat=None)

    for seed in (1, 2):
        reward, info, _ = played(env, seed, random.Random(seed))

        assert env.table.over
        assert reward == rewards(env.table)[env.seat]
        assert info["score"] == env.table.scores()[env.seat]
        assert info["winners"] == env.table.winners()


@pytest.mark.parametrize("game", SHIPPED)
def test_others_play_as_they_would_without_the_learner(game: str) -> None:
    """A learner that answers as cadet does plays the game that two bots play."""
    env = adapter.OneLearner(game, 2, opponents="cadet", illegal="refuse")
    cadet = make_bot("cadet", game, 3)
    env.reset(seed=4)
    other = copy.deepcopy(env._bots[1])
    g = perihelion.new_game(game, 2, 4)

    while not env.playing.over:
        env.step(cadet.answer(env.table.seen_by(0), 0))
    play(g, [make_bot("cadet", game, 3), other])

    assert env.table == g


@pytest.mark.parametrize("game", SHIPPED)
def test_every_level_below_those_that_search_can_be_an_opponent(game: str) -> None:
    for name in [level for level in LEVELS[:2] if level in bot_names(game)]:
        env = adapter.OneLearner(game, 2, opponents=name, illegal="refuse", max_answers=40)

        _, info, count = played(env, 5, random.Random(5))

        assert count
        assert info["action_mask"].shape == (env.action_space.n,)


class First(Bot):
    """Always the first answer."""

    def answer(self, view: perihelion.Table, seat: int) -> int:
        return view.options(seat)[0]


def test_a_bot_of_your_own_may_be_an_opponent() -> None:
    env = adapter.OneLearner("race", 3, opponents=["cadet", First()], seat=1, illegal="refuse")

    played(env, 6, random.Random(6))

    assert env.table.over


def test_wrong_opponents_and_seats_are_refused_at_once() -> None:
    for wrong in (
        {"opponents": "nobody"},
        {"opponents": ["random", "random"]},
        {"seat": 2},
        {"illegal": "ignore"},
        {"players": 7},
        {"options": {"no such": 1}},
    ):
        with pytest.raises(perihelion.BadSetup):
            adapter.OneLearner("race", **wrong)


def test_the_same_seed_gives_the_same_game() -> None:
    games = []
    for _ in range(2):
        env = adapter.OneLearner("tiny", 3, opponents=["random", "cadet"], seat=None)
        played(env, 9, random.Random(9))
        games.append((env.seat, env.table.copy()))
        played(env, None, random.Random(9))  # type: ignore[arg-type]
        games.append((env.seat, env.table.copy()))

    assert games[0] == games[2]
    assert games[1] == games[3]


@pytest.mark.parametrize("game", SHIPPED)
def test_an_environment_can_be_copied_and_pickled_at_any_moment(game: str) -> None:
    env, r = adapter.OneLearner(game, 2, illegal="refuse"), random.Random(3)
    seen, _ = env.reset(seed=8)

    for _ in range(6):
        answer = legal(seen["action_mask"], r)
        twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
        seen, *_ = env.step(answer)
        for twin in twins:
            again, *_ = twin.step(answer)
            assert twin.table == env.table
            assert np.array_equal(again["observation"], seen["observation"])


def test_the_mask_is_where_algorithms_look_for_it() -> None:
    env = gymnasium.make("perihelion/Race-v0")
    seen, info = env.reset(seed=1)

    assert np.array_equal(seen["action_mask"], info["action_mask"])
    assert np.array_equal(seen["action_mask"], env.get_wrapper_attr("action_masks")())


def test_an_illegal_answer_ends_the_game_and_says_so() -> None:
    env = adapter.OneLearner("beyond", 2)
    seen, _ = env.reset(seed=1)

    _, reward, over, cut, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))

    assert (reward, over, cut) == (-1.0, True, False)
    assert info["illegal"]
    assert not info["action_mask"].any()


def test_environments_run_side_by_side() -> None:
    many = gymnasium.make_vec("perihelion/Tiny-v0", num_envs=3, vectorization_mode="sync")
    seen, _ = many.reset(seed=[1, 2, 3])
    r = random.Random(1)

    for _ in range(10):
        said = np.array([legal(mask, r) for mask in seen["action_mask"]])
        seen, _, over, _, _ = many.step(said)

    assert seen["observation"].shape[0] == 3
    assert not over.any()
