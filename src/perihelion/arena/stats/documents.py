"""A page of statistics for the documentation: the ends of each table, and pictures beside it."""

from __future__ import annotations

from os.path import relpath
from pathlib import Path
from typing import Final

from perihelion.arena.charts import picture
from perihelion.arena.stats.figures import Figures
from perihelion.arena.stats.telling import ENOUGH, Entry, Telling

SHOWN: Final = 10
"""So many pieces of each end are in the tables."""

COLUMNS: Final = (
    "piece", "win-share", "interval", "taken", "take-share", "offered", "win-offered",
)  # fmt: skip


def write_document(figures: Figures, file: Path, images: Path, command: str) -> None:
    """Write the page and its pictures; `command` makes it anew."""
    told = Telling(figures, "en")
    say = told.voice.say
    fair = told.voice.percent(figures.fair_share())
    out = [
        f"# {told.title()}",
        f"{told.lead().capitalize()}. Made by `{command}`; do not edit.",
        say("about-pieces", fair=fair) + " " + say("about-taken"),
    ]
    charts = told.charts()
    for kind in told.kinds():
        out.append(f"## {told.heading(kind)}")
        if kind in charts:
            out.append(_image(told.heading(kind), _name(figures, kind), file, images))
        out.append(_table(told, told.of_kind(kind)))
    out += [f"## {say('points')}", say("about-points")]
    for name in ("points", "sources"):
        if name in charts:
            out.append(_image(say("points"), _name(figures, name), file, images))
    if "lengths" in charts:
        mean = told.voice.decimal(figures.mean_rounds)
        out += [f"## {say('lengths')}", say("about-lengths", rounds=mean)]
        out.append(_image(say("lengths"), _name(figures, "lengths"), file, images))
    for name, chart in charts.items():
        (images / _name(figures, name)).write_bytes(picture(chart))
    file.write_text("\n\n".join(out) + "\n", encoding="utf-8")


def _name(figures: Figures, what: str) -> str:
    return f"stats-{figures.game}-{what}.svg"


def _image(about: str, name: str, file: Path, images: Path) -> str:
    return f"![{about}]({Path(relpath(images, file.parent)).as_posix()}/{name})"


def _table(told: Telling, entries: list[Entry]) -> str:
    """The best and the worst; all of them where there are few. Pieces that were hardly ever taken
    are left out.
    """
    often = [one for one in entries if one[1].taken.games >= ENOUGH]
    lines = [[told.voice.say(f"column-{name}") for name in COLUMNS]]
    lines.append(["---", *["---:"] * (len(COLUMNS) - 1)])
    rows = [_row(told, entry) for entry in often]
    if len(rows) > 2 * SHOWN:
        rows = [*rows[:SHOWN], ["…"] + [""] * (len(COLUMNS) - 1), *rows[-SHOWN:]]
    return "\n".join("| " + " | ".join(line) + " |" for line in [*lines, *rows])


def _row(told: Telling, entry: Entry) -> list[str]:
    piece, one = entry
    voice = told.voice
    return [
        told.name(piece),
        voice.percent(one.taken.mean),
        told.interval(*one.taken.interval()),
        str(int(one.taken.games)),
        voice.whole_percent(one.take_share),
        str(int(one.offered.games)),
        voice.percent(one.offered.mean),
    ]
