"""Phase III, what it takes to place a world: strength, price, and the cards that help."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases.prestige import free_prestige
from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.kinds import ALIEN, ANY, NO_PAY
from perihelion.race.pieces.kinds import SETTLE as POWERS
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Refusal

NO_HELP: Final = 0
SHIP: Final = 1
TACTICS: Final = 2
MERCENARIES: Final = 3
GOOD_MILITARY: Final = 4
PRESTIGE_MILITARY: Final = 5
GOOD_DISCOUNT: Final = 6
PEACEFUL: Final = 7
PAY_POWER: Final = 8
"""The ways in which a card of the tableau may help to place a world."""

WORLD_OF_KIND: Final = [
    Card("any", True, 0, False, 0, kind, True, 0, -1, -1, 1, [], []) for kind in range(4)
]
"""A world of each kind, to try which one suits the owner of a world that may be any."""


def help_of(card: Card) -> i64:
    """How this card may help, if its owner chooses to use it."""
    for power in card.of_phase[POWERS]:
        if power.tactics():
            return TACTICS
        if power.ship():
            return SHIP
        if power.mercenaries():
            return MERCENARIES
        if power.prestige_military():
            return PRESTIGE_MILITARY
        if power.conquers_peaceful():
            return PEACEFUL
        if power.pays():
            return PAY_POWER
        for kind in range(4):
            if power.good_military(kind):
                return GOOD_MILITARY
            if power.good_discount(kind):
                return GOOD_DISCOUNT
    return NO_HELP


def fights(kind_of_help: i64) -> bool:
    """Whether such help serves only a conquest."""
    return (
        kind_of_help == MERCENARIES
        or kind_of_help == GOOD_MILITARY
        or kind_of_help == PRESTIGE_MILITARY
        or kind_of_help == PEACEFUL
    )


def buys(kind_of_help: i64) -> bool:
    """Whether such help serves only a payment."""
    return kind_of_help == SHIP or kind_of_help == GOOD_DISCOUNT or kind_of_help == PAY_POWER


def helpers(g: Race, seat: Seat) -> list[i64]:
    """The cards that lay there when the phase began and may still help, sorted
    [race.power.optional, race.power.once-per-phase].
    """
    out: list[i64] = []
    for c in seat.snapshot:
        if g.cards[c].helping and c not in seat.used:
            kind = help_of(g.cards[c])
            leaves = kind == SHIP or kind == TACTICS or kind == PEACEFUL
            if kind != NO_HELP and (not leaves or c in seat.tableau):
                out.append(c)
    out.sort()
    return out


def strength(g: Race, seat: Seat, c: i64) -> i64:
    """Military against a world: the total, what is specialised on it, temporary military, and the
    boost. It is compared, not spent [race.settle.military-sum,
    race.settle.military-not-spent, race.power.mandatory, race.prestige.boost.settle].
    """
    total = seat.total_military(g.cards, seat.snapshot) + seat.tactics
    total += against(g, seat, as_conquered(g, seat, c))
    if g.boosts(seat, g.action_in_progress()):
        total += 2
    return total


def against(g: Race, seat: Seat, world: Card) -> i64:
    """Specialised military that fits the world [race.pw.specialised-kinds]."""
    total: i64 = 0
    for power in g.powers(seat, POWERS):
        total += power.military_against(world)
    return total


def as_conquered(g: Race, seat: Seat, c: i64) -> Card:
    """The world as its new owner sees it; one of any kind is of the kind against which they are
    strongest [race.oort.kind, race.oort.military].
    """
    world = g.cards[c]
    if world.kind != ANY:
        return world
    best = WORLD_OF_KIND[0]
    for one in WORLD_OF_KIND:
        if against(g, seat, one) > against(g, seat, best):
            best = one
    return best


def fitting_goods_for(g: Race, seat: Seat, c: i64) -> list[i64]:
    """The worlds whose goods the power of card `c` can use now; the good of a world that is still
    being paid for is locked [race.power.gains-usable].
    """
    out: list[i64] = []
    for k in range(len(seat.tableau)):
        world = seat.tableau[k]
        if seat.goods[k] != ids.NO_CARD and world != seat.placed and takes_good(g, c, world):
            out.append(world)
    return sorted(out)


def takes_good(g: Race, c: i64, world: i64) -> bool:
    """Whether the power of card `c` can use a good of this world; one of any kind is of the kind
    that it takes [race.oort.consume].
    """
    kind = g.cards[world].kind
    for power in g.cards[c].of_phase[POWERS]:
        for wanted in range(4):
            if kind == wanted or kind == ANY:
                if power.good_military(wanted) or power.good_discount(wanted):
                    return True
    return False


def good_worth(g: Race, c: i64) -> i64:
    """What the power of card `c` gives for its good: strength, or cards saved."""
    worth: i64 = 0
    for power in g.cards[c].of_phase[POWERS]:
        for kind in range(4):
            worth += power.good_military(kind) + power.good_discount(kind)
    return worth


def tactics_worth(g: Race, c: i64) -> i64:
    """The military that discarding the card, or spending a prestige on it, gives."""
    worth: i64 = 0
    for power in g.cards[c].of_phase[POWERS]:
        worth += power.tactics() + power.prestige_military()
    return worth


def mercenaries_left(g: Race, seat: Seat, c: i64) -> i64:
    """How many hand cards may still be discarded for the power of card `c` in this phase."""
    most: i64 = 0
    for power in g.cards[c].of_phase[POWERS]:
        most += power.mercenaries()
    return most - seat.used.count(c)


def reachable(g: Race, i: i64, chosen: list[i64], have: i64) -> i64:
    """The temporary military that these helpers can bring with `have` hand cards."""
    seat = g.seats[i]
    total: i64 = 0
    hired: i64 = 0
    for c in chosen:
        kind = help_of(g.cards[c])
        if kind == TACTICS or (kind == PRESTIGE_MILITARY and free_prestige(g, i) > 0):
            total += tactics_worth(g, c)
        elif kind == GOOD_MILITARY and fitting_goods_for(g, seat, c):
            total += good_worth(g, c)
        elif kind == MERCENARIES:
            hired += mercenaries_left(g, seat, c)
    return total + min(hired, have)


def pay_discount(g: Race, seat: Seat, c: i64, chosen: list[i64]) -> i64:
    """What comes off the defense of a military world that is paid for, by the one pay power named
    or the best there is, and what others add to it; NO_PAY if none allows it [race.settle.contact,
    race.settle.contact-alien, race.pw.pay-for-military-only,
    race.pw.pay-for-military-discount].
    """
    named: i64 = ids.NO_CARD
    for h in chosen:
        if help_of(g.cards[h]) == PAY_POWER:
            named = h
    best: i64 = NO_PAY
    more: i64 = 0
    for own in seat.snapshot:
        for power in g.cards[own].of_phase[POWERS]:
            more += power.pay_discount()
            if power.pays() and (named == ids.NO_CARD or named == own):
                best = max(best, power.pays_for(g.cards[c]))
    return NO_PAY if best == NO_PAY else best + more


def world_price(g: Race, seat: Seat, c: i64, chosen: list[i64]) -> i64:
    """Its number less fitting discounts, never below 0; of a military world the defense less the
    pay discount, and the same discounts as if it were peaceful; nothing with a ship
    [race.settle.cost, race.settle.contact-discounts, race.power.cost-floor,
    race.settle.colony-ship, race.pw.doomed-world, race.pw.settle-spend-good].
    """
    cost = g.cards[c].number
    if g.cards[c].military:
        cost -= pay_discount(g, seat, c, chosen)
    for power in g.powers(seat, POWERS):
        cost -= power.settle_discount(g.cards[c])
    if g.boosts(seat, g.action_in_progress()):
        cost -= 3
    for h in chosen:
        kind = help_of(g.cards[h])
        if kind == SHIP:
            return 0
        if kind == GOOD_DISCOUNT:
            cost -= good_worth(g, h)
    return max(cost, 0)


def defense_of(g: Race, c: i64, chosen: list[i64]) -> i64:
    """The strength it takes to conquer the world: its defense, or its cost less what a card says
    that lets non-military worlds be conquered; -1 if it cannot be conquered
    [race.settle.military-world, race.pw.conquer-peaceful-cloaking,
    race.pw.conquer-peaceful-fleet].
    """
    card = g.cards[c]
    if card.military:
        return card.number
    for h in chosen:
        for power in g.cards[h].of_phase[POWERS]:
            if power.conquers_peaceful():
                return max(0, card.number - power.peaceful_reduction())
    return -1


def too_weak(g: Race, c: i64, defense: i64, power: i64) -> Refusal:
    """The refusal for military that does not suffice."""
    return Refusal(
        "NOT_ENOUGH_MILITARY",
        {
            "card": g.name(c),
            "defense": int(defense),
            "strength": int(power),
            "short": int(defense - power),
        },
    )


def too_dear(g: Race, c: i64, cost: i64, have: i64) -> Refusal:
    """The refusal for a hand that does not suffice."""
    return Refusal(
        "NOT_ENOUGH_CARDS",
        {"card": g.name(c), "cost": int(cost), "have": int(have), "short": int(cost - have)},
    )


def bar_mode(g: Race, i: i64, c: i64, chosen: list[i64], mode: i64, have: i64) -> Refusal | None:
    """Why the world cannot be conquered, or paid for, with just these helpers and `have` other
    cards in hand. Conquest and payment never combine [race.settle.no-mix, race.settle.two-ways,
    race.settle.conquer].
    """
    for h in chosen:
        kind = help_of(g.cards[h])
        if buys(kind) if mode == ids.CONQUER else fights(kind):
            return Refusal("CANNOT_MIX_MILITARY_AND_PAYMENT", {"card": g.name(c)})
    if mode == ids.PAY:
        return bar_payment(g, i, c, chosen, have)
    defense = defense_of(g, c, chosen)
    if defense < 0:
        return Refusal("NOT_A_MILITARY_WORLD", {"card": g.name(c)})
    power = strength(g, g.seats[i], c) + reachable(g, i, chosen, have)
    return too_weak(g, c, defense, power) if power < defense else None


def military_helpers(g: Race, i: i64) -> list[i64]:
    """The cards that can still bring temporary military, sorted."""
    out: list[i64] = []
    for h in helpers(g, g.seats[i]):
        kind = help_of(g.cards[h])
        if (fights(kind) and kind != PEACEFUL) or kind == TACTICS:
            out.append(h)
    return out


def bar_conquest(g: Race, i: i64, c: i64, have: i64) -> Refusal | None:
    """Why the world cannot be conquered with all that may help and `have` other cards in hand; of a
    peaceful one, with the card that comes nearest to it [race.settle.conquer,
    race.pw.conquer-peaceful-cloaking, race.pw.conquer-peaceful-fleet].
    """
    seat = g.seats[i]
    fighting = military_helpers(g, i)
    if g.cards[c].military:
        return bar_mode(g, i, c, fighting, ids.CONQUER, have)
    least: i64 = -1
    for h in helpers(g, seat):
        if help_of(g.cards[h]) == PEACEFUL:
            defense = defense_of(g, c, [h])
            least = defense if least < 0 else min(least, defense)
    if least < 0:
        return Refusal("NOT_A_MILITARY_WORLD", {"card": g.name(c)})
    power = strength(g, seat, c) + reachable(g, i, fighting, have)
    return too_weak(g, c, least, power) if power < least else None


def lowest_world_price(g: Race, i: i64, c: i64) -> i64:
    """The price with every good that may be spent to lower it [race.pw.settle-spend-good]."""
    return world_price(g, g.seats[i], c, discounting(g, i, c, []))


def discounting(g: Race, i: i64, c: i64, chosen: list[i64]) -> list[i64]:
    """These helpers, and those that may still be named to make the world cheaper for a good, as
    many as there are goods for.
    """
    out = chosen[:]
    last: i64 = chosen[-1] if chosen else ids.NO_CARD
    for h in helpers(g, g.seats[i]):
        if h > last and help_of(g.cards[h]) == GOOD_DISCOUNT:
            if bar_mode(g, i, c, [*out, h], ids.PAY, 99) is None:
                out.append(h)
    return out


def bar_payment(g: Race, i: i64, c: i64, chosen: list[i64], have: i64) -> Refusal | None:
    """Why the world cannot be paid for [race.settle.military-world, race.settle.contact-ship]."""
    seat = g.seats[i]
    card = g.cards[c]
    if card.military and pay_discount(g, seat, c, chosen) == NO_PAY:
        code = "MILITARY_WORLD_NOT_PAYABLE"
        for power in g.powers(seat, POWERS):
            if power.excludes_alien() and card.kind == ALIEN:
                return Refusal("ALIEN_EXCLUDED", {"card": card.slug})
            if power.pays():
                code = "PAY_POWER_DOES_NOT_FIT"
        return Refusal(code, {"card": card.slug})
    goods: i64 = 0
    for h in chosen:
        if help_of(g.cards[h]) == SHIP and not ship_frees(g, h, c):
            return Refusal("ALIEN_EXCLUDED", {"card": card.slug})
        if help_of(g.cards[h]) == GOOD_DISCOUNT:
            goods += 1
            found: i64 = len(fitting_goods_for(g, seat, h))
            if found < goods:
                return Refusal(
                    "NOT_ENOUGH_GOODS", {"have": int(found), "need": int(goods), "what": "goods"}
                )
    cost = world_price(g, seat, c, chosen)
    return too_dear(g, c, cost, have) if cost > have else None


def unfit_pay_power(g: Race, h: i64, c: i64) -> Refusal:
    """Why card `h` does not allow paying for this military world
    [race.pw.pay-for-military-only].
    """
    code = "PAY_POWER_DOES_NOT_FIT"
    for power in g.cards[h].of_phase[POWERS]:
        if power.excludes_alien() and g.cards[c].kind == ALIEN:
            code = "ALIEN_EXCLUDED"
    return Refusal(code, {"card": g.name(c)})


def ship_frees(g: Race, ship: i64, c: i64) -> bool:
    """Whether discarding the ship makes this world cost nothing; it may be used even if it costs
    nothing already [race.settle.colony-ship].
    """
    for power in g.cards[ship].of_phase[POWERS]:
        if power.frees(g.cards[c]):
            return True
    return False


def placeable(g: Race, i: i64, c: i64, chosen: list[i64], have: i64, only: i64) -> bool:
    """Whether the world can be placed with these helpers and any others that may still be named,
    since each is named after those of lower number; `only` is the one mode allowed, or NO_CARD for
    either.
    """
    last: i64 = chosen[-1] if chosen else ids.NO_CARD
    help_left = [h for h in helpers(g, g.seats[i]) if h > last]
    if only != ids.PAY:
        fighting = chosen[:]
        peaceful: list[i64] = []
        for h in help_left:
            kind = help_of(g.cards[h])
            if h not in chosen:
                if kind == PEACEFUL:
                    peaceful.append(h)
                elif fights(kind) or kind == TACTICS:
                    fighting.append(h)
        if bar_mode(g, i, c, fighting, ids.CONQUER, have) is None:
            return True
        if not g.cards[c].military and defense_of(g, c, chosen) < 0:
            for h in peaceful:
                if bar_mode(g, i, c, [*fighting, h], ids.CONQUER, have) is None:
                    return True
    if only != ids.CONQUER:
        if bar_mode(g, i, c, chosen, ids.PAY, have) is None:
            return True
        for h in help_left:
            if h not in chosen and help_of(g.cards[h]) == SHIP:
                if bar_mode(g, i, c, [*chosen, h], ids.PAY, have) is None:
                    return True
        buying = discounting(g, i, c, chosen)
        if len(buying) > len(chosen):
            return bar_mode(g, i, c, buying, ids.PAY, have) is None
    return False
