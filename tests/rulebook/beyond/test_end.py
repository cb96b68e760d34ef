"""The end of the game."""

from __future__ import annotations

from typing import Any

import pytest

import perihelion
from rulebook.beyond.scene import ACHIEVEMENTS, Scene, rule, scenario

THREE = {"empire": [0, 1], "transcendence": [0]}
"""Discs of Boris's and Irina's on two achievements of F4."""

SYMBOLS = {
    "colonies": ["alpha-centauri", "epsilon-indi", "struve-2398"],
    "controls": {"Y1": "food", "Y3": "food"},
}
"""Five food symbols, for Specialisation."""


def turns(s: Scene) -> list[tuple[int, str]]:
    """The turns that have begun since the scene, by round and name."""
    return [(int(str(e["round"])), s.names[int(str(e["seat"]))]) for e in s.told("turn")]


def claimed(s: Scene) -> int:
    """Discs on all achievements."""
    return sum(len(claims) for claims in s.g.claims)


def play_out(s: Scene, turns: int = 60) -> None:
    """The simplest turns, one after the other, to the end or so many."""
    simple = {"action": "basic-space:recruit", "production": "growth"}
    done = 0
    while not s.g.over:
        done += s.kind() == "action"
        if done > turns:
            return
        s.say(simple.get(s.kind()) or s.words()[0])


@scenario(
    "B-060",
    "end.threshold",
    "end.finish-round",
    "end.final-round",
    "end.more-discs",
    "end.equal-turns",
)
def test_anna_brings_the_end() -> None:
    s = Scene(
        active="Anna",
        at="achievement",
        round=14,
        claims=THREE,
        Anna={"off": [3, 3]},
        Boris={"off": [3, 3]},
        Irina=SYMBOLS,
    )

    s.say("achievement:full-automation")
    assert claimed(s) == 4
    play_out(s)

    assert s.g.over
    assert turns(s) == [(14, "Dmitry"), (15, "Boris"), (15, "Irina"), (15, "Anna"), (15, "Dmitry")]
    claims = [[s.names[disc % 4] for disc in discs] for discs in s.g.claims]
    assert dict(zip(ACHIEVEMENTS, claims, strict=True)) == {
        "empire": ["Boris", "Irina"],
        "transcendence": ["Boris"],
        "full-automation": ["Anna", "Boris"],
        "specialisation": ["Irina"],
    }
    assert claimed(s) == 6


@scenario("B-061", "end.last-seat", "end.final-round")
def test_dmitry_brings_the_end() -> None:
    s = Scene(active="Dmitry", at="achievement", round=14, claims=THREE, Dmitry={"off": [3, 3]})

    s.say("achievement:full-automation")
    play_out(s)

    assert s.g.over
    assert turns(s) == [(15, "Boris"), (15, "Irina"), (15, "Anna"), (15, "Dmitry")]


@scenario("B-062", "setup.threshold", "end.threshold")
def test_three_discs_end_a_game_for_two() -> None:
    s = Scene(
        "F2",
        active="Anna",
        at="achievement",
        round=12,
        claims={"empire": [0, 1]},
        Anna={"off": [3, 3]},
    )

    s.say("achievement:full-automation")
    assert claimed(s) == 3
    play_out(s)

    assert s.g.over
    assert turns(s) == [(12, "Boris"), (13, "Anna"), (13, "Boris")]


@scenario("B-062", "setup.threshold", "end.threshold")
def test_three_discs_do_not_end_a_game_for_four() -> None:
    s = Scene(
        active="Anna", at="achievement", round=12, claims={"empire": [0, 1]}, Anna={"off": [3, 3]}
    )

    s.say("achievement:full-automation")
    assert claimed(s) == 3
    play_out(s, 20)

    assert not s.g.over
    assert s.told("last-round") == []


@scenario("B-063", "end.stars-elsewhere")
def test_stars_elsewhere_do_not_count() -> None:
    s = Scene(
        "F2",
        active="Anna",
        round=5,
        claims={"empire": [0, 1]},
        Anna={
            "off": [8, 0],
            "supply": [0, 0, 0, 0],
            "stars": 1,
            "controls": {"Y1": "star", "Y3": "star", "A1": "star"},
        },
        achievements=["empire", "transcendence", "armada", "specialisation"],
    )

    play_out(s, 12)

    assert claimed(s) == 2
    assert not s.g.over
    assert s.told("last-round") == []
    assert s.asked() == "Anna"
    assert s.g.round() == 11


