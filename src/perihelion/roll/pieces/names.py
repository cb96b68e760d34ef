"""What pieces are called on a board that draws them: by these names answers find them there."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.pieces.tiles import Side


def die_id(seat: i64, place: str, colour: i64, copy: i64) -> str:
    """A die in a place, one of several of its colour."""
    return f"{int(seat)}:{place}:{ids.COLOUR_WORDS[colour]}-{int(copy) + 1}"


def good_id(seat: i64, side: Side, colour: i64, copy: i64) -> str:
    """A good on a world."""
    return die_id(seat, good_place(side), colour, copy)


def good_place(side: Side) -> str:
    """Where the goods of a world lie."""
    return f"good:{side.slug}"


def work_id(seat: i64, phase: i64, colour: i64, extra: bool) -> str:
    """Workers of one colour in a phase."""
    kind = f"extra-{ids.COLOUR_WORDS[colour]}" if extra else ids.COLOUR_WORDS[colour]
    return f"{int(seat)}:work:{ids.PHASE_WORDS[phase]}:{kind}"


def side_id(side: Side) -> str:
    """A tile of a stack or a tableau, which shows this side."""
    return f"side:{side.slug}"


def tile_id(development: Side) -> str:
    """A tile in hand, which has no side up yet."""
    return f"tile:{development.slug}"


def stack_word(world: bool) -> str:
    """One of the two stacks."""
    return "world" if world else "dev"


def power_id(owner: Side | None) -> str:
    """A Reassign power, or Dictate, which belongs to no tile."""
    return "power:dictate" if owner is None else f"power:{owner.slug}"
