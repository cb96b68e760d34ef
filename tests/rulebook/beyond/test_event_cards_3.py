"""The events of level III."""

from __future__ import annotations

import pytest

from perihelion.beyond.ids import AT_ACHIEVEMENTS, AT_LINKED
from rulebook.beyond.revealing import discarded, level_3, open_guilds, ore, population, staying
from rulebook.beyond.scene import Scene, rule

NOTHING = {"Boris": 0, "Irina": 0, "Anna": 0, "Dmitry": 0}


@rule("card.event.kc-24x")
def test_kc_24x_opens_the_technocrats_guild_and_brings_a_ship_of_level_2() -> None:
    s = level_3("kc-24x", Anna={"controls": {"Y2": "ore"}, "supply": [5, 5, 5, 3]})

    assert s.words() == ["place:sol", "place:y2"]
    s.say("place:y2")

    assert s.ships("Anna") == ["Y2:2"]
    assert s.supply("Anna") == "A4 B5 C5 D3"
    assert (ore(s), population(s)) == (NOTHING, NOTHING)
    assert open_guilds(s) == ["academy-guild", "technocrats-guild"]
    assert discarded(s)[-1] == "kc-24x"


@rule("card.event.ono")
def test_ono_opens_the_visionaries_guild_and_brings_2_ore() -> None:
    s = level_3("ono")

    assert ore(s) == {**NOTHING, "Anna": 2}
    assert population(s) == NOTHING
    assert open_guilds(s) == ["academy-guild", "visionaries-guild"]
    assert discarded(s)[-1] == "ono"


@pytest.mark.parametrize(("level", "vp"), [(1, 1), (2, 1), (3, 2), (4, 2)])
@rule("card.event.spaceship-museum", "event.vp.museum")
def test_a_ship_in_the_museum_brings_a_point_for_two_levels_rounded_up(level: int, vp: int) -> None:
    s = level_3("spaceship-museum", Anna={"ships": [f"sol:{level}", "A1:1"]})

    assert s.words() == [f"ship:sol:{level}", "ship:a1:1", "skip"]
    s.say(f"ship:sol:{level}")

    assert s.kind() == "research-card"  # one ship at most, and nobody else has any
    assert s.ships("Anna") == ["A1:1", f"museum:{level}"]
    assert [s.points(name)[9] for name in s.names] == [0, 0, vp, 0]
    assert staying(s) == {"spaceship-museum": AT_ACHIEVEMENTS}


@rule("card.event.dyson-sphere", "effect.link_system")
def test_the_dyson_sphere_carries_the_top_card_of_deck_b() -> None:
    s = level_3("dyson-sphere", deck_top={"B": ["struve-2398", "yz-ceti"]})

    assert staying(s) == {"dyson-sphere": AT_LINKED}
    assert s.g.box.systems[s.g.marks.linked].slug == "struve-2398"
    assert s.deck(4)[0] == "yz-ceti"


@pytest.mark.parametrize(
    ("have", "cubes", "code"),
    [(6, 1, None), (5, 1, "NOT_ENOUGH_ORE"), (6, 0, "NOT_ENOUGH_POPULATION")],
)
@rule("card.event.dyson-sphere", "event.action")
def test_the_dyson_sphere_costs_6_ore_and_a_cube(have: int, cubes: int, code: str | None) -> None:
    s = Scene(
        active="Dmitry",
        staying={"dyson-sphere": "linked"},
        linked="struve-2398",
        Dmitry={"ore": have, "population": cubes, "supply": [6, 5, 5, 3]},
    )

    if code is not None:
        s.refuses(code, "event-space:dyson-sphere:1")
        return
    s.say("event-space:dyson-sphere:1")

    assert s.colonies("Dmitry") == ["struve-2398"]
    assert s["Dmitry"].ore == 0
    assert s["Dmitry"].population == 3  # the bonus of Struve 2398
    assert s.supply("Dmitry") == "A3 B5 C5 D4"
    assert list(s["Dmitry"].discs) == [8, 8]
    assert s.pawn("Dmitry") == "-"


@rule("card.event.dyson-sphere")
def test_the_bonus_of_the_linked_system_is_finished_before_the_event_leaves() -> None:
    s = Scene(
        active="Dmitry",
        staying={"dyson-sphere": "linked"},
        linked="teegardens-star",
        Dmitry={"ore": 6, "population": 1, "ships": ["sol:1"]},
    )

    s.say("event-space:dyson-sphere:1")
    assert s.kind() == "jump"
    assert staying(s) == {"dyson-sphere": AT_LINKED}
    assert s.pawn("Dmitry") == "event-space:dyson-sphere:1"
    s.say("end")

    assert (staying(s), discarded(s)[-1]) == ({}, "dyson-sphere")
    assert s.pawn("Dmitry") == "-"


