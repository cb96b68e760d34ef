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

OK: Final = 0
NOT_ENOUGH_ORE: Final = 1
NOT_ENOUGH_POPULATION: Final = 2
ACTION_IMPOSSIBLE: Final = 3
ACTION_CHANGES_NOTHING: Final = 4
NO_SUCH_SPACE: Final = 5
TECH_NOT_RESEARCHED: Final = 6
PRIVATE_TO_ANOTHER: Final = 7
GUILD_CLOSED: Final = 8
MUST_MOVE_PAWN: Final = 9
SPACE_OCCUPIED: Final = 10
ALREADY_USED: Final = 11
NOT_A_RESEARCH_ACTION: Final = 12
COPY_LOOP: Final = 13
COPY_MUST_RESEARCH: Final = 14

CODE_WORDS: Final = [
    "", "NOT_ENOUGH_ORE", "NOT_ENOUGH_POPULATION", "ACTION_IMPOSSIBLE", "ACTION_CHANGES_NOTHING",
    "NO_SUCH_SPACE", "TECH_NOT_RESEARCHED", "PRIVATE_TO_ANOTHER", "GUILD_CLOSED", "MUST_MOVE_PAWN",
    "SPACE_OCCUPIED", "ALREADY_USED", "NOT_A_RESEARCH_ACTION", "COPY_LOOP", "COPY_MUST_RESEARCH",
]  # fmt: skip
"""The reasons as numbers: legality is decided without building a single string."""


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
        )


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
        seat.powers & ids.ORE_FOR_POPULATION != 0 and not g.marks.substituted,
        copied,
        -1,
        g.marks.chain,
    )


def foresee(g: Beyond, o: Outlook, effects: list[Effect], k: i64) -> i64:
    """What stands in the way of the effects from number `k` on, or OK."""
    n: i64 = len(effects)
    while k < n:
        effect = effects[k]
        if effect.branches():
            return effect.foresee_ways(g, o, effects, k)
        code = effect.foresee(g, o)
        if code != OK:
            return code
        k += 1
    return OK if o.changed else ACTION_CHANGES_NOTHING


def foresee_paid(
    g: Beyond, o: Outlook, ore: i64, population: i64, effects: list[Effect], k: i64
) -> i64:
    """The same after a cost; where 1 ore may replace a returned cube, in both ways
    [beyond.passive.ore_for_population_cost].
    """
    if population > 0 and o.swap:
        other = o.copy()
        other.swap = False
        code = pay_in_mind(o, ore, population)
        if code == OK:
            code = foresee(g, o, effects, k)
        if code != OK and pay_in_mind(other, ore + 1, population - 1) == OK:
            if foresee(g, other, effects, k) == OK:
                return OK
        return code
    code = pay_in_mind(o, ore, population)
    return code if code != OK else foresee(g, o, effects, k)


def pay_in_mind(o: Outlook, ore: i64, population: i64) -> i64:
    """Pay, if that can be done; returned cubes lie in supply at once, and what the effects use
    comes on top [beyond.cost.return-pop, beyond.cost.return-plus-use].
    """
    if o.ore < ore:
        return NOT_ENOUGH_ORE
    if o.population < population:
        return NOT_ENOUGH_POPULATION
    o.ore -= ore
    o.population -= population
    o.supply += population
    return OK
