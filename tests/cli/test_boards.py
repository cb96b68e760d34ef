"""What the terminal expects of every board, a game's own or the plain one."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from rich.text import Text

import perihelion
from cli.stage import session, variants
from perihelion import words
from perihelion.cli.boards.board import Board
from perihelion.cli.boards.plain import PlainBoard
from perihelion.cli.boards.registry import board_of
from perihelion.cli.layout import FORMS, in_lines
from perihelion.words.voice import Voice
from shipped import SHIPPED


def boards(game: str) -> list[type[Board]]:
    """The board of the game, if it has one, and the plain one."""
    return list(dict.fromkeys([board_of(game), PlainBoard]))


GAMES_ON_BOARDS = [(name, board) for name in perihelion.GAMES for board in boards(name)]

_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@pytest.fixture(autouse=True)
def _strict_words() -> Iterator[None]:
    words.be_strict()
    yield
    words.be_strict(False)


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "width", "height"), [("en", 80, 24), ("ru", 120, 50)])
@pytest.mark.parametrize(("name", "board"), GAMES_ON_BOARDS)
def test_every_game_can_be_played_to_its_end(
    name: str, board: type[Board], lang: str, width: int, height: int
) -> None:
    fewest = min(perihelion.game(name).players())
    table = perihelion.new_game(name, fewest, seed=3, log=True)
    game, stage = session(table, board, lang, width, height)

    code = game.run()

    assert code == 0
    assert table.over
    shown = _ESCAPES.sub("", stage.shown.getvalue())
    assert max(len(line) for line in shown.splitlines()) <= width
    assert stage.board.verdict(table.seen_by(0)) in shown


@pytest.mark.parametrize(("name", "options", "players"), variants())
def test_whatever_may_be_answered_has_a_number(
    name: str, options: dict[str, object], players: int
) -> None:
    voice = Voice("en", name)
    luck = random.Random(7)
    asked = 0

    for seed in range(4):
        table = perihelion.new_game(name, players, seed, options)
        while not table.over:
            seat = int(table.next_seat())
            view = table.seen_by(seat)
            question = view.question(seat)
            assert question is not None
            legal = {int(option.id) for option in question.options}
            for board in boards(name):
                if not question.given:
                    offered = board(voice, voice.names(players), seat).offers(view, question)
                    assert legal <= {offer.id for offer in offered}, question.kind
            asked += 1
            table.answer(seat, luck.choice(table.options(seat)))

    assert asked > (100 if name in SHIPPED else 40)


@pytest.mark.parametrize("form", FORMS)
def test_the_plain_board_shows_names_points_and_what_lies_open(form: int) -> None:
    table = perihelion.new_game("race", 2, seed=5)
    voice = Voice("ru", "race")
    board = PlainBoard(voice, voice.names(2), 0)

    shown = "\n".join(str(part) for part in board.table(table.seen_by(0), form, 80))

    assert "2 Вега  1 ПО" in shown
    assert "1 Терра (вы)  1 ПО" in shown
    assert "hand " in shown
    assert (f"deck {voice.common('hidden')} ×" in shown) == (form != FORMS[-1])
    assert shown.count("tableau ") == (2 if form == FORMS[0] else 1)


def test_the_plain_board_explains_what_may_be_chosen_and_what_not() -> None:
    hand = ["Gem World", "Spice World", "Comet Zone", "Public Works"]
    seats = [
        {"tableau": ["Old Earth"], "hand": hand, "actions": ["settle"]},
        {"tableau": ["New Sparta"]},
    ]
    table = perihelion.position("race", {"at": "settle", "seats": seats})
    voice = Voice("en", "race")
    board = PlainBoard(voice, voice.names(2), 0)
    view = table.seen_by(0)
    question = view.question(0)
    assert question is not None
    offered = board.offers(view, question)

    everything = [str(line) for line in board.explain_all(view, question, offered)]
    named = [str(line) for line in board.explain_named(view, question, offered, "public")]

    assert len(everything) == len(question.options) + len(question.refused)
    assert len(named) == 1
    assert named[0] in everything
    assert "development" in named[0]
    assert board.explain_named(view, question, offered, "Tatooine") == [
        "No card is called “Tatooine”."
    ]


def test_a_game_without_a_board_is_shown_plainly() -> None:
    assert board_of("comets") is PlainBoard
    assert board_of("no such game") is PlainBoard


def test_a_cell_wider_than_a_line_goes_on_below_its_margin() -> None:
    cells = [Text("one two"), Text("three four five six seven"), Text("eight")]

    drawn = in_lines(cells, 17, margin="    ")

    assert drawn.plain.split("\n") == [
        "    one two",
        "    three four",
        "    five six",
        "    seven │ eight",
    ]
