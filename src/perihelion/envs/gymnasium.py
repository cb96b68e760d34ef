"""The games as Gymnasium environments: one seat learns, bots have the others.

>>> import gymnasium
>>> import perihelion.envs.gymnasium
>>> env = gymnasium.make("perihelion/Tiny-v0", players=2, opponents="cadet")
>>> seen, info = env.reset(seed=7)
>>> sorted(seen)
['action_mask', 'observation']

The mask is in the observation, in `info`, and what `action_masks` returns, where algorithms with
masks look for it. The reward comes with the end of the game, by rank; points are in `info`. An
illegal answer loses the game, or with `illegal="refuse"` raises an error that says why.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, SupportsIndex

import numpy as np

from perihelion.bots.bot import Bot
from perihelion.bots.drive import ask
from perihelion.bots.registry import make_bot
from perihelion.envs.extras import missing
from perihelion.envs.observing import Mask
from perihelion.envs.playing import FORFEIT, Info, Observation, Playing
from perihelion.games import GAMES
from perihelion.tabletop.dice import dice
from perihelion.tabletop.refusal import BadSetup
from perihelion.tabletop.table import Table

try:
    import gymnasium

    from perihelion.envs.spaces import action_space, observation_space
except ImportError as problem:
    raise missing("gymnasium", problem) from problem

ANSI: Final = "ansi"
HUMAN: Final = "human"


class OneLearner(gymnasium.Env[dict[str, Any], np.int64]):
    """A game of several seats as one of them sees it: between two of its answers bots play."""

    metadata: dict[str, Any] = {"render_modes": [ANSI, HUMAN], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: SupportsIndex = 2,
        options: Mapping[str, object] | None = None,
        *,
        seat: int | None = 0,
        opponents: str | Bot | Sequence[str | Bot] = "random",
        illegal: str = FORFEIT,
        max_answers: int | None = None,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        """Without a `seat` the learner gets another one from game to game. The `opponents` are bots
        by name, the same for all or one for each of the other seats in turn; a bot of your own may
        stand instead of a name.
        """
        self.playing: Final = Playing(game, players, options, illegal, max_answers)
        others = self.playing.players - 1
        if seat is not None and not 0 <= seat <= others:
            raise BadSetup("UNKNOWN_SEAT", {"seat": str(seat)})
        alike = isinstance(opponents, str | Bot)
        self.opponents: Final[list[str | Bot]] = (
            [opponents] * others if isinstance(opponents, str | Bot) else list(opponents)
        )
        if not alike and len(self.opponents) != others:
            facts: dict[str, object] = {"setting": "opponents", "value": str(opponents)}
            raise BadSetup("BAD_SETTING", facts)
        for one in self.opponents:
            if isinstance(one, str):
                make_bot(one, game)  # a wrong name is told at once
        self.observation_space = observation_space(game)
        self.action_space = action_space(game)
        self.render_mode = render_mode
        self.lang: Final = lang
        self._fixed: Final = seat
        self.seat = seat or 0
        self._bots: dict[int, Bot] = {}

    @property
    def table(self) -> Table:
        """The position, with all that is hidden: for those who look on, not for the learner."""
        return self.playing.table

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        luck = dice(self.playing.begin(seed, options) + 1)
        drawn = int(luck.below(self.playing.players))
        self.seat = drawn if self._fixed is None else self._fixed
        self._bots = {}
        seats = [seat for seat in range(self.playing.players) if seat != self.seat]
        for seat, one in zip(seats, self.opponents, strict=True):
            own = int(luck.below(2**24))
            bot = make_bot(one, self.playing.game, own) if isinstance(one, str) else one
            self._bots[seat] = bot
        self._let_others_play()
        return self._seen()

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, Info]:
        playing = self.playing
        if not (playing.over or playing.truncated):
            playing.answer(self.seat, action)
            self._let_others_play()
        seen, info = self._seen()
        return seen, playing.rewards()[self.seat], playing.over, playing.truncated, info

    def _let_others_play(self) -> None:
        """Go on until the learner is asked, in the order in which seats are asked without people.
        What bots say to a question that all are asked stays sealed until the learner has answered.
        """
        playing = self.playing
        while not (playing.over or playing.truncated):
            seat = int(playing.table.next_seat())
            if seat == self.seat:
                return
            playing.answer(seat, ask(self._bots[seat], playing.table.seen_by(seat), seat))

    def _seen(self) -> tuple[Observation, Info]:
        seen = self.playing.observe(self.seat)
        return seen, self.playing.info(self.seat, seen["action_mask"].copy())

    def action_masks(self) -> Mask:
        """What the learner may answer, under the name by which algorithms with masks ask for it."""
        return self.playing.mask(self.seat)

    def render(self) -> Any:
        shown = self.playing.text(self.seat, self.lang)
        if self.render_mode == HUMAN:
            print(shown)
            return None
        return shown if self.render_mode == ANSI else None


for _game in GAMES:
    gymnasium.register(
        id=f"perihelion/{_game.capitalize()}-v0",
        entry_point="perihelion.envs.gymnasium:OneLearner",
        kwargs={"game": _game},
    )
