"""The board of Beyond the Sun."""

from __future__ import annotations

import io
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

import perihelion
from cli.partner import Partner, play
from cli.terminal import Terminal
from cli.typed import run
from perihelion import words
from perihelion.beyond.box import Box
from perihelion.beyond.facts import BEYOND
from perihelion.beyond.options import box_of, read_setup
from perihelion.beyond.pieces import ATTESTED, CORRECTED, PARTLY, RECONSTRUCTED
from perihelion.cli.boards.beyond.board import BeyondBoard
from perihelion.cli.boards.beyond.explain import TOPICS
from perihelion.cli.boards.beyond.listing import listed
from perihelion.cli.layout import FORMS, FULL, SHORTEST, Picture
from perihelion.cli.screen import Screen
from perihelion.cli.voice import Voice
from perihelion.tabletop.table import Table
from rulebook.beyond.scene import Scene

CORRECTIONS = """
[system.sirius]
vp = 9
name = "Canicula"
name_ru = "Каникула"
"""


@pytest.fixture(autouse=True)
def _strict_words() -> Iterator[None]:
    words.be_strict()
    yield
    words.be_strict(False)


def text(*parts: RenderableType, width: int = 120) -> str:
    console = Console(file=io.StringIO(), width=width, emoji=False)
    for part in parts:
        console.print(part, markup=False)
    out = console.file
    assert isinstance(out, io.StringIO)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def board(table: Table, lang: str = "en", me: int | None = 0) -> BeyondBoard:
    voice = Voice(lang, "beyond")
    return BeyondBoard(voice, voice.names(len(table.order)), me)


def table_of(table: Table, form: int = FULL, lang: str = "en", width: int = 120) -> str:
    """The table as whoever is asked sees it."""
    seat = int(table.next_seat())
    return text(*board(table, lang, seat).table(table.seen_by(seat), form, width), width=width)


def choices_of(table: Table, form: int = FULL, lang: str = "en", width: int = 120) -> str:
    """What whoever is asked may choose."""
    seat = int(table.next_seat())
    view = table.seen_by(seat)
    question = view.question(seat)
    assert question is not None
    drawn = board(table, lang, seat)
    offered = drawn.offers(view, question)
    return text(*drawn.choices(view, question, offered, form, width), width=width)


def explained(table: Table, number: int, lang: str = "en") -> str:
    """What `? 3` shows to whoever is asked."""
    seat = int(table.next_seat())
    view = table.seen_by(seat)
    question = view.question(seat)
    assert question is not None
    drawn = board(table, lang, seat)
    offer = drawn.offers(view, question)[number - 1]
    return text(*drawn.explain_offer(view, offer))


def jumping() -> Scene:
    """Anna builds and jumps; Boris holds a shipyard with a weak ship."""
    s = Scene(
        "F2",
        active="Anna",
        Anna={"population": 1, "ships": ["sol:2"], "pawn": "basic.recruit"},
        Boris={"ships": ["Y1:1"], "controls": {"Y1": "food"}},
    )
    s.say("basic.build-jump.1", "skip")
    return s


# -- the table ---------------------------------------------------------------


def test_the_tree_shows_types_owners_prerequisites_pawns_and_events() -> None:
    s = Scene(
        "F2",
        active="Anna",
        slots={"II-A": "drone-foundries"},
        Anna={"researched": ["I-1", "II-A"], "pawn": "tech.II-A.1.1"},
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

    s.say("basic.build-jump.1", "skip", "move:sol:2:A1", "end")

    assert s.kind() == "control-disc"
    assert "Lalande 21185" in table_of(s.g)


def test_the_mats_show_what_production_would_bring_and_what_comes_next() -> None:
    s = Scene("F2", active="Anna", Anna={"ore": 4, "population": 2, "supply": [1, 5, 5, 4]})

    shown = table_of(s.g)

    terra = next(line for line in shown.splitlines() if "Terra (you)" in line)
    assert "4 (+1)" in terra
    assert "2 (+1 A)" in terra
    assert "A 1/" in terra
    assert "growth symbol B in" in shown
    assert "ore 2 in" in shown


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
        Anna={"population": 2, "ore": 3, "researched": ["I-1"], "pawn": "basic.recruit"},
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
        Anna={"ore": 3, "population": 1, "supply": [2, 5, 5, 4], "pawn": "tech.I-1.1.1"},
    )
    s.say("basic.recruit")

    shown = choices_of(s.g, lang=lang)

    assert growth in shown
    assert ore in shown


