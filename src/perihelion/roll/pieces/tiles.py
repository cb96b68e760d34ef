"""Cardboard and dice: what is printed on a tile, and the moments at which a power may speak.

A die has its own colour for every power and every score; only Consume lets purple dice stand in for
another [roll.term.true-colour]. What a multicoloured symbol means is any of the seven colours
[roll.comp.any-colour].
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from perihelion.roll import ids
from perihelion.tabletop.bits import BIT

if TYPE_CHECKING:
    from perihelion.roll.seat import Seat

ASSIGN: Final = 5
"""Where a power belongs: one of the five phases, or the Assign step [roll.power.when]."""

DICE_IN_BOX: Final = [25, 22, 9, 20, 14, 12, 9]
"""So many dice of each colour [roll.comp.dice]."""

FACES: Final = [
    [ids.EXPLORE, ids.EXPLORE, ids.DEVELOP, ids.SETTLE, ids.PRODUCE, ids.SHIP],
    [ids.EXPLORE, ids.DEVELOP, ids.DEVELOP, ids.SETTLE, ids.SETTLE, ids.WILD],
    [ids.EXPLORE, ids.DEVELOP, ids.SHIP, ids.SHIP, ids.SHIP, ids.WILD],
    [ids.EXPLORE, ids.PRODUCE, ids.PRODUCE, ids.SHIP, ids.SHIP, ids.WILD],
    [ids.EXPLORE, ids.DEVELOP, ids.DEVELOP, ids.PRODUCE, ids.SHIP, ids.WILD],
    [ids.EXPLORE, ids.SETTLE, ids.SETTLE, ids.PRODUCE, ids.WILD, ids.WILD],
    [ids.DEVELOP, ids.SETTLE, ids.PRODUCE, ids.WILD, ids.WILD, ids.WILD],
]
"""The faces of each colour [roll.comp.faces]."""

ALL_COLOURS: Final = 127
ALL_ROWS: Final = 31
SELECTED: Final = 32
"""Masks of colours and of rows; SELECTED in place of rows is the one its owner has selected."""


class Sentence:
    """What a power says, for the words to phrase."""

    def __init__(self, message: str, facts: dict[str, object]) -> None:
        self.message = message
        self.facts = facts


@mypyc_attr(native_class=True)
class Power:
    """A power never changes. The phases ask all powers of a seat at the moments the rulebook names
    and add the answers up [roll.power.add]; whatever says no "may" happens by itself
    [roll.power.obligatory].
    """

    def phase(self) -> i64:
        raise NotImplementedError

    def sentence(self) -> Sentence:
        raise NotImplementedError

    def least(self) -> i64:
        """Assign: how many dice its owner moves at least; 0 where it is no such power."""
        return 0

    def most(self, mine: Seat, seats: list[Seat], sides: list[Side]) -> i64:
        """Assign: how many dice its owner may move now."""
        return 0

    def colours(self) -> i64:
        """Assign: which dice, as a mask."""
        return ALL_COLOURS

    def sources(self) -> i64:
        """Assign: from which rows, as a mask."""
        return ALL_ROWS

    def targets(self) -> i64:
        """Assign: to which rows, as a mask, or SELECTED."""
        return ALL_ROWS

    def one_source(self) -> bool:
        """Assign: whether all dice must come from one row."""
        return False

    def dictate_moves(self) -> i64:
        """Assign: how many more dice one Dictate may move."""
        return 0

    def dictate_again(self) -> bool:
        """Assign: whether Dictate may be used any number of times."""
        return False

    def extra_workers(self) -> list[i64]:
        """Explore, Ship: the colours of workers that are added."""
        return []

    def rearranges(self) -> bool:
        """Explore: whether the stacks may be rearranged."""
        return False

    def on_top(self) -> bool:
        """Explore: whether scouted tiles may go on top."""
        return False

    def stock(self, colour: i64) -> i64:
        """Explore: what a Stock with this explorer brings instead of 2, else 0."""
        return 0

    def scouted(self, colour: i64) -> i64:
        """Explore: credits, once a phase, for a Scout with this explorer."""
        return 0

    def extra_tiles(self) -> i64:
        """Explore: tiles drawn when all have finished."""
        return 0

    def reduction(self, side: Side) -> i64:
        """Develop, Settle: workers saved on this tile."""
        return 0

    def floor(self) -> i64:
        """Develop, Settle: below which the reduction does not go."""
        return 1

    def completed(self, side: Side) -> i64:
        """Develop, Settle: credits for completing this tile."""
        return 0

    def to_cup_choice(self) -> i64:
        """Develop, Settle: how many of the dice used, of one's choice, may go to the cup."""
        return 0

    def to_cup_colours(self) -> i64:
        """Develop, Settle: which dice used all go to the cup, as a mask."""
        return 0

    def more_goods(self) -> i64:
        """Always: goods that a world holds beyond one."""
        return 0

    def trade(self, colour: i64) -> i64:
        """Ship: more credits for trading from a world of this colour."""
        return 0

    def consume_credits(self, colour: i64) -> i64:
        """Ship: credits for consuming from a world of this colour."""
        return 0

    def consume_points(self, colour: i64) -> i64:
        """Ship: more points for consuming from a world of this colour."""
        return 0

    def buys_points(self) -> bool:
        """Ship: whether a credit may be paid for a point after a trade."""
        return False

    def end_credits(self, mine: Seat, seats: list[Seat], sides: list[Side]) -> i64:
        """Credits when the phase ends."""
        return 0

    def end_points(self) -> i64:
        """Points when the phase ends."""
        return 0


@mypyc_attr(native_class=True)
class ScoreLine:
    """What a 6+ development is worth beyond its cost."""

    def sentence(self) -> Sentence:
        raise NotImplementedError

    def points(self, seat: Seat, sides: list[Side]) -> i64:
        raise NotImplementedError


class Gain:
    """Dice that come with a tile: of one colour, to one place; GOOD_PLACE is that very world."""

    def __init__(self, count: i64, colour: i64, place: i64) -> None:
        self.count: Final[i64] = count
        self.colour: Final[i64] = colour
        self.place: Final[i64] = place


AS_GOOD: Final = -1
"""In place of a place: on the world itself."""


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
        self.start_credits: Final[i64] = start_credits  # in place of the usual 1
        self.gains: Final = gains
        self.powers: Final = powers
        self.line: Final = line
        self.of_phase: Final = [[p for p in powers if p.phase() == phase] for phase in range(6)]
        self.coloured: Final = ids.NO_COLOUR < colour < ids.GRAY  # a world that can hold goods
        self.reassigns: Final = len(self.of_phase[ASSIGN]) > 0  # [roll.power.reassign.flag]

    @property
    def instant(self) -> bool:
        """Whether something happens once when the tile enters the tableau."""
        return self.loses or self.credits > 0 or len(self.gains) > 0


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


def has(mask: i64, k: i64) -> bool:
    """Whether bit k is in the mask."""
    return mask & BIT[k] != 0


def mask_of(numbers: list[i64]) -> i64:
    """Colours or rows as a mask."""
    out: i64 = 0
    for n in numbers:
        out |= BIT[n]
    return out


def slug(name: str) -> str:
    """A name as one lower-case word: `Earth's Lost Colony` becomes `earths-lost-colony`."""
    out: list[str] = []
    for ch in name.lower():
        if ch.isalnum():
            out.append(ch)
        elif ch in " -" and out and out[-1] != "-":
            out.append("-")
    return "".join(out)
