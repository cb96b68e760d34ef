"""Intervals hold what they promise, and are those of the textbook where there is one."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from perihelion.arena.intervals import Share, Sums


def share(*deals: tuple[float, float]) -> Share:
    out = Share()
    for wins, games in deals:
        out.enter(wins, games)
    return out


def test_the_spread_of_a_mean_is_that_of_the_textbook() -> None:
    points = Sums()
    for score in (8, 12):
        points.enter(score, 1)

    assert points.mean == 10
    assert points.half() == pytest.approx(1.96 * 2, abs=1e-3)


def test_a_single_deal_tells_nothing_about_the_spread() -> None:
    points = Sums()
    points.enter(8, 2)

    assert points.half() == 0


def test_deals_of_different_size_count_by_their_games() -> None:
    """The error of a ratio: residuals 2 - 4 * 1 and 14 - 4 * 3 are -2 and 2."""
    points = Sums()
    points.enter(2, 1)
    points.enter(14, 3)

    assert points.mean == 4
    assert points.half() == pytest.approx(1.96 * sqrt((4 + 4) * 2 / 1) / 4, abs=1e-3)


def test_games_that_do_not_depend_on_the_deal_have_the_interval_of_agresti_and_coull() -> None:
    """Fifty of a hundred, in pairs as chance gives them: 0.404 to 0.596 with four games added."""
    low, high = share(*[(2, 2)] * 12, *[(1, 2)] * 26, *[(0, 2)] * 12).interval()

    assert low == pytest.approx(0.404, abs=0.005)
    assert high == pytest.approx(0.596, abs=0.005)


def test_deals_that_decide_all_their_games_count_once() -> None:
    """Ten deals won and ten lost, whoever sits where: as sure as of 20 games, not of 40, with one
    deal added on either side.
    """
    low, high = share(*[(2, 2)] * 10, *[(0, 2)] * 10).interval()

    half = 1.96 * sqrt(0.25 / 21)
    assert (low, high) == pytest.approx((0.5 - half, 0.5 + half), abs=1e-3)


def test_an_interval_has_a_width_even_if_all_deals_went_alike() -> None:
    even, won, lost = share(*[(1, 2)] * 9), share(*[(2, 2)] * 9), share(*[(0, 2)] * 9)

    assert even.interval()[0] < 0.45
    assert even.interval()[1] > 0.55
    assert won.interval() == pytest.approx(((10 - 1.96) / 11, 1.0), abs=1e-3)
    assert lost.interval() == pytest.approx((0.0, (1 + 1.96) / 11), abs=1e-3)


def test_nothing_played_is_nothing_known() -> None:
    assert share().interval() == (0.0, 1.0)
    assert share().mean == 0


@pytest.mark.parametrize("strength", [0.5, 0.75, 0.95])
@pytest.mark.parametrize("luck", [0.0, 0.6])
def test_nineteen_of_twenty_intervals_hold_the_truth(strength: float, luck: float) -> None:
    """`luck` is the part of deals that decide both games whoever sits where."""
    random = Random(17)
    held = 0
    for _ in range(1500):
        found = Share()
        for _ in range(60):
            first = random.random() < strength
            second = first if random.random() < luck else random.random() < strength
            found.enter(first + second, 2)
        low, high = found.interval()
        held += low <= strength <= high

    assert 0.93 <= held / 1500 <= 0.99
