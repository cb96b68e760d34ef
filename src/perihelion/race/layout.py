"""Every field of a position, declared once: see `tabletop.layout`.

By name, cards are told by their word (`gem-world`, `public-works.2`) or by their English name; `?`
is a card that lies face down. A tableau lists its cards, each with its good beside it if it has
one: `{"gem-world": "?"}`.
"""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.checking import check_fit, check_question
from perihelion.race.deal import box_of, read_setup
from perihelion.race.phases.rule import STEPS
from perihelion.race.pieces.expansions import NOBODY, Attack, Expansions, expansions_with
from perihelion.race.pieces.goals import goal_named, goal_word
from perihelion.race.pieces.kinds import KIND_WORDS
from perihelion.race.pieces.tiles import FIRSTS, TILES
from perihelion.race.seat import Seat
from perihelion.race.setup import Setup
from perihelion.race.state import Race
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.families import FACE_DOWN, HIDDEN, NONE, Names, Reader
from perihelion.tabletop.fields import (
    FROM_ALL,
    FROM_OTHERS,
    LARGEST,
    Field,
    Many,
    Marked,
    One,
    Pile,
    bits_by_piece,
    filled,
    path,
)
from perihelion.tabletop.layout import Layout, Part, Seats, TableLayout
from perihelion.tabletop.refusal import BadRecord
from perihelion.tabletop.shapes import (
    NUMBER,
    TEXT,
    Mark,
    OneOf,
    OrShape,
    are_texts,
    bad,
    check_distinct,
)
from perihelion.tabletop.shown import MOST, Eyes, Shown
from perihelion.tabletop.table import Table
from perihelion.tabletop.values import (
    Answered,
    Count,
    Flags,
    Named,
    SeatBits,
    SeatNumber,
    Value,
    Worded,
    bits_of,
)

CARD: Final = "card"
ACTIONS: Final = [
    *ids.ACTION_WORDS, *(f"boosted:{word}" for word in ids.ACTION_WORDS), "search",
]  # fmt: skip
KINDS: Final = KIND_WORDS[:4]
"""The kinds of goods, except the wild one."""

MOST_GOALS: Final = 16
"""More goals than are in play."""

MOST_USED: Final = 16
"""More powers than anybody uses in a phase."""

MOST_ATTACKS: Final = 12
"""More takeovers than can be declared in a phase."""


def _with_expansions(most: int, otherwise: int = 0) -> Any:
    """A number that only the expansions know."""
    return lambda g: most if g.setup.expansions else otherwise


def _last_seat(g: Race) -> int:
    return len(g.seats) - 1


# -- seats -------------------------------------------------------------------


class Entry(Mark):
    """A card of a tableau, or that card with its good beside it."""

    def fits(self, value: object) -> bool:
        return isinstance(value, str) or (
            isinstance(value, dict) and len(value) == 1 and are_texts([*value, *value.values()])
        )


