"""Phases II and III, Develop and Settle: workers on the two stacks. Both go the same way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.phases.completing import ENTER
from perihelion.roll.phases.rule import STEPS, PickRule, Rule, end_of_phase, everybody
from perihelion.roll.pieces.handful import ONE, kinds, of_colour, size
from perihelion.roll.power import has
from perihelion.roll.seat import Seat, stack_place
from perihelion.roll.state import Roll
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import AnyStep


def top_side(g: Roll, i: i64, phase: i64) -> i64:
    """The side that lies on top of the stack."""
    return 2 * g.seats[i].stack(phase)[0] + (0 if phase == ids.DEVELOP else 1)


def needed(g: Roll, i: i64, s: i64) -> i64:
    """Workers that the tile needs: its cost less all reductions of the owner, those with the
    highest floor first, and at least 1 [roll.build.needed, roll.build.minimum,
    roll.power.cost_reduction].
    """
    side = g.sides[s]
    cost = side.cost
    powers = g.seats[i].powers(ids.SETTLE if side.world else ids.DEVELOP, g.sides)
    if powers:
        for down in range(6):
            floor = 6 - down
            for power in powers:
                if power.floor() == floor:
                    amount = power.reduction(side)
                    if amount > 0:
                        cost = min(cost, max(floor, cost - amount))
    return max(cost, i64(1))


def may_reach_twelve(g: Roll, phase: i64) -> bool:
    """Whether somebody's tableau could count twelve tiles after this phase [roll.seq.when]."""
    for k in range(len(g.seats)):
        seat = g.seats[k]
        more: i64 = 0
        stack = seat.stack(phase)
        if stack:
            dice = seat.total(stack_place(phase)) + seat.all_workers(phase)
            need = needed(g, k, top_side(g, k, phase))
            if dice >= need:
                more = 1 + min(i64(len(stack) - 1), dice - need)
        if seat.is_full(more):
            return True
    return False


class BuildPhase(Rule):
    """Everyone's developers or settlers go to work [roll.develop.place, roll.settle.place]."""

    def __init__(self, phase: i64) -> None:
        self.phase: Final[i64] = phase

    def word(self) -> str:
        return "develop-phase" if self.phase == ids.DEVELOP else "settle-phase"

    def begin(self, g: Roll, i: i64) -> None:
        g.begin_phase(self.phase)
        g.in_turn = not g.ending() and may_reach_twelve(g, self.phase)
        if self.phase == ids.DEVELOP:
            everybody(g, [DEVELOPERS], [DEVELOP_END])
        else:
            everybody(g, [SETTLERS], [SETTLE_END])


