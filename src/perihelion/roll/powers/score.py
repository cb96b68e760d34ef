"""What the ten 6+ developments are worth beyond their cost; every share is rounded up
[roll.score.sixplus, roll.term.printed-cost].
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.pieces.tiles import Side
from perihelion.roll.power import ScoreLine, Sentence, rounded_up
from perihelion.roll.seat import Seat


class Share(ScoreLine):
    """A share of the costs of the owner's tiles of some sort."""

    def __init__(self, sentence: Sentence, divisor: i64) -> None:
        super().__init__(sentence)
        self.divisor: Final[i64] = divisor

    def fits(self, side: Side) -> bool:
        """Whether this tile is of the sort."""
        raise NotImplementedError

    def points(self, seat: Seat, sides: list[Side]) -> i64:
        total: i64 = 0
        for s in seat.tableau:
            if self.fits(sides[s]):
                total += sides[s].cost
        return rounded_up(total, self.divisor)


class DevelopmentShare(Share):
    """Of all developments, or of those with a Reassign power, itself included
    [roll.score6.galactic-federation, roll.score6.system-diversification, roll.score.sixplus.self].
    """

    def __init__(self, divisor: i64, only_reassign: bool) -> None:
        message = "score-reassign-share" if only_reassign else "score-development-share"
        super().__init__(Sentence(message, {"divisor": int(divisor)}), divisor)
        self.only_reassign: Final = only_reassign

    def fits(self, side: Side) -> bool:
        return not side.world and (side.reassigns or not self.only_reassign)


class WorldShare(Share):
    """Of the worlds of a colour [roll.score6.free-trade-association]."""

    def __init__(self, divisor: i64, colour: i64) -> None:
        facts: dict[str, object] = {"divisor": int(divisor), "colour": ids.COLOUR_WORDS[colour]}
        super().__init__(Sentence("score-world-share", facts), divisor)
        self.colour: Final[i64] = colour

    def fits(self, side: Side) -> bool:
        return side.colour == self.colour


class PerDevelopment(ScoreLine):
    """A point for each development, or each without a Reassign power, itself included
    [roll.score6.galactic-bankers, roll.score6.new-economy, roll.score.sixplus.self].
    """

    def __init__(self, without_reassign: bool) -> None:
        message = "score-per-other" if without_reassign else "score-per-development"
        super().__init__(Sentence(message, {}))
        self.without_reassign: Final = without_reassign

    def points(self, seat: Seat, sides: list[Side]) -> i64:
        n: i64 = 0
        for s in seat.tableau:
            side = sides[s]
            if not side.world and not (self.without_reassign and side.reassigns):
                n += 1
        return n


class PerWorld(ScoreLine):
    """Points for each world of a colour [roll.score6.mining-league]."""

    def __init__(self, each: i64, colour: i64) -> None:
        facts: dict[str, object] = {"points": int(each), "colour": ids.COLOUR_WORDS[colour]}
        super().__init__(Sentence("score-per-world", facts))
        self.each: Final[i64] = each
        self.colour: Final[i64] = colour

    def points(self, seat: Seat, sides: list[Side]) -> i64:
        return self.each * seat.worlds_of(self.colour, sides)


class PerSet(ScoreLine):
    """Points for every so many dice of a colour, wherever they are
    [roll.score6.new-galactic-order].
    """

    def __init__(self, each: i64, colour: i64, per: i64) -> None:
        facts: dict[str, object] = {
            "points": int(each), "colour": ids.COLOUR_WORDS[colour], "per": int(per),
        }  # fmt: skip
        super().__init__(Sentence("score-per-set", facts))
        self.each: Final[i64] = each
        self.colour: Final[i64] = colour
        self.per: Final[i64] = per

    def points(self, seat: Seat, sides: list[Side]) -> i64:
        return self.each * rounded_up(seat.owned(self.colour), self.per)


class PerColour(ScoreLine):
    """A point for each colour among the owner's dice [roll.score6.galactic-exchange]."""

    def __init__(self) -> None:
        super().__init__(Sentence("score-per-colour", {}))

    def points(self, seat: Seat, sides: list[Side]) -> i64:
        n: i64 = 0
        for colour in range(ids.COLOURS):
            if seat.owned(colour) > 0:
                n += 1
        return n


class Triangular(ScoreLine):
    """n points where 1 + 2 + ... + n is not above the points in chips
    [roll.score6.galactic-renaissance].
    """

    def __init__(self) -> None:
        super().__init__(Sentence("score-triangular", {}))

    def points(self, seat: Seat, sides: list[Side]) -> i64:
        n: i64 = 0
        while (n + 1) * (n + 2) // 2 <= seat.chips:
            n += 1
        return n


class PerGood(ScoreLine):
    """A point for each good left at the end [roll.score6.galactic-reserves]."""

    def __init__(self) -> None:
        super().__init__(Sentence("score-per-good", {}))

    def points(self, seat: Seat, sides: list[Side]) -> i64:
        return len(seat.goods)
