"""A network with what it was trained on, and what it thinks of positions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from importlib.resources import as_file, files
from itertools import pairwise
from typing import Final

from perihelion.bots.bot import Reason
from perihelion.bots.features import Features, parts_of
from perihelion.bots.network import BadWeights, Network, load
from perihelion.bots.sheet import Sheet
from perihelion.tabletop.table import Table

LEAST: Final = 0.002
MOST: Final = 4
"""A reason is told if it changes the chances by so much, and no more reasons than this."""


class Mind:
    """A network with the features that it was trained on."""

    def __init__(self, features: Features, network: Network) -> None:
        self.features: Final = features
        self.network: Final = network
        self.sheet: Final = Sheet(features, network.width)

    def chances(self, tables: Sequence[Table], seat: int) -> list[float]:
        """The chance of a seat to win at each of these tables."""
        for table in tables:
            self.sheet.add(table, seat)
        told = self.sheet.chances(self.network)[:, 0].tolist()
        self.sheet.clear()
        return [float(chance) for chance in told]

    def reasons(self, tables: Sequence[Table], seat: int) -> list[list[Reason]]:
        """Why the chances at these tables differ, the weightiest reasons first. A reason is a part
        of what the network sees: how much the chances would change if that part were as it is at
        the other tables.
        """
        for table in tables:
            self.sheet.add(table, seat)
        rows = self.sheet.rows.astype("float32")
        pulls = self.network.pulls(self.sheet.rows, self.sheet.playing)
        self.sheet.clear()
        pulls *= rows - rows.mean(axis=0)
        parts = parts_of(self.features, tables[0], seat)
        out: list[list[Reason]] = []
        for pull in pulls:
            reasons = [
                Reason(name, float(pull[first:last].sum()))
                for (name, first), (_, last) in pairwise(parts)
            ]
            told = [reason for reason in reasons if abs(reason.weight) >= LEAST]
            out.append(sorted(told, key=lambda reason: -abs(reason.weight))[:MOST])
        return out


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
