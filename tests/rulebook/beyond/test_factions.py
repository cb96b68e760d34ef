"""The four factions: what their mats begin with, what their tracks yield, what they can do."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from rulebook.beyond.scene import Scene, rule

ADVANCED: dict[str, object] = {"mats": "advanced"}
FACTION_RULES = ["united-nations", "nishida-ostergaard", "faction-three", "faction-four"]


def advanced(active: str, **given: Any) -> Scene:
    """A scene on advanced mats in somebody's turn."""
    return Scene(active=active, options=ADVANCED, **given)


# -- mats --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "mats", "population", "ore", "supply", "ship"),
    [
        ("Boris", "basic", 2, 1, "A4 B4 C5 D4", "sol:1"),
        ("Boris", "advanced", 2, 2, "A4 B4 C5 D4", "sol:1"),
        ("Irina", "basic", 2, 2, "A3 B5 C5 D4", "sol:1"),
        ("Irina", "advanced", 2, 3, "A3 B5 C5 D4", "sol:1"),
        ("Anna", "basic", 2, 1, "A3 B5 C5 D4", "sol:2"),
        ("Anna", "advanced", 2, 1, "A3 B5 C5 D4", "sol:2"),
        ("Dmitry", "basic", 3, 0, "A2 B5 C5 D4", "sol:1"),
        ("Dmitry", "advanced", 3, 0, "A2 B5 C5 D4", "sol:1"),
    ],
)
@rule(*(f"card.faction.{word}" for word in FACTION_RULES), "setup.mat-start", "comp.mat-sides")
def test_what_a_mat_begins_with(
    name: str, mats: str, population: int, ore: int, supply: str, ship: str
) -> None:
    given: dict[str, Any] = {name: {"start": True}}
    s = Scene(options={"mats": mats}, **given)

    assert (s[name].population, s[name].ore) == (population, ore)
    assert (s.supply(name), s.ships(name)) == (supply, [ship])
    assert list(s[name].discs) == [8, 8]
    assert s[name].automation() == 0


BASIC = ([1, 1, 2, 2, 2, 3, 3, 3, 4], [1, 1, 2, 2, 3, 3, 4, 4, 5])


@pytest.mark.parametrize(
    ("name", "mats", "growth", "ore"),
    [
        ("Boris", "basic", *BASIC),
        ("Irina", "basic", *BASIC),
        ("Anna", "basic", *BASIC),
        ("Dmitry", "basic", *BASIC),
        ("Boris", "advanced", [1, 1, 1, 2, 2, 3, 3, 4, 4], [1, 1, 2, 2, 3, 3, 4, 4, 5]),
        ("Irina", "advanced", [1, 1, 2, 2, 2, 3, 3, 3, 4], [1, 2, 2, 2, 3, 3, 3, 5, 5]),
        ("Anna", "advanced", [1, 1, 2, 2, 3, 3, 3, 3, 4], [1, 1, 1, 2, 2, 3, 3, 3, 5]),
        ("Dmitry", "advanced", [1, 2, 2, 2, 2, 3, 3, 3, 4], [1, 1, 2, 2, 3, 3, 4, 4, 5]),
    ],
)
@rule(*(f"card.faction.{word}" for word in FACTION_RULES), "faction.tracks")
def test_what_the_tracks_yield_with_none_to_eight_discs_off(
    name: str, mats: str, growth: list[int], ore: list[int]
) -> None:
    grown, mined = [], []
    for off in range(9):
        given: dict[str, Any] = {name: {"off": [off, off], "supply": [6, 5, 5, 4]}}
        s = Scene(options={"mats": mats}, active=name, at="production", **given)
        s.say("growth")
        grown.append(int(s[name].population))
        s = Scene(options={"mats": mats}, active=name, at="production", **given)
        s.say("ore-production")
        mined.append(int(s[name].ore))

    assert grown == growth
    assert mined == ore


# -- the United Nations ------------------------------------------------------


@pytest.mark.parametrize(
    ("off", "trades", "acts"), [(2, 3, True), (2, 4, True), (2, 2, False), (1, 3, False)]
)
@rule("card.faction.united-nations", "faction.un.a", "faction.unlock", "trigger.production_trade")
def test_three_trades_automate_a_disc_for_the_united_nations(
    off: int, trades: int, acts: bool
) -> None:
    s = advanced("Boris", at="production", Boris={"off": [off, 0], "population": 5})

    s.say("trade", *["population-to-ore"] * trades, "end")

    assert (s.kind() == "automate-track") == acts
    if acts:
        s.say("ore")
        assert list(s["Boris"].discs) == [8 - off, 7]
        assert list(s["Boris"].automated) == [off, 1, 0]
    assert s["Boris"].ore == trades


@rule("card.faction.united-nations", "faction.un.a-phase-only")
def test_trades_of_a_bonus_do_not_count_for_the_united_nations() -> None:
    s = advanced(
        "Boris", does=("Boris", "colonise:lalande-21185"), Boris={"off": [2, 0], "population": 5}
    )

    s.say(*["population-to-ore"] * 3, "end")

    assert s.kind() == "production"
    assert s["Boris"].automation() == 2


