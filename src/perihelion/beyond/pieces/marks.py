"""Where the game stands: whose turn it is, and how far the action in progress has come."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.beyond import ids


class Marks:
    """The numbers that are not pieces."""

    def __init__(
        self,
        active: i64,
        round: i64,
        last_round: i64,
        progress: i64,
        claimant: i64,
        guilds: i64,
        rows: i64,
        extra_at: i64,
        linked: i64,
        free: i64,
        dirty: i64,
        changed: bool,
        substituted: bool,
        captures: i64,
        points: i64,
        target: i64,
        settled: i64,
        trades: i64,
        chain: list[i64],
        before: list[i64],
        touched: list[i64],
        waiting: list[i64],
    ) -> None:
        self.active: i64 = active  # whose turn it is
        self.round: i64 = round
        self.last_round: i64 = last_round  # 0 while the end is not in sight
        self.progress: i64 = progress  # the round of the last research, colony or claim
        self.claimant: i64 = claimant  # who has claimed an achievement in this turn or the last
        self.guilds: i64 = guilds  # a bit for each open guild
        self.rows: i64 = rows  # a bit for each level whose row lies open
        self.extra_at: i64 = extra_at  # the system slot that the extra location is joined to
        self.linked: i64 = linked  # the system card on an event
        self.free: i64 = free  # a bit for each system nobody controlled when the turn began
        self.dirty: i64 = dirty  # a bit for each place whose ships changed since the last check
        self.changed = changed  # whether the action in progress has changed anything
        self.substituted = substituted  # whether ore has replaced population in its cost
        self.captures: i64 = captures  # places it has taken from rivals
        self.points: i64 = points  # of the jump, upgrade or the like in progress
        self.target: i64 = target  # the system named before a stealthy colonisation
        self.settled: i64 = settled  # the strength of the ships that settle
        self.trades: i64 = trades  # of this production phase
        self.chain = chain  # the action in progress and those it copies
        self.before = before  # where the ships stood when the jump began
        self.touched = touched  # ships that have been upgraded or moved by this effect
        self.waiting = waiting  # control gained whose bonus is still to come: 16 x seat + place

    def get_on(self) -> None:
        """Somebody has made progress. Once the last round is fixed it no longer matters, and must
        stay as it is: it shows that a game ended in stalemate.
        """
        if self.last_round == 0:
            self.progress = self.round

    def copy(self) -> Marks:
        return Marks(
            self.active,
            self.round,
            self.last_round,
            self.progress,
            self.claimant,
            self.guilds,
            self.rows,
            self.extra_at,
            self.linked,
            self.free,
            self.dirty,
            self.changed,
            self.substituted,
            self.captures,
            self.points,
            self.target,
            self.settled,
            self.trades,
            self.chain[:],
            self.before[:],
            self.touched[:],
            self.waiting[:],
        )


def new_marks(first: i64) -> Marks:
    """Before the first turn."""
    return Marks(
        first, 1, 0, 1, ids.NOBODY, 0, 0, ids.NOWHERE, ids.NO_CARD, 0, 0, False, False, 0, 0,
        ids.NOWHERE, 0, 0, [], [], [], [],
    )  # fmt: skip
