"""Cardboard and dice: what is printed on a tile.

A die has its own colour for every power and every score; only Consume lets purple dice stand in for
another [roll.term.true-colour]. What a multicoloured symbol means is any of the seven colours
[roll.comp.any-colour].
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.power import ASSIGN, Power, ScoreLine, allowed

DICE_IN_BOX: Final = [25, 22, 9, 20, 14, 12, 9]
"""How many dice there are of each colour [roll.comp.dice]."""

FACES: Final[list[list[i64]]] = [
    [ids.EXPLORE, ids.EXPLORE, ids.DEVELOP, ids.SETTLE, ids.PRODUCE, ids.SHIP],
    [ids.EXPLORE, ids.DEVELOP, ids.DEVELOP, ids.SETTLE, ids.SETTLE, ids.WILD],
    [ids.EXPLORE, ids.DEVELOP, ids.SHIP, ids.SHIP, ids.SHIP, ids.WILD],
    [ids.EXPLORE, ids.PRODUCE, ids.PRODUCE, ids.SHIP, ids.SHIP, ids.WILD],
    [ids.EXPLORE, ids.DEVELOP, ids.DEVELOP, ids.PRODUCE, ids.SHIP, ids.WILD],
    [ids.EXPLORE, ids.SETTLE, ids.SETTLE, ids.PRODUCE, ids.WILD, ids.WILD],
    [ids.DEVELOP, ids.SETTLE, ids.PRODUCE, ids.WILD, ids.WILD, ids.WILD],
]
"""The faces of each colour [roll.comp.faces]."""


class Gain:
    """Dice that come with a tile: of one colour, to one place; AS_GOOD is that very world."""

    def __init__(self, count: i64, colour: i64, place: i64) -> None:
        self.count: Final[i64] = count
        self.colour: Final[i64] = colour
        self.place: Final[i64] = place
        self.place_word: Final = "good" if place == AS_GOOD else ids.PLACE_WORDS[place]


AS_GOOD: Final = -1
"""Where dice go that stay on the world itself."""


class Side:
    """One side of a tile."""

    def __init__(
        self,
        name: str,
        world: bool,
        cost: i64,
        colour: i64,
        loses: bool,
        credits: i64,
        start_credits: i64,
        gains: list[Gain],
        powers: list[Power],
        line: ScoreLine | None,
    ) -> None:
        self.name: Final = name
        self.slug: Final = slug(name)
        self.world: Final = world
        self.cost: Final[i64] = cost
        self.colour: Final[i64] = colour  # of a world; NO_COLOUR for a development
        self.loses: Final = loses  # whether its effect makes the owner lose a die
        self.credits: Final[i64] = credits
        self.start_credits: Final[i64] = start_credits  # instead of the usual 1
        self.gains: Final = gains
        self.powers: Final = powers
        self.line: Final = line
        self.of_phase: Final = [[p for p in powers if p.phase == phase] for phase in range(6)]
        self.allows: Final[i64] = allowed(powers)
        self.coloured: Final = ids.NO_COLOUR < colour < ids.GRAY  # a world that can hold goods
        self.reassigns: Final = len(self.of_phase[ASSIGN]) > 0  # [roll.power.reassign.flag]
        moving = [p for p in self.of_phase[ASSIGN] if p.least > 0]
        self.reassign: Final = moving[0] if moving else None  # the power that moves dice


class Faction:
    """A double tile: its number and its two halves."""

    def __init__(self, number: int, left: Side, right: Side) -> None:
        self.number: Final = number
        self.left: Final = left
        self.right: Final = right


class Tile:
    """A game tile: a development on one side, a world on the other."""

    def __init__(self, development: Side, world: Side) -> None:
        self.development: Final = development
        self.world: Final = world


class TileSet:
    """What came in one box: the base game or an expansion."""

    def __init__(
        self, word: str, tiles: list[Tile], factions: list[Faction], home_worlds: list[Side]
    ) -> None:
        self.word: Final = word
        self.tiles: Final = tiles
        self.factions: Final = factions
        self.home_worlds: Final = home_worlds


def slug(name: str) -> str:
    """A name as one lower-case word: `Earth's Lost Colony` becomes `earths-lost-colony`."""
    out: list[str] = []
    for ch in name.lower():
        if ch.isalnum():
            out.append(ch)
        elif ch in " -" and out and out[-1] != "-":
            out.append("-")
    return "".join(out)
