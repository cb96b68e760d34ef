"""What the expansions lay on the table: goals, prestige, takeovers, searches."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.race import ids
from perihelion.race.pieces.kinds import ANY

NOBODY: Final = -1


class Attack:
    """A takeover that has been declared; never changes."""

    def __init__(self, attacker: i64, power: i64, world: i64, owner: i64, fleet: i64) -> None:
        self.attacker: Final[i64] = attacker
        self.power: Final[i64] = power  # the card with the takeover power
        self.world: Final[i64] = world
        self.owner: Final[i64] = owner
        self.fleet: Final[i64] = fleet  # the card discarded to reach a non-military world

    def pack(self) -> list[int]:
        return [self.attacker, self.power, self.world, self.owner, self.fleet]


class Expansions:
    """The common pieces of the expansions; none of them is out in a base game."""

    def __init__(
        self,
        goals: list[i64],
        holders: list[i64],
        closed: i64,
        surplus: i64,
        tile: i64,
        on_tile: i64,
        tucked: list[i64],
        paid: list[i64],
        flipped: list[i64],
        category: i64,
        matches: i64,
        attacks: list[Attack],
        prevented: i64,
        failed: i64,
        named: i64 = ANY,
    ) -> None:
        self.goals = goals  # in play, first goals before most goals; never changes
        self.holders = holders  # beside each goal: who holds a most goal, or NOBODY
        self.closed: i64 = closed  # a bit for each first goal that has been earned
        self.surplus: i64 = surplus  # a bit for each seat that discarded to the hand limit
        self.tile: i64 = tile  # who holds the leader tile, or NOBODY
        self.on_tile: i64 = on_tile  # prestige lying on it
        self.tucked = tucked  # cards under the world that tucks
        self.paid = paid  # cards just paid, of which one will be tucked
        self.flipped = flipped  # cards turned up by a search or an ante, for all to see
        self.category: i64 = category  # what is searched for
        self.matches: i64 = matches  # fitting cards that the searcher has let go
        self.attacks = attacks  # takeovers declared in this phase, in the order of resolving
        self.prevented: i64 = prevented  # which of them was called off, or NOBODY
        self.failed: i64 = failed  # a bit for each seat whose takeover failed
        self.named: i64 = named  # the kind that the world of any kind scores as, once named

    def copy(self) -> Expansions:
        return Expansions(
            self.goals,
            self.holders[:],
            self.closed,
            self.surplus,
            self.tile,
            self.on_tile,
            self.tucked[:],
            self.paid[:],
            self.flipped[:],
            self.category,
            self.matches,
            self.attacks[:],
            self.prevented,
            self.failed,
            self.named,
        )

    def face_down(self) -> None:
        """Hide what only the owner of the world that tucks may know."""
        self.tucked = [ids.HIDDEN] * len(self.tucked)
        self.paid = [ids.HIDDEN] * len(self.paid)

    def pack(self) -> list[object]:
        """As plain data, in the order of the constructor."""
        return [
            [int(goal) for goal in self.goals],
            [int(holder) for holder in self.holders],
            int(self.closed),
            int(self.surplus),
            int(self.tile),
            int(self.on_tile),
            [int(c) for c in self.tucked],
            [int(c) for c in self.paid],
            [int(c) for c in self.flipped],
            int(self.category),
            int(self.matches),
            [attack.pack() for attack in self.attacks],
            int(self.prevented),
            int(self.failed),
            int(self.named),
        ]


def expansions_with(goals: list[i64]) -> Expansions:
    """The expansions' pieces at the start, with the goals of this game; without goals, none
    [race.goals.setup.draw, race.prestige.setup].
    """
    nobody: list[i64] = [NOBODY] * len(goals)
    return Expansions(goals, nobody, 0, 0, NOBODY, 0, [], [], [], 0, 0, [], NOBODY, 0)
