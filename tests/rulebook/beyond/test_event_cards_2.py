"""The events of level II."""

from __future__ import annotations

from typing import Any

import pytest

from perihelion.beyond.ids import AT_PLACE, AT_SEAT, AT_SLOT, PLACE_WORDS, SLOT_WORDS
from rulebook.beyond.revealing import discarded, level_2, open_guilds, ore, population, staying
from rulebook.beyond.scene import Scene, rule

NOTHING = {"Boris": 0, "Irina": 0, "Anna": 0, "Dmitry": 0}


@rule("card.event.tyler-lee")
def test_tyler_lee_opens_the_terraforming_guild_and_brings_an_ore() -> None:
    s = level_2("tyler-lee")

    assert ore(s) == {**NOTHING, "Anna": 1}
    assert population(s) == NOTHING
    assert open_guilds(s) == ["terraforming-guild"]
    assert (staying(s), discarded(s)) == ({}, ["tyler-lee"])


@rule("card.event.maya-chaturvedi")
def test_maya_chaturvedi_opens_the_academy_guild_and_brings_a_cube() -> None:
    s = level_2("maya-chaturvedi", Anna={"supply": [4, 5, 5, 4]})

    assert ore(s) == NOTHING
    assert population(s) == {**NOTHING, "Anna": 1}
    assert s.supply("Anna") == "A3 B5 C5 D4"
    assert open_guilds(s) == ["academy-guild"]
    assert (staying(s), discarded(s)) == ({}, ["maya-chaturvedi"])


@pytest.mark.parametrize("slot", ["A1", "A2", "B1", "B2"])
@rule("card.event.rogue-star")
def test_the_rogue_star_is_joined_to_the_system_slot_that_its_discoverer_names(slot: str) -> None:
    s = level_2("rogue-star", deck_top={"A": ["procyon", "ross-128"]})
    s.refuses("UNKNOWN_OPTION", "place:y1")
    s.refuses("COMPULSORY_EFFECT", "skip")

    s.say(slot)

    assert s.system("X1") == "procyon"
    assert s.deck(3)[0] == "ross-128"
    assert [PLACE_WORDS[place] for place in s.g.neighbours(PLACE_WORDS.index("X1"))] == [slot]
    assert staying(s) == {"rogue-star": AT_PLACE + PLACE_WORDS.index("X1")}
    assert s.kind() == "research-card"


@rule("card.event.ore-boom")
def test_an_ore_boom_brings_all_1_and_its_discoverer_1_more() -> None:
    s = level_2("ore-boom", Irina={"ore": 4})

    assert ore(s) == {"Boris": 1, "Irina": 5, "Anna": 2, "Dmitry": 1}
    assert population(s) == NOTHING
    assert discarded(s) == ["ore-boom"]


@rule("card.event.generation-of-pioneers")
def test_a_generation_of_pioneers_brings_all_a_cube() -> None:
    s = level_2(
        "generation-of-pioneers", Irina={"supply": [0, 0, 2, 4]}, Dmitry={"supply": [0] * 4}
    )

    assert population(s) == {"Boris": 1, "Irina": 1, "Anna": 1, "Dmitry": 0}
    assert s.supply("Irina") == "A0 B0 C1 D4"
    assert ore(s) == NOTHING
    assert discarded(s) == ["generation-of-pioneers"]


@rule("card.event.hyperspace-currents")
def test_hyperspace_currents_carry_the_discoverer_2_and_the_others_1() -> None:
    s = level_2(
        "hyperspace-currents",
        Anna={"ships": ["sol:1"]},
        Dmitry={"ships": ["sol:1"]},
        Irina={"ships": ["sol:1"]},
    )

    s.say("move:sol:1:a1", "move:a1:1:y2")
    s.refuses("NOT_ENOUGH_MOVEMENT", "move:y2:1:b1")
    s.say("end")
    assert s.asked() == "Dmitry"
    s.say("move:sol:1:a1")
    s.refuses("NOT_ENOUGH_MOVEMENT", "move:a1:1:y1")
    s.say("end")
    assert s.asked() == "Irina"  # Boris has no ship
    s.say("end")

    assert (s.holder("Y2"), s.holder("A1")) == (("Anna", "ore"), ("Dmitry", "food"))
    assert s.kind() == "research-card"
    assert discarded(s) == ["hyperspace-currents"]


