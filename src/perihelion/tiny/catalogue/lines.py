"""The words in which the catalogue is written."""

from __future__ import annotations

from perihelion.tiny.pieces.planets import TWO_SOURCES, Planet
from perihelion.tiny.power import Action


def planet(
    name: str,
    resource: int,
    track: int,
    length: int,
    *,
    vp: int,
    action: Action,
    energy: int = 0,
    culture: int = 0,
    own_turn: bool = False,
    once: bool = False,
    leads_on: bool = False,
    numbers: str = TWO_SOURCES,
    text: str = TWO_SOURCES,
) -> Planet:
    """A planet; `energy` and `culture` are what its action costs."""
    return Planet(
        name.lower(), name, resource, track, length, vp, action, energy, culture,
        own_turn, once, leads_on, numbers, text,
    )  # fmt: skip
