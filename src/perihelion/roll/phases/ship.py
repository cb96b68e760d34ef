"""Phase V: Ship."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.phases.rule import STEPS, LaneRule, Phase, PhaseEnd, Work, no_worker
from perihelion.roll.pieces.handful import colours_in
from perihelion.roll.power import BUY_POINTS
from perihelion.roll.state import Roll
from perihelion.tabletop.refusal import Refusal


def trade_worth(g: Roll, i: i64, s: i64) -> i64:
    """Credits by the colour of the world: novelty 3, rare 4, genes 5, alien 6, and what powers add
    [roll.ship.trade, roll.power.trade_bonus].
    """
    colour = g.sides[s].colour
    worth = colour  # the four colours are numbered by their price
    for power in g.seats[i].powers(ids.SHIP, g.sides):
        worth += power.trade(colour)
    return worth


def sells(g: Roll, answer: i64) -> bool:
    """Whether the answer trades or consumes a good."""
    family = g.box.family(answer)
    return family == ids.TRADE_FAMILY or family == ids.CONSUME_FAMILY


def trades(g: Roll, i: i64) -> bool:
    """Whether the good in hand is traded, not consumed."""
    return g.box.family(g.seats[i].shipping) == ids.TRADE_FAMILY


def shipped_good(g: Roll, i: i64) -> i64:
    """The good that is being traded or consumed; NOTHING if there is no such good."""
    seat = g.seats[i]
    if not sells(g, seat.shipping):
        return ids.NOTHING
    good = g.box.named[seat.shipping]
    return good if good in seat.goods else ids.NOTHING


def matches(die: i64, world: i64) -> bool:
    """A die matches by its colour, a purple one always [roll.ship.consume.purple,
    roll.ship.consume.face].
    """
    return die == world or die == ids.CONSUMPTION


def consume_worth(g: Roll, i: i64, s: i64, good: i64, shipper: i64) -> i64:
    """A point, one more if the good matches the world, one more if the shipper does, and what
    powers add [roll.ship.consume, roll.ship.powers, roll.power.consume_bonus].
    """
    colour = g.sides[s].colour
    worth: i64 = 1
    if matches(good, colour):
        worth += 1
    if matches(shipper, colour):
        worth += 1
    for power in g.seats[i].powers(ids.SHIP, g.sides):
        worth += power.consume_points(colour)
    return worth


class ShipPhase(Phase):
    """Everyone's shippers act."""

    def order_matters(self, g: Roll) -> bool:
        """Whether the points that all could still take reach the pool [roll.seq.when]."""
        n: i64 = 0
        for seat in g.seats:
            each: i64 = 3
            for power in seat.powers(ids.SHIP, g.sides):
                best: i64 = 0
                for colour in range(ids.COLOURS):
                    best = max(best, power.consume_points(colour))
                each += best
                n += power.end_points
            n += min(seat.all_workers(ids.SHIP), i64(len(seat.goods))) * each
        return g.pool <= n


