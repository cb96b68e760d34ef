"""Who acts when: all at the same time, each in their own time, or one after another."""

from __future__ import annotations

import pytest

import perihelion
from perihelion.race.state import Race
from rulebook.race.arranging import (
    ANN,
    BO,
    CY,
    DI,
    arranged,
    asked_for,
    choose,
    drawn,
    hand,
    new_race,
    pay,
    question,
    race,
    refused,
    say,
    seat,
    use,
    with_good,
)

Log = list[tuple[str, list[int], bool]]


def note(g: Race, log: Log) -> None:
    """Note the kind of question that is open, to whom it goes and whether it is sealed."""
    who = g.waiting()[0]
    entry = (asked_for(g, who), g.waiting(), question(g, who).sealed)
    if not log or log[-1] != entry:
        log.append(entry)


@pytest.mark.scenario("race-base/S162")
@pytest.mark.rule("race.order.sequential", "race.order.simultaneous")
def test_players_act_clockwise_from_the_lowest_start_world_not_by_number() -> None:
    top = ["Gem World", "Comet Zone", "Public Works", "Space Port"]
    more = ["Rebel Base", "Spice World", "Drop Ships", "New Earth"]
    worlds = ["New Sparta", "Epsilon Eridani", "Earth's Lost Colony", "Alpha Centauri"]
    g = race(
        perihelion.position(
            "race",
            {
                "at": "explore",
                "seats": [
                    {"tableau": [world], "actions": ["explore+5"] if who == DI else []}
                    for who, world in enumerate(worlds)
                ],
                "deck_top": top + more,
            },
        )
    )

    assert list(g.order) == [BO, CY, DI, ANN]
    assert drawn(g, BO) == ["Gem World", "Comet Zone"]
    assert drawn(g, CY) == ["Public Works", "Space Port"]
    assert drawn(g, DI)[:4] == more
    assert (len(drawn(g, DI)), len(drawn(g, ANN))) == (7, 2)
    assert g.waiting() == [ANN, BO, CY, DI]


@pytest.mark.rule("race.order.sequential")
def test_a_new_game_has_the_same_order() -> None:
    worlds = ["new-sparta", "epsilon-eridani", "earths-lost-colony", "alpha-centauri"]

    g = new_race(4, start_worlds=worlds)

    assert list(g.order) == [BO, CY, DI, ANN]


@pytest.mark.scenario("race-base/S163")
@pytest.mark.rule("race.order.always", "race.order.commit-first", "race.order.simultaneous")
def test_only_the_worlds_placed_are_resolved_one_player_at_a_time() -> None:
    g = arranged(
        "action",
        seat("New Sparta", hand=["Colony Ship", "Gem World"], fillers=15),
        seat("Old Earth", hand=["Deficit Spending", "Spice World"], fillers=15),
        seat("Epsilon Eridani", hand=["Genetics Lab", "New Vinland"], fillers=15),
        automatic=False,
    )
    plays = {
        "action": ["explore+5", "develop", "settle"],
        "develop": ["Colony Ship", "Deficit Spending", "Genetics Lab"],
        "settle": ["Gem World", "Spice World", "New Vinland"],
        "settle-method": ["pay", "pay", "pay"],
    }
    log: Log = []

    while g.round() == 1:
        note(g, log)
        who = g.waiting()[-1]
        kind = asked_for(g, who)
        if kind in plays:
            say(g, who, plays[kind][who])
        elif kind.endswith("-pay"):
            pay(g, who, question(g, who).least)
        else:
            g.answer_all(who, g.options(who)[: question(g, who).least])

    everybody, first_two, ann = [ANN, BO, CY], [ANN, BO], [ANN]
    shrinking = [everybody, first_two, ann]
    assert log == [
        *[("action", asked, True) for asked in shrinking],
        *[("explore-keep", asked, True) for asked in shrinking],
        *[("develop", asked, True) for asked in shrinking],
        *[("develop-pay", asked, False) for asked in shrinking],
        *[("settle", asked, True) for asked in shrinking],
        ("settle-method", [ANN], False),
        ("settle-pay", [ANN], False),
        ("settle-method", [BO], False),
        ("settle-pay", [BO], False),
        ("settle-method", [CY], False),
        ("settle-pay", [CY], False),
        *[("hand-limit", asked, True) for asked in shrinking],
    ]


