"""Phase V: goods appear on production worlds, and on windfall worlds by bonus and powers."""

from __future__ import annotations

import pytest

from rulebook.race.arranging import (
    ANN,
    BO,
    arranged,
    asked_for,
    card_on,
    deck,
    goods,
    hand,
    names,
    offered,
    question,
    refused,
    say,
    seat,
    with_good,
)


@pytest.mark.scenario("race-base/S121")
@pytest.mark.rule(
    "race.produce.action", "race.produce.kind", "race.pw.produce-here", "race.produce.layout"
)
def test_every_empty_production_world_gets_a_good_of_its_kind_unseen() -> None:
    worlds = ["Earth's Lost Colony", "Rebel Miners", "Distant World", "Alien Robotic Factory"]
    top = ["Gem World", "Comet Zone", "Public Works", "Space Port"]

    g = arranged("produce", seat(*worlds), deck_top=top)

    assert goods(g, ANN) == {
        "Earth's Lost Colony": "novelty",
        "Rebel Miners": "rare",
        "Distant World": "genes",
        "Alien Robotic Factory": "alien",
    }
    assert [card_on(g, ANN, world) for world in worlds] == top
    assert len(g.deck) == 114 - 5 - 4
    assert hand(g, ANN) == []
    for who in (ANN, BO, None):
        seen = g.seen_by(who).seats[ANN]
        assert names(g, seen.tableau) == worlds
        assert names(g, seen.goods) == ["?", "?", "?", "?"]


@pytest.mark.rule("race.produce.windfall-bonus", "race.phase.bonus")
def test_windfall_worlds_do_not_produce_by_themselves() -> None:
    g = arranged("produce", seat("Old Earth", "Asteroid Belt"))

    assert goods(g, ANN) == {}


@pytest.mark.scenario("race-base/S122")
@pytest.mark.rule(
    "race.produce.one-good", "race.produce.draw-with-good", "race.pw.produce-here-draw"
)
def test_a_world_holds_one_good_and_draws_only_if_it_produced() -> None:
    g = arranged(
        "produce",
        seat("Old Earth", with_good("Gem World", "Rebel Base"), "Comet Zone"),
        deck_top=["Public Works", "Space Port"],
    )

    assert card_on(g, ANN, "Gem World") == "Rebel Base"
    assert card_on(g, ANN, "Comet Zone") == "Public Works"
    assert hand(g, ANN) == ["Space Port"]


@pytest.mark.scenario("race-base/S123")
@pytest.mark.rule("race.pw.produce-here-draw")
def test_lost_species_ark_world_draws_two_cards() -> None:
    g = arranged("produce", seat("Old Earth", "Lost Species Ark World"))

    assert goods(g, ANN) == {"Lost Species Ark World": "genes"}
    assert len(hand(g, ANN)) == 2


@pytest.mark.scenario("race-base/S124")
@pytest.mark.rule("race.produce.windfall-bonus", "race.settle.windfall-once", "race.phase.bonus")
@pytest.mark.parametrize(
    ("world", "kind"), [("Asteroid Belt", "rare"), ("Pre-Sentient Race", "genes")]
)
def test_who_chose_produce_fills_one_windfall_world_of_his_choice(world: str, kind: str) -> None:
    g = arranged(
        "produce",
        seat("Old Earth", "Asteroid Belt", "Pre-Sentient Race", chose="produce"),
        seat("New Sparta", "Radioactive World"),
    )

    assert g.waiting() == [ANN]
    assert asked_for(g, ANN) == "windfall"
    assert question(g, ANN).facts["source"] == "bonus"
    assert sorted(offered(g, ANN)) == ["Asteroid Belt", "Pre-Sentient Race"]
    with refused(g, "NOT_A_WINDFALL", card="old-earth"):
        say(g, ANN, "Old Earth")
    for word in ("pass", "stop"):
        with refused(g, "MUST_PRODUCE"):
            say(g, ANN, word)
    say(g, ANN, world)

    assert goods(g, ANN) == {world: kind}
    assert goods(g, BO) == {}


@pytest.mark.rule("race.produce.windfall-bonus", "race.produce.one-good")
def test_the_bonus_fills_no_full_world_no_production_world_and_no_world_of_another() -> None:
    g = arranged(
        "produce",
        seat(
            "Old Earth",
            "Gem World",
            "Asteroid Belt",
            "Pre-Sentient Race",
            with_good("Empath World"),
            chose="produce",
        ),
        seat("New Sparta", "Radioactive World"),
    )

    with refused(g, "WORLD_HAS_GOOD", card="empath-world"):
        say(g, ANN, "Empath World")
    with refused(g, "NOT_A_WINDFALL", card="gem-world"):
        say(g, ANN, "Gem World")
    with refused(g, "NOT_A_WINDFALL", card="radioactive-world"):
        say(g, ANN, "Radioactive World")


@pytest.mark.scenario("race-base/S125")
@pytest.mark.rule("race.produce.windfall-bonus", "race.produce.one-good")
@pytest.mark.parametrize("automatic", [True, False])
def test_the_bonus_lapses_without_an_empty_windfall_world(automatic: bool) -> None:
    g = arranged(
        "produce",
        seat("Old Earth", with_good("Asteroid Belt", "Rebel Base"), chose="produce"),
        automatic=automatic,
    )

    assert asked_for(g, ANN) == "action"
    assert card_on(g, ANN, "Asteroid Belt") == "Rebel Base"


