"""Bots by name: the five levels of every game, and those that stay as they are to measure by."""

from __future__ import annotations

from functools import lru_cache, partial
from importlib import import_module
from importlib.resources import files
from typing import Final

from perihelion.bots.bot import Bot, Makers
from perihelion.bots.random_bot import RandomBot
from perihelion.bots.search import Limits
from perihelion.tabletop.refusal import BadSetup
from perihelion.tabletop.registry import part_of

LEVELS: Final = ["cadet", "captain", "commodore", "admiral", "legend"]
"""The ladder, the easiest first: the same names in every game that has them."""

_ANY_GAME: Final[Makers] = {"random": RandomBot}

USUAL: Final = ["greedy", "random"]
"""The bots that play where nobody names another: the first of these that the game has."""


@lru_cache
def _bots(game: str) -> Makers:
    """The bots for any game, those in the `BOTS` of this one, and those of its network."""
    own = part_of(game, "bots")
    return _ANY_GAME if own is None else {**_ANY_GAME, **own.BOTS, **_networks(game)}


def _networks(game: str) -> Makers:
    """The bots that a trained network makes. NumPy and the weights are loaded when one of them is
    made, and not before.
    """
    if not files(f"perihelion.bots.{game}").joinpath("weights.npz").is_file():
        return {}

    def level(name: str, seed: int) -> Bot:
        from perihelion.bots.admiral import Admiral, with_mind
        from perihelion.bots.legend import Legend
        from perihelion.bots.mind import mind_of

        limits: Limits = getattr(import_module(f"perihelion.bots.{game}.commodore"), name.upper())
        kind = Legend if name == "legend" else Admiral
        return with_mind(make_bot("commodore", game, seed), mind_of(game), limits, kind)

    return {name: partial(level, name) for name in ("admiral", "legend")}


def bot_names(game: str) -> list[str]:
    """The bots that can play this game: the ladder from below, then the others by name."""
    known = _bots(game)
    ladder = [name for name in LEVELS if name in known]
    return ladder + sorted(name for name in known if name not in LEVELS)


def make_bot(name: str, game: str, seed: int = 0) -> Bot:
    """A new bot; one that is not random ignores the seed."""
    maker = _bots(game).get(name)
    if maker is None:
        raise BadSetup("UNKNOWN_BOT", {"bot": name, "known": ", ".join(bot_names(game))})
    return maker(seed)


def first_bot(game: str) -> str:
    """The bot for people who have not chosen one yet: the easiest level."""
    return next((name for name in LEVELS if name in _bots(game)), usual_bot(game))


def usual_bot(game: str) -> str:
    """The bot that plays where nobody names another."""
    known = _bots(game)
    return next(name for name in USUAL if name in known)
