"""Where the recorded engine and ours may part, and what to do when they part elsewhere.

Each name has its paragraph in `docs/reference/race-differences.md`, with the rule that decides.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

TACTICS_WITHOUT_A_WORLD: Final = "tactics-without-a-world"
EMPTY_USE: Final = "empty-use"
SECOND_CARD_ALONE: Final = "second-card-alone"
ROUND_LIMIT: Final = "round-limit"

NOBODY_HIRED: Final = "nobody-hired"
BELOW_ZERO: Final = "below-zero"
HOPELESS_TAKEOVER: Final = "hopeless-takeover"
WORLD_AFTER_TAKEOVER: Final = "world-after-takeover"
MILITARY_WHILE_PAYING: Final = "military-while-paying"
FRESH_PRESTIGE: Final = "fresh-prestige"
MINUS_FOR_PEACE: Final = "minus-for-peace"
DISCARD_BEFORE_POWERS: Final = "discard-before-powers"
WILD_GOOD_UNUSED: Final = "wild-good-unused"
WILD_GOOD_OTHERWISE: Final = "wild-good-otherwise"
DISCOUNT_STAYS: Final = "discount-stays"
WEAK_DEFENSE: Final = "weak-defense"
TWO_CONQUERORS: Final = "two-conquerors"
BOOST_FOR_POWERS: Final = "boost-for-powers"
BOOST_DEFENDS: Final = "boost-defends"
WINDFALL_ORDER: Final = "windfall-order"
HIRED_AGAIN: Final = "hired-again"
GOAL_KEPT: Final = "goal-kept"
LATE_DISCARD: Final = "late-discard"
EMPTY_DRAW: Final = "empty-draw"
STALE_GOAL_VALUES: Final = "stale-goal-values"
RESHUFFLE_AMID_TURNS: Final = "reshuffle-amid-turns"
LEAD_REGAINED: Final = "lead-regained"

LISTED: Final = [
    TACTICS_WITHOUT_A_WORLD,
    EMPTY_USE,
    SECOND_CARD_ALONE,
    ROUND_LIMIT,
    LATE_DISCARD,
    EMPTY_DRAW,
    STALE_GOAL_VALUES,
    RESHUFFLE_AMID_TURNS,
    NOBODY_HIRED,
    BELOW_ZERO,
    HOPELESS_TAKEOVER,
    WORLD_AFTER_TAKEOVER,
    HIRED_AGAIN,
    MILITARY_WHILE_PAYING,
    FRESH_PRESTIGE,
    MINUS_FOR_PEACE,
    DISCARD_BEFORE_POWERS,
    WILD_GOOD_UNUSED,
    WILD_GOOD_OTHERWISE,
    DISCOUNT_STAYS,
    WEAK_DEFENSE,
    TWO_CONQUERORS,
    BOOST_FOR_POWERS,
    BOOST_DEFENDS,
    WINDFALL_ORDER,
    GOAL_KEPT,
    LEAD_REGAINED,
]


class Difference:
    """Something in which the two games are not the same."""

    def __init__(self, game: str, round: int, phase: str, what: str) -> None:
        self.game = game
        self.round = round
        self.phase = phase
        self.what = what

    def __str__(self) -> str:
        return f"game {self.game}, round {self.round}, {self.phase}: {self.what}"


class Parted(Exception):
    """The two games are no longer the same: comparing them further would say nothing new."""


class Apart(Exception):
    """From here to the end of the round they play by other rules, which are listed."""

    def __init__(self, listed: str) -> None:
        super().__init__(listed)
        self.listed = listed


class Tally:
    """What has been compared, and what came of it."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.snapshots = 0
        self.passed_over = 0  # choices and snapshots of rounds that they play by other rules
        self.listed: Counter[str] = Counter()
        self.unlisted: list[Difference] = []

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.snapshots += other.snapshots
        self.passed_over += other.passed_over
        self.listed.update(other.listed)
        self.unlisted.extend(other.unlisted)

    def lines(self) -> list[str]:
        """The tally as the command prints it."""
        out = [
            f"{self.games} games, {self.decisions} decisions, {self.snapshots} snapshots: "
            f"{sum(self.listed.values())} listed differences, {len(self.unlisted)} unlisted, "
            f"{self.passed_over} choices and snapshots passed over"
        ]
        out += [f"  {name}: {self.listed[name]}" for name in LISTED if self.listed[name]]
        out += [f"  NOT LISTED: {difference}" for difference in self.unlisted]
        return out
