"""Every field of a position, declared once: see `tabletop.layout`.

By name, cards, guilds and factions are told by their slugs (`plasma-cannon`), slots, places and
spaces by their words (`II-A`, `sol`, `basic-space:research-1:2`). `?` is a card that lies face
down, `-` an empty place. A ship is `A1:2`: where it stands and its level.
"""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.box import box_of
from perihelion.beyond.catalogue.contents import FACTION_WORDS
from perihelion.beyond.checking import check_fit, check_question
from perihelion.beyond.deal import cover_slots
from perihelion.beyond.phases.rule import STEPS
from perihelion.beyond.phases.triggers import ABILITY_BIT, DISPLACED_BIT
from perihelion.beyond.pieces.colonies import COLONY, colony_named, disc_words, discs_named
from perihelion.beyond.pieces.marks import Marks
from perihelion.beyond.seat import STARS_IN, Seat
from perihelion.beyond.setup import read_setup
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.dice import Dice
from perihelion.tabletop.families import NONE, NOTHING, Names, Reader
from perihelion.tabletop.fields import (
    FROM_ALL,
    LARGEST,
    Field,
    Flag,
    Grid,
    Many,
    One,
    Pile,
    Place,
    Tally,
    bits_by_piece,
    filled,
    path,
)
from perihelion.tabletop.layout import Layout, Part, Seats, TableLayout
from perihelion.tabletop.shapes import NUMBER, TEXT, Below, OneOf, bad
from perihelion.tabletop.shown import MOST, Eyes, Shown
from perihelion.tabletop.table import Table
from perihelion.tabletop.turning import those, turn_down, turn_up
from perihelion.tabletop.values import (
    Answered,
    Bits,
    Count,
    Flags,
    Named,
    PieceBits,
    SeatNumber,
    Worded,
)

TECH: Final = "tech"
EVENT: Final = "event"
SYSTEM: Final = "system"

SHIP_WORDS: Final = [
    f"{place}:{level + 1}" for place in ids.PLACE_WORDS for level in range(ids.LEVELS)
]
MOST_CUBES: Final = 99
"""More than a faction has."""


def _last_seat(g: Beyond) -> int:
    return len(g.seats) - 1


# -- seats -------------------------------------------------------------------


class Faction(One):
    """A faction; its mat is looked up as soon as there is a table."""

    def packed(self) -> list[object]:
        return [Below(ids.FACTIONS)]


class Beside(Field):
    """Cards in the order of their coming, and in a list of its own a number for each."""

    def __init__(self, attributes: list[str], family: str) -> None:
        super().__init__(attributes, attributes[0])
        self.family = family

    def packed(self) -> list[object]:
        return [[NUMBER], [NUMBER]]

    def both(self, piece: object) -> list[tuple[int, int]]:
        """Every card with its number."""
        cards, numbers = [getattr(piece, name) for name in self.attributes]
        return list(zip(cards, numbers, strict=True))

    def fits(self, g: Beyond, number: int) -> bool:
        """Whether there can be such a number."""
        raise NotImplementedError

    def check(self, at: str, g: Table, piece: object) -> None:
        cards, numbers = [getattr(piece, name) for name in self.attributes]
        fine = len(cards) == len(numbers) and NONE not in cards
        if not fine or not all(self.fits(cast(Beyond, g), n) for n in numbers):
            raise bad(path(at, self.word))

    def marks(self, names: Names) -> list[Shown]:
        size = len(names.family(self.family).words)
        return [Shown(f"{self.family}.{self.attributes[1]}", (size,), 0, MOST)]

    def mark(self, eyes: Eyes, piece: object, who: int, marks: list[list[int]]) -> None:
        for card, number in self.both(piece):
            if card >= 0:
                marks[0][card] = 1 + int(number)


class Colonies(Beside):
    """Colonised systems in the order of colonising, each with the discs on it."""

    def written(self) -> object:
        return [COLONY]

    def write(self, names: Names, piece: object) -> object:
        family = names.family(SYSTEM)
        return [{family.word(s): disc_words(code)} for s, code in self.both(piece)]

    def read(self, reader: Reader, data: object) -> list[object]:
        entries = [colony_named(one) for one in cast("list[object]", data)]
        return [
            [reader.take(SYSTEM, card) for card, _ in entries],
            [discs_named(discs) for _, discs in entries],
        ]

    def fits(self, g: Beyond, number: int) -> bool:
        return 0 <= number < 16 * STARS_IN


