"""Goals: drawn before the game, claimed automatically, worth points at the end. A first goal is
earned once, by all who meet it at the same moment. A most goal is held by the player ahead, and
moves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from perihelion.race.pieces.expansions import NOBODY
from perihelion.race.pieces.kinds import ANY
from perihelion.race.pieces.tiles import FIRSTS, GALACTIC_PRESTIGE, TILES
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.dice import Dice
from perihelion.tabletop.refusal import BadRecord

if TYPE_CHECKING:
    from perihelion.race.setup import Setup
    from perihelion.race.state import Race

FIRST_WORTH: Final = 3
MOST_WORTH: Final = 5
LEVEL_WORTH: Final = 3


def goal_word(goal: i64) -> str:
    """The name of a goal in events and positions."""
    return TILES[goal].word


def goal_named(word: str) -> i64:
    """The goal of this name."""
    for goal in range(len(TILES)):
        if TILES[goal].word == word:
            return goal
    raise BadRecord("UNKNOWN_GOAL", {"goal": word})


def draw_goals(setup: Setup, luck: Dice) -> list[i64]:
    """Four first goals and two most goals, out of all that came with the expansions in play; they
    change nothing else in the set-up [race.goals.setup.draw, race.goals.setup.pool,
    race.goals.setup.no-other-change].
    """
    firsts: list[i64] = []
    mosts: list[i64] = []
    for goal in range(len(TILES)):
        if setup.has(TILES[goal].set):
            if goal < FIRSTS:
                firsts.append(goal)
            else:
                mosts.append(goal)
    luck.shuffle(firsts)
    luck.shuffle(mosts)
    return firsts[:4] + mosts[:2]


def goal_value(g: Race, i: i64, goal: i64) -> i64:
    """What seat `i` has to show for a goal now."""
    return TILES[goal].value(g, i, ANY)


def check_goals(g: Race, moment: i64) -> None:
    """At the end of a phase everybody who meets a goal that names it claims it, without being asked
    and each goal by itself; most goals may be lost at the end of any phase [race.goals.claim.when,
    race.goals.claim.auto, race.goals.most.lose].
    """
    expansions = g.expansions
    for k in range(len(expansions.goals)):
        goal = expansions.goals[k]
        claimable = TILES[goal].looked_at(moment)
        if goal >= FIRSTS:
            review_most(g, k, claimable)
        elif claimable and not expansions.closed & BIT[goal]:
            check_first(g, goal)


def check_first(g: Race, goal: i64) -> None:
    """All who meet a first goal at the same moment earn it, however much they have; then nobody can
    any more, and nobody loses it [race.goals.first.once, race.goals.first.keep,
    race.goals.first.single, race.goals.first.tie].
    """
    tile = TILES[goal]
    for i in g.order:
        value = tile.value(g, i, ANY)
        if value >= tile.minimum:
            g.seats[i].firsts |= BIT[goal]
            g.expansions.closed |= BIT[goal]
            if g.log is not None:
                g.tell("goal-earned", i, {"goal": tile.word, "value": int(value)})


def review_most(g: Race, k: i64, claimable: bool) -> None:
    """The holder keeps a most goal while at the minimum or above and nobody has more. Otherwise it
    goes to the player who is ahead alone, if it can be claimed now, or back to the centre
    [race.goals.most.claim, race.goals.most.equal, race.goals.most.exceed, race.goals.most.lose,
    race.goals.most.tie, race.goals.most.tie-return, race.goals.most.again].
    """
    tile = TILES[g.expansions.goals[k]]
    holder = g.expansions.holders[k]
    if holder == NOBODY and not claimable:
        return
    best: i64 = tile.minimum - 1
    leader: i64 = NOBODY
    for i in g.order:
        value = tile.value(g, i, ANY)
        if value > best:
            best = value
            leader = i
        elif value == best and value >= tile.minimum:
            leader = holder if i == holder or leader == holder else NOBODY
    if not claimable and leader != holder:
        leader = NOBODY
    if leader == holder:
        return
    g.expansions.holders[k] = leader
    if g.log is not None:
        if leader == NOBODY:
            g.tell("goal-returned", holder, {"goal": tile.word})
        else:
            g.tell("goal-taken", leader, {"goal": tile.word, "value": int(best)})


def review_prestige(g: Race, i: i64) -> None:
    """A player who spends prestige may lose the goal for it at once
    [race.goal.galactic-prestige].
    """
    expansions = g.expansions
    if GALACTIC_PRESTIGE in expansions.goals:
        k = expansions.goals.index(GALACTIC_PRESTIGE)
        if expansions.holders[k] == i:
            review_most(g, k, False)


def goal_points(g: Race, i: i64, kind: i64 = ANY) -> i64:
    """What goals are worth to seat `i` if the game ends now: first goals as earned, most goals by a
    new count. The holder must still be ahead; players level with the best score less, wherever the
    tile is. A world of any kind counts as `kind` [race.goals.first.worth, race.goals.most.worth,
    race.goals.most.end-share, race.goals.most.end-recount, race.goals.score, race.goals.not-chips].
    """
    expansions = g.expansions
    total: i64 = 0
    for k in range(len(expansions.goals)):
        goal = expansions.goals[k]
        if goal < FIRSTS:
            if g.seats[i].firsts & BIT[goal]:
                total += FIRST_WORTH
            continue
        tile = TILES[goal]
        mine = tile.value(g, i, kind)
        ahead = mine >= tile.minimum
        for other in g.order:
            if tile.value(g, other, kind) > mine:
                ahead = False
        if ahead:
            total += MOST_WORTH if expansions.holders[k] == i else LEVEL_WORTH
    return total
