"""Letting bots play."""

from __future__ import annotations

from collections.abc import Sequence

from perihelion.bots.bot import Bot
from perihelion.tabletop.table import Table


def play(table: Table, bots: Sequence[Bot]) -> None:
    """Play the game to its end. Seats are asked in player order, lane after lane, as if everybody
    played one after another.
    """
    while not table.over:
        play_one(table, bots)


def play_one(table: Table, bots: Sequence[Bot]) -> None:
    """Let the seat that is next to answer do so once."""
    seat = table.next_seat()
    table.answer(seat, bots[seat].answer(table.seen_by(seat), seat))
