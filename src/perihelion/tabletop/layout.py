"""Every field of every piece of state, declared once.

A game lists the fields of its seats, of its table and of everything on it, in the order in which
the constructors take them. From these lists come the packed position and the position by name, both
ways, the checks of what comes from outside, what a viewer sees, what a guess deals, and what a
learning program sees.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from mypy_extensions import i64, mypyc_attr

from perihelion.tabletop.agenda import NO_VIEW, SPECTATOR
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.checking import check_kernel
from perihelion.tabletop.dice import Dice, dice_from
from perihelion.tabletop.families import HIDDEN, NONE, Family, Names, Reader
from perihelion.tabletop.fields import FROM_OTHERS, OPEN, Field, path
from perihelion.tabletop.refusal import BadRecord, BadSetup
from perihelion.tabletop.shapes import (
    NUMBER,
    PACKED_KERNEL,
    SETTINGS,
    TEXT,
    WRITTEN_KERNEL,
    bad,
    check_packed,
    check_written,
)
from perihelion.tabletop.shown import MOST, Eyes, Shown
from perihelion.tabletop.spots import Kind, Spot
from perihelion.tabletop.step import AnyStep
from perihelion.tabletop.steps import Steps
from perihelion.tabletop.table import LAYOUTS, Table
from perihelion.tabletop.turning import those, turn_up

Plain = dict[str, Any]

HEAD: Final = 5
"""Parts of a packed position before its fields: game, rules, players, options and the kernel's."""

KERNEL: Final = 10
"""Parts of the kernel's part; a view has one more, whose view it is."""


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Layout:
    """The fields of one kind of piece, and how to make one."""

    def __init__(self, make: Callable[..., Any], fields: list[Field]) -> None:
        self.make: Final = make
        self.fields: Final = fields
        self.attributes: Final = [name for field in fields for name in field.attributes]
        self.spots: Final = _spots(fields)
        self.veiled: Final = [spot for spot in self.spots if spot.field.hidden != OPEN]

    def piles(self, piece: object) -> list[list[i64]]:
        """The pile of each spot. A game whose views and guesses have to be quick names the
        attributes itself, and a law compares that with the fields.
        """
        return [spot.field.pile(spot.inside(piece)) for spot in self.spots]

    def copies(self, piece: object) -> list[object]:
        """What the constructor takes to make an equal but separate piece."""
        return [value for field in self.fields for value in field.copies(piece)]

    def packed(self) -> list[object]:
        """The shapes of its packed parts."""
        return [shape for field in self.fields for shape in field.packed()]

    def pack(self, piece: object) -> list[object]:
        return [part for field in self.fields for part in field.pack(piece)]

    def unpack(self, data: list[object]) -> object:
        return self.make(*self.unpacked(data))

    def unpacked(self, data: list[object]) -> list[object]:
        """What the constructor takes, out of packed data."""
        out: list[object] = []
        for field in self.fields:
            out += field.unpack(data[len(out) : len(out) + len(field.attributes)])
        return out

    def written(self) -> dict[str, object]:
        """The shape of what is written by name."""
        out: dict[str, object] = {}
        for field in self.fields:
            field.written_into(out)
        return out

    def write(self, names: Names, piece: object) -> dict[str, object]:
        out: dict[str, object] = {}
        for field in self.fields:
            field.write_into(names, piece, out)
        return out

    def read(self, reader: Reader, data: dict[str, object]) -> object:
        return self.make(*self.values(reader, data))

    def values(self, reader: Reader, data: dict[str, object]) -> list[object]:
        """What the constructor takes, out of data by name."""
        return [value for field in self.fields for value in field.read_from(reader, data)]

    def check(self, at: str, g: Table, piece: object) -> None:
        for field in self.fields:
            field.check(at, g, piece)

    def shows(self, names: Names) -> list[Shown]:
        """By which numbers a piece is shown to a learning program."""
        return [part for field in self.fields for part in field.shows(names)]

    def observe(self, eyes: Eyes, piece: object) -> list[list[int]]:
        """The numbers of each part."""
        return [numbers for field in self.fields for numbers in field.observe(eyes, piece)]


