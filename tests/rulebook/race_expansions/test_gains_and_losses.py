"""What a phase does with what it brings: counts, cards that leave, gains of a card being placed."""

from __future__ import annotations

import pytest

from rulebook.race.arranging import (
    ANN,
    BO,
    BRINK,
    arranged,
    asked_for,
    discards,
    goods,
    hand,
    offered,
    pay,
    prestige,
    refused,
    say,
    say_all,
    seat,
    tableau,
    with_good,
)
from rulebook.race_expansions.fighting import CASUS_BELLI, choose_worlds, declare, endings, settling

ALL = {"expansions": BRINK}


@pytest.mark.scenario("race-expansions/S148")
@pytest.mark.rule("race.power.count-own-start", "race.pw.military-per-world")
def test_only_own_worlds_that_lay_there_when_the_phase_began_are_counted() -> None:
    g = settling(
        seat(
            "Uplift Mercenary Force",
            "Avian Uplift Race",
            "Improved Logistics",
            hand=["Reptilian Uplift Race", "Hive World"],
        ),
        seat("Old Earth", "Insect Uplift Race", "Aquatic Uplift Race", "Ravaged Uplift World"),
        options=ALL,
        automatic=False,
    )

    choose_worlds(g, {ANN: "Reptilian Uplift Race"})
    say(g, ANN, "conquer")
    with refused(g, "NOT_ENOUGH_MILITARY", card="hive-world", defense=3, strength=2, short=1):
        say(g, ANN, "second-world")

    assert asked_for(g, ANN) == "settle-extra"
    assert hand(g, ANN) == ["Hive World"]


@pytest.mark.scenario("race-expansions/S149")
@pytest.mark.rule(
    "race.power.left-tableau", "race.pw.conquer-peaceful-fleet", "race.pw.second-world"
)
def test_a_card_that_left_the_tableau_works_to_the_end_of_the_phase() -> None:
    g = settling(
        seat(
            "Epsilon Eridani",
            "Imperium Invasion Fleet",
            "Improved Logistics",
            hand=["Galactic Resort", "Malevolent Lifeforms"],
        ),
        options=ALL,
        automatic=False,
    )

    choose_worlds(g, {ANN: "Galactic Resort"})
    with_fleet = offered(g, ANN)
    say_all(g, ANN, ["Imperium Invasion Fleet", "conquer"])
    prestige_then = prestige(g, ANN)
    say(g, ANN, "second-world")
    say(g, ANN, "Malevolent Lifeforms")
    say(g, ANN, "conquer")

    assert "conquer+Imperium Invasion Fleet" in with_fleet
    assert prestige_then == 2
    assert tableau(g, ANN) == [
        "Epsilon Eridani",
        "Improved Logistics",
        "Galactic Resort",
        "Malevolent Lifeforms",
    ]
    assert discards(g) == ["Imperium Invasion Fleet"]
    mine = g.seats[ANN]
    assert mine.total_military(g.cards, mine.tableau) == 1


@pytest.mark.rule("race.pw.conquer-peaceful-fleet")
def test_a_fleet_too_weak_conquers_no_peaceful_world_and_pays_for_none() -> None:
    weak = settling(
        seat("Epsilon Eridani", "Imperium Invasion Fleet", hand=["New Earth"], fillers=5),
        options=ALL,
        automatic=False,
    )
    choose_worlds(weak, {ANN: "New Earth"})
    rich = settling(
        seat("Epsilon Eridani", "Imperium Invasion Fleet", hand=["Galactic Resort"], fillers=3),
        options=ALL,
        automatic=False,
    )
    choose_worlds(rich, {ANN: "Galactic Resort"})

    with refused(weak, "NOT_ENOUGH_MILITARY", card="new-earth", defense=5, strength=4):
        say_all(weak, ANN, ["Imperium Invasion Fleet", "conquer"])
    with refused(rich, "CANNOT_MIX_MILITARY_AND_PAYMENT"):
        say_all(rich, ANN, ["Imperium Invasion Fleet", "pay"])


@pytest.mark.scenario("race-expansions/S150")
@pytest.mark.rule("race.power.gains-usable", "race.pw.temp-military-prestige")
def test_the_prestige_of_a_world_does_not_help_to_conquer_it() -> None:
    mine = ["Epsilon Eridani", "Alien Booby Trap"]
    poor = settling(seat(*mine, hand=["Rebel Fuel Refinery"]), options=ALL, automatic=False)
    rich = settling(seat(*mine, hand=["Rebel Fuel Refinery"], prestige=1), options=ALL)

    with refused(poor, "NOT_ENOUGH_MILITARY", defense=4, strength=1, short=3):
        say(poor, ANN, "Rebel Fuel Refinery")
    choose_worlds(rich, {ANN: "Rebel Fuel Refinery"})

    assert "Rebel Fuel Refinery" in tableau(rich, ANN)
    assert prestige(rich, ANN) == 1


