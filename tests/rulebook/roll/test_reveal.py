"""Reveal, and what holds in all phases."""

from __future__ import annotations

import pytest

from perihelion.roll.ids import HOME
from perihelion.roll.pieces.tiles import FACES
from perihelion.roll.state import Roll
from rulebook.roll.arranging import (
    ANN,
    BOB,
    CID,
    arranged,
    asked_for,
    citizenry,
    credits,
    cup,
    play_on,
    played,
    refused,
    say,
    seat,
    step,
    workers,
)  # fmt: skip


def two(seed: int) -> Roll:
    """Ann selects develop and Bob ship; the white die decides about the rest."""
    return arranged(
        "reveal",
        seat(strip_develop="1M", row_settle="2G", row_explore="1H", world=["Gem World"]),
        seat(strip_ship="1N", citizenry="1H1M"),
        seed=seed,
    )


@pytest.mark.scenario("roll/S-046")
@pytest.mark.rule(
    "roll.reveal.show", "roll.reveal.return", "roll.phase.skip", "roll.comp.phase-tiles"
)
def test_only_selected_phases_are_played() -> None:
    g = arranged(
        "reveal",
        seat(strip_explore="1H"),
        seat(strip_explore="1H"),
        seat(row_develop="2M", row_explore="1H", strip_ship="1N"),
    )

    assert played(g) == ["explore", "ship"]
    assert cup(g, CID) == "2M"
    assert (workers(g, CID, "explore"), workers(g, CID, "ship")) == ("1H", "1N")
    without_ship = arranged("explore", seat(row_explore="1H"))
    with refused(without_ship, "PHASE_NOT_PLAYED"):
        say(without_ship, ANN, "trade:gem-world:novelty")


@pytest.mark.scenario("roll/S-047")
@pytest.mark.rule("roll.reveal.two-player-die", "roll.phase.everybody")
def test_with_two_the_white_die_adds_a_phase() -> None:
    games = [two(seed) for seed in range(40)]

    g = next(g for g in games if played(g) == ["develop", "settle", "ship"])
    assert {len(played(g)) for g in games} == {2, 3}
    assert played(g) == ["develop", "settle", "ship"]
    assert cup(g, ANN) == "1H1M"  # the developer has no tile to work on
    assert workers(g, ANN, "settle") == "2G"
    assert g.supply[HOME] == 25 - 2  # the white die is back


@pytest.mark.scenario("roll/S-048")
@pytest.mark.rule("roll.reveal.two-player-die")
def test_a_phase_that_was_selected_is_not_played_twice() -> None:
    for seed in range(60):
        g = arranged("reveal", seat(strip_explore="1H"), seat(strip_explore="1H"), seed=seed)
        if played(g) == ["explore"]:
            break
    say(g, ANN, "stock:home")
    say(g, BOB, "stock:home")

    assert played(g) == ["explore"]
    assert step(g) == "manage"
    assert FACES[HOME].count(0) == 2


@pytest.mark.scenario("roll/S-049")
@pytest.mark.rule("roll.reveal.two-player-die")
def test_with_three_no_die_is_rolled() -> None:
    for seed in range(8):
        g = arranged(
            "reveal",
            *[seat(strip_produce="1H", home=home, faction=k + 3, row_ship="1H")
              for k, home in enumerate(["Alpha Centauri", "Old Earth", "New Sparta"])],
            seed=seed,
        )  # fmt: skip
        assert played(g) == ["produce"]


@pytest.mark.scenario("roll/S-050")
@pytest.mark.rule("roll.reveal.return", "roll.assign.dictate.area")
def test_dictated_dice_come_back() -> None:
    g = arranged(
        "reveal",
        seat(strip_settle="1H", row_settle="1M", row_explore="2H", dictate="1N",
             world=["Tourist World"]),
        seat(strip_settle="1H"),
        seat(strip_settle="1H"),
    )  # fmt: skip

    assert played(g) == ["settle"]
    assert cup(g, ANN) == "2H1N"
    assert workers(g, ANN, "settle") == "1H1M"


