"""The program on a real terminal: whole games, and every way to leave one."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.terminal import Terminal, simple_answer


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
def test_a_whole_game_can_be_played(lang: str, columns: int, won: str) -> None:
    arguments = ["play", "race", "--players", "3", "--seed", "5", "--lang", lang]
    terminal = Terminal(*arguments, columns=columns)

    answers = play_to_the_end(terminal)

    assert terminal.close() == 0
    assert answers > 10
    assert won in terminal.text
    assert "cli-" not in terminal.text
    assert "race-" not in terminal.text


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("columns", [80, 120, 200])
def test_no_line_is_wider_than_the_terminal(lang: str, columns: int) -> None:
    terminal = Terminal("play", "race", "--seed", "9", "--lang", lang, columns=columns)

    screens = []
    for _ in range(6):
        screens.append(terminal.until_prompt())
        terminal.send(simple_answer(screens[-1]))
    terminal.press("\x03")

    terminal.close()
    assert max(len(line) for screen in screens for line in screen.split("\n")) <= columns


def test_colour_is_used_on_a_terminal() -> None:
    terminal = Terminal("play", "race", "--seed", "5")

    terminal.until_prompt()
    terminal.press("\x03")

    terminal.close()
    assert "\x1b[" in terminal.raw


@pytest.mark.parametrize(("lang", "told"), [("en", "Interrupted."), ("ru", "Прервано.")])
def test_control_c_leaves_without_a_traceback(lang: str, told: str) -> None:
    terminal = Terminal("play", "race", "--seed", "5", "--lang", lang)

    terminal.until_prompt()
    terminal.press("\x03")

    assert terminal.close() == 130
    assert told in terminal.text
    assert "Traceback" not in terminal.text


def test_control_c_saves_where_it_was_ordered(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal = Terminal("play", "race", "--seed", "5", "--save", str(file))

    terminal.until_prompt()
    terminal.press("\x03")

    assert terminal.close() == 130
    assert file.exists()


def test_control_c_leaves_a_replay(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = Terminal("play", "race", "--seed", "5", "--save", str(file))
    first.until_prompt()
    first.send("q")
    first.close()

    terminal = Terminal("replay", str(file))
    terminal.until_prompt()
    terminal.press("\x03")

    assert terminal.close() == 130
    assert "Traceback" not in terminal.text


def test_the_end_of_input_is_told(tmp_path: Path) -> None:
    terminal = Terminal("play", "race", "--seed", "5")

    terminal.until_prompt()
    terminal.press("\x04")

    assert terminal.close() == 1
    assert "The input has ended before the game did." in terminal.text
