"""What comes in from outside: anything may, and only what can be meant as a number is one.

Whatever has an index is a whole number, so those of other libraries and even truth values are;
floats and strings are not. It is the same in both builds.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import index
from typing import SupportsIndex, cast

from mypy_extensions import i64

from perihelion.tabletop.refusal import IllegalAnswer


def whole(value: object) -> int | None:
    """The whole number that is meant, or None."""
    try:
        return int(index(cast(SupportsIndex, value)))
    except TypeError:
        return None


def wholes(values: object) -> list[int | None]:
    """The whole numbers that are meant, by whatever can be gone through."""
    try:
        return [whole(value) for value in cast(Iterable[object], values)]
    except TypeError:
        return [None]


def machine_word(answer: int | None) -> i64:
    """An answer as a machine word; no game has ids anywhere near its ends."""
    if answer is None or not -(2**60) < answer < 2**60:
        raise IllegalAnswer("UNKNOWN_OPTION", {})
    return answer