def test_a_disc_tells_what_it_would_uncover() -> None:
    s = Scene("F2", active="Anna", systems={"A1": "lalande-21185"}, Anna={"ships": ["sol:2"]})
    s.g.seats[0].population = 1
    s.say("basic.build-jump.1", "skip", "move:sol:2:A1", "end")

    shown = choices_of(s.g)

    assert "From the food track  7 discs left there, shows nothing new" in shown


def test_a_slot_tells_what_it_holds_or_what_may_turn_up_there() -> None:
    s = Scene(
        "F2",
        active="Anna",
        slots={"II-A": "drone-foundries"},
        Anna={"population": 1, "ore": 2, "researched": ["I-1", "I-2"]},
    )
    s.say("basic.research-2.1")

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

    shown = explained(s.g, words_.index("tech.I-1.1.1") + 1)

    assert shown.startswith("Narrow-Beam Lasers")
    assert "How it is known: " in shown


def test_all_that_one_has_can_be_explained() -> None:
    s = Scene(
        "F2",
        active="Anna",
        Anna={"researched": ["I-1"], "colonies": ["wolf-359"]},
    )
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


# -- the list of cards -------------------------------------------------------


def pieces(box: Box) -> list[tuple[str, str]]:
    """Every piece: its word, and how it is known."""
    out = [(tech.slug, tech.known) for tech in box.techs]
    out += [(event.slug, event.known) for event in box.events]
    out += [(system.slug, system.known) for system in box.systems]
    out += [(card.slug, card.known) for card in box.achievements]
    out += [(guild.slug, guild.known) for guild in box.guilds]
    return out + [(faction.slug, faction.known) for faction in box.factions]


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_list_has_every_piece_with_how_it_is_known(lang: str) -> None:
    voice = Voice(lang, "beyond")
    box = box_of(read_setup(2, {}))

    shown = text(*listed(voice, box), width=200)
    lines = [line.rstrip() for line in shown.splitlines()]

    for known in (ATTESTED, PARTLY, RECONSTRUCTED):
        expected = sum(1 for _, how in pieces(box) if how == known)
        word = voice.say(f"sure-{known}")
        assert sum(1 for line in lines if line.endswith(word)) == expected
    assert "beyond-" not in shown


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_whatever_is_listed_can_be_explained(lang: str) -> None:
    voice = Voice(lang, "beyond")

    for slug, known in pieces(box_of(read_setup(2, {}))):
        found = BeyondBoard.catalogue(voice, slug, {})
        assert len(found) == 1, slug
        how = words.say(lang, "beyond", f"known-{known}", {})
        assert text(*found).endswith(voice.say("known", how=how))


def test_a_file_of_corrections_changes_the_list(folder: Path) -> None:
    (folder / "mine.toml").write_text(CORRECTIONS, "utf-8")

    corrected = run("cards", "--game", "beyond", "canicula", "--option", "catalogue=mine.toml")
    russian = run(
        "cards", "--game", "beyond", "sirius", "--option", "catalogue=mine.toml", lang="ru"
    )
    as_it_was = run("cards", "--game", "beyond", "sirius")
    missing = run("cards", "--game", "beyond", "--option", "catalogue=none.toml")

    assert "9 VP" in corrected.output
    assert words.say("en", "beyond", f"known-{CORRECTED}", {}) in corrected.output
    assert "Каникула" in russian.output
    assert "9 VP" not in as_it_was.output
    assert missing.exit_code == 2
    assert "The file “none.toml” cannot be read." in missing.output


def test_what_the_game_does_not_know_is_refused_in_the_list_too() -> None:
    assert (
        "There is no setting called “edition”."
        in run("cards", "--game", "beyond", "--edition", "2").output
    )


# -- options -----------------------------------------------------------------