class Shippers(Work):
    """A shipper takes a good from a world and trades or consumes it, one after another, while there
    are both; which, and how, is decided good by good [roll.ship.take, roll.ship.must,
    roll.ship.no-announce, roll.ship.several, roll.ship.consume.less, roll.ship.unused].
    """

    def begin(self, g: Roll, i: i64) -> None:
        seat = g.seats[i]
        if seat.goods and seat.all_workers(ids.SHIP) > 0:
            g.ask(i)

    def options(self, g: Roll, i: i64) -> list[i64]:
        goods = g.seats[i].different_goods()
        out = [g.box.trade(good) for good in goods]
        out.extend([g.box.consume(good) for good in goods])
        return out

    def why_not(self, g: Roll, i: i64, answer: i64) -> Refusal | None:
        if sells(g, answer):
            s = g.box.named[answer] // 8
            facts: dict[str, object] = {"card": g.name(s)}
            mine = s in g.seats[i].tableau
            return Refusal("NO_GOOD_TO_SHIP" if mine else "NOT_YOUR_WORLD", facts)
        if answer == ids.PAY:
            owned = g.seats[i].may(BUY_POINTS, g.sides)
            code = "POWER_ALREADY_USED" if owned else "POWER_NOT_OWNED"
            return Refusal(code, {"card": "galactic-bankers"})
        return super().why_not(g, i, answer)

    def tag(self, g: Roll, i: i64, answer: i64) -> dict[str, object]:
        family = g.box.family(answer)
        if family == ids.TRADE_FAMILY:
            return {"credits": int(trade_worth(g, i, g.box.named[answer] // 8))}
        if family == ids.CONSUME_FAMILY:
            good = g.box.named[answer]
            least: i64 = 9
            most: i64 = 0
            for shipper in colours_in(g.seats[i].workers(ids.SHIP) + g.seats[i].extra):
                worth = consume_worth(g, i, good // 8, good % 8, shipper)
                least = min(least, worth)
                most = max(most, worth)
            return {"least": int(least), "most": int(most)}
        return {}

    def carry_out(self, g: Roll, i: i64, answer: i64) -> None:
        g.seats[i].shipping = answer
        g.then_for(i, [SHIP_WITH, self])


class ShipWith(LaneRule):
    """The shipper that takes the good: a die or an extra one [roll.power.virtual_worker]."""

    def options(self, g: Roll, i: i64) -> list[i64]:
        return [ids.WORKER + worker for worker in g.seats[i].worker_numbers(ids.SHIP)]

    def why_not(self, g: Roll, i: i64, answer: i64) -> Refusal | None:
        if ids.is_worker(answer):
            return no_worker(answer - ids.WORKER)
        if sells(g, answer):
            return Refusal("ACTION_UNFINISHED", {})
        return None

    def tag(self, g: Roll, i: i64, answer: i64) -> dict[str, object]:
        if trades(g, i):
            return {}
        good = shipped_good(g, i)
        points = consume_worth(g, i, good // 8, good % 8, (answer - ids.WORKER) % ids.EXTRA)
        return {"points": int(points)}

    def facts(self, g: Roll, i: i64) -> dict[str, object]:
        good = shipped_good(g, i)
        return {
            "card": g.name(good // 8),
            "colour": ids.COLOUR_WORDS[good % 8],
            "how": "trade" if trades(g, i) else "consume",
        }

    def carry_out(self, g: Roll, i: i64, answer: i64) -> None:
        """Both dice go to the Citizenry [roll.ship.take, roll.phase.to-citizenry]."""
        seat = g.seats[i]
        traded = trades(g, i)
        good = shipped_good(g, i)
        s = good // 8
        colour = good % 8
        worker = answer - ids.WORKER
        points = consume_worth(g, i, s, colour, worker % ids.EXTRA)
        seat.shipping = ids.NOTHING
        seat.goods.remove(good)
        seat.put(ids.CITIZENRY, colour, 1)
        seat.use_worker(ids.SHIP, worker)
        if g.log is not None:
            facts: dict[str, object] = {"card": g.name(s), "colour": ids.COLOUR_WORDS[colour]}
            g.tell("traded" if traded else "consumed", i, facts)
        if traded:
            g.pay_out(i, trade_worth(g, i, s), "trade")
            if seat.may(BUY_POINTS, g.sides):
                g.next_for(i, BANK)
        else:
            g.give_points(i, points, "consume")
            for t in seat.tableau:
                for power in g.sides[t].of_phase[ids.SHIP]:
                    g.pay_out(i, power.consume_credits(g.sides[s].colour), g.sides[t].slug)


class Bank(LaneRule):
    """After a trade, once its credits are counted, the owner may pay one for a point
    [roll.power.trade_buy_vp].
    """

    def options(self, g: Roll, i: i64) -> list[i64]:
        return [ids.PAY, ids.DECLINE]

    def carry_out(self, g: Roll, i: i64, answer: i64) -> None:
        if answer == ids.PAY:
            g.seats[i].credits -= 1
            if g.log is not None:
                g.tell("paid", i, {"credits": 1})
            g.give_points(i, 1, "galactic-bankers")


SHIPPERS: Final[Shippers] = STEPS.know(Shippers(ids.SHIP))
SHIP_WITH: Final[ShipWith] = STEPS.know(ShipWith(), "shipper")
BANK: Final[Bank] = STEPS.know(Bank(), "bank")
SHIP_END: Final[PhaseEnd] = STEPS.know(PhaseEnd(ids.SHIP))
SHIP_PHASE: Final[ShipPhase] = STEPS.know(ShipPhase(ids.SHIP, [SHIPPERS], [SHIP_END]))
