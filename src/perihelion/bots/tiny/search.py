"""Trying a seat's own choices up to the end of an action of Tiny Epic Galaxies."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.bots.tiny.judgement import (
    RIVAL,
    dice_worth,
    each_worth,
    face_worth,
    fresh_worth,
    turns_left,
    worth,
)
from perihelion.tabletop.bits import BIT
from perihelion.tiny import ids
from perihelion.tiny.phases.moving import is_journey
from perihelion.tiny.state import Tiny

POSITIONS: Final = 600
"""How many positions are looked at for one answer before the search goes no deeper."""

TURNS: Final = {"turn", "follow", "free-follow", "rogue-reroll", "reroll", "convert"}
"""Questions with which something else begins: looking ahead stops there."""

ANY: Final = {"choose-rogue", "choose-galaxy"}
"""Questions about which there is nothing to think."""

WORTHLESS: Final = -1e9
"""Less than any position is worth."""

FOLLOWED: Final = 0.8
"""How likely a rival takes an action that would bring them something."""


def captain(g: Tiny, i: int) -> int:
    """The answer of the bot that judges the position after each whole action."""
    return int(Search(i).best(g))


class Search:
    """The search for one answer: whose it is, and how many positions were looked at."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat
        self.positions: i64 = 0
        self.line: list[i64] = []  # the choices after the answer that was tried last

    def play(self, g: Tiny) -> None:
        """Give the best answer and make the choices that were found to belong to it. Looking for
        each of them again would come to the same and take twice as long.
        """
        answer = self.best(g)
        g.accept(self.seat, answer)
        for choice in self.line:
            g.accept(self.seat, choice)

    def best(self, g: Tiny) -> i64:
        """The answer that leads to the best position."""
        options = g.legal_for(self.seat)
        kind = g.asking(self.seat).kind()
        self.line = []
        if len(options) == 1 or kind in ANY:
            return options[0]
        if kind == "reroll" or kind == "pick-reroll":
            return Hand(g, self.seat).pick_bad(options)
        if kind == "convert":
            return Hand(g, self.seat).pick_worst(options)
        lines: list[list[i64]] = []
        worths = self.worths(g, lines)
        found: i64 = 0
        for k in range(1, len(options)):
            if worths[k] > worths[found] + 1e-6:
                found = k
        self.line = lines[found]
        return options[found]

    def worths(self, g: Tiny, lines: list[list[i64]]) -> list[float]:
        """What each answer is worth with the further choices it leads to, which are added to
        `lines`. Of dice with the same face, and of ships that are at home, only the first counts.
        """
        options = g.legal_for(self.seat)
        if g.asking(self.seat).kind() == "turn":
            return self.turn_worths(g, options, lines)
        out: list[float] = []
        for answer in options:
            self.line = []
            out.append(WORTHLESS if is_double(g, self.seat, answer) else self.tried(g, answer))
            lines.append(self.line)
        return out

    def after(self, g: Tiny, answer: i64) -> Tiny:
        """The position after an answer."""
        twin = g.copy()
        twin.accept(self.seat, answer)
        self.positions += 1
        return twin

    def tried(self, g: Tiny, answer: i64) -> float:
        """The worth of the best position to which an answer leads, as far as the seat itself
        decides and nothing unknown turns up; `line` has the choices that lead there.
        """
        after = self.after(g, answer)
        self.line = []
        if (
            after.over
            or not after.waits_for(self.seat)
            or after.revealed != g.revealed
            or self.positions > POSITIONS
            or after.asking(self.seat).kind() in TURNS
        ):
            return worth(after, self.seat)
        most = WORTHLESS
        best: list[i64] = []
        for choice in after.legal_for(self.seat):
            if not is_double(after, self.seat, choice):
                here = self.tried(after, choice)
                if here > most:
                    most = here
                    best = [choice, *self.line]
        self.line = best
        return most

    # -- the turn --------------------------------------------------------

    def turn_worths(self, g: Tiny, options: list[i64], lines: list[list[i64]]) -> list[float]:
        """What it is worth to use each die, to roll again, to convert, or to end the turn, which
        wastes the dice that are left.
        """
        hand = Hand(g, self.seat)
        bare = worth(g, self.seat) - dice_worth(g, self.seat, hand.left)
        seen: i64 = 0
        out: list[float] = []
        for answer in options:
            here = bare
            self.line = []
            if answer == ids.REROLL:
                here += hand.rolled_again()
            elif answer == ids.CONVERT:
                here += hand.converted()
            elif answer != ids.END_TURN:
                face = g.faces[answer - ids.DIE]
                here = WORTHLESS
                if not seen & BIT[face]:
                    here = self.tried(g, answer) - self.followed(g, face, hand.left)
                seen |= BIT[face]
            out.append(here)
            lines.append(self.line)
        return out

    def followed(self, g: Tiny, face: i64, left: float) -> float:
        """What it costs that a rival may follow."""
        best = 0.0
        paid = float(g.marks.price) * each_worth(ids.CULTURE, left)
        for k in range(len(g.seats)):
            if k != self.seat and not g.is_rogue(k) and g.seats[k].culture >= g.marks.price:
                best = max(best, face_worth(g, k, face, 0, left) - paid)
        return RIVAL * FOLLOWED * best


