"""Performing the action of a planet, and whether that can be done.

A planet action is reached by landing, as a colony, or through the cards that lead on to other
planets [tiny.planet.source].
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import Refusal
from perihelion.tiny import ids
from perihelion.tiny.phases.moves import pay
from perihelion.tiny.phases.rule import STEPS, Rule, lacking, no
from perihelion.tiny.pieces.chain import Chain
from perihelion.tiny.power import Action
from perihelion.tiny.state import Tiny


def planet_hurdle(g: Tiny, chain: Chain, p: i64) -> str:
    """What keeps the performer from the action of a planet: limits first, then costs, then targets,
    which are looked for as if the costs were paid; empty if nothing does [tiny.gen.executable,
    tiny.planet.check_order, tiny.planet.optional, tiny.planet.own_turn, tiny.planet.once,
    tiny.planet.chain, tiny.follow.limits].
    """
    planet = g.planets[p]
    seat = g.seats[chain.who]
    if planet.own_turn and chain.who != g.marks.active:
        return "OWN_TURN_ONLY"
    if planet.once and seat.once & BIT[p]:
        return "ONCE_PER_TURN"
    if planet.leads_on and chain.used & BIT[p]:
        return "CHAIN_REPEAT"
    if seat.energy < planet.energy:
        return lacking(ids.ENERGY)
    if seat.culture < planet.culture:
        return lacking(ids.CULTURE)
    once = seat.once
    used = chain.used
    seat.energy -= planet.energy
    seat.culture -= planet.culture
    mark(g, chain, p)
    code = planet.action.hurdle(g, chain)
    seat.energy += planet.energy
    seat.culture += planet.culture
    seat.once = once
    chain.used = used
    return code


def mark(g: Tiny, chain: Chain, p: i64) -> None:
    """Remember that a planet has been used, if it has a limit."""
    planet = g.planets[p]
    if planet.once:
        g.seats[chain.who].once |= BIT[p]
    if planet.leads_on:
        chain.used |= BIT[p]


def use_planet(g: Tiny, chain: Chain, p: i64) -> None:
    """Perform the action of a planet, cost first [tiny.planet.optional]."""
    planet = g.planets[p]
    mark(g, chain, p)
    chain.planet = p
    if g.log is not None:
        g.tell("used", chain.who, {"card": planet.slug})
    pay(g, chain.who, planet.energy, planet.culture)
    planet.action.begin(g, chain)


class PlanetQuestion(Rule):
    """What the action of a planet leaves to its performer to choose."""

    of_planet = True

    def __init__(self, named: list[i64]) -> None:
        self.named: Final = named  # what it is about, but only if its performer says it

    def action(self, g: Tiny) -> Action:
        """The action at work."""
        return g.planets[g.chain().planet].action

    def options(self, g: Tiny, i: i64) -> list[i64]:
        return self.action(g).options(g, g.chain())

    def why_not(self, g: Tiny, i: i64, answer: i64) -> Refusal | None:
        return no(self.action(g).code(g, g.chain(), answer)) if answer in self.named else None

    def carry_out(self, g: Tiny, i: i64, answer: i64) -> None:
        self.action(g).carry_out(g, g.chain(), answer)

    def facts(self, g: Tiny, i: i64) -> dict[str, object]:
        return {"card": g.name(g.chain().planet)}


def asks(name: str, named: list[i64]) -> PlanetQuestion:
    """A question of planets for one of these answers."""
    return STEPS.know(PlanetQuestion(named), name)
