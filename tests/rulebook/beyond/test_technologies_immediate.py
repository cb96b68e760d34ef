"""The immediate boxes of the technologies: whoever researches a card carries its box out once.

What Anna has after the cube that she uses: 19 cubes in supply with level I (A5 B5 C5 D4), 18 with
levels II and III (A4), 17 with level IIII (A3), one fewer for each ship; no ore, no population.
"""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.beyond.cards import Mat, mat, play, researching
from rulebook.beyond.scene import rule

SHIP = {"ships": ["sol:1"]}


def row(
    card: str,
    level: int,
    given: dict[str, Any],
    answers: list[str],
    left: Mat,
    ships: tuple[str, ...] = (),
) -> Any:
    return pytest.param(
        card, level, given, answers, left, list(ships), id=card, marks=rule(f"card.tech.{card}")
    )


BOXES = [
    # -- level I ---------------------------------------------------------------
    row(
        "narrow-beam-lasers",
        1,
        SHIP,  # the only one, which is upgraded without a question
        ["move:sol:2:y1", "end"],
        Mat(0, 0, "A4 B5 C5 D4", food_discs=7),
        ("Y1:2",),
    ),
    row(
        "terraforming",
        1,
        SHIP,
        ["move:sol:1:a1", "end"],
        Mat(0, 0, "A4 B5 C5 D4", food_discs=7),
        ("A1:1",),
    ),
    row("advanced-genetics", 1, {}, [], Mat(0, 1, "A4 B5 C5 D4", food_discs=7, automation=1)),
    row("advanced-robotics", 1, {}, [], Mat(0, 0, "A5 B5 C5 D4", ore_discs=7, automation=1)),
    # -- level II --------------------------------------------------------------
    row("hypercomputing", 2, {}, [], Mat(1, 0, "A4 B5 C5 D4", ore_discs=7, automation=1)),
    row(
        "human-experimentation",
        2,
        {},
        ["move:sol:1:y1", "end"],
        Mat(0, 0, "A3 B5 C5 D4", food_discs=7),
        ("Y1:1",),
    ),
    row("hydroponic-laboratories", 2, {}, [], Mat(0, 0, "A4 B5 C5 D4", food_discs=7, automation=1)),
    row("spacetime-anomaly-studies", 2, {}, [], Mat(2, 0, "A4 B5 C5 D4")),
    row("drone-foundries", 2, {}, [], Mat(0, 0, "A4 B5 C5 D4", ore_discs=7, automation=1)),
    row(
        "plasma-cannon",
        2,
        {},
        ["move:sol:2:a2", "end"],  # Sirius brings 1 ore
        Mat(1, 0, "A3 B5 C5 D4", ore_discs=7),
        ("A2:2",),
    ),
    row("orbital-drydocks", 2, {}, [], Mat(0, 1, "A2 B5 C5 D4"), ("sol:1",)),
    row(
        "modular-fleet",
        2,
        SHIP,
        ["move:sol:1:a1", "move:a1:1:y2", "end"],
        Mat(0, 0, "A3 B5 C5 D4", ore_discs=7),
        ("Y2:1",),
    ),
    row("mass-cloning", 2, {}, [], Mat(0, 0, "A4 B5 C5 D4")),
    row("conscription-decrees", 2, {}, [], Mat(0, 0, "A4 B5 C5 D4", food_discs=7, automation=1)),
    row("arcology-farming", 2, {}, [], Mat(0, 1, "A3 B5 C5 D4", food_discs=7, automation=1)),
    row("asteroid-mining", 2, {}, [], Mat(1, 0, "A4 B5 C5 D4", ore_discs=7, automation=1)),
    row("exoplanet-survey", 2, {}, [], Mat(0, 0, "A4 B5 C5 D4", ore_discs=7, automation=1)),
    row(
        "supply-outpost",
        2,
        {},
        ["move:sol:1:a1", "end"],
        Mat(0, 0, "A3 B5 C5 D4", food_discs=7),
        ("A1:1",),
    ),
    row("colonial-charters", 2, {}, [], Mat(0, 1, "A3 B5 C5 D4")),
    row("privateering", 2, {}, [], Mat(1, 0, "A4 B5 C5 D4")),
    # -- level III -------------------------------------------------------------
    row("transdimensional-ai", 3, {}, ["I-2"], Mat(0, 0, "A3 B5 C5 D4")),
    row(
        "planetary-scale-research",
        3,
        {},
        ["move:sol:2:y1", "move:y1:2:y4", "end"],
        Mat(0, 0, "A3 B5 C5 D4", ore_discs=7),
        ("Y4:2",),
    ),
    row("metahuman-chambers", 3, {}, [], Mat(0, 1, "A3 B5 C5 D4", food_discs=7, automation=1)),
    row(
        "hivemind-computing",
        3,
        SHIP,
        ["move:sol:1:y1", "end"],
        Mat(0, 0, "A3 B5 C5 D4", food_discs=7, ore_discs=7, automation=1),
        ("Y1:1",),
    ),
    row(
        "deep-space-megastructures",
        3,
        {},
        ["move:deep-space:3:b1", "end", "ore"],
        Mat(0, 0, "A3 B5 C5 D4", ore_discs=7),
        ("B1:3",),
    ),
    row(
        "capital-ship",
        3,
        {},
        ["move:sol:4:a2", "end"],
        Mat(1, 0, "A3 B5 C5 D4", ore_discs=7),
        ("A2:4",),
    ),
    row("android-armada", 3, {}, ["variant:a", "variant:b"], Mat(0, 1, "A2 B5 C5 D4"), ("sol:2",)),
    row("mercenary-fleet", 3, {}, [], Mat(0, 0, "A4 B5 C5 D4")),
    row("cerebral-implants", 3, {}, [], Mat(0, 0, "A4 B5 C5 D4")),
    row(
        "manufacturing-orbitals",
        3,
        {"controls": {"Y1": "food", "Y2": "ore"}, "colonies": ["wolf-359", "procyon"]},
        # 2 ore for two places, 1 cube for two colonies, which becomes a ship
        ["Y2", "move:y2:2:a1", "move:a1:2:sol", "end"],
        Mat(2, 0, "A3 B5 C5 D4", food_discs=7, ore_discs=7),
        ("sol:2",),
    ),
    row(
        "android-rights-movement",
        3,
        {"supply": [0, 3, 5, 4]},
        ["shift:d:b", "shift:d:a"],
        Mat(0, 0, "A1 B4 C5 D2", food_discs=7, automation=1),
    ),
    row(
        "subatomic-fabrication",
        3,
        SHIP,
        ["ore", "move:sol:1:y1", "end"],
        Mat(1, 1, "A2 B5 C5 D4", food_discs=7, ore_discs=7, automation=1),
        ("Y1:1",),
    ),
    row("quantum-data-exchange", 3, {}, [], Mat(2, 0, "A4 B5 C5 D4", ore_discs=7, automation=1)),
    row(
        "hyperdrive-boosters",
        3,
        {"ships": ["sol:1", "A1:3"], "controls": {"A1": "food"}},
        ["ship:sol:1", "ship:sol:2", "ship:a1:3"],
        Mat(0, 0, "A2 B5 C5 D4", food_discs=7),
        ("sol:3", "A1:4"),
    ),
    row(
        "wormhole-technology",
        3,
        {"ships": ["sol:1", "deep_space:3"]},
        ["move:sol:1:y4", "move:sol:2:b1", "food"],
        Mat(1, 0, "A1 B5 C5 D4", food_discs=7, ore_discs=7),
        ("deep_space:3", "B1:2", "Y4:1"),
    ),
    row("stealth-terraformers", 3, {}, [], Mat(0, 0, "A4 B5 C5 D4")),
    # -- level IIII ------------------------------------------------------------
    row(
        "parallel-universe-generator",
        4,
        {"population": 2, "slots": {"III-F": "quantum-data-exchange"}},
        ["III-F"],  # with its own box: automate ore, gain 2 ore
        Mat(2, 0, "A2 B5 C5 D4", ore_discs=7, automation=1),
    ),
    row(
        "galactic-empire",
        4,
        {},
        ["move:sol:4:y1", "move:y1:4:y4", "move:y4:4:b1", "move:b1:4:y2", "end"],
        Mat(0, 0, "A2 B5 C5 D4", ore_discs=7),
        ("Y2:4",),
    ),
    row(
        "giga-corporations",
        4,
        {},
        ["food", "ore"],
        Mat(0, 0, "A3 B5 C5 D4", food_discs=7, ore_discs=7, automation=2),
    ),
    row(
        "ministry-of-colonies",
        4,
        {"deck_top": {"A": ["wolf-359", "ross-248", "alpha-centauri"]}},
        ["ross-248"],  # no discs, but its bonus: automate ore
        Mat(0, 0, "A3 B5 C5 D4", ore_discs=7, automation=1),
    ),
    row("galactic-hq", 4, {}, [], Mat(0, 0, "A1 B5 C5 D4"), ("sol:2", "sol:2")),
    row(
        "mind-machine-assimilation",
        4,
        {},
        [],
        Mat(0, 0, "A3 B5 C5 D4", food_discs=7, ore_discs=7, automation=2),
    ),
    row(
        "omniscient-archive",
        4,
        {"population": 2},
        ["I-4"],  # with its own box: automate ore
        Mat(4, 0, "A2 B5 C5 D4", ore_discs=7, automation=1),
    ),
    row(
        "neo-industrial-revolution",
        4,
        {},
        ["move:sol:3:a1", "move:sol:3:y1", "end"],
        Mat(0, 0, "A1 B5 C5 D4", food_discs=6),
        ("A1:3", "Y1:3"),
    ),
    row(
        "interstellar-marshals",
        4,
        {"ships": ["deep_space:3"]},
        [
            "move:deep-space:3:b2",
            "move:b2:3:y3",
            "move:y3:3:a2",
            "move:a2:3:y1",
            "move:y1:3:sol",
            "move:sol:3:a1",
            "end",
            "A1",  # Barnard's Star: the ship settles, a second food disc, 2 ore
        ],
        Mat(2, 0, "A3 B5 C5 D4", food_discs=6),
    ),
    row("black-market-industries", 4, {}, [], Mat(4, 0, "A3 B5 C5 D4")),
]


