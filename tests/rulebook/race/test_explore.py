"""Phase I: Explore."""

from __future__ import annotations

import pytest

from perihelion.race.state import Race
from rulebook.race.arranging import (
    ANN,
    BO,
    arranged,
    asked_for,
    choose,
    deck,
    discards,
    drawn,
    hand,
    phase,
    question,
    refused,
    say,
    say_all,
    seat,
)


def keep_first(g: Race, who: int) -> None:
    """Keep as many as are due of the cards drawn."""
    while asked_for(g, who) == "explore-keep":
        g.answer(who, g.options(who)[0])


@pytest.mark.scenario("race-base/S020")
@pytest.mark.rule(
    "race.explore.draw", "race.explore.keep", "race.explore.secret", "race.explore.draw-first"
)
def test_everyone_draws_two_and_keeps_one_in_secret() -> None:
    g = arranged("action", seat(), seat(), deck_top=["Gem World", "Comet Zone"])
    g.listen()

    next_seven = deck(g)[2:9]
    choose(g, "produce", "explore+5")
    both_drew = (drawn(g, ANN), drawn(g, BO), g.waiting())
    views = [g.seen_by(BO)]
    say(g, ANN, "Comet Zone")
    views.append(g.seen_by(BO))
    keep_first(g, BO)
    views.append(g.seen_by(BO))

    assert both_drew == (["Gem World", "Comet Zone"], next_seven, [ANN, BO])
    assert hand(g, ANN) == ["Comet Zone"]
    assert len(hand(g, BO)) == 1
    assert "Gem World" in discards(g)
    for view in views:
        assert "gem-world" not in str(view.position())
        assert "comet-zone" not in str(view.position())
    assert "gem-world" not in str([event.plain() for event in g.events(BO)])
    assert "comet-zone" not in str([event.plain() for event in g.events(BO)])


@pytest.mark.rule("race.explore.draw-first", "race.explore.secret")
def test_nothing_is_discarded_before_all_have_chosen() -> None:
    g = arranged("explore", seat(), seat(), deck_top=["Gem World", "Comet Zone"])

    say(g, ANN, "Comet Zone")

    assert discards(g) == []
    assert drawn(g, ANN) == ["Gem World", "Comet Zone"]
    assert g.waiting() == [BO]


@pytest.mark.scenario("race-base/S021")
@pytest.mark.rule("race.explore.bonus-5", "race.explore.two-bonuses")
def test_explore_5_draws_seven_and_keeps_one() -> None:
    g = arranged("explore", seat("Old Earth", fillers=4, chose="explore+5"), seat())

    seven = drawn(g, ANN)
    with refused(g, "WRONG_CARD_COUNT", count=0, least=1, most=1):
        say_all(g, ANN, [])
    with refused(g, "WRONG_CARD_COUNT", count=2, least=1, most=1):
        say_all(g, ANN, seven[:2])
    say(g, ANN, seven[0])
    keep_first(g, BO)

    assert len(seven) == 7
    assert len(hand(g, ANN)) == 5
    assert hand(g, ANN)[-1] == seven[0]
    assert set(seven[1:]) <= set(discards(g))
    assert len(discards(g)) == 6 + 1


@pytest.mark.scenario("race-base/S022")
@pytest.mark.rule("race.explore.bonus-1-1", "race.explore.two-bonuses")
def test_explore_1_1_draws_three_and_keeps_two() -> None:
    g = arranged("explore", seat("Old Earth", fillers=4, chose="explore+1+1"), seat())

    three = drawn(g, ANN)
    say_all(g, ANN, three[:2])
    keep_first(g, BO)

    assert len(three) == 3
    assert len(hand(g, ANN)) == 6
    assert three[2] in discards(g)
    assert len(discards(g)) == 1 + 1


@pytest.mark.scenario("race-base/S023")
@pytest.mark.rule("race.explore.powers", "race.pw.explore-draw", "race.power.cumulative")
def test_powers_draw_more_without_the_bonus() -> None:
    g = arranged("explore", seat("Old Earth", "Expedition Force", "Star Nomad Lair"))

    assert len(drawn(g, ANN)) == 4
    assert (question(g, ANN).least, question(g, ANN).most) == (1, 1)


@pytest.mark.scenario("race-base/S024")
@pytest.mark.rule("race.pw.explore-keep", "race.explore.keep-all")
def test_who_keeps_all_that_he_drew_is_not_asked() -> None:
    g = arranged("explore", seat("Old Earth", "Research Labs"), automatic=False)

    two = drawn(g, ANN)
    waiting = g.waiting()
    keep_first(g, BO)

    assert len(two) == 2
    assert waiting == [BO]
    assert hand(g, ANN) == two


