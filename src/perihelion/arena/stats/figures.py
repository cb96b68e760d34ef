"""Counting over finished games. Games with other options or another number of players are another
game, and counted apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from typing import Any

import msgspec

from perihelion.arena.intervals import Share
from perihelion.arena.playing import points_by_source
from perihelion.arena.stats.reading import Found, Unread, found_in
from perihelion.arena.stats.watching import Game, Piece, watched
from perihelion.tabletop.refusal import Refused

BROKEN = (Refused, TypeError, ValueError, KeyError, IndexError, AttributeError)
"""What reading a record that is none may raise."""


class PieceFigures:
    """How often a piece was offered and taken, and how often whoever did so won."""

    def __init__(self) -> None:
        self.offered = Share()
        self.taken = Share()
        self.rounds = 0  # in which it was taken, added up

    @property
    def take_share(self) -> float:
        return self.taken.games / self.offered.games if self.offered.games else 0.0

    @property
    def mean_round(self) -> float:
        return self.rounds / self.taken.games if self.taken.games else 0.0


class SeatRow(msgspec.Struct):
    """One seat of one game."""

    game: int
    seat: int
    bot: str
    points: int
    win: float
    rounds: int
    sources: dict[str, int]


class Figures:
    """The games of one set-up."""

    def __init__(self, game: str, players: int, options: dict[str, Any]) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.games = 0
        self.wins = Share()  # of all seats that are counted
        self.pieces: dict[Piece, PieceFigures] = {}
        self.rounds: Counter[int] = Counter()
        self.rows: list[SeatRow] = []
        self.bots: Counter[str] = Counter()

    @property
    def mean_rounds(self) -> float:
        return sum(k * n for k, n in self.rounds.items()) / self.games if self.games else 0.0

    def fair_share(self) -> float:
        """The share of wins of a seat about which nothing else is known."""
        return self.wins.mean

    def sources(self) -> list[str]:
        """Where points come from."""
        return list(dict.fromkeys(name for row in self.rows for name in row.sources))

    def enter(self, deal: Iterable[tuple[Game, list[str] | None]], only: Collection[str]) -> None:
        """The games of a deal; only seats of these bots count, if any are named."""
        offered: dict[Piece, list[float]] = {}
        taken: dict[Piece, list[float]] = {}
        wins, seats = 0.0, 0
        for game, bots in deal:
            table = game.table
            winners, scores = table.winners(), table.scores()
            sources = points_by_source(table)
            counted = False
            for seat, points in enumerate(scores):
                bot = bots[seat] if bots is not None and seat < len(bots) else ""
                if only and bot not in only:
                    continue
                counted = True
                win = 1 / len(winners) if seat in winners else 0.0
                wins, seats = wins + win, seats + 1
                own = {name: each[seat] for name, each in sources.items()}
                self.bots[bot] += 1
                self.rows.append(
                    SeatRow(self.games + 1, seat + 1, bot, points, win, table.round(), own)
                )
                for piece in game.offered[seat]:
                    _count(offered, piece, win)
                for piece, round in game.taken[seat].items():
                    _count(taken, piece, win)
                    self.pieces.setdefault(piece, PieceFigures()).rounds += round
            if counted:
                self.games += 1
                self.rounds[table.round()] += 1
        self.wins.enter(wins, seats)
        for piece, (won, games) in offered.items():
            self.pieces.setdefault(piece, PieceFigures()).offered.enter(won, games)
        for piece, (won, games) in taken.items():
            self.pieces[piece].taken.enter(won, games)


def _count(counts: dict[Piece, list[float]], piece: Piece, win: float) -> None:
    sums = counts.setdefault(piece, [0.0, 0])
    sums[0] += win
    sums[1] += 1


class Collected:
    """The figures of every set-up that was found, and what could not be used."""

    def __init__(self) -> None:
        self.figures: list[Figures] = []
        self.unread: list[str] = []

    def of(self, record: dict[str, Any], players: int) -> Figures:
        """The figures to which this game belongs."""
        options = record.get("options")
        options = options if isinstance(options, dict) else {}
        for one in self.figures:
            if (one.game, one.players, one.options) == (record["game"], players, options):
                return one
        self.figures.append(Figures(str(record["game"]), players, options))
        return self.figures[-1]


def collect(
    place: Path, only: Collection[str] = (), tell: Callable[[int], None] | None = None
) -> Collected:
    """Go through all games in a file or a folder; `tell` hears how many have been read."""
    out = Collected()
    deal: list[tuple[Found, Game]] = []
    count = 0
    for found in found_in(place):
        if isinstance(found, Unread):
            out.unread.append(str(found))
            continue
        try:
            game = watched(found.record)
        except BROKEN:
            out.unread.append(found.where)
            continue
        if deal and (found.deal is None or deal[0][0].deal != found.deal):
            _enter(out, deal, only)
            deal = []
        deal.append((found, game))
        count += 1
        if tell is not None:
            tell(count)
    _enter(out, deal, only)
    out.figures = [one for one in out.figures if one.games]
    return out


def _enter(out: Collected, deal: list[tuple[Found, Game]], only: Collection[str]) -> None:
    if deal:
        first, game = deal[0]
        figures = out.of(first.record, len(game.offered))
        figures.enter([(game, found.bots) for found, game in deal], only)
