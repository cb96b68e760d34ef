"""A position that cannot be is refused, whichever way it comes, and alike in both builds."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import perihelion
from perihelion import BadRecord, Table

KERNEL = 4


def game() -> Table:
    return perihelion.new_game("race", players=2, seed=3)


def refused(call: Any, data: Any) -> str:
    with pytest.raises(BadRecord) as caught:
        call(data)
    return caught.value.code


# -- packed ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        ([1], 999, "OTHER_RULES"),
        ([1], True, "OTHER_RULES"),
        ([2], "x", "BAD_FIELD"),
        ([2], 9, "BAD_PLAYER_COUNT"),
        ([3], {"aliens": True}, "UNKNOWN_SETTING"),
        ([KERNEL], None, "BAD_FIELD"),
        ([KERNEL, 0], [0, 0, 0, 0], "BAD_FIELD"),
        ([KERNEL, 0], [1, 2, 3, 2**32], "BAD_FIELD"),
        ([KERNEL, 2], ["junk"], "UNKNOWN_STEP"),
        ([KERNEL, 2], ["turn 9: sell"], "BAD_FIELD"),
        ([KERNEL, 2], ["turn " + "9" * 30 + ": sell"], "UNKNOWN_STEP"),
        ([KERNEL, 2], ["turn " + "9" * 5000 + ": sell"], "UNKNOWN_STEP"),
        ([KERNEL, 2], ["turn 0_0: sell"], "UNKNOWN_STEP"),
        ([KERNEL, 5], 2**70, "BAD_FIELD"),
        ([KERNEL, 5], 2**8, "BAD_FIELD"),
        ([KERNEL, 5], -1, "BAD_FIELD"),
        ([KERNEL, 7], [[9999], []], "BAD_FIELD"),
        ([KERNEL, 9], "no", "BAD_FIELD"),
        ([KERNEL, 9], False, "BAD_FIELD"),
        ([5], [], "BAD_FIELD"),
        ([6], [999], "BAD_FIELD"),
        ([6], ["a"], "BAD_FIELD"),
        ([6], [2**70], "BAD_FIELD"),
        ([6], [], "CARD_MISSING"),
        ([6, 0], -2, "UNKNOWN_CARD"),
        ([11], 99, "BAD_FIELD"),
    ],
)
def test_what_was_not_packed_is_not_unpacked(path: list[int], value: object, code: str) -> None:
    data: Any = json.loads(json.dumps(game().pack()))
    place = data
    for k in path[:-1]:
        place = place[k]
    place[path[-1]] = value

    assert refused(perihelion.unpack, data) == code


@pytest.mark.parametrize("length", [1, 2, 4, 11])
def test_a_packed_position_is_not_cut_short(length: int) -> None:
    assert refused(perihelion.unpack, game().pack()[:length]) in ("OTHER_RULES", "BAD_FIELD")


# -- written down ------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"asked": []}, "BAD_FIELD"),
        ({"asked": [99]}, "BAD_FIELD"),
        ({"asked": [2**50]}, "BAD_FIELD"),
        ({"asked": [0, 0]}, "BAD_FIELD"),
        ({"called": [0]}, "BAD_FIELD"),
        ({"answered": [0]}, "BAD_FIELD"),
        ({"pool": "x"}, "BAD_FIELD"),
        ({"pool": 2**70}, "BAD_FIELD"),
        ({"round": None}, "BAD_FIELD"),
        ({"phase": "tea"}, "BAD_FIELD"),
        ({"phase": "settle"}, "BAD_FIELD"),
        ({"deck": []}, "CARD_MISSING"),
        ({"deck": "??"}, "BAD_FIELD"),
        ({"order": [0, 0]}, "BAD_FIELD"),
        ({"order": [7, 9]}, "BAD_FIELD"),
        ({"lanes": []}, "BAD_FIELD"),
        ({"lanes": [["consume-power"], []]}, "BAD_FIELD"),
        ({"given": []}, "BAD_FIELD"),
        ({"agenda": []}, "BAD_FIELD"),
        ({"agenda": ["hand-limit"]}, "BAD_FIELD"),
        ({"dice": [0, 0, 0, 0]}, "BAD_FIELD"),
        ({"dice": [1, 2, 3]}, "BAD_FIELD"),
        ({"junk": 1}, "UNKNOWN_FIELD"),
        ({"rules": True}, "OTHER_RULES"),
        ({"seen_by": 2}, "BAD_FIELD"),
        ({"options": {"start_worlds": ["junk"]}}, "UNKNOWN_SETTING"),
    ],
)
def test_a_complete_position_is_complete(change: dict[str, object], code: str) -> None:
    data = {**game().position(), **change}

    assert refused(lambda d: perihelion.position("race", d), data) == code


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("goals", ["galactic-riches", "galactic-riches"]),
        ("holders", [-1]),
        ("holders", [0, -1, -1, -1, -1, -1]),
        ("holders", [-1, -1, -1, -1, -1, 2]),
        ("closed", 1 << 12),
        ("surplus", 1 << 2),
        ("tile", 2),
        ("tile", -2),
        ("on_tile", 1),
        ("category", 9),
        ("matches", 2),
        ("attacks", [[0, 0, 0, 1, -1]]),
        ("prevented", 0),
        ("failed", 1 << 2),
    ],
)
def test_the_pieces_of_the_expansions_are_such_as_there_are(field: str, value: object) -> None:
    whole = ["gathering-storm", "rebel-vs-imperium", "brink-of-war"]
    g = perihelion.new_game("race", seed=3, options={"expansions": whole, "takeovers": True})
    data: Any = g.position()
    data["arc"] = {**data["arc"], field: value}

    assert refused(lambda d: perihelion.position("race", d), data) == "BAD_FIELD"


def test_a_packed_position_names_only_kinds_that_there_are() -> None:
    g = perihelion.new_game("race", seed=3, options={"expansions": ["gathering-storm"]})
    data: Any = json.loads(json.dumps(g.pack()))
    data[-1][-1] = 5

    assert refused(perihelion.unpack, data) == "BAD_FIELD"


@pytest.mark.parametrize("card", [400, -7])
def test_a_view_shows_only_cards_that_there_are(card: int) -> None:
    g = perihelion.new_game("race", seed=3, options={"expansions": ["rebel-vs-imperium"]})
    data: Any = json.loads(json.dumps(g.seen_by(0).pack()))
    seats, tableau, goods = 5, 2, 3
    data[seats][0][tableau] = [card]
    data[seats][0][goods] = [-1]

    assert refused(perihelion.unpack, data) == "BAD_FIELD"


def test_the_pieces_of_the_expansions_come_with_expansions() -> None:
    g = perihelion.new_game("race", seed=3, options={"expansions": ["gathering-storm"]})
    data: Any = g.position()
    pieces, data["arc"] = data["arc"], None

    assert refused(lambda d: perihelion.position("race", d), data) == "BAD_FIELD"

    data = {**game().position(), "arc": pieces}

    assert refused(lambda d: perihelion.position("race", d), data) == "BAD_FIELD"


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("snapshot", ["pass"], "UNKNOWN_CARD"),
        ("prestige", 3, "BAD_FIELD"),
        ("placed", "pass", "UNKNOWN_CARD"),
        ("shown", ["pass"], "UNKNOWN_CARD"),
        ("using", "gem-world", "BAD_FIELD"),
        ("used", ["pass"], "BAD_FIELD"),
        ("made", ["any"], "BAD_FIELD"),
        ("chips", -5, "BAD_FIELD"),
        ("chips", "x", "BAD_FIELD"),
        ("start", 99, "BAD_FIELD"),
        ("owes", -4, "BAD_FIELD"),
        ("tableau", ["?"], "UNKNOWN_CARD"),
        ("tableau", [], "CARD_MISSING"),
        ("hand", [], "CARD_MISSING"),
        ("actions", ["produce", "produce"], "BAD_FIELD"),
        ("luck", 7, "UNKNOWN_FIELD"),
    ],
)
def test_a_seat_has_what_a_seat_can_have(field: str, value: object, code: str) -> None:
    data: Any = game().position()
    data["seats"][0] = {**data["seats"][0], field: value}

    assert refused(lambda d: perihelion.position("race", d), data) == code


@pytest.mark.parametrize(
    "agenda",
    [
        ["hand-limit", "settle"],
        ["hand-limit", "end-round", "settle"],
        ["end-round", "hand-limit", "produce", "settle"],
        ["end-round", "hand-limit", "settle", "develop"],
    ],
)
def test_what_is_left_of_the_round_is_what_was_chosen(agenda: list[str]) -> None:
    seats = [
        {"tableau": ["Old Earth"], "hand": ["Gem World"], "fillers": 3, "actions": ["settle"]},
        {"tableau": ["New Sparta"]},
    ]
    data = perihelion.position("race", {"at": "settle", "seats": seats}).position()
    assert data["agenda"] == ["end-round", "hand-limit", "settle"]

    data["agenda"] = agenda

    assert refused(lambda d: perihelion.position("race", d), data) == "BAD_FIELD"


def test_nobody_has_said_what_he_cannot_say() -> None:
    g = game()
    data: Any = json.loads(json.dumps(g.pack()))
    first = next(c for c in range(114) if c not in g.options(0))
    assert first < max(g.options(0))
    data[KERNEL][7] = [[first], []]

    assert refused(perihelion.unpack, data) == "BAD_FIELD"


def test_a_seat_lacks_nothing() -> None:
    data: Any = game().position()
    for field in list(data["seats"][0]):
        broken = copy.deepcopy(data)
        del broken["seats"][0][field]

        assert refused(lambda d: perihelion.position("race", d), broken) == "BAD_FIELD"


def test_the_viewer_of_a_view_knows_his_hand() -> None:
    data: Any = game().seen_by(0).position()
    data["seats"][0]["hand"][0] = "?"

    assert refused(lambda d: perihelion.position("race", d), data) == "UNKNOWN_CARD"


# -- arranged ----------------------------------------------------------------


def two_seats() -> list[dict[str, object]]:
    return [{"tableau": ["Old Earth"]}, {"tableau": ["New Sparta"]}]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"pool": "x"}, "BAD_FIELD"),
        ({"round": "x"}, "BAD_FIELD"),
        ({"order": [0, 0]}, "BAD_FIELD"),
        ({"order": [0]}, "BAD_FIELD"),
        ({"order": [5, 6]}, "BAD_FIELD"),
        ({"seed": "x"}, "BAD_FIELD"),
        ({"deck": -5}, "BAD_FIELD"),
        ({"deck": True}, "BAD_FIELD"),
        ({"deck": "abc"}, "BAD_FIELD"),
        ({"deck": 3.5}, "BAD_FIELD"),
        ({"deck": 1, "deck_top": ["Gem World", "Space Port"]}, "BAD_FIELD"),
        ({"deck": 10**9}, "BAD_POSITION"),
        ({"discard": -1}, "BAD_FIELD"),
        ({"deck_top": ["?"]}, "UNKNOWN_CARD"),
        ({"deck_top": "Old"}, "BAD_FIELD"),
        ({"at": 5}, "BAD_FIELD"),
        ({"at": "opening"}, "BAD_FIELD"),
        ({"options": 5}, "BAD_FIELD"),
        ({"options": {"automatic": "x"}}, "BAD_SETTING"),
        ({"options": {"start_worlds": ["junk"]}}, "UNKNOWN_SETTING"),
    ],
)
def test_only_what_can_be_is_arranged(change: dict[str, object], code: str) -> None:
    data = {"seats": two_seats(), **change}

    assert refused(lambda d: perihelion.position("race", d), data) == code


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("fillers", -3, "BAD_FIELD"),
        ("fillers", "x", "BAD_FIELD"),
        ("chips", "x", "BAD_FIELD"),
        ("chips", 2**70, "BAD_FIELD"),
        ("chips", -1, "BAD_FIELD"),
        ("actions", ["settle", "settle"], "BAD_FIELD"),
        ("actions", ["tea"], "BAD_FIELD"),
        ("start", -9, "BAD_FIELD"),
        ("start", "x", "BAD_FIELD"),
        ("tableau", [], "BAD_FIELD"),
        ("tableau", [{}], "BAD_FIELD"),
        ("tableau", [{"Old Earth": "some", "Gem World": "some"}], "BAD_FIELD"),
        ("tableau", [{"Space Marines": "some"}], "BAD_FIELD"),
        ("tableau", ["Space Marines", "Space Marines"], "CARD_TWICE"),
        ("hand", ["?"], "UNKNOWN_CARD"),
    ],
)
def test_only_seats_that_can_be_are_arranged(field: str, value: object, code: str) -> None:
    seats = two_seats()
    seats[0][field] = value

    assert refused(lambda d: perihelion.position("race", d), {"seats": seats}) == code


def test_the_pool_may_have_run_dry_in_the_last_round() -> None:
    g = perihelion.position("race", {"seats": two_seats(), "pool": -5})

    assert g.position()["pool"] == -5
