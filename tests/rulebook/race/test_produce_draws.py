"""Phase V: cards drawn for worlds and for goods produced."""

from __future__ import annotations

import pytest

from rulebook.race.arranging import ANN, BO, CY, arranged, goods, hand, say, seat, told, with_good


@pytest.mark.scenario("race-base/S129")
@pytest.mark.rule("race.produce.draw-per-world", "race.pw.draw-per-world")
def test_pan_galactic_league_draws_for_every_genes_world_with_a_good_or_without() -> None:
    g = arranged(
        "produce",
        seat(
            "Old Earth",
            "Pan-Galactic League",
            with_good("Plague World"),
            "Rebel Warrior Race",
            with_good("Avian Uplift Race"),
            with_good("Gem World"),
        ),
    )

    assert len(hand(g, ANN)) == 3


@pytest.mark.scenario("race-base/S130")
@pytest.mark.rule("race.pw.windfall-here-draw", "race.pw.produce-windfall-kind")
def test_runaway_robots_draw_when_a_good_is_produced_on_them() -> None:
    g = arranged("produce", seat("Old Earth", "Mining Robots", "Runaway Robots"))

    assert goods(g, ANN) == {"Runaway Robots": "rare"}
    assert len(hand(g, ANN)) == 1


@pytest.mark.scenario("race-base/S130")
@pytest.mark.rule("race.pw.windfall-here-draw")
def test_runaway_robots_draw_nothing_for_the_good_they_come_with() -> None:
    g = arranged("settle", seat("New Sparta", "Mining Robots", hand=["Runaway Robots"]))

    say(g, ANN, "Runaway Robots")

    assert goods(g, ANN) == {"Runaway Robots": "rare"}
    assert hand(g, ANN) == []


@pytest.mark.scenario("race-base/S131")
@pytest.mark.rule("race.pw.draw-per-good", "race.produce.order")
def test_consumer_markets_draw_for_every_novelty_good_produced_in_the_phase() -> None:
    g = arranged(
        "produce",
        seat(
            "Old Earth",
            "Consumer Markets",
            "Gem World",
            with_good("Spice World"),
            "Artist Colony",
            "Refugee World",
            chose="produce",
        ),
    )

    assert sorted(goods(g, ANN)) == ["Artist Colony", "Gem World", "Refugee World", "Spice World"]
    assert set(goods(g, ANN).values()) == {"novelty"}
    assert len(hand(g, ANN)) == 1 + 3


@pytest.mark.scenario("race-base/S132")
@pytest.mark.rule("race.pw.draw-per-good")
def test_research_labs_draw_for_every_alien_good_produced_in_the_phase() -> None:
    g = arranged(
        "produce",
        seat(
            "Old Earth",
            "Research Labs",
            "Alien Rosetta Stone World",
            "Alien Robotic Factory",
            "Deserted Alien Outpost",
        ),
    )

    assert goods(g, ANN) == {"Alien Robotic Factory": "alien", "Deserted Alien Outpost": "alien"}
    assert len(hand(g, ANN)) == 2


@pytest.mark.scenario("race-base/S133")
@pytest.mark.rule("race.pw.draw-per-kind")
def test_diversified_economy_draws_for_every_kind_produced_in_the_phase() -> None:
    g = arranged(
        "produce",
        seat(
            "Old Earth",
            "Diversified Economy",
            with_good("Gem World"),
            "Spice World",
            "Artist Colony",
            "Mining World",
            "Plague World",
        ),
    )

    assert len(goods(g, ANN)) == 5
    assert len(hand(g, ANN)) == 3 + 1


@pytest.mark.scenario("race-base/S134")
@pytest.mark.rule("race.pw.draw-if-most", "race.produce.player-order")
@pytest.mark.parametrize(
    ("more_of_bo", "cards"), [([], 2), (["Imperium Armaments World"], 0)], ids=["2:1:0", "2:2:0"]
)
def test_mining_conglomerate_draws_for_more_rare_goods_than_every_other_player(
    more_of_bo: list[str], cards: int
) -> None:
    g = arranged(
        "produce",
        seat("Old Earth", "Mining Conglomerate", "New Earth", "Rebel Miners"),
        seat("New Sparta", "Bio-Hazard Mining World", *more_of_bo),
        seat("Earth's Lost Colony", chose="produce"),
    )

    assert len(goods(g, ANN)) == 2
    assert len(goods(g, BO)) == 1 + len(more_of_bo)
    assert goods(g, CY) == {"Earth's Lost Colony": "novelty"}
    assert len(hand(g, ANN)) == cards


@pytest.mark.rule("race.pw.draw-if-most")
def test_a_single_rare_good_is_the_most_if_nobody_else_produced_one() -> None:
    g = arranged("produce", seat("Old Earth", "Mining Conglomerate", "Rebel Miners"))

    assert len(hand(g, ANN)) == 2


@pytest.mark.scenario("race-base/S134")
@pytest.mark.rule("race.pw.draw-if-most")
def test_producing_no_rare_good_is_not_producing_the_most() -> None:
    g = arranged(
        "produce",
        seat("Old Earth", "Mining Conglomerate", with_good("New Earth"), with_good("Rebel Miners")),
        seat("New Sparta", with_good("Bio-Hazard Mining World")),
        seat("Earth's Lost Colony", chose="produce"),
    )

    assert hand(g, ANN) == []


@pytest.mark.scenario("race-base/S134")
@pytest.mark.rule("race.pw.draw-if-most", "race.produce.player-order", "race.produce.order")
def test_rare_goods_are_compared_after_everybody_has_produced() -> None:
    g = arranged(
        "produce",
        seat("Old Earth", "Mining Conglomerate", "New Earth", "Rebel Miners"),
        seat("New Sparta", "Bio-Hazard Mining World"),
        seat("Earth's Lost Colony", "Asteroid Belt", "Pre-Sentient Race", chose="produce"),
    )
    g.listen()

    assert g.waiting() == [CY]
    assert hand(g, ANN) == []
    say(g, CY, "Pre-Sentient Race")

    assert len(hand(g, ANN)) == 2
    drawn = told(g, "drew", ANN)
    assert [(event.facts["why"], event.facts["count"]) for event in drawn] == [("produce-most", 2)]


@pytest.mark.scenario("race-base/S135")
@pytest.mark.rule("race.pw.produce-draw")
def test_flat_draws_need_no_production_world() -> None:
    g = arranged("produce", seat("Old Earth", "Rebel Underground", "Merchant Guild"))

    assert len(hand(g, ANN)) == 1 + 2


@pytest.mark.rule("race.produce.order")
def test_production_and_flat_draws_come_before_windfall_choices_and_draws_per_good_after() -> None:
    g = arranged(
        "produce",
        seat(
            "Old Earth",
            "Consumer Markets",
            "Merchant Guild",
            "Gem World",
            "Refugee World",
            "Asteroid Belt",
            chose="produce",
        ),
    )

    assert len(hand(g, ANN)) == 1 + 2
    say(g, ANN, "Refugee World")

    assert len(hand(g, ANN)) == 1 + 2 + 2
