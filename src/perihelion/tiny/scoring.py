"""Points, missions and tie-breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from perihelion.tiny import ids

if TYPE_CHECKING:
    from perihelion.tiny.state import Tiny

LEVEL_VP: Final[list[i64]] = [0, 1, 2, 3, 5, 8]
"""The total of each level, not what it adds [tiny.comp.empire, tiny.up.vp]."""


def is_enough(points: i64, seats: i64) -> bool:
    """Whether planets worth this many points let a game end, however they are shared out: even at
    the highest level, worth 8, a player below 21 has at most 12 of them.
    """
    return points > 12 * seats


def level_points(g: Tiny, i: i64) -> i64:
    """The points of the empire level; the rogue galaxy has a track of its own, which ends below the
    skull.
    """
    level = g.seats[i].level
    if g.is_rogue(i):
        vp = g.mat().vp
        return vp[min(level, len(vp)) - 1]
    return LEVEL_VP[level - 1]


def colony_points(g: Tiny, i: i64) -> i64:
    """The points of the colonies."""
    n: i64 = 0
    for p in g.seats[i].colonies:
        n += g.planets[p].vp
    return n


def open_score(g: Tiny, i: i64) -> i64:
    """What everybody can see: colonies and level [tiny.gen.score, tiny.gen.goal]."""
    return colony_points(g, i) + level_points(g, i)


def mission_points(g: Tiny, i: i64) -> i64:
    """What the kept mission pays [tiny.score.mission]; in solo play there is none."""
    kept = g.seats[i].kept
    return 0 if kept < 0 else g.box.missions[kept].aim.points(g, i)


def score(g: Tiny, i: i64) -> i64:
    """The open score, and when the game is over the mission too [tiny.score.total]."""
    points = open_score(g, i)
    if g.marks.finished and g.seats[i].kept != ids.NO_MISSION:
        points += mission_points(g, i)
    return points


def winners(g: Tiny) -> list[int]:
    """The highest total; among equals more colonies, then the higher level, then more energy and
    culture together; otherwise they share the victory [tiny.tie.planets, tiny.tie.level,
    tiny.tie.resources, tiny.tie.shared]. In solo play the first to meet an end condition has won.
    """
    if g.solo():
        return [0] if g.marks.winner == 0 else []
    standings = [standing(g, i) for i in range(len(g.seats))]
    best = max(standings)
    return [i for i in range(len(g.seats)) if standings[i] == best]


def standing(g: Tiny, i: i64) -> list[int]:
    """What seats are compared by, the foremost first."""
    seat = g.seats[i]
    return [score(g, i), len(seat.colonies), seat.level, seat.energy + seat.culture]