@pytest.mark.parametrize(("off", "price"), [(4, 2), (3, 3)])
@rule("card.faction.united-nations", "faction.un.b", "passive.trade_rate", "trigger.passive")
def test_the_united_nations_buy_cubes_for_2_ore(off: int, price: int) -> None:
    s = advanced("Boris", at="production", Boris={"off": [0, off], "ore": 5})

    s.say("trade", "ore-to-population")

    assert s["Boris"].ore == 5 - price
    assert s["Boris"].population == 1


# -- the Nishida corporation -------------------------------------------------


@pytest.mark.parametrize(("off", "ore"), [(3, 1), (2, 0)])
@rule(
    "card.faction.nishida-ostergaard",
    "faction.nishida.a",
    "faction.unlock",
    "trigger.after_research",
)
def test_research_brings_the_nishida_corporation_an_ore(off: int, ore: int) -> None:
    s = advanced("Irina", Irina={"off": [0, off], "population": 1})

    s.say("basic-space:research-1:1", "slot:i-3")

    assert s["Irina"].automation() == off + 1
    assert s["Irina"].ore == ore


@rule("card.faction.nishida-ostergaard", "faction.nishida.a", "faction.limit")
def test_a_second_research_of_the_same_turn_brings_the_nishida_corporation_nothing() -> None:
    s = advanced(
        "Irina",
        guilds=["academy-guild"],
        slots={"II-C": "colonial-charters", "III-C": "transdimensional-ai"},
        Irina={"off": [0, 3], "population": 1, "ore": 5, "researched": ["II-C"]},
    )

    s.say("guild-space:academy-guild:1", "slot:i-1")

    assert s.researched("Irina") == ["I-1", "II-C", "III-C"]
    assert s["Irina"].ore == 1


# -- the Pan-Solar Union -----------------------------------------------------


@pytest.mark.parametrize(("off", "points"), [(3, 3), (2, 2)])
@rule("card.faction.faction-three", "faction.three.a", "faction.unlock", "passive.jump_bonus")
def test_the_pan_solar_union_jumps_farther(off: int, points: int) -> None:
    s = advanced("Anna", Anna={"off": [off, 0], "ships": ["sol:1"]})

    s.say("basic-space:build-jump:1")
    way = ["sol", "A1", "Y2", "B1", "Y4"]
    for start, end in pairwise(way[: points + 1]):
        s.say(f"move:{start}:1:{end}")

    s.refuses("NOT_ENOUGH_MOVEMENT", f"move:{way[points]}:1:{way[points + 1]}")


@pytest.mark.parametrize(("off", "level"), [(5, 2), (4, 1)])
@rule("card.faction.faction-three", "faction.three.b", "faction.unlock", "trigger.gain_control")
def test_a_place_gained_upgrades_a_ship_of_the_pan_solar_union(off: int, level: int) -> None:
    s = advanced("Anna", Anna={"off": [0, off], "ships": ["sol:1"]})

    s.say("basic-space:build-jump:1", "move:sol:1:y1", "end")

    assert s.ships("Anna") == [f"Y1:{level}"]


@rule("card.faction.faction-three", "faction.three.b", "faction.limit")
def test_the_pan_solar_union_upgrades_once_a_turn_after_the_control_bonus() -> None:
    s = advanced("Anna", Anna={"off": [0, 5], "ships": ["sol:1", "sol:1"]})

    s.say("basic-space:build-jump:1", "move:sol:1:a2", "move:sol:1:y1", "end")
    assert s.words() == ["place:a2", "place:y1"]
    s.say("place:a2")
    assert (s.kind(), s["Anna"].ore) == ("upgrade", 1)
    s.say("ship:a2:1")

    assert s.ships("Anna") == ["A2:2", "Y1:1"]
    assert s.kind() == "production"


# -- the Free Settlers -------------------------------------------------------


@pytest.mark.parametrize(("off", "cubes"), [(4, 1), (3, 0)])
@rule("card.faction.faction-four", "faction.four.a", "faction.unlock", "trigger.after_colonise")
def test_a_colony_brings_the_free_settlers_a_cube(off: int, cubes: int) -> None:
    s = advanced(
        "Dmitry",
        guilds=["terraforming-guild"],
        Dmitry={
            "off": [off - 2, 0],
            "ore": 4,
            "population": 1,
            "ships": ["A1:3"],
            "controls": {"A1": "food"},
        },
    )

    s.say("guild-space:terraforming-guild:1")

    assert s.colonies("Dmitry") == ["barnards-star"]
    assert list(s["Dmitry"].discs) == [8 - off, 8]
    assert s["Dmitry"].population == cubes


@pytest.mark.parametrize(("off", "fine"), [(4, True), (3, False)])
@rule(
    "card.faction.faction-four",
    "faction.four.b",
    "faction.unlock",
    "passive.colonise_strength_discount",
)
def test_the_free_settlers_need_a_level_less(off: int, fine: bool) -> None:
    s = advanced(
        "Dmitry",
        guilds=["terraforming-guild"],
        Dmitry={
            "off": [0, off],
            "ore": 4,
            "population": 1,
            "ships": ["A1:2"],
            "controls": {"A1": "food"},
        },
    )

    if not fine:
        s.refuses("ACTION_IMPOSSIBLE", "guild-space:terraforming-guild:1")
        return
    s.say("guild-space:terraforming-guild:1")

    assert s.colonies("Dmitry") == ["barnards-star"]
    assert s.ships("Dmitry") == []
