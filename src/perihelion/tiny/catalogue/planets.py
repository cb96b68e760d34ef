"""The forty planets [tiny.comp.planets, tiny.colony.text]: resource, type and length of the track, points, action.

The figures of all are attested by at least two sources that do not depend on each other, and so are
the actions; where printings differ in a detail the line says so, and an option has the other one.
"""

# A planet is one line, however long.
# ruff: noqa: E501
# fmt: off

from __future__ import annotations

from typing import Final

from perihelion.tiny.ids import ANY_TRACK, CULTURE, DIPLOMACY, ECONOMY, ENERGY
from perihelion.tiny.pieces.planets import PRINTINGS_DIFFER, Planet
from perihelion.tiny.powers import others
from perihelion.tiny.powers.chains import Borrow, Repeat, RowAction, TwoMoves, Wild
from perihelion.tiny.powers.resources import Change, Dearer, Gain, GainAtHome, Income, Steal
from perihelion.tiny.powers.ships import Hop, Onward, PushBack, Recall, Swing, Together

PLANETS: Final[list[Planet]] = [
    # 1 VP, 2 advances
    Planet("Birkomius", CULTURE, DIPLOMACY, 2, vp=1, action=Income(CULTURE), own_turn=True, once=True),
    Planet("Bisschop", ENERGY, ECONOMY, 2, vp=1, action=Income(ENERGY), own_turn=True, once=True),
    Planet("Drewkaiden", CULTURE, ECONOMY, 2, vp=1, action=Onward(DIPLOMACY, 1)),
    Planet("Jakks", CULTURE, DIPLOMACY, 2, vp=1, action=Gain(CULTURE, 1)),
    Planet("Leandra", ENERGY, DIPLOMACY, 2, vp=1, action=Onward(ECONOMY, 1)),
    Planet("Tifnod", CULTURE, ECONOMY, 2, vp=1, action=PushBack(DIPLOMACY, 1)),
    Planet("Vici-KS156", ENERGY, ECONOMY, 2, vp=1, action=Gain(ENERGY, 1)),
    Planet("Vizcarra", ENERGY, DIPLOMACY, 2, vp=1, action=PushBack(ECONOMY, 1)),
    # 2 VP, 3 advances
    Planet("CLJ-0517", ENERGY, ECONOMY, 3, vp=2, action=Steal(CULTURE), once=True),
    Planet("Helios", CULTURE, DIPLOMACY, 3, vp=2, action=others.Replace(), text=PRINTINGS_DIFFER),
    Planet("Hoefker", CULTURE, ECONOMY, 3, vp=2, action=Gain(CULTURE, 2), energy=1),
    Planet("La-Torres", CULTURE, DIPLOMACY, 3, vp=2, action=Steal(ENERGY), once=True),
    Planet("Lureena", CULTURE, ECONOMY, 3, vp=2, action=others.MixedUpgrade()),
    Planet("Mared", ENERGY, ECONOMY, 3, vp=2, action=others.CheapUpgrade(), text=PRINTINGS_DIFFER),
    Planet("MJ-120210", ENERGY, DIPLOMACY, 3, vp=2, action=Gain(ENERGY, 2)),
    Planet("Zalax", CULTURE, DIPLOMACY, 3, vp=2, action=others.Reroll(), own_turn=True),
    # 3 VP, 4 advances
    Planet("Brumbaugh", ENERGY, DIPLOMACY, 4, vp=3, action=others.PushTwo(), energy=2),
    Planet("Jorg", CULTURE, DIPLOMACY, 4, vp=3, action=PushBack(ANY_TRACK, 2), culture=2),
    Planet("Nagato", ENERGY, ECONOMY, 4, vp=3, action=TwoMoves(), culture=1, once=True, leads_on=True),
    Planet("Nakagawakozi", ENERGY, DIPLOMACY, 4, vp=3, action=Onward(ECONOMY, 2), energy=2),
    Planet("Omicron-Fenzi", CULTURE, DIPLOMACY, 4, vp=3, action=Change(ENERGY)),
    Planet("Padraigin-3110", CULTURE, ECONOMY, 4, vp=3, action=Onward(DIPLOMACY, 2), culture=2),
    Planet("Pembertonia-Major", ENERGY, ECONOMY, 4, vp=3, action=Change(CULTURE)),
    Planet("Umbra-Forum", CULTURE, ECONOMY, 4, vp=3, action=RowAction(), leads_on=True),
    # 5 VP, 5 advances
    Planet("Andellouxian-6", CULTURE, ECONOMY, 5, vp=5, action=Recall(), text=PRINTINGS_DIFFER),
    Planet("BSW-10-1", ENERGY, DIPLOMACY, 5, vp=5, action=Swing()),
    Planet("Gleam-Zanier", ENERGY, DIPLOMACY, 5, vp=5, action=Gain(ENERGY, 2, others=1)),
    Planet("JAC-110912", CULTURE, ECONOMY, 5, vp=5, action=Gain(CULTURE, 2, others=1)),
    Planet("Maia", CULTURE, DIPLOMACY, 5, vp=5, action=others.GiveUp(), own_turn=True),
    Planet("Sargus-36", CULTURE, DIPLOMACY, 5, vp=5, action=Borrow(ENERGY), leads_on=True),
    Planet("Walsfeo", ENERGY, ECONOMY, 5, vp=5, action=Borrow(CULTURE), leads_on=True),
    Planet("Zavodnick", ENERGY, ECONOMY, 5, vp=5, action=Wild(), once=True, leads_on=True),
    # 7 VP, 6 advances
    Planet("Aughmoore", ENERGY, DIPLOMACY, 6, vp=7, action=GainAtHome()),
    Planet("Gort", ENERGY, ECONOMY, 6, vp=7, action=Hop(), text=PRINTINGS_DIFFER),
    Planet("Gyore", CULTURE, ECONOMY, 6, vp=7, action=others.TurnDie(), own_turn=True),
    Planet("K-Widow", CULTURE, ECONOMY, 6, vp=7, action=PushBack(ANY_TRACK, 1)),
    Planet("Nibiru", CULTURE, DIPLOMACY, 6, vp=7, action=Dearer(), own_turn=True),
    Planet("Piedes", ENERGY, ECONOMY, 6, vp=7, action=Repeat(), leads_on=True),
    Planet("Shouhua", ENERGY, DIPLOMACY, 6, vp=7, action=Onward(ANY_TRACK, 1)),
    Planet("Terra-Bettia", ENERGY, DIPLOMACY, 6, vp=7, action=Together()),
]
