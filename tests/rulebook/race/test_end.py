"""The end of the game: when it comes, what everybody scores, and who wins."""

from __future__ import annotations

import pytest

from rulebook.race.arranging import (
    ANN,
    BO,
    CY,
    QUIET,
    arranged,
    asked_for,
    chips,
    decline,
    goods,
    hand,
    phase,
    refused,
    say,
    seat,
    tableau,
    with_good,
)


@pytest.mark.scenario("race-base/S142")
@pytest.mark.rule("race.end.when", "race.end.tableau", "race.round.sequence")
def test_a_round_in_which_somebody_reaches_twelve_cards_is_played_to_its_end() -> None:
    g = arranged(
        "develop",
        seat("New Sparta", *QUIET[:10], hand=["Export Duties"], fillers=1, chose="develop"),
        seat("Old Earth", with_good("Gem World"), fillers=12, chose="consume-double"),
        seat(chose="produce"),
    )

    say(g, ANN, "Export Duties")
    decline(g, BO)
    assert len(tableau(g, ANN)) == 12
    assert chips(g, BO) == 2
    assert goods(g, BO) == {"Gem World": "novelty"}
    assert len(hand(g, BO)) == 13
    assert (phase(g), g.waiting()) == ("round-end", [BO])
    g.answer_all(BO, g.options(BO)[:3])

    assert len(hand(g, BO)) == 10
    assert g.over
    assert g.waiting() == []


@pytest.mark.scenario("race-base/S143")
@pytest.mark.rule("race.end.tableau")
def test_more_than_twelve_cards_are_possible_and_all_are_scored() -> None:
    g = arranged(
        "develop",
        seat(
            "New Sparta",
            *QUIET[:10],
            hand=["Export Duties", "Gem World"],
            fillers=2,
            chose="develop",
        ),
        seat(chose="settle"),
    )

    say(g, ANN, "Export Duties")
    say(g, ANN, "Gem World")

    assert len(tableau(g, ANN)) == 13
    assert g.over
    quiet = 7 + 6 + 1 + 1 + 0 + 1 + 1 + 2 + 2 + 2
    assert g.scores()[ANN] == 1 + quiet + 1 + 1


@pytest.mark.scenario("race-base/S144")
@pytest.mark.rule(
    "race.end.tableau", "race.settle.tactics-when", "race.settle.colony-ship", "race.end.when"
)
def test_twelve_cards_in_mid_round_and_eleven_at_its_end_do_not_end_the_game() -> None:
    g = arranged(
        "develop",
        seat(
            "New Sparta",
            "Colony Ship",
            "New Military Tactics",
            *QUIET[:8],
            hand=["Export Duties", "Space Port"],
            chose="develop",
        ),
        seat(chose="settle"),
    )

    say(g, ANN, "Export Duties")
    assert len(tableau(g, ANN)) == 12
    say(g, ANN, "Space Port")
    say(g, ANN, "pay+ship+tactics")

    assert len(tableau(g, ANN)) == 11
    assert not g.over
    assert asked_for(g, ANN) == "action"


@pytest.mark.scenario("race-base/S145")
@pytest.mark.rule("race.end.pool", "race.round.sequence")
@pytest.mark.parametrize(("pool", "over"), [(3, True), (4, False)])
def test_the_game_ends_when_the_pool_is_empty(pool: int, over: bool) -> None:
    g = arranged(
        "consume",
        seat(with_good("Earth's Lost Colony"), chose="consume-double"),
        seat("Epsilon Eridani", with_good("Gem World")),
        pool=pool,
    )

    assert (chips(g, ANN), chips(g, BO)) == (2, 1)
    assert g.pool == pool - 3
    assert g.over is over


