"""What every seat has seen and said so far: information states with perfect recall.

A position alone says what a seat sees now. What it saw before, and has to remember, is kept here as
a chain of moments: each has a position that never changes again, and the answer that led to it. The
chain of a seat is worked out when it is asked for and shared by all that comes after, so whoever
only plays on pays nothing.

A seat's memory changes when its view does and when it answers itself. So it cannot tell how many
sealed picks somebody else has made.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final, Self

from perihelion.tabletop.agenda import SPECTATOR
from perihelion.tabletop.table import Table

REMEMBERED: Final = 64
"""So many of a seat's own answers are kept as they were given; all of them count."""

_SIZE: Final = 16

Known = tuple[bytes, bytes]
"""All that a viewer has seen and said, and its present view, as digests."""


class Moment:
    """A position on the way, which must not be changed any more."""

    def __init__(
        self,
        table: Table,
        said: tuple[tuple[int, ...], ...],
        before: Moment | None = None,
        seat: int = SPECTATOR,
        answer: int = 0,
    ) -> None:
        self.table: Final = table
        self.said: Final = said
        self.before: Final = before
        self.seat: Final = seat
        self.answer: Final = answer
        self.known: Final[dict[int, Known]] = {}

    @classmethod
    def first(cls, table: Table) -> Self:
        """Where a game begins."""
        return cls(table, ((),) * len(table.order))

    def then(self, table: Table, seat: int, answer: int) -> Moment:
        """The moment after an answer."""
        own = (*self.said[seat], answer)[-REMEMBERED:]
        return Moment(table, (*self.said[:seat], own, *self.said[seat + 1 :]), self, seat, answer)

    def instead(self, guess: Table, viewer: int) -> Moment:
        """The same moment in a world as `viewer` may imagine it. What the others have seen there is
        unknown; they remember what a spectator has seen.
        """
        said = [own if seat == viewer else () for seat, own in enumerate(self.said)]
        out = Moment(guess, tuple(said))
        public, _ = self.knows(SPECTATOR)
        for seat in [SPECTATOR, *range(len(said))]:
            view = _seen(guess, seat)
            out.known[seat] = (_digest(public, view), view)
        out.known[SPECTATOR] = self.knows(SPECTATOR)
        out.known[viewer] = self.knows(viewer)
        return out

    def knows(self, viewer: int) -> Known:
        """All that a seat, or a spectator, has seen and said up to here."""
        unknown: list[Moment] = []
        at: Moment | None = self
        while at is not None and viewer not in at.known:
            unknown.append(at)
            at = at.before
        past, last = (b"", b"") if at is None else at.known[viewer]
        for moment in reversed(unknown):
            view = _seen(moment.table, viewer)
            if moment.seat == viewer and viewer != SPECTATOR:
                past = _digest(past, str(moment.answer).encode())
            if view != last:
                past = _digest(past, view)
            last = view
            moment.known[viewer] = (past, last)
        return self.known[viewer]

    def __deepcopy__(self, memo: object) -> Moment:
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """What has been seen is kept, but not how it came about."""
        known = {viewer: self.knows(viewer) for viewer in range(-1, len(self.said))}
        return _restored, (self.table, self.said, known)


def _restored(
    table: Table, said: tuple[tuple[int, ...], ...], known: Mapping[int, Known]
) -> Moment:
    out = Moment(table, said)
    out.known.update(known)
    return out


def _seen(table: Table, viewer: int) -> bytes:
    view = table.seen_by(None if viewer == SPECTATOR else viewer)
    return blake2b(json.dumps(view.pack()).encode(), digest_size=_SIZE).digest()


def _digest(past: bytes, more: bytes) -> bytes:
    return blake2b(past + more, digest_size=_SIZE).digest()
