"""Options of games on the command line, and questions that are answered in unusual ways."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import perihelion
from cli.typed import run
from perihelion.cli.boards.board import WrongOrder
from perihelion.cli.ordered import Order, begin, setting
from perihelion.tabletop.refusal import BadSetup
from perihelion.words.voice import Voice

RACE = Voice("en", "race")
ARC = ["gathering-storm", "rebel-vs-imperium", "brink-of-war"]


def arranged(folder: Path, position: dict[str, object]) -> str:
    """A file with a game that goes on from a position."""
    record = {"game": "race", "rules": 2, "position": position, "answers": []}
    (folder / "arranged.json").write_text(json.dumps(record))
    return "arranged.json"


def test_only_what_was_given_reaches_the_game() -> None:
    flags = {"edition": None, "advanced": True, "goals": None}

    told = Order("race", None, None, flags, ["automatic=false"]).settings(RACE)

    assert told == {"advanced": True, "automatic": False}


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("automatic=false", ("automatic", False)),
        ("seat=3", ("seat", 3)),
        ("worlds=[1, 2]", ("worlds", [1, 2])),
        ("destroyed_world_to=removed", ("destroyed_world_to", "removed")),
        ("a=b=c", ("a", "b=c")),
        ("a=", ("a", "")),
    ],
)
def test_a_value_is_json_or_else_a_word(given: str, expected: tuple[str, object]) -> None:
    assert setting(RACE, given) == expected


@pytest.mark.parametrize("given", ["automatic", "=3", ""])
def test_a_setting_needs_a_name_and_a_value(given: str) -> None:
    with pytest.raises(WrongOrder, match="--option needs a name and a value"):
        setting(RACE, given)


def test_any_setting_of_the_game_can_be_given_by_name(folder: Path) -> None:
    order = ["play", "race", "--seed", "5", "--save", "game.json"]

    run(*order, "--option", "automatic=false", "--option", "edition=2", typed="q\n")

    options = json.loads((folder / "game.json").read_text())["options"]
    assert (options["automatic"], options["edition"]) == (False, 2)


@pytest.mark.parametrize("command", [["play", "race"], ["arena", "race", "--bots", "random"]])
@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--option", "rogue=hades"], "There is no setting called “rogue”."),
        (["--option", "automatic=maybe"], "The setting “automatic” cannot be “maybe”."),
        (["--option", "automatic"], "--option needs a name and a value"),
    ],
)
def test_what_the_game_does_not_know_is_refused_in_its_words(
    command: list[str], given: list[str], told: str
) -> None:
    result = run(*command, *given)

    assert told in result.output
    assert result.exit_code == 2


def test_a_setting_that_contradicts_a_saved_game_is_refused() -> None:
    run("play", "race", "--seed", "5", "--save", "game.json", typed="q\n")

    again = run("play", "--resume", "game.json", "--option", "automatic=false")
    solo = run("play", "--resume", "game.json", "--solo", "hades")

    assert "--option automatic no contradicts game.json, where it is yes." in again.output
    assert "--players 1 contradicts game.json, where it is 2." in solo.output


def test_a_game_against_a_rogue_galaxy_is_for_one() -> None:
    assert Order(None, None, None, {"rogue": "hades"}).players == 1
    assert Order(None, 2, None, {"rogue": "hades"}).players == 2
    with pytest.raises(BadSetup):
        begin(RACE, Order(None, None, 1, {"rogue": "hades"}))


def test_without_a_word_about_it_two_play_where_two_can() -> None:
    for name, game in perihelion.GAMES.items():
        players = Order(name, None, None, {}).players_of(game)

        assert players == (2 if 2 in game.players() else min(game.players()))


def test_an_answer_of_several_words_is_told_and_taken_back_word_by_word(folder: Path) -> None:
    tableau = ["Old Earth", "Contact Specialist", "Colony Ship", "New Military Tactics"]
    hand = ["Aquatic Uplift Race", "Gem World", "Spice World", "Comet Zone"]
    seats = [{"tableau": tableau, "hand": hand, "actions": ["settle"]}, {"tableau": ["New Sparta"]}]
    file = arranged(folder, {"at": "settle", "seats": seats})

    output = run("play", "--resume", file, typed="4\n1\nu\nq\n").output

    screens = output.split("Choose how to place Aquatic Uplift Race.")
    told = ["So far: Use Colony Ship." in screen for screen in screens]
    assert told == [False, True, False, False]  # the last comes after the last question


def test_where_nothing_need_be_picked_nothing_can_be_picked(folder: Path) -> None:
    seats = [
        {
            "tableau": ["Old Earth"],
            "hand": ["Gem World", "Spice World"],
            "actions": ["boosted:consume-trade"],
        },
        {"tableau": ["New Sparta"]},
    ]
    file = arranged(folder, {"at": "consume", "options": {"expansions": ARC}, "seats": seats})

    output = run("play", "--resume", file, typed="3\nq\n").output

    assert "  3  Done" in output
    assert "Type 1 to 2 numbers." in output
    assert "Terra discards" not in output
    assert "Choose your action for this round." in output
