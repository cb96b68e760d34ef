"""Consume powers that take several goods: all of them, two, or three kinds."""

from __future__ import annotations

import pytest

from rulebook.race.arranging import (
    ANN,
    BO,
    arranged,
    chips,
    choose,
    goods,
    greyed,
    offered,
    refused,
    say,
    say_all,
    seat,
    use,
    with_good,
)


@pytest.mark.scenario("race-base/S110")
@pytest.mark.rule("race.pw.consume-all", "race.consume.double")
@pytest.mark.parametrize(("chose", "points"), [("explore+5", 2), ("consume-double", 4)])
def test_pilgrimage_world_takes_all_goods_for_a_point_less_than_their_number(
    chose: str, points: int
) -> None:
    g = arranged(
        "consume",
        seat(
            "New Sparta",
            "Pilgrimage World",
            with_good("Gem World"),
            with_good("Mining World"),
            with_good("Distant World"),
            chose=chose,
        ),
        automatic=False,
    )

    use(g, ANN, "Pilgrimage World")
    with refused(g, "MUST_CONSUME_MAXIMUM", count=2, least=3, most=3):
        say_all(g, ANN, ["Gem World", "Mining World"])
    say_all(g, ANN, ["Gem World", "Mining World", "Distant World"])

    assert chips(g, ANN) == points
    assert goods(g, ANN) == {}


@pytest.mark.scenario("race-base/S110")
@pytest.mark.rule("race.pw.consume-all", "race.consume.mandatory")
def test_pilgrimage_world_takes_a_single_good_for_nothing() -> None:
    g = arranged(
        "consume", seat("New Sparta", "Pilgrimage World", with_good("Gem World")), automatic=False
    )

    with refused(g, "MUST_CONSUME"):
        say(g, ANN, "stop")
    use(g, ANN, "Pilgrimage World")
    say(g, ANN, "Gem World")

    assert chips(g, ANN) == 0
    assert goods(g, ANN) == {}
    assert len(g.discard) == 1


@pytest.mark.scenario("race-base/S111")
@pytest.mark.rule("race.pw.consume-two", "race.consume.usable")
def test_a_power_for_two_goods_cannot_be_used_with_one_and_must_be_with_two() -> None:
    g = arranged(
        "consume",
        seat(
            "New Sparta", "Tourist World", "Mining World", with_good("Gem World"), chose="produce"
        ),
        automatic=False,
    )

    with refused(g, "NOT_ENOUGH_GOODS", have=1, need=2):
        use(g, ANN, "Tourist World")
    say(g, ANN, "stop")
    assert goods(g, ANN) == {"Gem World": "novelty"}
    say(g, BO, "stop")
    assert goods(g, ANN) == {"Gem World": "novelty", "Mining World": "rare"}
    choose(g, "produce", "consume-double")
    with refused(g, "MUST_CONSUME"):
        say(g, ANN, "stop")
    use(g, ANN, "Tourist World")
    with refused(g, "NOT_ENOUGH_GOODS", have=1, need=2):
        say_all(g, ANN, ["Gem World"])
    say_all(g, ANN, ["Gem World", "Mining World"])

    assert chips(g, ANN) == 3
    assert goods(g, ANN) == {}


@pytest.mark.scenario("race-base/S112")
@pytest.mark.rule("race.pw.consume-two", "race.consume.wrong-kind")
def test_mining_league_takes_two_rare_goods() -> None:
    g = arranged(
        "consume",
        seat(
            "New Sparta",
            "Mining League",
            with_good("Comet Zone"),
            with_good("Mining World"),
            with_good("Gem World"),
        ),
        automatic=False,
    )

    use(g, ANN, "Mining League")
    with refused(g, "WRONG_KIND", card="gem-world", good="novelty"):
        say_all(g, ANN, ["Comet Zone", "Gem World"])
    say_all(g, ANN, ["Comet Zone", "Mining World"])

    assert chips(g, ANN) == 3
    assert goods(g, ANN) == {"Gem World": "novelty"}


@pytest.mark.scenario("race-base/S113")
@pytest.mark.rule("race.pw.consume-three-kinds", "race.consume.double")
def test_diversified_economy_takes_three_goods_of_three_kinds() -> None:
    g = arranged(
        "consume",
        seat(
            "New Sparta",
            "Diversified Economy",
            with_good("Gem World"),
            with_good("Spice World"),
            with_good("Mining World"),
            with_good("Pre-Sentient Race"),
            chose="consume-double",
        ),
        automatic=False,
    )

    use(g, ANN, "Diversified Economy")
    with refused(g, "KINDS_NOT_DIFFERENT", good="novelty"):
        say_all(g, ANN, ["Gem World", "Spice World", "Mining World"])
    with refused(g, "NOT_ENOUGH_GOODS", have=2, need=3):
        say_all(g, ANN, ["Gem World", "Mining World"])
    say_all(g, ANN, ["Gem World", "Mining World", "Pre-Sentient Race"])

    assert chips(g, ANN) == 6
    assert goods(g, ANN) == {"Spice World": "novelty"}


