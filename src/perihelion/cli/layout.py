"""How things lie on the screen, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from rich.console import RenderableType
from rich.text import Text

Picture: TypeAlias = list[RenderableType]
"""What is printed from top to bottom."""

FULL: Final = 0
SHORT: Final = 1
SHORTEST: Final = 2
FORMS: Final = (FULL, SHORT, SHORTEST)
"""How much of the table is shown, by the height of the terminal."""

DIM: Final = "dim"
STRONG: Final = "bold"


def in_lines(cells: Sequence[Text], width: int, margin: str = "  ", gap: str = " │ ") -> Text:
    """The cells side by side, in as many lines as they need; no cell is broken in two."""
    out = Text(margin)
    used = len(margin)
    for k, cell in enumerate(cells):
        if k and used + len(gap) + cell.cell_len > width:
            out.append("\n  ")
            used = 2
        elif k:
            out.append(gap, style=DIM)
            used += len(gap)
        out.append_text(cell)
        used += cell.cell_len
    return out
