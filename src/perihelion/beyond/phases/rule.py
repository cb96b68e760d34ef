"""Steps of this game. The casts from the kernel's Table happen here and nowhere else.

One faction decides at a time, in its own turn or, where an event or control gained in passing
concerns it, in another's; the turn waits meanwhile [beyond.turn.foreign-decisions,
beyond.turn.no-overlap]. A step back before anything counts is the kernel's undo. What has one legal
answer is answered by the kernel, but for what a player must see.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.pieces.counting import own_technologies
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Barred, Refusal
from perihelion.tabletop.step import Step
from perihelion.tabletop.steps import Steps
from perihelion.tabletop.table import Table

STEPS: Final = Steps()
"""The steps of the game, each made known where it is written."""


class Rule(Step):
    """A rule: start it, what may be chosen, why not, and what comes of it."""

    def begin(self, table: Table, seat: i64) -> None:
        self.start(cast(Beyond, table))

    def options(self, table: Table, seat: i64) -> list[i64]:
        return self.choices(cast(Beyond, table), seat)

    def refusal(self, table: Table, seat: i64, answer: i64) -> Refusal:
        g = cast(Beyond, table)
        special = self.why_not(g, seat, answer)
        return special if special is not None else self.misplaced(g, seat, answer)

    def finish(self, table: Table, seat: i64) -> None:
        g = cast(Beyond, table)
        i = self.who(g)
        self.resolve(g, i, g.given[i][0])

    def alone(self) -> bool:
        return True

    def asked_in_the_open(self, table: Table, seat: i64) -> bool:
        return True  # nobody's choices hang on what the others do not see

    def carry_out(self, table: Table, seat: i64, answer: i64) -> None:
        self.resolve(cast(Beyond, table), seat, answer)

    def facts(self, table: Table, seat: i64) -> dict[str, object]:
        return self.about(cast(Beyond, table), seat)

    def tag(self, table: Table, seat: i64, answer: i64) -> dict[str, object]:
        return self.price_tag(cast(Beyond, table), seat, answer)

    def barred(self, table: Table, seat: i64) -> list[Barred]:
        return self.grey(cast(Beyond, table), seat)

    def start(self, g: Beyond) -> None:
        """Do the work, or ask."""

    def who(self, g: Beyond) -> i64:
        """The seat that it concerns."""
        return g.marks.active

    def choices(self, g: Beyond, i: i64) -> list[i64]:
        """What seat `i` may answer."""
        raise NotImplementedError

    def why_not(self, g: Beyond, i: i64, answer: i64) -> Refusal | None:
        """Why seat `i` may not answer this; None where nothing special can be said."""
        return None

    def misplaced(self, g: Beyond, i: i64, answer: i64) -> Refusal:
        """The refusal of an answer that is not to this question; abilities have windows of their
        own, for who has them, and what cannot be declined is compulsory [beyond.turn.phases,
        beyond.turn.ability-windows, beyond.optional.default, beyond.outpost.compulsory]. What is
        of a kind with the options is no answer to another question, but was not offered here.
        """
        if ids.USE_TECH <= answer < ids.USE_TECH + ids.TECHS:
            t = answer - ids.USE_TECH
            if g.box.techs[t].activated is None or t not in own_technologies(g, i):
                return no("UNKNOWN_OPTION")
            used = g.seats[i].used_techs & BIT[t]
            return no("ALREADY_USED" if used else "NOT_BETWEEN_ACTIONS")
        if ids.USE_SYSTEM <= answer < ids.USE_SYSTEM + ids.SYSTEMS:
            s = answer - ids.USE_SYSTEM
            if g.box.systems[s].activated is None or s not in g.seats[i].colonies:
                return no("UNKNOWN_OPTION")
            used = g.seats[i].used & BIT[s]
            return no("ALREADY_USED" if used else "NOT_BETWEEN_ACTIONS")
        if ids.SWAP <= answer < ids.SWAP + 2 * ids.ACHIEVEMENTS:
            outside = g.seats[i].powers & ids.SWAP_DISCS != 0 and self.kind() != "ability"
            return no("NOT_BETWEEN_ACTIONS" if outside else "UNKNOWN_OPTION")
        if declines(answer):
            for one in self.choices(g, i):
                if declines(one):
                    return no("WRONG_PHASE")
            return no("COMPULSORY_EFFECT")
        if answer not in g.box.answers.words:
            return no("UNKNOWN_OPTION")
        kind = g.box.answers.kind(answer)
        for one in self.choices(g, i):
            if g.box.answers.kind(one) == kind:
                return no("UNKNOWN_OPTION")
        return no("WRONG_PHASE")

    def resolve(self, g: Beyond, i: i64, answer: i64) -> None:
        """Carry out what was answered."""

    def about(self, g: Beyond, i: i64) -> dict[str, object]:
        """What the question's sentence speaks of."""
        return {}

    def price_tag(self, g: Beyond, i: i64, answer: i64) -> dict[str, object]:
        """What hangs on this option here."""
        return {}

    def grey(self, g: Beyond, i: i64) -> list[Barred]:
        """What one might expect to choose, and why not."""
        return []


def declines(answer: i64) -> bool:
    """Whether the answer is one of those by which something is left out."""
    return answer == ids.END or answer == ids.SKIP or answer == ids.PASS


def no(code: str) -> Refusal:
    """A reason that needs no figures."""
    return Refusal(code, {})


def lacking(g: Beyond, i: i64, code: str, cost: i64 = 0) -> Refusal:
    """A reason; where ore or population is too little, with how much there is. A cost of 0 says
    that no single price can be named.
    """
    if code == "NOT_ENOUGH_ORE":
        return Refusal(code, {"cost": int(cost), "have": int(g.seats[i].ore)})
    if code == "NOT_ENOUGH_POPULATION":
        return Refusal(code, {"have": int(g.seats[i].population)})
    return no(code)
