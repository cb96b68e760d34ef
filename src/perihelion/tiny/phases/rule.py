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
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import AnyStep, Step
from perihelion.tabletop.steps import Steps
from perihelion.tiny import ids
from perihelion.tiny.state import Tiny

STEPS: Final = Steps()
"""The steps of the game, each registered where it is defined."""


class Rule(Step[Tiny]):
    """A rule of this game. It begins for the performer of the chain at work, if there is one."""

    def alone(self) -> bool:
        return True

    def asked_in_the_open(self, g: Tiny, i: i64) -> bool:
        return True  # nobody's choices depend on what the others do not see

    def misplaced(self, g: Tiny, i: i64, answer: i64) -> Refusal:
        return misplaced(g, answer)

    def concerns(self, answer: i64) -> bool:
        """Whether this is the kind of answer that the question is about."""
        return False

    def stands(self, g: Tiny, i: i64) -> bool:
        """Whether seat `i` could have been asked this as things are: what `begin` has ensured is
        checked again for positions from outside.
        """
        return True


class PickRule(Pick[Tiny]):
    """A rule by which a seat picks several things."""

    def done(self) -> i64:
        return ids.DONE

    def misplaced(self, g: Tiny, i: i64, answer: i64) -> Refusal:
        return misplaced(g, answer)

    def concerns(self, answer: i64) -> bool:
        """Whether this is the kind of answer that the question is about."""
        return False

    def stands(self, g: Tiny, i: i64) -> bool:
        """Whether the question could have been put to seat `i` as things are."""
        return True


def concerns(step: AnyStep, answer: i64) -> bool:
    """Whether the answer is one to the question of this step, right or wrong."""
    if isinstance(step, Rule):
        return step.concerns(answer)
    return isinstance(step, PickRule) and step.concerns(answer)


def stands(g: Tiny, step: AnyStep, i: i64) -> bool:
    """Whether seat `i` could have been asked the question of this step as things are."""
    if isinstance(step, Rule):
        return step.stands(g, i)
    return isinstance(step, PickRule) and step.stands(g, i)


def misplaced(g: Tiny, answer: i64) -> Refusal:
    """If there is no special reason: the wrong phase for a real answer, and unknown for others
    [tiny.gen.reason_order].
    """
    return Refusal("WRONG_PHASE" if answer in g.box.answers.words else "BAD_CHOICE", {})


def no(code: str) -> Refusal | None:
    """The refusal of a code; none for the empty one."""
    return Refusal(code, {}) if code else None


def is_die(answer: i64) -> bool:
    """Whether the answer names a die."""
    return ids.DIE <= answer < ids.DIE + ids.DIE_NAMES


def is_ship(answer: i64) -> bool:
    """Whether the answer names a ship."""
    return ids.SHIP <= answer < ids.SHIP + 20


def is_mix(answer: i64) -> bool:
    """Whether the answer names a mix of energy and culture."""
    return ids.MIX <= answer < ids.MIX + 64


def is_turned(answer: i64) -> bool:
    """Whether the answer names a die and a face."""
    return ids.TURNED <= answer < ids.TURNED + 6 * ids.DICE


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


def skipped(g: Tiny, i: i64, question: str, code: str) -> None:
    """Tell everybody why a question was not asked [tiny.gen.why_not]."""
    if g.log is not None:
        g.tell("skipped", i, {"asked": question, "why": code})
