"""Roll, Assign and Reveal: the dice behind the screens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.phases.plan import (
    DICTATING,
    NO_USE,
    SELECTIONS,
    WILD_ROWS,
    Plan,
    picks_in_order,
    plan_of,
    standing,
    told,
)
from perihelion.roll.phases.rule import STEPS, Rule, SequenceRule, miscounted, no_such_die
from perihelion.roll.pieces.handful import of_colour
from perihelion.roll.pieces.tiles import FACES
from perihelion.roll.power import DICTATE_AGAIN, Power
from perihelion.roll.powers.assign import DICTATE
from perihelion.roll.state import Roll
from perihelion.tabletop.refusal import Barred, Refusal


class RollDice(Rule):
    """Behind the screens everyone rolls all dice of the cup [roll.roll.all, roll.round.steps]."""

    def begin(self, g: Roll, i: i64) -> None:
        g.rounds += 1
        g.step = ids.ASSIGN_STEP
        g.revealed += 1
        if g.log is not None:
            g.tell("round", -1, {"round": g.round()})
        for k in g.order:
            seat = g.seats[k]
            cup = seat.dice[ids.CUP]
            for colour in range(ids.COLOURS):
                for _ in range(of_colour(cup, colour)):
                    seat.rolled.append(colour * 8 + FACES[colour][g.dice.throw(6)])
            seat.dice[ids.CUP] = 0
            seat.rolled.sort()
            if g.log is not None:
                g.tell("rolled", k, {"count": len(seat.rolled)})
                g.confide("rolled-faces", k, {"rolls": dice_shown(seat.rolled)})


def dice_shown(rolled: list[i64]) -> list[object]:
    """Dice with their faces, for events."""
    return [f"{ids.COLOUR_WORDS[die // 8]}-{ids.PHASE_WORDS[die % 8]}" for die in rolled]


def die_in_row(k: i64) -> dict[str, object]:
    """A die that stands in a row, colour * 5 + row, for refusals."""
    return {"colour": ids.COLOUR_WORDS[k // ids.PHASES], "phase": ids.PHASE_WORDS[k % ids.PHASES]}


def power_in_use(g: Roll, plan: Plan) -> Power:
    """Dictate, or the power of a development."""
    if plan.using == DICTATING:
        return DICTATE
    power = g.sides[g.box.named[plan.using]].reassign
    assert power is not None
    return power


class Assign(SequenceRule):
    """Everyone assigns the dice rolled, in secret: selects one phase with one die, puts the wild
    dice into rows and may use Dictate and Reassign powers, each once and in any order; all of it
    may be redone until the screens open [roll.assign.sort, roll.assign.wild,
    roll.assign.select.one, roll.assign.select.any, roll.assign.select.first,
    roll.assign.select.fixed, roll.assign.reassign.move, roll.assign.reassign.once,
    roll.assign.reassign.optional, roll.assign.reassign.owned, roll.assign.reassign.split,
    roll.assign.dictate.pair, roll.assign.undo, roll.assign.checked].
    """

    def begin(self, g: Roll, i: i64) -> None:
        g.step = ids.ASSIGN_STEP
        super().begin(g, i)

    def complete(self, g: Roll, i: i64) -> bool:
        return g.given[i][-1] == ids.DONE

    def in_order(self, g: Roll, i: i64, picks: list[i64]) -> list[i64]:
        return picks_in_order(picks)

    def options(self, g: Roll, i: i64) -> list[i64]:
        seat = g.seats[i]
        given = g.given[i]
        if not given:
            return self.selections(seat.rolled)
        plan = plan_of(seat, given)
        wild = plan.next_wild()
        return self.uses(g, i, plan) if wild < 0 else self.rows_for(wild, given[-1])

    def selections(self, rolled: list[i64]) -> list[i64]:
        """Any die may select any phase."""
        out: list[i64] = []
        last: i64 = -1
        for die in rolled:
            if die != last:
                out.extend(SELECTIONS[die])
            last = die
        return out

    def rows_for(self, colour: i64, before: i64) -> list[i64]:
        """Rows for a wild die; equal dice go to rows from left to right, so that this answer is not
        below the one before.
        """
        rows = WILD_ROWS[colour]
        return rows[max(before - rows[0], i64(0)) :]

    def uses(self, g: Roll, i: i64, plan: Plan) -> list[i64]:
        """The selection is made and no die is without a row: what may follow."""
        if plan.using == DICTATING and plan.moved < 0:
            return [ids.ASIDE + k for k in standing(plan.rows)]
        if plan.using != NO_USE and plan.moved < power_in_use(g, plan).least:
            return self.moves(g, i, plan)
        seat = g.seats[i]
        out: list[i64] = [ids.DONE]
        if plan.in_rows() >= 2 and (plan.dictates == 0 or seat.may(DICTATE_AGAIN, g.sides)):
            out.append(ids.DICTATE_USE)
        if plan.using != NO_USE:
            out.extend(self.moves(g, i, plan))
        before = len(out)
        for s in seat.tableau:
            found = g.sides[s].reassign
            if found is not None and g.box.uses[s] not in plan.spent:
                if plan.usable(found, self.limit(g, i, found)):
                    out.append(g.box.uses[s])
        if len(out) > before + 1:
            out.sort()
        return out

    def ascending(self) -> bool:
        return True

    def moves(self, g: Roll, i: i64, plan: Plan) -> list[i64]:
        """The next moves of the power in use."""
        power = power_in_use(g, plan)
        return plan.moves(power, self.limit(g, i, power))

    def limit(self, g: Roll, i: i64, power: Power) -> i64:
        return power.most(g.seats[i], g.seats, g.sides)

    # -- why not ---------------------------------------------------------

    def why_not(self, g: Roll, i: i64, answer: i64) -> Refusal | None:
        """The first obstacle in the order of the plan: selection, wild dice, powers, the end."""
        plan = told(g.seats[i].rolled, g.given[i])
        if ids.is_selection(answer):
            if plan.phase >= 0:
                return Refusal("PHASE_ALREADY_SELECTED", {})
            return no_such_die((answer - ids.SELECT) // ids.PHASES // 6)
        if ids.is_wild_row(answer):
            return self.bar_wild(plan, (answer - ids.WILD_ROW) // ids.PHASES)
        uses_power = answer == ids.DICTATE_USE or g.box.family(answer) == ids.USE_FAMILY
        moves_die = ids.is_aside(answer) or ids.is_move(answer)
        if not uses_power and not moves_die and answer != ids.DONE:
            return None
        if plan.phase < 0:
            return Refusal("PHASE_NOT_SELECTED", {})
        if plan.next_wild() >= 0:
            return Refusal("WILD_UNPLACED", {"colour": ids.COLOUR_WORDS[plan.next_wild()]})
        if moves_die:
            return self.bar_move(g, i, plan, answer)
        unfinished = self.unfinished(g, i, plan)
        return self.bar_use(g, i, plan, answer) if uses_power and not unfinished else unfinished

    def bar_wild(self, plan: Plan, colour: i64) -> Refusal:
        if plan.phase < 0:
            return Refusal("PHASE_NOT_SELECTED", {})
        first = plan.next_wild()
        waiting = of_colour(plan.wild, colour)
        if waiting > 0 and colour != first:
            return Refusal("WILD_UNPLACED", {"colour": ids.COLOUR_WORDS[first]})
        if waiting > 0:
            return Refusal("PICK_IN_ORDER", {})
        return Refusal("NOT_A_WILD", {"colour": ids.COLOUR_WORDS[colour]})

    def unfinished(self, g: Roll, i: i64, plan: Plan) -> Refusal | None:
        """Why the power in use cannot be left like this [roll.assign.dictate.pair,
        roll.power.reassign.executive].
        """
        if plan.using == NO_USE:
            return None
        power = power_in_use(g, plan)
        if plan.moved >= power.least:
            return None
        if power is DICTATE:
            return Refusal("DICTATE_WITHOUT_MOVE", {})
        return miscounted(plan.moved, power.least, self.limit(g, i, power))

    def bar_use(self, g: Roll, i: i64, plan: Plan, answer: i64) -> Refusal:
        if answer == ids.DICTATE_USE:
            if plan.dictates > 0 and not g.seats[i].may(DICTATE_AGAIN, g.sides):
                return Refusal("DICTATE_ALREADY_USED", {})
            return Refusal("DICTATE_WITHOUT_MOVE", {})
        s = g.box.named[answer]
        facts: dict[str, object] = {"card": g.name(s)}
        if s not in g.seats[i].tableau:
            return Refusal("POWER_NOT_OWNED", facts)
        if answer in plan.spent:
            return Refusal("POWER_ALREADY_USED", facts)
        power = g.sides[s].reassign
        if power is None:
            return Refusal("NO_SUCH_DECISION", {})
        limit = self.limit(g, i, power)
        if limit == 0:
            return Refusal("NO_MAJORITY", facts)
        found = plan.nearest_miss(power)
        if found < 0:
            return Refusal("NO_DIE_FITS", facts)
        return self.missed(plan, power, found, limit)

    def missed(self, plan: Plan, power: Power, k: i64, limit: i64) -> Refusal:
        """Why the power cannot move this die, the one that comes closest."""
        code = plan.why_not_any(power, k)
        if not code and plan.in_rows() < power.least:
            return miscounted(plan.in_rows(), power.least, limit)
        return Refusal(code if code else "MIXED_SOURCE_ROWS", die_in_row(k))

    def bar_move(self, g: Roll, i: i64, plan: Plan, answer: i64) -> Refusal:
        """Why this die may not be put aside or moved: not there, or not for this power."""
        aside = ids.is_aside(answer)
        k = answer - ids.ASIDE if aside else (answer - ids.MOVE) // ids.PHASES
        colour = k // ids.PHASES
        row = k % ids.PHASES
        facts = die_in_row(k)
        if plan.using == NO_USE or (aside and (plan.using != DICTATING or plan.moved >= 0)):
            return Refusal("NO_SUCH_DECISION", {})
        if of_colour(plan.rows[row], colour) == 0:
            return self.absent(plan, colour, row, facts)
        if plan.using == DICTATING and plan.moved < 0:
            return Refusal("DICTATE_ASIDE_FIRST", {})
        power = power_in_use(g, plan)
        limit = self.limit(g, i, power)
        code = plan.why_not_move(power, k, (answer - ids.MOVE) % ids.PHASES)
        if code:
            return Refusal(code, facts)
        if power.one_source:
            elsewhere = plan.moved > 0 and row != plan.source
            if elsewhere or (plan.moved == 0 and plan.row_total(row) < power.least):
                return Refusal("MIXED_SOURCE_ROWS", facts)
        if plan.moved >= limit:
            return miscounted(plan.moved + 1, 1, limit)
        if of_colour(plan.movable(row), colour) == 0:
            return Refusal("DIE_NOT_THERE", facts)
        return Refusal("PICK_IN_ORDER", facts)

    def absent(self, plan: Plan, colour: i64, row: i64, facts: dict[str, object]) -> Refusal:
        """No such die in the row: it selects, lies aside, or was not rolled
        [roll.assign.select.fixed, roll.assign.dictate.area].
        """
        if plan.chosen // 6 == colour and plan.phase == row:
            return Refusal("SELECTOR_FIXED", facts)
        if of_colour(plan.aside, colour) > 0:
            return Refusal("DIE_SET_ASIDE", facts)
        return Refusal("DIE_NOT_THERE", facts)

    def barred(self, g: Roll, i: i64) -> list[Barred]:
        """Powers that the player owns but cannot use now."""
        out: list[Barred] = []
        plan = told(g.seats[i].rolled, g.given[i])
        if plan.phase < 0 or plan.next_wild() >= 0 or plan.using != NO_USE:
            return out
        legal = g.legal_for(i)
        if ids.DICTATE_USE not in legal:
            out.append(Barred(ids.DICTATE_USE, self.bar_use(g, i, plan, ids.DICTATE_USE)))
        for s in g.seats[i].tableau:
            answer = g.box.uses[s]
            if g.sides[s].reassign is not None and answer not in legal:
                out.append(Barred(answer, self.bar_use(g, i, plan, answer)))
        return out

    def facts(self, g: Roll, i: i64) -> dict[str, object]:
        """Where the plan stands."""
        plan = told(g.seats[i].rolled, g.given[i])
        stage = "uses"
        if plan.phase < 0:
            stage = "select"
        elif plan.next_wild() >= 0:
            stage = "wild"
        elif plan.using == DICTATING and plan.moved < 0:
            stage = "aside"
        elif plan.using != NO_USE:
            stage = "moves"
        return {"stage": stage, "rolls": dice_shown(g.seats[i].rolled)}

    def finish(self, g: Roll, i: i64) -> None:
        """The screens are removed at once [roll.reveal.show, roll.assign.before-reveal]."""
        for k in g.order:
            seat = g.seats[k]
            plan = plan_of(seat, g.given[k])
            seat.plan = None
            seat.add(ids.DICTATE, plan.aside)
            for row in range(ids.PHASES):
                seat.add(ids.ROW + row, plan.rows[row])
            seat.put(ids.STRIP + plan.phase, plan.chosen // 6, 1)
            seat.rolled.clear()
            if g.log is not None:
                colour = ids.COLOUR_WORDS[plan.chosen // 6]
                g.tell("selected", k, {"phase": ids.PHASE_WORDS[plan.phase], "colour": colour})


ROLL_DICE: Final[RollDice] = STEPS.know(RollDice(), "roll")
ASSIGN_DICE: Final[Assign] = STEPS.know(Assign(), "assign")
