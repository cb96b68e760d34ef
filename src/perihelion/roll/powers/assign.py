"""Powers of the Assign step: the developments with a Reassign power."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.pieces.tiles import Side
from perihelion.roll.power import ALL_COLOURS, ALL_ROWS, ASSIGN, SELECTED, Power, Sentence, has
from perihelion.roll.seat import Seat


def colour_words(mask: i64) -> list[object]:
    """The colours of a mask by name."""
    return [ids.COLOUR_WORDS[c] for c in range(ids.COLOURS) if has(mask, c)]


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
        self.fewest: Final[i64] = least
        self.largest: Final[i64] = most
        self.of_colours: Final[i64] = colours
        self.from_rows: Final[i64] = sources
        self.to_rows: Final[i64] = to
        self.together: Final = together

    def phase(self) -> i64:
        return ASSIGN

    def least(self) -> i64:
        return self.fewest

    def most(self, mine: Seat, seats: list[Seat], sides: list[Side]) -> i64:
        return self.largest

    def colours(self) -> i64:
        return self.of_colours

    def sources(self) -> i64:
        return self.from_rows

    def targets(self) -> i64:
        return self.to_rows

    def one_source(self) -> bool:
        return self.together

    def sentence(self) -> Sentence:
        if self.to_rows == SELECTED:
            message = "reassign-together" if self.together else "reassign-selected"
        elif self.from_rows != ALL_ROWS:
            message = "reassign-from"
        elif self.to_rows != ALL_ROWS:
            message = "reassign-to"
        else:
            message = "reassign"
        facts: dict[str, object] = {
            "most": int(self.largest),
            "least": int(self.fewest),
            "any": self.of_colours == ALL_COLOURS,
            "colours": colour_words(self.of_colours),
            "from": [ids.PHASE_WORDS[r] for r in range(ids.PHASES) if has(self.from_rows, r)],
            "to": [ids.PHASE_WORDS[r] for r in range(ids.PHASES) if has(self.to_rows, r)],
        }
        return Sentence(message, facts)


class ReassignMajority(Power):
    """Its owner may move two dice with the most worlds of a colour, one when tied for the most
    [roll.power.reassign_majority].
    """

    def __init__(self, colour: i64) -> None:
        self.colour: Final[i64] = colour

    def phase(self) -> i64:
        return ASSIGN

    def least(self) -> i64:
        return 1

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

    def sentence(self) -> Sentence:
        return Sentence("reassign-majority", {"colour": ids.COLOUR_WORDS[self.colour]})


class DictateMore(Power):
    """One Dictate moves more dice for the one put aside [roll.power.dictate_targets]."""

    def __init__(self, most: i64) -> None:
        self.largest: Final[i64] = most

    def phase(self) -> i64:
        return ASSIGN

    def dictate_moves(self) -> i64:
        return self.largest - 1

    def sentence(self) -> Sentence:
        return Sentence("dictate-more", {"most": int(self.largest)})


class DictateAgain(Power):
    """Dictate may be used any number of times [roll.power.dictate_repeat]."""

    def phase(self) -> i64:
        return ASSIGN

    def dictate_again(self) -> bool:
        return True

    def sentence(self) -> Sentence:
        return Sentence("dictate-again", {})
