"""`greedy` and `random` are the anchors of every contest: they stay as they are, so that figures of
different years can be compared. A better bot gets another name.

Only a change of the rules may change these numbers; then write them anew with
`PYTHONPATH=tests .venv/bin/python -m arena.test_anchor`, and say so.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from perihelion.arena.contest import Contest, Deal, deal_seed
from perihelion.arena.playing import play_deal
from perihelion.bots.registry import bot_names
from perihelion.games import GAMES
from shipped import SHIPPED

FILE = Path(__file__).parent.parent / "golden" / "anchors.json"

WHOLE_ARC = ["gathering-storm", "rebel-vs-imperium", "brink-of-war"]

SET_UPS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "race": ("race", 2, {}),
    "race, 4 players": ("race", 4, {}),
    "race, advanced": ("race", 2, {"advanced": True}),
    "race, three expansions": ("race", 3, {"expansions": WHOLE_ARC, "takeovers": True}),
    "roll": ("roll", 2, {}),
    "roll, 3 players": ("roll", 3, {}),
    "tiny": ("tiny", 2, {}),
    "beyond": ("beyond", 2, {}),
}


def mark(name: str) -> str:
    """The answers of two deals between the anchors, boiled down."""
    game, players, options = SET_UPS[name]
    contest = Contest(
        game=game, bots=("greedy", "random"), games=1, players=players, options=options
    )
    chairs = (0, *(1,) * (players - 2), 0)
    digest = sha256()
    for k in range(2):
        for one in play_deal(contest, Deal(k, 0, deal_seed(1, k), chairs)):
            digest.update(json.dumps([one.record["answers"], one.scores]).encode())
    return digest.hexdigest()[:16]


@pytest.mark.parametrize("name", SET_UPS)
def test_the_anchors_play_as_ever(name: str) -> None:
    assert mark(name) == json.loads(FILE.read_text())[name]


@pytest.mark.parametrize("game", SHIPPED)
def test_every_game_has_both_anchors(game: str) -> None:
    assert {"greedy", "random"} <= set(bot_names(game))


def test_a_game_of_another_package_has_chance_at_least() -> None:
    assert all("random" in bot_names(game) for game in GAMES)


if __name__ == "__main__":
    FILE.write_text(json.dumps({name: mark(name) for name in SET_UPS}, indent=1) + "\n")
