"""Hold the contests of the ladder, and write `docs/reference/ladder.md` from what was played.

    PYTHONPATH=build/compiled python tools/ladder.py --minutes 60 race tiny

All contests grow together: each gets a share of its games before any gets more. Whatever breaks
this off, what was played is in `build/ladder/`, and the next call goes on. `--page` only writes the
page. Contests of other rules or bots than today's are begun anew.
"""

from __future__ import annotations

import argparse
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from perihelion.arena.contest import Contest
from perihelion.arena.crew import Processes
from perihelion.arena.folder import RESULT, Folder, NoContest
from perihelion.arena.report import Report, report_of
from perihelion.arena.running import hold_in
from perihelion.bots.registry import bot_names
from perihelion.tiny.catalogue.rogues import ROGUE_MATS

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "reference" / "ladder.md"
HEAD: Final = "<!-- The tables below are written by `make ladder`. -->\n"

GAMES: Final = {
    "race": "Race for the Galaxy",
    "roll": "Roll for the Galaxy",
    "tiny": "Tiny Epic Galaxies",
    "beyond": "Beyond the Sun",
}
ALL_CARDS: Final[dict[str, object]] = {
    "expansions": ["gathering-storm", "rebel-vs-imperium", "brink-of-war"],
    "goals": True,
}
STEPS: Final = [
    ("captain", "random"),
    ("captain", "cadet"),
    ("captain", "greedy"),
    ("commodore", "captain"),
    ("admiral", "commodore"),
    ("legend", "admiral"),
]
OUTSIDE: Final = [("admiral", "greedy"), ("legend", "greedy")]
"""What the strength of the highest is measured by where an older program is known to stand."""

SHARES: Final = (0.04, 0.1, 0.25, 0.5, 1.0)
"""How much of its games every contest has played before any plays more."""


class Heat(msgspec.Struct, frozen=True):
    """One line of the tables: a contest of two, or of one alone against a rogue galaxy."""

    contest: Contest
    setting: str

    def name(self) -> str:
        """Its folder."""
        told = [self.contest.game, *self.setting.replace(",", "").split(), *self.contest.bots]
        return "-".join(told)


def heats(game: str, games: int) -> Iterator[Heat]:
    """The contests of a game. Of more than two players fewer games are enough to see the order."""
    known = set(bot_names(game))
    for players in (2, 3, 4):
        part = games if players == 2 else games // 4
        pairs = STEPS + (OUTSIDE if game == "race" and players != 3 else [])
        for pair in pairs:
            if known >= set(pair):
                yield Heat(Contest(game, pair, part, players), f"{players} players")
    if game == "race":
        for pair in STEPS + OUTSIDE:
            if known >= set(pair):
                contest = Contest(game, pair, games // 2, 2, options=ALL_CARDS)
                yield Heat(contest, "2 players, three expansions, goals")
    if game == "tiny":
        for rogue in (mat.slug for mat in ROGUE_MATS):
            for bot in ("greedy", "captain", "commodore", "admiral", "legend"):
                if bot in known:
                    contest = Contest(game, (bot,), games // 4, 1, options={"rogue": rogue})
                    yield Heat(contest, f"alone, {rogue}")


def folder_of(heat: Heat, place: Path) -> Folder:
    """Where a contest is kept: the games of before, if they still count."""
    folder = Folder(place / heat.name())
    try:
        folder.go_on()
        folder.order(heat.contest)
    except NoContest:
        shutil.rmtree(folder.path, ignore_errors=True)
        folder.begin(heat.contest)
    return folder


def play(heat: Heat, part: float, jobs: int, place: Path, end: float) -> None:
    """Play a part of a contest, unless the time is up before, and write its figures."""
    folder = folder_of(heat, place)
    contest = msgspec.structs.replace(heat.contest, games=max(int(heat.contest.games * part), 2))
    if sum(map(len, folder.games(contest))) >= contest.games:
        return

    def tell(standings: object) -> None:
        if time.monotonic() > end:
            raise TimeIsUp

    try:
        hold_in(folder, contest, Processes(jobs), tell)
    finally:
        report = report_of(contest, folder.games(contest))
        folder.write(RESULT, report.written())


class TimeIsUp(Exception):
    """The games that are still being played are given up."""


# -- the page ----------------------------------------------------------------------


def page(place: Path, games: int) -> str:
    """The tables of all games, of whatever has been played."""
    out = []
    for game, title in GAMES.items():
        rows = [row for heat in heats(game, games) if (row := _row(heat, place))]
        if rows:
            out += [f"## {title}", "", *TABLE, *rows, ""]
    return "\n".join(out)


TABLE: Final = [
    "| setting | first | against | games | wins of the first | fair | ms of the first |",
    "| --- | --- | --- | --- | --- | --- | --- |",
]


def _row(heat: Heat, place: Path) -> str | None:
    file = place / heat.name() / RESULT
    if not file.exists():
        return None
    report = msgspec.json.decode(file.read_bytes(), type=Report)
    first = report.bots[0]
    if len(heat.contest.bots) == 1:
        rival, games, share, low, high = "rogue", first.games, first.share, first.low, first.high
        fair = ""
    else:
        pair = report.pair(*heat.contest.bots)
        if pair is None:
            return None
        rival, games, share, low, high = pair.against, pair.games, pair.share, pair.low, pair.high
        fair = f"{100 * report.fair_share:.0f}"
    wins = f"{100 * share:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
    ms = f"{1000 * first.seconds.mean:.2g}"
    return f"| {heat.setting} | {first.bot} | {rival} | {games} | {wins} | {fair} | {ms} |"


def main() -> None:
    """Play, and write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", default=list(GAMES), help="of which games")
    parser.add_argument("--games", type=int, default=1000, help="of each pair of two players")
    parser.add_argument("--minutes", type=float, default=600.0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", type=Path, default=ROOT / "build" / "ladder")
    parser.add_argument("--page", action="store_true", help="only write the page")
    wanted = parser.parse_args()
    end = time.monotonic() + (0 if wanted.page else 60 * wanted.minutes)
    try:
        for part in () if wanted.page else SHARES:
            for name in wanted.names:
                for heat in heats(name, wanted.games):
                    play(heat, part, wanted.jobs, wanted.keep, end)
                    print(_row(heat, wanted.keep), flush=True)
    except TimeIsUp:
        print("The time is up.")
    if PAGE.parent.is_dir():
        before = PAGE.read_text().partition(HEAD)[0]
        PAGE.write_text(before + HEAD + "\n" + page(wanted.keep, wanted.games))


if __name__ == "__main__":
    main()
