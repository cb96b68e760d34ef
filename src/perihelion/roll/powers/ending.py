"""Powers that pay when a phase ends, and room for goods."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.pieces.tiles import Side
from perihelion.roll.power import Power, Sentence, rounded_up
from perihelion.roll.seat import Seat


class Credits(Power):
    """A fixed number of credits in every such phase that is played [roll.power.credits_flat]."""

    def __init__(self, phase: i64, credits: i64) -> None:
        facts: dict[str, object] = {"phase": ids.PHASE_WORDS[phase], "credits": int(credits)}
        super().__init__(phase, Sentence("credits", facts))
        self.credits: Final[i64] = credits

    def end_credits(self, mine: Seat, seats: list[Seat], sides: list[Side]) -> i64:
        return self.credits


class CreditsForCitizens(Power):
    """Credits for dice of a colour in the Citizenry, for every so many of them, rounded up
    [roll.power.credits_per_citizenry_die].
    """

    def __init__(self, phase: i64, colour: i64, per: i64) -> None:
        facts: dict[str, object] = {
            "phase": ids.PHASE_WORDS[phase], "colour": ids.COLOUR_WORDS[colour], "per": int(per),
        }  # fmt: skip
        super().__init__(phase, Sentence("credits-for-citizens", facts))
        self.colour: Final[i64] = colour
        self.per: Final[i64] = per

    def end_credits(self, mine: Seat, seats: list[Seat], sides: list[Side]) -> i64:
        return rounded_up(mine.at(ids.CITIZENRY, self.colour), self.per)


class CreditsForGoods(Power):
    """Credits at the end of Produce for each good on worlds of a colour, or for each that is itself
    a die of a colour [roll.power.credits_per_good].
    """

    def __init__(self, credits: i64, on: i64 = ids.NO_COLOUR, of: i64 = ids.NO_COLOUR) -> None:
        message = "credits-for-goods-of" if on == ids.NO_COLOUR else "credits-for-goods-on"
        colour = ids.COLOUR_WORDS[max(on, of)]
        super().__init__(
            ids.PRODUCE, Sentence(message, {"credits": int(credits), "colour": colour})
        )
        self.credits: Final[i64] = credits
        self.on: Final[i64] = on
        self.of: Final[i64] = of

    def end_credits(self, mine: Seat, seats: list[Seat], sides: list[Side]) -> i64:
        n: i64 = 0
        for good in mine.goods:
            if sides[good // 8].colour == self.on or good % 8 == self.of:
                n += self.credits
        return n


class MoreGoods(Power):
    """Every coloured world holds one good more, at all times [roll.power.good_capacity]."""

    def __init__(self) -> None:
        super().__init__(ids.PRODUCE, Sentence("more-goods", {}))
        self.more_goods = 1


class CreditsForLead(Power):
    """Credits when the phase ends for having more of something than anybody else."""

    def __init__(self, phase: i64, sentence: Sentence, credits: i64) -> None:
        super().__init__(phase, sentence)
        self.credits: Final[i64] = credits

    def measure(self, seat: Seat, sides: list[Side]) -> i64:
        """How much of it a player has."""
        raise NotImplementedError

    def end_credits(self, mine: Seat, seats: list[Seat], sides: list[Side]) -> i64:
        own = self.measure(mine, sides)
        for other in seats:
            if other is not mine and self.measure(other, sides) >= own:
                return 0
        return self.credits


class CreditsForMost(CreditsForLead):
    """Credits for the most developments [roll.power.credits_if_most]."""

    def __init__(self, phase: i64, credits: i64) -> None:
        facts: dict[str, object] = {"credits": int(credits), "phase": ids.PHASE_WORDS[phase]}
        super().__init__(phase, Sentence("credits-for-most", facts), credits)

    def measure(self, seat: Seat, sides: list[Side]) -> i64:
        return seat.developments(sides)


class CreditsForHighestWorld(CreditsForLead):
    """Credits if all worlds of the highest cost are the owner's
    [roll.power.credits_if_highest_world, roll.term.printed-cost].
    """

    def __init__(self, credits: i64) -> None:
        sentence = Sentence("credits-for-highest-world", {"credits": int(credits)})
        super().__init__(ids.SHIP, sentence, credits)

    def measure(self, seat: Seat, sides: list[Side]) -> i64:
        best: i64 = -1
        for s in seat.tableau:
            if sides[s].world and sides[s].cost > best:
                best = sides[s].cost
        return best
