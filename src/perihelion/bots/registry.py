"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from perihelion.bots.beyond_greedy import BeyondGreedy
from perihelion.bots.bot import Bot
from perihelion.bots.race_greedy import RaceGreedy
from perihelion.bots.random_bot import RandomBot
from perihelion.bots.roll_greedy import RollGreedy
from perihelion.bots.tiny_greedy import TinyGreedy
from perihelion.tabletop.refusal import BadSetup

_ANY_GAME: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot}

_OF_GAME: Final[dict[str, dict[str, Callable[[int], Bot]]]] = {
    "race": {"greedy": lambda seed: RaceGreedy()},
    "roll": {"greedy": lambda seed: RollGreedy()},
    "tiny": {"greedy": lambda seed: TinyGreedy()},
    "beyond": {"greedy": lambda seed: BeyondGreedy()},
}


def bot_names(game: str) -> list[str]:
    """The bots that can play this game."""
    return sorted({**_ANY_GAME, **_OF_GAME.get(game, {})})


def make_bot(name: str, game: str, seed: int = 0) -> Bot:
    """A new bot; one that needs no chance takes no notice of the seed."""
    maker = _OF_GAME.get(game, {}).get(name, _ANY_GAME.get(name))
    if maker is None:
        raise BadSetup("UNKNOWN_BOT", {"bot": name, "known": ", ".join(bot_names(game))})
    return maker(seed)
