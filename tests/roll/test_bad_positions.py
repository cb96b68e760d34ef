"""A position that cannot be is refused, whichever way it comes, and alike in both builds."""

from __future__ import annotations

import json
from typing import Any

import pytest

import perihelion
from perihelion import BadRecord, Table
from perihelion.roll.state import Roll

KERNEL, SEATS, BAG, SUPPLY, PLAYED, STEP = 4, 5, 6, 9, 12, 13
TABLEAU, GOODS, DICE, ROLLED, DEV, HAND = 1, 2, 3, 4, 5, 7


def game(answers: int = 0) -> Table:
    g, luck = perihelion.new_game("roll", players=2, seed=3), perihelion.dice(1)
    for _ in range(answers):
        seat = g.next_seat()
        g.answer(seat, g.options(seat)[luck.below(len(g.options(seat)))])
    return g


def refused(call: Any, data: Any) -> str:
    with pytest.raises(BadRecord) as caught:
        call(data)
    return caught.value.code


def arrange(at: str, first: dict[str, Any], **fields: Any) -> Roll:
    g = perihelion.position("roll", {"at": at, "seats": [first, {}], **fields})
    assert isinstance(g, Roll)
    return g


# -- packed ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        ([1], 999, "OTHER_RULES"),
        ([2], 9, "PLAYER_COUNT"),
        ([3], {"aliens": True}, "UNKNOWN_SETTING"),
        ([KERNEL, 0], [0, 0, 0, 0], "BAD_FIELD"),
        ([KERNEL, 1], [0, 0], "BAD_FIELD"),
        ([KERNEL, 2], ["junk"], "UNKNOWN_STEP"),
        ([KERNEL, 2], ["reveal"], "BAD_FIELD"),
        ([KERNEL, 2], ["turn 77 explore"], "UNKNOWN_STEP"),
        ([KERNEL, 2], ["turn 1 explore"], "BAD_FIELD"),
        ([KERNEL, 2], ["turn 1 turn"], "UNKNOWN_STEP"),
        ([KERNEL, 3], [["explore"], []], "BAD_FIELD"),
        ([KERNEL, 5], 2**8, "BAD_FIELD"),
        ([KERNEL, 7], [[9999], []], "BAD_FIELD"),
        ([SEATS, 0, 0], 77, "BAD_FIELD"),
        ([SEATS, 0, TABLEAU], [], "BAD_FIELD"),
        ([SEATS, 0, GOODS], [8], "BAD_FIELD"),
        ([SEATS, 0, DICE], [0] * 15, "BAD_FIELD"),
        ([SEATS, 0, DICE], [0], "BAD_FIELD"),
        ([SEATS, 0, ROLLED], [], "BAD_FIELD"),
        ([SEATS, 0, ROLLED, 0], 5, "BAD_FIELD"),
        ([SEATS, 0, ROLLED, 0], 7, "BAD_FIELD"),
        ([SEATS, 0, DEV], [-2], "UNKNOWN_CARD"),
        ([SEATS, 0, HAND], [0], "CARD_TWICE"),
        ([SEATS, 0, 10], 0, "BAD_FIELD"),
        ([SEATS, 0, 12], 3, "BAD_FIELD"),
        ([SEATS, 0, 13], 3100, "BAD_FIELD"),
        ([BAG], [], "CARD_MISSING"),
        ([BAG, 0], 99, "BAD_FIELD"),
        ([SUPPLY, 0], 24, "BAD_FIELD"),
        ([PLAYED], 1, "BAD_FIELD"),
        ([STEP], 8, "BAD_FIELD"),
        ([STEP], 3, "BAD_FIELD"),
    ],
)
def test_what_was_not_packed_is_not_unpacked(path: list[int], value: object, code: str) -> None:
    data: Any = json.loads(json.dumps(game(2).pack()))
    assert data[STEP] == 1
    place = data
    for k in path[:-1]:
        place = place[k]
    place[path[-1]] = value

    assert refused(perihelion.unpack, data) == code


# -- written down ------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"rules": 0}, "OTHER_RULES"),
        ({"game": "race"}, "OTHER_RULES"),
        ({"colour": "red"}, "UNKNOWN_FIELD"),
        ({"supply": "some"}, "BAD_POSITION"),
        ({"supply": "99999999999999999999H"}, "BAD_POSITION"),
        ({"played": ["wild"]}, "BAD_FIELD"),
        ({"bag": ["Atlantis"]}, "UNKNOWN_CARD"),
        ({"bag": ["Old Earth"]}, "UNKNOWN_CARD"),
        ({"seen_by": 9}, "BAD_FIELD"),
    ],
)
def test_what_was_not_written_down_is_not_read(change: dict[str, object], code: str) -> None:
    data: dict[str, Any] = {**game(2).position(), **change}

    assert refused(lambda one: perihelion.position("roll", one), data) == code


@pytest.mark.parametrize(
    ("seat", "code"),
    [
        ({"rolled": ["H wild"]}, "BAD_FIELD"),
        ({"rolled": ["home"]}, "BAD_POSITION"),
        ({"rolled": ["HM explore"]}, "BAD_POSITION"),
        ({"goods": ["Old Earth N"]}, "BAD_FIELD"),
        ({"goods": ["Gem World X"]}, "BAD_POSITION"),
        ({"faction": 0}, "BAD_FIELD"),
        ({"home": "Gem World"}, "BAD_POSITION"),
        ({"dice": {"attic": "1H"}}, "UNKNOWN_FIELD"),
        ({"dice": {"cup": "26H"}}, "BAD_POSITION"),
        ({"dice": {"row-ship": "1H"}, "rolled": ["H explore"]}, "BAD_FIELD"),
        ({"credits": 11}, "BAD_FIELD"),
        ({"fillers": -1}, "BAD_POSITION"),
    ],
)
def test_what_cannot_be_is_not_arranged(seat: dict[str, Any], code: str) -> None:
    assert refused(lambda one: arrange("assign", one), seat) == code


# -- dice --------------------------------------------------------------------


@pytest.mark.rule("roll.inv.cup")
def test_nobody_is_without_dice() -> None:
    """By the rules nobody can be; who is given none in an arranged position has a white one."""
    g = arrange("manage", {}, played=["ship"])

    assert g.waiting() == [0, 1]
    assert [len(seat.rolled) for seat in g.seats] == [1, 1]
    assert [die // 8 for seat in g.seats for die in seat.rolled] == [0, 0]
    assert arrange("assign", {"rolled": ["A wild"]}).seats[1].rolled == [0]


@pytest.mark.rule("roll.inv.cup")
@pytest.mark.parametrize("place", ["citizenry", "stack-dev"])
def test_a_round_cannot_begin_with_an_empty_cup(place: str) -> None:
    assert refused(lambda one: arrange("roll", one), {"dice": {place: "2H"}}) == "BAD_FIELD"


# -- views -------------------------------------------------------------------


def test_what_a_player_sees_comes_back_as_what_that_player_sees() -> None:
    view = game(2).seen_by(1)

    back = perihelion.position("roll", json.loads(json.dumps(view.position())))

    assert back.viewer == 1
    assert back.pack() == view.pack()
    assert refused(lambda one: perihelion.position("roll", one), {**view.position(), "seen_by": 0})
