"""How a game is set up: its players, tiles and variants."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.roll.catalogue.sets import SETS
from perihelion.tabletop.bits import BIT
from perihelion.tabletop.refusal import BadSetup


class Setup:
    """How a game is set up; never changes."""

    def __init__(self, players: i64, expansions: i64, first_game: bool, automatic: bool) -> None:
        self.players: Final[i64] = players
        self.expansions: Final[i64] = expansions  # a bit for each of SETS
        self.first_game: Final = first_game
        self.automatic: Final = automatic

    def options(self) -> dict[str, object]:
        """As `new_game` takes them."""
        out: dict[str, object] = {"first_game": self.first_game, "automatic": self.automatic}
        if self.expansions:
            out["expansions"] = [
                SETS[k].word for k in range(1, len(SETS)) if self.expansions & BIT[k]
            ]
        return out


def read_setup(players: int, options: dict[str, object]) -> Setup:
    """Check the number of players and the options [roll.comp.players]."""
    if not 2 <= players <= 5:
        raise BadSetup("PLAYER_COUNT", {"players": players, "least": 2, "most": 5})
    known = ["first_game", "automatic"]
    if len(SETS) > 1:
        known.append("expansions")
    for name in options:
        if name not in known:
            raise BadSetup("UNKNOWN_SETTING", {"setting": name})
    return Setup(
        players,
        _expansions(options.get("expansions", [])),
        _flag(options, "first_game", False),
        _flag(options, "automatic", True),
    )


def _expansions(named: object) -> i64:
    """The expansions that are named, as a bit for each set."""
    if not isinstance(named, list | tuple):
        raise BadSetup("BAD_SETTING", {"setting": "expansions", "value": str(named)})
    words = [one.word for one in SETS]
    out: i64 = 0
    for word in named:
        if word not in words[1:]:
            raise BadSetup("BAD_SETTING", {"setting": "expansions", "value": str(word)})
        out |= BIT[words.index(str(word))]
    return out


def _flag(options: dict[str, object], name: str, default: bool) -> bool:
    value = options.get(name, default)
    if not isinstance(value, bool):
        raise BadSetup("BAD_SETTING", {"setting": name, "value": str(value)})
    return value
