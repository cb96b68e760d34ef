"""Phase V: Ship."""

from __future__ import annotations

from typing import Any

import pytest

from perihelion.roll.ids import COLOUR_WORDS, LETTERS
from perihelion.roll.state import Roll
from rulebook.roll.arranging import (
    ANN,
    BOB,
    arranged,
    asked_for,
    at,
    chips,
    citizenry,
    credits,
    cup,
    goods,
    offered,
    play_on,
    refused,
    say,
    seat,
    step,
)  # fmt: skip

WORLD_OF = {
    "novelty": "Gem World", "rare": "Asteroid Belt", "genes": "Jungle World",
    "alien": "Lost Alien Warship",
}  # fmt: skip


def slug(world: str) -> str:
    return world.lower().replace(" ", "-")


def colour(letter: str) -> str:
    return COLOUR_WORDS[LETTERS.index(letter)]


def shipping(world: str, good: str, shippers: str, *powers: str, **fields: Any) -> Roll:
    """Ann has one good on a world."""
    return arranged(
        "ship",
        seat(world, *powers, goods=[f"{world} {good}"], row_ship=shippers, credits=1),
        **fields,
    )


def trade(g: Roll, world: str, good: str, shipper: str) -> None:
    say(g, ANN, f"trade:{slug(world)}.{colour(good)}", f"worker:{shipper}")


def consume(g: Roll, world: str, good: str, shipper: str) -> None:
    say(g, ANN, f"consume:{slug(world)}.{colour(good)}", f"worker:{shipper}")


@pytest.mark.scenario("roll/S-115")
@pytest.mark.rule("roll.ship.trade", "roll.ship.several", "roll.ship.no-announce")
def test_trade_pays_by_the_colour_of_the_world() -> None:
    for kind, after in (("novelty", 4), ("rare", 5), ("genes", 6), ("alien", 7)):
        g = shipping(WORLD_OF[kind], "G", "1H")
        trade(g, WORLD_OF[kind], "G", "home")
        assert credits(g, ANN) == after

    both = seat(
        "Gem World", "Jungle World", goods=["Gem World G", "Jungle World H"], row_ship="2H",
        credits=1,
    )  # fmt: skip
    g = arranged("ship", both)
    trade(g, "Gem World", "G", "home")
    assert {"trade:jungle-world:home", "consume:jungle-world:home"} == set(offered(g, ANN))
    trade(g, "Jungle World", "H", "home")
    assert credits(g, ANN) == 9


@pytest.mark.scenario("roll/S-116")
@pytest.mark.rule("roll.ship.consume", "roll.ship.pool")
@pytest.mark.parametrize(
    ("good", "shipper", "points"), [("G", "G", 3), ("G", "H", 2), ("H", "G", 2), ("R", "M", 1)]
)
def test_consume_gives_points_for_matches(good: str, shipper: str, points: int) -> None:
    g = shipping("Jungle World", good, f"1{shipper}", pool=36)

    consume(g, "Jungle World", good, colour(shipper))

    assert (chips(g, ANN), g.pool) == (points, 36 - points)
    assert sum(g.seats[ANN].at(1, c) for c in range(7)) == 2


@pytest.mark.scenario("roll/S-117")
@pytest.mark.rule("roll.ship.consume.purple", "roll.term.true-colour")
@pytest.mark.parametrize(
    ("good", "shipper", "points"), [("C", "C", 3), ("C", "H", 2), ("H", "C", 2), ("C", "G", 3)]
)
def test_purple_dice_always_match(good: str, shipper: str, points: int) -> None:
    g = shipping("Jungle World", good, f"1{shipper}")

    consume(g, "Jungle World", good, colour(shipper))

    assert chips(g, ANN) == points


@pytest.mark.scenario("roll/S-118")
@pytest.mark.rule("roll.ship.consume.face")
def test_a_wild_face_is_no_match() -> None:
    g = arranged(
        "assign",
        seat("Jungle World", goods=["Jungle World H"], rolled=["M wild", "M wild"]),
        seat(rolled=["H explore"]),
    )
    say(g, ANN, "select:military:wild:ship", "wild:military:ship", "done")
    say(g, BOB, "select:home:explore:ship")
    if BOB in g.waiting():
        say(g, BOB, "done")
    play_on(g, "ship")

    consume(g, "Jungle World", "H", "military")

    assert chips(g, ANN) == 1


