"""Steps of this game. The casts from the kernel's Table happen here and nowhere else.

One player decides at a time, but for the choice of missions [tiny.setup.8.keep]: a question asks
one seat on the common agenda. A step back before anything counts is the kernel's undo
[tiny.turn.commit]. A refused answer changes nothing and gives one reason [tiny.gen.refusal]. What
has one legal answer is answered by the kernel, and what could only be declined is not asked
[tiny.gen.auto].
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from perihelion.tabletop.pick import Pick
from perihelion.tabletop.refusal import Barred, Refusal
from perihelion.tabletop.step import Step
from perihelion.tabletop.steps import Steps
from perihelion.tabletop.table import Table
from perihelion.tiny import ids
from perihelion.tiny.state import Tiny

STEPS: Final = Steps()
"""The steps of the game, each made known where it is written."""


class Rule(Step):
    """A rule: start it, what may be chosen, why not, and what comes of it."""

    def begin(self, table: Table, seat: i64) -> None:
        g = cast(Tiny, table)
        self.start(g, seat if seat >= 0 else asker(g))

    def options(self, table: Table, seat: i64) -> list[i64]:
        return self.choices(cast(Tiny, table), seat)

    def refusal(self, table: Table, seat: i64, answer: i64) -> Refusal:
        g = cast(Tiny, table)
        return refuse(g, self.why_not(g, seat, answer), answer)

    def finish(self, table: Table, seat: i64) -> None:
        g = cast(Tiny, table)
        i = seat if seat >= 0 else who_answered(g)
        self.resolve(g, i, g.given[i][0])

    def alone(self) -> bool:
        return True

    def asked_in_the_open(self, table: Table, seat: i64) -> bool:
        return True  # nobody's choices hang on what the others do not see

    def carry_out(self, table: Table, seat: i64, answer: i64) -> None:
        self.resolve(cast(Tiny, table), seat, answer)

    def facts(self, table: Table, seat: i64) -> dict[str, object]:
        return self.about(cast(Tiny, table), seat)

    def tag(self, table: Table, seat: i64, answer: i64) -> dict[str, object]:
        return self.price_tag(cast(Tiny, table), seat, answer)

    def barred(self, table: Table, seat: i64) -> list[Barred]:
        return self.grey(cast(Tiny, table), seat)

    def start(self, g: Tiny, i: i64) -> None:
        """Do the work, or ask; `i` is the performer of the chain at work, if there is one."""

    def choices(self, g: Tiny, i: i64) -> list[i64]:
        """What seat `i` may answer."""
        raise NotImplementedError

    def why_not(self, g: Tiny, i: i64, answer: i64) -> Refusal | None:
        """Why seat `i` may not answer this; None where nothing special can be said."""
        return None

    def resolve(self, g: Tiny, i: i64, answer: i64) -> None:
        """Carry out what was answered."""

    def about(self, g: Tiny, i: i64) -> dict[str, object]:
        """What the question's sentence speaks of."""
        return {}

    def price_tag(self, g: Tiny, i: i64, answer: i64) -> dict[str, object]:
        """What hangs on this option here."""
        return {}

    def grey(self, g: Tiny, i: i64) -> list[Barred]:
        """What one might expect to choose, and why not [tiny.gen.why_not]."""
        return []

    def concerns(self, answer: i64) -> bool:
        """Whether this is the kind of answer that the question is about."""
        return False

    def stands(self, g: Tiny, i: i64) -> bool:
        """Whether the question could have been put to seat `i` as things are: what `start` has seen
        to is asked again of positions that come from outside.
        """
        return True


class PickRule(Pick):
    """A rule by which a seat picks several things."""

    def begin(self, table: Table, seat: i64) -> None:
        g = cast(Tiny, table)
        self.start(g, asker(g))

    def candidates(self, table: Table, seat: i64) -> list[i64]:
        return self.fitting(cast(Tiny, table), seat)

    def least(self, table: Table, seat: i64) -> i64:
        return self.fewest(cast(Tiny, table), seat)

    def most(self, table: Table, seat: i64) -> i64:
        return self.largest(cast(Tiny, table), seat)

    def done(self) -> i64:
        return ids.DONE

    def unfit(self, table: Table, seat: i64, answer: i64) -> Refusal:
        g = cast(Tiny, table)
        return refuse(g, self.why_not(g, seat, answer), answer)

    def finish(self, table: Table, seat: i64) -> None:
        g = cast(Tiny, table)
        i = who_answered(g)
        picks = g.given[i][:]
        if picks[len(picks) - 1] == ids.DONE:
            picks.pop()
        self.resolve(g, i, picks)

    def facts(self, table: Table, seat: i64) -> dict[str, object]:
        return {"count": int(self.largest(cast(Tiny, table), seat))}

    def start(self, g: Tiny, i: i64) -> None:
        """Ask whoever has to pick."""
        g.ask(i)

    def fitting(self, g: Tiny, i: i64) -> list[i64]:
        """What may be picked, sorted."""
        raise NotImplementedError

    def fewest(self, g: Tiny, i: i64) -> i64:
        """How many must be picked."""
        return self.largest(g, i)

    def largest(self, g: Tiny, i: i64) -> i64:
        """How many may be picked."""
        raise NotImplementedError

    def why_not(self, g: Tiny, i: i64, answer: i64) -> Refusal | None:
        """Why this may not be picked; None where nothing special can be said."""
        return None

    def resolve(self, g: Tiny, i: i64, picks: list[i64]) -> None:
        """Carry out what was picked."""

    def concerns(self, answer: i64) -> bool:
        """Whether this is the kind of answer that the question is about."""
        return False

    def stands(self, g: Tiny, i: i64) -> bool:
        """Whether the question could have been put to seat `i` as things are."""
        return True


def asker(g: Tiny) -> i64:
    """Whose chain is at work; without one, whose turn it is."""
    chain = g.at_work
    return g.marks.active if chain is None else chain.who


def who_answered(g: Tiny) -> i64:
    """The one seat that was asked."""
    for k in g.order:
        if g.given[k]:
            return k
    return g.marks.active


def concerns(step: Step, answer: i64) -> bool:
    """Whether the answer is one to the question of this step, right or wrong."""
    if isinstance(step, Rule):
        return step.concerns(answer)
    return isinstance(step, PickRule) and step.concerns(answer)


def stands(g: Tiny, step: Step, i: i64) -> bool:
    """Whether the question of this step could have been put to seat `i` as things are."""
    if isinstance(step, Rule):
        return step.stands(g, i)
    return isinstance(step, PickRule) and step.stands(g, i)


def refuse(g: Tiny, special: Refusal | None, answer: i64) -> Refusal:
    """The special reason; else the wrong phase for a real answer, and nothing known for others
    [tiny.gen.reason_order].
    """
    if special is not None:
        return special
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
    """Tell all why a question was not put [tiny.gen.why_not]."""
    if g.log is not None:
        g.tell("skipped", i, {"asked": question, "why": code})
