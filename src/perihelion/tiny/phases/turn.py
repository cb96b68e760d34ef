"""A player's turn: roll, use dice one after another, reroll, convert, end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import AnyStep
from perihelion.tiny import ids
from perihelion.tiny.phases import dice
from perihelion.tiny.phases.advancing import own_ship_code
from perihelion.tiny.phases.colony import COLONY_ACTION, colony_code, colony_hurdle
from perihelion.tiny.phases.faces import ALWAYS, perform, simple_hurdle
from perihelion.tiny.phases.following import END_CHAIN, followers
from perihelion.tiny.phases.listed import TURNS, WITH_CONVERT, WITH_REROLL
from perihelion.tiny.phases.moves import tell
from perihelion.tiny.phases.moving import is_journey, journey_code
from perihelion.tiny.phases.rule import DICE, SHIPS, STEPS, Rule, die_code, is_die, no
from perihelion.tiny.pieces.chain import Chain
from perihelion.tiny.state import LEVEL_DICE, Tiny

_BIT: Final = bytes([1, 2, 4, 8, 16, 32, 64])
"""A bit for each die and face: bytes are read sooner than the numbers in a list."""


class StartTurn(Rule):
    """The active player rolls as many dice as their level shows; a die won later waits for the next
    turn [tiny.turn.roll, tiny.up.die, tiny.rogue.zendica.4].
    """

    def begin(self, g: Tiny, i: i64) -> None:
        seat = g.seats[i]
        if i == g.order[0]:
            g.marks.round += 1
        count = LEVEL_DICE[seat.level - 1] - seat.fewer
        seat.fewer = 0
        g.states = [ids.INACTIVE] * count
        g.faces = [g.roll() for _ in g.states]
        g.marks.unused = BIT[len(g.states)] - 1
        if g.log is not None:
            g.tell("rolled", i, {"faces": [ids.FACE_WORDS[face] for face in g.faces]})
        g.next(TURN)


class Turn(Rule):
    """Use an inactive die, reroll, convert or end the turn: in any order, and no die has to be used
    [tiny.turn.activate, tiny.turn.any_order, tiny.turn.optional, tiny.reroll.when,
    tiny.conv.when, tiny.end.when].
    """

    answers = [*DICE, ids.END_TURN, ids.REROLL, ids.CONVERT]
    is_sorted = True

    def begin(self, g: Tiny, i: i64) -> None:
        g.marks.busy = False
        if g.marks.unused:
            g.ask(i)
        else:
            g.next(END)

    def options(self, g: Tiny, i: i64) -> list[i64]:
        tried = ALWAYS  # a bit for each face: finding out whether it can be used takes a while
        usable = ALWAYS
        faces = g.faces
        count: i64 = len(faces)
        out = g.marks.unused
        for die in range(count):
            bit: i64 = _BIT[die]
            if out & bit:
                face: i64 = _BIT[faces[die]]
                if not tried & face:
                    tried |= face
                    if not die_hurdle(g, i, die):
                        usable |= face
                if not usable & face:
                    out ^= bit
        if not dice.reroll_code(g, i):
            out |= WITH_REROLL
        if not dice.convert_code(g):
            out |= WITH_CONVERT
        return TURNS[out]

    def code(self, g: Tiny, i: i64, answer: i64) -> str:
        if is_die(answer):
            return die_code(g, answer - ids.DIE) or die_hurdle(g, i, answer - ids.DIE)
        if answer == ids.REROLL:
            return dice.reroll_code(g, i)
        return dice.convert_code(g) if answer == ids.CONVERT else ""

    def why_not(self, g: Tiny, i: i64, answer: i64) -> Refusal | None:
        known = self.concerns(answer)
        return no(self.code(g, i, answer) if known else self.action_code(g, i, answer))

    def action_code(self, g: Tiny, i: i64, answer: i64) -> str:
        """A player who names what they would do with a die learns why no die can do it
        [tiny.gen.why_not]; if it can, the die has to be chosen first.
        """
        code = ""
        for die in g.inactive():
            face = g.faces[die]
            if face == ids.MOVE and is_journey(answer):
                return journey_code(g, i, answer)
            if (face == ids.DIPLOMACY or face == ids.ECONOMY) and answer in SHIPS:
                code = own_ship_code(g, i, answer, face)
                if not code:
                    return ""
            if face == ids.COLONY and COLONY_ACTION.concerns(answer):
                g.set_die(die, ids.ACTIVATED)
                reason = colony_code(g, Chain(i), answer)
                g.set_die(die, ids.INACTIVE)
                if reason:
                    return reason
        return code

    def tag(self, g: Tiny, i: i64, answer: i64) -> dict[str, object]:
        if is_die(answer):
            return {"kind": "activate", "action": ids.FACE_WORDS[g.faces[answer - ids.DIE]]}
        if answer == ids.REROLL:
            return {"cost": 1 if g.marks.rerolls else 0}
        return {}

    def expected(self, g: Tiny, i: i64) -> list[i64]:
        return [*g.inactive(), ids.REROLL, ids.CONVERT]

    def carry_out(self, g: Tiny, i: i64, answer: i64) -> None:
        if is_die(answer):
            activate(g, i, answer - ids.DIE)
        elif answer == ids.REROLL:
            g.then(REROLLING)
        elif answer == ids.CONVERT:
            g.then(CONVERTING)
        else:
            g.next(END)

    def stands(self, g: Tiny, i: i64) -> bool:
        return g.marks.unused != 0


def die_hurdle(g: Tiny, i: i64, die: i64) -> str:
    """What keeps the player from the action of a die; the die itself is no longer inactive then,
    which matters to colonies alone.
    """
    face = g.faces[die]
    if face != ids.COLONY:
        return simple_hurdle(g, i, face)
    unused = g.marks.unused
    g.marks.unused = unused & ~BIT[die]
    code = colony_hurdle(g, i, None)
    g.marks.unused = unused
    return code


def activate(g: Tiny, i: i64, die: i64) -> None:
    """Perform the action of the die once, completely; then the others may follow it, even the last
    one of a turn; then the turn goes on [tiny.turn.activate, tiny.follow.when, tiny.follow.last].
    """
    face = g.faces[die]
    g.set_die(die, ids.ACTIVATED)
    g.bay.append(die)
    g.marks.busy = True
    if g.log is not None:
        g.tell("activated", i, {"die": int(die + 1), "action": ids.FACE_WORDS[face]})
    g.at_work = Chain(i)
    g.next(TURN)
    g.then(followers(g, i, face, False))
    g.next(END_CHAIN)
    perform(g, face)


# -- the end of the turn -----------------------------------------------------


def clear_dice(g: Tiny) -> None:
    """Take all dice off the control centre."""
    g.faces.clear()
    g.states.clear()
    g.bay.clear()
    g.marks.unused = 0


class EndTurn(Rule):
    """All dice leave the control centre, and with them all that was for this turn. The turn passes
    clockwise [tiny.end.clean, tiny.end.pass].
    """

    def begin(self, g: Tiny, i: i64) -> None:
        if g.log is not None:
            tell(g, "turn-ended", i, {})
        clear_dice(g)
        marks = g.marks
        marks.rerolls = 0
        marks.converted = False
        marks.price = 1
        marks.income = 0
        for seat in g.seats:
            seat.once = 0
        marks.active = (i + 1) % len(g.seats)


START_TURN: Final[StartTurn] = STEPS.know(StartTurn(), "start-turn")
TURN: Final[Turn] = STEPS.know(Turn(), "turn")
END: Final[EndTurn] = STEPS.know(EndTurn(), "end-turn")

REROLLING: Final[list[AnyStep]] = [dice.REROLL_DICE, TURN]
CONVERTING: Final[list[AnyStep]] = [dice.CONVERT_DICE, dice.CONVERT_TO, TURN]