class Tableau(Field):
    """The cards before a player in the order of placing, each with the good on it; nobody sees what
    card a good is [race.consume.discard-hidden].
    """

    def __init__(self) -> None:
        super().__init__(["tableau", "goods"], "tableau")

    def piles(self) -> list[Field]:
        return [Pile("tableau", CARD), Pile("goods", CARD, FROM_ALL, "tableau", gaps=True)]

    def packed(self) -> list[object]:
        return [[NUMBER], [NUMBER]]

    def written(self) -> object:
        return [Entry()]

    def write(self, names: Names, piece: object) -> object:
        seat = cast(Seat, piece)
        family = names.family(CARD)
        out: list[object] = []
        for c, good in zip(seat.tableau, seat.goods, strict=True):
            word = family.word(c)
            out.append(word if good == NONE else {word: family.word(good)})
        return out

    def read(self, reader: Reader, data: object) -> list[object]:
        tableau: list[int] = []
        goods: list[int] = []
        for entry in cast("list[str | dict[str, str]]", data):
            name, good = next(iter(entry.items())) if isinstance(entry, dict) else (entry, None)
            tableau.append(reader.take(CARD, name))
            goods.append(NONE if good is None else reader.take(CARD, good))
        return [tableau, goods]

    def check(self, at: str, g: Table, piece: object) -> None:
        """Checked before everything else, since the tableau tells who sees the tucked cards."""
        seat = cast(Seat, piece)
        if HIDDEN in seat.tableau:
            raise BadRecord("UNKNOWN_CARD", {"card": FACE_DOWN})
        known = all(0 <= c < len(cast(Race, g).cards) for c in seat.tableau)
        if len(seat.goods) != len(seat.tableau) or not known:
            raise bad(path(at, self.word))

    def shows(self, names: Names) -> list[Shown]:
        size = len(names.family(CARD).words)
        return [Shown("tableau.size", (), 0, size), Shown("goods.size", (), 0, size)]

    def observe(self, eyes: Eyes, piece: object) -> list[list[int]]:
        seat = cast(Seat, piece)
        return [[len(seat.tableau)], [int(seat.good_count())]]

    def marks(self, names: Names) -> list[Shown]:
        return [bits_by_piece(CARD, "goods", names)]

    def mark(self, eyes: Eyes, piece: object, who: int, marks: list[list[int]]) -> None:
        seat = cast(Seat, piece)
        for c, good in zip(seat.tableau, seat.goods, strict=True):
            if good != NONE:
                marks[0][c] = int(BIT[who])


class Hand(Pile):
    """The cards that a player holds; those that all have seen lie last in a view."""

    def face_down(self, view: Table, piece: object, cards: list[i64], mine: bool) -> None:
        super().face_down(view, piece, cards, mine)
        shown = cast(Seat, piece).shown
        if shown and not mine:
            cards[len(cards) - len(shown) :] = shown


class Actions(Value):
    """A bit for each action card chosen; the boosted ones are marked."""

    def shape(self) -> object:
        return [OneOf(ACTIONS)]

    def write(self, names: Names, n: int) -> object:
        words = ids.ACTION_WORDS
        out = [word for k, word in enumerate(words) if n >> k & 1]
        out += [f"boosted:{word}" for k, word in enumerate(words) if n >> k + ids.BOOST & 1]
        return [*out, "search"] if n >> ids.SEARCH_BIT & 1 else out

    def read(self, reader: Reader, data: object, field: str) -> int:
        return actions_named(cast("list[str]", data), field)

    def fits(self, g: Table, n: int) -> bool:
        expansions = cast(Race, g).setup.expansions
        return 0 <= n < BIT[ids.SEARCH_BIT + 1 if expansions else ids.ACTIONS]

    def bounds(self, names: Names) -> tuple[int, int]:
        return 0, 1

    def digits(self, names: Names) -> int:
        return ids.SEARCH_BIT + 1

    def shown(self, eyes: Eyes, n: int) -> list[int]:
        return bits_of(n, ids.SEARCH_BIT + 1)


def actions_named(words: list[str], field: str) -> int:
    """Action cards as bits."""
    check_distinct(words, ACTIONS, field)
    mask = 0
    for word in words:
        if word == "search":
            mask |= BIT[ids.SEARCH_BIT]
            continue
        k = ids.ACTION_WORDS.index(word.removeprefix("boosted:"))
        mask |= BIT[k]
        if word.startswith("boosted:"):
            mask |= BIT[k + ids.BOOST]
    return mask


class Power(Answered):
    """A consume power or, where `card` is set, a card that has been used."""

    def __init__(self, card: bool) -> None:
        super().__init__()
        self.card: Final = card

    def fits(self, g: Table, n: int) -> bool:
        box = cast(Race, g).box
        known = ids.POWER <= n < ids.POWER + len(box.powers)
        return known or (self.card and 0 <= n < len(box.cards))


