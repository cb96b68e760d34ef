"""A board is loaded beside what all tables share: no rule may style both."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

SOURCE: Final = Path(__file__).parents[2] / "web" / "src"
BOARDS: Final = sorted(folder.name for folder in (SOURCE / "boards").iterdir() if folder.is_dir())


def own(folder: Path) -> set[str]:
    """The classes that have rules of their own there: nothing else stands before or after them."""
    css = "\n".join(path.read_text("utf-8") for path in sorted(folder.glob("*.css")))
    css = re.sub(r"/\*.*?\*/|\([^()]*\)", "", css, flags=re.DOTALL)
    return set(re.findall(r"(?:^|[{};,])\s*\.([\w-]+)\s*(?=[{,])", css, flags=re.MULTILINE))


def test_what_all_tables_share_has_styles() -> None:
    assert {"piece", "stage-ring"} <= own(SOURCE / "styles")
    assert len(BOARDS) == 5


@pytest.mark.parametrize("board", BOARDS)
def test_a_board_styles_nothing_that_all_tables_share(board: str) -> None:
    assert sorted(own(SOURCE / "boards" / board) & own(SOURCE / "styles")) == []
