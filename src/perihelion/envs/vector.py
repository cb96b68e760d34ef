"""Many games at once: one call steps them all, and arrays tell how they stand.

Games go on one answer at a time. Where several seats are asked at once, they answer one after
another in player order, and none sees what the others have said. The arrays are written by compiled
code, straight into memory that stays the same: whoever wants to keep what they hold copies it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from perihelion.envs.crew import Crew, Orders, block
from perihelion.envs.observing import Observer, observer
from perihelion.envs.rewarding import BY_RANK, KINDS
from perihelion.envs.workers import Workers
from perihelion.games import new_game
from perihelion.tabletop.refusal import BadSetup
from perihelion.tabletop.table import Table


class VectorEnv:
    """So many games of one set-up in lock step.

    `observations`, `masks`
        what the seat to answer may know, and what it may answer: see `Observer`.
    `seats`
        the seat to answer in each game, or -1 where it is over.
    `rewards`
        what each seat has got by the last answer: nothing, or when the game is over the reward of
        `perihelion.envs.rewards`.
    `terminated`
        whether the game is over. The row then shows its end to the seat that answered last, and
        whatever is answered is ignored: the next `step` begins another game there (*next-step*
        reset). Games are never cut short.
    `scores`
        the points of each seat where the game is over, else zeros.

    Game number `i` of `games` is dealt from `seed + i`, the next one in its place from
    `seed + i + games` and so on, however many processes share the work. With `skip_forced` a
    question that has only one answer is answered by the environment, so that every row has a
    choice. With `workers` the games are shared among so many processes.
    """

    def __init__(
        self,
        game: str,
        games: int,
        players: int = 2,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        workers: int = 0,
        skip_forced: bool = False,
        rewards: str = BY_RANK,
    ) -> None:
        for setting, value, good in (
            ("games", games, games > 0),
            ("workers", workers, 0 <= workers <= games),
            ("rewards", rewards, rewards in KINDS),
        ):
            if not good:
                raise BadSetup("BAD_SETTING", {"setting": setting, "value": str(value)})
        chosen = {} if options is None else dict(options)
        new_game(game, players, seed, chosen)  # refuses what cannot be played, before all else
        self.observer: Final[Observer] = observer(game)
        self.games: Final = games
        self.players: Final = players
        self.seed = seed
        orders = Orders(game, games, players, chosen, skip_forced, rewards)
        self._workers: Workers | None = None
        self._crew: Crew | None = None
        if workers:
            self._workers = Workers(orders, workers)
            memory: Any = self._workers.memory.buf
        else:
            memory = block(orders)
            self._crew = Crew(orders, memory, 0, games)
        buffers = orders.buffers()
        self.observations: NDArray[np.int16] = buffers.array("observations", memory)
        self.masks: NDArray[np.int8] = buffers.array("masks", memory)
        self.seats: NDArray[np.int64] = buffers.array("seats", memory)
        self.rewards: NDArray[np.float32] = buffers.array("rewards", memory)
        self.terminated: NDArray[np.bool_] = buffers.array("terminated", memory)
        self.scores: NDArray[np.int64] = buffers.array("scores", memory)
        self._answers: NDArray[np.int64] = buffers.array("answers", memory)
        try:
            self.reset()
        except BaseException:
            self.close()
            raise

    def _hands(self) -> Crew | Workers:
        hands = self._crew if self._workers is None else self._workers
        if hands is None:
            raise ValueError("this environment is closed")
        return hands

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew: with this seed, or with that of the last time."""
        if seed is not None:
            self.seed = seed
        self._hands().reset(self.seed)

    def step(self, answers: NDArray[Any]) -> None:
        """Give an answer in every game. An illegal one is refused before any is given, unless
        games of other processes have gone on: then only `reset` helps.
        """
        self._answers[:] = answers
        self._hands().step()

    def random_answers(self) -> NDArray[np.int64]:
        """A legal answer in every game, each as likely as the others; 0 where a game is over. The
        array is another one each time.
        """
        self._hands().choose()
        return self._answers.copy()

    def step_at_random(self) -> None:
        """The same, and give these answers."""
        hands = self._hands()
        hands.choose()
        hands.step()

    def table(self, number: int) -> Table:
        """A copy of the position of a game in this process."""
        if self._crew is None:
            raise ValueError("only games of this process can be looked at")
        return self._crew.games.tables[number].copy()

    # -- the end ---------------------------------------------------------

    def close(self) -> None:
        """End all processes and let go of the arrays."""
        workers, crew = self._workers, self._crew
        self._workers = self._crew = None
        for name in ("observations", "masks", "seats", "rewards", "terminated", "scores"):
            if hasattr(self, name):
                setattr(self, name, getattr(self, name).copy())
        self._answers = np.zeros(self.games, np.int64)
        if crew is not None:
            crew.leave()
        if workers is not None:
            workers.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
