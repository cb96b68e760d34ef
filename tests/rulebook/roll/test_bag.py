"""The bag runs out."""

from __future__ import annotations

from typing import Any

import pytest

from perihelion.roll.box import whole_box
from perihelion.roll.state import Roll
from rulebook.roll.arranging import (
    ANN,
    BOB,
    CID,
    DEE,
    EVE,
    arranged,
    asked_for,
    refused,
    say,
    say_all,
    seat,
    worlds,
)  # fmt: skip


def five(zones: list[int], **fields: Any) -> Roll:
    """Five players with 40 game tiles in their tableaus and so many tiles in their stacks."""
    names = [whole_box().sides[2 * t].name for t in range(40)]
    seats = [
        seat(*names[8 * k : 8 * k + 8], fillers=zones[k], faction=k + 1,
             row_explore="1H" if k == 0 else "")
        for k in range(5)
    ]  # fmt: skip
    return arranged("explore", *seats, **fields)


def scout(g: Roll, *abandoned: str) -> None:
    """Ann Scouts with her own explorer, after what her powers let her do first."""
    say(g, ANN, "scout:home")
    if abandoned:
        say_all(g, ANN, *abandoned)
    elif asked_for(g, ANN) == "abandon":
        say(g, ANN, "done")


@pytest.mark.scenario("roll/S-064")
@pytest.mark.rule("roll.explore.bag.refill")
def test_the_pile_refills_the_bag() -> None:
    g = five([3, 3, 2, 2, 2], bag=1, pile=2)

    scout(g, worlds(g, ANN)[0])
    assert (len(g.bag), len(g.pile), len(g.seats[ANN].hand)) == (2, 0, 2)
    while asked_for(g, ANN) == "place":
        g.answer(ANN, g.options(ANN)[0])

    assert sum(mine.zone() for mine in g.seats) == 13


@pytest.mark.scenario("roll/S-065")
@pytest.mark.rule("roll.explore.bag.short")
def test_everyone_with_three_tiles_gives_one_when_the_bag_is_short() -> None:
    g = five([4, 2, 3, 2, 4], bag=0)

    scout(g)
    assert g.waiting() == [ANN, CID, EVE]
    with refused(g, "TILE_NOT_IN_ZONE"):
        say(g, CID, worlds(g, ANN)[0])
    for who in (ANN, CID, EVE):
        g.answer(who, g.options(who)[0])
    assert (len(g.bag), len(g.seats[ANN].hand)) == (2, 1)
    g.answer(ANN, g.options(ANN)[0])

    assert [g.seats[who].zone() for who in (ANN, BOB, CID, DEE, EVE)] == [4, 2, 2, 2, 3]
    assert len(g.pile) == 0


@pytest.mark.scenario("roll/S-066")
@pytest.mark.rule("roll.explore.bag.short", "roll.explore.bag.refill")
def test_tiles_in_hand_are_placed_before_the_shortage_is_met() -> None:
    g = five([7, 2, 2, 2, 2], bag=0)

    scout(g, *worlds(g, ANN)[:2])
    assert (len(g.seats[ANN].hand), len(g.bag)) == (2, 0)
    g.answer(ANN, g.options(ANN)[0])
    g.answer(ANN, g.options(ANN)[0])
    assert g.waiting() == [ANN]
    assert asked_for(g, ANN) == "give"
    g.answer(ANN, g.options(ANN)[0])
    assert (g.seats[ANN].zone(), len(g.seats[ANN].hand)) == (6, 1)
    g.answer(ANN, g.options(ANN)[0])

    assert (g.seats[ANN].zone(), len(g.bag), len(g.pile)) == (7, 0, 0)
