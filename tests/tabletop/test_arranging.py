"""Positions that are arranged: what happens meanwhile, what is to come, and where they begin."""

from __future__ import annotations

from typing import Any, cast

import pytest

import perihelion
from perihelion import BadRecord, Table, words
from perihelion.race.state import Race
from perihelion.tabletop.dice import dice
from perihelion.tabletop.loaded import MOST_ROLLS, loaded
from perihelion.tabletop.question import Option


def kinds(g: Table) -> list[str]:
    return [event.kind for event in g.log or []]


ARRANGED: dict[str, Any] = {
    "race": {
        "at": "explore",
        "seats": [
            {"tableau": ["Old Earth"], "actions": ["explore+5"]},
            {"tableau": ["New Sparta"], "actions": ["produce"]},
        ],
    },
    "roll": {"at": "roll", "seats": [{"dice": {"cup": "2H"}}, {"dice": {"cup": "2H"}}]},
    "tiny": {"seats": [{}, {}]},
    "beyond": {"seats": [{"start": True}, {"start": True}], "at": "turn"},
}


@pytest.mark.parametrize("name", list(ARRANGED))
def test_what_happens_while_a_position_is_arranged_is_told(name: str) -> None:
    g = perihelion.position(name, ARRANGED[name], log=True)
    told = kinds(g)
    seat = g.waiting()[0]
    g.answer(seat, g.options(seat)[0])
    g.undo(seat)
    after = kinds(g)
    g.answer(seat, g.options(seat)[0])
    g.undo(seat)

    assert told or name == "beyond"
    assert after == told
    assert kinds(g) == told
    assert kinds(perihelion.position(name, ARRANGED[name])) == []
    assert perihelion.position(name, ARRANGED[name]).pack() == g.pack()


def test_cards_drawn_while_arranging_are_told() -> None:
    g = perihelion.position("race", ARRANGED["race"], log=True)

    assert kinds(g)[0] == "phase"
    assert "explored" in kinds(g)


# -- inside a phase ----------------------------------------------------------

SETTLING: dict[str, Any] = {
    "at": "settle",
    "seats": [
        {
            "tableau": ["New Sparta", "New Military Tactics"],
            "hand": ["Rebel Outpost", "Gem World"],
            "fillers": 3,
            "actions": ["settle"],
        },
        {"tableau": ["Old Earth"], "hand": ["Comet Zone"], "fillers": 5},
    ],
    "options": {"automatic": False},
}


def test_a_position_begins_where_its_answers_lead() -> None:
    """Seat 0 has chosen Rebel Outpost and is about to place it; nobody can take that back."""
    first = perihelion.position("race", SETTLING)
    said = ["0 card:rebel-outpost", "1 pass"]
    for line in said:
        first.answer(int(line[0]), line[2:])

    g = perihelion.position("race", {**SETTLING, "answers": said})

    assert g.pack() == first.pack()
    assert g.record()["answers"] == []
    asked = g.question(0)
    assert asked is not None
    assert asked.kind == "settle-method"
    with pytest.raises(perihelion.CannotUndo, match="NOTHING_TO_UNDO"):
        g.undo(0)
    g.answer(0, g.options(0)[0])
    assert perihelion.replay(g.record()).pack() == g.pack()


def test_a_position_begins_with_temporary_military_in_use() -> None:
    """New Military Tactics is spent in this very phase, so the world is conquered."""
    said = ["0 card:rebel-outpost", "1 pass", "0 card:new-military-tactics"]

    g = perihelion.position("race", {**SETTLING, "answers": said})

    assert [option.word for option in asked(g, 0)] == ["conquer"]
    g.answer(0, "conquer")
    seat = cast(list[dict[str, Any]], g.position()["seats"])[0]
    assert seat["tableau"] == ["new-sparta", "rebel-outpost"]


INVADING: dict[str, Any] = {
    "at": "settle",
    "seats": [
        {
            "tableau": ["New Sparta", "Imperium Seat", "Space Marines", "Drop Ships"],
            "hand": ["Gem World"],
            "actions": ["settle"],
        },
        {"tableau": ["Old Earth", "Rebel Miners"], "hand": ["Comet Zone"]},
    ],
    "options": {
        "expansions": ["gathering-storm", "rebel-vs-imperium"],
        "takeovers": True,
        "automatic": False,
    },
}


def test_a_position_begins_with_a_declared_takeover_and_a_used_power() -> None:
    said = ["0 pass", "1 pass", "1 stop", "0 card:imperium-seat", "0 card:rebel-miners"]

    g = perihelion.position("race", {**INVADING, "answers": said})

    attacker = cast(list[dict[str, Any]], g.position()["seats"])[0]
    assert (attacker["declared"], attacker["used"]) == (1, ["card:imperium-seat"])
    assert [option.word for option in asked(g, 0)] == ["stop"]
    g.answer(0, "stop")
    seats = cast(list[dict[str, Any]], g.position()["seats"])
    assert "rebel-miners" in seats[0]["tableau"]
    assert seats[1]["tableau"] == ["old-earth"]


def asked(g: Table, seat: int) -> list[Option]:
    """What this seat may answer."""
    question = g.question(seat)
    assert question is not None
    return question.options


@pytest.mark.parametrize("name", list(ARRANGED))
def test_any_game_begins_where_answers_lead(name: str) -> None:
    """A tenth of a game by chance, then the same told in one go."""
    g = perihelion.position(name, ARRANGED[name])
    luck = perihelion.dice(5)
    for _ in range(12):
        options = g.options(g.next_seat())
        g.answer(g.next_seat(), options[luck.below(len(options))])

    again = perihelion.position(name, {**ARRANGED[name], "answers": g.record()["answers"]})

    assert again.pack() == g.pack()
    assert perihelion.position(name, again.position()).pack() == g.pack()


