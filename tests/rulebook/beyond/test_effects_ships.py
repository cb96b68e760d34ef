"""Effects that build, upgrade and move ships, and single research."""

from __future__ import annotations

import pytest

from rulebook.beyond.scene import Scene, rule, scenario


@scenario("B-185", "effect.jump_to_any", "card.tech.wormhole-technology")
def test_wormhole_technology_puts_two_ships_anywhere() -> None:
    s = Scene(active="Anna", does=("Anna", "now:wormhole-technology"), Anna={"ships": ["sol:1"]})
    assert s.ships("Anna") == ["sol:1", "sol:2"]
    assert s["Anna"].ore == 1

    s.say("move:sol:1:b1")
    assert s.holder("B1") is None  # control is checked after both
    s.refuses("SAME_SHIP_TWICE", "move:b1:1:a1")
    s.say("move:sol:2:b2")

    assert s.words() == ["food", "ore"]  # the outpost on Kapteyn's Star
    s.say("ore", "food")
    assert s.holder("B1") == ("Anna", "ore")
    assert s.holder("B2") == ("Anna", "food")


@rule("effect.jump_to_any", "optional.words")
def test_fewer_ships_may_be_moved() -> None:
    s = Scene(active="Anna", does=("Anna", "now:wormhole-technology"), Anna={"ships": ["sol:1"]})

    s.say("end")

    assert s.ships("Anna") == ["sol:1", "sol:2"]
    assert s.kind() == "production"


@rule("effect.jump_to_any")
def test_the_jump_bonus_adds_no_ship() -> None:
    s = Scene(
        active="Anna",
        options={"mats": "advanced"},
        does=("Anna", "now:wormhole-technology"),
        Anna={"ships": ["sol:1", "sol:1", "sol:1"], "off": [3, 0]},
    )

    s.say("move:sol:1:y1", "move:sol:1:y2")

    assert s.kind() == "production"
    assert s.ships("Anna") == ["sol:1", "sol:2", "Y1:1", "Y2:1"]
    assert s.holder("Y1") == ("Anna", "food")


@scenario("B-186", "effect.upgrade_levels")
def test_single_upgrades_are_spread_freely() -> None:
    s = Scene(
        active="Anna",
        does=("Anna", "now:hyperdrive-boosters"),
        Anna={"ships": ["sol:1", "A1:3"], "controls": {"A1": "food"}},
    )

    s.say("ship:sol:1", "ship:sol:2")
    s.refuses("NO_SUCH_SHIP", "ship:sol:1")
    s.say("ship:a1:3")

    assert s.ships("Anna") == ["sol:3", "A1:4"]
    assert s.kind() == "production"  # a fourth upgrade is not offered


@rule("effect.upgrade_levels", "optional.words")
def test_fewer_upgrades_will_do() -> None:
    s = Scene(active="Anna", does=("Anna", "now:hyperdrive-boosters"), Anna={"ships": ["sol:1"]})

    s.say("ship:sol:1", "end")

    assert s.ships("Anna") == ["sol:2"]


@rule("effect.upgrade_levels", "optional.upgrade")
def test_upgrades_lapse_when_all_ships_are_at_level_4() -> None:
    s = Scene(active="Anna", does=("Anna", "now:hyperdrive-boosters"), Anna={"ships": ["sol:3"]})

    s.say("ship:sol:3")

    assert s.ships("Anna") == ["sol:4"]
    assert s.kind() == "production"


@rule("effect.upgrade_ships", "optional.upgrade", "card.system.lacaille-9352")
def test_lacaille_9352_raises_one_ship_by_two() -> None:
    s = Scene(
        active="Anna", does=("Anna", "colonise:lacaille-9352"), Anna={"ships": ["sol:1", "sol:3"]}
    )
    s.refuses("COMPULSORY_EFFECT", "end")

    s.say("ship:sol:1")

    assert s.ships("Anna") == ["sol:3", "sol:3"]


@rule("effect.supply_to_ship", "effect.at")
def test_ships_from_supply_appear_where_their_owner_likes() -> None:
    """Galactic HQ: two supply cubes become two ships of level 2."""
    s = Scene(active="Anna", does=("Anna", "now:galactic-hq"), Anna={"controls": {"Y2": "ore"}})
    assert s.words() == ["place:sol", "place:y2"]
    s.refuses("NOT_IN_CONTROL", "place:y1")
    s.refuses("NOT_A_BUILD_SITE", "place:a1")
    s.refuses("NOT_A_BUILD_SITE", "place:deep-space")

    s.say("place:sol", "place:y2")

    assert s.ships("Anna") == ["sol:2", "Y2:2"]
    assert s.supply("Anna") == "A4 B5 C5 D4"


