"""Powers and variable points of the first expansion outside Settle."""

from __future__ import annotations

import pytest

from perihelion.race.scoring import six_points
from perihelion.race.state import Race
from rulebook.race.arranging import (
    ANN,
    BO,
    BRINK,
    CY,
    STORM,
    arranged,
    asked_for,
    chips,
    goods,
    greyed,
    hand,
    offered,
    refused,
    say,
    seat,
    tableau,
    use,
    with_good,
)
from rulebook.race_expansions.playing import place, second_world

STORM_ONLY = {"expansions": STORM}


# -- Damaged Alien Factory ------------------------------------------------------


def factory() -> Race:
    """Produce, with a factory that wants a card and a draw for every kind."""
    return arranged(
        "produce",
        seat("Damaged Alien Factory", "Gem World", "Volcanic World", "Diversified Economy"),
        options=STORM_ONLY,
    )


@pytest.mark.scenario("race-expansions/S055")
@pytest.mark.rule("race.pw.produce-here-discard")
def test_a_card_drawn_in_the_phase_may_pay_for_a_good_that_then_counts_as_a_kind() -> None:
    g = factory()
    assert asked_for(g, ANN) == "produce-power"
    assert len(hand(g, ANN)) == 1

    say(g, ANN, "Damaged Alien Factory")

    assert goods(g, ANN) == {
        "Damaged Alien Factory": "alien",
        "Gem World": "novelty",
        "Volcanic World": "rare",
    }
    assert len(hand(g, ANN)) == 1 - 1 + 3


@pytest.mark.scenario("race-expansions/S055")
@pytest.mark.rule("race.pw.produce-here-discard")
def test_a_good_produced_after_the_draw_for_kinds_does_not_count() -> None:
    g = factory()
    say(g, ANN, "Diversified Economy")
    assert len(hand(g, ANN)) == 1 + 2

    say(g, ANN, "Damaged Alien Factory")
    g.answer(ANN, g.seats[ANN].hand[0])

    assert "Damaged Alien Factory" in goods(g, ANN)
    assert len(hand(g, ANN)) == 3 - 1


@pytest.mark.rule("race.pw.produce-here-discard")
def test_without_the_discard_the_factory_produces_nothing() -> None:
    g = factory()
    say(g, ANN, "stop")

    assert goods(g, ANN) == {"Gem World": "novelty", "Volcanic World": "rare"}
    assert len(hand(g, ANN)) == 1 + 2


@pytest.mark.rule("race.pw.produce-here-discard")
def test_the_factory_cannot_produce_for_an_empty_hand_or_where_a_good_lies() -> None:
    poor = arranged(
        "produce",
        seat("Damaged Alien Factory", "Volcanic World", "Diversified Economy"),
        options=STORM_ONLY,
    )
    with refused(poor, "NOT_ENOUGH_CARDS"):
        say(poor, ANN, "Damaged Alien Factory")

    full = arranged(
        "produce",
        seat(with_good("Damaged Alien Factory"), "Universal Exports", "Asteroid Belt", fillers=2),
        options={"expansions": BRINK},
    )
    with refused(full, "WORLD_HAS_GOOD"):
        say(full, ANN, "Damaged Alien Factory")
    assert greyed(full, ANN)["Damaged Alien Factory"] == "WORLD_HAS_GOOD"


# -- Trade and Consume ----------------------------------------------------------


@pytest.mark.scenario("race-expansions/S056")
@pytest.mark.rule("race.pw.trade-bonus-per-world")
def test_clandestine_uplift_lab_draws_for_each_chromosome_world_when_genes_are_sold() -> None:
    g = arranged(
        "consume",
        seat(
            "New Sparta",
            "Clandestine Uplift Lab",
            with_good("Avian Uplift Race"),
            "The Last of the Uplift Gnarssh",
            "Export Duties",
            chose="consume-trade",
        ),
        options=STORM_ONLY,
    )

    assert len(hand(g, ANN)) == 4 + 3 + 1
    assert goods(g, ANN) == {}


@pytest.mark.rule("race.pw.trade-bonus-per-world")
def test_clandestine_uplift_lab_draws_nothing_more_for_another_kind() -> None:
    g = arranged(
        "consume",
        seat("New Sparta", "Clandestine Uplift Lab", with_good("Gem World"), chose="consume-trade"),
        options=STORM_ONLY,
    )

    assert len(hand(g, ANN)) == 2


@pytest.mark.scenario("race-expansions/S058")
@pytest.mark.rule("race.pw.consume-from-this-world")
def test_alien_toy_shop_takes_no_other_good() -> None:
    g = arranged(
        "consume",
        seat("New Sparta", "Alien Toy Shop", with_good("Deserted Alien Outpost")),
        options=STORM_ONLY,
    )

    assert asked_for(g, ANN) == "action"
    assert goods(g, ANN) == {"Deserted Alien Outpost": "alien"}
    assert chips(g, ANN) == 0


@pytest.mark.scenario("race-expansions/S058")
@pytest.mark.rule("race.pw.consume-from-this-world")
@pytest.mark.parametrize(("chose", "points"), [(["consume-double"], 4), ([], 2)])
def test_alien_toy_shop_must_consume_its_own_good(chose: list[str], points: int) -> None:
    g = arranged(
        "consume",
        seat("New Sparta", with_good("Alien Toy Shop"), chose=chose),
        seat("Old Earth", chose="consume-double"),
        options=STORM_ONLY,
    )

    assert asked_for(g, ANN) == "action"
    assert goods(g, ANN) == {}
    assert chips(g, ANN) == points


