"""Phase I: Explore."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.phases.rule import STEPS, Phase, PhaseEnd, SequenceRule, Work, no_worker
from perihelion.roll.phases.scout import ABANDON, EXTRA_TILE, unfinished
from perihelion.roll.power import REARRANGE
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


def explorer(answer: i64) -> i64:
    """The explorer with whom an answer Stocks or Scouts."""
    return answer - (ids.STOCK if ids.is_stock(answer) else ids.SCOUT)


class ExplorePhase(Phase):
    """Everyone's explorers act."""

    def order_matters(self, g: Roll) -> bool:
        """Whether the bag holds fewer tiles than there are explorers and tiles in all stacks
        [roll.seq.when].
        """
        n: i64 = 0
        for seat in g.seats:
            n += seat.all_workers(ids.EXPLORE) + seat.zone()
        return len(g.bag) < n


class Explorers(Work):
    """Each explorer Scouts or Stocks, one after another, and goes to the Citizenry; all must act
    [roll.explore.action, roll.explore.must, roll.explore.no-announce, roll.explore.not-completed].
    """

    def begin(self, g: Roll, i: i64) -> None:
        seat = g.seats[i]
        if seat.all_workers(ids.EXPLORE) > 0 or seat.may(REARRANGE, g.sides):
            g.ask(i)

    def options(self, g: Roll, i: i64) -> list[i64]:
        seat = g.seats[i]
        out: list[i64] = []
        if seat.may(REARRANGE, g.sides):
            if seat.zone() > 0:
                out.append(ids.REARRANGE)
            if seat.all_workers(ids.EXPLORE) == 0:
                out.append(ids.DONE)
        workers = seat.worker_numbers(ids.EXPLORE)
        for worker in workers:
            out.append(ids.STOCK + worker)
        for worker in workers:
            out.append(ids.SCOUT + worker)
        return out

    def why_not(self, g: Roll, i: i64, answer: i64) -> Refusal | None:
        if ids.is_stock(answer) or ids.is_scout(answer):
            return no_worker(explorer(answer))
        if answer == ids.REARRANGE:
            if g.seats[i].may(REARRANGE, g.sides):
                return Refusal("STACK_EMPTY", {})
            return Refusal("POWER_NOT_OWNED", {"card": "advanced-logistics"})
        if g.box.tile_side(answer) != ids.NOTHING:
            return Refusal("ABANDON_ONLY_WITH_SCOUT", {})
        return super().why_not(g, i, answer)

    def tag(self, g: Roll, i: i64, answer: i64) -> dict[str, object]:
        if ids.is_stock(answer):
            return {"credits": int(stock_worth(g, i, explorer(answer) % ids.EXTRA))}
        return {}

    def carry_out(self, g: Roll, i: i64, answer: i64) -> None:
        if answer == ids.REARRANGE:
            g.then_for(i, [REARRANGE_ZONE, self])
        elif answer != ids.DONE:
            worker = explorer(answer)
            g.seats[i].use_worker(ids.EXPLORE, worker)
            if ids.is_scout(answer):
                self.scout(g, i, worker % ids.EXTRA)
            else:
                g.pay_out(i, stock_worth(g, i, worker % ids.EXTRA), "stock")
                g.next_for(i, self)

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
        g.then_for(i, [ABANDON, self])


class RearrangeZone(SequenceRule):
    """All tiles of both stacks are rearranged, in any order and with any side up; the dice stay on
    their stacks. The development stack is named first, each stack from the top
    [roll.power.rearrange_zone, roll.explore.dice-stay].
    """

    def complete(self, g: Roll, i: i64) -> bool:
        return len(g.given[i]) == g.seats[i].zone()

    def least(self, g: Roll, i: i64) -> i64:
        return g.seats[i].zone()

    def most(self, g: Roll, i: i64) -> i64:
        return self.least(g, i)

    def options(self, g: Roll, i: i64) -> list[i64]:
        seat = g.seats[i]
        given = g.given[i]
        worlds = len(given) > 0 and g.box.named[given[-1]] % 2 == 1
        gone = [False] * (len(g.sides) // 2)
        for answer in given:
            gone[g.box.named[answer] // 2] = True
        out: list[i64] = []
        for t in sorted(seat.dev + seat.world):
            if not gone[t]:
                if not worlds:
                    out.append(g.box.picks[2 * t])
                out.append(g.box.picks[2 * t + 1])
        return out

    def ascending(self) -> bool:
        return True

    def why_not(self, g: Roll, i: i64, answer: i64) -> Refusal | None:
        if g.box.tile_side(answer) != ids.NOTHING or answer == ids.DONE:
            return Refusal("BAD_ARRANGEMENT", {})
        return unfinished(answer)

    def finish(self, g: Roll, i: i64) -> None:
        seat = g.seats[i]
        sides = [g.box.named[answer] for answer in g.given[i]]
        seat.dev = [s // 2 for s in sides if s % 2 == 0]
        seat.world = [s // 2 for s in sides if s % 2 == 1]
        if g.log is not None:
            facts: dict[str, object] = {"dev": len(seat.dev), "worlds": len(seat.world)}
            g.tell("rearranged", i, facts)


class ExploreEnd(PhaseEnd):
    """The abandoned tiles go back into the bag [roll.explore.pile-return]."""

    def begin(self, g: Roll, i: i64) -> None:
        super().begin(g, i)
        g.into_bag(g.pile)


EXPLORERS: Final[Explorers] = STEPS.know(Explorers(ids.EXPLORE))
REARRANGE_ZONE: Final[RearrangeZone] = STEPS.know(RearrangeZone(), "rearrange")
EXPLORE_END: Final[ExploreEnd] = STEPS.know(ExploreEnd(ids.EXPLORE))
EXPLORE_PHASE: Final[ExplorePhase] = STEPS.know(
    ExplorePhase(ids.EXPLORE, [EXPLORERS], [EXTRA_TILE, EXPLORE_END])
)
