"""The twelve secret missions [tiny.comp.counts].

Names are attested twice, conditions and points by one transcription; where that fits badly, the
line says so.
"""

from __future__ import annotations

from perihelion.tiny.ids import CULTURE, DIPLOMACY, ECONOMY, ENERGY
from perihelion.tiny.pieces.missions import (
    COLONIES,
    AllAt,
    Away,
    Balance,
    Compare,
    First,
    Mission,
    Stock,
    Top,
)
from perihelion.tiny.pieces.planets import DOUBTFUL


def missions(hoarder_each: int = 3, equalizer_vp: int = 3, in_orbit: bool = False) -> list[Mission]:
    """All of them; the doubtful figures can be set as the printed card has them."""
    return [
        Mission("Charger", Compare(ENERGY, True)),  # [tiny.mission.charger]
        Mission("Conqueror", Compare(COLONIES, True)),  # [tiny.mission.conqueror]
        Mission("Elder", First()),
        Mission("Equalizer", Balance(equalizer_vp)),
        Mission("Explorer", Away()),
        Mission("Hermit", Compare(COLONIES, False)),  # [tiny.mission.hermit]
        Mission("Hoarder", Stock(hoarder_each)),
        Mission("Industrialist", Top()),
        Mission("Noble", Compare(DIPLOMACY, True)),  # [tiny.mission.noble]
        Mission("Orbiter", AllAt(in_orbit), DOUBTFUL),
        Mission("Seeker", Compare(CULTURE, True)),  # [tiny.mission.seeker]
        Mission("Trader", Compare(ECONOMY, True)),  # [tiny.mission.trader]
    ]
