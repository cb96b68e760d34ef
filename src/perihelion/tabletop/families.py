"""Pieces by name: what the words of a position stand for in one set-up of a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from perihelion.tabletop.answers import Answers
from perihelion.tabletop.refusal import BadRecord

NONE: Final = -1
HIDDEN: Final = -2
"""Instead of the number of a piece: there is none, or it lies face down."""

NOTHING: Final = "-"
FACE_DOWN: Final = "?"
"""The same instead of its name."""


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Family:
    """Pieces of one kind by number, such as cards or missions. Each that is in the game lies in
    exactly one place, unless pieces of this kind are only referred to.
    """

    def __init__(
        self, name: str, words: list[str], present: list[bool] | None = None, lies: bool = True
    ) -> None:
        self.name: Final = name
        self.lies: Final = lies
        self.words: Final = words
        self.numbers: Final = {word: n for n, word in enumerate(words)}
        self.present: Final = [True] * len(words) if present is None else present
        self.pieces: Final[list[object]] = [
            n if there else None for n, there in enumerate(self.present)
        ]
        """Those that are in the game, each at the place of its number."""
        self.absent: Final[list[i64]] = [n for n, there in enumerate(self.present) if not there]

    def meant(self, name: str) -> list[int]:
        """The pieces that a name may stand for, the likeliest first."""
        number = self.numbers.get(name)
        return [] if number is None or not self.present[number] else [number]

    def word(self, number: int) -> str:
        """The name of a piece, even if it is face down or none."""
        if number == HIDDEN:
            return FACE_DOWN
        return self.words[number] if number >= 0 else NOTHING


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Names:
    """All that can be named in positions of one set-up."""

    def __init__(self, families: list[Family], answers: Answers) -> None:
        self.families: Final = families
        self.answers: Final = answers

    def family(self, name: str) -> Family:
        for family in self.families:
            if family.name == name:
                return family
        raise KeyError(name)


class Reader:
    """Finds pieces by name and makes sure that none lies in two places."""

    def __init__(self, names: Names) -> None:
        self.names: Final = names
        self.free: Final = {family.name: family.present[:] for family in names.families}

    def take(self, family: str, name: object) -> int:
        """A piece that will lie somewhere: if the name fits several, the first that lies nowhere
        yet.
        """
        if name == FACE_DOWN:
            return HIDDEN
        if name == NOTHING:
            return NONE
        meant = self._meant(family, name)
        free = self.free[family]
        for number in meant:
            if free[number]:
                free[number] = False
                return number
        raise BadRecord("CARD_TWICE", {"card": str(name)})

    def find(self, family: str, name: object) -> int:
        """The piece of this name, wherever it lies."""
        return self._meant(family, name)[0]

    def _meant(self, family: str, name: object) -> list[int]:
        meant = self.names.family(family).meant(name) if isinstance(name, str) else []
        if not meant:
            raise BadRecord("UNKNOWN_CARD", {"card": str(name)})
        return meant

    def take_all(self, family: str, names: Iterable[object]) -> list[int]:
        return [self.take(family, name) for name in names]

    def rest(self, family: str) -> list[int]:
        """All pieces that lie nowhere yet."""
        return [number for number, free in enumerate(self.free[family]) if free]
