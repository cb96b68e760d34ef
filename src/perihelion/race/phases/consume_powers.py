"""Phase IV, one consume power at work."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases import rule, trading
from perihelion.race.phases.prestige import gain
from perihelion.race.phases.rule import STEPS, HandRule, PickRule, Rule
from perihelion.race.pieces.cards import ConsumePower
from perihelion.race.pieces.kinds import ANY, KIND_WORDS
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal


def power_in_use(g: Race, seat: Seat) -> ConsumePower:
    """The power that `seat` has begun."""
    return g.box.powers[seat.using - ids.POWER]


def below_least(power: ConsumePower, have: i64) -> Refusal:
    """The refusal for goods that do not meet the minimum, counted in kinds where kinds differ."""
    return rule.too_few_goods(have, power.least_goods, "kinds" if power.different else "goods")


def in_progress(g: Race, i: i64, answer: i64) -> Refusal | None:
    """A begun power is finished before another is used [race.consume.no-interrupt,
    race.power.sequential].
    """
    if rule.is_power(g, answer) or answer == ids.STOP:
        return Refusal("POWER_IN_PROGRESS", {"card": g.box.power_card(g.seats[i].using)})
    return None


def gain_chips(g: Race, i: i64, points: i64) -> None:
    """Points come as chips from the pool, and all of them even when it runs dry
    [race.consume.vp-from-pool, race.components.chips, race.setup.ten-chips,
    race.end.last-chips].
    """
    g.seats[i].chips += points
    g.pool -= points
    if g.log is not None:
        g.tell("chips", i, {"vp": int(points)})


def multiplier(g: Race, seat: Seat) -> i64:
    """Points are doubled for those who chose it, and a boost of either Consume action adds one more
    [race.consume.double, race.prestige.boost.consume-trade, race.prestige.boost.consume-2x,
    race.two-player.consume-boost].
    """
    times: i64 = 2 if seat.actions & BIT[ids.CONSUME_DOUBLE] else 1
    if g.boosts(seat, ids.CONSUME_DOUBLE) or g.boosts(seat, ids.CONSUME_TRADE):
        times += 1
    return times


def reward(g: Race, i: i64, power: ConsumePower, goods: i64, price: i64) -> None:
    """First points, which are multiplied, then cards and prestige, which never are
    [race.consume.double, race.consume.all-at-once, race.pw.consume-for-prestige,
    race.prestige.no-multiply]. `price` is the trade price of the good.
    """
    points = power.vp(goods) * multiplier(g, g.seats[i])
    if points:
        gain_chips(g, i, points)
    g.draw(i, price if power.pays_price else power.draws(goods), "consume")
    gain(g, i, power.prestige(goods), "consume")


class ConsumeGoods(PickRule):
    """All goods for one use of a power are named together: as many as it can take, of kinds that
    fit. A good of any kind may be called one that does not fit [race.consume.max-goods,
    race.consume.all-at-once, race.consume.wrong-kind, race.consume.any-world, race.oort.consume].
    """

    def candidates(self, g: Race, i: i64) -> list[i64]:
        seat = g.seats[i]
        return trading.fitting_goods(g, seat, power_in_use(g, seat))

    def least(self, g: Race, i: i64) -> i64:
        seat = g.seats[i]
        power = power_in_use(g, seat)
        return max(power.takes(trading.goods_at_least(g, seat, power)), power.least_goods)

    def most(self, g: Race, i: i64) -> i64:
        seat = g.seats[i]
        power = power_in_use(g, seat)
        return power.takes(trading.goods_at_best(g, seat, power))

    def options(self, g: Race, i: i64) -> list[i64]:
        """If all kinds must differ, or a good is of any kind, a pick must also leave goods that
        complete the set.
        """
        power = power_in_use(g, g.seats[i])
        if not power.different and trading.wild_good(g, g.seats[i], power) == ids.NO_CARD:
            return super().options(g, i)
        out: list[i64] = []
        given = g.given[i]
        for c in self.candidates(g, i):
            if (not given or c > given[-1]) and self.leads_on(g, i, [*given, c]):
                out.append(c)
        if given and self.whole(g, i, len(given), self.holds_wild(g, i, given)):
            out.append(self.done())
        return out

    def holds_wild(self, g: Race, i: i64, picks: list[i64]) -> bool:
        for c in picks:
            if g.cards[c].kind == ANY:
                return True
        return False

    def whole(self, g: Race, i: i64, count: i64, wild: bool) -> bool:
        """Whether this many goods are a whole set, with or without the one of any kind. A player
        who counts it as a kind that fits takes as many as they can with it [race.consume.max-goods,
        race.oort.consume].
        """
        seat = g.seats[i]
        power = power_in_use(g, seat)
        if not wild:
            return count == self.least(g, i)
        if power.different:
            return self.least(g, i) <= count <= self.most(g, i)
        return count == self.most(g, i)

    def leads_on(self, g: Race, i: i64, picks: list[i64]) -> bool:
        """Whether goods after the last of these can complete the set."""
        different = power_in_use(g, g.seats[i]).different
        taken: list[bool] = [False] * 5
        for c in picks:
            if different and taken[g.cards[c].kind]:
                return False
            taken[g.cards[c].kind] = True
        wild = taken[ANY]
        wild_later = False
        more: i64 = 0
        for c in self.candidates(g, i):
            kind = g.cards[c].kind
            if c <= picks[-1]:
                continue
            if kind == ANY:
                wild_later = True
            elif not different or not taken[kind]:
                taken[kind] = True
                more += 1
        count: i64 = len(picks)
        for size in range(count, count + more + 1):
            if self.whole(g, i, size, wild):
                return True
            if wild_later and self.whole(g, i, size + 1, True):
                return True
        return False

    def refuse_set(self, g: Race, i: i64, answers: list[i64]) -> Refusal | None:
        """If one of each kind is taken, a kind named twice is reported before a wrong number."""
        reason = super().refuse_set(g, i, answers)
        power = power_in_use(g, g.seats[i])
        if reason is None or not power.different or power.least_goods >= power.takes(4):
            return reason
        if reason.code in ("WRONG_CARD_COUNT", "MUST_CONSUME_MAXIMUM", "NOT_ENOUGH_GOODS"):
            whole = [*g.given[i], *answers]
            twice = self.kind_twice(g, [c for c in whole if rule.is_card(g, c)])
            return twice if twice is not None else reason
        return reason

    def twice(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        """A good named twice is reported even if it would not fit once."""
        if rule.is_card(g, answer):
            return Refusal("REPEATED_CARD", g.describe(answer))
        return None

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        if not rule.is_card(g, answer):
            return in_progress(g, i, answer)
        return rule.no_such_good(g, i, answer)

    def miscounted(self, g: Race, i: i64, count: i64) -> Refusal:
        power = power_in_use(g, g.seats[i])
        if count > self.most(g, i):
            return Refusal("WRONG_CARD_COUNT", self.wanted(g, i, count))
        if count >= power.least_goods:
            return Refusal("MUST_CONSUME_MAXIMUM", self.wanted(g, i, count))
        return below_least(power, count)

    def clash(self, g: Race, i: i64, picks: list[i64]) -> Refusal | None:
        power = power_in_use(g, g.seats[i])
        if power.different:
            twice = self.kind_twice(g, picks)
            if twice is not None:
                return twice
        if trading.wild_good(g, g.seats[i], power) != ids.NO_CARD:
            count: i64 = len(picks)
            if not self.whole(g, i, count, self.holds_wild(g, i, picks)):
                return Refusal("MUST_CONSUME_MAXIMUM", self.wanted(g, i, count))
        return None

    def kind_twice(self, g: Race, picks: list[i64]) -> Refusal | None:
        seen: list[bool] = [False] * 5
        for c in picks:
            kind = g.cards[c].kind
            if seen[kind]:
                return Refusal("KINDS_NOT_DIFFERENT", {"good": KIND_WORDS[kind]})
            seen[kind] = True
        return None

    def facts(self, g: Race, i: i64) -> dict[str, object]:
        return {"count": int(self.most(g, i)), "card": g.box.power_card(g.seats[i].using)}

    def take(self, g: Race, i: i64, goods: list[i64]) -> None:
        seat = g.seats[i]
        power = power_in_use(g, seat)
        if g.log is not None:
            g.tell(
                "consumed",
                i,
                {"card": g.box.power_card(seat.using), "worlds": [g.name(c) for c in goods]},
            )
        named_later = power.pays_price and g.cards[goods[0]].kind == ANY
        price = trading.good_price(g, seat, goods[0], power.with_trade_powers)
        for world in goods:
            g.discard_good(i, world)
        if named_later:
            g.then_for(i, [PRICE_OF_WILD])
        else:
            reward(g, i, power, len(goods), price)


class PriceOfWild(Rule):
    """For a good of any kind its owner names the kind whose price they draw [race.oort.no-trade,
    race.oort.good].
    """

    def kind(self) -> str:
        return "refinery-kind"

    def options(self, g: Race, i: i64) -> list[i64]:
        return [ids.KIND + kind for kind in range(4)]

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        return in_progress(g, i, answer)

    def price(self, g: Race, i: i64, kind: i64) -> i64:
        seat = g.seats[i]
        with_powers = power_in_use(g, seat).with_trade_powers
        return trading.price_as(g, seat, trading.wild_world(g, seat), kind, with_powers)

    def facts(self, g: Race, i: i64) -> dict[str, object]:
        return {"card": g.name(trading.wild_world(g, g.seats[i])), "why": "price"}

    def tag(self, g: Race, i: i64, answer: i64) -> dict[str, object]:
        return {"kind": "kind-price", "cards": int(self.price(g, i, answer - ids.KIND))}

    def carry_out(self, g: Race, i: i64, answer: i64) -> None:
        power = power_in_use(g, g.seats[i])
        reward(g, i, power, 1, self.price(g, i, answer - ids.KIND))


class ConsumeCards(HandRule):
    """One or more hand cards, up to the number on the card, for points that are never multiplied,
    for cards or for prestige [race.pw.consume-cards, race.consume.double-exception,
    race.pw.consume-card-for-card, race.pw.consume-two-cards].
    """

    def least(self, g: Race, i: i64) -> i64:
        return power_in_use(g, g.seats[i]).least_cards

    def most(self, g: Race, i: i64) -> i64:
        seat = g.seats[i]
        return min(power_in_use(g, seat).most_cards, len(seat.hand))

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        begun = in_progress(g, i, answer)
        return begun if begun is not None else rule.not_in_hand(g, answer)

    def facts(self, g: Race, i: i64) -> dict[str, object]:
        return {
            "least": int(self.least(g, i)),
            "most": int(self.most(g, i)),
            "card": g.box.power_card(g.seats[i].using),
        }

    def take(self, g: Race, i: i64, cards: list[i64]) -> None:
        power = power_in_use(g, g.seats[i])
        g.discard_hand(i, cards, "consume")
        points = power.vp_per_card * len(cards)
        if points:
            gain_chips(g, i, points)
        g.draw(i, power.draws_per_card * len(cards), "consume")
        gain(g, i, power.prestige(0), "consume")


class Gamble(Rule):
    """Name a number from 1 to 7 and turn up the top card: with that number on it, it goes to the
    hand, else to the discards; all see it [race.pw.gamble].
    """

    def always_put(self) -> bool:
        return True

    def options(self, g: Race, i: i64) -> list[i64]:
        return [ids.NUMBER + n for n in range(1, 8)]

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        if ids.NUMBER <= answer < ids.NUMBER + ids.NUMBERS:
            return Refusal("NUMBER_OUT_OF_RANGE", {"number": int(answer - ids.NUMBER)})
        return in_progress(g, i, answer)

    def carry_out(self, g: Race, i: i64, answer: i64) -> None:
        number = answer - ids.NUMBER
        card = g.take_card(i, "bet", ids.NO_CARD)
        if card == ids.NO_CARD:
            return
        won = g.cards[card].number == number
        if won:
            g.seats[i].hand.append(card)
            g.seats[i].shown.append(card)
        else:
            g.discard.append(card)
        if g.log is not None:
            outcome = "won" if won else "lost"
            g.tell("bet", i, {"number": int(number), "card": g.name(card), "outcome": outcome})


CONSUME_GOODS: Final[ConsumeGoods] = STEPS.know(ConsumeGoods(), "consume-goods")
PRICE_OF_WILD: Final[PriceOfWild] = STEPS.know(PriceOfWild(), "refinery-price")
CONSUME_CARDS: Final[ConsumeCards] = STEPS.know(ConsumeCards(), "consume-cards")
GAMBLE: Final[Gamble] = STEPS.know(Gamble(), "gamble")
