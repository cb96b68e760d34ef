"""What Beyond the Sun says beyond its games: cards, refusals, names that have been corrected."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import perihelion
from perihelion import words
from perihelion.beyond.box import Box
from perihelion.beyond.card_text import cards_in, lines_of
from perihelion.beyond.catalogue.contents import contents
from perihelion.beyond.ids import DISC_WORDS, PLACE_WORDS, PLAIN_WORDS, TYPE_WORDS
from perihelion.beyond.phases.perform import bind
from perihelion.beyond.pieces.cards import ATTESTED, CORRECTED, PARTLY, RECONSTRUCTED
from perihelion.beyond.pieces.counting import COUNT_WORDS
from perihelion.beyond.power import Bundle
from perihelion.tabletop.refusal import BadSetup, Refused
from perihelion.tabletop.scene import Said
from perihelion.words.facts import key
from perihelion.words.voice import Voice
from words.spoken import calls, constants, functions
from words.test_messages import ids, readings

SOURCE = Path(perihelion.__file__).parent / "beyond"
COMPLAINTS = {"Wrong", "wrong"}
"""What is called with the code of a complaint about a file of corrections."""

NOT_OURS = {"BAD_FIELD", "CARD_MISSING", "CARD_TWICE", "OTHER_RULES", "UNKNOWN_ANSWER"} | {
    "UNKNOWN_CARD", "UNKNOWN_FIELD", "UNKNOWN_OPTION", "UNKNOWN_SETTING", "UNKNOWN_STEP",
    "NOT_YOUR_DECISION",
}  # fmt: skip
"""Codes that all games have; their words stand in `table.ftl`."""


@cache
def box() -> Box:
    return bind(Box(contents({})))


@cache
def trees() -> list[ast.Module]:
    return [ast.parse(path.read_text("utf-8")) for path in SOURCE.rglob("*.py")]


def strings_in(tree: ast.AST) -> set[str]:
    return {
        node.value for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }  # fmt: skip


def complaints() -> set[str]:
    """The codes of what can be wrong in a file of corrections."""
    return {
        s for tree in trees() for name, args in calls(tree) if name in COMPLAINTS
        for arg in args for s in constants(arg) if s.isupper()
    }  # fmt: skip


def codes() -> set[str]:
    """The reason codes that the rules can give."""
    found = {s for tree in trees() for s in strings_in(tree)}
    upper = {s for s in found if s.isupper() and "_" in s and s.isascii()}
    return upper - complaints() - NOT_OURS


def event_kinds() -> set[str]:
    return {
        s for tree in trees() for called, args in calls(tree) if called == "tell"
        for arg in args[:1] for s in constants(arg)
    } | {"forced-known"}  # fmt: skip


def question_kinds() -> set[str]:
    out = {"action", "production", "claim", "bonus-order"}  # steps that are called by their word
    out |= {"automate-track", "control-disc", "colonise-disc"}
    for tree in trees():
        for one in functions(tree, "kind"):
            for node in ast.walk(one):
                if isinstance(node, ast.Return) and node.value is not None:
                    out |= constants(node.value)
    return out


def option_kinds() -> set[str]:
    """The kinds of all answers there are, and those that price tags give them."""
    out = {box().answers.kind(answer) for answer in [*box().answers.words, -1]}
    for tree in trees():
        for name in ("tag", "place_tag"):
            for one in functions(tree, name):
                for node in ast.walk(one):
                    if isinstance(node, ast.Dict):
                        for k, value in zip(node.keys, node.values, strict=True):
                            if k is not None and constants(k) == {"kind"}:
                                out |= constants(value)
                    if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == (
                        "out['kind']"
                    ):
                        out |= constants(node.value)
    return out


def lines() -> list[Said]:
    """Everything that is printed, line by line."""
    b = box()
    return [line for piece in [*cards_in(b), *b.factions] for line in lines_of(piece, b)]


def sentences() -> set[str]:
    """The messages of all lines and of all effects, those too that no card has now."""
    said = {line.message.removeprefix("power-") for line in lines()}
    said |= {"variant", "points", "linked-cheaper"}
    return said | {
        s for tree in trees() for name, args in calls(tree) if name == "Sentence"
        for s in constants(args[0])
    } | {"gain-ore", "gain-ore-counted", "supply-to-pop", "supply-to-pop-counted"}  # fmt: skip


def slugs() -> list[str]:
    return [card.slug for card in cards_in(box())]


@cache
def asked_for() -> set[str]:
    """The messages that the rules can ask for."""
    b = box()
    out = {f"refusal-{key(code)}" for code in codes()}
    out |= {f"why-{key(code)}" for code in complaints()}
    out |= {f"event-{kind}" for kind in event_kinds()}
    out |= {f"question-{kind}" for kind in question_kinds()}
    out |= {f"option-{kind}" for kind in option_kinds()}
    out |= {f"power-{message}" for message in sentences()}
    out |= {f"card-{slug}" for slug in [*slugs(), "face-down"]}
    out |= {f"faction-{one.slug}" for one in b.factions}
    sources = {bundle.source for bundle in b.bundles.values()} - set(slugs())
    out |= {f"source-{source}" for source in sources}
    out |= {f"count-{key(word)}" for word in COUNT_WORDS}
    out |= {f"place-{key(word)}" for word in PLACE_WORDS}
    out |= {f"type-{word}" for word in TYPE_WORDS} | {f"disc-{word}" for word in DISC_WORDS}
    out.add("end-stalemate")  # on the final screens
    return out | {f"known-{word}" for word in (ATTESTED, PARTLY, RECONSTRUCTED, CORRECTED)}


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_whatever_the_rules_can_say_has_a_message(lang: str) -> None:
    assert sorted({f"beyond-{one}" for one in asked_for()} - ids(lang, "beyond")) == []


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_no_message_is_left_that_nobody_asks_for(lang: str) -> None:
    asked = {f"beyond-{one}" for one in asked_for()}
    for reading in readings(lang).values():
        asked |= reading.references

    assert sorted(ids(lang, "beyond") - asked) == []


def test_the_source_is_really_read() -> None:
    assert {"SPACE_OCCUPIED", "COPY_LOOP", "BAD_CATALOGUE", "SHIPS_TOO_WEAK"} <= codes()
    assert {"WANT_NUMBER", "TWELVE_IN_A_DECK", "LEVEL_IS_FIXED"} <= complaints()
    assert {"acted", "colonised", "over", "stalemate"} <= event_kinds()
    assert {"jump", "variant", "research-slot", "claim"} <= question_kinds()
    assert {"push", "copy", "slot-card", "place-card", *PLAIN_WORDS.values()} <= option_kinds()


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_line_of_every_card_is_a_sentence(lang: str) -> None:
    voice = Voice(lang, "beyond")
    said = {voice.tell(line) for line in lines()}

    assert len(said) > 120
    assert not [s for s in said if "{" in s or "beyond-" in s or "  " in s or not s.endswith(".")]


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_effect_of_every_list_is_worded_whoever_carries_it_out(lang: str) -> None:
    for bundle in box().bundles.values():
        assert isinstance(bundle, Bundle)
        said = [words.power(lang, "beyond", *_told(one)) for one in bundle.told()]

        assert not [s for s in said if "{" in s or (not s[0].islower() and not s[0].isdigit())], (
            said
        )


def _told(one: dict[str, object]) -> tuple[str, dict[str, object]]:
    facts = one["facts"]
    assert isinstance(facts, dict)
    return str(one["message"]), facts


def test_no_two_cards_have_the_same_name() -> None:
    for lang in words.LANGUAGES:
        assert len({words.card_name(lang, "beyond", slug) for slug in slugs()}) == 104


def test_every_russian_name_says_where_it_comes_from() -> None:
    came_from = [words.attested("beyond", slug) for slug in slugs()]

    assert {name: came_from.count(name) for name in came_from} == {"rulebook": 31, "ours": 73}


@pytest.mark.parametrize(
    ("slug", "name"),
    [
        ("narrow-beam-lasers", "Узконаправленные лазеры"),
        ("quantum-data-exchange", "Квантовый обмен данными"),
        ("spaceship-museum", "Музей списанных космических кораблей"),
        ("tau-ceti", "тау Кита"),
        ("empire", "Империя"),
        ("technocrats-guild", "Гильдия технократов"),
    ],
)
def test_names_in_the_russian_rulebook_are_kept(slug: str, name: str) -> None:
    assert words.card_name("ru", "beyond", slug) == name
    assert words.attested("beyond", slug) == "rulebook"


# -- corrections -------------------------------------------------------------


def test_a_corrected_name_is_said_in_its_language() -> None:
    corrections = {"technology": {"terraforming": {"name": "Earth-shaping"}}}
    g = perihelion.new_game("beyond", 2, 1, {"catalogue": corrections})
    at_level_1 = [o for o in research_level_1(g) if "Earth-shaping" in o.words("en")]

    (option,) = at_level_1

    assert option.structure["card"] == "terraforming|en:Earth-shaping"
    assert "Терраформирование" in option.words("ru")


def research_level_1(g: perihelion.Table) -> list[perihelion.tabletop.question.Option]:
    seat = g.next_seat()
    g.answer(seat, g.options(seat)[0])
    question = g.question(g.next_seat())
    assert question is not None
    assert question.kind == "research-slot"
    return question.options


@pytest.mark.parametrize(
    ("text", "russian", "english"),
    [
        ("[system.sirius]\nvp = 99", "строка 2", "from 0 to 20"),
        ("[system.sirius]\nmoons = 1", "«system.sirius.moons»", "colonise_bonus"),
        ("[system.sirius", "строка 1", "not TOML"),
        ('[event.ono]\nstays = "always"', "near_achievements", "one of these words"),
        ("[guild.academy-guild]\ncost = 3", "таблица", "a table is wanted"),
        ("[mats]\ncells = [1]", "от 8 до 8", "wrong length"),
    ],
)
def test_a_broken_file_is_explained(tmp_path: Path, text: str, russian: str, english: str) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(text, "utf-8")

    with pytest.raises(BadSetup) as caught:
        perihelion.new_game("beyond", 2, 1, {"catalogue": str(path)})

    assert russian in said("ru", caught.value)
    assert english in said("en", caught.value)


def said(lang: str, refused: Refused) -> str:
    return words.refusal(lang, "beyond", refused.code, refused.facts)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_refusal_has_its_words(lang: str) -> None:
    facts = {"players": 6, "least": 2, "most": 4, "setting": "mats", "value": "?", "field": "?"}
    facts |= {"line": 3, "words": ["a", "b"], "cost": 3, "have": 1, "strength": 4, "seat": 1}
    facts |= {"count": 19, "wanted": 46, "file": "?"}

    spoken = [
        words.refusal(lang, "beyond", code, {**facts, "why": "WANT_WORD"}) for code in codes()
    ]
    spoken += [
        words.refusal(lang, "beyond", "BAD_CATALOGUE", {**facts, "why": why})
        for why in complaints()
    ]

    assert len(spoken) > 75
    assert not [s for s in spoken if "{" in s or "beyond-" in s]
