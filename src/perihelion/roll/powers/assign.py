"""Powers of the Assign step: Dictate, and the developments with a Reassign power."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.pieces.tiles import Side
from perihelion.roll.power import (
    ALL_COLOURS,
    ALL_ROWS,
    ASSIGN,
    DICTATE_AGAIN,
    SELECTED,
    Power,
    Sentence,
    has,
)
from perihelion.roll.seat import Seat


class Dictate(Power):
    """Whoever puts a die aside moves another one, or more with a power [roll.assign.dictate,
    roll.power.dictate_targets]. Everybody has it; no tile says so.
    """

    def __init__(self) -> None:
        super().__init__(ASSIGN, Sentence("", {}))
        self.least = 1

    def most(self, mine: Seat, seats: list[Seat], sides: list[Side]) -> i64:
        n: i64 = 1
        for power in mine.powers(ASSIGN, sides):
            n += power.dictate_moves
        return n


DICTATE: Final = Dictate()


class Reassign(Power):
    """Its owner may move this many dice of these colours from these rows to others
    [roll.power.reassign, roll.power.reassign.selected, roll.power.reassign.executive].
    """

    def __init__(
        self,
        least: i64,
        most: i64,
        colours: i64 = ALL_COLOURS,
        sources: i64 = ALL_ROWS,
        to: i64 = ALL_ROWS,
        together: bool = False,
    ) -> None:
        if to == SELECTED:
            message = "reassign-together" if together else "reassign-selected"
        elif sources != ALL_ROWS:
            message = "reassign-from"
        elif to != ALL_ROWS:
            message = "reassign-to"
        else:
            message = "reassign"
        facts: dict[str, object] = {
            "most": int(most),
            "least": int(least),
            "any": colours == ALL_COLOURS,
            "colours": [ids.COLOUR_WORDS[c] for c in range(ids.COLOURS) if has(colours, c)],
            "from": [ids.PHASE_WORDS[r] for r in range(ids.PHASES) if has(sources, r)],
            "to": [ids.PHASE_WORDS[r] for r in range(ids.PHASES) if has(to, r)],
        }
        super().__init__(ASSIGN, Sentence(message, facts))
        self.least = least
        self.largest: Final[i64] = most
        self.colours = colours
        self.sources = sources
        self.targets = to
        self.one_source = together

    def most(self, mine: Seat, seats: list[Seat], sides: list[Side]) -> i64:
        return self.largest


class ReassignMajority(Power):
    """Its owner may move two dice with the most worlds of a colour, one when tied for the most
    [roll.power.reassign_majority].
    """

    def __init__(self, colour: i64) -> None:
        facts: dict[str, object] = {"colour": ids.COLOUR_WORDS[colour]}
        super().__init__(ASSIGN, Sentence("reassign-majority", facts))
        self.least = 1
        self.colour: Final[i64] = colour

    def most(self, mine: Seat, seats: list[Seat], sides: list[Side]) -> i64:
        own = mine.worlds_of(self.colour, sides)
        tied = False
        for other in seats:
            if other is not mine:
                count = other.worlds_of(self.colour, sides)
                if count > own:
                    return 0
                if count == own:
                    tied = True
        return 1 if tied else 2


class DictateMore(Power):
    """One Dictate moves more dice for the one put aside [roll.power.dictate_targets]."""

    def __init__(self, most: i64) -> None:
        super().__init__(ASSIGN, Sentence("dictate-more", {"most": int(most)}))
        self.dictate_moves = most - 1


class DictateAgain(Power):
    """Dictate may be used any number of times [roll.power.dictate_repeat]."""

    def __init__(self) -> None:
        super().__init__(ASSIGN, Sentence("dictate-again", {}))
        self.allows = DICTATE_AGAIN