@pytest.mark.rule("race.power.gains-usable", "race.pw.temp-military-prestige")
def test_temporary_military_for_prestige_takes_prestige_from_before_and_no_payment() -> None:
    mine = ["Epsilon Eridani", "Alien Booby Trap", "Space Marines", "Contact Specialist"]
    g = settling(seat(*mine, hand=["Rebel Fuel Refinery"], fillers=3), options=ALL, automatic=False)
    rich = settling(
        seat(*mine, hand=["Rebel Fuel Refinery"], fillers=3, prestige=1),
        options=ALL,
        automatic=False,
    )

    choose_worlds(g, {ANN: "Rebel Fuel Refinery"})
    choose_worlds(rich, {ANN: "Rebel Fuel Refinery"})

    assert prestige(g, ANN) == 1
    with refused(g, "NO_PRESTIGE"):
        say(g, ANN, "Alien Booby Trap")
    with refused(rich, "CANNOT_MIX_MILITARY_AND_PAYMENT"):
        say_all(rich, ANN, ["Alien Booby Trap", "pay"])


@pytest.mark.scenario("race-expansions/S151")
@pytest.mark.rule("race.power.gains-usable", "race.takeover.casus-belli")
def test_the_prestige_of_a_conquered_world_pays_for_a_takeover_in_the_same_phase() -> None:
    g = settling(
        seat(
            "New Sparta",
            "Space Marines",
            "Rebel Troops",
            "Drop Ships",
            "Interstellar Casus Belli",
            "Improved Logistics",
            hand=["Alien Booby Trap"],
        ),
        seat("Old Earth", "Outlaw World"),
        options=CASUS_BELLI,
    )

    before = prestige(g, ANN)
    choose_worlds(g, {ANN: "Alien Booby Trap"})
    between = prestige(g, ANN)
    declare(g, ANN, "Interstellar Casus Belli", "Outlaw World")

    assert (before, between) == (0, 1)
    assert endings(g) == [(ANN, "SUCCEEDED")]
    assert prestige(g, ANN) == 2
    assert "Outlaw World" in tableau(g, ANN)


@pytest.mark.scenario("race-expansions/S197")
@pytest.mark.rule("race.power.gains-usable", "race.pw.settle-spend-good")
def test_the_good_of_a_new_world_does_not_pay_for_it() -> None:
    mine = ["Old Earth", "Golden Age of Terraforming"]
    poor = settling(seat(*mine, hand=["Ancient Race"], fillers=1), options=ALL, automatic=False)
    rich = settling(seat(*mine, hand=["Ancient Race"], fillers=2), options=ALL, automatic=False)

    with refused(poor, "NOT_ENOUGH_CARDS", cost=2, have=1):
        say(poor, ANN, "Ancient Race")
    choose_worlds(rich, {ANN: "Ancient Race"})
    with refused(rich, "GOOD_LOCKED", card="ancient-race"):
        say(rich, ANN, "Golden Age of Terraforming")
    say(rich, ANN, "pay")
    pay(rich, ANN, 2)

    assert goods(rich, ANN) == {"Ancient Race": "genes"}
    assert hand(rich, ANN) == []


@pytest.mark.rule("race.power.gains-usable", "race.pw.settle-spend-good")
def test_with_another_good_that_of_the_new_world_stays_locked() -> None:
    g = settling(
        seat(
            "Old Earth",
            "Golden Age of Terraforming",
            with_good("Empath World"),
            hand=["Ancient Race"],
            fillers=2,
        ),
        options=ALL,
        automatic=False,
    )

    choose_worlds(g, {ANN: "Ancient Race"})
    say_all(g, ANN, ["Golden Age of Terraforming", "pay"])
    with refused(g, "GOOD_LOCKED", card="ancient-race"):
        say(g, ANN, "Ancient Race")
    say(g, ANN, "Empath World")

    assert goods(g, ANN) == {"Ancient Race": "genes"}
    assert len(hand(g, ANN)) == 2


@pytest.mark.scenario("race-expansions/S196")
@pytest.mark.rule("race.pw.temp-military-discard-cards")
def test_the_world_being_conquered_is_not_discarded_for_its_own_conquest() -> None:
    mine = ["Old Earth", "Space Mercenaries"]
    storm = {"expansions": BRINK[:1]}
    poor = settling(seat(*mine, hand=["Rebel Miners"]), options=storm, automatic=False)
    rich = settling(seat(*mine, hand=["Rebel Miners"], fillers=1), options=storm, automatic=False)

    with refused(poor, "NOT_ENOUGH_MILITARY", defense=2, strength=1, short=1):
        say(poor, ANN, "Rebel Miners")
    choose_worlds(rich, {ANN: "Rebel Miners"})
    say_all(rich, ANN, ["Space Mercenaries", "conquer"])
    with refused(rich, "CARD_PAYS_FOR_ITSELF", card="rebel-miners"):
        say(rich, ANN, "Rebel Miners")
    pay(rich, ANN, 1)

    assert "Rebel Miners" in tableau(rich, ANN)
    assert hand(rich, ANN) == []


@pytest.mark.rule("race.power.left-tableau")
def test_a_discarded_card_cannot_be_discarded_again_in_the_phase() -> None:
    g = arranged(
        "settle",
        seat(
            "Epsilon Eridani",
            "Imperium Invasion Fleet",
            "Improved Logistics",
            hand=["Galactic Resort", "Gem World"],
        ),
        options=ALL,
        automatic=False,
    )

    choose_worlds(g, {ANN: "Galactic Resort"})
    say_all(g, ANN, ["Imperium Invasion Fleet", "conquer"])

    with refused(g, "NOT_ENOUGH_CARDS", card="gem-world"):
        say(g, ANN, "second-world")
    assert asked_for(g, BO) == ""
