"""Positions of Tiny Epic Galaxies in which each of its questions is asked of the first seat.

Some of them come up once in twenty games: here they can be looked at, and tested.
"""

from __future__ import annotations

from typing import Any, Final

_ROW: Final = ["shouhua", "padraigin-3110", "mj-120210", "k-widow", "jakks"]
_MINE: Final[dict[str, Any]] = {
    "level": 4,
    "energy": 6,
    "culture": 5,
    "ships": ["orbit shouhua 2", "orbit padraigin-3110 3", "orbit k-widow 1"],
    "colonies": ["hoefker"],
}
_OTHERS: Final[list[dict[str, Any]]] = [
    {
        "level": 5,
        "energy": 2,
        "culture": 5,
        "ships": ["orbit shouhua 3", "orbit k-widow 2", "surface k-widow"],
        "colonies": ["pembertonia-major", "drewkaiden"],
    },
    {
        "level": 5,
        "energy": 6,
        "culture": 1,
        "ships": ["orbit padraigin-3110 1", "surface k-widow"],
        "colonies": ["aughmoore"],
    },
]


def _mine(*answers: str, colony: str = "", **more: Any) -> dict[str, Any]:
    """My turn, two dice of which have been used. If there is a colony, it is used."""
    colonies = [*_MINE["colonies"], colony] if colony else _MINE["colonies"]
    used = ["die:3", f"planet:{colony}"] if colony else []
    return {
        "seats": [{**_MINE, "colonies": colonies}, *_OTHERS],
        "row": _ROW,
        "used": ["culture", "economy"],
        "dice": ["colony", "economy", "move", "energy"],
        "answers": [f"0 {answer}" for answer in (*used, *answers)],
        **more,
    }


def _then(stage: dict[str, Any], *answers: str) -> dict[str, Any]:
    """The same after further answers."""
    return {**stage, "answers": [*stage["answers"], *answers]}


def _theirs(*answers: str, colony: str = "maia", dice: str = "colony") -> dict[str, Any]:
    """The turn of the last player, who has this colony and a die with this face: I come next."""
    first, second = _OTHERS
    return {
        "seats": [_MINE, first, {**second, "colonies": [colony]}],
        "row": _ROW,
        "active": 2,
        "dice": [dice, "diplomacy", "energy"],
        "answers": [f"2 {answer}" for answer in ("die:1", *answers)],
    }


def _alone(*answers: str, level: int = 1, name: str = "hades") -> dict[str, Any]:
    """The turn of the rogue galaxy, which attacks first."""
    rogue: dict[str, Any] = {"name": name, "level": level, "energy": 3, "culture": 2}
    rogue["ships"] = ["orbit shouhua 3", "orbit k-widow 2"]
    return {
        "at": "rogue",
        "seats": [_MINE],
        "rogue": {**rogue, "colonies": ["aughmoore"]},
        "row": _ROW[:4],
        "rolls": ["colony", "economy", "energy"],
        "answers": [f"0 {answer}" for answer in answers],
    }


_ASKED: Final[dict[str, dict[str, Any]]] = {
    # one's own turn
    "turn": _mine(),
    "reroll": _mine("reroll"),
    "convert": _mine("convert"),
    "convert-to": _mine("convert", "die:3", "die:4"),
    "move": _mine("die:5"),
    "landing": _mine("die:5", "land:a1:jakks"),
    "advance": _mine("die:4"),
    "colony": _mine("die:3"),
    # following
    "follow": _theirs("enter-orbit:c2:mj-120210", dice="move"),
    "free-follow": _theirs("planet:zavodnick", "face:energy", colony="zavodnick"),
    # planets
    "pick-amount": _mine(colony="omicron-fenzi"),
    "pick-opponent": _mine(colony="la-torres"),
    "pick-own-ship": _mine(colony="nakagawakozi"),
    "pick-target-ship": _mine(colony="jorg"),
    "pick-two-targets": _mine(colony="brumbaugh"),
    "pick-recall": _mine(colony="andellouxian-6"),
    "pick-swing": _mine(colony="bsw-10-1"),
    "pick-hop": _mine(colony="gort"),
    "terra-step": _theirs("planet:terra-bettia", colony="terra-bettia"),
    "terra-last": _then(_mine(colony="terra-bettia"), "1 none", "2 none"),
    "pick-mix": _mine(colony="lureena"),
    "pick-payment": _mine(colony="mared"),
    "pick-empty-planet": _mine(colony="helios"),
    "pick-reroll": _mine(colony="zalax"),
    "pick-give-up": _mine(colony="maia"),
    "pick-face-for-die": _mine(colony="gyore"),
    "pick-row-action": _mine(colony="umbra-forum"),
    "pick-borrow": _mine(colony="sargus-36"),
    "pick-die-to-repeat": _mine(colony="piedes"),
    "pick-wild": _mine(colony="zavodnick"),
    "nagato-first": _mine(colony="nagato"),
    "nagato-second": _mine("enter-orbit:a1:jakks", colony="nagato"),
    # the rogue galaxy
    "rogue-reroll": _alone(),
    "rogue-push": _alone("let", level=4, name="artemis"),
    "rogue-tribute": _alone("let", level=5),
}

STAGES_TINY: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    kind: (9200 + k, stage) for k, (kind, stage) in enumerate(_ASKED.items())
}
"""By the kind of its question, each stage with the seed that stands for it."""

WON_ALONE: Final[tuple[int, dict[str, Any]]] = (
    9299,
    {
        "seats": [
            {
                "level": 5,
                "energy": 7,
                "culture": 5,
                "ships": ["orbit shouhua 2", "orbit k-widow 1"],
                "colonies": ["hoefker", "pembertonia-major", "andellouxian-6", "bsw-10-1"],
            }
        ],
        "rogue": {
            "name": "hades",
            "level": 3,
            "energy": 3,
            "culture": 2,
            "ships": ["orbit shouhua 3", "orbit k-widow 2"],
            "colonies": ["aughmoore"],
        },
        "row": _ROW[:4],
        "dice": ["colony", "economy", "move", "energy"],
    },
)
"""Alone, and one die away from the victory: the empire is raised to its highest level."""
