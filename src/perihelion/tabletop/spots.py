"""Where pieces lie: the fields of a layout that hold some, and which of them hold which."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from perihelion.tabletop.fields import Field

if TYPE_CHECKING:
    from perihelion.tabletop.layout import Layout, Part


class Spot:
    """A field in which pieces lie or that hides something, and the parts in which one finds it."""

    def __init__(self, at: i64, parts: list[Part], field: Field) -> None:
        self.at: Final = at  # among the spots of its layout
        self.parts: Final = parts
        self.field: Final = field
        self.plain: Final = not parts and not field.apart  # its list is the piece's own

    def inside(self, piece: object) -> object:
        """The part of the piece that has the field."""
        for part in self.parts:
            piece = part.piece(piece)
        return piece


class Kind:
    """Where the pieces of a family lie, on the table and before the seats."""

    def __init__(self, family: str, table: Layout, seats: Layout) -> None:
        self.table: Final = [spot for spot in table.spots if spot.field.family == family]
        self.seats: Final = [spot for spot in seats.spots if spot.field.family == family]
        self.table_veiled: Final = [spot for spot in self.table if spot in table.veiled]
        self.seats_veiled: Final = [spot for spot in self.seats if spot in seats.veiled]
        self.hides: Final = bool(self.table_veiled or self.seats_veiled)
