"""Every field of a position, declared once: see `tabletop.layout`.

By name, planets, missions and rogue galaxies are told by their slugs (`vici-ks156`); `?` is a card
that lies face down, `-` an empty place. A ship is `locked`, `home`, `surface jakks` or
`orbit jakks 1`; a die is `move inactive`.
"""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import i64

from perihelion.tabletop.dice import Dice
from perihelion.tabletop.families import NONE, NOTHING, Family, Names, Reader
from perihelion.tabletop.fields import (
    FROM_ALL,
    FROM_OTHERS,
    LARGEST,
    Field,
    Flag,
    Many,
    MarkedBits,
    One,
    Pile,
    Place,
    filled,
)
from perihelion.tabletop.layout import Layout, Part, Parts, Seats, TableLayout
from perihelion.tabletop.refusal import BadRecord
from perihelion.tabletop.shapes import NUMBER, TEXT, OneOf
from perihelion.tabletop.shown import Eyes, Shown
from perihelion.tabletop.table import Table
from perihelion.tabletop.values import Count, Flags, Named, PieceBits, SeatNumber, Value, Worded
from perihelion.tiny import ids
from perihelion.tiny.box import TinyNames, box_of
from perihelion.tiny.checking import check_fit, check_question
from perihelion.tiny.phases.rule import STEPS
from perihelion.tiny.pieces.chain import Chain, stacked, unstacked
from perihelion.tiny.pieces.marks import Marks
from perihelion.tiny.seat import Seat
from perihelion.tiny.setup import read_setup
from perihelion.tiny.state import Tiny

LONGEST: Final = 9
"""No track of a planet is longer."""

FEWER: Final = 20
"""More dice than a rogue galaxy can take away in a turn."""


def _last_seat(g: Tiny) -> int:
    return len(g.seats) - 1


def _last_rival(g: Tiny) -> int:
    return ids.NO_SEAT if g.solo() else _last_seat(g)


def _last_in_solo(g: Tiny) -> int:
    return _last_seat(g) if g.solo() else ids.NO_SEAT


def _in_solo(most: int) -> Any:
    """A number that only solo play knows."""
    return lambda g: most if g.solo() else 0


# -- seats -------------------------------------------------------------------


class Fleet(Field):
    """Where each ship is: on a planet or in its orbit, at home, or locked."""

    def packed(self) -> list[object]:
        return [(NUMBER,) * ids.SHIPS] * 2

    def written(self) -> object:
        return (TEXT,) * ids.SHIPS

    def write(self, names: Names, piece: object) -> object:
        seat = cast(Seat, piece)
        return [ship_word(names, *ship) for ship in zip(seat.where, seat.spot, strict=True)]

    def read(self, reader: Reader, data: object) -> list[object]:
        ships = [ship_named(reader, word) for word in cast("list[object]", data)]
        return [[place for place, _ in ships], [spot for _, spot in ships]]

    def shows(self, names: Names) -> list[Shown]:
        """Where each ship is, a planet or none, and how far on its track."""
        planets = len(names.family("planet").words)
        where = Shown("ships.where", (ids.SHIPS,), min(ids.LOCKED, ids.HOME), planets - 1)
        return [where, Shown("ships.spot", (ids.SHIPS,), ids.SURFACE, LONGEST)]

    def observe(self, eyes: Eyes, piece: object) -> list[list[int]]:
        seat = cast(Seat, piece)
        return [[int(n) for n in seat.where], [int(n) for n in seat.spot]]


def ship_word(names: Names, place: int, spot: int) -> str:
    """Where a ship is."""
    if place == ids.LOCKED:
        return "locked"
    if place == ids.HOME:
        return "home"
    slug = names.family("planet").words[place]
    return f"surface {slug}" if spot == ids.SURFACE else f"orbit {slug} {spot}"


