"""Train MaskablePPO of sb3-contrib at Race for the Galaxy, against a bot.

    pip install "perihelion[gymnasium]" sb3-contrib
    python examples/maskable_ppo_race.py --steps 250000 --opponent random

Rewards come at the end of a game, so it learns from an opponent against whom it sometimes wins:
begin with `random`. sb3-contrib brings PyTorch, so this example is not part of the usual tests:
they run a few steps of it where sb3-contrib is installed. The row of an observation is scaled to
numbers from 0 to 1.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import perihelion.envs.gymnasium  # noqa: F401 (registers the games)


class Scaled(gymnasium.ObservationWrapper[Any, Any, Any]):
    """The row alone, as numbers from 0 to 1; the mask is asked for by `action_masks`."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        inner: Any = env.observation_space
        row = inner["observation"]
        self.low = row.low.astype(np.float32)
        self.span = np.maximum(np.minimum(row.high.astype(np.float32) - self.low, 64.0), 1.0)
        self.observation_space = gymnasium.spaces.Box(0.0, 1.0, row.shape, np.float32)

    def observation(self, observation: dict[str, Any]) -> NDArray[np.float32]:
        scaled = (observation["observation"].astype(np.float32) - self.low) / self.span
        return np.clip(scaled, 0.0, 1.0)

    def action_masks(self) -> NDArray[np.int8]:
        masks: NDArray[np.int8] = self.get_wrapper_attr("env").unwrapped.action_masks()
        return masks


def environment(opponent: str) -> gymnasium.Env[Any, Any]:
    """Race for two; a game of beginners that never ends is cut short."""
    return Scaled(gymnasium.make("perihelion/Race-v0", opponents=opponent, max_answers=2_000))


def train(steps: int, opponent: str, steps_a_round: int = 2_048) -> Any:
    """A model that has learnt for so many steps."""
    from sb3_contrib import MaskablePPO

    # Rewards come at the end of a game of a hundred answers, so later ones must count in full.
    env = environment(opponent)
    model = MaskablePPO(
        "MlpPolicy", env, gamma=1.0, ent_coef=0.01, n_steps=steps_a_round, verbose=1
    )
    model.learn(steps)
    return model


def wins(model: Any, opponent: str, games: int) -> float:
    """The share of games won."""
    env, won = environment(opponent), 0
    for seed in range(games):
        seen, _ = env.reset(seed=1_000_000 + seed)
        over = cut = False
        info: dict[str, Any] = {}
        while not (over or cut):
            masks = env.get_wrapper_attr("action_masks")()
            answer, _ = model.predict(seen, action_masks=masks, deterministic=True)
            seen, _, over, cut, info = env.step(answer)
        won += 0 in info.get("winners", [])
    return won / games


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=250_000)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--games", type=int, default=50)
    told = parser.parse_args()
    learnt = train(told.steps, told.opponent)
    print(f"wins {wins(learnt, told.opponent, told.games):.1%} against {told.opponent}")
