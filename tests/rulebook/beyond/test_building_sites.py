"""Which cards build in Sol or any shipyard of their owner's, and which in one place only."""

from __future__ import annotations

from typing import Any

import pytest

from rulebook.beyond.cards import owning, researching
from rulebook.beyond.scene import Scene, rule

YARDS: dict[str, Any] = {"controls": {"Y2": "ore", "Y3": "food"}, "ships": ["deep_space:4"]}
"""Two shipyards, and a ship that could jump, so that nothing has to be built."""

SITES = ["place:sol", "place:y2", "place:y3"]


def boxes(*cards: tuple[str, int, list[str]]) -> list[Any]:
    return [
        pytest.param(card, level, first, id=card, marks=rule(f"card.tech.{card}"))
        for card, level, first in cards
    ]


def actions(*cards: tuple[str, int, str, list[str], bool]) -> list[Any]:
    return [
        pytest.param(
            card,
            level,
            space,
            first,
            optional,
            id=f"{card} {' '.join(first)}".strip(),
            marks=rule(f"card.tech.{card}"),
        )
        for card, level, space, first, optional in cards
    ]


@rule("build.sites", "effect.at")
@pytest.mark.parametrize(
    ("card", "level", "first"),
    boxes(
        ("human-experimentation", 2, []),
        ("plasma-cannon", 2, []),
        ("orbital-drydocks", 2, []),
        ("supply-outpost", 2, []),
        ("planetary-scale-research", 3, []),
        ("capital-ship", 3, []),
        ("android-armada", 3, ["variant:a"]),
        ("wormhole-technology", 3, []),
        ("galactic-empire", 4, []),
        ("galactic-hq", 4, []),
        ("neo-industrial-revolution", 4, []),
    ),
)
def test_the_immediate_box_builds_where_its_owner_likes(
    card: str, level: int, first: list[str]
) -> None:
    s = researching(card, level, **YARDS)

    s.say(*first)
    assert s.words() == SITES
    s.refuses("NOT_IN_CONTROL", "place:y1")
    s.refuses("NOT_A_BUILD_SITE", "place:deep-space")
    s.refuses("COMPULSORY_EFFECT", "skip")
    s.say("place:y3")

    assert sum(ship.startswith("Y3") for ship in s.ships("Anna")) == 1


@rule("build.sites", "effect.at")
@pytest.mark.parametrize(
    ("card", "level", "space", "first", "optional"),
    actions(
        ("narrow-beam-lasers", 1, "1.1", [], False),
        ("drone-foundries", 2, "1.1", [], False),
        ("plasma-cannon", 2, "1.1", [], False),
        ("orbital-drydocks", 2, "1.1", [], False),
        ("modular-fleet", 2, "1.1", [], True),
        ("modular-fleet", 2, "1.1", ["skip"], True),
        ("modular-fleet", 2, "1.1", ["skip", "skip"], True),
        ("conscription-decrees", 2, "1.1", [], True),
        ("capital-ship", 3, "1.1", [], False),
        ("capital-ship", 3, "1.1", ["sol"], True),
        ("android-armada", 3, "1.1", [], False),
        ("mercenary-fleet", 3, "2.1", [], False),
        ("manufacturing-orbitals", 3, "1.1", [], True),
    ),
)
def test_the_action_builds_where_its_owner_likes(
    card: str, level: int, space: str, first: list[str], optional: bool
) -> None:
    s = owning(card, level, ore=9, population=4, **YARDS)

    s.say(f"tech-space:{card}:{space.replace('.', ':')}", *first)
    assert s.words() == ([*SITES, "skip"] if optional else SITES)
    s.refuses("NOT_IN_CONTROL", "place:y1")
    s.say("place:y2")

    assert sum(ship.startswith("Y2") for ship in s.ships("Anna")) == 1


@rule("build.sites", "effect.at")
@pytest.mark.parametrize(
    ("card", "place", "fleet", "discs"),
    [
        pytest.param("epsilon-eridani", "A1", [4], [], marks=rule("card.system.epsilon-eridani")),
        pytest.param(
            "luytens-star", "B1", [4, 2], ["food"], marks=rule("card.system.luytens-star")
        ),
        pytest.param("yz-ceti", "B1", [4, 3], [], marks=rule("card.system.yz-ceti")),
    ],
)
def test_a_colony_builds_where_its_owner_likes(
    card: str, place: str, fleet: list[int], discs: list[str]
) -> None:
    s = Scene(
        active="Anna",
        systems={place: card},
        guilds=["terraforming-guild"],
        Anna={
            "ore": 4,
            "population": 1,
            "ships": [f"{place}:{level}" for level in fleet],
            "controls": {place: "food", "Y2": "ore", "Y3": "food"},
        },
    )

    s.say("guild-space:terraforming-guild:1", *discs)
    assert s.words() == SITES
    s.say("place:y3")

    assert sum(ship.startswith("Y3") for ship in s.ships("Anna")) == 1


@rule("build.elsewhere", "effect.at", "card.tech.deep-space-megastructures")
def test_megastructures_appear_in_deep_space_only() -> None:
    s = researching("deep-space-megastructures", 3, controls={"Y2": "ore"})

    assert s.kind() == "jump"
    assert s.ships("Anna") == ["deep_space:3"]
