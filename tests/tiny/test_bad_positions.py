"""A position that cannot be is refused, whichever way it comes, and alike in both builds."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import perihelion
from perihelion import BadRecord, Table

KERNEL, SEATS, ROW, DECK, REMOVED, MISSIONS, FACES, STATES, BAY, CHAINS, MARKS = range(4, 15)


def game() -> Table:
    """In the first turn, with four dice rolled."""
    g = perihelion.new_game("tiny", 2, 3, {"galaxies": ["red", "blue"]})
    for seat in (0, 1):
        g.answer(seat, g.options(seat)[0])
    return g


def following() -> Table:
    """The second player has said that they follow, and no more."""
    g = perihelion.position(
        "tiny",
        {
            "seats": [{}, {}],
            "row": ["jakks", "vici-ks156", "helios", "jorg"],
            "dice": ["move", "energy"],
            "options": {"automatic": False},
        },
    )
    for seat, word in ((0, "die-1"), (0, "enter-orbit:a1:jakks"), (1, "follow")):
        g.answer(seat, word)
    return g


def refused(call: Any, data: Any) -> str:
    with pytest.raises(BadRecord) as caught:
        call(data)
    return caught.value.code


def read(data: Any) -> Table:
    return perihelion.position("tiny", data)


def plain(data: Any) -> Any:
    return json.loads(json.dumps(data))


def changed(data: Any, path: list[Any], value: object) -> Any:
    out = copy.deepcopy(data)
    place = out
    for k in path[:-1]:
        place = place[k]
    place[path[-1]] = value
    return out


# -- packed ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        ([1], 999, "OTHER_RULES"),
        ([1], True, "OTHER_RULES"),
        ([2], "x", "BAD_FIELD"),
        ([2], 9, "PLAYER_COUNT"),
        ([3], {"aliens": True}, "UNKNOWN_SETTING"),
        ([KERNEL], None, "BAD_FIELD"),
        ([KERNEL, 0], [0, 0, 0, 0], "BAD_FIELD"),
        ([KERNEL, 1], [1, 0], "BAD_FIELD"),
        ([KERNEL, 2], ["junk"], "UNKNOWN_STEP"),
        ([KERNEL, 2], ["next-turn", "strike 99"], "UNKNOWN_STEP"),
        ([KERNEL, 2], ["next-turn", "follow 1 0 tea"], "UNKNOWN_STEP"),
        ([KERNEL, 2], ["turn"], "BAD_FIELD"),
        ([KERNEL, 2], ["next-turn"], "BAD_FIELD"),
        ([KERNEL, 2], ["next-turn", "turn", "move"], "BAD_FIELD"),
        ([KERNEL, 2], ["next-turn", "turn", "follow 1 1 move"], "BAD_FIELD"),
        ([KERNEL, 2], ["next-turn", "turn", "convert-to"], "BAD_FIELD"),
        ([KERNEL, 2], ["next-turn", "end-turn", "rogue-dice", "rogue-reroll"], "BAD_FIELD"),
        ([KERNEL, 2], ["next-turn", "deal-missions", "choose-galaxy 1"], "BAD_FIELD"),
        ([KERNEL, 3], [["keep-mission"], []], "BAD_FIELD"),
        ([KERNEL, 5], 2, "BAD_FIELD"),
        ([KERNEL, 5], 2**70, "BAD_FIELD"),
        ([KERNEL, 7], [[0], []], "BAD_FIELD"),
        ([KERNEL, 9], False, "BAD_FIELD"),
        ([SEATS], [], "BAD_FIELD"),
        ([SEATS, 0, 0], 9, "BAD_FIELD"),
        ([SEATS, 0, 0], 0, "BAD_FIELD"),
        ([SEATS, 0, 1], 7, "BAD_FIELD"),
        ([SEATS, 0, 2], -1, "BAD_FIELD"),
        ([SEATS, 0, 3], 8, "BAD_FIELD"),
        ([SEATS, 0, 4], [-1, -1, -1, -2], "BAD_FIELD"),
        ([SEATS, 0, 4], [99, -1, -2, -2], "BAD_FIELD"),
        ([SEATS, 0, 5], [0, -1, -1, -1], "BAD_FIELD"),
        ([SEATS, 0, 6], [2**40], "BAD_FIELD"),
        ([SEATS, 0, 7], [0, 1], "CARD_TWICE"),
        ([SEATS, 0, 8], -1, "CARD_MISSING"),
        ([SEATS, 0, 8], -2, "UNKNOWN_CARD"),
        ([SEATS, 0, 10], 2**39, "BAD_FIELD"),
        ([SEATS, 0, 11], 1, "BAD_FIELD"),
        ([ROW], [], "CARD_MISSING"),
        ([ROW, 0], -1, "CARD_MISSING"),
        ([DECK], [], "CARD_MISSING"),
        ([DECK, 0], -2, "UNKNOWN_CARD"),
        ([REMOVED], [0], "CARD_TWICE"),
        ([MISSIONS], [], "CARD_MISSING"),
        ([FACES, 0], 6, "BAD_FIELD"),
        ([FACES], [], "BAD_FIELD"),
        ([STATES, 0], 1, "BAD_FIELD"),
        ([STATES, 0], 2, "BAD_FIELD"),
        ([BAY], [0], "BAD_FIELD"),
        ([CHAINS], [[0, -1, 0, -1, -1, -1, 0]], "BAD_FIELD"),
        ([CHAINS], [[0, -1, 1, -1, -1, -1, 0]], "BAD_FIELD"),
        ([MARKS, 0], 2, "BAD_FIELD"),
        ([MARKS, 3], 0, "BAD_FIELD"),
        ([MARKS, 5], 3, "BAD_FIELD"),
        ([MARKS, 6], 1, "BAD_FIELD"),
        ([MARKS, 7], 2, "BAD_FIELD"),
        ([MARKS, 8], True, "BAD_FIELD"),
        ([MARKS, 9], 0, "BAD_FIELD"),
        ([MARKS, 10], 99, "BAD_FIELD"),
        ([MARKS, 11], 0, "BAD_FIELD"),
        ([MARKS, 12], 1, "BAD_FIELD"),
        ([MARKS, 14], 1, "BAD_FIELD"),
        ([MARKS, 15], True, "BAD_FIELD"),
    ],
)
def test_what_was_not_packed_is_not_unpacked(path: list[int], value: object, code: str) -> None:
    assert refused(perihelion.unpack, changed(plain(game().pack()), path, value)) == code


@pytest.mark.parametrize("length", [1, 2, 4, 14])
def test_a_packed_position_is_not_cut_short(length: int) -> None:
    assert refused(perihelion.unpack, game().pack()[:length]) in ("OTHER_RULES", "BAD_FIELD")


def test_who_has_21_points_has_brought_on_the_end() -> None:
    data = plain(game().pack())
    top = [data[DECK].pop() for _ in range(20)]
    data[SEATS][0][6] = top

    assert refused(perihelion.unpack, data) == "BAD_FIELD"


# -- a follow that has still to be paid for ----------------------------------


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["chains", 0, "performer"], 2),
        (["chains", 0, "leader"], 1),
        (["chains", 0, "leader"], 5),
        (["chains", 0, "price"], 3),
        (["chains", 0, "used"], ["jakks"]),
        (["chains", 0, "moved"], 4),
        (["seats", 1, "culture"], 0),
        (["agenda"], ["next-turn", "turn", "end-chain", "landing"]),
        (["agenda"], ["next-turn", "turn", "end-chain", "pick-hop"]),
        (["agenda"], ["next-turn", "turn", "end-chain", "terra-step 1", "move"]),
        (["agenda"], ["next-turn", "turn", "end-chain", "free-follow 0 0 move", "move"]),
        (["agenda"], ["next-turn", "turn", "end-chain", "terra-last", "move"]),
        (["agenda"], ["next-turn", "turn", "end-chain", "move", "move"]),
        (["agenda"], ["next-turn", "turn", "end-chain", "end-chain"]),
        (["agenda"], ["next-turn", "turn", "move"]),
        (["agenda"], ["next-turn", "turn", "follow 0 1 move", "end-chain", "move"]),
    ],
)
def test_a_chain_follows_from_the_rules(path: list[Any], value: object) -> None:
    data = plain(following().position())

    assert plain(read(data).position()) == data
    assert refused(read, changed(data, path, value)) == "BAD_FIELD"


# -- written down ------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"asked": []}, "BAD_FIELD"),
        ({"asked": [99]}, "BAD_FIELD"),
        ({"asked": [0, 0]}, "BAD_FIELD"),
        ({"answered": [0]}, "BAD_FIELD"),
        ({"deck": []}, "CARD_MISSING"),
        ({"deck": "??"}, "BAD_FIELD"),
        ({"row": ["earth", "jakks", "jorg", "gort"]}, "UNKNOWN_CARD"),
        ({"order": [1, 0]}, "BAD_FIELD"),
        ({"lanes": []}, "BAD_FIELD"),
        ({"given": [["tea"], []]}, "UNKNOWN_ANSWER"),
        ({"agenda": []}, "BAD_FIELD"),
        ({"dice_rolled": ["move asleep"]}, "BAD_FIELD"),
        ({"junk": 1}, "UNKNOWN_FIELD"),
        ({"rules": True}, "OTHER_RULES"),
        ({"game": "race"}, "OTHER_RULES"),
        ({"seen_by": 2}, "BAD_FIELD"),
        ({"options": {"rogue": "artemis"}}, "SOLO_SETTING"),
    ],
)
def test_a_complete_position_is_complete(change: dict[str, object], code: str) -> None:
    assert refused(read, {**game().position(), **change}) == code


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("galaxy", "pink", "BAD_FIELD"),
        ("galaxy", "blue", "BAD_FIELD"),
        ("ships", ["home"], "BAD_FIELD"),
        ("ships", ["adrift", "home", "locked", "locked"], "BAD_POSITION"),
        ("ships", ["orbit jakks 2", "home", "locked", "locked"], "BAD_POSITION"),
        ("mission", "tea", "UNKNOWN_CARD"),
        ("used", ["jakks"], "BAD_FIELD"),
        ("used", ["earth"], "UNKNOWN_CARD"),
        ("colonies", ["earth"], "UNKNOWN_CARD"),
    ],
)
def test_a_written_seat_is_one_that_can_be(field: str, value: object, code: str) -> None:
    data = plain(game().position())
    data["seats"][0][field] = value

    assert refused(read, data) == code


# -- arranged ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ({}, "BAD_FIELD"),
        ({"seats": []}, "PLAYER_COUNT"),
        ({"seats": [{}, {}], "rogue": {"name": "artemis"}}, "BAD_FIELD"),
        ({"seats": [{}]}, "BAD_FIELD"),
        ({"seats": [{}], "rogue": {}}, "BAD_FIELD"),
        ({"seats": [{}], "rogue": {"name": "nobody"}}, "UNKNOWN_ROGUE"),
        ({"seats": [{"level": 7}, {}]}, "BAD_FIELD"),
        ({"seats": [{"level": 0}, {}]}, "BAD_FIELD"),
        ({"seats": [{"energy": 8}, {}]}, "BAD_FIELD"),
        ({"seats": [{"ships": ["home"] * 5}, {}]}, "BAD_FIELD"),
        ({"seats": [{"ships": ["home"] * 3}, {}]}, "BAD_FIELD"),
        ({"seats": [{"colonies": ["jakks"]}, {"colonies": ["jakks"]}]}, "CARD_TWICE"),
        ({"seats": [{"tea": 1}, {}]}, "UNKNOWN_FIELD"),
        ({"seats": [{}, {}], "row": ["jakks"]}, "BAD_FIELD"),
        ({"seats": [{}, {}], "active": 2}, "BAD_FIELD"),
        ({"seats": [{}, {}], "at": "tea"}, "BAD_FIELD"),
        ({"seats": [{}, {}], "at": "rogue"}, "BAD_FIELD"),
        ({"seats": [{}, {}], "dice": ["move"] * 8}, "BAD_FIELD"),
        ({"seats": [{}, {}], "rolls": ["move"] * 9}, "BAD_FIELD"),
        ({"seats": [{}], "rogue": {"name": "hades"}, "at": "rogue", "left": 8}, "BAD_FIELD"),
    ],
)
def test_what_cannot_be_arranged_is_refused(data: dict[str, object], code: str) -> None:
    assert refused(read, data) == code
