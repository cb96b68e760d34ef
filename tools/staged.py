"""The server of the pictures: a table with the seed of a stage is not dealt but arranged, so that
what is rare in play is there to be looked at.

    python -m tools.staged PORT DATABASE

serves such tables, to whoever asks for very many of them.
"""

from __future__ import annotations

import sys
from typing import Any, Final

from tools.stages_beyond import APART, FULL_TREES, STAGES_BEYOND
from tools.stages_roll import STAGES_ROLL
from tools.stages_tiny import STAGES_TINY, WON_ALONE

import perihelion
from perihelion.server.room import Room
from perihelion.server.serve import serve
from perihelion.server.settings import Limits, Settings

TWO: Final = ["gathering-storm", "rebel-vs-imperium"]
ARC: Final = {"expansions": TWO, "takeovers": True}
GOALS: Final = [
    "overlord-discoveries",
    "system-diversity",
    "budget-surplus",
    "galactic-status",
    "greatest-military",
    "production-leader",
]
EMPIRE: Final = ["new-sparta", "imperium-seat", "space-marines", "drop-ships"]
REBELS: Final = ["old-earth", "rebel-base", "rebel-miners", "new-military-tactics"]
OTHERS: Final = {"tableau": ["alpha-centauri", "comet-zone"], "fillers": 2}

STAGES: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "takeover": (
        9001,
        {
            "at": "settle",
            "round": 6,
            "options": ARC,
            "goals": GOALS,
            "seats": [
                {"tableau": EMPIRE, "hand": ["gem-world"], "fillers": 3, "actions": ["settle"]},
                {"tableau": REBELS, "fillers": 3, "actions": ["produce"]},
                OTHERS,
            ],
            "answers": ["0 pass", "1 pass", "0 card:imperium-seat"],
        },
    ),
    "defence": (
        9002,
        {
            "at": "settle",
            "round": 6,
            "options": ARC,
            "goals": GOALS,
            "seats": [
                {"tableau": REBELS, "fillers": 3, "actions": ["produce"]},
                {"tableau": EMPIRE, "hand": ["gem-world"], "fillers": 3, "actions": ["settle"]},
                OTHERS,
            ],
            "answers": ["0 pass", "1 pass", "1 card:imperium-seat", "1 card:rebel-base"],
        },
    ),
    "search": (
        9003,
        {
            "at": "action",
            "round": 4,
            "options": {"expansions": [*TWO, "brink-of-war"]},
            "seats": [
                {"tableau": ["old-earth", "gem-world"], "fillers": 3, "prestige": 1},
                {"tableau": ["new-sparta", "rebel-base"], "fillers": 2},
                OTHERS,
            ],
            "answers": ["0 search", "1 action:settle", "2 action:develop"],
        },
    ),
    "paying": (
        9004,
        {
            "at": "settle",
            "round": 4,
            "seats": [
                {
                    "tableau": ["old-earth", "gem-world", "space-port"],
                    "hand": ["lost-species-ark-world"],
                    "fillers": 7,
                    "actions": ["settle"],
                },
                {"tableau": ["new-sparta", "comet-zone"], "fillers": 3, "actions": ["develop"]},
                {"tableau": ["alpha-centauri", "star-nomad-lair"], "fillers": 2},
            ],
            "answers": ["0 card:lost-species-ark-world"],
        },
    ),
}
"""Each stage with the seed that stands for it."""


def staged() -> None:
    """Let tables with such seeds be arranged from now on."""
    dealt = Room.deal
    every = (STAGES, STAGES_ROLL, STAGES_TINY, STAGES_BEYOND, APART, FULL_TREES)
    stages = [WON_ALONE, *(stage for some in every for stage in some.values())]
    by_seed = dict(stages)
    assert len(by_seed) == len(stages), "two stages have the same seed"

    def deal(room: Room) -> None:
        dealt(room)
        stage = by_seed.get(room.row.terms.seed or 0)
        if stage is not None:
            room.table = perihelion.position(room.row.game, stage, log=True)

    setattr(Room, "deal", deal)  # noqa: B010 - mypy takes no other way to change a method


if __name__ == "__main__":
    staged()
    plenty = Limits(
        messages_a_second=10_000,
        messages_at_once=100_000,
        requests_a_minute=100_000,
        entries_a_minute=1000,
        tables_a_minute=1000,
        games_of_person=1000,
    )
    serve(Settings(port=int(sys.argv[1]), database=sys.argv[2], limits=plenty), print)
