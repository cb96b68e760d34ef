"""The agenda: what the rules still have to do, and whom they wait for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from perihelion.tabletop.answers import Answers
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.dice import Dice
from perihelion.tabletop.events import Event
from perihelion.tabletop.past import Origin, Past, unbundled
from perihelion.tabletop.step import EVERYONE, AnyStep

if TYPE_CHECKING:
    from perihelion.tabletop.table import Table

NO_VIEW: Final = -2
SPECTATOR: Final = -1
"""Instead of the seat whose view a position is: no view at all, or a spectator's."""

_NO_STEPS: Final[list[AnyStep]] = []
_NO_LANES: Final[list[list[AnyStep]]] = []
_NO_PICKS: Final[list[list[i64]]] = []
_NO_OPTIONS: Final[list[list[i64] | None]] = []
"""What an agenda has until `stand` says how far the game has come. Making lists for that would cost
every copy four of them.
"""

FROM_THE_START: Final = -1
"""Instead of a number of answers: the log has everything from the deal on."""


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Agenda:
    """How far a game has come. Every agenda belongs to a `Table`, which is what the steps work on;
    `running` carries them out.
    """

    def __init__(self, dice: Dice, order: list[i64], automatic: bool) -> None:
        self.dice = dice
        self.order = order  # the seats in player order; never changes, so copies share it
        self.automatic = automatic  # whether questions with one legal answer answer themselves
        self.steps: list[AnyStep] = _NO_STEPS  # up to `depth` to be carried out, the next one last
        self.depth: i64 = 0
        self.lanes: list[list[AnyStep]] = _NO_LANES  # a short agenda of its own for each seat
        self.called: i64 = 0  # a bit for each seat that the open question or phase concerns
        self.asked: i64 = 0  # a bit for each seat that still owes an answer
        self.answered: i64 = 0  # a bit for each seat known to have answered
        self.given: list[list[i64]] = _NO_PICKS  # what each seat has answered to its open question
        self.revealed: i64 = 0  # grows with every draw and every common reveal
        self.laned = True  # something may lie in the lanes
        self.latest: i64 = 0  # the seat asked last, most often the only one
        self.legal: list[list[i64] | None] = _NO_OPTIONS  # worked out already, by seat
        self.viewer: i64 = NO_VIEW  # whose view this is: views cannot be played on from
        self.log: list[Event] | None = None
        self.unheard: i64 = FROM_THE_START  # how many answers were given before the log began
        self.linked: Past | None = None
        self.unlinked: list[i64] = []  # the answers since, a number each
        self.origin: Origin | None = None
        self.milestone: Table | None = None  # a position on the way here, from which undo starts

    def stand(
        self,
        agenda: list[AnyStep],
        lanes: list[list[AnyStep]],
        called: i64,
        asked: i64,
        answered: i64,
        given: list[list[i64]],
        revealed: i64,
    ) -> None:
        """How far the game has come; the lists are kept."""
        self.steps = agenda
        self.depth = len(agenda)
        self.lanes = lanes
        self.called = called
        self.asked = asked
        self.answered = answered
        self.given = given
        self.revealed = revealed
        if not self.legal:
            self.legal = [None] * len(self.order)

    def answers(self) -> Answers:
        """The answers of this set-up with their words."""
        raise NotImplementedError

    def whose_turn(self) -> i64:
        """For whom the next step of the common agenda is carried out; EVERYONE where all play at
        once.
        """
        return EVERYONE

    def answer_word(self, answer: i64) -> str:
        """An answer as one word, the same in every game."""
        return self.answers().word(answer)

    @property
    def agenda(self) -> list[AnyStep]:
        """The steps still to be carried out, the next one last, in a list of its own."""
        return self.steps[: self.depth]

    # -- for the rules ---------------------------------------------------

    def then(self, steps: list[AnyStep]) -> None:
        """Carry out these steps, first one first, before anything else on the agenda."""
        i: i64 = len(steps) - 1
        while i >= 0:
            lay(self, steps[i])
            i -= 1

    def next(self, step: AnyStep) -> None:
        """The same for one step."""
        lay(self, step)

    def drop(self) -> AnyStep:
        """Take the next step from the agenda."""
        return lift(self)

    def then_for(self, seat: i64, steps: list[AnyStep]) -> None:
        """Carry out these steps in the lane of `seat`, first one first."""
        self.laned = True
        lane = self.lanes[seat]
        i: i64 = len(steps) - 1
        while i >= 0:
            lane.append(steps[i])
            i -= 1

    def next_for(self, seat: i64, step: AnyStep) -> None:
        """The same for one step."""
        self.laned = True
        self.lanes[seat].append(step)

    def ask(self, seat: i64) -> None:
        bit = BIT[seat]
        self.called |= bit
        self.asked |= bit
        self.latest = seat

    def tell(
        self,
        kind: str,
        seat: i64,
        facts: dict[str, object],
        secrets: dict[str, object] | None = None,
        eyes: i64 = 0,
    ) -> None:
        """Note an event; rules test `g.log is not None` before they build one."""
        log = self.log
        if log is not None:
            log.append(Event(kind, seat, facts, secrets if secrets is not None else {}, eyes))

    def confide(self, kind: str, seat: i64, facts: dict[str, object]) -> None:
        """Note an event that nobody but `seat` may know of."""
        log = self.log
        if log is not None:
            log.append(Event(kind, seat, facts, {}, BIT[seat], True))

    # -- what has been said ----------------------------------------------

    @property
    def past(self) -> Past | None:
        """The last answer and all before it."""
        if self.unlinked:
            for said in self.unlinked:
                self.linked = unbundled(said, self.linked)
            self.unlinked = []
        return self.linked

    @past.setter
    def past(self, past: Past | None) -> None:
        self.linked = past
        self.unlinked = []

    # -- whom it waits for -----------------------------------------------

    @property
    def over(self) -> bool:
        return not self.depth and not self.asked

    def waits_for(self, seat: i64) -> bool:
        return 0 <= seat < len(self.order) and self.asked & BIT[seat] != 0

    def waiting(self) -> list[int]:
        """The seats that owe an answer."""
        return [seat for seat in range(len(self.order)) if self.waits_for(seat)]

    def next_seat(self) -> i64:
        """The first seat in player order that owes an answer, or EVERYONE if none does."""
        if self.asked == BIT[self.latest]:
            return self.latest
        for seat in self.order:
            if self.asked & BIT[seat]:
                return seat
        return EVERYONE


# Functions are called more cheaply than methods, which games outside could replace.


def lay(g: Agenda, step: AnyStep) -> None:
    """Lay a step on the agenda.

    The list never gets shorter: if it grew and shrank with every step, it would be reallocated each
    time.
    """
    steps = g.steps
    depth = g.depth
    if depth < len(steps):
        steps[depth] = step
    else:
        steps.append(step)
    g.depth = depth + 1


def lift(g: Agenda) -> AnyStep:
    """Take the next step from the agenda."""
    depth = g.depth - 1
    g.depth = depth
    return g.steps[depth]
