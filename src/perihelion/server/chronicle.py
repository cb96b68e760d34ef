"""The log of a game without much memory: an event takes half a kilobyte as an object with its
facts, and less than a tenth of that packed. Those who look at a table already have the older ones.
"""

from __future__ import annotations

import pickle
import zlib
from typing import Final

from perihelion.server.boards.registry import board_of
from perihelion.tabletop.agenda import SPECTATOR
from perihelion.tabletop.events import Event
from perihelion.tabletop.table import Table

STRETCH: Final = 16
"""How many events are packed together. At least as many stay unpacked, since they are news."""


class Stretch:
    """Events that follow each other, packed with all their secrets: who may know what of them is
    decided when they are unpacked, as it is for any other event.
    """

    __slots__ = ("counts", "packed", "round")

    def __init__(self, events: list[Event], seats: int, round: int) -> None:
        self.packed = zlib.compress(pickle.dumps(events, pickle.HIGHEST_PROTOCOL), 1)
        viewers = [*range(seats), SPECTATOR]  # who is at -1, and so last
        self.counts = bytes(sum(heard(event, who) for event in events) for who in viewers)
        self.round = round  # in which the last of them happened

    def events(self) -> list[Event]:
        found: list[Event] = pickle.loads(zlib.decompress(self.packed))
        return found


class Chronicle:
    """The log of a game: old events in stretches, new ones in the log of the table itself. A game
    that goes back writes its whole log anew, in another list; then all of this is void. So a
    chronicle belongs to one table: asked about another, it forgets what it took from the first.
    """

    def __init__(self) -> None:
        self._log: list[Event] | None = None
        self._old: list[Stretch] = []

    def pack(self, table: Table) -> None:
        """Take old events out of the log of the table. The private events at the end stay: they
        vanish if their answer is taken back.
        """
        log = self._fresh(table)
        settled = len(log)
        while settled > 0 and log[settled - 1].private:
            settled -= 1
        while settled >= 2 * STRETCH:
            events = log[:STRETCH]
            round = self._old[-1].round if self._old else 0
            for event in events:
                round = _round_after(table, event, round)
            self._old.append(Stretch(events, len(table.order), round))
            del log[:STRETCH]
            settled -= STRETCH

    def since(self, table: Table, who: int, known: int) -> tuple[int, list[tuple[int, Event]]]:
        """For a reader of `known` events: how many of them are still valid, and everything after
        them, each with its round. Only what the reader lacks is unpacked.
        """
        self.pack(table)
        log = self._fresh(table)
        before = round = 0
        events: list[Event] = []
        for stretch in self._old:
            if not events and before + stretch.counts[who] <= known:
                before += stretch.counts[who]
                round = stretch.round
            else:
                events += stretch.events()
        told = [event for event in [*events, *log] if heard(event, who)]
        keep = min(known, before + len(told))
        out: list[tuple[int, Event]] = []
        for k, event in enumerate(told, before):
            round = _round_after(table, event, round)
            if k >= keep:
                out.append((round, event))
        return keep, out

    def _fresh(self, table: Table) -> list[Event]:
        """The part of its log that the table still has."""
        log = table.log
        if log is not self._log:
            self._log = log
            self._old = []
        return [] if log is None else log


def heard(event: Event, who: int) -> bool:
    """Whether a seat, or a spectator, learns of an event at all."""
    return not event.private or event.known_to(who)


def _round_after(table: Table, event: Event, round: int) -> int:
    """The round in which an event happens. What only one seat knows never begins a round, so the
    number is the same for everybody.
    """
    return round if event.private else board_of(table.game()).round_after(table, event, round)
