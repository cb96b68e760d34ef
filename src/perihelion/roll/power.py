"""The moments at which a power of a tile may speak; each kind of power answers at its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from perihelion.tabletop.bits import BIT

if TYPE_CHECKING:
    from perihelion.roll.pieces.tiles import Side
    from perihelion.roll.seat import Seat

ASSIGN: Final = 5
"""Where a power belongs: one of the five phases, or the Assign step [roll.power.when]."""

ALL_COLOURS: Final = 127
ALL_ROWS: Final = 31
SELECTED: Final = 32
"""Masks of colours and of rows; SELECTED instead of rows is the one its owner has selected."""


REARRANGE: Final = 1
ON_TOP: Final = 2
DICTATE_AGAIN: Final = 4
BUY_POINTS: Final = 8
"""What a power may allow, as a mask: to rearrange the stacks, to put scouted tiles on top, to use
Dictate again, to pay a credit for a point after a trade.
"""


class Sentence:
    """What a power says, for the words to phrase."""

    def __init__(self, message: str, facts: dict[str, object]) -> None:
        self.message: Final = message
        self.facts: Final = facts


@mypyc_attr(native_class=True)
class Power:
    """A power never changes. The phases ask all powers of a seat at the moments the rulebook names
    and add the answers up [roll.power.add]; whatever does not say "may" happens by itself
    [roll.power.obligatory].

    What is the same whatever lies on the table is a field, which a power sets when it is made; what
    depends on a die, a tile or the players is a method.
    """

    allows: i64 = 0  # a mask of what its owner may do

    # Assign
    least: i64 = 0  # dice that its owner moves at least; 0 if it is not such a power
    colours: i64 = ALL_COLOURS  # a mask of the dice
    sources: i64 = ALL_ROWS  # a mask of the rows they come from
    targets: i64 = ALL_ROWS  # a mask of the rows they go to, or SELECTED
    one_source: bool = False  # all dice must come from one row
    dictate_moves: i64 = 0  # more dice that one Dictate may move

    # Explore
    extra_tiles: i64 = 0  # tiles drawn when all have finished

    # Develop, Settle
    floor: i64 = 1  # below which the reduction does not go
    to_cup_choice: i64 = 0  # dice used, of the owner's choice, that may go to the cup
    to_cup_colours: i64 = 0  # a mask of the dice used that all go to the cup

    # Produce and Ship
    more_goods: i64 = 0  # goods that a world holds beyond one, at all times
    end_points: i64 = 0  # points when the phase ends

    def __init__(self, phase: i64, sentence: Sentence) -> None:
        self.phase: Final[i64] = phase
        self.sentence: Final = sentence
        self.extra_workers: list[i64] = []  # the colours of workers that the phase begins with

    def most(self, mine: Seat, seats: list[Seat], sides: list[Side]) -> i64:
        """Assign: how many dice its owner may move now."""
        return 0

    def stock(self, colour: i64) -> i64:
        """Explore: what a Stock with this explorer brings instead of 2, else 0."""
        return 0

    def scouted(self, colour: i64) -> i64:
        """Explore: credits, once a phase, for a Scout with this explorer."""
        return 0

    def reduction(self, side: Side) -> i64:
        """Develop, Settle: workers saved on this tile."""
        return 0

    def completed(self, side: Side) -> i64:
        """Develop, Settle: credits for completing this tile."""
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

    def end_credits(self, mine: Seat, seats: list[Seat], sides: list[Side]) -> i64:
        """Credits when the phase ends."""
        return 0


@mypyc_attr(native_class=True)
class ScoreLine:
    """What a 6+ development is worth beyond its cost."""

    def __init__(self, sentence: Sentence) -> None:
        self.sentence: Final = sentence

    def points(self, seat: Seat, sides: list[Side]) -> i64:
        raise NotImplementedError


def has(mask: i64, k: i64) -> bool:
    """Whether bit k is in the mask."""
    return mask & BIT[k] != 0


def mask_of(numbers: list[i64]) -> i64:
    """Colours or rows as a mask."""
    out: i64 = 0
    for n in numbers:
        out |= BIT[n]
    return out


def allowed(powers: list[Power]) -> i64:
    """All that these powers allow, as a mask."""
    out: i64 = 0
    for power in powers:
        out |= power.allows
    return out


def rounded_up(count: i64, per: i64) -> i64:
    """How many times `per` goes into the count, what is left over counting in full
    [roll.term.round-up].
    """
    return (count + per - 1) // per
