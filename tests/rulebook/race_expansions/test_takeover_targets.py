"""Takeovers: whether there are any, and which worlds of which players they reach."""

from __future__ import annotations

import pytest

from rulebook.race.arranging import (
    ANN,
    BO,
    CY,
    REBELS,
    Plain,
    choose,
    discards,
    greyed,
    hand,
    new_race,
    offered,
    pay,
    play_on,
    refused,
    say,
    say_all,
    seat,
    tableau,
)
from rulebook.race_expansions.fighting import (
    CASUS_BELLI,
    choose_worlds,
    declare,
    endings,
    figures,
    name_target,
    outcomes,
    settling,
    stop,
)

PEACE: Plain = {"expansions": REBELS, "takeovers": False}
CLOAKING = "Imperium Cloaking Technology"

EIGHT = ["Old Earth", "Space Marines", "Drop Ships", "Expedition Force", "Mercenary Fleet"]
"""Total military 8."""

NINE = ["New Sparta", "Space Marines", "Drop Ships", "Mercenary Fleet"]
"""Total military 9, and a world of one's own."""


@pytest.mark.scenario("race-expansions/S067")
@pytest.mark.rule(
    "race.takeover.off", "race.takeover.off.rest-works", "race.pw.conquer-peaceful-cloaking"
)
def test_with_takeovers_off_the_other_powers_of_the_card_still_work() -> None:
    g = settling(
        seat("Old Earth", "Drop Ships", CLOAKING, hand=["Galactic Trendsetters"]),
        seat("New Sparta", chose="settle"),
        options=PEACE,
        automatic=False,
    )

    choose_worlds(g)
    with refused(g, "TAKEOVERS_OFF"):
        say(g, ANN, CLOAKING)
    play_on(g, "action")
    choose(g, "settle", "settle")
    choose_worlds(g, {ANN: "Galactic Trendsetters"})
    say_all(g, ANN, [CLOAKING, "conquer"])

    assert "Galactic Trendsetters" in tableau(g, ANN)
    assert CLOAKING in discards(g)
    assert len(hand(g, ANN)) == 1  # the bonus for Settle, and nothing paid


@pytest.mark.rule("race.takeover.off", "race.takeover.security-council")
def test_with_takeovers_off_there_is_none_to_prevent() -> None:
    g = settling(
        seat("Old Earth", "Interstellar Casus Belli", prestige=1),
        seat("New Sparta", "Pan-Galactic Security Council", prestige=1, chose="settle"),
        options={**CASUS_BELLI, "takeovers": False},
        automatic=False,
    )

    choose_worlds(g)
    with refused(g, "TAKEOVERS_OFF"):
        say(g, ANN, "Interstellar Casus Belli")
    stop(g, ANN)
    stop(g, BO)

    assert offered(g, BO) == ["pass"]  # which is not asked when questions answer themselves
    with refused(g, "TAKEOVERS_OFF"):
        say(g, BO, "number:0")


@pytest.mark.rule("race.takeover.switch", "race.takeover.switch.alternate")
def test_whether_takeovers_are_on_is_fixed_before_the_game_and_off_by_default() -> None:
    plain = new_race(3, expansions=REBELS)
    fighting = new_race(3, expansions=REBELS, takeovers=True)

    assert not plain.setup.takeovers
    assert fighting.setup.takeovers
    assert fighting.record()["options"] == {**plain.setup.options(), "takeovers": True}


@pytest.mark.scenario("race-expansions/S068")
@pytest.mark.rule("race.pw.conquer-peaceful-cloaking")
def test_discounts_do_not_help_to_conquer_a_peaceful_world() -> None:
    with_three, with_two = (
        settling(
            seat(
                "Old Earth",
                "Space Marines",
                "Replicant Robots",
                CLOAKING,
                hand=["Galactic Trendsetters"],
                fillers=fillers,
            ),
            automatic=False,
        )
        for fillers in (3, 2)
    )

    choose_worlds(with_three, {ANN: "Galactic Trendsetters"})
    with refused(with_three, "NOT_ENOUGH_MILITARY", defense=5 - 2, strength=2, short=1):
        say_all(with_three, ANN, [CLOAKING, "conquer"])
    say(with_three, ANN, "pay")
    pay(with_three, ANN, 3)

    assert hand(with_three, ANN) == []
    assert CLOAKING in tableau(with_three, ANN)
    with refused(with_two, "NOT_ENOUGH_CARDS", cost=3, have=2):
        say(with_two, ANN, "Galactic Trendsetters")


