"""Carrying out an effect, and what is left of the action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.outlook import Outlook, foresee, outlook
from perihelion.beyond.phases.rule import STEPS, Rule, SeatRule
from perihelion.beyond.power import Bundle, Effect
from perihelion.beyond.state import Beyond
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import AnyStep
from perihelion.tabletop.steps import wholes

if TYPE_CHECKING:
    from perihelion.beyond.box import Box


class Perform(SeatRule):
    """A seat carries out one effect of a list, fully before the next [beyond.turn.action.notation].

    Effects are compulsory unless they say otherwise [beyond.optional.default].
    A bonus is applied as far as possible: a part that cannot be applied lapses
    [beyond.turn.action.bonus-as-possible]. So does a part of an action that has become impossible
    by something nobody could foresee [beyond.turn.action.became-impossible].
    """

    def __init__(self, bundle: Bundle, k: i64, seat: i64, unit: i64, onward: bool = False) -> None:
        super().__init__(seat)
        self.bundle: Final = bundle
        self.k: Final[i64] = k
        self.unit: Final[i64] = unit
        self.effect: Final = bundle.effects[k]
        self.onward: Final = onward  # what is done in several small choices comes back to it
        self.again: Final[Perform] = self if onward else Perform(bundle, k, seat, unit, True)

    def word(self) -> str:
        return f"{'on' if self.onward else 'do'} {self.which()}"

    def which(self) -> str:
        """Which effect, by whom and as part of what."""
        return f"{self.bundle.name} {self.k + 1} {self.seat} {self.unit}"

    def kind(self) -> str:
        return self.effect.kind()

    def begin(self, g: Beyond, i: i64) -> None:
        if self.onward:
            self.effect.onward(g, self)
        else:
            self.effect.begin(g, self)

    def always_put(self) -> bool:
        return self.effect.always_put()

    def options(self, g: Beyond, i: i64) -> list[i64]:
        return self.effect.options(g, self)

    def why_not(self, g: Beyond, i: i64, answer: i64) -> Refusal | None:
        return self.effect.why_not(g, self, answer)

    def expected(self, g: Beyond, i: i64) -> list[i64]:
        return self.effect.expected(g, self)

    def carry_out(self, g: Beyond, i: i64, answer: i64) -> None:
        self.effect.carry_out(g, self, answer)

    def facts(self, g: Beyond, i: i64) -> dict[str, object]:
        return {"source": g.box.title(self.bundle.source), **self.effect.facts(g, self)}

    def tag(self, g: Beyond, i: i64, answer: i64) -> dict[str, object]:
        return self.effect.tag(g, self, answer)


class EndAction(Rule):
    """An action or the use of an ability is over; what it has noted is forgotten."""

    def begin(self, g: Beyond, i: i64) -> None:
        begin_unit(g)
        g.marks.before.clear()
        g.marks.touched.clear()


END_ACTION: Final = STEPS.know(EndAction(), "end-action")


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
        if isinstance(step, Perform) and step.unit != ids.BONUS and not step.onward:
            out.append(step.effect)
        k -= 1
    return out


def rest_after(g: Beyond, p: Perform) -> list[Effect]:
    """The same for this effect, while it asks; a bonus is not bound to anything."""
    return [] if p.unit == ids.BONUS else rest_of_action(g, True)


def view_of(g: Beyond, p: Perform) -> Outlook:
    """How things stand for the performer, in the middle of this."""
    return outlook(g, p.seat, g.marks.changed or p.unit == ids.BONUS, p.unit == ids.COPIED)


def leaves_way(g: Beyond, p: Perform, o: Outlook) -> bool:
    """Whether the rest of the action can be carried out from there and something changes."""
    return p.unit == ids.BONUS or foresee(g, o, rest_of_action(g, True)) == ids.OK


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
