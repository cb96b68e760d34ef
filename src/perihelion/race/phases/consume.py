"""Phase IV: Consume, with the sale of those who chose Consume: Trade."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases import consume_powers, trading
from perihelion.race.phases.ante import ANTE_CARD, ante_cards
from perihelion.race.phases.prestige import free_prestige, spend
from perihelion.race.phases.rule import STEPS, EachInTurn, HandRule, Rule, is_card, is_power
from perihelion.race.pieces.cards import ConsumePower
from perihelion.race.pieces.expansions import NOBODY
from perihelion.race.pieces.kinds import BRINK_OF_WAR, KIND_WORDS
from perihelion.race.pieces.tiles import GALACTIC_PRESTIGE
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Barred, Refusal
from perihelion.tabletop.step import AnyStep


class Consume(Rule):
    """Everyone turns goods into points and cards, each in their own time; one after another only
    when the cards could run out, or the leader tile or the goal for prestige could be lost
    [race.consume.action, race.consume.player-order, race.order.always, race.order.cases,
    race.exp.consume].
    """

    def begin(self, g: Race, i: i64) -> None:
        g.begin_phase(ids.CONSUME_PHASE)
        steps: list[AnyStep] = [SELL, USE_POWERS]
        if g.setup.expansions:
            steps.append(BOOST_TRADE_CARDS)
        if most_draws(g) > len(g.deck) + len(g.discard) or lead_could_be_lost(g):
            g.then([EachInTurn(k, steps) for k in g.order])
        else:
            for k in g.order:
                g.then_for(k, steps)


def lead_could_be_lost(g: Race) -> bool:
    """Whether the holder of the leader tile, or of the goal for prestige, can spend prestige in the
    phase: either may be lost at once, depending on what the others have then; spending by anybody
    else moves nothing [race.order.always, race.prestige.leader.spend, race.goal.galactic-prestige].
    """
    expansions = g.expansions
    leaders: list[i64] = [expansions.tile]
    if GALACTIC_PRESTIGE in expansions.goals:
        leaders.append(expansions.holders[expansions.goals.index(GALACTIC_PRESTIGE)])
    for leader in leaders:
        if leader != NOBODY:
            for c in g.seats[leader].snapshot:
                for power in g.cards[c].consume:
                    if power.prestige_cost:
                        return True
    return False


def most_draws(g: Race) -> i64:
    """More cards than this cannot be drawn in the phase."""
    total: i64 = 0
    for seat in g.seats:
        best: i64 = 0
        for world in trading.worlds_with_goods(seat):
            best = max(best, trading.good_price(g, seat, world, True))
        if seat.actions & BIT[ids.CONSUME_TRADE]:
            total += best
        if g.boosts(seat, ids.CONSUME_TRADE):
            total += 3
        goods = seat.good_count()
        for c in seat.snapshot:
            for power in g.cards[c].consume:
                total += power.draws(power.takes(goods))
                total += power.draws_per_card * power.most_cards
                if power.pays_price:
                    total += best
                if power.bets:
                    total += 1
                if power.antes:
                    total += 6
    return total


def sale_price(g: Race, seat: Seat, world: i64) -> i64:
    """The price with all Trade powers, three more for the boost, which serves the sale alone
    [race.trade.price, race.prestige.boost.consume-trade].
    """
    price = trading.good_price(g, seat, world, True)
    return price + 3 if g.boosts(seat, ids.CONSUME_TRADE) else price


class Sell(Rule):
    """A player who chose Consume: Trade must sell one good before consuming, if they have one that
    can be sold: it is discarded and its price drawn [race.trade.must-sell, race.trade.no-good,
    race.trade.only-traders, race.trade.not-consumed, race.two-player.double-consume,
    race.consume.two-bonuses, race.oort.no-trade].
    """

    def begin(self, g: Race, i: i64) -> None:
        seat = g.seats[i]
        if seat.actions & BIT[ids.CONSUME_TRADE] and trading.sellable_goods(g, seat):
            g.ask(i)

    def options(self, g: Race, i: i64) -> list[i64]:
        return trading.sellable_goods(g, g.seats[i])

    def asked_in_the_open(self, g: Race, i: i64) -> bool:
        return True

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        if answer == ids.PASS or answer == ids.STOP or is_power(g, answer):
            return Refusal("MUST_SELL", {})
        if is_card(g, answer):
            code = "GOOD_NOT_SELLABLE" if g.seats[i].has_good(answer) else "NO_GOOD_THERE"
            return Refusal(code, {"card": g.name(answer)})
        return None

    def barred(self, g: Race, i: i64) -> list[Barred]:
        out: list[Barred] = []
        for world in trading.worlds_with_goods(g.seats[i]):
            if trading.unsellable(g, world):
                out.append(Barred(world, Refusal("GOOD_NOT_SELLABLE", {"card": g.name(world)})))
        return out

    def tag(self, g: Race, i: i64, answer: i64) -> dict[str, object]:
        seat = g.seats[i]
        kind = g.cards[answer].kind
        return {"kind": "sell", "good": KIND_WORDS[kind], "cards": int(sale_price(g, seat, answer))}

    def carry_out(self, g: Race, i: i64, world: i64) -> None:
        price = sale_price(g, g.seats[i], world)
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
    for c in seat.snapshot:
        first = g.box.first_power[c]
        for j in range(len(g.cards[c].consume)):
            if first + j not in seat.used:
                out.append(first + j)
    return out


def is_usable(g: Race, i: i64, power: ConsumePower) -> bool:
    """Whether a power can be used with what its owner has now [race.consume.usable,
    race.consume.inputs, race.pw.consume-two-cards, race.pw.consume-prestige,
    race.pw.gamble-ante].
    """
    seat = g.seats[i]
    if power.most_cards:
        return len(seat.hand) >= power.least_cards
    if power.antes:
        return len(ante_cards(g, seat)) > 0
    if power.prestige_cost > free_prestige(g, i):
        return False
    return trading.goods_at_best(g, seat, power) >= power.least_goods


def bar_power(g: Race, i: i64, power: ConsumePower) -> Refusal | None:
    """Why a power cannot be used."""
    if is_usable(g, i, power):
        return None
    if power.most_cards:
        return too_few_cards(len(g.seats[i].hand), power.least_cards, power.most_cards)
    if power.antes:
        return too_few_cards(0, 1, 1)
    if power.prestige_cost > free_prestige(g, i):
        return Refusal("NO_PRESTIGE", {})
    return consume_powers.below_least(power, trading.goods_at_best(g, g.seats[i], power))


def too_few_cards(have: i64, least: i64, most: i64) -> Refusal:
    """The refusal for a hand that does not have what a power takes."""
    return Refusal("WRONG_CARD_COUNT", {"count": int(have), "least": int(least), "most": int(most)})


def compulsory(g: Race, seat: Seat, power: ConsumePower) -> bool:
    """Whether a usable power must be used before its owner may stop: not if it is optional, and not
    if it could only be used by counting a good of any kind as one that fits
    [race.consume.mandatory, race.power.optional, race.prestige.gain.consume, race.oort.consume].
    """
    if power.optional:
        return False
    if not g.setup.has(BRINK_OF_WAR):  # no such good
        return True
    return trading.goods_at_least(g, seat, power) >= power.least_goods


class UsePowers(Rule):
    """The owner uses their powers one after another, in any order, each once, and may stop only
    when no compulsory one can be used [race.consume.mandatory, race.consume.order,
    race.consume.optional-between, race.power.order, race.power.sequential].
    """

    def options(self, g: Race, i: i64) -> list[i64]:
        seat = g.seats[i]
        out: list[i64] = []
        may_stop = True
        for p in unused_powers(g, seat):
            power = g.box.powers[p - ids.POWER]
            if is_usable(g, i, power):
                out.append(p)
                if may_stop and compulsory(g, seat, power):
                    may_stop = False
        if may_stop:
            out.append(ids.STOP)
        return out

    def asked_in_the_open(self, g: Race, i: i64) -> bool:
        """Goods and numbers of cards are open; which card could be put up in an ante is not."""
        for c in g.seats[i].snapshot:
            for power in g.cards[c].consume:
                if power.antes:
                    return False
        return True

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        seat = g.seats[i]
        if answer == ids.STOP:
            return Refusal("MUST_CONSUME", {})
        if is_power(g, answer):
            if answer in seat.used:
                return Refusal("POWER_ALREADY_USED", {"card": g.box.power_card(answer)})
            if answer not in unused_powers(g, seat):
                return Refusal("POWER_NOT_ACTIVE", {"card": g.box.power_card(answer)})
            return bar_power(g, i, g.box.powers[answer - ids.POWER])
        if is_card(g, answer) and not seat.actions & BIT[ids.CONSUME_TRADE]:
            return Refusal("NOT_A_TRADER", {})
        if is_card(g, answer) and seat.has_good(answer) and trading.unsellable(g, answer):
            return Refusal("GOOD_NOT_SELLABLE", {"card": g.name(answer)})
        return None

    def barred(self, g: Race, i: i64) -> list[Barred]:
        seat = g.seats[i]
        out: list[Barred] = []
        for p in [*unused_powers(g, seat), *seat.used]:
            reason = self.why_not(g, i, p)
            if reason is not None:
                out.append(Barred(p, reason))
        if ids.STOP not in g.legal_for(i):
            out.append(Barred(ids.STOP, Refusal("MUST_CONSUME", {})))
        return out

    def tag(self, g: Race, i: i64, answer: i64) -> dict[str, object]:
        if answer < ids.POWER:
            return {}
        power = g.box.powers[answer - ids.POWER]
        said = power.sentence
        return {
            "optional": "yes" if power.optional else "no",
            "power": said.message,
            "does": said.facts,
        }

    def carry_out(self, g: Race, i: i64, answer: i64) -> None:
        if answer == ids.STOP:
            return
        seat = g.seats[i]
        seat.used.append(answer)
        seat.using = answer
        power = g.box.powers[answer - ids.POWER]
        if power.most_cards:
            g.then_for(i, [consume_powers.CONSUME_CARDS, USE_POWERS])
        elif power.bets:
            g.then_for(i, [consume_powers.GAMBLE, USE_POWERS])
        elif power.antes:
            g.then_for(i, [ANTE_CARD, USE_POWERS])
        elif power.least_goods:
            g.then_for(i, [consume_powers.CONSUME_GOODS, USE_POWERS])
        else:
            g.then_for(i, [USE_POWERS])
            if power.prestige_cost:
                spend(g, i, power.prestige_cost)
            consume_powers.reward(g, i, power, 0, 0)


class BoostTradeCards(HandRule):
    """Last of all, a player who boosted Consume: Trade may discard up to two hand cards for a point
    each, which is never multiplied [race.prestige.boost.consume-trade, race.exp.consume].
    """

    def begin(self, g: Race, i: i64) -> None:
        seat = g.seats[i]
        if g.boosts(seat, ids.CONSUME_TRADE) and seat.hand:
            g.ask(i)

    def options(self, g: Race, i: i64) -> list[i64]:
        out = super().options(g, i)
        if not g.given[i]:
            out.append(self.done())
        return out

    def least(self, g: Race, i: i64) -> i64:
        return 0

    def most(self, g: Race, i: i64) -> i64:
        return min(2, len(g.seats[i].hand))

    def take(self, g: Race, i: i64, cards: list[i64]) -> None:
        g.discard_hand(i, cards, "consume")
        if cards:
            consume_powers.gain_chips(g, i, len(cards))


CONSUME: Final[Consume] = STEPS.know(Consume(), "consume")
SELL: Final[Sell] = STEPS.know(Sell(), "sell")
USE_POWERS: Final[UsePowers] = STEPS.know(UsePowers(), "consume-power")
BOOST_TRADE_CARDS: Final[BoostTradeCards] = STEPS.know(BoostTradeCards(), "boost-trade-cards")