def test_an_answer_that_does_not_fit_says_which() -> None:
    with pytest.raises(BadRecord) as refused:
        perihelion.position("race", {**SETTLING, "answers": ["0 card:rebel-outpost", "1 what"]})
    with pytest.raises(BadRecord, match="BAD_FIELD"):
        perihelion.position("race", {**SETTLING, "answers": "0 pass"})

    assert refused.value.facts == {"line": 2, "answer": "1 what", "why": "UNKNOWN_ANSWER"}


# -- what is to come ---------------------------------------------------------


@pytest.mark.parametrize("count", range(1, MOST_ROLLS))
def test_dice_fall_as_they_are_told(count: int) -> None:
    falls = [[k * 5 % 6] for k in range(count)]

    luck = loaded(falls, 6, dice(0))

    assert [[int(luck.below(6))] for _ in falls] == falls


def test_the_dice_of_a_round_and_the_white_die_are_named() -> None:
    cups = [{"faction": 1, "dice": {"cup": "1H1M"}}, {"faction": 2, "dice": {"cup": "1H"}}]
    falls = ["H settle", "M wild", "H ship"]
    data = {"at": "roll", "seats": cups, "order": [0, 1], "rolls": falls, "white_die": "produce"}

    g: Any = perihelion.position("roll", data, log=True)
    shown = [seat["rolled"] for seat in g.position()["seats"]]
    while "white-die" not in kinds(g):
        seat = g.waiting()[0]
        g.answer(seat, g.options(seat)[0])

    assert shown == [["home settle", "military wild"], ["home ship"]]
    white = next(event for event in g.log if event.kind == "white-die")
    assert white.facts == {"phase": "produce"}


@pytest.mark.parametrize("at", ["assign", "reveal"])
def test_the_white_die_is_named_where_the_dice_are_rolled_already(at: str) -> None:
    for phase in ("explore", "develop", "settle", "produce", "ship"):
        seats: list[dict[str, Any]] = [{}, {}]
        if at == "reveal":
            seats = [{"dice": {"strip-explore": "1H"}}, {"dice": {"strip-explore": "1H"}}]
        g: Any = perihelion.position("roll", {"at": at, "seats": seats, "white_die": phase}, True)
        while "white-die" not in kinds(g):
            g.answer(g.waiting()[0], g.options(g.waiting()[0])[0])

        assert next(e for e in g.log if e.kind == "white-die").facts == {"phase": phase}


@pytest.mark.parametrize(
    "wrong",
    [
        {"rolls": ["H wild"]},
        {"rolls": ["H explore"] * 20},
        {"white_die": "produce"},
        {"white_die": "produce", "at": "settle"},
        {"white_die": "wild"},
    ],
)
def test_dice_that_cannot_fall_so_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadRecord, match="BAD_FIELD"):
        perihelion.position("roll", {**ARRANGED["roll"], **wrong})


# -- what is named twice -----------------------------------------------------


@pytest.mark.parametrize(
    ("name", "data", "where"),
    [
        (
            "race",
            {
                "seats": [
                    {"tableau": ["Old Earth"]},
                    {"tableau": ["New Sparta"], "hand": ["old-earth"]},
                ]
            },
            ["seats 0 tableau", "seats 1 hand"],
        ),
        (
            "roll",
            {"seats": [{"dev": ["Export Duties"]}, {"world": ["silicon-world"]}]},
            ["seats 0 dev", "seats 1 world"],
        ),
        (
            "tiny",
            {"seats": [{"colonies": ["jakks"]}, {}], "deck_top": ["zalax", "jakks"]},
            ["seats 0 colonies", "deck_top"],
        ),
        (
            "beyond",
            {
                "seats": [{"start": True}, {"private": ["plasma-cannon"]}],
                "slots": {"II-A": "plasma-cannon"},
            },
            ["seats 1 private", "slots II-A"],
        ),
    ],
)  # fmt: skip
def test_what_is_named_twice_is_told_with_its_places(
    name: str, data: dict[str, Any], where: list[str]
) -> None:
    with pytest.raises(BadRecord, match="CARD_TWICE") as refused:
        perihelion.position(name, data)

    assert refused.value.facts["where"] == where
    said = words.refusal("en", name, "CARD_TWICE", refused.value.facts)
    assert said.endswith(f": it lies in {', '.join(where)}.")


def test_a_card_twice_in_packed_data_is_told_without_a_place() -> None:
    said = words.refusal("en", "race", "CARD_TWICE", {"card": "x"})

    assert said == "“x” is named more often than there are such cards."


# -- fillers -----------------------------------------------------------------


def test_fillers_are_cards_that_are_only_good_to_pay_with() -> None:
    """The strongest of the worlds that have to be conquered, whatever the seed."""
    hands = []
    for seed in range(5):
        seats = [{"tableau": ["Old Earth"], "fillers": 4}, {"tableau": ["New Sparta"]}]
        g = perihelion.position("race", {"seats": seats, "seed": seed})
        assert isinstance(g, Race)
        hands.append([g.cards[c].slug for c in g.seats[0].hand])
        assert all(g.cards[c].military and g.cards[c].number >= 5 for c in g.seats[0].hand)

    assert all(hand == hands[0] for hand in hands)
