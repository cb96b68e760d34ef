"""Sealed answers: who may replace one, and what becomes of the record."""

from __future__ import annotations

import json

import pytest

import perihelion
from perihelion import CannotUndo, IllegalAnswer, Table

DEVELOP = 302
PASS = 330


def develop_open() -> Table:
    """Ann has a development to think about; Bo has none, so the kernel passes for them."""
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


@pytest.mark.parametrize("left", ["Contact Specialist", "Aquatic Uplift Race"])
def test_undo_does_not_tell_whether_another_has_anything_to_place(left: str) -> None:
    """Bo is left with a development, so they pass unasked, or with a world to think about."""
    seats: list[dict[str, object]] = [
        {"tableau": ["Old Earth"], "hand": ["Replicant Robots", "Gem World"], "fillers": 5},
        {"tableau": ["New Sparta"], "hand": ["Interstellar Bank", "Export Duties", left]},
    ]
    both = [{**seat, "actions": ["develop", "settle"]} for seat in seats]
    g = perihelion.position("race", {"at": "develop", "seats": both, "seed": 1})
    g.answer(0, "card:replicant-robots")
    g.answer(1, "card:interstellar-bank")
    gem_world = g.answer_named("card:gem-world")
    g.answer_all(0, [c for c in g.options(0) if c != gem_world][:3])
    g.answer(1, "card:export-duties")
    asked = g.question(0)
    assert asked is not None
    assert asked.kind == "settle"

    with pytest.raises(CannotUndo, match="ALREADY_REVEALED"):
        g.undo(0)
