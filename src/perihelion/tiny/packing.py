"""Positions out of plain data, by their numbers."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from perihelion.tabletop.dice import dice_from
from perihelion.tabletop.shapes import check_packed
from perihelion.tiny import ids
from perihelion.tiny.checking import checked
from perihelion.tiny.options import box_of
from perihelion.tiny.pieces.chain import Chain, stacked
from perihelion.tiny.pieces.marks import Marks
from perihelion.tiny.seat import Seat
from perihelion.tiny.shapes import PACKED, setup_read
from perihelion.tiny.state import Tiny
from perihelion.tiny.steps import step_named


def _list(data: object) -> list[i64]:
    """A list of machine words out of plain data."""
    out: list[i64] = []
    for n in cast("list[int]", data):
        out.append(n)
    return out


def unpack(data: list[object]) -> Tiny:
    """The position that `Tiny.pack` wrote."""
    check_packed(data, PACKED, ids.RULES_VERSION)
    setup = setup_read(cast(int, data[2]), cast("dict[str, object]", data[3]))
    kernel = cast("list[object]", data[4])
    g = Tiny(
        dice_from(cast("list[int]", kernel[0])),
        _list(kernel[1]),
        [step_named(word) for word in cast("list[str]", kernel[2])],
        [[step_named(word) for word in lane] for lane in cast("list[list[str]]", kernel[3])],
        cast(int, kernel[4]),
        cast(int, kernel[5]),
        cast(int, kernel[6]),
        [_list(given) for given in cast("list[object]", kernel[7])],
        cast(int, kernel[8]),
        cast(bool, kernel[9]),
        setup,
        box_of(setup),
        [_seat(seat) for seat in cast("list[list[object]]", data[5])],
        _list(data[6]),
        _list(data[7]),
        _list(data[8]),
        _list(data[9]),
        _list(data[10]),
        _list(data[11]),
        _list(data[12]),
        stacked([_chain(_list(chain)) for chain in cast("list[object]", data[13])]),
        read_marks(cast("list[int]", data[14])),
    )
    if len(kernel) > 10:
        g.viewer = cast(int, kernel[10])
    return checked(g)


def _seat(data: list[object]) -> Seat:
    return Seat(
        cast(int, data[0]),
        cast(int, data[1]),
        cast(int, data[2]),
        cast(int, data[3]),
        _list(data[4]),
        _list(data[5]),
        _list(data[6]),
        _list(data[7]),
        cast(int, data[8]),
        cast(int, data[9]),
        cast(int, data[10]),
        cast(int, data[11]),
    )


def _chain(n: list[i64]) -> Chain:
    return Chain(n[0], n[1], n[2], n[3], n[4], n[5], n[6], None)


def read_marks(n: list[int]) -> Marks:
    """The marks that `Marks.pack` wrote."""
    return Marks(
        n[0], n[1], n[2], bool(n[3]), bool(n[4]), n[5], n[6], n[7], bool(n[8]), n[9], n[10], n[11],
        n[12], n[13], n[14], bool(n[15]), bool(n[16]), n[17],
    )  # fmt: skip
