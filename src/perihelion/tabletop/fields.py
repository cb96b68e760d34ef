"""The kinds of fields that pieces of state are made of.

A field knows how it is packed, written by name and read back, which values it may have, whether
pieces lie in it (and so nowhere else), who may not see them, and how a learning program sees it. It
is declared once, in the layout of its piece.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64, mypyc_attr

from perihelion.tabletop.bits import BIT
from perihelion.tabletop.checking import LARGEST as LARGEST
from perihelion.tabletop.families import HIDDEN, NONE, Names, Reader
from perihelion.tabletop.shapes import FLAG, NUMBER, TEXT, OneOf, bad
from perihelion.tabletop.shown import ALL_SEATS, MOST, Eyes, Shown
from perihelion.tabletop.turning import cross_out, turn_down, turn_down_among
from perihelion.tabletop.values import Limit, Named, PieceBits, Value, bits_of, limit_of, shown_as

if TYPE_CHECKING:
    from perihelion.tabletop.table import Table

OPEN: Final = 0
FROM_OTHERS: Final = 1
FROM_ALL: Final = 2
"""From whom pieces are hidden: from nobody; from all but the seat they lie before; from all."""


def plain(value: object) -> object:
    """Numbers, and lists of them, as a plain copy."""
    if isinstance(value, list):
        return [plain(one) for one in value]
    if isinstance(value, bool):
        return value
    return int(cast(int, value))


def fresh(data: object) -> object:
    """A copy of plain data."""
    return [fresh(one) for one in data] if isinstance(data, list) else data


def path(at: str, word: str) -> str:
    """The path to a field of a position, as refusals give it."""
    return f"{at} {word}" if at else word


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Field:
    """One field of a written position: an attribute, or some that are written together. They are
    neighbours in the constructor of their piece.
    """

    def __init__(self, attributes: list[str], word: str) -> None:
        self.attributes: Final = attributes
        self.first: Final = attributes[0]
        self.word: Final = word  # its name in positions
        self.hidden: i64 = OPEN
        self.family: str = ""  # of the pieces that lie in it
        self.shared = False  # whether copies share it, since it is never changed in place
        self.apart = False  # whether `pile` gives a list of its own instead of that in the piece

    def copies(self, piece: object) -> list[object]:
        """The values of the attributes: copies, unless they are shared."""
        values = [getattr(piece, name) for name in self.attributes]
        return values if self.shared else [fresh(value) for value in values]

    # packed

    def packed(self) -> list[object]:
        """The shape of each attribute in packed data."""
        raise NotImplementedError

    def pack(self, piece: object) -> list[object]:
        return [plain(getattr(piece, name)) for name in self.attributes]

    def unpack(self, data: list[object]) -> list[object]:
        return [fresh(one) for one in data]

    # by name

    def written(self) -> object:
        """The shape of what is written."""
        raise NotImplementedError

    def write(self, names: Names, piece: object) -> object:
        raise NotImplementedError

    def read(self, reader: Reader, data: object) -> list[object]:
        """The values of the attributes."""
        raise NotImplementedError

    def written_into(self, out: dict[str, object]) -> None:
        out[self.word] = self.written()

    def write_into(self, names: Names, piece: object, out: dict[str, object]) -> None:
        out[self.word] = self.write(names, piece)

    def read_from(self, reader: Reader, data: dict[str, object]) -> list[object]:
        return self.read(reader, data[self.word])

    # checks

    def check(self, at: str, g: Table, piece: object) -> None:
        """Refuse what this field cannot hold, whatever the others hold."""

    # pieces that lie here

    def piles(self) -> list[Field]:
        """Where pieces can lie: in the field as a whole, or in parts of it."""
        return [self]

    def pile(self, piece: object) -> list[i64]:
        """The list that has its pieces, to be changed in place unless it is `apart`."""
        return cast("list[i64]", getattr(piece, self.first))

    def hold(self, piece: object, cards: list[i64]) -> None:
        """Put these pieces there, where `pile` has given a list apart."""
        setattr(piece, self.first, cards)

    def held(self, piece: object) -> list[i64]:
        """The pieces that lie in this field, with NONE in empty places."""
        return self.pile(piece)

    def note(self, cards: list[i64], left: list[object]) -> None:
        """Cross the pieces that lie open in this pile out of a list of all by number."""
        cross_out(cards, left)

    def seen(self, g: Table, piece: object, mine: bool) -> i64:
        """How many of the pieces, from the first on, the viewer of `g` sees: in most fields all or
        none.
        """
        return LARGEST if self.hidden == OPEN or (self.hidden == FROM_OTHERS and mine) else 0

    def face_down(self, view: Table, piece: object, cards: list[i64], mine: bool) -> None:
        """Turn down what the viewer may not see of this pile."""
        turn_down_among(cards, self.seen(view, piece, mine))

    # for learning programs

    def shows(self, names: Names) -> list[Shown]:
        """By which numbers it is shown, part by part; by none if `marks` tells all."""
        return []

    def observe(self, eyes: Eyes, piece: object) -> list[list[int]]:
        """The numbers of each part."""
        return []

    def marks(self, names: Names) -> list[Shown]:
        """What is shown piece by piece for all seats together, instead of seat by seat."""
        return []

    def mark(self, eyes: Eyes, piece: object, who: int, marks: list[list[int]]) -> None:
        """Put the marks of the seat that is `who` seats away beside those of the others."""


class One(Field):
    """One value."""

    def __init__(self, name: str, value: Value, word: str = "") -> None:
        super().__init__([name], word or name)
        self.value: Final = value

    def packed(self) -> list[object]:
        return [NUMBER]

    def written(self) -> object:
        return self.value.shape()

    def write(self, names: Names, piece: object) -> object:
        return self.value.write(names, getattr(piece, self.attributes[0]))

    def read(self, reader: Reader, data: object) -> list[object]:
        return [self.value.read(reader, data, self.word)]

    def check(self, at: str, g: Table, piece: object) -> None:
        if not self.value.fits(g, getattr(piece, self.attributes[0])):
            raise bad(path(at, self.word))

    def shows(self, names: Names) -> list[Shown]:
        return [shown_as(self.word, self.value, names)]

    def observe(self, eyes: Eyes, piece: object) -> list[list[int]]:
        return [self.value.shown(eyes, getattr(piece, self.attributes[0]))]


class Flag(Field):
    """True or false."""

    def __init__(self, name: str, word: str = "") -> None:
        super().__init__([name], word or name)

    def packed(self) -> list[object]:
        return [FLAG]

    def written(self) -> object:
        return FLAG

    def write(self, names: Names, piece: object) -> object:
        return getattr(piece, self.attributes[0])

    def read(self, reader: Reader, data: object) -> list[object]:
        return [data]

    def shows(self, names: Names) -> list[Shown]:
        return [Shown(self.word, (), 0, 1)]

    def observe(self, eyes: Eyes, piece: object) -> list[list[int]]:
        return [[int(getattr(piece, self.attributes[0]))]]


class Many(Field):
    """A list of values: of this `length`, or of any. A learning program sees how often each value
    occurs or, for counts, the first `room` of them.
    """

    def __init__(
        self,
        name: str,
        value: Value,
        word: str = "",
        length: int = 0,
        room: int = 0,
        shared: bool = False,
    ) -> None:
        super().__init__([name], word or name)
        self.shared = shared
        self.value: Final = value
        self.length: Final = length
        self.room: Final = length or room

    def packed(self) -> list[object]:
        return [(NUMBER,) * self.length if self.length else [NUMBER]]

    def written(self) -> object:
        shape = self.value.shape()
        return (shape,) * self.length if self.length else [shape]

    def write(self, names: Names, piece: object) -> object:
        return [self.value.write(names, n) for n in getattr(piece, self.attributes[0])]

    def read(self, reader: Reader, data: object) -> list[object]:
        return [[self.value.read(reader, one, self.word) for one in cast("list[object]", data)]]

    def check(self, at: str, g: Table, piece: object) -> None:
        for n in getattr(piece, self.attributes[0]):
            if not self.value.fits(g, n):
                raise bad(path(at, self.word))

    def shows(self, names: Names) -> list[Shown]:
        if self.room:
            low, high = self.value.bounds(names)
            return [Shown(self.word, (self.room,), min(low, NONE), high, gap=NONE)]
        return [Shown(self.word, (self.value.size(names),), 0, MOST)]

    def observe(self, eyes: Eyes, piece: object) -> list[list[int]]:
        numbers: list[int] = [int(n) for n in getattr(piece, self.attributes[0])]
        if self.room:
            return [filled([self.value.shown(eyes, n)[0] for n in numbers], self.room)]
        return [[numbers.count(k) for k in range(self.value.size(eyes.names))]]


class Marked(Many):
    """A list of pieces that a seat refers to; shown as a bit for each such seat, by piece."""

    def __init__(self, name: str, family: str, shared: bool = False) -> None:
        super().__init__(name, Named(family), shared=shared)
        self.of: Final = family

    def shows(self, names: Names) -> list[Shown]:
        return []

    def observe(self, eyes: Eyes, piece: object) -> list[list[int]]:
        return []

    def marks(self, names: Names) -> list[Shown]:
        return [bits_by_piece(self.of, self.word, names)]

    def mark(self, eyes: Eyes, piece: object, who: int, marks: list[list[int]]) -> None:
        for n in getattr(piece, self.attributes[0]):
            marks[0][n] |= int(BIT[who])


class MarkedBits(One):
    """A bit for each piece that a seat refers to; shown like a list of them."""

    def __init__(self, name: str, family: str, word: str = "") -> None:
        super().__init__(name, PieceBits(family), word)
        self.of: Final = family

    def shows(self, names: Names) -> list[Shown]:
        return []

    def observe(self, eyes: Eyes, piece: object) -> list[list[int]]:
        return []

    def marks(self, names: Names) -> list[Shown]:
        return [bits_by_piece(self.of, self.word, names)]

    def mark(self, eyes: Eyes, piece: object, who: int, marks: list[list[int]]) -> None:
        mask: int = getattr(piece, self.attributes[0])
        for n, on in enumerate(bits_of(mask, len(marks[0]))):
            if on:
                marks[0][n] |= int(BIT[who])


def bits_by_piece(family: str, word: str, names: Names) -> Shown:
    """A bit for each seat, by piece."""
    return Shown(f"{family}.{word}", (len(names.family(family).words),), 0, ALL_SEATS)


def filled(numbers: list[int], room: int) -> list[int]:
    """The first of these numbers, with NONE where there are fewer."""
    return (numbers + [NONE] * room)[:room]


class Tally(Field):
    """How many there are of each of some things, written as that many words."""

    def __init__(self, name: str, words: list[str], most: Limit) -> None:
        super().__init__([name], name)
        self.words: Final = words
        self.most: Final = most

    def packed(self) -> list[object]:
        return [(NUMBER,) * len(self.words)]

    def written(self) -> object:
        return [OneOf(self.words)]

    def write(self, names: Names, piece: object) -> object:
        counts: list[int] = getattr(piece, self.attributes[0])
        return [self.words[k] for k, n in enumerate(counts) for _ in range(n)]

    def read(self, reader: Reader, data: object) -> list[object]:
        words = cast("list[str]", data)
        return [[words.count(word) for word in self.words]]

    def check(self, at: str, g: Table, piece: object) -> None:
        for n in getattr(piece, self.attributes[0]):
            if not 0 <= n <= limit_of(self.most, g):
                raise bad(path(at, self.word))

    def shows(self, names: Names) -> list[Shown]:
        return [Shown(self.word, (len(self.words),), 0, MOST)]

    def observe(self, eyes: Eyes, piece: object) -> list[list[int]]:
        return [[int(n) for n in getattr(piece, self.attributes[0])]]


class Grid(Field):
    """A list of lists of counts, each row of any length."""

    def __init__(self, name: str, rows: int, room: int) -> None:
        super().__init__([name], name)
        self.rows: Final = rows
        self.room: Final = room

    def packed(self) -> list[object]:
        return [self.written()]

    def written(self) -> object:
        return ([NUMBER],) * self.rows

    def write(self, names: Names, piece: object) -> object:
        return plain(getattr(piece, self.attributes[0]))

    def read(self, reader: Reader, data: object) -> list[object]:
        return [fresh(data)]

    def shows(self, names: Names) -> list[Shown]:
        return [Shown(self.word, (self.rows, self.room), NONE, MOST, gap=NONE)]

    def observe(self, eyes: Eyes, piece: object) -> list[list[int]]:
        out: list[int] = []
        for row in getattr(piece, self.attributes[0]):
            out += filled([int(n) for n in row], self.room)
        return [out]


class Pile(Field):
    """Pieces that lie here and nowhere else. `upside_down`: written from the top, which lies last.
    `places`: this many places, some of which may be empty. A learning program is shown how many
    there are; in places, or where their order matters for `room` of them, it is shown which.
    """

    def __init__(
        self,
        name: str,
        family: str,
        hidden: int = OPEN,
        word: str = "",
        upside_down: bool = False,
        places: int = 0,
        gaps: bool = False,
        shared: bool = False,
        room: int = 0,
    ) -> None:
        super().__init__([name], word or name)
        self.family = family
        self.room: Final = places or room
        self.hidden = hidden
        self.upside_down: Final = upside_down
        self.places: Final = places
        self.gaps: Final = gaps or places > 0
        self.shared = shared
        self.apart = shared and hidden != OPEN

    def pile(self, piece: object) -> list[i64]:
        cards = cast("list[i64]", getattr(piece, self.first))
        return cards[:] if self.apart else cards

    def packed(self) -> list[object]:
        return [(NUMBER,) * self.places if self.places else [NUMBER]]

    def written(self) -> object:
        return (TEXT,) * self.places if self.places else [TEXT]

    def write(self, names: Names, piece: object) -> object:
        family = names.family(self.family)
        words = [family.word(card) for card in self.held(piece)]
        return words[::-1] if self.upside_down else words

    def read(self, reader: Reader, data: object) -> list[object]:
        cards = reader.take_all(self.family, cast("list[object]", data))
        return [cards[::-1] if self.upside_down else cards]

    def check(self, at: str, g: Table, piece: object) -> None:
        if not self.gaps and NONE in self.held(piece):
            raise bad(path(at, self.word))

    def face_down(self, view: Table, piece: object, cards: list[i64], mine: bool) -> None:
        if self.gaps:
            super().face_down(view, piece, cards, mine)
        else:
            turn_down(cards, self.seen(view, piece, mine))

    def shows(self, names: Names) -> list[Shown]:
        size = len(names.family(self.family).words)
        out = [] if self.places else [Shown(f"{self.word}.size", (), 0, size)]
        if self.room:
            shape = () if self.room == 1 else (self.room,)
            private = self.hidden == FROM_OTHERS
            out.append(Shown(self.word, shape, HIDDEN, size - 1, private, NONE))
        return out

    def observe(self, eyes: Eyes, piece: object) -> list[list[int]]:
        cards = [int(card) for card in self.held(piece)]
        out = [] if self.places else [[len(cards) - cards.count(NONE)]]
        return [*out, filled(cards, self.room)] if self.room else out


class Place(Pile):
    """A place for one piece, which may be empty."""

    def __init__(self, name: str, family: str, hidden: int = OPEN, word: str = "") -> None:
        super().__init__(name, family, hidden, word, False, 1)
        self.apart = True

    def packed(self) -> list[object]:
        return [NUMBER]

    def written(self) -> object:
        return TEXT

    def write(self, names: Names, piece: object) -> object:
        return names.family(self.family).word(getattr(piece, self.attributes[0]))

    def read(self, reader: Reader, data: object) -> list[object]:
        return [reader.take(self.family, data)]

    def pile(self, piece: object) -> list[i64]:
        return [getattr(piece, self.attributes[0])]

    def hold(self, piece: object, cards: list[i64]) -> None:
        setattr(piece, self.attributes[0], cards[0])
