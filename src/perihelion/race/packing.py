"""Positions out of plain data, by their numbers."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from perihelion.race.checking import checked
from perihelion.race.deal import box_of
from perihelion.race.phases.rule import STEPS
from perihelion.race.pieces.expansions import Attack, Expansions, expansions_with
from perihelion.race.seat import Seat
from perihelion.race.setup import Setup
from perihelion.race.shapes import check_arc, check_packed, setup_read
from perihelion.race.state import Race
from perihelion.tabletop.dice import dice_from


def _list(data: object) -> list[i64]:
    """A list of machine words out of plain data."""
    out: list[i64] = []
    for n in cast("list[int]", data):
        out.append(n)
    return out


def unpack(data: list[object]) -> Race:
    """The position that `Race.pack` wrote."""
    check_packed(data)
    setup = setup_read(cast(int, data[2]), cast("dict[str, object]", data[3]))
    kernel = cast("list[object]", data[4])
    g = Race(
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
        cast(int, data[9]),
        cast(int, data[10]),
        cast(int, data[11]),
        _expansions(setup, data[12]),
    )
    if len(kernel) > 10:
        g.viewer = cast(int, kernel[10])
    return checked(g)


def _expansions(setup: Setup, packed: object) -> Expansions:
    check_arc(setup, packed)
    if packed is None:
        return expansions_with([])
    data = cast("list[object]", packed)
    return Expansions(
        _list(data[0]),
        _list(data[1]),
        cast(int, data[2]),
        cast(int, data[3]),
        cast(int, data[4]),
        cast(int, data[5]),
        _list(data[6]),
        _list(data[7]),
        _list(data[8]),
        cast(int, data[9]),
        cast(int, data[10]),
        [Attack(*attack) for attack in cast("list[list[int]]", data[11])],
        cast(int, data[12]),
        cast(int, data[13]),
        cast(int, data[14]),
    )


def _seat(data: list[object]) -> Seat:
    lists = [_list(data[k]) for k in range(1, 9)]
    n: list[int] = [cast(int, data[k]) for k in range(9, 22)]
    return Seat(
        cast(int, data[0]),
        lists[0],
        lists[1],
        lists[2],
        lists[3],
        lists[4],
        lists[5],
        lists[6],
        lists[7],
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
        n[11],
        n[12],
    )
