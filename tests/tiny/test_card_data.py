"""Every planet, mission and rogue galaxy beside the data gathered about the printed game, and how
well each is attested.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from perihelion.tiny.catalogue.missions import missions
from perihelion.tiny.catalogue.planets import PLANETS
from perihelion.tiny.catalogue.rogues import ROGUE_MATS
from perihelion.tiny.ids import FACE_WORDS, GALAXY_WORDS
from perihelion.tiny.pieces.missions import Compare
from perihelion.tiny.pieces.planets import (
    DOUBTFUL,
    GUESS,
    INFERRED,
    ONE_SOURCE,
    PRINTINGS_DIFFER,
    TWO_SOURCES,
)
from perihelion.tiny.pieces.rogues import Effect, RogueMat

Plain = dict[str, Any]

DATA = Path(__file__).resolve().parents[3] / "shared" / "data" / "tiny"

ATTESTED = {
    "two_sources": TWO_SOURCES,
    "two_sources_edition_split": PRINTINGS_DIFFER,
    "one_source": ONE_SOURCE,
    "one_source_doubtful": DOUBTFUL,
    "inferred": INFERRED,
    "guess_low": GUESS,
    "general_knowledge_low": GUESS,
    "unknown": GUESS,
    "unknown_candidate": GUESS,
}

EFFECTS = {
    "loses": "player_loses",
    "takes": "rogue_steals",
    "takes-any": "rogue_steals",
    "receives": "rogue_gains",
    "pushes-one": "player_ship_retreats",
    "pushes-all": "player_ship_retreats",
    "die-lost": "player_loses_die",
    "all-advance": "rogue_ships_advance",
}


def gathered(name: str) -> list[Plain]:
    data: Plain = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    found: list[Plain] = data[name]
    return found


def confidence(word: str) -> str:
    """How well something is attested, without the names of the sources."""
    return ATTESTED[word.split(" ")[0]]


@pytest.mark.rule("tiny.comp.planets", "tiny.colony.text")
def test_planets_have_the_figures_that_were_gathered() -> None:
    printed = {
        one["slug"]: [
            one["name_en"],
            one["resource"],
            one["track"]["type"],
            one["track"]["length"],
            one["vp"],
        ]
        for one in gathered("planets")
    }

    assert printed == {
        one.slug: [one.name, FACE_WORDS[one.resource], FACE_WORDS[one.track], one.length, one.vp]
        for one in PLANETS
    }


def test_planets_cost_what_was_gathered_and_have_the_same_limits() -> None:
    printed = {}
    for one in gathered("planets"):
        action, limits = one["action"], one["action"]["limits"]
        cost = {} if "paid_to" in (action["cost"] or {}) else action["cost"] or {}
        printed[one["slug"]] = (
            cost.get("energy", 0),
            cost.get("culture", 0),
            limits["own_turn_only"],
            limits["once_per_turn"],
        )

    assert printed == {
        one.slug: (one.energy, one.culture, one.own_turn, one.once) for one in PLANETS
    }


def test_planets_say_how_well_they_are_attested() -> None:
    assert {one.slug: (one.numbers, one.text) for one in PLANETS} == {
        one["slug"]: (
            confidence(one["confidence"]["stats"]),
            confidence(one["confidence"]["action"]),
        )
        for one in gathered("planets")
    }


def test_missions_compare_and_are_attested_as_was_gathered() -> None:
    printed = {
        one["slug"]: (
            one["name_en"],
            one["condition"]["type"] == "rank",
            confidence(one["confidence"]["condition"]),
        )
        for one in gathered("missions")
    }

    assert printed == {
        one.slug: (one.name, isinstance(one.aim, Compare), one.text) for one in missions()
    }


def written(effect: Effect) -> tuple[str, object, object]:
    """A part of an attack as the data has it: what it does, to what, how much."""
    said = effect.sentence
    amount = said.facts.get("amount", said.facts.get("steps", 1))
    which = said.facts.get("resource", "any" if said.message == "takes-any" else None)
    return EFFECTS[said.message], which, amount


def as_gathered(effect: Plain) -> tuple[str, object, object]:
    which = "any" if effect.get("resource") == "player_choice" else effect.get("resource")
    return effect["op"], which, effect.get("amount", effect.get("steps"))


def levels(one: Plain) -> list[Plain]:
    return [level for level in one["track"] if not level["skull"]]


def mat_of(one: Plain) -> RogueMat:
    return next(mat for mat in ROGUE_MATS if mat.slug == one["slug"])


@pytest.mark.parametrize("one", gathered("rogues"), ids=lambda one: str(one["slug"]))
def test_a_rogue_has_the_figures_and_attacks_that_were_gathered(one: Plain) -> None:
    mat = mat_of(one)

    assert (mat.name, mat.difficulty) == (one["name_en"], one["difficulty"])
    assert GALAXY_WORDS[mat.colour] == one["colour"]["value"]
    assert one["resource_max"]["energy"] == one["resource_max"]["culture"] == mat.most
    assert mat.dice == [level["dice"] for level in levels(one)]
    assert mat.vp == [level["vp"] for level in levels(one)]
    assert [[written(effect) for effect in attack.effects] for attack in mat.attacks] == [
        [as_gathered(effect) for effect in level["attack"]["effects"]] for level in levels(one)
    ]
    assert [attack.once for attack in mat.attacks] == [
        level["attack"]["once_per_turn"]["value"] for level in levels(one)
    ]


@pytest.mark.parametrize("one", gathered("rogues"), ids=lambda one: str(one["slug"]))
def test_a_rogue_says_how_well_it_is_attested(one: Plain) -> None:
    known = one["confidence"]
    marked = [level["attack"]["once_per_turn"] for level in levels(one)]
    once = [confidence(mark["confidence"]) for mark in marked if mark["value"]] or [GUESS]

    assert mat_of(one).attested == {
        "name": confidence(known["name_and_difficulty"]),
        "attacks": confidence(known["attacks"]),
        "dice": confidence(known["dice"]),
        "vp": confidence(known["vp"]),
        "skull": confidence(known["skull_at_level_6"]),
        "most": confidence(one["resource_max"]["confidence"]),
        "colour": confidence(one["colour"]["confidence"]),
        "once": once[0],
    }
