"""Whatever comes in from outside is understood or refused, and alike in both builds."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import perihelion
from perihelion import BadRecord, BadSetup, CannotUndo, IllegalAnswer, Refused, Table
from perihelion.race.pieces.feed import Feed
from perihelion.race.state import Race


class Index:
    """A whole number of some other library."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def new(**options: Any) -> Table:
    return perihelion.new_game("race", players=2, seed=3, **options)


WRONG: list[Any] = ["x", None, 1.5, 2.0, [1], object]


# -- wrong types -------------------------------------------------------------


@pytest.mark.parametrize("wrong", WRONG)
def test_a_setting_of_the_wrong_type_is_refused(wrong: Any) -> None:
    for arguments in ({"players": wrong}, {"seed": wrong}):
        with pytest.raises(BadSetup, match="BAD_SETTING"):
            perihelion.new_game("race", **arguments)
    with pytest.raises(BadSetup, match="UNKNOWN_GAME"):
        perihelion.new_game(wrong)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ([1], "BAD_SETTING"),
        (5, "BAD_SETTING"),
        ({3: 1}, "UNKNOWN_SETTING"),
        ({"edition": True}, "BAD_SETTING"),
        ({"edition": 1.0}, "BAD_SETTING"),
    ],
)
def test_options_of_the_wrong_type_are_refused(options: Any, code: str) -> None:
    with pytest.raises(BadSetup, match=code):
        perihelion.new_game("race", options=options)


@pytest.mark.parametrize("wrong", WRONG)
def test_an_answer_of_the_wrong_type_is_refused(wrong: Any) -> None:
    g = new()
    before = g.pack()
    code = "UNKNOWN_ANSWER" if isinstance(wrong, str) else "UNKNOWN_OPTION"

    with pytest.raises(IllegalAnswer, match=code):
        g.answer(0, wrong)
    with pytest.raises(IllegalAnswer, match=code):
        g.answer_all(0, [wrong])
    with pytest.raises(IllegalAnswer, match="NOT_YOUR_DECISION"):
        g.answer(wrong, g.options(0)[0])

    assert g.pack() == before


@pytest.mark.parametrize("wrong", ["x", None, 5, 1.5, object])
def test_a_set_of_answers_that_is_no_set_is_refused(wrong: Any) -> None:
    with pytest.raises(IllegalAnswer, match="UNKNOWN_OPTION"):
        new().answer_all(0, wrong)


@pytest.mark.parametrize("wrong", ["0", 1.0, [1], 99, -1, 10**30, -(10**30)])
def test_there_is_nothing_to_see_from_a_seat_that_is_not_there(wrong: Any) -> None:
    g = new(log=True)

    assert g.options(wrong) == []
    assert g.question(wrong) is None
    with pytest.raises(Refused, match="UNKNOWN_SEAT"):
        g.seen_by(wrong)
    with pytest.raises(Refused, match="UNKNOWN_SEAT"):
        g.events(wrong)
    with pytest.raises(CannotUndo, match="NOTHING_TO_UNDO"):
        g.undo(wrong)


@pytest.mark.parametrize("like", [Index, bool, int])
def test_whatever_is_as_good_as_a_whole_number_is_one(like: Callable[[int], Any]) -> None:
    g = perihelion.new_game("race", players=Index(2), seed=like(1))
    pick = g.options(1)[0]

    g.answer(like(1), Index(pick))
    g.undo(like(1))
    g.answer_all(like(1), (Index(c) for c in g.options(1)[:2]))

    record = g.record()
    assert record["seed"] == 1
    assert perihelion.replay(record, upto=Index(1)).record()["answers"] == (
        [f"1 {g.answer_word(pick)}"]
    )


def test_any_whole_number_is_a_seed() -> None:
    for seed in (-(2**63), 2**63, -(10**30), 10**30):
        assert perihelion.new_game("race", seed=seed).record()["seed"] == seed


@pytest.mark.parametrize("wrong", [None, 5, [1], "race", object])
def test_what_is_no_record_position_or_packed_position_is_refused(wrong: Any) -> None:
    for call in (perihelion.replay, perihelion.unpack):
        with pytest.raises(BadRecord):
            call(wrong)
    with pytest.raises(BadRecord, match="BAD_FIELD"):
        perihelion.position("race", wrong)


@pytest.mark.parametrize("upto", [-1, "x", 1.5, [1]])
def test_a_record_is_replayed_up_to_a_number_of_answers(upto: Any) -> None:
    with pytest.raises(BadRecord, match="BAD_RECORD"):
        perihelion.replay(new().record(), upto=upto)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"rules": True}, "OTHER_RULES"),
        ({"rules": 2.0}, "OTHER_RULES"),
        ({"position": 5}, "BAD_RECORD"),
        ({"position": None}, "BAD_RECORD"),
        ({"players": True}, "BAD_RECORD"),
        ({"seed": False}, "BAD_RECORD"),
        ({"answers": ["9" * 5000 + " pass"]}, "BAD_ANSWER"),
    ],
)
def test_a_record_has_to_be_written_as_records_are(change: dict[str, object], code: str) -> None:
    with pytest.raises(BadRecord, match=code):
        perihelion.replay({**new().record(), **change})


