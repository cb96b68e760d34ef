"""Phase IV: goods, cards or nothing become points and cards."""

from __future__ import annotations

import json
from typing import Final

import pytest

from rulebook.race.arranging import (
    ANN,
    BO,
    arranged,
    asked_for,
    chips,
    choose,
    discards,
    goods,
    hand,
    offered,
    question,
    refused,
    say,
    say_all,
    seat,
    use,
    with_good,
)

THREE_NOVELTY_GOODS: Final[list[str | dict[str, str]]] = [
    "New Sparta",
    "Free Trade Association",
    with_good("New Vinland"),
    with_good("Gem World"),
    with_good("Spice World"),
]


@pytest.mark.scenario("race-base/S090")
@pytest.mark.rule("race.consume.max-goods", "race.consume.no-interrupt", "race.pw.consume-up-to")
def test_a_power_for_up_to_three_goods_takes_all_three_if_it_is_used_first() -> None:
    g = arranged("consume", seat(*THREE_NOVELTY_GOODS), automatic=False)

    use(g, ANN, "Free Trade Association")
    with refused(g, "MUST_CONSUME_MAXIMUM", count=2, least=3, most=3):
        say_all(g, ANN, ["Gem World", "Spice World"])
    say_all(g, ANN, ["Gem World", "Spice World", "New Vinland"])

    assert chips(g, ANN) == 3
    assert len(hand(g, ANN)) == 3
    assert goods(g, ANN) == {}
    with refused(g, "NOT_ENOUGH_GOODS", have=0, need=1):
        use(g, ANN, "New Vinland")
    assert offered(g, ANN) == ["stop"]


@pytest.mark.scenario("race-base/S091")
@pytest.mark.rule("race.consume.max-goods", "race.consume.order", "race.pw.consume-one")
def test_a_power_for_up_to_three_goods_takes_the_two_that_another_power_left() -> None:
    g = arranged("consume", seat(*THREE_NOVELTY_GOODS), automatic=False)

    use(g, ANN, "New Vinland")
    say(g, ANN, "Spice World")
    assert (chips(g, ANN), len(hand(g, ANN))) == (0, 2)
    use(g, ANN, "Free Trade Association")
    with refused(g, "MUST_CONSUME_MAXIMUM", count=1, least=2, most=2):
        say_all(g, ANN, ["Gem World"])
    say_all(g, ANN, ["New Vinland", "Gem World"])

    assert (chips(g, ANN), len(hand(g, ANN))) == (2, 4)
    assert goods(g, ANN) == {}


@pytest.mark.scenario("race-base/S092")
@pytest.mark.rule("race.consume.no-interrupt", "race.power.sequential")
def test_a_begun_power_is_finished_before_another_is_used() -> None:
    g = arranged("consume", seat(*THREE_NOVELTY_GOODS, with_good("Space Port")))

    use(g, ANN, "Free Trade Association")

    assert asked_for(g, ANN) == "consume-goods"
    assert (question(g, ANN).least, question(g, ANN).most) == (3, 3)
    with refused(g, "POWER_IN_PROGRESS", card="free-trade-association"):
        use(g, ANN, "New Vinland")
    with refused(g, "POWER_IN_PROGRESS", card="free-trade-association"):
        say(g, ANN, "stop")


@pytest.mark.scenario("race-base/S093")
@pytest.mark.rule(
    "race.consume.any-world", "race.consume.one-power-per-good", "race.pw.consume-one"
)
def test_a_good_comes_from_any_world_and_serves_one_power_only() -> None:
    g = arranged(
        "consume",
        seat(
            "New Sparta",
            "Galactic Trendsetters",
            "Terraformed World",
            with_good("Mining World"),
            with_good("Gem World"),
        ),
        automatic=False,
    )

    use(g, ANN, "Galactic Trendsetters")
    say(g, ANN, "Mining World")
    assert chips(g, ANN) == 2
    use(g, ANN, "Terraformed World")
    with refused(g, "NO_GOOD_THERE", card="mining-world"):
        say(g, ANN, "Mining World")
    say(g, ANN, "Gem World")

    assert chips(g, ANN) == 3
    assert goods(g, ANN) == {}


@pytest.mark.rule("race.consume.one-power-per-good", "race.consume.any-world")
@pytest.mark.parametrize("world", ["New Sparta", "Spice World", "Comet Zone"])
def test_a_good_is_not_taken_from_a_world_without_one_or_from_another_player(world: str) -> None:
    g = arranged(
        "consume",
        seat("New Sparta", "Terraformed World", "Spice World", with_good("Gem World")),
        seat("Old Earth", with_good("Comet Zone")),
        automatic=False,
    )

    use(g, ANN, "Terraformed World")

    with refused(g, "NO_GOOD_THERE"):
        say(g, ANN, world)


