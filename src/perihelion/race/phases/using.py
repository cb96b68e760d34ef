"""Phase IV, one consume power at work."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.cards import KIND_WORDS, ConsumePower
from perihelion.race.ids import CONSUME_DOUBLE, NO_CARD, NUMBER, NUMBERS, POWER, STOP
from perihelion.race.phases.rule import PickRule, Rule, is_card, is_power, not_in_hand
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.race.trading import fitting_goods, good_price
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.table import Table


def power_in_use(g: Race, seat: Seat) -> ConsumePower:
    """The power that `seat` has begun."""
    return g.box.powers[seat.using - POWER]


def has_good(seat: Seat, world: i64) -> bool:
    """Whether a good of this seat lies on the world."""
    return world in seat.tableau and seat.goods[seat.tableau.index(world)] != NO_CARD


def too_few_goods(power: ConsumePower, have: i64) -> Refusal:
    """The refusal for goods that do not meet the minimum, counted in kinds where kinds differ."""
    what = "kinds" if power.different() else "goods"
    return Refusal(
        "NOT_ENOUGH_GOODS", {"have": int(have), "need": int(power.least_goods()), "what": what}
    )


def in_progress(g: Race, i: i64, answer: i64) -> Refusal | None:
    """A begun power is finished before another is used [race.consume.no-interrupt,
    race.power.sequential].
    """
    if is_power(g, answer) or answer == STOP:
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


def reward(g: Race, i: i64, power: ConsumePower, goods: i64, price: i64) -> None:
    """First points, doubled for who chose it, then cards, which are never doubled
    [race.consume.double, race.consume.all-at-once]. `price` is the trade price of the good.
    """
    points = power.vp(goods)
    if g.seats[i].actions & BIT[CONSUME_DOUBLE]:
        points *= 2
    if points:
        gain_chips(g, i, points)
    g.draw(i, price if power.pays_price() else power.draws(goods), "consume")


class ConsumeGoods(PickRule):
    """All goods for one use of a power are named together: as many as it can take, of kinds that
    fit [race.consume.max-goods, race.consume.all-at-once, race.consume.wrong-kind,
    race.consume.any-world].
    """

    def word(self) -> str:
        return "consume-goods"

    def start(self, g: Race, i: i64) -> None:
        g.ask(i)

    def fitting(self, g: Race, i: i64) -> list[i64]:
        seat = g.seats[i]
        return fitting_goods(g, seat, power_in_use(g, seat))

    def largest(self, g: Race, i: i64) -> i64:
        seat = g.seats[i]
        power = power_in_use(g, seat)
        return power.takes(len(fitting_goods(g, seat, power)))

    def options(self, table: Table, seat: i64) -> list[i64]:
        """Where all kinds must differ, a pick also leaves enough other kinds for the rest."""
        out = super().options(table, seat)
        assert isinstance(table, Race)
        if not power_in_use(table, table.seats[seat]).different():
            return out
        return [c for c in out if self.leaves_enough(table, seat, c)]

    def leaves_enough(self, g: Race, i: i64, pick: i64) -> bool:
        """Whether goods after this one can complete the set with kinds not yet picked."""
        taken: list[bool] = [False] * 4
        for c in g.given[i]:
            taken[g.cards[c].kind] = True
        if taken[g.cards[pick].kind]:
            return False
        taken[g.cards[pick].kind] = True
        missing: i64 = self.largest(g, i) - len(g.given[i]) - 1
        for c in self.fitting(g, i):
            if c > pick and not taken[g.cards[c].kind]:
                taken[g.cards[c].kind] = True
                missing -= 1
        return missing <= 0

    def twice(self, table: Table, seat: i64, answer: i64) -> Refusal | None:
        """A good named twice is told also where it would not fit once."""
        assert isinstance(table, Race)
        if is_card(table, answer):
            return Refusal("REPEATED_CARD", table.describe(answer))
        return None

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        if not is_card(g, answer):
            return in_progress(g, i, answer)
        if not has_good(g.seats[i], answer):
            return Refusal("NO_GOOD_THERE", {"card": g.name(answer)})
        return Refusal(
            "WRONG_KIND", {"card": g.name(answer), "good": KIND_WORDS[g.cards[answer].kind]}
        )

    def miscounted(self, table: Table, seat: i64, count: i64) -> Refusal:
        assert isinstance(table, Race)
        power = power_in_use(table, table.seats[seat])
        if count > self.most(table, seat):
            return Refusal("WRONG_CARD_COUNT", self.wanted(table, seat, count))
        if count >= power.least_goods():
            return Refusal("MUST_CONSUME_MAXIMUM", self.wanted(table, seat, count))
        return too_few_goods(power, count)

    def clash(self, table: Table, seat: i64, picks: list[i64]) -> Refusal | None:
        assert isinstance(table, Race)
        if not power_in_use(table, table.seats[seat]).different():
            return None
        seen: list[bool] = [False] * 4
        for c in picks:
            kind = table.cards[c].kind
            if seen[kind]:
                return Refusal("KINDS_NOT_DIFFERENT", {"good": KIND_WORDS[kind]})
            seen[kind] = True
        return None

    def about(self, g: Race, i: i64) -> dict[str, object]:
        return {"count": int(self.largest(g, i)), "card": g.box.power_card(g.seats[i].using)}

    def resolve(self, g: Race, i: i64) -> None:
        seat = g.seats[i]
        power = power_in_use(g, seat)
        goods = g.given[i]
        price = good_price(g, seat, goods[0], power.with_trade_powers())
        if g.log is not None:
            g.tell(
                "consumed",
                i,
                {"card": g.box.power_card(seat.using), "worlds": [g.name(c) for c in goods]},
            )
        for world in goods:
            g.discard_good(i, world)
        reward(g, i, power, len(goods), price)


class ConsumeCards(PickRule):
    """One or more hand cards, up to the number on the card, for points that are never doubled
    [race.pw.consume-cards, race.consume.double-exception].
    """

    def word(self) -> str:
        return "consume-cards"

    def start(self, g: Race, i: i64) -> None:
        g.ask(i)

    def fitting(self, g: Race, i: i64) -> list[i64]:
        return sorted(g.seats[i].hand)

    def fewest(self, g: Race, i: i64) -> i64:
        return 1

    def largest(self, g: Race, i: i64) -> i64:
        seat = g.seats[i]
        return min(power_in_use(g, seat).most_cards(), len(seat.hand))

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        begun = in_progress(g, i, answer)
        return begun if begun is not None else not_in_hand(g, answer)

    def about(self, g: Race, i: i64) -> dict[str, object]:
        return {"count": int(self.largest(g, i)), "card": g.box.power_card(g.seats[i].using)}

    def resolve(self, g: Race, i: i64) -> None:
        cards = [c for c in g.given[i] if is_card(g, c)]
        power = power_in_use(g, g.seats[i])
        g.discard_hand(i, cards, "consume")
        gain_chips(g, i, power.vp_per_card() * len(cards))


class Gamble(Rule):
    """Name a number from 1 to 7 and turn up the top card: with that number on it, it goes to the
    hand, else to the discards; all see it [race.pw.gamble].
    """

    def word(self) -> str:
        return "gamble"

    def always_put(self) -> bool:
        return True

    def start(self, g: Race, i: i64) -> None:
        g.ask(i)

    def choices(self, g: Race, i: i64) -> list[i64]:
        return [NUMBER + n for n in range(1, 8)]

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        if NUMBER <= answer < NUMBER + NUMBERS:
            return Refusal("NUMBER_OUT_OF_RANGE", {"number": int(answer - NUMBER)})
        return in_progress(g, i, answer)

    def resolve(self, g: Race, i: i64) -> None:
        number = g.given[i][0] - NUMBER
        card = g.take_card(i, "bet", NO_CARD)
        if card == NO_CARD:
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


CONSUME_GOODS: Final = ConsumeGoods()
CONSUME_CARDS: Final = ConsumeCards()
GAMBLE: Final = Gamble()