ABILITY_WORDS: Final = {
    ABILITY_BIT: "ability A",
    ABILITY_BIT + 1: "ability B",
    DISPLACED_BIT: "displaced",
}
"""What besides cards can be used once per turn."""


class Used(Field):
    """What has been used this turn: technologies, systems, and what the mat can do."""

    def packed(self) -> list[object]:
        return [NUMBER, NUMBER]

    def written(self) -> object:
        return [TEXT]

    def write(self, names: Names, piece: object) -> object:
        seat = cast(Seat, piece)
        out = [word for k, word in enumerate(names.family(TECH).words) if seat.used_techs & BIT[k]]
        out += [word for k, word in enumerate(names.family(SYSTEM).words) if seat.used & BIT[k]]
        return out + [word for k, word in ABILITY_WORDS.items() if seat.used & BIT[k]]

    def read(self, reader: Reader, data: object) -> list[object]:
        techs, others = 0, 0
        bits = {word: k for k, word in ABILITY_WORDS.items()}
        known = reader.names.family(TECH).numbers
        for word in cast("list[str]", data):
            if word in known:
                techs |= BIT[known[word]]
            else:
                others |= BIT[bits[word] if word in bits else reader.find(SYSTEM, word)]
        return [techs, others]

    def check(self, at: str, g: Table, piece: object) -> None:
        seat = cast(Seat, piece)
        others = BIT[ids.SYSTEMS] - 1
        for k in ABILITY_WORDS:
            others |= BIT[k]
        if not 0 <= seat.used_techs < BIT[ids.TECHS] or seat.used < 0 or seat.used & ~others:
            raise bad(path(at, self.word))

    def shows(self, names: Names) -> list[Shown]:
        return [Shown("used", (len(ABILITY_WORDS),), 0, 1)]

    def observe(self, eyes: Eyes, piece: object) -> list[list[int]]:
        return [[cast(Seat, piece).used >> k & 1 for k in ABILITY_WORDS]]

    def marks(self, names: Names) -> list[Shown]:
        return [bits_by_piece(TECH, "used", names), bits_by_piece(SYSTEM, "used", names)]

    def mark(self, eyes: Eyes, piece: object, who: int, marks: list[list[int]]) -> None:
        seat = cast(Seat, piece)
        for cards, used in zip(marks, (seat.used_techs, seat.used), strict=True):
            for k in range(len(cards)):
                if used & BIT[k]:
                    cards[k] |= int(BIT[who])


class SeatLayout(Layout):
    """All fields of a seat."""

    def piles(self, piece: object) -> list[list[i64]]:
        seat = cast(Seat, piece)
        return [seat.private, seat.colonies]


SEAT: Final = SeatLayout(
    Seat,
    [
        Faction("faction", Worded(FACTION_WORDS)),
        One("ore", Count(0, LARGEST)),
        One("population", Count(0, LARGEST)),
        Many("supply", Count(0, MOST_CUBES), length=ids.COLUMNS),
        Tally("ships", SHIP_WORDS, MOST_CUBES),
        One("researched", Bits(ids.SLOT_WORDS)),
        Pile("private", TECH),
        One("aside", Count(0, LARGEST)),
        Many("discs", Count(0, MOST_CUBES), length=2),
        Tally("automated", ids.DISC_WORDS, MOST_CUBES),
        Colonies(["colonies", "colony_discs"], SYSTEM),
        One("pawn", Answered(NOTHING)),
        One("powers", Bits(ids.POWER_WORDS)),
        Used(["used_techs", "used"], "used"),
        One("spent", Flags(ids.ABILITIES, BIT[30] - 1, ABILITY_BIT)),
        One("emptied", Flags(2, 3)),
    ],
)

# -- what is kept in mind ----------------------------------------------------


class Before(Tally):
    """Where the ships stood when a jump began, if one is in progress: by name, `ships` and each of
    them.
    """

    def packed(self) -> list[object]:
        return [[NUMBER]]

    def written(self) -> object:
        return [OneOf(["ships", *self.words])]

    def write(self, names: Names, piece: object) -> object:
        ships = cast("list[str]", super().write(names, piece))
        return ["ships", *ships] if cast(Marks, piece).before else []

    def read(self, reader: Reader, data: object) -> list[object]:
        words = cast("list[str]", data)
        return super().read(reader, words[1:]) if words else [[]]

    def check(self, at: str, g: Table, piece: object) -> None:
        if len(cast(Marks, piece).before) not in (0, ids.HANGARS):
            raise bad(path(at, self.word))
        super().check(at, g, piece)

    def shows(self, names: Names) -> list[Shown]:
        return [Shown(self.word, (ids.HANGARS,), NONE, MOST_CUBES, gap=NONE)]

    def observe(self, eyes: Eyes, piece: object) -> list[list[int]]:
        return [filled([int(n) for n in cast(Marks, piece).before], ids.HANGARS)]