def ship_named(reader: Reader, word: object) -> tuple[int, int]:
    """The place and the spot of a ship."""
    parts = str(word).split()
    if parts == ["locked"]:
        return ids.LOCKED, ids.SURFACE
    if parts == ["home"]:
        return ids.HOME, ids.SURFACE
    if len(parts) == 2 and parts[0] == "surface":
        return reader.find("planet", parts[1]), ids.SURFACE
    if len(parts) == 3 and parts[0] == "orbit":
        p = reader.find("planet", parts[1])
        if parts[2] in [str(spot) for spot in range(cast(TinyNames, reader.names).lengths[p])]:
            return p, int(parts[2])
    raise BadRecord("BAD_POSITION", {"detail": f"ship {word!r}"})


class Secret(Place):
    """A mission that its owner keeps to themselves until the end [tiny.score.reveal]."""

    def hold(self, piece: object, cards: list[i64]) -> None:
        cast(Seat, piece).kept = cards[0]

    def seen(self, g: Table, piece: object, mine: bool) -> i64:
        return 1 if mine or cast(Tiny, g).marks.finished else 0


class Discarded(Place):
    """The mission that its owner did not keep, which nobody else ever sees."""

    def hold(self, piece: object, cards: list[i64]) -> None:
        cast(Seat, piece).discarded = cards[0]


class SeatLayout(Layout):
    """All fields of a seat."""

    def piles(self, piece: object) -> list[list[i64]]:
        seat = cast(Seat, piece)
        return [seat.colonies, seat.dealt, [seat.kept], [seat.discarded]]


SEAT: Final = SeatLayout(
    Seat,
    [
        One("galaxy", Worded(ids.GALAXY_WORDS, NOTHING)),
        One("level", Count(1, ids.TOP_LEVEL)),
        One("energy", Count(0, LARGEST)),
        One("culture", Count(0, LARGEST)),
        Fleet(["where", "spot"], "ships"),
        Pile("colonies", "planet"),
        Pile("dealt", "mission", FROM_OTHERS),
        Secret("kept", "mission", FROM_OTHERS, "mission"),
        Discarded("discarded", "mission", FROM_OTHERS),
        MarkedBits("once", "planet", "used"),
        One("fewer", Count(0, _in_solo(FEWER))),
    ],
)

# -- the table ---------------------------------------------------------------


class Deck(Pile):
    """The deck, except for cards that all have seen being put under it."""

    def seen(self, g: Table, piece: object, mine: bool) -> i64:
        return cast(Tiny, g).marks.buried


class Rolled(Field):
    """The dice of this turn: what they show, and what has become of them."""

    def packed(self) -> list[object]:
        return [[NUMBER], [NUMBER]]

    def written(self) -> object:
        return [OneOf([f"{face} {state}" for face in ids.FACE_WORDS for state in ids.STATE_WORDS])]

    def write(self, names: Names, piece: object) -> object:
        g = cast(Tiny, piece)
        return [
            f"{ids.FACE_WORDS[face]} {ids.STATE_WORDS[state]}"
            for face, state in zip(g.faces, g.states, strict=True)
        ]

    def read(self, reader: Reader, data: object) -> list[object]:
        pairs = [word.split() for word in cast("list[str]", data)]
        return [
            [ids.FACE_WORDS.index(face) for face, _ in pairs],
            [ids.STATE_WORDS.index(state) for _, state in pairs],
        ]

    def shows(self, names: Names) -> list[Shown]:
        return [
            Shown("dice_rolled.faces", (ids.DICE,), NONE, ids.FACES - 1, gap=NONE),
            Shown("dice_rolled.states", (ids.DICE,), NONE, len(ids.STATE_WORDS) - 1, gap=NONE),
        ]

    def observe(self, eyes: Eyes, piece: object) -> list[list[int]]:
        g = cast(Tiny, piece)
        return [filled([int(n) for n in numbers], ids.DICE) for numbers in (g.faces, g.states)]


class DieNumber(Value):
    """A die, counted from 1 by name."""

    def write(self, names: Names, n: int) -> object:
        return int(n) + 1

    def read(self, reader: Reader, data: object, field: str) -> int:
        return cast(int, data) - 1

    def bounds(self, names: Names) -> tuple[int, int]:
        return 0, ids.DICE - 1


