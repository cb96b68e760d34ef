"""Phase III: Settle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases import settle_price
from perihelion.race.phases.attack import PREVENT_TAKEOVERS
from perihelion.race.phases.extra_worlds import SETTLE_EXTRA
from perihelion.race.phases.pay import PAY_WORLD, TUCK_PAYMENT
from perihelion.race.phases.placing import AFTER_DISCARD, AFTER_WORLD, place
from perihelion.race.phases.rule import STEPS, EachInTurn, FromHand, Rule, is_card, too_dear
from perihelion.race.phases.settle_how import METHOD_STEP, take_help
from perihelion.race.pieces.kinds import NO_PAY
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import AnyStep


class Settle(Rule):
    """Everyone may place one world: chosen in secret, revealed together, then paid for or conquered
    one after another [race.settle.choose, race.exp.settle].
    """

    def __init__(self, phase: i64) -> None:
        self.phase: Final[i64] = phase

    def word(self) -> str:
        return "settle-phase" if self.phase == ids.SETTLE_PHASE else "settle-phase-again"

    def begin(self, g: Race, i: i64) -> None:
        g.begin_phase(self.phase)
        g.then([SELECT_WORLD])


def tactics_card(g: Race, seat: Seat) -> i64:
    """A card in the tableau that can be discarded for military, or NO_CARD
    [race.settle.tactics].
    """
    for c in settle_price.helpers(g, seat):
        helper = g.cards[c].helper
        if helper.arms and helper.leaves:
            return c
    return ids.NO_CARD


class SelectWorld(FromHand):
    """Everyone chooses one world from the hand, in secret, that can be conquered or paid for now;
    or none. A player who passes with tactics in the tableau may decide on them later
    [race.settle.choose, race.settle.pass, race.settle.one, race.settle.affordable,
    race.settle.tactics-when].
    """

    def options(self, g: Race, i: i64) -> list[i64]:
        seat = g.seats[i]
        out: list[i64] = [ids.PASS]
        if tactics_card(g, seat) != ids.NO_CARD:
            out.append(ids.PASS_LATER)
        have: i64 = len(seat.hand) - 1
        for c in seat.hand:
            if g.cards[c].world and settle_price.placeable(g, i, c, [], have, ids.NO_CARD):
                out.append(c)
        return out

    def bar(self, g: Race, i: i64, c: i64) -> Refusal | None:
        """Why a card of the hand cannot be placed [race.settle.affordable]."""
        seat = g.seats[i]
        card = g.cards[c]
        if not card.world:
            return Refusal("NOT_A_WORLD", {"card": card.slug})
        have: i64 = len(seat.hand) - 1
        if settle_price.placeable(g, i, c, [], have, ids.NO_CARD):
            return None
        if card.military and settle_price.pay_discount(g, seat, c, []) == NO_PAY:
            return settle_price.bar_conquest(g, i, c, have)
        return too_dear(g, c, settle_price.lowest_world_price(g, i, c), have)

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        if answer == ids.PASS_LATER:
            return Refusal("POWER_NOT_ACTIVE", {"card": "new-military-tactics"})
        return super().why_not(g, i, answer)

    def tag(self, g: Race, i: i64, answer: i64) -> dict[str, object]:
        if not is_card(g, answer) or not g.cards[answer].world:
            return {}
        return settle_tag(g, g.seats[i], answer)

    def finish(self, g: Race, i: i64) -> None:
        """The worlds are revealed at once and placed, and windfall worlds get their good before
        anybody pays [race.settle.reveal, race.settle.windfall, race.settle.windfall-moment,
        race.settle.production-empty, race.power.not-a-power]. Then players resolve them in player
        order [race.settle.resolve-order, race.settle.end-watch].
        """
        turns: list[AnyStep] = []
        for k in g.order:
            chosen = g.given[k][0]
            steps: list[AnyStep] = []
            if is_card(g, chosen):
                g.seats[k].placed = chosen
                steps = [METHOD_STEP, PAY_WORLD, TUCK_PAYMENT, AFTER_WORLD, AFTER_DISCARD]
                if not g.setup.expansions:
                    steps = [METHOD_STEP, PAY_WORLD, AFTER_WORLD]
            elif chosen == ids.PASS_LATER:
                steps = [TACTICS_ALONE]
            if not is_card(g, chosen) and g.log is not None:
                g.tell("passed", k, {"phase": "settle"})
            if g.setup.expansions:
                steps = [*steps, SETTLE_EXTRA]
            if steps:
                turns.append(EachInTurn(k, steps))
        for k in g.order:
            if g.seats[k].placed != ids.NO_CARD:
                place(g, k, g.seats[k].placed, "settle")
        for k in g.order:
            placed = g.seats[k].placed
            if placed != ids.NO_CARD and g.cards[placed].windfall:
                g.put_good(k, len(g.seats[k].tableau) - 1, "windfall")
        if g.setup.expansions:
            turns.append(PREVENT_TAKEOVERS)
        g.then(turns)


def settle_tag(g: Race, seat: Seat, c: i64) -> dict[str, object]:
    """What a world of the hand would take: its price, or strength against its defense."""
    card = g.cards[c]
    if card.military:
        return {
            "kind": "settle-military",
            "defense": int(card.number),
            "strength": int(settle_price.strength(g, seat, c)),
        }
    return {"kind": "settle", "cost": int(settle_price.world_price(g, seat, c, []))}


class TacticsAlone(Rule):
    """A player who passed may still discard tactics without a world, or keep them
    [race.settle.tactics-when].
    """

    def options(self, g: Race, i: i64) -> list[i64]:
        some = tactics_card(g, g.seats[i]) != ids.NO_CARD
        return [ids.KEEP_TACTICS, ids.DISCARD_TACTICS] if some else []

    def carry_out(self, g: Race, i: i64, answer: i64) -> None:
        if answer == ids.DISCARD_TACTICS:
            take_help(g, i, [tactics_card(g, g.seats[i])])


SETTLE: Final[Settle] = STEPS.know(Settle(ids.SETTLE_PHASE))
SETTLE_ONCE_MORE: Final[Settle] = STEPS.know(Settle(ids.SETTLE_AGAIN))
SELECT_WORLD: Final[SelectWorld] = STEPS.know(SelectWorld(), "settle")
TACTICS_ALONE: Final[TacticsAlone] = STEPS.know(TacticsAlone(), "settle-tactics")
