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


def _rare(at: str, tableau: str, dice: dict[str, str], **more: Any) -> dict[str, Any]:
    """A question that comes up now and then: the answers lead there, the rest is about me."""
    apart = ("answers", "bag", "played")
    whole: dict[str, Any] = {name: more.pop(name) for name in apart if name in more}
    mine = {**_MINE, "tableau": tableau.split(), "goods": [], **more}
    mine["dice"] = {"citizenry": "2H1M", "cup": "1H1G", **dice}
    return {"at": at, "round": 7, "seats": [mine, *_OTHERS], **whole}


def _shipping(row: str) -> dict[str, Any]:
    """Goods to be shipped by a banker."""
    dice = {"row-ship": row, "strip-ship": "1H"}
    tableau = "galactic-bankers spice-world space-port"
    return _rare("ship", tableau, dice, goods=["spice-world N", "space-port H"])


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
        {
            "at": "manage",
            "round": 7,
            "seats": [
                {**_MINE, "goods": ["spice-world N", "space-port N"], "dice": _DICE, "credits": 3},
                *_OTHERS,
            ],
        },
    ),
    "roll-rearrange": (
        9106,
        _rare(
            "explore",
            "advanced-logistics spice-world",
            {"row-explore": "2H", "stack-world": "1H"},
            answers=["0 rearrange"],
        ),
    ),
    "roll-top": (
        9107,
        _rare("explore", "spice-world", {"row-explore": "2H"}, faction=4)
        | {"answers": ["0 scout:home", "0 done"]},
    ),
    "roll-give": (
        9108,
        _rare(
            "explore",
            "galactic-influence spice-world",
            {"row-explore": "2H"},
            bag=0,
            answers=["0 scout:home", "0 done"],
        ),
    ),
    "roll-extra": (9109, _rare("explore", "alien-research-team spice-world", {})),
    "roll-used": (9110, _rare("develop", "spice-world", {"stack-dev": "2H1M1N1G"})),
    "roll-to-cup": (
        9111,
        _rare(
            "settle",
            "galactic-exchange spice-world",
            {"row-settle": "2H1M", "strip-settle": "1N"},
            world=["jungle-world", "uplift-overseers"],
            dev=["trade-levies"],
        ),
    ),
    "roll-lose": (
        9112,
        _rare(
            "settle",
            "galactic-influence spice-world",
            {"strip-settle": "1N", "row-ship": "1C"},
            world=["former-penal-colony", "uplift-overseers"],
            played=["ship"],
        ),
    ),
    "roll-shipper": (9113, _shipping("1H1C")),
    "roll-bank": (9114, _shipping("1H")),
}
"""Each stage with the seed that stands for it."""
