"""Which cards of Tiny Epic Galaxies are counted: a planet is offered to everybody while it lies in
the row, and taken by whoever colonises it; of two missions dealt one is taken.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from perihelion.arena.stats.watching import Piece, Watch
from perihelion.tiny.state import Tiny


class TinyWatch(Watch):
    """Planets and missions."""

    KINDS = {"planet": "card", "mission": "card"}

    def __init__(self, table: Tiny) -> None:
        self.planets: list[Piece] = [("planet", planet.slug) for planet in table.planets]
        self.missions: list[Piece] = [("mission", one.slug) for one in table.box.missions]

    def offered(self, table: Tiny, seat: int) -> Iterable[Piece]:
        row = [self.planets[p] for p in table.row if p >= 0]
        return row + [self.missions[m] for m in table.seats[seat].dealt]

    def taken(self, table: Tiny, seat: int) -> Iterable[Piece]:
        mine = table.seats[seat]
        out = [self.planets[p] for p in mine.colonies]
        return [*out, self.missions[mine.kept]] if mine.kept >= 0 else out


WATCH: Final = TinyWatch
