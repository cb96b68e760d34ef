"""The words in which the catalogue is written."""

from __future__ import annotations

from perihelion.roll.ids import CITIZENRY, CUP, NO_COLOUR
from perihelion.roll.pieces.tiles import AS_GOOD, Gain, Side
from perihelion.roll.power import Power, ScoreLine


def cup(colour: int, count: int = 1) -> Gain:
    """Dice that go to the cup."""
    return Gain(count, colour, CUP)


def citizenry(colour: int, count: int = 1) -> Gain:
    """Dice that go to the Citizenry."""
    return Gain(count, colour, CITIZENRY)


def good(colour: int) -> Gain:
    """A die that lies on the world as a good."""
    return Gain(1, colour, AS_GOOD)


def development(
    name: str,
    cost: int,
    powers: list[Power] | None = None,
    line: ScoreLine | None = None,
    *,
    loses: bool = False,
    credits: int = 0,
    gains: list[Gain] | None = None,
) -> Side:
    """A development: powers, a line for scoring, or an instant effect."""
    return Side(name, False, cost, NO_COLOUR, loses, credits, 0, gains or [], powers or [], line)


def world(
    name: str,
    colour: int,
    cost: int,
    gains: list[Gain] | None = None,
    *,
    credits: int = 0,
    loses: bool = False,
    start_credits: int = 0,
) -> Side:
    """A world: its colour, and what comes with it."""
    return Side(name, True, cost, colour, loses, credits, start_credits, gains or [], [], None)