CHAIN: Final = Layout(
    Chain,
    [
        One("who", SeatNumber(0, lambda g: g.setup.players - 1), "performer"),
        One("planet", Named("planet", NOTHING)),
        One("used", PieceBits("planet")),
        One("moved", Count(ids.NO_SHIP, ids.SHIPS - 1)),
        One("first", Count(ids.NO_SHIP, ids.SHIPS - 1)),
        One("leader", SeatNumber(ids.NO_SEAT, _last_seat)),
        One("price", Count(0, 2)),
    ],
)


class Chains(Parts):
    """Chains that lie on each other, the lowest first."""

    def pieces(self, piece: object) -> list[object]:
        return cast("list[object]", unstacked(cast(Tiny, piece).at_work))

    def gathered(self, pieces: list[object]) -> object:
        return stacked(cast("list[Chain]", pieces))


MARKS: Final = Layout(
    Marks,
    [
        One("active", SeatNumber(0, _last_seat)),
        One("round", Count(0, LARGEST)),
        One("rerolls", Count(0, LARGEST)),
        Flag("converted"),
        Flag("busy"),
        One("price", Count(1, 2), "follow_price"),
        One("income", Count(0, LARGEST)),
        One("ended_by", SeatNumber(ids.NO_SEAT, _last_rival)),
        Flag("finished"),
        One("winner", SeatNumber(ids.NO_SEAT, _last_in_solo)),
        One("buried", Count(0, lambda g: len(g.deck))),
        One("rogue", Count(ids.NO_ROGUE, lambda g: ids.ROGUES - 1 if g.solo() else ids.NO_ROGUE)),
        One("left", Count(0, _in_solo(ids.DICE)), "rogue_dice_left"),
        One("extra", Count(0, _in_solo(1))),
        One("done", Flags(ids.FACES, 2**ids.FACES - 1), "extra_done"),
        Flag("again", "rerolled"),
        Flag("forced"),
        One("attacked", Count(0, _in_solo(ids.TOP_LEVEL))),
    ],
)


class TinyLayout(TableLayout):
    """All fields of the table."""

    def names(self, g: Tiny) -> Names:
        return g.box.names

    def seated(self, g: Tiny) -> list[Any]:
        return g.seats

    def piles(self, piece: object) -> list[list[i64]]:
        g = cast(Tiny, piece)
        return [g.row, g.deck, g.removed, g.missions]

    def questions(self) -> list[str]:
        return ids.QUESTIONS

    def step_words(self, g: Tiny) -> list[str]:
        return [*ids.FACE_WORDS]

    def not_players(self, g: Tiny) -> int:
        return 1 if g.solo() else 0

    def work_out(self, g: Tiny) -> None:
        g.look()

    def shuffle(self, full: Tiny, family: Family, unseen: list[i64], luck: Dice) -> None:
        """Colonies, and missions that are not in play, are shuffled with the rest and taken out
        again: so seeded games of guessing bots stay the same.
        """
        aside: list[i64] = []
        if family.name == "planet":
            for seat in full.seats:
                aside.extend(seat.colonies)
        else:
            aside.extend(family.absent)
        unseen.extend(aside)
        unseen.sort()
        luck.shuffle(unseen)
        for card in aside:
            unseen.remove(card)


LAYOUT: Final = TinyLayout(
    "tiny",
    ids.RULES_VERSION,
    Tiny,
    [
        Seats("seats", SEAT, 5),
        Pile("row", "planet", gaps=True),
        Deck("deck", "planet", FROM_ALL, upside_down=True),
        Pile("removed", "planet"),
        Pile("missions", "mission", FROM_ALL),
        Rolled(["faces", "states"], "dice_rolled"),
        Many("bay", DieNumber(), room=ids.DICE),
        Chains("at_work", CHAIN, 3, "chains"),
        Part("marks", MARKS),
    ],
    read_setup,
    box_of,
    STEPS,
    check_fit,
    check_question,
)
"""Face down are the deck, except for cards that all have seen being put under it, the
missions of the others and those in the box [tiny.setup.8.secret, tiny.setup.8.rest]. When
the game is over the kept missions are open, the discarded ones never are
[tiny.score.reveal].
"""