class Part(Field):
    """A piece that is made of fields itself. Fields that are named in `above` are written beside
    it instead of in it.
    """

    def __init__(
        self, name: str, layout: Layout, above: tuple[str, ...] = (), word: str = ""
    ) -> None:
        super().__init__([name], word or name)
        self.layout: Final = layout
        self.above: Final = above

    def piece(self, whole: object) -> object:
        return getattr(whole, self.attributes[0])

    def copies(self, piece: object) -> list[object]:
        return [self.layout.make(*self.layout.copies(self.piece(piece)))]

    def packed(self) -> list[object]:
        return [tuple(self.layout.packed())]

    def pack(self, piece: object) -> list[object]:
        return [self.layout.pack(self.piece(piece))]

    def unpack(self, data: list[object]) -> list[object]:
        return [self.layout.unpack(cast("list[object]", data[0]))]

    def written_into(self, out: dict[str, object]) -> None:
        self._part(self.layout.written(), out)

    def write_into(self, names: Names, piece: object, out: dict[str, object]) -> None:
        self._part(self.layout.write(names, self.piece(piece)), out)

    def _part(self, whole: dict[str, object], out: dict[str, object]) -> None:
        for name in self.above:
            out[name] = whole.pop(name)
        out[self.word] = whole

    def read_from(self, reader: Reader, data: dict[str, object]) -> list[object]:
        whole = dict(cast("dict[str, object]", data[self.word]))
        for name in self.above:
            whole[name] = data[name]
        return [self.layout.read(reader, whole)]

    def check(self, at: str, g: Table, piece: object) -> None:
        self.layout.check(at, g, self.piece(piece))

    def shows(self, names: Names) -> list[Shown]:
        return [part.inside(self.word) for part in self.layout.shows(names)]

    def observe(self, eyes: Eyes, piece: object) -> list[list[int]]:
        return self.layout.observe(eyes, self.piece(piece))


class Parts(Field):
    """Several pieces of one layout; a learning program sees the first `room` of them."""

    def __init__(self, name: str, layout: Layout, room: int, word: str = "") -> None:
        super().__init__([name], word or name)
        self.layout: Final = layout
        self.room: Final = room

    def pieces(self, piece: object) -> list[object]:
        return cast("list[object]", getattr(piece, self.attributes[0]))

    def gathered(self, pieces: list[object]) -> object:
        """What the attribute holds if it is not just the list of these pieces."""
        return pieces

    def copies(self, piece: object) -> list[object]:
        made = self.layout.make
        return [self.gathered([made(*self.layout.copies(one)) for one in self.pieces(piece)])]

    def packed(self) -> list[object]:
        return [[tuple(self.layout.packed())]]

    def pack(self, piece: object) -> list[object]:
        return [[self.layout.pack(one) for one in self.pieces(piece)]]

    def unpack(self, data: list[object]) -> list[object]:
        parts = cast("list[list[object]]", data[0])
        return [self.gathered([self.layout.unpack(one) for one in parts])]

    def written(self) -> object:
        return [self.layout.written()]

    def write(self, names: Names, piece: object) -> object:
        return [self.layout.write(names, one) for one in self.pieces(piece)]

    def read(self, reader: Reader, data: object) -> list[object]:
        parts = cast("list[dict[str, object]]", data)
        return [self.gathered([self.layout.read(reader, one) for one in parts])]

    def check(self, at: str, g: Table, piece: object) -> None:
        for one in self.pieces(piece):
            self.layout.check(path(at, self.word), g, one)

    def shows(self, names: Names) -> list[Shown]:
        """How many there are, then field by field; zeros stand for those that are not there."""
        inside = [part.inside(self.word, self.room) for part in self.layout.shows(names)]
        return [Shown(f"{self.word}.size", (), 0, MOST), *inside]

    def observe(self, eyes: Eyes, piece: object) -> list[list[int]]:
        pieces = self.pieces(piece)
        return [[len(pieces)], *self.observe_each(eyes, pieces)]

    def observe_each(self, eyes: Eyes, pieces: list[object]) -> list[list[int]]:
        """The numbers of each part, piece after piece."""
        out: list[list[int]] = [[] for _ in self.layout.shows(eyes.names)]
        for one in pieces[: self.room]:
            for numbers, more in zip(out, self.layout.observe(eyes, one), strict=True):
                numbers += more
        for numbers, part in zip(out, self.layout.shows(eyes.names), strict=True):
            numbers += [0] * (self.room * part.size - len(numbers))
        return out


