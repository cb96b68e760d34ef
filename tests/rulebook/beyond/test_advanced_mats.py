"""The advanced mats: tracks of their own, and abilities that uncovered symbols bring."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.beyond.scene import Scene, rule, scenario


def advanced(**given: Any) -> Scene:
    """A scene with advanced mats; off are the discs off the food and the ore track."""
    return Scene(options={"mats": "advanced"}, **given)


def until(s: Scene, name: str) -> None:
    """The others recruit until it is somebody's turn."""
    while s.asked() != name:
        s.say("basic-space:recruit")
        s.end_turn()


# -- tracks --------------------------------------------------------------------


@rule("faction.tracks")
@pytest.mark.parametrize(
    ("name", "off", "ore"),
    [
        ("Irina", 0, 1),
        ("Irina", 1, 2),
        ("Irina", 4, 3),
        ("Irina", 7, 5),
        ("Anna", 2, 1),
        ("Anna", 3, 2),
        ("Anna", 5, 3),
        ("Anna", 8, 5),
    ],
)
def test_each_advanced_mat_has_its_own_ore_track(name: str, off: int, ore: int) -> None:
    s = advanced(active=name, at="production", **{name: {"off": [0, off]}})

    s.say("ore-production")

    assert s[name].ore == ore


@rule("faction.tracks")
@pytest.mark.parametrize(
    ("name", "off", "grown"),
    [
        ("Dmitry", 0, 1),
        ("Dmitry", 1, 2),
        ("Dmitry", 5, 3),
        ("Boris", 2, 1),
        ("Boris", 3, 2),
        ("Boris", 7, 4),
        ("Anna", 4, 3),
    ],
)
def test_each_advanced_mat_has_its_own_food_track(name: str, off: int, grown: int) -> None:
    s = advanced(active=name, at="production", **{name: {"off": [off, 0]}})

    s.say("growth")

    assert s[name].population == grown


# -- United Nations ------------------------------------------------------------


@scenario("B-166", "faction.un.a", "trigger.production_trade")
@pytest.mark.parametrize("trades", [3, 2])
def test_three_trades_automate(trades: int) -> None:
    s = advanced(
        active="Boris",
        at="production",
        Boris={"off": [2, 0], "ore": 2, "ships": ["sol:1", "sol:1"]},
    )
    s.say("trade", "ship:sol:1", "ship:sol:1")
    assert (s["Boris"].ore, s["Boris"].population, s.ships("Boris")) == (0, 2, [])
    if trades == 3:
        s.say("population-to-ore")
        assert (s["Boris"].ore, s["Boris"].population) == (1, 1)

    s.say("end")

    if trades == 3:
        assert (s.asked(), s.words()) == ("Boris", ["food", "ore"])
        s.say("ore")
        assert list(s["Boris"].automated) == [2, 1, 0]
    else:
        assert list(s["Boris"].automated) == [2, 0, 0]
    assert s.asked() == "Irina"


@rule("faction.un.a", "faction.unlock")
def test_a_covered_symbol_brings_nothing() -> None:
    s = advanced(active="Boris", at="production", Boris={"off": [1, 0], "population": 3})

    s.say("trade", "population-to-ore", "population-to-ore", "population-to-ore", "end")

    assert s.asked() == "Irina"
    assert list(s["Boris"].automated) == [1, 0, 0]


@rule("faction.un.a")
def test_six_trades_automate_once() -> None:
    s = advanced(active="Boris", at="production", Boris={"off": [2, 0], "population": 6})

    s.say("trade", *["population-to-ore"] * 6, "end", "food")

    assert list(s["Boris"].automated) == [3, 0, 0]
    assert s.asked() == "Irina"


@rule("faction.un.a-phase-only", "effect.produce")
def test_trades_through_lalande_do_not_count() -> None:
    s = advanced(
        active="Boris",
        does=("Boris", "colonise:lalande-21185"),
        Boris={"off": [2, 0], "population": 2},
    )
    assert s.kind() == "trade"

    s.say("population-to-ore", "population-to-ore", "population-to-ore", "end")

    assert s.kind() == "production"
    s.say("trade", "end")
    assert list(s["Boris"].automated) == [2, 0, 0]


@scenario("B-191", "faction.un.b", "passive.trade_rate")
@pytest.mark.parametrize(("off", "left"), [(4, 1), (3, 0)])
def test_a_cube_costs_the_united_nations_two_ore(off: int, left: int) -> None:
    s = advanced(active="Boris", at="production", Boris={"off": [0, off], "ore": 3})

    s.say("trade")
    assert s.tag("ore-to-population")["cost"] == 3 - left
    s.say("ore-to-population")

    assert (s["Boris"].ore, s["Boris"].population) == (left, 1)
    s.refuses("NOT_ENOUGH_ORE", "ore-to-population")


