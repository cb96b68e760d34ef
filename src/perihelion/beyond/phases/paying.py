"""Paying costs and beginning what was paid for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.moves import pay
from perihelion.beyond.phases.outlook import foresee_after, may_substitute, outlook
from perihelion.beyond.phases.perform import rest_of_action
from perihelion.beyond.phases.rule import STEPS, SeatRule, lacking
from perihelion.beyond.power import Bundle
from perihelion.beyond.state import Beyond
from perihelion.tabletop.refusal import Refusal


def carry_out(g: Beyond, i: i64, ore: i64, population: i64, bundle: Bundle, unit: i64) -> None:
    """Pay in full, then carry out the effects [beyond.turn.action.pay-first,
    beyond.cost.nested].
    """
    g.then(bundle.performs(unit, i))
    if population > 0 and may_substitute(g, i):
        g.next(PayCost(i, ore, population, unit))
    else:
        pay(g, i, ore, population)


class PayCost(SeatRule):
    """The owner of Android Rights Movement says whether 1 ore replaces 1 returned cube of the cost
    [beyond.passive.ore_for_population_cost].
    """

    def __init__(self, seat: i64, ore: i64, population: i64, unit: i64) -> None:
        super().__init__(seat)
        self.ore: Final[i64] = ore
        self.population: Final[i64] = population
        self.unit: Final[i64] = unit

    def word(self) -> str:
        return f"pay-cost {self.seat} {self.ore} {self.population} {self.unit}"

    def kind(self) -> str:
        return "cost-substitute"

    def code(self, g: Beyond, answer: i64) -> i64:
        """Why it cannot be paid in this way, or not without losing the rest of the action."""
        o = outlook(g, self.seat, g.marks.changed, self.unit == ids.COPIED)
        rest = rest_of_action(g, True)
        if answer == ids.AS_PRINTED:
            return foresee_after(g, o, self.ore, self.population, rest)
        o.swap = False
        return foresee_after(g, o, self.ore + 1, self.population - 1, rest)

    def options(self, g: Beyond, i: i64) -> list[i64]:
        both: list[i64] = [ids.AS_PRINTED, ids.ORE_INSTEAD]
        out = [answer for answer in both if self.code(g, answer) == ids.OK]
        if not out:  # not as foreseen: pay in whichever way is possible
            printed = g.seats[i].population >= self.population
            out.append(ids.AS_PRINTED if printed else ids.ORE_INSTEAD)
        return out

    def why_not(self, g: Beyond, i: i64, answer: i64) -> Refusal | None:
        if answer == ids.AS_PRINTED or answer == ids.ORE_INSTEAD:
            return lacking(g, i, ids.CODE_WORDS[self.code(g, answer)])
        return None

    def carry_out(self, g: Beyond, i: i64, answer: i64) -> None:
        if answer == ids.AS_PRINTED:
            pay(g, i, self.ore, self.population)
        else:
            g.marks.substituted = True
            pay(g, i, self.ore + 1, self.population - 1)

    def facts(self, g: Beyond, i: i64) -> dict[str, object]:
        return {"ore": int(self.ore), "population": int(self.population)}


STEPS.numbered("pay-cost", [ids.MOST_SEATS, 100, 20, ids.UNITS], PayCost)
