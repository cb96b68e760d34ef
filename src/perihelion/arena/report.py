"""The figures of a contest, as they are written to `result.json`: the page is made from the same.

All but `seconds` is the same whenever the same contest is held.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

import perihelion
from perihelion.arena.clock import Clock
from perihelion.arena.contest import Contest
from perihelion.arena.playing import Played
from perihelion.arena.ratings import Rating, rate
from perihelion.arena.standing import Standings


class Thinking(msgspec.Struct):
    """How long a bot thinks about a decision, in seconds."""

    decisions: int
    mean: float
    p95: float
    longest: float


class BotReport(msgspec.Struct):
    """How a bot fared in all its games."""

    bot: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    points: float
    points_off: float
    rating: Rating | None
    sources: dict[str, float]
    scores: dict[int, int]
    seconds: Thinking


class PairReport(msgspec.Struct):
    """How a bot fared against another: of more than two players, alone against copies of it."""

    bot: str
    against: str
    games: int
    share: float
    low: float
    high: float
    points: float


class Report(msgspec.Struct):
    """All of it."""

    version: str
    contest: Contest
    rules: int
    deals: int
    games: int
    ordered: int
    fair_share: float
    mean_rounds: float
    rounds: dict[int, int]
    bots: list[BotReport]
    pairs: list[PairReport]

    def pair(self, bot: str, against: str) -> PairReport | None:
        """How one fared against the other, if they have met."""
        return next((p for p in self.pairs if (p.bot, p.against) == (bot, against)), None)

    def written(self) -> bytes:
        """As a file."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def report_of(contest: Contest, deals: Sequence[Sequence[Played]]) -> Report:
    """The figures of these deals, which stand in order."""
    standings = Standings(contest)
    for games in deals:
        standings.enter(games)
    every = [game for games in deals for game in games]
    ratings = rate(contest.bots, every) if standings.pairs and contest.players > 1 else {}
    return Report(
        version=perihelion.__version__,
        contest=contest,
        rules=perihelion.game(contest.game).rules(),
        deals=standings.deals,
        games=standings.games,
        ordered=sum(len(deal.seatings()) for deal in contest.deals()),
        fair_share=contest.fair_share(),
        mean_rounds=standings.mean_rounds,
        rounds=dict(sorted(standings.rounds.items())),
        bots=[_bot(standings, bot, ratings.get(bot)) for bot in contest.bots],
        pairs=[_pair(standings, *pair) for pair, one in standings.pairs.items() if one.wins.games],
    )


def _bot(standings: Standings, bot: str, rating: Rating | None) -> BotReport:
    one = standings.bots[bot]
    games = one.wins.games or 1
    low, high = one.wins.interval()
    return BotReport(
        bot=bot,
        games=int(one.wins.games),
        wins=one.wins.total,
        share=one.wins.mean,
        low=low,
        high=high,
        points=one.points.mean,
        points_off=one.points.half(),
        rating=rating,
        sources={name: sum_ / games for name, sum_ in standings.sources[bot].items()},
        scores=dict(sorted(standings.scores[bot].items())),
        seconds=thinking(standings.times[bot]),
    )


def _pair(standings: Standings, bot: str, against: str) -> PairReport:
    one = standings.pairs[bot, against]
    low, high = one.wins.interval()
    games = int(one.wins.games)
    return PairReport(bot, against, games, one.wins.mean, low, high, one.points.mean)


def thinking(clock: Clock) -> Thinking:
    """A clock in figures."""
    return Thinking(clock.decisions, clock.mean, clock.below(0.95), clock.longest)
