"""A warning before an answer that could not be taken back."""

from __future__ import annotations

import random

import pytest

from perihelion.games import GAMES, new_game
from perihelion.server.boards.registry import board_of
from perihelion.server.revealing import MOST, warn
from perihelion.server.speech import Speech
from perihelion.tabletop.bits import BIT


@pytest.mark.parametrize("game", list(GAMES))
def test_it_comes_where_something_is_revealed_and_nowhere_else(game: str) -> None:
    table = new_game(game, 2, 3)
    chance = random.Random(1)
    warned = 0
    for _ in range(250):
        if table.over:
            break
        seat = next(k for k in (0, 1) if table.waits_for(k) and not table.answered & BIT[k])
        view = table.seen_by(seat)
        question = board_of(game).question(view, seat, 1, Speech("en", game, ["Ada", "Bo"]))
        assert question is not None
        warn(view, question)
        expected = {option.id: option.reveals for option in question.options}
        before = int(table.revealed)
        plain = not question.sealed and not question.several and len(expected) <= MOST

        asked = table.question(seat)
        assert asked is not None
        answer = int(chance.choice(asked.options).id)
        table.answer(seat, answer)

        if plain:
            assert expected[answer] == (int(table.revealed) != before)
            warned += expected[answer]
        else:
            assert not any(expected.values())
    assert warned > 0
