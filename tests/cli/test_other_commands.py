"""Replay, match, cards, help and version."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import perihelion
from perihelion.bots.drive import play
from perihelion.bots.registry import make_bot
from perihelion.cli.app import language, make_app


def run(*arguments: str, typed: str = "", lang: str = "en") -> Result:
    runner = CliRunner(env={"COLUMNS": "100", "LC_ALL": "C.UTF-8", "TERM": "dumb"})
    return runner.invoke(make_app(lang), list(arguments), input=typed)


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


def test_a_replay_ends_with_its_input_and_bears_nonsense(record: Path) -> None:
    result = run("replay", str(record), typed="what?\nh\n")

    assert "“what?” says nothing to me." in result.output
    assert "jumps to that answer" in result.output
    assert result.exit_code == 0


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("not json", "is not a saved game"),
        ("[1, 2]", "is not a saved game"),
        ("{}", "cannot be played through"),
        ('{"game": "race", "rules": 99}', "cannot be played through"),
        ('{"game": "race", "rules": 1, "answers": 5}', "cannot be played through"),
        (
            '{"game": "race", "rules": 1, "players": 2, "seed": 1, "options": {},'
            ' "answers": ["0 x"]}',
            "cannot be played through",
        ),
        ('{"game": "race", "rules": 1, "position": {}, "answers": []}', "game.json"),
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


def test_a_match_prints_wins_scores_and_their_intervals() -> None:
    result = run("match", "race", "greedy", "random", "--games", "10", "--players", "2")

    assert "greedy" in result.output
    assert "[95 %]" in result.output
    assert "±" in result.output
    assert "10 games" in result.output


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


def test_editions_differ() -> None:
    assert "cost 3" in run("cards", "black market").output
    assert "cost 2" in run("cards", "black market", "--edition", "2").output


def test_an_unknown_card_is_told() -> None:
    result = run("cards", "Tatooine")

    assert "No card is called “Tatooine”." in result.output
    assert result.exit_code == 1


@pytest.mark.parametrize(("lang", "told"), [("en", "Play a game"), ("ru", "Сыграть партию")])
def test_help_is_in_the_chosen_language(lang: str, told: str) -> None:
    assert told in run("--help", lang=lang).output


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
