"""Numbers with a name."""

from __future__ import annotations

from typing import Final

RULES_VERSION: Final = 1

PROBES: Final = 7
COMETS: Final = 7

NO_COMET: Final = -1
"""In place of a comet: none."""
