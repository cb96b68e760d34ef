"""`perihelion arena`: bots play many games against each other, and one watches the figures."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final, NoReturn

import msgspec
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

import perihelion
from perihelion.arena.contest import DUELS, MIXED, TABLES, Contest
from perihelion.arena.crew import Crew, CrewFailed, Processes
from perihelion.arena.folder import FAILED, PAGE, RESULT, Folder, NoContest, free_folder
from perihelion.arena.page import lead, milliseconds, page_of
from perihelion.arena.playing import BotFailed
from perihelion.arena.report import Report, report_of, thinking
from perihelion.arena.running import hold_in
from perihelion.arena.standing import Standings
from perihelion.bots.registry import bot_names
from perihelion.cli.boards.board import WrongOrder
from perihelion.cli.boards.registry import board_of
from perihelion.cli.keeping import program
from perihelion.cli.ordered import FLAGS, Order, agree, known_bots
from perihelion.cli.records import Unreadable, why_not
from perihelion.words.voice import ARENA, Voice

GAMES: Final = 100
SEED: Final = 1

PROGRAM_NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]*")
"""What a program may be called, so that it can be named among the bots."""

FINISHED: Final = 0
FAILURE: Final = 1
INTERRUPTED: Final = 130
TERMINATED: Final = 143


class Terminated(KeyboardInterrupt):
    """Somebody asked the program to end."""


class Wanted:
    """What the command line says about a contest; None where it says nothing."""

    def __init__(
        self,
        order: Order,
        bots: str | None,
        games: int | None,
        tables: str | None,
        programs: Sequence[str] = (),
    ) -> None:
        self.order = order
        self.bots = None if bots is None else tuple(name.strip() for name in bots.split(","))
        self.games = games
        self.tables = tables
        self.programs = programs


# -- the order ---------------------------------------------------------------------


def new_contest(voice: Voice, wanted: Wanted) -> Contest:
    """A contest, with defaults for what the order does not say: all bots of the game, and all
    programs.
    """
    order, game = wanted.order, voice.game
    players = order.players_of(perihelion.game(game))
    programs = dict(program_of(voice, given) for given in wanted.programs)
    contest = Contest(
        game=game,
        bots=wanted.bots or (*bot_names(game), *programs),
        games=GAMES if wanted.games is None else wanted.games,
        players=players,
        seed=SEED if order.seed is None else order.seed,
        options=order.settings(voice),
        tables=wanted.tables or DUELS,
        programs=programs,
    )
    check(voice, contest)
    return contest


def program_of(voice: Voice, given: str) -> tuple[str, str]:
    """`NAME=COMMAND` split in two: the name it goes by in this contest, and what to start."""
    name, sign, command = (part.strip() for part in given.partition("="))
    if not sign or not PROGRAM_NAME.fullmatch(name) or name in bot_names(voice.game):
        raise WrongOrder(voice.say("arena-bad-program", given=given))
    try:
        first = shlex.split(command)[0]
    except (ValueError, IndexError):
        raise WrongOrder(voice.say("arena-bad-program", given=given)) from None
    if shutil.which(first) is None:
        raise WrongOrder(voice.say("arena-no-program", command=first))
    return name, command


def check(voice: Voice, contest: Contest) -> None:
    """Refuse what cannot be played."""
    known_bots(voice, contest.game, [bot for bot in contest.bots if bot not in contest.programs])
    for idle in (name for name in contest.programs if name not in contest.bots):
        raise WrongOrder(voice.say("arena-idle-program", name=idle))
    twice = [bot for bot in contest.bots if contest.bots.count(bot) > 1]
    if twice:
        raise WrongOrder(voice.say("arena-twice", name=twice[0]))
    if contest.games < 1:
        raise WrongOrder(voice.say("arena-no-games"))
    if contest.tables not in TABLES:
        known = ", ".join(TABLES)
        raise WrongOrder(voice.say("arena-no-such-tables", name=contest.tables, known=known))
    perihelion.new_game(contest.game, contest.players, contest.seed, contest.options)
    if contest.tables == MIXED and len(contest.bots) < contest.players:
        facts = {"bots": len(contest.bots), "players": contest.players}
        raise WrongOrder(voice.say("arena-too-few", **facts))


def continued(voice: Voice, folder: Folder, wanted: Wanted) -> Contest:
    """The contest of a folder, which the order must not contradict; more games may be asked for."""
    contest = folder.go_on()
    order, path = wanted.order, folder.path
    agree(voice, path, "game", order.game, contest.game)
    agree(voice, path, "--players", order.players, contest.players)
    agree(voice, path, "--seed", order.seed, contest.seed)
    agree(voice, path, "--bots", _listed(wanted.bots), _listed(contest.bots))
    agree(voice, path, "--tables", wanted.tables, contest.tables)
    _same_programs(voice, path, wanted, contest)
    about = Voice(voice.lang, contest.game)
    there: dict[str, object] = {**board_of(contest.game).USUAL, **contest.options}
    for name, value in order.settings(about).items():
        agree(voice, path, FLAGS.get(name, f"--option {name}"), value, there.get(name))
    games = contest.games if wanted.games is None else max(wanted.games, contest.games)
    return msgspec.structs.replace(contest, games=games)


def _same_programs(voice: Voice, path: Path, wanted: Wanted, contest: Contest) -> None:
    """A folder may come from anywhere: what it would start has to be named by whoever goes on."""
    given = dict(program_of(voice, one) for one in wanted.programs)
    if given != contest.programs:
        told = voice.say("arena-same-programs", folder=str(path))
        raise WrongOrder(f"{told}\n  {resume_command(path, contest.programs)}")


def _listed(bots: Sequence[str] | None) -> list[str] | None:
    return None if bots is None else list(bots)


# -- holding it --------------------------------------------------------------------


def run_arena(
    console: Console,
    voice: Voice,
    wanted: Wanted,
    out: Path | None,
    resume: Path | None,
    jobs: int | None,
    ray: str | None,
) -> int:
    """Hold the contest that was ordered; the exit code of the program."""
    count = (os.cpu_count() or 1) if jobs is None else jobs
    if count < 1:
        raise WrongOrder(voice.say("arena-no-jobs"))
    try:
        folder, contest = _planned(voice, wanted, out, resume)
        crew = _crew(count, ray)
        if resume is None:
            folder.begin(contest)
        else:
            folder.order(contest)
        ended = _hold(console, folder, contest, crew, voice)
        report = _write(folder, contest, voice.lang)
    except NoContest as refused:
        raise Unreadable(voice.say(f"arena-{refused.why}", **refused.facts)) from None
    except CrewFailed as failed:
        raise Unreadable(voice.say(f"arena-{failed.why}", **failed.facts)) from None
    except BotFailed as failed:
        file = str(folder.path / FAILED)
        facts = {"bot": failed.bot, "deal": failed.deal, "file": file, "why": failed.why.strip()}
        raise Unreadable(voice.say("arena-bot-failed", **facts)) from None
    except OSError as error:
        name = str(error.filename or out or resume)
        reason = why_not(error, voice)
        raise Unreadable(voice.say("cannot-write", file=name, reason=reason)) from None
    print_report(console, report, Voice(voice.lang, contest.game, program=ARENA))
    console.print(voice.say("arena-page", file=str(folder.path / PAGE)), soft_wrap=True)
    if ended != FINISHED:
        console.print(voice.say("arena-interrupted"))
        console.print(f"  {resume_command(folder.path, contest.programs)}", soft_wrap=True)
    return ended


def _planned(
    voice: Voice, wanted: Wanted, out: Path | None, resume: Path | None
) -> tuple[Folder, Contest]:
    """Where it is kept, and what is played; nothing is written yet."""
    if resume is not None:
        folder = Folder(resume)
        if out is not None and out.resolve() != resume.resolve():
            raise WrongOrder(voice.say("arena-out-and-resume"))
        contest = continued(voice, folder, wanted)
        check(Voice(voice.lang, contest.game), contest)
        return folder, contest
    contest = new_contest(voice, wanted)
    folder = Folder(free_folder(contest.game) if out is None else out)
    folder.be_free()
    return folder, contest


def _crew(jobs: int, ray: str | None) -> Crew:
    if ray is None:
        return Processes(jobs)
    from perihelion.arena.on_ray import OnRay

    return OnRay(ray)


def _hold(console: Console, folder: Folder, contest: Contest, crew: Crew, voice: Voice) -> int:
    """Play until all is played or somebody stops it."""
    shown = Shown(console, contest, Voice(voice.lang, contest.game, program=ARENA))
    try:
        with terminable(), shown:
            hold_in(folder, contest, crew, shown.tell)
    except Terminated:
        return TERMINATED
    except KeyboardInterrupt:
        return INTERRUPTED
    return FINISHED


def _write(folder: Folder, contest: Contest, lang: str) -> Report:
    """The figures of all that is in the folder, as data and as a page."""
    report = report_of(contest, folder.games(contest))
    folder.write(RESULT, report.written())
    folder.write(PAGE, page_of(report, lang))
    return report


@contextmanager
def terminable() -> Iterator[None]:
    """Within this, being asked to end is like Ctrl-C."""

    def end(number: int, frame: FrameType | None) -> NoReturn:
        raise Terminated

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def resume_command(path: Path, programs: Mapping[str, str]) -> str:
    """What to type to go on."""
    named = [f" --program {shlex.quote(f'{name}={it}')}" for name, it in programs.items()]
    return f"{program()} arena --resume {shlex.quote(str(path))}{''.join(named)}"


# -- on the terminal -----------------------------------------------------------------


class Shown:
    """The contest while it is held: how far it is, how long it will take, and the figures so far.
    On a plain stream nothing moves.
    """

    def __init__(self, console: Console, contest: Contest, voice: Voice) -> None:
        self.voice = voice
        games = sum(len(deal.seatings()) for deal in contest.deals())
        self.progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(bar_width=None),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=console,
            expand=True,
            speed_estimate_period=120,
        )
        self.task = self.progress.add_task(voice.say(f"game-{contest.game}"), total=games)
        self.live = Live(
            console=console, auto_refresh=console.is_terminal, refresh_per_second=2, transient=True
        )
        self.moving = console.is_terminal
        self.first = True

    def __enter__(self) -> None:
        if self.moving:
            self.live.start()

    def __exit__(self, *_: object) -> None:
        if self.moving:
            self.live.stop()

    def tell(self, standings: Standings) -> None:
        """A deal more, or those that a continued contest begins with."""
        if not self.moving:
            return
        if self.first:  # what was played before says nothing about the speed
            self.progress.reset(self.task, completed=standings.games)
            self.first = False
        self.progress.update(self.task, completed=standings.games)
        self.live.update(Group(self.progress, standings_grid(standings, self.voice)))


def _grid(voice: Voice, *columns: str) -> Grid:
    """A table whose first column is text."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2), header_style="bold")
    for k, name in enumerate(columns):
        grid.add_column(voice.say(f"column-{name}"), justify="right" if k else "left")
    return grid


