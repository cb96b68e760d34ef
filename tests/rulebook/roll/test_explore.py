"""Phase I: Explore."""

from __future__ import annotations

import pytest

from perihelion.roll.box import whole_box
from rulebook.roll.arranging import (
    ANN,
    BOB,
    arranged,
    asked_for,
    at,
    citizenry,
    credits,
    devs,
    offered,
    plan,
    play_on,
    refused,
    say,
    say_all,
    seat,
    step,
    tableau,
    worlds,
)  # fmt: skip


@pytest.mark.scenario("roll/S-056")
@pytest.mark.rule("roll.explore.stock", "roll.explore.action")
def test_stock_brings_two_credits() -> None:
    g = arranged("explore", seat(row_explore="2H", credits=1))

    say(g, ANN, "stock:home", "stock:home")

    assert credits(g, ANN) == 5
    assert citizenry(g, ANN) == "2H"


@pytest.mark.scenario("roll/S-057")
@pytest.mark.rule("roll.explore.scout.draw", "roll.explore.scout.place")
def test_a_scout_draws_a_tile_and_chooses_its_side() -> None:
    g = arranged(
        "explore",
        seat(row_explore="1H", dev=["Public Works"], world=["Gem World"]),
        bag_top=["Merchant Guild"],
    )

    say(g, ANN, "scout:home", "done", "tile:jumpdrive-fuel-refinery")

    assert devs(g, ANN) == ["public-works"]
    assert worlds(g, ANN) == ["gem-world", "jumpdrive-fuel-refinery"]
    assert citizenry(g, ANN) == "1H"


@pytest.mark.scenario("roll/S-058")
@pytest.mark.rule(
    "roll.explore.scout.abandon", "roll.explore.scout.draw", "roll.explore.scout.pile"
)
def test_who_abandons_two_draws_three() -> None:
    g = arranged(
        "explore",
        seat(row_explore="1H", dev=["Public Works", "Export Duties"],
             world=["Gem World", "Mining World"]),
        bag=30,
    )  # fmt: skip

    say(g, ANN, "scout:home")
    say_all(g, ANN, "tile:export-duties", "tile:gem-world")
    assert (len(g.pile), len(g.bag), len(g.seats[ANN].hand)) == (2, 27, 3)
    while asked_for(g, ANN) == "place":
        g.answer(ANN, g.options(ANN)[1])

    assert g.seats[ANN].zone() == 5
    assert worlds(g, ANN)[0] == "mining-world"


@pytest.mark.scenario("roll/S-059")
@pytest.mark.rule(
    "roll.explore.scout.abandon",
    "roll.explore.no-announce",
    "roll.explore.pile-return",
    "roll.explore.example",
)
def test_three_scouts_in_a_row() -> None:
    g = arranged(
        "explore",
        seat(row_explore="3H", dev=["Investment Credits"], world=["Runaway Robots"]),
        seat(cup="1H"),
        bag=30,
        bag_top=["Silicon World", "Former Penal Colony", "Alien Uplift Blueprints",
                 "Galactic Influence", "Lost Alien Warship", "Gem World"],
    )  # fmt: skip

    say(g, ANN, "scout:home", "done", "tile:silicon-world")
    say(g, ANN, "scout:home")
    say_all(g, ANN, "tile:runaway-robots", "tile:investment-credits")
    say(
        g,
        ANN,
        "tile:galactic-influence",
        "tile:former-penal-colony",
        "tile:alien-uplift-blueprints",
    )
    say(g, ANN, "scout:home")
    say_all(g, ANN, "tile:silicon-world")
    assert len(g.pile) == 3
    say(g, ANN, "tile:lost-alien-warship", "tile:gem-world")

    assert devs(g, ANN) == ["galactic-influence", "alien-uplift-blueprints"]
    assert worlds(g, ANN) == ["former-penal-colony", "lost-alien-warship", "gem-world"]
    assert (len(g.bag), len(g.pile)) == (27, 0)
    assert citizenry(g, ANN) == "3H"


@pytest.mark.scenario("roll/S-060")
@pytest.mark.rule("roll.phase.one-by-one", "roll.explore.scout.place")
def test_one_action_is_finished_before_the_next() -> None:
    g = arranged("explore", seat(row_explore="2H", dev=["Public Works"]), bag=9)

    say(g, ANN, "scout:home")
    say_all(g, ANN, "tile:public-works")
    with refused(g, "ACTION_UNFINISHED"):
        say(g, ANN, "stock:home")
    g.answer(ANN, g.options(ANN)[0])
    with refused(g, "PLACE_ALL_TILES"):
        say(g, ANN, "done")

    other = arranged("explore", seat(row_explore="1H", row_ship="1N"), played=["ship"])
    with refused(other, "NO_WORKER"):
        say(other, ANN, "stock:novelty")


