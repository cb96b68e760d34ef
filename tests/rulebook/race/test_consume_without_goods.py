"""Consume powers that take hand cards, or nothing at all."""

from __future__ import annotations

import pytest

from rulebook.race.arranging import (
    ANN,
    BO,
    arranged,
    asked_for,
    chips,
    discards,
    goods,
    hand,
    names,
    offered,
    question,
    refused,
    say,
    say_all,
    seat,
    told,
    use,
    with_good,
)

# -- hand cards -------------------------------------------------------------


@pytest.mark.scenario("race-base/S098")
@pytest.mark.rule("race.pw.consume-cards", "race.consume.optional-between", "race.power.optional")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_none_one_or_two_hand_cards_may_be_discarded_for_a_point_each(count: int) -> None:
    g = arranged("consume", seat("New Sparta", "Deficit Spending", fillers=5), automatic=False)
    assert offered(g, ANN) == ["stop", "power:deficit-spending"]

    if count:
        use(g, ANN, "Deficit Spending")
        g.answer_all(ANN, g.options(ANN)[:count])
        with refused(g, "POWER_ALREADY_USED", card="deficit-spending"):
            use(g, ANN, "Deficit Spending")
    say(g, ANN, "stop")

    assert chips(g, ANN) == count
    assert len(hand(g, ANN)) == 5 - count
    assert len(g.discard) == count


@pytest.mark.scenario("race-base/S098")
@pytest.mark.rule("race.pw.consume-cards")
@pytest.mark.parametrize("count", [0, 3])
def test_a_discard_for_points_takes_at_least_one_and_at_most_two_cards(count: int) -> None:
    g = arranged("consume", seat("New Sparta", "Deficit Spending", fillers=5))

    use(g, ANN, "Deficit Spending")

    with refused(g, "WRONG_CARD_COUNT", count=count, least=1, most=2):
        g.answer_all(ANN, g.options(ANN)[:count])


@pytest.mark.rule("race.pw.consume-cards")
def test_only_cards_in_hand_are_discarded_for_points() -> None:
    g = arranged("consume", seat("New Sparta", "Deficit Spending", fillers=5, hand=["Gem World"]))

    use(g, ANN, "Deficit Spending")

    for card in ("New Sparta", "Deficit Spending", "Old Earth"):
        with refused(g, "CARD_NOT_IN_HAND"):
            say(g, ANN, card)
    with refused(g, "REPEATED_CARD"):
        say_all(g, ANN, ["Gem World", "Gem World"])


@pytest.mark.rule("race.consume.optional-between", "race.power.optional")
def test_cards_may_be_discarded_between_compulsory_powers_and_with_cards_just_drawn() -> None:
    g = arranged(
        "consume",
        seat(
            "New Sparta",
            "Deficit Spending",
            "New Vinland",
            "Terraformed World",
            with_good("Gem World"),
            with_good("Spice World"),
        ),
        automatic=False,
    )

    use(g, ANN, "New Vinland")
    say(g, ANN, "Gem World")
    use(g, ANN, "Deficit Spending")
    g.answer_all(ANN, g.options(ANN)[:2])
    assert (chips(g, ANN), hand(g, ANN)) == (2, [])
    with refused(g, "MUST_CONSUME"):
        say(g, ANN, "stop")
    use(g, ANN, "Terraformed World")
    say(g, ANN, "Spice World")

    assert chips(g, ANN) == 3


@pytest.mark.scenario("race-base/S100")
@pytest.mark.rule("race.consume.double-exception", "race.pw.consume-cards")
def test_points_for_hand_cards_are_not_doubled() -> None:
    g = arranged(
        "consume",
        seat("New Sparta", "Deficit Spending", "Merchant World", fillers=4, chose="consume-double"),
        automatic=False,
    )

    for card in ("Deficit Spending", "Merchant World"):
        use(g, ANN, card)
        g.answer_all(ANN, g.options(ANN)[:2])

    assert chips(g, ANN) == 4
    assert hand(g, ANN) == []


# -- nothing at all ---------------------------------------------------------


@pytest.mark.scenario("race-base/S114")
@pytest.mark.rule("race.pw.consume-draw", "race.consume.inputs", "race.power.mandatory")
def test_new_economy_must_draw_and_the_card_drawn_may_be_discarded_for_a_point() -> None:
    g = arranged("consume", seat("New Sparta", "New Economy", "Deficit Spending"), automatic=False)

    with refused(g, "MUST_CONSUME"):
        say(g, ANN, "stop")
    use(g, ANN, "New Economy")
    assert len(hand(g, ANN)) == 1
    use(g, ANN, "Deficit Spending")
    g.answer_all(ANN, g.options(ANN)[:1])

    assert hand(g, ANN) == []
    assert chips(g, ANN) == 1


