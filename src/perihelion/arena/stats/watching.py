"""Going through a finished game again, to see which pieces each seat could have had, and which it
had. What counts as either, each game says in a module of its own: `stats/<game>.py`, or `arena.py`
in another package.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar

from perihelion.games import game, replay
from perihelion.tabletop.refusal import BadRecord
from perihelion.tabletop.registry import part_of
from perihelion.tabletop.table import Table

Piece = tuple[str, str]
"""A kind of piece and the word of one: `("world", "gem-world")`."""


class Watch:
    """Looks at a table of some game. A game that has none keeps statistics of its scores alone."""

    KINDS: ClassVar[Mapping[str, str]] = {}
    """The kinds of pieces, and the family of messages in which their names are found."""

    def __init__(self, table: Any) -> None:
        """Prepare for this table; its box does not change while a game is played."""

    def offered(self, table: Any, seat: int) -> Iterable[Piece]:
        """What the seat could take, or could have been about to take, now."""
        return ()

    def taken(self, table: Any, seat: int) -> Iterable[Piece]:
        """What the seat has."""
        return ()


class Game:
    """A finished game: for each seat the pieces it was offered, and the round in which it had
    each of those that it took.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        seats = len(table.scores())
        self.offered: list[set[Piece]] = [set() for _ in range(seats)]
        self.taken: list[dict[Piece, int]] = [{} for _ in range(seats)]

    def look(self, watch: Watch) -> None:
        """Note what has come since."""
        round = self.table.round()
        for seat in range(len(self.offered)):
            self.offered[seat].update(watch.offered(self.table, seat))
            had = self.taken[seat]
            for piece in watch.taken(self.table, seat):
                if piece not in had:
                    had[piece] = round
                    self.offered[seat].add(piece)


def watch_of(name: str) -> type[Watch]:
    """How pieces of a game are watched."""
    own = part_of(name, "arena.stats")
    found: type[Watch] = Watch if own is None else own.WATCH
    return found


def watched(record: Mapping[str, object]) -> Game:
    """The game of a record, looked at after every answer; refused if it was not played to its
    end.
    """
    table = replay(record, 0)
    watch = watch_of(table.game())(table)
    seen = Game(table)
    for _ in answered(table, record):
        seen.look(watch)
    if not table.over:
        raise BadRecord("BAD_RECORD", {"field": "answers"})
    return seen


def answered(table: Table, record: Mapping[str, object]) -> Iterator[Table]:
    """The table before the first and after each answer of its record."""
    rules, lines = game(table.game()), record["answers"]
    older = record.get("rules") != rules.rules()
    assert isinstance(lines, list)
    yield table
    for line in lines:
        while older and (asked := table.next_seat()) >= 0:
            decided = rules.left_out(table, asked)  # older rules did not ask this
            if decided is None:
                break
            table.answer(asked, decided)
        seat, _, word = str(line).partition(" ")
        table.answer(int(seat), word)
        yield table
