"""The twelve secret missions [tiny.comp.counts].

Names are attested twice, conditions and points by one transcription; the last word of a line says
so.
"""

# A mission is one line, however long.
# fmt: off

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
from perihelion.tiny.pieces.planets import DOUBTFUL, ONE_SOURCE


def missions(hoarder_each: int = 3, equalizer_vp: int = 3, in_orbit: bool = False) -> list[Mission]:
    """All of them; the doubtful figures can be set as the printed card has them."""
    return [
        Mission("charger", "Charger", Compare(ENERGY, True), ONE_SOURCE),  # [tiny.mission.charger]
        Mission(
            "conqueror", "Conqueror", Compare(COLONIES, True), ONE_SOURCE
        ),  # [tiny.mission.conqueror]
        Mission("elder", "Elder", First(), ONE_SOURCE),
        Mission("equalizer", "Equalizer", Balance(equalizer_vp), ONE_SOURCE),
        Mission("explorer", "Explorer", Away(), ONE_SOURCE),
        Mission("hermit", "Hermit", Compare(COLONIES, False), ONE_SOURCE),  # [tiny.mission.hermit]
        Mission("hoarder", "Hoarder", Stock(hoarder_each), ONE_SOURCE),
        Mission("industrialist", "Industrialist", Top(), ONE_SOURCE),
        Mission("noble", "Noble", Compare(DIPLOMACY, True), ONE_SOURCE),  # [tiny.mission.noble]
        Mission("orbiter", "Orbiter", AllAt(in_orbit), DOUBTFUL),
        Mission("seeker", "Seeker", Compare(CULTURE, True), ONE_SOURCE),  # [tiny.mission.seeker]
        Mission("trader", "Trader", Compare(ECONOMY, True), ONE_SOURCE),  # [tiny.mission.trader]
    ]
