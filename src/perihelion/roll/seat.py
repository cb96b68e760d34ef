"""What lies before one player."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.roll.ids import (
    COLOURS,
    DEV_STACK,
    DEVELOP,
    HIDDEN,
    NO_COLOUR,
    PHASES,
    PLACES,
    ROW,
    STRIP,
    UNSEEN,
    WORLD_STACK,
)
from perihelion.roll.tiles import Power, Side


class Seat:
    """A player's tableau, stacks, dice, credits and chips, and how far the phase has come
    [roll.setup.kit].

    Dice are counted by place and colour: `dice[place * 7 + colour]`. A good is `side * 8 + colour`.
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
        extra: list[i64],
        used: list[i64],
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
        self.extra = extra  # workers of this phase that are no dice, by colour
        self.used = used  # dice of a stack that complete its top tile, by colour
        self.credits: i64 = credits
        self.chips: i64 = chips
        self.building: i64 = building  # the side being completed, or NOTHING
        self.shipping: i64 = shipping  # the trade or consume answer in progress, or NOTHING
        self.scouted: i64 = scouted  # 1 if a Scout has been paid for in this phase
        self.missing: i64 = missing  # tiles that the bag still owes to a Scout

    def copy(self) -> Seat:
        return Seat(
            self.number,
            self.tableau[:],
            self.goods[:],
            self.dice[:],
            self.rolled[:],
            self.dev[:],
            self.world[:],
            self.hand[:],
            self.extra[:],
            self.used[:],
            self.credits,
            self.chips,
            self.building,
            self.shipping,
            self.scouted,
            self.missing,
        )

    def face_down(self) -> None:
        """Hide what only the owner sees: faces, covered tiles and tiles in hand
        [roll.hidden.dice, roll.hidden.covered, roll.hidden.drawn]. Colours rolled, sizes of stacks
        and their top tiles are open to all [roll.hidden.sizes, roll.hidden.rest-public].
        """
        for k in range(len(self.rolled)):
            self.rolled[k] = self.rolled[k] // 8 * 8 + UNSEEN
        for k in range(1, len(self.dev)):
            self.dev[k] = HIDDEN
        for k in range(1, len(self.world)):
            self.world[k] = HIDDEN
        for k in range(len(self.hand)):
            self.hand[k] = HIDDEN

    # -- dice ------------------------------------------------------------

    def at(self, place: i64, colour: i64) -> i64:
        """How many dice of this colour are there."""
        return self.dice[place * COLOURS + colour]

    def put(self, place: i64, colour: i64, count: i64) -> None:
        self.dice[place * COLOURS + colour] += count

    def move(self, colour: i64, source: i64, target: i64) -> None:
        self.dice[source * COLOURS + colour] -= 1
        self.dice[target * COLOURS + colour] += 1

    def move_all(self, source: i64, target: i64) -> None:
        for colour in range(COLOURS):
            count = self.dice[source * COLOURS + colour]
            if count > 0:
                self.put(target, colour, count)
                self.dice[source * COLOURS + colour] = 0

    def total(self, place: i64) -> i64:
        """How many dice are there."""
        n: i64 = 0
        for k in range(place * COLOURS, (place + 1) * COLOURS):
            n += self.dice[k]
        return n

    def workers(self, phase: i64, colour: i64) -> i64:
        """Dice of this colour that still work in the phase [roll.assign.select.worker]."""
        return self.at(ROW + phase, colour) + self.at(STRIP + phase, colour)

    def all_workers(self, phase: i64) -> i64:
        """All who still work in the phase, extra ones included."""
        n: i64 = self.total(ROW + phase) + self.total(STRIP + phase)
        for colour in range(COLOURS):
            n += self.extra[colour]
        return n

    def take_worker(self, phase: i64, colour: i64) -> None:
        """A worker leaves its row, or the strip if the row has none of its colour."""
        place: i64 = ROW + phase
        if self.at(place, colour) == 0:
            place = STRIP + phase
        self.put(place, colour, -1)

    def selected(self) -> i64:
        """The phase whose cell of the strip holds a die, or -1."""
        for phase in range(PHASES):
            if self.total(STRIP + phase) > 0:
                return phase
        return -1

    def owned(self, colour: i64) -> i64:
        """Dice of this colour wherever they are."""
        n: i64 = 0
        for place in range(PLACES):
            n += self.at(place, colour)
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
        return self.dev if phase == DEVELOP else self.world

    def zone(self) -> i64:
        """Tiles in both stacks."""
        return len(self.dev) + len(self.world)

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
            if sides[s].colour == colour and colour != NO_COLOUR:
                n += 1
        return n

    def powers(self, phase: i64, sides: list[Side]) -> list[Power]:
        """The powers in the tableau that belong to a phase or to Assign; they work without workers
        too, and from the moment their tile is there [roll.power.no-workers-needed,
        roll.power.same-phase, roll.develop.powers].
        """
        out: list[Power] = []
        for s in self.tableau:
            found = sides[s].of_phase[phase]
            if found:
                out.extend(found)
        return out

    # -- goods -----------------------------------------------------------

    def goods_on(self, side: i64) -> i64:
        n: i64 = 0
        for good in self.goods:
            if good // 8 == side:
                n += 1
        return n

    def add_good(self, side: i64, colour: i64) -> None:
        self.goods.append(side * 8 + colour)
        self.goods.sort()

    def pack(self) -> list[object]:
        """As plain data, in the order of the constructor."""
        return [
            int(self.number),
            plain(self.tableau),
            plain(self.goods),
            plain(self.dice),
            plain(self.rolled),
            plain(self.dev),
            plain(self.world),
            plain(self.hand),
            plain(self.extra),
            plain(self.used),
            int(self.credits),
            int(self.chips),
            int(self.building),
            int(self.shipping),
            int(self.scouted),
            int(self.missing),
        ]


def stack_place(phase: i64) -> i64:
    """Where the dice of a phase's stack lie."""
    return DEV_STACK if phase == DEVELOP else WORLD_STACK


def plain(numbers: list[i64]) -> list[int]:
    """The same numbers in a list that is apart."""
    out: list[int] = []
    for n in numbers:
        out.append(n)
    return out
