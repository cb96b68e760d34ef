"""Bots that do not think for long."""

from __future__ import annotations

from typing import Final

from perihelion.bots.bot import Bot
from perihelion.bots.captain import Captain
from perihelion.bots.commodore import Commodore
from perihelion.bots.registry import make_bot
from perihelion.bots.search import Limits


def little(ahead: int) -> Limits:
    """Few trials, and all of them: an answer must not depend on how fast the machine is."""
    return Limits(worlds=4, answers=2, rounds=1, steps=8, seconds=600, ahead=ahead)


HURRY: Final = little(0)


def hurried(name: str, game: str, seed: int = 0, ahead: bool = False) -> Bot:
    """A bot; one that would search for a second searches only a little, and looks further ahead
    only where that is wanted.
    """
    bot = make_bot(name, game, seed)
    if isinstance(bot, Captain):
        bot.worlds = 1
    if isinstance(bot, Commodore):
        return bot.within(little(min(bot.limits.ahead, 1)) if ahead else HURRY)
    return bot
