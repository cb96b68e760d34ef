"""The games are PettingZoo environments: its own tests pass, and nobody is told too much."""

from __future__ import annotations

import copy
import importlib
import pickle
import random
from typing import Any

import numpy as np
import pytest

import perihelion
from envs.tables import NAMES, TABLES, Table
from perihelion.envs import rewards
from perihelion.envs.playing import by_forfeit
from shipped import SHIPPED

pettingzoo = pytest.importorskip("perihelion.envs.pettingzoo", reason="PettingZoo is missing")

pytestmark = [
    pytest.mark.once,
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]

every_table = pytest.mark.parametrize("table", TABLES, ids=NAMES)


# -- its own tests -----------------------------------------------------------


@every_table
def test_the_api_test_of_pettingzoo_passes(table: Table) -> None:
    from pettingzoo.test import api_test

    api_test(pettingzoo.env(*table, max_answers=150), num_cycles=60)


@every_table
def test_the_parallel_api_test_passes(table: Table) -> None:
    from pettingzoo.test import parallel_api_test

    parallel_api_test(pettingzoo.parallel_env(*table), num_cycles=60)


@every_table
def test_the_seed_tests_pass(table: Table) -> None:
    from pettingzoo.test.seed_test import parallel_seed_test, seed_test

    seed_test(lambda: pettingzoo.env(*table), num_cycles=15)
    parallel_seed_test(lambda: pettingzoo.parallel_env(*table), num_cycles=15)


@pytest.mark.parametrize("game", SHIPPED)
def test_the_tests_of_states_and_pictures_pass(game: str) -> None:
    from pettingzoo.test.render_test import render_test
    from pettingzoo.test.state_test import state_test

    module = importlib.import_module(f"perihelion.envs.{game}_v0")

    state_test(module.env(), module.parallel_env())
    render_test(module.raw_env)


# -- whole games -------------------------------------------------------------


def legal(mask: Any, r: random.Random) -> int:
    return int(r.choice(np.flatnonzero(mask).tolist()))


@every_table
def test_seats_in_turn_play_the_same_game_as_the_library(table: Table) -> None:
    game, players, options = table
    g = perihelion.new_game(game, players, 5, options)
    env, r = pettingzoo.raw_env(*table, illegal="refuse"), random.Random(1)
    env.reset(seed=5)
    total = dict.fromkeys(env.possible_agents, 0.0)

    for agent in env.agent_iter():
        seen, reward, over, cut, info = env.last()
        total[agent] += reward
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        if over or cut:
            env.step(None)
            continue
        seat = env.seat(agent)
        assert seat == g.next_seat()
        assert np.flatnonzero(seen["action_mask"]).tolist() == g.options(seat)
        answer = legal(seen["action_mask"], r)
        g.answer(seat, answer)
        env.step(answer)

    assert g.over
    assert env.table == g
    assert list(total.values()) == rewards(g)


@every_table
def test_all_who_are_asked_may_answer_at_once(table: Table) -> None:
    """Nothing that one seat says makes illegal what another says at the same time."""
    env, r = pettingzoo.parallel_env(*table, illegal="refuse"), random.Random(2)
    seen, info = env.reset(seed=6)
    steps, answers, brought = 0, 0, {}
    waits = env.action_space("player_0").n - 1

    while env.agents:
        asked = [agent for agent in env.agents if not seen[agent]["action_mask"][waits]]
        assert [env.seat(agent) for agent in asked] == env.table.waiting()
        said = {agent: legal(seen[agent]["action_mask"], r) for agent in env.agents}
        seen, brought, _, _, info = env.step(said)
        steps, answers = steps + 1, answers + len(asked)

    assert env.table.over
    assert list(brought.values()) == rewards(env.table)
    assert [one["score"] for one in info.values()] == env.table.scores()
    assert answers >= steps


# -- what is hidden ----------------------------------------------------------


def test_an_answer_that_is_sealed_stays_hidden_from_those_who_answer_later() -> None:
    """In Race both discard two cards of their opening hands, at the same time."""
    one, two = (pettingzoo.raw_env("race", 2, illegal="refuse") for _ in range(2))
    for env, first in ((one, 0), (two, -1)):
        env.reset(seed=7)
        agent = env.agent_selection
        while env.agent_selection == agent:
            env.step(np.flatnonzero(env.last()[0]["action_mask"])[first])

    assert one.agent_selection == two.agent_selection
    assert one.table != two.table
    assert np.array_equal(one.last()[0]["observation"], two.last()[0]["observation"])


