"""A learning program is shown what its seat may know, in numbers that keep their places."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
from hypothesis import given
from numpy.typing import NDArray

from laws.examples import lengths, seats, seeds, set_ups
from laws.witness import Witness, wander
from perihelion import Table
from perihelion.envs import Observer, observer
from perihelion.tabletop import observing
from perihelion.tabletop.dice import dice


def looking(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int, who: int
) -> tuple[Observer, Table, int]:
    g = wander(witness, set_up, seed, luck, stop)
    return observer(witness.name), g, who % len(g.order)


@given(set_ups, seeds, seeds, lengths, seats)
def test_the_row_of_a_position_is_that_of_its_view_and_of_any_guess(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int, who: int
) -> None:
    watch, g, seat = looking(witness, set_up, seed, luck, stop, who)
    view = g.seen_by(seat)

    row = watch.observe(g, seat)

    assert row.shape == (watch.width,)
    assert np.array_equal(row, watch.observe(view, seat))
    assert np.array_equal(row, watch.observe(view.guess(dice(luck)).seen_by(seat), seat))


@given(set_ups, seeds, seeds, lengths, seats)
def test_a_row_is_the_same_whatever_is_hidden(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int, who: int
) -> None:
    watch, g, seat = looking(witness, set_up, seed, luck, stop, who)
    other = witness.redealt(g, seat, random.Random(luck))

    assert np.array_equal(watch.observe(g, seat), watch.observe(other, seat))
    assert np.array_equal(watch.mask(g, seat), watch.mask(other, seat))


@given(set_ups, seeds, seeds, lengths, seats)
def test_the_row_is_what_the_fields_say(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int, who: int
) -> None:
    watch, g, seat = looking(witness, set_up, seed, luck, stop, who)

    row, told = watch.observe(g, seat), np.array(observing.observation(g, seat))

    assert list(differing(watch, row, told)) == []


def differing(watch: Observer, row: NDArray[Any], told: NDArray[Any]) -> Iterator[str]:
    for part in watch.parts:
        if not np.array_equal(part.of(row), part.of(told)):
            yield part.name


@given(set_ups, seeds, seeds, lengths, seats)
def test_every_number_lies_within_the_bounds_of_its_part(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int, who: int
) -> None:
    watch, g, seat = looking(witness, set_up, seed, luck, stop, who)

    row = watch.observe(g, seat)

    for part in watch.parts:
        numbers = part.of(row)
        assert numbers.min() >= part.lowest, part
        assert numbers.max() <= part.highest, part


@given(set_ups, seeds, seeds, lengths)
def test_what_everyone_may_see_is_the_same_in_all_rows_but_for_the_seats(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int
) -> None:
    watch, g, _ = looking(witness, set_up, seed, luck, stop, 0)
    count = len(watch.part("order").of(watch.observe(g, 0)))
    here = len(g.layout().seats.pieces(g))

    first, second = watch.observe(g, 0), watch.observe(g, 1 % len(g.order))

    assert count >= here
    for part in watch.parts:
        if part.seen_by == "everyone" and part.name.startswith("seats."):
            mine, theirs = part.of(first)[:here], part.of(second)[:here]
            assert np.array_equal(np.roll(mine, -(1 % len(g.order)), axis=0), theirs), part


@given(set_ups, seeds, seeds, lengths, seats)
def test_a_mask_has_the_options_of_the_seat(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int, who: int
) -> None:
    watch, g, seat = looking(witness, set_up, seed, luck, stop, who)

    mask = watch.mask(g, seat)

    assert mask.shape == (watch.answers,)
    assert np.flatnonzero(mask).tolist() == g.options(seat)
    assert np.array_equal(mask, watch.mask(g.seen_by(seat), seat))


@given(set_ups, seeds, seeds, lengths)
def test_every_question_is_listed(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int
) -> None:
    watch, g, _ = looking(witness, set_up, seed, luck, stop, 0)

    for seat in g.waiting():
        question = int(watch.part("question").of(watch.observe(g, seat)))
        listed = [*watch.questions, g.asking(seat).kind()]  # a game may list none
        assert listed[question] == g.asking(seat).kind()
        assert question < len(watch.questions) or not watch.questions


@given(set_ups, seeds, seeds, lengths)
def test_tables_are_equal_if_their_positions_are(
    witness: Witness, set_up: int, seed: int, luck: int, stop: int
) -> None:
    g = wander(witness, set_up, seed, luck, stop)
    again = wander(witness, set_up, seed, luck, stop)

    assert g == again
    assert g == g.copy()
    assert g != g.seen_by(0)
    if not g.over:
        seat = g.waiting()[0]
        again.answer(seat, again.options(seat)[0])
        assert g != again
