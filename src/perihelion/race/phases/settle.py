"""Phase III: Settle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.cards import SETTLE as POWERS
from perihelion.race.ids import (
    DISCARD_TACTICS,
    KEEP_TACTICS,
    NO_CARD,
    PASS,
    PASS_LATER,
    SETTLE_AGAIN,
    SETTLE_PHASE,
)
from perihelion.race.phases.pay import PAY_WORLD
from perihelion.race.phases.rule import EachInTurn, Rule, is_card, not_in_hand
from perihelion.race.phases.ways import (
    METHOD_STEP,
    contact_discount,
    strength,
    tactics_card,
    tactics_worth,
    ways,
    world_price,
)
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Barred, Refusal
from perihelion.tabletop.step import Step


class Settle(Rule):
    """Everyone may place one world: chosen in secret, revealed together, then paid for or conquered
    one after the other [race.settle.choose].
    """

    def __init__(self, phase: i64) -> None:
        self.phase: Final[i64] = phase

    def word(self) -> str:
        return "settle-phase" if self.phase == SETTLE_PHASE else "settle-phase-again"

    def start(self, g: Race, i: i64) -> None:
        g.begin_phase(self.phase)
        g.then([SELECT_WORLD])


class SelectWorld(Rule):
    """Everyone chooses one world from the hand, in secret, that can be conquered or paid for now;
    or none. Who passes with tactics in the tableau may decide on them later [race.settle.choose,
    race.settle.pass, race.settle.one, race.settle.affordable, race.settle.tactics-when].
    """

    def word(self) -> str:
        return "settle"

    def start(self, g: Race, i: i64) -> None:
        for k in g.order:
            g.ask(k)

    def choices(self, g: Race, i: i64) -> list[i64]:
        seat = g.seats[i]
        out: list[i64] = [PASS]
        if tactics_card(g, seat) != NO_CARD:
            out.append(PASS_LATER)
        have: i64 = len(seat.hand) - 1
        for c in seat.hand:
            if g.cards[c].world and ways(g, seat, c, have):
                out.append(c)
        return out

    def bar(self, g: Race, i: i64, c: i64) -> Refusal | None:
        """Why a card of the hand cannot be placed [race.settle.affordable]."""
        seat = g.seats[i]
        card = g.cards[c]
        if not card.world:
            return Refusal("NOT_A_WORLD", {"card": card.slug})
        have: i64 = len(seat.hand) - 1
        if ways(g, seat, c, have):
            return None
        if card.military and contact_discount(g, seat, c) == 0:
            power = strength(g, seat, c)
            tactics = tactics_card(g, seat)
            if tactics != NO_CARD:
                power += tactics_worth(g, tactics)
            return Refusal(
                "NOT_ENOUGH_MILITARY",
                {
                    "card": card.slug,
                    "defense": int(card.number),
                    "strength": int(power),
                    "short": int(card.number - power),
                },
            )
        cost = world_price(g, seat, c)
        return Refusal(
            "NOT_ENOUGH_CARDS",
            {"card": card.slug, "cost": int(cost), "have": int(have), "short": int(cost - have)},
        )

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        if answer in g.seats[i].hand:
            return self.bar(g, i, answer)
        if answer == PASS_LATER:
            return Refusal("POWER_NOT_ACTIVE", {"card": "new-military-tactics"})
        return not_in_hand(g, answer)

    def grey(self, g: Race, i: i64) -> list[Barred]:
        out: list[Barred] = []
        for c in sorted(g.seats[i].hand):
            reason = self.bar(g, i, c)
            if reason is not None:
                out.append(Barred(c, reason))
        return out

    def price_tag(self, g: Race, i: i64, answer: i64) -> dict[str, object]:
        if not is_card(g, answer) or not g.cards[answer].world:
            return {}
        seat = g.seats[i]
        card = g.cards[answer]
        if card.military:
            return {
                "kind": "settle-military",
                "defense": int(card.number),
                "strength": int(strength(g, seat, answer)),
            }
        return {"kind": "settle", "cost": int(world_price(g, seat, answer))}

    def resolve(self, g: Race, i: i64) -> None:
        """The worlds are revealed at once and placed, and windfall worlds get their good before
        anybody pays [race.settle.reveal, race.settle.windfall, race.settle.windfall-moment,
        race.settle.production-empty, race.power.not-a-power]. Then players resolve them in player
        order [race.settle.resolve-order, race.settle.end-watch].
        """
        turns: list[Step] = []
        for k in g.order:
            seat = g.seats[k]
            chosen = g.given[k][0]
            if is_card(g, chosen):
                seat.placed = chosen
                seat.play(chosen)
                seat.put(chosen)
                turns.append(EachInTurn(k, [METHOD_STEP, PAY_WORLD, AFTER_WORLD]))
                if g.log is not None:
                    g.tell("placed", k, {"card": g.name(chosen), "phase": "settle"})
            else:
                if chosen == PASS_LATER:
                    turns.append(EachInTurn(k, [TACTICS_ALONE]))
                if g.log is not None:
                    g.tell("passed", k, {"phase": "settle"})
        for k in g.order:
            placed = g.seats[k].placed
            if placed != NO_CARD and g.cards[placed].windfall:
                g.put_good(k, len(g.seats[k].tableau) - 1, "windfall")
        g.then(turns)


class TacticsAlone(Rule):
    """Who passed and waits may discard tactics without a world, or keep them
    [race.settle.tactics-when].
    """

    def word(self) -> str:
        return "settle-tactics"

    def start(self, g: Race, i: i64) -> None:
        g.ask(i)

    def choices(self, g: Race, i: i64) -> list[i64]:
        return [KEEP_TACTICS, DISCARD_TACTICS]

    def resolve(self, g: Race, i: i64) -> None:
        if g.given[i][0] == DISCARD_TACTICS:
            g.discard_tableau(i, tactics_card(g, g.seats[i]), "tactics")


class AfterWorld(Rule):
    """After payment or conquest who chose Settle draws one card, and powers draw more; without a
    world there is no bonus [race.settle.bonus, race.settle.bonus-after,
    race.pw.settle-draw-after].
    """

    def word(self) -> str:
        return "after-world"

    def start(self, g: Race, i: i64) -> None:
        seat = g.seats[i]
        if g.has_bonus(seat):
            g.draw(i, 1, "settle-bonus")
        for power in g.powers(seat, POWERS):
            g.draw(i, power.settle_after(), "settle-after")


SETTLE: Final = Settle(SETTLE_PHASE)
SETTLE_ONCE_MORE: Final = Settle(SETTLE_AGAIN)
SELECT_WORLD: Final = SelectWorld()
TACTICS_ALONE: Final = TacticsAlone()
AFTER_WORLD: Final = AfterWorld()
