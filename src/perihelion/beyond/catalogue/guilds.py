"""The four guilds [beyond.comp.guilds]."""

# A card is one line, however long.
# fmt: off

from __future__ import annotations

from typing import Final

from perihelion.beyond.catalogue.lines import action, guild, research
from perihelion.beyond.effects.choosing import CopyAction
from perihelion.beyond.effects.colonising import Colonise
from perihelion.beyond.pieces import PARTLY, Guild

GUILDS: Final[list[Guild]] = [
    guild("terraforming-guild", action(Colonise(), ore=4, population=1), known=PARTLY),
    guild("academy-guild", action(research(3), ore=5), known=PARTLY),
    guild("technocrats-guild", action(CopyAction(own_only=True), ore=1), known=PARTLY),
    guild("visionaries-guild", action(research(4), ore=8), known=PARTLY),
]