@pytest.mark.scenario("roll/S-119")
@pytest.mark.rule("roll.ship.consume.less")
def test_fewer_points_may_be_taken_on_purpose() -> None:
    g = arranged(
        "ship",
        seat("Gem World", "Asteroid Belt", goods=["Gem World N", "Asteroid Belt R"],
             row_ship="1H1N"),
        pool=5,
    )  # fmt: skip

    consume(g, "Gem World", "N", "home")
    consume(g, "Asteroid Belt", "R", "novelty")

    assert (chips(g, ANN), g.pool) == (4, 1)


@pytest.mark.scenario("roll/S-120")
@pytest.mark.rule("roll.power.trade_bonus", "roll.ship.powers", "roll.power.add")
def test_trade_powers_add_up() -> None:
    for kind, after in (("novelty", 7), ("rare", 7), ("genes", 7), ("alien", 8)):
        g = shipping(
            WORLD_OF[kind], "H", "1H", "Export Duties", "Jumpdrive Research", "Galactic Demand"
        )
        trade(g, WORLD_OF[kind], "H", "home")
        assert credits(g, ANN) == after


@pytest.mark.scenario("roll/S-121")
@pytest.mark.rule("roll.power.consume_bonus", "roll.ship.powers")
def test_consume_powers_add_up() -> None:
    owns = ["Minor Research Labs", "Space Refineries", "Galactic Renaissance", "Trade Levies"]
    for world, good, shipper, points, paid in (
        ("Alien Robot Scout Ship", "A", "alien", 5, 3),
        ("Asteroid Belt", "R", "home", 4, 4),
    ):
        g = arranged(
            "ship",
            seat(world, *owns, "New Economy", faction=8, goods=[f"{world} {good}"], row_ship="1H1A",
                 credits=1),
        )  # fmt: skip
        consume(g, world, good, shipper)
        assert (chips(g, ANN), credits(g, ANN)) == (points, 1 + paid)

    g = arranged("ship", seat(
        "Asteroid Belt", *owns, "New Economy", faction=8, goods=["Asteroid Belt R"],
        row_ship="1H", credits=1))  # fmt: skip
    trade(g, "Asteroid Belt", "R", "home")
    assert (chips(g, ANN), credits(g, ANN)) == (0, 5)


def banking() -> Roll:
    return arranged("ship", seat(
        "Gem World", "Space Port", "Galactic Bankers", credits=10, row_ship="2H",
        goods=["Gem World N", "Space Port N"]))  # fmt: skip


@pytest.mark.scenario("roll/S-122")
@pytest.mark.rule("roll.power.trade_buy_vp")
def test_galactic_bankers_buy_a_point_after_a_trade() -> None:
    g = banking()
    trade(g, "Gem World", "N", "home")
    assert (asked_for(g, ANN), credits(g, ANN)) == ("bank", 10)
    say(g, ANN, "pay")
    assert (credits(g, ANN), chips(g, ANN)) == (9, 1)
    with refused(g, "POWER_ALREADY_USED"):
        say(g, ANN, "pay")

    g = banking()
    trade(g, "Gem World", "N", "home")
    say(g, ANN, "decline")
    assert (credits(g, ANN), chips(g, ANN)) == (10, 0)

    g = arranged(
        "produce", seat("Gem World", "Galactic Bankers", row_produce="1H"), played=["ship"]
    )
    with refused(g, "WRONG_STEP"):
        say(g, ANN, "pay")

    g = arranged("ship", seat("Gem World", row_ship="2H", goods=["Gem World N"]))
    with refused(g, "POWER_NOT_OWNED", card="galactic-bankers"):
        say(g, ANN, "pay")


@pytest.mark.scenario("roll/S-123")
@pytest.mark.rule("roll.power.vp_flat", "roll.power.no-workers-needed")
def test_galactic_salon_gives_a_point() -> None:
    g = arranged("ship", seat("Galactic Salon", stack_dev="1H", dev=["Conscription"]), pool=20)
    assert (chips(g, ANN), g.pool) == (1, 19)

    g = arranged("produce", seat("Galactic Salon", stack_dev="1H", dev=["Conscription"]), pool=20)
    assert (chips(g, ANN), g.pool) == (0, 20)


