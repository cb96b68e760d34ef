"""The games are OpenSpiel games: its own tests pass, and resampling cannot leak."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import perihelion
from envs.tables import NAMES, TABLES, Table
from perihelion.envs import observer, rewards
from perihelion.envs.recall import Moment
from shipped import SHIPPED

adapter = pytest.importorskip("perihelion.envs.openspiel", reason="OpenSpiel is missing")
pyspiel = pytest.importorskip("pyspiel")

pytestmark = pytest.mark.once

every_table = pytest.mark.parametrize("table", TABLES, ids=NAMES)


def parameters(table: Table) -> dict[str, Any]:
    _, players, options = table
    out: dict[str, Any] = {"players": players}
    for name, value in options.items():
        out[name] = "+".join(map(str, value)) if isinstance(value, list) else value
    return out


def load(table: Table, **more: Any) -> Any:
    return pyspiel.load_game(f"perihelion_{table[0]}", {**parameters(table), **more})


def step(state: Any, r: random.Random) -> None:
    """One answer, or one outcome of chance."""
    state.apply_action(r.choice(state.legal_actions()))


def wander(game: Any, steps: int, seed: int) -> Any:
    """A state after so many answers, at which a player decides."""
    state, r = game.new_initial_state(), random.Random(seed)
    while state.is_chance_node() or (steps > 0 and not state.is_terminal()):
        steps -= not state.is_chance_node()
        step(state, r)
    return state


def moments(table: Table, **more: Any) -> Iterator[Any]:
    """Decisions here and there in a game."""
    game = load(table, **more)
    for k, steps in enumerate((0, 1, 2, 3, 5, 8, 20, 45)):
        state = wander(game, steps, k)
        if not state.is_terminal():
            yield state


# -- its own tests -----------------------------------------------------------


@every_table
def test_the_random_simulation_of_openspiel_passes(table: Table) -> None:
    game = load(table, max_answers=25, outcomes=16)

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_table
def test_it_passes_without_chance(table: Table) -> None:
    game = load(table, max_answers=15, chance="fixed", seed=3)

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


# -- whole games -------------------------------------------------------------


@every_table
def test_a_whole_game_ends_with_returns_rewards(table: Table) -> None:
    state, r = load(table).new_initial_state(), random.Random(4)

    while not state.is_terminal():
        step(state, r)

    assert state.table.over
    assert state.returns() == rewards(state.table)
    assert state.legal_actions() == []


def test_a_game_without_chance_is_that_of_the_library() -> None:
    g = perihelion.new_game("roll", 3, 12)
    state = pyspiel.load_game("perihelion_roll(players=3,chance=fixed,seed=12)").new_initial_state()
    r = random.Random(5)

    for _ in range(100):
        assert state.current_player() == g.next_seat()
        assert state.legal_actions() == g.options(state.current_player())
        answer = r.choice(state.legal_actions())
        g.answer(state.current_player(), answer)
        state.apply_action(answer)

    assert state.table == g


def test_a_game_that_is_cut_short_is_a_draw() -> None:
    state = wander(pyspiel.load_game("perihelion_beyond(max_answers=5)"), 100, 1)

    assert state.is_terminal()
    assert not state.table.over
    assert state.returns() == [0.0, 0.0]


# -- chance ------------------------------------------------------------------


def test_chance_deals_and_throws_and_nothing_else() -> None:
    """In Tiny dice are thrown with each turn; in Race the deck alone is shuffled."""
    counts = {}
    for game in ("tiny", "race"):
        state = pyspiel.load_game(f"perihelion_{game}(draws=1)").new_initial_state()
        r, thrown = random.Random(6), 0
        for _ in range(60):
            thrown += state.is_chance_node()
            step(state, r)
        counts[game] = thrown

    assert counts["race"] == 1
    assert counts["tiny"] > 5


def test_what_is_thrown_is_not_known_before_chance_has_drawn_it() -> None:
    state = wander(pyspiel.load_game("perihelion_tiny(draws=1)"), 4, 7)
    while "reroll" not in [state.action_to_string(a) for a in state.legal_actions()]:
        step(state, random.Random(0))
    state.apply_action(state.string_to_action("reroll"))
    while not state.is_chance_node():  # which dice
        state.apply_action(state.legal_actions()[0])

    thrown = {str(state.child(outcome)) for outcome in state.legal_actions()}
    assert len(thrown) > 50
    assert str(state.child(3)) == str(state.child(3))


def test_the_deal_can_be_forced_by_choosing_what_chance_draws() -> None:
    state = pyspiel.load_game("perihelion_race").new_initial_state()

    for digit in (0, 1, 2):
        state.apply_action(digit)

    assert state.table == perihelion.new_game("race", 2, 0 * 256**2 + 1 * 256 + 2)


# -- information -------------------------------------------------------------


@every_table
def test_a_resampled_state_looks_the_same_to_its_player(table: Table) -> None:
    for k, state in enumerate(moments(table)):
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, random.Random(k).random)

            assert other.current_player() == state.current_player()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()


@every_table
def test_resampling_depends_on_nothing_that_the_player_does_not_know(table: Table) -> None:
    """From another world that looks the same to the player, the same luck makes the same state:
    so nothing of the true world is in it.
    """
    for k, state in enumerate(moments(table)):
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, random.Random(k).random)

            one = state.resample_from_infostate(player, random.Random(k + 100).random)
            two = other.resample_from_infostate(player, random.Random(k + 100).random)

            assert json.loads(str(one))[:-1] == json.loads(str(two))[:-1]
            assert one.history() == two.history() == []
            for seat in range(state.num_players()):
                told = (one.information_state_string(seat), two.information_state_string(seat))
                assert told[0] == told[1]


@pytest.mark.parametrize("game", SHIPPED)
def test_resampled_states_differ_in_what_is_hidden_and_can_be_played_on(game: str) -> None:
    state = wander(load((game, 2, {})), 12, 8)
    player, r = state.current_player(), random.Random(9)

    worlds = [state.resample_from_infostate(player, r.random) for _ in range(6)]

    assert len({str(world) for world in worlds}) > 1
    for world in worlds:
        while not world.is_terminal():
            step(world, r)
        assert world.table.over


@pytest.mark.parametrize("game", ["race", "roll"])
def test_a_player_does_not_learn_what_another_has_sealed(game: str) -> None:
    seen = set()
    for first in (0, -1):
        state = wander(load((game, 2, {})), 0, 10)
        other = 1 - state.current_player()
        before = state.information_state_string(other)
        state.apply_action(state.legal_actions()[first])
        if state.current_player() != other:  # not complete yet: nothing to be seen of it
            assert state.information_state_string(other) == before
            while state.current_player() != other:
                state.apply_action(state.legal_actions()[first])
        seen.add(state.information_state_string(other))
        seen.add(tuple(state.information_state_tensor(other)))

    assert len(seen) == 2


def test_what_was_seen_before_is_remembered() -> None:
    g = perihelion.new_game("tiny", 2, 3)
    later = g.copy()
    later.answer(0, "galaxy:blue")
    other = g.copy()
    other.answer(0, "galaxy:red")

    straight = Moment.first(g).then(later, 0, 1)
    detour = Moment.first(g).then(other, 0, 2).then(later, 0, 1)

    for viewer in (-1, 0, 1):
        assert straight.knows(viewer)[1] == detour.knows(viewer)[1]
        assert straight.knows(viewer)[0] != detour.knows(viewer)[0]
    assert pickle.loads(pickle.dumps(detour)).knows(1) == detour.knows(1)


def test_the_parts_of_a_tensor_have_names_and_the_public_ones_hide_the_rest() -> None:
    game = pyspiel.load_game("perihelion_race")
    state = wander(game, 9, 11)
    watch = observer("race")
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )

    own = game.make_py_observer()
    own.set_from(state, 1)
    shown = game.make_py_observer(public)
    shown.set_from(state, 1)

    row = watch.observe(state.table, 1)
    assert np.array_equal(own.tensor, row)
    assert np.array_equal(own.dict["seats.hand.size"], watch.part("seats.hand.size").of(row))
    assert set(shown.dict) == {part.name for part in watch.parts if part.seen_by == "everyone"}
    assert "card.place" in own.dict
    assert "card.place" not in shown.dict
    assert shown.string_from(state, 0) == shown.string_from(state, 1)


# -- parameters, copies, structures ------------------------------------------


@pytest.mark.parametrize("game", SHIPPED)
def test_the_variants_of_a_game_can_be_asked_for(game: str) -> None:
    for options in perihelion.GAMES[game].variants():
        told = parameters((game, 2, options))
        if not set(told) <= set(adapter.COMMON) | set(adapter.settings(game)):
            assert {"rogue_max", "rogue_once"} & set(told)  # what is printed: no parameter
            continue
        for players in perihelion.GAMES[game].players():
            try:
                wanted = perihelion.new_game(game, players, 5, options)
            except perihelion.BadSetup:
                continue
            named = {**told, "players": players, "chance": "fixed", "seed": 5}
            state = pyspiel.load_game(f"perihelion_{game}", named).new_initial_state()
            assert state.table == wanted


def test_a_game_is_named_by_what_is_not_usual_and_loaded_by_that_name() -> None:
    name = "perihelion_race(expansions=gathering-storm+rebel-vs-imperium,goals=False,players=3)"

    game = pyspiel.load_game(name)

    assert str(game) == name
    assert game.num_players() == 3
    with pytest.raises(perihelion.BadSetup):
        pyspiel.load_game("perihelion_race(players=9)")
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("perihelion_race(no_such=1)")


@pytest.mark.parametrize("game", SHIPPED)
def test_a_state_survives_copying_and_pickling_at_any_moment(game: str) -> None:
    state, r = load((game, 2, {}), outcomes=16).new_initial_state(), random.Random(12)

    for k in range(30):
        action = r.choice(state.legal_actions())
        copies = [state.clone(), pickle.loads(pickle.dumps(state))] if k % 6 == 0 else []
        state.apply_action(action)
        for twin in copies:
            twin.apply_action(action)
            assert str(twin) == str(state)
            assert twin.history() == state.history()
            for player in range(2):
                told = twin.information_state_string(player)
                assert told == state.information_state_string(player)


def test_a_game_may_begin_in_any_position() -> None:
    g = perihelion.new_game("tiny", 2, 5)
    perihelion.play_out(g.copy(), perihelion.dice(0))
    for word in ("galaxy:blue", "galaxy:red"):
        g.answer(g.next_seat(), word)

    game = adapter.from_position(g, outcomes=8)
    again = pyspiel.load_game(str(game))

    for one in (game, again):
        assert one.new_initial_state().table == g
    with pytest.raises(perihelion.BadSetup):
        pyspiel.load_game("perihelion_tiny(position=nonsense)")


def test_states_and_answers_can_be_had_as_plain_data() -> None:
    state = wander(pyspiel.load_game("perihelion_beyond"), 6, 13)
    player = state.current_player()

    seen = json.loads(state.to_observation_struct(player).to_json())
    action = state.legal_actions()[0]
    said = json.loads(state.action_to_struct(player, action).to_json())

    assert seen == json.loads(json.dumps(state.table.seen_by(player).position()))
    assert json.loads(state.to_json()) == json.loads(json.dumps(state.table.position()))
    assert said == json.loads(json.dumps(state.table.describe(action)))


def test_an_illegal_action_is_refused() -> None:
    state = wander(pyspiel.load_game("perihelion_race"), 3, 14)
    wrong = next(k for k in range(1000) if k not in state.legal_actions())

    with pytest.raises(perihelion.IllegalAnswer):
        state.apply_action(wrong)


# -- its algorithms ----------------------------------------------------------


def test_searches_of_openspiel_play_the_games() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("perihelion_race(draws=1)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    state = wander(game, 6, 15)
    bots = [
        mcts.MCTSBot(game, 2.0, 6, evaluator, random_state=np.random.RandomState(2)),
        ismcts.ISMCTSBot(game, evaluator, 2.0, 6, random_state=np.random.RandomState(5)),
    ]

    for bot in bots:
        before = str(state)
        assert bot.step(state) in state.legal_actions()
        assert str(state) == before
