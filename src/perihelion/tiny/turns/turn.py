"""A player's turn: roll, use dice one after the other, reroll, convert, end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tabletop.refusal import Barred, Refusal
from perihelion.tabletop.step import Step
from perihelion.tabletop.table import Table
from perihelion.tiny.chain import new_chain
from perihelion.tiny.deeds import pay
from perihelion.tiny.ids import (
    ACTIVATED,
    COLONY,
    CONVERT,
    CONVERTER,
    DIE,
    DIPLOMACY,
    ECONOMY,
    END_TURN,
    FACE_WORDS,
    FACES,
    INACTIVE,
    MOVE,
    REROLL,
    TURNED,
)
from perihelion.tiny.state import LEVEL_DICE, Tiny
from perihelion.tiny.turns.advancing import own_ship_code
from perihelion.tiny.turns.colony import colony_code
from perihelion.tiny.turns.faces import face_hurdle, perform
from perihelion.tiny.turns.following import END_CHAIN, followers
from perihelion.tiny.turns.moving import is_journey, journey_code
from perihelion.tiny.turns.rule import (
    PickRule,
    Rule,
    die_code,
    is_die,
    is_ship,
    is_turned,
    no,
)


class StartTurn(Rule):
    """The active player rolls as many dice as his level shows; a die won later waits for the next
    turn [tiny.turn.roll, tiny.up.die, tiny.rogue.zendica.4].
    """

    def word(self) -> str:
        return "start-turn"

    def start(self, g: Tiny, i: i64) -> None:
        seat = g.seats[i]
        if i == g.order[0]:
            g.marks.round += 1
        count = LEVEL_DICE[seat.level - 1] - seat.fewer
        seat.fewer = 0
        for _ in range(count):
            g.faces.append(g.roll())
            g.states.append(INACTIVE)
        if g.log is not None:
            g.tell("rolled", i, {"faces": [FACE_WORDS[face] for face in g.faces]})
        g.then([TURN])


class Turn(Rule):
    """Use an inactive die, reroll, convert or end the turn: in any order, and no die has to be used
    [tiny.turn.activate, tiny.turn.any_order, tiny.turn.optional, tiny.reroll.when,
    tiny.conv.when, tiny.end.when].
    """

    def word(self) -> str:
        return "turn"

    def start(self, g: Tiny, i: i64) -> None:
        g.marks.busy = False
        if g.inactive():
            g.ask(i)
        else:
            g.then([END])

    def choices(self, g: Tiny, i: i64) -> list[i64]:
        able: list[i64] = [-1] * FACES  # whether each face can be performed, as far as asked
        out: list[i64] = []
        for die in g.inactive():
            face = g.faces[die]
            if able[face] < 0:
                able[face] = 0 if die_hurdle(g, i, die) else 1
            if able[face]:
                out.append(DIE + die)
        if not reroll_code(g, i):
            out.append(REROLL)
        if not convert_code(g):
            out.append(CONVERT)
        out.append(END_TURN)
        return out

    def why_not(self, g: Tiny, i: i64, answer: i64) -> Refusal | None:
        if is_die(answer):
            code = die_code(g, answer - DIE)
            return no(code if code else die_hurdle(g, i, answer - DIE))
        if answer == REROLL:
            return no(reroll_code(g, i))
        if answer == CONVERT:
            return no(convert_code(g))
        return self.why_not_action(g, i, answer)

    def why_not_action(self, g: Tiny, i: i64, answer: i64) -> Refusal | None:
        """Whoever names what he would do with a die learns why it cannot be done
        [tiny.gen.why_not].
        """
        for die in g.inactive():
            face = g.faces[die]
            if face == MOVE and is_journey(answer):
                return no(journey_code(g, i, answer))
            if (face == DIPLOMACY or face == ECONOMY) and is_ship(answer):
                return no(own_ship_code(g, i, answer, face))
            if face == COLONY:
                g.states[die] = ACTIVATED
                reason = colony_code(g, new_chain(i), answer)
                g.states[die] = INACTIVE
                if reason is not None:
                    return reason
        return None

    def price_tag(self, g: Tiny, i: i64, answer: i64) -> dict[str, object]:
        if is_die(answer):
            return {"kind": "activate", "action": FACE_WORDS[g.faces[answer - DIE]]}
        if answer == REROLL:
            return {"cost": 1 if g.marks.rerolls else 0}
        return {}

    def grey(self, g: Tiny, i: i64) -> list[Barred]:
        out: list[Barred] = []
        answers = [DIE + die for die in g.inactive()]
        answers.append(REROLL)
        answers.append(CONVERT)
        for answer in answers:
            code = self.why_not(g, i, answer)
            if code is not None:
                out.append(Barred(answer, code))
        return out

    def resolve(self, g: Tiny, i: i64, answer: i64) -> None:
        if is_die(answer):
            activate(g, i, answer - DIE)
        elif answer == REROLL:
            g.then([REROLL_DICE, TURN])
        elif answer == CONVERT:
            g.then([CONVERT_DICE, CONVERT_TO, TURN])
        else:
            g.then([END])

    def concerns(self, answer: i64) -> bool:
        return is_die(answer) or answer == REROLL or answer == CONVERT or answer == END_TURN

    def stands(self, g: Tiny, i: i64) -> bool:
        return bool(g.inactive())


def die_hurdle(g: Tiny, i: i64, die: i64) -> str:
    """What keeps the player from the action of a die; the die itself is no longer inactive then."""
    g.states[die] = ACTIVATED
    code = face_hurdle(g, new_chain(i), g.faces[die])
    g.states[die] = INACTIVE
    return code


def activate(g: Tiny, i: i64, die: i64) -> None:
    """Perform the action of the die once, completely; then the others may follow it, also the last
    one of a turn; then the turn goes on [tiny.turn.activate, tiny.follow.when,
    tiny.follow.last].
    """
    face = g.faces[die]
    g.states[die] = ACTIVATED
    g.bay.append(die)
    g.marks.busy = True
    if g.log is not None:
        g.tell("activated", i, {"die": int(die + 1), "action": FACE_WORDS[face]})
    g.chains.append(new_chain(i))
    steps: list[Step] = [END_CHAIN]
    steps.extend(followers(g, i, face, False))
    steps.append(TURN)
    g.then(steps)
    perform(g, face)


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
        faces = [FACE_WORDS[g.faces[die]] for die in dice]
        g.tell("rerolled", i, {"dice": [int(die + 1) for die in dice], "faces": faces})


class DicePick(PickRule):
    """A question for some of the inactive dice."""

    def fitting(self, g: Tiny, i: i64) -> list[i64]:
        return g.inactive()

    def why_not(self, g: Tiny, i: i64, answer: i64) -> Refusal | None:
        return no(die_code(g, answer - DIE)) if is_die(answer) else None

    def twice(self, table: Table, seat: i64, answer: i64) -> Refusal | None:
        if answer in self.candidates(table, seat):
            return Refusal("SAME_DIE_TWICE", {})
        return None

    def miscounted(self, table: Table, seat: i64, count: i64) -> Refusal:
        return Refusal("NO_DICE_CHOSEN" if count == 0 else "NOT_ENOUGH_DICE", {})

    def concerns(self, answer: i64) -> bool:
        return is_die(answer)


class RerollDice(DicePick):
    """Any number of inactive dice, at least one, are rolled again together
    [tiny.reroll.which].
    """

    def word(self) -> str:
        return "reroll"

    def start(self, g: Tiny, i: i64) -> None:
        g.ask(i)

    def fewest(self, g: Tiny, i: i64) -> i64:
        return 1

    def largest(self, g: Tiny, i: i64) -> i64:
        return len(g.inactive())

    def resolve(self, g: Tiny, i: i64, picks: list[i64]) -> None:
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
    return "CONVERTER_NEEDS_THREE_DICE" if len(g.inactive()) < 3 else ""


class ConvertDice(DicePick):
    """Two inactive dice go into the converter; they are dead for this turn [tiny.conv.use,
    tiny.conv.dead, tiny.comp.control].
    """

    def word(self) -> str:
        return "convert"

    def start(self, g: Tiny, i: i64) -> None:
        g.ask(i)

    def largest(self, g: Tiny, i: i64) -> i64:
        return 2

    def resolve(self, g: Tiny, i: i64, picks: list[i64]) -> None:
        g.marks.converted = True
        for die in picks:
            g.states[die] = CONVERTER

    def stands(self, g: Tiny, i: i64) -> bool:
        return not convert_code(g)


class ConvertTo(Rule):
    """A third inactive die is turned to any face, even its own; it stays inactive
    [tiny.conv.use, tiny.conv.turned].
    """

    def word(self) -> str:
        return "convert-to"

    def start(self, g: Tiny, i: i64) -> None:
        g.ask(i)

    def choices(self, g: Tiny, i: i64) -> list[i64]:
        return turnings(g)

    def why_not(self, g: Tiny, i: i64, answer: i64) -> Refusal | None:
        return no(die_code(g, (answer - TURNED) // 6)) if is_turned(answer) else None

    def resolve(self, g: Tiny, i: i64, answer: i64) -> None:
        turn_die(g, i, answer)

    def concerns(self, answer: i64) -> bool:
        return is_turned(answer)

    def stands(self, g: Tiny, i: i64) -> bool:
        return g.marks.converted


def turnings(g: Tiny) -> list[i64]:
    """Every inactive die with every face."""
    out: list[i64] = []
    for die in g.inactive():
        for face in range(FACES):
            out.append(TURNED + 6 * die + face)
    return out


def turn_die(g: Tiny, i: i64, answer: i64) -> None:
    """Turn a die to a face."""
    die = (answer - TURNED) // 6
    face = (answer - TURNED) % 6
    g.faces[die] = face
    if g.log is not None:
        g.tell("turned", i, {"die": int(die + 1), "action": FACE_WORDS[face]})


# -- the end of the turn -----------------------------------------------------


def clear_dice(g: Tiny) -> None:
    """Take all dice off the control centre."""
    g.faces = []
    g.states = []
    g.bay = []


class EndTurn(Rule):
    """All dice leave the control centre, and with them all that was for this turn. The turn passes
    clockwise [tiny.end.clean, tiny.end.pass].
    """

    def word(self) -> str:
        return "end-turn"

    def start(self, g: Tiny, i: i64) -> None:
        if g.log is not None:
            g.tell("turn-ended", i, {})
        clear_dice(g)
        marks = g.marks
        marks.rerolls = 0
        marks.converted = False
        marks.price = 1
        marks.income = 0
        for seat in g.seats:
            seat.once = 0
        marks.active = (i + 1) % len(g.seats)


START_TURN: Final[StartTurn] = StartTurn()
TURN: Final[Turn] = Turn()
REROLL_DICE: Final[RerollDice] = RerollDice()
CONVERT_DICE: Final[ConvertDice] = ConvertDice()
CONVERT_TO: Final[ConvertTo] = ConvertTo()
END: Final[EndTurn] = EndTurn()
