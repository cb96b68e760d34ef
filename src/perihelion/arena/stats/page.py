"""The page of statistics: every piece in tables that can be sorted, with plots, in one file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from perihelion.arena.html import Cell, page, paragraph, section, table
from perihelion.arena.stats.figures import Figures
from perihelion.arena.stats.telling import Entry, Telling

COLUMNS: Final = (
    "piece", "win-share", "interval", "taken", "take-share", "offered", "win-offered", "round",
)  # fmt: skip
"""The first ones are what a phone has room for."""


def page_of(figures: Figures, lang: str) -> bytes:
    """The whole page."""
    told = Telling(figures, lang)
    say = told.voice.say
    charts = told.charts()
    parts: list[str] = []
    if told.kinds():
        fair = told.voice.percent(figures.fair_share())
        parts += [paragraph(say("about-pieces", fair=fair)), paragraph(say("about-taken"))]
        parts += [_kind(told, kind, charts) for kind in told.kinds()]
    points = [charts[name] for name in ("points", "sources") if name in charts]
    parts.append(section(say("points"), *points, about=say("about-points")))
    if "lengths" in charts:
        about = say("about-lengths", rounds=told.voice.decimal(figures.mean_rounds))
        parts.append(section(say("lengths"), charts["lengths"], about=about))
    return page(lang, told.title(), told.lead(), parts)


def _kind(told: Telling, kind: str, charts: Mapping[str, str]) -> str:
    head = [told.voice.say(f"column-{name}") for name in COLUMNS]
    rows = [_row(told, entry) for entry in told.of_kind(kind)]
    return section(told.heading(kind), charts.get(kind, ""), table(head, rows, sortable=True))


def _row(told: Telling, entry: Entry) -> list[Cell]:
    piece, one = entry
    voice = told.voice
    low, high = one.taken.interval()
    had = one.taken.games > 0
    return [
        Cell(told.name(piece)),
        Cell(voice.percent(one.taken.mean) if had else "—", one.taken.mean if had else -1),
        Cell(told.interval(low, high) if had else "—", low if had else -1),
        Cell(str(int(one.taken.games)), one.taken.games),
        Cell(voice.percent(one.take_share), one.take_share),
        Cell(str(int(one.offered.games)), one.offered.games),
        Cell(voice.percent(one.offered.mean), one.offered.mean),
        Cell(voice.decimal(one.mean_round) if had else "—", one.mean_round if had else -1),
    ]