class SeatLayout(Layout):
    """All fields of a seat."""

    def piles(self, piece: object) -> list[list[i64]]:
        seat = cast(Seat, piece)
        return [seat.hand, seat.tableau, seat.goods, seat.drawn]


SEAT: Final = SeatLayout(
    Seat,
    [
        One("start", Count(-1, 15)),
        Hand("hand", CARD, FROM_OTHERS),
        Tableau(),
        Marked("snapshot", CARD, shared=True),
        Pile("drawn", CARD, FROM_OTHERS),
        Marked("shown", CARD),
        Many("used", Power(True), room=MOST_USED),
        Many("made", Worded(KINDS)),
        One("chips", Count(0, LARGEST)),
        One("prestige", Count(0, _with_expansions(LARGEST))),
        One("gained", Count(0, _with_expansions(LARGEST))),
        One("boosted", Count(0, _with_expansions(LARGEST))),
        One("firsts", Flags(FIRSTS, _with_expansions(2**FIRSTS - 1))),
        One("actions", Actions()),
        One("placed", Named(CARD, None)),
        One("owes", Count(0, 99)),
        One("tactics", Count(0, 99)),
        One("needs", Count(-LARGEST, LARGEST)),
        One("using", Power(False)),
        One("settled", Count(0, _with_expansions(LARGEST, 1))),
        One("declared", Count(0, _with_expansions(LARGEST))),
    ],
)

# -- the expansions ----------------------------------------------------------


class Goal(Value):
    """A goal by its word."""

    def shape(self) -> object:
        return TEXT

    def write(self, names: Names, n: int) -> object:
        return goal_word(n)

    def read(self, reader: Reader, data: object, field: str) -> int:
        return goal_named(cast(str, data))

    def fits(self, g: Table, n: int) -> bool:
        return 0 <= n < len(TILES)

    def size(self, names: Names) -> int:
        return len(TILES)


class Tucked(Pile):
    """Cards that only the owner of the world under which they are tucked may know."""

    def seen(self, g: Table, piece: object, mine: bool) -> i64:
        race = cast(Race, g)
        mine = race.viewer >= 0 and race.tucks(race.seats[race.viewer])
        return LARGEST if mine else 0


class Attacks(Field):
    """The takeovers declared in this phase, five numbers each."""

    def packed(self) -> list[object]:
        return [self.written()]

    def pack(self, piece: object) -> list[object]:
        return [self.write(None, piece)]

    def unpack(self, data: list[object]) -> list[object]:
        return [[Attack(*cast("list[int]", one)) for one in cast("list[object]", data[0])]]

    def written(self) -> object:
        return [(NUMBER,) * 5]

    def write(self, names: Names | None, piece: object) -> object:
        attacks = cast(Expansions, piece).attacks
        return [[int(n) for n in (a.attacker, a.power, a.world, a.owner, a.fleet)] for a in attacks]

    def read(self, reader: Reader, data: object) -> list[object]:
        return self.unpack([data])

    def shows(self, names: Names) -> list[Shown]:
        """Attacker, power, world, owner and fleet of each."""
        return [Shown("attacks", (MOST_ATTACKS, 5), NONE, MOST, gap=NONE)]

    def observe(self, eyes: Eyes, piece: object) -> list[list[int]]:
        out: list[int] = []
        for attack in cast(Expansions, piece).attacks:
            out += [eyes.away(int(attack.attacker)), int(attack.power), int(attack.world)]
            out += [eyes.away(int(attack.owner)), int(attack.fleet)]
        return [filled(out, 5 * MOST_ATTACKS)]


