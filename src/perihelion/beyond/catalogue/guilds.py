"""The four guilds [beyond.comp.guilds].

A comment after a line says what it was before it was measured; the measurements stand in
`docs/reference/beyond-balance.md`.
"""

# A card is one line, however long.
# fmt: off

from __future__ import annotations

from typing import Final

from perihelion.beyond.catalogue.lines import action, research
from perihelion.beyond.pieces.cards import PARTLY, Guild
from perihelion.beyond.powers.choosing import CopyAction
from perihelion.beyond.powers.colonising import Colonise

GUILDS: Final[list[Guild]] = [
    Guild("terraforming-guild", action(Colonise(), ore=4, population=1), PARTLY),
    Guild("academy-guild", action(research(3), ore=4), PARTLY),  # 5 ore
    Guild("technocrats-guild", action(CopyAction(own_only=True), ore=1), PARTLY),
    Guild("visionaries-guild", action(research(4), ore=7), PARTLY),  # 8 ore
]
