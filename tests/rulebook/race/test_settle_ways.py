"""Phase III: Settle: Contact Specialist and Colony Ship."""

from __future__ import annotations

import pytest

from rulebook.race.arranging import (
    ANN,
    BO,
    arranged,
    costs,
    decline,
    discards,
    goods,
    greyed,
    hand,
    offered,
    pay,
    question,
    refused,
    say,
    say_all,
    seat,
    tableau,
)


@pytest.mark.scenario("race-base/S070")
@pytest.mark.rule("race.settle.contact", "race.pw.pay-for-military")
def test_contact_specialist_lets_pay_for_a_military_world() -> None:
    g = arranged(
        "settle", seat("Old Earth", "Contact Specialist", hand=["Rebel Warrior Race"], fillers=3)
    )

    say(g, ANN, "Rebel Warrior Race")
    owed = question(g, ANN).most
    pay(g, ANN, 2)

    assert owed == 3 - 1
    assert len(hand(g, ANN)) == 1
    assert goods(g, ANN) == {"Rebel Warrior Race": "genes"}
    assert tableau(g, ANN) == ["Old Earth", "Contact Specialist", "Rebel Warrior Race"]


@pytest.mark.scenario("race-base/S070")
@pytest.mark.rule("race.settle.two-ways")
def test_a_military_world_that_was_paid_for_is_still_a_military_world() -> None:
    g = arranged(
        "settle",
        seat(
            "Old Earth",
            "Contact Specialist",
            "Galactic Imperium",
            hand=["Rebel Warrior Race"],
            fillers=3,
        ),
    )
    before = g.scores()[ANN]

    say(g, ANN, "Rebel Warrior Race")
    say(g, ANN, "pay")
    pay(g, ANN, 2)

    assert g.scores()[ANN] - before == 2 + 2, "printed, and Galactic Imperium's for Rebel worlds"


@pytest.mark.scenario("race-base/S071")
@pytest.mark.rule("race.settle.contact-alien", "race.goods.alien-kind")
def test_contact_specialist_does_not_deal_with_aliens() -> None:
    g = arranged(
        "settle",
        seat(
            "New Sparta",
            "Contact Specialist",
            "Space Marines",
            hand=["Alien Robot Sentry"],
            fillers=5,
        ),
        automatic=False,
    )

    say(g, ANN, "Alien Robot Sentry")
    decline(g, BO)
    with refused(g, "ALIEN_EXCLUDED", card="alien-robot-sentry"):
        say(g, ANN, "pay")
    ways = offered(g, ANN)
    say(g, ANN, "conquer")

    assert ways == ["conquer"]
    assert tableau(g, ANN)[-1] == "Alien Robot Sentry"
    assert len(hand(g, ANN)) == 5


@pytest.mark.scenario("race-base/S071")
@pytest.mark.rule("race.settle.contact-alien")
@pytest.mark.parametrize(
    ("world", "defense"),
    [
        ("Alien Robot Sentry", 2),
        ("Alien Robot Scout Ship", 4),
        ("Lost Alien Warship", 5),
        ("Lost Alien Battle Fleet", 6),
    ],
)
def test_an_alien_military_world_out_of_reach_cannot_be_selected(world: str, defense: int) -> None:
    g = arranged(
        "settle", seat("New Sparta", "Contact Specialist", hand=[world], fillers=8), automatic=False
    )

    with refused(g, "NOT_ENOUGH_MILITARY", defense=defense, strength=2 - 1):
        say(g, ANN, world)


@pytest.mark.rule("race.settle.affordable")
def test_a_military_world_that_could_be_paid_for_lacks_cards_not_military() -> None:
    g = arranged(
        "settle",
        seat("Old Earth", "Contact Specialist", hand=["Rebel Base"], fillers=4),
        automatic=False,
    )

    with refused(g, "NOT_ENOUGH_CARDS", cost=6 - 1, have=4, short=1):
        say(g, ANN, "Rebel Base")

    assert greyed(g, ANN)["Rebel Base"] == "NOT_ENOUGH_CARDS"


