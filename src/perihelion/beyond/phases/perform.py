"""Carrying out an effect, and what is left of the action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.outlook import OK, Outlook, foresee, outlook
from perihelion.beyond.phases.rule import STEPS, Rule
from perihelion.beyond.power import Bundle, Effect
from perihelion.beyond.state import Beyond
from perihelion.tabletop.refusal import Barred, Refusal
from perihelion.tabletop.step import AnyStep
from perihelion.tabletop.steps import wholes

if TYPE_CHECKING:
    from perihelion.beyond.box import Box


class Perform(Rule):
    """A seat carries out one effect of a list, fully before the next [beyond.turn.action.notation].

    Effects are compulsory unless they say otherwise [beyond.optional.default].
    A bonus is applied as far as possible: a part that cannot be applied lapses
    [beyond.turn.action.bonus-as-possible]. So does a part of an action that has become impossible
    by something nobody could foresee [beyond.turn.action.became-impossible].
    """

    def __init__(self, bundle: Bundle, k: i64, seat: i64, unit: i64) -> None:
        self.bundle: Final = bundle
        self.k: Final[i64] = k
        self.seat: Final[i64] = seat
        self.unit: Final[i64] = unit
        self.effect: Final = bundle.effects[k]
        self.again: Final = Onward(self)

    def word(self) -> str:
        return f"do {self.name()}"

    def name(self) -> str:
        """Which effect, by whom and as part of what."""
        return f"{self.bundle.name} {self.k + 1} {self.seat} {self.unit}"

    def kind(self) -> str:
        return self.effect.kind()

    def who(self, g: Beyond) -> i64:
        return self.seat

    def begin(self, g: Beyond, i: i64) -> None:
        self.effect.begin(g, self)

    def always_put(self) -> bool:
        return self.effect.always_put()

    def options(self, g: Beyond, i: i64) -> list[i64]:
        return self.effect.options(g, self)

    def why_not(self, g: Beyond, i: i64, answer: i64) -> Refusal | None:
        return self.effect.why_not(g, self, answer)

    def carry_out(self, g: Beyond, i: i64, answer: i64) -> None:
        self.effect.carry_out(g, self, answer)

    def facts(self, g: Beyond, i: i64) -> dict[str, object]:
        return {"source": g.box.title(self.bundle.source), **self.effect.facts(g, self)}

    def tag(self, g: Beyond, i: i64, answer: i64) -> dict[str, object]:
        return self.effect.tag(g, self, answer)

    def barred(self, g: Beyond, i: i64) -> list[Barred]:
        return self.effect.barred(g, self)


class Onward(Rule):
    """The same effect goes on: what is done in several small choices comes back to it."""

    def __init__(self, perform: Perform) -> None:
        self.perform: Final = perform

    def word(self) -> str:
        return f"on {self.perform.name()}"

    def kind(self) -> str:
        return self.perform.kind()

    def who(self, g: Beyond) -> i64:
        return self.perform.seat

    def begin(self, g: Beyond, i: i64) -> None:
        self.perform.effect.onward(g, self.perform)

    def always_put(self) -> bool:
        return self.perform.always_put()

    def options(self, g: Beyond, i: i64) -> list[i64]:
        return self.perform.effect.options(g, self.perform)

    def why_not(self, g: Beyond, i: i64, answer: i64) -> Refusal | None:
        return self.perform.effect.why_not(g, self.perform, answer)

    def carry_out(self, g: Beyond, i: i64, answer: i64) -> None:
        self.perform.effect.carry_out(g, self.perform, answer)

    def facts(self, g: Beyond, i: i64) -> dict[str, object]:
        return self.perform.facts(g, i)

    def tag(self, g: Beyond, i: i64, answer: i64) -> dict[str, object]:
        return self.perform.tag(g, i, answer)

    def barred(self, g: Beyond, i: i64) -> list[Barred]:
        return self.perform.barred(g, i)


class EndAction(Rule):
    """An action or the use of an ability is over; what it has noted is forgotten."""

    def word(self) -> str:
        return "end-action"

    def begin(self, g: Beyond, i: i64) -> None:
        marks = g.marks
        marks.changed = False
        marks.substituted = False
        marks.captures = 0
        marks.chain.clear()
        marks.before.clear()
        marks.touched.clear()


END_ACTION: Final = STEPS.know(EndAction())


def bind(box: Box) -> Box:
    """Make the steps by which everything printed in the box is carried out."""
    for bundle in box.bundles.values():
        if not bundle.is_bound():
            bundle.steps = [
                [
                    [Perform(bundle, k, seat, unit) for k in range(len(bundle.effects))]
                    for seat in range(ids.MOST_SEATS)
                ]
                for unit in range(ids.UNITS)
            ]
    return box


def rest_of_action(g: Beyond, asking: bool) -> list[Effect]:
    """The effects of the action in progress that come after the one that now begins or asks; while
    it asks it lies on the agenda itself.
    """
    out: list[Effect] = []
    k = g.depth - 1
    if asking:
        k -= 1
    while k >= 0:
        step = g.steps[k]
        if isinstance(step, EndAction):
            break
        if isinstance(step, Perform) and step.unit != ids.BONUS:
            out.append(step.effect)
        k -= 1
    return out


def view_of(g: Beyond, p: Perform) -> Outlook:
    """How things stand for the performer, in the middle of this."""
    return outlook(g, p.seat, g.marks.changed or p.unit == ids.BONUS, p.unit == ids.COPIED)


def leaves_way(g: Beyond, p: Perform, o: Outlook) -> bool:
    """Whether the rest of the action can be carried out from there and something changes."""
    return p.unit == ids.BONUS or foresee(g, o, rest_of_action(g, True), 0) == OK


def begin_unit(g: Beyond) -> None:
    """Nothing has changed yet, and nothing is copied."""
    marks = g.marks
    marks.changed = False
    marks.substituted = False
    marks.captures = 0
    marks.chain.clear()


def perform_named(box: Box, rest: list[str]) -> Perform | None:
    """The effect of a bundle that is carried out: the bundle, which of its effects, by whom, and
    with which unit.
    """
    bundle = box.bundles.get(rest[0]) if rest else None
    if bundle is None:
        return None
    n = wholes(rest[1:], [len(bundle.effects) + 1, ids.MOST_SEATS, ids.UNITS])
    if n is None or n[0] < 1:
        return None
    step = bundle.performs(n[2], n[1])[n[0] - 1]
    assert isinstance(step, Perform)
    return step


def _read_onward(box: Box, rest: list[str]) -> AnyStep | None:
    perform = perform_named(box, rest)
    return None if perform is None else perform.again


STEPS.reads("do", perform_named)
STEPS.reads("on", _read_onward)
