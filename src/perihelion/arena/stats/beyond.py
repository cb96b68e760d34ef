"""Which cards of Beyond the Sun are counted. A technology is offered to everybody once it lies on
the tree, and to whoever may choose it among cards drawn; it is taken by whoever researches it. A
system is offered while it lies on the board, and taken by whoever colonises it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from perihelion.arena.stats.watching import Piece, Watch
from perihelion.beyond import ids
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT


class BeyondWatch(Watch):
    """Technologies, systems, achievements and factions."""

    KINDS = {
        "technology": "card", "system": "card", "achievement": "card", "faction": "faction",
    }  # fmt: skip

    def __init__(self, table: Beyond) -> None:
        box = table.box
        self.techs: list[Piece] = [("technology", card.title()) for card in box.techs]
        self.systems: list[Piece] = [("system", card.title()) for card in box.systems]
        self.aims: list[Piece] = [
            ("achievement", box.achievements[a].title()) for a in table.achievements
        ]
        self.factions: list[Piece] = [("faction", one.title()) for one in box.factions]

    def offered(self, table: Beyond, seat: int) -> Iterable[Piece]:
        out = [self.techs[t] for t in table.cards if t >= 0]
        out += [self.systems[s] for s in table.systems if s >= 0]
        if table.waits_for(seat):
            for answer in table.options(seat):
                if ids.TECH <= answer < ids.TECH + ids.TECHS:
                    out.append(self.techs[answer - ids.TECH])
            out += [self.systems[s] for s in table.drawn_systems]
        return [*out, *self.aims]

    def taken(self, table: Beyond, seat: int) -> Iterable[Piece]:
        mine = table.seats[seat]
        out = [self.factions[mine.faction]]
        for slot, t in enumerate(table.cards):
            if t >= 0 and mine.researched & BIT[slot]:
                out.append(self.techs[t])
        out += [self.techs[t] for t in mine.private]
        out += [self.systems[s] for s in mine.colonies]
        for piece, claims in zip(self.aims, table.claims, strict=True):
            if any(claim % 4 == seat for claim in claims):
                out.append(piece)
        return out


WATCH: Final = BeyondWatch
