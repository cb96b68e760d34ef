"""What the expansions lay on the table: goals, prestige, takeovers, searches."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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


def expansions_with(goals: list[i64]) -> Expansions:
    """The expansions' pieces at the start, with the goals of this game; without goals, none
    [race.goals.setup.draw, race.prestige.setup].
    """
    nobody: list[i64] = [NOBODY] * len(goals)
    return Expansions(goals, nobody, 0, 0, NOBODY, 0, [], [], [], 0, 0, [], NOBODY, 0)
