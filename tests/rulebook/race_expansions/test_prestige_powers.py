"""Powers that give prestige after building, placing and producing; military that hangs on words."""

from __future__ import annotations

import pytest

from rulebook.race.arranging import (
    ANN,
    BO,
    BRINK,
    arranged,
    goods,
    hand,
    pay,
    play_on,
    prestige,
    refused,
    say,
    seat,
    tableau,
    told,
    with_good,
)
from rulebook.race_expansions.fighting import choose_worlds, settling

ALL = {"expansions": BRINK}


@pytest.mark.scenario("race-expansions/S159")
@pytest.mark.rule("race.pw.military-if-tableau")
@pytest.mark.parametrize(
    ("others", "military"),
    [(["Space Marines"], 3), (["Space Marines", "Imperium Troops"], 2), ([], 1)],
)
def test_freedom_fighters_lose_two_military_beside_an_imperium_card(
    others: list[str], military: int
) -> None:
    g = arranged("settle", seat("Rebel Freedom Fighters", *others), options=ALL)

    mine = g.seats[ANN]

    assert mine.total_military(g.cards, mine.tableau) == military


@pytest.mark.scenario("race-expansions/S159")
@pytest.mark.rule(
    "race.pw.military-if-tableau",
    "race.pw.develop-prestige-after",
    "race.pw.settle-prestige-after",
    "race.power.rebel-developments",
)
def test_freedom_fighters_gain_prestige_for_rebel_developments_and_rebel_military_worlds() -> None:
    g = arranged(
        "develop",
        seat(
            "Rebel Freedom Fighters",
            "Space Marines",
            hand=["Rebel Troops", "Rebel Miners"],
            fillers=2,
        ),
        seat(chose=["develop", "settle"]),
        options=ALL,
        automatic=False,
    )
    say(g, ANN, "Rebel Troops")
    say(g, BO, "pass")
    pay(g, ANN, 2)
    after_develop = prestige(g, ANN)
    choose_worlds(g, {ANN: "Rebel Miners"})
    say(g, ANN, "conquer")

    assert after_develop == 1
    assert prestige(g, ANN) == 2


@pytest.mark.rule("race.power.rebel-developments", "race.pw.develop-prestige-after")
@pytest.mark.parametrize(
    ("development", "gained"),
    [
        ("Rebel Alliance", 1),
        ("Rebel Pact", 1),
        ("Rebel Troops", 1),
        ("Rebel Sneak Attack", 1),
        ("Space Marines", 0),
        ("Imperium Troops", 0),
    ],
)
def test_rebel_developments_are_those_with_the_word(development: str, gained: int) -> None:
    g = arranged(
        "develop",
        seat("Rebel Council", hand=[development], fillers=6),
        options=ALL,
        automatic=False,
    )
    say(g, ANN, development)
    say(g, BO, "pass")
    if g.seats[ANN].owes:
        pay(g, ANN, g.seats[ANN].owes)

    assert development in tableau(g, ANN)
    assert prestige(g, ANN) == gained


@pytest.mark.scenario("race-expansions/S160")
@pytest.mark.rule("race.pw.pay-for-military-prestige")
def test_a_mediator_gains_prestige_for_paying_even_nothing() -> None:
    g = settling(
        seat("Old Earth", "Contact Specialist", "Pan-Galactic Mediator", hand=["Rebel Fuel Cache"]),
        options=ALL,
        automatic=False,
    )
    mine = g.seats[ANN]
    military = mine.total_military(g.cards, mine.tableau)
    choose_worlds(g, {ANN: "Rebel Fuel Cache"})
    with refused(g, "NOT_ENOUGH_MILITARY", strength=-2, defense=1):
        say(g, ANN, "conquer")
    say(g, ANN, "pay")

    assert military == -2
    assert "Rebel Fuel Cache" in tableau(g, ANN)
    assert prestige(g, ANN) == 1