class Build(Rule):
    """A top tile with enough dice on its stack is completed, at the start of the phase even without
    workers; then workers are placed on the top tile one at a time, until none is left or the stack
    is empty [roll.build.start-check, roll.build.place-order, roll.build.incomplete-stay,
    roll.build.over-12, roll.develop.complete, roll.develop.several, roll.settle.complete,
    roll.settle.several, roll.settle.no-conquest].
    """

    def __init__(self, phase: i64) -> None:
        self.phase: Final[i64] = phase

    def word(self) -> str:
        return "develop" if self.phase == ids.DEVELOP else "settle"

    def begin(self, g: Roll, i: i64) -> None:
        seat = g.seats[i]
        if not seat.stack(self.phase):
            return
        s = top_side(g, i, self.phase)
        need = needed(g, i, s)
        dice = seat.total(stack_place(self.phase))
        workers = seat.all_workers(self.phase)
        if dice >= need:
            seat.building = s
            steps: list[AnyStep] = [USE_DEV_DICE, DEV_TO_CUP, ENTER, self]
            if self.phase == ids.SETTLE:
                steps = [USE_WORLD_DICE, WORLD_TO_CUP, ENTER, self]
            g.then_for(i, steps)
        elif workers > 0:
            if g.setup.automatic and dice + workers <= need:
                for colour in range(
                    ids.COLOURS
                ):  # all of them on this tile: their order does not matter
                    while of_colour(seat.workers(self.phase), colour) > 0:
                        self.put(g, i, colour)
                g.then_for(i, [self])
            else:
                g.ask(i)

    def put(self, g: Roll, i: i64, colour: i64) -> None:
        g.seats[i].take_worker(self.phase, colour)
        g.seats[i].put(stack_place(self.phase), colour, 1)
        if g.log is not None:
            facts: dict[str, object] = {
                "colour": ids.COLOUR_WORDS[colour], "card": g.name(top_side(g, i, self.phase)),
            }  # fmt: skip
            g.tell("works-on", i, facts)

    def options(self, g: Roll, i: i64) -> list[i64]:
        workers = g.seats[i].workers(self.phase)
        out: list[i64] = []
        for colour in range(ids.COLOURS):
            if of_colour(workers, colour) > 0:
                out.append(ids.WORKER + colour)
        return out

    def why_not(self, g: Roll, i: i64, answer: i64) -> Refusal | None:
        if answer == ids.DONE:
            return Refusal("WORKERS_LEFT", {"phase": ids.PHASE_WORDS[self.phase]})
        if answer == ids.DECLINE:
            return Refusal("REDUCTION_OBLIGATORY", {})
        if ids.WORKER <= answer < ids.WORKER + ids.WORKERS:
            return Refusal(
                "NO_WORKER", {"colour": ids.COLOUR_WORDS[(answer - ids.WORKER) % ids.EXTRA]}
            )
        s = g.box.tile_side(answer)
        if s != ids.NOTHING:
            top = top_side(g, i, self.phase)
            if s != top:
                return Refusal("NOT_TOP_TILE", {"card": g.name(top)})
            need = needed(g, i, top)
            have = g.seats[i].total(stack_place(self.phase))
            return Refusal(
                "NOT_ENOUGH_WORKERS",
                {"card": g.name(top), "need": int(need), "have": int(have)},
            )
        return None

    def facts(self, g: Roll, i: i64) -> dict[str, object]:
        top = top_side(g, i, self.phase)
        return {
            "card": g.name(top),
            "need": int(needed(g, i, top)),
            "have": int(g.seats[i].total(stack_place(self.phase))),
        }

    def carry_out(self, g: Roll, i: i64, answer: i64) -> None:
        self.put(g, i, answer - ids.WORKER)
        g.then_for(i, [self])


def counted(handful: i64) -> list[i64]:
    """Answers for these dice."""
    out: list[i64] = []
    for colour in range(ids.COLOURS):
        for copy in range(of_colour(handful, colour)):
            out.append(ids.DIE + colour * ids.COPIES + copy)
    return out


