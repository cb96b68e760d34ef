"""Phase III: Settle, and instant effects."""

from __future__ import annotations

import pytest

from perihelion.roll.state import Roll
from rulebook.roll.arranging import (
    ANN,
    BOB,
    arranged,
    asked_for,
    at,
    citizenry,
    credits,
    cup,
    goods,
    need,
    played,
    refused,
    say,
    say_all,
    seat,
    step,
    tableau,
    workers,
)  # fmt: skip


def settle(g: Roll, *colours: str) -> None:
    """Ann places settlers one after the other."""
    for colour in colours:
        say(g, ANN, f"worker:{colour}")


@pytest.mark.scenario("roll/S-093")
@pytest.mark.rule(
    "roll.settle.place",
    "roll.settle.complete",
    "roll.instant.once",
    "roll.instant.credits",
    "roll.instant.dice",
)
def test_a_world_gives_credits_and_a_die_once() -> None:
    g = arranged(
        "settle", seat(world=["Distant World"], stack_world="3H", row_settle="1G", credits=2)
    )

    settle(g, "genes")

    assert (citizenry(g, ANN), cup(g, ANN), credits(g, ANN)) == ("3H1G", "1G", 3)
    again = arranged("settle", seat("Distant World", credits=2, cup="1H", stack_dev="1H"))
    assert (cup(again, ANN), credits(again, ANN)) == ("1H", 2)


@pytest.mark.scenario("roll/S-094")
@pytest.mark.rule("roll.instant.dice", "roll.ship.take", "roll.ship.trade")
def test_a_good_that_comes_with_a_world_can_be_shipped_at_once() -> None:
    g = arranged(
        "settle",
        seat(world=["Mining World"], row_settle="3H", row_ship="1H", credits=1),
        played=["ship"],
    )

    settle(g, "home", "home", "home")
    assert goods(g, ANN) == ["mining-world R"]
    say(g, ANN, "trade:mining-world:rare", "worker:home")

    assert (credits(g, ANN), citizenry(g, ANN)) == (5, "4H1R")


@pytest.mark.scenario("roll/S-095")
@pytest.mark.rule("roll.settle.several", "roll.settle.stack-empty")
def test_several_worlds_are_settled_until_the_stack_is_empty() -> None:
    g = arranged(
        "settle",
        seat(world=["Artist Colony", "Gem World"], row_settle="2H2G"),
        seat(world=["Jungle World"], row_settle="1H"),
    )

    settle(g, "home", "home", "genes")
    with refused(g, "STACK_EMPTY"):
        settle(g, "genes")
    say(g, BOB, "worker:home")

    assert tableau(g, ANN) == ["artist-colony", "gem-world"]
    assert (citizenry(g, ANN), cup(g, ANN)) == ("2H1N1G", "1N1G")


@pytest.mark.scenario("roll/S-096")
@pytest.mark.rule("roll.instant.lose-first", "roll.instant.lose")
def test_rebel_warrior_race_takes_first() -> None:
    g = arranged("settle", seat(world=["Rebel Warrior Race"], stack_world="2H", row_settle="1M"))

    settle(g, "military")
    supply = g.supply[0]
    say(g, ANN, "lose:citizenry:home")

    assert citizenry(g, ANN) == "1H2M1G"
    assert g.supply[0] == supply + 1


@pytest.mark.scenario("roll/S-097")
@pytest.mark.rule("roll.instant.lose-no-effect")
def test_losing_the_selecting_die_does_not_cancel_the_phase() -> None:
    g = arranged(
        "settle",
        seat(world=["Former Penal Colony"], row_settle="1H", strip_ship="1C"),
        played=["ship"],
    )

    settle(g, "home")
    say(g, ANN, "lose:strip-ship:consumption")

    assert "ship" in played(g)
    assert workers(g, ANN, "ship") == ""
    assert cup(g, ANN) == "1M"


@pytest.mark.scenario("roll/S-098")
@pytest.mark.rule("roll.instant.lose", "roll.instant.lose-no-effect")
def test_a_die_is_lost_from_a_stack_or_a_world() -> None:
    for word in ("lose:stack-dev:military", "good:gem-world:novelty.1"):
        g = arranged(
            "settle",
            seat("Gem World", world=["Rebel Miners"], row_settle="2H", dev=["Nanotechnology"],
                 stack_dev="2M", goods=["Gem World N"]),
            seat("Space Port", goods=["Space Port N"]),
        )  # fmt: skip
        settle(g, "home", "home")
        with refused(g, "DIE_NOT_THERE"):
            say(g, ANN, "good:space-port:novelty.1")
        say(g, ANN, word)
        assert citizenry(g, ANN) == "2H2M"
        if word.startswith("lose"):
            assert (at(g, ANN, "stack-dev"), goods(g, ANN)) == ("1M", ["gem-world N"])
        else:
            assert (at(g, ANN, "stack-dev"), goods(g, ANN)) == ("2M", [])
        assert tableau(g, ANN) == ["gem-world", "rebel-miners"]


@pytest.mark.scenario("roll/S-099")
@pytest.mark.rule(
    "roll.power.cost_reduction.free-trade-zone", "roll.power.add", "roll.build.needed"
)
def test_free_trade_zone_lowers_gray_worlds_to_two() -> None:
    names = [
        "Fifth Column", "Outlaw World", "Trading World", "Tourist World", "Terraformed World",
        "Galactic Trendsetters",
    ]  # fmt: skip
    zone = arranged("explore", seat("Free Trade Zone", row_explore="1H"))
    both = arranged("explore", seat("Free Trade Zone", "Replicant Robots", row_explore="1H"))

    assert [need(zone, ANN, name) for name in names] == [1, 2, 2, 2, 3, 4]
    assert [need(both, ANN, name) for name in names] == [1, 1, 1, 1, 2, 3]