def standings_grid(standings: Standings, voice: Voice) -> Grid:
    """The figures so far."""
    grid = _grid(voice, "bot", "games", "share-interval", "points", "mean-time", "longest")
    for bot, one in standings.bots.items():
        times = thinking(standings.times[bot])
        low, high = one.wins.interval()
        grid.add_row(
            bot,
            f"{one.wins.games:g}",
            share_words(voice, one.wins.mean, low, high),
            points_words(voice, one.points.mean, one.points.half()),
            milliseconds(voice, times.mean),
            milliseconds(voice, times.longest),
        )
    return grid


def share_words(voice: Voice, share: float, low: float, high: float) -> str:
    """A share of wins with its interval."""
    return f"{voice.percent(share)}  [{voice.percent(low)} – {voice.percent(high)}]"


def points_words(voice: Voice, points: float, off: float) -> str:
    """A mean with what it may be off."""
    return f"{voice.decimal(points)} ± {voice.decimal(off)}"


def print_report(console: Console, report: Report, voice: Voice) -> None:
    """All figures, as far as they fit on a terminal; the page has the rest."""
    console.print(lead(report, voice))
    grid = _grid(voice, "bot", "games", "share-interval", "points", "rating")
    for one in report.bots:
        rating = one.rating
        grid.add_row(
            one.bot,
            str(one.games),
            share_words(voice, one.share, one.low, one.high),
            points_words(voice, one.points, one.points_off),
            "" if rating is None else points_words(voice, rating.mu, 2 * rating.sigma),
        )
    console.print(grid)
    if len(report.bots) > 2 or (len(report.bots) == 2 and report.contest.players > 2):
        _print_matrix(console, report, voice)
    if report.mean_rounds:
        console.print(voice.say("rounds", rounds=voice.decimal(report.mean_rounds)))
    grid = _grid(voice, "bot", "decisions", "mean-time", "p95", "longest")
    for one in report.bots:
        seconds = one.seconds
        times = [milliseconds(voice, s) for s in (seconds.mean, seconds.p95, seconds.longest)]
        grid.add_row(one.bot, str(seconds.decisions), *times)
    console.print(grid)


def _print_matrix(console: Console, report: Report, voice: Voice) -> None:
    bots = report.contest.bots
    grid = Grid(box=None, pad_edge=False, padding=(0, 2), header_style="bold")
    grid.add_column(voice.say("matrix"))
    for bot in bots:
        grid.add_column(bot, justify="right")
    for one in bots:
        pairs = [report.pair(one, other) for other in bots]
        grid.add_row(one, *["—" if pair is None else voice.percent(pair.share) for pair in pairs])
    console.print(grid)