@pytest.mark.scenario("race-expansions/S069")
@pytest.mark.rule("race.takeover.vulnerable.imperium-seat", "race.takeover.needs-power")
def test_a_peaceful_rebel_world_does_not_open_its_owner_to_imperium_seat() -> None:
    g = settling(
        seat(*EIGHT, "Imperium Seat"), seat("Rebel Cantina", "New Sparta"), automatic=False
    )
    choose_worlds(g)

    options, grey = offered(g, ANN), greyed(g, ANN)

    assert options == ["stop"]
    assert grey == {"Imperium Seat": "TARGET_NOT_VULNERABLE"}
    with refused(g, "TARGET_NOT_VULNERABLE"):
        say(g, ANN, "Imperium Seat")


@pytest.mark.scenario("race-expansions/S070")
@pytest.mark.rule("race.takeover.target.imperium-seat")
def test_imperium_seat_reaches_only_rebel_military_worlds() -> None:
    g = settling(
        seat(*EIGHT, "Imperium Seat"), seat("New Sparta", "Rebel Fuel Cache"), automatic=False
    )
    choose_worlds(g)

    say(g, ANN, "Imperium Seat")
    with refused(g, "TARGET_NOT_REBEL", card="new-sparta"):
        say(g, ANN, "New Sparta")
    figures_shown = figures(g, ANN, "rebel-fuel-cache")
    say(g, ANN, "Rebel Fuel Cache")

    assert figures_shown == (8 + 1, 2 + 1, "no")


@pytest.mark.scenario("race-expansions/S071")
@pytest.mark.rule(
    "race.takeover.vulnerable.rebel-alliance",
    "race.takeover.strength.rebel-alliance",
    "race.takeover.vulnerable.some",
)
def test_any_imperium_card_opens_its_owner_to_rebel_alliance() -> None:
    g = settling(
        seat("Old Earth", "Rebel Alliance", "Rebel Miners", "Rebel Fuel Cache", "Rebel Base"),
        seat("Epsilon Eridani", "Hive World", "Imperium Troops"),
        seat("New Sparta", "Rebel Underground"),
        automatic=False,
    )
    choose_worlds(g)

    say(g, ANN, "Rebel Alliance")
    with refused(g, "TARGET_NOT_VULNERABLE", card="new-sparta", source="rebel-alliance"):
        say(g, ANN, "New Sparta")
    say(g, ANN, "Hive World")
    for who in (ANN, BO, CY):
        stop(g, who)

    assert outcomes(g) == [(ANN, 3 * 2, 2 + 3, "SUCCEEDED")]


@pytest.mark.scenario("race-expansions/S072")
@pytest.mark.rule("race.takeover.vulnerable.cloaking", "race.takeover.vulnerable.none")
def test_a_total_military_of_zero_is_safe_from_cloaking_technology() -> None:
    bert = ["Epsilon Eridani", "Contact Specialist", "Outlaw World"]
    safe, open_ = (
        settling(seat("Old Earth", "Drop Ships", "Space Marines", CLOAKING), one, automatic=False)
        for one in (seat(*bert, hand=["Space Mercenaries"]), seat(*bert, "Space Mercenaries"))
    )
    choose_worlds(safe)
    choose_worlds(open_)

    with refused(safe, "TARGET_NOT_VULNERABLE"):
        say(safe, ANN, CLOAKING)
    say(open_, ANN, CLOAKING)

    assert figures(open_, ANN, "outlaw-world") == (5, 1 + 1, "no")


@pytest.mark.scenario("race-expansions/S073")
@pytest.mark.rule("race.takeover.vulnerable.none", "race.takeover.needs-power")
def test_a_player_without_military_rebels_and_imperium_cannot_be_attacked() -> None:
    g = settling(
        seat(*NINE, "Imperium Seat", "Rebel Alliance", CLOAKING),
        seat("Old Earth", "Hive World", "Gem World"),
        automatic=False,
    )
    choose_worlds(g)

    assert offered(g, ANN) == ["stop"]
    for power in ("Imperium Seat", "Rebel Alliance", CLOAKING):
        with refused(g, "TARGET_NOT_VULNERABLE"):
            say(g, ANN, power)


