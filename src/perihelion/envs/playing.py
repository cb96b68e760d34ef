"""What the adapters for PettingZoo and Gymnasium have in common: one game after another, each with
a seed, up to its end, an illegal answer or a limit.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final, SupportsIndex, TypeAlias

import numpy as np
from numpy.typing import NDArray

from perihelion.envs.observing import Mask, Row, observer
from perihelion.envs.rewarding import rewards
from perihelion.games import new_game, position, replay
from perihelion.tabletop.boundary import whole
from perihelion.tabletop.dice import Dice, dice
from perihelion.tabletop.refusal import BadSetup, IllegalAnswer
from perihelion.tabletop.table import Table

Observation: TypeAlias = dict[str, NDArray[Any]]
"""`observation`, a row of numbers, and `action_mask`, 1 for each answer that may be given."""

Info: TypeAlias = dict[str, Any]

FORFEIT: Final = "forfeit"
REFUSE: Final = "refuse"
"""What an illegal answer brings: its seat loses the game, or an error is raised that says why."""

_SEED: Final = 2**24


def by_forfeit(players: int, loser: int) -> list[float]:
    """What each seat gets when one of them gives the game away: -1, and the others share 1."""
    return [-1.0 if seat == loser else 1.0 / (players - 1) for seat in range(players)]


class Playing:
    """The game at hand, and how the next one will be dealt."""

    def __init__(
        self,
        game: str,
        players: SupportsIndex,
        options: Mapping[str, object] | None,
        illegal: str,
        max_answers: int | None,
    ) -> None:
        if illegal not in (FORFEIT, REFUSE):
            raise BadSetup("BAD_SETTING", {"setting": "illegal", "value": illegal})
        self.game: Final = game
        self.options: Final = dict(options or {})
        self.illegal: Final = illegal
        self.max_answers: Final = max_answers
        self.table = new_game(game, players, 0, self.options)
        self.players: Final = len(self.table.order)
        self.answers = 0
        self.offender: int | None = None
        self._luck: Dice | None = None

    def begin(self, seed: int | None, options: Mapping[str, Any] | None) -> int:
        """Deal the next game, and say from which seed. With a seed it is that of
        `perihelion.new_game`; without one, the next of those that follow from the last.

        Of the options, `setup` has those of the game in place of the usual ones, `position` or
        `record` tell where it begins instead, and `dice` are thrown from then on. Others are left
        to whoever wraps this environment.
        """
        if seed is not None:
            self._luck = dice(seed)
        elif self._luck is None:
            self._luck = dice(secrets.randbits(62))
        dealt = self._next_seed(self._luck) if seed is None else seed
        given = {} if options is None else options
        table = self._laid(dealt, given)
        if len(table.order) != self.players:
            facts: dict[str, object] = {"setting": "players", "value": str(len(table.order))}
            raise BadSetup("BAD_SETTING", facts)
        if isinstance(luck := given.get("dice"), Dice):
            table.dice = luck.copy()
        self.table = table
        self.answers = 0
        self.offender = None
        return dealt

    def _next_seed(self, luck: Dice) -> int:
        return int(luck.below(_SEED)) * _SEED + int(luck.below(_SEED))

    def _laid(self, seed: int, options: Mapping[str, Any]) -> Table:
        if "position" in options:
            return position(self.game, options["position"])
        if "record" in options:
            return replay(options["record"])
        return new_game(self.game, self.players, seed, options.get("setup", self.options))

    # -- playing ---------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has come to an end, by the rules or by an illegal answer."""
        return self.offender is not None or self.table.over

    @property
    def truncated(self) -> bool:
        """Whether the limit was reached before the game came to an end."""
        limit = self.max_answers
        return not self.over and limit is not None and self.answers >= limit

    def answer(self, seat: int, answer: Any) -> None:
        """Take the answer of a seat that is asked."""
        said = whole(answer)
        self.answers += 1
        if said is not None and said in self.table.legal_for(seat):
            self.table.accept(seat, said)
        elif self.illegal == FORFEIT:
            self.offender = seat
        else:
            self.answers -= 1
            if said is None:
                raise IllegalAnswer(self.table.unknown_word(), {"answer": str(answer), "like": []})
            self.table.answer(seat, said)  # says why not

    def rewards(self) -> list[float]:
        """What each seat gets now: nothing before the end."""
        if self.offender is not None:
            return by_forfeit(self.players, self.offender)
        return rewards(self.table)

    # -- what is seen ----------------------------------------------------

    def observe(self, seat: int, waits: bool = False) -> Observation:
        """What a seat may know, and what it may answer."""
        row: Row = observer(self.game).observe(self.table, seat)
        return {"observation": row, "action_mask": self.mask(seat, waits)}

    def mask(self, seat: int, waits: bool = False) -> Mask:
        """What a seat may answer. With `waits` there is one answer more, which says nothing: it is
        for a seat that is not asked.
        """
        watch = observer(self.game)
        out: Mask = np.zeros(watch.answers + waits, np.int8)
        if not self.over:
            watch.mask_into(self.table, seat, out[: watch.answers])
            if waits and not self.table.waits_for(seat):
                out[-1] = 1
        return out

    def info(self, seat: int, mask: Mask) -> Info:
        """What else a seat is told. Points are told when the game is over, since some of them are
        secret before.
        """
        out: Info = {"action_mask": mask, "seat": seat}
        if self.table.waits_for(seat) and not self.over:
            out["question"] = self.table.asking(seat).kind()
        if self.offender is not None:
            out["illegal"] = self.offender == seat
        elif self.table.over:
            scores = self.table.scores()
            best = max((s for k, s in enumerate(scores) if k != seat), default=0)
            out["score"] = scores[seat]
            out["scores"] = scores
            out["ahead"] = scores[seat] - best
            out["winners"] = self.table.winners()
        return out

    def text(self, seat: int, lang: str) -> str:
        """What a seat sees, in words."""
        return self.table.text(seat, lang)
