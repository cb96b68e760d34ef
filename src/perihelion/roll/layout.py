"""Every field of a position, declared once: see `tabletop.layout`.

By name, tiles are told by the slug of the side that is up (`gem-world`) or by its English name; `?`
is a tile that lies face down. Dice are counted by the letters of their colours, `3H1M`; a rolled
die is `home explore`, a good `gem-world N`.
"""

from __future__ import annotations

import re
from typing import Any, Final, cast

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.box import box_of
from perihelion.roll.checking import check_fit, check_question
from perihelion.roll.phases.rule import STEPS
from perihelion.roll.pieces.handful import LARGEST as LARGEST_HANDFUL
from perihelion.roll.pieces.handful import by_colour, dice_word, handful_of
from perihelion.roll.pieces.tiles import DICE_IN_BOX, FACES
from perihelion.roll.seat import Seat
from perihelion.roll.setup import read_setup
from perihelion.roll.state import Roll
from perihelion.tabletop.agenda import NO_VIEW
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.dice import Dice
from perihelion.tabletop.families import FACE_DOWN, HIDDEN, Names, Reader
from perihelion.tabletop.fields import (
    FROM_ALL,
    FROM_OTHERS,
    LARGEST,
    Field,
    Flag,
    Many,
    One,
    Pile,
    bits_by_piece,
    path,
)
from perihelion.tabletop.layout import Layout, Seats, TableLayout
from perihelion.tabletop.refusal import BadRecord
from perihelion.tabletop.shapes import NUMBER, TEXT, bad
from perihelion.tabletop.shown import Eyes, Shown
from perihelion.tabletop.table import Table
from perihelion.tabletop.values import Answered, Bits, Count, Named, Worded

TILE: Final = "tile"
SIDE: Final = "side"

COLOUR_NAMES: Final = {name: k for names in (ids.LETTERS, ids.COLOUR_WORDS[:ids.COLOURS])
                       for k, name in enumerate(names)}  # fmt: skip
FACE_NAMES: Final = {**{name: k for k, name in enumerate(ids.PHASE_WORDS)}, FACE_DOWN: ids.UNSEEN}

DEEPEST: Final = 6
"""How far down a learning program is shown the tiles of a stack in their order."""

# -- dice --------------------------------------------------------------------


def dice_named(word: str) -> list[int]:
    """Dice by colour out of `3H1M`."""
    out = [0] * ids.COLOURS
    if re.fullmatch(rf"([0-9]{{1,2}}[{ids.LETTERS}])*", word) is None:
        raise BadRecord("BAD_POSITION", {"detail": f"dice {word!r}"})
    for count, letter in re.findall(rf"([0-9]+)([{ids.LETTERS}])", word):
        out[ids.LETTERS.index(letter)] += int(count)
    return out


def handful_named(word: str) -> int:
    """A handful out of `3H1M`."""
    counts = dice_named(word)
    if max(counts) > max(DICE_IN_BOX):
        raise BadRecord("BAD_POSITION", {"detail": f"dice {word!r}"})
    return handful_of(cast("list[i64]", counts))


def die_named(word: str) -> int:
    """A die with its face out of `home explore` or `H explore`."""
    colour, _, face = word.partition(" ")
    if colour not in COLOUR_NAMES or face not in FACE_NAMES:
        raise BadRecord("BAD_POSITION", {"detail": f"die {word!r}"})
    return COLOUR_NAMES[colour] * 8 + FACE_NAMES[face]


