"""`perihelion stats`: which pieces win, from finished games."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table as Grid

from perihelion.arena.charts import picture
from perihelion.arena.stats.figures import Collected, Figures, collect
from perihelion.arena.stats.page import page_of
from perihelion.arena.stats.tables import NoParquet, can_parquet, sheets, write_csv, write_parquet
from perihelion.arena.stats.telling import ENOUGH, Telling
from perihelion.cli.records import Unreadable, why_not
from perihelion.words.voice import Voice

FOLDER: Final = "stats"
SHOWN: Final = 5
"""So many pieces of each kind are printed."""


def run_stats(
    console: Console,
    voice: Voice,
    place: Path,
    out: Path | None,
    bots: Collection[str],
    parquet: bool,
) -> None:
    """Read, count, write, and print the best."""
    if not place.exists():
        reason = voice.say("file-not-found")
        raise Unreadable(voice.say("cannot-read", file=str(place), reason=reason))
    target = out or (place if place.is_dir() else place.parent) / FOLDER
    try:
        if parquet:
            can_parquet()
        found = _read(console, voice, place, bots)
        target.mkdir(parents=True, exist_ok=True)
        for figures, name in zip(found.figures, names_of(found.figures), strict=True):
            write(figures, target, name, voice.lang, parquet)
            _print(console, Telling(figures, voice.lang))
    except NoParquet:
        raise Unreadable(voice.say("stats-no-parquet")) from None
    except OSError as error:
        name = str(error.filename or target)
        reason = why_not(error, voice)
        raise Unreadable(voice.say("cannot-write", file=name, reason=reason)) from None
    if found.unread:
        facts = {"count": len(found.unread), "first": found.unread[0]}
        console.print(voice.say("stats-unread", **facts), soft_wrap=True)
    console.print(voice.say("stats-written", folder=str(target)), soft_wrap=True)


def _read(console: Console, voice: Voice, place: Path, bots: Collection[str]) -> Collected:
    with console.status("") as status:
        found = collect(place, bots, lambda n: status.update(voice.say("stats-read", games=n)))
    if not found.figures:
        raise Unreadable(voice.say("stats-nothing", folder=str(place), unread=len(found.unread)))
    return found


def names_of(figures: list[Figures]) -> list[str]:
    """What the files of each set-up are called."""
    plain = [f"{one.game}-{one.players}p" for one in figures]
    out: list[str] = []
    for name in plain:
        out.append(
            name if plain.count(name) == 1 else f"{name}-{sum(n.startswith(name) for n in out) + 1}"
        )
    return out


def write(figures: Figures, folder: Path, name: str, lang: str, parquet: bool) -> None:
    """All files of one set-up: a page, tables and plots."""
    told = Telling(figures, lang)
    (folder / f"{name}.html").write_bytes(page_of(figures, lang))
    for sheet in sheets(figures, told.voice):
        write_csv(sheet, folder / f"{name}-{sheet.name}.csv")
        if parquet:
            write_parquet(sheet, folder / f"{name}-{sheet.name}.parquet")
    for what, chart in told.charts().items():
        (folder / f"{name}-{what}.svg").write_bytes(picture(chart))


def _print(console: Console, told: Telling) -> None:
    """The pieces of each kind with which one wins most."""
    console.print(told.title(), style="bold")
    console.print(told.lead())
    for kind in told.kinds():
        often = [one for one in told.of_kind(kind) if one[1].taken.games >= ENOUGH]
        if not often:
            continue
        grid = Grid(box=None, pad_edge=False, padding=(0, 2), header_style="bold")
        grid.add_column(told.heading(kind))
        for column in ("taken", "win-share", "interval"):
            grid.add_column(told.voice.say(f"column-{column}"), justify="right")
        for piece, one in often[:SHOWN]:
            taken = one.taken
            share, limits = told.voice.percent(taken.mean), told.interval(*taken.interval())
            grid.add_row(told.name(piece), f"{taken.games:g}", share, limits)
        console.print(grid)
