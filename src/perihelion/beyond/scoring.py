"""Points, in the order of the rulebook, and who wins.

The order of the eleven points matters for display only [beyond.score.order].
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from perihelion.beyond import ids
from perihelion.beyond.pieces.cards import FOR_SHIPS, TO_CONTROLLER, TO_MOST, TO_OWNER
from perihelion.beyond.pieces.counting import count, own_technologies
from perihelion.tabletop.bits import BIT

if TYPE_CHECKING:
    from perihelion.beyond.state import Beyond

POINT_WORDS: Final = [
    "level-1", "level-2", "level-3", "private", "level-4", "automation", "systems", "outposts",
    "sol-and-deep-space", "events", "achievements",
]  # fmt: skip


def score(g: Beyond, i: i64) -> i64:
    """All points of a seat."""
    total: i64 = 0
    for points in score_parts(g, i):
        total += points
    return total


def score_parts(g: Beyond, i: i64) -> list[i64]:
    """The eleven sources of points, in order."""
    seat = g.seats[i]
    out: list[i64] = [0] * 11
    for slot in range(ids.SLOTS):  # [beyond.score.1-level1, beyond.score.2-level2,
        if seat.researched & BIT[slot]:  # beyond.score.3-level3]
            t = g.cards[slot]
            if t != ids.NO_CARD and g.box.techs[t].level < 4:
                level = g.box.techs[t].level
                out[level - 1] += g.box.level_vp[level]
    for t in seat.private:  # [beyond.score.4-private, beyond.private.score]
        out[3] += g.box.level_vp[g.box.techs[t].level]
    for t in own_technologies(g, i):  # [beyond.score.5-level4]
        if g.box.techs[t].level == 4:
            out[4] += g.box.techs[t].points.of(g, i)
    out[5] = automation_points(g, seat.automation())
    for s in seat.colonies:  # [beyond.score.7-systems]
        out[6] += g.box.systems[s].vp
    for place in range(ids.PLACES):  # discs on colonies are no outposts [beyond.score.8-outposts]
        if g.holder[place] == i:
            out[7] += 1
    out[8] = strongest(g, i, ids.SOL) + strongest(g, i, ids.DEEP_SPACE)
    out[9] = event_points(g, i)
    for k in range(len(g.achievements)):  # [beyond.score.11-achievements]
        claims = g.claims[k]
        for cell in range(len(claims)):
            if claims[cell] % 4 == i:
                out[10] += g.box.achievements[g.achievements[k]].vp(cell)
    return out


def automation_points(g: Beyond, level: i64) -> i64:
    """The cells reached, and a point for each level beyond them [beyond.score.6-automation,
    beyond.automate.vp, beyond.automate.past-7].
    """
    cells = g.box.cells
    printed: i64 = len(cells) - 1
    total: i64 = 0
    for k in range(level):
        total += cells[min(k, printed)]
    return total


def strongest(g: Beyond, i: i64, place: i64) -> i64:
    """The strongest faction there gets 1 point, and so do all who are tied; nobody without ships
    [beyond.score.9-sol-deep].
    """
    here = g.seats[i].might[place]
    if here == 0:
        return 0
    for seat in g.seats:
        if seat.might[place] > here:
            return 0
    return 1


def event_points(g: Beyond, i: i64) -> i64:
    """What the events in play bring a seat [beyond.score.10-events, beyond.event.vp.owner,
    beyond.event.vp.controller, beyond.event.vp.most, beyond.event.vp.museum].
    """
    total: i64 = 0
    for k in range(len(g.staying)):
        points = g.box.events[g.staying[k]].points
        where = g.staying_at[k]
        if points.who == TO_OWNER and where == ids.AT_SEAT + i:
            total += points.vp
        elif points.who == TO_CONTROLLER and ids.AT_PLACE <= where < ids.AT_PLACE + ids.PLACES:
            if g.holder[where - ids.AT_PLACE] == i:
                total += points.vp
        elif points.who == TO_MOST and has_most(g, i, points.counted):
            total += points.vp
        elif points.who == FOR_SHIPS:
            for level in range(1, ids.LEVELS + 1):
                n = g.seats[i].ships[ids.MUSEUM * ids.LEVELS + level - 1]
                total += n * ((level + points.vp - 1) // points.vp)
    return total


def has_most(g: Beyond, i: i64, counted: i64) -> bool:
    """Whether nobody has more of it, and there is any [beyond.event.vp.most]."""
    mine = count(g, i, counted)
    if mine == 0:
        return False
    for k in range(len(g.seats)):
        if count(g, k, counted) > mine:
            return False
    return True


def winners(g: Beyond) -> list[int]:
    """Most points; then fewest discs left on the two tracks, most population, most ore; factions
    still tied share the victory [beyond.score.winner, beyond.score.tie.1-discs,
    beyond.score.tie.2-population, beyond.score.tie.3-ore, beyond.score.tie.4-shared].
    """
    best: list[i64] = list(range(len(g.seats)))
    for test in range(4):
        top: i64 = -(2**30)
        for i in best:
            top = max(top, _value(g, i, test))
        best = [i for i in best if _value(g, i, test) == top]
    return [int(i) for i in best]


def _value(g: Beyond, i: i64, test: i64) -> i64:
    seat = g.seats[i]
    if test == 0:
        return score(g, i)
    if test == 1:
        return -seat.discs[ids.FOOD] - seat.discs[ids.ORE]
    return seat.population if test == 2 else seat.ore