EXPANSIONS: Final = Layout(
    Expansions,
    [
        Many("goals", Goal(), room=MOST_GOALS, shared=True),
        Many("holders", SeatNumber(NOBODY, _last_seat), room=MOST_GOALS),
        One("closed", Flags(FIRSTS, 2**FIRSTS - 1)),
        One("surplus", SeatBits(0, lambda g: BIT[len(g.seats)] - 1)),
        One("tile", SeatNumber(NOBODY, _last_seat)),
        One("on_tile", Count(0, LARGEST)),
        Tucked("tucked", CARD, FROM_ALL),
        Tucked("paid", CARD, FROM_ALL),
        Pile("flipped", CARD),
        One("category", Count(0, ids.CATEGORIES - 1)),
        One("matches", Count(0, 1)),
        Attacks(["attacks"], "attacks"),
        One("prevented", Count(NOBODY, LARGEST)),
        One("failed", SeatBits(0, lambda g: BIT[len(g.seats)] - 1)),
        One("named", Worded(KIND_WORDS)),
    ],
)


class InExpansions(Part):
    """What the expansions lay on the table; a base game writes None for it."""

    def __init__(self) -> None:
        super().__init__("expansions", EXPANSIONS, word="arc")

    def packed(self) -> list[object]:
        return [OrShape(tuple(self.layout.packed()), self.word)]

    def pack(self, piece: object) -> list[object]:
        return super().pack(piece) if cast(Race, piece).setup.expansions else [None]

    def unpack(self, data: list[object]) -> list[object]:
        return [None] if data[0] is None else super().unpack(data)

    def written_into(self, out: dict[str, object]) -> None:
        out[self.word] = OrShape(self.layout.written(), self.word)

    def write_into(self, names: Names, piece: object, out: dict[str, object]) -> None:
        super().write_into(names, piece, out)
        if not cast(Race, piece).setup.expansions:
            out[self.word] = None

    def read_from(self, reader: Reader, data: dict[str, object]) -> list[object]:
        return [None] if data[self.word] is None else super().read_from(reader, data)


# -- the table ---------------------------------------------------------------


def _race(*parts: Any) -> Race:
    """A table, with the expansions' pieces only if the set-up has any."""
    setup: Setup = parts[3]
    if (parts[-1] is None) != (setup.expansions == 0):
        raise bad("arc")
    return Race(*parts) if setup.expansions else Race(*[*parts[:-1], expansions_with([])])


def _setup(players: int, options: dict[str, object]) -> Setup:
    """How the game was set up. The start worlds have long been dealt."""
    if "start_worlds" in options:
        raise BadRecord("UNKNOWN_SETTING", {"setting": "start_worlds"})
    return read_setup(players, options)


class RaceLayout(TableLayout):
    """All fields of the table."""

    def names(self, g: Race) -> Names:
        return g.box.names

    def seated(self, g: Race) -> list[Any]:
        return g.seats

    def piles(self, piece: object) -> list[list[i64]]:
        g = cast(Race, piece)
        arc = g.expansions
        return [g.deck, g.discard, g.out, arc.tucked, arc.paid, arc.flipped]

    def questions(self) -> list[str]:
        return ids.QUESTIONS

    def deal_first(self, full: Race, family: str, unseen: list[i64]) -> None:
        if full.rounds == 0:
            full.deal_start_worlds(unseen)


LAYOUT: Final = RaceLayout(
    "race",
    ids.RULES_VERSION,
    _race,
    [
        Seats("seats", SEAT, 6),
        Pile("deck", CARD, FROM_ALL, upside_down=True),
        Pile("discard", CARD, FROM_ALL),
        Pile("out", CARD),
        One("pool", Count(-LARGEST, LARGEST)),
        One("rounds", Count(0, LARGEST), "round"),
        One("phase", Worded(ids.PHASES)),
        InExpansions(),
    ],
    _setup,
    box_of,
    STEPS,
    check_fit,
    check_question,
)
"""Face down are the deck and the discards [race.discard.face-down], every good
[race.consume.discard-hidden], and what the others hold. How many cards lie in each pile and
hand, tableaus, goods by their worlds, chips and points are open to all
[race.discard.separate, race.info.open, race.produce.layout].
"""
