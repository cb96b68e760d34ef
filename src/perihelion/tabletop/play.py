"""Playing games out at random, for measuring and for search."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.tabletop.dice import Dice
from perihelion.tabletop.table import Table


def play_out(table: Table, luck: Dice) -> i64:
    """Answer everything at random until the game is over; count the answers.

    Lanes are emptied in player order, as if everybody played one after another.
    """
    table.playable()
    n: i64 = 0
    seat = table.next_seat()
    while seat >= 0:
        options = table.legal_for(seat)
        table.accept(seat, options[luck.throw(len(options))])
        n += 1
        seat = table.next_seat()
    return n
