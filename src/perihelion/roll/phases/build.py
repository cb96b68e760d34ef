"""Phases II and III, Develop and Settle: workers on the two stacks. Both go the same way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.phases import rule
from perihelion.roll.phases.completing import ENTER
from perihelion.roll.phases.rule import STEPS, Phase, PhaseEnd, PickRule, Work
from perihelion.roll.pieces.handful import ONE, colours_in, first_of, kinds, of_colour, size
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
                if power.floor == floor:
                    amount = power.reduction(side)
                    if amount > 0:
                        cost = min(cost, max(floor, cost - amount))
    return max(cost, i64(1))


class BuildPhase(Phase):
    """Everyone's developers or settlers go to work [roll.develop.place, roll.settle.place]."""

    def order_matters(self, g: Roll) -> bool:
        """Whether somebody's tableau could count twelve tiles after this phase [roll.seq.when]."""
        for k in range(len(g.seats)):
            seat = g.seats[k]
            more: i64 = 0
            stack = seat.stack(self.phase)
            if stack:
                dice = seat.on_stack(self.phase) + seat.all_workers(self.phase)
                need = needed(g, k, top_side(g, k, self.phase))
                if dice >= need:
                    more = 1 + min(i64(len(stack) - 1), dice - need)
            if seat.is_full(more):
                return True
        return False


class Build(Work):
    """A top tile with enough dice on its stack is completed, at the start of the phase even without
    workers; then workers are placed on the top tile one at a time, until none is left or the stack
    is empty [roll.build.start-check, roll.build.place-order, roll.build.incomplete-stay,
    roll.build.over-12, roll.develop.complete, roll.develop.several, roll.settle.complete,
    roll.settle.several, roll.settle.no-conquest].
    """

    def __init__(self, phase: i64, completing: list[AnyStep]) -> None:
        super().__init__(phase)
        self.completing: Final = [*completing, self]

    def begin(self, g: Roll, i: i64) -> None:
        seat = g.seats[i]
        if not seat.stack(self.phase):
            return
        s = top_side(g, i, self.phase)
        need = needed(g, i, s)
        dice = seat.on_stack(self.phase)
        workers = seat.all_workers(self.phase)
        if dice >= need:
            seat.building = s
            g.then_for(i, self.completing)
        elif workers > 0:
            if g.setup.automatic and dice + workers <= need:
                self.put_all(g, i)
                g.next_for(i, self)
            else:
                g.ask(i)

    def put_all(self, g: Roll, i: i64) -> None:
        """All workers go on the same tile, so their order does not matter."""
        seat = g.seats[i]
        if g.log is not None:
            for colour in range(ids.COLOURS):
                for _ in range(of_colour(seat.workers(self.phase), colour)):
                    self.tell(g, i, colour)
        seat.move_all(ids.ROW + self.phase, stack_place(self.phase))
        seat.move_all(ids.STRIP + self.phase, stack_place(self.phase))

    def put(self, g: Roll, i: i64, colour: i64) -> None:
        g.seats[i].take_worker(self.phase, colour)
        g.seats[i].put(stack_place(self.phase), colour, 1)
        if g.log is not None:
            self.tell(g, i, colour)

    def tell(self, g: Roll, i: i64, colour: i64) -> None:
        facts: dict[str, object] = {
            "colour": ids.COLOUR_WORDS[colour], "card": g.name(top_side(g, i, self.phase)),
        }  # fmt: skip
        g.tell("works-on", i, facts)

    def options(self, g: Roll, i: i64) -> list[i64]:
        return [ids.WORKER + colour for colour in colours_in(g.seats[i].workers(self.phase))]

    def why_not(self, g: Roll, i: i64, answer: i64) -> Refusal | None:
        if answer == ids.DECLINE:
            return Refusal("REDUCTION_OBLIGATORY", {})
        if ids.is_worker(answer):
            return rule.no_worker(answer - ids.WORKER)
        s = g.box.tile_side(answer)
        if s == ids.NOTHING:
            return super().why_not(g, i, answer)
        top = top_side(g, i, self.phase)
        if s != top:
            return Refusal("NOT_TOP_TILE", {"card": g.name(top)})
        return Refusal("NOT_ENOUGH_WORKERS", self.facts(g, i))

    def facts(self, g: Roll, i: i64) -> dict[str, object]:
        top = top_side(g, i, self.phase)
        return {
            "card": g.name(top),
            "need": int(needed(g, i, top)),
            "have": int(g.seats[i].on_stack(self.phase)),
        }

    def carry_out(self, g: Roll, i: i64, answer: i64) -> None:
        self.put(g, i, answer - ids.WORKER)
        g.next_for(i, self)