@pytest.mark.scenario("race-base/S072")
@pytest.mark.rule("race.settle.no-mix", "race.settle.contact")
def test_military_never_lowers_a_price_and_cards_never_raise_military() -> None:
    g = arranged(
        "settle",
        seat("New Sparta", "Contact Specialist", hand=["Rebel Underground"], fillers=3),
        automatic=False,
    )

    say(g, ANN, "Rebel Underground")
    decline(g, BO)
    with refused(g, "CANNOT_MIX_MILITARY_AND_PAYMENT"):
        say_all(g, ANN, ["conquer", *hand(g, ANN)[:2]])
    ways = offered(g, ANN)
    say(g, ANN, "pay")
    with refused(g, "WRONG_PAYMENT", count=1, least=2, most=2):
        pay(g, ANN, 1)
    pay(g, ANN, 2)

    assert ways == ["pay"]
    assert len(hand(g, ANN)) == 1


@pytest.mark.scenario("race-base/S073")
@pytest.mark.rule("race.settle.contact-discounts", "race.pw.settle-discount-any")
def test_discounts_count_for_a_military_world_that_is_paid_for() -> None:
    g = arranged(
        "settle",
        seat("Old Earth", "Contact Specialist", "Replicant Robots", hand=["Rebel Base"], fillers=3),
    )

    say(g, ANN, "Rebel Base")

    assert tableau(g, ANN)[-1] == "Rebel Base"
    assert len(discards(g)) == 6 - 1 - 2
    assert hand(g, ANN) == []


@pytest.mark.scenario("race-base/S074")
@pytest.mark.rule("race.settle.contact-discounts", "race.pw.settle-discount-kind")
def test_a_discount_for_a_kind_counts_for_a_military_world_of_the_kind() -> None:
    g = arranged(
        "settle", seat("Old Earth", "Contact Specialist", "Mining Robots", hand=["Rebel Miners"])
    )

    say(g, ANN, "Rebel Miners")

    assert tableau(g, ANN)[-1] == "Rebel Miners"
    assert (hand(g, ANN), discards(g)) == ([], [])


@pytest.mark.scenario("race-base/S074")
@pytest.mark.rule("race.settle.contact-discounts", "race.pw.settle-discount-kind")
def test_a_discount_for_a_kind_does_not_count_for_another_kind() -> None:
    g = arranged(
        "settle",
        seat("Old Earth", "Contact Specialist", "Mining Robots", hand=["Pirate World"], fillers=3),
    )

    say(g, ANN, "Pirate World")

    assert question(g, ANN).most == 3 - 1


@pytest.mark.scenario("race-base/S075")
@pytest.mark.rule("race.settle.contact-ship", "race.pw.colony-ship")
def test_contact_specialist_and_colony_ship_work_together() -> None:
    g = arranged(
        "settle", seat("Old Earth", "Contact Specialist", "Colony Ship", hand=["Rebel Homeworld"])
    )

    say(g, ANN, "Rebel Homeworld")

    assert tableau(g, ANN) == ["Old Earth", "Contact Specialist", "Rebel Homeworld"]
    assert discards(g) == ["Colony Ship"]


@pytest.mark.scenario("race-base/S076")
@pytest.mark.rule(
    "race.settle.contact-ship", "race.settle.contact-alien", "race.settle.colony-ship"
)
def test_neither_contact_specialist_nor_colony_ship_helps_against_aliens() -> None:
    g = arranged(
        "settle",
        seat(
            "Old Earth", "Contact Specialist", "Colony Ship", hand=["Lost Alien Warship"], fillers=8
        ),
        automatic=False,
    )

    with refused(g, "NOT_ENOUGH_MILITARY", defense=5, strength=-1):
        say(g, ANN, "Lost Alien Warship")

    assert "Lost Alien Warship" not in offered(g, ANN)


