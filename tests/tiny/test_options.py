"""The options: what they change, and what they may not be."""

from __future__ import annotations

from typing import Any

import pytest

import perihelion
from perihelion import BadSetup
from perihelion.tiny.state import Tiny


def begun(players: int = 2, **options: Any) -> Tiny:
    g = perihelion.new_game("tiny", players, 1, options)
    assert isinstance(g, Tiny)
    return g


def refused(players: int, options: dict[str, object]) -> str:
    with pytest.raises(BadSetup) as caught:
        perihelion.new_game("tiny", players, 1, options)
    return caught.value.code


@pytest.mark.parametrize(
    ("players", "options", "code"),
    [
        (2, {"colour": "red"}, "UNKNOWN_SETTING"),
        (2, {"rogue": "artemis"}, "SOLO_SETTING"),
        (1, {"rogue": "nobody"}, "UNKNOWN_ROGUE"),
        (1, {"rogue": []}, "UNKNOWN_ROGUE"),
        (1, {"first_player": 1}, "BAD_SETTING"),
        (2, {"first_player": 2}, "BAD_SETTING"),
        (2, {"first_player": True}, "BAD_SETTING"),
        (3, {"two_player_mission_pool": True}, "BAD_SETTING"),
        (2, {"automatic": 1}, "BAD_SETTING"),
        (2, {"helios_old_card": "burnt"}, "BAD_SETTING"),
        (2, {"push_price": 8}, "BAD_SETTING"),
        (2, {"galaxies": ["red"]}, "BAD_SETTING"),
        (2, {"galaxies": "red"}, "BAD_SETTING"),
        (2, {"galaxies": ["red", "red"]}, "GALAXY_TAKEN"),
        (2, {"galaxies": ["red", "pink"]}, "UNKNOWN_GALAXY"),
        (1, {"rogue": "hades", "galaxies": ["red"]}, "GALAXY_TAKEN"),
        (1, {"rogue_dice": [5, 5, 6, 6]}, "BAD_SETTING"),
        (1, {"rogue_dice": [5, 5, 6, 6, 8]}, "BAD_SETTING"),
        (1, {"rogue_vp": "many"}, "BAD_SETTING"),
        (1, {"rogue_once": [6]}, "BAD_SETTING"),
        (1, {"rogue_max": 0}, "BAD_SETTING"),
        (1, {"rogue_colour": "pink"}, "BAD_SETTING"),
        (2, {"planets": []}, "BAD_SETTING"),
        (2, {"planets": {"earth": {}}}, "BAD_SETTING"),
        (2, {"planets": {"jakks": 3}}, "BAD_SETTING"),
        (2, {"planets": {"jakks": {"name": "x"}}}, "BAD_SETTING"),
        (2, {"planets": {"jakks": {"length": 9}}}, "BAD_SETTING"),
        (2, {"planets": {"jakks": {"vp": 0}}}, "BAD_SETTING"),
        (2, {"planets": {"jakks": {"resource": "economy"}}}, "BAD_SETTING"),
    ],
)
def test_what_cannot_be_set_is_refused(players: int, options: dict[str, object], code: str) -> None:
    assert refused(players, options) == code


def test_planets_must_be_worth_enough_for_somebody_to_reach_21_points() -> None:
    slugs = [planet.slug for planet in begun().planets]
    worth_60 = {slug: {"vp": 2 if k < 20 else 1} for k, slug in enumerate(slugs)}
    worth_61 = {**worth_60, slugs[39]: {"vp": 2}}

    assert refused(5, {"planets": worth_60}) == "BAD_SETTING"
    assert not begun(5, planets=worth_61).over
    assert not begun(4, planets=worth_60).over


def test_printed_figures_can_be_put_right() -> None:
    right = begun(
        planets={"birkomius": {"resource": "energy", "track": "economy", "length": 3, "vp": 2}},
        push_price=1,
        steal_own_turn_only=True,
        follow_income_once=False,
    )
    by_slug = {planet.slug: planet for planet in right.planets}

    changed = by_slug["birkomius"]
    assert (changed.resource, changed.track, changed.length, changed.vp) == (1, 4, 3, 2)
    assert (by_slug["tifnod"].energy, by_slug["vizcarra"].energy) == (1, 1)
    assert by_slug["clj-0517"].own_turn
    assert by_slug["la-torres"].own_turn
    assert not changed.once
    assert not by_slug["bisschop"].once


def test_the_figures_of_a_rogue_can_be_put_right() -> None:
    g = begun(
        1, rogue="artemis", rogue_max=4, rogue_dice=[1, 2, 3, 4, 5], rogue_vp=[0, 1, 2, 4, 7],
        rogue_once=[1, 5], rogue_colour="black",
    )  # fmt: skip
    mat = g.mat()

    assert (mat.most, mat.dice, mat.vp) == (4, [1, 2, 3, 4, 5], [0, 1, 2, 4, 7])
    assert [attack.once for attack in mat.attacks] == [True, False, False, False, True]
    assert g.seats[1].galaxy == 4
