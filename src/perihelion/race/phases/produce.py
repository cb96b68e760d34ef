"""Phase V: Produce."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases.prestige import gain
from perihelion.race.phases.produce_powers import PRODUCE_POWER, PRODUCED_DRAWS, produces_for_card
from perihelion.race.phases.rule import STEPS, EachInTurn, Rule
from perihelion.race.phases.windfall import produce_on, windfalls
from perihelion.race.pieces.kinds import ANY
from perihelion.race.pieces.kinds import PRODUCE as POWERS
from perihelion.race.power import Power
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.step import AnyStep


class Produce(Rule):
    """Everyone produces; a player with a choice of windfall worlds makes it in their own time. Only
    when the cards could run out do players go strictly in player order. Then powers compare who
    produced most [race.produce.action, race.produce.player-order, race.order.always].
    """

    def begin(self, g: Race, i: i64) -> None:
        g.begin_phase(ids.PRODUCE_PHASE)
        for seat in g.seats:
            seat.made.clear()
        g.then([COMPARE])
        if most_cards(g) > len(g.deck) + len(g.discard):
            g.then([EachInTurn(k, plan(g, g.seats[k])) for k in g.order])
        else:
            g.then([EVERYBODY_PRODUCES])


class EverybodyProduces(Rule):
    """All players' production at once."""

    def begin(self, g: Race, i: i64) -> None:
        for k in g.order:
            g.then_for(k, plan(g, g.seats[k]))


def plan(g: Race, seat: Seat) -> list[AnyStep]:
    """The order that serves a player best: production worlds, flat draws, windfall powers for one
    kind, the bonus and powers for any kind, goods for hand cards, and last the draws for what was
    produced [race.produce.order].
    """
    steps: list[AnyStep] = [PRODUCE_GOODS, *windfalls(g, seat)]
    if g.setup.expansions:
        for c in seat.snapshot:
            if produces_for_card(g, c):
                steps.append(PRODUCE_POWER)
                break
    steps.append(PRODUCED_DRAWS)
    return steps


def most_cards(g: Race) -> i64:
    """More cards than this cannot leave the deck in the phase."""
    total: i64 = 0
    for seat in g.seats:
        empty: i64 = 0
        for k in range(len(seat.tableau)):
            if seat.goods[k] == ids.NO_CARD and g.cards[seat.tableau[k]].kind >= 0:
                empty += 1
        total += empty
        if g.boosts(seat, ids.PRODUCE_ACTION):
            total += 3
        for c in seat.snapshot:
            for power in g.cards[c].of_phase[POWERS]:
                total += power.produced_draw + power.produce_draw + 4 * power.draw_for_kinds
                for own in seat.snapshot:
                    total += power.draw_for_world(g.cards[own])
                for kind in range(4):
                    total += power.draw_for_good(kind) * empty + power.draw_for_most(kind)
                total += power.draw_for_most(ANY)
    return total


class ProduceGoods(Rule):
    """Every production world without a good gets one; then come flat draws, those of the boost,
    draws for worlds, prestige for worlds and the tucked cards [race.produce.action,
    race.produce.one-good, race.produce.draw-per-world, race.pw.produce-draw,
    race.pw.draw-per-world-military, race.pw.draw-per-world-rebel, race.pw.draw-per-world-chromo,
    race.prestige.boost.produce, race.power.count-own-start].
    """

    def begin(self, g: Race, i: i64) -> None:
        seat = g.seats[i]
        for k in range(len(seat.snapshot)):
            card = g.cards[seat.snapshot[k]]
            for power in card.of_phase[POWERS]:
                if power.produces and seat.goods[k] == ids.NO_CARD:
                    produce_on(g, i, k, card.kind)
        for power in g.powers(seat, POWERS):
            count = power.produce_draw
            for c in seat.snapshot:
                count += power.draw_for_world(g.cards[c])
            g.draw(i, count, "produce")
        if g.boosts(seat, ids.PRODUCE_ACTION):
            g.draw(i, 3, "boost")
        if g.setup.expansions:
            for power in g.powers(seat, POWERS):
                gain(g, i, prestige_for_most(g, i, power), "produce")
                if power.takes_tucked:
                    take_tucked(g, i)


def prestige_for_most(g: Race, i: i64, power: Power) -> i64:
    """Prestige for having strictly more worlds of some sort than every other player
    [race.pw.prestige-if-most, race.power.count-own-start].
    """
    prestige: i64 = 0
    most: i64 = 0
    rival: i64 = 0
    for k in range(len(g.seats)):
        count: i64 = 0
        for c in g.seats[k].snapshot:
            worth = power.prestige_for_most(g.cards[c])
            if worth:
                prestige = worth
                count += 1
        if k == i:
            most = count
        else:
            rival = max(rival, count)
    return prestige if most > rival else 0


def take_tucked(g: Race, i: i64) -> None:
    """The cards under the world that tucks go to its owner's hand [race.pw.take-tucked]."""
    expansions = g.expansions
    if not expansions.tucked:
        return
    g.seats[i].hand.extend(expansions.tucked)
    if g.log is not None:
        g.tell_cards("took-tucked", i, expansions.tucked, "produce")
    expansions.tucked.clear()


class Compare(Rule):
    """After all players: a player who produced more goods of a kind, or of all kinds together, than
    every other draws for it; a tie gives nothing, and neither does producing none
    [race.pw.draw-if-most, race.pw.draw-if-most-any, race.produce.player-order].
    """

    def begin(self, g: Race, i: i64) -> None:
        for k in g.order:
            for power in g.powers(g.seats[k], POWERS):
                for kind in range(ANY + 1):
                    cards = power.draw_for_most(kind)
                    if cards and self.leads(g, k, kind):
                        g.draw(k, cards, "produce-most")

    def leads(self, g: Race, i: i64, kind: i64) -> bool:
        """Whether seat `i` produced strictly more of this kind than every other."""
        mine = made_of(g.seats[i], kind)
        for k in g.order:
            if k != i and made_of(g.seats[k], kind) >= mine:
                return False
        return mine > 0


def made_of(seat: Seat, kind: i64) -> i64:
    """How many goods of this kind `seat` has produced in the phase."""
    return len(seat.made) if kind == ANY else seat.made.count(kind)


PRODUCE: Final[Produce] = STEPS.know(Produce(), "produce")
EVERYBODY_PRODUCES: Final[EverybodyProduces] = STEPS.know(EverybodyProduces(), "everybody-produces")
PRODUCE_GOODS: Final[ProduceGoods] = STEPS.know(ProduceGoods(), "produce-goods")
COMPARE: Final[Compare] = STEPS.know(Compare(), "produce-compare")
