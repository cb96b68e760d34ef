"""Pages that need nothing but themselves: one file, styles and plots inside, no outside address."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from perihelion.arena.charts import style


@dataclass(frozen=True)
class Cell:
    """A cell of a table: `by` is what a column is sorted by, `heat` from 0 to 1 colours it."""

    words: str
    by: float | str | None = None
    heat: float | None = None
    about: str = ""


def section(title: str, *parts: str, about: str = "") -> str:
    """A part of a page with its heading, and a sentence that says how to read it."""
    told = f'<p class="about">{escape(about)}</p>' if about else ""
    return f"<section>\n<h2>{escape(title)}</h2>\n{told}\n" + "\n".join(parts) + "\n</section>"


def paragraph(words: str) -> str:
    """A few sentences."""
    return f"<p>{escape(words)}</p>"


def code(typed: str) -> str:
    """Something to type."""
    return f"<p><code>{escape(typed)}</code></p>"


def table(head: Sequence[str], rows: Sequence[Sequence[Cell]], sortable: bool = False) -> str:
    """A table; its first column is text, the others are numbers."""
    kind = ' class="sortable"' if sortable else ""
    top = "".join(f'<th scope="col">{_head(words, sortable)}</th>' for words in head)
    body = "\n".join("<tr>" + "".join(map(_cell, range(len(row)), row)) + "</tr>" for row in rows)
    return (
        f'<div class="wide" tabindex="0"><table{kind}>\n<thead><tr>{top}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody></table></div>"
    )


def _head(words: str, sortable: bool) -> str:
    return f'<button type="button">{escape(words)}</button>' if sortable else escape(words)


def _cell(column: int, cell: Cell) -> str:
    facts = "" if cell.by is None else f' data-by="{escape(str(cell.by))}"'
    if cell.heat is not None:
        facts += f' class="heat" style="--heat:{100 * cell.heat:.0f}%"'
    if cell.about:
        facts += f' title="{escape(cell.about)}"'
    kind = 'th scope="row"' if column == 0 else "td"
    return f"<{kind}{facts}>{escape(cell.words)}</{kind.split()[0]}>"


def page(lang: str, title: str, lead: str, parts: Sequence[str]) -> bytes:
    """A whole page."""
    styles = f"{style('page.css')}\n{style('charts.css')}\n{style('page-charts.css')}"
    body = "\n".join(parts)
    return f"""<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)}</title>
<link rel="icon" href="data:,">
<style>
{styles}
</style>
</head>
<body>
<main>
<header>
<h1>{escape(title)}</h1>
<p>{escape(lead)}</p>
</header>
{body}
</main>
<script>
{style("page.js")}
</script>
</body>
</html>
""".encode()
