"""Roll for the Galaxy: the base game for 2 to 5 players.

The rules are in `phases`, a file per part of the round, in the order of play; the tiles in
`catalogue`, a line per side; what developments can do in `powers`.
"""

from __future__ import annotations

from perihelion.roll.ids import RULES_VERSION as RULES_VERSION