@pytest.mark.rule("race.pw.pay-for-military-prestige")
def test_a_mediator_gains_nothing_for_a_peaceful_world() -> None:
    g = settling(
        seat(
            "Old Earth",
            "Contact Specialist",
            "Pan-Galactic Mediator",
            hand=["Gem World"],
            fillers=2,
        ),
        options=ALL,
        automatic=False,
    )
    choose_worlds(g, {ANN: "Gem World"})
    say(g, ANN, "pay")
    pay(g, ANN, 2)

    assert prestige(g, ANN) == 0


SOURCES = ["Alien Cornucopia", "Imperium Capital", "Pan-Galactic Affluence", "Federation Capital"]


@pytest.mark.scenario("race-expansions/S161")
@pytest.mark.rule("race.pw.settle-prestige-after")
def test_prestige_after_a_world_adds_up() -> None:
    g = settling(seat("New Sparta", *SOURCES, hand=["Rebel Miners"]), options=ALL, automatic=False)
    choose_worlds(g, {ANN: "Rebel Miners"})
    say(g, ANN, "conquer")

    assert prestige(g, ANN) == 2


@pytest.mark.scenario("race-expansions/S161")
@pytest.mark.rule("race.pw.develop-prestige-after", "race.six.planet-buster")
@pytest.mark.parametrize(
    ("development", "reasons"),
    [
        ("Galactic Imperium", ["develop", "develop"]),
        ("Imperium Planet Buster", ["symbol", "develop"]),
        ("Space Marines", ["develop"]),
    ],
)
def test_prestige_after_a_development_adds_up_and_a_cost_of_nine_is_not_six(
    development: str, reasons: list[str]
) -> None:
    g = arranged(
        "develop",
        seat("New Sparta", *SOURCES, hand=[development], fillers=9),
        options=ALL,
        automatic=False,
    )
    g.listen()
    say(g, ANN, development)
    say(g, BO, "pass")
    pay(g, ANN, g.seats[ANN].owes)

    assert prestige(g, ANN) == len(reasons)
    assert [event.facts["why"] for event in told(g, "prestige", ANN)][: len(reasons)] == reasons


@pytest.mark.scenario("race-expansions/S168")
@pytest.mark.rule("race.pw.prestige-if-most", "race.pw.produce-prestige")
@pytest.mark.parametrize(("rivals", "gained"), [(1, 1), (2, 0)])
def test_strictly_most_chromosome_worlds_give_prestige_in_produce(rivals: int, gained: int) -> None:
    g = arranged(
        "produce",
        seat("Ravaged Uplift World", "Avian Uplift Race", with_good("Uplift Gene Breeders")),
        seat("Old Earth", *["Reptilian Uplift Race", "Aquatic Uplift Race"][:rivals]),
        options=ALL,
    )
    play_on(g, "action")

    assert prestige(g, ANN) == gained


@pytest.mark.rule("race.pw.produce-prestige")
def test_gene_breeders_give_prestige_for_a_good_really_produced() -> None:
    g = arranged("produce", seat("Old Earth", "Uplift Gene Breeders"), options=ALL)

    assert goods(g, ANN) == {"Uplift Gene Breeders": "genes"}
    assert prestige(g, ANN) == 1


@pytest.mark.scenario("race-expansions/S169")
@pytest.mark.rule("race.pw.draw-if-most-any")
@pytest.mark.parametrize(("count", "cards"), [(3, 0), (4, 1)])
def test_strictly_most_goods_of_all_kinds_draw_a_card(count: int, cards: int) -> None:
    worlds = ["Spice World", "Malevolent Lifeforms", "Alien Burial Site", "Lifeforms, Inc."]
    g = arranged(
        "produce",
        seat("Old Earth", "Pan-Galactic Affluence", *worlds[:count]),
        seat(
            "New Sparta",
            "Alien Robotic Factory",
            "Bio-Hazard Mining World",
            "Prosperous World",
            chose="produce",
        ),
        options=ALL,
        automatic=False,
    )
    play_on(g, "action")

    assert (len(goods(g, ANN)), len(goods(g, BO))) == (count, 3)
    assert len(hand(g, ANN)) == cards
