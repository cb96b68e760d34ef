"""Small contests, and what of their outcome must be the same each time."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from perihelion.arena.clock import Clock
from perihelion.arena.contest import Contest
from perihelion.arena.crew import Alone, Crew
from perihelion.arena.folder import LINES, Folder
from perihelion.arena.playing import Played
from perihelion.arena.report import report_of
from perihelion.arena.running import hold_in

SMALL = Contest(game="race", bots=("greedy", "random"), games=8, seed=3)
QUICK = Contest(game="race", bots=("random",), games=3, seed=3)


def held(folder: Path, contest: Contest, crew: Crew | None = None) -> Folder:
    """A whole contest in a new folder."""
    out = Folder(folder)
    out.begin(contest)
    hold_in(out, contest, crew or Alone(), lambda standings: None)
    return out


def lines_of(folder: Folder) -> list[dict[str, Any]]:
    """All lines of games as they stand there, without times."""
    text = (folder.path / LINES).read_bytes()
    return [timeless(msgspec.json.decode(line)) for line in text.splitlines()]


def timeless(line: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in line.items() if name != "times"}


def outcome(folder: Folder) -> dict[str, Any]:
    """The figures of a contest, without times."""
    contest = folder.contest()
    return without_seconds(report_of(contest, folder.games(contest)).written())


def without_seconds(text: bytes) -> dict[str, Any]:
    report: dict[str, Any] = msgspec.json.decode(text)
    for bot in report["bots"]:
        del bot["seconds"]
    return report


def game(
    bots: Sequence[str], scores: Sequence[int], winners: Sequence[int], deal: int = 0
) -> Played:
    """A made-up game."""
    times = [Clock() for _ in bots]
    return Played(deal, 0, list(bots), list(scores), list(winners), 10, {}, times)
