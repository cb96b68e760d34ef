"""What the cards of Beyond the Sun are worth, regardless of owner and moment."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond.box import Box
from perihelion.beyond.power import Action, Bundle, Effect
from perihelion.beyond.powers.building import PopulationToShip, SupplyToShip
from perihelion.beyond.powers.choosing import Choose, CopyAction, RepeatImmediate
from perihelion.beyond.powers.colonising import Colonise
from perihelion.beyond.powers.jumping import Jump, JumpToAny
from perihelion.beyond.powers.researching import PrivateTech, Research
from perihelion.beyond.powers.resources import Automate, GainOre, SupplyToPopulation
from perihelion.beyond.powers.upgrading import Upgrade
from perihelion.tabletop.bits import BIT

UNKNOWN_BONUS: Final = [0.0, 1.5, 2.0, 2.5, 8.0]
"""What an undiscovered technology is worth, beside the points of its level."""

UNKNOWN_SYSTEM: Final = 5.0
"""What the best of a few systems is worth, drawn and not yet placed."""

BASIC_TURN: Final = 1.2
"""What the bottom action brings: other actions are worth only what they bring beyond it."""

COLONISES: Final = 1
RESEARCHES_3: Final = 2
RESEARCHES_4: Final = 4


class Appraisal:
    """What the cards of a box are worth, worked out once."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.tech_now: Final = [_bundle_worth(tech.now) for tech in box.techs]
        self.tech_use: Final = [_best_action(tech.actions) for tech in box.techs]
        self.tech_ways: Final = [_ways_of(tech.actions) for tech in box.techs]
        self.guild_ways: Final = [_ways_of([guild.action]) for guild in box.guilds]
        self.bonus: Final = [_bundle_worth(one.colonise) for one in box.systems]
        self.control: Final = [_bundle_worth(one.control) for one in box.systems]


_KNOWN: Final[dict[Box, Appraisal]] = {}


def appraisal_of(box: Box) -> Appraisal:
    """What its cards are worth."""
    known = _KNOWN.get(box)
    if known is None:
        known = _KNOWN[box] = Appraisal(box)
    return known


def _best_action(actions: list[Action]) -> float:
    """How much better than the bottom action the best of these is."""
    best = 0.0
    for action in actions:
        best = max(best, action_worth(action) - BASIC_TURN)
    return best


def action_worth(action: Action) -> float:
    """About what an action brings beyond its cost, in points."""
    cost = 0.45 * float(action.cost.ore) + 0.75 * float(action.cost.population)
    return _bundle_worth(action.bundle) - cost


def _ways_of(actions: list[Action]) -> i64:
    """What the actions open up, a bit each."""
    out: i64 = 0
    for action in actions:
        out |= _ways_in(action.bundle)
    return out


def _ways_in(bundle: Bundle) -> i64:
    out: i64 = 0
    for effect in bundle.effects:
        if isinstance(effect, Colonise):
            out |= COLONISES
        elif isinstance(effect, Research):
            if effect.levels & 8:
                out |= RESEARCHES_3
            if effect.levels & 16:
                out |= RESEARCHES_4
        for part in effect.parts():
            out |= _ways_in(part)
    return out


def _bundle_worth(bundle: Bundle) -> float:
    total = 0.0
    for effect in bundle.effects:
        total += _effect_worth(effect)
    return total


def _effect_worth(effect: Effect) -> float:
    """About what an effect brings, in points."""
    if isinstance(effect, GainOre):
        return 0.45 * float(effect.n.fixed if effect.n.counted < 0 else 2)
    if isinstance(effect, SupplyToPopulation):
        return 0.7 * float(effect.n.fixed if effect.n.counted < 0 else 1)
    if isinstance(effect, SupplyToShip):
        return float(effect.n) * (0.2 + 0.5 * float(effect.level))
    if isinstance(effect, PopulationToShip):
        worth = float(effect.n) * (0.5 * float(effect.level) - 0.5) - 0.45 * float(effect.ore)
        return max(0.0, worth) if effect.optional else worth
    if isinstance(effect, Jump):
        return 0.35 * float(effect.n)
    if isinstance(effect, JumpToAny):
        return 0.8 * float(effect.n)
    if isinstance(effect, Upgrade):
        return 0.5 * float(effect.n * effect.levels)
    if isinstance(effect, Automate):
        return 1.4 * float(effect.n)
    if isinstance(effect, Research):
        return _research_worth(effect)
    if isinstance(effect, Colonise):
        return 4.0
    if isinstance(effect, CopyAction):
        return 3.0
    if isinstance(effect, RepeatImmediate):
        return 2.0
    if isinstance(effect, PrivateTech):
        return 1.5 + 1.5 * float(effect.level)
    if isinstance(effect, Choose):
        best = 0.0
        for variant in effect.variants:
            cost = 0.45 * float(variant.cost.ore) + 0.75 * float(variant.cost.population)
            best = max(best, _bundle_worth(variant.bundle) - cost)
        return best * float(effect.times)
    return 0.3


def _research_worth(effect: Research) -> float:
    level: i64 = 2
    for k in range(1, 5):
        if effect.levels & BIT[k]:
            level = k
    worth = float(level) + UNKNOWN_BONUS[level] - 0.75
    return worth * 0.6 if effect.discovered_only else worth
