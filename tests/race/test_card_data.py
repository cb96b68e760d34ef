"""All cards of the base game and the three expansions, field by field and power by power, beside
the card data gathered from the printed game; and the goal tiles beside theirs.
"""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

import pytest

from perihelion.race.box import Box, Print
from perihelion.race.catalogue.prints import FIRST_EDITION, SECOND_EDITION
from perihelion.race.ids import PHASES
from perihelion.race.pieces.kinds import (
    BASE_SET,
    BRINK_OF_WAR,
    GATHERING_STORM,
    REBEL_VS_IMPERIUM,
    SET_WORDS,
)
from perihelion.race.pieces.tiles import FIRSTS, TILES
from perihelion.tabletop.bits import BIT
from race.as_data import written

Plain = dict[str, Any]

DATA = Path(__file__).resolve().parents[3] / "shared" / "data" / "race"
PRINTED: list[Plain] = json.loads((DATA / "cards.json").read_text(encoding="utf-8"))["cards"]
GOALS: Plain = json.loads((DATA / "goals.json").read_text(encoding="utf-8"))

EDITIONS: Final = {"first": FIRST_EDITION, "second": SECOND_EDITION}

POOLS: Final = {
    "base": 0,
    "base_1": BIT[GATHERING_STORM],
    "base_1_2": BIT[GATHERING_STORM] | BIT[REBEL_VS_IMPERIUM],
    "base_1_2_3": BIT[GATHERING_STORM] | BIT[REBEL_VS_IMPERIUM] | BIT[BRINK_OF_WAR],
    "base_2": BIT[REBEL_VS_IMPERIUM],
}
"""The expansions in each card pool."""

SIZES: Final = {"base": 114, "base_1": 136, "base_1_2": 180, "base_1_2_3": 228, "base_2": 158}

FIELDS: Final = [
    "name",
    "kind",
    "printed_number",
    "cost",
    "defense",
    "military",
    "vp",
    "vp_variable",
    "good",
    "world_type",
    "keywords",
    "start",
    "prestige_on_place",
    "preset_hand",
    "powers",
    "vp_scoring",
]
"""What is compared; the rest of a record is of translations and searches."""


def printed(record: Plain, edition: str) -> Plain:
    """What the data says of a card in this edition of the base game."""
    out = {field: deepcopy(record[field]) for field in FIELDS}
    out["start"] = None if record["start"] is None else record["start"]["number"]
    changes = (record["second_edition_changes"] or {}) if edition == "second" else {}
    for field, value in changes.items():
        if field == "add_power":
            for phase, power in value.items():
                out["powers"].setdefault(phase, []).append(power)
        elif field == "add_scoring":
            out["vp_scoring"]["flat"].append(value)
        else:
            out[field] = value
    return out


def in_pool(edition: str, pool: str, name: str) -> list[Print]:
    """The cards of this name in a pool, each copy once."""
    cards = [one for one in EDITIONS[edition] for _ in range(one.copies)]
    box = Box(EDITIONS[edition], POOLS[pool])
    return [
        one
        for one, there in zip(cards, box.present, strict=True)
        if there and one.card.name == name
    ]


@pytest.mark.rule("race.components.cards", "race.components.edition", "race.combo.card-texts")
@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("record", PRINTED, ids=[record["id"] for record in PRINTED])
def test_the_catalogue_has_each_card_as_it_is_printed_as_often_as_it_is_in_each_pool(
    record: Plain, edition: str
) -> None:
    for pool, copies in record["copies"].items():
        if copies:
            found = in_pool(edition, pool, record["name"])

            assert len(found) == copies, pool
            for one in found:
                assert written(one) == printed(record, edition), pool


@pytest.mark.rule(
    "race.components.cards",
    "race.combo.base-1",
    "race.combo.base-1-2",
    "race.combo.base-1-2-3",
    "race.combo.base-2",
)
@pytest.mark.parametrize("pool", list(POOLS))
@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_pool_has_all_its_cards_and_no_others(edition: str, pool: str) -> None:
    box = Box(EDITIONS[edition], POOLS[pool])
    ours = sorted(card.name for card, there in zip(box.cards, box.present, strict=True) if there)
    theirs = sorted(record["name"] for record in PRINTED for _ in range(record["copies"][pool]))

    assert ours == theirs
    assert len(ours) == SIZES[pool]


@pytest.mark.rule("race.combo.expansion-mark")
def test_every_card_belongs_to_the_set_that_it_is_marked_with() -> None:
    marks = {
        (record["name"], record["set"])
        for record in PRINTED
        if record["id"] != "gambling_world_gathering_storm"  # the base card stands for it
    }
    third_copies = {
        ("Contact Specialist", "gathering_storm"),
        ("Research Labs", "rebel_vs_imperium"),
    }

    ours = {(one.card.name, SET_WORDS[one.set].replace("-", "_")) for one in FIRST_EDITION}
    assert ours == marks | third_copies


@pytest.mark.rule("race.components.edition")
def test_the_second_edition_changes_no_card_of_an_expansion() -> None:
    first = [one.card for one in FIRST_EDITION if one.set != BASE_SET]
    second = [one.card for one in SECOND_EDITION if one.set != BASE_SET]

    assert [card.name for card in first] == [card.name for card in second]
    assert all(
        a is b
        for a, b in zip(first, second, strict=True)
        if a.name not in ("Contact Specialist", "Research Labs")
    )


MOMENTS: Final = {
    "round_start": ["none"],
    "explore": ["explore"],
    "develop": ["develop", "develop-again"],
    "settle": ["settle", "settle-again"],
    "consume": ["consume"],
    "produce": ["produce"],
    "round_end": ["round-end"],
}


@pytest.mark.parametrize("record", GOALS["goals"], ids=[goal["id"] for goal in GOALS["goals"]])
def test_each_goal_is_as_its_tile_says(record: Plain) -> None:
    words = [tile.word for tile in TILES]
    goal = words.index(record["id"].replace("_", "-"))
    tile = TILES[goal]

    assert ("first" if goal < FIRSTS else "most") == record["type"]
    assert tile.set == record["expansion"]
    condition = record["condition"]
    assert tile.minimum == condition.get("minimum", condition.get("at_least", 1))
    named = list(record["tile_phases"])
    if "round_start" in record["check_points"]:  # the rulebook adds it where prestige gives points
        named.append("round_start")
    looked_at = {PHASES[moment] for moment in range(len(PHASES)) if tile.looked_at(moment)}
    assert looked_at == {moment for phase in named for moment in MOMENTS[phase]}


@pytest.mark.rule("race.goals.setup.pool")
@pytest.mark.parametrize("pool", ["base_1", "base_1_2", "base_1_2_3"])
def test_a_pool_has_the_goals_of_its_expansions(pool: str) -> None:
    inside = [k for k, tile in enumerate(TILES) if POOLS[pool] & BIT[tile.set]]

    firsts = sum(goal < FIRSTS for goal in inside)
    assert {"first": firsts, "most": len(inside) - firsts} == GOALS["meta"]["pools"][pool]
    assert len(TILES) == len(GOALS["goals"])
