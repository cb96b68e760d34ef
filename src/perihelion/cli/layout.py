"""How things lie on the screen, whatever the game."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final, TypeAlias

from rich.console import RenderableType
from rich.table import Table as Grid
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
    """The cells side by side, in as many lines as they need. A cell is broken only if it is wider
    than a line.
    """
    out = Text(margin)
    used = len(margin)
    further = margin if len(margin) > 2 else "  "
    for k, cell in enumerate(cells):
        if k and used + len(gap) + cell.cell_len > width:
            out.append(f"\n{further}")
            used = len(further)
        elif k:
            out.append(gap, style=DIM)
            used += len(gap)
        rest = cell
        while used + rest.cell_len > width:
            at = rest.plain.rfind(" ", 0, width - used + 1)
            if at < 1:
                break
            out.append_text(rest[:at])
            out.append(f"\n{further}")
            rest, used = rest[at + 1 :], len(further)
        out.append_text(rest)
        used += rest.cell_len
    return out


def under(label: str, cells: Sequence[Text], width: int, margin: str = "") -> Text:
    """The cells side by side, behind what they are."""
    first = Text.assemble((f"{label} ", DIM), *cells[:1])
    return in_lines([first, *cells[1:]], width, margin)


def bullets(sentences: Sequence[str]) -> Grid:
    """Sentences one below another, each with a bullet."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for sentence in sentences:
        grid.add_row(Text("  •"), Text(sentence))
    return grid


def in_columns(
    rows: Sequence[Sequence[Text]], right: Container[int] = (), gap: int = 2
) -> list[Text]:
    """One line per row, every cell as wide as the widest of its column; the columns in `right` are
    flush right. Short rows are filled with empty cells.
    """
    widths: list[int] = []
    for row in rows:
        for k, cell in enumerate(row):
            if k == len(widths):
                widths.append(0)
            widths[k] = max(widths[k], cell.cell_len)
    out: list[Text] = []
    for row in rows:
        line = Text()
        for k, cell in enumerate(row):
            padding = " " * (widths[k] - cell.cell_len)
            if k in right:
                line.append(padding)
            line.append_text(cell)
            if k + 1 < len(row):
                line.append(" " * gap if k in right else padding + " " * gap)
        out.append(line)
    return out


def cut_to(line: Text, width: int) -> Text:
    """The line, cut to what fits."""
    line.truncate(width, overflow="ellipsis")
    return line
