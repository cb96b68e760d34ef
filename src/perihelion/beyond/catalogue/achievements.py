"""The ten achievements [beyond.comp.achievements]: group, condition, points of the cells.

A comment after a line says what it was before it was measured; so came the third cell of groups A
and B with four players, without which full cards can put off the end. The measurements stand in
`docs/reference/beyond-balance.md`.
"""

# A card is one line, however long.
# ruff: noqa: E501
# fmt: off

from __future__ import annotations

from typing import Final

from perihelion.beyond.catalogue.lines import achievement
from perihelion.beyond.pieces.cards import PARTLY, Achievement

ACHIEVEMENTS: Final[list[Achievement]] = [
    achievement("empire", "basic", "colonised_systems", least=4, cells=[5, 3, 2], known=PARTLY),
    achievement("transcendence", "basic", "techs_level_4", least=1, cells=[5, 3, 2], known=PARTLY),
    achievement("full-automation", "A", "automation_level", least=5, cells=[4, 2], fourth=[1]),  # level 6
    achievement("armada", "A", "ship_levels_on_board", least=14, cells=[4, 2], fourth=[1]),
    achievement("breadbasket", "A", "food_discs_on_mat", most=1, cells=[4, 2], fourth=[1]),
    achievement("industrial-giant", "A", "ore_discs_on_mat", most=2, cells=[4, 2], fourth=[1]),  # at most 1
    achievement("specialisation", "B", "max_single_specialisation_symbols", least=5, cells=[4, 2], fourth=[1], known=PARTLY),
    achievement("hegemony", "B", "garrisoned_locations", least=5, cells=[4, 2], fourth=[1]),  # 4 places, garrisoned or not
    achievement("polymath", "B", "techs_all", least=9, cells=[4, 2], fourth=[1]),  # all four types from level II on
    achievement("great-library", "B", "techs_level_3", least=3, cells=[4, 2], fourth=[1]),
]
