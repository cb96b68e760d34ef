"""Points and tie-breaks."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.pieces.tiles import Side
from perihelion.roll.seat import Seat


def bonus(sides: list[Side], seat: Seat, s: i64) -> i64:
    """What a 6+ development is worth beyond its cost [roll.score.sixplus]."""
    line = sides[s].line
    return 0 if line is None else line.points(seat, sides)


def score(sides: list[Side], seat: Seat) -> i64:
    """Chips, printed costs of the whole tableau, and what the 6+ developments add; stacks, credits
    and dice count nothing by themselves [roll.score.chips, roll.score.costs,
    roll.score.zone-nothing, roll.score.example].
    """
    total = seat.chips
    for s in seat.tableau:
        total += sides[s].cost + bonus(sides, seat, s)
    return total


def tie_break(seat: Seat) -> i64:
    """Dice in the cup plus credits, not those on stacks or worlds [roll.tie.add,
    roll.tie.recall].
    """
    return seat.total(ids.CUP) + seat.credits


def winners(sides: list[Side], seats: list[Seat]) -> list[int]:
    """The highest score wins, then the better tie-break; players still tied share the victory
    [roll.score.winner, roll.tie.shared].
    """
    standing = [(score(sides, seat), tie_break(seat)) for seat in seats]
    return [i for i, one in enumerate(standing) if one == max(standing)]
