"""Measure Perihelion, interpreted, compiled and through adapters, beside other libraries.

Everything runs in processes of its own, one after another, and counts CPU time, so other work on
the machine disturbs little. `make bench` prepares what is needed.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
COLUMNS = ["games", "decisions", "decisions_outside", "copies", "kept", "views", "guesses", "bytes"]
TITLES = [
    "games", "decisions", "decisions, from outside", "copies", "copies, kept alive", "views",
    "guesses", "bytes a position",
]  # fmt: skip


def started(script: str, path: Path | None, options: list[str]) -> Any:
    """What a script of this folder measures, with `path` first on its path."""
    environment = dict(os.environ)
    environment.pop("PYTHONPATH", None)
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    done = subprocess.run(
        [sys.executable, str(ROOT / "bench" / script), *options],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def row(name: str, figures: dict[str, float]) -> list[str]:
    """One line of the table."""
    cells = [f"{figures[column]:,.0f}" if column in figures else "" for column in COLUMNS]
    return [name, *cells, f"{figures['spread']:.0%}"]


def beside_others(found: dict[str, Any]) -> Table:
    """Our games through each adapter, then those of others; the ratio is that of decisions to those
    of Race for the Galaxy from outside, the way in which a loop in Python plays it.
    """
    table = Table(title="Random play by the loops that each library documents, one core")
    for title in ("game", "games", "decisions", "ratio", "spread"):
        table.add_column(title, justify="left" if title == "game" else "right")
    ours = next(iter(found["compiled"]["set_ups"].values()))["decisions_outside"]
    for what in ("adapters", "others"):
        for title, figures in found[what]["games"].items():
            games = f"{figures['games']:,.0f}" if "games" in figures else ""
            decisions, ratio = figures["decisions"], figures["decisions"] / ours
            spread = f"{figures['spread']:.0%}"
            table.add_row(title, games, f"{decisions:,.0f}", f"{ratio:.2f}", spread)
        table.add_section()
    return table


def main() -> int:
    """Measure all and print a table; keep the figures if asked."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU time for each figure")
    parser.add_argument("--repeat", type=int, default=3, help="runs, of which the median counts")
    parser.add_argument("--json", type=Path, help="write the figures to this file as well")
    parser.add_argument("--game", help="only this game, by its name")
    parser.add_argument("--alone", action="store_true", help="without adapters and others")
    wanted = parser.parse_args()
    options = ["--seconds", str(wanted.seconds), "--repeat", str(wanted.repeat)]
    only = [] if wanted.game is None else ["--game", wanted.game]

    found: dict[str, Any] = {"python": platform.python_version(), "machine": platform.machine()}
    for name, path in (("interpreted", ROOT / "src"), ("compiled", ROOT / "build" / "compiled")):
        print(f"measuring the games, {name}", file=sys.stderr, flush=True)
        found[name] = started("measure.py", path, [*options, *only])
        if found[name]["compiled"] != (name == "compiled"):
            print(f"that was not {name}: run make compiled", file=sys.stderr)
            return 1
    for what in () if wanted.alone else ("adapters", "others"):
        print(f"measuring {what}", file=sys.stderr, flush=True)
        found[what] = started("peers.py", ROOT / "build" / "compiled", [what, *options])

    table = Table(title="Random play: each a second of CPU time, one core")
    table.add_column("game")
    for title in TITLES:
        table.add_column(title, justify="right")
    table.add_column("spread", justify="right")
    for title in found["compiled"]["set_ups"]:
        for name in ("interpreted", "compiled"):
            figures = found[name]["set_ups"][title]
            table.add_row(*row(f"{title}, {name}", figures))
        ratios = {
            column: found["compiled"]["set_ups"][title][column]
            / found["interpreted"]["set_ups"][title][column]
            for column in COLUMNS
        }
        table.add_row("", *(f"× {ratios[column]:.1f}" for column in COLUMNS), "", style="dim")
    console = Console(width=None if sys.stdout.isatty() else 140)
    console.print(table)
    if not wanted.alone:
        console.print(beside_others(found))
    if wanted.json:
        wanted.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
