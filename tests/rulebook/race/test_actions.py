"""Choosing actions, the reveal, and which phases follow."""

from __future__ import annotations

import pytest

from perihelion.race.ids import ACTION_WORDS
from perihelion.race.state import Race
from rulebook.race.arranging import (
    ANN,
    BO,
    CY,
    arranged,
    asked_for,
    card_on,
    chips,
    choose,
    decline,
    discards,
    drawn,
    finish_round,
    goods,
    hand,
    new_race,
    offered,
    pay,
    phase,
    refused,
    say,
    say_all,
    seat,
    tableau,
    told,
    with_good,
)

SEVEN = [
    "explore+5",
    "explore+1+1",
    "develop",
    "settle",
    "consume-trade",
    "consume-double",
    "produce",
]


def actions(g: Race, who: int) -> list[str]:
    """The action cards that lie face up before a player."""
    return [word for k, word in enumerate(ACTION_WORDS) if g.seats[who].actions >> k & 1]


@pytest.mark.scenario("race-base/S011")
@pytest.mark.rule(
    "race.action.choose", "race.action.secret", "race.action.reveal", "race.order.commit-first"
)
def test_choices_stay_secret_until_all_are_in() -> None:
    g = arranged("action", seat(), seat(), seat())
    g.listen()

    say(g, ANN, "produce")
    view = g.seen_by(BO)
    say(g, BO, "settle")
    before_the_last = [actions(g, who) for who in (ANN, BO, CY)]
    events_before = told(g, "chose")
    say(g, CY, "explore+5")

    assert view.answered == 1 << ANN, "that Ann has chosen is known"
    assert view.given[ANN] == [], "what she has chosen is not"
    assert actions(view, ANN) == []
    assert before_the_last == [[], [], []]
    assert events_before == []
    assert [actions(g.seen_by(BO), who) for who in (ANN, BO, CY)] == [
        ["produce"],
        ["settle"],
        ["explore+5"],
    ]
    assert [event.seat for event in told(g, "chose")] == [ANN, BO, CY]


@pytest.mark.rule("race.action.secret")
def test_whatever_another_player_chooses_the_view_is_the_same() -> None:
    g = arranged("action", seat(), seat(), seat())
    other = g.copy()

    say(g, ANN, "produce")
    say(other, ANN, "consume-double")

    assert g.seen_by(BO).pack() == other.seen_by(BO).pack()
    assert g.seen_by(None).pack() == other.seen_by(None).pack()


@pytest.mark.scenario("race-base/S012")
@pytest.mark.rule("race.action.secret", "race.order.wrong-player", "race.action.choose")
def test_a_choice_may_be_replaced_until_the_last_player_has_chosen() -> None:
    g = arranged("action", seat(), seat(), seat())

    say(g, ANN, "develop")
    say(g, ANN, "settle")
    with refused(g, "UNKNOWN_ACTION"):
        g.answer(BO, 309)  # a tenth action card, such as Search in an expansion
    with refused(g, "WRONG_ACTION_COUNT", count=2):
        say_all(g, BO, ["develop", "settle"])
    with refused(g, "WRONG_ACTION_COUNT", count=0):
        say_all(g, BO, [])
    say(g, BO, "produce")
    say(g, CY, "explore+5")

    assert actions(g, ANN) == ["settle"]
    assert asked_for(g, CY) == "explore-keep"
    with refused(g, "ALREADY_ANSWERED"):
        say(g, CY, "produce")


@pytest.mark.rule("race.action.secret")
def test_a_choice_may_be_taken_back_until_the_last_player_has_chosen() -> None:
    g = arranged("action", seat(), seat())

    say(g, ANN, "develop")
    g.undo(ANN)

    assert g.waiting() == [ANN, BO]
    assert offered(g, ANN) == SEVEN


@pytest.mark.scenario("race-base/S012")
@pytest.mark.rule("race.order.wrong-player")
def test_an_action_sent_while_another_player_decides_is_refused() -> None:
    g = arranged(
        "action", seat("Old Earth", "Colony Ship", hand=["Gem World"], fillers=3), seat(), seat()
    )
    choose(g, "settle", "settle", "settle")
    say(g, ANN, "Gem World")

    assert g.waiting() == [ANN]
    with refused(g, "NOT_YOUR_DECISION"):
        say(g, CY, "produce")


@pytest.mark.scenario("race-base/S013")
@pytest.mark.rule("race.components.actions", "race.setup.actions")
@pytest.mark.parametrize("second", ["develop-second", "settle-second"])
def test_the_second_develop_and_settle_cards_are_not_in_a_standard_set(second: str) -> None:
    g = arranged("action", seat(), seat())

    with refused(g, "ACTION_NOT_AVAILABLE"):
        say(g, BO, second)
    with refused(g, "ACTION_NOT_AVAILABLE"):
        say_all(g, BO, [second])

    assert offered(g, BO) == SEVEN


@pytest.mark.scenario("race-base/S014")
@pytest.mark.rule("race.phase.once", "race.phase.bonus", "race.phase.skip", "race.develop.bonus")
def test_a_phase_that_everybody_chose_takes_place_once() -> None:
    cards = ["Colony Ship", "Deficit Spending", "Genetics Lab"]
    g = arranged("action", *[seat(hand=[card], fillers=2) for card in cards])
    g.listen()

    choose(g, "develop", "develop", "develop")
    for who, card in enumerate(cards):
        say(g, who, card)
    for who in (ANN, BO, CY):
        pay(g, who, 1)

    assert [event.facts["phase"] for event in told(g, "phase")] == ["develop"]
    assert [len(hand(g, who)) for who in (ANN, BO, CY)] == [1, 1, 1]
    assert [tableau(g, who)[1:] for who in (ANN, BO, CY)] == [[card] for card in cards]
    assert asked_for(g, ANN) == "action"
    assert g.round() == 2


