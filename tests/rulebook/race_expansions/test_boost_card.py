"""The prestige/search card: who may lay it, that it is secret, and that it is gone afterwards."""

from __future__ import annotations

import pytest

from rulebook.race.arranging import (
    ANN,
    BO,
    BRINK,
    CY,
    REBELS,
    arranged,
    asked_for,
    choose,
    finish_round,
    greyed,
    leader_tile,
    new_race,
    offered,
    prestige,
    refused,
    say,
    say_all,
    seat,
    tableau,
    told,
)

ALL = {"expansions": BRINK}


@pytest.mark.scenario("race-expansions/S134")
@pytest.mark.rule(
    "race.prestige.boost.once",
    "race.prestige.boost.cost",
    "race.prestige.boost.declare",
    "race.search.once",
    "race.search.action",
)
def test_a_boost_needs_prestige_and_the_unused_card_and_no_search() -> None:
    g = arranged(
        "action",
        seat(),
        seat(prestige=4, boosted=True),
        seat(prestige=1, hand=["Gem World"], fillers=2),
        options=ALL,
    )

    with refused(g, "NO_PRESTIGE", need=1, have=0):
        say(g, ANN, "boosted:develop")
    for answer in ("boosted:produce", "search"):
        with refused(g, "BOOST_ALREADY_USED"):
            say(g, BO, answer)
    with refused(g, "SEARCH_CANNOT_BE_BOOSTED"):
        say(g, CY, "boosted:search")
    assert greyed(g, ANN)["boosted:develop"] == "NO_PRESTIGE"
    assert greyed(g, BO)["search"] == "BOOST_ALREADY_USED"
    choose(g, "develop", "produce", "settle")
    with refused(g, "ALREADY_ANSWERED"):
        say(g, CY, "boosted:settle")


@pytest.mark.rule("race.prestige.boost.declare", "race.search.action")
def test_an_action_comes_with_one_card_and_a_search_with_none() -> None:
    g = arranged("action", seat(prestige=1), options=ALL)

    for pair in (["boosted:develop", "settle"], ["search", "settle"], []):
        with refused(g, "WRONG_ACTION_COUNT", count=len(pair), least=1, most=1):
            say_all(g, ANN, pair)


@pytest.mark.rule("race.prestige.boost.declare")
def test_a_boost_may_be_replaced_until_the_last_player_has_chosen() -> None:
    g = arranged("action", seat(prestige=1), options=ALL)

    say(g, ANN, "boosted:settle")
    say(g, ANN, "consume-trade")
    say(g, BO, "consume-trade")

    assert (prestige(g, ANN), g.seats[ANN].boosted) == (1, 0)


@pytest.mark.scenario("race-expansions/S135")
@pytest.mark.rule("race.prestige.boost.not-available")
def test_boosts_and_searches_come_with_the_third_expansion() -> None:
    g = arranged("action", seat(), options={"expansions": REBELS})

    with refused(g, "BOOST_NOT_AVAILABLE"):
        say(g, ANN, "boosted:settle")
    with refused(g, "BOOST_NOT_AVAILABLE"):
        say(g, BO, "search")
    assert not [word for word in offered(g, ANN) if "boosted" in word or word == "search"]


@pytest.mark.scenario("race-expansions/S136")
@pytest.mark.rule("race.prestige.boost.lost", "race.prestige.boost.once")
def test_a_boost_is_used_up_even_where_it_does_no_good() -> None:
    g = arranged("action", seat("New Sparta", prestige=1), options=ALL)

    choose(g, "boosted:develop", "consume-trade")
    finish_round(g)

    assert tableau(g, ANN) == ["New Sparta"]
    assert prestige(g, ANN) == 0
    with refused(g, "BOOST_ALREADY_USED"):
        say(g, ANN, "boosted:develop")
    with refused(g, "BOOST_ALREADY_USED"):
        say(g, ANN, "search")


@pytest.mark.scenario("race-expansions/S137")
@pytest.mark.rule("race.prestige.boost.declare", "race.prestige.boost.cost")
def test_a_boost_is_secret_until_all_have_chosen() -> None:
    boosting, plain = (
        arranged("action", seat(prestige=1), seat(), seat(), options=ALL) for _ in range(2)
    )
    boosting.listen()

    say(boosting, ANN, "boosted:settle")
    say(plain, ANN, "settle")

    for who in (BO, CY, None):
        assert boosting.seen_by(who).pack() == plain.seen_by(who).pack()
        assert boosting.events(who) == []
    view = boosting.seen_by(BO)
    assert (prestige(view, ANN), view.seats[ANN].boosted) == (1, 0)
    assert view.answered == 1 << ANN  # that much is known
    say(boosting, BO, "produce")
    say(boosting, CY, "produce")
    view = boosting.seen_by(BO)
    assert (prestige(view, ANN), view.seats[ANN].boosted) == (0, 1)
    revealed = {event.seat: event.facts["actions"] for event in told(boosting, "chose", BO)}
    assert revealed[ANN] == ["boosted:settle"]


@pytest.mark.rule("race.prestige.boost.cost")
def test_boosts_are_paid_for_in_player_order() -> None:
    g = arranged(
        "action",
        seat(prestige=2),
        seat(prestige=3),
        options=ALL,
        order=[BO, ANN],
        tile=BO,
        on_tile=1,
    )
    g.listen()

    choose(g, "boosted:produce", "boosted:produce")

    assert [event.seat for event in told(g, "prestige-spent")] == [BO, ANN]
    assert leader_tile(g)[0] == BO
    assert asked_for(g, ANN) == "action"  # the round was over: nobody had anything to do
    assert new_race(2, expansions=BRINK).seats[ANN].boosted == 0
