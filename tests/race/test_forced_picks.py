"""A question that answers itself answers itself as a whole or not at all."""

from __future__ import annotations

from typing import cast

import perihelion
from perihelion.race.state import Race


def three_kinds() -> Race:
    """Diversified Economy takes three kinds: of four goods one must go, others leave a choice."""
    tableau = [
        "Old Earth",
        "Diversified Economy",
        {"Gem World": "some"},
        {"Comet Zone": "some"},
        {"Mining World": "some"},
        {"Plague World": "some"},
    ]
    seats = [{"tableau": tableau, "actions": ["consume-double"]}, {"tableau": ["New Sparta"]}]
    g = perihelion.position("race", {"at": "consume", "seats": seats})
    g.answer(0, "power:diversified-economy")
    return cast(Race, g)


def test_no_pick_is_made_for_a_player_who_still_has_a_choice() -> None:
    g = three_kinds()

    g.answer_all(0, ["card:gem-world", "card:comet-zone", "card:plague-world"])

    assert int(g.seats[0].chips) == 8  # 2 x 3, and 2 x 1 for the good that Old Earth takes


def test_the_record_keeps_what_was_said_before() -> None:
    g = three_kinds()

    g.answer_all(0, ["card:gem-world", "card:comet-zone", "card:plague-world"])

    twin = perihelion.replay(g.record())
    assert twin.pack() == g.pack()