@pytest.mark.scenario("race-base/S115")
@pytest.mark.rule("race.pw.gamble", "race.consume.inputs")
def test_a_bet_wins_the_card_with_the_number_named_and_all_see_it() -> None:
    g = arranged(
        "consume",
        seat("New Sparta", "Gambling World", hand=["Gem World"]),
        deck_top=["Rebel Miners"],
        automatic=False,
    )
    g.listen()

    use(g, ANN, "Gambling World", 2)
    say(g, ANN, "number:2")

    assert hand(g, ANN) == ["Gem World", "Rebel Miners"]
    assert discards(g) == []
    assert names(g, g.seen_by(BO).seats[ANN].hand) == ["?", "Rebel Miners"]
    assert names(g, g.seen_by(None).seats[ANN].hand) == ["?", "Rebel Miners"]
    facts = {"number": 2, "card": "rebel-miners", "outcome": "won"}
    assert told(g, "bet", BO)[0].facts == facts
    assert told(g, "bet", None)[0].facts == facts


@pytest.mark.scenario("race-base/S115")
@pytest.mark.rule("race.pw.gamble", "race.consume.inputs")
@pytest.mark.parametrize("card", ["Comet Zone", "Refugee World"])
def test_a_bet_loses_a_card_with_another_number_and_all_see_it(card: str) -> None:
    g = arranged("consume", seat("New Sparta", "Gambling World"), deck_top=[card], automatic=False)
    g.listen()

    use(g, ANN, "Gambling World", 2)
    say(g, ANN, "number:2")

    assert hand(g, ANN) == []
    assert discards(g) == [card]
    assert told(g, "bet", BO)[0].facts["card"] == card.lower().replace(" ", "-")
    assert told(g, "bet", BO)[0].facts["outcome"] == "lost"


@pytest.mark.scenario("race-base/S115")
@pytest.mark.rule("race.pw.gamble", "race.consume.mandatory")
def test_a_bet_is_compulsory_and_on_a_number_from_1_to_7() -> None:
    g = arranged("consume", seat("New Sparta", "Gambling World"), automatic=False)

    with refused(g, "MUST_CONSUME"):
        say(g, ANN, "stop")
    use(g, ANN, "Gambling World", 2)

    assert offered(g, ANN) == [f"number:{n}" for n in range(1, 8)]
    for n in (0, 8):
        with refused(g, "NUMBER_OUT_OF_RANGE", number=n):
            say(g, ANN, f"number:{n}")


@pytest.mark.rule("race.pw.gamble", "race.deck.empty")
def test_a_bet_without_any_card_left_turns_up_nothing() -> None:
    g = arranged(
        "consume", seat("New Sparta", "Gambling World"), deck=[], discard=[], automatic=False
    )

    use(g, ANN, "Gambling World", 2)
    say(g, ANN, "number:2")

    assert hand(g, ANN) == []
    assert offered(g, ANN) == ["stop"]


@pytest.mark.scenario("race-base/S116")
@pytest.mark.rule("race.pw.gamble", "race.consume.once", "race.pw.consume-one")
@pytest.mark.parametrize("order", [[1, 2], [2, 1]])
def test_gambling_world_consumes_a_good_and_bets_each_once_in_either_order(
    order: list[int],
) -> None:
    g = arranged(
        "consume",
        seat("New Sparta", "Gambling World", with_good("Gem World")),
        seat(chose="consume-trade"),
        deck_top=["Rebel Base"],
        automatic=False,
    )

    for which in order:
        use(g, ANN, "Gambling World", which)
        say(g, ANN, "Gem World" if which == 1 else "number:6")
        with refused(g, "POWER_ALREADY_USED", card="gambling-world"):
            use(g, ANN, "Gambling World", which)

    assert chips(g, ANN) == 1
    assert goods(g, ANN) == {}
    assert hand(g, ANN) == ["Rebel Base"]
    assert offered(g, ANN) == ["stop"]


@pytest.mark.rule("race.pw.gamble")
def test_a_bet_is_put_to_its_owner_even_where_all_else_answers_itself() -> None:
    g = arranged("consume", seat("New Sparta", "Gambling World"))

    assert asked_for(g, ANN) == "gamble"
    assert question(g, ANN).sealed is False


@pytest.mark.rule("race.consume.no-interrupt", "race.power.sequential")
@pytest.mark.parametrize(("card", "which"), [("Deficit Spending", 1), ("Gambling World", 2)])
def test_a_bet_and_a_discard_of_cards_are_not_interrupted_either(card: str, which: int) -> None:
    g = arranged(
        "consume",
        seat("New Sparta", "Deficit Spending", "Gambling World", "New Economy", fillers=3),
        automatic=False,
    )

    use(g, ANN, card, which)

    with refused(g, "POWER_IN_PROGRESS"):
        use(g, ANN, "New Economy")
    with refused(g, "POWER_IN_PROGRESS"):
        say(g, ANN, "stop")