@pytest.mark.scenario("roll/S-124")
@pytest.mark.rule(
    "roll.power.credits_if_highest_world", "roll.power.credits_flat", "roll.term.printed-cost"
)
@pytest.mark.parametrize(
    ("mine", "bobs", "after"),
    [
        (["Terraformed World"], ["Jungle World"], 3),
        (["Terraformed World"], ["Lost Alien Warship"], 2),
        (["Terraformed World", "Deserted Alien Colony"], ["Jungle World"], 3),
        (["Tourist World"], ["Lost Alien Warship"], 2),
        (["Terraformed World"], ["Lost Alien Warship", "Replicant Robots"], 2),
    ],
)
def test_space_tourism_pays_for_the_highest_world(
    mine: list[str], bobs: list[str], after: int
) -> None:
    g = arranged("ship", seat("Space Tourism", *mine, credits=1, stack_dev="1H"), seat(*bobs))

    assert credits(g, ANN) == after


@pytest.mark.scenario("roll/S-125")
@pytest.mark.rule("roll.power.credits_per_citizenry_die", "roll.term.round-up")
@pytest.mark.parametrize(("dice", "after"), [("", 1), ("1M", 2), ("2M", 2), ("3M", 3), ("4M", 3)])
def test_space_piracy_pays_for_every_two_red_dice_rounded_up(dice: str, after: int) -> None:
    g = arranged("ship", seat(faction=1, credits=1, citizenry=dice, stack_dev="1H"))

    assert credits(g, ANN) == after


@pytest.mark.scenario("roll/S-126")
@pytest.mark.rule("roll.power.virtual_worker")
def test_extra_shippers_match_by_their_colour() -> None:
    for first, second, points in (
        ("extra-genes", "extra-home", 5),
        ("extra-home", "extra-genes", 4),
    ):
        g = arranged("ship", seat(
            "Organic Shipyards", "Jungle World", "Gem World",
            goods=["Jungle World G", "Gem World N"]))  # fmt: skip
        consume(g, "Jungle World", "G", first)
        consume(g, "Gem World", "N", second)
        assert chips(g, ANN) == points
        assert citizenry(g, ANN) == "1N1G"


@pytest.mark.scenario("roll/S-127")
@pytest.mark.rule("roll.power.virtual_worker", "roll.ship.unused")
def test_extra_and_real_shippers() -> None:
    for shipper, points, home, in_cup in (
        ("extra-home", 2, "1N", "1C"),
        ("consumption", 3, "1C1N", ""),
    ):
        g = arranged("ship", seat(
            "Space Docks", "Gem World", goods=["Gem World N"], row_ship="1C"))  # fmt: skip
        consume(g, "Gem World", "N", shipper)
        assert (chips(g, ANN), citizenry(g, ANN), cup(g, ANN)) == (points, home, in_cup)


@pytest.mark.scenario("roll/S-128")
@pytest.mark.rule(
    "roll.ship.pool.tens",
    "roll.ship.pool.trigger",
    "roll.end.pool",
    "roll.end.finish-round",
    "roll.inv.points",
)
def test_when_the_pool_runs_out_points_go_on() -> None:
    g = arranged(
        "ship",
        seat("Gem World", goods=["Gem World N"], row_ship="1N", chips=21),
        seat("Space Port", "Spice World", goods=["Space Port N", "Spice World N"],
             row_ship="1H1N", faction=7),
        pool=3,
    )  # fmt: skip

    consume(g, "Gem World", "N", "novelty")
    assert g.pool == 0
    say(g, BOB, "consume:space-port:novelty", "worker:novelty")
    say(g, BOB, "consume:spice-world:novelty", "worker:home")

    assert (chips(g, BOB), chips(g, ANN) + chips(g, BOB)) == (5, 29)
    assert (step(g), asked_for(g, ANN)) == ("manage", "manage")
    play_on(g, "over")
    assert g.over


@pytest.mark.scenario("roll/S-129")
@pytest.mark.rule("roll.ship.take", "roll.ship.unused")
def test_without_a_good_a_shipper_goes_to_the_cup() -> None:
    bob = seat(home="Alpha Centauri", goods=["Alpha Centauri R"])
    g = arranged(
        "ship", seat("Gem World", "Space Port", row_ship="1H", goods=["Space Port N"]), bob
    )
    with refused(g, "NO_GOOD_TO_SHIP"):
        say(g, ANN, "trade:gem-world:novelty")
    with refused(g, "NOT_YOUR_WORLD"):
        say(g, ANN, "trade:alpha-centauri:rare")

    g = arranged("ship", seat("Gem World", row_ship="1H"), bob)
    assert (at(g, ANN, "cup"), goods(g, BOB)) == ("1H", ["alpha-centauri R"])
