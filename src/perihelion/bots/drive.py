"""Letting bots play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from perihelion.bots.bot import Bot, Clock
from perihelion.tabletop.table import Table

PATIENCE: Final = Clock(10.0)
"""How long a bot may think where nobody says otherwise."""


def play(table: Table, bots: Sequence[Bot]) -> None:
    """Play the game to its end. Seats are asked in player order, lane after lane, as if everybody
    played one after another.
    """
    while not table.over:
        play_one(table, bots)


def play_one(table: Table, bots: Sequence[Bot]) -> None:
    """Let the seat that is next to answer do so once."""
    seat = table.next_seat()
    table.answer(seat, ask(bots[seat], table.seen_by(seat), seat))


def ask(bot: Bot, view: Table, seat: int, clock: Clock = PATIENCE) -> int:
    """What the bot answers to the question that `seat` faces. The question is only put together for
    a bot that looks at it.
    """
    if type(bot).choose is Bot.choose:
        return bot.answer(view, seat)
    question = view.question(seat)
    assert question is not None
    return bot.choose(view, seat, question, clock)
