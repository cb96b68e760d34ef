"""Positions out of plain data: steps by their words, tables by their numbers."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from perihelion.race.checking import checked
from perihelion.race.deal import box_of
from perihelion.race.phases import consume, develop, explore, opening, pay, produce, settle, using
from perihelion.race.phases import round as rounds
from perihelion.race.phases.produce import WindfallGood
from perihelion.race.phases.rule import EachInTurn
from perihelion.race.phases.ways import METHOD_STEP
from perihelion.race.seat import Seat
from perihelion.race.shapes import check_packed, setup_read
from perihelion.race.state import Race
from perihelion.tabletop.dice import Dice
from perihelion.tabletop.refusal import BadRecord
from perihelion.tabletop.step import Step

_PLAIN_STEPS: Final[list[Step]] = [
    opening.OPENING_DISCARD,
    opening.START_GOODS,
    rounds.CHOOSE_ACTIONS,
    explore.EXPLORE,
    explore.KEEP,
    develop.DEVELOP,
    develop.DEVELOP_ONCE_MORE,
    develop.SELECT_DEVELOPMENT,
    develop.PAY_FOR_DEVELOPMENTS,
    pay.PAY_DEVELOPMENT,
    develop.AFTER_DEVELOPMENT,
    settle.SETTLE,
    settle.SETTLE_ONCE_MORE,
    settle.SELECT_WORLD,
    METHOD_STEP,
    settle.TACTICS_ALONE,
    pay.PAY_WORLD,
    settle.AFTER_WORLD,
    consume.CONSUME,
    consume.SELL,
    consume.USE_POWERS,
    using.CONSUME_GOODS,
    using.CONSUME_CARDS,
    using.GAMBLE,
    produce.PRODUCE,
    produce.EVERYBODY_PRODUCES,
    produce.PRODUCE_GOODS,
    produce.PRODUCED_DRAWS,
    produce.COMPARE,
    rounds.CUT_HANDS,
    rounds.END_ROUND,
]

_BY_WORD: Final = {step.word(): step for step in _PLAIN_STEPS}


def step_named(word: str) -> Step:
    """The step that a word stands for."""
    known = _BY_WORD.get(word)
    if known is not None:
        return known
    parts = word.split(" ")
    step: Step | None = None
    if parts[0] == "windfall" and len(parts) == 3:
        step = WindfallGood(_whole(parts[1], word), _whole(parts[2], word))
    elif parts[0] == "turn" and len(parts) > 2:
        step = EachInTurn(_whole(parts[1], word), _steps_in(parts[2:]))
    if step is not None and step.word() == word:  # a number can be written in more ways than one
        return step
    raise BadRecord("UNKNOWN_STEP", {"step": word})


def _steps_in(parts: list[str]) -> list[Step]:
    """Steps written one after the other; a windfall takes the two numbers that follow it."""
    out: list[Step] = []
    k = 0
    while k < len(parts):
        if parts[k] == "windfall":
            out.append(step_named(" ".join(parts[k : k + 3])))
            k += 3
        else:
            out.append(step_named(parts[k]))
            k += 1
    return out


def _whole(text: str, word: str) -> int:
    if not text.removeprefix("-").isdecimal() or len(text) > 4:
        raise BadRecord("UNKNOWN_STEP", {"step": word})
    return int(text)


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
    d = _list(kernel[0])
    g = Race(
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
        box_of(setup),
        [_seat(seat) for seat in cast("list[list[object]]", data[5])],
        _list(data[6]),
        _list(data[7]),
        _list(data[8]),
        cast(int, data[9]),
        cast(int, data[10]),
        cast(int, data[11]),
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
    )
