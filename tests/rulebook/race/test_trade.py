"""The sale of those who chose Consume: Trade, and powers that use its prices."""

from __future__ import annotations

import pytest

from rulebook.race.arranging import (
    ANN,
    BO,
    arranged,
    asked_for,
    chips,
    goods,
    hand,
    offered,
    question,
    refused,
    say,
    seat,
    use,
    with_good,
)


@pytest.mark.scenario("race-base/S101")
@pytest.mark.rule("race.trade.price", "race.trade.must-sell", "race.trade.not-consumed")
@pytest.mark.parametrize(
    ("world", "price"),
    [
        ("Deserted Alien Colony", 5),
        ("Pre-Sentient Race", 4),
        ("Asteroid Belt", 3),
        ("Refugee World", 2),
    ],
)
def test_a_trader_sells_one_good_for_the_price_of_its_kind(world: str, price: int) -> None:
    worlds = ["Deserted Alien Colony", "Pre-Sentient Race", "Asteroid Belt", "Refugee World"]
    g = arranged(
        "consume",
        seat("New Sparta", *[with_good(w) for w in worlds], chose="consume-trade"),
        automatic=False,
    )

    assert sorted(offered(g, ANN)) == sorted(worlds)
    say(g, ANN, world)

    assert len(hand(g, ANN)) == price
    assert chips(g, ANN) == 0
    assert sorted(goods(g, ANN)) == sorted(set(worlds) - {world})
    assert len(g.discard) == 1
    assert offered(g, ANN) == ["stop"]


@pytest.mark.scenario("race-base/S102")
@pytest.mark.rule("race.trade.must-sell", "race.trade.not-consumed")
def test_the_sale_is_compulsory_and_comes_before_consuming() -> None:
    g = arranged(
        "consume",
        seat("Epsilon Eridani", with_good("Gem World"), chose="consume-trade"),
        automatic=False,
    )

    with refused(g, "MUST_SELL"):
        say(g, ANN, "stop")
    with refused(g, "MUST_SELL"):
        use(g, ANN, "Epsilon Eridani")
    say(g, ANN, "Gem World")

    assert len(hand(g, ANN)) == 2
    assert chips(g, ANN) == 0
    with refused(g, "NOT_ENOUGH_GOODS", have=0, need=1):
        use(g, ANN, "Epsilon Eridani")
    assert offered(g, ANN) == ["stop"]


@pytest.mark.rule("race.trade.must-sell", "race.consume.one-power-per-good")
@pytest.mark.parametrize("world", ["Epsilon Eridani", "Spice World", "Comet Zone"])
def test_a_good_is_not_sold_from_a_world_without_one_or_from_another_player(world: str) -> None:
    g = arranged(
        "consume",
        seat("Epsilon Eridani", "Spice World", with_good("Gem World"), chose="consume-trade"),
        seat("Old Earth", with_good("Comet Zone")),
        automatic=False,
    )

    with refused(g, "NO_GOOD_THERE"):
        say(g, ANN, world)


@pytest.mark.scenario("race-base/S103")
@pytest.mark.rule("race.trade.no-good", "race.action.empty-choice", "race.pw.consume-draw")
def test_a_trader_without_goods_sells_nothing_and_consumes() -> None:
    g = arranged(
        "consume", seat("New Sparta", "New Economy", chose="consume-trade"), automatic=False
    )

    assert asked_for(g, ANN) == "consume-power"
    use(g, ANN, "New Economy")

    assert len(hand(g, ANN)) == 1
    assert offered(g, ANN) == ["stop"]


@pytest.mark.scenario("race-base/S104")
@pytest.mark.rule("race.trade.only-traders", "race.trade.powers-only-here")
def test_only_who_chose_trade_sells() -> None:
    g = arranged(
        "consume",
        seat("New Sparta", "Export Duties", with_good("Gem World")),
        seat(chose="consume-trade"),
        automatic=False,
    )

    with refused(g, "NOT_A_TRADER"):
        say(g, ANN, "Gem World")
    say(g, ANN, "stop")

    assert goods(g, ANN) == {"Gem World": "novelty"}
    assert hand(g, ANN) == []


