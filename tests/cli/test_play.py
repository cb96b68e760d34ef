"""The commands of a player, with scripted input and plain output."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import perihelion
from cli.typed import SEED, finished_game, play, run
from perihelion import words
from perihelion.cli.boards.race.board import RaceBoard
from perihelion.cli.news import lines_of
from perihelion.words.voice import Voice

HAND = ["Empath World", "Expanding Colony", "Space Marines", "Diversified Economy"]


def test_plain_output_has_no_escape_codes() -> None:
    result = play("1 6", "q", "")

    assert "\x1b" not in result.output


def test_the_first_screen_shows_round_piles_hand_and_question() -> None:
    result = play("q", "")

    for text in ("round 1", "pool 36", "deck 93", "New Sparta", *HAND, "2/5 mil", "△A*"):
        assert text in result.output
    assert "Choose 2 cards from your opening hand to discard." in result.output
    assert result.exit_code == 0


def test_several_picks_are_entered_at_once() -> None:
    result = play("1 6", "q", "")

    assert "Terra discards 2 cards" in result.output
    assert "Choose your action for this round." in result.output


def test_too_few_picks_are_refused_in_words_and_asked_again() -> None:
    result = play("1", "1 6", "q", "")

    facts = {"count": 1, "least": 2, "most": 2}
    assert words.refusal("en", "race", "WRONG_CARD_COUNT", facts) in result.output
    assert "Choose your action for this round." in result.output


def test_a_number_that_is_not_there_is_told() -> None:
    assert "There is no number 9: they go from 1 to 6." in play("9", "q", "").output


@pytest.mark.parametrize("line", ["fly me to the moon", "-1", "1 x", "½", "１", "[bold]", "'"])
def test_nonsense_is_answered_in_a_friendly_way(line: str) -> None:
    result = play(line, "q", "")

    assert f"I do not understand “{line}”." in result.output
    assert result.exit_code == 0


def test_an_empty_line_shows_the_table_again() -> None:
    assert play("", "q", "").output.count("Choose 2 cards from your opening hand") == 2


def test_a_grey_card_says_why_it_is_grey() -> None:
    result = play("1 6", "3", "q", "")

    assert "a world: for phase III" in result.output
    assert "2→1" in result.output


def test_a_card_is_explained_by_number_and_by_name() -> None:
    result = play("? 3", "? public works", "?world 77", "? 99", "q", "")

    assert "military world, defense 5, 3 VP, windfall world: alien technology" in result.output
    assert "development, cost 1, 1 VP" in result.output
    assert "No card is called “world 77”." in result.output
    assert "There is no number 99" in result.output


def test_a_question_mark_alone_explains_all_that_one_has() -> None:
    result = play("?", "q", "")

    assert result.output.count("cost") >= 4
    assert "start world 3" in result.output


def test_a_name_that_fits_too_many_cards_is_not_explained() -> None:
    assert "Type a little more of the name." in play("? world", "q", "").output


def test_an_action_card_is_explained() -> None:
    assert "you draw five more cards" in play("1 6", "? 1", "q", "").output


def test_where_nothing_can_be_taken_back_the_reason_is_told() -> None:
    result = play("u", "1 6", "u", "q", "")

    for code in ("NOTHING_TO_UNDO", "ALREADY_REVEALED"):
        assert words.refusal("en", "race", code, {}) in result.output


def test_an_answer_can_be_taken_back_while_nothing_is_revealed(tmp_path: Path) -> None:
    goods = [{"Gem World": "some"}, {"Spice World": "some"}, {"Comet Zone": "some"}]
    seats = [
        {"tableau": ["Old Earth", "Expanding Colony", *goods], "actions": ["consume-double"]},
        {"tableau": ["New Sparta"]},
    ]
    file = tmp_path / "arranged.json"
    position = {"at": "consume", "seats": seats}
    file.write_text(json.dumps({"game": "race", "rules": 2, "position": position, "answers": []}))

    result = run("play", "--resume", str(file), typed="1\nu\n2\nq\n")

    power, goods_for_power = "Choose the consume power", "Choose 2 goods to consume with Old Earth"
    asked = [
        q for line in result.output.splitlines() for q in (power, goods_for_power) if q in line
    ]
    assert asked[:3] == [power, goods_for_power, power]


def test_the_log_tells_the_game_from_its_beginning() -> None:
    result = play("1 6", "l", "q", "")

    assert result.output.count("Terra starts with New Sparta.") == 2


def test_commands_work_in_the_russian_layout() -> None:
    result = play("р", "й", "", lang="ru")

    assert "взять назад последний ответ" in result.output
    assert "До встречи." in result.output
    assert result.exit_code == 0


def test_the_log_goes_back_to_the_last_round_or_to_the_beginning(folder: Path) -> None:
    record = finished_game().record()
    answers = record["answers"]
    assert isinstance(answers, list)
    (folder / "game.json").write_text(json.dumps({**record, "answers": answers[:60]}))

    short = run("play", "--resume", "game.json", typed="l\nq\n").output
    whole = run("play", "--resume", "game.json", typed="l all\nq\n").output

    assert "starts with" not in short
    assert "Round 1\n" not in short.replace(" ", "")
    assert whole.count("starts with") == 2


def test_having_to_pass_is_told_in_one_line_and_no_other_answer_without_choice_is() -> None:
    g = finished_game(log=True)
    events = g.events(0)

    board = RaceBoard(Voice("en", "race"), ["Terra", "Vega"], 0)
    told = [line.text for line in lines_of(events, board)]

    kinds = [event.kind for event in events]
    assert kinds.count("forced") > 10
    assert len(told) == len(kinds) - kinds.count("forced")
    assert "Terra passes (Settle). Nothing else was possible." in told


def test_nobody_is_said_to_be_choosing() -> None:
    assert not re.search("cards 1/12 .*choosing", play("1 6", "q").output)


def test_cards_drawn_stand_apart_from_the_hand_and_none_is_grey_without_a_reason() -> None:
    screen = play("1 6", "1", "q").output.split("III Settle")[-1]

    assert screen.index("drawn now") < screen.index("in hand") < screen.index("Space Marines")
    assert "·  Space Marines" not in screen


FULL_TABLEAU = [
    *["Old Earth", "Space Marines", "Public Works", "Drop Ships", "Colony Ship", "Mining Robots"],
    *["Genetics Lab", "Consumer Markets", "Expedition Force", "Export Duties", "Research Labs"],
    "Replicant Robots",
]


@pytest.mark.parametrize(
    ("pool", "tableau", "told"),
    [
        (0, ["Old Earth"], "This is the last round: the pool is empty."),
        (24, FULL_TABLEAU, "This is the last round: the tableau of Vega is full."),
    ],
)
def test_the_last_round_is_announced(
    folder: Path, pool: int, tableau: list[str], told: str
) -> None:
    hand = ["Gem World", "Spice World", "Comet Zone"]
    seats = [{"tableau": ["New Sparta"], "hand": hand, "actions": ["settle"]}, {"tableau": tableau}]
    position = {"at": "settle", "pool": pool, "seats": seats}
    record = {"game": "race", "rules": 2, "position": position, "answers": []}
    (folder / "game.json").write_text(json.dumps(record))

    result = run("play", "--resume", "game.json", typed="q\n")

    assert told in result.output
    assert "contradicts" in run("play", "--resume", "game.json", "--seed", "1").output


def test_the_advanced_game_takes_two_actions() -> None:
    result = run("play", "--advanced", *SEED, typed="1 2\n3 4\nq\n\n")

    assert "II Develop again" in result.output


def test_one_may_sit_elsewhere() -> None:
    result = run("play", "--seat", "2", *SEED, typed="q\n\n")

    assert "2 Vega (you)" in result.output


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "chess"], "chess"),
        (["play", "--bots", "genius"], "genius"),
        (["play", "--seat", "3"], "There is no seat 3"),
        (["play", "--advanced", "--players", "3"], "3"),
        (["play", "--lang", "de"], "There is no language “de” here."),
        (["play", "--players", "9"], "9"),
        (["play", "--seat", "-1"], "There is no seat -1"),
        (["play", "--edition", "3"], "There is no edition 3"),
        (["play", "--players", "two"], "--players needs a whole number."),
        (["play", "--sead", "3"], "There is no option --sead."),
        (["play", "--seed"], "The option --seed is not used like this."),
        (["play", "race", "roll"], "There is one word too many"),
        (["plai"], "There is no command “plai”. There are: play, replay, verify, arena, stats,"),
        (["arena", "race", "--games", "0"], "A contest has at least one game."),
        (["arena", "chess", "--bots", "random"], "chess"),
        (["arena", "race", "--bots", "genius"], "genius"),
    ],
)
def test_a_wrong_order_is_refused_in_words(arguments: list[str], told: str) -> None:
    result = run(*arguments)

    assert result.exit_code == 2
    assert told in result.output
    assert "Traceback" not in result.output


def test_answers_may_be_typed_as_the_words_of_records() -> None:
    asked = perihelion.new_game("race", 3, 5).question(0)
    assert asked is not None
    one, two = (option.word for option in asked.options[:2])

    wrong = play("? 1", "card:nonsense", "q", "n").output
    right = play(f"{one} {two}", "action:explore-5", "q", "n").output

    assert f"In records, and as an answer: {one}" in wrong
    assert "I do not understand “card:nonsense”" in wrong
    assert "Choose 1 card to keep" not in wrong
    assert "Choose 1 card to keep" in right
    assert "I do not understand" not in right
