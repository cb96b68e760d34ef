"""List the parts of a game's observations: `python -m perihelion.envs race`."""

from __future__ import annotations

import sys

from perihelion.envs.listing import listing
from perihelion.games import GAMES
from perihelion.tabletop.refusal import Refused


def main() -> int:
    """Print the page of each game that is named, or of all."""
    try:
        for game in sys.argv[1:] or list(GAMES):
            sys.stdout.write(listing(game))
    except Refused as refused:
        sys.stderr.write(f"{refused}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
