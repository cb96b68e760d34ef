"""Phase I: Explore."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.phases.rule import (
    STEPS,
    Rule,
    SequenceRule,
    end_of_phase,
    everybody,
    worker_numbers,
)
from perihelion.roll.phases.scout import ABANDON, EXTRA_TILE, begins_action
from perihelion.roll.pieces.handful import ONE
from perihelion.roll.state import Roll
from perihelion.tabletop.refusal import Refusal


def stock_worth(g: Roll, i: i64, colour: i64) -> i64:
    """Two credits, or more by a power [roll.explore.stock, roll.power.stock_yield,
    roll.power.role].
    """
    worth: i64 = 2
    for power in g.seats[i].powers(ids.EXPLORE, g.sides):
        worth = max(worth, power.stock(colour))
    return worth


def may_rearrange(g: Roll, i: i64) -> bool:
    """Whether the owner may rearrange the stacks [roll.power.rearrange_zone]."""
    for power in g.seats[i].powers(ids.EXPLORE, g.sides):
        if power.rearranges():
            return True
    return False


class ExplorePhase(Rule):
    """Everyone's explorers act; if the bag might run short, one player after another
    [roll.seq.when].
    """

    def word(self) -> str:
        return "explore-phase"

    def begin(self, g: Roll, i: i64) -> None:
        g.begin_phase(ids.EXPLORE)
        g.in_turn = not g.ending() and bag_may_run_short(g)
        everybody(g, [EXPLORERS], [EXTRA_TILE, EXPLORE_END])


def bag_may_run_short(g: Roll) -> bool:
    """Fewer tiles in the bag than explorers and tiles in all stacks [roll.seq.when]."""
    n: i64 = 0
    for seat in g.seats:
        n += seat.all_workers(ids.EXPLORE) + seat.zone()
    return len(g.bag) < n


class Explorers(Rule):
    """Each explorer Scouts or Stocks, one after another, and goes to the Citizenry; all must act
    [roll.explore.action, roll.explore.must, roll.explore.no-announce, roll.phase.must-use,
    roll.phase.one-by-one, roll.explore.not-completed].
    """

    def word(self) -> str:
        return "explore"

    def begin(self, g: Roll, i: i64) -> None:
        if g.seats[i].all_workers(ids.EXPLORE) > 0 or may_rearrange(g, i):
            g.ask(i)

    def options(self, g: Roll, i: i64) -> list[i64]:
        seat = g.seats[i]
        out: list[i64] = []
        if may_rearrange(g, i):
            if seat.zone() > 0:
                out.append(ids.REARRANGE)
            if seat.all_workers(ids.EXPLORE) == 0:
                out.append(ids.DONE)
        workers = worker_numbers(seat.workers(ids.EXPLORE), seat.extra)
        for worker in workers:
            out.append(ids.STOCK + worker)
        for worker in workers:
            out.append(ids.SCOUT + worker)
        return out

    def why_not(self, g: Roll, i: i64, answer: i64) -> Refusal | None:
        if answer == ids.DONE:
            return Refusal("WORKERS_LEFT", {"phase": "explore"})
        if (
            ids.STOCK <= answer < ids.STOCK + ids.WORKERS
            or ids.SCOUT <= answer < ids.SCOUT + ids.WORKERS
        ):
            base: i64 = ids.STOCK if answer < ids.SCOUT else ids.SCOUT
            return Refusal("NO_WORKER", {"colour": ids.COLOUR_WORDS[(answer - base) % ids.EXTRA]})
        if answer == ids.REARRANGE:
            if may_rearrange(g, i):
                return Refusal("STACK_EMPTY", {})
            return Refusal("POWER_NOT_OWNED", {"card": "advanced-logistics"})
        if g.box.tile_side(answer) != ids.NOTHING:
            return Refusal("ABANDON_ONLY_WITH_SCOUT", {})
        return None

    def tag(self, g: Roll, i: i64, answer: i64) -> dict[str, object]:
        if ids.STOCK <= answer < ids.STOCK + ids.WORKERS:
            return {"credits": int(stock_worth(g, i, (answer - ids.STOCK) % ids.EXTRA))}
        return {}

    def facts(self, g: Roll, i: i64) -> dict[str, object]:
        return {"count": int(g.seats[i].all_workers(ids.EXPLORE))}

    def carry_out(self, g: Roll, i: i64, answer: i64) -> None:
        if answer == ids.REARRANGE:
            g.then_for(i, [REARRANGE_ZONE, EXPLORERS])
        elif answer != ids.DONE:
            scouts = answer >= ids.SCOUT
            worker = answer - ids.SCOUT if scouts else answer - ids.STOCK
            self.set_to_work(g, i, worker)
            if scouts:
                self.scout(g, i, worker % ids.EXTRA)
            else:
                g.pay_out(i, stock_worth(g, i, worker % ids.EXTRA), "stock")
                g.then_for(i, [EXPLORERS])

    def set_to_work(self, g: Roll, i: i64, worker: i64) -> None:
        """The explorer leaves; an extra one vanishes [roll.power.virtual_worker]."""
        seat = g.seats[i]
        if worker >= ids.EXTRA:
            seat.extra -= ONE[worker - ids.EXTRA]
        else:
            seat.take_worker(ids.EXPLORE, worker)
            g.retire(i, worker)

    def scout(self, g: Roll, i: i64, colour: i64) -> None:
        """The first Scout of the phase with the right explorer pays
        [roll.power.credits_if_scouted_with].
        """
        seat = g.seats[i]
        if seat.scouted == 0:
            for power in seat.powers(ids.EXPLORE, g.sides):
                if power.scouted(colour) > 0:
                    g.pay_out(i, power.scouted(colour), "scout")
                    seat.scouted = 1
        if g.log is not None:
            g.tell("scouts", i, {"colour": ids.COLOUR_WORDS[colour]})
        g.then_for(i, [ABANDON, EXPLORERS])


class RearrangeZone(SequenceRule):
    """All tiles of both stacks are rearranged, in any order and with any side up; the dice stay on
    their stacks. The development stack is named first, each stack from the top
    [roll.power.rearrange_zone, roll.explore.dice-stay].
    """

    def word(self) -> str:
        return "rearrange"

    def complete(self, g: Roll, i: i64) -> bool:
        return len(g.given[i]) == g.seats[i].zone()

    def least(self, g: Roll, i: i64) -> i64:
        return g.seats[i].zone()

    def most(self, g: Roll, i: i64) -> i64:
        return self.least(g, i)

    def options(self, g: Roll, i: i64) -> list[i64]:
        given = g.given[i]
        worlds = len(given) > 0 and g.box.named[given[-1]] % 2 == 1
        gone = [g.box.named[answer] // 2 for answer in given]
        out: list[i64] = []
        for stack in (g.seats[i].dev, g.seats[i].world):
            for t in stack:
                for one in gone:
                    if one == t:
                        break
                else:
                    if not worlds:
                        out.append(g.box.picks[2 * t])
                    out.append(g.box.picks[2 * t + 1])
        return out

    def why_not(self, g: Roll, i: i64, answer: i64) -> Refusal | None:
        if begins_action(answer):
            return Refusal("ACTION_UNFINISHED", {})
        if g.box.tile_side(answer) != ids.NOTHING or answer == ids.DONE:
            return Refusal("BAD_ARRANGEMENT", {})
        return None

    def finish(self, g: Roll, i: i64) -> None:
        seat = g.seats[i]
        sides = [g.box.named[answer] for answer in g.given[i]]
        seat.dev = [s // 2 for s in sides if s % 2 == 0]
        seat.world = [s // 2 for s in sides if s % 2 == 1]
        if g.log is not None:
            facts: dict[str, object] = {"dev": len(seat.dev), "worlds": len(seat.world)}
            g.tell("rearranged", i, facts)


class ExploreEnd(Rule):
    """The abandoned tiles go back into the bag [roll.explore.pile-return]."""

    def word(self) -> str:
        return "explore-end"

    def begin(self, g: Roll, i: i64) -> None:
        end_of_phase(g, ids.EXPLORE)
        g.into_bag(g.pile)


EXPLORE_PHASE: Final[ExplorePhase] = STEPS.know(ExplorePhase())
EXPLORERS: Final[Explorers] = STEPS.know(Explorers())
REARRANGE_ZONE: Final[RearrangeZone] = STEPS.know(RearrangeZone())
EXPLORE_END: Final[ExploreEnd] = STEPS.know(ExploreEnd())
