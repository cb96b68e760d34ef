"""Times of decisions can be added up without keeping them."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from perihelion.arena.clock import Clock


def test_what_most_decisions_stay_below_is_right_within_a_class() -> None:
    random = Random(4)
    times = [random.expovariate(1000) for _ in range(2000)]
    clock = Clock()
    for seconds in times:
        clock.enter(seconds)

    true = sorted(times)[1899]
    assert true <= clock.below(0.95) <= 1.07 * true
    assert clock.longest == max(times)
    assert clock.mean == pytest.approx(sum(times) / 2000)


def test_two_clocks_are_as_good_as_one() -> None:
    one, first, second = Clock(), Clock(), Clock()
    for k in range(1, 200):
        one.enter(k / 1000)
        (first if k % 3 else second).enter(k / 1000)
    first.add(second)

    assert first.classes == one.classes
    assert (first.decisions, first.longest) == (one.decisions, one.longest)
    assert first.below(0.95) == one.below(0.95)


def test_a_clock_is_read_back_from_its_line() -> None:
    clock = Clock()
    clock.enter(0.25)

    assert msgspec.json.decode(msgspec.json.encode(clock), type=Clock) == clock


def test_a_clock_that_has_not_run_says_nothing() -> None:
    assert (Clock().mean, Clock().below(0.95), Clock().longest) == (0, 0, 0)
