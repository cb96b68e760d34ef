"""Positions of Beyond the Sun that bring up every question it can ask, the rare ones too."""

from __future__ import annotations

from typing import Any, Final

from perihelion.beyond.catalogue.technologies import TECHNOLOGIES

_SLOTS: Final = {
    "II-A": "plasma-cannon",
    "II-B": "supply-outpost",
    "II-C": "privateering",
    "II-D": "arcology-farming",
    "II-E": "mass-cloning",
    "III-A": "capital-ship",
    "III-C": "quantum-data-exchange",
    "III-D": "android-rights-movement",
}
_SYSTEMS: Final = {"A1": "sirius", "A2": "barnards-star", "B1": "luhman-16", "B2": "kapteyns-star"}
_MINE: Final[dict[str, Any]] = {
    "faction": "faction-three",
    "ore": 9,
    "population": 4,
    "ships": ["sol:1", "A1:2", "Y1:1", "Y1:1", "deep_space:2"],
    "researched": ["I-1", "I-2", "I-3", "II-A", "II-C", "II-D"],
    "controls": {"Y1": "food", "A1": "ore"},
    "colonies": [{"wolf-359": ["ore", "ore"]}],
    "off": [2, 2],
    "pawn": "basic-space:recruit",
}
_OTHERS: Final[list[dict[str, Any]]] = [
    {
        "faction": "united-nations",
        "ore": 4,
        "population": 3,
        "ships": ["A2:1", "Y3:2", "B2:4"],
        "researched": ["I-1", "I-3", "I-4", "II-A", "II-E", "III-A"],
        "controls": {"A2": "food", "Y3": "food", "B2": "ore"},
        "off": [1, 3],
        "pawn": "tech-space:ii-e:1:1",
    },
    {
        "faction": "nishida-ostergaard",
        "ore": 6,
        "population": 2,
        "ships": ["B1:3", "Y2:1", "deep_space:1"],
        "researched": ["I-2", "I-3", "I-4", "II-B", "II-C", "II-D", "III-D"],
        "controls": {"B1": "ore", "Y2": "ore"},
        "colonies": [{"alpha-centauri": ["food", "food"]}],
        "off": [3, 1],
        "pawn": "basic-space:build-jump:1",
    },
]


def _without(other: dict[str, Any], free: list[str]) -> dict[str, Any]:
    """Another player, who neither holds these places nor has ships there."""
    ships = [ship for ship in other["ships"] if ship.split(":")[0] not in free]
    controls = {place: disc for place, disc in other["controls"].items() if place not in free}
    return {**other, "ships": ships, "controls": controls}


