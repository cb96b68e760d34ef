"""A beginner at Beyond the Sun: preferences, and some noise."""

from __future__ import annotations

from typing import Final

from perihelion.beyond import ids
from perihelion.beyond.phases.production import growing, ore_yield
from perihelion.beyond.phases.spaces import action_at, is_space
from perihelion.beyond.state import Beyond
from perihelion.bots.beyond.cards import Appraisal, action_worth, appraisal_of

CLAIM: Final = 6.0
"""Nobody leaves an achievement lying."""

DECLINE: Final = -2.0
"""Whatever is offered is taken."""

NOISE: Final = 0.7
"""How often they do what they like less; without noise, never."""


def liking(g: Beyond, i: int, answer: int) -> float:
    """How much a beginner likes an answer: mostly by what is printed on the cards."""
    a = appraisal_of(g.box)
    if is_space(answer):
        action = action_at(g, answer)
        return 0.0 if action is None else float(action_worth(action))
    if ids.ACHIEVEMENT <= answer < ids.ACHIEVEMENT + ids.ACHIEVEMENTS:
        return CLAIM
    if answer == ids.GROWTH:
        return 1.0 * len(growing(g, i))
    if answer == ids.ORE_PRODUCTION:
        return 0.5 * int(ore_yield(g, i))
    if answer in (ids.PASS, ids.SKIP, ids.END, ids.TRADE):
        return DECLINE
    if ids.SLOT <= answer < ids.SLOT + ids.SLOTS:
        return _slot(g, a, answer - ids.SLOT)
    if ids.TECH <= answer < ids.TECH + ids.TECHS:
        return float(a.tech_now[answer - ids.TECH] + a.tech_use[answer - ids.TECH])
    if ids.SYSTEM <= answer < ids.SYSTEM + ids.SYSTEMS:
        return _system(g, a, answer - ids.SYSTEM)
    if ids.PLACE <= answer < ids.PLACE + ids.PLACES:
        return _system(g, a, int(g.systems[answer - ids.PLACE]))
    if ids.MOVE <= answer < ids.MOVES_END:
        return _journey(g, a, answer - ids.MOVE)
    return 0.0


def _slot(g: Beyond, a: Appraisal, slot: int) -> float:
    """Higher levels, and cards that bring something at once."""
    card = int(g.cards[slot])
    at_once = 0.0 if card == ids.NO_CARD else float(a.tech_now[card])
    return 1.5 * ids.LEVEL_OF_SLOT[slot] + at_once


def _system(g: Beyond, a: Appraisal, system: int) -> float:
    """Points, and what colonising brings."""
    if system < 0:
        return 0.0
    return int(g.box.systems[system].vp) + float(a.bonus[system])


def _journey(g: Beyond, a: Appraisal, move: int) -> float:
    """Ships go where there is something to colonise, and stay there."""
    start, to = move // ids.PLACES // ids.LEVELS, move % ids.PLACES
    return 0.4 * (_system(g, a, int(g.systems[to])) - _system(g, a, int(g.systems[start])))
