"""Words for tests of takeovers."""

from __future__ import annotations

from typing import Final

from perihelion.race.state import Race
from rulebook.race.arranging import (
    BRINK,
    REBELS,
    Plain,
    arranged,
    asked_for,
    question,
    say,
    say_all,
    told,
)

TAKEOVERS: Final[Plain] = {"expansions": REBELS, "takeovers": True}
CASUS_BELLI: Final[Plain] = {"expansions": BRINK, "takeovers": True}
"""Takeovers with the first two expansions, and with all three."""


def settling(
    *seats: Plain, options: Plain = TAKEOVERS, automatic: bool = True, **fields: object
) -> Race:
    """A Settle phase in which takeovers can be declared."""
    g = arranged("settle", *seats, options=options, automatic=automatic, **fields)
    g.listen()
    return g


def choose_worlds(g: Race, worlds: dict[int, str] | None = None) -> None:
    """These players choose these worlds, and the others none."""
    for who in g.waiting():
        if asked_for(g, who) == "settle":
            say(g, who, (worlds or {}).get(who, "pass"))


def declare(g: Race, who: int, power: str, world: str, *spending: str) -> None:
    """Declare a takeover with just this temporary military, and end the turn."""
    name_target(g, who, power, world)
    if asked_for(g, who) == "takeover-military":
        say_all(g, who, spending)
    stop(g, who)


def name_target(g: Race, who: int, power: str, world: str) -> None:
    """Say which world shall be taken over, also where there is no other."""
    say(g, who, power)
    if asked_for(g, who) == "takeover-declare":
        say(g, who, world)


def stop(g: Race, who: int) -> None:
    """End the turn, where it does not end by itself."""
    if asked_for(g, who) == "settle-extra":
        say(g, who, "stop")


def figures(g: Race, who: int, world: str) -> tuple[object, object, object]:
    """What a player who may attack is told of a world: attack, defense, and if it is hopeless."""
    for option in question(g, who).options:
        if option.structure.get("card") == world:
            facts = option.structure
            return facts["strength"], facts["defense"], facts["hopeless"]
    raise AssertionError(f"{world} cannot be attacked")


def outcomes(g: Race) -> list[tuple[int, object, object, object]]:
    """How takeovers ended: the attacker, attack, defense, and the code."""
    return [
        (event.seat, event.facts["strength"], event.facts["defense"], event.facts["outcome"])
        for event in told(g, "takeover")
    ]


def endings(g: Race) -> list[tuple[int, object]]:
    """How takeovers ended: the attacker and the code."""
    return [(who, code) for who, _, _, code in outcomes(g)]
