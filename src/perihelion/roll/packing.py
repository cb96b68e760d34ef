"""Positions out of plain data, by their numbers."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from perihelion.roll.box import box_of
from perihelion.roll.checking import checked
from perihelion.roll.phases.rule import STEPS
from perihelion.roll.seat import Seat
from perihelion.roll.shapes import check_packed, setup_read
from perihelion.roll.state import Roll
from perihelion.tabletop.dice import dice_from


def _list(data: object) -> list[i64]:
    """A list of machine words out of plain data."""
    out: list[i64] = []
    for n in cast("list[int]", data):
        out.append(n)
    return out


def unpack(data: list[object]) -> Roll:
    """The position that `Roll.pack` wrote."""
    check_packed(data)
    setup = setup_read(cast(int, data[2]), cast("dict[str, object]", data[3]))
    kernel = cast("list[object]", data[4])
    g = Roll(
        dice_from(cast("list[int]", kernel[0])),
        _list(kernel[1]),
        [STEPS.named(None, word) for word in cast("list[str]", kernel[2])],
        [[STEPS.named(None, word) for word in lane] for lane in cast("list[list[str]]", kernel[3])],
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
        cast(int, data[10]),
        cast(int, data[11]),
        cast(int, data[12]),
        cast(int, data[13]),
        cast(bool, data[14]),
    )
    if len(kernel) > 10:
        g.viewer = cast(int, kernel[10])
    return checked(g)


def _seat(data: list[object]) -> Seat:
    return Seat(
        cast(int, data[0]),
        _list(data[1]),
        _list(data[2]),
        _list(data[3]),
        _list(data[4]),
        _list(data[5]),
        _list(data[6]),
        _list(data[7]),
        cast(int, data[8]),
        cast(int, data[9]),
        cast(int, data[10]),
        cast(int, data[11]),
        cast(int, data[12]),
        cast(int, data[13]),
        cast(int, data[14]),
        cast(int, data[15]),
    )
