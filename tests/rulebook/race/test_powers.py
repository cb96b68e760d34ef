"""Card powers in general."""

from __future__ import annotations

import pytest

from perihelion.race.catalogue.base import BASE
from rulebook.race.arranging import (
    ANN,
    BO,
    CY,
    arranged,
    asked_for,
    card_on,
    chips,
    decline,
    discards,
    drawn,
    goods,
    hand,
    offered,
    pay,
    phase,
    question,
    refused,
    say,
    seat,
    tableau,
    with_good,
)


@pytest.mark.scenario("race-base/S046")
@pytest.mark.rule("race.power.next-phase", "race.pw.settle-discount-any")
def test_a_development_helps_in_the_next_phase_of_the_same_round() -> None:
    g = arranged(
        "develop",
        seat("Old Earth", hand=["Replicant Robots", "Galactic Trendsetters"], fillers=7),
        seat(chose="develop"),
        seat(chose="settle"),
    )

    say(g, ANN, "Replicant Robots")
    pay(g, ANN, 4)
    left = len(hand(g, ANN))
    say(g, ANN, "Galactic Trendsetters")

    assert left == 1 + 3
    assert phase(g) == "none", "the whole hand pays for it, so the round is over"
    assert tableau(g, ANN) == ["Old Earth", "Replicant Robots", "Galactic Trendsetters"]
    assert len(discards(g)) == 4 + (5 - 2)


@pytest.mark.scenario("race-base/S047")
@pytest.mark.rule("race.power.next-phase", "race.pw.military", "race.settle.conquer")
def test_military_from_develop_counts_in_settle() -> None:
    g = arranged(
        "develop",
        seat("Old Earth", hand=["Space Marines", "Reptilian Uplift Race"], fillers=2),
        seat(chose="develop"),
        seat(chose="settle"),
    )

    say(g, ANN, "Space Marines")
    pay(g, ANN, 2)
    say(g, ANN, "Reptilian Uplift Race")

    assert tableau(g, ANN) == ["Old Earth", "Space Marines", "Reptilian Uplift Race"]
    assert hand(g, ANN) == []


@pytest.mark.scenario("race-base/S048")
@pytest.mark.rule("race.settle.powers-before", "race.power.snapshot")
def test_a_world_does_not_help_to_conquer_itself() -> None:
    g = arranged(
        "settle", seat("Epsilon Eridani", "Drop Ships", hand=["Rebel Outpost"]), automatic=False
    )

    with refused(g, "NOT_ENOUGH_MILITARY", defense=5, strength=1 + 3, short=1):
        say(g, ANN, "Rebel Outpost")


@pytest.mark.scenario("race-base/S049")
@pytest.mark.rule(
    "race.power.optional-when-needed",
    "race.power.optional",
    "race.settle.colony-ship",
    "race.settle.affordable",
)
def test_an_optional_power_without_which_a_revealed_world_cannot_be_placed_must_be_used() -> None:
    g = arranged(
        "settle",
        seat("Old Earth", "Colony Ship", hand=["Terraformed World"], fillers=2),
        automatic=False,
    )

    say(g, ANN, "Terraformed World")
    decline(g, BO)
    with refused(g, "MUST_PLACE_REVEALED", card="terraformed-world"):
        say(g, ANN, "pass")
    with refused(g, "NOT_ENOUGH_CARDS", cost=5, have=2):
        say(g, ANN, "pay")
    with refused(g, "NOT_ENOUGH_CARDS", cost=5, have=2):
        pay(g, ANN, 2)
    ways = offered(g, ANN)
    say(g, ANN, "pay+ship")

    assert ways == ["pay+ship"]
    assert tableau(g, ANN) == ["Old Earth", "Terraformed World"]
    assert discards(g) == ["Colony Ship"]
    assert len(hand(g, ANN)) == 2


@pytest.mark.scenario("race-base/S050")
@pytest.mark.rule("race.power.mandatory", "race.settle.military-negative", "race.pw.military")
def test_negative_military_is_not_optional() -> None:
    g = arranged(
        "settle",
        seat(
            "New Sparta",
            "Empath World",
            hand=["Avian Uplift Race", "The Last of the Uplift Gnarssh"],
        ),
    )

    with refused(g, "NOT_ENOUGH_MILITARY", defense=2, strength=2 - 1):
        say(g, ANN, "Avian Uplift Race")
    say(g, ANN, "The Last of the Uplift Gnarssh")

    assert tableau(g, ANN)[-1] == "The Last of the Uplift Gnarssh"
    assert hand(g, ANN) == ["Avian Uplift Race"]


