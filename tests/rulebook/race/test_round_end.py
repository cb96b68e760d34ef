"""The end of a round: the hand limit, the discards, and the deck that runs out."""

from __future__ import annotations

import pytest

from rulebook.race.arranging import (
    ANN,
    BO,
    CY,
    arranged,
    asked_for,
    card_on,
    deck,
    discards,
    goods,
    hand,
    names,
    phase,
    question,
    refused,
    say,
    say_all,
    seat,
    tableau,
    told,
    with_good,
)


@pytest.mark.scenario("race-base/S136")
@pytest.mark.rule("race.hand.limit", "race.hand.no-limit-during", "race.round.next")
def test_hands_are_cut_to_ten_in_secret_before_the_next_round_begins() -> None:
    g = arranged("round-end", seat(fillers=13), seat(fillers=10), seat(fillers=11))
    first = g.round()

    assert g.waiting() == [ANN, CY]
    assert question(g, ANN).sealed
    assert (question(g, ANN).least, question(g, ANN).most) == (3, 3)
    assert (question(g, CY).least, question(g, CY).most) == (1, 1)
    with refused(g, "WRONG_CARD_COUNT", count=2, least=3, most=3):
        g.answer_all(ANN, g.options(ANN)[:2])
    g.answer_all(ANN, g.options(ANN)[:3])
    assert discards(g) == []
    assert names(g, g.seen_by(CY).seats[ANN].hand) == ["?"] * 13
    assert (asked_for(g, CY), g.round()) == ("hand-limit", first)
    g.answer_all(CY, g.options(CY)[:1])

    assert [len(hand(g, who)) for who in (ANN, BO, CY)] == [10, 10, 10]
    assert len(g.discard) == 4
    assert g.round() == first + 1
    assert [asked_for(g, who) for who in (ANN, BO, CY)] == ["action"] * 3


@pytest.mark.rule("race.hand.limit")
def test_only_own_hand_cards_are_discarded_each_once_and_no_more_than_due() -> None:
    g = arranged("round-end", seat(hand=["Gem World"], fillers=11), seat("Old Earth"))

    with refused(g, "CARD_NOT_IN_HAND", card="old-earth"):
        say_all(g, ANN, ["Gem World", "Old Earth"])
    with refused(g, "REPEATED_CARD"):
        say_all(g, ANN, ["Gem World", "Gem World"])
    with refused(g, "WRONG_CARD_COUNT", count=3, least=2, most=2):
        g.answer_all(ANN, g.options(ANN)[:3])


@pytest.mark.scenario("race-base/S137")
@pytest.mark.rule("race.hand.not-below", "race.hand.limit")
def test_who_holds_ten_cards_or_fewer_may_not_discard() -> None:
    g = arranged("round-end", seat(fillers=13), seat(hand=["Gem World"], fillers=9))

    with refused(g, "NOT_YOUR_DECISION"):
        say_all(g, BO, ["Gem World"])


@pytest.mark.scenario("race-base/S138")
@pytest.mark.rule("race.hand.no-limit-during")
def test_a_hand_may_exceed_ten_cards_until_the_end_of_the_round() -> None:
    g = arranged(
        "consume",
        seat("New Sparta", with_good("Pre-Sentient Race"), fillers=10, chose="consume-trade"),
        seat("Old Earth", "Asteroid Belt", "Destroyed World", chose="produce"),
    )

    assert (phase(g), g.waiting(), asked_for(g, BO)) == ("produce", [BO], "windfall")
    assert len(hand(g, ANN)) == 14
    say(g, BO, "Asteroid Belt")

    assert (phase(g), g.waiting(), asked_for(g, ANN)) == ("round-end", [ANN], "hand-limit")
    assert question(g, ANN).least == 4


@pytest.mark.scenario("race-base/S139")
@pytest.mark.rule("race.deck.reshuffle", "race.deck.outside", "race.discard.separate")
def test_the_discards_become_the_deck_as_soon_as_its_last_card_is_drawn() -> None:
    g = arranged(
        "consume",
        seat(
            "New Sparta",
            with_good("Pre-Sentient Race", "Rebel Base"),
            with_good("Asteroid Belt", "Comet Zone"),
            hand=["Space Port"],
            chose="consume-trade",
        ),
        seat("Old Earth", with_good("Gem World", "Mining World"), hand=["Artist Colony"]),
        deck=["Public Works", "Export Duties"],
        discard=20,
        automatic=False,
    )
    g.listen()
    aside = discards(g)

    say(g, ANN, "Pre-Sentient Race")

    assert (len(g.deck), len(g.discard)) == (19, 0)
    assert hand(g, ANN)[:3] == ["Space Port", "Public Works", "Export Duties"]
    assert sorted(hand(g, ANN)[3:] + deck(g)) == sorted([*aside, "Rebel Base"])
    assert [event.facts for event in told(g, "shuffled")] == [{"cards": 21}]
    assert card_on(g, ANN, "Asteroid Belt") == "Comet Zone"
    assert card_on(g, BO, "Gem World") == "Mining World"
    assert hand(g, BO) == ["Artist Colony"]
    assert tableau(g, BO) == ["Old Earth", "Gem World"]
    for who in (ANN, BO, None):
        view = g.seen_by(who)
        assert (len(view.deck), len(view.discard)) == (19, 0)


@pytest.mark.scenario("race-base/S140")
@pytest.mark.rule("race.deck.reshuffle")
def test_the_discards_are_shuffled_even_if_nobody_needs_another_card() -> None:
    g = arranged(
        "settle",
        seat("New Sparta", hand=["Rebel Miners"], chose="settle"),
        deck=["Public Works"],
        discard=15,
    )
    aside = discards(g)

    say(g, ANN, "Rebel Miners")

    assert hand(g, ANN) == ["Public Works"]
    assert (len(g.deck), len(g.discard)) == (15, 0)
    assert sorted(deck(g)) == sorted(aside)


@pytest.mark.scenario("race-base/S141")
@pytest.mark.rule("race.deck.empty")
def test_without_any_card_left_no_good_appears_and_no_card_is_drawn() -> None:
    g = arranged("produce", seat("New Sparta", "Gem World"), deck=[], discard=[])

    assert goods(g, ANN) == {}
    assert hand(g, ANN) == []
    assert asked_for(g, ANN) == "action"


@pytest.mark.rule("race.deck.empty", "race.deck.reshuffle")
def test_after_a_draw_that_found_nothing_the_next_one_tries_again() -> None:
    g = arranged(
        "consume",
        seat("New Sparta", "New Economy", "Deficit Spending", hand=["Gem World"]),
        deck=[],
        discard=[],
        automatic=False,
    )

    say(g, ANN, "power:new-economy")
    assert hand(g, ANN) == ["Gem World"]
    say(g, ANN, "power:deficit-spending")
    say(g, ANN, "Gem World")
    say(g, ANN, "stop")
    say(g, BO, "stop")
    say(g, ANN, "consume-double")
    say(g, BO, "consume-double")
    say(g, ANN, "power:new-economy")

    assert hand(g, ANN) == ["Gem World"]
    assert (deck(g), discards(g)) == ([], [])
