"""The technology table for experienced players: open rows instead of decks."""

from __future__ import annotations

from typing import Any

import pytest

import perihelion
from perihelion import BadSetup
from perihelion.beyond.ids import HIDDEN
from perihelion.beyond.state import Beyond
from rulebook.beyond.scene import Scene, rule, scenario

MILITARY = [
    "human-experimentation",
    "drone-foundries",
    "plasma-cannon",
    "orbital-drydocks",
    "modular-fleet",
    "conscription-decrees",
    "supply-outpost",
]
"""The technologies of level II with military on their left."""


def tableau(**given: Any) -> Scene:
    return Scene(options={"tableau": True}, **given)


def rows(s: Scene) -> list[str]:
    """The rows that lie open for all to see."""
    seen = s.g.seen_by(None).decks
    return [word for d, word in enumerate(("II", "III", "IIII")) if HIDDEN not in seen[d]]


# -- rows ----------------------------------------------------------------------


@rule("tableau.option", "tableau.open-2", "comp.tableau-panels")
@pytest.mark.parametrize("chosen", [True, False])
def test_row_ii_is_open_from_the_start_of_the_variant(chosen: bool) -> None:
    g = perihelion.new_game("beyond", 3, seed=5, options={"tableau": chosen})
    assert isinstance(g, Beyond)

    seen = g.seen_by(0).decks

    assert len(seen[0]) == 16
    assert (HIDDEN in seen[0]) is not chosen
    assert set(seen[1]) == set(seen[2]) == {HIDDEN}


@rule("tableau.option")
def test_the_variant_is_off_by_default() -> None:
    g = perihelion.new_game("beyond", 2)
    assert isinstance(g, Beyond)

    assert not g.setup.tableau


@rule("tableau.option")
@pytest.mark.parametrize("value", ["yes", 1, None, []])
def test_the_variant_is_on_or_off(value: object) -> None:
    with pytest.raises(BadSetup) as refused:
        perihelion.new_game("beyond", 2, options={"tableau": value})

    assert refused.value.code == "BAD_SETUP_OPTION"


@rule("tableau.row")
def test_a_row_is_the_whole_deck_sorted_by_type() -> None:
    s = tableau(active="Anna", decks={"II": ["privateering", "plasma-cannon", "hypercomputing"]})

    assert sorted(s.deck(0)) == ["hypercomputing", "plasma-cannon", "privateering"]
    first = [int(s.g.box.techs[t].types) for t in s.g.decks[0]]
    assert first == sorted(first)  # science, military, commercial


@scenario("B-177", "tableau.enlightenment")
def test_universal_enlightenment_opens_no_row() -> None:
    s = tableau(
        active="Anna",
        does=("Anna", "event:universal-enlightenment:1"),
        slots={"II-D": "asteroid-mining", "III-D": "capital-ship"},
        Anna={"population": 1, "researched": ["II-D"]},
    )

    s.say("slot:iii-d")

    assert "III-D" in s.researched("Anna")
    assert rows(s) == ["II"]


@scenario("B-177", "tableau.spacetime", "tableau.open-3")
def test_spacetime_anomaly_studies_open_row_iii() -> None:
    s = tableau(
        active="Anna",
        events={"II-C": "ore-boom"},
        Anna={"ore": 2, "population": 1, "researched": ["I-2"]},
    )
    s.say("basic-space:research-2:1")
    assert rows(s) == ["II"]

    s.say("technology:spacetime-anomaly-studies")

    assert s.card("II-C") == "spacetime-anomaly-studies"
    assert rows(s) == ["II", "III"]


@rule("tableau.open-3", "tableau.open-4")
@pytest.mark.parametrize(
    ("event", "level", "opened"),
    [
        ("maya-chaturvedi", 2, "III"),
        ("ono", 3, "IIII"),
        ("kc-24x", 3, None),
        ("tyler-lee", 2, None),
    ],
)
def test_a_guild_that_researches_opens_the_row_of_its_level(
    event: str, level: int, opened: str | None
) -> None:
    """Level III is reached by Planetary-scale Research, which by itself opens row III alone."""
    s = tableau(
        active="Anna",
        slots={"II-D": "asteroid-mining", "III-A": "planetary-scale-research"},
        events={"II-A": event} if level == 2 else {"III-D": event},
        Anna={
            "ore": 4,
            "population": 1,
            "researched": ["I-1", "II-D", "III-A"],
            "colonies": ["wolf-359", "ross-248"] if level == 3 else [],
        },
    )
    before = rows(s)

    s.say("tech-space:iii-a:1:1" if level == 3 else "basic-space:research-2:1")

    assert rows(s) == ([*before, opened] if opened else before)


