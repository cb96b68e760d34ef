"""Phase IV: Consume, with the sale of those who chose Consume: Trade."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.cards import KIND_WORDS, ConsumePower
from perihelion.race.ids import (
    CONSUME_PHASE,
    CONSUME_TRADE,
    PASS,
    POWER,
    STOP,
)
from perihelion.race.phases.rule import EachInTurn, Rule, is_card, is_power
from perihelion.race.phases.using import CONSUME_CARDS, CONSUME_GOODS, GAMBLE, reward, too_few_goods
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.race.trading import fitting_goods, good_price, kinds_present, worlds_with_goods
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Barred, Refusal
from perihelion.tabletop.step import Step


class Consume(Rule):
    """Everyone turns goods into points and cards, each in his own time; one after the other only
    when the cards could run out [race.consume.action, race.consume.player-order, race.order.always,
    race.order.cases].
    """

    def word(self) -> str:
        return "consume"

    def start(self, g: Race, i: i64) -> None:
        g.begin_phase(CONSUME_PHASE)
        for seat in g.seats:
            seat.used.clear()
        steps: list[Step] = [SELL, USE_POWERS]
        if most_draws(g) > len(g.deck) + len(g.discard):
            g.then([EachInTurn(k, steps) for k in g.order])
        else:
            for k in g.order:
                g.then_for(k, steps)


def most_draws(g: Race) -> i64:
    """More cards than this cannot be drawn in the phase."""
    total: i64 = 0
    for seat in g.seats:
        best: i64 = 0
        for world in worlds_with_goods(seat):
            best = max(best, good_price(g, seat, world, True))
        if seat.actions & BIT[CONSUME_TRADE]:
            total += best
        goods = seat.good_count()
        for k in range(seat.active):
            for power in g.cards[seat.tableau[k]].consume:
                total += power.draws(power.takes(goods))
                if power.pays_price():
                    total += best
                if power.bets():
                    total += 1
    return total


class Sell(Rule):
    """Who chose Consume: Trade must sell one good before he consumes, if he has one: it is
    discarded and its price drawn [race.trade.must-sell, race.trade.no-good,
    race.trade.only-traders, race.trade.not-consumed, race.two-player.double-consume,
    race.consume.two-bonuses].
    """

    def word(self) -> str:
        return "sell"

    def start(self, g: Race, i: i64) -> None:
        seat = g.seats[i]
        if seat.actions & BIT[CONSUME_TRADE] and seat.good_count():
            g.ask(i)

    def choices(self, g: Race, i: i64) -> list[i64]:
        return worlds_with_goods(g.seats[i])

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        if answer == PASS or answer == STOP or is_power(g, answer):
            return Refusal("MUST_SELL", {})
        if is_card(g, answer):
            return Refusal("NO_GOOD_THERE", {"card": g.name(answer)})
        return None

    def price_tag(self, g: Race, i: i64, answer: i64) -> dict[str, object]:
        seat = g.seats[i]
        kind = g.cards[answer].kind
        return {
            "kind": "sell",
            "good": KIND_WORDS[kind],
            "cards": int(good_price(g, seat, answer, True)),
        }

    def resolve(self, g: Race, i: i64) -> None:
        world = g.given[i][0]
        price = good_price(g, g.seats[i], world, True)
        g.discard_good(i, world)
        if g.log is not None:
            good = KIND_WORDS[g.cards[world].kind]
            g.tell("sold", i, {"card": g.name(world), "good": good, "count": int(price)})
        g.draw(i, price, "trade")


def unused_powers(g: Race, seat: Seat) -> list[i64]:
    """The consume powers that `seat` has and has not used in this phase, by id
    [race.consume.once, race.power.once-per-phase].
    """
    out: list[i64] = []
    for k in range(seat.active):
        c = seat.tableau[k]
        first = g.box.first_power[c]
        for j in range(len(g.cards[c].consume)):
            if first + j not in seat.used:
                out.append(first + j)
    return out


def bar_power(g: Race, seat: Seat, power: ConsumePower) -> Refusal | None:
    """Why a power cannot be used with what its owner has now [race.consume.usable,
    race.consume.inputs].
    """
    if power.most_cards():
        if seat.hand:
            return None
        return Refusal(
            "WRONG_CARD_COUNT", {"count": 0, "least": 1, "most": int(power.most_cards())}
        )
    have: i64
    if power.different():
        have = kinds_present(g, seat)
    else:
        have = len(fitting_goods(g, seat, power))
    if have < power.least_goods():
        return too_few_goods(power, have)
    return None


class UsePowers(Rule):
    """The owner uses his powers one after the other, in any order, each once, and may stop only
    when no compulsory one can be used [race.consume.mandatory, race.consume.order,
    race.consume.optional-between, race.power.order, race.power.sequential].
    """

    def word(self) -> str:
        return "consume-power"

    def start(self, g: Race, i: i64) -> None:
        g.ask(i)

    def choices(self, g: Race, i: i64) -> list[i64]:
        seat = g.seats[i]
        out: list[i64] = []
        may_stop = True
        for p in unused_powers(g, seat):
            power = g.box.powers[p - POWER]
            if bar_power(g, seat, power) is None:
                out.append(p)
                if not power.optional():
                    may_stop = False
        if may_stop:
            out.append(STOP)
        return out

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        seat = g.seats[i]
        if answer == STOP:
            return Refusal("MUST_CONSUME", {})
        if is_power(g, answer):
            if answer in seat.used:
                return Refusal("POWER_ALREADY_USED", {"card": g.box.power_card(answer)})
            if answer not in unused_powers(g, seat):
                return Refusal("POWER_NOT_ACTIVE", {"card": g.box.power_card(answer)})
            return bar_power(g, seat, g.box.powers[answer - POWER])
        if is_card(g, answer) and not seat.actions & BIT[CONSUME_TRADE]:
            return Refusal("NOT_A_TRADER", {})
        return None

    def grey(self, g: Race, i: i64) -> list[Barred]:
        seat = g.seats[i]
        out: list[Barred] = []
        for p in [*unused_powers(g, seat), *seat.used]:
            reason = self.why_not(g, i, p)
            if reason is not None:
                out.append(Barred(p, reason))
        if STOP not in g.legal_for(i):
            out.append(Barred(STOP, Refusal("MUST_CONSUME", {})))
        return out

    def price_tag(self, g: Race, i: i64, answer: i64) -> dict[str, object]:
        if answer < POWER:
            return {}
        power = g.box.powers[answer - POWER]
        said = power.sentence()
        return {
            "optional": "yes" if power.optional() else "no",
            "power": said.message,
            "does": said.facts,
        }

    def resolve(self, g: Race, i: i64) -> None:
        answer = g.given[i][0]
        if answer == STOP:
            return
        seat = g.seats[i]
        seat.used.append(answer)
        seat.using = answer
        power = g.box.powers[answer - POWER]
        if power.most_cards():
            g.then_for(i, [CONSUME_CARDS, USE_POWERS])
        elif power.bets():
            g.then_for(i, [GAMBLE, USE_POWERS])
        elif power.least_goods():
            g.then_for(i, [CONSUME_GOODS, USE_POWERS])
        else:
            g.then_for(i, [USE_POWERS])
            reward(g, i, power, 0, 0)


CONSUME: Final = Consume()
SELL: Final = Sell()
USE_POWERS: Final = UsePowers()