class Seats(Parts):
    """What lies before each player."""

    def check(self, at: str, g: Table, piece: object) -> None:
        for i, seat in enumerate(self.pieces(piece)):
            self.layout.check(f"{self.word} {i}", g, seat)


class Lying:
    """Pieces of a family that lie in a field, before a seat or on the table."""

    def __init__(self, field: Field, piece: object, where: str, mine: bool) -> None:
        self.field: Final = field
        self.piece: Final = piece
        self.where: Final = where
        self.mine: Final = mine

    def cards(self) -> list[i64]:
        return self.field.held(self.piece)


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class TableLayout(Layout):
    """All fields of a game's table, the seats among them, and what else a position from outside
    takes: how the game is set up, what lies in its box (`names` is an attribute of it), its steps,
    and the checks that fields alone cannot make. `check_fit` refuses pieces that do not fit
    together, `check_question` a question that the rules do not ask there or that has no answer.
    """

    def __init__(
        self,
        game: str,
        rules: int,
        make: Callable[..., Any],
        fields: list[Field],
        setup: Callable[[int, dict[str, object]], Any],
        box: Callable[[Any], Any],
        steps: Steps,
        check_fit: Callable[[Any], None],
        check_question: Callable[[Any], None],
    ) -> None:
        super().__init__(make, fields)
        LAYOUTS[game] = self
        self.game: Final = game
        self.rules: Final = rules
        self.setup: Final = setup
        self.box: Final = box
        self.steps: Final = steps
        self.check_fit: Final = check_fit
        self.check_question: Final = check_question
        self.seats: Final = next(field for field in fields if isinstance(field, Seats))
        before = self.seats.layout
        self.kinds: Final = {
            spot.field.family: Kind(spot.field.family, self, before)
            for spot in [*self.spots, *before.spots]
        }
        self._packed: Final = (TEXT, NUMBER, NUMBER, SETTINGS, PACKED_KERNEL, *self.packed())
        self._written: Final = {
            "game?": TEXT,
            "rules?": NUMBER,
            "players": NUMBER,
            "options": SETTINGS,
            **self.written(),
            **WRITTEN_KERNEL,
        }

    def names(self, g: Any) -> Names:
        """What can be named at this table."""
        return cast(Names, g.box.names)

    def seated(self, g: Any) -> list[Any]:
        """What lies before each player."""
        return self.seats.pieces(g)

    # -- what a game may add ---------------------------------------------

    def not_players(self, g: Any) -> int:
        """How many seats are not players'."""
        return 0

    def questions(self) -> list[str]:
        """The kinds of questions; the number of a kind never changes within a version of the
        rules.
        """
        return []

    def step_words(self, g: Any) -> list[str]:
        """What besides numbers follows the first word of a step that asks."""
        return []

    def work_out(self, g: Any) -> None:
        """Compute what the table keeps besides its fields, once its pieces are known to fit."""

    def shuffle(self, full: Any, family: Family, unseen: list[i64], luck: Dice) -> None:
        """Bring the pieces that nobody sees into a random order."""
        luck.shuffle(unseen)

    def deal_first(self, full: Any, family: str, unseen: list[i64]) -> None:
        """Place pieces of which more is known than that nobody sees them."""

    def copy_table(self, g: Any) -> Table:
        """Another position, equal to this one but separate."""
        twin = self.make(g.dice.copy(), g.order, g.automatic, g.setup, g.box, *self.copies(g))
        return cast("Table", twin)

    # -- packed ----------------------------------------------------------

    def pack_table(self, g: Any) -> list[object]:
        """The position as plain data, stable across processes."""
        setup = g.setup
        head = [self.game, self.rules, int(setup.players), setup.options(), g.pack_kernel()]
        return head + self.pack(g)

    def unpack_table(self, data: list[object]) -> Table:
        """The position that `pack_table` wrote."""
        check_packed(data, self._packed, self.rules)
        setup = self.setup_read(data[2], data[3])
        box = self.box(setup)
        kernel = cast("list[Any]", data[4])
        dice, order, agenda, lanes, called, asked, answered, given, revealed, automatic = kernel[
            :KERNEL
        ]
        g = self.make(
            dice_from(dice), list(order), automatic, setup, box, *self.unpacked(data[HEAD:])
        )
        g.stand(
            self._steps(box, agenda),
            [self._steps(box, lane) for lane in lanes],
            called,
            asked,
            answered,
            [list(picks) for picks in given],
            revealed,
        )
        if len(kernel) > KERNEL:
            g.viewer = kernel[KERNEL]
        return self.checked(g)

    def _steps(self, box: Any, words: list[str]) -> list[AnyStep]:
        return [self.steps.named(box, word) for word in words]

    def setup_read(self, players: object, options: object) -> Any:
        """How the game was set up, from data that may be wrong."""
        try:
            return self.setup(cast(int, players), cast("dict[str, object]", options))
        except BadSetup as refused:
            raise BadRecord(refused.code, refused.facts) from None

    # -- by name ---------------------------------------------------------

    def write_table(self, g: Any) -> dict[str, object]:
        """The position by names; a view also says whose it is, where None is a spectator."""
        out: dict[str, object] = {
            "game": self.game,
            "rules": self.rules,
            "players": int(g.setup.players),
            "options": g.setup.options(),
            **self.write(self.names(g), g),
            "order": [int(i) for i in g.order],
            "agenda": [step.word() for step in g.agenda],
            "lanes": [[step.word() for step in lane] for lane in g.lanes],
            "called": _seats_in(g.called),
            "asked": _seats_in(g.asked),
            "answered": _seats_in(g.answered),
            "given": [[g.answer_word(a) for a in given] for given in g.given],
            "revealed": int(g.revealed),
            "dice": g.dice.words(),
        }
        if g.viewer != NO_VIEW:
            out["seen_by"] = int(g.viewer) if g.viewer >= 0 else None
        return out

    def read_table(self, data: Plain) -> Table:
        """The position that `write_table` wrote."""
        check_written(data, self._written)
        setup = self.setup_read(data["players"], data["options"])
        box = self.box(setup)
        names: Names = box.names
        values = self.values(Reader(names), data)
        order = list(data["order"])
        g = self.make(dice_from(data["dice"]), order, setup.automatic, setup, box, *values)
        g.stand(
            self._steps(box, data["agenda"]),
            [self._steps(box, lane) for lane in data["lanes"]],
            _mask(data["called"]),
            _mask(data["asked"]),
            _mask(data["answered"]),
            [[names.answers.read(word) for word in given] for given in data["given"]],
            data["revealed"],
        )
        if "seen_by" in data:
            g.viewer = SPECTATOR if data["seen_by"] is None else data["seen_by"]
        return self.checked(g)

    # -- checks ----------------------------------------------------------

    def checked(self, g: Any) -> Table:
        """The position, if it can be played on or, as a view, looked at."""
        self.check_pieces(g)
        self.work_out(g)
        self.check_question(g)
        return cast("Table", g)

    def check_pieces(self, g: Any) -> None:
        """Check that every number is possible and every piece lies in exactly one place."""
        seats = len(self.seats.pieces(g)) - self.not_players(g)
        check_kernel(g, g.setup.players, seats, g.setup.automatic)
        self.check("", g, g)
        for family in self.names(g).families:
            if family.lies:
                self._check_family(g, family)
        self.check_fit(g)

    def _check_family(self, g: Table, family: Family) -> None:
        """Check the pieces of a family; in a view face-down ones make up the number."""
        seen: list[bool] = [False] * len(family.words)
        hidden = 0
        for lying in self.lying(g, family.name):
            cards = lying.cards()
            for k in range(len(cards)):
                card = cards[k]
                if card == NONE:
                    continue
                if card == HIDDEN:
                    view = g.viewer != NO_VIEW
                    if not view or k < lying.field.seen(g, lying.piece, lying.mine):
                        raise BadRecord("UNKNOWN_CARD", {"card": "?"})
                    hidden += 1
                elif not 0 <= card < len(seen) or not family.present[card]:
                    raise bad(lying.where)
                elif seen[card]:
                    raise BadRecord("CARD_TWICE", {"card": family.words[card]})
                else:
                    seen[card] = True
        missing = [k for k, there in enumerate(seen) if family.present[k] and not there]
        if len(missing) > hidden:
            raise BadRecord("CARD_MISSING", {"card": family.words[missing[0]]})
        if len(missing) < hidden:
            raise BadRecord("CARD_TWICE", {"card": "?"})

    # -- where pieces lie ------------------------------------------------

    def lying(self, g: Table, family: str) -> list[Lying]:
        """Wherever pieces of a family lie: on the table, then before the seats."""
        out = [_lying(spot, g, "", False) for spot in self.spots if spot.field.family == family]
        for i, seat in enumerate(self.seats.pieces(g)):
            for spot in self.seats.layout.spots:
                if spot.field.family == family:
                    out.append(_lying(spot, seat, f"{self.seats.word} {i}", i == g.viewer))
        return out

    def unseen(self, g: Table, family: str) -> list[i64]:
        """The pieces of a family that lie open nowhere, in the order of their numbers."""
        named = self.names(g).family(family)
        return those(self.left(named, self.piles(g), self.piles_before_seats(g)))

    def left(
        self, family: Family, table: list[list[i64]], before: list[list[list[i64]]]
    ) -> list[object]:
        """The same, each at the place of its number, if these are the piles of table and seats."""
        out = family.pieces[:]
        kind = self.kinds[family.name]
        for spot in kind.table:
            _note(spot.field, table[spot.at], out)
        for piles in before:
            for spot in kind.seats:
                _note(spot.field, piles[spot.at], out)
        return out

    def piles_before_seats(self, g: Table) -> list[list[list[i64]]]:
        """The piles of each seat."""
        layout = self.seats.layout
        return [layout.piles(seat) for seat in self.seated(g)]

    def face_down(self, view: Table, me: i64) -> None:
        """Turn down all that `me` may not see: spot by spot, since it is quicker to do the same
        before each seat in turn than to do everything before one seat.
        """
        if self.veiled:
            piles = self.piles(view)
            for spot in self.veiled:
                _turn_down(spot, view, view, piles[spot.at], False)
        if self.seats.layout.veiled:
            seats = self.seated(view)
            before = self.piles_before_seats(view)
            for spot in self.seats.layout.veiled:
                for i in range(len(seats)):
                    if i != me:
                        _turn_down(spot, view, seats[i], before[i][spot.at], False)
                    elif spot.field.hidden != FROM_OTHERS:
                        _turn_down(spot, view, seats[i], before[i][spot.at], True)

    def deal(self, full: Table, luck: Dice) -> None:
        """Turn up what lies face down, by chance, family by family."""
        table = self.piles(full)
        before = self.piles_before_seats(full)
        for family in self.names(full).families:
            kind = self.kinds.get(family.name)
            if kind is None or not kind.hides or not family.lies:
                continue
            unseen = those(self.left(family, table, before))
            self.shuffle(full, family, unseen, luck)
            self.deal_first(full, family.name, unseen)
            _turn_up(kind.table_veiled, full, table, unseen)
            if kind.seats_veiled:
                seats = self.seated(full)
                for i in range(len(seats)):
                    _turn_up(kind.seats_veiled, seats[i], before[i], unseen)


