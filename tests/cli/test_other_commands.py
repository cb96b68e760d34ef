"""Replay, cards, help and version."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import perihelion
from cli.typed import run
from perihelion.bots.drive import play
from perihelion.bots.registry import make_bot
from perihelion.cli.app import language


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of two greedy bots."""
    g = perihelion.new_game("race", players=2, seed=3)
    play(g, [make_bot("greedy", "race"), make_bot("greedy", "race")])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(g.record()), encoding="utf-8")
    return file


def answers_in(record: Path) -> int:
    return len(json.loads(record.read_text())["answers"])


def test_a_replay_goes_on_back_and_anywhere(record: Path) -> None:
    last = answers_in(record)

    result = run("replay", str(record), typed=f"\n\nb\n{last}\n\n0\nb\nq\n")

    places = [line.split(".")[0] for line in result.output.splitlines() if "Answer " in line]
    assert places == [f"Answer {at} of {last}" for at in (0, 1, 2, 1, last, 0)]
    assert "This is the end of the record." in result.output
    assert "This is the beginning of the record." in result.output
    assert "wins with" in result.output
    assert result.exit_code == 0


def test_a_replay_shows_all_hands_or_only_what_one_seat_saw(record: Path) -> None:
    everything = run("replay", str(record), typed="q\n").output
    one = run("replay", str(record), "--seat", "1", typed="q\n").output

    assert everything.count("hand of") == 2
    assert "hand of" not in one
    assert everything.count("draws 6 cards (opening hand):") == 2
    assert one.count("draws 6 cards (opening hand):") == 1


def test_a_replay_tells_every_answer_but_not_the_secrets_of_another_seat(record: Path) -> None:
    everything = run("replay", str(record), typed="1\n2\n3\nq\n").output
    one = run("replay", str(record), "--seat", "2", typed="1\nq\n").output

    assert "Terra answers: " in everything
    assert "(Choose 2 cards from your opening hand to discard.)" in everything
    assert "Terra answers.\n" in one


def test_a_number_beyond_the_end_goes_to_the_end(record: Path) -> None:
    last = answers_in(record)

    assert f"Answer {last} of {last}." in run("replay", str(record), typed="9999\nq\n").output


def test_no_bar_stands_before_the_first_card_of_an_open_hand(record: Path) -> None:
    output = run("replay", str(record), typed="q\n").output

    assert "hand of 6: │" not in output
    assert output.count("hand of 6: ") == 2


