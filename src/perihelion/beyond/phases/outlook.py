"""Trying an action in advance: may it be chosen, and if not, why?

An action is legal exactly if its cost can be paid, there is a way to carry out all its compulsory
steps in order, and something changes [beyond.turn.action.feasible]. Events that might come up are
not foreseen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.power import Effect

if TYPE_CHECKING:
    from perihelion.beyond.state import Beyond

UNKNOWN: Final = -1
"""Instead of a set of slots: nobody has looked for them."""


class Outlook:
    """How things would stand for a seat in the middle of an action."""

    def __init__(
        self,
        seat: i64,
        ore: i64,
        population: i64,
        supply: i64,
        ships: bool,
        weak: bool,
        points: i64,
        built: list[i64] | None,
        changed: bool,
        swap: bool,
        copied: bool,
        first: i64,
        chain: list[i64],
        reach: i64,
    ) -> None:
        self.seat: i64 = seat
        self.ore: i64 = ore
        self.population: i64 = population
        self.supply: i64 = supply
        self.ships = ships  # whether there is a ship to move
        self.weak = weak  # whether there is a ship to upgrade
        self.points: i64 = points  # of the jumps so far
        self.built = built  # ships built so far: 4 x where + level - 1, where 1 is Deep Space
        self.changed = changed
        self.swap = swap  # whether 1 ore may still replace 1 returned cube
        self.copied = copied
        self.first: i64 = first  # the action that is chosen, by its first space
        self.chain = chain  # actions that may not be copied again
        self.reach: i64 = reach  # slots whose prerequisites are there, once they were looked for

    def copy(self) -> Outlook:
        return Outlook(
            self.seat,
            self.ore,
            self.population,
            self.supply,
            self.ships,
            self.weak,
            self.points,
            None if self.built is None else self.built[:],
            self.changed,
            self.swap,
            self.copied,
            self.first,
            self.chain,
            self.reach,
        )

    def again(self, now: Outlook) -> Outlook:
        """Think again from there: cheaper than a copy, and what was looked for is still known."""
        self.ore = now.ore
        self.population = now.population
        self.supply = now.supply
        self.ships = now.ships
        self.weak = now.weak
        self.points = now.points
        self.built = None if now.built is None else now.built[:]
        self.changed = now.changed
        self.swap = now.swap
        self.copied = now.copied
        self.first = now.first
        self.chain = now.chain
        return self


def outlook(g: Beyond, i: i64, changed: bool, copied: bool) -> Outlook:
    """How things stand now."""
    seat = g.seats[i]
    return Outlook(
        i,
        seat.ore,
        seat.population,
        seat.stock(),
        seat.has_ship(),
        seat.has_weak_ship(),
        0,
        None,
        changed,
        may_substitute(g, i),
        copied,
        -1,
        g.marks.chain,
        UNKNOWN,
    )


def may_substitute(g: Beyond, i: i64) -> bool:
    """Whether 1 ore may replace 1 returned cube, once per action
    [beyond.passive.ore_for_population_cost].
    """
    return g.seats[i].powers & ids.ORE_FOR_POPULATION != 0 and not g.marks.substituted


def foresee(g: Beyond, o: Outlook, effects: list[Effect]) -> i64:
    """What stands in the way of the effects, or OK."""
    n: i64 = len(effects)
    for k in range(n):
        effect = effects[k]
        if effect.branches():
            return effect.foresee_ways(g, o, effects, k)
        code = effect.foresee(g, o)
        if code != ids.OK:
            return code
    return ids.OK if o.changed else ids.ACTION_CHANGES_NOTHING


def foresee_paid(g: Beyond, o: Outlook, ore: i64, population: i64, effects: list[Effect]) -> i64:
    """The same after a cost; where 1 ore may replace a returned cube, in both ways
    [beyond.passive.ore_for_population_cost].
    """
    other = o.copy() if population > 0 and o.swap else None
    code = pay_in_mind(o, ore, population)
    if code == ids.OK:
        code = foresee(g, o, effects)
    if code != ids.OK and other is not None:
        other.swap = False
        if foresee_after(g, other, ore + 1, population - 1, effects) == ids.OK:
            return ids.OK
    return code


def foresee_after(g: Beyond, o: Outlook, ore: i64, population: i64, effects: list[Effect]) -> i64:
    """The same after a cost that is paid just so."""
    code = pay_in_mind(o, ore, population)
    return code if code != ids.OK else foresee(g, o, effects)


def pay_in_mind(o: Outlook, ore: i64, population: i64) -> i64:
    """Pay, if that can be done; returned cubes lie in supply at once, and what the effects use
    comes on top [beyond.cost.return-pop, beyond.cost.return-plus-use].
    """
    if o.ore < ore:
        return ids.NOT_ENOUGH_ORE
    if o.population < population:
        return ids.NOT_ENOUGH_POPULATION
    o.ore -= ore
    o.population -= population
    o.supply += population
    return ids.OK
