"""The last round that comes because nobody has got on for long."""

from __future__ import annotations

import pytest

import perihelion
from perihelion.beyond.phases.achievement import STALEMATE
from perihelion.cli.boards.beyond.board import BeyondBoard
from perihelion.server.boards.registry import board_of
from perihelion.server.speech import speaking
from perihelion.server.wire_lobby import Lang
from perihelion.words.voice import Voice
from rulebook.beyond.scene import Scene


def stuck() -> Scene:
    """Boris ends the last of so many rounds in which nothing was researched, settled or claimed."""
    s = Scene("F2", active="Boris", round=STALEMATE + 1, Anna={"population": 1})
    s.g.marks.progress = 1
    s.say("basic-space:recruit")
    s.end_turn()
    return s


def test_the_last_round_comes_when_nobody_has_got_on() -> None:
    s = stuck()

    assert (s.g.round(), s.g.marks.last_round) == (STALEMATE + 2, STALEMATE + 3)
    for name in ("Anna", "Boris", "Anna", "Boris"):
        assert s.asked() == name
        s.say("basic-space:recruit")
        s.end_turn()
    assert s.g.over


@pytest.mark.rule("beyond.end.stalemate")
@pytest.mark.parametrize(
    ("lang", "told"), [("en", "stalemate: for 30 rounds"), ("ru", "в тупик: за 30 раундов")]
)
def test_the_final_screens_tell_that_nobody_has_got_on(lang: Lang, told: str) -> None:
    s = stuck()
    for _ in range(4):
        s.say("basic-space:recruit")
        s.end_turn()
    board = board_of("beyond")
    speech = speaking(lang, "beyond", ["Anna", "Boris"])
    voice = Voice(lang, "beyond")
    screen = BeyondBoard(voice, ["Anna", "Boris"], 0)

    assert told in str(board.end(s.g, speech).why)
    assert told in screen.verdict(s.g)


def test_an_end_by_achievements_needs_no_explanation() -> None:
    s = Scene("F2", active="Anna")

    assert board_of("beyond").end(s.g, speaking("en", "beyond", ["Anna", "Boris"])).why is None


def test_whoever_gets_on_after_that_neither_stops_nor_spoils_the_game() -> None:
    s = stuck()

    s.say("basic-space:research-1:1", "slot:i-2")

    assert s.g.marks.last_round == STALEMATE + 3
    assert perihelion.unpack(s.g.pack()).pack() == s.g.pack()
    again = perihelion.position("beyond", s.g.position())
    assert again.position() == s.g.position()


def test_research_in_time_puts_the_stalemate_off() -> None:
    s = Scene("F2", active="Anna", round=STALEMATE, Anna={"population": 1})
    s.g.marks.progress = 1
    s.say("basic-space:research-1:1", "slot:i-2")
    s.end_turn()
    while s.g.round() < STALEMATE + 3:
        s.say("basic-space:recruit")
        s.end_turn()

    assert s.g.marks.last_round == 0
