"""Sealed answers: who may replace one, and what becomes of the record."""

from __future__ import annotations

import json

import pytest

import perihelion
from perihelion import IllegalAnswer, Table

DEVELOP = 302
PASS = 330


def develop_open() -> Table:
    """Ann has a development to think about; Bo has none, so that the kernel passes for him."""
    seats = [
        {"tableau": ["Old Earth"], "hand": ["Public Works"], "fillers": 2},
        {"tableau": ["New Sparta"], "hand": ["Gem World", "Spice World"]},
    ]
    g = perihelion.position("race", {"at": "action", "seats": seats, "seed": 1})
    g.listen()
    g.answer(0, DEVELOP)
    g.answer(1, DEVELOP)
    assert g.waiting() == [0]
    return g


def test_an_answer_that_the_kernel_gave_cannot_be_replaced() -> None:
    g = develop_open()
    before = (g.pack(), g.record())

    for answers in ([PASS], [DEVELOP], []):
        with pytest.raises(IllegalAnswer, match="ALREADY_ANSWERED"):
            g.answer_all(1, answers)
    with pytest.raises(IllegalAnswer, match="ALREADY_ANSWERED"):
        g.answer(1, PASS)

    assert (g.pack(), g.record()) == before
    assert perihelion.replay(json.loads(json.dumps(g.record()))).pack() == g.pack()


def test_no_seat_but_those_at_the_table_may_answer_again() -> None:
    g = develop_open()

    assert [seat for seat in range(-3, 99) if g.may_answer_again(seat)] == []
    assert [seat for seat in range(-3, 99) if g.waits_for(seat)] == [0]
