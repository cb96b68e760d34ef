"""Boosts: an action with the prestige/search card, once in a game, for one prestige."""

from __future__ import annotations

from typing import Any

import pytest

from perihelion.race.state import Race
from rulebook.race.arranging import (
    ANN,
    BO,
    BRINK,
    Plain,
    arranged,
    chips,
    choose,
    costs,
    drawn,
    finish_round,
    goods,
    hand,
    offered,
    pay,
    play_on,
    prestige,
    question,
    refused,
    say,
    say_all,
    seat,
    tableau,
    use,
    with_good,
)
from rulebook.race_expansions.fighting import (
    CASUS_BELLI,
    choose_worlds,
    declare,
    figures,
    outcomes,
    settling,
)

ALL = {"expansions": BRINK}


def round_of(*seats: Plain, automatic: bool = True) -> Race:
    """Everyone is to choose an action."""
    return arranged("action", *seats, options=ALL, automatic=automatic)


@pytest.mark.scenario("race-expansions/S123")
@pytest.mark.rule(
    "race.prestige.boost.explore", "race.prestige.boost.cost", "race.prestige.boost.adds"
)
def test_boosted_explore_5_draws_thirteen_and_discards_eleven_of_the_whole_hand() -> None:
    g = round_of(seat("New Sparta", hand=["Gem World"], fillers=3, prestige=1))

    choose(g, "boosted:explore+5", "develop")
    paid = prestige(g, ANN)
    seen = explored(g)
    mine = g.seats[ANN]
    g.answer_all(ANN, [*mine.hand, *mine.drawn[:7]])
    play_on(g, "develop")

    assert paid == 0
    assert seen == (4, 13, 11)
    assert len(hand(g, ANN)) == 6
    assert "Gem World" not in hand(g, ANN)


def explored(g: Race) -> tuple[int, int, int]:
    """Cards in Anna's hand, cards drawn, and how many of them all she must discard."""
    asked = question(g, ANN)
    assert (asked.facts["mix"], asked.least) == ("yes", asked.most)
    return len(hand(g, ANN)), len(drawn(g, ANN)), asked.most


@pytest.mark.scenario("race-expansions/S124")
@pytest.mark.rule("race.prestige.boost.explore")
def test_boosted_explore_1_1_draws_nine_and_discards_six() -> None:
    g = round_of(seat("New Sparta", fillers=4, prestige=1))

    choose(g, "boosted:explore+1+1", "develop")
    seen = explored(g)
    play_on(g, "develop")

    assert seen == (4, 9, 6)
    assert len(hand(g, ANN)) == 7


@pytest.mark.scenario("race-expansions/S125")
@pytest.mark.rule("race.prestige.boost.explore", "race.prestige.boost.adds")
def test_explore_powers_add_to_the_boost() -> None:
    g = round_of(seat("Uplift Mercenary Force", "Pan-Galactic Research", fillers=3, prestige=1))

    choose(g, "boosted:explore+5", "develop")
    seen = explored(g)
    play_on(g, "develop")

    assert seen == (3, 16, 13)
    assert len(hand(g, ANN)) == 6


@pytest.mark.scenario("race-expansions/S126")
@pytest.mark.rule("race.prestige.boost.develop")
@pytest.mark.parametrize(("credits", "cost"), [([], 2), (["Investment Credits"], 1)])
def test_boosted_develop_saves_three_cards_in_all(credits: list[str], cost: int) -> None:
    g = round_of(
        seat("New Sparta", *credits, hand=["Galactic Power Brokers"], fillers=3, prestige=1)
    )

    choose(g, "boosted:develop", "settle")
    price = costs(g, ANN)["Galactic Power Brokers"]
    say(g, ANN, "Galactic Power Brokers")
    pay(g, ANN, cost)

    assert price == cost
    assert "Galactic Power Brokers" in tableau(g, ANN)


@pytest.mark.scenario("race-expansions/S127")
@pytest.mark.rule("race.prestige.boost.settle", "race.pw.second-world-bonus")
def test_boosted_settle_saves_three_cards_on_every_world() -> None:
    g = round_of(
        seat(
            "Old Earth",
            "Improved Logistics",
            hand=["Galactic Studios", "Comet Zone"],
            fillers=3,
            prestige=1,
        )
    )

    choose(g, "boosted:settle", "settle")
    price = costs(g, ANN)["Galactic Studios"]
    say(g, ANN, "Galactic Studios")
    pay(g, ANN, 2)
    bonus = len(hand(g, ANN))
    say(g, ANN, "second-world")
    say(g, ANN, "Comet Zone")

    assert price == 5 - 3
    assert bonus == 1 + 1 + 1  # Comet Zone, a card left, and the bonus
    assert tableau(g, ANN)[-2:] == ["Galactic Studios", "Comet Zone"]
    assert len(hand(g, ANN)) == 1 + 1