@pytest.mark.scenario("race-base/S094")
@pytest.mark.rule("race.consume.mandatory", "race.consume.usable", "race.consume.action")
def test_nobody_stops_while_a_compulsory_power_can_be_used() -> None:
    g = arranged("consume", seat(with_good("Earth's Lost Colony")), automatic=False)

    with refused(g, "MUST_CONSUME"):
        say(g, ANN, "stop")
    use(g, ANN, "Earth's Lost Colony")
    say(g, ANN, "Earth's Lost Colony")

    assert chips(g, ANN) == 1
    assert goods(g, ANN) == {}


GENES_AND_RARE: Final[list[str | dict[str, str]]] = [
    "New Sparta",
    "Research Labs",
    "Galactic Trendsetters",
    with_good("Distant World"),
    with_good("Comet Zone"),
]


@pytest.mark.scenario("race-base/S095")
@pytest.mark.rule("race.consume.order", "race.power.order", "race.pw.consume-one")
def test_powers_may_be_used_in_an_order_that_leaves_goods_over() -> None:
    g = arranged("consume", seat(*GENES_AND_RARE), automatic=False)

    use(g, ANN, "Galactic Trendsetters")
    say(g, ANN, "Distant World")

    assert chips(g, ANN) == 2
    with refused(g, "NOT_ENOUGH_GOODS", have=0, need=1):
        use(g, ANN, "Research Labs")
    say(g, ANN, "stop")
    assert goods(g, ANN) == {"Comet Zone": "rare"}
    assert chips(g, ANN) == 2


@pytest.mark.scenario("race-base/S095")
@pytest.mark.rule(
    "race.consume.order", "race.power.order", "race.consume.wrong-kind", "race.pw.consume-one"
)
def test_a_power_for_one_kind_takes_no_other() -> None:
    g = arranged("consume", seat(*GENES_AND_RARE), automatic=False)

    use(g, ANN, "Research Labs")
    with refused(g, "WRONG_KIND", card="comet-zone", good="rare"):
        say(g, ANN, "Comet Zone")
    say(g, ANN, "Distant World")
    assert chips(g, ANN) == 1
    use(g, ANN, "Galactic Trendsetters")
    say(g, ANN, "Comet Zone")

    assert chips(g, ANN) == 3
    assert goods(g, ANN) == {}


@pytest.mark.scenario("race-base/S096")
@pytest.mark.rule("race.consume.once", "race.power.once-per-phase")
def test_each_power_is_used_once_in_a_phase() -> None:
    g = arranged(
        "consume",
        seat("New Sparta", with_good("Secluded World"), with_good("Gem World")),
        automatic=False,
    )

    use(g, ANN, "Secluded World")
    say(g, ANN, "Gem World")
    with refused(g, "POWER_ALREADY_USED", card="secluded-world"):
        use(g, ANN, "Secluded World")

    assert len(hand(g, ANN)) == 1
    assert goods(g, ANN) == {"Secluded World": "novelty"}
    assert offered(g, ANN) == ["stop"]


@pytest.mark.rule("race.consume.once", "race.power.once-per-phase")
def test_a_power_may_be_used_again_in_the_next_consume_phase() -> None:
    g = arranged("consume", seat("New Sparta", "Deficit Spending", fillers=2), automatic=False)

    for _ in range(2):
        use(g, ANN, "Deficit Spending")
        g.answer_all(ANN, g.options(ANN)[:1])
        say(g, ANN, "stop")
        say(g, BO, "stop")
        choose(g, "consume-double", "consume-double")

    assert chips(g, ANN) == 2


@pytest.mark.scenario("race-base/S097")
@pytest.mark.rule("race.pw.consume-up-to", "race.consume.max-goods")
def test_old_earth_takes_exactly_two_of_three_goods() -> None:
    g = arranged(
        "consume",
        seat(
            "Old Earth", with_good("Gem World"), with_good("Spice World"), with_good("Mining World")
        ),
        automatic=False,
    )

    use(g, ANN, "Old Earth")
    with refused(g, "MUST_CONSUME_MAXIMUM", count=1, least=2, most=2):
        say_all(g, ANN, ["Gem World"])
    with refused(g, "WRONG_CARD_COUNT", count=3, least=2, most=2):
        say_all(g, ANN, ["Gem World", "Spice World", "Mining World"])
    say_all(g, ANN, ["Mining World", "Gem World"])

    assert chips(g, ANN) == 2
    assert goods(g, ANN) == {"Spice World": "novelty"}


@pytest.mark.rule("race.consume.max-goods")
def test_one_good_is_not_named_twice_for_one_power() -> None:
    g = arranged(
        "consume",
        seat("Old Earth", with_good("Gem World"), with_good("Spice World")),
        automatic=False,
    )

    use(g, ANN, "Old Earth")

    with refused(g, "REPEATED_CARD"):
        say_all(g, ANN, ["Gem World", "Gem World"])


