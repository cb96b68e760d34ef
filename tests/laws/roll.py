"""Testimony for Roll for the Galaxy."""

from __future__ import annotations

import random
from typing import Any

from laws.witness import Witness
from perihelion import Table, dice
from perihelion.roll.state import Roll

DICE_IN_BOX = [25, 22, 9, 20, 14, 12, 9]
FACES = [
    [0, 0, 1, 2, 3, 4],
    [0, 1, 1, 2, 2, 5],
    [0, 1, 4, 4, 4, 5],
    [0, 3, 3, 4, 4, 5],
    [0, 1, 1, 3, 4, 5],
    [0, 2, 2, 3, 5, 5],
    [1, 2, 3, 5, 5, 5],
]


class RollWitness(Witness):
    name = "roll"
    last_answer = 4300

    def tiles(self, g: Roll) -> list[int]:
        """The numbers of the game tiles."""
        return list(range(55))

    def pieces(self, g: Table) -> list[Any]:
        assert isinstance(g, Roll)
        points = g.pool + sum(seat.chips for seat in g.seats)
        return [*self.cards(g), f"{points} points"]

    def cards(self, g: Table) -> list[Any]:
        assert isinstance(g, Roll)
        tiles = [*g.bag, *g.pile, *g.out]
        owned = [int(n) for n in g.supply]
        for seat in g.seats:
            tiles += [*seat.dev, *seat.world, *seat.hand]
            tiles += [s // 2 for s in seat.tableau if s // 2 in self.tiles(g)]
            for handful in seat.dice:
                assert 0 <= handful < 32**7
                for k in range(7):
                    owned[k] += handful // 32**k % 32
            for thing in [*seat.goods]:
                owned[thing % 8] += 1
            for thing in seat.rolled:
                owned[thing // 8] += 1
            assert 0 <= seat.credits <= 10
        return [*sorted(tiles), *owned]

    def inventory(self, g: Table) -> list[Any]:
        assert isinstance(g, Roll)
        return [*self.tiles(g), *DICE_IN_BOX, f"{12 * len(g.seats)} points"]

    def redealt(self, g: Table, who: int, r: random.Random) -> Table:
        other = g.copy()
        assert isinstance(other, Roll)
        slots: list[tuple[list[int], int]] = []
        for i, seat in enumerate(other.seats):
            if i != who:
                slots += [(stack, k) for stack in (seat.dev, seat.world) for k in range(len(stack))
                          if k > 0]  # fmt: skip
                slots += [(seat.hand, k) for k in range(len(seat.hand))]
                seat.rolled[:] = sorted(
                    die // 8 * 8 + r.choice(FACES[die // 8]) for die in seat.rolled
                )
        for pile in (other.bag, other.pile):
            slots += [(pile, k) for k in range(len(pile))]
        _mix(slots, r)
        for i in range(len(other.seats)):
            if i != who:
                other.given[i][:] = [r.randrange(self.last_answer) for _ in other.given[i]]
                other.legal[i] = None
        other.dice = dice(r.randrange(2**31))
        return other

    def with_other_hands(self, g: Table, who: int, r: random.Random) -> Table:
        other = g.copy()
        assert isinstance(other, Roll)
        slots: list[tuple[list[int], int]] = []
        for i, seat in enumerate(other.seats):
            if i != who:
                stacks = (seat.dev, seat.world)
                slots += [(stack, k) for stack in stacks for k in range(1, len(stack))]
                slots += [(seat.hand, k) for k in range(len(seat.hand))]
                other.legal[i] = None
        _mix(slots, r)
        for seat in other.seats:
            seat.hand.sort()
        return other

    def came_to_light(self, one: Table, two: Table, who: int) -> bool:
        return self.open_tiles(one) != self.open_tiles(two)

    def open_tiles(self, g: Table) -> list[list[int]]:
        """What lies open before each seat: two seats may have changed what they hold."""
        assert isinstance(g, Roll)
        return [[*seat.tableau, *seat.dev[:1], *seat.world[:1]] for seat in g.seats]

    def secret_questions(self) -> set[str]:
        return set()

    def names_known_to(self, g: Table, who: int) -> set[str]:
        assert isinstance(g, Roll)
        seen = [s for seat in g.seats for s in seat.tableau]
        for i, seat in enumerate(g.seats):
            seen += [*(2 * t for t in seat.dev[:1]), *(2 * t + 1 for t in seat.world[:1])]
            if i == who:  # one's own tiles may be turned over
                own = [*seat.dev, *seat.world, *seat.hand]
                seen += [2 * t + k for t in own for k in range(2)]
        return {g.sides[s].slug for s in seen}

    def names(self, g: Table) -> set[str]:
        assert isinstance(g, Roll)
        return {side.slug for side in g.sides if side.slug}

    def open_events(self) -> set[str]:
        return set()

    def hidden(self, g: Table, who: int) -> list[Any]:
        assert isinstance(g, Roll)
        out: list[Any] = [*g.bag, *g.pile]
        for i, seat in enumerate(g.seats):
            if i != who:
                out += [*seat.dev[1:], *seat.world[1:], *seat.hand]
        return out

    def answer_ids(self, g: Table) -> range:
        return range(-3, self.last_answer)


def _mix(slots: list[tuple[list[int], int]], r: random.Random) -> None:
    """Deal the tiles in these places among them again."""
    tiles = [pile[k] for pile, k in slots]
    r.shuffle(tiles)
    for (pile, k), tile in zip(slots, tiles, strict=True):
        pile[k] = tile


WITNESS = RollWitness()