@pytest.mark.scenario("race-base/S163")
@pytest.mark.rule("race.order.always", "race.order.commit-first", "race.order.simultaneous")
def test_sale_consume_powers_and_windfall_worlds_wait_for_nobody() -> None:
    g = arranged(
        "action",
        seat(
            "Epsilon Eridani",
            "Genetics Lab",
            with_good("Empath World"),
            with_good("Pre-Sentient Race"),
            fillers=9,
        ),
        seat(
            "Old Earth",
            "Mining Robots",
            with_good("Asteroid Belt"),
            with_good("Destroyed World"),
            fillers=9,
        ),
        seat("New Sparta", "Refugee World", "Avian Uplift Race", "New Economy", fillers=10),
        automatic=False,
    )

    choose(g, "consume-trade", "consume-trade", "produce")
    assert g.waiting() == [ANN, BO, CY]
    assert [asked_for(g, who) for who in g.waiting()] == ["sell", "sell", "consume-power"]
    assert not any(question(g, who).sealed for who in g.waiting())
    use(g, CY, "New Economy")
    say(g, CY, "stop")
    say(g, BO, "Asteroid Belt")
    use(g, BO, "Old Earth")
    say(g, BO, "Destroyed World")
    say(g, BO, "stop")
    assert g.waiting() == [ANN]
    say(g, ANN, "Empath World")
    use(g, ANN, "Epsilon Eridani")
    say(g, ANN, "Pre-Sentient Race")
    say(g, ANN, "stop")
    assert g.waiting() == [ANN, BO, CY]
    assert [asked_for(g, who) for who in g.waiting()] == ["windfall"] * 3
    assert not any(question(g, who).sealed for who in g.waiting())
    say(g, CY, "Refugee World")
    say(g, ANN, "Empath World")
    say(g, BO, "Asteroid Belt")

    assert g.waiting() == [ANN, BO, CY]
    assert [asked_for(g, who) for who in g.waiting()] == ["hand-limit"] * 3
    assert all(question(g, who).sealed for who in g.waiting())
    assert [len(hand(g, who)) for who in g.waiting()] == [15, 13, 11]


@pytest.mark.rule("race.order.commit-first")
def test_a_sealed_choice_takes_effect_only_when_all_have_chosen() -> None:
    g = arranged(
        "develop",
        seat("New Sparta", hand=["Export Duties"], fillers=2, chose="develop"),
        seat("Old Earth", hand=["Public Works"], fillers=2, chose="develop"),
    )

    say(g, ANN, "Export Duties")
    assert "Export Duties" in hand(g, ANN)
    assert g.seen_by(BO).given[ANN] == []
    say(g, ANN, "pass")
    say(g, BO, "Public Works")

    assert "Export Duties" in hand(g, ANN)
    assert "Public Works" not in hand(g, BO)


@pytest.mark.rule("race.order.wrong-player")
def test_an_answer_from_who_is_not_asked_or_that_is_not_offered_is_refused() -> None:
    g = arranged(
        "settle",
        seat("Old Earth", hand=["Gem World"], fillers=3, chose="settle"),
        seat("New Sparta", hand=["Spice World"], fillers=3),
    )
    say(g, ANN, "Gem World")
    say(g, BO, "Spice World")

    assert (g.waiting(), asked_for(g, ANN)) == ([ANN], "settle-pay")
    with refused(g, "NOT_YOUR_DECISION"):
        g.answer(BO, g.options(ANN)[0])
    with refused(g, "NOT_YOUR_DECISION"):
        g.answer(7, g.options(ANN)[0])
    for answer in ("stop", "number:3"):
        with refused(g, "UNKNOWN_OPTION"):
            say(g, ANN, answer)


@pytest.mark.rule("race.order.always", "race.order.cases", "race.consume.player-order")
@pytest.mark.parametrize(
    ("deck", "discard", "waiting"), [(8, 0, [ANN, BO]), (5, 3, [ANN, BO]), (5, 2, [ANN])]
)
def test_consume_goes_in_player_order_only_if_deck_and_discards_could_run_out(
    deck: int, discard: int, waiting: list[int]
) -> None:
    # Ann may draw 4 + 1 for the genes good and 1 for the other; Bo 1 and, with a bet, 1 more.
    g = arranged(
        "consume",
        seat(
            "Epsilon Eridani",
            "Export Duties",
            with_good("Empath World"),
            with_good("Gem World"),
            chose="consume-trade",
        ),
        seat("New Sparta", "New Economy", "Gambling World", chose="consume-trade"),
        deck=deck,
        discard=discard,
        automatic=False,
    )

    assert g.waiting() == waiting


@pytest.mark.rule("race.order.always", "race.order.cases", "race.produce.player-order")
@pytest.mark.parametrize(
    ("deck", "discard", "waiting"), [(8, 0, [ANN, BO]), (5, 3, [ANN, BO]), (5, 2, [ANN])]
)
def test_produce_goes_in_player_order_only_if_deck_and_discards_could_run_out(
    deck: int, discard: int, waiting: list[int]
) -> None:
    # Ann needs two goods and draws a card for each; Bo needs two goods and draws two for the most.
    g = arranged(
        "produce",
        seat(
            "Old Earth",
            "Expanding Colony",
            "Consumer Markets",
            "Refugee World",
            "Former Penal Colony",
            chose="produce",
        ),
        seat(
            "New Sparta",
            "Mining Robots",
            "Mining Conglomerate",
            "Asteroid Belt",
            "Destroyed World",
            chose="produce",
        ),
        deck=deck,
        discard=discard,
    )

    assert g.waiting() == waiting
