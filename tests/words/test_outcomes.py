"""What every answer would bring can be said, in both languages, wherever chance leads."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from perihelion import words
from perihelion.tabletop.registry import game_of
from perihelion.words.voice import Voice
from shipped import SHIPPED
from words.test_text import moments

SET_UPS = [*[(game, 3) for game in SHIPPED], ("beyond", 4)]


@pytest.fixture(autouse=True)
def _strict_words() -> Iterator[None]:
    words.be_strict()
    yield
    words.be_strict(False)


@pytest.mark.parametrize(("game", "players"), SET_UPS)
def test_whatever_an_answer_brings_can_be_said(game: str, players: int) -> None:
    voices = [Voice(lang, game, ["Ada", "Vega", "Lira", "Io"][:players]) for lang in ("en", "ru")]
    heard: set[str] = set()
    for table in moments(game, players, 3):
        rules = game_of(table)
        for seat in table.waiting():
            view = table.seen_by(seat)
            question = view.question(seat)
            assert question is not None
            for option in question.options:
                told = [
                    rules.outcome(view, question, option),
                    rules.named(view, option),
                    *rules.about(view, question, option),
                ]
                for saying in told:
                    if saying is not None:
                        heard |= {voice.tell(saying) for voice in voices}

    assert len(heard) > 20
    assert not [said for said in heard if "{" in said or "???" in said]