# -- copies, ends, beginnings ------------------------------------------------


@pytest.mark.parametrize("form", ["env", "raw_env"])
@pytest.mark.parametrize("game", SHIPPED)
def test_an_environment_can_be_copied_and_pickled_at_any_moment(game: str, form: str) -> None:
    env, r = getattr(pettingzoo, form)(game, illegal="refuse"), random.Random(3)
    env.reset(seed=8)

    for k in range(60):
        answer = legal(env.last()[0]["action_mask"], r)
        twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))] if k % 7 == 0 else []
        env.step(answer)
        for twin in twins:
            twin.step(answer)
            assert twin.unwrapped.table == env.unwrapped.table
            assert twin.agent_selection == env.agent_selection
            assert np.array_equal(twin.last()[0]["observation"], env.last()[0]["observation"])


def test_a_parallel_environment_can_be_copied_and_pickled() -> None:
    env, r = pettingzoo.parallel_env("roll", 3, illegal="refuse"), random.Random(4)
    seen, _ = env.reset(seed=9)

    for _ in range(20):
        said = {agent: legal(seen[agent]["action_mask"], r) for agent in env.agents}
        twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
        seen, *_ = env.step(said)
        for twin in twins:
            twin.step(said)
            assert twin.table == env.table


@pytest.mark.parametrize("players", [1, 2, 4])
def test_an_illegal_answer_loses_the_game(players: int) -> None:
    env = pettingzoo.raw_env("tiny", players)
    env.reset(seed=1)
    loser = env.agent_selection

    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))

    assert all(env.terminations.values())
    assert env.rewards[loser] == -1.0
    assert list(env.rewards.values()) == by_forfeit(players, env.seat(loser))
    assert sum(env.rewards.values()) == pytest.approx(-1.0 if players == 1 else 0.0)
    assert env.infos[loser]["illegal"]


def test_an_illegal_answer_can_be_refused_with_its_reason_instead() -> None:
    env = pettingzoo.raw_env("tiny", 2, illegal="refuse")
    env.reset(seed=1)
    before = env.table.copy()

    with pytest.raises(perihelion.IllegalAnswer):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    with pytest.raises(perihelion.IllegalAnswer):
        env.step("galaxy:blue")

    assert env.table == before


def test_a_limit_cuts_the_game_short_without_a_reward() -> None:
    env = pettingzoo.raw_env("beyond", 2, max_answers=3)
    env.reset(seed=1)

    for _ in range(3):
        env.step(legal(env.last()[0]["action_mask"], random.Random(0)))

    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


def test_seeds_follow_one_another_and_a_seed_deals_as_in_the_library() -> None:
    env = pettingzoo.raw_env("race", 2)
    first = []
    for _ in range(2):
        env.reset(seed=11)
        dealt = [env.table.copy()]
        for _ in range(3):
            env.reset()
            dealt.append(env.table.copy())
        first.append(dealt)

    assert first[0] == first[1]
    assert first[0][0] == perihelion.new_game("race", 2, 11)
    assert all(one != other for one, other in zip(first[0], first[0][1:], strict=False))


def test_a_game_may_begin_from_a_position_a_record_other_options_or_with_other_dice() -> None:
    env = pettingzoo.raw_env("tiny", 2)
    g = perihelion.new_game("tiny", 2, 3)
    g.answer(0, "galaxy:blue")

    env.reset(options={"position": g.position()})
    assert env.table == g
    env.reset(options={"record": g.record()})
    assert env.table == g
    env.reset(seed=3, options={"setup": {"galaxies": ["red", "blue"]}})
    assert env.table == perihelion.new_game("tiny", 2, 3, {"galaxies": ["red", "blue"]})
    env.reset(seed=3, options={"dice": perihelion.dice(99)})
    assert env.table.dice.words() == perihelion.dice(99).words()
    with pytest.raises(perihelion.BadSetup):
        env.reset(options={"position": perihelion.new_game("tiny", 3, 3).position()})


def test_a_table_can_be_looked_at_in_both_languages() -> None:
    env = pettingzoo.env("tiny", 2, render_mode="ansi", lang="ru")
    env.reset(seed=4)

    assert "Вы" in env.render() or "вы" in env.render()
