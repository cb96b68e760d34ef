"""Phase III, what it takes to place a world: strength, price, and the cards that help."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases.rule import too_dear, too_few_goods, too_weak
from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.kinds import ALIEN, ANY, NO_PAY
from perihelion.race.pieces.kinds import SETTLE as POWERS
from perihelion.race.power import NO_HELP
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Refusal

WORLD_OF_KIND: Final = [
    Card("any", True, 0, False, 0, kind, True, 0, -1, -1, 1, [], []) for kind in range(4)
]
"""A world of each kind, to find which suits the owner of a world of any kind."""


def helpers(g: Race, seat: Seat) -> list[i64]:
    """The cards that lay there when the phase began and may still help, sorted
    [race.power.optional, race.power.once-per-phase].
    """
    out: list[i64] = []
    for c in seat.snapshot:
        helper = g.cards[c].helper
        if helper is not NO_HELP and c not in seat.used:
            if not helper.leaves or c in seat.tableau:
                out.append(c)
    if len(out) > 1:
        out.sort()
    return out


def strength(g: Race, seat: Seat, c: i64) -> i64:
    """Military against a world that is to be placed."""
    return attacking(g, seat, as_conquered(g, seat, c))


def attacking(g: Race, seat: Seat, world: Card) -> i64:
    """Military against a world, and the boost. It is compared, not spent
    [race.settle.military-not-spent, race.power.mandatory, race.prestige.boost.settle].
    """
    boost: i64 = 2 if g.boosts(seat, g.action_in_progress()) else 0
    return fighting(g, seat, world) + boost


def fighting(g: Race, seat: Seat, world: Card) -> i64:
    """Military in a fight for a world: the total, what is specialised on it, and temporary military
    [race.settle.military-sum].
    """
    total = seat.total_military(g.cards, seat.snapshot) + seat.tactics
    return total + against(g, seat, world)


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


def source_of(g: Race, seat: Seat, way: i64) -> i64:
    """The card that allows a second world, a sneak attack or a replacement, or NO_CARD; there is at
    most one of each in a tableau. It may have been used already, but for the sneak attack, for
    which it is discarded [race.pw.second-world-once].
    """
    for c in seat.snapshot:
        for power in g.cards[c].of_phase[POWERS]:
            if way == ids.SECOND_WORLD and power.second_world:
                return c
            if way == ids.REPLACE and power.replaces:
                return c
            if way == ids.SNEAK_ATTACK and power.sneak_world:
                if c in seat.tableau and c not in seat.used:
                    return c
    return ids.NO_CARD


def fitting_goods_for(g: Race, seat: Seat, c: i64) -> list[i64]:
    """The worlds whose goods the power of card `c` can use now; one of any kind is of the kind that
    it takes. The good of a world that is still being paid for is locked
    [race.power.gains-usable, race.oort.consume].
    """
    helper = g.cards[c].helper
    out: list[i64] = []
    for k in range(len(seat.tableau)):
        world = seat.tableau[k]
        if seat.goods[k] != ids.NO_CARD and world != seat.placed:
            if helper.takes(g.cards[world].kind):
                out.append(world)
    return sorted(out)


def reachable(g: Race, i: i64, chosen: list[i64], have: i64) -> i64:
    """The temporary military that these helpers can bring with `have` hand cards."""
    seat = g.seats[i]
    total: i64 = 0
    hired: i64 = 0
    for c in chosen:
        helper = g.cards[c].helper
        hired += helper.hires(seat, c)
        given = helper.strength
        if given and helper.lacks(g, i, c) is None:
            total += given
    return total + min(hired, have)


def pay_discount(g: Race, seat: Seat, c: i64, chosen: list[i64]) -> i64:
    """What comes off the defense of a military world that is paid for, by the one pay power named
    or the best there is, and what others add to it; NO_PAY if none allows it [race.settle.contact,
    race.settle.contact-alien, race.pw.pay-for-military-only,
    race.pw.pay-for-military-discount].
    """
    named: i64 = ids.NO_CARD
    for h in chosen:
        if g.cards[h].helper.pays:
            named = h
    best: i64 = NO_PAY
    more: i64 = 0
    for own in seat.snapshot:
        for power in g.cards[own].of_phase[POWERS]:
            more += power.pay_discount
        if named == ids.NO_CARD or named == own:
            best = max(best, g.cards[own].helper.pays_for(g.cards[c]))
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
        cost = g.cards[h].helper.price_of(g.cards[c], cost)
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
        defense = g.cards[h].helper.defense(card)
        if defense >= 0:
            return defense
    return -1


def conquers_peaceful(g: Race, i: i64, world: Card) -> bool:
    """Whether a card that lets this non-military world be conquered is named, or still can be."""
    for h in [*helpers(g, g.seats[i]), *g.given[i]]:
        if g.cards[h].helper.defense(world) >= 0:
            return True
    return False


def no_mix(world: Card) -> Refusal:
    """The refusal for strength and payment at once [race.settle.no-mix]."""
    return Refusal("CANNOT_MIX_MILITARY_AND_PAYMENT", {"card": world.slug})


def bar_mode(g: Race, i: i64, c: i64, chosen: list[i64], mode: i64, have: i64) -> Refusal | None:
    """Why the world cannot be conquered, or paid for, with these helpers alone and `have` other
    cards in hand. Conquest and payment never combine [race.settle.no-mix, race.settle.two-ways,
    race.settle.conquer].
    """
    if not all_serve(g, chosen, mode):
        return no_mix(g.cards[c])
    if mode == ids.PAY:
        return bar_payment(g, i, c, chosen, have)
    if can_conquer(g, i, c, chosen, have):
        return None
    defense = defense_of(g, c, chosen)
    if defense < 0:
        return Refusal("NOT_A_MILITARY_WORLD", {"card": g.name(c)})
    return too_weak(g, c, defense, strength(g, g.seats[i], c) + reachable(g, i, chosen, have))


def all_serve(g: Race, chosen: list[i64], mode: i64) -> bool:
    """Whether all these helpers go with this mode."""
    for h in chosen:
        if not g.cards[h].helper.serves(mode):
            return False
    return True


def can_conquer(g: Race, i: i64, c: i64, chosen: list[i64], have: i64) -> bool:
    """Whether the world can be conquered with these helpers alone and `have` other cards in
    hand.
    """
    defense = defense_of(g, c, chosen)
    if defense < 0 or not all_serve(g, chosen, ids.CONQUER):
        return False
    return strength(g, g.seats[i], c) + reachable(g, i, chosen, have) >= defense


def military_helpers(g: Race, i: i64) -> list[i64]:
    """The cards that can still bring temporary military, sorted."""
    return [h for h in helpers(g, g.seats[i]) if g.cards[h].helper.arms]


def bar_conquest(g: Race, i: i64, c: i64, have: i64) -> Refusal | None:
    """Why the world cannot be conquered with everything that may help and `have` other cards in
    hand; for a peaceful one, with the card that comes closest [race.settle.conquer,
    race.pw.conquer-peaceful-cloaking, race.pw.conquer-peaceful-fleet].
    """
    seat = g.seats[i]
    fighting = military_helpers(g, i)
    if g.cards[c].military:
        return bar_mode(g, i, c, fighting, ids.CONQUER, have)
    least: i64 = -1
    for h in helpers(g, seat):
        defense = g.cards[h].helper.defense(g.cards[c])
        if defense >= 0:
            least = defense if least < 0 else min(least, defense)
    if least < 0:
        return Refusal("NOT_A_MILITARY_WORLD", {"card": g.name(c)})
    power = strength(g, seat, c) + reachable(g, i, fighting, have)
    return too_weak(g, c, least, power) if power < least else None


def lowest_world_price(g: Race, i: i64, c: i64) -> i64:
    """The price with all that may be used to lower it [race.pw.settle-spend-good]."""
    return world_price(g, g.seats[i], c, cheapening(g, i, c, []))


def cheapening(g: Race, i: i64, c: i64, chosen: list[i64]) -> list[i64]:
    """These helpers, and those that may still be named to make the world cheaper: as many of those
    that take a good as there are goods for.
    """
    out = chosen[:]
    last: i64 = chosen[-1] if chosen else ids.NO_CARD
    for h in helpers(g, g.seats[i]):
        if h > last and g.cards[h].helper.cheapens(g.cards[c]):
            if bar_mode(g, i, c, [*out, h], ids.PAY, 99) is None:
                out.append(h)
    return out


def bar_payment(g: Race, i: i64, c: i64, chosen: list[i64], have: i64) -> Refusal | None:
    """Why the world cannot be paid for [race.settle.military-world, race.settle.contact-ship]."""
    seat = g.seats[i]
    card = g.cards[c]
    if card.military and pay_discount(g, seat, c, chosen) == NO_PAY:
        code = "MILITARY_WORLD_NOT_PAYABLE"
        for own in seat.snapshot:
            power = g.cards[own].helper
            if power.pays:
                if power.excludes_alien and card.kind == ALIEN:
                    return Refusal("ALIEN_EXCLUDED", {"card": card.slug})
                code = "PAY_POWER_DOES_NOT_FIT"
        return Refusal(code, {"card": card.slug})
    goods: i64 = 0
    for h in chosen:
        helper = g.cards[h].helper
        if helper.excludes_alien and card.kind == ALIEN:
            return Refusal("ALIEN_EXCLUDED", {"card": card.slug})
        if helper.takes(ANY):
            goods += 1
            found: i64 = len(fitting_goods_for(g, seat, h))
            if found < goods:
                return too_few_goods(found, goods)
    cost = world_price(g, seat, c, chosen)
    return too_dear(g, c, cost, have) if cost > have else None


def placeable(g: Race, i: i64, c: i64, chosen: list[i64], have: i64, only: i64) -> bool:
    """Whether the world can be placed with these helpers and any others that may still be named,
    since each is named after those of lower number; `only` is the one mode allowed, or NO_CARD for
    either.
    """
    if only != ids.PAY:
        last: i64 = chosen[-1] if chosen else ids.NO_CARD
        fighting = chosen[:]
        peaceful: list[i64] = []
        for h in helpers(g, g.seats[i]):
            if h > last:
                helper = g.cards[h].helper
                if helper.arms:
                    fighting.append(h)
                elif helper.defense(g.cards[c]) >= 0:
                    peaceful.append(h)
        if can_conquer(g, i, c, fighting, have):
            return True
        if not g.cards[c].military and defense_of(g, c, chosen) < 0:
            for h in peaceful:
                if can_conquer(g, i, c, [*fighting, h], have):
                    return True
    if only != ids.CONQUER:
        if bar_mode(g, i, c, chosen, ids.PAY, have) is None:
            return True
        buying = cheapening(g, i, c, chosen)
        if len(buying) > len(chosen):
            return bar_mode(g, i, c, buying, ids.PAY, have) is None
    return False