# -- Nishida-Ostergaard --------------------------------------------------------


@scenario("B-191", "faction.nishida.a", "trigger.after_research", "faction.limit")
def test_research_pays_once_per_turn() -> None:
    """Transdimensional AI at III-D lets Irina research a second technology at once."""
    s = advanced(
        active="Irina",
        guilds=["academy-guild"],
        slots={"II-D": "asteroid-mining", "III-D": "transdimensional-ai"},
        Irina={"off": [0, 3], "ore": 5, "population": 1, "researched": ["II-D"]},
    )

    s.say("guild-space:academy-guild:1", "slot:i-2")

    assert s.researched("Irina") == ["I-2", "II-D", "III-D"]
    assert s["Irina"].ore == 1
    assert len(s.told("ability")) == 1


@rule("trigger.after_research", "faction.nishida.a")
def test_a_private_technology_is_no_research() -> None:
    s = advanced(
        active="Irina",
        does=("Irina", "colonise:procyon"),
        decks={"II": ["hydroponic-laboratories"]},
        Irina={"off": [0, 3]},
    )

    assert s["Irina"].ore == 0
    assert s.told("ability") == []


@scenario("B-167", "faction.nishida.b", "trigger.last_disc_removed")
def test_the_last_disc_pays_after_the_control_bonus_and_only_once() -> None:
    s = advanced(
        active="Irina",
        systems={"B1": "luhman-16"},
        Irina={"off": [7, 6], "supply": [3, 5, 5, 4], "ships": ["Y2:1", "deep_space:1"]},
    )

    s.say("basic-space:build-jump:1", "move:y2:1:b1", "end", "food")

    assert list(s["Irina"].discs) == [0, 2]
    assert [one["count"] for one in s.told("gained-ore")] == [1, 3]
    assert (s["Irina"].ore, s["Irina"].population) == (4, 2)
    assert s.supply("Irina") == "A1 B5 C5 D4"

    s.end_turn("ore-production")
    until(s, "Irina")
    ore = s["Irina"].ore
    s.say(
        "basic-space:build-jump:2", "skip", "move:deep-space:1:y4", "end"
    )  # the last ore disc but one
    s.end_turn("growth")
    until(s, "Irina")
    s.say("basic-space:build-jump:1", "skip", "move:b1:1:y2", "end")  # the last
    assert list(s["Irina"].discs) == [0, 0]
    assert s["Irina"].ore == ore
    assert len(s.told("ability")) == 1


@rule("faction.nishida.b", "trigger.last_disc_removed")
def test_an_automated_last_disc_pays_at_once() -> None:
    s = advanced(
        active="Irina",
        does=("Irina", "now:advanced-genetics"),
        Irina={"off": [7, 0], "supply": [6, 5, 5, 0]},
    )

    assert (s["Irina"].ore, s["Irina"].population) == (3, 2 + 1)
    assert [one["count"] for one in s.told("recruited")] == []  # all before anybody was asked


@rule("faction.nishida.b", "trigger.last_disc_removed")
def test_the_bonus_of_a_colony_comes_before_the_last_disc_pays() -> None:
    """Groombridge 34 automates ore and brings 1 ore; the disc on the card was the last one."""
    s = advanced(
        active="Irina",
        guilds=["terraforming-guild"],
        systems={"B1": "groombridge-34"},
        Irina={
            "off": [0, 6],
            "ore": 4,
            "population": 1,
            "ships": ["B1:4", "B1:2"],
            "controls": {"B1": "ore"},
        },
    )

    s.say("guild-space:terraforming-guild:1")

    assert list(s["Irina"].automated) == [0, 6, 1]
    assert [one["count"] for one in s.told("gained-ore")] == [1, 3]
    assert s["Irina"].ore == 4


# -- Pan-Solar Union -----------------------------------------------------------


@scenario(
    "B-189",
    "faction.three.a",
    "faction.three.b",
    "faction.limit",
    "passive.jump_bonus",
    "trigger.gain_control",
)
def test_the_union_jumps_farther_and_upgrades_once() -> None:
    s = advanced(active="Anna", Anna={"off": [3, 5], "ships": ["sol:1", "sol:1"]})

    s.say("basic-space:build-jump:1", "move:sol:1:a2", "move:sol:1:a1", "move:a1:1:y2")
    s.refuses("NOT_ENOUGH_MOVEMENT", "move:y2:1:b1")
    s.say("end", "place:a2")
    assert s["Anna"].ore == 1  # the bonus of Sirius comes first
    assert s.kind() == "upgrade"
    s.refuses("COMPULSORY_EFFECT", "skip")
    s.say("ship:a2:1")

    assert s.ships("Anna") == ["A2:2", "Y2:1"]
    assert s.holder("Y2") == ("Anna", "ore")
    assert s.kind() == "production"  # no second upgrade for the shipyard


