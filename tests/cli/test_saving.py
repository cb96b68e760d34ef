"""Games that are saved, continued and left."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import perihelion
from cli.typed import finished_game, play, run


def test_a_game_is_saved_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    first = play("1 6", f"s {file}", "q", "")
    second = run("play", "--resume", str(file), typed="q\n")

    assert f"Saved to {file}\n" in first.output
    assert f"To continue:\n  perihelion play --resume {file}\n" in first.output
    assert "Choose your action for this round." in second.output
    assert len(json.loads(file.read_text())["answers"]) >= 3


def test_a_resumed_game_has_the_same_seat_the_same_bots_and_the_same_names(folder: Path) -> None:
    more = ("--seat", "3", "--bots", "random,greedy")
    play("1 6", "s game.json", "q", more=more)

    result = run("play", "--resume", "game.json", typed="l all\ns\nq\n")

    assert "3 Lyra (you)" in result.output
    assert "Lyra discards 2 cards (opening discard):" in result.output
    told = json.loads((folder / "game.json").read_text())["cli"]
    assert told == {"seat": 3, "bots": ["random", "greedy"]}


@pytest.mark.parametrize(
    ("option", "there"),
    [
        (["--players", "2"], "--players 2 contradicts game.json, where it is 3."),
        (["--seed", "6"], "--seed 6 contradicts game.json, where it is 5."),
        (["--edition", "2"], "--edition 2 contradicts game.json, where it is 1."),
        (["--advanced"], "--advanced yes contradicts game.json, where it is no."),
        (["--first-game"], "--first-game yes contradicts game.json, where it is no."),
        (["--seat", "2"], "--seat 2 contradicts game.json, where it is 1."),
        (["--bots", "random"], "--bots random,random contradicts game.json"),
    ],
)
def test_what_contradicts_a_saved_game_is_refused(option: list[str], there: str) -> None:
    play("s game.json", "q")

    result = run("play", "--resume", "game.json", *option)

    assert there in result.output
    assert result.exit_code == 2


def test_what_agrees_with_a_saved_game_may_be_said_again() -> None:
    play("s game.json", "q")

    result = run("play", "race", "--resume", "game.json", "--players", "3", "--bots", "greedy")

    assert result.exit_code == 1
    assert "Choose 2 cards from your opening hand to discard." in result.output


def test_a_record_without_seats_is_played_as_the_command_line_says(folder: Path) -> None:
    record = perihelion.new_game("race", seed=5).record()
    (folder / "game.json").write_text(json.dumps({**record, "cli": {"seat": 9}}))

    result = run("play", "--resume", "game.json", "--seat", "2", typed="q\n")

    assert "2 Vega (you)" in result.output


def test_a_game_saved_without_a_name_takes_a_free_one_and_keeps_it(folder: Path) -> None:
    (folder / "perihelion-race.json").write_text("another game")

    result = play("s", "1 6", "s", "q")

    assert result.output.count("Saved to perihelion-race-2.json\n") == 3
    assert (folder / "perihelion-race.json").read_text() == "another game"
    assert len(list(folder.iterdir())) == 2


@pytest.mark.parametrize(("wish", "kept"), [("n", True), ("", True), ("y", False), ("да", False)])
def test_another_game_is_not_written_over_without_asking(
    folder: Path, wish: str, kept: bool
) -> None:
    other = folder / "other.json"
    other.write_text("another game")

    result = play("s other.json", wish, "q", "")

    assert "other.json already exists and is not this game." in result.output
    assert (other.read_text() == "another game") == kept
    assert ("Not saved." in result.output) == kept


@pytest.mark.parametrize(
    ("typed", "file"),
    [
        (["y"], "perihelion-race.json"),
        (["game.json"], "game.json"),
        (["why", "y"], "why"),
        (["why", "n"], None),
        (["no"], None),
        ([""], None),
    ],
)
def test_leaving_asks_whether_to_save_and_takes_no_word_for_a_name(
    folder: Path, typed: list[str], file: str | None
) -> None:
    result = play("q", *typed)

    assert "Save the game to perihelion-race.json?" in result.output
    assert ("Save to a file called “why”?" in result.output) == ("why" in typed)
    assert [path.name for path in folder.iterdir()] == ([file] if file else [])


def test_make_advises_its_own_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PERIHELION_STARTED_BY", "make")

    assert "make play-terminal ARGS='--resume my.json'" in play("s my.json", "q").output


def test_a_finished_game_can_be_kept_and_watched(folder: Path) -> None:
    record = finished_game().record()
    (folder / "over.json").write_text(json.dumps(record))

    result = run("play", "--resume", "over.json", "--save", "kept.json")

    assert "wins with" in result.output
    assert "To watch it:\n  perihelion replay kept.json" in result.output
    assert json.loads((folder / "kept.json").read_text())["answers"] == record["answers"]


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    result = play(f"s {tmp_path / 'no' / 'such' / 'folder.json'}", "q", "")

    assert "folder.json cannot be written" in result.output
    assert result.exit_code == 0


def test_the_end_of_input_saves_where_it_was_ordered(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    result = play("1 6", more=("--save", str(file)))

    assert "The input ended before the game did." in result.output
    assert result.exit_code == 1
    assert file.exists()
