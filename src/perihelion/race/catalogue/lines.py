"""The words in which the catalogue is written."""

from __future__ import annotations

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
    name: str,
    *,
    powers: list[Power],
    lines: list[ScoreLine],
    words: int = 0,
    symbol: bool = False,
) -> Card:
    """A 6-cost development, worth what its lines say."""
    return Card(
        name, False, 6, False, 0, NO_KIND, False, words, -1, -1, 1, powers, lines, symbol=symbol
    )


def world(
    name: str,
    *,
    cost: int | None = None,
    defense: int | None = None,
    vp: int,
    words: int = 0,
    start: int = -1,
    first_hand: int = -1,
    symbol: bool = False,
    powers: list[Power] | None = None,
    lines: list[ScoreLine] | None = None,
) -> Card:
    """A world without goods: it costs something, or it is military and has a defense."""
    return _world(
        name, NO_KIND, False, cost, defense, vp, words, start, first_hand, powers, lines, symbol
    )


def windfall(
    name: str,
    kind: int,
    *,
    cost: int | None = None,
    defense: int | None = None,
    vp: int,
    words: int = 0,
    start: int = -1,
    first_hand: int = -1,
    symbol: bool = False,
    powers: list[Power] | None = None,
    lines: list[ScoreLine] | None = None,
) -> Card:
    """A windfall world: it comes with a good."""
    return _world(
        name, kind, True, cost, defense, vp, words, start, first_hand, powers, lines, symbol
    )


def production(
    name: str,
    kind: int,
    *,
    cost: int | None = None,
    defense: int | None = None,
    vp: int,
    words: int = 0,
    start: int = -1,
    first_hand: int = -1,
    symbol: bool = False,
    powers: list[Power] | None = None,
    lines: list[ScoreLine] | None = None,
) -> Card:
    """A production world: it produces its good in every Produce phase."""
    return _world(
        name, kind, False, cost, defense, vp, words, start, first_hand, powers, lines, symbol
    )


def _world(
    name: str,
    kind: int,
    windfall: bool,
    cost: int | None,
    defense: int | None,
    vp: int,
    words: int,
    start: int,
    first_hand: int,
    powers: list[Power] | None,
    lines: list[ScoreLine] | None,
    symbol: bool,
) -> Card:
    number = cost if defense is None else defense
    if number is None or (cost is not None and defense is not None):
        raise ValueError(f"{name}: a world has either a cost or a defense")
    military = defense is not None
    return Card(
        name, True, number, military, vp, kind, windfall, words, start, first_hand, 1,
        powers or [], lines or [], symbol=symbol,
    )  # fmt: skip
