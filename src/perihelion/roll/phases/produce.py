"""Phase IV: Produce."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.phases.rule import STEPS, Phase, PhaseEnd, Work, no_worker
from perihelion.roll.pieces.handful import colours_in, kinds, of_colour
from perihelion.roll.state import Roll
from perihelion.tabletop.refusal import Barred, Refusal


def capacity(g: Roll, i: i64) -> i64:
    """Goods that a coloured world of this seat holds [roll.produce.limit,
    roll.power.good_capacity].
    """
    n: i64 = 1
    for power in g.seats[i].powers(ids.PRODUCE, g.sides):
        n += power.more_goods
    return n


def rooms(g: Roll, i: i64) -> list[i64]:
    """The worlds with room for a good; a world settled this round is one of them, a gray world
    never [roll.produce.gray, roll.produce.new-world].
    """
    return [s for s in g.seats[i].tableau if g.sides[s].coloured and has_room(g, i, s)]


def has_room(g: Roll, i: i64, s: i64) -> bool:
    """Whether one more good fits on a coloured world."""
    return g.seats[i].goods_on(s) < capacity(g, i)


def fills_up(g: Roll, i: i64, worlds: list[i64]) -> bool:
    """Whether producers of one colour fill all these worlds, so that there is nothing to choose
    [roll.engine.forced].
    """
    seat = g.seats[i]
    room: i64 = 0
    for s in worlds:
        room += capacity(g, i) - seat.goods_on(s)
    return kinds(seat.workers(ids.PRODUCE)) == 1 and seat.all_workers(ids.PRODUCE) >= room


class Producers(Work):
    """A producer of any colour becomes a good on a coloured world with room; one after another,
    while there are both. It never matters who is first [roll.produce.good, roll.produce.any-colour,
    roll.produce.choice, roll.produce.unused, roll.term.roles, roll.power.credits_per_good].
    """

    def begin(self, g: Roll, i: i64) -> None:
        if g.seats[i].all_workers(ids.PRODUCE) == 0:
            return
        worlds = rooms(g, i)
        if not worlds:
            return
        if g.setup.automatic and fills_up(g, i, worlds):
            colour = colours_in(g.seats[i].workers(ids.PRODUCE))[0]
            for s in worlds:
                while has_room(g, i, s):
                    self.put(g, i, s, colour)
        else:
            g.ask(i)

    def put(self, g: Roll, i: i64, s: i64, colour: i64) -> None:
        """A producer becomes a good."""
        g.seats[i].take_worker(ids.PRODUCE, colour)
        g.seats[i].add_good(s, colour)
        if g.log is not None:
            g.tell("produced", i, {"card": g.name(s), "colour": ids.COLOUR_WORDS[colour]})

    def options(self, g: Roll, i: i64) -> list[i64]:
        colours = colours_in(g.seats[i].workers(ids.PRODUCE))
        return [g.box.good(s * 8 + colour, 0) for s in rooms(g, i) for colour in colours]

    def bar(self, g: Roll, i: i64, s: i64, colour: i64) -> Refusal | None:
        """Why a producer cannot go to this world."""
        seat = g.seats[i]
        facts: dict[str, object] = {"card": g.name(s)}
        if of_colour(seat.workers(ids.PRODUCE), colour) == 0:
            return no_worker(colour)
        if s not in seat.tableau:
            return Refusal("NOT_YOUR_WORLD", facts)
        if g.sides[s].colour == ids.GRAY:
            return Refusal("GRAY_WORLD", facts)
        if not has_room(g, i, s):
            return Refusal("WORLD_FULL", facts)
        return None

    def why_not(self, g: Roll, i: i64, answer: i64) -> Refusal | None:
        if g.box.family(answer) == ids.GOOD_FAMILY and answer % 2 == 0:
            good = g.box.named[answer]
            return self.bar(g, i, good // 8, good % 8)
        return super().why_not(g, i, answer)

    def barred(self, g: Roll, i: i64) -> list[Barred]:
        """The player's worlds that cannot take a good now."""
        seat = g.seats[i]
        colour = colours_in(seat.workers(ids.PRODUCE))[0]
        out: list[Barred] = []
        for s in seat.tableau:
            if g.sides[s].world:
                reason = self.bar(g, i, s, colour)
                if reason is not None:
                    out.append(Barred(g.box.good(s * 8 + colour, 0), reason))
        return out

    def carry_out(self, g: Roll, i: i64, answer: i64) -> None:
        good = g.box.named[answer]
        self.put(g, i, good // 8, good % 8)
        g.next_for(i, self)


PRODUCERS: Final[Producers] = STEPS.know(Producers(ids.PRODUCE))
PRODUCE_END: Final[PhaseEnd] = STEPS.know(PhaseEnd(ids.PRODUCE))
PRODUCE_PHASE: Final[Phase] = STEPS.know(Phase(ids.PRODUCE, [PRODUCERS], [PRODUCE_END]))