@scenario("B-064", "turn.order")
def test_after_the_end_nobody_acts() -> None:
    s = Scene(
        "F2",
        active="Boris",
        at="production",
        round=9,
        last_round=9,
        claims={"empire": [0, 1], "transcendence": [0]},
    )

    s.say("growth")

    assert s.g.over
    for name in s.names:
        s.refuses("GAME_OVER", "basic-space:recruit", who=name)
        s.refuses("GAME_OVER", "growth", who=name)


@rule("end.no-acceleration", "ach.one-per-turn")
def test_two_conditions_at_once_do_not_hasten_the_end() -> None:
    """Anna could claim a third and a fourth disc, but takes one in each of her turns."""
    s = Scene(
        active="Anna",
        at="achievement",
        round=3,
        claims={"empire": [0, 1]},
        Anna={"off": [3, 3], **SYMBOLS},
    )

    s.say("achievement:full-automation")
    assert (claimed(s), s.told("last-round")) == (3, [])
    for _ in s.names:
        s.say("basic-space:recruit", "growth")
    s.say("achievement:specialisation")

    assert claimed(s) == 4
    assert [e["round"] for e in s.told("last-round")] == [5]
    play_out(s)
    assert [turn for turn in turns(s) if turn[0] == 5] == [
        (5, "Boris"),
        (5, "Irina"),
        (5, "Anna"),
        (5, "Dmitry"),
    ]
    assert s.g.over


@rule("end.more-discs")
def test_a_disc_in_the_last_round_does_not_move_the_end() -> None:
    s = Scene(
        active="Dmitry",
        at="achievement",
        round=7,
        last_round=7,
        claims={"empire": [0, 1], "transcendence": [0, 1]},
        Dmitry={"off": [3, 3]},
    )

    s.say("achievement:full-automation")

    assert claimed(s) == 5
    assert s.g.over


@rule("end.stalemate")
@pytest.mark.parametrize("round_", [15, 40, 99])
def test_there_is_no_limit_of_rounds(round_: int) -> None:
    s = Scene(active="Dmitry", at="production", round=round_)

    s.say("growth")

    assert not s.g.over
    assert (s.g.round(), s.asked()) == (round_ + 1, "Boris")


@rule("score.order")
def test_points_are_counted_in_the_order_of_the_rulebook() -> None:
    """One thing that brings points for each of the eleven counts."""
    given: dict[str, Any] = {
        "slots": {"II-A": "plasma-cannon", "III-C": "capital-ship", "IIII-A": "galactic-empire"},
        "Anna": {
            "researched": ["I-1", "II-A", "III-C", "IIII-A"],
            "private": ["drone-foundries"],
            "off": [3, 0],
            "colonies": ["wolf-359"],
            "controls": {"Y1": "food", "Y2": "ore"},
            "ships": ["sol:1"],
        },
        "staying": {"pioneer-medal": "seat 2"},
        "claims": {"transcendence": [0, 2]},
    }
    s = Scene(**given)

    assert s.points("Anna") == [1, 2, 3, 2, 4, 1, 2, 2, 1, 2, 3]
    assert s.g.scores()[s.seat("Anna")] == 23


@rule("end.stalemate")
def test_a_game_in_which_nobody_gets_anywhere_comes_to_an_end() -> None:
    """Not of the rulebook: after thirty rounds without research, colony or claim one more round
    and a last one are played, since all cubes may stand by technologies for good.
    """
    s = Scene("F2", active="Anna")

    play_out(s, 100)

    assert s.g.over
    assert [e["round"] for e in s.told("stalemate")] == [33]
    assert turns(s)[-2:] == [(33, "Anna"), (33, "Boris")]


@rule("end.length", "end.stalemate")
def test_the_end_without_claims_can_be_switched_off() -> None:
    s = Scene("F2", active="Anna", options={"stalemate": False})

    play_out(s, 100)

    assert not s.g.over
    assert s.told("stalemate") == []
    assert perihelion.unpack(s.g.pack()).pack() == s.g.pack()
