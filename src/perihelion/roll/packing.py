"""Positions out of plain data: steps by their words, tables by their numbers."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from perihelion.roll.deal import read_setup
from perihelion.roll.phases import (
    assign,
    build,
    completing,
    explore,
    manage,
    opening,
    produce,
    scout,
    ship,
)
from perihelion.roll.phases import round as rounds
from perihelion.roll.phases.rule import EachInTurn
from perihelion.roll.phases.scout import Draw
from perihelion.roll.seat import Seat
from perihelion.roll.state import Roll
from perihelion.tabletop.dice import Dice
from perihelion.tabletop.refusal import BadRecord
from perihelion.tabletop.step import Step

_PLAIN_STEPS: Final[list[Step]] = [
    opening.ARRANGE_ZONE,
    assign.ROLL_DICE,
    assign.ASSIGN_DICE,
    rounds.REVEAL,
    explore.EXPLORE_PHASE,
    explore.EXPLORERS,
    explore.REARRANGE_ZONE,
    scout.ABANDON,
    scout.PLACE,
    scout.GIVE,
    scout.DRAW_GIVEN,
    scout.EXTRA_TILE,
    scout.DRAW_EXTRA,
    scout.PLACE_EXTRA,
    explore.EXPLORE_END,
    build.DEVELOP_PHASE,
    build.DEVELOPERS,
    build.USE_DEV_DICE,
    build.DEV_TO_CUP,
    build.DEVELOP_END,
    build.SETTLE_PHASE,
    build.SETTLERS,
    build.USE_WORLD_DICE,
    build.WORLD_TO_CUP,
    build.SETTLE_END,
    completing.ENTER,
    completing.LOSE_DIE,
    produce.PRODUCE_PHASE,
    produce.PRODUCERS,
    produce.PRODUCE_END,
    ship.SHIP_PHASE,
    ship.SHIPPERS,
    ship.SHIP_WITH,
    ship.BANK,
    ship.SHIP_END,
    manage.MANAGE,
    rounds.END_ROUND,
]

_BY_WORD: Final = {step.word(): step for step in _PLAIN_STEPS}


def step_named(word: str) -> Step:
    """The step that a word stands for."""
    known = _BY_WORD.get(word)
    if known is not None:
        return known
    parts = word.split(" ")
    if parts[0] == "draw" and len(parts) == 2:
        return Draw(_whole(parts[1], word))
    if parts[0] == "turn" and len(parts) > 2:
        return EachInTurn(_whole(parts[1], word), [step_named(part) for part in parts[2:]])
    raise BadRecord("UNKNOWN_STEP", {"step": word})


def _whole(text: str, word: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadRecord("UNKNOWN_STEP", {"step": word}) from None


def _list(data: object) -> list[i64]:
    """A list of machine words out of plain data."""
    out: list[i64] = []
    for n in cast("list[int]", data):
        out.append(n)
    return out


def unpack(data: list[object]) -> Roll:
    """The position that `Roll.pack` wrote."""
    setup = read_setup(cast(int, data[2]), cast("dict[str, object]", data[3]))
    kernel = cast("list[object]", data[4])
    d = _list(kernel[0])
    return Roll(
        Dice(d[0], d[1], d[2], d[3]),
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
        [_seat(seat) for seat in cast("list[list[object]]", data[5])],
        _list(data[6]),
        _list(data[7]),
        _list(data[8]),
        cast(int, data[9]),
        cast(int, data[10]),
        cast(int, data[11]),
        cast(int, data[12]),
        cast(bool, data[13]),
    )


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
        _list(data[8]),
        _list(data[9]),
        cast(int, data[10]),
        cast(int, data[11]),
        cast(int, data[12]),
        cast(int, data[13]),
        cast(int, data[14]),
        cast(int, data[15]),
        cast(int, data[16]),
    )
