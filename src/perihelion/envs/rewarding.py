"""What a finished game is worth to each seat. All rewards of a game add up to nothing, except in
solo play.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tabletop.refusal import Refused
from perihelion.tabletop.table import Table

BY_RANK: Final = "rank"
BY_VICTORY: Final = "victory"
KINDS: Final = [BY_RANK, BY_VICTORY]


def rewards(g: Table, kind: str = BY_RANK) -> list[float]:
    """What a finished game brings each seat; zeros while it goes on.

    By `rank`: 1 for the first, -1 for the last, evenly spaced in between. Whoever wins, be it by
    tie-break, is first; the others are ranked by their points, and seats of equal rank share the
    places that they take up. By `victory`: the winner gets 1, several winners a share of it each,
    and the others pay for it in equal parts. Who plays alone gets 1 for winning, else -1.
    """
    if kind not in KINDS:
        raise Refused("BAD_SETTING", {"setting": "rewards", "value": kind})
    count: i64 = len(g.order)
    if not g.over:
        return [0.0] * count
    winners = g.winners()
    if count == 1:
        return [1.0 if winners else -1.0]
    return by_victory(winners, count) if kind == BY_VICTORY else by_rank(g.scores(), winners, count)


def by_victory(winners: list[int], count: i64) -> list[float]:
    """A share of the victory for each winner; whoever does not win pays an equal part of it."""
    won: i64 = len(winners)
    if won == 0 or won == count:
        return [0.0] * count
    out = [-1.0 / float(count - won)] * count
    for seat in winners:
        out[seat] = 1.0 / float(won)
    return out


def by_rank(points: list[int], winners: list[int], count: i64) -> list[float]:
    """Places from 1 down to -1, where equals share theirs."""
    out: list[float] = []
    for seat in range(count):
        better: i64 = 0
        equal: i64 = 0
        mine = seat in winners
        for other in range(count):
            if (other in winners) != mine:
                better += 0 if mine else 1
            elif not mine and points[other] > points[seat]:
                better += 1
            elif mine or points[other] == points[seat]:
                equal += 1
        place = float(better) + float(equal - 1) / 2.0
        out.append(1.0 - 2.0 * place / float(count - 1))
    return out
