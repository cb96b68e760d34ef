"""Bots by name."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from perihelion.bots.bot import Bot, Makers
from perihelion.bots.random_bot import RandomBot
from perihelion.tabletop.refusal import BadSetup
from perihelion.tabletop.registry import part_of

_ANY_GAME: Final[Makers] = {"random": RandomBot}

USUAL: Final = "greedy"
"""The bot that plays where nobody names another, if the game has it."""


@lru_cache
def _bots(game: str) -> Makers:
    """The bots for any game, and those in the `BOTS` of this one."""
    own = part_of(game, "bots")
    return _ANY_GAME if own is None else {**_ANY_GAME, **own.BOTS}


def bot_names(game: str) -> list[str]:
    """The bots that can play this game."""
    return sorted(_bots(game))


def make_bot(name: str, game: str, seed: int = 0) -> Bot:
    """A new bot; one that is not random ignores the seed."""
    maker = _bots(game).get(name)
    if maker is None:
        raise BadSetup("UNKNOWN_BOT", {"bot": name, "known": ", ".join(bot_names(game))})
    return maker(seed)


def usual_bot(game: str) -> str:
    """The bot that plays where nobody names another."""
    return USUAL if USUAL in _bots(game) else next(iter(_ANY_GAME))