def _spots(fields: list[Field]) -> list[Spot]:
    """Wherever pieces can lie in these fields, or something is hidden."""
    out: list[Spot] = []
    for field in fields:
        if isinstance(field, Part):
            for spot in field.layout.spots:
                out.append(Spot(len(out), [field, *spot.parts], spot.field))
        for place in field.piles():
            if place.family or place.hidden:
                out.append(Spot(len(out), [], place))
    return out


def _lying(spot: Spot, piece: object, where: str, mine: bool) -> Lying:
    return Lying(spot.field, spot.inside(piece), path(where, spot.field.word), mine)


def _note(field: Field, cards: list[i64], left: list[object]) -> None:
    if cards:
        field.note(cards, left)


def _turn_down(spot: Spot, view: Table, piece: object, cards: list[i64], mine: bool) -> None:
    """Turn down what the viewer may not see of a pile that lies there."""
    if not cards:
        return
    if spot.plain:
        spot.field.face_down(view, piece, cards, mine)
    else:
        inside = spot.inside(piece)
        spot.field.face_down(view, inside, cards, mine)
        if spot.field.apart:
            spot.field.hold(inside, cards)


def _turn_up(veiled: list[Spot], piece: object, piles: list[list[i64]], unseen: list[i64]) -> None:
    """Put unseen pieces, from the last one on, where pieces of their family lie face down."""
    for spot in veiled:
        cards = piles[spot.at]
        if cards and turn_up(cards, unseen) and spot.field.apart:
            spot.field.hold(spot.inside(piece), cards)


def _seats_in(mask: int) -> list[int]:
    return [i for i in range(62) if mask >> i & 1]


def _mask(seats: list[int]) -> int:
    mask = 0
    for i in seats:
        mask |= BIT[i]
    return mask
