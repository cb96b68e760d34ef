"""What the pages of statistics have in common: which pieces are shown, in which order and words."""

from __future__ import annotations

from typing import Final

from perihelion.arena.charts import Range, columns, curves, ranges, stacks
from perihelion.arena.page import interval, option_word, share_axis, source_words
from perihelion.arena.stats.figures import Figures, PieceFigures, SeatRow
from perihelion.arena.stats.tables import piece_name
from perihelion.arena.stats.watching import Piece, watch_of
from perihelion.games import new_game
from perihelion.words.voice import ARENA, Voice

ENOUGH: Final = 20
"""A piece taken less often is in the tables but not in charts: it could be anywhere."""

DRAWN: Final = 6
"""So many pieces of each end are drawn."""

Entry = tuple[Piece, PieceFigures]


class Telling:
    """Figures, told in one language."""

    def __init__(self, figures: Figures, lang: str) -> None:
        self.figures = figures
        self.voice = Voice(lang, figures.game, program=ARENA)

    def title(self) -> str:
        return self.voice.say("stats-title", game=self.voice.say(f"game-{self.figures.game}"))

    def lead(self) -> str:
        """What was counted, on one line."""
        figures, voice = self.figures, self.voice
        who = [bot for bot in figures.bots if bot]
        return " · ".join(
            [
                voice.say("players", count=figures.players),
                voice.say("games-only", games=figures.games),
                *([voice.say("played-by", bots=", ".join(who))] if who else []),
                *[f"{name}={option_word(value)}" for name, value in self.unusual().items()],
            ]
        )

    def unusual(self) -> dict[str, object]:
        """The options that are not the usual ones."""
        figures = self.figures
        usual = new_game(figures.game, figures.players).record()["options"]
        assert isinstance(usual, dict)
        return {name: v for name, v in figures.options.items() if usual.get(name) != v}

    def kinds(self) -> list[str]:
        """The kinds of pieces that came up, in the order of the game."""
        there = {kind for kind, _ in self.figures.pieces}
        return [kind for kind in watch_of(self.figures.game).KINDS if kind in there]

    def of_kind(self, kind: str) -> list[Entry]:
        """The pieces of a kind; those with which one wins most come first, and those that were
        hardly ever taken last.
        """

        def place(one: Entry) -> tuple[bool, float, Piece]:
            piece, figures = one
            return figures.taken.games < ENOUGH, -figures.taken.mean, piece

        return sorted((one for one in self.figures.pieces.items() if one[0][0] == kind), key=place)

    def heading(self, kind: str) -> str:
        return self.voice.say(f"kind-{kind}")

    def name(self, piece: Piece) -> str:
        return piece_name(self.voice, self.figures.game, piece)

    def interval(self, low: float, high: float) -> str:
        return interval(self.voice, low, high)

    # -- charts ----------------------------------------------------------

    def charts(self) -> dict[str, str]:
        """All of them, by what they show."""
        out = {kind: self.best(kind, DRAWN) for kind in self.kinds()}
        out |= {"points": self.points(), "sources": self.sources(), "lengths": self.lengths()}
        return {name: chart for name, chart in out.items() if chart}

    def best(self, kind: str, count: int) -> str:
        """So many pieces with which one wins most, and below them those with which one wins least;
        empty where none was taken often enough.
        """
        often = [one for one in self.of_kind(kind) if one[1].taken.games >= ENOUGH]
        if not often:
            return ""
        shown = often if len(often) <= 2 * count else [*often[:count], *often[-count:]]
        rows = [
            Range(self.name(piece), self.voice.percent(one.taken.mean), low, one.taken.mean, high)
            for piece, one in shown
            for low, high in [one.taken.interval()]
        ]
        axis = share_axis(self.voice, self.figures.fair_share())
        return ranges(self.heading(kind), rows, axis)

    def lengths(self) -> str:
        """How long games are; empty if the game has no rounds."""
        rounds = self.figures.rounds
        return columns(self.voice.say("lengths"), rounds) if any(rounds) else ""

    def points(self) -> str:
        """The scores of winners and of the others."""
        groups = self._groups()
        counts: dict[str, dict[int, int]] = {}
        for name, rows in groups.items():
            for row in rows:
                found = counts.setdefault(name, {})
                found[row.points] = found.get(row.points, 0) + 1
        return curves(self.voice.say("distribution"), counts)

    def sources(self) -> str:
        """Where winners and the others have their points from; empty if that is not known."""
        voice, names = self.voice, self.figures.sources()
        rows = []
        for group, seats in self._groups().items():
            means = [sum(row.sources.get(n, 0) for row in seats) / len(seats) for n in names]
            rows.append((group, voice.decimal(sum(means)), means))
        words = [source_words(voice, name) for name in names]
        return stacks(voice.say("sources"), rows, words) if names else ""

    def _groups(self) -> dict[str, list[SeatRow]]:
        groups = {
            self.voice.say("winners"): [row for row in self.figures.rows if row.win],
            self.voice.say("others"): [row for row in self.figures.rows if not row.win],
        }
        return {name: rows for name, rows in groups.items() if rows}
