"""Phase III: Settle: New Military Tactics, and deciding one after the other."""

from __future__ import annotations

import pytest

from perihelion.race.state import Race
from rulebook.race.arranging import (
    ANN,
    BO,
    arranged,
    asked_for,
    choose,
    decline,
    discards,
    goods,
    hand,
    offered,
    pay,
    refused,
    say,
    seat,
    tableau,
    told,
)

NINE_DEVELOPMENTS = [
    "Public Works",
    "Export Duties",
    "Investment Credits",
    "Deficit Spending",
    "Interstellar Bank",
    "Genetics Lab",
    "Research Labs",
    "Diversified Economy",
    "Consumer Markets",
]
"""Without a say in Settle; there are two copies of each."""


@pytest.mark.scenario("race-base/S065")
@pytest.mark.rule("race.settle.tactics", "race.settle.tactics-when", "race.pw.temp-military")
def test_new_military_tactics_give_three_military_for_one_phase() -> None:
    g = arranged(
        "action",
        seat(
            "New Sparta",
            "New Military Tactics",
            hand=["Rebel Outpost", "Rebel Warrior Race", "Malevolent Lifeforms"],
        ),
        seat(),
        automatic=False,
    )

    choose(g, "consume-trade", "settle")
    say(g, ANN, "Rebel Outpost")
    decline(g, BO)
    with refused(g, "NOT_ENOUGH_MILITARY", defense=5, strength=2):
        say(g, ANN, "conquer")
    with refused(g, "MUST_PLACE_REVEALED", card="rebel-outpost"):
        say(g, ANN, "pass")
    ways = offered(g, ANN)
    say(g, ANN, "conquer+tactics")
    after, discarded = tableau(g, ANN), discards(g)
    decline(g)  # nobody has anything to consume
    choose(g, "consume-trade", "settle")

    assert ways == ["conquer+tactics"]
    assert after == ["New Sparta", "Rebel Outpost"]
    assert discarded == ["New Military Tactics"]
    assert offered(g, ANN) == ["Rebel Warrior Race", "pass"]
    with refused(g, "NOT_ENOUGH_MILITARY", defense=4, strength=2 + 1):
        say(g, ANN, "Malevolent Lifeforms")


@pytest.mark.scenario("race-base/S066")
@pytest.mark.rule("race.settle.tactics-when")
def test_who_passes_may_decide_on_tactics_in_his_turn() -> None:
    g = arranged(
        "settle",
        seat("New Sparta", "New Military Tactics"),
        seat("Old Earth", "Colony Ship", hand=["Gem World"], fillers=3),
        order=[BO, ANN],
    )

    say(g, ANN, "pass-later")
    say(g, BO, "Gem World")
    with refused(g, "NOT_YOUR_DECISION"):
        say(g, ANN, "discard-tactics")
    say(g, BO, "pay+ship")
    in_her_turn = (g.waiting(), offered(g, ANN))
    kept = g.copy()
    say(g, ANN, "discard-tactics")
    say(kept, ANN, "keep-tactics")

    assert in_her_turn == ([ANN], ["keep-tactics", "discard-tactics"])
    assert tableau(g, ANN) == ["New Sparta"]
    assert discards(g) == ["Colony Ship", "New Military Tactics"]
    assert tableau(kept, ANN) == ["New Sparta", "New Military Tactics"]


@pytest.mark.scenario("race-base/S066")
@pytest.mark.rule("race.settle.tactics-when")
def test_after_a_plain_pass_tactics_are_not_asked_about() -> None:
    g = arranged("settle", seat("New Sparta", "New Military Tactics"))

    say(g, ANN, "pass")

    assert asked_for(g, ANN) == "action"
    assert tableau(g, ANN) == ["New Sparta", "New Military Tactics"]


@pytest.mark.rule("race.settle.tactics-when", "race.power.inactive")
def test_tactics_must_lie_in_the_tableau() -> None:
    g = arranged(
        "settle",
        seat("New Sparta", hand=["New Military Tactics", "Rebel Miners"], fillers=1),
        automatic=False,
    )

    with refused(g, "POWER_NOT_ACTIVE", card="new-military-tactics"):
        say(g, ANN, "pass-later")
    say(g, ANN, "Rebel Miners")
    decline(g, BO)
    with refused(g, "POWER_NOT_ACTIVE", card="new-military-tactics"):
        say(g, ANN, "conquer+tactics")

    assert offered(g, ANN) == ["conquer"]


