"""The Fluent files: complete, nothing left over, the same in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from perihelion import words
from perihelion.race.catalogue.prints import FIRST_EDITION
from perihelion.race.pieces.kinds import ALIEN_WORD, IMPERIUM, REBEL, UPLIFT
from perihelion.words.bundles import FILES, source
from words.spoken import families, messages

RULES = ("table", "race")
"""Files whose messages the rules ask for."""

CARDS = list({printed.card.slug: printed.card for printed in FIRST_EDITION}.values())
"""Each card once, the printing of the base game where there are several."""

LATIN_IS_MEANT = {"race-card-galactic-survey-seti"}


@cache
def entries(lang: str, name: str) -> list[ftl.Message]:
    resource = FluentParser().parse(source(lang, name))
    assert not [e for e in resource.body if isinstance(e, ftl.Junk)]
    return [e for e in resource.body if isinstance(e, ftl.Message)]


def ids(lang: str, *names: str) -> set[str]:
    return {entry.id.name for name in names for entry in entries(lang, name)}


class Reading(Visitor):
    """What a message contains."""

    def __init__(self, entry: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []
        assert entry.value is not None
        self.visit(entry.value)

    def generic_visit(self, node: ftl.BaseNode) -> None:
        if isinstance(node, ftl.VariableReference):
            self.variables.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            self.references.add(node.id.name)
        elif isinstance(node, ftl.TextElement | ftl.StringLiteral):
            self.texts.append(node.value)
        elif isinstance(node, ftl.NamedArgument):
            return  # says how, in no language: `case: "acc"`
        super().generic_visit(node)


@cache
def readings(lang: str) -> dict[str, Reading]:
    return {e.id.name: Reading(e) for name in FILES for e in entries(lang, name)}


def arguments(id: str, known: dict[str, Reading]) -> set[str]:
    """The facts that a message speaks of, also through other messages."""
    out = {name.removesuffix("-is") for name in known[id].variables}
    for other in known[id].references:
        out |= arguments(other, known)
    return out


def own_messages() -> Iterator[str]:
    """Messages that the code of words itself asks for."""
    for path in Path(words.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_whatever_the_rules_can_say_has_a_message(lang: str) -> None:
    known = ids(lang, *RULES)

    missing = [m for m in messages() if f"race-{m}" not in known and f"table-{m}" not in known]

    assert sorted(missing) == []


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_no_message_is_left_that_nobody_asks_for(lang: str) -> None:
    asked = {f"{prefix}-{m}" for m in messages() for prefix in RULES} | set(own_messages())
    for reading in readings(lang).values():
        asked |= reading.references

    assert sorted(ids(lang, *RULES) - asked) == []


def test_the_source_is_really_read() -> None:
    found = families()

    assert {"NOT_ENOUGH_CARDS", "ALREADY_ANSWERED", "CARD_TWICE", "PICK_IN_ORDER"} <= found[
        "refusal"
    ]
    assert {"drew", "drew-known", "forced-known", "bet", "over"} <= found["event"]
    assert {"develop-pay", "settle-pay", "windfall", "action"} <= found["question"]
    assert {"settle-military", "sell", "pass", "power", "help"} <= found["option"]
    assert {"score-six", "score-development", "consume-goods"} <= found["power"]
    assert {"payment", "explore", "ship", "produce-most", "symbol", "boost"} <= found["why"]
    assert found["source"] == {"bonus", "boost"}
    assert found["method"] == {"conquer", "pay"}
    assert len(found["goal"]) == 20
    assert len(found["card"]) == 95 + 95 + 1


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_no_message_stands_in_two_places(lang: str) -> None:
    all_ids = [entry.id.name for name in FILES for entry in entries(lang, name)]

    assert sorted(id for id in all_ids if all_ids.count(id) > 1) == []


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_a_message_begins_with_the_name_of_its_file(lang: str, name: str) -> None:
    """Of what all pages share, some has files of its own only because it is loaded apart."""
    begins = "pages-" if name in ("pages-around", "pages-later") else f"{name}-"
    assert [id for id in ids(lang, name) if not id.startswith(begins)] == []


def test_all_languages_have_the_same_files() -> None:
    folder = Path(words.__file__).parent

    for lang in words.LANGUAGES:
        assert sorted(path.stem for path in (folder / lang).iterdir()) == list(FILES)


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_messages(name: str) -> None:
    assert ids("en", name) == ids("ru", name)


def test_both_languages_speak_of_the_same_facts() -> None:
    english, russian = readings("en"), readings("ru")

    both = english.keys() & russian.keys()
    different = [id for id in both if arguments(id, english) != arguments(id, russian)]

    assert different == []


@pytest.mark.parametrize(
    ("lang", "foreign", "meant"),
    [("en", "[а-яёА-ЯЁ]", set[str]()), ("ru", "[a-zA-Z]", LATIN_IS_MEANT)],
)
def test_letters_of_the_other_language_stand_only_where_they_are_meant(
    lang: str, foreign: str, meant: set[str]
) -> None:
    found = {
        entry.id.name
        for name in RULES
        for entry in entries(lang, name)
        if re.search(foreign, " ".join(Reading(entry).texts))
    }

    assert found == meant


def test_english_names_are_those_of_the_catalogue() -> None:
    assert [c.name for c in CARDS] == [words.card_name("en", "race", c.slug) for c in CARDS]


def test_no_two_cards_have_the_same_russian_name() -> None:
    assert len({words.card_name("ru", "race", c.slug) for c in CARDS}) == len(CARDS)


def test_every_russian_name_says_where_it_comes_from() -> None:
    came_from = [words.attested("race", card.slug) for card in CARDS]

    assert {name: came_from.count(name) for name in came_from} == {
        "rulebook": 16,
        "roll-rulebook": 7,
        "ours": 167,
    }


@pytest.mark.parametrize(
    ("slug", "name"),
    [
        ("alpha-centauri", "Альфа Центавра"),
        ("public-works", "Общественные работы"),
        ("colony-ship", "Корабль колонистов"),
        ("empath-world", "Планета эмпатов"),
        ("new-military-tactics", "Новейшие тактические наработки"),
        ("contact-specialist", "Специалист по контактам"),
        ("replicant-robots", "Роботы-репликанты"),
        ("mining-robots", "Роботы-шахтёры"),
        ("deficit-spending", "Дефицит бюджета"),
        ("new-economy", "Новая экономика"),
        ("new-vinland", "Новая Винляндия"),
        ("free-trade-association", "Ассоциация свободной торговли"),
        ("merchant-world", "Планета торговцев"),
        ("gem-world", "Планета драгоценностей"),
        ("genetics-lab", "Генетическая лаборатория"),
        ("pan-galactic-league", "Пангалактическая лига"),
    ],
)
def test_names_in_the_russian_rulebook_are_kept(slug: str, name: str) -> None:
    assert words.card_name("ru", "race", slug) == name
    assert words.attested("race", slug) == "rulebook"


@pytest.mark.parametrize(
    ("word", "stem"),
    [(ALIEN_WORD, "чужих"), (REBEL, "повстанц"), (IMPERIUM, "Империум"), (UPLIFT, "озвыш")],
)
def test_a_word_that_counts_for_other_cards_is_in_the_russian_name(word: int, stem: str) -> None:
    for card in CARDS:
        name = words.card_name("ru", "race", card.slug).replace("Повстанц", "повстанц")

        assert (stem in name) == bool(card.words & word), name