# -- views -------------------------------------------------------------------


def views() -> list[Table]:
    """A view, also after it was packed, written down, copied and pickled."""
    view = new().seen_by(0)
    return [
        view,
        view.copy(),
        perihelion.unpack(view.pack()),
        perihelion.position("race", view.position()),
        pickle.loads(pickle.dumps(view)),
    ]


@pytest.mark.parametrize("k", range(5))
def test_nobody_plays_on_from_a_view(k: int) -> None:
    view = views()[k]
    before = view.pack()

    assert view.options(0)
    assert view.options(1) == []
    assert view.question(1) is None
    for call in (
        lambda: view.answer(0, view.options(0)[0]),
        lambda: view.answer_all(1, [0, 1]),
        lambda: perihelion.play_out(view, perihelion.dice(1)),
    ):
        with pytest.raises(IllegalAnswer, match="FACE_DOWN"):
            call()
    with pytest.raises(BadRecord, match="NO_RECORD"):
        view.record()

    assert view.pack() == before


def test_a_guess_can_be_played_on_and_a_spectator_is_asked_nothing() -> None:
    watched = new().seen_by(None)
    assert watched.options(0) == watched.options(1) == []

    guess = watched.guess(perihelion.dice(1))

    perihelion.play_out(guess, perihelion.dice(1))
    assert guess.over


def test_a_record_cannot_begin_with_a_view() -> None:
    head = {"game": "race", "rules": 2, "position": new().seen_by(0).position(), "answers": []}

    with pytest.raises(BadRecord, match="FACE_DOWN"):
        perihelion.replay(head)


# -- copies ------------------------------------------------------------------

WAYS: list[Callable[[Any], Any]] = [
    copy.copy,
    copy.deepcopy,
    lambda g: pickle.loads(pickle.dumps(g)),
]


@pytest.mark.parametrize("again", WAYS)
def test_a_game_comes_back_with_its_past_however_it_is_copied(again: Callable[[Any], Any]) -> None:
    g = new(log=True)
    g.answer(0, g.options(0)[0])
    before = g.pack()

    twin = again(g)

    assert twin.pack() == before
    assert twin.record() == g.record()
    assert twin.events() == []
    twin.undo(0)
    assert twin.pack() == new().pack()
    assert g.pack() == before


@pytest.mark.parametrize("again", WAYS)
def test_a_game_from_an_arranged_position_comes_back_too(again: Callable[[Any], Any]) -> None:
    seats = [{"tableau": ["Old Earth"], "fillers": 4}, {"tableau": ["New Sparta"], "fillers": 4}]
    g = perihelion.position("race", {"at": "action", "seats": seats, "seed": 3})
    g.answer(0, 302)

    twin = again(g)

    assert twin.record() == g.record()
    assert twin.pack() == g.pack()


def test_a_position_without_a_past_comes_back_without_one() -> None:
    g = perihelion.unpack(new().pack())

    twin = pickle.loads(pickle.dumps(g))

    assert twin.pack() == g.pack()
    with pytest.raises(BadRecord, match="NO_RECORD"):
        twin.record()


# -- undo --------------------------------------------------------------------


def test_a_log_begun_in_mid_game_does_not_grow_backwards_by_undoing() -> None:
    g = new()
    g.answer(0, g.options(0)[0])
    g.listen()
    assert g.events() == []

    g.undo(0)
    assert g.events() == []
    for seat in (0, 0, 1, 1):
        g.answer(seat, g.options(seat)[0])
    told = [event.plain() for event in g.events()]
    g.answer(0, g.options(0)[0])
    g.undo(0)

    assert [event.plain() for event in g.events()] == told
    assert "start-world" not in [event.kind for event in g.events()]


def test_where_cards_come_from_outside_nothing_is_taken_back() -> None:
    g = new()
    assert isinstance(g, Race)
    g.feed = Feed()
    g.answer(0, g.options(0)[0])
    before = g.pack()

    with pytest.raises(CannotUndo, match="FED_FROM_OUTSIDE"):
        g.undo(0)

    assert g.pack() == before


def test_what_was_answered_for_a_seat_is_forgotten_with_its_answer() -> None:
    """Of three cards drawn two are kept: who begins with the second has no choice left."""
    seats = [{"tableau": ["Old Earth"], "actions": ["explore+1+1"]}, {"tableau": ["New Sparta"]}]
    g = perihelion.position("race", {"at": "explore", "seats": seats, "seed": 1})
    g.listen()
    options = g.options(0)
    g.answer(0, options[-1])

    assert [event.kind for event in g.events(0)] == ["forced"]

    g.answer(0, options[0])

    again = perihelion.replay(g.record(), log=True)
    assert [e.plain() for e in g.events(0)] == [e.plain() for e in again.events(0)]