@pytest.mark.scenario("race-base/S126")
@pytest.mark.rule("race.produce.windfall-powers", "race.pw.produce-windfall-kind")
@pytest.mark.parametrize("world", ["Pre-Sentient Race", "Avian Uplift Race"])
def test_a_power_fills_one_empty_windfall_world_of_its_kind(world: str) -> None:
    g = arranged(
        "produce",
        seat(
            "Old Earth",
            "Genetics Lab",
            "Pre-Sentient Race",
            "Avian Uplift Race",
            with_good("Empath World"),
            "Asteroid Belt",
        ),
    )

    assert sorted(offered(g, ANN)) == ["Avian Uplift Race", "Pre-Sentient Race"]
    with refused(g, "WRONG_KIND", card="asteroid-belt", good="rare"):
        say(g, ANN, "Asteroid Belt")
    with refused(g, "WORLD_HAS_GOOD", card="empath-world"):
        say(g, ANN, "Empath World")
    with refused(g, "MUST_PRODUCE"):
        say(g, ANN, "pass")
    say(g, ANN, world)

    assert goods(g, ANN) == {world: "genes", "Empath World": "genes"}


@pytest.mark.scenario("race-base/S126")
@pytest.mark.rule("race.produce.windfall-powers", "race.pw.produce-windfall-kind")
def test_a_power_with_one_world_to_fill_asks_nothing() -> None:
    g = arranged(
        "produce",
        seat(
            "Old Earth",
            "Genetics Lab",
            "Pre-Sentient Race",
            with_good("Avian Uplift Race"),
            with_good("Empath World"),
            "Asteroid Belt",
        ),
    )

    assert asked_for(g, ANN) == "action"
    assert sorted(goods(g, ANN)) == ["Avian Uplift Race", "Empath World", "Pre-Sentient Race"]


@pytest.mark.rule("race.pw.produce-windfall-kind", "race.produce.windfall-powers")
def test_several_powers_of_a_kind_fill_a_world_each() -> None:
    g = arranged(
        "produce",
        seat("Old Earth", "Mining Robots", "Mining League", "Asteroid Belt", "Destroyed World"),
    )

    say(g, ANN, "Destroyed World")

    assert goods(g, ANN) == {"Destroyed World": "rare", "Asteroid Belt": "rare"}


@pytest.mark.scenario("race-base/S127")
@pytest.mark.rule(
    "race.produce.order", "race.pw.produce-windfall-kind", "race.produce.windfall-bonus"
)
def test_a_power_for_one_kind_works_before_the_bonus_for_any() -> None:
    g = arranged(
        "produce", seat("Alpha Centauri", "Mining Robots", "Pre-Sentient Race", chose="produce")
    )

    assert asked_for(g, ANN) == "action"
    assert goods(g, ANN) == {"Alpha Centauri": "rare", "Pre-Sentient Race": "genes"}


@pytest.mark.scenario("race-base/S128")
@pytest.mark.rule("race.pw.produce-windfall-any", "race.produce.windfall-bonus")
def test_a_power_for_any_kind_fills_a_world_besides_the_bonus() -> None:
    g = arranged(
        "produce",
        seat(
            "Old Earth",
            "Galactic Engineers",
            "Star Nomad Lair",
            "Blaster Gem Mines",
            "Lost Alien Warship",
            chose="produce",
        ),
    )

    assert question(g, ANN).facts == {"source": "bonus", "good": "any"}
    say(g, ANN, "Lost Alien Warship")
    assert question(g, ANN).facts == {"source": "galactic-engineers", "good": "any"}
    assert sorted(offered(g, ANN)) == ["Blaster Gem Mines", "Star Nomad Lair"]
    say(g, ANN, "Star Nomad Lair")

    assert goods(g, ANN) == {"Lost Alien Warship": "alien", "Star Nomad Lair": "novelty"}


@pytest.mark.rule("race.produce.player-order", "race.order.always")
def test_windfall_worlds_are_chosen_without_waiting_for_the_others() -> None:
    windfalls = ["Asteroid Belt", "Destroyed World"]
    others = ["Empath World", "Pre-Sentient Race"]
    g = arranged(
        "produce",
        seat("Old Earth", *windfalls, chose="produce"),
        seat("New Sparta", *others, chose="produce"),
        deck_top=["Gem World", "Comet Zone"],
    )

    assert g.waiting() == [ANN, BO]
    say(g, BO, "Empath World")
    say(g, ANN, "Asteroid Belt")

    assert card_on(g, BO, "Empath World") == "Gem World"
    assert card_on(g, ANN, "Asteroid Belt") == "Comet Zone"


@pytest.mark.rule("race.produce.player-order", "race.order.always", "race.order.cases")
def test_players_produce_in_player_order_when_the_cards_could_run_out() -> None:
    g = arranged(
        "produce",
        seat("Old Earth", "Asteroid Belt", "Destroyed World", chose="produce"),
        seat("New Sparta", "Empath World", "Pre-Sentient Race", "Gem World", chose="produce"),
        deck=["Comet Zone", "Public Works"],
        discard=[],
    )

    assert g.waiting() == [ANN]
    with refused(g, "NOT_YOUR_DECISION"):
        say(g, BO, "Empath World")
    say(g, ANN, "Asteroid Belt")

    assert card_on(g, ANN, "Asteroid Belt") == "Comet Zone"
    assert card_on(g, BO, "Gem World") == "Public Works"
    assert deck(g) == []