@pytest.mark.parametrize(("card", "level", "given", "answers", "left", "ships"), BOXES)
def test_the_immediate_box(
    card: str, level: int, given: dict[str, Any], answers: list[str], left: Mat, ships: list[str]
) -> None:
    s = researching(card, level, **given)

    play(s, answers)

    assert mat(s) == left
    assert s.ships("Anna") == ships
    assert (s.asked(), s.kind()) in [("Anna", "production"), ("Anna", "ability")]


@rule("card.tech.transdimensional-ai")
def test_transdimensional_ai_researches_without_the_box_of_what_it_finds() -> None:
    s = researching("transdimensional-ai", 3, slots={"II-F": "arcology-farming"})

    assert s["Anna"].population == 1
    assert s.words() == ["slot:i-1", "slot:i-2", "slot:i-3", "slot:i-4", "slot:ii-f", "skip"]
    s.say("slot:ii-f")

    assert s.researched("Anna") == ["II-D", "II-F", "III-D"]
    assert mat(s) == Mat(0, 0, "A3 B5 C5 D4")


@rule("card.tech.ministry-of-colonies")
def test_the_ministry_of_colonies_keeps_one_of_three() -> None:
    top = ["wolf-359", "ross-248", "alpha-centauri"]
    s = researching("ministry-of-colonies", 4, deck_top={"A": top})

    assert sorted(s.words()) == ["system:alpha-centauri", "system:ross-248", "system:wolf-359"]
    s.say("system:wolf-359")

    assert s.colonies("Anna") == ["wolf-359"]
    assert list(s["Anna"].colony_discs) == [0]
    assert sorted(s.deck(3)[-2:]) == ["alpha-centauri", "ross-248"]


@rule("card.tech.advanced-genetics", "turn.action.no-space-card")
def test_some_technologies_have_no_space() -> None:
    s = researching("advanced-genetics", 1)
    s.end_turn()
    while s.asked() != "Anna":
        s.say("basic-space:recruit", "growth")

    s.refuses("NO_SUCH_SPACE", "tech-space:advanced-genetics:1:1")
