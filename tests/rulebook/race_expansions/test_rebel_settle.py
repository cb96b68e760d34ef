"""Powers of the second expansion in Settle: paying for military worlds, conquering others."""

from __future__ import annotations

import pytest

from perihelion.race.state import Race
from rulebook.race.arranging import (
    ANN,
    BO,
    BRINK,
    REBELS,
    Plain,
    arranged,
    asked_for,
    costs,
    discards,
    finish_round,
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
from rulebook.race_expansions.playing import place

REBELS_ONLY = {"expansions": REBELS}


def placing(world: str, ann: Plain, expansions: list[str] = REBELS) -> Race:
    """Ann has placed this world and says now how."""
    g = arranged("settle", ann, options={"expansions": expansions}, automatic=False)
    say(g, ANN, world)
    say(g, BO, "pass")
    assert asked_for(g, ANN) == "settle-method"
    return g


def payer(*more: str) -> Plain:
    """Ann with two pay powers, a discount on them, and more."""
    return seat(
        "Rebel Cantina",
        "Rebel Alliance",
        "Rebel Pact",
        *more,
        hand=["Rebel Base", "Alien Robot Sentry", "Hive World"],
        fillers=4,
    )


# -- paying for military worlds -------------------------------------------------


@pytest.mark.scenario("race-expansions/S098")
@pytest.mark.rule("race.pw.pay-for-military-only", "race.pw.pay-for-military-discount")
def test_a_rebel_world_is_paid_for_with_rebel_alliance_less_two_and_rebel_pact_less_two() -> None:
    g = placing("Rebel Base", payer())
    say_all(g, ANN, ["Rebel Alliance", "pay"])

    assert question(g, ANN).most == 6 - 2 - 2
    pay(g, ANN, 2)
    assert "Rebel Base" in tableau(g, ANN)


@pytest.mark.rule("race.pw.pay-for-military-only")
def test_of_several_pay_powers_that_fit_one_may_be_named_and_else_the_best_serves() -> None:
    g = placing("Rebel Base", payer())
    best = placing("Rebel Base", payer())
    say_all(g, ANN, ["Rebel Cantina", "pay"])
    say(best, ANN, "pay")

    assert question(g, ANN).most == 6 - 0 - 2
    assert question(best, ANN).most == 6 - 2 - 2


@pytest.mark.scenario("race-expansions/S098")
@pytest.mark.rule("race.pw.pay-for-military-only", "race.pw.pay-for-military-discount")
def test_a_world_that_only_rebel_cantina_pays_for_gets_the_discount_of_rebel_pact_too() -> None:
    g = placing("Hive World", payer())
    assert offered(g, ANN) == ["pay"]
    say(g, ANN, "pay")

    assert question(g, ANN).most == 3 - 0 - 2


@pytest.mark.scenario("race-expansions/S098")
@pytest.mark.rule("race.pw.pay-for-military-only")
def test_a_pay_power_that_does_not_fit_is_refused_and_so_are_two_for_one_world() -> None:
    hive = placing("Hive World", payer())
    with refused(hive, "PAY_POWER_DOES_NOT_FIT"):
        say_all(hive, ANN, ["Rebel Alliance", "pay"])

    base = placing("Rebel Base", payer())
    with refused(base, "ONE_PAY_POWER"):
        say_all(base, ANN, ["Rebel Cantina", "Rebel Alliance", "pay"])
    with refused(hive, "ONE_PAY_POWER"):
        say_all(hive, ANN, ["Rebel Cantina", "Rebel Alliance", "pay"])


@pytest.mark.scenario("race-expansions/S098")
@pytest.mark.rule("race.pw.pay-for-military-only")
def test_rebel_cantina_does_not_pay_for_the_alien_kind() -> None:
    g = placing("Alien Robot Sentry", payer("Space Marines"))  # she could conquer it

    with refused(g, "ALIEN_EXCLUDED"):
        say_all(g, ANN, ["Rebel Cantina", "pay"])
    with refused(g, "ALIEN_EXCLUDED"):
        say(g, ANN, "pay")
    with refused(g, "PAY_POWER_DOES_NOT_FIT"):
        say_all(g, ANN, ["Rebel Alliance", "pay"])
    say(g, ANN, "conquer")
    assert "Alien Robot Sentry" in tableau(g, ANN)


@pytest.mark.scenario("race-expansions/S098")
@pytest.mark.rule("race.pw.pay-for-military-only")
def test_a_world_that_can_be_neither_conquered_nor_paid_for_cannot_be_chosen() -> None:
    g = arranged("settle", payer(), options=REBELS_ONLY)

    with refused(g, "NOT_ENOUGH_MILITARY", strength=0):
        say(g, ANN, "Alien Robot Sentry")
    assert {"Rebel Base", "Hive World"} <= set(offered(g, ANN))


@pytest.mark.rule("race.pw.pay-for-military-only")
@pytest.mark.parametrize(
    ("payer_card", "world", "cost"),
    [
        ("Alien Research Team", "Alien Robot Sentry", 2 - 1),  # it has a discount of its own
        ("Ravaged Uplift World", "Avian Uplift Race", 2),
        ("Rebel Cantina", "Avian Uplift Race", 2),
        ("Rebel Alliance", "Rebel Base", 4),
    ],
)
def test_each_pay_power_has_its_range(payer_card: str, world: str, cost: int) -> None:
    g = placing(world, seat("Old Earth", payer_card, hand=[world], fillers=6), BRINK)
    say(g, ANN, "pay")

    assert question(g, ANN).most == cost


@pytest.mark.rule("race.pw.pay-for-military-only")
@pytest.mark.parametrize(
    ("payer_card", "world", "code"),
    [
        ("Alien Research Team", "Rebel Fuel Cache", "PAY_POWER_DOES_NOT_FIT"),
        ("Ravaged Uplift World", "Rebel Fuel Cache", "PAY_POWER_DOES_NOT_FIT"),
        ("Ravaged Uplift World", "Alien Robot Sentry", "PAY_POWER_DOES_NOT_FIT"),
        ("Rebel Alliance", "Hive World", "PAY_POWER_DOES_NOT_FIT"),
        ("Rebel Cantina", "Alien Robot Sentry", "ALIEN_EXCLUDED"),
    ],
)
def test_a_pay_power_pays_for_nothing_out_of_its_range(
    payer_card: str, world: str, code: str
) -> None:
    strong = seat("New Sparta", "Drop Ships", payer_card, hand=[world], fillers=6)
    g = placing(world, strong, BRINK)

    with refused(g, code):
        say(g, ANN, "pay")


@pytest.mark.scenario("race-expansions/S099")
@pytest.mark.rule("race.pw.pay-for-military-discount")
def test_rebel_pact_alone_pays_for_nothing() -> None:
    g = arranged(
        "settle",
        seat("Epsilon Eridani", "Rebel Pact", hand=["Rebel Fuel Cache", "Rebel Miners"], fillers=4),
        options=REBELS_ONLY,
        automatic=False,
    )
    with refused(g, "NOT_ENOUGH_MILITARY", defense=2, strength=1):
        say(g, ANN, "Rebel Miners")
    say(g, ANN, "Rebel Fuel Cache")
    say(g, BO, "pass")

    with refused(g, "MILITARY_WORLD_NOT_PAYABLE"):
        say(g, ANN, "pay")


# -- Cloaking Technology --------------------------------------------------------


CLOAKING = "Imperium Cloaking Technology"


@pytest.mark.rule("race.pw.conquer-peaceful-cloaking")
def test_cloaking_technology_conquers_a_peaceful_world_at_its_cost_less_two() -> None:
    g = arranged("settle", seat("New Sparta", CLOAKING, hand=["New Vinland"]), options=REBELS_ONLY)
    place(g, {ANN: "New Vinland"})
    finish_round(g)

    assert tableau(g, ANN) == ["New Sparta", "New Vinland"]
    assert CLOAKING in discards(g)
    world = g.cards[g.seats[ANN].tableau[1]]
    assert not world.military


@pytest.mark.rule("race.pw.conquer-peaceful-cloaking")
def test_a_peaceful_world_has_no_negative_defense() -> None:
    weak = seat("Old Earth", CLOAKING, "Contact Specialist", hand=["Artist Colony"], fillers=1)
    g = placing("Artist Colony", weak)

    with refused(g, "NOT_ENOUGH_MILITARY", defense=0, strength=-1):
        say_all(g, ANN, [CLOAKING, "conquer"])


@pytest.mark.rule("race.pw.conquer-peaceful-cloaking")
def test_cloaking_technology_needs_the_strength_and_does_not_mix_with_payment() -> None:
    dear = seat("New Sparta", CLOAKING, hand=["Lost Species Ark World"], fillers=5)
    g = placing("Lost Species Ark World", dear)

    with refused(g, "NOT_ENOUGH_MILITARY", defense=5 - 2, strength=2):
        say_all(g, ANN, [CLOAKING, "conquer"])
    say(g, ANN, "pay")
    assert question(g, ANN).most == 5

    cheap = placing("Gem World", seat("New Sparta", CLOAKING, hand=["Gem World"], fillers=2))
    with refused(cheap, "CANNOT_MIX_MILITARY_AND_PAYMENT"):
        say_all(cheap, ANN, [CLOAKING, "pay"])


@pytest.mark.rule("race.pw.conquer-peaceful-cloaking")
def test_discounts_do_not_lower_the_defense_of_a_peaceful_world() -> None:
    robots = seat(
        "New Sparta", CLOAKING, "Replicant Robots", hand=["Lost Species Ark World"], fillers=5
    )
    g = placing("Lost Species Ark World", robots)

    with refused(g, "NOT_ENOUGH_MILITARY", defense=3, strength=2):
        say_all(g, ANN, [CLOAKING, "conquer"])


# -- military -------------------------------------------------------------------


@pytest.mark.rule("race.pw.military-per-world")
def test_military_for_worlds_counts_the_world_itself_and_those_there_when_the_phase_began() -> None:
    chromo = ["Uplift Mercenary Force", "Uplift Revolt World", "Avian Uplift Race"]
    g = arranged("action", seat(*chromo), options={"expansions": BRINK})
    player = g.seats[ANN]

    assert player.total_military(g.cards, player.tableau) == 3 + 3

    fortress = seat("Epsilon Eridani", "Hidden Fortress", hand=["Rebel Fuel Cache", "Rebel Base"])
    h = arranged("settle", fortress, options={"expansions": BRINK})
    with refused(h, "NOT_ENOUGH_MILITARY", strength=1 + 1):
        say(h, ANN, "Rebel Base")
    place(h, {ANN: "Rebel Fuel Cache"})
    after = h.seats[ANN]
    assert after.total_military(h.cards, after.tableau) == 1 + 2


@pytest.mark.rule("race.pw.specialised-kinds")
@pytest.mark.parametrize(
    ("card", "dear", "cost", "strong", "strength"),
    [
        ("Deserted Alien World", "Deserted Alien Library", 6 - 2, "Lost Alien Battle Fleet", 2),
        ("Smuggling World", "Galactic Studios", 5 - 1, "Information Hub", 1),
        ("Abandoned Alien Uplift Camp", "Lost Species Ark World", 5 - 2, "Hive World", 2),
        ("Alien Uplift Center", "Lost Species Ark World", 5 - 2, "Hive World", 2),
        ("Gem Smugglers", "New Earth", 5 - 1, "Rebel Fuel Refinery", 1),
    ],
)
def test_discounts_and_strength_for_a_kind(
    card: str, dear: str, cost: int, strong: str, strength: int
) -> None:
    g = arranged(
        "settle",
        seat(
            "Old Earth", card, hand=[dear, strong, "Rebel Homeworld", "Alien Monolith"], fillers=6
        ),
        options={"expansions": BRINK},
    )

    assert costs(g, ANN)[dear] == cost
    with refused(g, "NOT_ENOUGH_MILITARY", strength=strength):
        say(g, ANN, strong)
    with refused(g, "NOT_ENOUGH_MILITARY", strength=0):
        say(g, ANN, "Rebel Homeworld")


@pytest.mark.rule("race.pw.specialised-kinds")
@pytest.mark.parametrize(
    ("card", "plain"),
    [
        ("Imperium Warlord", 1),
        ("Imperium Seat", 0),
        ("Imperium Troops", 1),
        ("Imperium Invasion Fleet", 3),
    ],
)
def test_strength_against_rebels(card: str, plain: int) -> None:
    g = arranged(
        "settle",
        seat("Old Earth", card, hand=["Rebel Homeworld", "Lost Alien Battle Fleet"]),
        options={"expansions": BRINK},
        automatic=False,
    )

    with refused(g, "NOT_ENOUGH_MILITARY", strength=plain + 1):
        say(g, ANN, "Rebel Homeworld")
    with refused(g, "NOT_ENOUGH_MILITARY", strength=plain):
        say(g, ANN, "Lost Alien Battle Fleet")
    assert len(hand(g, ANN)) == 2
