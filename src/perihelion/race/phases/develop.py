"""Phase II: Develop."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.cards import DEVELOP as POWERS
from perihelion.race.ids import DEVELOP_AGAIN, DEVELOP_PHASE, NO_CARD, PASS
from perihelion.race.phases.pay import PAY_DEVELOPMENT
from perihelion.race.phases.rule import Rule, is_card, not_in_hand
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Barred, Refusal


class Develop(Rule):
    """At the start some powers draw, whether their owner builds or not; then everyone chooses
    [race.pw.develop-start-draw, race.develop.under-action-card].
    """

    def __init__(self, phase: i64) -> None:
        self.phase: Final[i64] = phase

    def word(self) -> str:
        return "develop-phase" if self.phase == DEVELOP_PHASE else "develop-phase-again"

    def start(self, g: Race, i: i64) -> None:
        g.begin_phase(self.phase)
        for k in g.order:
            for power in g.powers(g.seats[k], POWERS):
                g.draw(k, power.develop_start(), "develop-start")
        g.then([SELECT_DEVELOPMENT])


def price(g: Race, seat: Seat, c: i64) -> i64:
    """Printed cost, one less for who chose Develop, less all discounts, never below 0
    [race.develop.cost, race.develop.bonus, race.develop.free, race.power.cost-floor].
    """
    cost = g.cards[c].number
    if g.has_bonus(seat):
        cost -= 1
    for power in g.powers(seat, POWERS):
        cost -= power.develop_discount()
    return max(cost, 0)


def owns(g: Race, seat: Seat, c: i64) -> bool:
    """Whether a development of this name lies in the tableau now
    [race.develop.no-duplicates, race.develop.rebuild].
    """
    for own in seat.tableau:
        if g.cards[own].slug == g.cards[c].slug:
            return True
    return False


class SelectDevelopment(Rule):
    """Everyone chooses one development from the hand, in secret, that is affordable and not yet in
    the tableau; or none [race.develop.choose, race.develop.pass, race.develop.one].
    """

    def word(self) -> str:
        return "develop"

    def start(self, g: Race, i: i64) -> None:
        for k in g.order:
            g.ask(k)

    def choices(self, g: Race, i: i64) -> list[i64]:
        out: list[i64] = [PASS]
        for c in g.seats[i].hand:
            if not g.cards[c].world and self.bar(g, i, c) is None:
                out.append(c)
        return out

    def bar(self, g: Race, i: i64, c: i64) -> Refusal | None:
        """Why a card of the hand cannot be built; the card itself pays nothing
        [race.develop.affordable].
        """
        seat = g.seats[i]
        card = g.cards[c]
        if card.world:
            return Refusal("NOT_A_DEVELOPMENT", {"card": card.slug})
        if owns(g, seat, c):
            return Refusal("DUPLICATE_DEVELOPMENT", {"card": card.slug})
        cost = price(g, seat, c)
        have: i64 = len(seat.hand) - 1
        if cost > have:
            return Refusal(
                "NOT_ENOUGH_CARDS",
                {
                    "card": card.slug,
                    "cost": int(cost),
                    "have": int(have),
                    "short": int(cost - have),
                },
            )
        return None

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        if answer in g.seats[i].hand:
            return self.bar(g, i, answer)
        return not_in_hand(g, answer)

    def grey(self, g: Race, i: i64) -> list[Barred]:
        out: list[Barred] = []
        for c in sorted(g.seats[i].hand):
            reason = self.bar(g, i, c)
            if reason is not None:
                out.append(Barred(c, reason))
        return out

    def price_tag(self, g: Race, i: i64, answer: i64) -> dict[str, object]:
        if not is_card(g, answer) or g.cards[answer].world:
            return {}
        return {"kind": "develop", "cost": int(price(g, g.seats[i], answer))}

    def resolve(self, g: Race, i: i64) -> None:
        """The chosen cards are revealed at once and placed; then each builder pays, nobody waiting
        for another [race.develop.reveal, race.develop.resolve-order].
        """
        for k in g.order:
            seat = g.seats[k]
            chosen = g.given[k][0]
            if chosen == PASS:
                if g.log is not None:
                    g.tell("passed", k, {"phase": "develop"})
                continue
            seat.owes = price(g, seat, chosen)
            seat.placed = chosen
            seat.play(chosen)
            seat.put(chosen)
            if g.log is not None:
                g.tell("placed", k, {"card": g.name(chosen), "phase": "develop"})
        g.then([PAY_FOR_DEVELOPMENTS])


class PayForDevelopments(Rule):
    """Who has placed a development pays and then draws by his powers, each in his own time
    [race.develop.resolve-order].
    """

    def word(self) -> str:
        return "develop-resolve"

    def start(self, g: Race, i: i64) -> None:
        for k in g.order:
            if g.seats[k].placed != NO_CARD:
                g.then_for(k, [PAY_DEVELOPMENT, AFTER_DEVELOPMENT])


class AfterDevelopment(Rule):
    """Powers draw after a development is paid for; its own power does not
    [race.pw.develop-draw-after, race.power.next-phase].
    """

    def word(self) -> str:
        return "after-development"

    def start(self, g: Race, i: i64) -> None:
        for power in g.powers(g.seats[i], POWERS):
            g.draw(i, power.develop_after(), "develop-after")


DEVELOP: Final = Develop(DEVELOP_PHASE)
DEVELOP_ONCE_MORE: Final = Develop(DEVELOP_AGAIN)
SELECT_DEVELOPMENT: Final = SelectDevelopment()
PAY_FOR_DEVELOPMENTS: Final = PayForDevelopments()
AFTER_DEVELOPMENT: Final = AfterDevelopment()
