"""Searching: worlds are shared out to the answers that may be best."""

from __future__ import annotations

import time
from collections.abc import Sequence

import pytest

import perihelion
from perihelion import Dice, Table
from perihelion.bots.search import Guide, Limits, search
from perihelion.race.state import Race


class Whim(Guide):
    """Likes a position the better, the higher the action was that led there; everybody gives the
    first legal answer. Counts what it is asked.
    """

    def __init__(self, first: list[float] | None = None) -> None:
        self.first = first
        self.judged = 0
        self.played = 0

    def first_values(self, view: Table, seat: int, luck: Dice) -> list[float]:
        return self.first or [0.5] * len(view.options(seat))

    def play(self, table: Table, seat: int) -> None:
        self.played += 1
        table.accept(seat, table.legal_for(seat)[0])

    def values(self, tables: Sequence[Table], seat: int) -> list[float]:
        self.judged += len(tables)
        return [_said(table, seat) / 100 for table in tables]


def _said(table: Table, seat: int) -> int:
    """The action that was chosen, by its number; it is open once all have chosen."""
    assert isinstance(table, Race)
    return int(table.seats[seat].actions).bit_length()


def action_question() -> tuple[Table, int]:
    """Seven action cards, sealed: nothing else has been given then."""
    g = perihelion.new_game("race", 2, seed=3)
    while g.asking(g.next_seat()).kind() != "action":
        seat = g.next_seat()
        g.accept(seat, g.legal_for(seat)[0])
    return g, int(g.next_seat())


def test_the_answer_that_turns_out_best_is_found() -> None:
    g, seat = action_question()

    found = search(g.seen_by(seat), seat, Whim(), Limits(worlds=40, steps=0, answers=7), seed=1)

    assert found.best == max(g.options(seat))


def test_answers_that_look_worst_are_not_tried() -> None:
    g, seat = action_question()
    options = g.options(seat)
    first = [1.0 - k / 10 for k in range(len(options))]
    limits = Limits(worlds=40, steps=0, answers=3)

    found = search(g.seen_by(seat), seat, Whim(first), limits, seed=1)

    assert [trials > 0 for trials in found.trials] == [True] * 3 + [False] * (len(options) - 3)
    assert found.best in options[:3]


def test_the_better_half_is_tried_again() -> None:
    g, seat = action_question()

    found = search(g.seen_by(seat), seat, Whim(), Limits(worlds=60, steps=0, answers=7), seed=1)

    by_trials = sorted(zip(found.trials, found.options, strict=True))
    assert by_trials[-1][1] == found.best
    assert by_trials[0][0] < by_trials[-1][0]


def test_a_search_without_time_trusts_the_first_sight() -> None:
    g, seat = action_question()
    options = g.options(seat)
    first = [0.9 if k == 2 else 0.1 for k in range(len(options))]
    guide = Whim(first)

    found = search(g.seen_by(seat), seat, guide, Limits(seconds=0.0), seed=1)

    assert found.best == options[2]
    assert guide.judged == 0


def test_worlds_are_played_on_to_the_next_round_and_no_further() -> None:
    g, seat = action_question()
    rounds: list[int] = []

    class Watch(Whim):
        def values(self, tables: Sequence[Table], seat: int) -> list[float]:
            rounds.extend(table.round() for table in tables)
            return super().values(tables, seat)

    guide = Watch()
    search(g.seen_by(seat), seat, guide, Limits(worlds=8, answers=2, steps=500), seed=1)

    assert set(rounds) == {g.round() + 1}
    assert guide.played > 0


@pytest.mark.parametrize("seed", range(3))
def test_the_same_seed_finds_the_same(seed: int) -> None:
    g, seat = action_question()
    view = g.seen_by(seat)
    limits = Limits(worlds=20, steps=5, seconds=60.0)

    one, other = (search(view, seat, Whim(), limits, seed) for _ in range(2))

    assert (one.values, one.trials) == (other.values, other.trials)


class Dawdler(Whim):
    """Takes a long time."""

    def play(self, table: Table, seat: int) -> None:
        time.sleep(0.01)
        super().play(table, seat)


def test_trials_that_take_too_long_are_broken_off_and_judged_as_they_are() -> None:
    g, seat = action_question()
    dawdler = Dawdler()
    limits = Limits(worlds=40, steps=100_000, answers=7, seconds=0.05)

    found = search(g.seen_by(seat), seat, dawdler, limits, seed=1)

    assert found.best in g.options(seat)
    assert 1 <= dawdler.played <= 20
    assert dawdler.judged >= 7
