"""Lasting abilities of technologies, and those that are used in a window of the turn."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.beyond.cards import Mat, mat, owning, researching
from rulebook.beyond.scene import Scene, rule

# -- in force all the time ---------------------------------------------------


@rule("card.tech.transdimensional-ai", "passive.skip_one_prereq")
def test_transdimensional_ai_does_without_one_of_two_prerequisites() -> None:
    s = owning(
        "transdimensional-ai",
        3,
        slots={"II-B": "mass-cloning", "II-C": "privateering"},
        researched=["I-1", "I-3"],
        ore=2,
        population=1,
    )

    s.say("basic-space:research-2:1")

    assert s.words() == ["slot:ii-a", "slot:ii-b", "slot:ii-d"]  # II-B without I-2
    s.refuses("MISSING_PREREQUISITE", "slot:ii-c")  # discovered, but it needs one only
    s.refuses("MISSING_PREREQUISITE", "slot:ii-e")  # needs two, but is not discovered


@rule("card.tech.android-rights-movement", "passive.ore_for_population_cost")
def test_android_rights_pay_one_ore_for_a_returned_cube() -> None:
    given: dict[str, Any] = {
        "slot": "III-C",
        "slots": {"II-D": "human-experimentation", "III-D": "mercenary-fleet"},
        "researched": ["II-D"],
    }
    few = owning("android-rights-movement", 3, ore=3, population=2, **given)
    few.say("tech-space:human-experimentation:1:1")  # 2 ore and 2 cubes, and one to research
    assert few.researched("Anna") == ["II-D", "III-C", "III-D"]
    assert mat(few) == Mat(0, 0, "A3 B5 C5 D4")

    many = owning("android-rights-movement", 3, ore=3, population=3, **given)
    many.say("tech-space:human-experimentation:1:1")
    assert many.words() == ["as-printed", "ore-instead"]
    many.say("as-printed")
    assert mat(many) == Mat(1, 0, "A3 B5 C5 D4")

    none = owning("android-rights-movement", 3, ore=2, population=2, **given)
    none.refuses("NOT_ENOUGH_POPULATION", "tech-space:human-experimentation:1:1")


@rule("card.tech.subatomic-fabrication", "passive.discs_from_either_track")
def test_subatomic_fabrication_takes_discs_from_either_track() -> None:
    s = owning("subatomic-fabrication", 3, ships=["sol:1"])

    s.say("basic-space:build-jump:1", "move:sol:1:y1", "end")
    assert s.words() == ["food", "ore"]
    s.say("ore")

    assert s.holder("Y1") == ("Anna", "ore")
    assert list(s["Anna"].discs) == [8, 7]


@rule("card.tech.subatomic-fabrication", "research.ability-from")
def test_an_ability_does_not_apply_to_its_own_box() -> None:
    """The jump of the box ends on a food shipyard, and the disc comes from the food track."""
    s = researching("subatomic-fabrication", 3, ships=["sol:1"])

    s.say("ore", "move:sol:1:y1", "end")

    assert s.kind() == "production"
    assert s.holder("Y1") == ("Anna", "food")


@rule("card.tech.wormhole-technology", "passive.one_jump_anywhere")
def test_wormholes_lead_anywhere_but_from_sol_and_deep_space() -> None:
    s = owning(
        "wormhole-technology", 3, ships=["A1:2", "sol:1", "deep_space:1"], controls={"A1": "food"}
    )

    s.say("basic-space:build-jump:1")
    s.refuses("NOT_ADJACENT", "move:sol:1:b2")
    s.refuses("NOT_ADJACENT", "move:deep-space:1:y1")
    s.say("move:a1:2:b2", "move:sol:1:a2", "end")

    assert s.ships("Anna") == ["deep_space:1", "A2:1", "B2:2"]


@rule("card.tech.giga-corporations", "passive.swap_achievement_discs")
def test_giga_corporations_replace_stars_on_achievements() -> None:
    s = Scene(
        active="Anna",
        slots={"IIII-B": "giga-corporations"},
        claims={"empire": [0, 2], "transcendence": [2]},
        Anna={"researched": ["IIII-B"], "off": [7, 8]},
    )

    assert s.words() == ["pass", "swap:empire:food", "swap:transcendence:food"]
    s.say("swap:empire:food")

    assert list(s["Anna"].discs) == [0, 0]
    assert [[disc // 4 for disc in discs] for discs in s.g.claims[:2]] == [[2, 0], [2]]
    assert s.points("Anna")[10] == 3 + 5
    assert s.kind() == "action"  # no disc is left for the other star


# -- used once per turn ------------------------------------------------------


@rule("card.tech.galactic-hq", "passive.activated", "turn.ability-windows")
def test_the_galactic_hq_upgrades_a_ship_once_per_turn() -> None:
    s = owning("galactic-hq", 4, ore=2, ships=["sol:1", "Y1:1"])

    assert s.words() == ["pass", "use:galactic-hq"]
    s.say("use:galactic-hq", "ship:sol:1")

    assert (s["Anna"].ore, s.ships("Anna")) == (1, ["sol:2", "Y1:1"])
    assert s.kind() == "action"
    s.refuses("ALREADY_USED", "use:galactic-hq")
    s.say("basic-space:build-jump:1")
    s.refuses("ALREADY_USED", "use:galactic-hq")


@rule("card.tech.galactic-hq", "passive.activated", "turn.ability-windows")
def test_an_ability_is_not_used_in_the_middle_of_an_action() -> None:
    s = owning("galactic-hq", 4, ore=1, ships=["sol:1"])

    s.say("pass")
    s.refuses("NOT_BETWEEN_ACTIONS", "use:galactic-hq")
    s.say("basic-space:build-jump:1")
    s.refuses("NOT_BETWEEN_ACTIONS", "use:galactic-hq")
    s.say("move:sol:1:a1", "end")
    assert s.words() == ["pass", "use:galactic-hq"]  # between action and production
    s.say("pass", "growth")
    assert s.words() == ["pass", "use:galactic-hq"]  # and before the achievement
    s.say("use:galactic-hq")
    assert s.ships("Anna") == ["A1:2"]

    s.say("achievement:transcendence")
    assert s.asked() == "Dmitry"
    s.refuses("NOT_YOUR_TURN", "use:galactic-hq", who="Anna")


@rule("card.tech.mind-machine-assimilation", "passive.activated")
def test_mind_machine_assimilation_buys_a_cube_once_per_turn() -> None:
    s = owning("mind-machine-assimilation", 4, ore=3)
    assert s.supply("Anna") == "A5 B5 C5 D4"

    s.say("use:mind-machine-assimilation")

    assert mat(s) == Mat(2, 1, "A4 B5 C5 D4")
    s.refuses("ALREADY_USED", "use:mind-machine-assimilation")
    s.say("basic-space:recruit", "growth")  # no second window is opened for it
    s.say("achievement:transcendence")
    for _ in range(3):
        s.say("basic-space:recruit", "growth")
    assert "use:mind-machine-assimilation" in s.words()


@rule("card.tech.black-market-industries", "passive.activated")
@pytest.mark.parametrize(
    ("variant", "left"),
    [("variant:a", Mat(4, 0, "A5 B5 C5 D4")), ("variant:b", Mat(0, 2, "A3 B5 C5 D4"))],
)
def test_black_market_industries_trade_once_per_turn(variant: str, left: Mat) -> None:
    s = owning("black-market-industries", 4, ore=2, population=1)

    s.say("use:black-market-industries", variant)

    assert mat(s) == left
    assert s.kind() == "action"
    s.refuses("ALREADY_USED", "use:black-market-industries")


@rule("card.tech.black-market-industries", "passive.activated")
def test_an_ability_that_cannot_be_paid_is_not_offered() -> None:
    s = owning("black-market-industries", 4, ore=1)

    assert s.kind() == "action"
    s.say("basic-space:recruit")
    assert s.words() == ["pass", "use:black-market-industries"]
    s.say("use:black-market-industries", "variant:b")
    assert mat(s) == Mat(0, 2, "A3 B5 C5 D4")


@rule("card.tech.planetary-scale-research", "effect.research")
@pytest.mark.parametrize(
    ("colonies", "slot"),
    [
        ([], "I-2"),
        (["wolf-359"], "II-A"),
        (["wolf-359", "procyon"], "III-D"),
        (["wolf-359", "procyon", "ross-248"], "IIII-B"),
        (["wolf-359", "procyon", "ross-248", "ez-aquarii", "yz-ceti"], "IIII-B"),
    ],
)
def test_planetary_scale_research_reaches_as_far_as_the_colonies(
    colonies: list[str], slot: str
) -> None:
    s = owning(
        "planetary-scale-research",
        3,
        slot="III-C",
        slots={
            "II-A": "privateering",
            "II-D": "mass-cloning",
            "III-D": "mercenary-fleet",
            "IIII-B": "galactic-empire",
        },
        researched=["I-1", "II-D", *(["III-D"] if slot == "IIII-B" else [])],
        colonies=colonies,
        ore=4,
        population=1,
    )
    others = [one for one in ("I-2", "II-A", "III-D", "IIII-B") if one != slot]

    s.say("tech-space:planetary-scale-research:1:1")
    if slot == "I-2":
        for other in others:
            s.refuses("WRONG_LEVEL", other)
        s.say("slot:i-2")

    assert slot in s.researched("Anna")
    assert len(s.researched("Anna")) == (5 if slot == "IIII-B" else 4)


@rule("card.tech.mercenary-fleet", "turn.action.same-tech")
def test_the_pawn_goes_from_one_action_of_the_mercenary_fleet_to_the_other() -> None:
    s = owning(
        "mercenary-fleet",
        3,
        pawn="tech-space:iii-d:1:1",
        ore=4,
        population=2,
        ships=["A1:3"],
        controls={"A1": "food"},
    )

    s.refuses("MUST_MOVE_PAWN", "tech-space:mercenary-fleet:1:1")
    s.say("tech-space:mercenary-fleet:2:1", "end")

    assert s.pawn("Anna") == "tech-space:iii-d:2:1"
    assert s.ships("Anna") == ["sol:4", "A1:3"]


@rule("passive.activated", "passive.swap_achievement_discs", "turn.ability-windows")
def test_nobody_uses_an_ability_that_he_does_not_have() -> None:
    s = Scene(
        active="Anna",
        slots={"IIII-A": "giga-corporations", "IIII-B": "galactic-hq"},
        claims={"empire": [0, 2]},
        Anna={"researched": ["IIII-A"], "off": [0, 8], "ore": 9, "ships": ["sol:1"]},
        Boris={"researched": ["IIII-B"], "colonies": ["61-cygni"]},
    )

    assert s.words() == ["pass", "swap:empire:food"]
    foreign = ("use:galactic-hq", "use:61-cygni", "use:privateering")
    for word in (*foreign, "swap:transcendence:food", "swap:empire:ore"):
        s.refuses("UNKNOWN_OPTION", word)
    s.say("pass")
    for word in foreign:
        s.refuses("UNKNOWN_OPTION", word)
    s.refuses("NOT_BETWEEN_ACTIONS", "swap:empire:food")
    s.say("basic-space:recruit", "pass", "growth", "pass", "achievement:full-automation")
    for _ in range(2):
        assert s.asked() in ("Dmitry", "Boris")
        s.refuses("UNKNOWN_OPTION", "swap:empire:food")
        s.end_turn("basic-space:recruit")
