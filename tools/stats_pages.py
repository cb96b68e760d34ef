"""Let a bot play every game against itself, and write the pages of statistics in docs/reference/.

`make stats` runs it, on the compiled rules where there are some. A contest that was broken off goes
on; one of other rules or bots begins anew.
"""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path
from typing import Final

from perihelion.arena.contest import Contest
from perihelion.arena.crew import Processes
from perihelion.arena.folder import Folder, NoContest
from perihelion.arena.running import hold_in
from perihelion.arena.stats.documents import write_document
from perihelion.arena.stats.figures import collect

ROOT: Final = Path(__file__).resolve().parents[1]
GAMES: Final = ["race", "roll", "tiny", "beyond"]


def played(contest: Contest, jobs: int, place: Path) -> Folder:
    """A contest, whole."""
    folder = Folder(place / contest.game)
    try:
        fits = folder.go_on() == contest
    except NoContest:
        fits = False
    if not fits:
        shutil.rmtree(folder.path, ignore_errors=True)
        folder.begin(contest)
    hold_in(folder, contest, Processes(jobs), lambda standings: None)
    return folder


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", default=GAMES, help="of which games")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=400, help="of each")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", type=Path, default=ROOT / "build" / "stats", help="games go here")
    wanted = parser.parse_args()
    for name in wanted.names:
        contest = Contest(game=name, bots=(wanted.bot,), games=wanted.games)
        folder = played(contest, wanted.jobs, wanted.keep)
        figures = collect(folder.path).figures[0]
        file = ROOT / "docs" / "reference" / f"stats-{name}.md"
        command = f"make stats ARGS='--bot {wanted.bot} --games {wanted.games}'"
        write_document(figures, file, ROOT / "docs" / "images", command)
        print(f"{file.relative_to(ROOT)}: {figures.games} games")


if __name__ == "__main__":
    main()
