"""Positions out of plain data, by their numbers."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.box import box_of
from perihelion.beyond.checking import checked
from perihelion.beyond.phases.rule import STEPS
from perihelion.beyond.pieces.marks import Marks
from perihelion.beyond.seat import Seat
from perihelion.beyond.shapes import PACKED, setup_read
from perihelion.beyond.state import Beyond
from perihelion.tabletop.dice import dice_from
from perihelion.tabletop.shapes import check_packed


def _list(data: object) -> list[i64]:
    """A list of machine words out of plain data."""
    out: list[i64] = []
    for n in cast("list[int]", data):
        out.append(n)
    return out


def _lists(data: object) -> list[list[i64]]:
    return [_list(one) for one in cast("list[object]", data)]


def unpack(data: list[object]) -> Beyond:
    """The position that `Beyond.pack` wrote."""
    check_packed(data, PACKED, ids.RULES_VERSION)
    setup = setup_read(cast(int, data[2]), cast("dict[str, object]", data[3]))
    box = box_of(setup)
    kernel = cast("list[object]", data[4])
    g = Beyond(
        dice_from(cast("list[int]", kernel[0])),
        _list(kernel[1]),
        [STEPS.named(box, word) for word in cast("list[str]", kernel[2])],
        [[STEPS.named(box, word) for word in lane] for lane in cast("list[list[str]]", kernel[3])],
        cast(int, kernel[4]),
        cast(int, kernel[5]),
        cast(int, kernel[6]),
        _lists(kernel[7]),
        cast(int, kernel[8]),
        cast(bool, kernel[9]),
        setup,
        box,
        [_seat(seat) for seat in cast("list[list[object]]", data[5])],
        _list(data[6]),
        _list(data[7]),
        _list(data[8]),
        _list(data[9]),
        _list(data[10]),
        _list(data[11]),
        _lists(data[12]),
        _lists(data[13]),
        _list(data[14]),
        _list(data[15]),
        _list(data[16]),
        _list(data[17]),
        _lists(data[18]),
        _list(data[19]),
        _list(data[20]),
        _list(data[21]),
        _list(data[22]),
        _marks(cast("list[object]", data[23])),
    )
    if len(kernel) > 10:
        g.viewer = cast(int, kernel[10])
    return checked(g)


def _seat(data: list[object]) -> Seat:
    return Seat(
        cast(int, data[0]),
        cast(int, data[1]),
        cast(int, data[2]),
        _list(data[3]),
        _list(data[4]),
        cast(int, data[5]),
        _list(data[6]),
        cast(int, data[7]),
        _list(data[8]),
        _list(data[9]),
        _list(data[10]),
        _list(data[11]),
        cast(int, data[12]),
        cast(int, data[13]),
        cast(int, data[14]),
        cast(int, data[15]),
        cast(int, data[16]),
        cast(int, data[17]),
    )


def _marks(data: list[object]) -> Marks:
    n: list[int] = [cast(int, data[k]) for k in range(18)]
    return Marks(
        n[0],
        n[1],
        n[2],
        n[3],
        n[4],
        n[5],
        n[6],
        n[7],
        n[8],
        n[9],
        n[10],
        cast(bool, data[11]),
        cast(bool, data[12]),
        n[13],
        n[14],
        n[15],
        n[16],
        n[17],
        _list(data[18]),
        _list(data[19]),
        _list(data[20]),
        _list(data[21]),
    )