@rule("effect.at", "card.event.rogue-armada")
def test_a_ship_of_rogue_armada_appears_in_deep_space() -> None:
    s = Scene(active="Anna", does=("Anna", "event:rogue-armada:1"))

    s.say("move:deep-space:2:b2", "end", "food", "shift:d:a")

    assert s.ships("Anna") == ["B2:2"]
    assert s.holder("B2") == ("Anna", "food")


@rule("effect.pop_to_ship", "card.tech.conscription-decrees")
@pytest.mark.parametrize("built", [True, False])
def test_an_optional_build_may_use_the_cube_just_taken(built: bool) -> None:
    s = Scene(
        active="Anna",
        slots={"II-A": "conscription-decrees"},
        Anna={"ore": 1, "researched": ["II-A"]},
    )
    s.say("tech-space:ii-a:1:1")
    assert s.words() == ["place:sol", "skip"]

    s.say("place:sol" if built else "skip")

    assert s.ships("Anna") == (["sol:2"] if built else [])
    assert s["Anna"].population == (0 if built else 1)


@rule("effect.pop_to_ship", "card.tech.plasma-cannon")
def test_a_build_that_is_not_optional_needs_the_population() -> None:
    s = Scene(
        active="Anna",
        slots={"II-A": "plasma-cannon"},
        Anna={"ore": 2, "researched": ["II-A"], "ships": ["sol:1"]},
    )

    s.refuses("NOT_ENOUGH_POPULATION", "tech-space:ii-a:1:1")


@rule("effect.jump", "effect.colonize", "optional.words", "card.tech.interstellar-marshals")
@pytest.mark.parametrize("settle", [True, False])
def test_interstellar_marshals_jump_far_and_may_colonise(settle: bool) -> None:
    s = Scene(active="Anna", does=("Anna", "now:interstellar-marshals"), Anna={"ships": ["sol:3"]})
    s.say("move:sol:3:a1", "move:a1:3:y2", "move:y2:3:a1", "end")
    assert s.words() == ["place:a1", "skip"]

    s.say("place:a1" if settle else "skip")

    assert s.colonies("Anna") == (["barnards-star"] if settle else [])
    assert s["Anna"].ore == (2 if settle else 0)


@rule("effect.research.optional", "effect.research.discovered_only", "card.system.ross-128")
def test_ross_128_lets_its_settler_research_level_i() -> None:
    s = Scene(
        active="Anna",
        does=("Anna", "colonise:ross-128"),
        Anna={"population": 1, "researched": ["I-1"]},
    )
    assert s.words() == ["slot:i-2", "slot:i-3", "slot:i-4", "skip"]

    s.say("skip")

    assert s.researched("Anna") == ["I-1"]
    assert s["Anna"].population == 1


@rule("effect.research.optional")
@pytest.mark.parametrize(("population", "slots"), [(0, []), (1, ["I-1", "I-2", "I-3", "I-4"])])
def test_an_optional_research_lapses_without_population_or_slot(
    population: int, slots: list[str]
) -> None:
    s = Scene(
        active="Anna",
        does=("Anna", "colonise:ross-128"),
        Anna={"population": population, "researched": slots},
    )

    assert s.kind() == "production"


@rule("effect.research.ignore_prereqs", "card.tech.parallel-universe-generator")
def test_parallel_universe_generator_asks_for_no_prerequisites() -> None:
    """The technology found gives its immediate bonus: Hivemind Computing automates ore."""
    s = Scene(
        active="Anna",
        does=("Anna", "now:parallel-universe-generator"),
        slots={"III-F": "hivemind-computing"},
        Anna={"population": 1},
    )
    assert s.words() == ["slot:iii-f", "skip"]

    s.say("slot:iii-f")

    assert s.researched("Anna") == ["III-F"]
    assert list(s["Anna"].automated) == [0, 1, 0]


@rule("effect.research.skip_immediate", "effect.research.ignore_prereqs")
def test_transdimensional_ai_leaves_the_immediate_box_out() -> None:
    s = Scene(
        active="Anna",
        does=("Anna", "now:transdimensional-ai"),
        slots={"II-E": "arcology-farming"},
        Anna={"supply": [2, 0, 0, 0]},
    )
    assert s["Anna"].population == 1

    s.say("slot:ii-e")

    assert s.researched("Anna") == ["II-E"]
    assert list(s["Anna"].automated) == [0, 0, 0]
    assert (s["Anna"].population, s.supply("Anna")) == (0, "A1 B0 C0 D0")
