"""Dice that lie together are one number."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from perihelion.roll.pieces.handful import (
    LARGEST,
    ONE,
    by_colour,
    handful_of,
    kinds,
    of_colour,
    size,
    sum_of,
)

counts = st.lists(st.integers(0, 15), min_size=7, max_size=7)


@given(counts)
def test_a_handful_tells_how_many_dice_of_each_colour_there_are(dice: list[int]) -> None:
    handful = handful_of(dice)

    assert 0 <= handful <= LARGEST
    assert by_colour(handful) == dice
    assert [of_colour(handful, colour) for colour in range(7)] == dice
    assert size(handful) == sum(dice)
    assert kinds(handful) == sum(1 for count in dice if count)


@given(counts, counts)
def test_handfuls_are_added_and_taken_away_like_numbers(one: list[int], other: list[int]) -> None:
    both = sum_of([handful_of(one), handful_of(other)])

    assert by_colour(both) == [a + b for a, b in zip(one, other, strict=True)]
    assert both - handful_of(other) == handful_of(one)


def test_the_largest_handful_has_room_for_every_die_of_the_box() -> None:
    assert by_colour(LARGEST) == [31] * 7
    assert [of_colour(one, colour) for colour, one in enumerate(ONE)] == [1] * 7
