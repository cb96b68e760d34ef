"""Playing one deal, and what is written down about each of its games."""

from __future__ import annotations

from time import perf_counter
from traceback import format_exc
from typing import Any, Final

import msgspec

from perihelion.arena.clock import Clock
from perihelion.arena.contest import Contest, Deal, bot_seed
from perihelion.bots.bot import Bot
from perihelion.bots.drive import ask, play
from perihelion.bots.program import Program, ProgramFailed
from perihelion.bots.registry import make_bot
from perihelion.games import new_game
from perihelion.tabletop.registry import game_of
from perihelion.tabletop.table import Table

OWN: Final = "own"
"""The source of all points that a piece brings by its own count."""


class Played(msgspec.Struct):
    """What is counted of a finished game.

    Points by source, times and everything else in a list stand in the order of the seats. Only the
    times differ when the same deal is played again.
    """

    deal: int
    game: int  # of this deal, from 0
    bots: list[str]
    scores: list[int]
    winners: list[int]
    rounds: int
    sources: dict[str, list[int]]
    times: list[Clock]

    def shares(self) -> list[float]:
        """What each seat has of the win."""
        part = 1 / len(self.winners) if self.winners else 0.0
        return [part if seat in self.winners else 0.0 for seat in range(len(self.scores))]


class Recorded(Played):
    """A finished game with its record: a line of the file of games."""

    record: dict[str, Any]


class BotFailed(Exception):
    """A bot broke off a game: which one, why, and the game up to there."""

    def __init__(self, bot: str, deal: int, why: str, record: dict[str, Any]) -> None:
        super().__init__(bot, deal, why, record)
        self.bot = bot
        self.deal = deal
        self.why = why
        self.record = record


class Timed(Bot):
    """A bot with a clock beside it; only what the bot itself takes is timed."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot
        self.clock = Clock()

    def answer(self, view: Table, seat: int) -> int:
        begun = perf_counter()
        answer = ask(self.bot, view, seat)
        self.clock.enter(perf_counter() - begun)
        return answer

    def close(self) -> None:
        self.bot.close()


def play_deal(contest: Contest, deal: Deal) -> list[Recorded]:
    """All games of a deal."""
    return [_play(contest, deal, k, seating) for k, seating in enumerate(deal.seatings())]


def _play(contest: Contest, deal: Deal, k: int, seating: tuple[int, ...]) -> Recorded:
    table = new_game(contest.game, contest.players, deal.seed, contest.options)
    bots = [
        Timed(name, _bot(contest, name, bot_seed(deal.seed, k, seat)))
        for seat, name in enumerate(contest.bots[bot] for bot in seating)
    ]
    try:
        play(table, bots)
    except Exception as problem:
        name = bots[table.next_seat()].name
        why = str(problem) if isinstance(problem, ProgramFailed) else format_exc()
        raise BotFailed(name, deal.number, why, table.record()) from None
    finally:
        for bot in bots:
            bot.close()
    return Recorded(
        deal=deal.number,
        game=k,
        bots=[bot.name for bot in bots],
        scores=table.scores(),
        winners=table.winners(),
        rounds=table.round(),
        sources=points_by_source(table),
        times=[bot.clock for bot in bots],
        record=table.record(),
    )


def _bot(contest: Contest, name: str, seed: int) -> Bot:
    """A contestant for one game: a program of the contest, or one of our bots."""
    command = contest.programs.get(name)
    return make_bot(name, contest.game, seed) if command is None else Program(command, seed)


def points_by_source(table: Table) -> dict[str, list[int]]:
    """Where the points of a finished game come from, as its scene tells; what single cards count by
    themselves is added up.
    """
    scene = game_of(table).scene(table.seen_by(None), None)
    out: dict[str, list[int]] = {}
    for source in () if scene is None else scene.sources:
        name = source.name if source.own is None else OWN
        sums = out.setdefault(name, [0] * len(source.points))
        for seat, points in enumerate(source.points):
            sums[seat] += points or 0
    return out