@pytest.mark.scenario("race-expansions/S074")
@pytest.mark.rule(
    "race.takeover.target.world",
    "race.takeover.target.military",
    "race.exp.refusal",
    "race.takeover.declare.code-order",
)
def test_a_target_must_be_a_military_world_of_somebody_else() -> None:
    g = settling(
        seat(*NINE, CLOAKING),
        seat("Epsilon Eridani", "Space Marines", "Gem World", "Rebel Miners"),
        automatic=False,
    )
    choose_worlds(g)

    say(g, ANN, CLOAKING)

    assert offered(g, ANN) == ["Rebel Miners"]
    assert greyed(g, ANN) == {
        "Epsilon Eridani": "TARGET_NOT_MILITARY",
        "Gem World": "TARGET_NOT_MILITARY",
    }
    with refused(g, "TARGET_NOT_A_WORLD", card="space-marines"):
        g.answer(ANN, next(c for c in g.seats[BO].tableau if g.cards[c].name == "Space Marines"))
    with refused(g, "TARGET_NOT_MILITARY", card="gem-world"):
        say(g, ANN, "Gem World")
    with refused(g, "TARGET_IS_OWN", card="new-sparta"):
        say(g, ANN, "New Sparta")
    assert CLOAKING in tableau(g, ANN)


@pytest.mark.scenario("race-expansions/S075")
@pytest.mark.rule("race.takeover.declare.just-placed", "race.takeover.target.any-owner")
def test_a_world_placed_in_this_phase_is_no_target_but_a_start_world_is() -> None:
    g = settling(
        seat("Old Earth", *NINE[1:], "Space Mercenaries", "Expedition Force", CLOAKING),
        seat("New Sparta", hand=["Rebel Fuel Cache"]),
        automatic=False,
    )
    choose_worlds(g, {BO: "Rebel Fuel Cache"})

    say(g, ANN, CLOAKING)
    with refused(g, "TARGET_JUST_PLACED", card="rebel-fuel-cache"):
        say(g, ANN, "Rebel Fuel Cache")
    say(g, ANN, "New Sparta")
    stop(g, ANN)
    say(g, BO, "conquer")
    stop(g, BO)

    assert endings(g) == [(ANN, "SUCCEEDED")]
    assert tableau(g, BO) == ["Rebel Fuel Cache"]


@pytest.mark.scenario("race-expansions/S076")
@pytest.mark.rule(
    "race.takeover.vulnerable.snapshot",
    "race.takeover.declare.new-cards-inactive",
    "race.takeover.declare.who",
)
def test_cards_placed_in_this_phase_neither_help_nor_harm() -> None:
    new, old = (
        settling(
            seat(
                "New Sparta",
                "Rebel Alliance",
                "Rebel Miners",
                "Improved Logistics",
                hand=["Rebel Fuel Cache"],
            ),
            seat(
                "Epsilon Eridani",
                "Hive World",
                *owned,
                hand=["Imperium Armaments World"],
                fillers=4,
            ),
            automatic=False,
        )
        for owned in ([], ["Imperium Lords"])
    )
    for g in (new, old):
        choose_worlds(g, {ANN: "Rebel Fuel Cache", BO: "Imperium Armaments World"})
        say(g, ANN, "conquer")

    assert "Imperium Armaments World" in tableau(new, BO)
    with refused(new, "TARGET_NOT_VULNERABLE"):
        say(new, ANN, "Rebel Alliance")
    say(old, ANN, "Rebel Alliance")
    assert figures(old, ANN, "hive-world") == (2 + 1 * 2, 1 + 3, "no")


@pytest.mark.rule("race.takeover.needs-power")
def test_a_card_without_a_takeover_power_or_placed_too_late_declares_nothing() -> None:
    g = settling(seat(*NINE, CLOAKING), seat("Epsilon Eridani", "Rebel Miners"), automatic=False)
    choose_worlds(g)

    for card in ("Space Marines", "Rebel Alliance"):
        with refused(g, "NO_TAKEOVER_POWER"):
            say(g, ANN, card)


@pytest.mark.rule("race.takeover.target.any-owner")
def test_a_world_once_taken_over_can_be_taken_over_again() -> None:
    g = settling(
        seat("Old Earth", "Imperium Seat", "Drop Ships"),
        seat("Epsilon Eridani", "Rebel Fuel Cache"),
        seat("New Sparta", "Expedition Force", "Space Marines", CLOAKING, chose="settle"),
    )
    choose_worlds(g)
    declare(g, ANN, "Imperium Seat", "Rebel Fuel Cache")
    stop(g, CY)
    play_on(g, "action")
    choose(g, "settle", "settle", "settle")

    name_target(g, CY, CLOAKING, "Rebel Fuel Cache")
    stop(g, CY)

    assert outcomes(g)[-1] == (CY, 5, 3 + 1 + 1, "SUCCEEDED")
    assert tableau(g, CY)[-1] == "Rebel Fuel Cache"
