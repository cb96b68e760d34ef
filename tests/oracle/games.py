"""Where recorded games are found: samples here, all of them beside the checkout."""

from __future__ import annotations

import gzip
import json
import os
from pathlib import Path
from typing import Any, Final

from oracle.differences import Tally
from oracle.records import Recorded
from oracle.replay import replay

Plain = dict[str, Any]

HERE: Final = Path(__file__).parent
SAMPLE: Final = HERE / "sample.jsonl.gz"
ARC_SAMPLE: Final = HERE / "sample_arc.jsonl.gz"
FOUND_SAMPLE: Final = HERE / "sample_found.jsonl.gz"
FOLDER: Final = HERE.parents[2] / "shared" / "oracle" / "games"
ALL: Final = sorted(FOLDER.glob("*.jsonl.gz"))
FOUND: Final = FOLDER.parent / "found" / "found.jsonl.gz"
EVERY: Final = 1 if os.environ.get("ORACLE") == "all" else 3
"""One game in so many of each file is replayed, always the same ones; `make oracle` replays all."""

BASE: Final = sorted(FOLDER.glob("base_*.jsonl.gz")) + sorted(FOLDER.glob("coverage_base_*.gz"))

TWO, ADVANCED, THREE = range(3)
"""The games of the sample: two players to the round limit, the advanced game, three players."""


def sample(number: int) -> Plain:
    """A fresh copy of a recorded game of the sample, to be spoilt."""
    return recorded(SAMPLE, number)


def recorded(path: Path, number: int) -> Plain:
    """A game of a file."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        data: Plain = json.loads(list(lines)[number])
    return data


def played(data: Plain) -> Tally:
    return replay(Recorded("spoilt", data))


def write(path: Path, text: str) -> Path:
    """A file as recorded games come."""
    with gzip.open(path, "wt", encoding="utf-8") as file:
        file.write(text)
    return path