@pytest.mark.scenario("race-base/S099")
@pytest.mark.rule("race.consume.double", "race.pw.consume-one")
def test_consume_2x_vp_doubles_points_and_not_cards() -> None:
    g = arranged(
        "consume",
        seat(
            "Epsilon Eridani",
            "Galactic Trendsetters",
            with_good("Gem World"),
            with_good("Mining World"),
            chose="consume-double",
        ),
        automatic=False,
    )

    use(g, ANN, "Galactic Trendsetters")
    say(g, ANN, "Gem World")
    assert (chips(g, ANN), len(hand(g, ANN))) == (4, 0)
    use(g, ANN, "Epsilon Eridani")
    say(g, ANN, "Mining World")

    assert (chips(g, ANN), len(hand(g, ANN))) == (6, 1)


@pytest.mark.rule("race.power.inactive", "race.consume.action")
def test_nobody_uses_a_power_of_a_card_that_is_not_in_his_tableau() -> None:
    g = arranged(
        "consume",
        seat("New Sparta", with_good("Gem World"), hand=["Terraformed World"]),
        seat("Old Earth"),
        automatic=False,
    )

    for card in ("Old Earth", "Terraformed World"):
        with refused(g, "POWER_NOT_ACTIVE"):
            use(g, ANN, card)


@pytest.mark.scenario("race-base/S117")
@pytest.mark.rule("race.consume.discard-hidden", "race.discard.face-down")
def test_nobody_sees_which_card_a_discarded_good_was() -> None:
    g = arranged(
        "consume",
        seat("Earth's Lost Colony", with_good("Gem World", "Rebel Base")),
        automatic=False,
    )
    g.listen()

    use(g, ANN, "Earth's Lost Colony")
    say(g, ANN, "Gem World")

    assert discards(g) == ["Rebel Base"]
    for who in (ANN, BO, None):
        view = g.seen_by(who)
        log = [event.plain() for event in g.events(who)]
        assert "rebel-base" not in json.dumps([view.position(), log])
        assert len(view.discard) == 1


@pytest.mark.scenario("race-base/S118")
@pytest.mark.rule("race.consume.all-at-once", "race.pw.consume-up-to")
def test_all_goods_for_a_power_are_named_before_points_are_taken_and_cards_drawn() -> None:
    g = arranged(
        "consume",
        seat(
            "New Sparta",
            "Free Trade Association",
            with_good("Gem World"),
            with_good("Spice World"),
            with_good("Space Port"),
            with_good("Artist Colony"),
        ),
        automatic=False,
    )
    g.listen()
    before = len(g.deck)

    use(g, ANN, "Free Trade Association")
    for world in ("Gem World", "Spice World"):
        say(g, ANN, world)
        assert (chips(g, ANN), len(hand(g, ANN)), len(g.deck)) == (0, 0, before)
        assert len(goods(g, ANN)) == 4
    say(g, ANN, "Space Port")

    assert (chips(g, ANN), len(hand(g, ANN)), len(g.deck)) == (3, 3, before - 3)
    assert goods(g, ANN) == {"Artist Colony": "novelty"}
    happened = [event.kind for event in g.events(ANN) if event.seat == ANN]
    assert happened[:3] == ["consumed", "chips", "drew"]


@pytest.mark.scenario("race-base/S119")
@pytest.mark.rule("race.consume.player-order", "race.order.always", "race.order.cases")
def test_players_consume_in_player_order_when_the_cards_could_run_out() -> None:
    g = arranged(
        "consume",
        seat("Alpha Centauri", with_good("Artist Colony"), chose="consume-trade"),
        seat("Epsilon Eridani", with_good("Gem World"), chose="consume-trade"),
        order=[BO, ANN],
        deck=["Public Works", "Export Duties", "Space Marines", "Drop Ships"],
        discard=[],
        automatic=False,
    )

    assert g.waiting() == [BO]
    with refused(g, "NOT_YOUR_DECISION"):
        say(g, ANN, "Artist Colony")
    say(g, BO, "Gem World")
    assert hand(g, BO) == ["Public Works", "Export Duties"]
    say(g, BO, "stop")
    assert g.waiting() == [ANN]
    say(g, ANN, "Artist Colony")

    assert hand(g, ANN) == ["Space Marines", "Drop Ships"]


@pytest.mark.scenario("race-base/S120")
@pytest.mark.rule("race.consume.vp-from-pool", "race.info.open")
def test_points_come_as_chips_from_the_pool_and_everybody_sees_both() -> None:
    g = arranged(
        "consume", seat("New Sparta", "Galactic Trendsetters", with_good("Gem World")), pool=24
    )

    for who in (ANN, BO, None):
        view = g.seen_by(who)
        assert chips(view, ANN) == 2
        assert view.pool == 22
