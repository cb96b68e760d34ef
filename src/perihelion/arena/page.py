"""The page of a contest: its figures in tables and plots, in one file."""

from __future__ import annotations

import json
import shlex
from math import log10

from perihelion.arena.charts import Axis, Range, columns, curves, ranges, stacks
from perihelion.arena.contest import Contest
from perihelion.arena.html import Cell, code, page, paragraph, section, table
from perihelion.arena.playing import OWN
from perihelion.arena.report import BotReport, PairReport, Report
from perihelion.tabletop.scene import Said
from perihelion.words.voice import ARENA, Voice


def page_of(report: Report, lang: str) -> bytes:
    """The whole page."""
    return ContestPage(report, lang).whole()


class ContestPage:
    """A contest, told in one language."""

    def __init__(self, report: Report, lang: str) -> None:
        self.report = report
        self.contest = report.contest
        self.voice = Voice(lang, report.contest.game, program=ARENA)

    def whole(self) -> bytes:
        voice = self.voice
        game = voice.say(f"game-{self.contest.game}")
        title = voice.say("title", game=game, bots=", ".join(self.contest.bots))
        parts = [
            self.standings(),
            self.matrix(),
            self.ratings(),
            self.points(),
            self.thinking(),
            self.lengths(),
            self.how(),
        ]
        return page(voice.lang, title, lead(self.report, voice), [part for part in parts if part])

    @property
    def rivals(self) -> bool:
        """Whether shares of wins say anything: not if a bot only meets itself."""
        return len(self.contest.bots) > 1 or self.contest.players == 1

    def standings(self) -> str:
        voice, say = self.voice, self.voice.say
        if not self.rivals:
            return ""
        head = [say(f"column-{name}") for name in ("bot", "games", "share", "interval")]
        rows = [
            [
                Cell(one.bot),
                Cell(str(one.games)),
                Cell(voice.percent(one.share)),
                Cell(interval(voice, one.low, one.high)),
            ]
            for one in self.report.bots
        ]
        shares = [
            Range(one.bot, voice.percent(one.share), one.low, one.share, one.high)
            for one in self.report.bots
        ]
        chart = ranges(say("shares"), shares, share_axis(voice, self.fair()))
        about = say("about-shares", fair=voice.percent(self.report.fair_share))
        told = about if self.contest.players > 1 else say("about-solo")
        return section(say("shares"), table(head, rows), chart, about=told)

    def fair(self) -> float | None:
        return self.report.fair_share if self.contest.players > 1 else None

    def matrix(self) -> str:
        """Who beats whom: a row for each bot, a column for each opponent."""
        voice, bots = self.voice, self.contest.bots
        if len(bots) < 2 or not self.report.pairs:
            return ""
        head = [voice.say("column-bot"), *bots]
        rows = [[Cell(one), *[self._pair(one, other) for other in bots]] for one in bots]
        many = (
            "about-matrix" if self.contest.players == 2 else f"about-matrix-{self.contest.tables}"
        )
        about = voice.say(many, others=self.contest.players - 1)
        return section(voice.say("matrix"), table(head, rows), about=about)

    def _pair(self, one: str, other: str) -> Cell:
        found = self.report.pair(one, other)
        if found is None:
            return Cell("—" if one == other else "")
        return Cell(
            self.voice.percent(found.share), heat=self._heat(found), about=self._told(found)
        )

    def _heat(self, pair: PairReport) -> float:
        """How a share is coloured: half-way where it is fair."""
        fair = self.report.fair_share
        part = pair.share / fair / 2 if pair.share < fair else 1 - (1 - pair.share) / (1 - fair) / 2
        return min(max(part, 0.0), 1.0)

    def _told(self, pair: PairReport) -> str:
        voice = self.voice
        known = interval(voice, pair.low, pair.high)
        points = voice.decimal(pair.points)
        return voice.say("pair", games=pair.games, interval=known, points=points)

    def ratings(self) -> str:
        voice = self.voice
        rated = [(one.bot, one.rating) for one in self.report.bots if one.rating is not None]
        if not rated:
            return ""
        rows = [
            Range(
                bot,
                f"{voice.decimal(one.mu)} ± {voice.decimal(2 * one.sigma)}",
                one.mu - 2 * one.sigma,
                one.mu,
                one.mu + 2 * one.sigma,
            )
            for bot, one in sorted(rated, key=lambda pair: -pair[1].mu)
        ]
        low, high = min(row.low for row in rows), max(row.high for row in rows)
        axis = Axis(low, high, round_marks(low, high))
        chart = ranges(voice.say("ratings"), rows, axis)
        return section(voice.say("ratings"), chart, about=voice.say("about-ratings"))

    def points(self) -> str:
        voice, say = self.voice, self.voice.say
        bots = self.report.bots
        names = list(dict.fromkeys(name for one in bots for name in one.sources))
        words = [source_words(voice, name) for name in names]
        counts = {one.bot: one.scores for one in bots if one.scores}
        parts = [curves(say("distribution"), counts)] if counts else []
        if names:
            rows = [
                (one.bot, self._points(one), [one.sources.get(name, 0.0) for name in names])
                for one in bots
            ]
            head = [say("column-source"), *[one.bot for one in bots]]
            figures = [
                [Cell(word), *[Cell(voice.decimal(one.sources.get(name, 0.0))) for one in bots]]
                for name, word in zip(names, words, strict=True)
            ]
            parts += [stacks(say("sources"), rows, words), table(head, figures)]
        return section(say("points"), *parts, about=say("about-points")) if parts else ""

    def _points(self, one: BotReport) -> str:
        return f"{self.voice.decimal(one.points)} ± {self.voice.decimal(one.points_off)}"

    def thinking(self) -> str:
        voice, say = self.voice, self.voice.say
        bots = [one for one in self.report.bots if one.seconds.decisions]
        if not bots:
            return ""
        head = [
            say(f"column-{name}") for name in ("bot", "decisions", "mean-time", "p95", "longest")
        ]
        rows = [
            [
                Cell(one.bot),
                Cell(str(one.seconds.decisions)),
                *[Cell(milliseconds(voice, s)) for s in times],
            ]
            for one in bots
            for times in [(one.seconds.mean, one.seconds.p95, one.seconds.longest)]
        ]
        drawn = [
            Range(
                one.bot,
                milliseconds(voice, one.seconds.mean),
                log10(one.seconds.mean),
                log10(one.seconds.mean),
                log10(one.seconds.p95),
            )
            for one in bots
        ]
        low = min(int(row.low // 1) for row in drawn)
        high = max(int(-(-row.high // 1)) for row in drawn)
        marks = [(float(k), milliseconds(voice, 10.0**k)) for k in range(low, high + 1)]
        chart = ranges(say("thinking"), drawn, Axis(low, high, marks))
        return section(say("thinking"), table(head, rows), chart, about=say("about-thinking"))

    def lengths(self) -> str:
        voice = self.voice
        if not any(self.report.rounds):
            return ""
        mean = voice.decimal(self.report.mean_rounds)
        about = voice.say("about-lengths", rounds=mean)
        title = voice.say("lengths")
        return section(title, columns(title, self.report.rounds), about=about)

    def how(self) -> str:
        """How it was measured, and how to do so again."""
        voice, contest = self.voice, self.contest
        turned = len(contest.bots) > 1 and contest.players > 1
        deals = "about-deals" if turned else "about-deals-one"
        version = voice.say("made-by", version=self.report.version, rules=self.report.rules)
        told = [paragraph(voice.say(deals)), paragraph(version), code(command(contest))]
        return section(voice.say("how"), *told)


# -- words that the terminal says, too -----------------------------------------------


def lead(report: Report, voice: Voice) -> str:
    """What was played, on one line."""
    contest = report.contest
    said = [
        voice.say("players", count=contest.players),
        voice.say("games", games=report.games, deals=report.deals),
        voice.say("seed", seed=str(contest.seed)),
        *[f"{name}={option_word(value)}" for name, value in contest.options.items()],
    ]
    if report.games < report.ordered:
        said.append(voice.say("unfinished", games=report.ordered))
    return " · ".join(said)


def option_word(value: object) -> str:
    """The value of an option as it is typed."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def command(contest: Contest) -> str:
    """What to type to hold the same contest again."""
    out = ["perihelion", "arena", contest.game, "--bots", ",".join(contest.bots)]
    out += ["--games", str(contest.games)]
    out += ["--players", str(contest.players), "--seed", str(contest.seed)]
    if contest.players > 2:
        out += ["--tables", contest.tables]
    for name, value in contest.options.items():
        out += ["--option", f"{name}={json.dumps(value)}"]
    return shlex.join(out)


def source_words(voice: Voice, name: str) -> str:
    """What a source of points is called."""
    return voice.say("own-points") if name == OWN else voice.tell(Said(f"score-{name}"))


def interval(voice: Voice, low: float, high: float) -> str:
    """From where to where, in per cent."""
    return f"{voice.decimal(100 * low)} – {voice.percent(high)}"


def milliseconds(voice: Voice, seconds: float) -> str:
    """A time with about two digits that matter."""
    ms = 1000 * seconds
    return voice.say("ms", number=voice.number(float(f"{ms:.2g}")))


def share_axis(voice: Voice, fair: float | None) -> Axis:
    """From nothing to everything, with the fair share beside."""
    return Axis(0.0, 1.0, [(k / 4, voice.whole_percent(k / 4)) for k in range(5)], fair)


def round_marks(low: float, high: float) -> list[tuple[float, str]]:
    """Round numbers between two others."""
    step = next(s for s in (1, 2, 5, 10, 20, 50, 100, 1000) if (high - low) / s <= 8 or s == 1000)
    first = int(low // step + 1)
    return [(float(k * step), str(k * step)) for k in range(first, int(high // step) + 1)]
