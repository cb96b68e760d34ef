"""The advanced game for two with expansions: boosts, searches and Psi-Crystal World."""

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
    chips,
    choose,
    deck,
    drawn,
    goods,
    hand,
    offered,
    pay,
    phase,
    play_on,
    prestige,
    refused,
    say,
    say_all,
    seat,
    tableau,
    told,
    use,
    with_good,
)
from rulebook.race_expansions.fighting import CASUS_BELLI, choose_worlds, stop

ALL = {"expansions": BRINK}
TWO_ACTIONS = {"expansions": BRINK, "advanced": True}


@pytest.mark.scenario("race-expansions/S184")
@pytest.mark.rule("race.two-player.boost", "race.two-player.search", "race.prestige.boost.declare")
def test_one_of_two_actions_may_be_boosted_or_a_search_but_not_both() -> None:
    g = arranged("action", seat(prestige=2), options=TWO_ACTIONS, automatic=False)
    g.listen()

    with refused(g, "ONE_BOOST_ONLY"):
        say_all(g, ANN, ["boosted:settle", "boosted:produce"])
    with refused(g, "ONE_BOOST_ONLY"):
        say_all(g, ANN, ["search", "boosted:settle"])
    with refused(g, "SEARCH_CANNOT_BE_BOOSTED"):
        say_all(g, ANN, ["boosted:search", "settle"])
    with refused(g, "WRONG_ACTION_COUNT"):
        say_all(g, ANN, ["boosted:settle"])
    before = prestige(g, ANN)
    say_all(g, ANN, ["boosted:settle", "produce"])
    secret = prestige(g, ANN)
    say_all(g, BO, ["settle", "produce"])

    assert (before, secret, prestige(g, ANN)) == (2, 2, 1)
    assert phase(g) == "settle"
    assert told(g, "chose")[0].facts["actions"] == ["boosted:settle", "produce"]


@pytest.mark.scenario("race-expansions/S184")
@pytest.mark.rule("race.two-player.search")
def test_a_search_takes_the_place_of_one_action_and_comes_first() -> None:
    g = arranged(
        "action",
        seat("New Sparta", prestige=2, hand=["Rebel Miners"]),
        options=TWO_ACTIONS,
        automatic=False,
    )
    say_all(g, ANN, ["search", "settle"])
    say_all(g, BO, ["explore+5", "explore+1+1"])
    first = asked_for(g, ANN)
    say(g, ANN, "category:military-windfall")
    play_on(g, "settle")
    before = len(hand(g, ANN))
    choose_worlds(g, {ANN: "Rebel Miners"})
    say(g, ANN, "conquer")

    assert first == "search-category"
    assert prestige(g, ANN) == 2
    assert len(hand(g, ANN)) == before - 1 + 1


@pytest.mark.scenario("race-expansions/S185")
@pytest.mark.rule("race.two-player.explore-boost")
@pytest.mark.parametrize(
    "actions", [["boosted:explore+5", "explore+1+1"], ["explore+5", "boosted:explore+1+1"]]
)
def test_both_explore_cards_with_a_boost_draw_fourteen_and_keep_three(actions: list[str]) -> None:
    g = arranged("action", seat("New Sparta", prestige=1, fillers=3), options=TWO_ACTIONS)
    before = len(deck(g))
    say_all(g, ANN, actions)
    say_all(g, BO, ["produce", "consume-trade"])
    seen = hand(g, ANN) + drawn(g, ANN)
    bo_drew = len(drawn(g, BO))
    drew = before - len(deck(g)) - bo_drew
    say(g, BO, drawn(g, BO)[0])
    cards = [int(c) for c in [*g.seats[ANN].hand, *g.seats[ANN].drawn]]
    with refused(g, "WRONG_CARD_COUNT", count=10):
        g.answer_all(ANN, cards[:10])
    g.answer_all(ANN, cards[:11])

    assert drew == 14
    assert len(seen) == 17
    assert len(hand(g, ANN)) == 6


