"""What lies before one player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from perihelion.roll import ids
from perihelion.roll.pieces.handful import ONE, colours_in, of_colour, size
from perihelion.roll.pieces.tiles import Side
from perihelion.roll.power import Power

if TYPE_CHECKING:
    from perihelion.roll.phases.plan import Plan

TILES_AT_THE_END: Final = 12
"""How many tiles in a tableau end the game; a faction counts as two [roll.end.tiles]."""


class Seat:
    """A player's tableau, stacks, dice, credits and chips, and how far the phase has come
    [roll.setup.kit].

    Dice are counted by place, a handful each. A good is `side * 8 + colour`.
    """

    def __init__(
        self,
        number: i64,
        tableau: list[i64],
        goods: list[i64],
        dice: list[i64],
        rolled: list[i64],
        dev: list[i64],
        world: list[i64],
        hand: list[i64],
        extra: i64,
        used: i64,
        credits: i64,
        chips: i64,
        building: i64,
        shipping: i64,
        scouted: i64,
        missing: i64,
    ) -> None:
        self.number: i64 = number  # of the faction
        self.tableau = tableau  # sides, in the order of entering; a faction is two
        self.goods = goods  # sorted
        self.dice = dice
        self.rolled = rolled  # dice behind the screen, colour * 8 + face, sorted
        self.dev = dev  # tiles of the development stack, the top one first
        self.world = world  # tiles of the world stack
        self.hand = hand  # tiles drawn and not yet placed
        self.extra: i64 = extra  # a handful: workers of this phase that are not dice
        self.used: i64 = used  # a handful: dice of a stack that complete its top tile
        self.credits: i64 = credits
        self.chips: i64 = chips
        self.building: i64 = building  # the side being completed, or NOTHING
        self.shipping: i64 = shipping  # the trade or consume answer in progress, or NOTHING
        self.scouted: i64 = scouted  # 1 if a Scout has been paid for in this phase
        self.missing: i64 = missing  # tiles that the bag still owes to a Scout
        self._powers: list[list[Power]] | None = None  # of the tableau, by phase, once asked for
        self._allowed: i64 = 0  # what those powers allow
        self.plan: Plan | None = None  # behind the screen, as far as it has been worked out

    def copy(self) -> Seat:
        twin = Seat(
            self.number,
            self.tableau[:],
            self.goods[:] if self.goods else [],
            self.dice[:],
            self.rolled[:] if self.rolled else [],  # often empty: a new list is made sooner
            self.dev[:],
            self.world[:],
            self.hand[:] if self.hand else [],
            self.extra,
            self.used,
            self.credits,
            self.chips,
            self.building,
            self.shipping,
            self.scouted,
            self.missing,
        )
        twin._powers = self._powers
        twin._allowed = self._allowed
        return twin

    # -- dice ------------------------------------------------------------

    def at(self, place: i64, colour: i64) -> i64:
        """How many dice of this colour are there."""
        return of_colour(self.dice[place], colour)

    def add(self, place: i64, handful: i64) -> None:
        """Put a handful there, or with a minus take it away."""
        self.dice[place] = self.dice[place] + handful

    def put(self, place: i64, colour: i64, count: i64) -> None:
        self.add(place, ONE[colour] * count)

    def move(self, colour: i64, source: i64, target: i64) -> None:
        self.add(source, -ONE[colour])
        self.add(target, ONE[colour])

    def move_all(self, source: i64, target: i64) -> None:
        handful = self.dice[source]
        if handful != 0:
            self.add(target, handful)
            self.dice[source] = 0

    def total(self, place: i64) -> i64:
        """How many dice are there."""
        return size(self.dice[place])

    def workers(self, phase: i64) -> i64:
        """A handful: the dice that still work in the phase [roll.assign.select.worker]."""
        return self.dice[ids.ROW + phase] + self.dice[ids.STRIP + phase]

    def all_workers(self, phase: i64) -> i64:
        """How many still work in the phase, extra ones included."""
        return size(self.workers(phase) + self.extra)

    def worker_numbers(self, phase: i64) -> list[i64]:
        """One of each kind that still works in the phase: dice by their colours, then extra ones
        that are not dice.
        """
        out = colours_in(self.workers(phase))
        for colour in colours_in(self.extra):
            out.append(ids.EXTRA + colour)
        return out

    def take_worker(self, phase: i64, colour: i64) -> None:
        """A worker leaves its row, or the strip if the row has none of its colour."""
        place: i64 = ids.ROW + phase
        if self.at(place, colour) == 0:
            place = ids.STRIP + phase
        self.add(place, -ONE[colour])

    def use_worker(self, phase: i64, worker: i64) -> None:
        """A worker has done its action: a die goes to the Citizenry, an extra one vanishes
        [roll.phase.to-citizenry, roll.power.virtual_worker].
        """
        if worker >= ids.EXTRA:
            self.extra -= ONE[worker - ids.EXTRA]
        else:
            self.take_worker(phase, worker)
            self.put(ids.CITIZENRY, worker, 1)

    def selected(self) -> i64:
        """The phase whose cell of the strip holds a die, or -1."""
        for phase in range(ids.PHASES):
            if self.dice[ids.STRIP + phase] != 0:
                return phase
        return -1

    def owned(self, colour: i64) -> i64:
        """Dice of this colour wherever they are."""
        n: i64 = 0
        for handful in self.dice:
            n += of_colour(handful, colour)
        for good in self.goods:
            if good % 8 == colour:
                n += 1
        for die in self.rolled:
            if die // 8 == colour:
                n += 1
        return n

    # -- tiles -----------------------------------------------------------

    def stack(self, phase: i64) -> list[i64]:
        """The stack that the phase works on."""
        return self.dev if phase == ids.DEVELOP else self.world

    def stack_of(self, side: i64) -> list[i64]:
        """The stack in which a tile lies with this side up."""
        return self.dev if side % 2 == 0 else self.world

    def on_stack(self, phase: i64) -> i64:
        """How many dice lie on the stack that the phase works on."""
        return self.total(stack_place(phase))

    def zone(self) -> i64:
        """Tiles in both stacks."""
        return len(self.dev) + len(self.world)

    def is_full(self, more: i64) -> bool:
        """Whether the tableau, with this many more tiles, ends the game [roll.end.tiles]."""
        return len(self.tableau) + more >= TILES_AT_THE_END

    def enter(self, side: i64) -> None:
        """A tile joins the tableau."""
        self.tableau.append(side)
        self._powers = None

    def developments(self, sides: list[Side]) -> i64:
        """Developments in the tableau."""
        n: i64 = 0
        for s in self.tableau:
            if not sides[s].world:
                n += 1
        return n

    def worlds_of(self, colour: i64, sides: list[Side]) -> i64:
        """Worlds of a colour in the tableau."""
        n: i64 = 0
        for s in self.tableau:
            if sides[s].colour == colour and colour != ids.NO_COLOUR:
                n += 1
        return n

    def powers(self, phase: i64, sides: list[Side]) -> list[Power]:
        """The powers in the tableau that belong to a phase or to Assign; they work without workers
        too, and from the moment their tile is there [roll.power.no-workers-needed,
        roll.power.same-phase, roll.develop.powers]. The list is shared: do not change it.
        """
        known = self._powers
        if known is None:
            known = self._all_powers(sides)
        return known[phase]

    def may(self, what: i64, sides: list[Side]) -> bool:
        """Whether a power in the tableau allows this."""
        if self._powers is None:
            self._all_powers(sides)
        return self._allowed & what != 0

    def _all_powers(self, sides: list[Side]) -> list[list[Power]]:
        """Look through the tableau, once for as long as it stays as it is."""
        known: list[list[Power]] = [[] for _ in range(ids.PHASES + 1)]
        self._allowed = 0
        for s in self.tableau:
            self._allowed |= sides[s].allows
            for power in sides[s].powers:
                known[power.phase].append(power)
        self._powers = known
        return known

    # -- goods -----------------------------------------------------------

    def goods_on(self, side: i64) -> i64:
        n: i64 = 0
        for good in self.goods:
            if good // 8 == side:
                n += 1
        return n

    def different_goods(self) -> list[i64]:
        """The goods, equal ones on the same world only once."""
        out: list[i64] = []
        for good in self.goods:
            if good not in out:
                out.append(good)
        return out

    def add_good(self, side: i64, colour: i64) -> None:
        self.goods.append(side * 8 + colour)
        self.goods.sort()


def stack_place(phase: i64) -> i64:
    """Where the dice of a phase's stack lie."""
    return ids.DEV_STACK if phase == ids.DEVELOP else ids.WORLD_STACK
