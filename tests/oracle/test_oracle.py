"""Recorded games of an independent engine are the same games on ours."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

from oracle.differences import LISTED, Tally
from oracle.games import ALL, ARC_SAMPLE, EVERY, FOLDER, FOUND, FOUND_SAMPLE, SAMPLE
from oracle.records import read_games
from oracle.replay import replay

DIFFERENCES = Path(__file__).parents[2] / "docs" / "reference" / "race-differences.md"

needs_all_games = pytest.mark.skipif(
    not FOLDER.is_dir(),
    reason="the recorded games do not lie beside this checkout: only the samples and the golden "
    "records are replayed",
)


def compared_in_full(path: Path, every: int = 1) -> Tally:
    """Replay one game in so many of a file, and see to it that nothing in it is left out."""
    tally = Tally()
    recorded = 0
    for game in islice(read_games(path), 0, None, every):
        tally.add(replay(game))
        recorded += sum(event["e"] in ("choice", "snap") for event in game.events)
    assert tally.games > 0
    assert not tally.unlisted, "\n".join(tally.lines())
    assert tally.decisions + tally.snapshots + tally.passed_over == recorded
    assert tally.passed_over <= recorded // 4
    return tally


@pytest.mark.slow
@needs_all_games
@pytest.mark.parametrize("path", ALL, ids=lambda path: path.name)
def test_recorded_games_are_the_same_games_on_our_engine(path: Path) -> None:
    compared_in_full(path, EVERY)


@pytest.mark.skipif(not FOUND.is_file(), reason="the games found later are not at hand")
def test_games_found_later_are_the_same_games_on_our_engine() -> None:
    compared_in_full(FOUND)


@needs_all_games
def test_all_configurations_are_there() -> None:
    names = [path.name.removesuffix(".jsonl.gz").removeprefix("coverage_") for path in ALL]

    sets = Counter(name.split("_")[0] for name in names)
    assert sets == {"base": 5, "exp1": 10, "exp2": 24, "exp3": 25}


def test_the_samples_have_every_listed_difference_and_no_other() -> None:
    tally = compared_in_full(SAMPLE)
    tally.add(compared_in_full(ARC_SAMPLE))
    tally.add(compared_in_full(FOUND_SAMPLE))

    assert {name for name, count in tally.listed.items() if count} == set(LISTED)


def test_every_listed_difference_is_documented_and_no_other() -> None:
    lines = DIFFERENCES.read_text(encoding="utf-8").splitlines()

    headings = [line.removeprefix("## ").strip("`") for line in lines if line.startswith("## `")]
    assert headings == LISTED
