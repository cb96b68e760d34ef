"""Where the answers of a seat of Tiny Epic Galaxies lead by the end of an action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.bots.tiny.search import TURNS, Hand, Search, is_double
from perihelion.tabletop.bits import BIT
from perihelion.tiny import ids
from perihelion.tiny.state import Tiny

MOST: Final = 120
"""Positions that are looked at for one answer; after that `captain` chooses for the seat."""


class Leaves:
    """All that a seat can do until something else begins or something unknown turns up: the
    `lines`, which are its answer with the further choices that belong to it, and the `tables` to
    which they lead. Dice that are about to be rolled are judged while they are still in the hand.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat
        self.lines: Final[list[list[i64]]] = []
        self.tables: Final[list[Tiny]] = []
        self.positions: i64 = 0

    def look(self, g: Tiny) -> None:
        """Look at all answers to the question of the seat."""
        kind = g.asking(self.seat).kind()
        if kind == "turn":
            self._turn(g)
            return
        if kind == "reroll":
            self._rolled_again(g, [])
            return
        if kind == "convert":
            self._converted(g, [])
            return
        for answer in g.legal_for(self.seat):
            self.positions = 0
            if not is_double(g, self.seat, answer):
                self._after(g, [answer])

    def _turn(self, g: Tiny) -> None:
        """A die of each face, the worst dice rolled again or put into the converter, or the end."""
        seen: i64 = 0
        for answer in g.legal_for(self.seat):
            self.positions = 0
            if answer == ids.REROLL:
                self._rolled_again(self._asked_on(g, answer), [answer])
            elif answer == ids.CONVERT:
                self._converted(self._asked_on(g, answer), [answer])
            elif answer == ids.END_TURN:
                self._after(g, [answer])
            else:
                face = g.faces[answer - ids.DIE]
                if not seen & BIT[face]:
                    self._after(g, [answer])
                seen |= BIT[face]

    def _after(self, g: Tiny, line: list[i64]) -> None:
        """Where the last answer of the line leads, with all further choices."""
        seat = self.seat
        table = g.copy()
        table.accept(seat, line[-1])
        self.positions += 1
        if self._ends(g, table):
            self._add(line, table)
        elif self.positions > MOST:
            self._hurry(table, line)
        else:
            for choice in table.legal_for(seat):
                if not is_double(table, seat, choice):
                    self._after(table, [*line, choice])

    def _ends(self, before: Tiny, table: Tiny) -> bool:
        """Whether the action is over, or goes on with something that nobody could know."""
        seat = self.seat
        return (
            table.over
            or not table.waits_for(seat)
            or table.revealed != before.revealed
            or table.asking(seat).kind() in TURNS
        )

    def _add(self, line: list[i64], table: Tiny) -> None:
        self.lines.append(line)
        self.tables.append(table)

    def _hurry(self, table: Tiny, line: list[i64]) -> None:
        """End the action as `captain` would."""
        while True:
            search = Search(self.seat)
            choice = search.best(table)
            before = table
            table = table.copy()
            table.accept(self.seat, choice)
            line = [*line, choice]
            if self._ends(before, table):
                self._add(line, table)
                return

    def _asked_on(self, g: Tiny, answer: i64) -> Tiny:
        """After an answer, even if what is asked next has one answer only and would answer itself:
        a single die would be rolled at once.
        """
        table = g.copy()
        table.automatic = False
        table.accept(self.seat, answer)
        table.automatic = g.automatic
        return table

    def _rolled_again(self, g: Tiny, line: list[i64]) -> None:
        """The dice that have been picked to be rolled again, and more of the worst, in the hand."""
        hand = Hand(g, self.seat)
        options = g.legal_for(self.seat)
        picked = g.given[self.seat][:]
        if picked:
            self._hold(g, line, picked)
        for k in hand.worst(len(hand.dice)):
            if hand.dice[k] in options:
                picked = [*picked, hand.dice[k]]
                self._hold(g, line, picked)

    def _hold(self, g: Tiny, line: list[i64], picked: list[i64]) -> None:
        """These dice in the hand, about to be rolled."""
        in_order = picked[:]
        in_order.sort()
        table = g.copy()
        table.hold(self.seat, in_order)
        if not g.automatic or len(g.legal_for(self.seat)) > 1:
            line = self._with_picks(g, line, in_order)
            if in_order[-1] != g.inactive()[-1]:  # after the last die there is nothing to pick
                line.append(ids.DONE)
        self._add(line, table)

    def _with_picks(self, g: Tiny, line: list[i64], in_order: list[i64]) -> list[i64]:
        """The line with those of these dice that have not been picked yet."""
        out = line[:]
        for die in in_order:
            if die not in g.given[self.seat]:
                out.append(die)
        return out

    def _converted(self, g: Tiny, line: list[i64]) -> None:
        """The dice that have been picked, or the worst, in the converter, and the next turned to
        any face.
        """
        dice = g.inactive()
        options = g.legal_for(self.seat)
        worst = [dice[k] for k in Hand(g, self.seat).worst(len(dice))]
        both = g.given[self.seat][:]
        for die in worst:
            if len(both) < 2 and (die in options or die == dice[-1]):
                both.append(die)
        both.sort()
        line = self._with_picks(g, line, both)
        table = g
        for die in both:
            if die not in g.given[self.seat]:
                table = self._asked_on(table, die)
        if g.automatic and both[0] == dice[-2]:
            line.pop()  # the last die follows by itself
        for die in worst:
            if die not in both:
                for face in range(ids.FACES):
                    if face != g.faces[die]:
                        self._after(table, [*line, ids.TURNED + 6 * die + face])
                return
