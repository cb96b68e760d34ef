"""What a contest consists of: who meets whom, over which deals, and who sits where.

Luck is taken out as far as possible. A deal is played once from every seat: the same seed again,
with everybody moved on by one chair. Whatever is said with an interval counts deals, not games,
since the games of a deal resemble each other. All meetings play the same deals.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import combinations, islice, permutations
from math import factorial
from typing import Final

import msgspec

DUELS: Final = "duels"
MIXED: Final = "mixed"
TABLES: Final = (DUELS, MIXED)
"""Who sits at a table for more than two: one bot against copies of another, or all different."""

SEED_BYTES: Final = 6
"""A number that every reader of JSON keeps exactly."""


class Contest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was ordered: enough to play exactly the same games again."""

    game: str
    bots: tuple[str, ...]
    games: int
    players: int = 2
    seed: int = 1
    options: dict[str, object] = {}
    tables: str = DUELS
    programs: dict[str, str] = {}  # bots that are programs, each with its command

    def fair_share(self) -> float:
        """The share of wins of a bot that is as good as the others."""
        return 1 / self.players

    def meetings(self) -> list[tuple[int, ...]]:
        """The bots of each kind of table, by number; the first of a duel is the one that is alone
        on its side.

        Two players: every pair once. More: one of each bot against copies of every other, so that
        each pair meets both ways; or, mixed, every choice of different bots. A bot without
        opponents plays against itself.
        """
        count, players = len(self.bots), self.players
        if count == 1 or players == 1:
            return [(bot,) * players for bot in range(count)]
        if self.tables == MIXED:
            return list(combinations(range(count), players))
        if players == 2:
            return list(combinations(range(count), 2))
        return [(one, *(other,) * (players - 1)) for one, other in permutations(range(count), 2)]

    def deals(self) -> Iterator[Deal]:
        """All deals in the order of playing: each is given to all meetings before the next, so that
        a contest broken off is a smaller contest. Ordering more games only adds deals at the end.
        """
        meetings = self.meetings()
        rounds = [-(-self.games // len(seatings(meeting))) for meeting in meetings]
        for k in range(max(rounds)):
            for m, meeting in enumerate(meetings):
                if k < rounds[m]:
                    chairs = _arranged(meeting, k)
                    yield Deal(k * len(meetings) + m, m, deal_seed(self.seed, k), chairs)


@dataclass(frozen=True)
class Deal:
    """One shuffle for one meeting, to be played from every seat. `chairs` has the bot of each seat
    in its first game.
    """

    number: int
    meeting: int
    seed: int
    chairs: tuple[int, ...]

    def seatings(self) -> list[tuple[int, ...]]:
        """Who sits where in each of its games."""
        return seatings(self.chairs)


def seatings(chairs: Sequence[int]) -> list[tuple[int, ...]]:
    """Everybody moves on by one seat from game to game, as long as that changes anything."""
    turned = [(*chairs[k:], *chairs[:k]) for k in range(len(chairs))]
    return list(dict.fromkeys(turned))


def _arranged(meeting: tuple[int, ...], k: int) -> tuple[int, ...]:
    """The bots around the table in deal `k`: at mixed tables everybody sits behind everybody else
    in turn.
    """
    first, rest = meeting[0], meeting[1:]
    if len(set(rest)) < 2:
        return meeting
    at = k % factorial(len(rest))
    return (first, *next(islice(permutations(rest), at, None)))


def deal_seed(seed: int, k: int) -> int:
    """The seed of deal `k`. Contests with different seeds have different deals, which counting on
    from the seed would not give.
    """
    return int.from_bytes(blake2b(f"{seed} {k}".encode(), digest_size=SEED_BYTES).digest(), "big")


def bot_seed(deal: int, game: int, seat: int) -> int:
    """The seed of the bot on a seat, another one in each game of a deal."""
    told = blake2b(f"{deal} {game} {seat}".encode(), digest_size=SEED_BYTES).digest()
    return int.from_bytes(told, "big")
