"""Steps of this game.

Players carry out every step and phase at the same time, each in a lane of its own, and the next one
begins when all have finished [roll.round.simultaneous, roll.round.wait, roll.seq.model].
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.phases.wrong_step import misplaced
from perihelion.roll.pieces.handful import BITS, MOST, ONE, of_colour, size
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


class LaneRule(Rule):
    """A rule that asks a seat in its lane for one answer."""

    def alone(self) -> bool:
        return True


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
        """As every `Pick`, but `done` may come at once if nothing need be picked."""
        wanted = self.least(g, i) - len(g.given[i])
        out = next_picks(g, i, self.candidates(g, i), wanted)
        if wanted <= 0:
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
                while another(g, answer):
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

    def refuse_set(self, g: Roll, i: i64, answers: list[i64]) -> Refusal | None:
        reason = super().refuse_set(g, i, answers)
        if reason is not None:
            return reason
        whole = [*g.given[i], *answers]
        for answer in whole:
            if another(g, answer) and answer - 1 not in whole:
                return Refusal("PICK_IN_ORDER", g.describe(answer))
        return None

    def miscounted(self, g: Roll, i: i64, count: i64) -> Refusal:
        return miscounted(count, self.least(g, i), self.most(g, i))

    def misplaced(self, g: Roll, i: i64, answer: i64) -> Refusal:
        return elsewhere(g, answer)

    def asked_in_the_open(self, g: Roll, i: i64) -> bool:
        return True  # tiles that others do not see give choices by their number


def another(g: Roll, answer: i64) -> bool:
    """Whether the answer names a second or later die of a colour: then the one before comes
    first.
    """
    if ids.is_die(answer):
        return (answer - ids.DIE) % ids.COPIES > 0
    if ids.is_recall(answer):
        return (answer - ids.RECALL) % ids.COPIES > 0
    return answer % 2 > 0 and g.box.family(answer) == ids.GOOD_FAMILY


def next_picks(g: Roll, i: i64, candidates: list[i64], wanted: i64) -> list[i64]:
    """Those of the candidates that the seat may pick next so that enough are left for all that are
    wanted; the second die of a colour comes only after the first.
    """
    given = g.given[i]
    last: i64 = given[-1] if given else -1
    left: i64 = len(candidates)
    out: list[i64] = []
    for c in candidates:
        if c > last and left >= wanted and (c - 1 == last or not another(g, c)):
            out.append(c)
        left -= 1
    return out


def next_dice(out: list[i64], handful: i64, first: i64, last: i64, wanted: i64) -> None:
    """Add the same for dice alone, as `name_dice` names them, without a list of all."""
    left = size(handful)
    while left > 0:
        count = handful & MOST
        answer = max(first, last + 1)
        if answer < first + count and left - (answer - first) >= wanted:
            out.append(answer)
        left -= count
        handful >>= BITS
        first += ids.COPIES


def name_dice(out: list[i64], handful: i64, first: i64) -> None:
    """Add the answers for these dice, from the first one of the family on."""
    for colour in range(ids.COLOURS):
        for copy in range(of_colour(handful, colour)):
            out.append(first + colour * ids.COPIES + copy)


def counted(handful: i64, first: i64) -> list[i64]:
    """The same answers in a list of their own."""
    out: list[i64] = []
    name_dice(out, handful, first)
    return out


def dice_picked(picks: list[i64]) -> i64:
    """A handful: the dice that are named among these answers."""
    out: i64 = 0
    for answer in picks:
        if ids.is_die(answer):
            out += ONE[(answer - ids.DIE) // ids.COPIES]
    return out


# -- refusals --------------------------------------------------------------------


def elsewhere(g: Roll, answer: i64) -> Refusal:
    """The refusal of an answer that belongs elsewhere [roll.engine.refuse]."""
    code = misplaced(g.box, g.step, g.played, answer)
    return Refusal(code if code else "NO_SUCH_DECISION", {})


def no_such_die(colour: i64) -> Refusal:
    """The refusal for a die that is not among those asked for."""
    return Refusal("DIE_NOT_THERE", {"colour": ids.COLOUR_WORDS[colour]})


def no_worker(worker: i64) -> Refusal:
    """The refusal for a worker that the seat does not have."""
    return Refusal("NO_WORKER", {"colour": ids.COLOUR_WORDS[worker % ids.EXTRA]})


def miscounted(count: i64, least: i64, most: i64) -> Refusal:
    """The refusal for too many or too few dice."""
    facts: dict[str, object] = {"count": int(count), "least": int(least), "most": int(most)}
    return Refusal("WRONG_DIE_COUNT", facts)


# -- phases ----------------------------------------------------------------------


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


class PhaseRule(Rule):
    """A rule of one phase."""

    def __init__(self, phase: i64) -> None:
        self.phase: Final[i64] = phase

    def word(self) -> str:
        return ids.PHASE_WORDS[self.phase]


class Phase(PhaseRule):
    """A phase begins: extra workers come up, and what was noted in earlier ones is void. All seats
    carry out their steps, at the same time unless order matters, then the phase ends.
    """

    def __init__(self, phase: i64, steps: list[AnyStep], after: list[AnyStep]) -> None:
        super().__init__(phase)
        self.steps: Final = steps
        self.after: Final = after

    def word(self) -> str:
        return super().word() + "-phase"

    def order_matters(self, g: Roll) -> bool:
        """Whether players act one after another [roll.seq.when]."""
        return False

    def begin(self, g: Roll, i: i64) -> None:
        g.step = ids.PHASE_STEP + self.phase
        for seat in g.seats:
            seat.scouted = 0
            seat.missing = 0
            for power in seat.powers(self.phase, g.sides):
                for colour in power.extra_workers:
                    seat.extra += ONE[colour]
        if g.log is not None:
            g.tell("phase", -1, {"phase": ids.PHASE_WORDS[self.phase]})
        g.in_turn = not g.ending() and self.order_matters(g)
        g.then(self.after)
        if g.in_turn:
            g.then([EachInTurn(k, self.steps) for k in g.order])
            if g.log is not None:
                g.tell("in-turn", -1, {"player": int(g.order[0])})
        else:
            for k in g.order:
                g.then_for(k, self.steps)


class Work(PhaseRule):
    """The workers of a seat act, one after another, and all must [roll.phase.must-use,
    roll.phase.one-by-one].
    """

    def alone(self) -> bool:
        return True

    def why_not(self, g: Roll, i: i64, answer: i64) -> Refusal | None:
        if answer == ids.DONE:
            return Refusal("WORKERS_LEFT", {"phase": self.word()})
        return None

    def facts(self, g: Roll, i: i64) -> dict[str, object]:
        return {"count": int(g.seats[i].all_workers(self.phase))}


class PhaseEnd(PhaseRule):
    """Extra workers vanish, unused ones go to the cup, and powers that wait for the end of the
    phase pay, player by player and tile by tile [roll.phase.unused-to-cup, roll.phase.end-order].
    """

    def word(self) -> str:
        return super().word() + "-end"

    def begin(self, g: Roll, i: i64) -> None:
        for seat in g.seats:
            seat.move_all(ids.ROW + self.phase, ids.CUP)
            seat.move_all(ids.STRIP + self.phase, ids.CUP)
            seat.extra = 0
        for k in g.order:
            if g.seats[k].powers(self.phase, g.sides):
                self.pay(g, k)

    def pay(self, g: Roll, k: i64) -> None:
        seat = g.seats[k]
        for s in seat.tableau:
            side = g.sides[s]
            for power in side.of_phase[self.phase]:
                g.pay_out(k, power.end_credits(seat, g.seats, g.sides), side.slug)
                g.give_points(k, power.end_points, side.slug)


def _read_turn(box: object, rest: list[str]) -> AnyStep | None:
    number = wholes(rest[:1], [9])
    if number is None or len(rest) < 2:
        return None
    return EachInTurn(number[0], [STEPS.named(box, step) for step in rest[1:]])


STEPS.reads("turn", _read_turn)
