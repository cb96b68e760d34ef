"""Steps of this game.

One player decides at a time, except for the choice of missions [tiny.setup.8.keep]: a question asks
one seat on the common agenda. Stepping back before anything counts is the kernel's undo
[tiny.turn.commit]. A refused answer changes nothing and gives one reason [tiny.gen.refusal]. What
has one legal answer is answered by the kernel, and what could only be declined is not asked
[tiny.gen.auto].
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tabletop.pick import Pick
from perihelion.tabletop.refusal import Barred, Refusal
from perihelion.tabletop.step import AnyStep, Step
from perihelion.tabletop.steps import Steps
from perihelion.tiny import ids
from perihelion.tiny.state import Tiny

STEPS: Final = Steps()
"""The steps of the game, each registered where it is defined."""


def family(first: i64, count: i64) -> list[i64]:
    """Answers of one kind."""
    return list(range(first, first + count))


DICE: Final[list[i64]] = family(ids.DIE, ids.DIE_NAMES)
TURNED: Final[list[i64]] = family(ids.TURNED, ids.FACES * ids.DICE)
SHIPS: Final[list[i64]] = family(ids.SHIP, ids.FLEET)
MIXES: Final[list[i64]] = family(ids.MIX, ids.MIXES)
PLANETS: Final[list[i64]] = family(ids.PLANET, ids.PLANETS)
"""What questions are about: every die, die with a face, ship, mix and planet."""

NOTHING: Final[list[i64]] = []


class Rule(Step[Tiny]):
    """A rule of this game. It begins for the performer of the chain at work, if there is one."""

    answers: list[i64] = NOTHING  # what the question is about, whether it may be answered or not
    is_sorted: bool = False  # the options are always in ascending order
    of_planet: bool = False  # it is what the action of the planet at work asks

    def kind(self) -> str:
        return self.name  # some steps carry more in their word

    def alone(self) -> bool:
        return True

    def ascending(self) -> bool:
        return self.is_sorted

    def asked_in_the_open(self, g: Tiny, i: i64) -> bool:
        return True  # nobody's choices depend on what the others do not see

    def ask_unless(self, g: Tiny, i: i64, code: str) -> None:
        """Ask a seat, or tell everybody why it is not asked [tiny.gen.why_not]."""
        if not code:
            g.ask(i)
        elif g.log is not None:
            g.tell("skipped", i, {"asked": self.name, "why": code})

    def concerns(self, answer: i64) -> bool:
        """Whether this is the kind of answer that the question is about."""
        return answer in self.answers

    def code(self, g: Tiny, i: i64, answer: i64) -> str:
        """Why such an answer cannot be given; empty if there is nothing special to say."""
        return ""

    def why_not(self, g: Tiny, i: i64, answer: i64) -> Refusal | None:
        return no(self.code(g, i, answer)) if self.concerns(answer) else None

    def misplaced(self, g: Tiny, i: i64, answer: i64) -> Refusal:
        return misplaced(g, answer)

    def expected(self, g: Tiny, i: i64) -> list[i64]:
        """What one might expect to choose, whether it is possible or not."""
        return []

    def barred(self, g: Tiny, i: i64) -> list[Barred]:
        out: list[Barred] = []
        for answer in self.expected(g, i):
            reason = self.why_not(g, i, answer)
            if reason is not None:
                out.append(Barred(answer, reason))
        return out

    def stands(self, g: Tiny, i: i64) -> bool:
        """Whether seat `i` could have been asked this as things are: what `begin` has ensured is
        checked again for positions from outside.
        """
        return True


class PickRule(Pick[Tiny]):
    """A rule by which a seat picks several things."""

    answers: list[i64] = NOTHING
    of_planet: bool = False

    def done(self) -> i64:
        return ids.DONE

    def concerns(self, answer: i64) -> bool:
        return answer in self.answers

    def code(self, g: Tiny, i: i64, answer: i64) -> str:
        """Why such an answer cannot be picked; empty if it can."""
        raise NotImplementedError

    def why_not(self, g: Tiny, i: i64, answer: i64) -> Refusal | None:
        return no(self.code(g, i, answer)) if self.concerns(answer) else None

    def misplaced(self, g: Tiny, i: i64, answer: i64) -> Refusal:
        return misplaced(g, answer)

    def stands(self, g: Tiny, i: i64) -> bool:
        """Whether the question could have been put to seat `i` as things are."""
        return True


def rule_of(step: AnyStep) -> Rule | PickRule:
    """A step of this game as what it is."""
    assert isinstance(step, Rule | PickRule)
    return step


def misplaced(g: Tiny, answer: i64) -> Refusal:
    """If there is no special reason: the wrong phase for a real answer, and unknown for others
    [tiny.gen.reason_order].
    """
    return Refusal("WRONG_PHASE" if answer in g.box.answers.words else "BAD_CHOICE", {})


def no(code: str) -> Refusal | None:
    """The refusal of a code; none for the empty one."""
    return Refusal(code, {}) if code else None


def lacking(resource: i64) -> str:
    """The code for too little of a resource."""
    return "NOT_ENOUGH_ENERGY" if resource == ids.ENERGY else "NOT_ENOUGH_CULTURE"


def is_die(answer: i64) -> bool:
    """Whether the answer names a die."""
    return ids.DIE <= answer < ids.DIE + ids.DIE_NAMES


def die_code(g: Tiny, die: i64) -> str:
    """Why a die cannot be activated, rerolled, converted, turned or given up: only inactive ones
    can [tiny.gen.dice_states].
    """
    if not 0 <= die < len(g.faces):
        return "UNKNOWN_DIE"
    state = g.states[die]
    if state == ids.ACTIVATED or state == ids.DISCARDED:
        return "DIE_NOT_INACTIVE"
    return "DIE_IN_CONVERTER" if state == ids.CONVERTER else ""
