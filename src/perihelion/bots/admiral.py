"""A bot with a network: it looks one answer ahead and takes the one with the best chances."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.resources import as_file, files
from itertools import pairwise
from typing import Final

from perihelion.bots.bot import CHANCE, Bot, Opinion, Reason
from perihelion.bots.features import Features, parts_of
from perihelion.bots.lookahead import Fan, Sheet, judge
from perihelion.bots.network import BadWeights, Floats, Network, load
from perihelion.tabletop.dice import dice
from perihelion.tabletop.table import Table

TRIES: Final = 12
"""Guesses for an answer whose worth depends on chance."""


LEAST: Final = 0.002
MOST: Final = 4
"""A reason is told if it changes the chances by so much, and no more reasons than this."""


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

    def opinions(self, view: Table, seat: int, seed: int, tries: int) -> list[Opinion]:
        """The same with reasons, the best first. A reason is a part of what the network sees: how
        much the chances would change if that part were as it is after the other options.
        """
        sheet = self.sheet()
        fan = Fan(sheet, view, seat, dice(seed), tries)
        values = fan.values(judge(self.network, sheet))
        rows = sheet.rows[[rows[0] for rows in fan.rows]]
        pulls = self.network.pulls(rows, sheet.playing[: len(rows)])
        pulls *= rows - rows.mean(axis=0)
        parts = parts_of(self.features, view, seat)
        out: list[Opinion] = []
        for k, answer in enumerate(fan.options):
            reasons = [
                Reason(name, float(pulls[k, first:last].sum()))
                for (name, first), (_, last) in pairwise(parts)
            ]
            told = [reason for reason in reasons if abs(reason.weight) >= LEAST]
            told.sort(key=lambda reason: -abs(reason.weight))
            out.append(Opinion(answer, float(values[k]), CHANCE, told[:MOST]))
        return sorted(out, key=lambda opinion: -opinion.value)


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

    def opinions(self, view: Table, seat: int) -> list[Opinion]:
        return self.mind.opinions(view, seat, self.seed, self.tries)
