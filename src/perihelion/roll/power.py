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


class Sentence:
    """What a power says, for the words to phrase."""

    def __init__(self, message: str, facts: dict[str, object]) -> None:
        self.message = message
        self.facts = facts


@mypyc_attr(native_class=True)
class Power:
    """A power never changes. The phases ask all powers of a seat at the moments the rulebook names
    and add the answers up [roll.power.add]; whatever does not say "may" happens by itself
    [roll.power.obligatory].
    """

    def phase(self) -> i64:
        raise NotImplementedError

    def sentence(self) -> Sentence:
        raise NotImplementedError

    def least(self) -> i64:
        """Assign: how many dice its owner moves at least; 0 if it is not such a power."""
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
        """Develop, Settle: how many of the dice used, of the owner's choice, may go to the cup."""
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


def has(mask: i64, k: i64) -> bool:
    """Whether bit k is in the mask."""
    return mask & BIT[k] != 0


def mask_of(numbers: list[i64]) -> i64:
    """Colours or rows as a mask."""
    out: i64 = 0
    for n in numbers:
        out |= BIT[n]
    return out