@pytest.mark.scenario("race-base/S067")
@pytest.mark.rule("race.power.inactive", "race.settle.colony-ship")
def test_a_ship_in_the_hand_cannot_be_used() -> None:
    g = arranged(
        "settle", seat("Old Earth", hand=["Gem World", "Colony Ship"], fillers=2), automatic=False
    )

    say(g, ANN, "Gem World")
    decline(g, BO)
    with refused(g, "POWER_NOT_ACTIVE", card="colony-ship"):
        say(g, ANN, "pay+ship")
    say(g, ANN, "pay")
    pay(g, ANN, 2)

    assert tableau(g, ANN) == ["Old Earth", "Gem World"]
    assert hand(g, ANN) == ["Colony Ship"]


@pytest.mark.scenario("race-base/S068")
@pytest.mark.rule("race.settle.tactics-when", "race.power.optional")
@pytest.mark.parametrize(
    ("way", "left"),
    [
        ("conquer", ["New Sparta", "New Military Tactics", "Runaway Robots"]),
        ("conquer+tactics", ["New Sparta", "Runaway Robots"]),
    ],
)
def test_tactics_may_be_discarded_without_need(way: str, left: list[str]) -> None:
    g = arranged("settle", seat("New Sparta", "New Military Tactics", hand=["Runaway Robots"]))

    say(g, ANN, "Runaway Robots")
    ways = offered(g, ANN)
    say(g, ANN, way)

    assert ways == ["conquer", "conquer+tactics"]
    assert tableau(g, ANN) == left
    assert goods(g, ANN) == {"Runaway Robots": "rare"}


@pytest.mark.scenario("race-base/S069")
@pytest.mark.rule("race.power.next-phase", "race.settle.tactics")
def test_tactics_built_in_develop_work_in_settle() -> None:
    g = arranged(
        "develop",
        seat("New Sparta", hand=["New Military Tactics", "Alien Robot Scout Ship"], fillers=1),
        seat(chose="develop"),
        seat(chose="settle"),
    )

    say(g, ANN, "New Military Tactics")
    pay(g, ANN, 1)
    say(g, ANN, "Alien Robot Scout Ship")

    assert tableau(g, ANN) == ["New Sparta", "Alien Robot Scout Ship"]
    assert "New Military Tactics" in discards(g)


def near_the_end() -> Race:
    """Ann and Bo have eleven cards each and have revealed a world, Ann to resolve hers first."""
    g = arranged(
        "settle",
        seat("Old Earth", "Colony Ship", *NINE_DEVELOPMENTS, hand=["Expanding Colony"], fillers=2),
        seat(
            "Epsilon Eridani", "New Military Tactics", *NINE_DEVELOPMENTS, hand=["New Survivalists"]
        ),
    )
    g.listen()
    say(g, BO, "New Survivalists")
    say(g, ANN, "Expanding Colony")
    return g


@pytest.mark.scenario("race-base/S089")
@pytest.mark.rule("race.settle.resolve-order", "race.settle.end-watch", "race.order.sequential")
def test_a_later_player_sees_whether_somebody_now_has_twelve_cards() -> None:
    g = near_the_end()

    first = (g.waiting(), offered(g, ANN))
    with refused(g, "NOT_YOUR_DECISION"):
        say(g, BO, "conquer")
    say(g, ANN, "pay")
    pay(g, ANN, 1)
    then = (g.waiting(), offered(g, BO))
    seen = len(tableau(g.seen_by(BO), ANN))
    say(g, BO, "conquer+tactics")

    assert first == ([ANN], ["pay", "pay+ship"])
    assert then == ([BO], ["conquer", "conquer+tactics"])
    assert seen == 12
    assert len(tableau(g, BO)) == 11
    assert g.over


@pytest.mark.scenario("race-base/S089")
@pytest.mark.rule("race.settle.resolve-order", "race.settle.end-watch")
def test_a_later_player_sees_which_cards_others_have_discarded() -> None:
    g = near_the_end()

    say(g, ANN, "pay+ship")
    seen = [(event.seat, event.facts["card"]) for event in told(g, "left-tableau", BO)]
    seen_tableau = tableau(g.seen_by(BO), ANN)
    other_end = g.copy()
    say(g, BO, "conquer+tactics")
    say(other_end, BO, "conquer")

    assert seen == [(ANN, "colony-ship")]
    assert len(seen_tableau) == 11
    assert not g.over
    assert other_end.over, "Bo has twelve cards if he keeps the tactics"
