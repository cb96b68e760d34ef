"""Is this a position that can be played on? What the kernel can check of data from outside; each
game knows what its own pieces and agenda may be.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from perihelion.tabletop.agenda import NO_VIEW
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.dice import SecretDice, can_be_thrown, dice
from perihelion.tabletop.shapes import bad
from perihelion.tabletop.table import Table

LARGEST: Final = 2**31
"""No count comes anywhere near it, and sums of such numbers stay machine words."""

TRIED: Final = 300
"""How many answers show whether a position can be played on."""

NONSENSE: Final = (
    AssertionError,
    AttributeError,
    LookupError,
    NotImplementedError,
    TypeError,
    ValueError,
)
"""How rules stumble over a position that play never leads to."""


def in_range(number: i64, least: i64, field: str, most: i64 = LARGEST) -> None:
    """Refuse a number that this field cannot hold."""
    if not least <= number <= most:
        raise bad(field)


def check_kernel(g: Table, players: i64, seats: int, automatic: bool) -> None:
    """Check the kernel's own pieces: a list for every seat, an order, and valid dice."""
    for field, count in (
        ("seats", seats),
        ("order", len(g.order)),
        ("lanes", len(g.lanes)),
        ("given", len(g.given)),
    ):
        if count != players:
            raise bad(field)
    if sorted(g.order) != list(range(players)):
        raise bad("order")
    if not NO_VIEW <= g.viewer < players:
        raise bad("seen_by")
    if g.automatic != automatic:
        raise bad("automatic")
    if not can_be_thrown(g.dice) or (g.viewer != NO_VIEW and isinstance(g.dice, SecretDice)):
        raise bad("dice")
    if g.revealed < 0:
        raise bad("revealed")


def check_asked(g: Table) -> bool:
    """Whether anybody is asked anything; refuse it if the question does not concern them."""
    everybody: i64 = BIT[len(g.order)] - 1
    if g.called & ~everybody or g.called < 0:
        raise bad("called")
    if g.asked & ~g.called or g.asked < 0:
        raise bad("asked")
    if g.answered & ~g.called or g.answered < 0:
        raise bad("answered")
    if not g.agenda and not any(g.lanes):
        if g.asked or g.called or any(g.given):
            raise bad("asked")
        return False
    if not g.asked:
        raise bad("asked")
    return True


def check_sealed(g: Table, called: i64) -> None:
    """A common question that goes to these seats; their answers are sealed."""
    if g.called != called:
        raise bad("called")
    if g.viewer != NO_VIEW:  # the others' sealed answers count as not yet given
        mine: i64 = BIT[g.viewer] if g.viewer >= 0 else 0
        if g.called & ~mine & ~g.asked:
            raise bad("asked")
    elif g.answered & g.asked or (not g.automatic and g.called != g.asked | g.answered):
        raise bad("answered")


def check_put(g: Table) -> None:
    """Check that a question is put to those its step would ask now; in lanes each seat with
    something to do owes an answer.
    """
    if any(g.lanes):
        if g.answered:
            raise bad("answered")
        for i, lane in enumerate(g.lanes):
            if bool(lane) != (g.asked & BIT[i] != 0):
                raise bad("asked")
        return
    twin = g.copy()
    twin.called = 0
    twin.asked = 0
    try:
        twin.drop().begin(twin, twin.whose_turn())
    except NONSENSE:
        raise bad("agenda") from None
    check_sealed(g, twin.called)


def check_given(g: Table, i: int) -> None:
    """Check that what a seat has answered so far was possible, and that a seat that owes an answer
    has one.
    """
    bit = BIT[i]
    given = g.given[i]
    if g.viewer != NO_VIEW and g.viewer != i:
        if given:
            raise bad(f"given {i}")
        return
    if not g.called & bit or (any(g.lanes) and not g.asked & bit):
        if given:
            raise bad(f"given {i}")
        return
    try:
        complete = _replay(g, i, given)
        stuck = not complete and not g.legal_for(i)
    except NONSENSE:
        raise bad("agenda") from None
    if complete == (g.asked & bit != 0):
        raise bad(f"given {i}")
    if stuck:
        raise bad(f"seats {i}")


def _replay(g: Table, i: int, given: list[i64]) -> bool:
    """Whether these picks, one after another, complete the seat's answer."""
    said: list[i64] = []
    g.given[i] = said
    complete = False
    for pick in given:
        step = g.asking(i)
        if complete or pick not in step.options(g, i):
            raise bad(f"given {i}")
        said.append(pick)
        complete = step.complete(g, i) and not step.followed()
    g.legal[i] = None
    return complete


def try_out(g: Table, enough: Callable[[Table, Table], bool] | None = None) -> None:
    """For positions with too many possibilities to list: check that it plays on; `enough` decides
    from it and the position reached whether that will do.
    """
    for seed in range(2):
        luck = dice(seed)
        twin = g.copy() if g.viewer == NO_VIEW else g.guess(luck)
        twin.origin = None
        try:
            for _ in range(TRIED):
                seat = twin.next_seat()
                if seat < 0 or (enough is not None and enough(g, twin)):
                    break
                options = twin.legal_for(seat)
                assert options  # whoever is asked has an answer
                twin.accept(seat, options[luck.below(len(options))])
        except NONSENSE:
            raise bad("agenda") from None
        if not twin.over and twin.next_seat() < 0:
            raise bad("agenda")
