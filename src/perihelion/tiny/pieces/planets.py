"""A planet card: what is printed on it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tiny.power import Action

TWO_SOURCES: Final = "two-sources"
PRINTINGS_DIFFER: Final = "printings-differ"
ONE_SOURCE: Final = "one-source"
DOUBTFUL: Final = "doubtful"
INFERRED: Final = "inferred"
GUESS: Final = "guess"
"""How well something printed is attested: at least two sources that do not depend on each other;
two sources, but printings differ in a detail; one source; one source that fits badly; deduced from
other figures; a guess.
"""


class Planet:
    """A planet card [tiny.comp.planets]: `length` is the number of advances that colonise it."""

    def __init__(
        self,
        name: str,
        resource: i64,
        track: i64,
        length: i64,
        vp: i64,
        action: Action,
        energy: i64 = 0,
        culture: i64 = 0,
        own_turn: bool = False,
        once: bool = False,
        leads_on: bool = False,
        numbers: str = TWO_SOURCES,
        text: str = TWO_SOURCES,
    ) -> None:
        self.slug: Final = name.lower()
        self.name: Final = name
        self.resource: Final[i64] = resource
        self.track: Final[i64] = track
        self.length: Final[i64] = length
        self.vp: Final[i64] = vp
        self.action: Final = action
        self.energy: Final[i64] = energy  # the price of the action
        self.culture: Final[i64] = culture
        self.own_turn: Final = own_turn
        self.once: Final = once
        self.leads_on: Final = leads_on  # leads to further actions: once in a chain
        self.numbers: Final = numbers  # how well the figures are attested
        self.text: Final = text  # how well the action is