@pytest.mark.rule("race.pw.consume-three-kinds")
def test_picked_one_by_one_a_kind_already_picked_is_no_longer_offered() -> None:
    g = arranged(
        "consume",
        seat(
            "New Sparta",
            "Diversified Economy",
            with_good("Gem World"),
            with_good("Spice World"),
            with_good("Mining World"),
            with_good("Pre-Sentient Race"),
        ),
        automatic=False,
    )

    use(g, ANN, "Diversified Economy")
    assert offered(g, ANN) == ["Gem World", "Spice World"]
    say(g, ANN, "Gem World")
    with refused(g, "KINDS_NOT_DIFFERENT", good="novelty"):
        say(g, ANN, "Spice World")
    assert offered(g, ANN) == ["Pre-Sentient Race"]
    say(g, ANN, "Pre-Sentient Race")
    say(g, ANN, "Mining World")

    assert chips(g, ANN) == 3


@pytest.mark.rule("race.pw.consume-three-kinds", "race.consume.usable")
def test_diversified_economy_is_not_usable_with_three_goods_of_two_kinds() -> None:
    g = arranged(
        "consume",
        seat(
            "New Sparta",
            "Diversified Economy",
            with_good("Gem World"),
            with_good("Spice World"),
            with_good("Mining World"),
        ),
        automatic=False,
    )

    with refused(g, "NOT_ENOUGH_GOODS", have=2, need=3):
        use(g, ANN, "Diversified Economy")
    assert offered(g, ANN) == ["stop"]


@pytest.mark.rule("race.consume.wrong-kind", "race.consume.one-power-per-good")
def test_a_good_named_twice_or_missing_is_told_before_one_of_the_wrong_kind() -> None:
    g = arranged(
        "consume",
        seat(
            "New Sparta",
            "Mining League",
            "Spice World",
            with_good("Comet Zone"),
            with_good("Mining World"),
            with_good("Gem World"),
        ),
        automatic=False,
    )

    use(g, ANN, "Mining League")

    with refused(g, "REPEATED_CARD", card="gem-world"):
        say_all(g, ANN, ["Gem World", "Gem World"])
    with refused(g, "NO_GOOD_THERE", card="spice-world"):
        say_all(g, ANN, ["Gem World", "Spice World"])
    with refused(g, "WRONG_KIND", card="gem-world"):
        say_all(g, ANN, ["Gem World", "Comet Zone", "Mining World"])


@pytest.mark.rule("race.pw.consume-three-kinds")
def test_a_first_pick_that_leaves_too_few_kinds_is_not_offered() -> None:
    g = arranged(
        "consume",
        seat(
            "New Sparta",
            "Diversified Economy",
            with_good("Gem World"),
            with_good("Comet Zone"),
            with_good("Pre-Sentient Race"),
            with_good("Asteroid Belt"),
            with_good("Destroyed World"),
        ),
        automatic=False,
    )

    use(g, ANN, "Diversified Economy")

    assert offered(g, ANN) == ["Gem World"]
    say_all(g, ANN, ["Destroyed World", "Pre-Sentient Race", "Gem World"])
    assert chips(g, ANN) == 3


@pytest.mark.rule("race.consume.mandatory", "race.consume.once", "race.consume.usable")
def test_powers_that_cannot_be_used_say_why() -> None:
    g = arranged(
        "consume",
        seat(
            "Old Earth",
            "Tourist World",
            "New Economy",
            "Terraformed World",
            "Gem World",
            with_good("Spice World"),
        ),
        automatic=False,
    )

    use(g, ANN, "New Economy")

    assert greyed(g, ANN) == {
        "power:tourist-world": "NOT_ENOUGH_GOODS",
        "power:new-economy": "POWER_ALREADY_USED",
        "stop": "MUST_CONSUME",
    }
    use(g, ANN, "Old Earth")
    with refused(g, "POWER_IN_PROGRESS", card="old-earth"):
        use(g, ANN, "Old Earth")
    say(g, ANN, "Spice World")
    assert greyed(g, ANN) == {
        "power:tourist-world": "NOT_ENOUGH_GOODS",
        "power:terraformed-world": "NOT_ENOUGH_GOODS",
        "power:new-economy": "POWER_ALREADY_USED",
        "power:old-earth": "POWER_ALREADY_USED",
    }
