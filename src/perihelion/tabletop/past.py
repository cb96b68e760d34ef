"""How a game came to where it is: where it began, and every answer since."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from perihelion.tabletop.refusal import CannotUndo

if TYPE_CHECKING:
    from perihelion.tabletop.table import Table


SEATS: Final = 2**4
REVEALED: Final = 2**24
"""How many seats, and how many revelations, a bundle has room for."""


@mypyc_attr(native_class=True)
class Origin:
    """Where a game began: enough to begin it again."""

    def begin(self, listening: bool) -> Table:
        raise NotImplementedError

    def plain(self) -> dict[str, object]:
        """As it stands at the head of a record."""
        raise NotImplementedError


class Past:
    """One answer and all before it: a chain, so that copies of a position share their past."""

    def __init__(
        self, seat: i64, answer: i64, fresh: bool, revealed: i64, before: Past | None
    ) -> None:
        self.seat: i64 = seat
        self.answer: i64 = answer
        self.fresh = fresh  # the first answer to its question
        self.revealed: i64 = revealed  # what had been revealed when it was given
        self.before = before

    def plain(self) -> list[object]:
        """This one answer, in the order of the constructor."""
        return [int(self.seat), int(self.answer), self.fresh, int(self.revealed)]

    def answers(self) -> list[Past]:
        """Everything said so far, first answer first."""
        out: list[Past] = []
        here: Past | None = self
        while here is not None:
            out.append(here)
            here = here.before
        out.reverse()
        return out

    def without_last_of(self, seat: i64) -> Past | None:
        """The past as it would be if `seat` had not yet answered its last question."""
        later: list[Past] = []
        here: Past | None = self
        while here is not None:
            if here.seat != seat:
                later.append(here)
            elif here.fresh:
                here = here.before
                break
            here = here.before
        later.reverse()
        for said in later:
            here = Past(said.seat, said.answer, said.fresh, said.revealed, here)
        return here

    def answers_without(self, seat: i64, revealed: i64, pending: list[int]) -> list[Past]:
        """Everything said except the last answer of `seat`, if that may still be taken back.

        It may while nothing has been revealed since it was given and no other seat has finished an
        answer since; `pending` marks the seats whose last answer is still sealed or incomplete.
        """
        later: list[Past] = []
        closed: list[bool] = [mark == 0 for mark in pending]
        here: Past | None = self
        while here is not None and here.seat != seat:
            if closed[here.seat]:
                raise CannotUndo("ALREADY_REVEALED", {})
            if here.fresh:
                closed[here.seat] = True
            later.append(here)
            here = here.before
        if here is None:
            raise CannotUndo("NOTHING_TO_UNDO", {})
        if here.revealed != revealed:
            raise CannotUndo("ALREADY_REVEALED", {})
        later.reverse()
        return later if here.before is None else here.before.answers() + later


def bundled(seat: i64, answer: i64, fresh: bool, revealed: i64) -> i64:
    """An answer with everything kept about it, in one number: most pasts are never asked for, and
    this takes a third of the time of a link in the chain.
    """
    n = answer * REVEALED + revealed
    n = n * 2 + 1 if fresh else n * 2
    return n * SEATS + seat


def unbundled(said: i64, before: Past | None) -> Past:
    """The link of such an answer."""
    n = said // SEATS
    return Past(said % SEATS, n // (2 * REVEALED), n % 2 != 0, n // 2 % REVEALED, before)