@rule("tableau.open-4", "tableau.open-3")
def test_a_private_technology_opens_rows_too() -> None:
    s = tableau(
        active="Anna",
        does=("Anna", "colonise:wise-1541-2250"),
        deck_top={"III": ["hivemind-computing", "capital-ship"]},
    )
    assert rows(s) == ["II"]

    s.say("technology:hivemind-computing")

    assert rows(s) == ["II", "IIII"]


# -- Planetary-scale Research --------------------------------------------------


@rule("tableau.planetary")
@pytest.mark.parametrize(
    ("colonies", "opened"),
    [
        ([], ["II"]),
        (["wolf-359"], ["II"]),
        (["wolf-359", "ross-248"], ["II", "III"]),
        (["wolf-359", "ross-248", "procyon"], ["II", "IIII"]),
        (["wolf-359", "ross-248", "procyon", "yz-ceti"], ["II", "IIII"]),
    ],
)
@pytest.mark.parametrize("how", ["owned", "private", "copied"])
def test_the_row_opens_when_the_turn_of_a_user_begins(
    how: str, colonies: list[str], opened: list[str]
) -> None:
    slots = {"III-A": "planetary-scale-research", "III-B": "quantum-data-exchange"}
    if how == "private":
        del slots["III-A"]
    s = tableau(
        active="Irina",
        slots=slots,
        Anna={
            "colonies": colonies,
            "researched": {"owned": ["III-A"], "private": [], "copied": ["III-B"]}[how],
            "private": ["planetary-scale-research"] if how == "private" else [],
        },
    )
    assert rows(s) == ["II"]
    s.say("basic-space:recruit")

    s.end_turn()

    assert s.asked() == "Anna"
    assert rows(s) == opened


@rule("tableau.planetary")
def test_the_row_stays_closed_for_those_who_could_not_use_it() -> None:
    s = tableau(
        active="Anna",
        slots={"III-A": "planetary-scale-research"},
        Anna={"colonies": ["wolf-359", "ross-248"]},
        Boris={"researched": ["III-A"]},
    )

    assert rows(s) == ["II"]


# -- picking -------------------------------------------------------------------


@scenario("B-196", "tableau.pick", "tableau.row", "tableau.open-2", "tableau.option")
def test_any_open_card_of_the_type_may_be_picked() -> None:
    s = tableau(
        active="Anna",
        events={"II-A": "ore-boom"},
        Anna={"ore": 2, "population": 1, "researched": ["I-1"]},
    )
    assert len(s.deck(0)) == 16

    s.say("basic-space:research-2:1")

    assert s["Anna"].ore == 2  # the event came first: 1 for all and 1 for her
    assert sorted(s.words()) == sorted(f"technology:{card}" for card in MILITARY)
    s.refuses("NOT_REVEALED", "technology:hypercomputing")
    s.say("technology:modular-fleet")
    assert s.card("II-A") == "modular-fleet"
    assert len(s.deck(0)) == 15
    assert "modular-fleet" not in s.deck(0)
    assert s.told("searched") == s.told("buried") == []


@rule("tableau.pick")
def test_without_a_match_any_card_of_the_row_will_do() -> None:
    s = tableau(
        active="Anna",
        decks={"II": ["arcology-farming", "hypercomputing", "privateering"]},
        events={"II-A": "ore-boom"},
        Anna={"ore": 2, "population": 1, "researched": ["I-1"]},
    )

    s.say("basic-space:research-2:1")

    assert sorted(s.words()) == [
        "technology:arcology-farming",
        "technology:hypercomputing",
        "technology:privateering",
    ]


@rule("tableau.private")
def test_a_private_technology_is_chosen_from_an_open_row() -> None:
    s = tableau(active="Anna", does=("Anna", "colonise:procyon"))
    assert len(s.words()) == 16

    s.say("technology:arcology-farming")

    assert len(s.deck(0)) == 15
    assert s.told("buried") == []


@rule("tableau.private")
def test_from_a_closed_row_two_cards_are_drawn() -> None:
    s = tableau(
        active="Anna",
        does=("Anna", "colonise:wise-1541-2250"),
        deck_top={"III": ["hivemind-computing", "capital-ship"]},
    )

    assert sorted(s.words()) == ["technology:capital-ship", "technology:hivemind-computing"]
    s.say("technology:capital-ship")
    assert len(s.deck(1)) == 15
