"""A step: one line of the rulebook still to be carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import i64, mypyc_attr

from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Barred, Refusal

if TYPE_CHECKING:
    from perihelion.tabletop.table import Table

G = TypeVar("G", bound="Table", contravariant=True)
"""The game whose step it is: a step for any table is a step for every game."""

EVERYONE: Final = -1
"""Instead of a seat: a step of the whole table, not of one seat's lane."""


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One line of the rulebook still to be carried out: what it does, what may be answered, why
    not, and what comes of it.

    A step never changes once it is made, so copied positions share it. In a lane `seat` is the seat
    whose lane it is. On the common agenda a step begins for the seat whose turn it is, or for
    EVERYONE in games where all play at once.
    """

    name: str = ""  # where it carries nothing, `Steps.know` gives it

    def word(self) -> str:
        """Its name in packed positions and in the notation, with all that it carries."""
        return self.name

    def begin(self, table: G, seat: i64) -> None:
        """Do the work, or ask; a step that asks nobody is done. Most just ask the seats they
        concern.
        """
        if seat != EVERYONE:
            table.ask(seat)
        else:
            for each in table.order:
                table.ask(each)

    def options(self, table: G, seat: i64) -> list[i64]:
        """Every answer `seat` may give now, given what it has already said to this question."""
        raise NotImplementedError

    def several(self) -> bool:
        """Whether it asks for a set of things, which may be sent together in any order."""
        return False

    def offered(self, table: G, seat: i64) -> list[i64]:
        """Everything that may still be part of an answer, as the next pick or a later one."""
        return table.legal_for(seat)

    def part_for(self, table: G, seat: i64) -> Step[G]:
        """If a common question comes in several parts, the one that `seat` faces. Each seat goes
        through them in its own time, and what it says to all of them is sealed as one.
        """
        return self

    def followed(self) -> bool:
        """Whether another part of the question comes after this one."""
        return False

    def picked(self, table: G, seat: i64) -> list[i64]:
        """What `seat` has said to this question, or to this part of it."""
        return table.given[seat]

    def ascending(self) -> bool:
        """Whether `options` is always in ascending order, so that nobody need check."""
        return False

    def complete(self, table: G, seat: i64) -> bool:
        """Whether what `seat` has given answers the question; most need one answer."""
        return True

    def refusal(self, table: G, seat: i64, answer: i64) -> Refusal:
        """Why `seat` may not give this answer."""
        return self.unfit(table, seat, answer)

    def unfit(self, table: G, seat: i64, answer: i64) -> Refusal:
        """The same, ignoring what the seat has picked before."""
        special = self.why_not(table, seat, answer)
        return special if special is not None else self.misplaced(table, seat, answer)

    def why_not(self, table: G, seat: i64, answer: i64) -> Refusal | None:
        """The reason that this step knows; None if it has nothing special to say."""
        return None

    def misplaced(self, table: G, seat: i64, answer: i64) -> Refusal:
        """The refusal of an answer that does not belong to this question."""
        return Refusal("UNKNOWN_OPTION", {})

    def normal(self, table: G, seat: i64, answers: list[i64]) -> list[i64]:
        """The same set of answers in the one form in which it is played."""
        return answers

    def refuse_set(self, table: G, seat: i64, answers: list[i64]) -> Refusal | None:
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

    def _refuse_sequence(self, table: G, seat: i64, picks: list[i64]) -> Refusal | None:
        """Go through the picks as if they were given: the first illegal one gives the reason."""
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
        """The rank of a reason: of several, the lowest is given."""
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

    def in_order(self, table: G, seat: i64, picks: list[i64]) -> list[i64]:
        """The picks of a set in the order in which they can be given one by one."""
        return sorted(picks)

    def done(self) -> i64:
        """The answer that ends a set which could go on; only needed if least < most."""
        return -1

    def finish(self, table: G, seat: i64) -> None:
        """Carry out what `seat` has answered, or EVERYONE, in player order."""
        if seat != EVERYONE:
            self.carry_out(table, seat, table.given[seat][0])
        else:
            for each in table.order:
                if table.called & BIT[each]:
                    self.finish(table, each)

    def alone(self) -> bool:
        """Whether the question takes one answer and, on the common agenda, always goes to one seat.
        Then nothing is sealed or gathered, and `finish` is not needed.
        """
        return False

    def carry_out(self, table: G, seat: i64, answer: i64) -> None:
        """Carry out the one answer of a seat."""
        raise NotImplementedError

    def always_put(self) -> bool:
        """Whether the question is asked even if only one answer is legal."""
        return False

    def asked_in_the_open(self, table: G, seat: i64) -> bool:
        """Whether `seat` has an answer to this, and a choice, whatever hidden cards it holds. If
        not, a guess has to make sure of it, since it deals those cards at random.
        """
        return False

    def kind(self) -> str:
        """The name of the question, as the documentation lists it."""
        return self.word()

    def facts(self, table: G, seat: i64) -> dict[str, object]:
        """What the question's sentence mentions."""
        return {}

    def tag(self, table: G, seat: i64, answer: i64) -> dict[str, object]:
        """What a player wants to know about this option here: its kind, its price."""
        return {}

    def barred(self, table: G, seat: i64) -> list[Barred]:
        """The things a player might expect to choose, each with the reason why not."""
        return []

    def least(self, table: G, seat: i64) -> i64:
        """How many answers the question needs at least."""
        return 1

    def most(self, table: G, seat: i64) -> i64:
        """How many answers the question takes at most."""
        return 1


AnyStep: TypeAlias = Step[Any]
"""A step of whatever game."""