@rule("card.event.universal-enlightenment", "effect.research.optional")
def test_universal_enlightenment_lets_all_research_what_is_discovered() -> None:
    s = level_3(
        "universal-enlightenment",
        slots={"II-A": "arcology-farming", "III-D": "metahuman-chambers", "II-D": "mass-cloning"},
        Anna={"researched": ["II-C", "II-D"], "population": 2},
        Dmitry={"researched": ["I-1", "I-4"], "population": 1},
        Boris={"population": 1},
    )

    s.say("slot:iii-c")  # instead of III-D, which is discovered
    assert s.asked() == "Anna"
    assert s.words() == ["slot:iii-d", "skip"]
    s.refuses("WRONG_LEVEL", "slot:i-1")
    s.say("skip")
    assert s.asked() == "Dmitry"
    assert s.words() == ["slot:i-2", "slot:i-3", "slot:ii-a", "skip"]
    s.refuses("WRONG_LEVEL", "slot:iii-d")
    s.refuses("NOT_DISCOVERED", "slot:ii-f")
    s.say("slot:ii-a")
    assert (s["Dmitry"].population, s["Dmitry"].automation()) == (1, 1)  # with its immediate box
    assert s.asked() == "Boris"
    s.say("slot:i-4")
    assert s["Boris"].population == 0

    assert s.asked() == "Anna"  # Irina has no population
    assert s.kind() == "research-card"
    assert population(s)["Irina"] == 0
    assert discarded(s)[-1] == "universal-enlightenment"


@rule("card.event.galactic-exposition")
def test_a_galactic_exposition_brings_3_ore_and_the_others_1() -> None:
    s = level_3("galactic-exposition", Boris={"ore": 2})

    assert ore(s) == {"Boris": 3, "Irina": 1, "Anna": 3, "Dmitry": 1}
    assert population(s) == NOTHING
    assert discarded(s)[-1] == "galactic-exposition"


@rule("card.event.exodus-wave")
def test_an_exodus_wave_brings_2_cubes_and_the_others_1() -> None:
    s = level_3("exodus-wave", Irina={"supply": [0, 1, 5, 4]}, Boris={"supply": [0] * 4})

    assert population(s) == {"Boris": 0, "Irina": 1, "Anna": 2, "Dmitry": 1}
    assert s.supply("Irina") == "A0 B0 C5 D4"
    assert ore(s) == NOTHING
    assert discarded(s)[-1] == "exodus-wave"


@rule("card.event.rogue-armada")
def test_a_rogue_armada_comes_from_deep_space() -> None:
    s = level_3("rogue-armada", Boris={"ships": ["sol:1"]}, Anna={"supply": [5, 5, 5, 3]})

    assert s.ships("Anna") == ["deep_space:2"]
    assert s.supply("Anna") == "A4 B5 C5 D3"
    s.say("move:deep-space:2:y4")
    s.refuses("NOT_ENOUGH_MOVEMENT", "move:y4:2:b1")
    s.say("end")
    assert s.holder("Y4") == ("Anna", "ore")
    assert s.asked() == "Boris"
    s.say("move:sol:1:a2")
    s.refuses("NOT_ENOUGH_MOVEMENT", "move:a2:1:y1")
    s.say("end")

    assert s.holder("A2") == ("Boris", "ore")
    assert s.ships("Boris") == ["A2:1"]
    assert s.kind() == "research-card"
    assert discarded(s)[-1] == "rogue-armada"


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ({"Boris": ["Y1", "Y2"], "Irina": ["Y3"]}, [3, 0, 0, 0]),
        ({"Boris": ["Y1", "Y2"], "Irina": ["Y3", "Y4"], "Dmitry": ["A1"]}, [3, 3, 0, 0]),
        ({}, [0, 0, 0, 0]),
    ],
)
@rule("card.event.accord-of-stars", "event.vp.most", "event.stays.near-achievements")
def test_the_accord_of_the_stars_rewards_who_controls_most(
    places: dict[str, list[str]], points: list[int]
) -> None:
    given = {name: {"controls": dict.fromkeys(held, "star")} for name, held in places.items()}
    s = level_3("accord-of-stars", **given)

    assert staying(s) == {"accord-of-stars": AT_ACHIEVEMENTS}
    assert [s.points(name)[9] for name in s.names] == points
    assert (ore(s), population(s)) == (NOTHING, NOTHING)


@pytest.mark.parametrize(
    ("levels", "points"),
    [
        ({"Boris": [2, 1], "Irina": [1, 1]}, [3, 0, 0, 0]),
        ({"Boris": [2, 0], "Anna": [0, 2], "Dmitry": [1, 0]}, [3, 0, 3, 0]),
        ({}, [0, 0, 0, 0]),
    ],
)
@rule("card.event.hall-of-inventors", "event.vp.most")
def test_the_hall_of_inventors_rewards_who_has_automated_most(
    levels: dict[str, list[int]], points: list[int]
) -> None:
    s = level_3("hall-of-inventors", **{name: {"off": off} for name, off in levels.items()})

    assert staying(s) == {"hall-of-inventors": AT_ACHIEVEMENTS}
    assert [s.points(name)[9] for name in s.names] == points
    assert (ore(s), population(s)) == (NOTHING, NOTHING)
