"""Write the pages of observations in the documentation, from what the games declare.

`python tools/observation_tables.py` writes them; a test compares them, so they cannot fall behind.
"""

from __future__ import annotations

import sys
from pathlib import Path

from perihelion.envs.listing import listing

PAGES = Path(__file__).parents[1] / "docs" / "reference"

GAMES = ["race", "roll", "tiny", "beyond"]
"""The games that have such a page."""

if __name__ == "__main__":
    for game in GAMES:
        (PAGES / f"observations-{game}.md").write_text(listing(game), "utf-8")
        sys.stdout.write(f"observations-{game}.md\n")
