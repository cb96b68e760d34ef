"""Words for tests with expansions: whole Develop and Settle phases, and the goals."""

from __future__ import annotations

from typing import Any

from perihelion.race.pieces.goals import goal_named, goal_points, goal_value
from perihelion.race.pieces.tiles import FIRSTS, TILES
from perihelion.race.state import Race
from perihelion.tabletop.bits import BIT
from rulebook.race.arranging import (
    STORM,
    Plain,
    arranged,
    asked_for,
    decline,
    offered,
    pay,
    question,
    say,
)

CENTRE = -1
"""In place of a player: a goal that nobody holds."""


def with_goal(
    at: str, goal: str, *seats: Plain, expansions: list[str] = STORM, **fields: Any
) -> Race:
    """A position in which this goal is the only one."""
    options = {"expansions": expansions, **fields.pop("options", {})}
    return arranged(at, *seats, goals=[goal], options=options, **fields)


def place(g: Race, plan: dict[int, str]) -> None:
    """In Develop or Settle these players place these cards and pay for them; the others pass."""
    for who in g.waiting():
        if who in plan:
            say(g, who, plan[who])
        else:
            decline(g, who)
    settle_up(g)


def settle_up(g: Race) -> None:
    """Pay whatever is due, with the last cards of the hand; conquer what can be conquered."""
    while not g.over:
        for who in g.waiting():
            kind = asked_for(g, who)
            if kind.endswith("-pay"):
                pay(g, who, int(question(g, who).most))
                break
            if kind == "settle-method" and "conquer" in offered(g, who):
                say(g, who, "conquer")
                break
        else:
            return


def second_world(g: Race, who: int, world: str) -> None:
    """Place and pay for a second world; which one is asked only where there are several."""
    say(g, who, "second-world")
    if asked_for(g, who) == "settle-second":
        say(g, who, world)
    settle_up(g)


def goal_holder(g: Race, goal: str) -> int:
    """Who holds a most goal."""
    return int(g.expansions.holders[g.expansions.goals.index(goal_named(goal))])


def earned(g: Race, who: int) -> list[str]:
    """The first goals that a player has earned."""
    return [TILES[goal].word for goal in range(FIRSTS) if g.seats[who].firsts & BIT[goal]]


def goal_vp(g: Race, who: int) -> int:
    """What goals are worth to a player if the game ends now."""
    return int(goal_points(g, who))


def has_for(g: Race, who: int, goal: str) -> int:
    """What a player has to show for a goal now."""
    return int(goal_value(g, who, goal_named(goal)))
