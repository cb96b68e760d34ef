"""An assignment in the making: the dice behind one screen after the picks given so far.

The picks of a plan come in a fixed order: the selecting die with its phase, a row for every wild
die, then the uses of Dictate and of Reassign powers, each followed by the dice it moves. Equal wild
dice go to rows from left to right and the dice moved by one power are named in the order of their
ids, so every plan can be told in only one way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.pieces.handful import BITS, MOST, ONE, of_colour, size, sum_of
from perihelion.roll.power import SELECTED, Power, has
from perihelion.roll.powers.assign import DICTATE

if TYPE_CHECKING:
    from perihelion.roll.seat import Seat

NO_USE: Final = -1
DICTATING: Final = -2
"""Instead of the answer that uses a power: none is in use, or Dictate is."""


SELECTIONS: Final[list[list[i64]]] = [
    [ids.SELECT + (die // 8 * 6 + die % 8) * ids.PHASES + phase for phase in range(ids.PHASES)]
    for die in range(ids.COLOURS * 8)
]
"""The phases that a die, colour * 8 + face, may select. These lists are made once, so that no
question has to make them again.
"""


WILD_ROWS: Final[list[list[i64]]] = [
    [ids.WILD_ROW + colour * ids.PHASES + row for row in range(ids.PHASES)]
    for colour in range(ids.COLOURS)
]
"""The rows for a wild die, by its colour."""


MOVES_FROM: Final[list[list[i64]]] = [
    [ids.MOVE + k * ids.PHASES + to for to in range(ids.PHASES) if to != k % ids.PHASES]
    for k in range(ids.COLOURS * ids.PHASES)
]
"""The moves of a die at colour * 5 + row to other rows."""


NEARNESS: Final = ["WRONG_DIE_COLOUR", "WRONG_SOURCE_ROW", "SAME_ROW", ""]
"""Why a power moves no die; the further down, the closer the die comes."""


_NOTHING: Final[list[i64]] = []
"""No answer and no dice yet; a plan is made so often that it makes no lists for that."""


class Plan:
    """Where the dice stand, what has been used, and what is in use."""

    def __init__(self, rolled: list[i64]) -> None:
        self.rows: list[i64] = [0] * ids.PHASES  # a handful each
        self.wild: i64 = 0  # a handful: wild dice without a row
        self.aside: i64 = 0  # a handful
        self.chosen: i64 = -1  # the selecting die, colour * 6 + face
        self.phase: i64 = -1  # the phase it selects
        self.spent: list[i64] = _NOTHING  # the answers that used Reassign powers
        self.dictates: i64 = 0
        self.using: i64 = NO_USE  # the answer that used the power
        self.moved: i64 = 0  # dice moved by the power in use
        self.source: i64 = -1  # the row that the last of them came from
        self.last: i64 = -1  # the last move
        self.fresh: list[i64] = _NOTHING  # dice that it moved, by the row they stand in now
        self.told: list[i64] = []  # the picks so far
        for die in rolled:
            if die % 8 == ids.WILD:
                self.wild += ONE[die // 8]
            else:
                self._add(die % 8, ONE[die // 8])

    def _add(self, row: i64, handful: i64) -> None:
        self.rows[row] = self.rows[row] + handful

    def in_rows(self) -> i64:
        """Dice below the strip."""
        return size(sum_of(self.rows))

    def next_wild(self) -> i64:
        """The colour of the next wild die without a row, or -1."""
        if self.wild == 0:
            return -1
        for colour in range(ids.COLOURS):
            if of_colour(self.wild, colour) > 0:
                return colour
        return -1

    def begins(self, picks: list[i64]) -> bool:
        """Whether these picks begin with those of this plan."""
        count: i64 = len(self.told)
        if count > len(picks):
            return False
        for k in range(count):
            if self.told[k] != picks[k]:
                return False
        return True

    def go_on(self, picks: list[i64]) -> None:
        """Carry out those of the picks that come after the plan's own."""
        count: i64 = len(self.told)
        for k in range(count, len(picks)):
            answer = picks[k]
            self.told.append(answer)
            if answer != ids.DONE:
                self.take(answer)

    def take(self, answer: i64) -> None:
        """Carry out one pick, known to be legal: the families come one after another by number."""
        if answer == ids.DICTATE_USE:
            self.dictates += 1
            self._begin(DICTATING)
        elif answer < ids.WILD_ROW:
            self._select(answer - ids.SELECT)
        elif answer < ids.ASIDE:
            k = answer - ids.WILD_ROW
            self.wild -= ONE[k // ids.PHASES]
            self._add(k % ids.PHASES, ONE[k // ids.PHASES])
        elif answer < ids.MOVE:
            k = answer - ids.ASIDE
            self._add(k % ids.PHASES, -ONE[k // ids.PHASES])
            self.aside += ONE[k // ids.PHASES]
            self.moved = 0
        elif answer < ids.USE:
            self._move(answer)
        else:
            self.spent = [*self.spent, answer]
            self._begin(answer)

    def _select(self, k: i64) -> None:
        self.chosen = k // ids.PHASES
        self.phase = k % ids.PHASES
        colour = self.chosen // 6
        face = self.chosen % 6
        if face == ids.WILD:
            self.wild -= ONE[colour]
        else:
            self._add(face, -ONE[colour])

    def _begin(self, using: i64) -> None:
        self.using = using
        self.moved = -1 if using == DICTATING else 0  # below 0: nothing is aside yet
        self.source = -1
        self.last = -1
        self.fresh = _NOTHING

    def _move(self, answer: i64) -> None:
        k = (answer - ids.MOVE) // ids.PHASES
        die = ONE[k // ids.PHASES]
        row = k % ids.PHASES
        to = (answer - ids.MOVE) % ids.PHASES
        self._add(row, -die)
        self._add(to, die)
        if not self.fresh:
            self.fresh = [0] * ids.PHASES
        self.fresh[to] = self.fresh[to] + die
        self.moved += 1
        self.source = row
        self.last = answer

    def movable(self, row: i64) -> i64:
        """A handful: the dice of a row that the power in use has not moved yet
        [roll.assign.reassign.chain].
        """
        return self.rows[row] - self.fresh[row] if self.fresh else self.rows[row]

    # -- powers ----------------------------------------------------------

    def moves(self, power: Power, most: i64) -> list[i64]:
        """The next moves of the power in use."""
        out: list[i64] = []
        if self.moved >= most:
            return out
        rows = self.rows
        if self.fresh:
            rows = [self.movable(row) for row in range(ids.PHASES)]
        for k in standing(rows):
            if power is DICTATE and self.last < 0:  # any die may go anywhere
                out.extend(MOVES_FROM[k])
                continue
            for answer in MOVES_FROM[k]:
                if answer >= self.last and self.fits(power, answer):
                    out.append(answer)
        return out

    def usable(self, power: Power, most: i64) -> bool:
        """Whether the power could move a die now."""
        if most <= 0:
            return False
        for k in standing(self.rows):
            if not power.one_source or self.row_total(k % ids.PHASES) >= power.least:
                if self.why_not_any(power, k) == "":
                    return True
        return False

    def why_not_any(self, power: Power, k: i64) -> str:
        """Why the power moves a die at colour * 5 + row nowhere; empty if it does. If colour and
        row are right, the die is already where the power would put it.
        """
        for to in range(ids.PHASES):
            code = self.why_not_move(power, k, to)
            if code != "SAME_ROW" and code != "WRONG_TARGET_ROW":
                return code
        return "SAME_ROW"

    def nearest_miss(self, power: Power) -> i64:
        """The die, as colour * 5 + row, that a power which can move none comes closest to moving;
        -1 if there is no die of its colours.
        """
        found: i64 = -1
        best: i64 = 0
        for k in standing(self.rows):
            near = NEARNESS.index(self.why_not_any(power, k))
            if near > best:
                best = near
                found = k
        return found

    def row_total(self, row: i64) -> i64:
        """Dice in a row."""
        return size(self.rows[row])

    def fits(self, power: Power, answer: i64) -> bool:
        """Whether the power in use makes this move; one that must move several dice of a row, only
        if it still can after it.
        """
        k = (answer - ids.MOVE) // ids.PHASES
        row = k % ids.PHASES
        if power.one_source and self.moved > 0 and row != self.source:
            return False
        if self.why_not_move(power, k, (answer - ids.MOVE) % ids.PHASES) != "":
            return False
        need = power.least - self.moved - 1
        if need <= 0 or not power.one_source:
            return True
        count: i64 = -1
        for colour in range(k // ids.PHASES, ids.COLOURS):
            count += of_colour(self.rows[row], colour)
        return count >= need

    def why_not_move(self, power: Power, k: i64, to: i64) -> str:
        """Why the power does not move a die at colour * 5 + row there; empty if it does
        [roll.power.reassign, roll.power.reassign.selected, roll.assign.reassign.any-face,
        roll.term.row-decides].
        """
        row = k % ids.PHASES
        if not has(power.colours, k // ids.PHASES):
            return "WRONG_DIE_COLOUR"
        if not has(power.sources, row):
            return "WRONG_SOURCE_ROW"
        if row == to:
            return "SAME_ROW"
        if to != self.phase if power.targets == SELECTED else not has(power.targets, to):
            return "WRONG_TARGET_ROW"
        return ""


def standing(rows: list[i64]) -> list[i64]:
    """Where dice stand in these rows: colour * 5 + row, in this order."""
    out: list[i64] = []
    left = sum_of(rows)
    colour: i64 = 0
    while left > 0:
        if left & MOST:
            row: i64
            for row in range(ids.PHASES):
                if of_colour(rows[row], colour) > 0:
                    out.append(colour * ids.PHASES + row)
        left >>= BITS
        colour += 1
    return out


def wild_to_place(rolled: list[i64], selection: i64) -> list[i64]:
    """The colours of the wild dice that need a row, in the order in which they are put there: all
    but the one that selects.
    """
    selecting = (selection - ids.SELECT) // ids.PHASES
    out: list[i64] = []
    for die in rolled:
        if die % 8 == ids.WILD:
            if die // 8 * 6 + ids.WILD == selecting:
                selecting = -1
            else:
                out.append(die // 8)
    return out


def told(rolled: list[i64], picks: list[i64]) -> Plan:
    """The plan after these picks."""
    plan = Plan(rolled)
    plan.go_on(picks)
    return plan


def plan_of(seat: Seat, picks: list[i64]) -> Plan:
    """The same for the picks of a seat, which keeps its plan from pick to pick: do not change
    it.
    """
    plan = seat.plan
    if plan is None or not plan.begins(picks):
        plan = Plan(seat.rolled)
        seat.plan = plan
    plan.go_on(picks)
    return plan


def picks_in_order(picks: list[i64]) -> list[i64]:
    """Selection first, then wild dice, then the uses as given; the dice that one power moves in the
    order of their ids, since they move together. Other picks stay as they are.
    """
    selects: list[i64] = []
    wilds: list[i64] = []
    uses: list[i64] = []
    run: list[i64] = []
    for pick in picks:
        if ids.is_selection(pick):
            selects.append(pick)
        elif ids.is_wild_row(pick):
            wilds.append(pick)
        elif ids.is_move(pick):
            run.append(pick)
        else:
            run.sort()
            uses.extend(run)
            run.clear()
            uses.append(pick)
    run.sort()
    wilds.sort()
    return [*selects, *wilds, *uses, *run]
