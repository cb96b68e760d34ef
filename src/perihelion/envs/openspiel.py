"""The games for OpenSpiel: importing this module registers them.

>>> import pyspiel
>>> import perihelion.envs.openspiel
>>> game = pyspiel.load_game("perihelion_race(players=3,expansions=gathering-storm)")
>>> game.num_players(), game.num_distinct_actions()
(3, 465)

**Turns.** Seats are asked one after another. Where several are asked at the same time, what the
first ones say stays sealed until the last has answered: it is in nobody else's observation.

**Chance.** The dice of a position are hidden in it. Here they are chance nodes: the deal, and every
answer that throws dice, is carried out with dice that chance draws, a digit at a time (`draws`
nodes with `outcomes` outcomes each, all equally likely). So a search cannot foresee what is thrown
after the position it searches from. Cards were shuffled when the game was dealt, so the order of a
deck is not chance but hidden: `resample_from_infostate` deals it anew. With `chance=fixed` there
are no chance nodes, and everything follows from `seed`.

**Information.** `information_state_string` is all that a player has seen and said, with perfect
recall; the tensor has the present observation and the player's last answers. `observation_string`
is the view by names; the tensor is the row of `perihelion.envs.observer`, part by part.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import numpy as np

from perihelion.envs.extras import missing
from perihelion.envs.observing import EVERYONE, Part, observer
from perihelion.envs.recall import REMEMBERED, Moment
from perihelion.envs.rewarding import rewards
from perihelion.games import GAMES, new_game, position
from perihelion.games import game as game_named
from perihelion.tabletop.dice import dice
from perihelion.tabletop.refusal import BadSetup, IllegalAnswer, Refused
from perihelion.tabletop.table import Table
from perihelion.words import say

try:
    import pyspiel
except ImportError as problem:
    raise missing("openspiel", problem) from problem

PREFIX: Final = "perihelion_"
"""The names of the games begin with this, as in `perihelion_race`."""

EXPLICIT: Final = "explicit"
FIXED: Final = "fixed"

COMMON: Final[dict[str, object]] = {
    "players": 2,
    "chance": EXPLICIT,
    "seed": 0,
    "outcomes": 256,
    "draws": 3,
    "max_answers": 20_000,
    "position": "",
}
"""The parameters that all games have, with their defaults."""

PLAIN: Final = (bool, int, str, list)
"""What can be a parameter."""


def settings(game: str) -> dict[str, object]:
    """The options of a game as parameters, with their defaults. A list of words is written with a
    plus sign between them; what is left at its default is left to the game.
    """
    usual = game_named(game).options()
    return {name: value for name, value in usual.items() if isinstance(value, PLAIN)}


class Rules:
    """What all states of a game share. It never changes, so copies of a state keep it."""

    def __init__(self, game: str, parameters: Mapping[str, object]) -> None:
        told = {**COMMON, **settings(game), **parameters}
        self.game: Final = game
        self.parameters: Final = dict(parameters)
        self.options: Final = _options(game, parameters)
        self.explicit: Final = told["chance"] == EXPLICIT
        if told["chance"] not in (EXPLICIT, FIXED):
            raise BadSetup("BAD_SETTING", {"setting": "chance", "value": str(told["chance"])})
        self.seed: Final = int(str(told["seed"]))
        self.outcomes: Final = _positive(told, "outcomes")
        self.draws: Final = _positive(told, "draws")
        self.max_answers: Final = _positive(told, "max_answers")
        given = str(told["position"])
        self.example: Final = _bare(
            read_position(game, given)
            if given
            else new_game(game, _positive(told, "players"), self.seed, self.options)
        )
        self.players: Final = len(self.example.order)
        self.begins: Final = Moment.first(self.example) if given or not self.explicit else None
        self.chances: Final = [(k, 1.0 / self.outcomes) for k in range(self.outcomes)]

    def deal(self, seed: int) -> Table:
        """The game that is dealt from this seed."""
        return _bare(new_game(self.game, self.players, seed, self.options))

    def __deepcopy__(self, memo: object) -> Rules:
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Rules, (self.game, self.parameters)


def _bare(table: Table) -> Table:
    """A table that does not keep its past: here every moment is kept anyway."""
    table.origin = None
    table.past = None
    return table


def _positive(told: Mapping[str, object], name: str) -> int:
    value = told[name]
    if not isinstance(value, int) or value < 1:
        raise BadSetup("BAD_SETTING", {"setting": name, "value": str(value)})
    return value


def _besides_usual(game: str, parameters: Mapping[str, object]) -> dict[str, object]:
    """The parameters that are not at their defaults: these name the game."""
    usual = _specification(game)
    return {name: value for name, value in parameters.items() if value != usual[name]}


def _specification(game: str) -> dict[str, object]:
    """All parameters of a game as OpenSpiel has them, with their defaults."""
    usual = {**COMMON, **settings(game)}
    return {name: "" if isinstance(value, list) else value for name, value in usual.items()}


def _options(game: str, parameters: Mapping[str, object]) -> dict[str, object]:
    """The options of a game that the parameters ask for."""
    out: dict[str, object] = {}
    for name, usual in settings(game).items():
        value = parameters.get(name, usual)
        if isinstance(usual, list):
            words = [word for word in str(value or "").split("+") if word]
            if words:
                out[name] = words
        elif value != usual:
            out[name] = value
    return out


# -- positions as parameters -------------------------------------------------


def write_position(table: Table) -> str:
    """A position as a parameter: `perihelion_race(position=...)` begins there."""
    plain = json.dumps(table.position(), separators=(",", ":")).encode()
    return base64.urlsafe_b64encode(zlib.compress(plain, 9)).decode().rstrip("=")


def read_position(game: str, written: str) -> Table:
    """The position that `write_position` wrote."""
    try:
        packed = base64.urlsafe_b64decode(written + "=" * (-len(written) % 4))
        plain = json.loads(zlib.decompress(packed))
    except (ValueError, zlib.error):
        raise BadSetup("BAD_SETTING", {"setting": "position", "value": written[:20]}) from None
    return position(game, plain)


def from_position(table: Table, **parameters: object) -> Any:
    """A game that begins in this position, dealt already. What it throws from then on is drawn by
    chance as usual.
    """
    told = {**parameters, "players": len(table.order), "position": write_position(table)}
    return pyspiel.load_game(f"{PREFIX}{table.game()}", told)


# -- the game ----------------------------------------------------------------


def game_type(game: str, players: Sequence[int], zero_sum: bool = True) -> Any:
    """What OpenSpiel knows about a game before it is loaded."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"{PREFIX}{game}",
        long_name=say("en", "boards", f"game-{game}", {}),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_specification(game),
    )


class PerihelionGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, with its number of players and its options."""

    NAME = ""

    def __init__(self, parameters: Mapping[str, object] | None = None) -> None:
        game = self.NAME
        given = _besides_usual(game, parameters or {})
        self.rules: Final = Rules(game, given)
        rules = self.rules
        solo = rules.players == 1
        super().__init__(
            game_type(game, game_named(game).players(), zero_sum=not solo),
            pyspiel.GameInfo(
                num_distinct_actions=observer(game).answers,
                max_chance_outcomes=rules.outcomes if rules.explicit else 0,
                num_players=rules.players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=None if solo else 0.0,
                max_game_length=rules.max_answers,
            ),
            given,
        )

    def new_initial_state(self, state: object = None) -> PerihelionState:
        if state is not None:
            raise Refused("BAD_POSITION", {"detail": "use from_position"})
        return PerihelionState(self, self.rules)

    def max_chance_nodes_in_history(self) -> int:
        rules = self.rules
        return (rules.max_answers + 1) * rules.draws if rules.explicit else 0

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Watching:
        """An observer of all of a seat's numbers, or of those that everybody may see alike."""
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        return Watching(self.rules.game, iig_obs_type or usual, params)


class PerihelionState(pyspiel.State):  # type: ignore[misc]
    """A position, or a chance node on the way to the next one."""

    def __init__(self, game: PerihelionGame, rules: Rules) -> None:
        super().__init__(game)
        self.rules = rules
        self.moment: Moment | None = rules.begins
        self.said: tuple[int, int] | None = None  # an answer that waits for chance
        self.left = 0 if rules.begins is not None else rules.draws  # digits still to be drawn
        self.drawn = 0
        self.answers = 0

    @property
    def table(self) -> Table:
        """The position; do not change it. There is none before the deal."""
        if self.moment is None:
            raise Refused("NO_RECORD", {})
        return self.moment.table

    # -- whose turn it is ------------------------------------------------

    def current_player(self) -> int:
        if self.left:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.table.next_seat())

    def is_terminal(self) -> bool:
        if self.moment is None or self.left:
            return False
        return self.moment.table.over or self.answers >= self.rules.max_answers

    def returns(self) -> list[float]:
        """By rank; a game that was cut short is a draw."""
        if self.moment is None or not self.moment.table.over:
            return [0.0] * self.rules.players
        return rewards(self.moment.table)

    # -- what may be done, and doing it ----------------------------------

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.options(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.rules.chances

    def _apply_action(self, action: int) -> None:
        if not self.left:
            self._answer(int(self.table.next_seat()), action)
            return
        self.drawn = self.drawn * self.rules.outcomes + action
        self.left -= 1
        if self.left:
            return
        if self.said is None:
            self.moment = Moment.first(self.rules.deal(self.drawn))
        else:
            seat, answer = self.said
            table = self.table.copy()
            table.dice = dice(self.drawn)
            self._go_on(table, seat, answer)
            self.said = None
        self.drawn = 0

    def _answer(self, seat: int, answer: int) -> None:
        """Carry out an answer, or let chance draw the dice for it first if it throws any."""
        table = self.table.copy()
        if answer not in table.legal_for(seat):
            raise IllegalAnswer("UNKNOWN_OPTION", {})
        before = table.dice.words()
        table.accept(seat, answer)
        if self.rules.explicit and table.dice.words() != before:
            self.said = (seat, answer)
            self.left = self.rules.draws
        else:
            self._keep(table, seat, answer)

    def _go_on(self, table: Table, seat: int, answer: int) -> None:
        table.accept(seat, answer)
        self._keep(table, seat, answer)

    def _keep(self, table: Table, seat: int, answer: int) -> None:
        assert self.moment is not None
        self.moment = self.moment.then(table, seat, answer)
        self.answers += 1

    # -- what is seen ----------------------------------------------------

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> Any:
        """A state that looks the same to this player: everything hidden from it is dealt anew, and
        what others have sealed is chosen anew, at random. It has no history, which would tell.
        """
        if self.left or self.moment is None:
            raise Refused("NOT_YOUR_DECISION", {})
        luck = dice(int(sampler() * 2**62))
        guess = self.table.seen_by(player).guess(luck)
        asked = self.table.next_seat()
        while guess.next_seat() != asked:
            other = guess.next_seat()
            options = guess.legal_for(other)
            guess.accept(other, options[luck.below(len(options))])
        out = self.get_game().new_initial_state()
        out.moment = self.moment.instead(guess, player)
        out.left = 0
        out.answers = self.answers
        return out

    def __str__(self) -> str:
        table = None if self.moment is None else self.moment.table.pack()
        return json.dumps([table, self.said, self.left, self.drawn, self.answers])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw:{action}"
        return self.rules.example.answer_word(action)

    # -- as plain data ---------------------------------------------------

    def _to_struct(self) -> dict[str, Any]:
        return {} if self.moment is None else self.moment.table.position()

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return {} if self.moment is None else self.moment.table.seen_by(player).position()

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return self.rules.example.describe(action)


# -- observers ---------------------------------------------------------------


class Watching:
    """Writes observations: all of a seat's numbers, or those that everybody may see alike; with
    perfect recall, what the seat has answered as well.
    """

    def __init__(self, game: str, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        alone, public = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
        if kind.private_info not in (alone, public):
            raise ValueError("an observation is for one player or for everybody")
        self.game: Final = game
        self.public: Final = kind.private_info == public
        self.recalls: Final = bool(kind.perfect_recall)
        watch = observer(game)
        self.parts: Final[list[Part]] = [
            part for part in watch.parts if not self.public or part.seen_by == EVERYONE
        ]
        size = sum(part.size for part in self.parts)
        self.tensor: Final = np.zeros(size + (REMEMBERED if self._own() else 0), np.float32)
        self.dict: Final[dict[str, Any]] = {}
        at = 0
        for part in self.parts:
            self.dict[part.name] = self.tensor[at : at + part.size].reshape(part.shape)
            at += part.size
        if self._own():
            self.dict["said"] = self.tensor[at:]

    def _own(self) -> bool:
        return self.recalls and not self.public

    def set_from(self, state: PerihelionState, player: int) -> None:
        """Write what `player` may know; what everybody may see is told from the first seat."""
        self.tensor.fill(0)
        if state.moment is None:
            return
        row = observer(self.game).observe(state.moment.table, 0 if self.public else player)
        for part in self.parts:
            self.dict[part.name][...] = part.of(row)
        if self._own():
            own = state.moment.said[player]
            self.dict["said"].fill(-1)
            self.dict["said"][: len(own)] = own[::-1]

    def string_from(self, state: PerihelionState, player: int) -> str:
        """What `player` may know, in words: by names, or with perfect recall as a digest of all
        that was seen, after what was said.
        """
        if state.moment is None:
            return "before the deal"
        if not self.recalls:
            view = state.moment.table.seen_by(None if self.public else player)
            return json.dumps(view.position(), separators=(",", ":"))
        seen, _ = state.moment.knows(-1 if self.public else player)
        if self.public:
            return f"seen:{seen.hex()}"
        word = state.rules.example.answer_word
        said = " ".join(word(answer) for answer in state.moment.said[player])
        return f"player:{player} seen:{seen.hex()} said:{said}"


# -- registering -------------------------------------------------------------


def register(game: str) -> None:
    """Make a game known to OpenSpiel; those of this package already are.

    OpenSpiel lets go of what makes a game when Python is gone already. A function would be taken
    apart then, which ends in a crash; a class is not.
    """
    kind = type(f"{game.title()}Game", (PerihelionGame,), {"NAME": game})
    pyspiel.register_game(game_type(game, game_named(game).players()), kind)


for _game in GAMES:
    register(_game)
