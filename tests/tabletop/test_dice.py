"""Chance that can be copied, saved and replayed."""

from __future__ import annotations

import copy
import pickle
from collections import Counter

import pytest

from perihelion import Dice, Refused, dice


def test_the_numbers_of_a_seed_never_change() -> None:
    luck = dice(7)

    assert [luck.below(1000) for _ in range(8)] == NUMBERS_OF_SEED_7


NUMBERS_OF_SEED_7 = [960, 126, 58, 548, 548, 278, 810, 865]


def test_a_copy_goes_its_own_way_with_the_same_numbers() -> None:
    luck = dice(3)
    twin = luck.copy()

    first = [luck.below(100) for _ in range(20)]

    assert [twin.below(100) for _ in range(20)] == first


def test_saved_words_bring_the_dice_back() -> None:
    luck = dice(11)
    luck.below(6)

    back = Dice(*luck.words())

    assert [back.below(6) for _ in range(20)] == [luck.below(6) for _ in range(20)]


@pytest.mark.parametrize("seed", [0, 1, -1, 2**31, 2**40, 2**64 + 5, -(2**70)])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    luck = dice(seed)

    assert all(0 <= luck.below(6) < 6 for _ in range(100))


def test_only_the_lowest_63_bits_of_a_seed_count() -> None:
    assert dice(5 + 2**63).words() == dice(5).words()
    assert dice(5 + 2**62).words() != dice(5).words()


@pytest.mark.parametrize("sides", [0, -3, 2**24 + 1, 2**62, 10**30])
def test_there_is_no_die_with_too_many_or_too_few_sides(sides: int) -> None:
    luck = dice(1)

    with pytest.raises(Refused, match="BAD_DIE"):
        luck.below(sides)

    assert luck.words() == dice(1).words()
    assert 0 <= luck.below(2**24) < 2**24


def test_dice_can_be_pickled_and_copied() -> None:
    luck = dice(9)
    luck.below(6)

    for twin in (pickle.loads(pickle.dumps(luck)), copy.copy(luck), copy.deepcopy(luck)):
        assert twin is not luck
        assert twin.words() == luck.words()


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    openings = {tuple(throws(dice(seed), 2)) for seed in range(2000)}

    assert len(openings) == 2000


def throws(luck: Dice, count: int) -> list[int]:
    return [luck.below(2**20) for _ in range(count)]


def test_every_face_comes_up_about_as_often() -> None:
    luck, faces = dice(5), Counter[int]()

    for _ in range(60_000):
        faces[luck.below(6)] += 1

    assert set(faces) == set(range(6))
    assert all(abs(n - 10_000) < 500 for n in faces.values())  # five standard deviations


def test_a_shuffle_keeps_the_cards_and_any_card_may_come_anywhere() -> None:
    luck, seen = dice(1), set[tuple[int, int]]()

    for _ in range(300):
        cards = list(range(5))
        luck.shuffle(cards)
        assert sorted(cards) == list(range(5))
        seen |= set(enumerate(cards))

    assert len(seen) == 25
