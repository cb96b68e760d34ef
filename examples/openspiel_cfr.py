"""Solve the last choice of actions in a game of Race for the Galaxy with CFR of OpenSpiel.

    pip install "perihelion[openspiel]"
    python examples/openspiel_cfr.py

The pool is empty, so this round is the last. Both players choose an action in secret, and everybody
carries out what anybody has chosen: to sell one's good one would like the other to call Consume.
The cards are as they are: what is secret is the choice.
What the best answers could gain against the average strategy goes to zero.
"""

from __future__ import annotations

import argparse
from typing import Any

import pyspiel

import perihelion
from perihelion.envs.openspiel import from_position

POSITION: dict[str, Any] = {
    "at": "action",
    "pool": 0,
    "seats": [
        {"tableau": ["Old Earth", {"Gem World": "some"}], "hand": ["Comet Zone", "Public Works"]},
        {
            "tableau": ["Epsilon Eridani", {"Bio-Hazard Mining World": "some"}],
            "hand": ["Expedition Force", "New Vinland"],
        },
    ],
}


def solve(iterations: int, tell_every: int) -> list[tuple[int, float]]:
    """Run CFR; how much could still be gained after so many iterations."""
    game = from_position(perihelion.position("race", POSITION), draws=1, outcomes=1)
    solver = pyspiel.CFRSolver(pyspiel.convert_to_cached_tree(game))
    told = []
    for k in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if k % tell_every == 0:
            told.append((k, pyspiel.nash_conv(game, solver.average_policy())))
            print("after {} iterations: {:.4f} could be gained".format(*told[-1]), flush=True)
    show(game.new_initial_state(), solver.average_policy())
    return told


def show(state: Any, policy: Any) -> None:
    """How often the first player chooses each action."""
    print(f"player {state.current_player()} chooses")
    for action, share in sorted(
        policy.action_probabilities(state).items(), key=lambda one: -one[1]
    ):
        print(f"  {share:6.1%} {state.action_to_string(action)}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--tell-every", type=int, default=50)
    told = parser.parse_args()
    solve(told.iterations, told.tell_every)
