"""The terminal for people who listen: line by line, without signs, nothing drawn or said twice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console

import perihelion
from cli.terminal import Terminal
from cli.typed import finished_game, run
from perihelion import words
from perihelion.cli.boards.registry import board_of
from perihelion.cli.spoken import SpokenScreen
from perihelion.words.voice import Voice

DRAWN = re.compile(r"[│─━┃·→×★▶○◇\x1b]| {3}|\bVP\b|\bПО\b")


def play(*typed: str, game: str = "race", lang: str = "en", spoken: bool = True) -> str:
    lines = "".join(f"{line}\n" for line in (*typed, "q", "n"))
    more = ["--spoken"] if spoken else []
    result = run("play", game, "--seed", "5", *more, typed=lines, lang=lang)
    assert result.exit_code == 0
    return result.output.split("perihelion-")[0]


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("game", list(perihelion.GAMES))
def test_every_game_is_said_line_by_line(game: str, lang: str) -> None:
    said = play("1", "1", "1", "t", "?", "? 1", "l", game=game, lang=lang)

    assert not [line for line in said.split("\n")[:-1] if DRAWN.search(line)]


def test_the_table_is_said_at_the_beginning_and_when_it_is_asked_for() -> None:
    said = play("1 2", "", "t")

    first, second, again, table = said.split("> ")[:4]
    assert "The common table\nPool and piles:\nPool: 24 victory points." in first
    assert "Terra, that is you: 1 victory point\nPrinted on cards: 1 victory point.\n" in first
    assert "The common table" not in second
    assert "The common table" not in again
    assert "The common table" in table
    assert max(len(line) for line in table.split("\n")) > 100, "no line is broken by us"


def test_what_has_happened_comes_before_the_question_and_its_numbered_answers() -> None:
    second = play("1 2").split("> ")[1]

    assert second.startswith("1 2\nVega discards 2 cards (opening discard).\nTerra discards")
    asked = second.split("Choose your action for this round.\n")[1].split("\n")
    assert asked[0] == "1: Explore plus 5. See 7, keep 1."
    assert asked[2].startswith("3: Develop. 1 card to build. You could build now: ")
    assert asked[7] == "Type a number."


def test_what_cannot_be_chosen_is_told_with_the_reason() -> None:
    said = play("1 2", "3", "1", "1")

    assert re.search(r"Not possible now:\n[^\n]+: [^\n]+\.\n", said)


def test_answers_and_names_are_explained_in_words() -> None:
    said = play("? 3", "? space", "? nothing").split("> ")

    assert said[1] == (
        "? 3\n3: Reptilian Uplift Race, military world, defense 2, windfall world: genes, "
        "2 victory points, your strength 2.\n"
        "In records, and as an answer: card:reptilian-uplift-race\n"
    )
    assert (
        "Space Marines, development, cost 2, 1 victory point. Settle: military plus 2." in said[2]
    )
    assert "No card is called “nothing”." in said[3]


@pytest.mark.parametrize("letter", ["w", "ц"])
def test_a_letter_changes_from_pictures_to_words_and_back(letter: str) -> None:
    drawn, spoken, again = play(letter, letter, spoken=False).split("> ")[:3]

    assert "pool 24 VP" in drawn
    assert "Pool: 24 victory points." in spoken
    assert not DRAWN.search(spoken)
    assert "pool 24 VP" in again


def test_nothing_is_cleared_or_coloured_on_a_terminal() -> None:
    with Terminal("play", "race", "--seed", "5", "--spoken") as here:
        here.until_prompt()
        here.send("1 2")
        here.until_prompt()

        assert "\x1b" not in here.raw
        assert here.raw.count("The common table") == 1


def test_the_end_is_told_with_everybodys_points() -> None:
    table = finished_game()
    voice = Voice("en", "race")
    board = board_of("race")(voice, voice.names(2), 0)
    (said,) = SpokenScreen(Console(), board).end(table.seen_by(0), board.verdict(table))

    scores = [f"{points} victory points" for points in table.scores()]
    assert f"Terra, that is you: {scores[0]}" in said
    assert f"Vega: {scores[1]}" in said
    assert str(said[-1]).endswith("points.")


def test_a_record_is_said_step_by_step(folder: Path) -> None:
    run("play", "race", "--seed", "5", "--save", "game.json", typed="1 2\nq\n")

    said = run("replay", "game.json", "--seat", "1", "--spoken", typed="\nq\n").output

    assert "Terra, that is you" in said
    assert not DRAWN.search(said.replace(" · ", ""))
