"""A table as plain text: readable, complete, and without secrets."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import perihelion
from perihelion import words
from perihelion.tabletop.table import Table
from perihelion.words.bundles import FILES
from rulebook.beyond.scene import Scene as BeyondScene

_RAW = re.compile(rf"\b(?:{'|'.join(FILES)})-(?:question|option|refusal|power|card|face|event)-")


@pytest.fixture(autouse=True)
def _strict_words() -> Iterator[None]:
    words.be_strict()
    yield
    words.be_strict(False)


def moments(game: str, players: int, every: int) -> Iterator[Table]:
    """A game played by chance, every so many answers of it, and its end."""
    luck = random.Random(players)
    table = perihelion.new_game(game, players, seed=5)
    count = 0
    while not table.over:
        if count % every == 0:
            yield table
        seat = int(table.next_seat())
        table.answer(seat, luck.choice(table.options(seat)))
        count += 1
    yield table


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("game", list(perihelion.GAMES))
def test_every_game_is_told_with_all_that_may_be_answered(game: str, lang: str) -> None:
    for table in moments(game, 2, 60):
        for who in (0, 1, None):
            told = table.text(who, lang)
            question = None if who is None else table.question(who)

            assert not _RAW.search(told)
            for option in question.options if question is not None else []:
                assert f"  {option.word}: " in told


@pytest.mark.parametrize("game", list(perihelion.GAMES))
def test_the_text_does_not_change_when_what_is_hidden_is_dealt_again(game: str) -> None:
    luck = perihelion.dice(3)
    for table in moments(game, 2, 60):
        if not table.over:
            for who in (0, 1):
                again = table.seen_by(who).guess(luck)

                assert again.text(who) == table.text(who)


def test_a_mission_is_told_to_its_owner_alone() -> None:
    table = perihelion.new_game("tiny", 2, seed=4)
    while table.asking(table.next_seat()).kind() != "turn":
        seat = int(table.next_seat())
        table.answer(seat, table.options(seat)[0])

    assert "Hoarder" in table.text(0)
    assert "Hoarder" not in table.text(1)
    assert "Hoarder" not in table.text()


def test_what_an_answer_would_bring_stands_beside_it() -> None:
    table = perihelion.new_game("tiny", 2, seed=4)
    while table.asking(table.next_seat()).kind() != "turn":
        seat = int(table.next_seat())
        table.answer(seat, table.options(seat)[0])

    assert "  die:4: Die 4: Acquire energy (+2 energy: 2→4 · Player 2 can follow)" in table.text(0)


def test_the_rogue_galaxy_is_called_by_its_name() -> None:
    for table in moments("tiny", 1, 25):
        told = table.text(0)
        assert "Player 2" not in told


def test_production_and_the_strength_in_space_are_told_beside_the_answers() -> None:
    s = BeyondScene(
        "F2",
        active="Anna",
        Anna={"ore": 3, "population": 1, "supply": [2, 5, 5, 4], "ships": ["A2:3"]},
        Boris={"ships": ["Y1:1"], "controls": {"Y1": "food"}},
    )
    before = s.g.text(0)
    s.say("basic-space:recruit")

    assert "system A2: Sirius · strength 3 · 3 VP [Player 1]" in before
    assert "shipyard Y1 [Player 2]" in before
    assert "(population 2→3, from column A)" in s.g.text(0)


def test_the_last_round_is_announced_a_round_before_it_comes() -> None:
    s = BeyondScene("F2", active="Anna", round=5)
    quiet = s.g.text(0)
    s.g.marks.last_round = 6

    assert "Achievements hold 0 of the 3 discs that bring the end." in quiet
    assert "The next round is the last." in s.g.text(0)
    s.g.marks.round = 6
    assert "This is the last round." in s.g.text(0)


def test_a_hand_is_told_to_its_owner_alone() -> None:
    table = perihelion.new_game("race", 2, seed=5)
    for _ in range(2):
        seat = int(table.next_seat())
        for card in table.options(seat)[:2]:
            table.answer(seat, card)

    own, other = (table.text(seat).split("Seat 1")[0].split("Hand:")[1] for seat in (0, 1))

    assert "development, cost" in own
    assert other.split("\n")[1] == "  - cards face down: 4"


def race(tableau: list[str], *hand: str, **options: object) -> Table:
    """The first of two players has these cards, at the beginning of a round."""
    seats = [{"tableau": ["old-earth", *tableau], "hand": [*hand]}, {"tableau": ["new-sparta"]}]
    return perihelion.position("race", {"options": options, "seats": seats})


def test_what_an_action_would_bring_stands_beside_it() -> None:
    told = race([], "public-works", "gem-world").text(0)

    assert "  action:explore-5: Explore +5 (See 7, keep 1.)" in told
    assert "  action:settle: Settle (No world to place.)" in told
    assert "(1 card to build. You could build now: Public Works.)" in told


def test_a_card_of_the_hand_tells_what_it_costs_now() -> None:
    told = race(["replicant-robots"], "spice-world", "rebel-underground").text(0)

    assert "Spice World, world, cost 2, production world: novelty goods, 1 VP, to pay 0." in told
    assert "military world, defense 3, 4 VP, your strength 0." in told


def test_a_tableau_that_may_grow_larger_says_so() -> None:
    table = race(["hidden-fortress"], expansions=["rebel-vs-imperium"])

    assert "cards in the tableau: 2 of 14" in table.text(0)
    assert "карт на столе: 2 из 14" in table.text(0, "ru")


def test_faces_behind_a_screen_are_told_to_their_owner_alone() -> None:
    table = perihelion.new_game("roll", 2, seed=3)
    while table.asking(table.next_seat()).kind() != "assign":
        seat = int(table.next_seat())
        table.answer(seat, table.options(seat)[0])

    assert "red (M): Explore\n" in table.text(0)
    assert "red (M): behind the screen\n" in table.text(1)
    assert "red (M): behind the screen\n" in table.text()


@pytest.mark.parametrize(
    ("game", "said"),
    [("race", "Ход 1"), ("roll", "Раунд 1"), ("tiny", "Круг 1"), ("beyond", "Раунд 1")],
)
def test_a_round_is_called_as_in_the_rulebook(game: str, said: str) -> None:
    table = perihelion.new_game(game, 2, seed=4)
    luck = random.Random(4)
    while not table.text(0, "ru").split("\n")[1].endswith("1"):
        seat = int(table.next_seat())
        table.answer(seat, luck.choice(table.options(seat)))

    assert table.text(0, "ru").split("\n")[1] == said