@pytest.mark.scenario("roll/S-061")
@pytest.mark.rule("roll.explore.scout.place", "roll.power.scout_on_top")
def test_tiles_go_to_the_bottom_or_on_top_with_reconnaissance() -> None:
    for faction in (9, 4):
        g = arranged(
            "explore",
            seat(row_explore="2H", faction=faction, world=["Gem World"]),
            bag_top=["Plague World", "Space Port"],
        )
        say(g, ANN, "scout:home", "done")
        if faction == 9:
            with refused(g, "TOP_NOT_ALLOWED"):
                say(g, ANN, "top:plague-world")
    say(g, ANN, "top:plague-world", "scout:home", "done", "tile:space-port")

    assert worlds(g, ANN) == ["plague-world", "gem-world", "space-port"]


@pytest.mark.scenario("roll/S-062")
@pytest.mark.rule("roll.explore.dice-stay", "roll.explore.empty-stack")
def test_dice_stay_on_an_abandoned_stack() -> None:
    g = arranged(
        "explore",
        seat(row_explore="1H", dev=["Conscription"], world=["Spice World"], stack_dev="2H1M"),
    )

    say(g, ANN, "scout:home")
    say_all(g, ANN, "tile:conscription")
    for _ in range(2):
        say(g, ANN, next(word for word in offered(g, ANN) if _is_world(word)))

    assert (devs(g, ANN), at(g, ANN, "stack-dev")) == ([], "2H1M")
    assert len(worlds(g, ANN)) == 3


def _is_world(word: str) -> bool:
    return any(f"tile:{side.slug}" == word and side.world for side in whole_box().sides)


@pytest.mark.scenario("roll/S-063")
@pytest.mark.rule("roll.explore.not-completed", "roll.build.start-check")
def test_a_tile_completed_in_explore_waits_for_develop() -> None:
    three = [seat(cup="1H"), seat(cup="1H")]
    g = arranged(
        "explore",
        seat(row_explore="1H", dev=["New Economy", "Public Works"], stack_dev="2H", cup="3H"),
        *three,
    )
    say(g, ANN, "scout:home")
    say_all(g, ANN, "tile:new-economy")
    for _ in range(2):
        say(g, ANN, next(word for word in offered(g, ANN) if _is_world(word)))
    assert asked_for(g, ANN) == "manage"
    say(g, ANN, "die:home.1", "done")
    assert devs(g, ANN) == ["public-works"]

    for phase in ("ship", "develop"):
        assert asked_for(g, ANN) == "assign"
        for who in g.waiting():
            first = offered(g, who)[0].rpartition(":")[0]
            wild = [word for word in ("wild:consumption:ship",) if word in offered(g, who)]
            plan(g, who, f"{first}:{phase}", *wild)
        if phase == "ship":
            assert devs(g, ANN) == ["public-works"]
            play_on(g, "assign")

    say(g, ANN, "die:home.1")
    assert tableau(g, ANN) == ["public-works"]
    assert at(g, ANN, "stack-dev") == ""
    assert g.seats[ANN].at(1, 0) >= 1


@pytest.mark.scenario("roll/S-067")
@pytest.mark.rule("roll.explore.scout.abandon")
def test_only_own_tiles_are_abandoned_and_only_by_a_scout() -> None:
    g = arranged(
        "explore",
        seat("Export Duties", row_explore="1H", dev=["Public Works"]),
        seat(dev=["Conscription"]),
    )

    with refused(g, "ABANDON_ONLY_WITH_SCOUT"):
        say(g, ANN, "tile:public-works")
    say(g, ANN, "scout:home")
    for word in ("conscription", "export-duties"):
        with refused(g, "TILE_NOT_IN_ZONE"):
            say(g, ANN, word)


@pytest.mark.scenario("roll/S-068")
@pytest.mark.rule("roll.power.stock_yield", "roll.power.role")
def test_alien_archaeology_stocks_four() -> None:
    g = arranged("explore", seat(faction=2, row_explore="1H1A", credits=1))

    say(g, ANN, "stock:alien", "stock:home")

    assert credits(g, ANN) == 7


@pytest.mark.scenario("roll/S-069")
@pytest.mark.rule("roll.power.virtual_worker", "roll.power.virtual_worker.alien")
def test_extra_explorers_act_and_vanish() -> None:
    g = arranged("explore", seat("Alien Research Ship", faction=2, credits=1, cup="1H"))

    say(g, ANN, "stock:extra-alien")
    assert credits(g, ANN) == 5
    with refused(g, "WORKERS_LEFT"):
        say(g, ANN, "done")
    say(g, ANN, "stock:extra-home")

    assert (credits(g, ANN), citizenry(g, ANN)) == (7, "")


@pytest.mark.scenario("roll/S-070")
@pytest.mark.rule("roll.power.virtual_worker")
def test_major_research_labs_scouts_once_more() -> None:
    g = arranged("explore", seat("Major Research Labs", row_explore="1H"))

    for worker in ("home", "extra-home"):
        say(g, ANN, f"scout:{worker}")
        if asked_for(g, ANN) == "abandon":
            say(g, ANN, "done")
        g.answer(ANN, g.options(ANN)[0])

    assert g.seats[ANN].zone() == 2
    assert citizenry(g, ANN) == "1H"


