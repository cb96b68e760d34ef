"""How the rows of a game are written: what is the same in all games.

`perihelion.tabletop.observing` says what stands in a row, field by field; this is the quick way to
the same numbers. It looks at the position itself, without making a view, and so has to leave out
what the seat may not see: a law compares its rows with those of the views.
"""

from __future__ import annotations

from struct import pack
from typing import Final

from mypy_extensions import i64, mypyc_attr

from perihelion.envs.row import Rows
from perihelion.tabletop import observing
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.families import Names
from perihelion.tabletop.layout import TableLayout
from perihelion.tabletop.observing import PICKS, observation
from perihelion.tabletop.table import Table


class Plan:
    """Where everything stands in the rows of a game."""

    def __init__(self, layout: TableLayout, table: Table) -> None:
        self.layout: Final = layout
        self.names: Final[Names] = layout.names(table)
        self.firsts: Final[dict[str, int]] = {}
        at = 0
        for part in observing.shown(layout, self.names):
            self.firsts[part.name] = at
            at += part.size
        self.width: Final = at
        self.blanks: Final = [
            packed(observing.blank(layout, self.names, seats))
            for seats in range(layout.seats.room + 1)
        ]

    def at(self, part: str) -> i64:
        """Where a part begins."""
        return self.firsts[part]

    def place(self, family: str, word: str) -> i64:
        """The number of a place."""
        return 1 + observing.places(self.layout, self.names.family(family)).index(word)


def packed(numbers: list[int]) -> bytes:
    """Numbers of two bytes."""
    return pack(f"<{len(numbers)}h", *numbers)


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Writer:
    """Writes rows of one game. A game without a writer of its own has its rows worked out from the
    views, field by field.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.blanks: Final = plan.blanks
        self.room: Final[i64] = plan.layout.seats.room
        self.players: Final = plan.at("players")
        self.seat: Final = plan.at("seat")
        self.over: Final = plan.at("over")
        self.order: Final = plan.at("order")
        self.asked: Final = plan.at("asked")
        self.answered: Final = plan.at("answered")
        self.question: Final = plan.at("question")
        self.about: Final = plan.at("about")
        self.picks: Final = plan.at("picks")
        self.picked: Final = plan.at("picked")
        self.steps: Final[dict[str, list[i64]]] = {}

    def write(self, g: Table, me: i64, rows: Rows) -> None:
        """The row of a position, or of its view, as `me` may know it."""
        rows.begin(packed(observation(g, me)))

    def kernel(self, g: Table, me: i64, seats: i64, rows: Rows) -> None:
        """Begin a row: how far the game has come, and what `me` is asked."""
        rows.begin(self.blanks[seats])
        order = g.order
        rows.small(self.players, len(order))
        rows.small(self.seat, me)
        if not g.depth and not g.asked:
            rows.small(self.over, 1)
        asked = g.asked
        if asked and not _in_lanes(g):
            asked |= g.called & ~BIT[me]  # sealed answers of the others count as not yet given
        for k in range(len(order)):
            seat = order[k]
            away = seat - me if seat >= me else seat - me + seats
            rows.put(self.order + away, k)
            if asked & BIT[seat]:
                rows.small(self.asked + away, 1)
            if g.answered & BIT[seat]:
                rows.small(self.answered + away, 1)
        if g.asked & BIT[me]:
            told = self.told(g, me)
            rows.put(self.question, told[0])
            for k in range(1, len(told)):
                rows.put(self.about + k - 1, told[k])
        given = g.given[me]
        if given:
            rows.put(self.picks, len(given))
            rows.listed(self.picked, given, PICKS)

    def told(self, g: Table, me: i64) -> list[i64]:
        """The number of the question that `me` is asked, and what follows the word of its step."""
        step = g.asking(me)
        word = step.word()
        known = self.steps.get(word)
        if known is None:
            layout = self.plan.layout
            known = [observing.number_of(layout, step)]
            told = observing.told_by(layout, g, step)
            for k in range(len(told)):
                if told[k] != -1 or " " in word:
                    known.append(told[k])
            self.steps[word] = known
        return known


def _in_lanes(g: Table) -> bool:
    """Whether the open questions stand in lanes."""
    for lane in g.lanes:
        if lane:
            return True
    return False


def away(seat: i64, me: i64, seats: i64) -> i64:
    """How far a seat is from `me`; a number that is no seat stays as it is."""
    if seat < 0:
        return seat
    return seat - me if seat >= me else seat - me + seats


def turned(mask: i64, me: i64, seats: i64) -> i64:
    """A bit for each seat, from `me` on."""
    out: i64 = 0
    if mask:
        for seat in range(seats):
            if mask & BIT[seat]:
                out |= BIT[away(seat, me, seats)]
    return out