@rule("card.event.research-subsidy")
def test_a_research_subsidy_makes_the_action_beside_it_cheaper() -> None:
    s = level_2("research-subsidy", deck_top={"II": ["plasma-cannon", "drone-foundries"]})
    assert (ore(s), population(s)) == (NOTHING, NOTHING)

    s.say("technology:plasma-cannon", "end")

    assert staying(s) == {"research-subsidy": AT_SLOT + SLOT_WORDS.index("II-A")}
    for name, have, fine in (("Anna", 1, True), ("Boris", 1, True), ("Boris", 0, False)):
        given: dict[str, Any] = {
            name: {"researched": ["II-A", "II-C"], "ore": have, "population": 1}
        }
        later = Scene(
            active=name,
            slots={"II-A": "plasma-cannon", "II-C": "drone-foundries"},
            staying={"research-subsidy": "II-A"},
            **given,
        )
        assert ("tech-space:ii-a:1:1" in later.words()) == fine
        later.refuses("NOT_ENOUGH_ORE", "tech-space:ii-c:1:1")


@rule("card.event.dockworkers-strike")
def test_a_dockworkers_strike_pays_and_makes_the_action_beside_it_dearer() -> None:
    s = level_2("dockworkers-strike", deck_top={"II": ["plasma-cannon", "drone-foundries"]})
    assert ore(s) == {**NOTHING, "Anna": 2}

    s.say("technology:plasma-cannon", "end")

    assert staying(s) == {"dockworkers-strike": AT_SLOT + SLOT_WORDS.index("II-A")}
    for have, fine in ((2, False), (3, True)):
        later = Scene(
            active="Boris",
            slots={"II-A": "plasma-cannon", "II-C": "drone-foundries"},
            staying={"dockworkers-strike": "II-A"},
            Boris={"researched": ["II-A", "II-C"], "ore": have, "population": 1},
        )
        assert ("tech-space:ii-a:1:1" in later.words()) == fine
        assert later.tag("tech-space:ii-c:1:1")["ore"] == 2


@rule("card.event.pioneer-medal", "event.stays.attach-faction", "event.vp.owner")
def test_the_pioneer_medal_is_worth_2_points_to_its_discoverer() -> None:
    s = level_2("pioneer-medal")

    assert staying(s) == {"pioneer-medal": AT_SEAT + s.seat("Anna")}
    assert [s.points(name)[9] for name in s.names] == [0, 0, 2, 0]
    assert (ore(s), population(s)) == (NOTHING, NOTHING)


@rule("card.event.orbital-monument", "event.stays.attach-location", "event.vp.controller")
def test_the_orbital_monument_is_worth_2_points_to_whoever_controls_its_shipyard() -> None:
    s = level_2(
        "orbital-monument",
        Anna={"ships": ["sol:1", "A1:1"], "controls": {"Y1": "food"}},
        Boris={"controls": {"Y4": "ore"}},
    )

    assert s.words() == ["ship:sol:1", "ship:a1:1"]
    s.say("ship:a1:1")
    assert s.ships("Anna") == ["sol:1", "A1:2"]
    assert s.kind() == "event-place"
    assert s.words() == ["place:y1", "place:y2", "place:y3", "place:y4"]
    s.refuses("COMPULSORY_EFFECT", "skip")
    s.say("place:y4")

    assert staying(s) == {"orbital-monument": AT_PLACE + PLACE_WORDS.index("Y4")}
    assert [s.points(name)[9] for name in s.names] == [2, 0, 0, 0]


@rule("card.event.orbital-monument")
def test_a_monument_in_an_uncontrolled_shipyard_brings_nobody_points() -> None:
    s = level_2("orbital-monument", Anna={"controls": {"Y1": "food"}})

    assert s.kind() == "event-place"  # there was no ship to upgrade
    s.say("place:y2")

    assert [s.points(name)[9] for name in s.names] == [0, 0, 0, 0]
