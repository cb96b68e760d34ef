"""Pieces in a pile are turned down for a view and up for a guess, in place. Lists are looked at as
lists of objects where that saves making numbers of them.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from perihelion.tabletop.families import HIDDEN, NONE

MANY: Final = 16
"""From here on it is quicker to turn a pile up at once than piece by piece; down it is not."""

BACK: Final[object] = HIDDEN
GAP: Final[object] = NONE
"""The back of a piece, and an empty place. Nearly all lists have these objects, which are told
sooner than numbers.
"""


def turn_down(cards: list[i64], first: i64) -> None:
    """Turn down all of these pieces from this one on."""
    lying = cast("list[object]", cards)
    back = BACK
    for k in range(first, len(lying)):
        lying[k] = back


def turn_down_among(cards: list[i64], first: i64) -> None:
    """The same where some places are empty."""
    lying = cast("list[object]", cards)
    for k in range(first, len(lying)):
        if lying[k] is not GAP and cards[k] != NONE:
            lying[k] = BACK


def turn_up(cards: list[i64], unseen: list[i64]) -> bool:
    """Put unseen pieces, from the last one on, where these lie face down; whether any did."""
    count: i64 = len(cards)
    rest: i64 = len(unseen) - count
    if count > MANY and rest >= 0 and cards.count(HIDDEN) == count:
        dealt = unseen[rest:]
        dealt.reverse()
        del unseen[rest:]
        cards.clear()
        cards.extend(dealt)
        return True
    found = False
    lying = cast("list[object]", cards)
    for k in range(count):
        if lying[k] is BACK or cards[k] == HIDDEN:
            lying[k] = cast("list[object]", unseen).pop()
            found = True
    return found


def cross_out(cards: list[i64], left: list[object]) -> None:
    """Cross those of these pieces that lie open out of a list of all by number."""
    for one in cast("list[object]", cards):
        if one is not BACK:
            card = cast(i64, one)
            if card >= 0:
                left[card] = None


def those(left: list[object]) -> list[i64]:
    """The pieces that are left, in the order of their numbers."""
    return cast("list[i64]", [one for one in left if one is not None])
