"""Cards that colonise in their own way, or count colonies."""

from __future__ import annotations

import pytest

from rulebook.beyond.scene import Scene, rule, scenario

FOOD, ORE = 1, 16
"""Discs on a colony, as they are added up."""

# -- Ministry of Colonies ------------------------------------------------------


@scenario("B-169", "card.tech.ministry-of-colonies", "effect.draw_systems")
def test_the_ministry_draws_from_b_when_a_is_empty() -> None:
    s = Scene(
        active="Anna",
        does=("Anna", "now:ministry-of-colonies"),
        decks={
            "A": ["wolf-359"],
            "B": ["ez-aquarii", "struve-2398", "groombridge-34", "epsilon-indi", "yz-ceti"],
        },
    )
    assert sorted(s.words()) == ["system:ez-aquarii", "system:struve-2398", "system:wolf-359"]
    s.refuses("NOT_REVEALED", "system:groombridge-34")

    s.say("system:ez-aquarii")

    assert s.colonies("Anna") == ["ez-aquarii"]
    assert list(s["Anna"].colony_discs) == [0]
    assert s["Anna"].ore == 4
    assert s.deck(3) == ["wolf-359"]
    assert s.deck(4) == ["groombridge-34", "epsilon-indi", "yz-ceti", "struve-2398"]


@rule("effect.draw_systems")
def test_with_both_decks_empty_nothing_is_drawn() -> None:
    s = Scene(active="Anna", does=("Anna", "now:ministry-of-colonies"), decks={"A": [], "B": []})

    assert s.kind() == "production"
    assert s.colonies("Anna") == []


# -- Stealth Terraformers ------------------------------------------------------

STEALTH = "tech-space:stealth-terraformers:1:1"
SLOTS = {"III-A": "stealth-terraformers"}


@scenario("B-170", "card.tech.stealth-terraformers", "effect.colonize.uncontrolled")
def test_stealth_terraformers_settle_where_nobody_has_control() -> None:
    s = Scene(
        active="Anna",
        slots=SLOTS,
        Anna={"ore": 5, "population": 1, "researched": ["III-A"], "ships": ["Y4:4"]},
        Boris={"controls": {"A1": "food"}},
    )
    s.say(STEALTH)
    assert (s["Anna"].ore, s["Anna"].population) == (0, 0)
    s.refuses("WAS_CONTROLLED", "place:a1")
    s.refuses("NOT_ENOUGH_STRENGTH", "place:b2")
    s.refuses("NOT_COLONISABLE", "place:y4")

    s.say("place:b1")
    s.refuses("COLONISE_WOULD_BE_IMPOSSIBLE", "end")
    s.say("move:y4:4:b1", "end", "food", "ore")

    assert s.colonies("Anna") == ["kapteyns-star"]
    assert list(s["Anna"].colony_discs) == [FOOD + ORE]
    assert list(s["Anna"].discs) == [7, 7]
    assert s.told("took-control") == []
    assert s.ships("Anna") == ["deep_space:2"]  # the bonus of Kapteyn's Star


@rule("card.tech.stealth-terraformers", "effect.colonize.uncontrolled")
def test_the_control_bonus_of_the_target_is_not_given() -> None:
    """Sirius brings 1 ore to whoever gains control, and 1 ore and Jump 1 to whoever settles."""
    s = Scene(
        active="Anna",
        slots=SLOTS,
        Anna={"ore": 5, "population": 1, "researched": ["III-A"], "ships": ["sol:3"]},
    )

    s.say(STEALTH, "place:a2", "move:sol:3:a2", "end")

    assert s.colonies("Anna") == ["sirius"]
    assert list(s["Anna"].colony_discs) == [2 * ORE]
    assert s["Anna"].ore == 1


@rule("card.tech.stealth-terraformers")
def test_other_places_on_the_way_are_controlled_as_usual() -> None:
    s = Scene(
        active="Anna",
        slots=SLOTS,
        Anna={"ore": 5, "population": 1, "researched": ["III-A"], "ships": ["sol:3", "sol:1"]},
    )

    s.say(STEALTH, "place:a1", "move:sol:3:a1", "move:sol:1:y1", "end")

    assert s.holder("Y1") == ("Anna", "food")
    assert s.colonies("Anna") == ["barnards-star"]
    assert s.told("took-control") == [
        {"kind": "took-control", "seat": s.seat("Anna"), "place": "Y1"}
    ]


@rule("card.tech.stealth-terraformers")
def test_rivals_who_are_tied_there_do_not_matter() -> None:
    """Boris and Irina have equal strength at Barnard's Star, so nobody controls it."""
    s = Scene(
        active="Anna",
        slots=SLOTS,
        Anna={"ore": 5, "population": 1, "researched": ["III-A"], "ships": ["sol:3"]},
        Boris={"ships": ["A1:4"]},
        Irina={"ships": ["A1:4"]},
    )

    s.say(STEALTH, "place:a1", "move:sol:3:a1", "end")

    assert s.colonies("Anna") == ["barnards-star"]
    assert (s.ships("Boris"), s.ships("Irina")) == (["deep_space:4"], ["deep_space:4"])


