"""A step: one line of the rulebook still to be carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from perihelion.tabletop.refusal import Barred, Refusal

if TYPE_CHECKING:
    from perihelion.tabletop.table import Table

EVERYONE: Final = -1
"""In place of a seat: a step of the whole table, not of one seat's lane."""


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Step:
    """One line of the rulebook still to be carried out.

    A step never changes once it is made, so copied positions share it. In the common agenda `seat`
    is EVERYONE; in a lane it is the seat whose lane it is.
    """

    def word(self) -> str:
        """Its name in packed positions and in the notation."""
        raise NotImplementedError

    def begin(self, table: Table, seat: i64) -> None:
        """Do the work, or ask. A step that asks nobody is done."""

    def options(self, table: Table, seat: i64) -> list[i64]:
        """Every answer `seat` may give now, given what it has already said to this question."""
        raise NotImplementedError

    def several(self) -> bool:
        """Whether it asks for a set of things, which may be sent together in any order."""
        return False

    def offered(self, table: Table, seat: i64) -> list[i64]:
        """All that may still be part of an answer, be it the next pick or a later one."""
        return table.legal_for(seat)

    def part_for(self, table: Table, seat: i64) -> Step:
        """Where a common question comes in several parts, the one that `seat` has before it. Each
        seat goes through them in its own time, and what it says to all of them is sealed as one.
        """
        return self

    def followed(self) -> bool:
        """Whether another part of the question comes after this one."""
        return False

    def picked(self, table: Table, seat: i64) -> list[i64]:
        """What `seat` has said to this question, or to this part of it."""
        return table.given[seat]

    def ascending(self) -> bool:
        """Whether `options` names them in ascending order as it is, so that nobody need look."""
        return False

    def complete(self, table: Table, seat: i64) -> bool:
        """Whether what `seat` has given answers the question; most want one answer."""
        return True

    def refusal(self, table: Table, seat: i64, answer: i64) -> Refusal:
        """Why `seat` may not give this answer."""
        return Refusal("UNKNOWN_OPTION", {})

    def normal(self, table: Table, seat: i64, answers: list[i64]) -> list[i64]:
        """The same set of answers in the one way in which it is played."""
        return answers

    def refuse_set(self, table: Table, seat: i64, answers: list[i64]) -> Refusal | None:
        """Why these answers, sent together, are not a whole answer; nothing is changed.

        A question for one thing takes one; `Pick` knows about sets.
        """
        if self.in_sequence():
            return self._refuse_sequence(table, seat, [*table.given[seat], *answers])
        legal = table.legal_for(seat)
        reasons: list[Refusal] = []
        if len(answers) != 1:
            reasons.append(Refusal("UNKNOWN_OPTION", {}))
        for answer in sorted(answers):
            if answer not in legal:
                reasons.append(self.refusal(table, seat, answer))
        return self.foremost(reasons)

    def _refuse_sequence(self, table: Table, seat: i64, picks: list[i64]) -> Refusal | None:
        """Go through the picks as if they were given: the first that is not legal tells why."""
        before = table.given[seat]
        said: list[i64] = []
        table.hold(seat, said)
        reason: Refusal | None = None
        complete = False
        for pick in self.in_order(table, seat, picks):
            if complete or pick not in table.legal_for(seat):
                reason = self.refusal(table, seat, pick)
                break
            said.append(pick)
            table.legal[seat] = None
            complete = self.complete(table, seat)
        if reason is None and not complete and self.done() not in table.legal_for(seat):
            reason = self.refusal(table, seat, self.done())
        table.hold(seat, before)
        return reason

    def rank(self, code: str) -> i64:
        """Of several reasons the one with the lowest rank is given."""
        return 1 if code == "UNKNOWN_OPTION" else 0

    def foremost(self, reasons: list[Refusal]) -> Refusal | None:
        """The reason to give; of equals the first."""
        best: Refusal | None = None
        for reason in reasons:
            if best is None or self.rank(reason.code) < self.rank(best.code):
                best = reason
        return best

    def in_sequence(self) -> bool:
        """Whether the order of the picks is part of the answer, so that it says something else in
        another order, and the same may be picked twice.
        """
        return False

    def in_order(self, table: Table, seat: i64, picks: list[i64]) -> list[i64]:
        """The picks of a set in the order in which they can be given one by one."""
        return sorted(picks)

    def done(self) -> i64:
        """The answer that ends a set which could go on; only needed where least < most."""
        return -1

    def finish(self, table: Table, seat: i64) -> None:
        """All who were asked have answered: carry it out, in player order."""

    def alone(self) -> bool:
        """Whether the question on the common agenda always goes to one seat and takes one answer.
        Then nothing is sealed or gathered, and `carry_out` does what was answered.
        """
        return False

    def carry_out(self, table: Table, seat: i64, answer: i64) -> None:
        """Carry out the answer of the one seat that was asked, as `finish` would."""
        raise NotImplementedError

    def always_put(self) -> bool:
        """Whether the question is put even where only one answer is legal."""
        return False

    def asked_in_the_open(self, table: Table, seat: i64) -> bool:
        """Whether `seat` has an answer to this, and a choice, whatever it holds that others do not
        see. Where not, a guess makes sure of it, since what it holds there was dealt by chance.
        """
        return False

    def kind(self) -> str:
        """The name of the question, as the documentation lists it."""
        return self.word()

    def facts(self, table: Table, seat: i64) -> dict[str, object]:
        """What the question's sentence speaks of."""
        return {}

    def tag(self, table: Table, seat: i64, answer: i64) -> dict[str, object]:
        """What a player wants to know about this option here: its kind, its price."""
        return {}

    def barred(self, table: Table, seat: i64) -> list[Barred]:
        """The things one might expect to choose, each with the reason why not."""
        return []

    def least(self, table: Table, seat: i64) -> i64:
        """How many answers the question wants at least."""
        return 1

    def most(self, table: Table, seat: i64) -> i64:
        """How many answers the question takes at most."""
        return 1
