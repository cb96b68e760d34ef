"""Reading the options of a game, and the box that goes with them."""

from __future__ import annotations

import json
from typing import Final

from perihelion.beyond.box import Box
from perihelion.beyond.catalogue.contents import FACTION_WORDS, contents
from perihelion.beyond.catalogue.files import check_corrections, read_corrections
from perihelion.beyond.phases.perform import bind
from perihelion.beyond.setup import Setup
from perihelion.tabletop.refusal import BadSetup

SETTINGS: Final = [
    *["mats", "tableau", "stalemate", "factions", "first_player", "catalogue", "automatic"],
]

_BOXES: Final[dict[str, Box]] = {}


def box_of(setup: Setup) -> Box:
    """The pieces as they are printed, or as they have been put right."""
    key = _key(setup.corrections)
    known = _BOXES.get(key)
    if known is None:
        known = bind(Box(contents(setup.corrections)))
        _BOXES[key] = known
    return known


def _key(corrections: dict[str, object]) -> str:
    return json.dumps(corrections, sort_keys=True) if corrections else ""


def _is_known(corrections: dict[str, object]) -> bool:
    """Whether there is such a box already, so that the corrections need no second look."""
    try:
        return _key(corrections) in _BOXES
    except (TypeError, ValueError):
        return False


def read_setup(players: int, options: dict[str, object]) -> Setup:
    """Check the number of players and the options [beyond.setup.players, beyond.setup.factions,
    beyond.setup.mats, beyond.tableau.option].
    """
    for name in options:
        if name not in SETTINGS:
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
    """What is put right in the catalogue: the name of a file, or what such a file says."""
    value = options.get("catalogue", {})
    if isinstance(value, str):
        return read_corrections(value)
    if isinstance(value, dict):
        return value if _is_known(value) else check_corrections(value)
    raise _bad("catalogue", value)
