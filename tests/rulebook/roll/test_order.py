"""Acting one after the other, where it matters."""

from __future__ import annotations

import pytest

from perihelion.roll.state import Roll
from rulebook.roll.arranging import (
    ANN,
    BOB,
    CID,
    arranged,
    finish,
    goods,
    need,
    offered,
    play_on,
    refused,
    say,
    seat,
)  # fmt: skip

SEVEN = [
    "Gem World", "Space Port", "Spice World", "New Vinland", "Asteroid Belt", "Ore-Rich World",
    "Runaway Robots",
]  # fmt: skip


@pytest.mark.scenario("roll/S-154")
@pytest.mark.rule("roll.seq.order")
def test_the_order_is_clockwise_from_the_lowest_faction() -> None:
    g = arranged(
        "explore",
        seat(faction=7, row_explore="1H"),
        seat(faction=2, row_explore="1H"),
        seat(faction=5, row_explore="1H"),
        order=[1, 2, 0],
        bag=1,
    )
    data = g.position()

    from perihelion.roll.deal import player_order

    assert player_order(g.seats) == [BOB, CID, ANN]
    assert data["in_turn"] is True
    for who in (BOB, CID, ANN):
        assert g.waiting() == [who]
        say(g, who, "stock:home")


def near_twelve(developers: str) -> Roll:
    """Ann counts ten tiles and has two in her stack, of which the top one needs two."""
    quiet = seat(dev=["Information Tech"], row_develop="1H")
    return arranged(
        "develop",
        seat(
            *SEVEN, dev=["Galactic Demand", "Space Docks"], stack_dev="1H", row_develop=developers
        ),
        quiet,
        seat(row_develop="1H", dev=["Nanotechnology"]),
        order=[1, 2, 0],
    )


@pytest.mark.scenario("roll/S-155")
@pytest.mark.rule("roll.seq.when", "roll.seq.model")
def test_develop_is_played_in_turn_when_somebody_may_reach_twelve() -> None:
    g = near_twelve("2H")
    assert (g.in_turn, g.waiting()) == (True, [BOB])
    with refused(g, "NOT_YOUR_TURN"):
        say(g, ANN, "worker:home")

    g = near_twelve("1H")
    assert (g.in_turn, g.waiting()) == (False, [ANN, BOB, CID])
    say(g, ANN, "worker:home")
    assert need(g, ANN, "Galactic Demand") == 2


@pytest.mark.scenario("roll/S-156")
@pytest.mark.rule("roll.seq.when")
@pytest.mark.parametrize(("pool", "in_turn"), [(7, True), (8, False)])
def test_ship_is_played_in_turn_when_the_pool_may_run_out(pool: int, in_turn: bool) -> None:
    g = arranged(
        "ship",
        seat("Gem World", "Space Port", goods=["Gem World N", "Space Port N"], row_ship="3H"),
        seat("Galactic Salon", faction=7),
        pool=pool,
    )

    assert g.in_turn == in_turn


@pytest.mark.rule("roll.seq.when", "roll.manage.order")
def test_empires_are_managed_by_all_at_once_after_a_phase_in_turn() -> None:
    g = arranged(
        "ship",
        seat("Gem World", "Space Port", goods=["Gem World N", "Space Port N"], row_ship="1H"),
        seat("Galactic Salon", faction=7, citizenry="1H1M"),
        pool=1,
    )
    assert g.position()["in_turn"] is True

    play_on(g, "manage")

    assert g.position()["in_turn"] is False


@pytest.mark.scenario("roll/S-157")
@pytest.mark.rule("roll.seq.when", "roll.power.rearrange_zone")
@pytest.mark.parametrize(("bag", "in_turn"), [(9, True), (10, False)])
def test_explore_is_played_in_turn_when_the_bag_is_low(bag: int, in_turn: bool) -> None:
    g = arranged(
        "explore",
        seat("Advanced Logistics", row_explore="2H", fillers=3),
        seat(row_explore="2H", fillers=3),
        order=[1, 0],
        bag=bag,
    )

    if in_turn:
        with refused(g, "NOT_YOUR_TURN"):
            say(g, ANN, "rearrange")
        say(g, BOB, "stock:home", "stock:home")
    assert "rearrange" in offered(g, ANN)


@pytest.mark.scenario("roll/S-158")
@pytest.mark.rule("roll.round.simultaneous", "roll.seq.model")
def test_producers_act_at_the_same_time() -> None:
    def after(order: tuple[int, ...]) -> list[object]:
        g = arranged(
            "produce",
            *[seat(world, row_produce="1H", faction=k + 6, stack_dev="1H")
              for k, world in enumerate(["Gem World", "Space Port", "Spice World"])],
        )  # fmt: skip
        assert g.waiting() == [ANN, BOB, CID]
        for who in order:
            g.answer(who, g.options(who)[0])
        return [goods(g, who) for who in (ANN, BOB, CID)]

    assert after((0, 1, 2)) == after((2, 0, 1)) == after((1, 2, 0))


@pytest.mark.rule("roll.seq.when")
def test_order_no_longer_matters_once_the_end_is_certain() -> None:
    g = arranged(
        "develop",
        seat(*SEVEN, "Radioactive World", "Comet Zone", dev=["Information Tech"], row_develop="1H"),
        seat(dev=["Executive Power"], row_develop="1H"),
    )

    assert (g.in_turn, g.waiting()) == (False, [ANN, BOB])
    finish(g, ANN)
