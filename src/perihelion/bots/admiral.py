"""A bot with a network: it looks one answer ahead and takes the one with the best chances."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.resources import as_file, files
from typing import Final

from perihelion.bots.bot import Bot
from perihelion.bots.features import Features
from perihelion.bots.lookahead import Fan, Sheet, judge
from perihelion.bots.network import BadWeights, Floats, Network, load
from perihelion.tabletop.dice import dice
from perihelion.tabletop.table import Table

TRIES: Final = 12
"""Guesses for an answer whose worth depends on chance."""


class Mind:
    """A network with the features that it was trained on."""

    def __init__(self, features: Features, network: Network) -> None:
        self.features: Final = features
        self.network: Final = network

    def sheet(self) -> Sheet:
        """An empty sheet."""
        return Sheet(self.features, self.network.width, 64)

    def values(self, view: Table, seat: int, seed: int, tries: int) -> tuple[list[int], Floats]:
        """The answers to the question of `seat`, and its chance to win with each."""
        sheet = self.sheet()
        fan = Fan(sheet, view, seat, dice(seed), tries)
        return fan.options, fan.values(judge(self.network, sheet))


@lru_cache
def mind_of(game: str) -> Mind:
    """The trained network of a game; it is loaded when it is first needed."""
    home = f"perihelion.bots.{game}"
    with as_file(files(home).joinpath("weights.npz")) as path:
        network = load(path)
    features: Features = import_module(f"{home}.learning").FEATURES
    if network.seats != features.most_seats():
        raise BadWeights(f"{home}: the weights are for {network.seats} seats")
    return Mind(features, network)


class Admiral(Bot):
    """Judges the position after each of its answers by a network that has learned from games
    against itself.
    """

    def __init__(self, mind: Mind, seed: int = 0, tries: int = TRIES) -> None:
        self.mind: Final = mind
        self.seed: Final = seed
        self.tries: Final = tries

    def answer(self, view: Table, seat: int) -> int:
        options = view.options(seat)
        if len(options) == 1:
            return options[0]
        options, values = self.mind.values(view, seat, self.seed, self.tries)
        return options[int(values.argmax())]
