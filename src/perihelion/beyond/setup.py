"""How a game is set up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from perihelion.beyond.box import is_known
from perihelion.beyond.catalogue.contents import FACTION_WORDS
from perihelion.beyond.catalogue.files import check_corrections, read_corrections
from perihelion.tabletop.refusal import BadSetup

OPTIONS: Final[dict[str, object]] = {
    "mats": "basic",
    "tableau": False,
    "stalemate": True,
    "factions": [],
    "first_player": -1,
    "catalogue": {},
    "automatic": True,
}
"""Every option with its default."""


class Setup:
    """The number of players and the options, as far as the rules need them."""

    def __init__(
        self,
        players: i64,
        advanced: bool,
        tableau: bool,
        stalemate: bool,
        factions: list[str],
        first_player: i64,
        automatic: bool,
        corrections: dict[str, object],
    ) -> None:
        self.players: Final[i64] = players
        self.advanced: Final = advanced  # the advanced sides of the mats
        self.tableau: Final = tableau
        self.stalemate: Final = stalemate  # a game in which nobody gets on comes to its end
        self.factions: Final = factions  # empty where they are drawn
        self.first_player: Final[i64] = first_player  # -1 where the first player is drawn
        self.automatic: Final = automatic
        self.corrections: Final = corrections  # corrections to the catalogue

    def options(self) -> dict[str, object]:
        """As `new_game` takes them. Corrections stand here themselves and not as the name of a
        file, so that a record can be replayed wherever it goes.
        """
        out: dict[str, object] = {}
        if self.advanced:
            out["mats"] = "advanced"
        if self.tableau:
            out["tableau"] = True
        if not self.stalemate:
            out["stalemate"] = False
        if self.factions:
            out["factions"] = list(self.factions)
        if self.first_player >= 0:
            out["first_player"] = int(self.first_player)
        if not self.automatic:
            out["automatic"] = False
        if self.corrections:
            out["catalogue"] = self.corrections
        return out


def read_setup(players: int, options: dict[str, object]) -> Setup:
    """Check the number of players and the options [beyond.setup.players, beyond.setup.factions,
    beyond.setup.mats, beyond.tableau.option].
    """
    for name in options:
        if name not in OPTIONS:
            raise BadSetup("UNKNOWN_SETTING", {"setting": name})
    if not 2 <= players <= 4:
        raise BadSetup("BAD_PLAYER_COUNT", {"players": players, "least": 2, "most": 4})
    mats = options.get("mats", "basic")
    if mats not in ("basic", "advanced"):
        raise _bad("mats", mats)
    first = options.get("first_player", -1)
    if not isinstance(first, int) or isinstance(first, bool) or not -1 <= first < players:
        raise _bad("first_player", first)
    return Setup(
        players,
        mats == "advanced",
        _flag(options, "tableau", False),
        _flag(options, "stalemate", True),
        _factions(options, players),
        first,
        _flag(options, "automatic", True),
        _corrections(options),
    )


def _bad(setting: str, value: object) -> BadSetup:
    return BadSetup("BAD_SETUP_OPTION", {"setting": setting, "value": str(value)})


def _flag(options: dict[str, object], name: str, default: bool) -> bool:
    value = options.get(name, default)
    if not isinstance(value, bool):
        raise _bad(name, value)
    return value


def _factions(options: dict[str, object], players: int) -> list[str]:
    """The factions by name, one for each seat and none twice; else they are drawn."""
    named = options.get("factions", [])
    if not isinstance(named, list | tuple):
        raise _bad("factions", named)
    out: list[str] = []
    for one in named:
        if one not in FACTION_WORDS or one in out:
            raise _bad("factions", one)
        out.append(str(one))
    if out and len(out) != players:
        raise _bad("factions", named)
    return out


def _corrections(options: dict[str, object]) -> dict[str, object]:
    """Corrections to the catalogue: the name of a file, or what such a file says."""
    value = options.get("catalogue", {})
    if isinstance(value, str):
        return read_corrections(value)
    if isinstance(value, dict):
        return value if is_known(value) else check_corrections(value)
    raise _bad("catalogue", value)
