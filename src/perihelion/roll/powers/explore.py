"""Powers of phase I, Explore, and the extra workers, which Ship has as well."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.pieces.tiles import Side
from perihelion.roll.power import Power, Sentence
from perihelion.roll.seat import Seat


class ExtraWorkers(Power):
    """Workers that are not dice act in the phase and vanish [roll.power.virtual_worker,
    roll.power.virtual_worker.alien].
    """

    def __init__(self, phase: i64, colours: list[i64]) -> None:
        self.at: Final[i64] = phase
        self.added: Final = colours

    def phase(self) -> i64:
        return self.at

    def extra_workers(self) -> list[i64]:
        return self.added

    def sentence(self) -> Sentence:
        facts: dict[str, object] = {
            "phase": ids.PHASE_WORDS[self.at],
            "colours": [ids.COLOUR_WORDS[c] for c in self.added],
        }
        return Sentence("extra-workers", facts)


class Rearrange(Power):
    """Its owner may rearrange the tiles of both stacks, any number of times
    [roll.power.rearrange_zone].
    """

    def phase(self) -> i64:
        return ids.EXPLORE

    def rearranges(self) -> bool:
        return True

    def sentence(self) -> Sentence:
        return Sentence("rearrange", {})


class OnTop(Power):
    """Scouted tiles may go on top of the stack [roll.power.scout_on_top]."""

    def phase(self) -> i64:
        return ids.EXPLORE

    def on_top(self) -> bool:
        return True

    def sentence(self) -> Sentence:
        return Sentence("on-top", {})


class StockMore(Power):
    """A Stock with an explorer of this colour brings more [roll.power.stock_yield]."""

    def __init__(self, credits: i64, colour: i64) -> None:
        self.credits: Final[i64] = credits
        self.colour: Final[i64] = colour

    def phase(self) -> i64:
        return ids.EXPLORE

    def stock(self, colour: i64) -> i64:
        return self.credits if colour == self.colour else 0

    def sentence(self) -> Sentence:
        colour = ids.COLOUR_WORDS[self.colour]
        return Sentence("stock-more", {"credits": int(self.credits), "colour": colour})


class ExtraTile(Power):
    """A tile more when everybody has finished exploring [roll.power.extra_tile]."""

    def phase(self) -> i64:
        return ids.EXPLORE

    def extra_tiles(self) -> i64:
        return 1

    def sentence(self) -> Sentence:
        return Sentence("extra-tile", {})


class CreditsForScout(Power):
    """Credits, once a phase, for a Scout with an explorer of this colour
    [roll.power.credits_if_scouted_with].
    """

    def __init__(self, credits: i64, colour: i64) -> None:
        self.credits: Final[i64] = credits
        self.colour: Final[i64] = colour

    def phase(self) -> i64:
        return ids.EXPLORE

    def scouted(self, colour: i64) -> i64:
        return self.credits if colour == self.colour else 0

    def sentence(self) -> Sentence:
        colour = ids.COLOUR_WORDS[self.colour]
        return Sentence("credits-for-scout", {"credits": int(self.credits), "colour": colour})


class CreditsForMost(Power):
    """Credits when the phase ends for more developments than anybody else has
    [roll.power.credits_if_most].
    """

    def __init__(self, phase: i64, credits: i64) -> None:
        self.at: Final[i64] = phase
        self.credits: Final[i64] = credits

    def phase(self) -> i64:
        return self.at

    def end_credits(self, mine: Seat, seats: list[Seat], sides: list[Side]) -> i64:
        own = mine.developments(sides)
        for other in seats:
            if other is not mine and other.developments(sides) >= own:
                return 0
        return self.credits

    def sentence(self) -> Sentence:
        facts: dict[str, object] = {
            "credits": int(self.credits), "phase": ids.PHASE_WORDS[self.at],
        }  # fmt: skip
        return Sentence("credits-for-most", facts)