class Handful(Field):
    """Dice that lie together."""

    def __init__(self, name: str) -> None:
        super().__init__([name], name)

    def packed(self) -> list[object]:
        return [NUMBER]

    def written(self) -> object:
        return TEXT

    def write(self, names: Names, piece: object) -> object:
        return dice_word(by_colour(getattr(piece, self.attributes[0])))

    def read(self, reader: Reader, data: object) -> list[object]:
        return [handful_named(cast(str, data))]

    def check(self, at: str, g: Table, piece: object) -> None:
        if not 0 <= getattr(piece, self.attributes[0]) <= LARGEST_HANDFUL:
            raise bad(path(at, self.word))

    def shows(self, names: Names) -> list[Shown]:
        return [Shown(self.word, (ids.COLOURS,), 0, max(DICE_IN_BOX))]

    def observe(self, eyes: Eyes, piece: object) -> list[list[int]]:
        return [[int(n) for n in by_colour(getattr(piece, self.attributes[0]))]]


class Places(Many):
    """The dice of a seat, a handful for each place where there are any."""

    def __init__(self) -> None:
        super().__init__("dice", Count(0, LARGEST_HANDFUL), length=ids.PLACES)

    def written(self) -> object:
        return {f"{place}?": TEXT for place in ids.PLACE_WORDS}

    def write(self, names: Names, piece: object) -> object:
        dice = cast(Seat, piece).dice
        return {
            word: dice_word(by_colour(dice[place]))
            for place, word in enumerate(ids.PLACE_WORDS)
            if dice[place]
        }

    def read(self, reader: Reader, data: object) -> list[object]:
        words = cast("dict[str, str]", data)
        return [[handful_named(words.get(place, "")) for place in ids.PLACE_WORDS]]

    def shows(self, names: Names) -> list[Shown]:
        return [Shown(self.word, (ids.PLACES, ids.COLOURS), 0, max(DICE_IN_BOX))]

    def observe(self, eyes: Eyes, piece: object) -> list[list[int]]:
        return [[int(n) for handful in cast(Seat, piece).dice for n in by_colour(handful)]]


class Supply(Many):
    """The dice that nobody owns, by colour."""

    def __init__(self) -> None:
        super().__init__("supply", Count(0, LARGEST), length=ids.COLOURS)

    def written(self) -> object:
        return TEXT

    def write(self, names: Names, piece: object) -> object:
        return dice_word(cast(Roll, piece).supply)

    def read(self, reader: Reader, data: object) -> list[object]:
        return [dice_named(cast(str, data))]


