"""The words of Roll for the Galaxy: complete, and the same in both languages."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path

import pytest

import perihelion
from perihelion import words
from perihelion.roll.box import BLANK, whole_box
from perihelion.roll.ids import COLOUR_WORDS, PHASE_WORDS, PLACE_WORDS
from perihelion.roll.power import Sentence
from perihelion.words.bundles import bundle, source

RULES = Path(perihelion.__file__).parent / "roll"
SIDES = [side for side in whole_box().sides if side is not BLANK]
KERNEL = Path(perihelion.__file__).parent / "tabletop"


def first_strings(*names: str, also: tuple[Path, ...] = ()) -> set[str]:
    """The strings with which any of these is called in the rules, and in other folders."""
    out: set[str] = set()
    for path in (file for folder in (RULES, *also) for file in folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                called = getattr(node.func, "attr", getattr(node.func, "id", ""))
                first = node.args[0]
                if called in names and isinstance(first, ast.Constant):
                    out.add(str(first.value))
    return out


def sentences() -> list[Sentence]:
    powers = [power.sentence for side in SIDES for power in side.powers]
    return powers + [side.line.sentence for side in SIDES if side.line is not None]


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_refusal_has_words(lang: str) -> None:
    codes = first_strings("Refusal", "IllegalAnswer", "BadSetup", "BadRecord", also=(KERNEL,))

    known = bundle(lang)
    keys = [code.lower().replace("_", "-") for code in codes]
    missing = [
        key
        for key in keys
        if not known.has_message(f"roll-refusal-{key}")
        and not known.has_message(f"table-refusal-{key}")
    ]

    assert len(keys) > 50
    assert missing == []


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_event_colour_phase_and_place_has_words(lang: str) -> None:
    wanted = [f"event-{kind}" for kind in first_strings("tell", "confide")]
    wanted += [f"colour-{word}" for word in COLOUR_WORDS]
    wanted += [f"phase-{word}" for word in PHASE_WORDS]
    wanted += [f"place-{word}" for word in PLACE_WORDS]

    assert [one for one in wanted if not bundle(lang).has_message(f"roll-{one}")] == []


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_power_has_its_sentence(lang: str) -> None:
    said = [words.power(lang, "roll", s.message, s.facts) for s in sentences()]

    assert all(said)
    assert not [one for one in said if "{" in one or "roll-" in one]


def test_english_names_are_those_of_the_catalogue() -> None:
    assert [words.card_name("en", "roll", side.slug) for side in SIDES] == [
        side.name for side in SIDES
    ]


def test_russian_names_differ_and_say_where_they_come_from() -> None:
    names = [words.card_name("ru", "roll", side.slug) for side in SIDES]
    came_from = [words.attested("roll", side.slug) for side in SIDES]

    assert len(set(names)) == 137
    assert {name: came_from.count(name) for name in came_from} == {"rulebook": 29, "ours": 108}


def test_russian_has_no_latin_letters() -> None:
    said = re.findall(r"^roll-\S+ = (.*)$", source("ru", "roll"), re.M)
    plain = [re.sub(r"\{[^}]*\}?", "", one) for one in said]

    assert [one for one in plain if re.search("[a-zA-Z]", one)] == []


@pytest.mark.rule("roll.ui.colour-aid")
@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_colour_is_told_with_a_letter_of_its_own(lang: str) -> None:
    names = [words.say(lang, "roll", f"colour-{word}", {}) for word in COLOUR_WORDS]

    assert len({name.split("(")[1] for name in names}) == 8


@pytest.mark.parametrize("seed", range(3))
def test_a_game_can_be_told_from_beginning_to_end(seed: int) -> None:
    words.be_strict()
    luck = random.Random(seed)
    g = perihelion.new_game("roll", 2 + seed, seed, {"automatic": seed != 1}, log=True)
    while not g.over:
        seat = luck.choice(g.waiting())
        asked = g.question(seat)
        assert asked is not None
        for lang in words.LANGUAGES:
            assert asked.words(lang)
            assert asked.options[0].words(lang)
            assert all(barred.words(lang) for barred in asked.refused)
        g.answer(seat, luck.choice(g.options(seat)))

    for event in g.events(0):
        for lang in words.LANGUAGES:
            told = words.event(lang, "roll", event.kind, int(event.seat), event.facts, ["Ada"])
            assert "roll-" not in told
            assert "{" not in told