def not_there(answer: i64) -> Refusal | None:
    """The refusal for a die that is not among those asked for."""
    if ids.DIE <= answer < ids.DIE + ids.DICE_IDS:
        return Refusal(
            "DIE_NOT_THERE", {"colour": ids.COLOUR_WORDS[(answer - ids.DIE) // ids.COPIES]}
        )
    return None


class UseDice(PickRule):
    """If more dice lie on the stack than the tile needs, the owner chooses which are used; the
    others stay for the next tile [roll.build.surplus].
    """

    def __init__(self, phase: i64) -> None:
        self.phase: Final[i64] = phase

    def word(self) -> str:
        return "use-developers" if self.phase == ids.DEVELOP else "use-settlers"

    def kind(self) -> str:
        return "use-dice"

    def begin(self, g: Roll, i: i64) -> None:
        seat = g.seats[i]
        place = stack_place(self.phase)
        need = needed(g, i, seat.building)
        seat.used = 0
        if seat.total(place) > need and (kinds(seat.dice[place]) > 1 or not g.setup.automatic):
            g.ask(i)
            return
        for colour in range(ids.COLOURS):
            taken = min(seat.at(place, colour), need)
            seat.used += ONE[colour] * taken
            need -= taken

    def most(self, g: Roll, i: i64) -> i64:
        return needed(g, i, g.seats[i].building)

    def candidates(self, g: Roll, i: i64) -> list[i64]:
        return counted(g.seats[i].dice[stack_place(self.phase)])

    def another(self, answer: i64) -> bool:
        return (answer - ids.DIE) % ids.COPIES > 0

    def why_not(self, g: Roll, i: i64, answer: i64) -> Refusal | None:
        return not_there(answer)

    def facts(self, g: Roll, i: i64) -> dict[str, object]:
        return {"count": int(self.most(g, i)), "card": g.name(g.seats[i].building)}

    def finish(self, g: Roll, i: i64) -> None:
        for answer in g.given[i]:
            if answer != ids.DONE:
                g.seats[i].used += ONE[(answer - ids.DIE) // ids.COPIES]


class DiceToCup(PickRule):
    """The dice used go to the Citizenry; powers send one or two of them, as the owner likes, or all
    of a colour to the cup instead. The tile itself does not count yet [roll.build.order,
    roll.power.workers_to_cup, roll.phase.to-citizenry].
    """

    def __init__(self, phase: i64) -> None:
        self.phase: Final[i64] = phase

    def word(self) -> str:
        return "developers-to-cup" if self.phase == ids.DEVELOP else "settlers-to-cup"

    def kind(self) -> str:
        return "to-cup"

    def begin(self, g: Roll, i: i64) -> None:
        used = g.seats[i].used
        others = used  # dice that no power sends to the cup anyway
        for colour in range(ids.COLOURS):
            if has(self.colours(g, i), colour):
                others -= ONE[colour] * of_colour(used, colour)
        if self.choice(g, i) == 0 or (others == 0 and g.setup.automatic):
            self.finish(g, i)
        elif size(used) == 1:
            self.send(g.seats[i], used, ids.CUP)
        else:
            g.ask(i)

    def choice(self, g: Roll, i: i64) -> i64:
        n: i64 = 0
        for power in g.seats[i].powers(self.phase, g.sides):
            n += power.to_cup_choice()
        return n

    def colours(self, g: Roll, i: i64) -> i64:
        """A mask of the colours of which all dice go to the cup."""
        mask: i64 = 0
        for power in g.seats[i].powers(self.phase, g.sides):
            mask |= power.to_cup_colours()
        return mask

    def least(self, g: Roll, i: i64) -> i64:
        return 1

    def most(self, g: Roll, i: i64) -> i64:
        return self.choice(g, i)

    def candidates(self, g: Roll, i: i64) -> list[i64]:
        return counted(g.seats[i].used)

    def another(self, answer: i64) -> bool:
        return (answer - ids.DIE) % ids.COPIES > 0

    def why_not(self, g: Roll, i: i64, answer: i64) -> Refusal | None:
        return not_there(answer)

    def facts(self, g: Roll, i: i64) -> dict[str, object]:
        return {"count": int(self.most(g, i)), "card": g.name(g.seats[i].building)}

    def finish(self, g: Roll, i: i64) -> None:
        seat = g.seats[i]
        for answer in g.given[i]:
            if answer != ids.DONE:
                self.send(seat, ONE[(answer - ids.DIE) // ids.COPIES], ids.CUP)
        for colour in range(ids.COLOURS):
            if has(self.colours(g, i), colour):
                self.send(seat, ONE[colour] * of_colour(seat.used, colour), ids.CUP)
        self.send(seat, seat.used, ids.CITIZENRY)

    def send(self, seat: Seat, handful: i64, target: i64) -> None:
        """Some of the dice used leave the stack."""
        seat.add(stack_place(self.phase), -handful)
        seat.add(target, handful)
        seat.used -= handful


class BuildEnd(Rule):
    """Workers without a tile go to the cup, those on an empty stack too, and the phase ends
    [roll.develop.stack-empty, roll.settle.stack-empty].
    """

    def __init__(self, phase: i64) -> None:
        self.phase: Final[i64] = phase

    def word(self) -> str:
        return "develop-end" if self.phase == ids.DEVELOP else "settle-end"

    def begin(self, g: Roll, i: i64) -> None:
        for seat in g.seats:
            if not seat.stack(self.phase):
                seat.move_all(stack_place(self.phase), ids.CUP)
        end_of_phase(g, self.phase)


DEVELOP_PHASE: Final[BuildPhase] = STEPS.know(BuildPhase(ids.DEVELOP))
SETTLE_PHASE: Final[BuildPhase] = STEPS.know(BuildPhase(ids.SETTLE))
DEVELOPERS: Final[Build] = STEPS.know(Build(ids.DEVELOP))
SETTLERS: Final[Build] = STEPS.know(Build(ids.SETTLE))
USE_DEV_DICE: Final[UseDice] = STEPS.know(UseDice(ids.DEVELOP))
USE_WORLD_DICE: Final[UseDice] = STEPS.know(UseDice(ids.SETTLE))
DEV_TO_CUP: Final[DiceToCup] = STEPS.know(DiceToCup(ids.DEVELOP))
WORLD_TO_CUP: Final[DiceToCup] = STEPS.know(DiceToCup(ids.SETTLE))
DEVELOP_END: Final[BuildEnd] = STEPS.know(BuildEnd(ids.DEVELOP))
SETTLE_END: Final[BuildEnd] = STEPS.know(BuildEnd(ids.SETTLE))
