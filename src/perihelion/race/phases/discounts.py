"""Phase II, cards that may be used while a development is paid for, to make it cheaper."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases.rule import STEPS, GoodRule, Rule, is_card, too_dear, too_few_goods
from perihelion.race.pieces.kinds import ANY
from perihelion.race.pieces.kinds import DEVELOP as POWERS
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Barred, Refusal
from perihelion.tabletop.step import AnyStep


def saves_by_leaving(g: Race, c: i64) -> i64:
    """What discarding this card from the tableau takes off the cost."""
    saved: i64 = 0
    for power in g.cards[c].of_phase[POWERS]:
        saved += power.develop_ditch
    return saved


def saves_by_good(g: Race, c: i64, kind: i64) -> i64:
    """What a good of this kind takes off the cost by the power of card `c`; one of any kind is of
    the kind that it takes [race.oort.consume].
    """
    saved: i64 = 0
    for power in g.cards[c].of_phase[POWERS]:
        if kind != ANY:
            saved += power.develop_good(kind)
        else:
            for named in range(4):
                saved = max(saved, power.develop_good(named))
    return saved


def goods_for(g: Race, seat: Seat, c: i64) -> list[i64]:
    """The worlds whose good the power of card `c` takes, sorted [race.pw.develop-spend-good]."""
    out: list[i64] = []
    for k in range(len(seat.tableau)):
        kind = g.cards[seat.tableau[k]].kind
        if seat.goods[k] != ids.NO_CARD and saves_by_good(g, c, kind):
            out.append(seat.tableau[k])
    out.sort()
    return out


def saved(g: Race, c: i64) -> i64:
    """What using card `c` takes off the cost."""
    return saves_by_leaving(g, c) + saves_by_good(g, c, ANY)


def bar_discount(g: Race, seat: Seat, c: i64) -> Refusal | None:
    """Why card `c` cannot be used now: it must have been there when the phase began and, if it
    leaves the tableau, still be there [race.pw.develop-discard-self, race.pw.develop-spend-good].
    """
    leaving = saves_by_leaving(g, c)
    if c in seat.used:
        return Refusal("POWER_ALREADY_USED", {"card": g.name(c)})
    if c not in seat.snapshot or not saved(g, c):
        return Refusal("POWER_NOT_ACTIVE", {"card": g.name(c)})
    if leaving and c not in seat.tableau:
        return Refusal("POWER_NOT_ACTIVE", {"card": g.name(c)})
    if not leaving and not goods_for(g, seat, c):
        return too_few_goods(0, 1)
    return None


def discounts(g: Race, seat: Seat) -> list[i64]:
    """The cards that may be used now to make a development cheaper, sorted. No two of them in the
    box take goods, so that each finds one.
    """
    out: list[i64] = []
    if g.setup.expansions:
        for c in seat.snapshot:
            if g.cards[c].helping and bar_discount(g, seat, c) is None:
                out.append(c)
        out.sort()
    return out


def saved_at_most(g: Race, seat: Seat) -> i64:
    """What all of them together take off the cost."""
    total: i64 = 0
    for c in discounts(g, seat):
        total += saved(g, c)
    return total


class DevelopMethod(Rule):
    """While paying, the builder names the cards used to make the development cheaper, and
    then pays; they must use what they cannot do without [race.pw.develop-discard-self,
    race.pw.develop-spend-good, race.power.optional-when-needed].
    """

    def done(self) -> i64:
        return ids.PAY

    def begin(self, g: Race, i: i64) -> None:
        if discounts(g, g.seats[i]):
            g.ask(i)

    def complete(self, g: Race, i: i64) -> bool:
        return g.given[i][-1] == ids.PAY

    def most(self, g: Race, i: i64) -> i64:
        return len(discounts(g, g.seats[i])) + 1

    def options(self, g: Race, i: i64) -> list[i64]:
        seat = g.seats[i]
        named = g.given[i]
        out: list[i64] = []
        later = saved_at_most(g, seat)
        for c in discounts(g, seat):
            if named and c <= named[-1]:
                later -= saved(g, c)
        for c in discounts(g, seat):
            if not named or c > named[-1]:
                if self.rest(g, i, named) - later <= len(seat.hand):
                    out.append(c)
                later -= saved(g, c)
        if self.bar_payment(g, i, named) is None:
            out.append(ids.PAY)
        return out

    def rest(self, g: Race, i: i64, named: list[i64]) -> i64:
        """What is still to be paid in cards once these are used; nothing is given back below 0."""
        cost = g.seats[i].owes
        for c in named:
            cost -= saved(g, c)
        return cost

    def bar_payment(self, g: Race, i: i64, named: list[i64]) -> Refusal | None:
        """Why these cards alone do not make the development affordable."""
        seat = g.seats[i]
        cost = self.rest(g, i, named)
        have: i64 = len(seat.hand)
        return too_dear(g, seat.placed, cost, have) if cost > have else None

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        seat = g.seats[i]
        if answer == ids.PASS:
            return Refusal("MUST_PLACE_REVEALED", {"card": g.name(seat.placed)})
        if answer == ids.PAY:
            return self.bar_payment(g, i, g.given[i])
        if not is_card(g, answer):
            return None
        if answer in g.given[i]:
            return Refusal("REPEATED_CARD", g.describe(answer))
        reason = bar_discount(g, seat, answer)
        return Refusal("PICK_IN_ORDER", g.describe(answer)) if reason is None else reason

    def refuse_set(self, g: Race, i: i64, answers: list[i64]) -> Refusal | None:
        """The cards used, in any order, with or without the word that ends them."""
        named = [c for c in [*g.given[i], *answers] if c != ids.PAY]
        for k, c in enumerate(named):
            if not is_card(g, c):
                return self.refusal(g, i, c)
            if c in named[:k]:
                return Refusal("REPEATED_CARD", g.describe(c))
            reason = bar_discount(g, g.seats[i], c)
            if reason is not None:
                return reason
        return self.bar_payment(g, i, named)

    def barred(self, g: Race, i: i64) -> list[Barred]:
        """Cards that would make it cheaper if they could be used."""
        out: list[Barred] = []
        for c in sorted(g.seats[i].snapshot):
            reason = bar_discount(g, g.seats[i], c) if saved(g, c) else None
            if reason is not None:
                out.append(Barred(c, reason))
        unpaid = self.bar_payment(g, i, g.given[i])
        if unpaid is not None:
            out.append(Barred(ids.PAY, unpaid))
        return out

    def facts(self, g: Race, i: i64) -> dict[str, object]:
        seat = g.seats[i]
        return {"card": g.name(seat.placed), "cost": int(seat.owes)}

    def tag(self, g: Race, i: i64, answer: i64) -> dict[str, object]:
        if answer == ids.PAY:
            return {"kind": "pay", "cost": int(max(self.rest(g, i, g.given[i]), 0))}
        return {"kind": "discount", "amount": int(saved(g, answer))} if is_card(g, answer) else {}

    def finish(self, g: Race, i: i64) -> None:
        seat = g.seats[i]
        named = [c for c in g.given[i] if c != ids.PAY]
        steps: list[AnyStep] = []
        seat.owes = max(self.rest(g, i, named), 0)
        for c in named:
            seat.used.append(c)
            if saves_by_leaving(g, c):
                g.discard_tableau(i, c, "discount")
            else:
                steps.append(DevelopGood(c))
        g.then_for(i, steps)


class DevelopGood(GoodRule):
    """The builder discards the good that makes the development cheaper
    [race.pw.develop-spend-good].
    """

    def word(self) -> str:
        return f"develop-good {self.source}"

    def kind(self) -> str:
        return "develop-good"

    def options(self, g: Race, i: i64) -> list[i64]:
        return goods_for(g, g.seats[i], self.source)


DEVELOP_METHOD: Final[DevelopMethod] = STEPS.know(DevelopMethod(), "develop-method")
STEPS.numbered("develop-good", 1, DevelopGood)
