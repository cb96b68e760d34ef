"""What the ledger notes about single technologies, beyond their figures: ships."""

from __future__ import annotations

import pytest

from rulebook.beyond.cards import owning, researching
from rulebook.beyond.scene import rule


@rule("card.tech.supply-outpost", "effect.upgrade-then-jump", "upgrade.control")
def test_a_supply_outpost_checks_control_twice() -> None:
    """The upgrade wins Sirius from Boris, and the jump gives it back."""
    s = owning(
        "supply-outpost", 2, ships=["A2:1"], Boris={"ships": ["A2:1"], "controls": {"A2": "ore"}}
    )

    s.say("tech-space:supply-outpost:1:1")
    assert s.holder("A2") == ("Anna", "ore")
    assert (s["Anna"].ore, s["Boris"].ore, s.kind()) == (1, 0, "jump")
    s.say("move:a2:2:y3", "end")

    assert s.holder("A2") == ("Boris", "ore")
    assert s.holder("Y3") == ("Anna", "food")
    assert (s["Anna"].ore, s["Boris"].ore) == (1, 1)


@rule("card.tech.hyperdrive-boosters", "upgrade.up-to", "upgrade.cap")
def test_hyperdrive_boosters_upgrade_different_ships() -> None:
    s = owning("hyperdrive-boosters", 3, ships=["sol:1", "sol:4", "Y1:3"])

    s.say("tech-space:hyperdrive-boosters:1:1")
    s.refuses("LEVEL_CAP", "ship:sol:4")
    s.say("ship:sol:1")
    s.refuses("SAME_SHIP_TWICE", "ship:sol:2")
    s.say("end", "end")

    assert s.ships("Anna") == ["sol:2", "sol:4", "Y1:3"]


@rule("card.tech.hyperdrive-boosters", "effect.upgrade_levels")
def test_the_box_of_hyperdrive_boosters_upgrades_one_ship_again_and_again() -> None:
    s = researching("hyperdrive-boosters", 3, ships=["sol:1", "Y1:1"])

    s.say("ship:sol:1", "ship:sol:2", "ship:sol:3")

    assert s.ships("Anna") == ["sol:4", "Y1:1"]
    assert s.kind() == "production"


@rule("card.tech.privateering", "effect.gain_ore_per_capture")
def test_privateers_are_paid_for_what_a_rival_held() -> None:
    s = owning(
        "privateering",
        2,
        ships=["sol:2", "sol:2", "sol:2"],
        Boris={"ships": ["A1:1"], "controls": {"A1": "food"}},
        Irina={"controls": {"A2": "ore"}},
    )

    s.say("tech-space:privateering:1:1", "move:sol:2:a1", "move:sol:2:a2", "move:sol:2:y1", "end")

    assert [s.holder(place) for place in ("A1", "A2", "Y1")] == [
        ("Anna", "food"),
        ("Anna", "ore"),
        ("Anna", "food"),
    ]
    assert s["Anna"].ore == 1 + 2  # Sirius's own bonus, and two captures


@rule("card.tech.modular-fleet", "turn.action.no-change")
def test_a_modular_fleet_without_ships_must_build_one() -> None:
    s = owning("modular-fleet", 2, ore=1, population=1)

    s.say("tech-space:modular-fleet:1:1", "skip", "skip")

    assert s.ships("Anna") == ["sol:1"]  # there was no other way left
    assert s.kind() == "jump"
    s.say("end")
    assert s.kind() == "production"


@rule("card.tech.capital-ship", "cost.nested")
@pytest.mark.parametrize(("ore", "asked"), [(4, "jump"), (5, "build-site")])
def test_the_escort_of_a_capital_ship_has_its_own_price(ore: int, asked: str) -> None:
    s = owning("capital-ship", 3, ore=ore, population=2)

    s.say("tech-space:capital-ship:1:1")

    assert s.ships("Anna") == ["sol:4"]
    assert (s.kind(), s["Anna"].ore) == (asked, ore - 3)
    if asked == "build-site":
        assert s.words() == ["place:sol", "skip"]
        s.say("skip")
        assert s["Anna"].ore == 2


@rule("card.tech.wormhole-technology", "effect.jump_to_any")
def test_a_wormhole_moves_up_to_two_different_ships() -> None:
    s = researching("wormhole-technology", 3, ships=["deep_space:1"])

    s.say("move:sol:2:b2")
    s.refuses("SAME_SHIP_TWICE", "move:b2:2:b1")
    assert s.holder("B2") is None  # control is checked once, after both
    s.say("end", "ore")

    assert s.holder("B2") == ("Anna", "ore")
    assert s.ships("Anna") == ["deep_space:1", "B2:2"]


@rule("card.tech.galactic-hq", "upgrade.control")
def test_control_is_checked_after_an_upgrade_by_the_galactic_hq() -> None:
    s = owning(
        "galactic-hq",
        4,
        ore=1,
        ships=["A1:1"],
        Boris={"ships": ["A1:1"], "controls": {"A1": "food"}},
    )

    s.say("use:galactic-hq")

    assert s.holder("A1") == ("Anna", "food")
    assert s.kind() == "action"


@rule("card.tech.neo-industrial-revolution", "effect.supply_to_ship", "build.several")
def test_two_cubes_become_two_ships_in_different_yards() -> None:
    s = researching("neo-industrial-revolution", 4, controls={"Y1": "food"})

    assert s.words() == ["place:sol", "place:y1"]
    s.refuses("NOT_IN_CONTROL", "place:y2")
    s.refuses("NOT_A_BUILD_SITE", "place:a1")
    s.say("place:sol", "place:y1", "end")

    assert s.ships("Anna") == ["sol:3", "Y1:3"]
    assert s.supply("Anna") == "A1 B5 C5 D4"
