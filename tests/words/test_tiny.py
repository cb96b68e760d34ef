"""What Tiny Epic Galaxies says beyond its games: actions, attacks, missions, refusals."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import perihelion
from perihelion import words
from perihelion.tiny.catalogue.missions import missions
from perihelion.tiny.catalogue.planets import PLANETS
from perihelion.tiny.catalogue.rogues import ROGUE_MATS
from perihelion.tiny.ids import FACE_WORDS, GALAXY_WORDS
from perihelion.tiny.power import Sentence
from perihelion.words.facts import key
from words.spoken import assigned, calls, constants, functions, registered_as
from words.test_messages import ids, readings

SOURCE = Path(perihelion.__file__).parent / "tiny"


ROGUE_DOES = {
    "gained", "lost", "advanced", "pushed", "colonised", "score", "entered-orbit", "turn-ended"
}  # fmt: skip
"""What can happen to players and to the rogue galaxy, which has words of its own for it."""

HURDLES = {"hurdle", "planet_hurdle", "follow_code", "no_ship_code", "lacking"}
"""Functions whose codes can be the reason why somebody is not asked."""


@cache
def trees() -> list[ast.Module]:
    return [ast.parse(path.read_text("utf-8")) for path in SOURCE.rglob("*.py")]


def strings_in(tree: ast.AST) -> set[str]:
    return {
        node.value for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }  # fmt: skip


def strings() -> set[str]:
    """Every string that stands in the rules."""
    return {s for tree in trees() for s in strings_in(tree)}


def said_to(name: str) -> set[str]:
    """The strings with which a function is called."""
    return {
        s for tree in trees() for called, args in calls(tree) if called == name
        for arg in args for s in constants(arg)
    }  # fmt: skip


def event_kinds() -> set[str]:
    out = said_to("tell") | said_to("tell_amount") | {f"rogue-{kind}" for kind in ROGUE_DOES}
    for tree in trees():
        out |= assigned(tree, "told") | assigned(tree, "kind")
    return out | {"forced-known", "kept-mission-known"}


def reasons() -> set[str]:
    """Why a question was not put, or a die of the rogue galaxy was rolled again."""
    out = said_to("ask_unless") | said_to("roll_again")
    for tree in trees():
        for name in HURDLES:
            out |= {s for one in functions(tree, name) for s in strings_in(one) if s.isupper()}
    return {key(code) for code in out}


def question_kinds() -> set[str]:
    """The kinds of questions: of every step that asks, and of those that a planet asks."""
    out = said_to("asks")
    for tree in trees():
        for step in ast.walk(tree):
            if isinstance(step, ast.ClassDef) and asks(step):
                out |= names_of(step) | registered_as(tree, step)
    return out


def asks(step: ast.ClassDef) -> bool:
    """Whether this is the class of a step that takes answers, itself or as a planet's question."""
    verbs = {one.name for one in step.body if isinstance(one, ast.FunctionDef)}
    bases = {ast.unparse(base) for base in step.bases}
    return bool(verbs & {"carry_out", "take"}) or "PlanetQuestion" in bases


def names_of(step: ast.ClassDef) -> set[str]:
    """What the class of a step sets its name to, for all its objects or for each."""
    out: set[str] = set()
    for node in ast.walk(step):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if "name" in (getattr(target, "id", ""), getattr(target, "attr", "")):
                    out |= constants(node.value)
    return out


def codes() -> set[str]:
    """The reason codes that the rules can give."""
    return {s for s in strings() if s.isupper() and "_" in s and s.isascii()}


def sentences() -> list[Sentence]:
    out = [planet.action.sentence for planet in PLANETS]
    out += [e.sentence for mat in ROGUE_MATS for a in mat.attacks for e in a.effects]
    for in_orbit in (False, True):
        out += [mission.aim.sentence for mission in missions(in_orbit=in_orbit)]
    return out


def option_kinds() -> set[str]:
    """The kinds of all answers there are, and those that price tags give them."""
    out = {s for s in strings() if s in ("activate", "use-colony") or s.startswith("raise-with-")}
    for players in (1, 2):
        g = perihelion.new_game("tiny", players)
        out |= {g.answers().kind(answer) for answer in [*g.answers().words, -1]}
    return out


@cache
def asked_for() -> set[str]:
    """The messages that the rules can ask for."""
    out = {f"refusal-{key(code)}" for code in codes()} | {f"why-{code}" for code in reasons()}
    out |= {f"event-{kind}" for kind in event_kinds()}
    out |= {f"question-{kind}" for kind in question_kinds()}
    out |= {f"option-{kind}" for kind in option_kinds()}
    out |= {f"power-{one.message}" for one in sentences()}
    slugs = [planet.slug for planet in PLANETS] + [mission.slug for mission in missions()]
    out |= {f"card-{key(slug)}" for slug in [*slugs, "face-down"]}
    out |= {f"rogue-{mat.slug}" for mat in ROGUE_MATS}
    out |= {f"difficulty-{mat.difficulty}" for mat in ROGUE_MATS}
    out |= {f"action-{face}" for face in FACE_WORDS} | {f"resource-{s}" for s in FACE_WORDS[1:3]}
    return out | {f"galaxy-{colour}" for colour in GALAXY_WORDS}


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_no_message_is_left_that_nobody_asks_for(lang: str) -> None:
    asked = {f"tiny-{one}" for one in asked_for()}
    for reading in readings(lang).values():
        asked |= reading.references

    assert sorted(ids(lang, "tiny") - asked) == []


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_answer_has_its_words(lang: str) -> None:
    assert sorted(f"tiny-option-{kind}" for kind in option_kinds()) == sorted(
        id for id in ids(lang, "tiny") if id.startswith("tiny-option-")
    )


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
