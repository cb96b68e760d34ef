"""What a position and its parts look like at a Python prompt."""

from __future__ import annotations

import perihelion


def test_a_game_tells_its_round_and_whom_it_waits_for() -> None:
    g = perihelion.new_game("race", players=3, seed=7)

    begun = repr(g)
    perihelion.play_out(g, perihelion.dice(1))

    assert begun == "<Race, round 0: waits for seats [0, 1, 2]>"
    assert repr(g) == f"<Race, over: scores {g.scores()}>"


def test_a_question_and_its_options_tell_their_words() -> None:
    question = perihelion.new_game("race", players=2, seed=7).question(0)

    assert question is not None
    assert repr(question) == (
        "<Question to seat 0: Choose 2 cards from your opening hand to discard.>"
    )
    assert repr(question.options[0]) == "<Option card:old-earth: Old Earth>"
