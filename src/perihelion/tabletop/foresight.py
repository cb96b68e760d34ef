"""Which answers could not be taken back, and which reveal something by themselves."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.tabletop.agenda import NO_VIEW
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.dice import dice
from perihelion.tabletop.table import Table


def revealing(table: Table, seat: i64) -> list[int]:
    """The answers that `seat` could not take back once it has given them.

    In a view this is what the viewer can tell: each answer is tried on a position that the view
    could come from, so that the list gives nothing hidden away. Of a question for several things an
    answer stands for the smallest set that begins with it.
    """
    if _is_last(table, seat):
        return [int(answer) for answer in table.legal_for(seat)]
    return unveiling(table, seat)


def unveiling(table: Table, seat: i64) -> list[int]:
    """The answers of `seat` that reveal cards or dice, no matter who else has answered."""
    out: list[int] = []
    if not table.waits_for(seat):
        return out
    ground = table if table.viewer == NO_VIEW else table.guess(dice(1))
    for answer in table.legal_for(seat):
        twin = ground.copy()
        complete = twin.accept(seat, answer)
        while not complete:
            complete = twin.accept(seat, _shortest(twin, seat))
        if twin.revealed != ground.revealed:
            out.append(int(answer))
    return out


def _is_last(table: Table, seat: i64) -> bool:
    """Whether the answer closes the common question: everybody else has answered, as far as can be
    seen.
    """
    if table.lanes[seat] or not table.waits_for(seat) or table.asking(seat).followed():
        return False
    others = table.called & ~BIT[seat]
    return others != 0 and others & ~table.answered == 0


def _shortest(table: Table, seat: i64) -> i64:
    """The answer with which a set is complete soonest."""
    legal = table.legal_for(seat)
    done = table.asking(seat).done()
    return done if done in legal else legal[0]
