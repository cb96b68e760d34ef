"""What a seat may know of a position, as one row of numbers, and which answers it may give.

A row has the same width in all set-ups of a game, whatever the number of players. It is made of
named parts; `perihelion.tabletop.observing` derives them from the layout of the game, and the
documentation lists them. Seats are counted from the viewer's on, so every seat sees the game as if
it sat in the first one. Whatever the seat may not see is not in its row: the row of a position is
the row of its view.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from perihelion.envs.row import Rows
from perihelion.envs.writer import Plan, Writer
from perihelion.games import game as game_named
from perihelion.games import new_game
from perihelion.tabletop import observing
from perihelion.tabletop.agenda import NO_VIEW
from perihelion.tabletop.refusal import BadSetup, Refused
from perihelion.tabletop.registry import Game, part_of
from perihelion.tabletop.table import Table

Row = NDArray[np.int16]
Mask = NDArray[np.int8]

EVERYONE: Final = "everyone"
SEAT: Final = "the seat itself"
"""Who may see a part: all players alike, or the seat for which the row is written, since the
numbers depend on what it alone knows.
"""


class Part:
    """Numbers of one kind within a row: those from `first` on, in this `shape`. Each lies between
    `lowest` and `highest`.
    """

    def __init__(
        self, name: str, first: int, shape: tuple[int, ...], lowest: int, highest: int, seen_by: str
    ) -> None:
        self.name: Final = name
        self.first: Final = first
        self.shape: Final = shape
        self.lowest: Final = lowest
        self.highest: Final = highest
        self.seen_by: Final = seen_by

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return int(np.prod(self.shape, dtype=np.int64))

    @property
    def last(self) -> int:
        """Where the next part begins."""
        return self.first + self.size

    def of(self, rows: NDArray[Any]) -> NDArray[Any]:
        """These numbers of a row, or of many rows at once, in their shape; nothing is copied."""
        return rows[..., self.first : self.last].reshape((*rows.shape[:-1], *self.shape))

    def __repr__(self) -> str:
        bounds = f"{self.lowest}..{self.highest}"
        return f"<Part {self.name} at {self.first}, {self.shape}, {bounds}, for {self.seen_by}>"


class Observer:
    """Writes the rows and masks of one game. `observer` gives it by the game's name."""

    def __init__(self, game: Game) -> None:
        table = _any_table(game)
        layout = game.layout()
        names = layout.names(table)
        self.game: Final = game.name()
        self.questions: Final = layout.questions()
        """The kinds of questions: the part `question` of a row has a number of this list, -1 if
        the seat is asked nothing, or their count for a kind that is not listed.
        """
        self.answers: Final = names.answers.size()
        """How many numbers a mask has: one more than the largest answer of any set-up."""
        self.parts: Final = _parts(game, table)
        self.width: Final = self.parts[-1].last
        """How many numbers a row has."""
        self.seats: Final = layout.seats.room
        """How many seats a row has room for."""
        self.places: Final = {
            family.name: observing.places(layout, family)
            for family in names.families
            if family.name in layout.kinds
        }
        """By family of pieces, what the numbers of its part `.place` mean, from 1 on."""
        self._by_name: Final = {part.name: part for part in self.parts}
        own = part_of(self.game, "envs")
        writer = Writer if own is None else own.WRITER
        self.writer: Final[Writer] = writer(Plan(layout, table))
        """The compiled code that writes the rows."""
        self._rows: Final = Rows()
        self._none: Final = bytes(self.answers)

    def part(self, name: str) -> Part:
        """The part of this name."""
        return self._by_name[name]

    def lowest(self) -> Row:
        """The lowest number that may stand in each place of a row."""
        return self._each([part.lowest for part in self.parts])

    def highest(self) -> Row:
        """The highest."""
        return self._each([part.highest for part in self.parts])

    def _each(self, numbers: list[int]) -> Row:
        return np.repeat(np.array(numbers, np.int16), [part.size for part in self.parts])

    def named(self, rows: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """All parts of a row, or of many rows at once, by name; nothing is copied."""
        return {part.name: part.of(rows) for part in self.parts}

    def public(self) -> NDArray[np.bool_]:
        """Which numbers of a row every player may see alike."""
        seen = [part.seen_by == EVERYONE for part in self.parts]
        return np.repeat(np.array(seen, np.bool_), [part.size for part in self.parts])

    # -- rows and masks --------------------------------------------------

    def observe(self, g: Table, seat: SupportsIndex) -> Row:
        """What `seat` may know of the position, or of its own view, as a new row."""
        out = np.empty(self.width, np.int16)
        self.observe_into(g, seat, out)
        return out

    def observe_into(self, g: Table, seat: SupportsIndex, out: Row) -> None:
        """The same, into a row that is there already."""
        if g.viewer != NO_VIEW and g.viewer != seat:
            raise Refused("UNKNOWN_SEAT", {"seat": str(seat)})
        self.writer.write(g, g.viewpoint(seat), self._rows)
        out.data.cast("B")[:] = self._rows.taken()

    def mask(self, g: Table, seat: SupportsIndex) -> Mask:
        """1 for each answer that `seat` may give now, else 0, as a new row."""
        out = np.empty(self.answers, np.int8)
        self.mask_into(g, seat, out)
        return out

    def mask_into(self, g: Table, seat: SupportsIndex, out: Mask) -> None:
        """The same, into a row that is there already."""
        self._rows.begin(self._none)
        who = g.viewpoint(seat)
        if g.waits_for(who) and g.viewer in (NO_VIEW, who):
            self._rows.allow(g.legal_for(who))
        out.data.cast("B")[:] = self._rows.taken()


def _any_table(game: Game) -> Table:
    """A table of the game: families, answers and layout are the same in all its set-ups."""
    for options in game.variants():
        for players in game.players():
            try:
                return new_game(game.name(), players, 0, options)
            except BadSetup:
                continue
    raise BadSetup("UNKNOWN_GAME", {"game": game.name()})


def _parts(game: Game, table: Table) -> list[Part]:
    out: list[Part] = []
    first = 0
    layout = game.layout()
    for part in observing.shown(layout, layout.names(table)):
        seen_by = SEAT if part.private else EVERYONE
        out.append(Part(part.name, first, part.shape, part.lowest, part.highest, seen_by))
        first += part.size
    return out


@cache
def observer(game: str) -> Observer:
    """The observer of a game, by its name. There is one in a process: threads must not share it."""
    return Observer(game_named(game))