@pytest.mark.scenario("roll/S-071")
@pytest.mark.rule(
    "roll.power.extra_tile", "roll.power.credits_if_scouted_with", "roll.phase.end-order"
)
def test_alien_research_team_draws_when_all_have_finished() -> None:
    g = arranged(
        "explore",
        seat("Alien Research Team", row_explore="2A", credits=1),
        seat(row_explore="1H", world=["Gem World", "Space Port", "Spice World"]),
        bag=10,
    )

    for _ in range(2):
        say(g, ANN, "scout:alien")
        if asked_for(g, ANN) == "abandon":
            say(g, ANN, "done")
        g.answer(ANN, g.options(ANN)[0])
    assert g.waiting() == [BOB]
    say(g, BOB, "scout:home")
    say_all(g, BOB, "tile:gem-world", "tile:space-port", "tile:spice-world")
    while asked_for(g, BOB) == "place":
        g.answer(BOB, g.options(BOB)[0])

    assert asked_for(g, ANN) == "extra-tile"
    assert (len(g.bag), len(g.pile), credits(g, ANN)) == (3, 3, 2)
    g.answer(ANN, g.options(ANN)[0])
    assert (len(g.bag), g.seats[ANN].zone()) == (6, 3)


@pytest.mark.scenario("roll/S-072")
@pytest.mark.rule(
    "roll.power.extra_tile", "roll.power.rearrange_zone.limit", "roll.power.scout_on_top"
)
def test_the_extra_tile_goes_to_the_bottom() -> None:
    g = arranged(
        "explore",
        seat("Alien Research Team", "Advanced Logistics", faction=4, world=["Gem World"]),
        bag_top=["Plague World"],
    )

    say(g, ANN, "done")
    assert asked_for(g, ANN) == "extra-tile"
    with refused(g, "TOP_NOT_ALLOWED"):
        say(g, ANN, "top:plague-world")
    with refused(g, "WRONG_STEP"):
        say(g, ANN, "rearrange")
    say(g, ANN, "tile:plague-world")

    assert worlds(g, ANN) == ["gem-world", "plague-world"]


@pytest.mark.scenario("roll/S-073")
@pytest.mark.rule("roll.power.rearrange_zone")
def test_advanced_logistics_rearranges_the_stacks() -> None:
    g = arranged(
        "explore",
        seat("Advanced Logistics", dev=["Conscription", "Export Duties"], world=["Mining World"],
             stack_dev="1H1M", stack_world="1G"),
        seat(row_explore="1H", dev=["Public Works"]),
    )  # fmt: skip

    plan(g, ANN, "rearrange")
    plan(g, ANN, "tile:export-duties", "tile:conscription", "tile:galactic-mandate")
    assert devs(g, ANN) == ["export-duties", "conscription", "galactic-mandate"]
    assert worlds(g, ANN) == []
    assert (at(g, ANN, "stack-dev"), at(g, ANN, "stack-world")) == ("1H1M", "1G")

    say(g, ANN, "rearrange")
    plan(g, ANN, "tile:conscription", "tile:export-duties", "tile:mining-world")
    assert worlds(g, ANN) == ["mining-world"]
    say(g, ANN, "rearrange")
    with refused(g, "BAD_ARRANGEMENT"):
        plan(g, ANN, "tile:conscription", "tile:export-duties")
    with refused(g, "POWER_NOT_OWNED"):
        say(g, BOB, "rearrange")

    g = arranged("explore", seat("Advanced Logistics", row_explore="1H"))
    with refused(g, "STACK_EMPTY"):
        say(g, ANN, "rearrange")


@pytest.mark.rule("roll.power.rearrange_zone", "roll.phase.one-by-one")
def test_stacks_are_not_rearranged_before_a_scout_is_finished() -> None:
    g = arranged(
        "explore",
        seat("Advanced Logistics", dev=["Conscription"], row_explore="2H"),
        seat(row_explore="1H"),
    )

    say(g, ANN, "scout:home")
    with refused(g, "ACTION_UNFINISHED"):
        say(g, ANN, "rearrange")
    say(g, ANN, "done")
    with refused(g, "ACTION_UNFINISHED"):
        say(g, ANN, "rearrange")


@pytest.mark.scenario("roll/S-074")
@pytest.mark.rule("roll.power.credits_if_most")
@pytest.mark.parametrize(("bobs", "paid"), [(2, 1), (3, 0)])
def test_technology_unions_pay_for_the_most_developments(bobs: int, paid: int) -> None:
    others = ["Public Works", "Export Duties", "Galactic Demand"]
    g = arranged(
        "explore",
        seat(
            "Technology Unions", "Space Docks", "Trade Levies", credits=1, stack_dev="1H", cup="1H"
        ),
        seat(*others[: bobs - 1], faction=1, cup="1H"),
        played=["produce"],
    )

    assert step(g) == "manage"
    assert credits(g, ANN) == 1 + 2 * paid