@pytest.mark.scenario("race-base/S077")
@pytest.mark.rule("race.settle.two-ways")
def test_who_can_conquer_and_pay_chooses() -> None:
    g = arranged(
        "settle",
        seat(
            "New Sparta",
            "Space Marines",
            "Contact Specialist",
            hand=["Rebel Underground"],
            fillers=4,
        ),
    )

    say(g, ANN, "Rebel Underground")
    each = costs(g, ANN)
    paying = g.copy()
    say(g, ANN, "conquer")
    say(paying, ANN, "pay")
    pay(paying, ANN, 2)

    assert each == {"conquer": 0, "pay": 2}
    assert tableau(g, ANN)[-1] == tableau(paying, ANN)[-1] == "Rebel Underground"
    assert len(hand(g, ANN)) == 4
    assert len(hand(paying, ANN)) == 2


@pytest.mark.scenario("race-base/S078")
@pytest.mark.rule("race.goods.alien-kind", "race.settle.colony-ship")
def test_alien_rosetta_stone_world_is_not_of_the_alien_kind() -> None:
    g = arranged("settle", seat("Old Earth", "Colony Ship", hand=["Alien Rosetta Stone World"]))

    say(g, ANN, "Alien Rosetta Stone World")

    assert tableau(g, ANN) == ["Old Earth", "Alien Rosetta Stone World"]
    assert discards(g) == ["Colony Ship"]


@pytest.mark.scenario("race-base/S079")
@pytest.mark.rule("race.settle.colony-ship", "race.goods.alien-kind")
def test_colony_ship_does_not_reach_alien_worlds() -> None:
    g = arranged(
        "settle",
        seat("Old Earth", "Colony Ship", hand=["Deserted Alien Outpost"], fillers=4),
        automatic=False,
    )

    say(g, ANN, "Deserted Alien Outpost")
    decline(g, BO)
    with refused(g, "ALIEN_EXCLUDED", card="deserted-alien-outpost"):
        say(g, ANN, "pay+ship")
    say(g, ANN, "pay")
    pay(g, ANN, 4)

    assert tableau(g, ANN) == ["Old Earth", "Colony Ship", "Deserted Alien Outpost"]
    assert hand(g, ANN) == []


@pytest.mark.scenario("race-base/S079")
@pytest.mark.rule("race.settle.colony-ship", "race.settle.affordable")
def test_an_alien_world_beside_a_ship_must_be_affordable_with_cards() -> None:
    g = arranged(
        "settle",
        seat("Old Earth", "Colony Ship", hand=["Deserted Alien Outpost"], fillers=3),
        automatic=False,
    )

    with refused(g, "NOT_ENOUGH_CARDS", cost=4, have=3, short=1):
        say(g, ANN, "Deserted Alien Outpost")


@pytest.mark.scenario("race-base/S080")
@pytest.mark.rule("race.settle.no-mix", "race.settle.colony-ship")
def test_colony_ship_cannot_be_used_while_conquering() -> None:
    g = arranged(
        "settle", seat("New Sparta", "Colony Ship", hand=["Star Nomad Lair"]), automatic=False
    )

    say(g, ANN, "Star Nomad Lair")
    decline(g, BO)
    with refused(g, "CANNOT_MIX_MILITARY_AND_PAYMENT", card="star-nomad-lair"):
        say(g, ANN, "conquer+ship")
    say(g, ANN, "conquer")

    assert tableau(g, ANN) == ["New Sparta", "Colony Ship", "Star Nomad Lair"]


@pytest.mark.scenario("race-base/S081")
@pytest.mark.rule("race.settle.colony-ship")
@pytest.mark.parametrize(
    ("way", "left"),
    [
        ("pay", ["Old Earth", "Colony Ship", "Pilgrimage World"]),
        ("pay+ship", ["Old Earth", "Pilgrimage World"]),
    ],
)
def test_colony_ship_may_be_used_at_cost_0(way: str, left: list[str]) -> None:
    g = arranged("settle", seat("Old Earth", "Colony Ship", hand=["Pilgrimage World"]))

    say(g, ANN, "Pilgrimage World")
    each = costs(g, ANN)
    say(g, ANN, way)

    assert each == {"pay": 0, "pay+ship": 0}
    assert tableau(g, ANN) == left
