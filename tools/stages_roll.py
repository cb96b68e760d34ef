"""Positions of Roll for the Galaxy that show much at once."""

from __future__ import annotations

from typing import Any, Final

_TABLEAU: Final = "galactic-influence propaganda-campaign spice-world space-port mining-league"
_MINE: Final[dict[str, Any]] = {
    "tableau": _TABLEAU.split(),
    "goods": ["spice-world N", "space-port H"],
    "credits": 6,
    "chips": 7,
    "dev": ["trade-levies", "galactic-exchange", "investment-credits"],
    "world": ["lost-alien-warship", "uplift-overseers"],
}
_DICE: Final = {"citizenry": "3H1M2N", "stack-dev": "1H", "stack-world": "2H1M", "cup": "1H"}
_ROLLED: Final = [
    "H explore", "H explore", "H develop", "H ship", "M wild", "M settle", "N produce", "N wild",
    "C ship", "G wild",
]  # fmt: skip
_OTHERS: Final[list[dict[str, Any]]] = [
    {
        "tableau": ["local-subsidies", "galactic-resort", "gem-world", "export-duties"],
        "goods": ["gem-world N"],
        "dice": {"citizenry": "2H", "stack-dev": "1R", "cup": "1M"},
        "dev": ["organic-shipyards"],
        "world": ["plague-world", "radioactive-world"],
        "credits": 4,
        "chips": 5,
    },
    {
        "tableau": ["isolation-policy", "pirate-world"],
        "dice": {"citizenry": "1H1G", "cup": "2H"},
        "dev": ["galactic-reserves"],
        "world": ["runaway-robots"],
        "credits": 2,
        "chips": 3,
    },
]
_BEHIND: Final = {"dice": {"citizenry": "2H"}, "rolled": ["H explore", "M settle", "R wild"]}


def _at(phase: str, row: str, strip: str, **more: Any) -> dict[str, Any]:
    """A phase with workers of mine."""
    dice = {**_DICE, f"row-{phase}": row, f"strip-{phase}": strip}
    return {"at": phase, "round": 7, "seats": [{**_MINE, "dice": dice, **more}, *_OTHERS]}


STAGES_ROLL: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "roll-assign": (
        9101,
        {
            "at": "assign",
            "round": 7,
            "seats": [
                {**_MINE, "dice": {**_DICE, "cup": ""}, "rolled": _ROLLED},
                *[{**one, **_BEHIND} for one in _OTHERS],
            ],
        },
    ),
    "roll-develop": (9102, _at("develop", "2H1M", "1N")),
    "roll-produce": (9103, _at("produce", "1H1M", "1N", goods=[])),
    "roll-ship": (9104, _at("ship", "1H1C", "1N")),
    "roll-manage": (
        9105,
        {"at": "manage", "round": 7, "seats": [{**_MINE, "dice": _DICE, "credits": 3}, *_OTHERS]},
    ),
}
"""Each stage with the seed that stands for it."""