@pytest.mark.scenario("race-expansions/S128")
@pytest.mark.rule("race.prestige.boost.settle", "race.pw.temp-military-lasts")
def test_boosted_settle_gives_two_military_for_conquering_in_this_phase() -> None:
    g = round_of(seat("New Sparta", "Expedition Force", hand=["Rebel Outpost"], prestige=1))

    choose(g, "boosted:settle", "develop")
    say(g, ANN, "Rebel Outpost")
    finish_round(g)

    mine = g.seats[ANN]
    assert "Rebel Outpost" in tableau(g, ANN)
    assert len(hand(g, ANN)) == 1
    assert mine.total_military(g.cards, mine.tableau) == 3 + 1


@pytest.mark.rule("race.prestige.boost.settle", "race.pw.temp-military-lasts")
def test_the_military_of_a_boost_is_gone_in_the_next_round() -> None:
    g = round_of(
        seat(
            "New Sparta",
            "Expedition Force",
            hand=["Rebel Outpost", "Rebel Base", "Alien Robot Scout Ship"],
            prestige=1,
        )
    )

    choose(g, "boosted:settle", "develop")
    assert offered(g, ANN) == ["Rebel Outpost", "Alien Robot Scout Ship", "pass"]
    say(g, ANN, "Alien Robot Scout Ship")
    choose(g, "settle", "settle")

    with refused(g, "NOT_ENOUGH_MILITARY", defense=5, strength=3 + 1):
        say(g, ANN, "Rebel Outpost")


@pytest.mark.scenario("race-expansions/S129")
@pytest.mark.rule("race.prestige.boost.settle", "race.takeover.declare.too-weak")
def test_boosted_settle_attacks_but_does_not_defend() -> None:
    g = settling(
        seat("Old Earth", "Space Marines", "Drop Ships", "Imperium Cloaking Technology"),
        seat("New Sparta", "Imperium Cloaking Technology", chose="boosted:settle"),
        options=CASUS_BELLI,
        automatic=False,
    )
    choose_worlds(g)

    say(g, ANN, "Imperium Cloaking Technology")
    shown = figures(g, ANN, "new-sparta")
    say(g, ANN, "New Sparta")
    say(g, ANN, "stop")
    say(g, BO, "stop")

    assert shown == (5, 2 + 2, "no")
    assert outcomes(g) == [(ANN, 5, 2 + 2, "SUCCEEDED")]


@pytest.mark.rule("race.prestige.boost.settle")
def test_boosted_settle_helps_a_takeover() -> None:
    g = settling(
        seat("Old Earth", "Space Marines", "Imperium Cloaking Technology", chose="boosted:settle"),
        seat("New Sparta"),
        options=CASUS_BELLI,
    )
    choose_worlds(g)

    declare(g, ANN, "Imperium Cloaking Technology", "New Sparta")

    assert outcomes(g) == [(ANN, 2 + 2, 2 + 2, "SUCCEEDED")]


def trading(*more: str, **fields: Any) -> Race:
    """Anna boosts Consume: Trade with goods on Gem World and Comet Zone."""
    return arranged(
        "consume",
        seat(
            "Old Earth",
            *more,
            with_good("Gem World"),
            with_good("Comet Zone"),
            fillers=2,
            chose="boosted:consume-trade",
        ),
        options=ALL,
        automatic=False,
        **fields,
    )


@pytest.mark.scenario("race-expansions/S130")
@pytest.mark.rule("race.prestige.boost.consume-trade", "race.exp.consume")
def test_boosted_trade_sells_for_more_doubles_points_and_takes_two_cards_for_points() -> None:
    g = trading("Trade League")

    say(g, ANN, "Comet Zone")
    sold = len(hand(g, ANN))
    use(g, ANN, "Old Earth")
    say_all(g, ANN, ["Gem World"])
    doubled = chips(g, ANN)
    say(g, ANN, "stop")
    with refused(g, "WRONG_CARD_COUNT", count=3, least=0, most=2):
        pay(g, ANN, 3)
    pay(g, ANN, 2)

    assert sold == 2 + 3 + 1 + 1 + 3
    assert doubled == 2
    assert chips(g, ANN) == 2 + 2
    assert len(hand(g, ANN)) == sold - 2


