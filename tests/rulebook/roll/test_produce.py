"""Phase IV: Produce."""

from __future__ import annotations

import pytest

from perihelion.roll.state import Roll
from rulebook.roll.arranging import (
    ANN,
    arranged,
    asked_for,
    at,
    citizenry,
    credits,
    cup,
    goods,
    refused,
    say,
    seat,
)  # fmt: skip


def producing() -> Roll:
    """Ann has a full, an empty and a gray world."""
    return arranged(
        "produce",
        seat("Asteroid Belt", faction=1, home="Earth's Lost Colony",
             goods=["Earth's Lost Colony N"], row_produce="1H1G"),
        seat("Gem World"),
    )  # fmt: skip


@pytest.mark.scenario("roll/S-108")
@pytest.mark.rule(
    "roll.produce.good", "roll.produce.any-colour", "roll.produce.gray", "roll.produce.limit"
)
def test_any_die_becomes_a_good_on_any_coloured_world() -> None:
    g = producing()

    for world, code in (
        ("hidden-fortress", "GRAY_WORLD"),
        ("earths-lost-colony", "WORLD_FULL"),
        ("gem-world", "NOT_YOUR_WORLD"),
    ):
        with refused(g, code):
            say(g, ANN, f"good:{world}.genes.1")
    say(g, ANN, "good:asteroid-belt:genes.1")

    assert "asteroid-belt G" in goods(g, ANN)
    assert citizenry(g, ANN) == ""


@pytest.mark.scenario("roll/S-109")
@pytest.mark.rule("roll.produce.unused", "roll.produce.choice")
def test_producers_without_room_go_to_the_cup() -> None:
    g = producing()

    say(g, ANN, "good:asteroid-belt:genes.1")

    assert cup(g, ANN) == "1H"


@pytest.mark.rule("roll.produce.choice", "roll.produce.unused", "roll.engine.forced")
def test_producers_of_one_colour_that_fill_all_worlds_need_not_be_asked() -> None:
    def made(producers: str, automatic: bool = True) -> Roll:
        owner = seat("Asteroid Belt", "Gem World", faction=1, row_produce=producers)
        return arranged("produce", owner, automatic=automatic)

    full = made("3N")
    assert goods(full, ANN) == ["gem-world N", "asteroid-belt N"]
    assert cup(full, ANN) == "1N"
    for g in (made("1N"), made("1N1H"), made("3N", automatic=False)):
        assert (asked_for(g, ANN), goods(g, ANN)) == ("produce", [])


@pytest.mark.scenario("roll/S-110")
@pytest.mark.rule("roll.produce.new-world")
def test_a_world_settled_this_round_can_take_a_good() -> None:
    g = arranged(
        "settle",
        seat(faction=1, world=["Asteroid Belt"], row_settle="2H", row_produce="1N"),
        played=["produce"],
    )

    say(g, ANN, "worker:home", "worker:home", "good:asteroid-belt:novelty.1")

    assert goods(g, ANN) == ["asteroid-belt N"]


@pytest.mark.scenario("roll/S-111")
@pytest.mark.rule("roll.power.good_capacity", "roll.power.when")
def test_galactic_reserves_make_room_for_two() -> None:
    g = arranged(
        "produce",
        seat("Galactic Reserves", "Outlaw World", "Gem World", faction=1,
             home="Earth's Lost Colony", row_produce="1H1G",
             goods=["Earth's Lost Colony N", "Gem World N"]),
    )  # fmt: skip

    say(g, ANN, "good:earths-lost-colony:genes.1")
    with refused(g, "WORLD_FULL"):
        say(g, ANN, "good:earths-lost-colony:home.1")
    with refused(g, "GRAY_WORLD"):
        say(g, ANN, "good:outlaw-world:home.1")
    assert goods(g, ANN)[-2:] == ["earths-lost-colony N", "earths-lost-colony G"]

    full = arranged(
        "produce",
        seat("Galactic Reserves", faction=1, home="Earth's Lost Colony", row_produce="1H1G",
             row_ship="1C", goods=["Earth's Lost Colony N"]),
        played=["ship"],
    )  # fmt: skip
    say(full, ANN, "good:earths-lost-colony:genes.1")
    assert at(full, ANN, "cup") == "1H"
    say(full, ANN, "trade:earths-lost-colony:genes", "worker:consumption")
    assert goods(full, ANN) == ["earths-lost-colony N"]


def paid_at_the_end(owner: dict[str, object]) -> int:
    """Ann's credits when Produce has ended."""
    g = arranged("produce", owner)
    assert asked_for(g, ANN) == "manage"
    return credits(g, ANN)


@pytest.mark.scenario("roll/S-112")
@pytest.mark.rule("roll.power.credits_per_good", "roll.term.true-colour")
def test_genetics_lab_counts_genes_dice() -> None:
    owner = seat(
        "Gem World", "Jungle World", "Plague World", faction=5, credits=1,
        goods=["The Last of the Gnarssh G", "Gem World G", "Jungle World R", "Plague World C"],
    )  # fmt: skip

    assert paid_at_the_end(owner) == 5


@pytest.mark.scenario("roll/S-113")
@pytest.mark.rule("roll.power.credits_per_good")
def test_consumer_markets_count_goods_on_novelty_worlds() -> None:
    g = arranged(
        "produce",
        seat("Gem World", "Asteroid Belt", faction=3, credits=1, row_produce="1H",
             goods=["Gem World C", "Asteroid Belt N"]),
    )  # fmt: skip

    say(g, ANN, "good:space-mall:home.1")

    assert credits(g, ANN) == 3


@pytest.mark.scenario("roll/S-114")
@pytest.mark.rule("roll.power.credits_per_good", "roll.power.add")
def test_mining_league_counts_goods_on_rare_worlds() -> None:
    owner = seat(
        "Mining League", "Merchant Guild", "Asteroid Belt", "Gem World", home="Alpha Centauri",
        credits=1, goods=["Alpha Centauri H", "Asteroid Belt N", "Gem World R"],
    )  # fmt: skip

    assert paid_at_the_end(owner) == 5


@pytest.mark.rule("roll.produce.choice", "roll.produce.unused")
def test_the_owner_chooses_which_producer_goes_where() -> None:
    g = arranged("produce", seat("Gem World", faction=1, row_produce="1H1N"))

    say(g, ANN, "good:gem-world:novelty.1")

    assert (goods(g, ANN), cup(g, ANN)) == (["gem-world N"], "1H")
