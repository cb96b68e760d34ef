"""What the ledger notes about single technologies, beyond their figures: cubes and cards."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.beyond.cards import Mat, mat, owning, researching
from rulebook.beyond.scene import Scene, rule

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

    s.refuses("NOT_ENOUGH_POPULATION", "tech-space:metahuman-chambers:1:1")


@rule("card.tech.mercenary-fleet", "cost.return-plus-use")
def test_the_second_action_of_the_mercenary_fleet_needs_two_cubes() -> None:
    s = owning("mercenary-fleet", 3, ore=1, population=1)

    s.refuses("NOT_ENOUGH_POPULATION", "tech-space:mercenary-fleet:2:1")
    s.refuses("NOT_ENOUGH_ORE", "tech-space:mercenary-fleet:1:1")


@rule("card.tech.cerebral-implants", "turn.action.feasible")
def test_cerebral_implants_need_a_cube_from_somewhere() -> None:
    given: dict[str, Any] = {"researched": ["I-1"], "slots": {"II-A": "mass-cloning"}, "ore": 3}
    none = owning("cerebral-implants", 3, supply=[0, 0, 0, 0], **given)
    none.refuses("ACTION_IMPOSSIBLE", "tech-space:cerebral-implants:1:1")

    own = owning("cerebral-implants", 3, supply=[0, 0, 0, 0], population=1, **given)
    own.say("tech-space:cerebral-implants:1:1")
    assert (own["Anna"].ore, own.researched("Anna")) == (0, ["I-1", "II-A", "III-D"])


@rule("card.tech.manufacturing-orbitals", "turn.action.no-change")
def test_manufacturing_orbitals_must_change_something() -> None:
    s = owning("manufacturing-orbitals", 3, colonies=["wolf-359"])
    s.refuses("ACTION_CHANGES_NOTHING", "tech-space:manufacturing-orbitals:1:1")

    s = owning("manufacturing-orbitals", 3, colonies=["wolf-359"], ships=["sol:1"])
    s.say("tech-space:manufacturing-orbitals:1:1")
    s.refuses("ACTION_CHANGES_NOTHING", "end")


@rule("card.tech.arcology-farming", "supply.short-options")
def test_arcology_farming_with_a_short_supply() -> None:
    s = owning("arcology-farming", 2, ore=1, supply=[0, 1, 1, 0])

    s.say("tech-space:arcology-farming:1:1")  # two cubes, since none would change nothing

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

    assert s.words() == ["shift:d:a", "shift:d:b"]
    s.refuses("COLUMN_FULL", "shift:d:c")
    s.say("shift:d:b")
    assert s.words() == ["shift:c:a", "shift:c:b", "shift:c:d"]  # D is empty now


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
    s.say("tech-space:spacetime-anomaly-studies:1:1", "move:sol:1:a1", "end", "skip")
    assert (s["Anna"].population, s["Anna"].ore, s.kind()) == (1, 0, "production")

    s = owning("spacetime-anomaly-studies", 2, **given)
    s.say("tech-space:spacetime-anomaly-studies:1:1", "end")  # nothing else is left but to research
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

    s.say("tech-space:quantum-data-exchange:1:1", "tech-space:spacetime-anomaly-studies:1:1")
    s.say("move:sol:1:a1", "end")

    assert s.researched("Anna") == ["II-D", "III-C", "III-D"]
    assert s.pawn("Anna") == "tech-space:iii-c:1:1"


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
        Boris={"pawn": "tech-space:iii-a:1:1", "researched": ["III-A"]},
    )

    s.say("tech-space:quantum-data-exchange:1:1")
    s.refuses("NOT_A_RESEARCH_ACTION", "tech-space:privateering:1:1")
    s.say("tech-space:deep-space-megastructures:1:1")

    assert s.ships("Anna") == ["deep_space:2"]
    assert s.researched("Anna") == ["II-D", "III-C", "III-D"]
    assert (s.pawn("Anna"), s.pawn("Boris")) == ("tech-space:iii-c:1:1", "tech-space:iii-a:1:1")


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

    s.say("tech-space:stealth-terraformers:1:1")  # Sirius is the only one in reach, so it is named
    assert s.kind() == "jump"
    s.refuses("COLONISE_WOULD_BE_IMPOSSIBLE", "end")
    s.say("move:y1:3:a2", "end")

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

    s.say("guild-space:visionaries-guild:1")
    assert sorted(s.words()) == ["system:ez-aquarii", "system:ross-248", "system:yz-ceti"]
    s.say("system:ez-aquarii")

    assert (s.colonies("Anna"), s["Anna"].ore) == (["ez-aquarii"], 4)
    assert s.deck(3) == ["ross-248"]
    assert s.deck(4) == ["luhman-16", "yz-ceti"]


@rule("card.tech.interstellar-marshals")
def test_interstellar_marshals_need_not_colonise() -> None:
    s = researching("interstellar-marshals", 4, ships=["A1:3"], controls={"A1": "food"})

    s.say("end")
    assert s.words() == ["place:a1", "skip"]
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

    assert s.words() == ["slot:i-1", "slot:i-2", "slot:i-3", "slot:i-4", "slot:ii-e", "skip"]
    s.refuses("NOT_DISCOVERED", "slot:ii-a")
    s.refuses("WRONG_LEVEL", "slot:iii-a")
    s.say("slot:ii-e")  # Anna owns neither I-3 nor I-4, and its box is carried out

    assert mat(s) == Mat(4, 1, "A1 B5 C5 D4", food_discs=7, automation=1)


@rule("card.tech.parallel-universe-generator", "effect.research.ignore_prereqs")
def test_the_parallel_universe_generator_offers_what_is_discovered_of_level_iii() -> None:
    given: dict[str, Any] = {
        "population": 2,
        "slots": {"II-E": "arcology-farming", "III-A": "capital-ship"},
    }
    s = researching("parallel-universe-generator", 4, **given)

    assert s.words() == ["slot:iii-a", "skip"]
    s.refuses("NOT_DISCOVERED", "slot:iii-f")
    s.refuses("WRONG_LEVEL", "slot:ii-e")
    s.say("skip")

    assert mat(s) == Mat(0, 1, "A2 B5 C5 D4")
