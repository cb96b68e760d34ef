"""The program on a real terminal: whole games, and every way to leave one."""

from __future__ import annotations

import json
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

        def begin(*arguments: str, columns: int = 100) -> Terminal:
            return stack.enter_context(Terminal(*arguments, columns=columns))

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
    ("lang", "columns", "won"), [("en", 80, "wins with"), ("ru", 120, "Побеждает")]
)
def test_a_whole_game_can_be_played(start: Start, lang: str, columns: int, won: str) -> None:
    arguments = ["play", "race", "--players", "3", "--seed", "5", "--lang", lang]
    terminal = start(*arguments, columns=columns)

    answers = play_to_the_end(terminal)

    assert terminal.close() == 0
    assert answers > 10
    assert won in terminal.text
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
    terminal.press("\x03")

    terminal.close()
    assert max(len(line) for screen in screens for line in screen.split("\n")) <= columns


def test_colour_is_used_on_a_terminal(start: Start) -> None:
    terminal = start("play", "race", "--seed", "5")

    terminal.until_prompt()
    terminal.press("\x03")

    terminal.close()
    assert "\x1b[" in terminal.raw


@pytest.mark.parametrize(("lang", "told"), [("en", "Interrupted."), ("ru", "Прервано.")])
def test_control_c_leaves_without_a_traceback(start: Start, lang: str, told: str) -> None:
    terminal = start("play", "race", "--seed", "5", "--lang", lang)

    terminal.until_prompt()
    terminal.press("\x03")

    assert terminal.close() == 130
    assert told in terminal.text
    assert "Traceback" not in terminal.text


def test_control_c_saves_where_it_was_ordered(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal = start("play", "race", "--seed", "5", "--save", str(file))

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

    assert terminal.close() == 1
    assert "The input has ended before the game did." in terminal.text
