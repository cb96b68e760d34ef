"""Race for the Galaxy with its first three expansions, for 2 to 6 players.

The rules are in `phases`, a file per phase, in the order of play; the cards in `catalogue`, a line
each; what cards can do in `powers`.
"""

from __future__ import annotations

from perihelion.race.ids import RULES_VERSION as RULES_VERSION
