"""A Scout: abandon tiles, draw one more than that, place them; and what happens when the bag is
short.

All of it comes in the seat's lane before its next explorer [roll.explore.example].
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.phases.rule import STEPS, EachInTurn, PickRule, Rule
from perihelion.roll.state import Roll
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal
from perihelion.tabletop.step import AnyStep


def zone_picks(g: Roll, i: i64) -> list[i64]:
    """The tiles of both stacks as they lie, as answers, sorted."""
    out: list[i64] = []
    for t in g.seats[i].dev:
        out.append(g.box.picks[2 * t])
    for t in g.seats[i].world:
        out.append(g.box.picks[2 * t + 1])
    out.sort()
    return out


def not_in_zone(g: Roll, answer: i64) -> Refusal | None:
    """The refusal for a tile that lies in none of the two stacks."""
    if g.box.family(answer) == ids.TILE_FAMILY:
        return Refusal("TILE_NOT_IN_ZONE", {"card": g.name(g.box.named[answer])})
    return None


def begins_action(answer: i64) -> bool:
    """Whether the answer begins something in Explore that has to wait until the Scout or the new
    arrangement in hand is finished [roll.phase.one-by-one, roll.power.rearrange_zone].
    """
    return ids.STOCK <= answer < ids.SCOUT + ids.WORKERS or answer == ids.REARRANGE


def take_from_zone(g: Roll, i: i64, s: i64) -> None:
    """A tile leaves its stack; dice stay on the stack [roll.explore.dice-stay,
    roll.explore.empty-stack].
    """
    seat = g.seats[i]
    if s % 2 == 0:
        seat.dev.remove(s // 2)
    else:
        seat.world.remove(s // 2)


class Abandon(PickRule):
    """Any number of tiles of the player's stacks are abandoned, from any place; they go face down
    onto the pile [roll.explore.scout.abandon, roll.explore.scout.pile].
    """

    def word(self) -> str:
        return "abandon"

    def begin(self, g: Roll, i: i64) -> None:
        if g.seats[i].zone() > 0:
            g.ask(i)
        else:
            self.draw(g, i, 1)

    def candidates(self, g: Roll, i: i64) -> list[i64]:
        return zone_picks(g, i)

    def least(self, g: Roll, i: i64) -> i64:
        return 0

    def most(self, g: Roll, i: i64) -> i64:
        return g.seats[i].zone()

    def why_not(self, g: Roll, i: i64, answer: i64) -> Refusal | None:
        if begins_action(answer):
            return Refusal("ACTION_UNFINISHED", {})
        return not_in_zone(g, answer)

    def finish(self, g: Roll, i: i64) -> None:
        gone: list[i64] = []
        for answer in g.given[i]:
            if answer != ids.DONE:
                gone.append(g.box.named[answer])
        dev: i64 = 0
        for s in gone:
            take_from_zone(g, i, s)
            g.pile.append(s // 2)
            if s % 2 == 0:
                dev += 1
        if g.log is not None and gone:
            facts: dict[str, object] = {
                "count": len(gone), "dev": int(dev), "worlds": int(len(gone) - dev),
            }  # fmt: skip
            g.tell("abandoned", i, facts, {"cards": [g.name(s) for s in gone]}, BIT[i])
        self.draw(g, i, len(gone) + 1)

    def draw(self, g: Roll, i: i64, count: i64) -> None:
        """`count` tiles are drawn, one more than were abandoned; if the bag runs out, the pile goes
        back into it first [roll.explore.scout.draw, roll.explore.bag.refill, roll.hidden.drawn].
        """
        g.seats[i].missing = count
        draw_missing(g, i)
        g.then_for(i, [PLACE])


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


class Place(Rule):
    """Each tile drawn becomes a development or a world, in an order of the player's choice, at the
    bottom of its stack, or on top with a power. When all are placed, the explorers go on, or
    missing tiles are dealt with [roll.explore.scout.place, roll.power.scout_on_top,
    roll.explore.bag.short].
    """

    def word(self) -> str:
        return "place"

    def begin(self, g: Roll, i: i64) -> None:
        seat = g.seats[i]
        if seat.hand:
            g.ask(i)
        elif seat.missing > 0:
            later = g.lanes[i][::-1]  # the rest of the turn waits until the others have given
            g.lanes[i].clear()
            g.then([GIVE, EachInTurn(i, [DRAW_GIVEN, *later])])

    def on_top(self, g: Roll, i: i64) -> bool:
        for power in g.seats[i].powers(ids.EXPLORE, g.sides):
            if power.on_top():
                return True
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
        if begins_action(answer):
            return Refusal("ACTION_UNFINISHED", {})
        if answer == ids.DONE:
            return Refusal("PLACE_ALL_TILES", {"count": len(g.seats[i].hand)})
        if g.box.family(answer) == ids.TOP_FAMILY:
            return Refusal("TOP_NOT_ALLOWED", {})
        return not_in_zone(g, answer)

    def facts(self, g: Roll, i: i64) -> dict[str, object]:
        return {"count": len(g.seats[i].hand)}

    def carry_out(self, g: Roll, i: i64, answer: i64) -> None:
        put_in_zone(g, i, answer)
        g.then_for(i, [self])


def put_in_zone(g: Roll, i: i64, answer: i64) -> None:
    """A tile leaves the hand for the bottom of a stack, or its top."""
    seat = g.seats[i]
    top = g.box.family(answer) == ids.TOP_FAMILY
    s = g.box.named[answer]
    seat.hand.remove(s // 2)
    stack = seat.dev if s % 2 == 0 else seat.world
    if top:
        stack.insert(0, s // 2)
    else:
        stack.append(s // 2)
    if g.log is not None:
        facts: dict[str, object] = {"side": "dev" if s % 2 == 0 else "world"}
        if stack[0] == s // 2:
            g.tell("placed-top", i, {**facts, "card": g.name(s)})
        else:
            g.tell("placed", i, facts, {"cards": [g.name(s)]}, BIT[i])


class Give(Rule):
    """The bag is short even with the pile: everyone with three or more tiles in the stacks puts one
    of them into the bag, in secret [roll.explore.bag.short].
    """

    def word(self) -> str:
        return "give"

    def begin(self, g: Roll, i: i64) -> None:
        for k in g.order:
            if g.seats[k].zone() >= 3:
                g.ask(k)

    def options(self, g: Roll, i: i64) -> list[i64]:
        return zone_picks(g, i)

    def why_not(self, g: Roll, i: i64, answer: i64) -> Refusal | None:
        return not_in_zone(g, answer)

    def finish(self, g: Roll, i: i64) -> None:
        tiles: list[i64] = []
        for k in g.order:
            if g.given[k]:
                s = g.box.named[g.given[k][0]]
                take_from_zone(g, k, s)
                tiles.append(s // 2)
                if g.log is not None:
                    side = "dev" if s % 2 == 0 else "world"
                    g.tell("gave", k, {"side": side}, {"cards": [g.name(s)]}, BIT[k])
        g.into_bag(tiles)


class DrawGiven(Rule):
    """The missing tile is drawn and placed; if there is still none, the explorer was used for
    nothing [roll.explore.bag.short].
    """

    def word(self) -> str:
        return "draw-given"

    def begin(self, g: Roll, i: i64) -> None:
        draw_missing(g, i)
        g.seats[i].missing = 0
        g.then_for(i, [PLACE])


class ExtraTile(Rule):
    """When all have finished, an owner of the power draws a tile, before the pile goes back
    [roll.power.extra_tile, roll.power.rearrange_zone.limit].
    """

    def word(self) -> str:
        return "extra-tile-phase"

    def begin(self, g: Roll, i: i64) -> None:
        for k in g.order:
            for power in g.seats[k].powers(ids.EXPLORE, g.sides):
                if power.extra_tiles() > 0:
                    steps: list[AnyStep] = [EachInTurn(k, [DRAW_EXTRA])]
                    if not g.bag and not g.pile:
                        steps = [GIVE, *steps]
                    g.then(steps)


class DrawExtra(Rule):
    """The extra tile, for its owner to place."""

    def word(self) -> str:
        return "draw-extra"

    def begin(self, g: Roll, i: i64) -> None:
        g.seats[i].missing = 1
        draw_missing(g, i)
        g.seats[i].missing = 0
        if g.seats[i].hand:
            g.then_for(i, [PLACE_EXTRA])


class PlaceExtra(Rule):
    """Its side is chosen and it goes to the bottom of that stack, never on top
    [roll.power.extra_tile].
    """

    def word(self) -> str:
        return "extra-tile"

    def options(self, g: Roll, i: i64) -> list[i64]:
        t = g.seats[i].hand[0]
        return [g.box.picks[2 * t], g.box.picks[2 * t + 1]]

    def why_not(self, g: Roll, i: i64, answer: i64) -> Refusal | None:
        if g.box.family(answer) == ids.TOP_FAMILY:
            return Refusal("TOP_NOT_ALLOWED", {})
        if answer == ids.DONE:
            return Refusal("PLACE_ALL_TILES", {"count": 1})
        return not_in_zone(g, answer)

    def refusal(self, g: Roll, i: i64, answer: i64) -> Refusal:
        """Nobody can rearrange stacks or explore any more [roll.power.rearrange_zone.limit]."""
        reason = super().refusal(g, i, answer)
        return Refusal("WRONG_STEP", {}) if reason.code == "NO_SUCH_DECISION" else reason

    def carry_out(self, g: Roll, i: i64, answer: i64) -> None:
        put_in_zone(g, i, answer)


ABANDON: Final[Abandon] = STEPS.know(Abandon())
PLACE: Final[Place] = STEPS.know(Place())
GIVE: Final[Give] = STEPS.know(Give())
DRAW_GIVEN: Final[DrawGiven] = STEPS.know(DrawGiven())
EXTRA_TILE: Final[ExtraTile] = STEPS.know(ExtraTile())
DRAW_EXTRA: Final[DrawExtra] = STEPS.know(DrawExtra())
PLACE_EXTRA: Final[PlaceExtra] = STEPS.know(PlaceExtra())
