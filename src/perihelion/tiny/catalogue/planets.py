"""The forty planets [tiny.comp.planets, tiny.colony.text]: resource, type and length of the track, points, action.

The figures of all are attested by at least two sources that do not depend on each other, and so are
the actions; where printings differ in a detail the line says so, and an option has the other one.
"""

# A planet is one line, however long.
# ruff: noqa: E501
# fmt: off

from __future__ import annotations

from typing import Final

from perihelion.tiny.catalogue.lines import planet
from perihelion.tiny.ids import ANY_TRACK, CULTURE, DIPLOMACY, ECONOMY, ENERGY
from perihelion.tiny.pieces.planets import PRINTINGS_DIFFER, Planet
from perihelion.tiny.powers.chains import Borrow, Repeat, RowAction, TwoMoves, Wild
from perihelion.tiny.powers.others import (
    CheapUpgrade,
    GiveUp,
    MixedUpgrade,
    PushTwo,
    Replace,
    Reroll,
    TurnDie,
)
from perihelion.tiny.powers.resources import Change, Dearer, Gain, GainAtHome, Income, Steal
from perihelion.tiny.powers.ships import Hop, Onward, PushBack, Recall, Swing, Together

PLANETS: Final[list[Planet]] = [
    # 1 VP, 2 advances
    planet("Birkomius", CULTURE, DIPLOMACY, 2, vp=1, action=Income(CULTURE), own_turn=True, once=True),
    planet("Bisschop", ENERGY, ECONOMY, 2, vp=1, action=Income(ENERGY), own_turn=True, once=True),
    planet("Drewkaiden", CULTURE, ECONOMY, 2, vp=1, action=Onward(DIPLOMACY, 1)),
    planet("Jakks", CULTURE, DIPLOMACY, 2, vp=1, action=Gain(CULTURE, 1)),
    planet("Leandra", ENERGY, DIPLOMACY, 2, vp=1, action=Onward(ECONOMY, 1)),
    planet("Tifnod", CULTURE, ECONOMY, 2, vp=1, action=PushBack(DIPLOMACY, 1)),
    planet("Vici-KS156", ENERGY, ECONOMY, 2, vp=1, action=Gain(ENERGY, 1)),
    planet("Vizcarra", ENERGY, DIPLOMACY, 2, vp=1, action=PushBack(ECONOMY, 1)),
    # 2 VP, 3 advances
    planet("CLJ-0517", ENERGY, ECONOMY, 3, vp=2, action=Steal(CULTURE), once=True),
    planet("Helios", CULTURE, DIPLOMACY, 3, vp=2, action=Replace(), text=PRINTINGS_DIFFER),
    planet("Hoefker", CULTURE, ECONOMY, 3, vp=2, action=Gain(CULTURE, 2), energy=1),
    planet("La-Torres", CULTURE, DIPLOMACY, 3, vp=2, action=Steal(ENERGY), once=True),
    planet("Lureena", CULTURE, ECONOMY, 3, vp=2, action=MixedUpgrade()),
    planet("Mared", ENERGY, ECONOMY, 3, vp=2, action=CheapUpgrade(), text=PRINTINGS_DIFFER),
    planet("MJ-120210", ENERGY, DIPLOMACY, 3, vp=2, action=Gain(ENERGY, 2)),
    planet("Zalax", CULTURE, DIPLOMACY, 3, vp=2, action=Reroll(), own_turn=True),
    # 3 VP, 4 advances
    planet("Brumbaugh", ENERGY, DIPLOMACY, 4, vp=3, action=PushTwo(), energy=2),
    planet("Jorg", CULTURE, DIPLOMACY, 4, vp=3, action=PushBack(ANY_TRACK, 2), culture=2),
    planet("Nagato", ENERGY, ECONOMY, 4, vp=3, action=TwoMoves(), culture=1, once=True, leads_on=True),
    planet("Nakagawakozi", ENERGY, DIPLOMACY, 4, vp=3, action=Onward(ECONOMY, 2), energy=2),
    planet("Omicron-Fenzi", CULTURE, DIPLOMACY, 4, vp=3, action=Change(ENERGY)),
    planet("Padraigin-3110", CULTURE, ECONOMY, 4, vp=3, action=Onward(DIPLOMACY, 2), culture=2),
    planet("Pembertonia-Major", ENERGY, ECONOMY, 4, vp=3, action=Change(CULTURE)),
    planet("Umbra-Forum", CULTURE, ECONOMY, 4, vp=3, action=RowAction(), leads_on=True),
    # 5 VP, 5 advances
    planet("Andellouxian-6", CULTURE, ECONOMY, 5, vp=5, action=Recall(), text=PRINTINGS_DIFFER),
    planet("BSW-10-1", ENERGY, DIPLOMACY, 5, vp=5, action=Swing()),
    planet("Gleam-Zanier", ENERGY, DIPLOMACY, 5, vp=5, action=Gain(ENERGY, 2, others=1)),
    planet("JAC-110912", CULTURE, ECONOMY, 5, vp=5, action=Gain(CULTURE, 2, others=1)),
    planet("Maia", CULTURE, DIPLOMACY, 5, vp=5, action=GiveUp(), own_turn=True),
    planet("Sargus-36", CULTURE, DIPLOMACY, 5, vp=5, action=Borrow(ENERGY), leads_on=True),
    planet("Walsfeo", ENERGY, ECONOMY, 5, vp=5, action=Borrow(CULTURE), leads_on=True),
    planet("Zavodnick", ENERGY, ECONOMY, 5, vp=5, action=Wild(), once=True, leads_on=True),
    # 7 VP, 6 advances
    planet("Aughmoore", ENERGY, DIPLOMACY, 6, vp=7, action=GainAtHome()),
    planet("Gort", ENERGY, ECONOMY, 6, vp=7, action=Hop(), text=PRINTINGS_DIFFER),
    planet("Gyore", CULTURE, ECONOMY, 6, vp=7, action=TurnDie(), own_turn=True),
    planet("K-Widow", CULTURE, ECONOMY, 6, vp=7, action=PushBack(ANY_TRACK, 1)),
    planet("Nibiru", CULTURE, DIPLOMACY, 6, vp=7, action=Dearer(), own_turn=True),
    planet("Piedes", ENERGY, ECONOMY, 6, vp=7, action=Repeat(), leads_on=True),
    planet("Shouhua", ENERGY, DIPLOMACY, 6, vp=7, action=Onward(ANY_TRACK, 1)),
    planet("Terra-Bettia", ENERGY, DIPLOMACY, 6, vp=7, action=Together()),
]
