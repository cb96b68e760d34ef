"""Before the first round: which tile becomes the development and which the world."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.phases.rule import STEPS, Rule
from perihelion.roll.state import Roll
from perihelion.tabletop.refusal import Barred, Refusal


def other_tile(g: Roll, i: i64, tile: i64) -> i64:
    """The other one of the two tiles in hand."""
    hand = g.seats[i].hand
    return hand[1] if tile == hand[0] else hand[0]


def arrangement_cost(g: Roll, i: i64, dev: i64) -> i64:
    """The printed costs of the two sides that would be up with this tile as the development."""
    return g.sides[2 * dev].cost + g.sides[2 * other_tile(g, i, dev) + 1].cost


class ArrangeZone(Rule):
    """Everyone makes one of the two tiles drawn the development and the other the world, in secret
    [roll.setup.zone.draw, roll.setup.zone.choice].
    """

    def begin(self, g: Roll, i: i64) -> None:
        g.step = ids.SETUP_STEP
        super().begin(g, i)

    def options(self, g: Roll, i: i64) -> list[i64]:
        hand = g.seats[i].hand
        return [g.box.picks[2 * t] for t in hand if self.too_dear(g, i, t) is None]

    def too_dear(self, g: Roll, i: i64, tile: i64) -> Refusal | None:
        """In a first game the cheaper sides must be up; if both sums are equal, the player chooses
        [roll.setup.zone.first-game].
        """
        if not g.setup.first_game:
            return None
        cost = arrangement_cost(g, i, tile)
        cheaper = arrangement_cost(g, i, other_tile(g, i, tile))
        if cost <= cheaper:
            return None
        return Refusal("SETUP_CHEAPEST_REQUIRED", {"cost": int(cost), "cheaper": int(cheaper)})

    def refuse_set(self, g: Roll, i: i64, answers: list[i64]) -> Refusal | None:
        if len(answers) == 1:
            return super().refuse_set(g, i, answers)
        return Refusal("SETUP_ONE_TILE_PER_STACK", {})

    def why_not(self, g: Roll, i: i64, answer: i64) -> Refusal | None:
        s = g.box.tile_side(answer)
        if s != ids.NOTHING:
            if s // 2 not in g.seats[i].hand:
                return Refusal("TILE_NOT_IN_ZONE", {"card": g.name(s)})
            if s % 2 == 0:
                return self.too_dear(g, i, s // 2)
        return None

    def barred(self, g: Roll, i: i64) -> list[Barred]:
        out: list[Barred] = []
        for t in g.seats[i].hand:
            reason = self.too_dear(g, i, t)
            if reason is not None:
                out.append(Barred(g.box.picks[2 * t], reason))
        return out

    def tag(self, g: Roll, i: i64, answer: i64) -> dict[str, object]:
        other = other_tile(g, i, g.box.named[answer] // 2)
        return {"kind": "arrange", "world": g.name(2 * other + 1)}

    def carry_out(self, g: Roll, i: i64, answer: i64) -> None:
        seat = g.seats[i]
        dev = g.box.named[answer] // 2
        world = other_tile(g, i, dev)
        seat.dev.append(dev)
        seat.world.append(world)
        seat.hand.clear()
        if g.log is not None:
            facts: dict[str, object] = {"card": g.name(2 * dev), "world": g.name(2 * world + 1)}
            g.tell("arranged", i, facts)


ARRANGE_ZONE: Final[ArrangeZone] = STEPS.know(ArrangeZone(), "arrange")
