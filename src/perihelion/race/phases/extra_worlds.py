"""Phase III, after the first world: a second one, a sneak attack, a replacement, a takeover."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases import settle_price
from perihelion.race.phases.declare import TakeoverTarget, bar_takeover, takeover_powers
from perihelion.race.phases.pay import PAY_WORLD, TUCK_PAYMENT
from perihelion.race.phases.placing import AFTER_DISCARD, AFTER_WORLD, place_world
from perihelion.race.phases.prestige import gain
from perihelion.race.phases.rule import STEPS, Rule, is_card, not_in_hand, too_dear
from perihelion.race.phases.settle_how import METHOD_STEP, SNEAK_METHOD
from perihelion.race.phases.strengths import takeover_power
from perihelion.race.pieces.kinds import ANY, NO_PAY
from perihelion.race.pieces.kinds import SETTLE as POWERS
from perihelion.race.seat import Seat
from perihelion.race.state import Race
from perihelion.tabletop.refusal import Barred, Refusal

REPLACEMENT_FAULTS: Final = [
    "NOT_ENOUGH_CARDS",
    "NOT_A_WORLD",
    "REPLACE_MILITARY",
    "REPLACE_NEW_WORLD",
    "REPLACE_COST_OUT_OF_RANGE",
    "REPLACE_KIND_DIFFERS",
]
"""What can be wrong with a replacement, in the order in which it is checked."""


def lay_there(seat: Seat, old: i64) -> bool:
    """Whether the world was there when the phase began, and still is."""
    return old in seat.snapshot and old in seat.tableau


def bar_replacement(g: Race, seat: Seat, old: i64, new: i64) -> Refusal | None:
    """Why the new world of the hand cannot take the place of the old one
    [race.pw.replace-world].
    """
    for c in (old, new):
        if not g.cards[c].world:
            return Refusal("NOT_A_WORLD", {"card": g.name(c)})
    for c in (old, new):
        if g.cards[c].military:
            return Refusal("REPLACE_MILITARY", {"card": g.name(c)})
    if not lay_there(seat, old):
        return Refusal("REPLACE_NEW_WORLD", {"card": g.name(old)})
    more = g.cards[new].number - g.cards[old].number
    most: i64 = 0
    for power in g.cards[settle_price.source_of(g, seat, ids.REPLACE)].of_phase[POWERS]:
        most += power.replaces
    if not 0 <= more <= most:
        return Refusal("REPLACE_COST_OUT_OF_RANGE", {"card": g.name(new), "most": int(most)})
    before = g.cards[old].kind
    after = g.cards[new].kind
    free = (before == ANY and after >= 0) or (after == ANY and before >= 0)
    if before != after and not free:
        return Refusal("REPLACE_KIND_DIFFERS", {"card": g.name(new)})
    return None


def replaceable(g: Race, seat: Seat, old: i64) -> bool:
    """Whether some world of the hand can take the place of this one."""
    for new in seat.hand:
        if bar_replacement(g, seat, old, new) is None:
            return True
    return False


WAYS: Final = {
    ids.SECOND_WORLD: "improved-logistics",
    ids.SNEAK_ATTACK: "rebel-sneak-attack",
    ids.REPLACE: "terraforming-engineers",
}
"""One more world, or one in the place of another: the card that is missing where none allows it."""


class SettleExtra(Rule):
    """When their world is resolved, players use their further powers in any order until they end
    their turn [race.exp.settle, race.pw.second-world, race.pw.sneak-attack-world,
    race.pw.replace-world, race.takeover.declare.when, race.pw.temp-military-when]. After a takeover
    only another takeover can follow, no world of the hand [race.takeover.declare.then-world].
    """

    def options(self, g: Race, i: i64) -> list[i64]:
        out: list[i64] = [ids.STOP]
        for way in WAYS:
            if self.bar(g, i, way) is None:
                out.append(way)
        for c in takeover_powers(g, g.seats[i]):
            if bar_takeover(g, i, c) is None:
                out.append(c)
        return out

    def bar(self, g: Race, i: i64, way: i64) -> Refusal | None:
        """Why one more world cannot be placed, or one replaced, in this way."""
        seat = g.seats[i]
        card = settle_price.source_of(g, seat, way)
        first = seat.settled > 0 or (way == ids.SECOND_WORLD and seat.declared > 0)
        if not first and way != ids.REPLACE:
            return Refusal("NO_FIRST_WORLD", {})
        if card == ids.NO_CARD:
            return Refusal("POWER_NOT_ACTIVE", {"card": WAYS[way]})
        if card in seat.used:
            return Refusal("POWER_ALREADY_USED", {"card": g.name(card)})
        if way == ids.REPLACE:
            return self.nearest_replacement(g, seat)
        if way == ids.SECOND_WORLD and seat.declared:
            return Refusal("WORLD_AFTER_TAKEOVER", {})
        if extra_worlds(g, i, way):
            return None
        for c in sorted(seat.hand):
            if g.cards[c].world:
                return bar_extra(g, i, way, c)
        if not seat.hand:
            return too_dear(g, card, 1, 0)
        return Refusal("NOT_A_WORLD", {"card": g.name(min(seat.hand))})

    def nearest_replacement(self, g: Race, seat: Seat) -> Refusal | None:
        """Why no world of the hand can take the place of any in the tableau: the fault of the pair
        that comes closest.
        """
        nearest = too_dear(g, settle_price.source_of(g, seat, ids.REPLACE), 1, 0)
        for old in seat.tableau:
            for new in seat.hand:
                reason = bar_replacement(g, seat, old, new)
                if reason is None:
                    return None
                place = REPLACEMENT_FAULTS.index(reason.code)
                if place > REPLACEMENT_FAULTS.index(nearest.code):
                    nearest = reason
        return nearest

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        if answer in WAYS:
            return self.bar(g, i, answer)
        if is_card(g, answer):
            if takeover_power(g, answer) is None and g.cards[answer].helping:
                return Refusal("POWER_NOT_ACTIVE", {"card": g.name(answer)})
            return bar_takeover(g, i, answer)
        return None

    def barred(self, g: Race, i: i64) -> list[Barred]:
        out: list[Barred] = []
        for way in WAYS:
            reason = self.bar(g, i, way)
            if reason is not None and settle_price.source_of(g, g.seats[i], way) != ids.NO_CARD:
                out.append(Barred(way, reason))
        for c in takeover_powers(g, g.seats[i]):
            barred = bar_takeover(g, i, c)
            if barred is not None:
                out.append(Barred(c, barred))
        return out

    def tag(self, g: Race, i: i64, answer: i64) -> dict[str, object]:
        if answer == ids.STOP:
            return {"kind": "end-turn"}
        return {"kind": "takeover"} if is_card(g, answer) else {}

    def carry_out(self, g: Race, i: i64, answer: i64) -> None:
        if is_card(g, answer):
            g.then_for(i, [TakeoverTarget(answer), SETTLE_EXTRA])
        if answer not in WAYS:
            return
        source = settle_price.source_of(g, g.seats[i], answer)
        g.seats[i].used.append(source)
        if answer == ids.SECOND_WORLD:
            g.then_for(i, [AFTER_WORLD, AFTER_DISCARD, SETTLE_EXTRA])
            g.then_for(i, [SECOND, METHOD_STEP, PAY_WORLD, TUCK_PAYMENT])
        elif answer == ids.SNEAK_ATTACK:
            g.discard_tableau(i, source, "sneak-attack")
            g.then_for(i, [SNEAK, SNEAK_METHOD, AFTER_WORLD, AFTER_DISCARD, SETTLE_EXTRA])
        else:
            g.then_for(i, [REPLACE_OLD, REPLACE_NEW, SETTLE_EXTRA])


def extra_worlds(g: Race, i: i64, kind: i64) -> list[i64]:
    """The worlds of the hand that could be placed now in this way, sorted."""
    seat = g.seats[i]
    only: i64 = ids.NO_CARD if kind == ids.SECOND_WORLD else ids.CONQUER
    out: list[i64] = []
    for c in seat.hand:
        if g.cards[c].world and settle_price.placeable(g, i, c, [], len(seat.hand) - 1, only):
            out.append(c)
    out.sort()
    return out


def bar_extra(g: Race, i: i64, kind: i64, c: i64) -> Refusal | None:
    """Why a world of the hand cannot be placed now in this way [race.pw.second-world,
    race.pw.sneak-attack-world].
    """
    seat = g.seats[i]
    card = g.cards[c]
    have: i64 = len(seat.hand) - 1
    payable = kind == ids.SECOND_WORLD and settle_price.pay_discount(g, seat, c, []) != NO_PAY
    if kind == ids.SNEAK_ATTACK or (card.military and not payable):
        return settle_price.bar_conquest(g, i, c, have)
    return too_dear(g, c, settle_price.lowest_world_price(g, i, c), have)


class ExtraWorld(Rule):
    """One more world is chosen from the hand and placed [race.pw.second-world,
    race.pw.second-world-resources, race.pw.second-world-military,
    race.pw.sneak-attack-world].
    """

    def __init__(self, way: i64) -> None:
        self.way: Final[i64] = way

    def options(self, g: Race, i: i64) -> list[i64]:
        return extra_worlds(g, i, self.way)

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        if answer == ids.PASS:
            return Refusal("MUST_PLACE_REVEALED", {"card": "face-down"})
        if answer not in g.seats[i].hand:
            return not_in_hand(g, answer)
        if not g.cards[answer].world:
            return Refusal("NOT_A_WORLD", {"card": g.name(answer)})
        return bar_extra(g, i, self.way, answer)

    def carry_out(self, g: Race, i: i64, answer: i64) -> None:
        g.seats[i].placed = answer
        place_world(g, i, answer)


class ReplaceOld(Rule):
    """One of the worlds that lay there when the phase began makes room
    [race.pw.replace-world].
    """

    def options(self, g: Race, i: i64) -> list[i64]:
        seat = g.seats[i]
        return [c for c in seat.tableau if replaceable(g, seat, c)]

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        seat = g.seats[i]
        if not is_card(g, answer):
            return None
        peaceful = g.cards[answer].world and not g.cards[answer].military
        if not lay_there(seat, answer) and (peaceful or answer not in seat.tableau):
            return Refusal("REPLACE_NEW_WORLD", {"card": g.name(answer)})
        for new in sorted(seat.hand):
            reason = bar_replacement(g, seat, answer, new)
            if reason is not None:
                return reason
        return too_dear(g, settle_price.source_of(g, seat, ids.REPLACE), 1, 0)

    def carry_out(self, g: Race, i: i64, answer: i64) -> None:
        g.seats[i].placed = answer


class ReplaceNew(Rule):
    """A world of the hand takes its place at no cost, with its windfall good and a prestige; the
    good and the cards of the old one are discarded [race.pw.replace-world].
    """

    def options(self, g: Race, i: i64) -> list[i64]:
        seat = g.seats[i]
        return [c for c in seat.hand if bar_replacement(g, seat, seat.placed, c) is None]

    def why_not(self, g: Race, i: i64, answer: i64) -> Refusal | None:
        seat = g.seats[i]
        if answer in seat.hand:
            return bar_replacement(g, seat, seat.placed, answer)
        return not_in_hand(g, answer)

    def facts(self, g: Race, i: i64) -> dict[str, object]:
        return {"card": g.name(g.seats[i].placed)}

    def carry_out(self, g: Race, i: i64, new: i64) -> None:
        seat = g.seats[i]
        old = seat.placed
        seat.placed = ids.NO_CARD
        clear_world(g, i, old)
        g.discard_tableau(i, old, "replaced")
        place_world(g, i, new)
        gain(g, i, 1, "replaced")


def clear_world(g: Race, i: i64, world: i64) -> None:
    """The good on a world and the cards tucked under it go to the discards."""
    if g.seats[i].has_good(world):
        g.discard_good(i, world)
    if g.cards[world].tucking:
        g.discard.extend(g.expansions.tucked)
        g.expansions.tucked.clear()


SETTLE_EXTRA: Final[SettleExtra] = STEPS.know(SettleExtra(), "settle-extra")
SECOND: Final[ExtraWorld] = STEPS.know(ExtraWorld(ids.SECOND_WORLD), "settle-second")
SNEAK: Final[ExtraWorld] = STEPS.know(ExtraWorld(ids.SNEAK_ATTACK), "settle-sneak")
REPLACE_OLD: Final[ReplaceOld] = STEPS.know(ReplaceOld(), "replace-old")
REPLACE_NEW: Final[ReplaceNew] = STEPS.know(ReplaceNew(), "replace-new")