class Rolled(Field):
    """Dice behind a screen; the others see their colours [roll.hidden.dice]."""

    def __init__(self) -> None:
        super().__init__(["rolled"], "rolled")
        self.hidden = FROM_OTHERS

    def packed(self) -> list[object]:
        return [[NUMBER]]

    def written(self) -> object:
        return [TEXT]

    def write(self, names: Names, piece: object) -> object:
        out: list[object] = []
        for die in cast(Seat, piece).rolled:
            face = FACE_DOWN if die % 8 == ids.UNSEEN else ids.PHASE_WORDS[die % 8]
            out.append(f"{ids.COLOUR_WORDS[die // 8]} {face}")
        return out

    def read(self, reader: Reader, data: object) -> list[object]:
        return [sorted(die_named(word) for word in cast("list[str]", data))]

    def check(self, at: str, g: Table, piece: object) -> None:
        """They are sorted, and show a face, or none to those who may not see it."""
        mine = g.viewer >= 0 and cast(Roll, g).seats[g.viewer] is piece
        unseen = g.viewer != NO_VIEW and not self.seen(g, piece, mine)
        last: i64 = 0
        for die in cast(Seat, piece).rolled:
            if not last <= die < ids.COLOURS * 8:
                raise bad(path(at, self.word))
            last = die
            if not (die % 8 == ids.UNSEEN if unseen else die % 8 in FACES[die // 8]):
                raise bad(path(at, self.word))

    def face_down(self, view: Table, piece: object, cards: list[i64], mine: bool) -> None:
        if not self.seen(view, piece, mine):
            k: i64
            for k in range(len(cards)):
                die = cards[k]
                cards[k] = die | ids.UNSEEN  # the last of the eight numbers of its colour

    def shows(self, names: Names) -> list[Shown]:
        """How many dice there are by colour and face; the last face is one that is not seen."""
        return [Shown(self.word, (ids.COLOURS, 8), 0, max(DICE_IN_BOX), True)]

    def observe(self, eyes: Eyes, piece: object) -> list[list[int]]:
        return [[cast(Seat, piece).rolled.count(die) for die in range(ids.COLOURS * 8)]]


class Goods(Field):
    """Dice that lie on worlds as goods: `gem-world N`."""

    def __init__(self) -> None:
        super().__init__(["goods"], "goods")

    def packed(self) -> list[object]:
        return [[NUMBER]]

    def written(self) -> object:
        return [TEXT]

    def write(self, names: Names, piece: object) -> object:
        side = names.family(SIDE)
        return [
            f"{side.word(good // 8)} {ids.LETTERS[good % 8]}" for good in cast(Seat, piece).goods
        ]

    def read(self, reader: Reader, data: object) -> list[object]:
        out: list[int] = []
        for word in cast("list[str]", data):
            world, _, colour = word.rpartition(" ")
            if colour not in COLOUR_NAMES:
                raise BadRecord("BAD_POSITION", {"detail": f"good {word!r}"})
            out.append(reader.find(SIDE, world) * 8 + COLOUR_NAMES[colour])
        return [sorted(out)]

    def marks(self, names: Names) -> list[Shown]:
        """The colours of the goods on each world, never more than two, from 1 on."""
        return [Shown(f"{SIDE}.goods", (len(names.family(SIDE).words), 2), 0, ids.COLOURS)]

    def mark(self, eyes: Eyes, piece: object, who: int, marks: list[list[int]]) -> None:
        for good in cast(Seat, piece).goods:
            first = 2 * (good // 8)
            marks[0][first + 1 if marks[0][first] else first] = 1 + int(good % 8)


# -- tiles -------------------------------------------------------------------


class Tableau(Field):
    """Sides in the order of entering: both halves of the faction, the home world, and those of the
    tiles that have been completed.
    """

    def __init__(self) -> None:
        super().__init__(["tableau"], "tableau")
        self.family = TILE

    def packed(self) -> list[object]:
        return [[NUMBER]]

    def written(self) -> object:
        return [TEXT]

    def write(self, names: Names, piece: object) -> object:
        return [names.family(SIDE).word(s) for s in cast(Seat, piece).tableau]

    def read(self, reader: Reader, data: object) -> list[object]:
        tiles = reader.names.family(TILE)
        out: list[int] = []
        for name in cast("list[str]", data):
            s = reader.find(SIDE, name)
            if tiles.present[s // 2]:
                reader.take(TILE, name)
            out.append(s)
        return [out]

    def check(self, at: str, g: Table, piece: object) -> None:
        for s in cast(Seat, piece).tableau:
            if not 0 <= s < len(cast(Roll, g).sides):
                raise bad(path(at, self.word))

    def held(self, piece: object) -> list[i64]:
        out: list[i64] = []
        for s in cast(Seat, piece).tableau[3:]:
            out.append(s // 2)
        return out

    def note(self, cards: list[i64], left: list[object]) -> None:
        for k in range(3, len(cards)):
            left[cards[k] // 2] = None

    def shows(self, names: Names) -> list[Shown]:
        return [Shown("tableau.size", (), 0, len(names.family(SIDE).words))]

    def observe(self, eyes: Eyes, piece: object) -> list[list[int]]:
        return [[len(cast(Seat, piece).tableau)]]

    def marks(self, names: Names) -> list[Shown]:
        return [bits_by_piece(SIDE, "tableau", names)]

    def mark(self, eyes: Eyes, piece: object, who: int, marks: list[list[int]]) -> None:
        for s in cast(Seat, piece).tableau:
            marks[0][s] |= int(BIT[who])


class Stack(Pile):
    """Tiles to be completed, the top one first; all but that lie face down for the others
    [roll.hidden.covered, roll.hidden.sizes]. `up` is the side that is up.
    """

    def __init__(self, name: str, up: int) -> None:
        super().__init__(name, TILE, FROM_OTHERS, room=DEEPEST)
        self.up: Final = up

    def write(self, names: Names, piece: object) -> object:
        side = names.family(SIDE)
        return [side.word(t if t == HIDDEN else 2 * t + self.up) for t in self.held(piece)]

    def seen(self, g: Table, piece: object, mine: bool) -> i64:
        return LARGEST if mine else 1


# -- seats and table ---------------------------------------------------------


class SeatLayout(Layout):
    """All fields of a seat."""

    def piles(self, piece: object) -> list[list[i64]]:
        seat = cast(Seat, piece)
        return [seat.tableau, seat.rolled, seat.dev, seat.world, seat.hand]


SEAT: Final = SeatLayout(
    Seat,
    [
        One("number", Count(0, LARGEST), "faction"),
        Tableau(),
        Goods(),
        Places(),
        Rolled(),
        Stack("dev", 0),
        Stack("world", 1),
        Pile("hand", TILE, FROM_OTHERS),
        Handful("extra"),
        Handful("used"),
        One("credits", Count(1, 10)),
        One("chips", Count(0, LARGEST)),
        One("building", Named(SIDE, None)),
        One("shipping", Answered(None)),
        One("scouted", Count(0, 1)),
        One("missing", Count(0, lambda g: len(g.box.tiles))),
    ],
)

WRITTEN_FIRST: Final = ["round", "step", "played", "in_turn", "pool", "supply"]
"""What a reader of a position looks for first."""


class RollLayout(TableLayout):
    """All fields of the table."""

    def names(self, g: Roll) -> Names:
        return g.box.names

    def seated(self, g: Roll) -> list[Any]:
        return g.seats

    def piles(self, piece: object) -> list[list[i64]]:
        g = cast(Roll, piece)
        return [g.bag, g.pile, g.out]

    def questions(self) -> list[str]:
        return ids.QUESTIONS

    def write(self, names: Names, piece: object) -> dict[str, object]:
        out = super().write(names, piece)
        return {**{word: out[word] for word in WRITTEN_FIRST}, **out}

    def deal(self, full: Any, luck: Dice) -> None:
        """Roll the dice that nobody saw, then turn up the tiles."""
        for seat in cast(Roll, full).seats:
            rolled = seat.rolled
            for k in range(len(rolled)):
                if rolled[k] % 8 == ids.UNSEEN:
                    colour = rolled[k] // 8
                    rolled[k] = colour * 8 + FACES[colour][luck.below(6)]
            rolled.sort()
        super().deal(full, luck)


LAYOUT: Final = RollLayout(
    "roll",
    ids.RULES_VERSION,
    Roll,
    [
        Seats("seats", SEAT, 5),
        Pile("bag", TILE, FROM_ALL, upside_down=True),
        Pile("pile", TILE, FROM_ALL),
        Pile("out", TILE, shared=True),
        Supply(),
        One("pool", Count(-LARGEST, LARGEST)),
        One("rounds", Count(0, LARGEST), "round"),
        One("played", Bits(ids.PHASE_WORDS[: ids.PHASES])),
        One("step", Worded(ids.STEP_WORDS)),
        Flag("in_turn"),
    ],
    read_setup,
    box_of,
    STEPS,
    check_fit,
    check_question,
)
"""Face down are the bag, the abandoned tiles [roll.hidden.abandoned], and what the others
keep to themselves: faces of dice, covered tiles and tiles in hand [roll.hidden.dice,
roll.hidden.covered, roll.hidden.drawn]. One's own stacks one may look through
[roll.hidden.own]; the colours rolled, the sizes of stacks and their top tiles are open to
all [roll.hidden.sizes, roll.hidden.rest-public].
"""