@rule("card.tech.stealth-terraformers", "turn.start-snapshot")
def test_what_counts_is_who_had_control_when_the_turn_began() -> None:
    """Anna leaves the tie at Barnard's Star before her action, so that Boris gains control; she may
    still settle there, and his outpost goes home.
    """
    s = Scene(
        active="Anna",
        slots=SLOTS,
        Anna={
            "ore": 7,
            "population": 1,
            "researched": ["III-A"],
            "ships": ["A1:2", "sol:4"],
            "colonies": ["61-cygni"],
        },
        Boris={"ships": ["A1:2"]},
    )
    s.say("use:61-cygni", "move:a1:2:sol", "end")
    assert s.holder("A1") == ("Boris", "food")

    s.say(STEALTH, "place:a1", "move:sol:4:a1", "end")

    assert s.colonies("Anna") == ["61-cygni", "barnards-star"]
    assert list(s["Boris"].discs) == [8, 8]
    assert s.ships("Boris") == ["deep_space:2"]


@rule("card.tech.stealth-terraformers")
@pytest.mark.parametrize("controls", [{"A1": "food", "A2": "ore"}, {}])
def test_without_a_free_target_in_reach_there_is_no_stealth(controls: dict[str, str]) -> None:
    s = Scene(
        active="Anna",
        slots=SLOTS,
        Anna={
            "ore": 5,
            "population": 1,
            "researched": ["III-A"],
            "ships": ["sol:4" if controls else "sol:2"],
        },
        Boris={"controls": controls},
    )

    s.refuses("ACTION_IMPOSSIBLE", STEALTH)


# -- Planetary-scale Research --------------------------------------------------


@scenario("B-175", "card.tech.planetary-scale-research", "effect.research")
@pytest.mark.parametrize(
    ("colonies", "slots"),
    [
        ([], ["I-2", "I-3", "I-4"]),
        (["wolf-359"], ["II-A"]),
        (["wolf-359", "ross-248"], ["III-C", "III-D"]),
        (["wolf-359", "ross-248", "procyon"], ["IIII-A"]),
        (["wolf-359", "ross-248", "procyon", "yz-ceti", "ross-128"], ["IIII-A"]),
    ],
)
def test_colonies_decide_the_level(colonies: list[str], slots: list[str]) -> None:
    s = Scene(
        active="Anna",
        automatic=False,
        slots={
            "II-C": "privateering",
            "II-D": "asteroid-mining",
            "III-A": "planetary-scale-research",
            "III-B": "hivemind-computing",
        },
        Anna={
            "ore": 4,
            "population": 1,
            "colonies": colonies,
            "researched": ["I-1", "II-C", "II-D", "III-A", "III-B"],
        },
    )

    s.say("tech-space:planetary-scale-research:1:1")

    assert s.words() == [f"slot:{slot.lower()}" for slot in slots]
    level = slots[0].split("-")[0]
    for other in ("I-2", "II-A", "III-C", "IIII-A"):
        if other.split("-")[0] != level:
            s.refuses("WRONG_LEVEL", other)


# -- Capital Ship --------------------------------------------------------------


@scenario("B-176", "card.tech.capital-ship", "cost.nested", "effect.pop_to_ship")
@pytest.mark.parametrize("built", [True, False])
def test_capital_ship_has_a_second_build_for_more_ore(built: bool) -> None:
    s = Scene(
        active="Anna",
        automatic=False,
        slots={"III-A": "capital-ship"},
        Anna={"ore": 5, "population": 2, "researched": ["III-A"]},
    )
    s.say("tech-space:capital-ship:1:1", "place:sol")
    assert (s.ships("Anna"), s["Anna"].ore) == (["sol:4"], 2)
    assert s.words() == ["place:sol", "skip"]

    s.say("place:sol" if built else "skip")

    assert s.ships("Anna") == (["sol:2", "sol:4"] if built else ["sol:4"])
    assert (s["Anna"].ore, s["Anna"].population) == ((0, 0) if built else (2, 1))
    assert s.kind() == "jump"


@scenario("B-176", "card.tech.capital-ship", "cost.nested", "effect.pop_to_ship")
@pytest.mark.parametrize(("ore", "population"), [(4, 2), (5, 1)])
def test_the_second_build_is_not_offered_to_the_poor(ore: int, population: int) -> None:
    s = Scene(
        active="Anna",
        automatic=False,
        slots={"III-A": "capital-ship"},
        Anna={"ore": ore, "population": population, "researched": ["III-A"]},
    )

    s.say("tech-space:capital-ship:1:1", "place:sol")

    assert s.kind() == "jump"
    assert s["Anna"].ore == ore - 3