@pytest.mark.scenario("race-expansions/S186")
@pytest.mark.rule("race.two-player.consume-boost")
@pytest.mark.parametrize(
    ("actions", "sold", "cards_for_points"),
    [
        (["boosted:consume-trade", "consume-double"], 3 + 3, True),
        (["consume-trade", "boosted:consume-double"], 3, False),
    ],
)
def test_both_consume_cards_with_a_boost_sell_and_triple(
    actions: list[str], sold: int, cards_for_points: bool
) -> None:
    g = arranged(
        "consume",
        seat(
            "New Sparta",
            with_good("Gem World"),
            with_good("Comet Zone"),
            "Rebel Colony",
            chose=actions,
        ),
        options=TWO_ACTIONS,
        automatic=False,
    )
    say(g, ANN, "Comet Zone")
    cards = len(hand(g, ANN))
    use(g, ANN, "Rebel Colony")
    say(g, ANN, "Gem World")
    points = chips(g, ANN)
    say(g, ANN, "stop")

    assert cards == sold
    assert points == 3
    assert goods(g, ANN) == {}
    assert (asked_for(g, ANN) == "boost-trade-cards") == cards_for_points
    if cards_for_points:
        pay(g, ANN, 2)
        assert chips(g, ANN) == 3 + 2


@pytest.mark.scenario("race-expansions/S187")
@pytest.mark.rule("race.two-player.settle-twice", "race.two-player.boost")
def test_the_boost_of_one_settle_phase_does_not_reach_the_other() -> None:
    g = arranged(
        "settle",
        seat(
            "Epsilon Eridani",
            "Space Marines",
            "Interstellar Casus Belli",
            hand=["Rebel Outpost", "Hidden Fortress", "Refugee World"],
            chose=["boosted:settle", "settle-second"],
            prestige=1,
        ),
        seat(
            "Old Earth",
            "Rebel Fuel Cache",
            hand=["Gem World", "Expanding Colony"],
            fillers=3,
            chose="settle",
        ),
        options={**CASUS_BELLI, "advanced": True},
        automatic=False,
    )
    idle = g.copy()
    choose_worlds(idle, {ANN: "Rebel Outpost"})
    say(idle, ANN, "conquer")
    stop(idle, ANN)
    stop(idle, BO)
    choose_worlds(g, {ANN: "Rebel Outpost", BO: "Gem World"})
    say(g, ANN, "conquer")
    first = len(hand(g, ANN))
    stop(g, ANN)
    say(g, BO, "pay")
    pay(g, BO, 2)
    bo_first = len(hand(g, BO))
    stop(g, BO)
    again = phase(g)
    with refused(g, "NOT_ENOUGH_MILITARY", card="hidden-fortress", strength=3 + 1, defense=5):
        say(g, ANN, "Hidden Fortress")
    placing = g.copy()
    choose_worlds(placing, {ANN: "Refugee World", BO: "Expanding Colony"})
    say(placing, ANN, "pay")
    stop(placing, ANN)
    say(placing, BO, "pay")
    pay(placing, BO, 1)
    choose_worlds(g)

    assert (first, bo_first) == (3 - 1 + 1, 5 - 1 - 2 + 1)
    assert len(hand(idle, BO)) == 5
    assert again == "settle-again"
    assert len(hand(placing, ANN)) == first - 1 + 1
    assert len(hand(placing, BO)) == bo_first - 1 - 1
    assert asked_for(g, ANN) == "settle-extra"
    assert "Interstellar Casus Belli" in offered(g, ANN)


@pytest.mark.scenario("race-expansions/S188")
@pytest.mark.rule("race.pw.select-action-last", "race.two-player.second-bonus")
def test_psi_crystal_world_chooses_its_second_action_last() -> None:
    g = arranged(
        "action", seat("Psi-Crystal World", prestige=1), options=TWO_ACTIONS, automatic=False
    )
    g.listen()

    with refused(g, "WRONG_ACTION_COUNT"):
        say_all(g, ANN, ["develop", "settle"])
    say(g, ANN, "develop")
    say_all(g, BO, ["settle", "produce"])
    shown = [event.facts["actions"] for event in told(g, "chose", BO)]
    kind = asked_for(g, ANN)
    with refused(g, "SAME_ACTION_TWICE", action="develop"):
        say(g, ANN, "develop")
    choices = offered(g, ANN)
    say(g, ANN, "develop-second")

    assert shown == [["develop"], ["settle", "produce"]]
    assert kind == "action-last"
    assert {"develop-second", "settle", "boosted:settle", "search"} <= set(choices)
    assert "settle-second" not in choices
    assert phase(g) == "develop"


