"""What a bot thinks of the answers, told at the terminal."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

import perihelion
from cli.typed import run
from perihelion.bots.bot import CHANCE, POINTS, Opinion, Reason
from perihelion.bots.features import parts_of
from perihelion.cli.advice import listed
from perihelion.cli.boards.registry import board_of
from perihelion.games import GAMES
from perihelion.words.voice import Voice

TINY = ["play", "tiny", "--seed", "5", "--bots", "random"]
LEARNED = [game for game in GAMES if game != "comets"]


def told(game: str, lang: str, *opinions: tuple[float, str, list[Reason]]) -> str:
    """The first answers of a new game with these opinions about them."""
    table = perihelion.new_game(game, 3, 5)
    me = int(table.next_seat())
    voice = Voice(lang, game)
    board = board_of(game)(voice, voice.names(3), me)
    view = table.seen_by(me)
    question = view.question(me)
    assert question is not None
    offered = board.offers(view, question)
    thought = [
        Opinion(offer.id, *opinion) for offer, opinion in zip(offered, opinions, strict=False)
    ]
    return "\n".join(str(part) for part in listed(board, "legend", thought, me, offered))


def test_a_bot_that_weighs_tells_its_chances_and_nothing_is_answered() -> None:
    shown = run(*TINY, typed="1\n1\na commodore\n\nq\nn\n").output

    advice = shown.partition("What commodore thinks")[2]
    assert len(re.findall(r"^ +\d+  .+  \d+\.\d% to win$", advice, re.MULTILINE)) > 2
    assert "Die 4" not in advice, "it shows the same as die 1"
    assert shown.count("Choose a die to use, reroll, convert, or end your turn.") == 2
    assert shown.count("4 energy  first reroll free  converter ready") == 2


def test_it_is_the_strongest_bot_of_the_game_that_is_asked_unless_one_is_named() -> None:
    shown = run(*TINY, typed="1\n1\na\n\nq\nn\n").output

    advice = shown.partition("What legend thinks")[2]
    assert len(re.findall(r"\d+\.\d% to win +because\s", advice)) > 2


def test_a_bot_may_be_named_and_one_that_does_not_weigh_tells_what_it_would_take() -> None:
    asked = run(*TINY, typed="a greedy\na nobody\nq\nn\n").output

    assert re.search(r"greedy does not weigh its answers.*\n +\d+  \w+", asked)
    assert "There is no bot “nobody” for this game." in asked


def test_the_russian_layout_asks_too() -> None:
    assert "Что думает" in run(*TINY, typed="1\n1\nф\nq\nn\n", lang="ru").output


def test_reasons_are_told_with_their_weight_for_or_against() -> None:
    reasons = [Reason("lead", 0.031), Reason("seat 0", -0.02), Reason("seat 1", 0.01)]

    text = told("tiny", "en", (0.62, CHANCE, reasons), (0.0, CHANCE, []), (0.4, CHANCE, []))

    first, second = text.splitlines()[1:]
    assert "62.0% to win  because of the points you would be ahead (+3.1)" in first
    assert "what you would have (−2.0)" in first
    assert "what Vega would have (+1.0)" in first or "what Lyra would have (+1.0)" in first
    assert second.lstrip().startswith("3 ")


def test_points_are_told_with_their_sign() -> None:
    assert "−1.5 points" in told("tiny", "en", (-1.5, POINTS, []))


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", LEARNED)
def test_every_part_that_a_network_sees_has_words_of_its_own(game: str, lang: str) -> None:
    features = import_module(f"perihelion.bots.{game}.learning").FEATURES
    table = perihelion.new_game(game, 2, 1)
    voice = Voice(lang, game)
    general = voice.say("advice-part", part="game", name="")
    for part, _ in parts_of(features, table)[:-1]:
        if part not in ("game", "question") and not part.startswith("seat "):
            said = voice.say("advice-part", part=part.replace(" ", "-"), name="")
            assert said != general, part