def test_a_replay_ends_with_its_input_and_bears_nonsense(record: Path) -> None:
    result = run("replay", str(record), typed="what?\nh\n")

    assert "I do not understand “what?”. Press Enter for the next answer" in result.output
    assert "jump to the answer with this number" in result.output
    assert result.exit_code == 0


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("not json", "is not a saved game"),
        ("[1, 2]", "is not a saved game"),
        ("{}", "cannot be replayed"),
        ('{"game": "race", "rules": 99}', "cannot be replayed"),
        ('{"game": "race", "rules": 2, "answers": 5}', "cannot be replayed"),
        (
            '{"game": "race", "rules": 2, "players": 2, "seed": 1, "options": {},'
            ' "answers": ["0 x"]}',
            "cannot be replayed",
        ),
        ('{"game": "race", "rules": 2, "position": {}, "answers": []}', "game.json"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_record_that_cannot_be_read_is_told_in_words(
    tmp_path: Path, text: str, told: str, lang: str
) -> None:
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")

    result = run("replay", str(file), "--lang", lang)

    assert result.exit_code == 1
    assert isinstance(result.exception, SystemExit)
    assert lang == "ru" or told in result.output
    assert "Traceback" not in result.output


def test_a_file_that_is_not_there_is_told_in_words(tmp_path: Path) -> None:
    for command in (["replay"], ["play", "--resume"]):
        result = run(*command, str(tmp_path / "nothing.json"))

        assert "cannot be opened" in result.output
        assert result.exit_code == 1


def test_a_file_that_is_no_text_is_told_in_words(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(b"\xff\xfe\x00")

    assert "is not a saved game" in run("replay", str(file)).output.replace("\n", " ")


def test_every_card_is_listed_and_can_be_explained() -> None:
    listed = run("cards").output
    explained = run("cards", "Rebel", "Homeworld").output

    assert "Alien Robotic Factory" in listed
    assert "Trade League" in listed
    assert "military world, defense 7, 7 VP" in explained
    assert "No powers." in explained


def test_cards_are_found_by_their_names_in_both_languages() -> None:
    by_english = run("cards", "old earth", "--lang", "ru").output
    by_russian = run("cards", "старая земля", "--lang", "ru").output

    assert by_english == by_russian
    assert "стартовая планета 0" in by_english


def test_the_russian_list_of_cards_has_no_word_of_the_code() -> None:
    result = run("cards", lang="ru")

    assert re.findall(r"\b[a-z]{2,}\b", result.output) == []


def test_editions_differ() -> None:
    assert "cost 3" in run("cards", "black market").output
    assert "cost 2" in run("cards", "black market", "--edition", "2").output


def test_an_unknown_card_is_told() -> None:
    result = run("cards", "Tatooine")

    assert "No card is called “Tatooine”." in result.output
    assert result.exit_code == 1


@pytest.mark.parametrize("command", ["", "play", "replay", "arena", "stats", "cards"])
def test_help_is_in_the_chosen_language_throughout(command: str) -> None:
    english = run(*command.split(), "--help", lang="en").output
    russian = run(*command.split(), "--help", lang="ru").output

    known = {"perihelion", "play", "race", "replay", "arena", "stats", "cards", "serve", "random"}
    known |= {
        "greedy",
        "duels",
        "mixed",
        "auto",
        "Ray",
        "Parquet",
        "pyarrow",
        "JSON",
        "backup",
        "restore",
        "verify",
        "all",
        "tiny",
        *perihelion.GAMES,
    }
    names = r"gathering-\s*storm|rebel-\s*vs-\s*imperium|brink-\s*of-\s*war"
    russian_words = re.sub(names, "", russian)
    latin = set(re.findall(r"(?<![-\w])[a-zA-Z]{3,}", russian_words)) - known
    assert latin == set()
    assert "Options:" in english
    assert "Параметры:" in russian
    for text in ("int", "<str>", "1<=x<=2", "default:"):
        assert text not in english + russian


def test_the_program_alone_shows_its_help() -> None:
    for arguments in ([], ["--lang", "ru"]):
        result = run(*arguments, lang="ru")

        assert "Вызов: " in result.output
        assert result.exit_code == 2


@pytest.mark.parametrize(
    "arguments",
    [["play", "--sead", "3"], ["play", "--players", "x"], ["stats"], ["plai"], ["play", "a", "b"]],
)
def test_a_wrong_order_is_refused_in_russian_too(arguments: list[str]) -> None:
    result = run(*arguments, lang="ru")

    assert re.search("[а-я]", result.output.splitlines()[0])
    assert "Error" not in result.output
    assert result.exit_code == 2


def test_why_a_file_cannot_be_used_is_told_in_russian_too(tmp_path: Path) -> None:
    missing = run("replay", "nothing.json", lang="ru").output
    folder = run("replay", str(tmp_path), lang="ru").output

    assert missing == "Файл nothing.json не открывается: такого файла или такой папки нет.\n"
    assert folder.endswith("не открывается: это папка.\n")


def test_the_version_is_that_of_the_package() -> None:
    assert run("--version").output.strip() == f"perihelion {perihelion.__version__}"


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["play", "--lang", "ru"], "ru"),
        (["--lang=ru", "cards"], "ru"),
        (["play", "--lang", "en"], "en"),
    ],
)
def test_the_language_is_taken_from_the_command_line(arguments: list[str], expected: str) -> None:
    assert language(arguments) == expected


def test_the_language_of_the_environment_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PERIHELION_LANG", "ru")

    assert language(["play", "--lang"]) == "ru"
    assert language(["play", "--lang", "xx"]) == "ru"
