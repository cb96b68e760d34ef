"""The production phase: growth, ore or trade."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.phases.abilities import why_unusable
from perihelion.beyond.phases.control import check_control
from perihelion.beyond.phases.moves import gain_ore, give_back, recruit
from perihelion.beyond.phases.rule import STEPS, Rule, SeatRule, declines, is_use, lacking, no
from perihelion.beyond.phases.ships import hangar_code, is_ship, own_ships
from perihelion.beyond.phases.triggers import Trigger
from perihelion.beyond.pieces.mats import PRODUCTION_TRADE, TRADE_RATE
from perihelion.beyond.state import Beyond
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal

GROW: Final = 0
YIELD: Final = 1
BARTER: Final = 2
PRODUCE_WORDS: Final = ["growth", "ore", "trade"]


class Production(Rule):
    """Exactly one of growth, ore production and trade is chosen; it is no action and cannot be
    left out [beyond.prod.choose-one, beyond.prod.not-an-action, beyond.turn.production-compulsory,
    beyond.prod.full-amount].
    """

    def begin(self, g: Beyond, i: i64) -> None:
        g.marks.trades = 0
        g.ask(g.marks.active)

    def always_put(self) -> bool:
        return True

    def options(self, g: Beyond, i: i64) -> list[i64]:
        return [ids.GROWTH, ids.ORE_PRODUCTION, ids.TRADE]

    def why_not(self, g: Beyond, i: i64, answer: i64) -> Refusal | None:
        if is_use(answer):
            return why_unusable(g, i, answer)
        if declines(answer):
            return no("COMPULSORY_EFFECT")
        return no("MUST_TAKE_ALL") if ids.NUMBER <= answer < ids.NUMBER + ids.NUMBERS else None

    def tag(self, g: Beyond, i: i64, answer: i64) -> dict[str, object]:
        if answer == ids.GROWTH:
            return {"count": len(growing(g, i))}
        return {"count": int(ore_yield(g, i))} if answer == ids.ORE_PRODUCTION else {}

    def carry_out(self, g: Beyond, i: i64, answer: i64) -> None:
        if answer == ids.GROWTH:
            grow(g, i)
        elif answer == ids.ORE_PRODUCTION:
            produce_ore(g, i)
        else:
            g.next(Trading(i, True))


# -- growth ------------------------------------------------------------------


def letters(g: Beyond, i: i64) -> i64:
    """The population symbols not covered by food discs, a bit for each column
    [beyond.prod.growth.count].
    """
    off = g.seats[i].discs_off(ids.FOOD)
    track = g.mats[i].food
    out: i64 = 0
    for column in range(ids.COLUMNS):
        if track[column] <= off:
            out |= BIT[column]
    return out


def growing(g: Beyond, i: i64) -> list[i64]:
    """The columns from which growth would bring a cube."""
    shown = letters(g, i)
    supply = g.seats[i].supply
    return [k for k in range(ids.COLUMNS) if shown & BIT[k] and supply[k] > 0]


def grow(g: Beyond, i: i64) -> None:
    """For each visible symbol a cube of that very column becomes population; an empty column gives
    nothing and no other replaces it [beyond.prod.growth.take, beyond.prod.growth.empty-column,
    beyond.prod.zero-growth].
    """
    columns = growing(g, i)
    for column in columns:
        g.seats[i].supply[column] -= 1
        g.seats[i].population += 1
        g.marks.changed = True
    if g.log is not None:
        g.tell("grew", i, {"count": len(columns)})


# -- ore ---------------------------------------------------------------------


def ore_yield(g: Beyond, i: i64) -> i64:
    """The ore symbols not covered by discs [beyond.prod.ore]."""
    return g.mats[i].ore[g.seats[i].discs_off(ids.ORE)]


def produce_ore(g: Beyond, i: i64) -> None:
    """Take that much ore [beyond.prod.ore, beyond.prod.full-amount]."""
    gain_ore(g, i, ore_yield(g, i), produced=True)


# -- trade -------------------------------------------------------------------


def price_of_cube(g: Beyond, i: i64) -> i64:
    """Ore for a supply cube [beyond.prod.trade.ore-to-pop, beyond.passive.trade_rate,
    beyond.faction.un.b].
    """
    return g.passive(i, TRADE_RATE, g.box.rates[0])


def trade_code(g: Beyond, i: i64, answer: i64) -> str:
    """Why this cannot be traded; empty if it can."""
    seat = g.seats[i]
    if answer == ids.ORE_TO_POPULATION:
        if seat.stock() == 0:  # [beyond.prod.trade.supply-empty]
            return "SUPPLY_EMPTY"
        return "NOT_ENOUGH_ORE" if seat.ore < price_of_cube(g, i) else ""
    if answer == ids.POPULATION_TO_ORE:
        return "NOT_ENOUGH_POPULATION" if seat.population == 0 else ""
    if is_ship(answer):
        code = hangar_code(g, i, answer - ids.SHIP)
        if code:
            return code
        return "NOT_ENOUGH_ORE" if seat.ore < g.box.rates[1] else ""
    return ""


class Trading(SeatRule):
    """Any number of trades, even none, in any order and mix; the next can spend what one yields
    [beyond.prod.trade.exchange-only, beyond.prod.trade.any-number, beyond.prod.trade.re-use].
    Trades made through a bonus are not of the production phase [beyond.faction.un.a-phase-only].
    """

    def __init__(self, seat: i64, in_phase: bool) -> None:
        super().__init__(seat)
        self.in_phase: Final = in_phase

    def word(self) -> str:
        return f"trade {self.seat} {1 if self.in_phase else 0}"

    def kind(self) -> str:
        return "trade"

    def options(self, g: Beyond, i: i64) -> list[i64]:
        out = own_ships(g, i) if g.seats[i].ore >= g.box.rates[1] else []
        out.append(ids.END)
        for one in self.expected(g, i):
            if not trade_code(g, i, one):
                out.append(one)
        return out

    def why_not(self, g: Beyond, i: i64, answer: i64) -> Refusal | None:
        if answer == ids.GROWTH or answer == ids.ORE_PRODUCTION:
            return no("ONE_PRODUCTION_ONLY")
        code = trade_code(g, i, answer)
        cost = price_of_cube(g, i) if answer == ids.ORE_TO_POPULATION else g.box.rates[1]
        return lacking(g, i, code, cost) if code else None

    def expected(self, g: Beyond, i: i64) -> list[i64]:
        return [ids.ORE_TO_POPULATION, ids.POPULATION_TO_ORE]

    def tag(self, g: Beyond, i: i64, answer: i64) -> dict[str, object]:
        if answer == ids.ORE_TO_POPULATION:
            return {"cost": int(price_of_cube(g, i))}
        if is_ship(answer):
            return {"kind": "trade-ship", "cost": int(g.box.rates[1])}
        return {}

    def facts(self, g: Beyond, i: i64) -> dict[str, object]:
        return {"ore": int(g.seats[i].ore), "population": int(g.seats[i].population)}

    def carry_out(self, g: Beyond, i: i64, answer: i64) -> None:
        if answer == ids.END:
            if self.in_phase and g.setup.advanced:
                g.next(Trigger(i, PRODUCTION_TRADE))
            return
        if self.in_phase:
            g.marks.trades += 1
        g.next(self)
        seat = g.seats[i]
        if answer == ids.ORE_TO_POPULATION:
            seat.ore -= price_of_cube(g, i)
            recruit(g, i, 1)
        elif answer == ids.POPULATION_TO_ORE:
            seat.population -= 1
            give_back(g, i, 1)  # [beyond.prod.trade.pop-overflow]
            gain_ore(g, i, g.box.rates[2])
        else:
            self.sell_ship(g, i, answer - ids.SHIP)

    def sell_ship(self, g: Beyond, i: i64, k: i64) -> None:
        """Any own ship from anywhere becomes population; control is checked after each
        [beyond.prod.trade.ship-to-pop, beyond.prod.trade.ship-control].
        """
        seat = g.seats[i]
        place = k // ids.LEVELS
        level = k % ids.LEVELS + 1
        seat.ore -= g.box.rates[1]
        seat.remove_ship(place, level)
        seat.population += 1
        g.marks.changed = True
        g.marks.dirty |= BIT[place]
        if g.log is not None:
            g.tell("sold-ship", i, {"place": ids.PLACE_WORDS[place], "level": int(level)})
        check_control(g)


PRODUCTION: Final = STEPS.know(Production(), "production")
STEPS.numbered("trade", [ids.MOST_SEATS, 2], lambda seat, more: Trading(seat, more == 1))