@pytest.mark.scenario("race-base/S146")
@pytest.mark.rule("race.end.last-chips", "race.setup.ten-chips", "race.end.when")
def test_all_points_earned_in_the_last_round_are_paid_though_the_pool_is_empty() -> None:
    g = arranged(
        "consume",
        seat("New Sparta", "Galactic Trendsetters", with_good("Gem World"), chose="consume-double"),
        seat(
            "Old Earth",
            "Tourist World",
            with_good("Spice World"),
            with_good("Mining World"),
            chose="consume-double",
        ),
        seat("Alpha Centauri", "Asteroid Belt", chose="produce"),
        pool=1,
    )
    assert chips(g, ANN) == 4

    say(g, BO, "power:tourist-world")

    assert chips(g, BO) == 6
    assert g.pool == -9
    assert (phase(g), g.waiting(), g.over) == ("produce", [CY], False)
    say(g, CY, "Asteroid Belt")
    assert g.over


@pytest.mark.scenario("race-base/S147")
@pytest.mark.rule(
    "race.score.total", "race.develop.vp", "race.settle.vp", "race.score.no-more-decisions"
)
def test_printed_points_chips_and_sixes_count_and_hand_and_goods_do_not() -> None:
    g = arranged(
        "round-end",
        seat(
            "Old Earth",
            "Gem World",
            with_good("Mining World"),
            "Export Duties",
            "Merchant Guild",
            chips=7,
            fillers=4,
        ),
        pool=0,
    )

    assert g.over
    assert g.scores()[ANN] == (2 + 1 + 2 + 1 + 0) + 2 * 2 + 7
    assert g.winners() == [ANN]
    for who in (ANN, BO):
        with refused(g, "GAME_OVER"):
            say(g, who, "develop")


@pytest.mark.scenario("race-base/S148")
@pytest.mark.rule("race.score.winner", "race.score.tie-break")
def test_cards_in_hand_and_goods_break_a_tie_for_the_highest_score() -> None:
    g = arranged(
        "round-end",
        seat("New Sparta", with_good("Gem World"), with_good("Asteroid Belt"), fillers=3, chips=28),
        seat("Old Earth", fillers=6, chips=29),
        seat("Epsilon Eridani", fillers=10, chips=29),
        pool=0,
    )

    assert g.scores() == [31, 31, 30]
    assert g.winners() == [BO]


@pytest.mark.rule("race.score.winner", "race.score.tie-break")
def test_the_highest_score_wins_whatever_lies_in_the_hands() -> None:
    g = arranged(
        "round-end",
        seat("New Sparta", chips=30),
        seat("Epsilon Eridani", fillers=10, chips=29),
        pool=0,
    )

    assert g.scores() == [31, 30]
    assert g.winners() == [ANN]


@pytest.mark.rule("race.score.tie-break", "race.hand.limit")
def test_the_tie_break_counts_hands_after_they_are_cut() -> None:
    g = arranged(
        "round-end",
        seat("New Sparta", fillers=15, chips=30),
        seat("Epsilon Eridani", with_good("Refugee World"), fillers=10, chips=29),
        pool=0,
    )

    g.answer_all(ANN, g.options(ANN)[:5])

    assert g.scores() == [31, 31]
    assert g.winners() == [BO]


@pytest.mark.scenario("race-base/S149")
@pytest.mark.rule("race.score.shared", "race.score.tie-break")
def test_who_is_still_tied_wins_together() -> None:
    g = arranged(
        "round-end",
        seat("New Sparta", with_good("Gem World"), fillers=4, chips=29),
        seat(
            "Epsilon Eridani",
            with_good("Asteroid Belt"),
            with_good("Spice World"),
            with_good("Refugee World"),
            fillers=2,
            chips=27,
        ),
        pool=0,
    )

    assert g.scores() == [31, 31]
    assert g.winners() == [ANN, BO]


@pytest.mark.rule("race.end.tableau")
def test_goods_are_not_counted_among_the_twelve_cards() -> None:
    windfalls = [with_good(world) for world in QUIET[2:12]]
    g = arranged("round-end", seat("New Sparta", *windfalls))

    assert len(tableau(g, ANN)) == 11
    assert len(goods(g, ANN)) == 10
    assert not g.over
