"""What comes in from outside: it may be anything, and only some of it counts as a number. Whatever
has an `__index__` is a whole number, including other libraries' integers and even booleans; floats
and strings are not. It is the same in both builds.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import index
from typing import Final, SupportsIndex, cast

from mypy_extensions import i64

from perihelion.tabletop.refusal import IllegalAnswer


def whole(value: object) -> int | None:
    """The whole number that is meant, or None."""
    if isinstance(value, int):
        return int(value)  # which makes a number of a boolean
    try:
        return int(index(cast(SupportsIndex, value)))
    except TypeError:
        return None


def listed(values: object) -> list[object]:
    """The items of anything iterable; else a single item that means nothing."""
    try:
        return list(cast(Iterable[object], values))
    except TypeError:
        return [None]


NO_ANSWER: Final = 2**60
"""Instead of an answer: something that is none. No game has ids anywhere near."""


def machine_word(answer: int | None) -> i64:
    """An answer as a machine word."""
    if answer is None or not -NO_ANSWER < answer < NO_ANSWER:
        raise IllegalAnswer("UNKNOWN_OPTION", {})
    return answer
