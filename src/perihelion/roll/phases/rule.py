"""Steps of this game.

Players carry out every step and phase at the same time, each in a lane of its own, and the next one
begins when all have finished [roll.round.simultaneous, roll.round.wait, roll.seq.model].
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.phases.wrong_step import misplaced
from perihelion.roll.pieces.handful import of_colour
from perihelion.roll.seat import Seat
from perihelion.roll.state import Roll
from perihelion.tabletop.pick import Pick
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import AnyStep, Step
from perihelion.tabletop.steps import Steps, wholes

STEPS: Final = Steps()
"""The steps of the game, each registered where it is defined."""


class Rule(Step[Roll]):
    """A rule of this game."""

    def misplaced(self, g: Roll, i: i64, answer: i64) -> Refusal:
        return elsewhere(g, answer)

    def asked_in_the_open(self, g: Roll, i: i64) -> bool:
        return True  # tiles that others do not see give choices by their number


class SequenceRule(Rule):
    """A rule by which a seat names several things in order, each building on the ones before; a
    last `done` may be left out.
    """

    def in_sequence(self) -> bool:
        return True

    def in_order(self, g: Roll, i: i64, picks: list[i64]) -> list[i64]:
        return picks

    def done(self) -> i64:
        return ids.DONE


class PickRule(Pick[Roll]):
    """A rule by which a seat picks several things; none at all if that is allowed."""

    def done(self) -> i64:
        return ids.DONE

    def options(self, g: Roll, i: i64) -> list[i64]:
        """As every `Pick`, but the second die of a colour comes only after the first, and `done`
        may come at once if nothing need be picked.
        """
        given = g.given[i]
        count: i64 = len(given)
        last: i64 = given[count - 1] if count > 0 else -1
        candidates = self.candidates(g, i)
        least = self.least(g, i)
        spare: i64 = len(candidates)
        out: list[i64] = []
        for c in candidates:
            spare -= 1
            if c > last and count + 1 + spare >= least:
                if not self.another(c) or c - 1 == last:
                    out.append(c)
        if count >= least:
            out.append(ids.DONE)
        return out

    def normal(self, g: Roll, i: i64, answers: list[i64]) -> list[i64]:
        """Equal dice are the same to the game: whichever of them are named, the first are meant."""
        candidates = self.candidates(g, i)
        given = g.given[i]
        out: list[i64] = []
        for k in range(len(answers)):
            answer = answers[k]
            if answer in answers[:k] or answer in given:
                return answers  # one of them twice, which is refused
            if answer in candidates:
                while self.another(answer):
                    answer -= 1
                while answer in out or answer in given:
                    answer += 1
            out.append(answer)
        return out

    def in_order(self, g: Roll, i: i64, picks: list[i64]) -> list[i64]:
        out = sorted(picks)
        if ids.DONE in out:  # its number is not the highest
            out.remove(ids.DONE)
            out.append(ids.DONE)
        return out

    def another(self, answer: i64) -> bool:
        """Whether the answer is a second or later thing of a kind: then the one before comes
        first.
        """
        return False

    def refuse_set(self, g: Roll, i: i64, answers: list[i64]) -> Refusal | None:
        reason = super().refuse_set(g, i, answers)
        if reason is not None:
            return reason
        whole = [*g.given[i], *answers]
        for answer in whole:
            if answer != ids.DONE and self.another(answer) and answer - 1 not in whole:
                return Refusal("PICK_IN_ORDER", g.describe(answer))
        return None

    def miscounted(self, g: Roll, i: i64, count: i64) -> Refusal:
        return Refusal("WRONG_DIE_COUNT", self.wanted(g, i, count))

    def misplaced(self, g: Roll, i: i64, answer: i64) -> Refusal:
        return elsewhere(g, answer)

    def asked_in_the_open(self, g: Roll, i: i64) -> bool:
        return True  # tiles that others do not see give choices by their number


def elsewhere(g: Roll, answer: i64) -> Refusal:
    """The refusal of an answer that belongs elsewhere [roll.engine.refuse]."""
    code = misplaced(g.box, g.step, g.played, answer)
    return Refusal(code if code else "NO_SUCH_DECISION", {})


class EachInTurn(Step[Roll]):
    """One seat's part of a phase where order matters: nobody else acts meanwhile
    [roll.seq.when, roll.seq.model].
    """

    def __init__(self, seat: i64, steps: list[AnyStep]) -> None:
        self.seat: Final[i64] = seat
        self.steps: Final = steps

    def begin(self, g: Roll, i: i64) -> None:
        g.then_for(self.seat, self.steps)

    def word(self) -> str:
        return "turn " + " ".join([str(self.seat), *[step.word() for step in self.steps]])


def everybody(g: Roll, steps: list[AnyStep], after: list[AnyStep]) -> None:
    """All seats carry out these steps, at the same time or one after another, then the rest
    follows.
    """
    if g.in_turn:
        turns: list[AnyStep] = []
        for k in g.order:
            turns.append(EachInTurn(k, steps))
        g.then([*turns, *after])
        if g.log is not None:
            g.tell("in-turn", -1, {"player": int(g.order[0])})
    else:
        g.then(after)
        for k in g.order:
            g.then_for(k, steps)


def worker_numbers(dice: i64, extra: i64) -> list[i64]:
    """Workers by number, one of each kind: dice by their colours, then extra ones that are not
    dice.
    """
    out: list[i64] = []
    for colour in range(ids.COLOURS):
        if of_colour(dice, colour) > 0:
            out.append(colour)
    for colour in range(ids.COLOURS):
        if of_colour(extra, colour) > 0:
            out.append(ids.EXTRA + colour)
    return out


def end_of_phase(g: Roll, phase: i64) -> None:
    """Extra workers vanish, unused ones go to the cup, and powers that wait for the end of the
    phase pay, player by player and tile by tile [roll.phase.unused-to-cup, roll.phase.end-order].
    """
    for seat in g.seats:
        seat.move_all(ids.ROW + phase, ids.CUP)
        seat.move_all(ids.STRIP + phase, ids.CUP)
        seat.extra = 0
    for k in g.order:
        _pay_at_end(g, k, g.seats[k], phase)


def _pay_at_end(g: Roll, k: i64, seat: Seat, phase: i64) -> None:
    for s in seat.tableau:
        for power in g.sides[s].of_phase[phase]:
            g.pay_out(k, power.end_credits(seat, g.seats, g.sides), g.sides[s].slug)
            g.give_points(k, power.end_points(), g.sides[s].slug)


def _read_turn(box: object, rest: list[str]) -> AnyStep | None:
    number = wholes(rest[:1], [9])
    if number is None or len(rest) < 2:
        return None
    return EachInTurn(number[0], [STEPS.named(box, step) for step in rest[1:]])


STEPS.reads("turn", _read_turn)
