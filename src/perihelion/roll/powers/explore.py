"""Powers of phase I, Explore, and the extra workers, which Ship has as well."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.power import ON_TOP, REARRANGE, Power, Sentence


class ExtraWorkers(Power):
    """Workers that are not dice act in the phase and vanish [roll.power.virtual_worker,
    roll.power.virtual_worker.alien].
    """

    def __init__(self, phase: i64, colours: list[i64]) -> None:
        words = [ids.COLOUR_WORDS[c] for c in colours]
        facts: dict[str, object] = {"phase": ids.PHASE_WORDS[phase], "colours": words}
        super().__init__(phase, Sentence("extra-workers", facts))
        self.extra_workers = colours


class Rearrange(Power):
    """Its owner may rearrange the tiles of both stacks, any number of times
    [roll.power.rearrange_zone].
    """

    def __init__(self) -> None:
        super().__init__(ids.EXPLORE, Sentence("rearrange", {}))
        self.allows = REARRANGE


class OnTop(Power):
    """Scouted tiles may go on top of the stack [roll.power.scout_on_top]."""

    def __init__(self) -> None:
        super().__init__(ids.EXPLORE, Sentence("on-top", {}))
        self.allows = ON_TOP


class ExtraTile(Power):
    """A tile more when everybody has finished exploring [roll.power.extra_tile]."""

    def __init__(self) -> None:
        super().__init__(ids.EXPLORE, Sentence("extra-tile", {}))
        self.extra_tiles = 1


class ForExplorer(Power):
    """A power that gives credits for what explorers of one colour do."""

    def __init__(self, message: str, credits: i64, colour: i64) -> None:
        facts: dict[str, object] = {"credits": int(credits), "colour": ids.COLOUR_WORDS[colour]}
        super().__init__(ids.EXPLORE, Sentence(message, facts))
        self.credits: Final[i64] = credits
        self.colour: Final[i64] = colour

    def given_for(self, colour: i64) -> i64:
        """What it gives for an explorer of this colour."""
        return self.credits if colour == self.colour else 0


class StockMore(ForExplorer):
    """A Stock with an explorer of this colour brings more [roll.power.stock_yield]."""

    def __init__(self, credits: i64, colour: i64) -> None:
        super().__init__("stock-more", credits, colour)

    def stock(self, colour: i64) -> i64:
        return self.given_for(colour)


class CreditsForScout(ForExplorer):
    """Credits, once a phase, for a Scout with an explorer of this colour
    [roll.power.credits_if_scouted_with].
    """

    def __init__(self, credits: i64, colour: i64) -> None:
        super().__init__("credits-for-scout", credits, colour)

    def scouted(self, colour: i64) -> i64:
        return self.given_for(colour)
