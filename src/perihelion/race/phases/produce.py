"""Phase V: Produce."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.cards import ANY, KIND_WORDS, NO_WINDFALL
from perihelion.race.cards import PRODUCE as POWERS
from perihelion.race.ids import NO_CARD, PASS, PRODUCE_PHASE, STOP
from perihelion.race.phases.rule import EachInTurn, Rule, is_card
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import Step

BONUS: Final = -1


class Produce(Rule):
    """Everyone produces; who has a choice of windfall worlds makes it in his own time. Only when
    the cards could run out does it go strictly by player order. Then powers compare who produced
    most [race.produce.action, race.produce.player-order, race.order.always].
    """

    def word(self) -> str:
        return "produce"

    def start(self, g: Race, i: i64) -> None:
        g.begin_phase(PRODUCE_PHASE)
        for seat in g.seats:
            seat.made.clear()
        g.then([COMPARE])
        if most_cards(g) > len(g.deck) + len(g.discard):
            g.then([EachInTurn(k, plan(g, g.seats[k])) for k in g.order])
        else:
            g.then([EVERYBODY_PRODUCES])


class EverybodyProduces(Rule):
    """All players' production at once."""

    def word(self) -> str:
        return "everybody-produces"

    def start(self, g: Race, i: i64) -> None:
        for k in g.order:
            g.then_for(k, plan(g, g.seats[k]))


def plan(g: Race, seat: Seat) -> list[Step]:
    """The order that serves a player best: production worlds, flat draws, windfall powers for one
    kind, the bonus and powers for any kind, and last the draws for what was produced
    [race.produce.order].
    """
    steps: list[Step] = [PRODUCE_GOODS]
    for k in range(seat.active):
        for power in g.cards[seat.tableau[k]].of_phase[POWERS]:
            if power.windfall() != NO_WINDFALL and power.windfall() != ANY:
                steps.append(WindfallGood(seat.tableau[k], power.windfall()))
    if g.has_bonus(seat):
        steps.append(WindfallGood(BONUS, ANY))
    for k in range(seat.active):
        for power in g.cards[seat.tableau[k]].of_phase[POWERS]:
            if power.windfall() == ANY:
                steps.append(WindfallGood(seat.tableau[k], ANY))
    steps.append(PRODUCED_DRAWS)
    return steps


def most_cards(g: Race) -> i64:
    """More cards than this cannot leave the deck in the phase."""
    total: i64 = 0
    for seat in g.seats:
        empty: i64 = 0
        for k in range(len(seat.tableau)):
            if seat.goods[k] == NO_CARD and g.cards[seat.tableau[k]].kind >= 0:
                empty += 1
        total += empty
        for k in range(seat.active):
            for power in g.cards[seat.tableau[k]].of_phase[POWERS]:
                total += power.produced_draw() + power.produce_draw() + 4 * power.draw_for_kinds()
                for c in seat.tableau:
                    total += power.draw_for_world(g.cards[c])
                for kind in range(4):
                    total += power.draw_for_good(kind) * empty + power.draw_for_most(kind)
    return total


def produce_on(g: Race, i: i64, k: i64) -> None:
    """A good appears on the world, of its kind, and only if it did are cards drawn for it
    [race.produce.kind, race.produce.draw-with-good, race.deck.empty].
    """
    seat = g.seats[i]
    if not g.put_good(i, k, "produce"):
        return
    card = g.cards[seat.tableau[k]]
    seat.made.append(card.kind)
    for power in card.of_phase[POWERS]:
        g.draw(i, power.produced_draw(), "produce")


class ProduceGoods(Rule):
    """Every production world without a good gets one; then come flat draws and draws for worlds
    [race.produce.action, race.produce.one-good, race.produce.draw-per-world,
    race.pw.produce-draw].
    """

    def word(self) -> str:
        return "produce-goods"

    def start(self, g: Race, i: i64) -> None:
        seat = g.seats[i]
        for k in range(seat.active):
            for power in g.cards[seat.tableau[k]].of_phase[POWERS]:
                if power.produces() and seat.goods[k] == NO_CARD:
                    produce_on(g, i, k)
        for power in g.powers(seat, POWERS):
            count = power.produce_draw()
            for c in seat.tableau:
                count += power.draw_for_world(g.cards[c])
            g.draw(i, count, "produce")


