"""Does what was dealt fit what is asked? An open question tells something about the cards of the
seat asked: with others it would have no answer, or would not have been asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from perihelion.tabletop.bits import BIT
from perihelion.tabletop.dice import Dice
from perihelion.tabletop.running import has_choice
from perihelion.tabletop.step import EVERYONE

if TYPE_CHECKING:
    from perihelion.tabletop.table import Table

DEALS: Final = 20
"""How often to deal again, which keeps all fitting deals equally likely. Cards that have not come
by then are too rare to wait for, and are searched for.
"""

_PILE: Final = 4096
"""A place among piles as one number: the pile times this, and the place in it."""


def out_of_place(g: Table, viewer: i64) -> i64:
    """The first seat, except the viewer's, whose question does not fit what it holds, or EVERYONE.
    Nothing is known of an answer sealed with others, so such a question always fits.
    """
    for seat in g.order:
        if seat != viewer and g.asked & BIT[seat]:
            step = g.asking(seat)
            if not step.asked_in_the_open(g, seat) and (g.lanes[seat] or step.alone()):
                if not has_choice(g, seat):
                    return seat
    return EVERYONE


def hidden_places(piles: list[list[i64]], luck: Dice, first: i64 = 0) -> list[i64]:
    """Where cards lie face down in these piles of a view, in random order."""
    out: list[i64] = []
    for n in range(len(piles)):
        pile = piles[n]
        for k in range(len(pile)):
            if pile[k] < 0:
                out.append((first + n) * _PILE + k)
    luck.shuffle(out)
    return out


def exchange(
    g: Table, seat: i64, piles: list[list[i64]], own: list[i64], unseen: list[i64]
) -> bool:
    """Exchange cards in the seat's own places for cards that nobody sees, as few as its question
    needs; whether that was possible.
    """
    best: i64 = len(g.legal_for(seat))
    for mine in own:
        for other in unseen:
            _swap(g, seat, piles, mine, other)
            if has_choice(g, seat):
                return True
            now: i64 = len(g.legal_for(seat))
            if now > best:
                best = now
                break
            _swap(g, seat, piles, mine, other)
    return False


def _swap(g: Table, seat: i64, piles: list[list[i64]], one: i64, two: i64) -> None:
    here = piles[one // _PILE]
    there = piles[two // _PILE]
    card = here[one % _PILE]
    here[one % _PILE] = there[two % _PILE]
    there[two % _PILE] = card
    g.legal[seat] = None
