"""The games as PettingZoo environments, of both kinds.

In the AEC form seats are asked one after another. Where several are asked at the same time, what
the first ones say stays sealed until the last has answered, so nobody can react to it. In the
Parallel form all who are asked answer at once; those who are not asked have one legal answer, the
last of all, which says nothing.

An observation is a dictionary: `observation`, a row of numbers, and `action_mask`. The mask is in
`info`, too. The reward comes with the end of the game, by rank, and sums to zero; points are in
`info`. An illegal answer loses the game, or with `illegal="refuse"` raises an error that says why.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, SupportsIndex

import numpy as np

from perihelion.envs.extras import missing
from perihelion.envs.observing import Row, observer
from perihelion.envs.playing import FORFEIT, Info, Observation, Playing

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    from perihelion.envs.spaces import action_space, observation_space, state_space
except ImportError as problem:
    raise missing("pettingzoo", problem) from problem

VERSION: Final = "v0"
"""Of the environments: it changes when the same answers would bring something else."""

ANSI: Final = "ansi"
HUMAN: Final = "human"


class _Seated:
    """What both forms have: agents, one for each seat, and what they see."""

    def __init__(
        self,
        game: str,
        players: SupportsIndex = 2,
        options: Mapping[str, object] | None = None,
        *,
        illegal: str = FORFEIT,
        max_answers: int | None = None,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        self.playing = Playing(game, players, options, illegal, max_answers)
        self.metadata: dict[str, Any] = {
            "name": f"{game}_{VERSION}",
            "render_modes": [ANSI, HUMAN],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.lang = lang
        self.possible_agents = [f"player_{k}" for k in range(self.playing.players)]
        self.agents: list[str] = []
        waits = self.answers_at_once()
        self.observation_spaces = {
            one: observation_space(game, waits) for one in self.possible_agents
        }
        self.action_spaces = {one: action_space(game, waits) for one in self.possible_agents}
        self.state_space = state_space(game, self.playing.players)

    def answers_at_once(self) -> bool:
        """Whether all seats answer at once, so that some have nothing to say."""
        return False

    @property
    def table(self) -> Any:
        """The position, with all that is hidden: for those who look on, not for the agents."""
        return self.playing.table

    def seat(self, agent: str) -> int:
        """The seat of an agent."""
        return self.possible_agents.index(agent)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        return self.playing.observe(self.seat(agent), self.answers_at_once())

    def state(self) -> Row:
        """What all seats may know together: their rows, one after another."""
        watch = observer(self.playing.game)
        rows = [watch.observe(self.playing.table, k) for k in range(self.playing.players)]
        return np.concatenate(rows)

    def told(self, agent: str) -> Info:
        """What an agent is told beside its observation."""
        seat = self.seat(agent)
        return self.playing.info(seat, self.playing.mask(seat, self.answers_at_once()))

    def looks(self) -> str:
        """The table in words, as the seat sees it that is next to answer."""
        seat = max(int(self.playing.table.next_seat()), 0)
        return self.playing.text(seat, self.lang)

    def render(self) -> str | None:
        if self.render_mode == HUMAN:
            print(self.looks())
            return None
        return self.looks() if self.render_mode == ANSI else None

    def close(self) -> None:
        """Nothing is held that would have to be given back."""


class AgentsInTurn(_Seated, AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """A game in which the seats are asked one after another."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.playing.begin(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._turn()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.playing.answer(self.seat(agent), action)
        self._turn()
        self._accumulate_rewards()

    def _turn(self) -> None:
        """Look whose turn it is, or what the game has brought."""
        playing = self.playing
        rewards = playing.rewards()
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = rewards[seat]
            self.terminations[agent] = playing.over
            self.truncations[agent] = playing.truncated
        if playing.over or playing.truncated:
            self.infos = {agent: self.told(agent) for agent in self.agents}
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[playing.table.next_seat()]
        self.infos = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = self.told(self.agent_selection)


class AgentsAtOnce(_Seated, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """A game in which all who are asked answer at once."""

    def answers_at_once(self) -> bool:
        return True

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        self.playing.begin(seed, options)
        self.agents = self.possible_agents[:]
        return self._seen()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]
    ]:
        playing = self.playing
        asked = playing.table.waiting()
        for seat in asked:
            if not playing.over:
                playing.answer(seat, actions.get(self.possible_agents[seat]))
        seen, infos = self._seen()
        rewards = dict(zip(self.agents, playing.rewards(), strict=True))
        over = dict.fromkeys(self.agents, playing.over)
        truncated = dict.fromkeys(self.agents, playing.truncated)
        if playing.over or playing.truncated:
            self.agents = []
        return seen, rewards, over, truncated, infos

    def _seen(self) -> tuple[dict[str, Observation], dict[str, Info]]:
        seen = {agent: self.observe(agent) for agent in self.agents}
        infos = {
            agent: self.playing.info(self.seat(agent), seen[agent]["action_mask"])
            for agent in self.agents
        }
        return seen, infos


def raw_env(
    game: str,
    players: SupportsIndex = 2,
    options: Mapping[str, object] | None = None,
    **settings: Any,
) -> AgentsInTurn:
    """A game in which the seats are asked one after another, without wrappers. The settings are
    `illegal`, `max_answers`, `render_mode` and `lang`.
    """
    return AgentsInTurn(game, players, options, **settings)


def env(
    game: str,
    players: SupportsIndex = 2,
    options: Mapping[str, object] | None = None,
    **settings: Any,
) -> OrderEnforcingWrapper[str, Observation, int | None]:
    """The same, with PettingZoo's wrapper that tells calls in a wrong order."""
    return OrderEnforcingWrapper(raw_env(game, players, options, **settings))


def parallel_env(
    game: str,
    players: SupportsIndex = 2,
    options: Mapping[str, object] | None = None,
    **settings: Any,
) -> AgentsAtOnce:
    """A game in which all who are asked answer at once; it has the same settings."""
    return AgentsAtOnce(game, players, options, **settings)
