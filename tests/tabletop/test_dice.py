"""Chance that can be copied, saved and replayed."""

from __future__ import annotations

import copy
import pickle
from collections import Counter

import pytest

from perihelion import Dice, Refused, SecretDice, dice
from perihelion.tabletop.dice import can_be_thrown, dice_from

SECRET = bytes(range(32)).hex()
KINDS: list[int | str] = [7, SECRET]


def test_the_numbers_of_a_seed_never_change() -> None:
    luck = dice(7)

    assert [luck.below(1000) for _ in range(8)] == NUMBERS_OF_SEED_7


NUMBERS_OF_SEED_7 = [960, 126, 58, 548, 548, 278, 810, 865]


@pytest.mark.parametrize("seed", KINDS)
def test_a_copy_goes_its_own_way_with_the_same_numbers(seed: int | str) -> None:
    luck = dice(seed)
    luck.below(100)
    twin = luck.copy()

    first = [luck.below(100) for _ in range(20)]

    assert [twin.below(100) for _ in range(20)] == first


@pytest.mark.parametrize("seed", KINDS)
@pytest.mark.parametrize("thrown", [0, 1, 15, 16, 17, 40])
def test_saved_words_bring_the_dice_back(seed: int | str, thrown: int) -> None:
    luck = dice(seed)
    for _ in range(thrown):
        luck.below(6)

    back = dice_from(luck.words())

    assert type(back) is type(luck)
    assert [back.below(6) for _ in range(20)] == [luck.below(6) for _ in range(20)]


@pytest.mark.parametrize("seed", [0, 1, -1, 2**31, 2**40, 2**64 + 5, -(2**70)])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    luck = dice(seed)

    assert all(0 <= luck.below(6) < 6 for _ in range(100))


def test_only_the_lowest_63_bits_of_a_seed_count() -> None:
    assert dice(5 + 2**63).words() == dice(5).words()
    assert dice(5 + 2**62).words() != dice(5).words()


@pytest.mark.parametrize("sides", [0, -3, 2**24 + 1, 2**62, 10**30])
@pytest.mark.parametrize("seed", KINDS)
def test_there_is_no_die_with_too_many_or_too_few_sides(seed: int | str, sides: int) -> None:
    luck = dice(seed)

    with pytest.raises(Refused, match="BAD_DIE"):
        luck.below(sides)

    assert luck.words() == dice(seed).words()
    assert 0 <= luck.below(2**24) < 2**24


@pytest.mark.parametrize("seed", KINDS)
def test_dice_can_be_pickled_and_copied(seed: int | str) -> None:
    luck = dice(seed)
    luck.below(6)

    for twin in (pickle.loads(pickle.dumps(luck)), copy.copy(luck), copy.deepcopy(luck)):
        assert twin is not luck
        assert type(twin) is type(luck)
        assert twin.words() == luck.words()


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    openings = {tuple(throws(dice(seed), 2)) for seed in range(2000)}

    assert len(openings) == 2000


def throws(luck: Dice, count: int) -> list[int]:
    return [luck.below(2**20) for _ in range(count)]


@pytest.mark.parametrize("seed", [5, SECRET])
def test_every_face_comes_up_about_as_often(seed: int | str) -> None:
    luck, faces = dice(seed), Counter[int]()

    for _ in range(60_000):
        faces[luck.below(6)] += 1

    assert set(faces) == set(range(6))
    assert all(abs(n - 10_000) < 500 for n in faces.values())  # five standard deviations


@pytest.mark.parametrize("seed", KINDS)
def test_a_shuffle_keeps_the_cards_and_any_card_may_come_anywhere(seed: int | str) -> None:
    luck, seen = dice(seed), set[tuple[int, int]]()

    for _ in range(300):
        cards = list(range(5))
        luck.shuffle(cards)
        assert sorted(cards) == list(range(5))
        seen |= set(enumerate(cards))

    assert len(seen) == 25


# -- dice that nobody can foresee ----------------------------------------------


def test_the_numbers_of_a_secret_never_change() -> None:
    luck = dice(SECRET)

    assert [luck.below(1000) for _ in range(20)] == NUMBERS_OF_SECRET


NUMBERS_OF_SECRET = [
    *[488, 414, 464, 286, 436, 798, 298, 570, 905, 668],
    *[413, 392, 914, 178, 626, 47, 192, 818, 380, 153],
]


def test_a_throw_takes_the_next_word_of_the_stream() -> None:
    luck = dice("00" * 32)  # the first test vector of RFC 8439: 76b8e0ad a0f13d90 405d6ae5 ...

    assert [luck.throw(2**24) for _ in range(3)] == [0xADE0B8, 0x903DF1, 0xE56A5D]
    assert luck.words() == [0, 0, 0, 0, 0, 0, 0, 0, 3]


@pytest.mark.parametrize("sides", [2, 3, 5, 6, 7, 24, 100, 1000, 2**20 + 1, 2**24 - 1, 2**24])
def test_every_face_of_secret_dice_is_exactly_as_likely(sides: int) -> None:
    """A face comes from a stretch of words, of which at most the first is thrown again: what is
    left is as long for every face.
    """
    faces = range(sides) if sides <= 1000 else [0, 1, 2, sides // 3, sides // 2, sides - 1]
    for face in faces:
        first = -(-face * 2**32 // sides)
        end = -(-(face + 1) * 2**32 // sides)
        taken = [throw_of(word, sides) for word in (first, first + 1, end - 1)]

        assert taken[1:] == [face, face]
        assert taken[0] in (face, None)
        assert end - first - (taken[0] is None) == 2**32 // sides


def throw_of(word: int, sides: int) -> int | None:
    """What a word of the stream is thrown as; None if it is thrown again."""
    luck = dice(SECRET)
    assert isinstance(luck, SecretDice)
    luck.below(2)
    luck.ready = [0, word, 2**32 - 1, *[0] * 13]
    face = luck.throw(sides)
    return None if luck.at > 2 else int(face)


@pytest.mark.parametrize("place", range(9))
@pytest.mark.parametrize("word", [-1, 2**32, 2**40])
def test_spoilt_secret_dice_cannot_be_thrown(place: int, word: int) -> None:
    words = dice(SECRET).words()
    assert can_be_thrown(dice_from(words))
    words[place] = word

    assert not can_be_thrown(dice_from(words))


def test_secret_dice_that_have_been_thrown_too_often_are_refused() -> None:
    words = dice(SECRET).words()

    assert can_be_thrown(dice_from([*words[:8], 2**31 - 1]))
    assert not can_be_thrown(dice_from([*words[:8], 2**31]))


@pytest.mark.parametrize(
    "secret", ["", "0", "0" * 63, "0" * 65, "A" * 64, "g" * 64, " " + "0" * 63, "٣" * 64]
)
def test_a_secret_has_64_digits(secret: str) -> None:
    with pytest.raises(Refused, match="BAD_SECRET"):
        dice(secret)