@pytest.mark.scenario("roll/S-051")
@pytest.mark.rule(
    "roll.phase.order", "roll.round.steps", "roll.round.wait", "roll.round.simultaneous"
)
def test_phases_come_in_their_order_each_once() -> None:
    homes = ["New Sparta", "Old Earth", "Epsilon Eridani", "Separatist Colony", "Doomed World"]
    strips = ["strip_ship", "strip_produce", "strip_settle", "strip_develop", "strip_explore"]
    g = arranged(
        "reveal",
        *[
            seat(home=home, world=[], dev=[], cup="1H", row_explore="1H", **{strip: "1N"})
            for home, strip in zip(homes, strips, strict=True)
        ],
    )
    g.listen()

    with refused(g, "WRONG_STEP"):
        say(g, ANN, "trade:gem-world:novelty")
    say(g, ANN, "stock:home")
    with refused(g, "NO_SUCH_DECISION"):
        say(g, ANN, "worker:home")
    with refused(g, "WRONG_STEP"):
        say(g, ANN, "trade:gem-world:novelty")
    play_on(g, "manage")

    phases = [event.facts["phase"] for event in g.events() if event.kind == "phase"]
    assert phases == ["develop", "settle", "produce", "ship"]
    assert step(g) == "manage"


@pytest.mark.scenario("roll/S-052")
@pytest.mark.rule("roll.phase.credits", "roll.inv.credits")
def test_nobody_has_more_than_ten_credits() -> None:
    g = arranged("explore", seat(row_explore="2H", credits=9))
    say(g, ANN, "stock:home")
    assert credits(g, ANN) == 10
    say(g, ANN, "stock:home")
    assert credits(g, ANN) == 10

    g = arranged(
        "ship", seat("Lost Alien Warship", row_ship="1H", goods=["Lost Alien Warship A"], credits=8)
    )
    say(g, ANN, "trade:lost-alien-warship:alien", "worker:home")
    assert credits(g, ANN) == 10


@pytest.mark.scenario("roll/S-053")
@pytest.mark.rule(
    "roll.phase.must-use", "roll.explore.must", "roll.produce.choice", "roll.ship.must"
)
def test_workers_must_be_used() -> None:
    explore = arranged("explore", seat(row_explore="1H"))
    produce = arranged("produce", seat("Asteroid Belt", row_produce="1H"))
    ship = arranged("ship", seat("Gem World", goods=["Gem World N"], row_ship="1H"))

    for g in (explore, produce, ship):
        with refused(g, "WORKERS_LEFT"):
            say(g, ANN, "done")


@pytest.mark.scenario("roll/S-054")
@pytest.mark.rule(
    "roll.phase.everybody",
    "roll.power.no-workers-needed",
    "roll.power.credits_flat",
    "roll.power.obligatory",
)
def test_powers_work_without_workers() -> None:
    owner = seat("Merchant Guild", credits=3, cup="1H")
    g = arranged("produce", owner, seat(strip_produce="1H", cup="1H"))
    assert credits(g, ANN) == 5

    g = arranged("ship", owner, seat(cup="1H"))
    assert credits(g, ANN) == 3


@pytest.mark.scenario("roll/S-055")
@pytest.mark.rule("roll.phase.to-citizenry", "roll.phase.unused-to-cup", "roll.ship.unused")
def test_used_workers_go_to_the_citizenry_unused_ones_to_the_cup() -> None:
    g = arranged("ship", seat(home="Alpha Centauri", goods=["Alpha Centauri R"], row_ship="1H1C1N"))

    say(g, ANN, "consume:alpha-centauri:rare", "worker:consumption")

    assert asked_for(g, ANN) == "manage"
    assert citizenry(g, ANN) == "1C1R"
    assert cup(g, ANN) == "1H1N"


@pytest.mark.rule("roll.phase.credits")
def test_a_gain_that_is_lost_may_still_be_chosen() -> None:
    g = arranged("explore", seat(row_explore="1H", credits=10))

    say(g, ANN, "stock:home")

    assert credits(g, ANN) == 10
    assert citizenry(g, ANN) == "1H"