@pytest.mark.scenario("roll/S-100")
@pytest.mark.rule("roll.power.cost_reduction", "roll.build.minimum")
def test_replicant_robots_and_alien_uplift_blueprints() -> None:
    names = ["Plague World", "Alien Sentinels", "Gem World", "Artist Colony"]
    one = arranged("explore", seat("Alien Uplift Blueprints", row_explore="1H"))
    both = arranged(
        "explore", seat("Alien Uplift Blueprints", "Replicant Robots", row_explore="1H")
    )

    assert [need(one, ANN, name) for name in names] == [2, 5, 2, 1]
    assert [need(both, ANN, name) for name in names] == [1, 4, 1, 1]


def tourist_world(*powers: str, dice: str) -> Roll:
    """Tourist World is complete with these dice."""
    return arranged("settle", seat(*powers, world=["Tourist World"], stack_world=dice, credits=1))


@pytest.mark.scenario("roll/S-101")
@pytest.mark.rule("roll.power.workers_to_cup")
def test_galactic_exchange_sends_one_or_two_to_the_cup() -> None:
    g = tourist_world("Galactic Exchange", dice="2H1M1N")

    with refused(g, "WRONG_DIE_COUNT"):
        say_all(g, ANN)
    with refused(g, "DIE_NOT_THERE"):
        say_all(g, ANN, "die:consumption.1")
    say_all(g, ANN, "die:home.1", "die:novelty.1")

    assert (cup(g, ANN), citizenry(g, ANN), credits(g, ANN)) == ("1H1N", "1H1M1C", 2)


@pytest.mark.scenario("roll/S-102")
@pytest.mark.rule("roll.power.workers_to_cup", "roll.settle.no-conquest")
def test_new_galactic_order_sends_all_red_dice_to_the_cup() -> None:
    g = tourist_world("New Galactic Order", dice="1H2M1N")

    assert (cup(g, ANN), citizenry(g, ANN)) == ("2M", "1H1C1N")
    assert tableau(g, ANN)[-1] == "tourist-world"


@pytest.mark.scenario("roll/S-103")
@pytest.mark.rule("roll.power.workers_to_cup", "roll.power.add")
def test_exchange_and_order_work_together() -> None:
    for picks, in_cup, home in (
        (("die:home.1", "die:novelty.1"), "1H2M1N", "1C"),
        (("die:military.1",), "2M", "1H1C1N"),
    ):
        g = tourist_world("Galactic Exchange", "New Galactic Order", dice="1H2M1N")
        say_all(g, ANN, *picks)
        assert (cup(g, ANN), citizenry(g, ANN)) == (in_cup, home)


@pytest.mark.rule("roll.power.workers_to_cup", "roll.engine.forced")
def test_nobody_chooses_among_dice_that_all_go_to_the_cup() -> None:
    owner = seat(
        "Galactic Exchange", "New Galactic Order", world=["Tourist World"], stack_world="4M",
        dev=["Conscription"], stack_dev="1H",
    )  # fmt: skip

    assert asked_for(arranged("settle", owner), ANN) == "to-cup"
    g = arranged("settle", owner, automatic=True)
    assert (asked_for(g, ANN), cup(g, ANN)) == ("manage", "4M")


@pytest.mark.scenario("roll/S-104")
@pytest.mark.rule("roll.power.credits_on_completion")
def test_terraforming_robots_pay_more_for_rare_worlds() -> None:
    g = arranged(
        "settle",
        seat("Terraforming Robots", world=["Asteroid Belt", "Outlaw World"], row_settle="4H",
             credits=3),
    )  # fmt: skip

    settle(g, *["home"] * 4)

    assert (credits(g, ANN), cup(g, ANN)) == (6, "1M1R")


@pytest.mark.scenario("roll/S-105")
@pytest.mark.rule("roll.power.credits_flat", "roll.power.no-workers-needed")
def test_robot_surveyors_pay_without_settlers() -> None:
    g = arranged("settle", seat("Robot Surveyors", credits=4, cup="1H"))

    assert credits(g, ANN) == 6


@pytest.mark.scenario("roll/S-106")
@pytest.mark.rule("roll.build.start-check", "roll.develop.powers", "roll.power.same-phase")
def test_a_reduction_completes_a_world() -> None:
    mine = seat(
        dev=["Replicant Robots"], stack_dev="3H", row_develop="1H", world=["Tourist World"],
        stack_world="3H", credits=1,
    )  # fmt: skip
    g = arranged("develop", mine, played=["settle"])
    settle(g, "home")
    assert tableau(g, ANN) == ["replicant-robots", "tourist-world"]
    assert (citizenry(g, ANN), credits(g, ANN)) == ("7H1C", 2)

    g = arranged("develop", mine)
    settle(g, "home")
    assert tableau(g, ANN) == ["replicant-robots"]


@pytest.mark.scenario("roll/S-107")
@pytest.mark.rule("roll.build.over-12", "roll.end.tiles")
def test_a_tableau_may_grow_beyond_twelve() -> None:
    eight = [
        "Gem World", "Space Port", "Spice World", "New Vinland", "Asteroid Belt", "Ore-Rich World",
        "Runaway Robots", "Radioactive World",
    ]  # fmt: skip
    g = arranged(
        "settle", seat(*eight, world=["Artist Colony", "Star Nomad Lair"], row_settle="2H")
    )

    settle(g, "home", "home")
    assert len(g.seats[ANN].tableau) == 13
    while not g.over:
        g.answer(g.waiting()[0], g.options(g.waiting()[0])[0])

    assert step(g) == "over"
    assert asked_for(g, ANN) == ""