@pytest.mark.scenario("race-base/S015")
@pytest.mark.rule("race.phase.order", "race.phase.skip", "race.phase.everyone", "race.bonus.nature")
def test_chosen_phases_run_in_their_fixed_order_and_others_are_skipped() -> None:
    g = arranged(
        "action",
        seat("New Sparta"),
        seat("Old Earth"),
        seat("Epsilon Eridani", "Interstellar Bank"),
    )
    g.listen()

    choose(g, "produce", "explore+5", "settle")
    explored = [len(drawn(g, who)) for who in (ANN, BO, CY)]
    for who in (ANN, BO, CY):
        g.answer(who, g.options(who)[0])
    kept = [len(hand(g, who)) for who in (ANN, BO, CY)]
    finish_round(g)

    assert [event.facts["phase"] for event in told(g, "phase")] == ["explore", "settle", "produce"]
    assert explored == [2, 7, 2]
    assert kept == [1, 1, 1]
    assert told(g, "drew") == [], "Interstellar Bank has no say without a Develop phase"


@pytest.mark.scenario("race-base/S016")
@pytest.mark.rule(
    "race.phase.once", "race.consume.two-bonuses", "race.trade.only-traders", "race.consume.double"
)
def test_both_consume_cards_call_the_same_phase() -> None:
    g = arranged(
        "action",
        seat("Old Earth", with_good("Gem World")),
        seat("New Sparta", "Outlaw World", with_good("Spice World")),
        pool=24,
    )
    g.listen()

    choose(g, "consume-trade", "consume-double")

    assert [event.facts["phase"] for event in told(g, "phase")] == ["consume"]
    assert len(hand(g, ANN)) == 2 + 1
    assert (goods(g, ANN), chips(g, ANN)) == ({}, 0)
    assert [event.seat for event in told(g, "sold")] == [ANN]
    assert len(hand(g, BO)) == 1
    assert (goods(g, BO), chips(g, BO)) == ({}, 2)
    assert g.pool == 22


@pytest.mark.scenario("race-base/S017")
@pytest.mark.rule("race.action.reuse", "race.action.empty-choice")
def test_an_action_may_be_chosen_again_and_without_profit() -> None:
    g = arranged("action", seat("Old Earth"), seat("New Sparta"), round=1)

    choose(g, "consume-trade", "produce")
    after_one = (g.round(), asked_for(g, ANN), offered(g, ANN))
    choose(g, "consume-trade", "produce")

    assert after_one == (2, "action", SEVEN)
    assert g.round() == 3
    assert hand(g, ANN) == []


@pytest.mark.rule("race.round.sequence", "race.phase.skip")
def test_only_the_actions_of_this_round_count() -> None:
    g = arranged("action", seat(), seat())
    g.listen()

    choose(g, "develop", "settle")
    choose(g, "produce", "consume-trade")

    phases = [event.facts["phase"] for event in told(g, "phase")]
    assert phases == ["develop", "settle", "consume", "produce"]


@pytest.mark.scenario("race-base/S018")
@pytest.mark.rule("race.round.length", "race.round.sequence")
def test_there_is_no_limit_on_the_number_of_rounds() -> None:
    g = arranged("action", seat("Old Earth"), seat("New Sparta"))

    for _ in range(31):
        choose(g, "produce", "produce")

    assert not g.over
    assert g.round() == 32
    assert [asked_for(g, who) for who in (ANN, BO)] == ["action", "action"]


@pytest.mark.scenario("race-base/S019")
@pytest.mark.rule("race.card.three-uses", "race.settle.windfall", "race.goods.kinds")
def test_every_card_counts_one_as_payment_or_good() -> None:
    g = arranged(
        "settle",
        seat("Old Earth", hand=["Asteroid Belt", "Rebel Homeworld", "Galactic Imperium"]),
        automatic=False,
        deck_top=["Gem World"],
    )

    say(g, ANN, "Asteroid Belt")
    decline(g, BO)
    say(g, ANN, "pay")
    say_all(g, ANN, ["Rebel Homeworld", "Galactic Imperium"])

    assert hand(g, ANN) == []
    assert discards(g) == ["Rebel Homeworld", "Galactic Imperium"]
    assert card_on(g, ANN, "Asteroid Belt") == "Gem World"
    assert goods(g, ANN) == {"Asteroid Belt": "rare"}, "the world tells the kind, not the card"


@pytest.mark.scenario("race-base/S019")
@pytest.mark.rule("race.card.three-uses", "race.goods.kinds")
def test_a_good_is_sold_by_the_kind_of_its_world() -> None:
    g = arranged(
        "action", seat("New Sparta", with_good("Asteroid Belt", "Gem World")), seat("Old Earth")
    )

    choose(g, "consume-trade", "produce")

    assert len(hand(g, ANN)) == 3


@pytest.mark.rule("race.phase.table-habits")
def test_phases_done_current_and_to_come_can_be_read_from_a_position() -> None:
    g = arranged("action", seat(), seat(hand=["Gem World"], fillers=3), seat())

    choose(g, "produce", "explore+5", "settle")
    for who in (ANN, BO, CY):
        g.answer(who, g.options(who)[0])
    view = g.seen_by(None)

    assert phase(view) == "settle"
    assert [actions(view, who) for who in (ANN, BO, CY)] == [["produce"], ["explore+5"], ["settle"]]


@pytest.mark.rule("race.setup.first-round", "race.setup.actions")
def test_everyone_begins_with_the_full_set_of_seven() -> None:
    g = new_race(3, first_game=True)

    assert [offered(g, who) for who in (ANN, BO, CY)] == [SEVEN, SEVEN, SEVEN]