@pytest.mark.scenario("race-expansions/S163")
@pytest.mark.rule("race.pw.select-action-last")
def test_psi_crystal_world_chooses_when_the_others_lie_open() -> None:
    g = arranged(
        "action",
        seat("Old Earth", "Psi-Crystal World", prestige=1),
        seat("New Sparta", prestige=1),
        seat("Epsilon Eridani"),
        options=ALL,
        automatic=False,
    )
    g.listen()
    with refused(g, "NOT_YOUR_DECISION"):
        say(g, ANN, "settle")
    say(g, BO, "boosted:develop")
    hidden = told(g, "chose", ANN)
    say(g, CY, "settle")
    shown = [event.facts["actions"] for event in told(g, "chose", ANN)]

    assert hidden == []
    assert shown == [["boosted:develop"], ["settle"]]
    assert asked_for(g, ANN) == "action-last"
    assert {"boosted:settle", "search", "produce"} <= set(offered(g, ANN))
    say(g, ANN, "boosted:settle")
    assert prestige(g, ANN) == 0
    assert phase(g) == "develop"


@pytest.mark.scenario("race-expansions/S163")
@pytest.mark.rule("race.pw.select-action-last")
def test_psi_crystal_world_works_from_the_round_after_it_was_placed() -> None:
    g = arranged(
        "action",
        seat("Old Earth", hand=["Psi-Crystal World"], fillers=5),
        seat("New Sparta"),
        options=ALL,
        automatic=False,
    )
    at_first = asked_for(g, ANN)
    choose(g, "settle", "settle")
    choose_worlds(g, {ANN: "Psi-Crystal World"})
    say(g, ANN, "pay")
    pay(g, ANN, 5)
    play_on(g, "action")

    assert at_first == "action"
    assert tableau(g, ANN) == ["Old Earth", "Psi-Crystal World"]
    assert g.round() == 2
    assert g.waiting() == [BO]


@pytest.mark.scenario("race-expansions/S201")
@pytest.mark.rule("race.prestige.boost.declare", "race.search.action")
def test_with_three_players_everybody_has_exactly_one_action() -> None:
    g = arranged("action", seat(prestige=1), seat(prestige=1), seat(prestige=1), options=ALL)

    with refused(g, "WRONG_ACTION_COUNT", count=2):
        say_all(g, ANN, ["develop", "settle"])
    with refused(g, "WRONG_ACTION_COUNT", count=2):
        say_all(g, BO, ["search", "settle"])
    with refused(g, "WRONG_ACTION_COUNT", count=0):
        say_all(g, CY, [])


@pytest.mark.scenario("race-expansions/S190")
@pytest.mark.rule("race.players.duel-sets")
def test_only_a_duel_with_two_actions_has_a_second_develop_and_settle_card() -> None:
    duel = arranged("action", seat(), options={"expansions": REBELS, "advanced": True})
    three = arranged("action", seat(), seat(), seat(), options={"expansions": REBELS})

    seven = [
        "explore+5",
        "explore+1+1",
        "develop",
        "settle",
        "consume-trade",
        "consume-double",
        "produce",
    ]
    assert offered(three, ANN) == seven
    for again in ("develop", "settle"):
        pair = duel.copy()
        say_all(pair, ANN, [again, f"{again}-second"])
        with refused(three, "ACTION_NOT_AVAILABLE", action=f"{again}-second"):
            say(three, ANN, f"{again}-second")
    for one in seven:
        for other in seven:
            if one < other:
                say_all(duel.copy(), ANN, [one, other])