def _stage(mine: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """The same table, and what is asked there; `mine` is what I have else."""
    slots = {**_SLOTS, **more.pop("slots", {})}
    free = more.pop("free", [])
    return {
        "round": 9,
        "slots": {word: card for word, card in slots.items() if card},
        "systems": _SYSTEMS,
        "guilds": ["terraforming-guild", "academy-guild", "technocrats-guild"],
        "achievements": ["empire", "transcendence", "armada", "polymath"],
        "claims": {"polymath": [2]},
        "seats": [{**_MINE, **(mine or {})}, *(_without(other, free) for other in _OTHERS)],
        "seed": 5,
        **more,
    }


_GIGA: Final = [*_MINE["researched"], "IIII-A"]
_END: Final = {"IIII-A": "giga-corporations"}
_CLAIMS: Final = {"polymath": [2, 0]}

_ALL: Final[dict[str, dict[str, Any]]] = {
    "action": _stage(),
    "ability": _stage({"colonies": ["61-cygni"], "researched": _GIGA}, slots=_END, claims=_CLAIMS),
    "cost-substitute": _stage(
        {"researched": [*_MINE["researched"], "III-D"], "ships": ["A1:3", "Y1:1"]},
        answers=["0 tech-space:i-2:1:1"],
    ),
    "variant": _stage(does=[0, "action:mass-cloning:1"]),
    "copy-action": _stage(does=[0, "action:quantum-data-exchange:1"]),
    "research-slot": _stage(
        {"researched": ["I-1", "I-2", "I-3", "I-4", "II-A"]}, answers=["0 basic-space:research-2:1"]
    ),
    "research-type": _stage(
        {"researched": ["I-1", "I-2", "I-3", "I-4", "II-A", "II-C"]},
        slots={"II-B": None},
        events={"II-B": "ore-boom"},
        answers=["0 basic-space:research-2:1", "0 slot:ii-b"],
    ),
    "research-card": _stage(
        {"researched": ["I-1", "I-2", "I-3", "I-4", "II-A", "II-C"]},
        events={"II-F": "pioneer-medal"},
        answers=["0 basic-space:research-2:1", "0 slot:ii-f"],
    ),
    "private-card": _stage(does=[0, "colonise:procyon"]),
    "build": _stage(does=[0, "now:neo-industrial-revolution"]),
    "build-short": _stage({"supply": [0, 1, 0, 0]}, does=[0, "now:neo-industrial-revolution"]),
    "build-site": _stage(does=[0, "basic:build-jump"]),
    "jump": _stage(does=[0, "now:interstellar-marshals"]),
    "teleport": _stage(does=[0, "now:wormhole-technology"], answers=["0 place:sol"]),
    "upgrade": _stage(does=[0, "now:hyperdrive-boosters"]),
    "stealth-target": _stage(
        {
            "ships": ["Y1:4", "sol:3", "deep_space:2"],
            "controls": {"Y1": "food"},
            "researched": [*_MINE["researched"], "III-C"],
        },
        slots={"III-C": "stealth-terraformers"},
        free=["A2"],
        answers=["0 tech-space:iii-c:1:1"],
    ),
    "colonise": _stage(
        {"ships": ["A1:4", "B2:4", "Y1:1"], "controls": {"A1": "ore", "B2": "food"}},
        free=["A2", "B2"],
        does=[0, "action:terraforming-guild:1"],
    ),
    "colonise-ships": _stage(
        {"ships": ["A1:2", "A1:1", "A1:2", "Y1:1"]}, does=[0, "action:terraforming-guild:1"]
    ),
    "keep-system": _stage(does=[0, "now:ministry-of-colonies"]),
    "automate-track": _stage(does=[0, "now:giga-corporations"]),
    "control-disc": _stage(
        {"ships": ["Y2:4", "sol:1"]},
        does=[0, "now:terraforming"],
        answers=["0 move:y2:4:b1", "0 end"],
    ),
    "colonise-disc": _stage(
        {"ships": ["B1:4", "B1:2", "sol:1"], "controls": {"B1": "ore", "A1": "ore"}},
        free=["B1"],
        does=[0, "action:terraforming-guild:1"],
    ),
    "outpost-order": _stage(
        {"ships": ["sol:4", "sol:4"], "controls": {}, "off": [7, 2]},
        does=[0, "colonise:teegardens-star"],
        answers=["0 move:sol:4:a2", "0 move:sol:4:y1", "0 end"],
    ),
    "bonus-order": _stage(
        {"ships": ["sol:2", "sol:2"], "off": [2, 5], "controls": {"Y1": "food"}, "colonies": []},
        options={"mats": "advanced"},
        free=["Y3"],
        answers=[
            "0 basic-space:build-jump:2",
            "0 skip",
            "0 move:sol:2:a1",
            "0 move:sol:2:a2",
            "0 end",
        ],
    ),
    "event-place": _stage(
        {"researched": ["I-1", "I-2", "I-3", "I-4", "II-A", "II-C"]},
        events={"II-F": "orbital-monument"},
        answers=["0 basic-space:research-2:1", "0 slot:ii-f", "0 ship:sol:1"],
    ),
    "supply-short": _stage({"supply": [1, 1, 0, 0]}, does=[0, "action:arcology-farming:1"]),
    "supply-move": _stage(does=[0, "now:android-rights-movement"]),
    "extra-system": _stage(does=[0, "event:rogue-star:1"]),
    "donate": _stage(does=[0, "event:spaceship-museum:1"]),
    "production": _stage(at="production"),
    "trade": _stage(at="production", answers=["0 trade"]),
    "claim": _stage(
        {"ships": ["sol:4", "Y1:4", "A1:4", "sol:2"], "researched": _GIGA},
        slots=_END,
        at="achievement",
    ),
}
"""Each kind of question at a table of three, who have played for a while."""

STAGES_BEYOND: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    kind: (9301 + k, {**stage, "game": "beyond"}) for k, (kind, stage) in enumerate(_ALL.items())
}
"""Each question with the seed that stands for it."""

APART: Final = {
    "private": (
        9390,
        {**_stage({"private": ["hydroponic-laboratories", "drone-foundries"]}), "game": "beyond"},
    )
}
"""A question whose answers lie on two parts of the table, with the seed that stands for it."""

_LETTERS: Final = {2: "ABCDEF", 3: "ABCDEF", 4: "ABC"}
"""The slots of each level that are filled in play."""


def _full(k: int) -> dict[str, Any]:
    """All slots have technologies, others for each k; I can use all actions, some of which are
    taken.
    """
    slots: dict[str, str] = {}
    for level, letters in _LETTERS.items():
        cards = [card.slug for card in TECHNOLOGIES if card.level == level]
        for place, letter in enumerate(letters):
            slots[f"{'I' * level}-{letter}"] = cards[(k * len(letters) + place) % len(cards)]
    known = ["I-1", "I-2", "I-3", "I-4", *(slot for slot in slots if not slot.startswith("IIII"))]
    mine = {
        "researched": known,
        "ore": 20,
        "population": 2,
        "ships": ["sol:1", "Y1:1"],
        "controls": {"Y1": "food"},
        "colonies": [],
    }
    stage = _stage(mine, slots=slots, free=["A1"])
    return {**stage, "game": "beyond"}


FULL_TREES: Final = {f"tree-{k}": (9401 + k, _full(k)) for k in range(4)}
"""The tree with all technologies, some at a time, each with the seed that stands for it."""
