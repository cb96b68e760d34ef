"""What the numbers in fields stand for: counts, words of the rules, pieces, answers, seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import mypyc_attr

from perihelion.tabletop.bits import BIT
from perihelion.tabletop.families import NONE, Names, Reader
from perihelion.tabletop.shapes import NUMBER, TEXT, OneOf, OrNone, bad, check_distinct
from perihelion.tabletop.shown import ALL_SEATS, MOST, MOST_SEATS, Eyes, Shown

if TYPE_CHECKING:
    from perihelion.tabletop.table import Table

Limit = int | Callable[[Any], int]
"""A number, or a function that finds it for a table."""


def limit_of(limit: Limit, g: Table) -> int:
    """A limit as a number."""
    return limit if isinstance(limit, int) else limit(g)


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Value:
    """What one number in a field stands for."""

    def shape(self) -> object:
        """The shape of its written form."""
        return NUMBER

    def write(self, names: Names, n: int) -> object:
        return int(n)

    def read(self, reader: Reader, data: object, field: str) -> int:
        return cast(int, data)

    def fits(self, g: Table, n: int) -> bool:
        return True

    def size(self, names: Names) -> int:
        """How many different things it can stand for, or 0 if it counts something."""
        return 0

    def bounds(self, names: Names) -> tuple[int, int]:
        """The lowest and the highest number that it is shown as."""
        size = self.size(names)
        return (NONE, size - 1) if size else (-MOST, MOST)

    def digits(self, names: Names) -> int:
        """By how many numbers it is shown."""
        return 1

    def shown(self, eyes: Eyes, n: int) -> list[int]:
        """These numbers."""
        return [n]


class Count(Value):
    """A number that counts something, from `least` to `most`."""

    def __init__(self, least: Limit, most: Limit) -> None:
        self.least: Final = least
        self.most: Final = most

    def fits(self, g: Table, n: int) -> bool:
        return limit_of(self.least, g) <= n <= limit_of(self.most, g)

    def bounds(self, names: Names) -> tuple[int, int]:
        least = self.least if isinstance(self.least, int) else -MOST
        return least, self.most if isinstance(self.most, int) else MOST


class SeatNumber(Count):
    """A seat or, from -1 on down, none; shown as how far it is from the viewer's."""

    def bounds(self, names: Names) -> tuple[int, int]:
        return NONE, MOST_SEATS - 1

    def shown(self, eyes: Eyes, n: int) -> list[int]:
        return [eyes.away(n)]


class SeatBits(Count):
    """A bit for each seat; shown from the viewer's seat on."""

    def bounds(self, names: Names) -> tuple[int, int]:
        return 0, ALL_SEATS

    def shown(self, eyes: Eyes, n: int) -> list[int]:
        return [eyes.turned(n)]


class Flags(Count):
    """A number that is a bit for each of some things, which are shown one by one from bit `first`
    on.
    """

    def __init__(self, bits: int, most: Limit, first: int = 0) -> None:
        super().__init__(0, most)
        self.bits: Final = bits
        self.first: Final = first

    def bounds(self, names: Names) -> tuple[int, int]:
        return 0, 1

    def digits(self, names: Names) -> int:
        return self.bits

    def shown(self, eyes: Eyes, n: int) -> list[int]:
        return bits_of(n >> self.first, self.bits)


class Worded(Value):
    """One of some words of the rules; with `nothing`, it may be none of them."""

    def __init__(self, words: Sequence[str], nothing: str = "") -> None:
        self.words: Final = list(words)
        self.nothing: Final = nothing

    def shape(self) -> object:
        return OneOf([*self.words, self.nothing] if self.nothing else self.words)

    def write(self, names: Names, n: int) -> object:
        return self.words[n] if n >= 0 else self.nothing

    def read(self, reader: Reader, data: object, field: str) -> int:
        return self.words.index(data) if data in self.words else NONE

    def fits(self, g: Table, n: int) -> bool:
        return (NONE if self.nothing else 0) <= n < len(self.words)

    def size(self, names: Names) -> int:
        return len(self.words)


