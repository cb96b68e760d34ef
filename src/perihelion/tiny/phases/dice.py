"""Rerolling and converting dice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal
from perihelion.tiny import ids
from perihelion.tiny.phases.listed import PICKS, TURNINGS, WITH_DONE
from perihelion.tiny.phases.moves import pay
from perihelion.tiny.phases.rule import DICE, STEPS, TURNED, PickRule, Rule, die_code, no
from perihelion.tiny.state import Tiny

# -- rerolling ---------------------------------------------------------------


def reroll_code(g: Tiny, i: i64) -> str:
    """The first reroll of a turn is free, every other costs 1 energy [tiny.reroll.free,
    tiny.reroll.paid].
    """
    return "NOT_ENOUGH_ENERGY" if g.marks.rerolls and g.seats[i].energy < 1 else ""


def reroll(g: Tiny, i: i64, dice: list[i64]) -> None:
    """Roll these dice again; nobody can follow that, nor the converter, nor dice that are given up
    or left over [tiny.reroll.nofollow, tiny.follow.not_followable].
    """
    for die in dice:
        g.faces[die] = g.roll()
    if g.log is not None:
        faces = [ids.FACE_WORDS[g.faces[die]] for die in dice]
        g.tell("rerolled", i, {"dice": [int(die + 1) for die in dice], "faces": faces})


class DicePick(PickRule):
    """A question for some of the inactive dice."""

    answers = DICE

    def candidates(self, g: Tiny, i: i64) -> list[i64]:
        return g.inactive()

    def options(self, g: Tiny, i: i64) -> list[i64]:
        """As for any set, but from a table of lists, since this is asked so often: dice after the
        last one picked, of which enough must be left.
        """
        given = g.given[i]
        count: i64 = len(given)
        first: i64 = 0
        if count > 0:
            first = given[count - 1] + 1
        dice = g.inactive_from(first)
        least = self.least(g, i)
        die: i64 = ids.DICE - 1
        for _ in range(least - count - 1):  # as many have to be picked after this one
            while not dice & BIT[die]:
                die -= 1
            dice ^= BIT[die]
        return PICKS[dice | WITH_DONE if 0 < count >= least else dice]

    def ascending(self) -> bool:
        return True

    def code(self, g: Tiny, i: i64, answer: i64) -> str:
        return die_code(g, answer - ids.DIE)

    def twice(self, g: Tiny, i: i64, answer: i64) -> Refusal | None:
        return no("SAME_DIE_TWICE") if answer in self.candidates(g, i) else None

    def miscounted(self, g: Tiny, i: i64, count: i64) -> Refusal:
        return Refusal("NO_DICE_CHOSEN" if count == 0 else "NOT_ENOUGH_DICE", {})


class SomeDice(DicePick):
    """A question for any number of them, at least one."""

    def least(self, g: Tiny, i: i64) -> i64:
        return 1

    def most(self, g: Tiny, i: i64) -> i64:
        return g.count_inactive()


class RerollDice(SomeDice):
    """Any number of inactive dice are rolled again together [tiny.reroll.which]."""

    def take(self, g: Tiny, i: i64, picks: list[i64]) -> None:
        if g.marks.rerolls:
            pay(g, i, 1, 0)
        g.marks.rerolls += 1
        reroll(g, i, picks)

    def stands(self, g: Tiny, i: i64) -> bool:
        return not reroll_code(g, i)


# -- the converter -----------------------------------------------------------


def convert_code(g: Tiny) -> str:
    """Once per turn, with three inactive dice [tiny.conv.use, tiny.conv.once]."""
    if g.marks.converted:
        return "CONVERTER_USED"
    return "CONVERTER_NEEDS_THREE_DICE" if g.count_inactive() < 3 else ""


class ConvertDice(DicePick):
    """Two inactive dice go into the converter; they are dead for this turn [tiny.conv.use,
    tiny.conv.dead, tiny.comp.control].
    """

    def most(self, g: Tiny, i: i64) -> i64:
        return 2

    def take(self, g: Tiny, i: i64, picks: list[i64]) -> None:
        g.marks.converted = True
        for die in picks:
            g.set_die(die, ids.CONVERTER)

    def stands(self, g: Tiny, i: i64) -> bool:
        return not convert_code(g)


class ConvertTo(Rule):
    """A third inactive die is turned to any face, even its own; it stays inactive
    [tiny.conv.use, tiny.conv.turned].
    """

    answers = TURNED
    is_sorted = True

    def options(self, g: Tiny, i: i64) -> list[i64]:
        return turnings(g)

    def code(self, g: Tiny, i: i64, answer: i64) -> str:
        return die_code(g, (answer - ids.TURNED) // 6)

    def carry_out(self, g: Tiny, i: i64, answer: i64) -> None:
        turn_die(g, i, answer)

    def stands(self, g: Tiny, i: i64) -> bool:
        return g.marks.converted


def turnings(g: Tiny) -> list[i64]:
    """Every inactive die with every face."""
    return TURNINGS[g.inactive_from(0)]


def turn_die(g: Tiny, i: i64, answer: i64) -> None:
    """Turn a die to a face."""
    die = (answer - ids.TURNED) // 6
    face = (answer - ids.TURNED) % 6
    g.faces[die] = face
    if g.log is not None:
        g.tell("turned", i, {"die": int(die + 1), "action": ids.FACE_WORDS[face]})


REROLL_DICE: Final[RerollDice] = STEPS.know(RerollDice(), "reroll")
CONVERT_DICE: Final[ConvertDice] = STEPS.know(ConvertDice(), "convert")
CONVERT_TO: Final[ConvertTo] = STEPS.know(ConvertTo(), "convert-to")
