"""What Tiny Epic Galaxies says beyond its games: actions, attacks, missions, refusals."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import perihelion
from perihelion import words
from perihelion.tiny.catalogue.missions import missions
from perihelion.tiny.catalogue.planets import PLANETS
from perihelion.tiny.catalogue.rogues import ROGUE_MATS
from perihelion.tiny.planets import Sentence

SOURCE = Path(perihelion.__file__).parent / "tiny"


def strings() -> set[str]:
    """Every string that stands in the rules, but for docstrings."""
    out: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                out.add(node.value)
    return out


def codes() -> set[str]:
    """The reason codes that the rules can give."""
    return {s for s in strings() if s.isupper() and "_" in s and s.isascii()}


def sentences() -> list[Sentence]:
    out = [planet.action.sentence() for planet in PLANETS]
    out += [e.sentence() for mat in ROGUE_MATS for a in mat.attacks for e in a.effects]
    for in_orbit in (False, True):
        out += [mission.aim.sentence() for mission in missions(in_orbit=in_orbit)]
    return out


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_action_attack_and_mission_has_its_sentence(lang: str) -> None:
    said = {words.power(lang, "tiny", one.message, one.facts) for one in sentences()}

    assert len(said) > 40
    assert not [s for s in said if "{" in s or "tiny-" in s]


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_refusal_has_its_words(lang: str) -> None:
    facts = {"players": 6, "least": 1, "most": 5, "setting": "rogue", "rogue": "artemis"}
    facts |= {"card": "jakks", "rules": "2", "step": "?", "value": "?", "field": "?", "detail": "?"}
    facts |= {"answer": "pass", "galaxy": "red"}

    said = {code: words.refusal(lang, "tiny", code, facts) for code in codes()}

    assert {"NOT_ENOUGH_ENERGY", "CHAIN_REPEAT", "UNKNOWN_ROGUE", "PLAYER_COUNT"} <= said.keys()
    assert not [s for s in said.values() if "{" in s or "tiny-" in s]


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_card_and_rogue_has_a_name(lang: str) -> None:
    names = [words.card_name(lang, "tiny", planet.slug) for planet in PLANETS]
    names += [words.card_name(lang, "tiny", mission.slug) for mission in missions()]

    assert len(set(names)) == 52
