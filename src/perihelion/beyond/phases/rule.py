"""Steps of this game.

One faction decides at a time, in its own turn or, where an event or control gained in passing
concerns it, in another's; the turn waits meanwhile [beyond.turn.foreign-decisions,
beyond.turn.no-overlap]. Stepping back before anything counts is the kernel's undo. The kernel
answers what has one legal answer, except for what a player must see.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.pieces.counting import own_technologies
from perihelion.beyond.power import Variant
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Barred, Refusal
from perihelion.tabletop.step import Step
from perihelion.tabletop.steps import Steps

STEPS: Final = Steps()
"""The steps of the game, each registered where it is defined."""


class Rule(Step[Beyond]):
    """A rule of this game."""

    def alone(self) -> bool:
        return True

    def asked_in_the_open(self, g: Beyond, i: i64) -> bool:
        return True  # nobody's choices depend on what the others do not see

    def who(self, g: Beyond) -> i64:
        """The seat that it concerns."""
        return g.marks.active

    def expected(self, g: Beyond, i: i64) -> list[i64]:
        """What one might expect to choose, whether it is possible or not."""
        return []

    def barred(self, g: Beyond, i: i64) -> list[Barred]:
        legal = g.legal_for(i)
        out: list[Barred] = []
        for answer in self.expected(g, i):
            if answer not in legal:
                why = self.why_not(g, i, answer)
                if why is not None:
                    out.append(Barred(answer, why))
        return out

    def misplaced(self, g: Beyond, i: i64, answer: i64) -> Refusal:
        """The refusal of an answer that is not to this question; abilities have windows of their
        own, for those who have them, and what cannot be declined is compulsory [beyond.turn.phases,
        beyond.turn.ability-windows, beyond.optional.default, beyond.outpost.compulsory]. An answer
        of the same kind as the options does not belong elsewhere, but was not offered here.
        """
        if ability_at(g, answer) is not None and answer in abilities_of(g, i):
            return no("ALREADY_USED" if was_used(g, i, answer) else "NOT_BETWEEN_ACTIONS")
        if is_swap(answer):
            outside = g.seats[i].powers & ids.SWAP_DISCS != 0 and self.kind() != "ability"
            return no("NOT_BETWEEN_ACTIONS" if outside else "UNKNOWN_OPTION")
        if declines(answer):
            for one in self.options(g, i):
                if declines(one):
                    return no("WRONG_PHASE")
            return no("COMPULSORY_EFFECT")
        if is_use(answer) or answer not in g.box.answers.words:
            return no("UNKNOWN_OPTION")
        kind = g.box.answers.kind(answer)
        for one in self.options(g, i):
            if g.box.answers.kind(one) == kind:
                return no("UNKNOWN_OPTION")
        return no("WRONG_PHASE")


class SeatRule(Rule):
    """A rule that concerns one seat, whoever's turn it is; most ask it something."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def who(self, g: Beyond) -> i64:
        return self.seat

    def begin(self, g: Beyond, i: i64) -> None:
        g.ask(self.seat)


# -- activated abilities -----------------------------------------------------


def is_use(answer: i64) -> bool:
    """Whether the answer uses an ability."""
    return (
        ids.USE_TECH <= answer < ids.USE_TECH + ids.TECHS
        or ids.USE_SYSTEM <= answer < ids.USE_SYSTEM + ids.SYSTEMS
        or is_swap(answer)
    )


def is_swap(answer: i64) -> bool:
    """Whether the answer replaces a star disc."""
    return ids.SWAP <= answer < ids.SWAP + 2 * ids.ACHIEVEMENTS


def ability_at(g: Beyond, answer: i64) -> Variant | None:
    """What the card can do."""
    if ids.USE_TECH <= answer < ids.USE_TECH + ids.TECHS:
        return g.box.techs[answer - ids.USE_TECH].activated
    if ids.USE_SYSTEM <= answer < ids.USE_SYSTEM + ids.SYSTEMS:
        return g.box.systems[answer - ids.USE_SYSTEM].activated
    return None


def abilities_of(g: Beyond, i: i64) -> list[i64]:
    """All activated abilities of a seat, as answers."""
    out: list[i64] = []
    for t in own_technologies(g, i):
        if g.box.techs[t].activated is not None:
            out.append(ids.USE_TECH + t)
    for s in g.seats[i].colonies:
        if g.box.systems[s].activated is not None:
            out.append(ids.USE_SYSTEM + s)
    return out


def was_used(g: Beyond, i: i64, answer: i64) -> bool:
    """Whether the ability has been used this turn."""
    seat = g.seats[i]
    if answer < ids.USE_SYSTEM:
        return seat.used_techs & BIT[answer - ids.USE_TECH] != 0
    return seat.used & BIT[answer - ids.USE_SYSTEM] != 0


# -- reasons -----------------------------------------------------------------


def declines(answer: i64) -> bool:
    """Whether the answer is one of those by which something is left out."""
    return answer == ids.END or answer == ids.SKIP or answer == ids.PASS


def no(code: str) -> Refusal:
    """A reason that needs no figures."""
    return Refusal(code, {})


def lacking(g: Beyond, i: i64, code: str, cost: i64 = 0) -> Refusal:
    """A reason; if there is too little ore or population, with how much there is. A cost of 0 says
    that no single price can be named.
    """
    if code == "NOT_ENOUGH_ORE":
        return Refusal(code, {"cost": int(cost), "have": int(g.seats[i].ore)})
    if code == "NOT_ENOUGH_POPULATION":
        return Refusal(code, {"have": int(g.seats[i].population)})
    return no(code)
