"""The board of Beyond the Sun."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import perihelion
from cli.beyond_screens import board, choices_of, explained, table_of, text
from cli.partner import Partner
from perihelion import words
from perihelion.cli.boards.beyond.explain import TOPICS
from perihelion.cli.layout import SHORTEST
from perihelion.words.voice import Voice
from rulebook.beyond.scene import Scene


@pytest.fixture(autouse=True)
def _strict_words() -> Iterator[None]:
    words.be_strict()
    yield
    words.be_strict(False)


def jumping() -> Scene:
    """Anna builds and jumps; Boris holds a shipyard with a weak ship."""
    s = Scene(
        "F2",
        active="Anna",
        Anna={"population": 1, "ships": ["sol:2"], "pawn": "basic-space:recruit"},
        Boris={"ships": ["Y1:1"], "controls": {"Y1": "food"}},
    )
    s.say("basic-space:build-jump:1", "skip")
    return s


# -- the table ---------------------------------------------------------------


def test_the_tree_shows_types_owners_prerequisites_pawns_and_events() -> None:
    s = Scene(
        "F2",
        active="Anna",
        slots={"II-A": "drone-foundries"},
        Anna={"researched": ["I-1", "II-A"], "pawn": "tech-space:ii-a:1:1"},
        Boris={"researched": ["I-1"]},
    )

    lines = table_of(s.g).splitlines()

    first = next(line for line in lines if line.startswith("I-1"))
    assert "I-1 m›m Narrow-Beam Lasers TV" in first
    assert "II-A sm›m Drone Foundries T" in first
    below = lines[lines.index(first) + 1]
    assert "← 1 ▸T" in below
    assert "III-A — event" in first


def test_the_chart_shows_strength_discs_points_control_and_ships() -> None:
    s = Scene(
        "F2",
        active="Anna",
        Anna={"ships": ["A2:3", "A2:1"], "controls": {"A2": "ore"}},
        Boris={"ships": ["A2:2"], "controls": {"Y1": "star"}},
    )

    full = table_of(s.g)
    short = table_of(s.g, SHORTEST - 1)

    sirius = next(line for line in full.splitlines() if line.startswith("A2"))
    assert sirius.split()[:10] == ["A2", "Sirius", "3", "ore", "3", "T", "ore", "V2", "T31", "Sol"]
    assert "A2 Sirius strength 3 ★3 ore ⚑T V2 T31" in short
    assert next(line for line in full.splitlines() if line.startswith("Y1")).split()[2:4] == [
        "V",
        "★",
    ]


def test_a_place_can_be_shown_while_its_disc_is_still_to_be_chosen() -> None:
    s = Scene(
        "F2",
        active="Anna",
        systems={"A1": "lalande-21185"},
        Anna={"population": 1, "ships": ["sol:2"]},
    )

    s.say("basic-space:build-jump:1", "skip", "move:sol:2:a1", "end")

    assert s.kind() == "control-disc"
    assert "Lalande 21185" in table_of(s.g)


def test_the_mats_show_what_production_would_bring_and_what_comes_next() -> None:
    s = Scene("F2", active="Anna", Anna={"ore": 4, "population": 2, "supply": [1, 5, 5, 4]})

    shown = table_of(s.g)

    terra = next(line for line in shown.splitlines() if "Terra (you)" in line)
    assert "4 (+1)" in terra
    assert "2 (+1 A)" in terra
    assert "A 1/" in terra
    assert "column B grows after" in shown
    assert "2 ore after" in shown


def test_abilities_of_advanced_mats_are_shown_in_full() -> None:
    table = perihelion.new_game("beyond", 2, 4, {"mats": "advanced"})

    full, short = table_of(table), table_of(table, SHORTEST)

    assert "A (from " in full
    assert "A (from " not in short


def test_a_short_picture_leaves_out_what_the_question_does_not_need() -> None:
    s = jumping()
    technologies = "level IIII"

    assert technologies in table_of(s.g)
    assert technologies not in table_of(s.g, SHORTEST)
    assert "Deep Space" in table_of(s.g, SHORTEST)


# -- the question ------------------------------------------------------------


def test_spaces_of_one_action_stand_together_with_what_each_costs() -> None:
    s = Scene(
        "F4",
        active="Anna",
        Anna={"population": 2, "ore": 3, "researched": ["I-1"], "pawn": "basic-space:recruit"},
    )

    shown = choices_of(s.g)

    assert "1 2  Basic Spacefaring, research I (free / 1 ore): research a technology" in shown
    assert "Narrow-Beam Lasers I-1 (1 ore)" in shown
    assert "You have not researched this technology." in shown


def test_what_an_action_does_several_times_is_told_once() -> None:
    s = Scene(
        "F2",
        active="Anna",
        slots={"II-D": "modular-fleet"},
        Anna={"population": 3, "ore": 3, "researched": ["II-D"]},
    )

    assert "3 × you may turn 1 population into a level 1 ship; jump 3" in choices_of(s.g)


@pytest.mark.parametrize(
    ("lang", "gains"), [("en", "→ Y1 (you take Y1)"), ("ru", "→ Y1 (контроль ваш: Y1)")]
)
def test_a_move_tells_what_would_change_hands(lang: str, gains: str) -> None:
    shown = choices_of(jumping().g, lang=lang)

    assert gains in shown
    assert shown.count("Y1") == 2


@pytest.mark.parametrize(
    ("lang", "growth", "ore"),
    [
        ("en", "population 2→3, from column A", "ore 4→5"),
        ("ru", "население 2→3, из столбца A", "металл 4→5"),
    ],
)
def test_production_tells_what_one_would_have(lang: str, growth: str, ore: str) -> None:
    s = Scene(
        "F2",
        active="Anna",
        Anna={"ore": 3, "population": 1, "supply": [2, 5, 5, 4], "pawn": "tech-space:i-1:1:1"},
    )
    s.say("basic-space:recruit")

    shown = choices_of(s.g, lang=lang)

    assert growth in shown
    assert ore in shown


def test_a_disc_tells_what_it_would_uncover() -> None:
    s = Scene("F2", active="Anna", systems={"A1": "lalande-21185"}, Anna={"ships": ["sol:2"]})
    s.g.seats[0].population = 1
    s.say("basic-space:build-jump:1", "skip", "move:sol:2:a1", "end")

    shown = choices_of(s.g)

    assert "From the food track  7 discs left there, shows nothing new" in shown


def test_a_slot_tells_what_it_holds_or_what_may_turn_up_there() -> None:
    s = Scene(
        "F2",
        active="Anna",
        slots={"II-A": "drone-foundries"},
        Anna={"population": 1, "ore": 2, "researched": ["I-1", "I-2"]},
    )
    s.say("basic-space:research-2:1")

    shown = choices_of(s.g)

    assert "II-A: Drone Foundries  sm›m  Immediately: automate 1 ore." in shown
    assert "II-B, undiscovered  an event comes first; the technology will be military or " in shown
    assert "You lack technologies that it requires." in shown


def test_a_claim_that_brings_the_end_says_so() -> None:
    table = perihelion.new_game("beyond", 2, 3, log=True)
    luck = random.Random(5)
    ends = ""
    while not table.over:
        seat = int(table.next_seat())
        if table.asking(seat).kind() == "claim" and "round" in choices_of(table):
            ends = choices_of(table)
            table.answer(seat, table.options(seat)[0])
            break
        table.answer(seat, luck.choice(table.options(seat)))

    assert "That brings the end" in ends
    assert any(event.kind == "last-round" for event in table.events(0))


# -- explanations ------------------------------------------------------------


def test_an_action_is_explained_by_its_card_with_how_it_is_known() -> None:
    s = Scene("F2", active="Anna", Anna={"population": 1, "ore": 3, "researched": ["I-1"]})
    seat = int(s.g.next_seat())
    words_ = [s.g.answer_word(option) for option in s.g.options(seat)]

    shown = explained(s.g, words_.index("tech-space:i-1:1:1") + 1)

    assert shown.startswith("Narrow-Beam Lasers")
    assert "How it is known: " in shown


def test_all_that_one_has_can_be_explained() -> None:
    s = Scene("F2", active="Anna", Anna={"researched": ["I-1"], "colonies": ["wolf-359"]})
    view = s.g.seen_by(0)
    question = view.question(0)
    assert question is not None

    shown = text(*board(s.g).explain_all(view, question, []))

    for name in ("United Nations", "Narrow-Beam Lasers", "Wolf 359", "Sirius", "Empire"):
        assert name in shown


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_rules_can_be_asked_about(lang: str, topic: str) -> None:
    voice = Voice(lang, "beyond")
    table = perihelion.new_game("beyond", 2, 1)
    view = table.seen_by(0)
    question = view.question(0)
    assert question is not None

    for name in (topic, voice.say(f"topic-{topic}")):
        shown = text(*board(table, lang).explain_named(view, question, [], name))
        assert voice.say(f"about-{topic}")[:30] in shown


@pytest.mark.parametrize("name", ["e", "no such card"])
def test_a_name_that_fits_too_much_or_nothing_is_no_answer(name: str) -> None:
    table = perihelion.new_game("beyond", 2, 1)
    view = table.seen_by(0)
    question = view.question(0)
    assert question is not None

    shown = board(table).explain_named(view, question, [], name)

    assert len(shown) == 1
    assert f"“{name}”" in str(shown[0])


# -- the end -----------------------------------------------------------------


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_points_are_told_by_source(lang: str) -> None:
    partner = Partner("beyond", 2, 8, lang=lang)
    while partner.line() is not None:
        pass
    table = partner.table

    shown = text(board(table, lang).scores(table.seen_by(0)))

    total = Voice(lang, "beyond").say("score-total")
    totals = next(line.split()[1:] for line in shown.splitlines() if line.startswith(total))
    assert totals == [str(points) for points in table.scores()]
    assert "★" in shown
