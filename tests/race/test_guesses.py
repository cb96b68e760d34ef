"""What a seat is asked tells something of its hand, and a guess keeps to it."""

from __future__ import annotations

import perihelion
from perihelion import dice
from perihelion.race.pieces.kinds import BRINK_OF_WAR
from perihelion.race.state import Race
from race.laying import ALL, kind, say, table


def choosing_one_more(automatic: bool = True) -> Race:
    """Ann has settled a world and chooses another for Improved Logistics."""
    g = table(
        "settle",
        {
            "tableau": ["New Sparta", "Improved Logistics"],
            "hand": ["Star Nomad Lair", "Rebel Fuel Cache", "Runaway Robots"],
            "actions": ["settle"],
        },
        {"tableau": ["Old Earth"], "fillers": 4},
        options={"automatic": automatic},
    )
    say(g, 0, "star-nomad-lair")
    if g.waiting() == [1]:
        say(g, 1, "pass")
    while kind(g, 0) != "settle-extra":
        g.answer(0, g.options(0)[0])
    say(g, 0, "second-world")
    assert kind(g, 0) == "settle-second"
    return g


def test_who_chooses_a_second_world_is_guessed_to_have_a_choice() -> None:
    view = choosing_one_more().seen_by(1)

    guesses = [view.guess(dice(k)) for k in range(20)]

    assert all(len(guess.options(0)) >= 2 for guess in guesses)
    assert len({tuple(guess.options(0)) for guess in guesses}) > 5
    for guess in guesses:
        perihelion.play_out(guess, dice(1))


def test_where_each_question_is_put_one_world_will_do() -> None:
    view = choosing_one_more(automatic=False).seen_by(1)

    counts = {len(view.guess(dice(k)).options(0)) for k in range(40)}

    assert 0 not in counts
    assert 1 in counts


def test_a_card_that_hardly_ever_comes_is_looked_for() -> None:
    """Two worlds that cost two to five for Old Earth, in a hand of two: one deal in hundreds."""
    g = table(
        "settle",
        {
            "tableau": ["Old Earth", "Terraforming Engineers", "Secluded World"],
            "hand": ["Prosperous World", "Terraformed World"],
            "actions": ["settle"],
        },
        {"tableau": ["Epsilon Eridani"]},
    )
    if 0 in g.waiting() and kind(g, 0) == "settle":
        say(g, 0, "pass")
    say(g, 0, "replace")
    view = g.seen_by(1)

    for k in range(20):
        guess = view.guess(dice(k))

        assert isinstance(guess, Race)
        assert len(guess.options(0)) >= 2
        assert sorted(c for seat in guess.seats for c in seat.tableau) == sorted(
            c for seat in g.seats for c in seat.tableau
        )
        perihelion.play_out(guess, dice(k))


def test_who_chooses_a_start_world_is_guessed_to_have_a_red_and_a_blue_one() -> None:
    g = perihelion.new_game("race", 4, 5, {"expansions": ALL})
    assert isinstance(g, Race)
    assert g.setup.has(BRINK_OF_WAR)

    for k in range(20):
        guess = g.seen_by(k % 4).guess(dice(k))

        assert isinstance(guess, Race)
        for seat in guess.seats:
            red, blue = [guess.cards[c].start for c in seat.drawn]
            assert red % 2 == 1
            assert blue >= 0
            assert blue % 2 == 0