class CompletingRule(PickRule):
    """A seat picks some of the dice with which it completes the top tile of a stack."""

    def __init__(self, phase: i64) -> None:
        self.phase: Final[i64] = phase
        self.workers: Final = "developers" if phase == ids.DEVELOP else "settlers"

    def why_not(self, g: Roll, i: i64, answer: i64) -> Refusal | None:
        return rule.no_such_die((answer - ids.DIE) // ids.COPIES) if ids.is_die(answer) else None

    def facts(self, g: Roll, i: i64) -> dict[str, object]:
        return {"count": int(self.most(g, i)), "card": g.name(g.seats[i].building)}


class UseDice(CompletingRule):
    """If more dice lie on the stack than the tile needs, the owner chooses which are used; the
    others stay for the next tile [roll.build.surplus].
    """

    def word(self) -> str:
        return "use-" + self.workers

    def kind(self) -> str:
        return "use-dice"

    def begin(self, g: Roll, i: i64) -> None:
        seat = g.seats[i]
        dice = seat.dice[stack_place(self.phase)]
        need = needed(g, i, seat.building)
        if size(dice) > need and (kinds(dice) > 1 or not g.setup.automatic):
            g.ask(i)
        else:
            seat.used = first_of(dice, need)

    def most(self, g: Roll, i: i64) -> i64:
        return needed(g, i, g.seats[i].building)

    def candidates(self, g: Roll, i: i64) -> list[i64]:
        return rule.counted(g.seats[i].dice[stack_place(self.phase)], ids.DIE)

    def take(self, g: Roll, i: i64, picks: list[i64]) -> None:
        g.seats[i].used = rule.dice_picked(picks)


class DiceToCup(CompletingRule):
    """The dice used go to the Citizenry; powers send one or two of them, as the owner likes, or all
    of a colour to the cup instead. The tile itself does not count yet [roll.build.order,
    roll.power.workers_to_cup, roll.phase.to-citizenry].
    """

    def word(self) -> str:
        return self.workers + "-to-cup"

    def kind(self) -> str:
        return "to-cup"

    def begin(self, g: Roll, i: i64) -> None:
        used = g.seats[i].used
        others = used - self.sent_anyway(g, i, used)
        if self.most(g, i) == 0 or (others == 0 and g.setup.automatic):
            self.take(g, i, [])
        elif size(used) == 1:
            self.send(g.seats[i], used, ids.CUP)
        else:
            g.ask(i)

    def sent_anyway(self, g: Roll, i: i64, handful: i64) -> i64:
        """A handful: those of the dice that go to the cup for their colour."""
        mask: i64 = 0
        for power in g.seats[i].powers(self.phase, g.sides):
            mask |= power.to_cup_colours
        out: i64 = 0
        for colour in range(ids.COLOURS):
            if has(mask, colour):
                out += ONE[colour] * of_colour(handful, colour)
        return out

    def least(self, g: Roll, i: i64) -> i64:
        return 1

    def most(self, g: Roll, i: i64) -> i64:
        n: i64 = 0
        for power in g.seats[i].powers(self.phase, g.sides):
            n += power.to_cup_choice
        return n

    def candidates(self, g: Roll, i: i64) -> list[i64]:
        return rule.counted(g.seats[i].used, ids.DIE)

    def take(self, g: Roll, i: i64, picks: list[i64]) -> None:
        seat = g.seats[i]
        self.send(seat, rule.dice_picked(picks), ids.CUP)
        self.send(seat, self.sent_anyway(g, i, seat.used), ids.CUP)
        self.send(seat, seat.used, ids.CITIZENRY)

    def send(self, seat: Seat, handful: i64, target: i64) -> None:
        """Some of the dice used leave the stack."""
        seat.add(stack_place(self.phase), -handful)
        seat.add(target, handful)
        seat.used -= handful


class BuildEnd(PhaseEnd):
    """Workers without a tile go to the cup, those on an empty stack too, and the phase ends
    [roll.develop.stack-empty, roll.settle.stack-empty].
    """

    def begin(self, g: Roll, i: i64) -> None:
        for seat in g.seats:
            if not seat.stack(self.phase):
                seat.move_all(stack_place(self.phase), ids.CUP)
        super().begin(g, i)


def _build_phase(phase: i64) -> BuildPhase:
    """The steps of one of the two phases."""
    use = STEPS.know(UseDice(phase))
    to_cup = STEPS.know(DiceToCup(phase))
    build = STEPS.know(Build(phase, [use, to_cup, ENTER]))
    return STEPS.know(BuildPhase(phase, [build], [STEPS.know(BuildEnd(phase))]))


DEVELOP_PHASE: Final = _build_phase(ids.DEVELOP)
SETTLE_PHASE: Final = _build_phase(ids.SETTLE)
