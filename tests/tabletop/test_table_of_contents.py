"""Every game has the same table of contents."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import perihelion
from shipped import SHIPPED

STYLE = Path(__file__).parents[2] / "STYLE.md"
SOURCE = Path(perihelion.__file__).parent
if not (SOURCE / "race" / "game.py").exists():  # the compiled copy
    SOURCE = STYLE.parent / "src" / "perihelion"


def listed() -> tuple[set[str], set[str]]:
    """The modules that every game has, and those that it may have."""
    table = STYLE.read_text("utf-8").split("## What a game consists of")[1].split("\n\n")[2]
    rows = [row.split("|")[1:3] for row in table.splitlines()[2:]]
    must = {n for named, what in rows if "where" not in what for n in re.findall(r"`(.*?)`", named)}
    may = {n for named, what in rows if "where" in what for n in re.findall(r"`(.*?)`", named)}
    return must, may


@pytest.mark.parametrize("game", SHIPPED)
def test_a_game_consists_of_the_modules_that_the_style_guide_lists(game: str) -> None:
    must, may = listed()
    found = {
        f"{path.name}/" if path.is_dir() else path.name
        for path in (SOURCE / game).iterdir()
        if path.name not in ("__init__.py", "__pycache__") and not path.name.endswith(".so")
    }

    assert len(must) > 12
    assert must - found == set()
    assert found - must - may == set()
    assert (SOURCE / game / "phases" / "rule.py").exists()
