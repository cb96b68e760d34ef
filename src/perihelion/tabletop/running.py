"""How a game goes on: step by step until somebody is asked, and on from their answers.

These are functions, since no game replaces them: so they are called directly, and each gets the
table as what it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from perihelion.tabletop.agenda import lay, lift
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.past import bundled
from perihelion.tabletop.step import EVERYONE, AnyStep

if TYPE_CHECKING:
    from perihelion.tabletop.table import Table


def run(g: Table) -> None:
    """Go on until somebody has to answer or the game is over."""
    while not g.asked and g.depth:
        step = lift(g)
        g.called = 0
        g.answered = 0
        step.begin(g, g.whose_turn())
        if g.asked:
            lay(g, step)
            if step.alone():
                _settle_forced(g, step)
            else:
                _seal_forced(g, step)
                if not g.asked:
                    _close(g)
        elif g.laned:
            g.laned = False
            for seat in g.order:
                if g.lanes[seat]:
                    g.called |= BIT[seat]
            for seat in g.order:
                _run_lane(g, seat)
    if not g.asked:  # the game is over
        g.called = 0
        g.answered = 0


def accept(g: Table, seat: i64, answer: i64) -> bool:
    """Take an answer that is known to be legal; whether it completes the seat's answer."""
    if g.origin is not None:
        g.unlinked.append(bundled(seat, answer, not g.given[seat], g.revealed))
    lane = g.lanes[seat]
    in_lane = len(lane) > 0
    step = lane[-1] if in_lane else g.steps[g.depth - 1]
    if step.alone():
        if in_lane:
            _settle_in_lane(g, step, seat, answer)
        else:
            _settle(g, step, seat, answer)
        run(g)
        return True
    if not in_lane:
        step = step.part_for(g, seat)
    g.legal[seat] = None
    g.given[seat].append(answer)
    if not step.complete(g, seat) and not _forced(g, step, seat):
        return False
    if in_lane:
        _end_turn(g, seat)
        _run_lane(g, seat)
        run(g)
    elif not step.followed() or _forced_on(g, asking(g, seat), seat):
        g.asked &= ~BIT[seat]
        g.answered |= BIT[seat]
        if not g.asked:
            _close(g)
            run(g)
    return True


# -- questions to one seat alone ---------------------------------------------


def _settle_forced(g: Table, step: AnyStep) -> None:
    """Carry out a question to a single seat at once if it has no choice."""
    seat = g.latest
    if not g.automatic or step.always_put():
        g.legal[seat] = None
        return
    options = work_out(g, step, seat)
    if len(options) == 1:
        _tell_forced(g, step, seat, options)
        _settle(g, step, seat, options[0])


def _settle(g: Table, step: AnyStep, seat: i64, answer: i64) -> None:
    """The only seat asked by the top step has given its only answer."""
    g.legal[seat] = None
    g.depth -= 1
    g.asked = 0
    step.carry_out(g, seat, answer)


def _settle_in_lane(g: Table, step: AnyStep, seat: i64, answer: i64) -> None:
    """The same for the step in the lane of the seat, which then goes on."""
    g.legal[seat] = None
    g.asked &= ~BIT[seat]
    g.lanes[seat].pop()
    step.carry_out(g, seat, answer)
    _run_lane(g, seat)


# -- questions that are answered by several seats, or in several picks -------


def _run_lane(g: Table, seat: i64) -> None:
    """Go down the lane of `seat` until it has to answer or the lane is empty."""
    lane = g.lanes[seat]
    bit = BIT[seat]
    while lane:
        step = lane.pop()
        step.begin(g, seat)
        if g.asked & bit:
            lane.append(step)
            g.legal[seat] = None
            if not _forced(g, step, seat):
                return
            _end_turn(g, seat)


def _end_turn(g: Table, seat: i64) -> None:
    """The lane's question is answered: carry it out."""
    g.asked &= ~BIT[seat]
    step = g.lanes[seat].pop()
    step.finish(g, seat)
    g.given[seat].clear()


def _seal_forced(g: Table, step: AnyStep) -> None:
    """Answer a common question for every seat that has no choice."""
    for seat in g.order:
        if g.asked & BIT[seat]:
            g.legal[seat] = None
            if _forced_on(g, step.part_for(g, seat), seat):
                g.asked &= ~BIT[seat]


def _forced_on(g: Table, step: AnyStep, seat: i64) -> bool:
    """Complete the answer of `seat` to this part of a common question and to those after it."""
    while _forced(g, step, seat):
        if not step.followed():
            return True
        step = asking(g, seat)
    return False


def _forced(g: Table, step: AnyStep, seat: i64) -> bool:
    """Complete the answer of `seat` if there is only one way; whether that was done. If a choice
    comes later, nothing is given: a pick the seat did not make would get in the way of the set it
    sends, and of taking its answer back.
    """
    if not g.automatic or step.always_put():
        return False
    given = g.given[seat]
    own: i64 = len(given)
    while True:
        options = work_out(g, step, seat)
        if len(options) != 1:
            if len(given) > own:
                del given[own:]
                g.legal[seat] = None
            return False
        given.append(options[0])
        g.legal[seat] = None
        if step.complete(g, seat):
            break
    if g.log is not None:
        _tell_forced(g, step, seat, given[own:])
    return True


def has_choice(g: Table, seat: i64) -> bool:
    """Whether the question of `seat` can be open: it has an answer, and more than one if the kernel
    would have given a single one itself.
    """
    options = legal_for(g, seat)
    if len(options) != 1:
        return len(options) > 1
    if not _forced(g, asking(g, seat), seat):
        return True
    g.given[seat].clear()
    g.legal[seat] = None
    return False


def _tell_forced(g: Table, step: AnyStep, seat: i64, answers: list[i64]) -> None:
    """Tell a seat what the kernel answered for it."""
    if g.log is not None:
        for answer in answers:
            word = g.answer_word(answer)
            g.confide("forced", seat, {"question": step.kind(), "answer": word})


def _close(g: Table) -> None:
    """Everyone has answered the common question: open the answers and carry it out."""
    if g.called & (g.called - 1):
        g.revealed += 1  # several seats learn what the others said
    step = lift(g)
    step.finish(g, EVERYONE)
    for given in g.given:
        if given:
            given.clear()


# -- what may be answered ----------------------------------------------------


def asking(g: Table, seat: i64) -> AnyStep:
    """The step whose question `seat` faces."""
    lane = g.lanes[seat]
    return lane[-1] if lane else g.steps[g.depth - 1].part_for(g, seat)


def legal_for(g: Table, seat: i64) -> list[i64]:
    """The legal answers, sorted. The list is shared: do not change it."""
    known = g.legal[seat]
    return known if known is not None else work_out(g, asking(g, seat), seat)


def work_out(g: Table, step: AnyStep, seat: i64) -> list[i64]:
    """Find the legal answers to the question of this step, and keep them."""
    options = step.options(g, seat)
    if not step.ascending():
        _sort(options)
    g.legal[seat] = options
    return options


def _sort(options: list[i64]) -> None:
    """Sort them if needed: most steps list their options in order, and checking is cheaper than
    sorting.
    """
    last: i64 = -1
    for option in options:
        if option < last:
            options.sort()
            return
        last = option
