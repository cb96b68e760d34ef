"""The program on a real terminal: whole games, and every way to leave one."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

import perihelion
from cli.terminal import Terminal, simple_answer

Start = Callable[..., Terminal]


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts the program; whatever is still running after the test is stopped."""
    with ExitStack() as stack:

        def begin(*arguments: str, columns: int = 100, lines: int = 40) -> Terminal:
            return stack.enter_context(Terminal(*arguments, columns=columns, lines=lines))

        yield begin


def play_to_the_end(terminal: Terminal) -> int:
    """Answer every question with the first numbers that are offered; how many there were."""
    answers = 0
    while True:
        screen = terminal.until_prompt()
        if not screen.endswith("> "):
            return answers
        terminal.send(simple_answer(screen))
        answers += 1


@pytest.mark.parametrize(
    ("lang", "columns", "won"), [("en", 80, "wins with"), ("ru", 120, "Победител")]
)
def test_a_whole_game_can_be_played(start: Start, lang: str, columns: int, won: str) -> None:
    arguments = ["play", "race", "--players", "3", "--seed", "5", "--lang", lang]
    terminal = start(*arguments, columns=columns)

    answers = play_to_the_end(terminal)

    assert terminal.close() == 0
    assert answers > 10
    assert won in terminal.text
    assert "perihelion replay perihelion-race.json" in terminal.text
    assert "cli-" not in terminal.text
    assert "race-" not in terminal.text


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("columns", [80, 120, 200])
def test_no_line_is_wider_than_the_terminal(start: Start, lang: str, columns: int) -> None:
    terminal = start("play", "race", "--seed", "9", "--lang", lang, columns=columns)

    screens = []
    for _ in range(6):
        screens.append(terminal.until_prompt())
        terminal.send(simple_answer(screens[-1]))
    screens.append(terminal.until_prompt())

    assert max(len(line) for screen in screens for line in screen.split("\n")) <= columns


def test_colour_is_used_on_a_terminal(start: Start) -> None:
    terminal = start("play", "race", "--seed", "5")

    terminal.until_prompt()

    assert "\x1b[" in terminal.raw


@pytest.mark.parametrize(("lang", "told"), [("en", "Interrupted."), ("ru", "Прервано.")])
def test_control_c_leaves_without_a_traceback(start: Start, lang: str, told: str) -> None:
    terminal = start("play", "race", "--seed", "5", "--lang", lang)

    for _ in range(2):
        terminal.until_prompt()
        terminal.press("\x03")

    assert terminal.close() == 130
    assert told in terminal.text
    assert "Traceback" not in terminal.text


def test_one_control_c_takes_back_the_line_and_says_what_another_one_does(start: Start) -> None:
    terminal = start("play", "race", "--seed", "5")

    terminal.until_prompt()
    terminal.press("\x03")
    hint = terminal.until_prompt()
    terminal.send("1 6")
    screen = terminal.until_prompt()

    assert "Ctrl-C once more saves the game and leaves" in hint
    assert "Choose your action for this round." in screen


@pytest.mark.parametrize(("key", "presses", "code"), [("\x03", 2, 130), ("\x04", 1, 0)])
def test_whoever_leaves_in_a_hurry_finds_the_game_saved_under_a_free_name(
    start: Start, folder: Path, key: str, presses: int, code: int
) -> None:
    other = folder / "perihelion-race.json"
    other.write_text("another game")
    terminal = start("play", "race", "--seed", "5", "--seat", "2")

    for _ in range(presses):
        terminal.until_prompt()
        terminal.press(key)

    assert terminal.close() == code
    assert other.read_text() == "another game"
    assert "Saved to perihelion-race-2.json" in terminal.text
    assert "To continue:\n  perihelion play --resume perihelion-race-2.json" in terminal.text
    record = json.loads((folder / "perihelion-race-2.json").read_text())
    assert record["cli"] == {"seat": 2, "bots": ["greedy"]}


def test_control_c_saves_where_it_was_ordered(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal = start("play", "race", "--seed", "5", "--save", str(file))

    for _ in range(2):
        terminal.until_prompt()
        terminal.press("\x03")

    assert terminal.close() == 130
    assert file.exists()


def test_control_c_leaves_a_replay(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(perihelion.new_game("race", seed=5).record()))

    terminal = start("replay", str(file))
    terminal.until_prompt()
    terminal.press("\x03")

    assert terminal.close() == 130
    assert "Traceback" not in terminal.text


def test_the_end_of_input_is_told(start: Start) -> None:
    terminal = start("play", "race", "--seed", "5")

    terminal.until_prompt()
    terminal.press("\x04")

    assert terminal.close() == 0
    assert "The input ended before the game did." in terminal.text


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_lowest_screen_in_use_shows_the_table_and_the_question(start: Start, lang: str) -> None:
    terminal = start(
        *["play", "race", "--players", "3", "--seed", "5", "--lang", lang], columns=80, lines=24
    )

    heights: list[int] = []
    for _ in range(12):
        screen = terminal.until_prompt()
        heights.append(len(screen.split("\n")) - bool(heights))  # less the line that was typed
        terminal.send(simple_answer(screen))

    assert max(heights) <= 24


def test_the_actions_stand_side_by_side_where_the_screen_is_low(start: Start) -> None:
    low = start("play", "race", "--players", "3", "--seed", "5", columns=80, lines=24)
    high = start("play", "race", "--players", "3", "--seed", "5", columns=80, lines=50)

    screens = []
    for terminal in (low, high):
        terminal.until_prompt()
        terminal.send("1 6")
        screens.append(terminal.until_prompt())

    assert "1 Explore +5 │ 2 Explore +1,+1 │ 3 Develop" in screens[0]
    assert re.search(r"^  1  Explore \+5 *\n  2  Explore \+1,\+1 *$", screens[1], re.MULTILINE)


def test_own_news_are_never_left_out(start: Start) -> None:
    terminal = start("play", "race", "--players", "4", "--seed", "5", columns=80, lines=24)

    terminal.until_prompt()
    terminal.send("1 2")
    screen = terminal.until_prompt()

    assert "earlier lines: l shows them" in screen
    assert "Terra discards 2 cards (opening discard):" in screen
