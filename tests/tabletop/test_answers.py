"""Answers by word: one form in all games, there and back, and the words that records had before."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path

import pytest

import perihelion
from perihelion import IllegalAnswer, Table
from perihelion.tabletop.answers import Answers, numbers, things
from shipped import SHIPPED

FORM = re.compile(r"[a-z]+(-[a-z]+)*(:[a-z0-9]+(-[a-z0-9]+)*(\.[0-9]+)?)*")
OLDER = Path(__file__).parent.parent / "golden" / "older" / "words.jsonl"
ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs" / "reference"
TABLES = runpy.run_path(str(ROOT / "tools" / "answer_tables.py"))


def begun(name: str, options: dict[str, object]) -> Table:
    return perihelion.new_game(name, 1 if "rogue" in options else 2, 3, options)


def games() -> list[Table]:
    """Every game and every variant of it."""
    out = []
    for game in perihelion.GAMES.values():
        for options in game.variants():
            out.append(begun(game.name(), options))
    return out


@pytest.fixture(params=list(perihelion.GAMES))
def table(request: pytest.FixtureRequest) -> Table:
    return perihelion.new_game(request.param, 2, 7)


def test_all_words_of_all_games_have_the_same_form() -> None:
    for g in games():
        wrong = [word for word in g.answers().words.values() if not FORM.fullmatch(word)]
        assert wrong == []


def test_the_word_begins_with_the_kind_of_answer(table: Table) -> None:
    for answer, word in table.answers().words.items():
        if word != "boosted-action:search":  # named only to be refused
            assert table.describe(answer)["kind"] == word.split(":")[0]


def test_every_answer_has_one_word_and_every_word_one_answer() -> None:
    for g in games():
        answers = g.answers()
        assert len(answers.words) == len(answers.numbers)
        for answer, word in answers.words.items():
            assert g.answer_named(word) == answer
            assert g.answer_word(g.answer_named(word)) == word
        for word, answer in answers.older.items():
            assert answers.numbers.get(word, answer) == answer
            assert g.answer_named(word) == answer


@pytest.mark.parametrize("name", list(perihelion.GAMES))
def test_a_game_is_played_by_words(name: str) -> None:
    """Every option of every question, and a twin that is told nothing but words."""
    for options in perihelion.game(name).variants()[:3]:
        g = begun(name, options)
        twin = g.copy()
        luck = perihelion.dice(4)
        for _ in range(150):
            if g.over:
                break
            asked = g.question(g.next_seat())
            assert asked is not None
            for option in [*asked.options, *(barred.option for barred in asked.refused)]:
                assert g.answer_named(option.word, asked.seat) == option.id
            option = asked.options[luck.below(len(asked.options))]
            g.answer(asked.seat, int(option.id))
            twin.answer(asked.seat, option.word)
        assert twin.pack() == g.pack()


def test_a_set_is_answered_by_words() -> None:
    g = perihelion.new_game("race", 2, 7)
    asked = g.question(0)
    assert asked is not None
    first, second = (option.word for option in asked.options[:2])

    g.answer_all(0, [second, first])

    assert g.record()["answers"] == [f"0 {first}", f"0 {second}"]


def test_of_several_copies_the_one_in_hand_is_meant() -> None:
    """The copies that lie elsewhere come first in the box."""
    seats = [
        {"tableau": ["Old Earth"], "hand": ["public-works.2", "export-duties.1"]},
        {"tableau": ["New Sparta", "public-works.1"], "actions": ["develop"]},
    ]
    g = perihelion.position("race", {"at": "develop", "seats": seats})

    assert g.answer_named("card:export-duties", seat=0) == g.answer_named("card:export-duties.1")
    assert g.answer_named("card:public-works", seat=0) == g.answer_named("card:public-works.2")
    assert g.answer_named("card:public-works") == g.answer_named("card:public-works.1")


def test_several_of_a_name_are_different_copies() -> None:
    hand = ["export-duties.2", "export-duties.1", "Gem World"]
    seats = [
        {"tableau": ["Old Earth"], "hand": hand, "fillers": 2},
        {"tableau": ["New Sparta"], "actions": ["settle"]},
    ]
    g = perihelion.position("race", {"at": "settle", "seats": seats})
    g.answer(0, "card:gem-world")

    g.answer_all(0, ["card:export-duties", "card:export-duties"])

    left = g.position()["seats"][0]["hand"]  # type: ignore[index]
    assert [name for name in left if name.startswith("export-duties")] == []


def test_an_unknown_word_is_refused_with_what_may_have_been_meant() -> None:
    g = perihelion.new_game("tiny", 2, 1)
    before = g.pack()

    with pytest.raises(IllegalAnswer) as refused:
        g.answer(0, "galaxy:bleu")

    assert refused.value.code == "UNKNOWN_ANSWER"
    assert refused.value.facts["answer"] == "galaxy:bleu"
    assert "galaxy:blue" in refused.value.facts["like"]  # type: ignore[operator]
    said = perihelion.words.refusal("en", "tiny", "UNKNOWN_ANSWER", refused.value.facts)
    assert said.startswith("There is no answer called “galaxy:bleu”. Did you mean galaxy:blue")
    assert g.pack() == before


def test_what_is_like_nothing_is_refused_without_a_proposal(table: Table) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(table.waiting()[0], "x" * 10_000)

    assert refused.value.facts["like"] == []


def test_letters_may_be_as_they_are_printed() -> None:
    g = perihelion.new_game("beyond", 2, 1)

    assert g.answer_named("tech-space:II-B:1:2") == g.answer_named("tech-space:ii-b:1:2")
    assert g.answer_named("place:deep_space") == g.answer_named("place:deep-space")


def test_a_technology_stands_for_its_slot() -> None:
    slots = {"II-C": "plasma-cannon"}
    g = perihelion.position("beyond", {"seats": [{"start": True}, {}], "slots": slots})

    named = g.answer_named("tech-space:plasma-cannon:1:1")

    assert g.answer_word(named) == "tech-space:ii-c:1:1"


def test_a_plain_question_tells_the_words_of_its_options(table: Table) -> None:
    seat = table.waiting()[0]
    asked = table.question(seat)
    assert asked is not None

    told = asked.plain()["options"]

    assert isinstance(told, list)
    assert [table.answer_named(option["word"]) for option in told] == table.options(seat)


def test_records_in_older_words_are_replayed() -> None:
    """These were written before words had one form."""
    for line in OLDER.read_text().splitlines():
        record = json.loads(line)

        g = perihelion.replay(record)

        assert g.over
        assert g.scores() == record.pop("scores")
        told = g.record()
        assert told["answers"] != record["answers"]
        assert perihelion.replay(told).pack() == g.pack()


def kinds_in(page: str) -> set[str]:
    """The kinds of answers that the table of a page of the documentation names."""
    rows = [line for line in (DOCS / page).read_text().splitlines() if re.match(r"\| \d", line)]
    return {word.split(":")[0] for row in rows for word in re.findall(r"`([a-z][^`]*)`", row)}


@pytest.mark.parametrize("name", SHIPPED)
def test_the_documentation_lists_all_kinds_of_answers(name: str) -> None:
    answers = perihelion.new_game(name, 2, 1).answers()

    assert kinds_in(f"{name}-answers.md") == {w.split(":")[0] for w in answers.words.values()}


@pytest.mark.parametrize("name", SHIPPED)
def test_the_words_in_the_documentation_are_words_of_the_game(name: str) -> None:
    g = perihelion.new_game(name, 2, 1)
    text = (DOCS / f"{name}-answers.md").read_text()

    words = re.findall(r"`([a-z-]+:[a-z0-9:.-]+)`", text)

    assert len(words) > 5
    assert [word for word in words if g.answers().number(word) < 0] == []


@pytest.mark.parametrize("name", TABLES["GAMES"])
def test_the_table_in_the_documentation_is_what_the_game_declares(name: str) -> None:
    written = (DOCS / f"{name}-answers.md").read_text("utf-8")

    assert written == TABLES["page"](name), "run tools/answer_tables.py"


def test_a_family_gives_its_answers_numbers_words_and_facts() -> None:
    answers = Answers()
    places = things("place", ["Sol", "deep_space"])
    answers.family(5, "ship", [places, numbers("level", 3)], older="ship.{}.{}")
    answers.family(20, "go", [places, things("to", ["A1", "A2"], [7, 8])], steps=[10, 1])
    answers.plain({40: "pass"})

    assert (answers.word(8), answers.word(11)) == ("ship:deep-space:1", "?11")
    assert answers.number("ship.deep_space.1") == answers.number("ship:Deep_Space:1") == 8
    assert answers.describe(10) == {"kind": "ship", "place": "deep_space", "level": 3}
    assert [n for n, _ in answers.families[1].members()] == [20, 21, 30, 31]
    assert answers.describe(31) == {"kind": "go", "place": "deep_space", "to": 8}
    assert answers.families[1].formula() == "20 + 10 x place + to"
    assert (answers.describe(40), answers.describe(22)) == ({"kind": "pass"}, {"kind": "unknown"})


def test_an_answer_may_be_told_otherwise_than_its_family_tells_it() -> None:
    answers = Answers()
    answers.family(90, "opponent", [things("rival", "ab", [0, 1])])

    answers.instead(91, "rogue", {"level": 2})

    assert (answers.kind(90), answers.kind(91), answers.kind(92)) == (
        "opponent",
        "rogue",
        "unknown",
    )
    assert answers.describe(91) == {"kind": "rogue", "level": 2}
    assert answers.word(91) == "opponent:b"


@pytest.mark.parametrize(
    ("name", "players", "word", "told"),
    [
        ("beyond", 2, "basic-space:recruit", {"basic": "recruit", "number": 1}),
        ("beyond", 2, "tech-space:ii-b:1:2", {"slot": "II-B", "action": 1, "number": 2}),
        ("beyond", 2, "event-space:ore-boom:3", {"card": "ore-boom", "number": 3}),
        (
            "beyond",
            2,
            "private-space:plasma-cannon:2:4",
            {"card": "plasma-cannon", "action": 2, "number": 4},
        ),
        ("beyond", 2, "move:a1:2:deep-space", {"place": "A1", "level": 2, "to": "deep_space"}),
        ("beyond", 2, "shift:d:a", {"column": "D", "into": "A"}),
        ("beyond", 2, "swap:empire:ore", {"card": "empire", "disc": "ore"}),
        ("beyond", 2, "use:61-cygni", {"card": "61-cygni"}),
        ("beyond", 2, "number:2", {"count": 2}),
        ("tiny", 2, "turned:2:colony", {"die": 2, "face": "colony"}),
        ("tiny", 2, "opponent:b", {"rival": 1}),
        ("tiny", 2, "ship:b3", {"owner": 1, "ship": 3}),
        ("tiny", 2, "enter-orbit:b3:jakks", {"owner": 1, "ship": 3, "card": "jakks"}),
        ("tiny", 2, "go-home:a4:b", {"owner": 0, "ship": 4, "home": 1}),
        ("tiny", 2, "recall:a4:3:1", {"owner": 0, "ship": 4, "energy": 3, "culture": 1}),
        ("tiny", 2, "swing:1:2", {"back": 1, "forward": 2}),
        ("tiny", 1, "ship:a3", {"owner": 0, "ship": 3}),
    ],
)
def test_an_answer_is_told_as_plain_data(
    name: str, players: int, word: str, told: dict[str, object]
) -> None:
    g = perihelion.new_game(name, players, 1)

    assert g.describe(g.answer_named(word)) == {"kind": word.split(":")[0], **told}


def test_in_solo_play_the_rogue_galaxy_is_told_apart() -> None:
    g = perihelion.new_game("tiny", 1, 1)

    assert g.describe(g.answer_named("opponent:b")) == {"kind": "rogue-galaxy"}
    assert g.describe(g.answer_named("ship:b3")) == {"kind": "rogue-ship", "ship": 3}
