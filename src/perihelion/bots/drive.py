"""Letting bots play."""

from __future__ import annotations

from collections.abc import Sequence

from perihelion.bots.bot import Bot
from perihelion.tabletop.table import Table


def play(table: Table, bots: Sequence[Bot]) -> None:
    """Play the game to its end. Seats are asked in player order, lane after lane, so that a game
    among bots is the game as it is played one after the other.
    """
    while not table.over:
        play_one(table, bots)


def play_one(table: Table, bots: Sequence[Bot]) -> None:
    """Let the seat whose turn it is to answer answer once."""
    seat = table.next_seat()
    table.answer(seat, bots[seat].answer(table.seen_by(seat), seat))
