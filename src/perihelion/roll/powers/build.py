"""Powers of phases II and III, Develop and Settle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.pieces.tiles import Side
from perihelion.roll.power import Power, Sentence, has, mask_of

ANY_WORLD: Final = 248
"""A mask of all colours that a world may have."""


def world_words(mask: i64) -> list[object]:
    """The world colours of a mask by name."""
    return [ids.COLOUR_WORDS[c] for c in range(8) if has(mask & ANY_WORLD, c)]


class CheaperDevelopments(Power):
    """Developments need fewer workers [roll.power.cost_reduction]."""

    def __init__(self, amount: i64, only_reassign: bool = False) -> None:
        self.amount: Final[i64] = amount
        self.only_reassign: Final = only_reassign

    def phase(self) -> i64:
        return ids.DEVELOP

    def reduction(self, side: Side) -> i64:
        return 0 if self.only_reassign and not side.reassigns else self.amount

    def sentence(self) -> Sentence:
        message = "cheaper-reassign" if self.only_reassign else "cheaper-developments"
        return Sentence(message, {"amount": int(self.amount)})


class CheaperWorlds(Power):
    """Worlds of some colours need fewer workers, down to a floor [roll.power.cost_reduction,
    roll.power.cost_reduction.free-trade-zone].
    """

    def __init__(self, amount: i64, colours: list[i64] | None = None, floor: i64 = 1) -> None:
        self.amount: Final[i64] = amount
        self.which: Final[i64] = ANY_WORLD if colours is None else mask_of(colours)
        self.lowest: Final[i64] = floor

    def phase(self) -> i64:
        return ids.SETTLE

    def reduction(self, side: Side) -> i64:
        return self.amount if has(self.which, side.colour) else 0

    def floor(self) -> i64:
        return self.lowest

    def sentence(self) -> Sentence:
        facts: dict[str, object] = {
            "amount": int(self.amount),
            "any": self.which == ANY_WORLD,
            "kinds": world_words(self.which),
            "floor": int(self.lowest),
        }
        return Sentence("cheaper-worlds", facts)


class CreditsForTile(Power):
    """Credits for each tile completed in the phase; itself does not count
    [roll.power.credits_on_completion].
    """

    def __init__(self, phase: i64, credits: i64, colours: list[i64] | None = None) -> None:
        self.at: Final[i64] = phase
        self.credits: Final[i64] = credits
        self.which: Final[i64] = ANY_WORLD if colours is None else mask_of(colours)

    def phase(self) -> i64:
        return self.at

    def completed(self, side: Side) -> i64:
        if side.world and not has(self.which, side.colour):
            return 0
        return self.credits

    def sentence(self) -> Sentence:
        facts: dict[str, object] = {
            "credits": int(self.credits),
            "phase": ids.PHASE_WORDS[self.at],
            "any": self.which == ANY_WORLD,
            "kinds": world_words(self.which),
        }
        return Sentence("credits-for-tile", facts)


class ToCup(Power):
    """One or two of the dice used go to the cup [roll.power.workers_to_cup]."""

    def __init__(self, phase: i64, most: i64) -> None:
        self.at: Final[i64] = phase
        self.largest: Final[i64] = most

    def phase(self) -> i64:
        return self.at

    def to_cup_choice(self) -> i64:
        return self.largest

    def sentence(self) -> Sentence:
        return Sentence("to-cup", {"phase": ids.PHASE_WORDS[self.at], "most": int(self.largest)})


class ColourToCup(Power):
    """All dice used of this colour go to the cup [roll.power.workers_to_cup]."""

    def __init__(self, phase: i64, colour: i64) -> None:
        self.at: Final[i64] = phase
        self.colour: Final[i64] = colour

    def phase(self) -> i64:
        return self.at

    def to_cup_colours(self) -> i64:
        return mask_of([self.colour])

    def sentence(self) -> Sentence:
        facts: dict[str, object] = {
            "phase": ids.PHASE_WORDS[self.at], "colour": ids.COLOUR_WORDS[self.colour],
        }  # fmt: skip
        return Sentence("colour-to-cup", facts)
