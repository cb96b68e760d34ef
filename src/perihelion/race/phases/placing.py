"""Placing a card, and in phase III what comes with a world that is placed or taken over."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.phases.prestige import gain
from perihelion.race.phases.rule import STEPS, HandRule, Rule
from perihelion.race.pieces.kinds import SETTLE as POWERS
from perihelion.race.state import Race


def place(g: Race, i: i64, c: i64, phase: str) -> None:
    """A card goes from the hand to the tableau, with the prestige of its symbol
    [race.prestige.gain.place].
    """
    seat = g.seats[i]
    seat.play(c)
    seat.put(c)
    if g.log is not None:
        g.tell("placed", i, {"card": g.name(c), "phase": phase})
    if g.cards[c].symbol:
        gain(g, i, 1, "symbol")


def place_world(g: Race, i: i64, c: i64) -> None:
    """A single world is placed, and a windfall world gets its good [race.settle.windfall]."""
    place(g, i, c, "settle")
    if g.cards[c].windfall:
        g.put_good(i, len(g.seats[i].tableau) - 1, "windfall")


def reward_world(g: Race, i: i64, world: i64, taken: bool) -> None:
    """The Settle bonus, once a phase, and what powers give after each world; a world taken over
    gets no good of its own [race.settle.bonus, race.pw.settle-draw-after,
    race.pw.second-world-bonus, race.takeover.success.bonus,
    race.pw.settle-prestige-after, race.pw.settle-good-on-production].
    """
    seat = g.seats[i]
    seat.settled += 1
    if seat.settled == 1 and g.has_bonus(seat):
        g.draw(i, 1, "settle-bonus")
    powers = g.powers(seat, POWERS)
    for power in powers:
        g.draw(i, power.settle_after, "settle-after")
    for power in powers:
        g.draw(i, power.settle_sift, "settle-after")
        gain(g, i, power.settle_prestige(g.cards[world]), "settle-after")
        if power.settle_good and not taken and g.cards[world].production:
            k = seat.tableau.index(world)
            if seat.goods[k] == ids.NO_CARD:
                g.put_good(i, k, "settle-after")


class AfterWorld(Rule):
    """After payment or conquest, players who chose Settle draw one card, and powers draw more;
    without a world there is no bonus [race.settle.bonus, race.settle.bonus-after,
    race.pw.settle-draw-after].
    """

    def begin(self, g: Race, i: i64) -> None:
        seat = g.seats[i]
        world = seat.placed
        seat.placed = ids.NO_CARD  # what it brought is free to use from now on
        reward_world(g, i, world, False)


class AfterDiscard(HandRule):
    """For each power that drew and sifts, one card is discarded [race.pw.settle-draw-discard,
    race.pw.draw-then-discard].
    """

    def begin(self, g: Race, i: i64) -> None:
        if self.most(g, i) > 0:
            g.ask(i)

    def most(self, g: Race, i: i64) -> i64:
        seat = g.seats[i]
        count: i64 = 0
        for power in g.powers(seat, POWERS):
            if power.settle_sift:
                count += 1
        return min(count, len(seat.hand))

    def take(self, g: Race, i: i64, picks: list[i64]) -> None:
        g.discard_hand(i, picks, "settle-after")


AFTER_WORLD: Final[AfterWorld] = STEPS.know(AfterWorld(), "after-world")
AFTER_DISCARD: Final[AfterDiscard] = STEPS.know(AfterDiscard(), "after-placing-discard")