def is_double(g: Tiny, i: i64, answer: i64) -> bool:
    """Whether another ship at home can make the same journey."""
    if not is_journey(answer):
        return False
    seat = g.seats[i]
    ship = (answer - ids.JOURNEY) // 100 - 4 * i
    if seat.where[ship] != ids.HOME:
        return False
    for k in range(ship):
        if seat.where[k] == ids.HOME:
            return True
    return False


class Hand:
    """The dice still to be used, and what each of them is worth as it lies."""

    def __init__(self, g: Tiny, seat: i64) -> None:
        self.g: Final = g
        self.seat: Final[i64] = seat
        self.left: Final = turns_left(g)
        self.dice: Final = g.inactive()
        self.worths: Final[list[float]] = []
        self.counts: Final[list[i64]] = [0] * ids.FACES
        for die in self.dice:
            face = g.faces[die]
            self.worths.append(face_worth(g, seat, face, self.counts[face], self.left))
            self.counts[face] = self.counts[face] + 1
        self.fresh: Final = fresh_worth(g, seat, self.counts, self.left)

    def rolled_again(self) -> float:
        """What the dice will bring if the bad ones are rolled again now."""
        total = 0.0
        bad = False
        for each in self.worths:
            bad = bad or each < self.fresh
            total += max(each, self.fresh)
        if not bad:
            return -1.0
        return total - (each_worth(ids.ENERGY, self.left) if self.g.marks.rerolls else 0.0)

    def converted(self) -> float:
        """What they will bring with the two worst in the converter and the next turned to the face
        that is wanted most.
        """
        total = 0.0
        for each in self.worths:
            total += each
        for die in self.worst(3):
            total -= self.worths[die]
        best = 0.0
        for face in range(ids.FACES):
            more = face_worth(self.g, self.seat, face, self.counts[face], self.left)
            best = max(best, more)
        return total + best

    def pick_bad(self, options: list[i64]) -> i64:
        """The next die to roll again: one that is worth less than a fresh roll."""
        for k in range(len(self.dice)):
            if self.worths[k] < self.fresh and self.dice[k] in options:
                return self.dice[k]
        return ids.DONE if ids.DONE in options else options[0]

    def pick_worst(self, options: list[i64]) -> i64:
        """The next die for the converter: the first of the two worst that may still be picked."""
        chosen = self.worst(2)
        for k in range(len(self.dice)):
            if k in chosen and self.dice[k] in options:
                return self.dice[k]
        return options[0]

    def worst(self, n: i64) -> list[i64]:
        """The places of the worst dice."""
        out: list[i64] = []
        for k in range(len(self.worths)):
            at: i64 = len(out)
            while at > 0 and self.worths[out[at - 1]] > self.worths[k]:
                at -= 1
            out.insert(at, k)
        return out[:n]