@scenario("B-189", "faction.unlock", "passive.jump_bonus")
def test_an_ability_is_lost_when_a_disc_comes_home() -> None:
    s = advanced(
        active="Boris",
        Boris={"ships": ["sol:1"]},
        Anna={"off": [2, 0], "controls": {"Y1": "food"}, "ships": ["sol:1"]},
    )
    s.say("basic-space:build-jump:1", "move:sol:1:y1", "end")
    assert list(s["Anna"].discs) == [6, 8]
    s.end_turn()
    until(s, "Anna")

    s.say("basic-space:build-jump:2", "move:sol:1:a1", "move:a1:1:y2")
    s.refuses("NOT_ENOUGH_MOVEMENT", "move:y2:1:b1")


@rule("passive.jump_bonus")
def test_a_jump_in_anothers_turn_is_longer_too() -> None:
    s = advanced(
        active="Boris", does=("Anna", "now:terraforming"), Anna={"off": [3, 0], "ships": ["sol:1"]}
    )

    s.say("move:sol:1:a1", "move:a1:1:y2", "end")

    assert s.holder("Y2") == ("Anna", "ore")


@rule("faction.limit", "faction.compulsory", "trigger.gain_control")
def test_once_per_turn_means_once_in_any_faction_s_turn() -> None:
    """Anna gains Sirius in Boris's turn and a shipyard in her own, and upgrades both times."""
    s = advanced(
        active="Boris",
        Boris={"ships": ["A2:2"], "controls": {"A2": "ore"}},
        Anna={"off": [0, 4], "ships": ["A2:1"]},
    )

    s.say("basic-space:build-jump:1", "move:a2:2:sol", "end")

    assert s.holder("A2") == ("Anna", "ore")  # the fifth ore disc, which uncovers the symbol
    assert s.ships("Anna") == ["A2:2"]
    s.end_turn()
    until(s, "Anna")
    s.say("basic-space:build-jump:2", "move:a2:2:y1", "end")
    assert s.ships("Anna") == ["Y1:3"]


# -- Free Settlers -------------------------------------------------------------


@scenario(
    "B-190",
    "faction.four.a",
    "faction.four.b",
    "passive.colonise_strength_discount",
    "trigger.after_colonise",
)
def test_the_settlers_need_less_strength_and_grow() -> None:
    s = advanced(
        active="Dmitry",
        guilds=["terraforming-guild"],
        Dmitry={
            "off": [4, 4],
            "ore": 4,
            "population": 1,
            "ships": ["B1:3"],
            "controls": {"B1": "ore"},
        },
    )

    s.say("guild-space:terraforming-guild:1", "food")

    assert s.colonies("Dmitry") == ["kapteyns-star"]
    assert s.ships("Dmitry") == ["deep_space:2"]
    assert s["Dmitry"].population == 1
    kinds = [e.kind for e in s.g.events() if e.kind in ("built", "ability", "recruited")]
    assert kinds == ["built", "ability", "recruited"]


@rule("faction.unlock", "passive.colonise_strength_discount")
def test_without_the_symbol_the_printed_strength_is_needed() -> None:
    s = advanced(
        active="Dmitry",
        guilds=["terraforming-guild"],
        Dmitry={
            "off": [4, 2],
            "ore": 4,
            "population": 1,
            "ships": ["B1:3"],
            "controls": {"B1": "ore"},
        },
    )

    s.refuses("ACTION_IMPOSSIBLE", "guild-space:terraforming-guild:1")


@rule("trigger.passive", "trigger.after_colonise", "faction.unlock")
def test_basic_mats_have_no_abilities() -> None:
    s = Scene(
        active="Dmitry",
        guilds=["terraforming-guild"],
        systems={"B1": "kapteyns-star"},
        Dmitry={
            "off": [4, 4],
            "ore": 4,
            "population": 1,
            "ships": ["B1:4"],
            "controls": {"B1": "ore"},
        },
    )

    s.say("guild-space:terraforming-guild:1", "food")

    assert s["Dmitry"].population == 0
    assert s.told("ability") == []
