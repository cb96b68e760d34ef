"""Of several reasons against a set of answers the same one is given in whatever order they come."""

from __future__ import annotations

from itertools import permutations
from typing import cast

import pytest

import perihelion
from perihelion import IllegalAnswer, Table
from perihelion.race.state import Race

UNKNOWN = 999
SECOND_DEVELOP = 303
ACTIONS = {"explore": 300, "develop": 302, "settle": 304, "produce": 308}
PASS = 330
CONQUER = 340
PAY = 341


def code_of(g: Table, seat: int, answers: list[int]) -> str:
    """The code with which the set is refused; it is the same in every order."""
    codes, before = set(), g.pack()
    for picks in permutations(answers):
        with pytest.raises(IllegalAnswer) as refused:
            g.answer_all(seat, picks)
        codes.add(str(refused.value))
    assert g.pack() == before
    assert len(codes) == 1, codes
    return refused.value.code


def foreign(g: Table, seat: int) -> list[int]:
    """Cards that the seat does not hold."""
    mine = cast(Race, g).seats[seat]
    return [c for c in range(114) if c not in mine.hand and c != mine.placed]


def test_opening_discards() -> None:
    g = perihelion.new_game("race", seed=1)
    a, b = g.options(0)[:2]
    other = foreign(g, 0)[0]

    assert code_of(g, 0, [UNKNOWN, other]) == "CARD_NOT_IN_HAND"
    assert code_of(g, 0, [a, a, UNKNOWN]) == "REPEATED_CARD"
    assert code_of(g, 0, [a, a, other]) == "CARD_NOT_IN_HAND"
    assert code_of(g, 0, [a, UNKNOWN]) == "UNKNOWN_OPTION"
    assert code_of(g, 0, [UNKNOWN]) == "WRONG_CARD_COUNT"
    assert code_of(g, 0, [a, b, UNKNOWN]) == "WRONG_CARD_COUNT"
    assert code_of(g, 0, [other, foreign(g, 0)[1], foreign(g, 0)[2]]) == "CARD_NOT_IN_HAND"


@pytest.mark.parametrize(
    ("advanced", "answers", "code"),
    [
        (False, [SECOND_DEVELOP, UNKNOWN], "UNKNOWN_ACTION"),
        (False, [ACTIONS["explore"], ACTIONS["explore"]], "WRONG_ACTION_COUNT"),
        (False, [SECOND_DEVELOP], "ACTION_NOT_AVAILABLE"),
        (True, [ACTIONS["explore"], ACTIONS["explore"], UNKNOWN], "UNKNOWN_ACTION"),
        (True, [ACTIONS["explore"], ACTIONS["explore"]], "SAME_ACTION_TWICE"),
        (True, [SECOND_DEVELOP, SECOND_DEVELOP], "SAME_ACTION_TWICE"),
        (True, [ACTIONS["explore"]], "WRONG_ACTION_COUNT"),
        (True, [ACTIONS["explore"], 5], "NOT_YOUR_DECISION"),
    ],
)
def test_actions(advanced: bool, answers: list[int], code: str) -> None:
    options = {"first_game": True, "advanced": advanced}
    g = perihelion.new_game("race", seed=1, options=options)

    assert code_of(g, 0, answers) == code


@pytest.mark.parametrize("first", [[], [ACTIONS["settle"]]])
def test_the_second_card_alone_is_the_same_as_the_first(first: list[int]) -> None:
    g = perihelion.new_game("race", seed=1, options={"first_game": True, "advanced": True})
    twin = g.copy()
    for action in first:
        g.answer(0, action)
    missing = [ACTIONS["settle"]] if not first else []

    g.answer_all(0, [SECOND_DEVELOP, *missing])
    twin.answer_all(0, [ACTIONS["develop"], ACTIONS["settle"]])

    assert g.pack() == twin.pack()
    assert g.record() == twin.record()


def develop(*hand: str) -> Table:
    seats = [
        {"tableau": ["Old Earth"], "hand": list(hand), "fillers": 5, "actions": ["develop"]},
        {"tableau": ["New Sparta"], "fillers": 2},
    ]
    options = {"automatic": False}
    return perihelion.position("race", {"seats": seats, "at": "develop", "options": options})


def test_what_to_develop() -> None:
    g = develop("Gem World")
    others = foreign(g, 0)
    world = next(c for c in cast(Race, g).seats[0].hand if cast(Race, g).cards[c].world)

    assert code_of(g, 0, others[:2]) == "CARD_NOT_IN_HAND"
    assert code_of(g, 0, [others[0], UNKNOWN, world]) == "CARD_NOT_IN_HAND"
    assert code_of(g, 0, [UNKNOWN, world]) == "NOT_A_DEVELOPMENT"
    assert code_of(g, 0, []) == "UNKNOWN_OPTION"


def test_payment() -> None:
    g = develop("Replicant Robots")
    card = g.answer_named("card:replicant-robots", seat=0)
    g.answer(0, card)
    g.answer(1, PASS)
    mine = g.options(0)
    other = foreign(g, 0)[0]

    assert code_of(g, 0, [PASS, other]) == "CARD_NOT_IN_HAND"
    assert code_of(g, 0, [UNKNOWN, other]) == "CARD_NOT_IN_HAND"
    assert code_of(g, 0, [other, card]) == "CARD_PAYS_FOR_ITSELF"
    assert code_of(g, 0, [mine[0], UNKNOWN]) == "WRONG_PAYMENT"
    assert code_of(g, 0, [mine[0], mine[1], PASS]) == "MUST_PLACE_REVEALED"


def test_the_way_to_settle() -> None:
    seats = [
        {"tableau": ["Old Earth"], "hand": ["Gem World"], "fillers": 5, "actions": ["settle"]},
        {"tableau": ["New Sparta"]},
    ]
    options = {"automatic": False}
    g = perihelion.position("race", {"seats": seats, "at": "settle", "options": options})
    g.answer(0, "card:gem-world")
    g.answer(1, PASS)

    assert code_of(g, 0, [CONQUER, foreign(g, 0)[0]]) == "CANNOT_MIX_MILITARY_AND_PAYMENT"
    assert code_of(g, 0, [PAY, PASS, UNKNOWN]) == "MUST_PLACE_REVEALED"
    assert code_of(g, 0, [PAY, UNKNOWN]) == "UNKNOWN_OPTION"


def selling() -> Table:
    tableau = ["Old Earth", {"Gem World": "some"}, {"Spice World": "some"}]
    seats = [{"tableau": tableau, "actions": ["consume-trade"]}, {"tableau": ["New Sparta"]}]
    options = {"automatic": False}
    return perihelion.position("race", {"seats": seats, "at": "consume", "options": options})


def test_who_must_sell_cannot_pass() -> None:
    g = selling()

    assert code_of(g, 0, [PASS]) == "MUST_SELL"


@pytest.mark.parametrize("answer", [10**17, 490, 350])
def test_a_number_that_is_no_power_is_no_option(answer: int) -> None:
    g = selling()
    assert code_of(g, 0, [answer]) == "UNKNOWN_OPTION"
    g.answer(0, g.options(0)[0])
    assert code_of(g, 0, [answer]) == "UNKNOWN_OPTION"
    g.answer(0, "power:old-earth")

    with pytest.raises(IllegalAnswer, match="UNKNOWN_OPTION"):
        g.answer(0, answer)
