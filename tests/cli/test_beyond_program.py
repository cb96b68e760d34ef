"""Beyond the Sun in the program: the list of its cards, its options, whole games."""

from __future__ import annotations

import io
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import perihelion
from cli.beyond_screens import board, text
from cli.partner import Partner, play
from cli.terminal import Terminal
from cli.typed import run
from perihelion import words
from perihelion.beyond.box import Box, box_of
from perihelion.beyond.game import BEYOND
from perihelion.beyond.pieces.cards import ATTESTED, CORRECTED, PARTLY, RECONSTRUCTED
from perihelion.beyond.setup import read_setup
from perihelion.cli.boards.beyond.board import BeyondBoard
from perihelion.cli.boards.beyond.explain import listed
from perihelion.cli.layout import FORMS, Picture
from perihelion.cli.screen import Screen
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice

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
