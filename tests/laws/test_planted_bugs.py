"""The bugs that `make plant` puts into the source have their places there."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.plant_bugs import BUGS, ROOT


@pytest.mark.parametrize(("name", "file", "good", "bad"), BUGS, ids=[bug[0] for bug in BUGS])
def test_a_bug_can_be_planted(name: str, file: str, good: str, bad: str) -> None:
    source = (Path(ROOT) / "src" / "perihelion" / file).read_text("utf-8")

    assert source.count(good) == 1, f"mend the place of “{name}” in tools/plant_bugs.py"
    assert source.replace(good, bad) != source
