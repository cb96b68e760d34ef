"""Recorded games of an independent engine are the same games on ours."""

from __future__ import annotations

from pathlib import Path

import pytest

from oracle.games import BASE, FOLDER, SAMPLE
from perihelion.race.oracle.differences import LISTED, Tally
from perihelion.race.oracle.records import read_games
from perihelion.race.oracle.replay import replay

DIFFERENCES = Path(__file__).parents[2] / "docs" / "reference" / "race-differences.md"

needs_all_games = pytest.mark.skipif(
    not FOLDER.is_dir(),
    reason="the recorded games do not lie beside this checkout: only the sample and the golden "
    "records are replayed",
)


def compared_in_full(path: Path) -> Tally:
    """Replay a file, and see to it that nothing in it went uncompared."""
    tally = Tally()
    choices = 0
    snapshots = 0
    for game in read_games(path):
        tally.add(replay(game))
        for event in game.events:
            by_our_rules = event.get("round") not in game.apart
            choices += event["e"] == "choice" and by_our_rules
            snapshots += event["e"] == "snap" and (by_our_rules or event["at"] == "round_start")
    assert tally.games > 0
    assert not tally.unlisted, "\n".join(tally.lines())
    assert (tally.decisions, tally.snapshots) == (choices, snapshots)
    return tally


@needs_all_games
@pytest.mark.parametrize("path", BASE, ids=lambda path: path.name)
def test_every_recorded_base_game_is_the_same_game_on_our_engine(path: Path) -> None:
    compared_in_full(path)


@needs_all_games
def test_all_five_base_configurations_are_there() -> None:
    names = [path.name.removesuffix(".jsonl.gz") for path in BASE]

    assert names == ["base_2p", "base_2p_adv", "base_3p", "base_4p", "coverage_base_3p"]


def test_the_sample_has_every_listed_difference_and_no_other() -> None:
    tally = compared_in_full(SAMPLE)

    assert set(tally.listed) == set(LISTED)


def test_every_listed_difference_is_documented_and_no_other() -> None:
    lines = DIFFERENCES.read_text(encoding="utf-8").splitlines()

    headings = [line.removeprefix("## ").strip("`") for line in lines if line.startswith("## `")]
    assert headings == LISTED