@pytest.mark.scenario("race-expansions/S130")
@pytest.mark.rule("race.prestige.boost.consume-trade")
def test_the_three_cards_of_boosted_trade_belong_to_the_sale_alone() -> None:
    g = trading("Trade League")
    say(g, ANN, "Comet Zone")
    sold = len(hand(g, ANN))

    use(g, ANN, "Trade League")
    say_all(g, ANN, ["Gem World"])

    assert len(hand(g, ANN)) - sold == 2 + 1 + 1


@pytest.mark.rule("race.prestige.boost.consume-trade")
@pytest.mark.parametrize("count", [0, 1])
def test_who_boosts_trade_may_discard_fewer_cards_or_none(count: int) -> None:
    g = trading()
    say(g, ANN, "Comet Zone")
    use(g, ANN, "Old Earth")
    say_all(g, ANN, ["Gem World"])
    say(g, ANN, "stop")
    before = chips(g, ANN)

    g.answer_all(ANN, g.seats[ANN].hand[:count])

    assert chips(g, ANN) - before == count


@pytest.mark.scenario("race-expansions/S131")
@pytest.mark.rule(
    "race.prestige.boost.consume-trade", "race.prestige.boost.lost", "race.pw.consume-phase-gain-vp"
)
def test_boosted_trade_works_without_a_good_to_sell() -> None:
    g = arranged(
        "consume",
        seat("Old Earth", "Galactic Salon", fillers=5, chose="boosted:consume-trade"),
        options=ALL,
        automatic=False,
    )

    use(g, ANN, "Galactic Salon")
    salon = chips(g, ANN)
    say(g, ANN, "stop")
    asked = question(g, ANN)
    pay(g, ANN, 2)

    assert salon == 2
    assert (asked.kind, asked.most) == ("boost-trade-cards", 2)
    assert (chips(g, ANN), len(hand(g, ANN))) == (4, 3)


@pytest.mark.scenario("race-expansions/S132")
@pytest.mark.rule(
    "race.prestige.boost.consume-2x", "race.pw.consume-prestige", "race.prestige.no-multiply"
)
def test_boosted_consume_2x_triples_points_from_powers() -> None:
    g = round_of(
        seat(
            "New Sparta",
            "Tourist World",
            "Deficit Spending",
            "Interstellar Casus Belli",
            with_good("Gem World"),
            with_good("Comet Zone"),
            fillers=2,
            prestige=2,
        ),
        seat("Old Earth"),
        automatic=False,
    )

    choose(g, "boosted:consume-double", "consume-trade")
    use(g, ANN, "Tourist World")
    say_all(g, ANN, ["Gem World", "Comet Zone"])
    tourists = chips(g, ANN)
    use(g, ANN, "Deficit Spending")
    pay(g, ANN, 2)
    spending = chips(g, ANN) - tourists
    use(g, ANN, "Interstellar Casus Belli")

    assert (tourists, spending) == (9, 2)
    assert (chips(g, ANN), prestige(g, ANN)) == (20, 0)


@pytest.mark.scenario("race-expansions/S133")
@pytest.mark.rule("race.prestige.boost.produce")
@pytest.mark.parametrize(
    ("windfalls", "produced"),
    [
        (["Asteroid Belt", "Empath World", "Refugee World"], ["Asteroid Belt", "Refugee World"]),
        (["Empath World"], ["Empath World"]),
    ],
)
def test_boosted_produce_draws_three_and_makes_a_good_on_a_second_windfall_world(
    windfalls: list[str], produced: list[str]
) -> None:
    g = arranged(
        "produce",
        seat("New Sparta", "Gem World", *windfalls, chose="boosted:produce"),
        options=ALL,
        automatic=False,
    )

    asked = []
    for world in produced:
        asked.append(question(g, ANN).facts["source"])
        say(g, ANN, world)

    assert asked == ["bonus", "boost"][: len(produced)]
    assert set(goods(g, ANN)) == {"Gem World", *produced}
    assert len(hand(g, ANN)) == 1 + 3