class Waiting(Field):
    """Control gained whose bonus is still to come: by name, the seat and the place."""

    def packed(self) -> list[object]:
        return [[NUMBER]]

    def written(self) -> object:
        return [(Below(ids.MOST_SEATS), OneOf(ids.PLACE_WORDS))]

    def write(self, names: Names, piece: object) -> object:
        return [[int(n // 16), ids.PLACE_WORDS[n % 16]] for n in cast(Marks, piece).waiting]

    def read(self, reader: Reader, data: object) -> list[object]:
        pairs = cast("list[list[Any]]", data)
        return [[16 * who + ids.PLACE_WORDS.index(place) for who, place in pairs]]

    def check(self, at: str, g: Table, piece: object) -> None:
        for n in cast(Marks, piece).waiting:
            if not 0 <= n // 16 <= _last_seat(cast(Beyond, g)):
                raise bad(self.word)
            if not ids.FIRST_SYSTEM <= n % 16 < ids.MUSEUM:
                raise bad(self.word)

    def shows(self, names: Names) -> list[Shown]:
        """The seat, by place."""
        return [Shown(self.word, (ids.PLACES,), NONE, ids.MOST_SEATS - 1, gap=NONE)]

    def observe(self, eyes: Eyes, piece: object) -> list[list[int]]:
        out = [NONE] * ids.PLACES
        for n in cast(Marks, piece).waiting:
            out[n % 16] = eyes.away(int(n // 16))
        return [out]


MARKS: Final = Layout(
    Marks,
    [
        One("active", SeatNumber(0, _last_seat)),
        One("round", Count(1, LARGEST)),
        One("last_round", Count(0, LARGEST)),
        One("progress", Count(1, lambda g: g.marks.round)),
        One("claimant", SeatNumber(ids.NOBODY, _last_seat)),
        One("guilds", PieceBits("guild")),
        One("rows", Flags(5, lambda g: 31 if g.setup.tableau else 0)),
        One("extra_at", Worded(ids.PLACE_WORDS[: ids.FIRST_YARD], NOTHING)),
        Place("linked", SYSTEM),
        One("free", Bits(ids.PLACE_WORDS)),
        One("dirty", Bits(ids.PLACE_WORDS)),
        Flag("changed"),
        Flag("substituted"),
        One("captures", Count(0, 99)),
        One("points", Count(-1, 20)),
        One("target", Worded(ids.PLACE_WORDS[: ids.MUSEUM], NOTHING)),
        One("settled", Count(0, 99)),
        One("trades", Count(0, LARGEST)),
        Many("chain", Answered(), room=4),
        Before("before", SHIP_WORDS, MOST_CUBES),
        Many("touched", Worded(SHIP_WORDS)),
        Waiting(["waiting"], "waiting"),
    ],
)

# -- the table ---------------------------------------------------------------


class Staying(Beside):
    """Events that lie open, in the order of their coming, and where each of them lies."""

    def written(self) -> object:
        return [(TEXT, NUMBER)]

    def write(self, names: Names, piece: object) -> object:
        family = names.family(EVENT)
        return [[family.word(e), int(where)] for e, where in self.both(piece)]

    def read(self, reader: Reader, data: object) -> list[object]:
        pairs = cast("list[list[Any]]", data)
        return [[reader.take(EVENT, word) for word, _ in pairs], [where for _, where in pairs]]

    def fits(self, g: Beyond, number: int) -> bool:
        """At a slot, a place or a seat, by the achievements, or with a system card on it."""
        return (
            0 <= number - ids.AT_SLOT < ids.SLOTS
            or 0 <= number - ids.AT_PLACE < ids.MUSEUM
            or 0 <= number - ids.AT_SEAT < g.setup.players
            or number in (ids.AT_ACHIEVEMENTS, ids.AT_LINKED)
        )


class Deck(Pile):
    """One of the decks. Everybody knows which cards were put under it, but not their order: a view
    has each part sorted.
    """

    def __init__(self, deck: int) -> None:
        family = TECH if deck < ids.DECK_A else SYSTEM
        super().__init__("decks", family, FROM_ALL, f"decks {deck}", upside_down=True)
        self.deck: Final = deck

    def pile(self, piece: object) -> list[i64]:
        return cast(Beyond, piece).decks[self.deck]

    def seen(self, g: Table, piece: object, mine: bool) -> i64:
        known: i64 = 0
        for size in cast(Beyond, g).buried[self.deck]:
            known += size
        return known

    def face_down(self, view: Table, piece: object, cards: list[i64], mine: bool) -> None:
        at: i64 = 0
        for size in cast(Beyond, view).buried[self.deck]:
            cards[at : at + size] = sorted(cards[at : at + size])
            at += size
        turn_down(cards, at)

    def deal(self, full: Beyond, unseen: list[i64], luck: Dice) -> None:
        """Put cards that nobody sees on those that all know."""
        luck.shuffle(unseen)
        cards = full.decks[self.deck]
        at: i64 = 0
        for size in full.buried[self.deck]:
            part = cards[at : at + size]
            luck.shuffle(part)
            cards[at : at + size] = part
            at += size
        turn_up(cards, unseen)


DECKS: Final = [Deck(d) for d in range(ids.DECKS)]


class Decks(Field):
    """All decks: three of technologies, two of systems."""

    def piles(self) -> list[Field]:
        return list(DECKS)

    def packed(self) -> list[object]:
        return [([NUMBER],) * ids.DECKS]

    def written(self) -> object:
        return ([TEXT],) * ids.DECKS

    def write(self, names: Names, piece: object) -> object:
        return [deck.write(names, piece) for deck in DECKS]

    def read(self, reader: Reader, data: object) -> list[object]:
        decks = cast("list[object]", data)
        return [[deck.read(reader, decks[deck.deck])[0] for deck in DECKS]]

    def check(self, at: str, g: Table, piece: object) -> None:
        for deck in DECKS:
            deck.check(at, g, piece)

    def shows(self, names: Names) -> list[Shown]:
        return [Shown("decks.size", (ids.DECKS,), 0, MOST)]

    def observe(self, eyes: Eyes, piece: object) -> list[list[int]]:
        return [[len(deck) for deck in cast(Beyond, piece).decks]]


class Outposts(Field):
    """Who controls each place, and with which disc."""

    def packed(self) -> list[object]:
        return [(NUMBER,) * ids.PLACES] * 2

    def written(self) -> object:
        disc = OneOf([*ids.DISC_WORDS, NOTHING])
        return [(OneOf(ids.PLACE_WORDS), Below(ids.MOST_SEATS), disc)]

    def write(self, names: Names, piece: object) -> object:
        g = cast(Beyond, piece)
        return [
            [ids.PLACE_WORDS[place], int(who), NOTHING if disc < 0 else ids.DISC_WORDS[disc]]
            for place, (who, disc) in enumerate(zip(g.holder, g.outpost, strict=True))
            if who >= 0
        ]

    def read(self, reader: Reader, data: object) -> list[object]:
        holder, outpost = [ids.NOBODY] * ids.PLACES, [ids.NO_DISC] * ids.PLACES
        for word, who, disc in cast("list[list[Any]]", data):
            place = ids.PLACE_WORDS.index(word)
            if holder[place] != ids.NOBODY:
                raise bad(self.word)
            holder[place] = who
            if disc != NOTHING:
                outpost[place] = ids.DISC_WORDS.index(disc)
        return [holder, outpost]

    def check(self, at: str, g: Table, piece: object) -> None:
        table = cast(Beyond, g)
        for place in range(ids.PLACES):
            if not ids.NOBODY <= table.holder[place] <= _last_seat(table):
                raise bad(self.word)
            if not ids.NO_DISC <= table.outpost[place] <= ids.STAR:
                raise bad(self.word)

    def shows(self, names: Names) -> list[Shown]:
        return [
            Shown("outposts.holder", (ids.PLACES,), ids.NOBODY, ids.MOST_SEATS - 1),
            Shown("outposts.disc", (ids.PLACES,), ids.NO_DISC, ids.STAR),
        ]

    def observe(self, eyes: Eyes, piece: object) -> list[list[int]]:
        g = cast(Beyond, piece)
        return [[eyes.away(int(who)) for who in g.holder], [int(disc) for disc in g.outpost]]


class Claims(Field):
    """The discs in the cells of each achievement: by name, the kind of disc and the seat."""

    def packed(self) -> list[object]:
        return [[[NUMBER]]]

    def written(self) -> object:
        return [[(OneOf(ids.DISC_WORDS), Below(ids.MOST_SEATS))]]

    def write(self, names: Names, piece: object) -> object:
        return [
            [[ids.DISC_WORDS[claim // 4], int(claim % 4)] for claim in claims]
            for claims in cast(Beyond, piece).claims
        ]

    def read(self, reader: Reader, data: object) -> list[object]:
        return [
            [
                [4 * ids.DISC_WORDS.index(disc) + who for disc, who in claims]
                for claims in cast("list[list[list[Any]]]", data)
            ]
        ]

    def check(self, at: str, g: Table, piece: object) -> None:
        table = cast(Beyond, g)
        for claims in table.claims:
            for claim in claims:
                if not 0 <= claim < 4 * len(ids.DISC_WORDS) or claim % 4 > _last_seat(table):
                    raise bad(self.word)

    def shows(self, names: Names) -> list[Shown]:
        """By achievement and cell: the seat, and the kind of disc."""
        shape, disc = (ids.GOALS, ids.MOST_SEATS), len(ids.DISC_WORDS) - 1
        seats = Shown("claims.seat", shape, NONE, ids.MOST_SEATS - 1, gap=NONE)
        return [seats, Shown("claims.disc", shape, NONE, disc, gap=NONE)]

    def observe(self, eyes: Eyes, piece: object) -> list[list[int]]:
        seats: list[int] = []
        discs: list[int] = []
        for claims in cast(Beyond, piece).claims:
            seats += filled([eyes.away(int(claim % 4)) for claim in claims], ids.MOST_SEATS)
            discs += filled([int(claim // 4) for claim in claims], ids.MOST_SEATS)
        return [seats, discs]


class BeyondLayout(TableLayout):
    """All fields of the table."""

    def names(self, g: Beyond) -> Names:
        return g.box.names

    def seated(self, g: Beyond) -> list[Any]:
        return g.seats

    def piles(self, piece: object) -> list[list[i64]]:
        g = cast(Beyond, piece)
        return [
            g.cards,
            g.covers,
            g.unused,
            g.discarded,
            g.staying,
            *g.decks,
            g.systems,
            g.drawn,
            g.drawn_systems,
            g.out,
            g.out_systems,
            [g.marks.linked],
        ]

    def questions(self) -> list[str]:
        return ids.QUESTIONS

    def step_words(self, g: Beyond) -> list[str]:
        return list(g.box.bundles)

    def work_out(self, g: Beyond) -> None:
        g.work_out()

    def deal(self, full: Table, luck: Dice) -> None:
        """Deck by deck, then the events of each level."""
        g = cast(Beyond, full)
        table = self.piles(g)
        before = self.piles_before_seats(g)
        names = g.box.names
        techs = self.left(names.family(TECH), table, before)
        systems = self.left(names.family(SYSTEM), table, before)
        for deck in DECKS:
            left = techs if deck.deck < ids.DECK_A else systems
            deck.deal(g, [c for c in g.box.belonging[deck.deck] if left[c] is not None], luck)
        rest = cover_slots(g, those(self.left(names.family(EVENT), table, before)), luck)
        turn_up(g.unused, rest)


LAYOUT: Final = BeyondLayout(
    "beyond",
    ids.RULES_VERSION,
    Beyond,
    [
        Seats("seats", SEAT, ids.MOST_SEATS),
        Pile("cards", TECH, word="slots", places=ids.SLOTS),
        Pile("covers", EVENT, FROM_ALL, "events", places=ids.SLOTS),
        Pile("unused", EVENT, FROM_ALL),
        Pile("discarded", EVENT),
        Staying(["staying", "staying_at"], EVENT),
        Decks(["decks"], "decks"),
        Grid("buried", ids.DECKS, 6),
        Pile("systems", SYSTEM, places=ids.PLACES),
        Outposts(["holder", "outpost"], "outposts"),
        Many("achievements", Named("achievement"), room=ids.GOALS, shared=True),
        Claims(["claims"], "claims"),
        Pile("drawn", TECH),
        Pile("drawn_systems", SYSTEM),
        Pile("out", TECH, shared=True),
        Pile("out_systems", SYSTEM, shared=True),
        Part("marks", MARKS, ("round", "last_round", "progress", "claimant", "active")),
    ],
    read_setup,
    box_of,
    STEPS,
    check_fit,
    check_question,
)
"""Nobody knows more than another. Face down are the decks and the events on undiscovered
slots and out of the game [beyond.setup.events.rest].
"""
