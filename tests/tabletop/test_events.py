"""The log: who is told what."""

from __future__ import annotations

import pickle

import pytest

import perihelion
from perihelion import Table
from perihelion.tabletop.events import Event

DEVELOP = 302


def develop_open(hand: list[str]) -> Table:
    """Everybody has chosen Develop; Bo holds this hand."""
    seats = [
        {"tableau": ["Old Earth"], "hand": ["Public Works"], "fillers": 2},
        {"tableau": ["New Sparta"], "hand": hand},
    ]
    g = perihelion.position("race", {"at": "action", "seats": seats, "seed": 1})
    g.listen()
    g.answer(0, DEVELOP)
    g.answer(1, DEVELOP)
    return g


def told(g: Table, who: int | None) -> list[object]:
    return [event.plain() for event in g.events(who)]


@pytest.mark.parametrize("who", [0, None])
def test_nobody_is_told_that_another_has_nothing_to_place(who: int | None) -> None:
    nothing = develop_open(["Gem World", "Spice World"])
    something = develop_open(["Investment Credits", "Spice World"])

    assert told(nothing, who) == told(something, who)


def test_who_has_no_choice_is_told_what_was_answered_for_him() -> None:
    g = develop_open(["Gem World", "Spice World"])

    assert told(g, 1)[-1] == {"kind": "forced", "seat": 1, "question": "develop", "answer": "pass"}


def test_what_one_does_with_an_event_does_not_change_the_log() -> None:
    g = perihelion.new_game("race", seed=1, log=True)
    before = told(g, 0)

    for event in g.events(0):
        event.facts["card"] = "something else"
        cards = event.facts.get("cards")
        if isinstance(cards, list):
            cards.clear()

    assert told(g, 0) == before


def test_kind_and_seat_of_an_event_stand_above_its_facts() -> None:
    event = Event("settled", 1, {"kind": "method", "seat": 5}, {}, 0)

    assert event.plain() == {"kind": "settled", "seat": 1}


def test_an_event_can_be_pickled() -> None:
    event = Event("drew", 1, {"count": 1}, {"cards": ["gem-world"]}, 2, True)

    back = pickle.loads(pickle.dumps(event))

    assert back.plain() == event.plain()
    assert back.private
