"""Powers that pay when a phase ends, and room for goods."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.pieces.tiles import Side
from perihelion.roll.power import Power, Sentence
from perihelion.roll.seat import Seat


class Credits(Power):
    """A fixed number of credits in every such phase that is played [roll.power.credits_flat]."""

    def __init__(self, phase: i64, credits: i64) -> None:
        self.at: Final[i64] = phase
        self.credits: Final[i64] = credits

    def phase(self) -> i64:
        return self.at

    def end_credits(self, mine: Seat, seats: list[Seat], sides: list[Side]) -> i64:
        return self.credits

    def sentence(self) -> Sentence:
        facts: dict[str, object] = {
            "phase": ids.PHASE_WORDS[self.at], "credits": int(self.credits),
        }  # fmt: skip
        return Sentence("credits", facts)


class CreditsForCitizens(Power):
    """Credits for dice of a colour in the Citizenry, for every so many of them, rounded up
    [roll.power.credits_per_citizenry_die, roll.term.round-up].
    """

    def __init__(self, phase: i64, colour: i64, per: i64) -> None:
        self.at: Final[i64] = phase
        self.colour: Final[i64] = colour
        self.per: Final[i64] = per

    def phase(self) -> i64:
        return self.at

    def end_credits(self, mine: Seat, seats: list[Seat], sides: list[Side]) -> i64:
        return (mine.at(ids.CITIZENRY, self.colour) + self.per - 1) // self.per

    def sentence(self) -> Sentence:
        facts: dict[str, object] = {
            "phase": ids.PHASE_WORDS[self.at],
            "colour": ids.COLOUR_WORDS[self.colour],
            "per": int(self.per),
        }
        return Sentence("credits-for-citizens", facts)


class CreditsForGoodsOn(Power):
    """Credits at the end of Produce for each good on worlds of this colour
    [roll.power.credits_per_good].
    """

    def __init__(self, credits: i64, colour: i64) -> None:
        self.credits: Final[i64] = credits
        self.colour: Final[i64] = colour

    def phase(self) -> i64:
        return ids.PRODUCE

    def end_credits(self, mine: Seat, seats: list[Seat], sides: list[Side]) -> i64:
        n: i64 = 0
        for good in mine.goods:
            if sides[good // 8].colour == self.colour:
                n += self.credits
        return n

    def sentence(self) -> Sentence:
        facts: dict[str, object] = {
            "credits": int(self.credits), "colour": ids.COLOUR_WORDS[self.colour],
        }  # fmt: skip
        return Sentence("credits-for-goods-on", facts)


class CreditsForGoodsOf(Power):
    """Credits at the end of Produce for each good that is a die of this colour
    [roll.power.credits_per_good].
    """

    def __init__(self, credits: i64, colour: i64) -> None:
        self.credits: Final[i64] = credits
        self.colour: Final[i64] = colour

    def phase(self) -> i64:
        return ids.PRODUCE

    def end_credits(self, mine: Seat, seats: list[Seat], sides: list[Side]) -> i64:
        n: i64 = 0
        for good in mine.goods:
            if good % 8 == self.colour:
                n += self.credits
        return n

    def sentence(self) -> Sentence:
        facts: dict[str, object] = {
            "credits": int(self.credits), "colour": ids.COLOUR_WORDS[self.colour],
        }  # fmt: skip
        return Sentence("credits-for-goods-of", facts)


class MoreGoods(Power):
    """Every coloured world holds one good more, at all times [roll.power.good_capacity]."""

    def phase(self) -> i64:
        return ids.PRODUCE

    def more_goods(self) -> i64:
        return 1

    def sentence(self) -> Sentence:
        return Sentence("more-goods", {})


class CreditsForHighestWorld(Power):
    """One more credit if all worlds of the highest cost are the owner's
    [roll.power.credits_if_highest_world, roll.term.printed-cost].
    """

    def __init__(self, credits: i64) -> None:
        self.credits: Final[i64] = credits

    def phase(self) -> i64:
        return ids.SHIP

    def end_credits(self, mine: Seat, seats: list[Seat], sides: list[Side]) -> i64:
        own = highest_world(mine, sides)
        for other in seats:
            if other is not mine and highest_world(other, sides) >= own:
                return 0
        return self.credits

    def sentence(self) -> Sentence:
        return Sentence("credits-for-highest-world", {"credits": int(self.credits)})


def highest_world(seat: Seat, sides: list[Side]) -> i64:
    """The highest printed cost among the worlds of a tableau."""
    best: i64 = -1
    for s in seat.tableau:
        if sides[s].world and sides[s].cost > best:
            best = sides[s].cost
    return best
