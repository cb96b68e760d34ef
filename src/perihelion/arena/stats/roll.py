"""Which tiles of Roll for the Galaxy are counted: both sides of a tile are offered to whoever has
drawn it, and a side is taken by whoever completes it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from perihelion.arena.stats.watching import Piece, Watch
from perihelion.roll.state import Roll


class RollWatch(Watch):
    """Sides of tiles, factions and home worlds."""

    KINDS = {
        "faction": "card", "home-world": "card", "development": "card", "world": "card",
    }  # fmt: skip

    def __init__(self, table: Roll) -> None:
        box = table.box
        homes = set(box.home_worlds)
        self.sides: list[Piece] = []
        for s, side in enumerate(box.sides):
            kind = "world" if side.world else "development"
            if not box.in_bag[s]:
                kind = "home-world" if s in homes else "faction"
            self.sides.append((kind, side.slug))

    def offered(self, table: Roll, seat: int) -> Iterable[Piece]:
        return [self.sides[s] for t in table.seats[seat].hand for s in (2 * t, 2 * t + 1)]

    def taken(self, table: Roll, seat: int) -> Iterable[Piece]:
        return [self.sides[s] for s in table.seats[seat].tableau]


WATCH: Final = RollWatch
