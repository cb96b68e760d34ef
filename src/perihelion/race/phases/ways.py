"""Phase III, the ways to place a world: conquer it or pay for it, with or without help."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race.cards import SETTLE as POWERS
from perihelion.race.ids import (
    METHOD,
    METHOD_WORDS,
    METHODS,
    NO_CARD,
    PASS,
    PAYS,
    WITH_SHIP,
    WITH_TACTICS,
)
from perihelion.race.phases.rule import Rule, is_card
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Barred, Refusal
from perihelion.tabletop.table import Table


def strength(g: Race, seat: Seat, c: i64) -> i64:
    """Military against a world: the total, what is specialised on it, and temporary military. It is
    compared, not spent [race.settle.military-sum, race.settle.military-not-spent,
    race.power.mandatory].
    """
    total = seat.total_military(g.cards, seat.active) + seat.tactics
    for power in g.powers(seat, POWERS):
        total += power.military_against(g.cards[c])
    return total


def contact_discount(g: Race, seat: Seat, c: i64) -> i64:
    """What a power takes off the defense of a military world that is paid for; 0 if none allows it
    [race.settle.contact, race.settle.contact-alien].
    """
    best: i64 = 0
    for power in g.powers(seat, POWERS):
        if power.contact() > best and not power.contact_excludes(g.cards[c]):
            best = power.contact()
    return best


def world_price(g: Race, seat: Seat, c: i64) -> i64:
    """Its number less fitting discounts, never below 0; of a military world the defense less the
    contact discount, and the same discounts as if it were peaceful [race.settle.cost,
    race.settle.contact-discounts, race.power.cost-floor].
    """
    cost = g.cards[c].number
    if g.cards[c].military:
        cost -= contact_discount(g, seat, c)
    for power in g.powers(seat, POWERS):
        cost -= power.settle_discount(g.cards[c])
    return max(cost, 0)


def tactics_card(g: Race, seat: Seat) -> i64:
    """A card in the tableau that can be discarded for military, or NO_CARD
    [race.settle.tactics].
    """
    for k in range(seat.active):
        for power in g.cards[seat.tableau[k]].of_phase[POWERS]:
            if power.tactics():
                return seat.tableau[k]
    return NO_CARD


def tactics_worth(g: Race, c: i64) -> i64:
    """The military that discarding the card gives."""
    worth: i64 = 0
    for power in g.cards[c].of_phase[POWERS]:
        worth += power.tactics()
    return worth


def ship_card(g: Race, seat: Seat) -> i64:
    """A card in the tableau that can be discarded in place of payment, or NO_CARD."""
    for k in range(seat.active):
        for power in g.cards[seat.tableau[k]].of_phase[POWERS]:
            if power.ship():
                return seat.tableau[k]
    return NO_CARD


def ship_frees(g: Race, ship: i64, c: i64) -> bool:
    """Whether discarding the ship makes this world cost nothing; it may be used even if it costs
    nothing already [race.settle.colony-ship].
    """
    for power in g.cards[ship].of_phase[POWERS]:
        if power.frees(g.cards[c]):
            return True
    return False


def bar_way(g: Race, seat: Seat, c: i64, way: i64, have: i64) -> Refusal | None:
    """Why the world cannot be placed this way with `have` other cards in hand.

    Conquest and payment never combine [race.settle.no-mix, race.settle.two-ways].
    """
    card = g.cards[c]
    tactics = tactics_card(g, seat)
    ship = ship_card(g, seat)
    if way & WITH_SHIP and ship == NO_CARD:
        return Refusal("POWER_NOT_ACTIVE", {"card": "colony-ship"})
    if way & WITH_TACTICS and tactics == NO_CARD:
        return Refusal("POWER_NOT_ACTIVE", {"card": "new-military-tactics"})
    if way & PAYS:
        return bar_payment(g, seat, c, way, have, ship)
    if not card.military:
        return Refusal("NOT_A_MILITARY_WORLD", {"card": card.slug})
    if way & WITH_SHIP:
        return Refusal("CANNOT_MIX_MILITARY_AND_PAYMENT", {"card": card.slug})
    power = strength(g, seat, c)
    if way & WITH_TACTICS:
        power += tactics_worth(g, tactics)
    if power < card.number:
        return Refusal(
            "NOT_ENOUGH_MILITARY",
            {
                "card": card.slug,
                "defense": int(card.number),
                "strength": int(power),
                "short": int(card.number - power),
            },
        )
    return None


def bar_payment(g: Race, seat: Seat, c: i64, way: i64, have: i64, ship: i64) -> Refusal | None:
    """Why the world cannot be paid for [race.settle.military-world, race.settle.contact-ship]."""
    card = g.cards[c]
    if card.military and contact_discount(g, seat, c) == 0:
        for power in g.powers(seat, POWERS):
            if power.contact():
                return Refusal("ALIEN_EXCLUDED", {"card": card.slug})
        return Refusal("MILITARY_WORLD_NOT_PAYABLE", {"card": card.slug})
    if way & WITH_SHIP:
        if ship_frees(g, ship, c):
            return None
        return Refusal("ALIEN_EXCLUDED", {"card": card.slug})
    cost = world_price(g, seat, c)
    if cost > have:
        return Refusal(
            "NOT_ENOUGH_CARDS",
            {"card": card.slug, "cost": int(cost), "have": int(have), "short": int(cost - have)},
        )
    return None


def ways(g: Race, seat: Seat, c: i64, have: i64) -> list[i64]:
    """Every way to place the world with `have` other cards in hand."""
    out: list[i64] = []
    for way in range(METHODS):
        if bar_way(g, seat, c, way, have) is None:
            out.append(way)
    return out


class SettleMethod(Rule):
    """The owner of a placed world chooses how: conquer it without cards, or pay; discarding tactics
    and, when paying, a ship if he likes. A revealed world cannot be taken back
    [race.settle.conquer, race.settle.conquer-free, race.settle.two-ways,
    race.settle.tactics, race.power.optional, race.power.optional-when-needed,
    race.power.inactive].
    """

    def word(self) -> str:
        return "settle-method"

    def start(self, g: Race, i: i64) -> None:
        g.ask(i)

    def choices(self, g: Race, i: i64) -> list[i64]:
        seat = g.seats[i]
        return [METHOD + way for way in ways(g, seat, seat.placed, len(seat.hand))]

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        seat = g.seats[i]
        if METHOD <= answer < METHOD + METHODS:
            return bar_way(g, seat, seat.placed, answer - METHOD, len(seat.hand))
        if answer == PASS:
            return Refusal("MUST_PLACE_REVEALED", {"card": g.name(seat.placed)})
        if answer == seat.placed:
            return Refusal("CARD_PAYS_FOR_ITSELF", {"card": g.name(answer)})
        if is_card(g, answer):  # payment offered before the way is chosen
            return bar_way(g, seat, seat.placed, PAYS, len(seat.hand))
        return None

    def refuse_set(self, table: Table, seat: i64, answers: list[i64]) -> Refusal | None:
        """A way stands alone: cards sent along with a conquest do not help it."""
        for answer in answers:
            way = answer - METHOD
            if len(answers) > 1 and 0 <= way < METHODS and not way & PAYS:
                return Refusal("CANNOT_MIX_MILITARY_AND_PAYMENT", {})
        return super().refuse_set(table, seat, answers)

    def grey(self, g: Race, i: i64) -> list[Barred]:
        """Ways that one's own cards might suggest but that do not work here."""
        seat = g.seats[i]
        out: list[Barred] = []
        for way in range(METHODS):
            reason = bar_way(g, seat, seat.placed, way, len(seat.hand))
            if reason is not None and reason.code not in (
                "POWER_NOT_ACTIVE",
                "NOT_A_MILITARY_WORLD",
            ):
                out.append(Barred(METHOD + way, reason))
        return out

    def about(self, g: Race, i: i64) -> dict[str, object]:
        return {"card": g.name(g.seats[i].placed)}

    def price_tag(self, g: Race, i: i64, answer: i64) -> dict[str, object]:
        seat = g.seats[i]
        way = answer - METHOD
        pays = 0 <= way < METHODS and way & PAYS != 0
        free = not pays or way & WITH_SHIP != 0
        return {"cost": 0 if free else int(world_price(g, seat, seat.placed))}

    def resolve(self, g: Race, i: i64) -> None:
        seat = g.seats[i]
        way = g.given[i][0] - METHOD
        if g.log is not None:
            g.tell("settled", i, {"card": g.name(seat.placed), "method": METHOD_WORDS[way]})
        seat.owes = 0
        if way & PAYS and not way & WITH_SHIP:
            seat.owes = world_price(g, seat, seat.placed)
        if way & WITH_SHIP:
            g.discard_tableau(i, ship_card(g, seat), "ship")
        if way & WITH_TACTICS:
            tactics = tactics_card(g, seat)
            seat.tactics += tactics_worth(g, tactics)
            g.discard_tableau(i, tactics, "tactics")


METHOD_STEP: Final = SettleMethod()
