"""Plots as SVG, drawn here: no library and no script is needed to look at them.

Places across are in per cent and sizes of text in pixels, so a chart fills any width with text that
stays readable. On a page it takes the colours of the page; `picture` makes a file of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from math import ceil
from typing import Final

LINE: Final = 17
BAR: Final = 12
GAP: Final = 9
"""How high a line of text and a bar are, and what is left below a row."""

WIDE: Final = 640
EDGE: Final = 16
"""The width of a picture, and its margin."""

FEW: Final = 7
"""About so many marks has an axis."""

SHORT: Final = 16
"""A name of so many letters fits twice on a phone."""


@dataclass(frozen=True)
class Axis:
    """What lies at both ends, the marks between with their words, and a place of comparison."""

    low: float
    high: float
    marks: Sequence[tuple[float, str]]
    beside: float | None = None

    def at(self, value: float) -> float:
        """Where a value lies, in per cent."""
        span = self.high - self.low
        part = (value - self.low) / span if span else 0.5
        return 100 * min(max(part, 0.0), 1.0)


@dataclass(frozen=True)
class Range:
    """A value with what it may be off, in a row of its own."""

    label: str
    told: str
    low: float
    value: float
    high: float


class Drawing:
    """A chart in the making, from top to bottom."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.height = 0

    def text(self, x: float, y: float, words: str, look: str = "", anchor: str = "start") -> None:
        kind = f' class="{look}"' if look else ""
        self.parts.append(
            f'<text x="{_n(x)}%" y="{_n(y)}" text-anchor="{anchor}"{kind}>{escape(words)}</text>'
        )

    def bar(self, x: float, y: float, width: float, height: float, look: str, told: str) -> None:
        title = f"<title>{escape(told)}</title>" if told else ""
        self.parts.append(
            f'<rect x="{_n(x)}%" y="{_n(y)}" width="{_n(width)}%" height="{_n(height)}"'
            f' class="{look}">{title}</rect>'
        )

    def rule(self, x1: float, y1: float, x2: float, y2: float, look: str) -> None:
        self.parts.append(
            f'<line x1="{_n(x1)}%" y1="{_n(y1)}" x2="{_n(x2)}%" y2="{_n(y2)}" class="{look}"/>'
        )

    def dot(self, x: float, y: float, look: str) -> None:
        self.parts.append(f'<circle cx="{_n(x)}%" cy="{_n(y)}" r="4.5" class="{look}"/>')

    def marks(self, axis: Axis, top: float) -> None:
        """The axis below all rows, and its lines behind them."""
        bottom = self.height
        lines: list[str] = []
        kept, self.parts = self.parts, lines
        for value, _ in axis.marks:
            self.rule(axis.at(value), top, axis.at(value), bottom, "grid")
        if axis.beside is not None:
            self.rule(axis.at(axis.beside), top, axis.at(axis.beside), bottom, "beside")
        self.parts = lines + kept
        for value, words in axis.marks:
            x = axis.at(value)
            anchor = "start" if x < 4 else "end" if x > 96 else "middle"
            self.text(x, bottom + LINE - 3, words, "quiet", anchor)
        self.height += LINE + 2

    def legend(self, names: Sequence[str]) -> None:
        """What the colours stand for, in two columns if the names are short."""
        across = 2 if all(len(name) <= SHORT for name in names) else 1
        for k, name in enumerate(names):
            x, y = 50 * (k % across), self.height + LINE * (k // across)
            self.parts.append(
                f'<svg x="{_n(x)}%" y="{y}" width="50%" height="{LINE}" overflow="visible">'
                f'<rect x="0" y="3" width="11" height="11" rx="2" class="{colour(k)}"/>'
                f'<text x="17" y="13">{escape(name)}</text></svg>'
            )
        self.height += LINE * ceil(len(names) / across) + GAP

    def svg(self, title: str) -> str:
        """The chart, as wide as there is room."""
        inside = "\n".join(self.parts)
        return (
            f'<svg class="chart" role="img" aria-label="{escape(title)}" width="100%"'
            f' height="{self.height}">\n{inside}\n</svg>'
        )


def _n(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


def colour(k: int) -> str:
    """The class of a colour; they come again after ten."""
    return f"c{k % 10}"


# -- charts ------------------------------------------------------------------------


def ranges(title: str, rows: Sequence[Range], axis: Axis) -> str:
    """A row for each value: its words above a line from the lowest to the highest it may be."""
    page = Drawing()
    for k, row in enumerate(rows):
        y = page.height
        page.text(0, y + LINE - 4, row.label)
        page.text(100, y + LINE - 4, row.told, "number", "end")
        middle = y + LINE + BAR / 2
        page.rule(axis.at(row.low), middle, axis.at(row.high), middle, f"whisker {colour(k)}")
        page.dot(axis.at(row.value), middle, colour(k))
        page.height += LINE + BAR + GAP
    page.marks(axis, 0)
    return page.svg(title)


def stacks(
    title: str, rows: Sequence[tuple[str, str, Sequence[float]]], names: Sequence[str]
) -> str:
    """A bar for each row, made of parts; less than nothing is not drawn."""
    page = Drawing()
    page.legend(names)
    most = max((sum(max(part, 0) for part in parts) for _, _, parts in rows), default=0) or 1
    for label, told, parts in rows:
        y = page.height
        page.text(0, y + LINE - 4, label)
        page.text(100, y + LINE - 4, told, "number", "end")
        x = 0.0
        for k, part in enumerate(parts):
            width = 100 * max(part, 0) / most
            if width:
                page.bar(x, y + LINE, width, BAR + 4, colour(k), f"{names[k]}: {part:.1f}")
            x += width
        page.height += LINE + BAR + 4 + GAP
    return page.svg(title)


def columns(title: str, counts: Mapping[int, int], high: int = 130) -> str:
    """How often each number came up."""
    page = Drawing()
    low, last = min(counts), max(counts)
    size = ceil((last - low + 1) / 40)
    bins = [
        (first, sum(counts.get(n, 0) for n in range(first, first + size)))
        for first in range(low, last + 1, size)
    ]
    most = max(count for _, count in bins)
    width = 100 / len(bins)
    every = ceil(len(bins) / FEW)
    for k, (first, count) in enumerate(bins):
        tall = (high - LINE) * count / most
        words = str(first) if size == 1 else f"{first}–{first + size - 1}"
        page.bar(width * k + width / 10, high - tall, width * 0.8, tall, "c0", f"{words}: {count}")
        if k % every == 0:
            page.text(width * (k + 0.5), high + LINE - 3, str(first), "quiet", "middle")
    page.height = high + LINE + 2
    return page.svg(title)


def curves(title: str, counts: Mapping[str, Mapping[int, int]], high: int = 150) -> str:
    """Several distributions above each other, each as a line: the share of games a number has."""
    page = Drawing()
    page.legend(list(counts))
    seen = [number for one in counts.values() for number in one]
    low, last = min(seen), max(seen)
    size = max(ceil((last - low + 1) / 24), 1)
    firsts = list(range(low - size, last + size, size))
    lines: list[list[float]] = []
    for one in counts.values():
        total = sum(one.values()) or 1
        part = [sum(one.get(n, 0) for n in range(first, first + size)) / total for first in firsts]
        lines.append(part)
    most = max(max(line) for line in lines) or 1
    step = 100 / max(len(firsts) - 1, 1)
    top = page.height
    page.parts.append(
        f'<svg x="0" y="{top}" width="100%" height="{high}" viewBox="0 0 100 100"'
        ' preserveAspectRatio="none">'
    )
    for k, line in enumerate(lines):
        points = " ".join(
            f"{_n(step * i)},{_n(99 - 97 * part / most)}" for i, part in enumerate(line)
        )
        page.parts.append(f'<polyline points="{points}" class="curve {colour(k)}"/>')
    page.parts.append("</svg>")
    page.height += high
    page.rule(0, page.height, 100, page.height, "grid")
    every = ceil(len(firsts) / FEW)
    for i in range(every, len(firsts) - 1, every):
        middle = firsts[i] + (size - 1) // 2
        page.text(step * i, page.height + LINE - 3, str(middle), "quiet", "middle")
    page.height += LINE + 2
    return page.svg(title)


# -- on their own ------------------------------------------------------------------


def picture(chart: str) -> bytes:
    """A chart as a file: with its style, on a light ground."""
    height = int(chart.partition('height="')[2].partition('"')[0])
    inner, whole = WIDE - 2 * EDGE, height + 2 * EDGE
    placed = chart.replace('width="100%"', f'x="{EDGE}" y="{EDGE}" width="{inner}"', 1)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {whole}" width="{WIDE}"'
        f' height="{whole}">\n<style>{style("charts.css")}</style>\n'
        f'<rect width="{WIDE}" height="{whole}" rx="8" fill="#fff"/>\n{placed}\n</svg>\n'
    ).encode()


def style(name: str) -> str:
    """A style sheet of this package."""
    return files("perihelion.arena").joinpath(name).read_text("utf-8").strip()
