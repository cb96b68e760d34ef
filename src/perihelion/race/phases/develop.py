"""Phase II: Develop."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases import rule
from perihelion.race.phases.discounts import DEVELOP_METHOD, discounts, saved_at_most
from perihelion.race.phases.pay import PAY_DEVELOPMENT, TUCK_PAYMENT
from perihelion.race.phases.placing import place
from perihelion.race.phases.prestige import gain
from perihelion.race.phases.rule import STEPS, EachInTurn, FromHand, HandRule, Rule
from perihelion.race.pieces.kinds import DEVELOP as POWERS
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import AnyStep


class Develop(Rule):
    """At the start some powers draw, whether their owner builds or not; then everyone chooses. If
    some draw and then discard, players take turns [race.pw.develop-start-draw,
    race.pw.develop-draw-discard, race.develop.under-action-card].
    """

    def __init__(self, phase: i64) -> None:
        self.phase: Final[i64] = phase

    def word(self) -> str:
        return "develop-phase" if self.phase == ids.DEVELOP_PHASE else "develop-phase-again"

    def begin(self, g: Race, i: i64) -> None:
        g.begin_phase(self.phase)
        g.then([SELECT_DEVELOPMENT])
        if g.setup.expansions and anybody_sifts(g):
            turns: list[AnyStep] = []
            for k in g.order:
                turns.append(EachInTurn(k, [DEVELOP_DRAW, DEVELOP_DISCARD]))
            g.then(turns)
        else:
            for k in g.order:
                for power in g.powers(g.seats[k], POWERS):
                    g.draw(k, power.develop_start, "develop-start")


def sifts(g: Race, seat: Seat) -> i64:
    """How many powers of `seat` draw and then discard a card when the phase begins."""
    n: i64 = 0
    for power in g.powers(seat, POWERS):
        if power.develop_sift:
            n += 1
    return n


def anybody_sifts(g: Race) -> bool:
    """Whether somebody has to discard when the phase begins."""
    for seat in g.seats:
        if sifts(g, seat):
            return True
    return False


class DevelopDraw(Rule):
    """All draws of a player at the start of the phase come before their discards
    [race.pw.draw-then-discard].
    """

    def begin(self, g: Race, i: i64) -> None:
        for power in g.powers(g.seats[i], POWERS):
            g.draw(i, power.develop_start + power.develop_sift, "develop-start")


class DevelopDiscard(HandRule):
    """One card of any origin is discarded for each power that drew and discards
    [race.pw.develop-draw-discard, race.pw.draw-then-discard].
    """

    def begin(self, g: Race, i: i64) -> None:
        if self.most(g, i):
            g.ask(i)

    def most(self, g: Race, i: i64) -> i64:
        seat = g.seats[i]
        return min(sifts(g, seat), len(seat.hand))

    def take(self, g: Race, i: i64, picks: list[i64]) -> None:
        g.discard_hand(i, picks, "develop-start")


def price(g: Race, seat: Seat, c: i64) -> i64:
    """Printed cost, one less for those who chose Develop, two less for the boost, less all
    discounts, never below 0 [race.develop.cost, race.develop.bonus, race.develop.free,
    race.power.cost-floor, race.prestige.boost.develop].
    """
    cost = g.cards[c].number
    if g.has_bonus(seat):
        cost -= 1
        if g.boosts(seat, g.action_in_progress()):
            cost -= 2
    for power in g.powers(seat, POWERS):
        cost -= power.develop_discount
    return max(cost, 0)


def lowest_price(g: Race, seat: Seat, c: i64) -> i64:
    """The price with everything that may be used to lower it [race.pw.develop-discard-self,
    race.pw.develop-spend-good].
    """
    return max(price(g, seat, c) - saved_at_most(g, seat), 0)


def owns(g: Race, seat: Seat, c: i64) -> bool:
    """Whether a development of this name lies in the tableau now
    [race.develop.no-duplicates, race.develop.rebuild].
    """
    for own in seat.tableau:
        if g.cards[own].slug == g.cards[c].slug:
            return True
    return False


class SelectDevelopment(FromHand):
    """Everyone chooses one development from the hand, in secret, that is affordable and not yet in
    the tableau; or none [race.develop.choose, race.develop.pass, race.develop.one].
    """

    def options(self, g: Race, i: i64) -> list[i64]:
        out: list[i64] = [ids.PASS]
        for c in g.seats[i].hand:
            if not g.cards[c].world and self.bar(g, i, c) is None:
                out.append(c)
        return out

    def bar(self, g: Race, i: i64, c: i64) -> Refusal | None:
        """Why a card of the hand cannot be built; the card itself pays nothing, and a card that may
        be discarded to pay still counts as owned [race.develop.affordable,
        race.pw.develop-discard-self].
        """
        seat = g.seats[i]
        card = g.cards[c]
        if card.world:
            return Refusal("NOT_A_DEVELOPMENT", {"card": card.slug})
        if owns(g, seat, c):
            return Refusal("DUPLICATE_DEVELOPMENT", {"card": card.slug})
        cost = lowest_price(g, seat, c)
        have: i64 = len(seat.hand) - 1
        return rule.too_dear(g, c, cost, have) if cost > have else None

    def tag(self, g: Race, i: i64, answer: i64) -> dict[str, object]:
        if not rule.is_card(g, answer) or g.cards[answer].world:
            return {}
        seat = g.seats[i]
        tag: dict[str, object] = {"kind": "develop", "cost": int(price(g, seat, answer))}
        if discounts(g, seat):
            tag["lowest"] = int(lowest_price(g, seat, answer))
        return tag

    def finish(self, g: Race, i: i64) -> None:
        """The chosen cards are revealed at once and placed, with prestige for the symbol; then each
        builder pays, nobody waiting for another [race.develop.reveal, race.develop.resolve-order,
        race.prestige.gain.place].
        """
        for k in g.order:
            seat = g.seats[k]
            chosen = g.given[k][0]
            if chosen == ids.PASS:
                if g.log is not None:
                    g.tell("passed", k, {"phase": "develop"})
                continue
            seat.owes = price(g, seat, chosen)
            seat.placed = chosen
            place(g, k, chosen, "develop")
        g.then([PAY_FOR_DEVELOPMENTS])


class PayForDevelopments(Rule):
    """Everybody who has placed a development pays and then draws by their powers, each in their own
    time [race.develop.resolve-order].
    """

    def begin(self, g: Race, i: i64) -> None:
        for k in g.order:
            if g.seats[k].placed == ids.NO_CARD:
                continue
            if g.setup.expansions:
                g.then_for(k, [DEVELOP_METHOD, PAY_DEVELOPMENT, TUCK_PAYMENT, AFTER_DEVELOPMENT])
            else:
                g.then_for(k, [PAY_DEVELOPMENT, AFTER_DEVELOPMENT])


class AfterDevelopment(Rule):
    """Powers draw and give prestige after a development is paid for; its own power does not
    [race.pw.develop-draw-after, race.pw.develop-prestige-after, race.power.next-phase].
    """

    def begin(self, g: Race, i: i64) -> None:
        seat = g.seats[i]
        for power in g.powers(seat, POWERS):
            g.draw(i, power.develop_after, "develop-after")
            gain(g, i, power.develop_prestige(g.cards[seat.placed]), "develop")


DEVELOP: Final[Develop] = STEPS.know(Develop(ids.DEVELOP_PHASE))
DEVELOP_ONCE_MORE: Final[Develop] = STEPS.know(Develop(ids.DEVELOP_AGAIN))
DEVELOP_DRAW: Final[DevelopDraw] = STEPS.know(DevelopDraw(), "develop-draw")
DEVELOP_DISCARD: Final[DevelopDiscard] = STEPS.know(DevelopDiscard(), "develop-discard")
SELECT_DEVELOPMENT: Final[SelectDevelopment] = STEPS.know(SelectDevelopment(), "develop")
PAY_FOR_DEVELOPMENTS: Final[PayForDevelopments] = STEPS.know(
    PayForDevelopments(), "develop-resolve"
)
AFTER_DEVELOPMENT: Final[AfterDevelopment] = STEPS.know(AfterDevelopment(), "after-development")
