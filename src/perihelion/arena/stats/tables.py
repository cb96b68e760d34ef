"""The figures as tables for other programs: CSV, and Parquet where pyarrow is installed."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from perihelion.arena.stats.figures import Figures
from perihelion.arena.stats.watching import Piece, watch_of
from perihelion.tabletop.scene import Name
from perihelion.words.voice import Voice


@dataclass(frozen=True)
class Sheet:
    """A table with names for its columns; every row has a value for each."""

    name: str
    head: list[str]
    rows: list[list[Any]]


class NoParquet(Exception):
    """Parquet is written by pyarrow, which is not installed."""


def piece_name(voice: Voice, game: str, piece: Piece) -> str:
    """What a piece is called."""
    kind, word = piece
    return voice.tell(Name(watch_of(game).KINDS[kind], word))


def sheets(figures: Figures, voice: Voice) -> list[Sheet]:
    """All tables of some figures; names are in the language of the voice."""
    return [_pieces(figures, voice), _seats(figures), _lengths(figures)]


def _pieces(figures: Figures, voice: Voice) -> Sheet:
    head = ["kind", "word", "name", "offered", "taken", "take_share", "mean_round"]
    for when in ("taken", "offered"):
        head += [f"win_share_{when}", f"low_{when}", f"high_{when}"]
    rows: list[list[Any]] = []
    for piece, one in sorted(figures.pieces.items()):
        row: list[Any] = [piece[0], piece[1].split("|")[0], piece_name(voice, figures.game, piece)]
        row += [int(one.offered.games), int(one.taken.games), one.take_share, one.mean_round]
        for share in (one.taken, one.offered):
            row += [share.mean, *share.interval()]
        rows.append(row)
    return Sheet("pieces", head, rows)


def _seats(figures: Figures) -> Sheet:
    names = figures.sources()
    head = ["game", "seat", "bot", "points", "win", "rounds", *[f"from_{name}" for name in names]]
    rows = [
        [
            *[row.game, row.seat, row.bot, row.points, row.win, row.rounds],
            *[row.sources.get(name, 0) for name in names],
        ]
        for row in figures.rows
    ]
    return Sheet("seats", head, rows)


def _lengths(figures: Figures) -> Sheet:
    return Sheet(
        "lengths", ["rounds", "games"], [[k, n] for k, n in sorted(figures.rounds.items())]
    )


def write_csv(sheet: Sheet, file: Path) -> None:
    """A table that every program reads."""
    with file.open("w", encoding="utf-8", newline="") as out:
        csv.writer(out, lineterminator="\n").writerows([sheet.head, *sheet.rows])


def write_parquet(sheet: Sheet, file: Path) -> None:
    """A table whose columns have types."""
    pyarrow, parquet = _pyarrow()
    columns = {name: [row[k] for row in sheet.rows] for k, name in enumerate(sheet.head)}
    parquet.write_table(pyarrow.table(columns), file)


def can_parquet() -> None:
    """Refuse early if Parquet cannot be written here."""
    _pyarrow()


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet as parquet
    except ImportError:
        raise NoParquet from None
    return pyarrow, parquet