class WindfallGood(Rule):
    """A power, or the bonus of who chose Produce, puts a good on one own empty windfall world that
    fits; compulsory if there is one [race.produce.windfall-bonus, race.produce.windfall-powers,
    race.settle.windfall-once].
    """

    def __init__(self, source: i64, kind: i64) -> None:
        self.source: Final[i64] = source
        self.kind_wanted: Final[i64] = kind

    def word(self) -> str:
        return f"windfall {self.source} {self.kind_wanted}"

    def kind(self) -> str:
        return "windfall"

    def start(self, g: Race, i: i64) -> None:
        if self.choices(g, i):
            g.ask(i)

    def choices(self, g: Race, i: i64) -> list[i64]:
        seat = g.seats[i]
        out: list[i64] = []
        for k in range(len(seat.tableau)):
            card = g.cards[seat.tableau[k]]
            fits = self.kind_wanted == ANY or self.kind_wanted == card.kind
            if card.windfall and fits and seat.goods[k] == NO_CARD:
                out.append(seat.tableau[k])
        return out

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        if answer == PASS or answer == STOP:
            return Refusal("MUST_PRODUCE", {})
        if not is_card(g, answer):
            return None
        card = g.cards[answer]
        if answer not in g.seats[i].tableau or not card.windfall:
            return Refusal("NOT_A_WINDFALL", {"card": card.slug})
        if self.kind_wanted != ANY and card.kind != self.kind_wanted:
            return Refusal("WRONG_KIND", {"card": card.slug, "good": KIND_WORDS[card.kind]})
        return Refusal("WORLD_HAS_GOOD", {"card": card.slug})

    def about(self, g: Race, i: i64) -> dict[str, object]:
        source = "bonus" if self.source == BONUS else g.name(self.source)
        return {"source": source, "good": KIND_WORDS[self.kind_wanted]}

    def resolve(self, g: Race, i: i64) -> None:
        produce_on(g, i, g.seats[i].tableau.index(g.given[i][0]))


class ProducedDraws(Rule):
    """Powers draw for goods and for kinds produced in this phase; goods that lay there before do
    not count [race.pw.draw-per-good, race.pw.draw-per-kind].
    """

    def word(self) -> str:
        return "produced-draws"

    def start(self, g: Race, i: i64) -> None:
        seat = g.seats[i]
        kinds: i64 = 0
        for kind in range(4):
            if kind in seat.made:
                kinds += 1
        for power in g.powers(seat, POWERS):
            count = power.draw_for_kinds() * kinds
            for made in seat.made:
                count += power.draw_for_good(made)
            g.draw(i, count, "produce")


class Compare(Rule):
    """After all players: who produced more goods of a kind than every other draws for it; a tie
    gives nothing, and so does producing none [race.pw.draw-if-most, race.produce.player-order].
    """

    def word(self) -> str:
        return "produce-compare"

    def start(self, g: Race, i: i64) -> None:
        for k in g.order:
            for power in g.powers(g.seats[k], POWERS):
                for kind in range(4):
                    cards = power.draw_for_most(kind)
                    if cards and self.leads(g, k, kind):
                        g.draw(k, cards, "produce-most")

    def leads(self, g: Race, i: i64, kind: i64) -> bool:
        """Whether seat `i` produced strictly more of this kind than every other."""
        mine: i64 = g.seats[i].made.count(kind)
        for k in g.order:
            if k != i and g.seats[k].made.count(kind) >= mine:
                return False
        return mine > 0


PRODUCE: Final = Produce()
EVERYBODY_PRODUCES: Final = EverybodyProduces()
PRODUCE_GOODS: Final = ProduceGoods()
PRODUCED_DRAWS: Final = ProducedDraws()
COMPARE: Final = Compare()