@pytest.mark.rule("race.pw.consume-from-this-world")
def test_another_alien_good_is_refused_by_alien_toy_shop() -> None:
    g = arranged(
        "consume",
        seat("New Sparta", with_good("Alien Toy Shop"), with_good("Deserted Alien Outpost")),
        options=STORM_ONLY,
        automatic=False,
    )
    with refused(g, "MUST_CONSUME"):
        say(g, ANN, "stop")
    use(g, ANN, "Alien Toy Shop")

    with refused(g, "WRONG_KIND"):
        say(g, ANN, "Deserted Alien Outpost")
    say(g, ANN, "Alien Toy Shop")
    assert goods(g, ANN) == {"Deserted Alien Outpost": "alien"}


@pytest.mark.rule("race.six.galactic-genome-project")
def test_galactic_genome_project_takes_two_genes_goods_for_three_points() -> None:
    two = [with_good("Empath World"), with_good("Hive World")]
    g = arranged("consume", seat("New Sparta", "Galactic Genome Project", *two), options=STORM_ONLY)
    one = arranged(
        "consume",
        seat("New Sparta", "Galactic Genome Project", two[0], with_good("Gem World")),
        options=STORM_ONLY,
    )

    assert (chips(g, ANN), goods(g, ANN)) == (3, {})
    assert chips(one, ANN) == 0
    assert len(goods(one, ANN)) == 2


# -- Produce --------------------------------------------------------------------


@pytest.mark.scenario("race-expansions/S059")
@pytest.mark.rule("race.pw.draw-per-world-military", "race.pw.second-windfall-guild")
def test_imperium_lords_draw_for_military_worlds_and_terraforming_guild_must_produce() -> None:
    g = arranged(
        "produce",
        seat(
            "New Sparta", "Rebel Miners", "Rebel Fuel Cache", "Imperium Lords", "Terraforming Guild"
        ),
        options=STORM_ONLY,
        automatic=False,
    )
    assert asked_for(g, ANN) == "windfall"
    assert offered(g, ANN) == ["Rebel Fuel Cache"]
    with refused(g, "MUST_PRODUCE"):
        say(g, ANN, "pass")
    say(g, ANN, "Rebel Fuel Cache")

    assert goods(g, ANN) == {"Rebel Miners": "rare", "Rebel Fuel Cache": "rare"}
    assert len(hand(g, ANN)) == 3


@pytest.mark.rule("race.pw.second-windfall-guild")
def test_terraforming_guild_draws_after_each_world() -> None:
    g = arranged(
        "settle",
        seat(
            "Old Earth",
            "Terraforming Guild",
            "Improved Logistics",
            hand=["Artist Colony", "Empath World"],
            fillers=2,
        ),
        options=STORM_ONLY,
    )
    place(g, {ANN: "Artist Colony"})
    assert len(hand(g, ANN)) == 4 - 1 - 1 + 1
    second_world(g, ANN, "Empath World")

    assert len(hand(g, ANN)) == 3 - 1 - 1 + 1


# -- variable points ------------------------------------------------------------


def worth(g: Race, who: int, six: str) -> int:
    """The points that a card of this player is worth by its lines."""
    player = g.seats[who]
    card = g.cards[player.tableau[tableau(g, who).index(six)]]
    return int(six_points(g.cards, player, card))


@pytest.mark.scenario("race-expansions/S060")
@pytest.mark.rule(
    "race.six.terraforming-guild",
    "race.six.galactic-genome-project",
    "race.six.imperium-lords",
    "race.six.includes-self",
)
def test_what_the_6_cost_developments_of_the_first_expansion_are_worth() -> None:
    ann = seat(
        "Old Earth",
        "Terraforming Guild",
        "Terraforming Robots",
        "Asteroid Belt",
        "Rebel Fuel Cache",
        "Gem World",
    )
    bo = seat(
        "Epsilon Eridani",
        "Galactic Genome Project",
        "Genetics Lab",
        "Empath World",
        "Hive World",
        "Spice World",
    )
    cy = seat(
        "New Sparta",
        "Imperium Lords",
        "Galactic Imperium",
        "Rebel Miners",
        "Imperium Armaments World",
    )
    g = arranged("round-end", ann, bo, cy, options=STORM_ONLY, pool=0)
    assert g.over

    assert worth(g, ANN, "Terraforming Guild") == 2 + 2 + 2 + 2
    assert worth(g, BO, "Galactic Genome Project") == 2 + 2 + 3
    assert worth(g, CY, "Imperium Lords") == 2 + 2 + 2 + 1 + 1


@pytest.mark.rule("race.six.imperium-lords", "race.six.includes-self")
def test_an_imperium_military_world_counts_once_for_imperium_lords() -> None:
    g = arranged(
        "action",
        seat("Old Earth", "Imperium Lords", "Imperium Fuel Depot"),
        options={"expansions": BRINK},
    )

    assert worth(g, ANN, "Imperium Lords") == 2 + 2