@pytest.mark.rule("race.explore.keep-all")
def test_where_everybody_keeps_everything_nobody_is_asked() -> None:
    g = arranged(
        "explore",
        seat("Old Earth", "Research Labs"),
        seat("New Sparta", "Research Labs", chose="explore+1+1"),
        deck=5,
    )

    assert phase(g) == "none", "the phase is over"
    assert (len(hand(g, ANN)), len(hand(g, BO))) == (2, 3)


@pytest.mark.scenario("race-base/S025")
@pytest.mark.rule("race.explore.powers", "race.pw.explore-draw", "race.pw.explore-keep")
def test_all_explore_powers_and_the_bonus_add_up() -> None:
    g = arranged(
        "explore",
        seat(
            "Old Earth",
            "Research Labs",
            "Galactic Renaissance",
            "Galactic Survey: SETI",
            chose="explore+1+1",
        ),
    )

    assert len(drawn(g, ANN)) == 3 + 2 + 2
    assert (question(g, ANN).least, question(g, ANN).most) == (4, 4)


@pytest.mark.scenario("race-base/S026")
@pytest.mark.rule("race.explore.no-mixing", "race.explore.keep")
def test_cards_held_before_cannot_be_exchanged() -> None:
    g = arranged("explore", seat(hand=["Gem World"]), deck_top=["Comet Zone", "Spice World"])

    with refused(g, "CARD_NOT_DRAWN", card="gem-world"):
        say(g, ANN, "Gem World")
    with refused(g, "CARD_NOT_DRAWN", card="gem-world"):
        say_all(g, ANN, ["Gem World"])
    with refused(g, "WRONG_CARD_COUNT", count=2):
        say_all(g, ANN, ["Comet Zone", "Spice World"])
    say(g, ANN, "Spice World")
    keep_first(g, BO)

    assert hand(g, ANN) == ["Gem World", "Spice World"]
    assert "Comet Zone" in discards(g)


@pytest.mark.scenario("race-base/S027")
@pytest.mark.rule(
    "race.deck.reshuffle", "race.explore.draw-order", "race.explore.draw-first", "race.order.cases"
)
def test_discards_are_shuffled_when_the_last_card_is_drawn() -> None:
    old_deck = ["Gem World", "Comet Zone", "Spice World"]
    old_discards = [
        "Rebel Miners",
        "Rebel Base",
        "Rebel Outpost",
        "Rebel Homeworld",
        "New Vinland",
        "New Earth",
        "Space Port",
        "Mining World",
        "Plague World",
        "Tourist World",
    ]
    g = arranged(
        "explore",
        seat(chose="consume-double"),
        seat(chose="explore+5"),
        deck=old_deck,
        discard=old_discards,
    )

    by_ann, by_bo, left = drawn(g, ANN), drawn(g, BO), deck(g)
    discarded_meanwhile = discards(g)
    keep_first(g, ANN)
    keep_first(g, BO)

    assert by_ann == ["Gem World", "Comet Zone"]
    assert by_bo[0] == "Spice World"
    assert len(by_bo) == 7
    assert len(left) == 4
    assert sorted(by_bo[1:] + left) == sorted(old_discards)
    assert discarded_meanwhile == []
    assert len(discards(g)) == 1 + 6
    assert deck(g) == left


@pytest.mark.rule("race.deck.reshuffle")
def test_discards_are_shuffled_even_if_no_card_is_needed_at_once() -> None:
    g = arranged("explore", seat(), seat(chose="explore+5"), deck=2 + 7, discard=10)

    assert len(deck(g)) == 10
    assert discards(g) == []


@pytest.mark.rule("race.explore.draw-order")
def test_cards_are_drawn_in_player_order() -> None:
    top = ["Gem World", "Comet Zone", "Spice World", "New Earth"]
    g = arranged("explore", seat(chose="explore+1+1"), seat(), order=[BO, ANN], deck_top=top)

    assert drawn(g, BO) == ["Gem World", "Comet Zone"]
    assert drawn(g, ANN)[:2] == ["Spice World", "New Earth"]


@pytest.mark.scenario("race-base/S028")
@pytest.mark.rule("race.explore.short-deck", "race.deck.empty", "race.order.cases")
def test_where_cards_run_out_a_player_keeps_at_most_what_he_drew() -> None:
    g = arranged("explore", seat(), seat(chose="explore+1+1"), automatic=False, deck=3)

    by_ann, by_bo, waiting = drawn(g, ANN), drawn(g, BO), g.waiting()
    say(g, ANN, by_ann[1])

    assert (len(by_ann), len(by_bo)) == (2, 1)
    assert waiting == [ANN]
    assert hand(g, ANN) == by_ann[1:]
    assert hand(g, BO) == by_bo
    assert discards(g) == by_ann[:1]
    assert deck(g) == []
