"""What the others see."""

from __future__ import annotations

import pytest

from perihelion.roll.ids import COLOUR_WORDS, COLOURS, LETTERS
from perihelion.roll.pieces.handful import dice_word
from rulebook.roll.arranging import (
    ANN,
    BOB,
    arranged,
    credits,
    cup,
    devs,
    plan,
    roll,
    say,
    say_all,
    seat,
    workers,
    worlds,
)  # fmt: skip


@pytest.mark.scenario("roll/S-159")
@pytest.mark.rule(
    "roll.hidden.drawn",
    "roll.hidden.covered",
    "roll.hidden.abandoned",
    "roll.hidden.sizes",
    "roll.hidden.own",
)
def test_a_scout_is_hidden_from_the_others() -> None:
    g = arranged(
        "explore",
        seat(row_explore="1H", dev=["Public Works", "Export Duties"]),
        seat(row_explore="1H"),
        bag_top=["Gem World", "Trade Levies"],
    )
    g.listen()

    say(g, ANN, "scout:home")
    say_all(g, ANN, "tile:export-duties")
    view = g.seen_by(BOB)
    assert (len(view.pile), len(view.seats[ANN].hand)) == (1, 2)
    assert (devs(view, ANN), worlds(view, ANN)) == (["public-works"], [])
    say(g, ANN, "tile:gem-world", "tile:trade-levies")
    view = g.seen_by(BOB)

    assert (devs(view, ANN), worlds(view, ANN)) == (["public-works", "?"], ["gem-world"])
    told = str([event.plain() for event in g.events(BOB)]) + str(view.position())
    for secret in ("trade-levies", "export-duties"):
        assert secret not in told
    mine = g.seen_by(ANN)
    assert devs(mine, ANN) == ["public-works", "trade-levies"]
    assert "export-duties" in str([event.plain() for event in g.events(ANN)])


@pytest.mark.scenario("roll/S-160")
@pytest.mark.rule("roll.hidden.dice", "roll.hidden.rest-public")
def test_dice_behind_the_screen_are_hidden() -> None:
    g = arranged(
        "assign",
        seat(rolled=["H explore", "M wild", "N ship"], credits=3, citizenry="1H"),
        seat(rolled=["H explore"]),
    )
    plan(g, ANN, "select:home:explore:explore", "wild:military:explore")

    view = g.seen_by(BOB)
    position = view.position()
    colours = [view.seats[ANN].rolled[k] // 8 for k in range(3)]
    assert [COLOUR_WORDS[c] for c in colours] == ["home", "military", "novelty"]
    assert [die % 8 for die in view.seats[ANN].rolled] == [7, 7, 7]
    assert "wild" not in str(position)
    assert position["answered"] == [ANN]
    assert (view.given[ANN], credits(view, ANN)) == ([], 3)

    plan(g, BOB, "select:home:explore:explore")
    shown = roll(g.seen_by(BOB))
    assert workers(shown, ANN, "explore") == "1H1M"
    assert cup(shown, ANN) in ("1N", "")


@pytest.mark.scenario("roll/S-161")
@pytest.mark.rule("roll.ui.colour-aid")
def test_colour_is_never_the_only_sign() -> None:
    worlds_and_dice = COLOUR_WORDS

    assert len(set(LETTERS)) == COLOURS
    assert len(set(worlds_and_dice)) == 8
    assert dice_word([1] * COLOURS) == "1H1M1C1N1R1G1A"


@pytest.mark.rule("roll.hidden.dice", "roll.hidden.drawn")
def test_a_spectator_sees_no_more_than_an_opponent() -> None:
    g = arranged("assign", seat(rolled=["M wild"]), seat(rolled=["H explore"]))

    view = g.seen_by(None)

    assert [die % 8 for mine in view.seats for die in mine.rolled] == [7, 7]
    assert set(view.bag) == {-2}
