"""A tile enters the tableau, and its instant effect."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.phases.rule import STEPS, LaneRule, Rule, no_such_die
from perihelion.roll.state import Roll
from perihelion.tabletop.refusal import Refusal


class Enter(Rule):
    """The tile enters the tableau, powers that were there before pay for it, and its effect follows
    at once [roll.build.order, roll.power.credits_on_completion, roll.power.as-often,
    roll.instant.once, roll.develop.instant].
    """

    def begin(self, g: Roll, i: i64) -> None:
        seat = g.seats[i]
        s = seat.building
        side = g.sides[s]
        phase: i64 = ids.SETTLE if side.world else ids.DEVELOP
        seat.stack(phase).pop(0)
        seat.enter(s)
        if g.log is not None:
            g.tell("completed", i, {"card": side.slug, "tiles": len(seat.tableau)})
        for other in seat.tableau[:-1]:
            for power in g.sides[other].of_phase[phase]:
                g.pay_out(i, power.completed(side), g.sides[other].slug)
        if side.loses:
            g.next_for(i, LOSE_DIE)
        else:
            effect(g, i, s)


def effect(g: Roll, i: i64, s: i64) -> None:
    """Credits, then dice [roll.instant.credits, roll.instant.dice]."""
    g.seats[i].building = ids.NOTHING
    g.pay_out(i, g.sides[s].credits, g.sides[s].slug)
    g.gain(i, s)


class LoseDie(LaneRule):
    """The owner gives up one of their dice from anywhere, then the effect goes on; nothing else
    changes for it [roll.instant.lose, roll.instant.lose-first, roll.instant.lose-no-effect].
    """

    def options(self, g: Roll, i: i64) -> list[i64]:
        seat = g.seats[i]
        out: list[i64] = []
        for k in range(ids.PLACES * ids.COLOURS):
            if seat.at(k // ids.COLOURS, k % ids.COLOURS) > 0:
                out.append(ids.LOSE + k)
        out.extend([g.box.good(good, 0) for good in seat.different_goods()])
        return out

    def why_not(self, g: Roll, i: i64, answer: i64) -> Refusal | None:
        if answer == ids.DONE or answer == ids.DECLINE:
            return Refusal("LOSS_OBLIGATORY", {"card": g.name(g.seats[i].building)})
        if ids.LOSE <= answer < ids.LOSE + ids.LOSSES:
            return no_such_die((answer - ids.LOSE) % ids.COLOURS)
        if g.box.family(answer) == ids.GOOD_FAMILY:
            return no_such_die(g.box.named[answer] % 8)
        return None

    def facts(self, g: Roll, i: i64) -> dict[str, object]:
        return {"card": g.name(g.seats[i].building)}

    def carry_out(self, g: Roll, i: i64, answer: i64) -> None:
        seat = g.seats[i]
        place = "good"
        if answer < ids.GOOD:
            k = answer - ids.LOSE
            colour = k % ids.COLOURS
            seat.put(k // ids.COLOURS, colour, -1)
            place = ids.PLACE_WORDS[k // ids.COLOURS]
        else:
            colour = g.box.named[answer] % 8
            seat.goods.remove(g.box.named[answer])
        g.supply[colour] += 1
        if g.log is not None:
            g.tell("lost", i, {"colour": ids.COLOUR_WORDS[colour], "place": place})
        effect(g, i, seat.building)


ENTER: Final[Enter] = STEPS.know(Enter(), "enter")
LOSE_DIE: Final[LoseDie] = STEPS.know(LoseDie(), "lose")