@pytest.mark.rule("race.settle.military-negative")
@pytest.mark.parametrize(
    "card", ["Contact Specialist", "Pan-Galactic League", "Empath World", "Refugee World"]
)
def test_four_cards_have_military_of_minus_one(card: str) -> None:
    g = arranged("settle", seat("Old Earth", card, hand=["Lost Alien Warship"]), automatic=False)

    with refused(g, "NOT_ENOUGH_MILITARY", defense=5, strength=-1, short=6):
        say(g, ANN, "Lost Alien Warship")


@pytest.mark.scenario("race-base/S051")
@pytest.mark.rule("race.power.not-a-power", "race.power.next-phase", "race.consume.any-world")
def test_a_windfall_good_can_be_consumed_in_the_round_in_which_it_arrives() -> None:
    g = arranged(
        "settle",
        seat("New Sparta", "Galactic Trendsetters", hand=["Former Penal Colony"]),
        seat(chose="settle"),
        seat(chose="consume-double"),
        automatic=False,
    )

    say(g, ANN, "Former Penal Colony")
    decline(g, BO, CY)
    at_once = goods(g, ANN)
    say(g, ANN, "conquer")
    in_consume = (phase(g), offered(g, ANN))
    say(g, ANN, "power:galactic-trendsetters")
    say(g, ANN, "Former Penal Colony")

    assert at_once == {"Former Penal Colony": "novelty"}
    assert in_consume == ("consume", ["power:galactic-trendsetters"])
    assert chips(g, ANN) == 2
    assert goods(g, ANN) == {}


@pytest.mark.scenario("race-base/S052")
@pytest.mark.rule("race.power.next-phase", "race.power.snapshot", "race.pw.consume-one")
def test_a_world_settled_this_round_consumes_this_round() -> None:
    g = arranged(
        "settle",
        seat("Old Earth", with_good("Mining World"), hand=["Galactic Resort"], fillers=3),
        seat(chose="settle"),
        seat(chose="consume-double"),
    )

    say(g, ANN, "Galactic Resort")
    say(g, ANN, "power:galactic-resort")
    say(g, ANN, "Mining World")

    assert chips(g, ANN) == 1 + 1, "one from each power, the last good going to Old Earth"
    assert goods(g, ANN) == {}
    assert len(hand(g, ANN)) == 1


@pytest.mark.scenario("race-base/S053")
@pytest.mark.rule("race.power.where", "race.power.exact-scope")
def test_a_power_works_only_in_its_phase() -> None:
    g = arranged(
        "develop",
        seat("Old Earth", "Replicant Robots", hand=["Drop Ships"], fillers=4),
        automatic=False,
    )

    say(g, ANN, "Drop Ships")
    decline(g, BO)

    assert question(g, ANN).most == 4


@pytest.mark.rule("race.power.where")
def test_every_development_and_many_worlds_carry_powers() -> None:
    developments = [card for card in BASE if not card.world]
    worlds = [card for card in BASE if card.world]

    assert all(card.powers for card in developments)
    assert 0 < len([card for card in worlds if card.powers]) < len(worlds)


@pytest.mark.rule("race.power.draw")
def test_a_draw_power_in_explore_adds_to_the_choice_not_to_the_hand() -> None:
    g = arranged("explore", seat("Old Earth", "Expedition Force"))

    assert len(drawn(g, ANN)) == 3
    assert hand(g, ANN) == []


@pytest.mark.rule("race.power.not-a-power")
def test_a_placed_world_counts_at_once_for_points_and_tableau() -> None:
    g = arranged(
        "settle",
        seat("Old Earth", "Colony Ship", hand=["Deserted Alien Colony"], fillers=6),
        deck_top=["Space Port"],
    )

    say(g, ANN, "Deserted Alien Colony")

    assert asked_for(g, ANN) == "settle-pay"
    assert g.scores()[ANN] == 2 + 1 + 4
    assert len(tableau(g, ANN)) == 3
    assert card_on(g, ANN, "Deserted Alien Colony") == "Space Port"


@pytest.mark.rule("race.power.inactive")
@pytest.mark.parametrize("power", ["power:new-economy", "power:deficit-spending"])
def test_a_power_of_a_card_that_one_does_not_have_is_refused(power: str) -> None:
    g = arranged("consume", seat("New Sparta", hand=["New Economy"], fillers=3), automatic=False)

    with refused(g, "POWER_NOT_ACTIVE"):
        say(g, ANN, power)


@pytest.mark.rule("race.power.inactive", "race.power.snapshot")
def test_a_contact_specialist_in_the_hand_does_not_help() -> None:
    g = arranged(
        "settle",
        seat("Old Earth", hand=["Contact Specialist", "Rebel Underground"], fillers=5),
        automatic=False,
    )

    with refused(g, "NOT_ENOUGH_MILITARY", strength=0):
        say(g, ANN, "Rebel Underground")
