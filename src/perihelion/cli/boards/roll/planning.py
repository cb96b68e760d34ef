"""A whole plan on one line.

| part    | what it means                                                                       |
| ------- | ----------------------------------------------------------------------------------- |
| `=2`    | select phase 2 with a die that shows it, or a wild one                              |
| `m=2`   | select phase 2 with the M die; `m1=2` with the one that shows 1, `m*=2` a wild one  |
| `g3`    | the wild G die into row 3                                                           |
| `h1>2`  | an H die from row 1 to row 2, by the power in use or by one that can                |
| `-h1`   | Dictate: the H die of row 1 is put aside, the moves that follow are Dictate's       |
| `!`     | done                                                                                |

What is not said again stays as it was: another selection keeps the rows of the wild dice, another
row for a wild die keeps the selection. Uses of powers are kept as long as they are possible.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Final

from perihelion.cli.boards.board import WrongOrder
from perihelion.cli.boards.roll.table import letter
from perihelion.roll import ids
from perihelion.roll.pieces.handful import of_colour
from perihelion.roll.scene import assignment, wild_dice
from perihelion.roll.state import Roll
from perihelion.words.voice import Voice

_SELECT: Final = re.compile(r"(?:(?P<die>\w)([1-5*])?)?=([1-5])")
_WILD: Final = re.compile(r"(?P<die>\w)\*?>?([1-5])")
_MOVE: Final = re.compile(r"(?P<die>\w)([1-5])>([1-5])")
_ASIDE: Final = re.compile(r"-(?P<die>\w)([1-5])")
_END: Final = re.compile("!")


class Planner:
    """Turns a line into the answers of an assignment."""

    def __init__(self, view: Roll, seat: int, voice: Voice) -> None:
        self.g = view.copy()
        self.seat = seat
        self.voice = voice
        self.rolled = view.seats[seat].rolled
        given = [int(answer) for answer in view.given[seat]]
        self.selects = [a for a in given if ids.is_selection(a)]
        self.wilds = [a for a in given if ids.is_wild_row(a)]
        self.kept = given[len(self.selects) + len(self.wilds) :]
        self.uses: list[int] = []

    def picks(self, line: str) -> list[int] | None:
        """The answers of the whole plan; None if the line does not look like one."""
        words = line.lower().replace("!", " ! ").replace(",", " ").split()
        parts = [part for word in words if (part := self._part(word)) is not None]
        if not words or len(parts) < len(words):
            return None
        for part in parts:
            part()
        if not self.uses:
            self.uses = self._still_possible()
        return self._said()

    def _part(self, word: str) -> Callable[[], None] | None:
        """What a part of the line does to the plan; None if it is no such part."""
        for pattern, take in (
            (_SELECT, self._select),
            (_MOVE, self._move),
            (_WILD, self._place),
            (_ASIDE, self._set_aside),
            (_END, self._end),
        ):
            match = pattern.fullmatch(word)
            if match:
                sign = match.groupdict().get("die")
                return None if sign and self._colour(sign) < 0 else partial(take, match)
        return None

    def _said(self) -> list[int]:
        return [*self.selects, *sorted(self.wilds), *self.uses]

    def _colour(self, sign: str) -> int:
        """The colour that a letter stands for, in the language of the screen or in English."""
        for colour in range(ids.COLOURS):
            if sign in (letter(self.voice, colour).lower(), ids.LETTERS[colour].lower()):
                return colour
        return -1

    # -- the parts -------------------------------------------------------

    def _select(self, match: re.Match[str]) -> None:
        """The selecting die: as it is described, or one that shows the phase, or a wild one."""
        phase = int(match[3]) - 1
        dice = sorted({int(die) for die in self.rolled})
        if match["die"] is not None:
            colour = self._colour(match["die"])
            dice = [die for die in dice if die // 8 == colour]
            if match[2] is not None:
                face = ids.WILD if match[2] == "*" else int(match[2]) - 1
                dice = [die for die in dice if die % 8 == face]
        wanted = [die for face in (phase, ids.WILD) for die in dice if die % 8 == face]
        found = wanted or (dice if len(dice) == 1 else [])
        if not found:
            raise WrongOrder(self.voice.say("plan-which-die" if dice else "plan-no-die"))
        die = found[0]
        self.selects = [ids.SELECT + (die // 8 * 6 + die % 8) * ids.PHASES + phase]
        self.wilds = self._wilds_for(self.selects[0])

    def _wilds_for(self, selection: int) -> list[int]:
        """The rows of the wild dice as they were, but for a die that now selects."""
        left = wild_dice(self.g, self.seat, selection)
        out: list[int] = []
        for answer in self.wilds:
            colour = (answer - ids.WILD_ROW) // ids.PHASES
            if colour in left:
                left.remove(colour)
                out.append(answer)
        return out

    def _place(self, match: re.Match[str]) -> None:
        """A row for a wild die: one without a row first, else one that stands elsewhere."""
        colour = self._colour(match["die"])
        answer = ids.WILD_ROW + colour * ids.PHASES + int(match[2]) - 1
        selection = self.selects[0] if self.selects else -1
        needed = wild_dice(self.g, self.seat, selection).count(colour)
        mine = [a for a in self.wilds if (a - ids.WILD_ROW) // ids.PHASES == colour]
        if mine and len(mine) >= needed:
            elsewhere = [a for a in mine if a != answer]
            self.wilds.remove((elsewhere or mine)[0])
        self.wilds.append(answer)

    def _set_aside(self, match: re.Match[str]) -> None:
        k = self._colour(match["die"]) * ids.PHASES + int(match[2]) - 1
        self.uses += [ids.DICTATE_USE, ids.ASIDE + k]

    def _end(self, match: re.Match[str]) -> None:
        self.uses = [*(self.uses or self._still_possible()), ids.DONE]

    def _move(self, match: re.Match[str]) -> None:
        """A move by the power in use; else by the one that could do the least else."""
        colour, row = self._colour(match["die"]), int(match[2]) - 1
        move = ids.MOVE + (colour * ids.PHASES + row) * ids.PHASES + int(match[3]) - 1
        legal = self._legal()
        if move in legal or not self._is_laid_out():
            self.uses.append(move)  # in the second case the rules tell what has to come first
            return
        ways: list[tuple[int, int]] = []
        for use in [a for a in legal if self.g.box.family(a) == ids.USE_FAMILY]:
            then = self._legal(use)
            if move in then:
                ways.append((len([a for a in then if ids.is_move(a)]), use))
        if not ways:
            dice = assignment(self.g, self.seat, self._said()).rows[row]
            why = "plan-no-power" if of_colour(dice, colour) else "plan-no-die"
            raise WrongOrder(self.voice.say(why))
        self.uses += [min(ways)[1], move]

    def _is_laid_out(self) -> bool:
        """Whether a phase is selected and every wild die has its row."""
        if not self.selects:
            return False
        return len(self.wilds) == len(wild_dice(self.g, self.seat, self.selects[0]))

    # -- what is legal ---------------------------------------------------

    def _legal(self, *more: int) -> list[int]:
        """What could be said after the plan so far."""
        self.g.hold(self.seat, [*self._said(), *more])
        return [int(answer) for answer in self.g.asking(self.seat).options(self.g, self.seat)]

    def _still_possible(self) -> list[int]:
        """The uses of powers as they were, if the plan still allows them all."""
        for k, answer in enumerate(self.kept):
            if answer not in self._legal(*self.kept[:k]):
                return []
        return list(self.kept)
