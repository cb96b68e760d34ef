"""Several picks whose order matters, in one go: an assignment behind the screen, stacks laid anew.

The kernel takes sets, which have no order. Here the picks are given one after the other, all or
none; an assignment may be told in any order of selection and wild dice, and replaces one that was
given before while the screens stand [roll.assign.undo, roll.assign.checked].
"""

from __future__ import annotations

from collections.abc import Sequence

from perihelion.roll.box import NUMBERS
from perihelion.roll.ids import (
    DONE,
    MOVE,
    MOVES,
    SELECT,
    SELECTS,
    WILD_ROW,
    WILD_ROWS,
)
from perihelion.roll.state import Roll
from perihelion.tabletop.refusal import IllegalAnswer


def submit(g: Roll, seat: int, picks: list[int]) -> None:
    """Give all these picks as the whole answer of `seat`; or nothing changes. A last `done` may be
    left out.
    """
    _give(g.copy(), seat, picks)
    _give(g, seat, picks)


def submit_words(g: Roll, seat: int, words: Sequence[object]) -> None:
    """The same by the words of the answers."""
    picks: list[int] = []
    for word in words:
        answer = NUMBERS.get(word) if isinstance(word, str) else None
        if answer is None:
            raise IllegalAnswer("BAD_REQUEST", {"answer": str(word)})
        picks.append(answer)
    submit(g, seat, picks)


def _give(g: Roll, seat: int, picks: list[int]) -> None:
    if g.waits_for(seat) and g.given[seat]:
        g.start_over(seat)
    for k, pick in enumerate(picks_in_order(picks)):
        if k > 0 and not (g.waits_for(seat) and g.given[seat]):
            raise IllegalAnswer("BAD_REQUEST", {"answer": g.answer_word(pick)})
        g.answer(seat, pick)
    if not picks or (g.waits_for(seat) and g.given[seat]):
        g.answer(seat, DONE)


def picks_in_order(picks: list[int]) -> list[int]:
    """Selection first, then wild dice, then the uses as told; the dice that one power moves in the
    order of their ids, since they move together.
    """
    selects = [p for p in picks if SELECT <= p < SELECT + SELECTS]
    wilds = sorted(p for p in picks if WILD_ROW <= p < WILD_ROW + WILD_ROWS)
    uses = [p for p in picks if p not in selects and p not in wilds]
    out: list[int] = []
    run: list[int] = []
    for p in [*uses, -1]:
        if MOVE <= p < MOVE + MOVES:
            run.append(p)
        else:
            out += [*sorted(run), p]
            run = []
    return [*selects, *wilds, *out[:-1]]
