"""Let searches of OpenSpiel play: one that looks at the cards, and one that has to guess them.

    pip install "perihelion[openspiel]"
    python examples/openspiel_search.py --games 4 --simulations 30

MCTS searches from the true position, so it knows every card: it cheats, except about dice, which
are chance nodes. ISMCTS searches from positions that look the same to the player. Each plays Race
for the Galaxy against answers by chance, in either seat in turn.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot

import perihelion.envs.openspiel  # noqa: F401 (registers the games)

GAME = "perihelion_race(draws=1,max_answers=600)"


def searches(game: Any, simulations: int, seed: int) -> dict[str, Any]:
    """Both of them; a position is valued by one game that goes on by chance."""
    luck = np.random.RandomState(seed)
    chance = mcts.RandomRolloutEvaluator(1, luck)
    return {
        "MCTS": mcts.MCTSBot(game, 1.5, simulations, chance, random_state=luck),
        "ISMCTS": ismcts.ISMCTSBot(
            game, chance, 1.5, simulations, random_state=luck, allow_inconsistent_action_sets=True
        ),
    }


def play(game: Any, bots: list[Any], luck: np.random.RandomState, most: int) -> list[float]:
    """A game, or its first answers; what it has brought."""
    state = game.new_initial_state()
    while not state.is_terminal() and state.move_number() < most:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    return [float(one) for one in state.returns()]


def contest(games: int, simulations: int, most: int = 10_000) -> dict[str, float]:
    """What each search gets per game, from -1 for losing all to 1 for winning all."""
    game, luck = pyspiel.load_game(GAME), np.random.RandomState(1)
    told = {}
    for name in searches(game, simulations, 0):
        got = []
        for k in range(games):
            search = searches(game, simulations, k)[name]
            other = UniformRandomBot(1 - k % 2, np.random.RandomState(k))
            bots = [search, other] if k % 2 == 0 else [other, search]
            got.append(play(game, bots, luck, most)[k % 2])
        told[name] = float(np.mean(got))
        print(f"{name}: {told[name]:+.2f} a game against chance, in {games} games", flush=True)
    return told


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=30)
    told = parser.parse_args()
    contest(told.games, told.simulations)
