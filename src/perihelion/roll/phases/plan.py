"""An assignment in the making: the dice behind one screen after the picks given so far.

The picks of a plan come in a fixed order: the selecting die with its phase, a row for every wild
die, then the uses of Dictate and of Reassign powers one after the other, each followed by the dice
it moves. Equal wild dice go to rows from left to right and the dice moved by one power are named in
the order of their ids, so that every plan has one way to be told.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll.ids import (
    ASIDE,
    ASIDES,
    COLOURS,
    DICTATE_USE,
    DONE,
    MOVE,
    MOVES,
    PHASES,
    SELECT,
    SELECTS,
    USE,
    USES,
    WILD,
    WILD_ROW,
    WILD_ROWS,
)
from perihelion.roll.tiles import ASSIGN, SELECTED, Power, Side, has
from perihelion.tabletop.bits import BIT

NO_USE: Final = -1
DICTATING: Final = -2
"""In place of a tile: no power is in use, or Dictate is."""


class Plan:
    """Where the dice stand, what has been used, and what is in use."""

    def __init__(self, rolled: list[i64]) -> None:
        self.rows: list[i64] = [0] * (COLOURS * PHASES)  # by colour * 5 + row
        self.wild: list[i64] = [0] * COLOURS  # wild dice without a row
        self.aside: list[i64] = [0] * COLOURS
        self.chosen: i64 = -1  # the selecting die, colour * 6 + face
        self.phase: i64 = -1  # the phase it selects
        self.wild_colour: i64 = -1  # the wild die placed last,
        self.wild_row: i64 = 0  # and where
        self.spent: i64 = 0  # a bit for each Reassign power used, by tile
        self.dictates: i64 = 0
        self.using: i64 = NO_USE
        self.moved: i64 = 0  # dice moved by the power in use
        self.source: i64 = -1  # the row the first of them came from
        self.last: i64 = -1  # the last move
        self.fresh: list[i64] = [0] * (COLOURS * PHASES)  # dice that it moved, where they stand now
        for die in rolled:
            if die % 8 == WILD:
                self.wild[die // 8] += 1
            else:
                self.rows[die // 8 * PHASES + die % 8] += 1

    def rolled_like(self, colour: i64, face: i64) -> bool:
        """Whether such a die is there to select with."""
        if face == WILD:
            return self.wild[colour] > 0
        return self.rows[colour * PHASES + face] > 0

    def in_rows(self) -> i64:
        """Dice below the strip."""
        n: i64 = 0
        for count in self.rows:
            n += count
        return n

    def next_wild(self) -> i64:
        """The colour of the next wild die without a row, or -1."""
        for colour in range(COLOURS):
            if self.wild[colour] > 0:
                return colour
        return -1

    def take(self, answer: i64) -> None:
        """Carry out one pick, known to be legal."""
        if SELECT <= answer < SELECT + SELECTS:
            self._select(answer - SELECT)
        elif WILD_ROW <= answer < WILD_ROW + WILD_ROWS:
            k = answer - WILD_ROW
            self.wild[k // PHASES] -= 1
            self.rows[k] += 1
            self.wild_colour = k // PHASES
            self.wild_row = k % PHASES
        elif answer == DICTATE_USE:
            self.dictates += 1
            self._begin(DICTATING)
        elif USE <= answer < USE + USES:
            self.spent |= BIT[answer - USE]
            self._begin(answer - USE)
        elif ASIDE <= answer < ASIDE + ASIDES:
            self.rows[answer - ASIDE] -= 1
            self.aside[(answer - ASIDE) // PHASES] += 1
            self.moved = 0
        elif MOVE <= answer < MOVE + MOVES:
            self._move(answer)

    def _select(self, k: i64) -> None:
        self.chosen = k // PHASES
        self.phase = k % PHASES
        colour = self.chosen // 6
        face = self.chosen % 6
        if face == WILD:
            self.wild[colour] -= 1
        else:
            self.rows[colour * PHASES + face] -= 1

    def _begin(self, using: i64) -> None:
        self.using = using
        self.moved = -1 if using == DICTATING else 0  # below 0: nothing is aside yet
        self.source = -1
        self.last = -1
        for k in range(len(self.fresh)):
            self.fresh[k] = 0

    def _move(self, answer: i64) -> None:
        k = (answer - MOVE) // PHASES
        to = k // PHASES * PHASES + (answer - MOVE) % PHASES
        self.rows[k] -= 1
        self.rows[to] += 1
        self.fresh[to] += 1
        self.moved += 1
        self.source = k % PHASES
        self.last = answer

    def movable(self, k: i64) -> i64:
        """Dice at colour * 5 + row that the power in use has not moved yet
        [roll.assign.reassign.chain].
        """
        return self.rows[k] - self.fresh[k]

    # -- powers ----------------------------------------------------------

    def moves(self, power: Power | None, most: i64) -> list[i64]:
        """The next moves of the power in use, Dictate if it is None."""
        out: list[i64] = []
        if self.moved >= most:
            return out
        for colour in range(COLOURS):
            for row in range(PHASES):
                if self.movable(colour * PHASES + row) > 0:
                    for to in range(PHASES):
                        answer = MOVE + (colour * PHASES + row) * PHASES + to
                        if answer >= self.last and self.fits(power, colour, row, to):
                            if power is None or self.leaves_enough(power, answer):
                                out.append(answer)
        return out

    def usable(self, power: Power, most: i64) -> bool:
        """Whether the power could move a die now."""
        if most <= 0:
            return False
        for colour in range(COLOURS):
            for row in range(PHASES):
                if self.rows[colour * PHASES + row] > 0:
                    for to in range(PHASES):
                        if self.fits_fresh(power, colour, row, to):
                            return True
        return False

    def fits_fresh(self, power: Power, colour: i64, row: i64, to: i64) -> bool:
        """Whether the power, not yet begun, could begin with this die."""
        if self.why_not_move(power, colour, row, to) != "":
            return False
        return not power.one_source() or self.row_total(row) >= power.least()

    def row_total(self, row: i64) -> i64:
        """Dice in a row."""
        n: i64 = 0
        for colour in range(COLOURS):
            n += self.rows[colour * PHASES + row]
        return n

    def fits(self, power: Power | None, colour: i64, row: i64, to: i64) -> bool:
        if row == to:
            return False
        if power is None:
            return True
        if power.one_source() and self.moved > 0 and row != self.source:
            return False
        return self.why_not_move(power, colour, row, to) == ""

    def leaves_enough(self, power: Power, answer: i64) -> bool:
        """Whether a power that must move several dice of one row still can after this move."""
        need = power.least() - self.moved - 1
        if need <= 0 or not power.one_source():
            return True
        k = (answer - MOVE) // PHASES
        count: i64 = self.rows[k] - 1
        for colour in range(k // PHASES + 1, COLOURS):
            count += self.rows[colour * PHASES + k % PHASES]
        return count >= need

    def why_not_move(self, power: Power, colour: i64, row: i64, to: i64) -> str:
        """Why the power does not make this move; empty if it does [roll.power.reassign,
        roll.power.reassign.selected, roll.assign.reassign.any-face, roll.term.row-decides].
        """
        if not has(power.colours(), colour):
            return "WRONG_DIE_COLOUR"
        if not has(power.sources(), row):
            return "WRONG_SOURCE_ROW"
        if row == to:
            return "SAME_ROW"
        targets = power.targets()
        if to != self.phase if targets == SELECTED else not has(targets, to):
            return "WRONG_TARGET_ROW"
        return ""


def assign_power(side: Side) -> Power | None:
    """The Reassign power of a development that moves dice, if it has one."""
    for power in side.of_phase[ASSIGN]:
        if power.least() > 0:
            return power
    return None


def told(rolled: list[i64], picks: list[i64]) -> Plan:
    """The plan after these picks."""
    plan = Plan(rolled)
    for answer in picks:
        if answer != DONE:
            plan.take(answer)
    return plan


def picks_in_order(picks: list[i64]) -> list[i64]:
    """Selection first, then wild dice, then the uses as told; the dice that one power moves in the
    order of their ids, since they move together. Other picks stay as they are.
    """
    selects: list[i64] = []
    wilds: list[i64] = []
    uses: list[i64] = []
    run: list[i64] = []
    for pick in picks:
        if SELECT <= pick < SELECT + SELECTS:
            selects.append(pick)
        elif WILD_ROW <= pick < WILD_ROW + WILD_ROWS:
            wilds.append(pick)
        elif MOVE <= pick < MOVE + MOVES:
            run.append(pick)
        else:
            run.sort()
            uses.extend(run)
            run.clear()
            uses.append(pick)
    run.sort()
    wilds.sort()
    return [*selects, *wilds, *uses, *run]
