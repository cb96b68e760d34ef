"""The oracle finds what is wrong in games with expansions, too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from oracle.games import ARC_SAMPLE, Plain, played, recorded

Spoil = Callable[[Plain], None]

THIRD = 0
"""The game of the sample with all three expansions that is spoilt here."""


def snapshots(game: Plain) -> list[Plain]:
    return [event for event in game["events"] if event["e"] == "snap"]


def change_player(field: str, value: Any) -> Spoil:
    def spoil(game: Plain) -> None:
        snapshots(game)[-2]["players"][0][field] = value

    spoil.__name__ = f"change_player_{field}"
    return spoil


def change_snapshot(field: str, value: Any) -> Spoil:
    def spoil(game: Plain) -> None:
        snapshots(game)[-2][field] = value

    spoil.__name__ = f"change_{field}"
    return spoil


def change_final(field: str) -> Spoil:
    def spoil(game: Plain) -> None:
        game["final"]["scores"][0][field] += 1

    spoil.__name__ = f"change_final_{field}"
    return spoil


def keep_another_start_world(game: Plain) -> None:
    choice = next(e for e in game["events"] if e.get("type") == "START")
    kept = choice["answer"]["world"]
    choice["answer"]["world"] = next(w for w in choice["offer"]["worlds"] if w != kept)


def offer_less(kind: str, field: str) -> Spoil:
    def spoil(game: Plain) -> None:
        chosen = (e for e in game["events"] if e.get("type") == kind and e["offer"][field])
        next(chosen)["offer"][field].pop()

    spoil.__name__ = f"offer_less_{kind}_{field}"
    return spoil


SPOILS: list[Spoil] = [
    change_player("prestige", 99),
    change_player("prestige_action_used", 7),
    change_player("saved", ["Gem World"]),
    change_player("goals", ["Budget Surplus", "Galactic Status"]),
    change_player("actions", ["search", "produce"]),
    change_player("mil", 40),
    change_player("score", -40),
    change_snapshot("goals_avail", ["Budget Surplus"]),
    change_snapshot("leaders", []),
    change_snapshot("tile", 9),
    change_final("prestige"),
    change_final("goals"),
    change_final("total"),
    keep_another_start_world,
    offer_less("START", "hand"),
    offer_less("ACTION", "legal"),
    offer_less("PLACE", "cards"),
]


@pytest.mark.parametrize("spoil", SPOILS, ids=lambda spoil: spoil.__name__)
def test_a_spoilt_record_is_an_unlisted_difference(spoil: Spoil) -> None:
    game = recorded(ARC_SAMPLE, THIRD)
    assert not played(game).unlisted

    spoil(game)

    assert played(game).unlisted
