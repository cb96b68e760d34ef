"""The pieces on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from perihelion.tabletop.answers import Answers
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.dice import Dice
from perihelion.tabletop.step import AnyStep
from perihelion.tabletop.table import Table
from perihelion.tiny import ids
from perihelion.tiny.pieces.chain import Chain
from perihelion.tiny.pieces.marks import Marks
from perihelion.tiny.pieces.planets import Planet
from perihelion.tiny.pieces.rogues import RogueMat
from perihelion.tiny.scoring import score, winners
from perihelion.tiny.seat import Seat

if TYPE_CHECKING:
    from perihelion.tiny.box import Box
    from perihelion.tiny.setup import Setup

# The empire track, level 1 first [tiny.comp.empire]; its points are in `scoring`.
LEVEL_DICE: Final[list[i64]] = [4, 5, 5, 6, 6, 7]
LEVEL_SHIPS: Final[list[i64]] = [2, 2, 3, 3, 4, 4]

_COUNTS: Final = bytes([n.bit_count() for n in range(2**ids.DICE)])
"""How many dice there are in every set of them, each a number with a bit for each die."""


class Tiny(Table):
    """A position of Tiny Epic Galaxies. `new_game` deals one. In solo play the rogue galaxy has the
    second seat, which is never asked anything.
    """

    def __init__(
        self,
        dice: Dice,
        order: list[i64],
        automatic: bool,
        setup: Setup,
        box: Box,
        seats: list[Seat],
        row: list[i64],
        deck: list[i64],
        removed: list[i64],
        missions: list[i64],
        faces: list[i64],
        states: list[i64],
        bay: list[i64],
        at_work: Chain | None,
        marks: Marks,
    ) -> None:
        super().__init__(dice, order, automatic)
        self.setup = setup
        self.box = box
        self.planets: list[Planet] = box.planets
        self.seats = seats
        self.row = row  # slot by slot from the left; NO_PLANET where one stays empty
        self.deck = deck  # the top card last
        self.removed = removed  # planets that have left the game
        self.missions = missions  # those that nobody was dealt
        self.faces = faces  # the dice of this turn [tiny.setup.7]
        self.states = states
        self.bay = bay  # activated dice in their order; the last one is being resolved
        self.at_work = at_work  # what is being done because of a die
        self.marks = marks

    # -- a position among positions --------------------------------------

    def game(self) -> str:
        return "tiny"

    def copy(self) -> Tiny:
        twin = Tiny(
            self.dice.copy(),
            self.order,
            self.automatic,
            self.setup,
            self.box,
            [seat.copy() for seat in self.seats],
            self.row[:],
            self.deck[:],
            self.removed[:],
            self.missions[:],
            self.faces[:],
            self.states[:],
            self.bay[:],
            None if self.at_work is None else self.at_work.copy(),
            self.marks.copy(),
        )
        self.carry(twin)
        return twin

    def then(self, steps: list[AnyStep]) -> None:
        """A solo game that has been decided takes no further step [tiny.solo.end.now]."""
        if self.marks.winner == ids.NO_SEAT:
            super().then(steps)

    def next(self, step: AnyStep) -> None:
        if self.marks.winner == ids.NO_SEAT:
            super().next(step)

    # -- points ----------------------------------------------------------

    def round(self) -> int:
        return int(self.marks.round)

    def scores(self) -> list[int]:
        """Everyone's points; the secret mission counts once the game is over."""
        return [score(self, i) for i in range(len(self.order))]

    def winners(self) -> list[int]:
        """The winners; nobody if the rogue galaxy has won."""
        return winners(self)

    # -- answers ---------------------------------------------------------

    def whose_turn(self) -> i64:
        chain = self.at_work
        return self.marks.active if chain is None else chain.who

    def answers(self) -> Answers:
        return self.box.answers

    def not_asked(self, seat: i64, said: int | None) -> str:
        """Anything that does not answer the open question is in the wrong phase, whoever says it
        [tiny.gen.reason_order].
        """
        if seat >= 0 and said is not None and said in self.box.answers.words:
            from perihelion.tiny.phases.rule import rule_of

            if not rule_of(self.asking(self.next_seat())).concerns(said):
                return "WRONG_PHASE"
        return "NOT_YOUR_DECISION"

    # -- what the rules ask of the table ---------------------------------

    def solo(self) -> bool:
        return self.setup.players == 1

    def is_rogue(self, i: i64) -> bool:
        """Whether this is the seat of the rogue galaxy."""
        return i == ids.ROGUE_SEAT and self.setup.players == 1

    def mat(self) -> RogueMat:
        """The mat of the rogue galaxy."""
        return self.box.rogues[self.marks.rogue]

    def has_rogue(self) -> bool:
        """Whether the rogue galaxy has been chosen."""
        return self.marks.rogue != ids.NO_ROGUE

    def chain(self) -> Chain:
        """The chain at work, when there must be one."""
        chain = self.at_work
        assert chain is not None
        return chain

    def cap(self, i: i64) -> i64:
        """The most a seat can have of a resource [tiny.acq.cap, tiny.solo.acq.cap]."""
        return self.mat().most if self.is_rogue(i) else ids.CAP

    def stock(self, i: i64, resource: i64) -> i64:
        """What a seat has of a resource."""
        return self.seats[i].energy if resource == ids.ENERGY else self.seats[i].culture

    def others(self, i: i64) -> list[i64]:
        """Everybody else, clockwise from the left of `i` [tiny.gen.opponent, tiny.follow.order]."""
        out: list[i64] = []
        n: i64 = len(self.seats)
        for k in range(1, n):
            out.append((i + k) % n)
        return out

    def owner(self, p: i64) -> i64:
        """The seat whose colony a planet is, or NO_SEAT."""
        for k, seat in enumerate(self.seats):
            for own in seat.colonies:
                if own == p:
                    return k
        return ids.NO_SEAT

    def roll(self) -> i64:
        """A face of a die: all chance comes from the one generator [tiny.gen.rng,
        tiny.comp.faces].
        """
        self.revealed += 1
        return self.dice.throw(ids.FACES)

    def inactive(self) -> list[i64]:
        """The dice still to be used, as answers."""
        out: list[i64] = []
        for k, state in enumerate(self.states):
            if state == ids.INACTIVE:
                out.append(k)
        return out

    def inactive_from(self, first: i64) -> i64:
        """A bit for each die still to be used, from this one on."""
        return self.marks.unused & -BIT[first]

    def count_inactive(self) -> i64:
        """How many dice are still to be used."""
        return _COUNTS[self.marks.unused]

    def roll_die(self) -> None:
        """One die more, still to be used, lies on the control centre."""
        self.marks.unused |= BIT[len(self.states)]
        self.faces.append(self.roll())
        self.states.append(ids.INACTIVE)

    def set_die(self, die: i64, state: i64) -> None:
        """Nothing else changes what becomes of a die, so the bits of the unused ones stay right."""
        self.states[die] = state
        if state == ids.INACTIVE:
            self.marks.unused |= BIT[die]
        else:
            self.marks.unused &= ~BIT[die]

    def look(self) -> None:
        """See which dice are still to be used, and at which planets there are ships."""
        self.marks.unused = 0
        for die, state in enumerate(self.states):
            if state == ids.INACTIVE and die < ids.DICE:  # what comes from outside is checked later
                self.marks.unused |= BIT[die]
        for seat in self.seats:
            seat.look()

    def name(self, p: i64) -> str:
        """The name of a planet in facts and events."""
        return self.planets[p].slug if 0 <= p < len(self.planets) else "face-down"
