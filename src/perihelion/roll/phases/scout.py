"""A Scout: abandon tiles, draw one more than that, place them; and what happens when the bag is
short.

All of it comes in the seat's lane before its next explorer [roll.explore.example].
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.phases.rule import STEPS, EachInTurn, LaneRule, PickRule, Rule
from perihelion.roll.power import ON_TOP
from perihelion.roll.state import Roll
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal


def zone_picks(g: Roll, i: i64, last: i64) -> list[i64]:
    """The tiles of both stacks as they lie, as answers: those after the last one picked."""
    seat = g.seats[i]
    picks = g.box.picks
    out: list[i64] = []
    for t in seat.dev:
        answer = picks[2 * t]
        if answer > last:
            out.append(answer)
    for t in seat.world:
        answer = picks[2 * t + 1]
        if answer > last:
            out.append(answer)
    return out


def not_in_zone(g: Roll, answer: i64) -> Refusal | None:
    """The refusal for a tile that lies in none of the two stacks."""
    if g.box.family(answer) == ids.TILE_FAMILY:
        return Refusal("TILE_NOT_IN_ZONE", {"card": g.name(g.box.named[answer])})
    return None


def unfinished(answer: i64) -> Refusal | None:
    """The refusal for what begins something in Explore: it has to wait until the Scout or the new
    arrangement in hand is finished [roll.phase.one-by-one, roll.power.rearrange_zone].
    """
    if ids.STOCK <= answer < ids.SCOUT + ids.WORKERS or answer == ids.REARRANGE:
        return Refusal("ACTION_UNFINISHED", {})
    return None


def side_word(s: i64) -> str:
    """Which side of a tile is up, for events."""
    return "dev" if s % 2 == 0 else "world"


class Abandon(PickRule):
    """Any number of tiles of the player's stacks are abandoned, from any place; they go face down
    onto the pile [roll.explore.scout.abandon, roll.explore.scout.pile].
    """

    def begin(self, g: Roll, i: i64) -> None:
        if g.seats[i].zone() > 0:
            g.ask(i)
        else:
            self.draw(g, i, 1)

    def candidates(self, g: Roll, i: i64) -> list[i64]:
        return sorted(zone_picks(g, i, -1))

    def options(self, g: Roll, i: i64) -> list[i64]:
        """Any number will do, so each may be picked that comes after those picked already."""
        given = g.given[i]
        out = zone_picks(g, i, given[-1] if given else -1)
        out.append(ids.DONE)
        return out

    def least(self, g: Roll, i: i64) -> i64:
        return 0

    def most(self, g: Roll, i: i64) -> i64:
        return g.seats[i].zone()

    def why_not(self, g: Roll, i: i64, answer: i64) -> Refusal | None:
        return unfinished(answer) or not_in_zone(g, answer)

    def take(self, g: Roll, i: i64, picks: list[i64]) -> None:
        """Dice stay on the stack [roll.explore.dice-stay, roll.explore.empty-stack]."""
        seat = g.seats[i]
        gone = [g.box.named[answer] for answer in picks]
        for s in gone:
            seat.stack_of(s).remove(s // 2)
            g.pile.append(s // 2)
        if g.log is not None and gone:
            dev = len([s for s in gone if s % 2 == 0])
            facts: dict[str, object] = {"count": len(gone), "dev": dev, "worlds": len(gone) - dev}
            g.tell("abandoned", i, facts, {"cards": [g.name(s) for s in gone]}, BIT[i])
        self.draw(g, i, len(gone) + 1)

    def draw(self, g: Roll, i: i64, count: i64) -> None:
        """`count` tiles are drawn, one more than were abandoned; if the bag runs out, the pile goes
        back into it first [roll.explore.scout.draw, roll.explore.bag.refill, roll.hidden.drawn].
        """
        g.seats[i].missing = count
        draw_missing(g, i)
        g.next_for(i, PLACE)


def draw_missing(g: Roll, i: i64) -> None:
    """Take as many of the missing tiles as there are."""
    seat = g.seats[i]
    while seat.missing > 0:
        tile = g.draw_tile()
        if tile == ids.NOTHING:
            break
        seat.hand.append(tile)
        seat.missing -= 1
    seat.hand.sort()
    if g.log is not None:
        both = [g.name(2 * t) for t in seat.hand]
        g.tell("drew", i, {"count": len(seat.hand)}, {"cards": both}, BIT[i])


class PlaceRule(LaneRule):
    """A tile in hand becomes a development or a world, at the bottom of its stack or on top."""

    def on_top(self, g: Roll, i: i64) -> bool:
        """Whether it may go on top."""
        return False

    def options(self, g: Roll, i: i64) -> list[i64]:
        seat = g.seats[i]
        top = self.on_top(g, i)
        out: list[i64] = []
        for t in seat.hand:
            out.append(g.box.picks[2 * t])
            out.append(g.box.picks[2 * t + 1])
            if top and seat.dev:
                out.append(g.box.tops[2 * t])
            if top and seat.world:
                out.append(g.box.tops[2 * t + 1])
        return out

    def why_not(self, g: Roll, i: i64, answer: i64) -> Refusal | None:
        if answer == ids.DONE:
            return Refusal("PLACE_ALL_TILES", {"count": len(g.seats[i].hand)})
        if g.box.family(answer) == ids.TOP_FAMILY:
            return Refusal("TOP_NOT_ALLOWED", {})
        return not_in_zone(g, answer)

    def carry_out(self, g: Roll, i: i64, answer: i64) -> None:
        seat = g.seats[i]
        s = g.box.named[answer]
        stack = seat.stack_of(s)
        seat.hand.remove(s // 2)
        if g.box.family(answer) == ids.TOP_FAMILY:
            stack.insert(0, s // 2)
        else:
            stack.append(s // 2)
        if g.log is not None:
            facts: dict[str, object] = {"side": side_word(s)}
            if stack[0] == s // 2:
                g.tell("placed-top", i, {**facts, "card": g.name(s)})
            else:
                g.tell("placed", i, facts, {"cards": [g.name(s)]}, BIT[i])


class Place(PlaceRule):
    """Each tile drawn is placed, in an order of the player's choice, at the bottom of its stack, or
    on top with a power. When all are placed, the explorers go on, or missing tiles are dealt with
    [roll.explore.scout.place, roll.power.scout_on_top, roll.explore.bag.short].
    """

    def begin(self, g: Roll, i: i64) -> None:
        seat = g.seats[i]
        if seat.hand:
            g.ask(i)
        elif seat.missing > 0:
            later = g.lanes[i][::-1]  # the rest of the turn waits until the others have given
            g.lanes[i].clear()
            g.then([GIVE, EachInTurn(i, [DRAW_GIVEN, *later])])

    def on_top(self, g: Roll, i: i64) -> bool:
        return g.seats[i].may(ON_TOP, g.sides)

    def why_not(self, g: Roll, i: i64, answer: i64) -> Refusal | None:
        return unfinished(answer) or super().why_not(g, i, answer)

    def facts(self, g: Roll, i: i64) -> dict[str, object]:
        return {"count": len(g.seats[i].hand)}

    def carry_out(self, g: Roll, i: i64, answer: i64) -> None:
        super().carry_out(g, i, answer)
        g.next_for(i, self)


class Give(Rule):
    """The bag is short even with the pile: everyone with three or more tiles in the stacks puts one
    of them into the bag, in secret [roll.explore.bag.short].
    """

    def begin(self, g: Roll, i: i64) -> None:
        for k in g.order:
            if g.seats[k].zone() >= 3:
                g.ask(k)

    def options(self, g: Roll, i: i64) -> list[i64]:
        return zone_picks(g, i, -1)

    def why_not(self, g: Roll, i: i64, answer: i64) -> Refusal | None:
        return not_in_zone(g, answer)

    def carry_out(self, g: Roll, i: i64, answer: i64) -> None:
        s = g.box.named[answer]
        g.seats[i].stack_of(s).remove(s // 2)
        if g.log is not None:
            g.tell("gave", i, {"side": side_word(s)}, {"cards": [g.name(s)]}, BIT[i])
        g.into_bag([s // 2])


class DrawGiven(Rule):
    """The missing tile is drawn and placed; if there is still none, the explorer was used for
    nothing [roll.explore.bag.short].
    """

    def begin(self, g: Roll, i: i64) -> None:
        draw_missing(g, i)
        g.seats[i].missing = 0
        g.next_for(i, PLACE)


class ExtraTile(Rule):
    """When all have finished, an owner of the power draws a tile, before the pile goes back
    [roll.power.extra_tile, roll.power.rearrange_zone.limit].
    """

    def begin(self, g: Roll, i: i64) -> None:
        for k in g.order:
            for power in g.seats[k].powers(ids.EXPLORE, g.sides):
                if power.extra_tiles > 0:
                    g.next(EachInTurn(k, [DRAW_EXTRA]))
                    if not g.bag and not g.pile:
                        g.next(GIVE)


class DrawExtra(Rule):
    """The extra tile, for its owner to place."""

    def begin(self, g: Roll, i: i64) -> None:
        g.seats[i].missing = 1
        draw_missing(g, i)
        g.seats[i].missing = 0
        if g.seats[i].hand:
            g.next_for(i, PLACE_EXTRA)


class PlaceExtra(PlaceRule):
    """The extra tile goes to the bottom of a stack, never on top [roll.power.extra_tile]."""

    def refusal(self, g: Roll, i: i64, answer: i64) -> Refusal:
        """Nobody can rearrange stacks or explore any more [roll.power.rearrange_zone.limit]."""
        reason = super().refusal(g, i, answer)
        return Refusal("WRONG_STEP", {}) if reason.code == "NO_SUCH_DECISION" else reason


ABANDON: Final[Abandon] = STEPS.know(Abandon(), "abandon")
PLACE: Final[Place] = STEPS.know(Place(), "place")
GIVE: Final[Give] = STEPS.know(Give(), "give")
DRAW_GIVEN: Final[DrawGiven] = STEPS.know(DrawGiven(), "draw-given")
EXTRA_TILE: Final[ExtraTile] = STEPS.know(ExtraTile(), "extra-tile-phase")
DRAW_EXTRA: Final[DrawExtra] = STEPS.know(DrawExtra(), "draw-extra")
PLACE_EXTRA: Final[PlaceExtra] = STEPS.know(PlaceExtra(), "extra-tile")