class Named(Value):
    """A piece that is referred to, wherever it lies; `nothing` stands for none, if there may be
    none.
    """

    def __init__(self, family: str, nothing: object = False) -> None:
        self.family: Final = family
        self.nothing: Final = nothing

    def shape(self) -> object:
        return OrNone(TEXT) if self.nothing is None else TEXT

    def write(self, names: Names, n: int) -> object:
        return names.family(self.family).words[n] if n >= 0 else self.nothing

    def read(self, reader: Reader, data: object, field: str) -> int:
        if data == self.nothing:
            return NONE
        return reader.find(self.family, data)

    def fits(self, g: Table, n: int) -> bool:
        least = 0 if self.nothing is False else NONE
        return least <= n < self.size(g.layout().names(g))

    def size(self, names: Names) -> int:
        return len(names.family(self.family).words)


class Answered(Value):
    """An answer, by its word."""

    def __init__(self, nothing: object = False) -> None:
        self.nothing: Final = nothing

    def shape(self) -> object:
        return OrNone(TEXT) if self.nothing is None else TEXT

    def write(self, names: Names, n: int) -> object:
        return self.nothing if n < 0 and self.nothing is not False else names.answers.word(n)

    def read(self, reader: Reader, data: object, field: str) -> int:
        return NONE if data == self.nothing else reader.names.answers.read(cast(str, data))

    def bounds(self, names: Names) -> tuple[int, int]:
        return NONE, names.answers.size() - 1


class Bits(Value):
    """A bit for each of some words, written as those words."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words: Final = list(words)

    def shape(self) -> object:
        return [OneOf(self.words)]

    def write(self, names: Names, n: int) -> object:
        return [word for k, word in enumerate(self.words) if n >> k & 1]

    def read(self, reader: Reader, data: object, field: str) -> int:
        return mask_of(self.words, cast("list[str]", data), field)

    def fits(self, g: Table, n: int) -> bool:
        return 0 <= n < BIT[len(self.words)]

    def bounds(self, names: Names) -> tuple[int, int]:
        return 0, 1

    def digits(self, names: Names) -> int:
        return len(self.words)

    def shown(self, eyes: Eyes, n: int) -> list[int]:
        return bits_of(n, len(self.words))


class PieceBits(Value):
    """A bit for each of some pieces, written as their names."""

    def __init__(self, family: str) -> None:
        self.family: Final = family

    def shape(self) -> object:
        return [TEXT]

    def write(self, names: Names, n: int) -> object:
        return [word for k, word in enumerate(names.family(self.family).words) if n >> k & 1]

    def read(self, reader: Reader, data: object, field: str) -> int:
        mask = 0
        for name in cast("list[object]", data):
            bit = BIT[reader.find(self.family, name)]
            if mask & bit:
                raise bad(field)
            mask |= bit
        return mask

    def fits(self, g: Table, n: int) -> bool:
        return 0 <= n < BIT[len(g.layout().names(g).family(self.family).words)]

    def bounds(self, names: Names) -> tuple[int, int]:
        return 0, 1

    def digits(self, names: Names) -> int:
        return len(names.family(self.family).words)

    def shown(self, eyes: Eyes, n: int) -> list[int]:
        return bits_of(n, self.digits(eyes.names))


def bits_of(mask: int, size: int) -> list[int]:
    """Each of the lowest bits of a number."""
    return [mask >> k & 1 for k in range(size)]


def mask_of(known: list[str], words: list[str], field: str) -> int:
    """A bit for each word; none may occur twice."""
    check_distinct(words, known, field)
    mask = 0
    for word in words:
        mask |= BIT[known.index(word)]
    return mask


def shown_as(word: str, value: Value, names: Names) -> Shown:
    """The numbers of one value."""
    low, high = value.bounds(names)
    count = value.digits(names)
    return Shown(word, () if count == 1 else (count,), low, high)
