"""The words in which the catalogue is written."""

from __future__ import annotations

from typing import Required, TypedDict, Unpack

from perihelion.race.pieces.cards import Card, ScoreLine
from perihelion.race.pieces.kinds import NO_KIND
from perihelion.race.power import Power


def development(
    name: str,
    *,
    cost: int,
    vp: int,
    powers: list[Power],
    words: int = 0,
    first_hand: int = -1,
    copies: int = 2,
    symbol: bool = False,
) -> Card:
    """A development; all but the 6-cost ones come twice."""
    return Card(
        name, False, cost, False, vp, NO_KIND, False, words, -1, first_hand, copies, powers, [],
        symbol=symbol,
    )  # fmt: skip


def six(
    name: str, *, powers: list[Power], lines: list[ScoreLine], words: int = 0, symbol: bool = False
) -> Card:
    """A 6-cost development, worth what its lines say."""
    return Card(
        name, False, 6, False, 0, NO_KIND, False, words, -1, -1, 1, powers, lines, symbol=symbol
    )


class OfWorld(TypedDict, total=False):
    """What stands on a world besides its name and the kind of its goods: a cost, or the defense of
    a military world, and `vp`; the rest where it has any.
    """

    cost: int
    defense: int
    vp: Required[int]
    words: int
    start: int
    first_hand: int
    symbol: bool
    powers: list[Power]
    lines: list[ScoreLine]


def world(name: str, **has: Unpack[OfWorld]) -> Card:
    """A world without goods."""
    return _world(name, NO_KIND, False, has)


def windfall(name: str, kind: int, **has: Unpack[OfWorld]) -> Card:
    """A windfall world: it comes with a good."""
    return _world(name, kind, True, has)


def production(name: str, kind: int, **has: Unpack[OfWorld]) -> Card:
    """A production world: it produces its good in every Produce phase."""
    return _world(name, kind, False, has)


def _world(name: str, kind: int, windfall: bool, has: OfWorld) -> Card:
    military = "defense" in has
    if military == ("cost" in has):
        raise ValueError(f"{name}: a world has either a cost or a defense")
    return Card(
        name,
        True,
        has["defense"] if military else has["cost"],
        military,
        has["vp"],
        kind,
        windfall,
        has.get("words", 0),
        has.get("start", -1),
        has.get("first_hand", -1),
        1,
        has.get("powers", []),
        has.get("lines", []),
        has.get("symbol", False),
    )
