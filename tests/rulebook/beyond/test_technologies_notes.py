"""What the ledger notes about single technologies, beyond their figures."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.beyond.cards import Mat, mat, owning, researching
from rulebook.beyond.scene import Scene, rule

# -- ships -------------------------------------------------------------------


@rule("card.tech.supply-outpost", "effect.upgrade-then-jump", "upgrade.control")
def test_a_supply_outpost_checks_control_twice() -> None:
    """The upgrade wins Sirius from Boris, and the jump gives it back."""
    s = owning(
        "supply-outpost",
        2,
        ships=["A2:1"],
        Boris={"ships": ["A2:1"], "controls": {"A2": "ore"}},
    )

    s.say("tech.supply-outpost.1.1")
    assert s.holder("A2") == ("Anna", "ore")
    assert (s["Anna"].ore, s["Boris"].ore, s.kind()) == (1, 0, "jump")
    s.say("move:A2:2:Y3", "end")

    assert s.holder("A2") == ("Boris", "ore")
    assert s.holder("Y3") == ("Anna", "food")
    assert (s["Anna"].ore, s["Boris"].ore) == (1, 1)


@rule("card.tech.hyperdrive-boosters", "upgrade.up-to", "upgrade.cap")
def test_hyperdrive_boosters_upgrade_different_ships() -> None:
    s = owning("hyperdrive-boosters", 3, ships=["sol:1", "sol:4", "Y1:3"])

    s.say("tech.hyperdrive-boosters.1.1")
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

    s.say("tech.privateering.1.1", "move:sol:2:A1", "move:sol:2:A2", "move:sol:2:Y1", "end")

    assert [s.holder(place) for place in ("A1", "A2", "Y1")] == [
        ("Anna", "food"),
        ("Anna", "ore"),
        ("Anna", "food"),
    ]
    assert s["Anna"].ore == 1 + 2  # Sirius's own bonus, and two captures


@rule("card.tech.modular-fleet", "turn.action.no-change")
def test_a_modular_fleet_without_ships_must_build_one() -> None:
    s = owning("modular-fleet", 2, ore=1, population=1)

    s.say("tech.modular-fleet.1.1", "skip", "skip")

    assert s.ships("Anna") == ["sol:1"]  # there was no other way left
    assert s.kind() == "jump"
    s.say("end")
    assert s.kind() == "production"


@rule("card.tech.capital-ship", "cost.nested")
@pytest.mark.parametrize(("ore", "asked"), [(4, "jump"), (5, "build-site")])
def test_the_escort_of_a_capital_ship_has_its_own_price(ore: int, asked: str) -> None:
    s = owning("capital-ship", 3, ore=ore, population=2)

    s.say("tech.capital-ship.1.1")

    assert s.ships("Anna") == ["sol:4"]
    assert (s.kind(), s["Anna"].ore) == (asked, ore - 3)
    if asked == "build-site":
        assert s.words() == ["sol", "skip"]
        s.say("skip")
        assert s["Anna"].ore == 2


@rule("card.tech.wormhole-technology", "effect.jump_to_any")
def test_a_wormhole_moves_up_to_two_different_ships() -> None:
    s = researching("wormhole-technology", 3, ships=["deep_space:1"])

    s.say("move:sol:2:B2")
    s.refuses("SAME_SHIP_TWICE", "move:B2:2:B1")
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

    assert s.words() == ["sol", "Y1"]
    s.refuses("NOT_IN_CONTROL", "Y2")
    s.refuses("NOT_A_BUILD_SITE", "A1")
    s.say("sol", "Y1", "end")

    assert s.ships("Anna") == ["sol:3", "Y1:3"]
    assert s.supply("Anna") == "A1 B5 C5 D4"


# -- cubes -------------------------------------------------------------------


@rule("card.tech.metahuman-chambers", "cost.return-plus-use")
@pytest.mark.parametrize("population", [0, 1, 2])
def test_metahuman_chambers_need_three_cubes(population: int) -> None:
    s = owning(
        "metahuman-chambers",
        3,
        slots={"III-C": "mercenary-fleet", "IIII-B": "galactic-empire"},
        researched=["III-C"],
        ore=4,
        population=population,
    )

    s.refuses("NOT_ENOUGH_POPULATION", "tech.metahuman-chambers.1.1")


@rule("card.tech.mercenary-fleet", "cost.return-plus-use")
def test_the_second_action_of_the_mercenary_fleet_needs_two_cubes() -> None:
    s = owning("mercenary-fleet", 3, ore=1, population=1)

    s.refuses("NOT_ENOUGH_POPULATION", "tech.mercenary-fleet.2.1")
    s.refuses("NOT_ENOUGH_ORE", "tech.mercenary-fleet.1.1")


@rule("card.tech.cerebral-implants", "turn.action.feasible")
def test_cerebral_implants_need_a_cube_from_somewhere() -> None:
    given: dict[str, Any] = {
        "researched": ["I-1"],
        "slots": {"II-A": "mass-cloning"},
        "ore": 3,
    }
    none = owning("cerebral-implants", 3, supply=[0, 0, 0, 0], **given)
    none.refuses("ACTION_IMPOSSIBLE", "tech.cerebral-implants.1.1")

    own = owning("cerebral-implants", 3, supply=[0, 0, 0, 0], population=1, **given)
    own.say("tech.cerebral-implants.1.1")
    assert (own["Anna"].ore, own.researched("Anna")) == (0, ["I-1", "II-A", "III-D"])


@rule("card.tech.manufacturing-orbitals", "turn.action.no-change")
def test_manufacturing_orbitals_must_change_something() -> None:
    s = owning("manufacturing-orbitals", 3, colonies=["wolf-359"])
    s.refuses("ACTION_CHANGES_NOTHING", "tech.manufacturing-orbitals.1.1")

    s = owning("manufacturing-orbitals", 3, colonies=["wolf-359"], ships=["sol:1"])
    s.say("tech.manufacturing-orbitals.1.1")
    s.refuses("ACTION_CHANGES_NOTHING", "end")


@rule("card.tech.arcology-farming", "supply.short-options")
def test_arcology_farming_with_a_short_supply() -> None:
    s = owning("arcology-farming", 2, ore=1, supply=[0, 1, 1, 0])

    s.say("tech.arcology-farming.1.1")  # two cubes, since none would change nothing

    assert mat(s) == Mat(0, 2, "A0 B0 C0 D0")


@rule("card.tech.mind-machine-assimilation", "passive.activated")
@pytest.mark.parametrize(("ore", "code"), [(0, "NOT_ENOUGH_ORE"), (1, "ACTION_CHANGES_NOTHING")])
def test_an_ability_is_paid_for_and_changes_something(ore: int, code: str) -> None:
    """Black Market Industries keep the window open."""
    s = owning(
        "mind-machine-assimilation",
        4,
        slots={"IIII-A": "black-market-industries"},
        researched=["IIII-A"],
        ore=ore,
        population=1,
        supply=[0, 0, 0, 0],
    )

    assert s.words() == ["pass", "use:black-market-industries"]
    s.refuses(code, "use:mind-machine-assimilation")


@rule("card.tech.android-rights-movement", "effect.move_supply")
def test_android_rights_move_cubes_from_the_right_only() -> None:
    s = researching("android-rights-movement", 3, supply=[1, 3, 5, 1])

    assert s.words() == ["shift:D:A", "shift:D:B"]
    s.refuses("COLUMN_FULL", "shift:D:C")
    s.say("shift:D:B")
    assert s.words() == ["shift:C:A", "shift:C:B", "shift:C:D"]  # D is empty now


# -- research and colonies ---------------------------------------------------


@rule("card.tech.spacetime-anomaly-studies", "effect.research.optional")
def test_the_research_of_spacetime_anomaly_studies_may_be_declined_after_a_jump() -> None:
    given: dict[str, Any] = {
        "slot": "II-D",
        "slots": {"III-D": "mercenary-fleet"},
        "ore": 4,
        "population": 1,
        "ships": ["sol:1"],
    }
    s = owning("spacetime-anomaly-studies", 2, **given)
    s.say("tech.spacetime-anomaly-studies.1.1", "move:sol:1:A1", "end", "skip")
    assert (s["Anna"].population, s["Anna"].ore, s.kind()) == (1, 0, "production")

    s = owning("spacetime-anomaly-studies", 2, **given)
    s.say("tech.spacetime-anomaly-studies.1.1", "end")  # nothing else is left but to research
    assert s.researched("Anna") == ["II-D", "III-D"]


@rule("card.tech.spacetime-anomaly-studies", "effect.copy_action.variant")
def test_the_research_of_spacetime_anomaly_studies_is_compulsory_when_copied() -> None:
    s = owning(
        "quantum-data-exchange",
        3,
        slot="III-C",
        slots={
            "II-B": "spacetime-anomaly-studies",
            "II-D": "mass-cloning",
            "III-D": "mercenary-fleet",
        },
        researched=["II-D"],
        ore=4,
        population=1,
        ships=["sol:1"],
    )

    s.say("tech.quantum-data-exchange.1.1", "tech.spacetime-anomaly-studies.1.1")
    s.say("move:sol:1:A1", "end")

    assert s.researched("Anna") == ["II-D", "III-C", "III-D"]
    assert s.pawn("Anna") == "tech.III-C.1.1"


@rule("card.tech.quantum-data-exchange", "card.tech.deep-space-megastructures")
def test_deep_space_megastructures_can_be_copied() -> None:
    s = owning(
        "quantum-data-exchange",
        3,
        slot="III-C",
        slots={
            "II-D": "privateering",
            "III-A": "deep-space-megastructures",
            "III-D": "mercenary-fleet",
        },
        researched=["II-D"],
        ore=4,
        population=1,
        Boris={"pawn": "tech.III-A.1.1", "researched": ["III-A"]},
    )

    s.say("tech.quantum-data-exchange.1.1")
    s.refuses("NOT_A_RESEARCH_ACTION", "tech.privateering.1.1")
    s.say("tech.deep-space-megastructures.1.1")

    assert s.ships("Anna") == ["deep_space:2"]
    assert s.researched("Anna") == ["II-D", "III-C", "III-D"]
    assert (s.pawn("Anna"), s.pawn("Boris")) == ("tech.III-C.1.1", "tech.III-A.1.1")


@rule("card.tech.stealth-terraformers", "effect.colonize.uncontrolled", "bonus.not-on-colonise")
def test_stealth_terraformers() -> None:
    s = owning(
        "stealth-terraformers",
        3,
        ore=5,
        population=1,
        ships=["Y1:3", "Y1:1"],
        Boris={"controls": {"A1": "food"}},
    )

    s.say("tech.stealth-terraformers.1.1")  # Sirius is the only one in reach, so it is named
    assert s.kind() == "jump"
    s.refuses("COLONISE_WOULD_BE_IMPOSSIBLE", "end")
    s.say("move:Y1:3:A2", "end")

    assert s.colonies("Anna") == ["sirius"]
    assert s["Anna"].colony_discs[0] == 2 * 16
    assert s["Anna"].ore == 1  # for colonising, and nothing for control
    assert s.holder("A2") is None


@rule("card.tech.ministry-of-colonies", "effect.draw_systems")
def test_the_ministry_draws_from_the_other_deck_where_one_is_empty() -> None:
    s = Scene(
        active="Anna",
        guilds=["visionaries-guild"],
        slots={
            "III-C": "mercenary-fleet",
            "III-D": "cerebral-implants",
            "IIII-B": "ministry-of-colonies",
        },
        decks={"A": ["ross-248"], "B": ["ez-aquarii", "yz-ceti", "luhman-16"]},
        Anna={"researched": ["III-C", "III-D"], "ore": 8, "population": 1},
    )

    s.say("guild.visionaries-guild.1")
    assert sorted(s.words()) == ["ez-aquarii", "ross-248", "yz-ceti"]
    s.say("ez-aquarii")

    assert (s.colonies("Anna"), s["Anna"].ore) == (["ez-aquarii"], 4)
    assert s.deck(3) == ["ross-248"]
    assert s.deck(4) == ["luhman-16", "yz-ceti"]


@rule("card.tech.interstellar-marshals")
def test_interstellar_marshals_need_not_colonise() -> None:
    s = researching("interstellar-marshals", 4, ships=["A1:3"], controls={"A1": "food"})

    s.say("end")
    assert s.words() == ["A1", "skip"]
    s.say("skip")

    assert (s.colonies("Anna"), s.holder("A1")) == ([], ("Anna", "food"))


@rule("card.tech.giga-corporations", "passive.swap_achievement_discs")
def test_giga_corporations_replace_the_last_stars_at_the_end() -> None:
    s = Scene(
        slots={"IIII-B": "giga-corporations"},
        at="finish",
        claims={"empire": [2, 0], "transcendence": [2, 0], "full-automation": [2]},
        Anna={"researched": ["IIII-B"], "off": [7, 6]},
    )

    assert s.g.over
    kinds = [next(disc // 4 for disc in discs if disc % 4 == 2) for discs in s.g.claims[:3]]
    assert kinds == [1, 0, 1]  # ore has more, then food at equal numbers, then ore is left
    assert list(s["Anna"].discs) == [0, 0]
    assert s.points("Anna")[10] == 5 + 5 + 4


@rule("card.tech.omniscient-archive", "effect.research.ignore_prereqs")
def test_the_omniscient_archive_offers_what_is_discovered_of_levels_i_and_ii() -> None:
    given: dict[str, Any] = {
        "population": 2,
        "slots": {"II-E": "arcology-farming", "III-A": "capital-ship"},
    }
    s = researching("omniscient-archive", 4, **given)

    assert s.words() == ["I-1", "I-2", "I-3", "I-4", "II-E", "skip"]
    s.refuses("NOT_DISCOVERED", "II-A")
    s.refuses("WRONG_LEVEL", "III-A")
    s.say("II-E")  # Anna owns neither I-3 nor I-4, and its box is carried out

    assert mat(s) == Mat(4, 1, "A1 B5 C5 D4", food_discs=7, automation=1)


@rule("card.tech.parallel-universe-generator", "effect.research.ignore_prereqs")
def test_the_parallel_universe_generator_offers_what_is_discovered_of_level_iii() -> None:
    given: dict[str, Any] = {
        "population": 2,
        "slots": {"II-E": "arcology-farming", "III-A": "capital-ship"},
    }
    s = researching("parallel-universe-generator", 4, **given)

    assert s.words() == ["III-A", "skip"]
    s.refuses("NOT_DISCOVERED", "III-F")
    s.refuses("WRONG_LEVEL", "II-E")
    s.say("skip")

    assert mat(s) == Mat(0, 1, "A2 B5 C5 D4")
