"""The board of Roll for the Galaxy."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.console import Console, RenderableType

import perihelion
from cli.partner import Partner, play
from cli.stage import session
from cli.terminal import Terminal
from cli.typed import run
from perihelion import words
from perihelion.cli.boards.board import WrongOrder
from perihelion.cli.boards.roll.board import RollBoard
from perihelion.cli.layout import FORMS, FULL, SHORTEST, Picture
from perihelion.roll.box import whole_box
from perihelion.roll.state import Roll
from perihelion.tabletop.question import Question
from perihelion.tabletop.table import Table
from perihelion.words.voice import Voice
from rulebook.roll.arranging import ANN, BOB, arranged, plan, seat
from rulebook.roll.screens import behind_screens


@pytest.fixture(autouse=True)
def _strict_words() -> Iterator[None]:
    words.be_strict()
    yield
    words.be_strict(False)


def text(*parts: RenderableType, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, emoji=False)
    for part in parts:
        console.print(part, markup=False)
    out = console.file
    assert isinstance(out, io.StringIO)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def board(table: Table, lang: str = "en", me: int | None = 0) -> RollBoard:
    voice = Voice(lang, "roll")
    return RollBoard(voice, voice.names(len(table.order)), me)


def question_of(view: Table, who: int) -> Question:
    question = view.question(who)
    assert question is not None
    return question


def asked(table: Table, form: int = FULL, width: int = 100, lang: str = "en") -> str:
    """The table and the choices of Ann."""
    view = table.seen_by(ANN)
    question = question_of(view, ANN)
    drawn = board(table, lang)
    offered = drawn.offers(view, question)
    picture: Picture = drawn.table(view, form, width)
    picture += drawn.choices(view, question, offered, form, width)
    return text(*picture, width=width)


FACES = {"1": "explore", "2": "develop", "3": "settle", "4": "produce", "5": "ship", "*": "wild"}


def rolled(dice: str, *owns: str) -> Roll:
    """Ann has rolled these dice: `H1 H4 G*`."""
    return behind_screens(*[f"{die[0]} {FACES[die[1]]}" for die in dice.split()], owns=owns)


def planned(g: Roll, line: str, lang: str = "en") -> list[str]:
    """The answers that a line stands for, by their words."""
    view = g.seen_by(ANN)
    picks = board(g, lang).meant(line, view, question_of(view, ANN))
    assert picks is not None
    return [g.answer_word(pick) for pick in picks]


# -- the table ---------------------------------------------------------------


@pytest.mark.parametrize("form", FORMS)
def test_dice_are_shown_by_their_letters_wherever_they_are(form: int) -> None:
    mine = seat("Spice World", goods=["Spice World N"], citizenry="2H1M", row_ship="1N", cup="1G")
    g = arranged("ship", mine, seat())

    shown = asked(g, form)

    assert "HHM" in shown
    assert "5: N  cup G" in shown
    assert "○N Spice World 2 [N]" in shown


def test_a_stack_shows_its_dice_and_what_it_needs() -> None:
    mine = seat(dev=["Nanotechnology", "Public Works"], stack_dev="1H1M")
    theirs = seat(dev=["Galactic Salon", "Conscription"], world=["Spice World"])
    g = arranged("manage", mine, theirs)

    full, short = asked(g), asked(g, SHORTEST)

    assert "Nanotechnology 2/5 HM, Public Works 0/1" in full
    assert "Galactic Salon 0/4 +1" in full
    assert "Conscription" not in full
    assert "Galactic Salon" not in short
    assert "0/4" in short


def test_who_has_assigned_is_seen_and_what_is_not() -> None:
    g = rolled("H1 H4")
    plan(g, BOB, "select:home:explore:ship")

    shown = asked(g)

    vega = next(line for line in shown.splitlines() if "Vega" in line)
    assert vega.endswith("rolled HH ✓")
    assert "▸" not in shown


# -- behind the screen -------------------------------------------------------


def test_every_die_has_a_number_for_every_phase() -> None:
    g = rolled("H1 H1 M2 G*")

    lines = [line.split() for line in asked(g).splitlines()]

    assert ["HH", "1", "Explore", "1", "2", "3", "4", "5"] in lines
    assert ["G", "wild", "11", "12", "13", "14", "15"] in lines


def test_a_whole_plan_can_be_typed_on_one_line() -> None:
    g = rolled("H1 H1 M2 G* A*", "Space Mercenaries")

    words_ = planned(g, "=2 g3 a5 !")

    assert words_ == [
        "select:military:develop:develop",
        "wild:genes:settle",
        "wild:alien:ship",
        "done",
    ]


def test_a_move_finds_the_power_that_makes_it() -> None:
    g = rolled("H1 H2 M2", "Space Mercenaries")

    words_ = planned(g, "h=1 m2>3")

    assert words_ == [
        "select:home:explore:explore",
        "use:space-mercenaries",
        "move:military:develop:settle",
    ]


def test_dictate_puts_a_die_aside_and_moves_another() -> None:
    g = rolled("H1 H4 M2")

    words_ = planned(g, "m=2 -h1 h4>5 !")

    assert words_ == [
        "select:military:develop:develop",
        "dictate", "aside:home:explore", "move:home:produce:ship", "done",
    ]  # fmt: skip


@pytest.mark.parametrize("line", ["=2 з3 !", "=2 g3!", "=2,З3 !"])
def test_letters_may_be_russian_on_a_russian_screen(line: str) -> None:
    g = rolled("H1 M2 G*")

    words_ = planned(g, line, "ru")

    assert words_ == ["select:military:develop:develop", "wild:genes:settle", "done"]


def test_what_is_not_said_again_stays_as_it_was() -> None:
    g = rolled("H1 H2 M2 G*", "Space Mercenaries")
    for word in ("select:military:develop:develop", "wild:genes:settle"):
        g.answer(ANN, word)

    another_phase = planned(g, "h=1")
    another_row = planned(g, "g5")

    assert another_phase == ["select:home:explore:explore", "wild:genes:settle"]
    assert another_row == ["select:military:develop:develop", "wild:genes:ship"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("=5", "say which, as in h1=2"),
        ("r=2", "There is no such die."),
        ("h=1 m2>3", "No power of yours makes this move."),
        ("h=1 c2>3", "There is no such die."),
    ],
)
def test_what_cannot_be_understood_in_a_plan_is_told(line: str, said: str) -> None:
    g = rolled("H1 H1 M2")

    with pytest.raises(WrongOrder, match=said.replace("?", ".")):
        planned(g, line)


@pytest.mark.parametrize("line", ["nonsense", "q", "x3", "9>3", "=7", "h", "12 3"])
def test_what_is_no_plan_is_left_to_others(line: str) -> None:
    g = rolled("H1 M2")
    view = g.seen_by(ANN)

    assert board(g).meant(line, view, question_of(view, ANN)) is None


def test_a_plan_can_be_laid_out_changed_and_taken_back() -> None:
    table = perihelion.new_game("roll", 2, seed=5, log=True)
    while table.asking(0).kind() != "assign":
        waiting = int(table.next_seat())
        table.answer(waiting, table.options(waiting)[0])
    game, stage = session(table, RollBoard)
    view = table.seen_by(0)

    laid_out = game.understood("h1=2", view, question_of(view, 0))
    first = list(table.given[0])
    changed = game.understood("h1=5", view, question_of(table.seen_by(0), 0))
    second = list(table.given[0])
    refused = game.understood("-h3 h1>2", view, question_of(table.seen_by(0), 0))
    game.undo()

    assert (laid_out, changed, refused) == (True, True, False)
    assert len(first) == len(second) == 1
    assert first != second
    assert not table.given[0]
    assert stage.shown.getvalue()


# -- answers -----------------------------------------------------------------


def test_a_good_is_sold_or_consumed_for_what_stands_beside_it() -> None:
    mine = seat("Spice World", goods=["Spice World N"], row_ship="1N", credits=8)
    g = arranged("ship", mine, seat())

    shown = asked(g)

    assert "[N] ○N Spice World  1 +3 $: 8→10  2 +3 VP" in shown


def test_both_sides_of_a_tile_are_told_while_one_chooses() -> None:
    mine = seat(dev=["Public Works"], row_explore="1H")
    g = arranged("explore", mine, seat())
    g.answer(ANN, "scout:home")

    shown = asked(g)

    assert "Public Works  cost 1. Develop: 1 credit for each tile you complete." in shown
    assert "other side: ○A Lost Alien Warship  cost 5. 2 credits. A to the cup." in shown


def test_explorers_have_a_number_to_scout_and_one_to_stock() -> None:
    g = arranged("explore", seat(row_explore="2H1G", credits=3), seat())

    lines = [line.split() for line in asked(g).splitlines()]

    assert ["HH", "1", "2", "+2", "$:", "3→5"] in lines
    assert ["G", "3", "4", "+2", "$:", "3→5"] in lines


# -- explanations ------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "name", "said"),
    [
        ("en", "public works", "other side:"),
        ("ru", "космопорт", "обратная сторона:"),
        ("en", "dictate", "put one die aside"),
        ("ru", "поставка", "продают товары за кредиты"),
        ("en", "novelty", "Faces: 1 Explore, 4 Produce, 4 Produce, 5 Ship, 5 Ship, wild."),
        ("en", "galactic", "things. Type more of the name."),
        ("en", "tatooine", "Nothing here is called “tatooine”."),
    ],
)
def test_tiles_phases_and_dice_are_explained_by_name(lang: str, name: str, said: str) -> None:
    g = rolled("H1 M2")
    view = g.seen_by(ANN)
    question = question_of(view, ANN)

    drawn = board(g, lang)
    explained = drawn.explain_named(view, question, drawn.offers(view, question), name)

    assert said in text(*explained)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_side_is_listed_and_can_be_explained(lang: str) -> None:
    voice = Voice(lang, "roll")

    listed = text(*RollBoard.catalogue(voice, "", {}), width=160)

    box = whole_box()
    for side in [box.sides[s] for s in box.numbers.values()]:
        assert voice.card(side.slug) in listed
        assert RollBoard.catalogue(voice, side.name, {})


def test_tiles_are_found_on_the_command_line() -> None:
    assert "World, cost 2, cyan (N)." in run("cards", "--game", "roll", "space", "port").output


# -- the end and whole games -------------------------------------------------


def test_the_points_are_told_by_source() -> None:
    partner = Partner("roll", 2, 8)
    while partner.line() is not None:
        pass
    table = partner.table

    shown = text(board(table).scores(table.seen_by(0)))

    rows = {line.split("  ")[0]: line.split()[-2:] for line in shown.splitlines()[1:-1]}
    assert rows["total"] == [str(points) for points in table.scores()]
    assert {"chips", "developments", "worlds"} <= rows.keys()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "columns", "lines", "players"),
    [("en", 80, 24, 3), ("ru", 80, 24, 4), ("en", 120, 40, 5), ("ru", 120, 50, 2)],
)
def test_a_bot_can_play_through_the_terminal(
    lang: str, columns: int, lines: int, players: int
) -> None:
    order = ["play", "roll", "--players", str(players), "--seed", "7", "--lang", lang]
    partner = Partner("roll", players, 7, {}, lang)

    with Terminal(*order, columns=columns, lines=lines) as terminal:
        screens = play(terminal, partner)
        code = terminal.close()

    assert code == 0
    assert len(screens) > 20
    assert max(len(line) for screen in screens for line in screen.split("\n")) <= columns
    assert "cli-" not in terminal.text
    assert "roll-" not in terminal.text
    assert partner.board.verdict(partner.table.seen_by(0)) in screens[-1]
