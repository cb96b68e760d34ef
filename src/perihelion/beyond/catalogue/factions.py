"""The four factions with their basic and advanced mats [beyond.comp.mat-sides].

The names of two factions, the gap in column B at the start of the United Nations, and what makes
United Nations A and Nishida-Østergaard B act are attested; the amounts are reconstructed. A comment
says what an amount was before it was measured; the measurements stand in
`docs/reference/beyond-balance.md`.
"""

from __future__ import annotations

from typing import Final

from perihelion.beyond.catalogue.lines import (
    food_track,
    gain,
    mat,
    ore_track,
    passive,
    recruit,
    triggered,
    upgrade,
)
from perihelion.beyond.ids import EITHER, FOOD, ORE
from perihelion.beyond.pieces import mats
from perihelion.beyond.pieces.cards import PARTLY, RECONSTRUCTED

ROOM: Final = [5, 4, 4, 4]  # [6, 5, 5, 4]
"""Cells of the supply columns: fewer than there are cubes, since the rules say what becomes of one
that finds no free cell [beyond.return.overflow]."""

BASIC_FOOD: Final = food_track(A=0, B=1, C=4, D=7)  # 0, 2, 5, 8
BASIC_ORE: Final = ore_track({0: 1, 1: 1, 3: 1, 5: 1, 7: 1})  # at 0, 2, 4, 6, 8

FACTIONS: Final[list[mats.Faction]] = [
    mats.Faction(
        "united-nations",
        mat(
            room=ROOM, food=BASIC_FOOD, ore=BASIC_ORE,
            population="AAB", start_ore=1, ships=[1], ships_from="A",  # one fewer from A
        ),
        mat(
            room=ROOM,
            food=food_track(A=0, B=2, C=5, D=7),  # B at 3
            ore=ore_track({0: 1, 2: 1, 4: 1, 6: 1, 8: 1}),
            population="AAB", start_ore=2, ships=[1], ships_from="A",  # one fewer from A
            abilities=[  # [beyond.faction.un.a, beyond.faction.un.b]
                triggered(FOOD, 2, mats.PRODUCTION_TRADE, gain(2), trades=3),  # automated a disc
                passive(ORE, 4, mats.TRADE_RATE, 2),
            ],
        ),
        PARTLY,
    ),
    mats.Faction(
        "nishida-ostergaard",
        mat(
            room=ROOM, food=BASIC_FOOD, ore=BASIC_ORE,
            population="AA", start_ore=2, ships=[1], ships_from="A",
        ),
        mat(
            room=ROOM,
            food=food_track(A=0, B=2, C=5, D=8),
            ore=ore_track({0: 1, 2: 1, 4: 1, 7: 2}),  # at 1 instead of 2
            population="AA", start_ore=2, ships=[1], ships_from="A",  # 3 ore
            abilities=[  # [beyond.faction.nishida.a, beyond.faction.nishida.b]
                triggered(ORE, 5, mats.AFTER_RESEARCH, gain(1)),  # at 3 discs
                triggered(EITHER, 8, mats.LAST_DISC, gain(3), recruit(2), once=True),
            ],
        ),
        PARTLY,
    ),
    mats.Faction(
        "faction-three",
        mat(
            room=ROOM, food=BASIC_FOOD, ore=BASIC_ORE,
            population="AA", start_ore=1, ships=[2], ships_from="A",
        ),
        mat(
            room=ROOM,
            food=food_track(A=0, B=2, C=4, D=8),
            ore=ore_track({0: 1, 2: 1, 5: 1, 8: 2}),  # at 3 instead of 2
            population="AA", start_ore=2, ships=[2], ships_from="A",  # 1 ore
            abilities=[  # [beyond.faction.three.a, beyond.faction.three.b]
                passive(FOOD, 3, mats.JUMP_BONUS, 1),
                triggered(ORE, 5, mats.GAIN_CONTROL, upgrade()),
            ],
        ),
        RECONSTRUCTED,
    ),
    mats.Faction(
        "faction-four",
        mat(
            room=ROOM, food=BASIC_FOOD, ore=BASIC_ORE,
            population="AAA", start_ore=1, ships=[1], ships_from="A",  # 0 ore
        ),
        mat(
            room=ROOM,
            food=food_track(A=0, B=1, C=5, D=8),
            ore=ore_track({0: 1, 2: 1, 4: 1, 6: 1, 8: 1}),
            population="AAA", start_ore=1, ships=[1], ships_from="A",  # 0 ore
            abilities=[  # [beyond.faction.four.a, beyond.faction.four.b]
                triggered(FOOD, 4, mats.AFTER_COLONISE, recruit()),
                passive(ORE, 4, mats.STRENGTH_DISCOUNT, 1),
            ],
        ),
        RECONSTRUCTED,
    ),
]  # fmt: skip

AUTOMATION_VP: Final = [0, 0, 1, 0, 1, 1, 1, 1]
"""Points of the seven cells, and of each level beyond them [beyond.score.6-automation]."""