def test_options_of_the_game_reach_it(folder: Path) -> None:
    (folder / "mine.toml").write_text(CORRECTIONS, "utf-8")
    order = ["play", "beyond", "--seed", "4", "--save", "game.json", "--advanced"]
    order += ["--option", "factions=faction-four,united-nations", "--option", "tableau=true"]
    order += ["--option", "catalogue=mine.toml"]

    run(*order, typed="q\n")

    options = json.loads((folder / "game.json").read_text("utf-8"))["options"]
    assert options["mats"] == "advanced"
    assert options["factions"] == ["faction-four", "united-nations"]
    assert options["tableau"] is True
    assert options["catalogue"]["system"]["sirius"]["vp"] == 9


def test_a_saved_game_goes_on_with_the_same_file_and_no_other(folder: Path) -> None:
    (folder / "mine.toml").write_text(CORRECTIONS, "utf-8")
    (folder / "other.toml").write_text("[system.sirius]\nvp = 8\n", "utf-8")
    begun = ["play", "beyond", "--seed", "4", "--option", "catalogue=mine.toml"]
    run(*begun, "--save", "game.json", typed="q\n")
    resumed = ["play", "beyond", "--resume", "game.json", "--option"]

    same = run(*resumed, "catalogue=mine.toml", typed="q\n")
    other = run(*resumed, "catalogue=other.toml", typed="q\n")
    mats = run("play", "beyond", "--resume", "game.json", "--advanced", typed="q\n")

    assert same.exit_code == 0
    assert other.exit_code == 2
    assert mats.exit_code == 2
    assert "contradicts game.json" in mats.output


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


# -- whole games -------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "width", "variant"),
    [("en", 80, 0), ("ru", 80, 3), ("en", 100, 1), ("ru", 100, 2), ("ru", 120, 1), ("en", 120, 3)],
)
def test_no_screen_is_too_wide_whatever_happens(lang: str, width: int, variant: int) -> None:
    luck = random.Random(width)
    kinds: set[str] = set()
    table = perihelion.new_game("beyond", 2 + variant % 2, variant, BEYOND.variants()[variant])

    while not table.over:
        seat = int(table.next_seat())
        kind = table.asking(seat).kind()
        if kind not in kinds or luck.random() < 0.05:
            kinds.add(kind)
            for line in _screens(table, seat, lang, width):
                assert len(line) <= width, line
        table.answer(seat, luck.choice(table.options(seat)))

    assert len(kinds) > 10


def _screens(table: Table, seat: int, lang: str, width: int) -> list[str]:
    """Every line of all three pictures of a question, as they are before they are wrapped."""
    console = Console(file=io.StringIO(), width=400, emoji=False)
    screen = Screen(console, board(table, lang, seat))
    view = table.seen_by(seat)
    question = view.question(seat)
    assert question is not None
    out: list[str] = []
    for form in FORMS:
        picture: Picture = screen.board.table(view, form, width)
        out += text(*picture, width=400).splitlines()
    narrow = Console(file=io.StringIO(), width=width, emoji=False)
    screen = Screen(narrow, board(table, lang, seat))
    for whole in screen.question(view, question, screen.board.offers(view, question)):
        out += text(*whole, width=width).splitlines()
    return out


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "columns", "lines", "players"),
    [("en", 80, 24, 3), ("ru", 120, 40, 2), ("en", 120, 40, 4)],
)
def test_a_bot_can_play_through_the_terminal(
    lang: str, columns: int, lines: int, players: int
) -> None:
    order = ["play", "beyond", "--players", str(players), "--seed", "7", "--lang", lang]
    partner = Partner("beyond", players, 7, {}, lang)

    with Terminal(*order, columns=columns, lines=lines) as terminal:
        screens = play(terminal, partner)
        code = terminal.close()

    assert code == 0
    assert len(screens) > 20
    assert max(len(line) for screen in screens for line in screen.split("\n")) <= columns
    assert "cli-" not in terminal.text
    assert "beyond-" not in terminal.text
    assert partner.board.verdict(partner.table.seen_by(0)).split(" ")[0] in screens[-1]
