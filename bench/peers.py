"""Measure games of other libraries, and ours through each adapter, with random players, as JSON.

The games of others are those that resemble ours most: cards or dice, hidden information, a hundred
decisions. Each is driven as its library means it to be driven, and by its fastest loop where it has
one: that of OpenSpiel is in C++.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
import warnings
from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.metadata import version
from typing import Any, Final

import perihelion

LUCK: Final = random.Random(1)
GAMES: Final = 64
"""Games in lock step."""

Play = Callable[[], int]
"""A game, or some steps of several; how many decisions that were."""


def in_turn(env: Any) -> int:
    """A game by the loop of PettingZoo's documentation."""
    env.reset(seed=LUCK.randrange(2**31))
    count = 0
    for _ in env.agent_iter():
        seen, _, over, cut, info = env.last()
        if over or cut:
            env.step(None)
            continue
        mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
        env.step(int(LUCK.choice(mask.nonzero()[0])))
        count += 1
    return count


def for_one(env: Any) -> int:
    """A game by the loop of Gymnasium: one learner; the bots of the other seats do not count."""
    _, info = env.reset(seed=LUCK.randrange(2**31))
    count, over, cut = 0, False, False
    while not over and not cut:
        _, _, over, cut, info = env.step(int(LUCK.choice(info["action_mask"].nonzero()[0])))
        count += 1
    return count


def from_python(game: Any) -> int:
    """A game of OpenSpiel from Python."""
    state = game.new_initial_state()
    count = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(LUCK.choices(actions, odds)[0])
        else:
            state.apply_action(LUCK.choice(state.legal_actions()))
            count += 1
    return count


# -- ours, through each adapter --------------------------------------------------


def adapters() -> Iterable[tuple[str, Play]]:
    """All games of two through every adapter."""
    import gymnasium
    import pyspiel

    import_module("perihelion.envs.gymnasium")
    import_module("perihelion.envs.openspiel")
    from perihelion.envs import VectorEnv, pettingzoo

    for name in ("race", "roll", "tiny", "beyond"):
        title = perihelion.words.say("en", "boards", f"game-{name}", {})
        yield f"{title}, PettingZoo", bound(in_turn, pettingzoo.env(name, 2))
        learner = gymnasium.make(f"perihelion/{name.title()}-v0", disable_env_checker=True)
        yield f"{title}, Gymnasium", bound(for_one, learner)
        yield f"{title}, OpenSpiel", bound(from_python, pyspiel.load_game(f"perihelion_{name}"))
        yield f"{title}, {GAMES} in lock step", bound(in_step, VectorEnv(name, GAMES, 2))


def bound(loop: Callable[[Any], int], what: Any) -> Play:
    return lambda: loop(what)


def in_step(env: Any) -> int:
    """Some steps of many games; the environment gives random answers itself."""
    for _ in range(10):
        env.step_at_random()
    return 10 * GAMES


# -- those of others -------------------------------------------------------------


def others() -> Iterable[tuple[str, Play]]:
    """Games of other libraries."""
    import catanatron
    import pyspiel
    import rlcard
    from pettingzoo.classic import connect_four_v3, texas_holdem_no_limit_v6

    named = {name: version(name) for name in ("open_spiel", "rlcard", "pettingzoo", "catanatron")}
    for name in ("gin_rummy", "backgammon"):
        game = pyspiel.load_game(name)
        title = f"OpenSpiel {named['open_spiel']}, {name}"
        yield f"{title}, from Python", bound(from_python, game)
        if name == "gin_rummy":
            yield f"{title}, in C++", bound(in_c, game)
    for name in ("gin-rummy", "uno"):
        env = rlcard.make(name, config={"seed": 1})
        yield f"RLCard {named['rlcard']}, {name}", bound(of_cards, env)
    for module in (texas_holdem_no_limit_v6, connect_four_v3):
        title = module.__name__.rpartition(".")[2]
        yield f"PettingZoo {named['pettingzoo']}, {title}", bound(in_turn, module.env())
    colours = list(catanatron.Color)
    for players in (2, 4):
        some = colours[:players]
        yield f"Catanatron {named['catanatron']}, {players} players", bound(of_settlers, some)


def in_c(game: Any) -> int:
    """A game by OpenSpiel's own loop."""
    import pyspiel

    bots = [pyspiel.make_uniform_random_bot(seat, LUCK.randrange(2**31)) for seat in range(2)]
    state = game.new_initial_state()
    pyspiel.evaluate_bots(state, bots, LUCK.randrange(2**31))
    return sum(1 for one in state.full_history() if one.player >= 0)


def of_cards(env: Any) -> int:
    """A game of RLCard."""
    state, _ = env.reset()
    count = 0
    while not env.is_over():
        state, _ = env.step(LUCK.choice(list(state["legal_actions"])))
        count += 1
    return count


def of_settlers(colours: list[Any]) -> int:
    """A game of Catanatron by its own loop."""
    import catanatron

    seed = LUCK.randrange(1, 2**31)
    game = catanatron.Game([catanatron.RandomPlayer(one) for one in colours], seed=seed)
    game.play()
    return len(game.state.actions)


# -- measuring -------------------------------------------------------------------


def measure(play: Play, seconds: float, repeat: int) -> dict[str, float]:
    """Games, or calls, and decisions a second of CPU time."""
    games: list[float] = []
    decisions: list[float] = []
    for _ in range(repeat):
        played = counted = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds / repeat:
            counted += play()
            played += 1
        games.append(played / spent)
        decisions.append(counted / spent)
    middle = statistics.median(decisions)
    spread = (max(decisions) - min(decisions)) / middle
    return {"games": statistics.median(games), "decisions": middle, "spread": spread}


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=("adapters", "others"))
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--repeat", type=int, default=3)
    wanted = parser.parse_args()
    warnings.simplefilter("ignore")
    chosen = adapters() if wanted.what == "adapters" else others()
    found = {title: measure(play, wanted.seconds, wanted.repeat) for title, play in chosen}
    for title, figures in found.items():
        if "lock step" in title:
            del figures["games"]
    json.dump({"compiled": perihelion.compiled, "games": found}, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
