"""Any effect on any card: whatever a file of corrections makes of the cards, the game goes on."""

from __future__ import annotations

import random
from typing import Any

import pytest

import perihelion
from perihelion.beyond.catalogue.contents import contents
from perihelion.beyond.catalogue.reading import FIELDS

ANSWERS = 300
"""So many answers are given in each game."""

EFFECTS: list[dict[str, Any]] = [
    {"do": "gain_ore", "n": {"count": "ore_in_hand", "each": 2, "max": 4}},
    {"do": "gain_ore_per_capture"},
    {"do": "supply_to_pop", "n": {"count": "techs_all"}},
    {"do": "supply_to_ship", "n": 2, "level": 1},
    {"do": "supply_to_ship", "n": 2, "level": 3, "at": "sol"},
    {"do": "pop_to_ship", "n": 2, "level": 4, "at": "deep_space"},
    {"do": "pop_to_ship", "level": 2, "optional": True, "cost": {"ore": 1, "return_pop": 1}},
    {"do": "jump", "n": 3},
    {"do": "jump_to_any", "ships": 2},
    {"do": "upgrade_ships", "ships": 2, "levels": 2},
    {"do": "upgrade_levels", "n": 3},
    {"do": "automate", "track": "either", "n": 2},
    {"do": "research", "level": 2},
    {"do": "research", "levels": [1, 2, 3, 4], "ignore_prereqs": True, "optional": True},
    {"do": "research", "level": {"expr": "colonised_plus_1"}},
    {"do": "colonize"},
    {"do": "colonize", "optional": True},
    {"do": "colonize", "target": "uncontrolled_at_turn_start", "discs": 2},
    {
        "do": "choose",
        "times": 2,
        "options": [
            {"cost": {"ore": 1}, "steps": [{"do": "jump", "n": 1}]},
            {"steps": [{"do": "repeat_immediate"}]},
            {"cost": {"return_pop": 1}, "steps": [{"do": "copy_action"}]},
        ],
    },
    {"do": "copy_action", "own_only": True},
    {"do": "repeat_immediate"},
    {"do": "move_supply", "n": 2, "from": "any", "to": "any"},
    {"do": "produce", "kind": "trade"},
    {"do": "private_tech", "level": 4},
    {"do": "draw_systems", "deck": "A", "draw": 3, "discs": 1},
    {"do": "place_extra_system", "deck": "A"},
    {"do": "link_system", "deck": "B"},
    {"do": "take_linked_system", "discs": 1},
    {"do": "discard_event"},
    {"do": "pawn_beside_basic"},
    {"do": "donate_ship", "max": 2},
]


def test_every_effect_is_among_them() -> None:
    assert {effect["do"] for effect in EFFECTS} == set(FIELDS)


def odd_cards(luck: random.Random) -> dict[str, Any]:
    """A catalogue in which any card does anything, cheaply."""

    def steps() -> list[dict[str, Any]]:
        return luck.choices(EFFECTS, k=luck.randint(1, 3))

    printed = contents({})
    return {
        "technology": {
            one.slug: {"immediate": steps(), "actions": [{"cost": {}, "steps": steps()}]}
            for one in printed.techs
        },
        "system": {
            one.slug: {"strength": 1, "control_bonus": steps(), "colonise_bonus": steps()}
            for one in printed.systems
        },
        "guild": {one.slug: {"cost": {"ore": 1}, "steps": steps()} for one in printed.guilds},
    }


@pytest.mark.parametrize("seed", range(6))
def test_odd_cards_can_be_played(seed: int) -> None:
    """There is always an answer, and a position read again is whole: no cube, disc or card lost."""
    luck = random.Random(seed)
    options = {
        "catalogue": odd_cards(luck),
        "mats": "advanced" if seed % 2 else "basic",
        "tableau": seed % 3 == 0,
    }
    g = perihelion.new_game("beyond", 2 + seed % 3, seed, options)

    for n in range(ANSWERS):
        if g.over:
            break
        seat = g.next_seat()
        g.answer(seat, luck.choice(list(g.options(seat))))
        if n % 10 == 0:
            assert perihelion.unpack(g.pack()).pack() == g.pack()

    assert perihelion.replay(g.record()).pack() == g.pack()
