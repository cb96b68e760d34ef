"""What the terminal shows of the expansions, and how they are ordered."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from typer.testing import CliRunner, Result

import perihelion
from perihelion import words
from perihelion.cli.app import make_app
from perihelion.cli.boards.race.board import RaceBoard
from perihelion.cli.boards.race.explain import cards_of, short_powers
from perihelion.cli.boards.race.offers import boost_note
from perihelion.cli.boards.race.table import Drawing, expansions_panel, seat_line
from perihelion.race.ids import ACTION, BOOST, SEARCH
from perihelion.race.look import look
from perihelion.race.pieces.expansions import Attack
from perihelion.race.state import Race
from perihelion.words.voice import Voice

ARC = ["gathering-storm", "rebel-vs-imperium", "brink-of-war"]


@pytest.fixture(autouse=True)
def _strict_words() -> Iterator[None]:
    words.be_strict()
    yield
    words.be_strict(False)


def run(*arguments: str, typed: str = "", lang: str = "en") -> Result:
    runner = CliRunner(env={"COLUMNS": "120", "LC_ALL": "C.UTF-8", "TERM": "dumb"})
    return runner.invoke(make_app(lang), list(arguments), input=typed)


def whole_arc(players: int = 2) -> Race:
    options: dict[str, object] = {"expansions": ARC, "takeovers": True}
    g = perihelion.new_game("race", players, seed=5, options=options)
    assert isinstance(g, Race)
    return g


def test_a_game_with_all_expansions_begins_with_two_start_worlds() -> None:
    order = ["play", "race", "--players", "3", "--seed", "5", "--expansions", "all"]

    result = run(*order, "--takeovers", typed="1\n1 2\n\nq\n\n")

    for text in (
        "Goals: ",
        "     start world  ",
        "Choose your start world.",
        "You start with Galactic Scavengers. Choose 2 cards from your opening hand to discard.",
        "prestige 0",
        "boost card ready",
    ):
        assert text in result.output
    assert "drawn now" not in result.output
    assert result.output.count("Uplift Mercenary Force") == 1  # the one that is not kept
    assert "Terra starts with Galactic Scavengers." in result.output
    assert result.exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--expansions", "brink-of-war"], "do not go together"),
        (["--expansions", "nonsense"], "cannot be “nonsense”"),
        (["--goals"], "Goals need the expansion The Gathering Storm."),
        (["--takeovers"], "Takeovers need the expansion Rebel vs Imperium."),
        (["--scenario", "rebel-vs-imperium"], "The scenario needs the expansion"),
    ],
)
def test_what_does_not_go_together_is_refused_with_the_reason(
    arguments: list[str], said: str
) -> None:
    result = run("play", "race", *arguments)

    assert said in result.output
    assert result.exit_code == 2


def test_all_is_short_for_the_three_expansions() -> None:
    voice = Voice("en", "race")

    told = RaceBoard.settings(voice, {"expansions": "all", "takeovers": False})

    assert told == {"expansions": ARC, "takeovers": False}
    assert RaceBoard.settings(voice, {}) == {}


def test_cards_are_listed_by_set_and_say_which_they_come_from() -> None:
    listed = run("cards").output

    sets = ["Base game", "The Gathering Storm", "Rebel vs Imperium", "The Brink of War"]
    assert [listed.index(name) for name in sets] == sorted(listed.index(name) for name in sets)
    assert "На грани войны" in run("cards", "Alien Guardian", lang="ru").output


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("edition", [1, 2])
def test_every_card_has_its_powers_in_a_few_words(lang: str, edition: int) -> None:
    voice = Voice(lang, "race")

    for card in cards_of(edition):
        assert "  " not in short_powers(voice, card), card.name


def test_powers_in_a_few_words_name_goods_by_their_signs() -> None:
    english, russian = Voice("en", "race"), Voice("ru", "race")
    cards = {card.slug: card for card in cards_of(1)}

    labs, alliance = cards["research-labs"], cards["rebel-alliance"]

    assert "G → 1 VP" in short_powers(english, labs)
    assert "Г → 1 ПО" in short_powers(russian, labs)
    assert "Rebel" in short_powers(english, alliance)
    for card in cards.values():
        assert not re.search("[a-z]", short_powers(russian, card)), card.name


def drawing(g: Race) -> Drawing:
    return Drawing(g, look(g, 0), Voice("en", "race"), ["Ada", "Bob"], 0)


def panel(g: Race) -> list[str]:
    return [line.plain for line in expansions_panel(drawing(g))]


def test_goals_show_who_has_them_and_how_far_everybody_is() -> None:
    g = whole_arc()
    expansions = g.expansions
    first, most = expansions.goals[0], expansions.goals[-1]
    expansions.closed = 1 << first
    g.seats[1].firsts = 1 << first
    expansions.holders[-1] = 0

    lines = panel(g)

    assert lines[0].startswith("3 ")
    assert "★Bob" in lines[0]
    assert lines[5].startswith("5 ")
    assert "★Ada" in lines[5]
    assert len(lines) == 6
    assert first != most


def card(g: Race, name: str) -> int:
    return g.answer_named(f"card:{name}")


def test_the_leader_tile_and_declared_takeovers_are_shown() -> None:
    g = whole_arc()
    world = card(g, "rebel-base")
    g.expansions.tile, g.expansions.on_tile = 1, 2
    g.seats[1].put(world)
    g.expansions.attacks = [Attack(0, card(g, "imperium-seat"), world, 1, -1)]

    lines = panel(g)

    assert "Prestige leader: Bob (2 on the tile)" in lines
    assert any(line.startswith("Takeover declared: Ada (") for line in lines)
    assert any(line.endswith("Rebel Base") for line in lines)


def test_a_seat_shows_prestige_and_the_parts_of_its_military() -> None:
    g = whole_arc()
    for name in ("imperium-troops.1", "space-mercenaries.1"):
        g.seats[0].put(card(g, name))
    g.seats[1].put(card(g, "imperium-seat"))
    g.seats[0].put(card(g, "rebel-base"))
    g.seats[0].prestige = 3
    g.seats[0].boosted = 1

    said = seat_line(drawing(g), 0)

    assert said == (
        "prestige 3 · boost card used · +1 against Rebels · mil up to +4 · open to Imperium Seat"
    )


def test_a_seat_shows_what_its_cards_add_to_takeovers() -> None:
    g = whole_arc()
    for name in ("rebel-alliance", "rebel-pact.1", "rebel-base", "pan-galactic-security-council"):
        g.seats[0].put(card(g, name))
    g.seats[0].prestige = 1

    said = seat_line(drawing(g), 0)

    assert said == (
        "prestige 1 · boost card ready · +2 attacking with Rebel Alliance · +2 in defense · "
        "can call off a takeover"
    )


def test_base_games_show_nothing_of_this() -> None:
    g = perihelion.new_game("race", 2, seed=1)
    assert isinstance(g, Race)

    assert panel(g) == []


def test_a_boost_stands_beside_its_action() -> None:
    numbers = {ACTION + 2: 3, ACTION + 2 + BOOST: 10, SEARCH: 12}

    assert boost_note(Voice("en", "race"), numbers, ACTION + 2) == "   (10 with the prestige boost)"
    assert boost_note(Voice("en", "race"), numbers, ACTION + 3) == ""
    assert boost_note(Voice("en", "race"), numbers, SEARCH) == ""