@pytest.mark.scenario("race-base/S105")
@pytest.mark.rule("race.trade.powers", "race.pw.trade-any", "race.pw.trade-kind")
def test_all_fitting_trade_powers_add_to_the_price() -> None:
    g = arranged(
        "consume",
        seat(
            "Old Earth",
            "Export Duties",
            "Merchant World",
            "Genetics Lab",
            with_good("Empath World"),
            chose="consume-trade",
        ),
        automatic=False,
    )

    assert question(g, ANN).options[0].structure["cards"] == 9
    say(g, ANN, "Empath World")

    assert len(hand(g, ANN)) == 4 + 1 + 1 + 2 + 1


@pytest.mark.scenario("race-base/S106")
@pytest.mark.rule("race.pw.trade-this-world", "race.trade.powers")
@pytest.mark.parametrize(("world", "price"), [("Pirate World", 6), ("Gem World", 3)])
def test_a_bonus_for_this_world_helps_only_the_good_that_lies_on_it(world: str, price: int) -> None:
    g = arranged(
        "consume",
        seat(
            "New Sparta",
            "Export Duties",
            with_good("Pirate World"),
            with_good("Gem World"),
            chose="consume-trade",
        ),
    )

    say(g, ANN, world)

    assert len(hand(g, ANN)) == price


@pytest.mark.scenario("race-base/S107")
@pytest.mark.rule("race.pw.trade-kind")
@pytest.mark.parametrize(
    ("world", "price"), [("Refugee World", 7), ("Spice World", 7), ("Distant World", 4)]
)
def test_a_bonus_for_a_kind_helps_every_good_of_the_kind_and_no_other(
    world: str, price: int
) -> None:
    g = arranged(
        "consume",
        seat(
            "New Sparta",
            with_good("Spice World"),
            with_good("Distant World"),
            with_good("Refugee World"),
            chose="consume-trade",
        ),
    )

    say(g, ANN, world)

    assert len(hand(g, ANN)) == price


@pytest.mark.scenario("race-base/S108")
@pytest.mark.rule("race.pw.consume-trade-price", "race.trade.powers-only-here")
def test_trade_league_consumes_a_good_for_its_price_with_all_trade_powers() -> None:
    g = arranged(
        "consume",
        seat(
            "New Sparta",
            "Trade League",
            "Export Duties",
            "Space Port",
            with_good("Comet Zone"),
            chose="consume-double",
        ),
        automatic=False,
    )

    use(g, ANN, "Trade League")
    say(g, ANN, "Comet Zone")

    assert len(hand(g, ANN)) == 3 + 1 + 1 + 2
    assert chips(g, ANN) == 0


@pytest.mark.scenario("race-base/S109")
@pytest.mark.rule("race.pw.consume-trade-price")
def test_black_market_trading_world_consumes_a_good_for_its_basic_price() -> None:
    g = arranged(
        "consume",
        seat("New Sparta", "Black Market Trading World", "Export Duties", with_good("Comet Zone")),
        seat(chose="consume-double"),
        automatic=False,
    )

    with refused(g, "MUST_CONSUME"):
        say(g, ANN, "stop")
    use(g, ANN, "Black Market Trading World")
    say(g, ANN, "Comet Zone")

    assert len(hand(g, ANN)) == 3
    assert chips(g, ANN) == 0


@pytest.mark.rule("race.consume.player-order", "race.trade.must-sell")
def test_each_player_sells_before_his_powers_but_does_not_wait_for_the_others() -> None:
    g = arranged(
        "consume",
        seat("New Sparta", with_good("Asteroid Belt"), chose="consume-trade"),
        seat("Epsilon Eridani", with_good("Gem World"), chose="consume-trade"),
        deck_top=["Public Works", "Export Duties", "Space Marines"],
        automatic=False,
    )

    assert g.waiting() == [ANN, BO]
    say(g, BO, "Gem World")
    say(g, ANN, "Asteroid Belt")

    assert hand(g, BO) == ["Public Works", "Export Duties"]
    assert hand(g, ANN)[0] == "Space Marines"


@pytest.mark.rule("race.trade.must-sell", "race.trade.only-traders", "race.order.wrong-player")
def test_a_trader_sells_one_good_and_no_second_one() -> None:
    g = arranged(
        "consume",
        seat(
            "New Sparta", with_good("Asteroid Belt"), with_good("Gem World"), chose="consume-trade"
        ),
        automatic=False,
    )

    say(g, ANN, "Asteroid Belt")

    for answer in ("Gem World", "pass"):
        with refused(g, "UNKNOWN_OPTION"):
            say(g, ANN, answer)
    with refused(g, "UNKNOWN_OPTION"):
        say(g, BO, "pass")
