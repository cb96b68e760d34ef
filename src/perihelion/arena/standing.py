"""What came of a contest: how each bot fared, against whom, and how long it thought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from perihelion.arena.clock import Clock
from perihelion.arena.contest import Contest
from perihelion.arena.intervals import Share, Sums
from perihelion.arena.playing import Played


class Standing:
    """How a bot fared in all its games, or in those against one other bot."""

    def __init__(self) -> None:
        self.wins = Share()
        self.points = Sums()

    def __repr__(self) -> str:
        return f"<Standing: {self.wins.total:g} wins in {self.wins.games:g} games>"

    def enter(self, games: Iterable[Played], bot: str) -> None:
        """The games of a deal, from the side of a bot."""
        wins, points, seats = 0.0, 0, 0
        for game in games:
            for name, share, score in zip(game.bots, game.shares(), game.scores, strict=True):
                if name == bot:
                    wins += share
                    points += score
                    seats += 1
        self.wins.enter(wins, seats)
        self.points.enter(points, seats)


class Standings:
    """All of it. Deals may be entered in any order."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        bots = contest.bots
        self.bots = {bot: Standing() for bot in bots}
        self.pairs = {(one, other): Standing() for one in bots for other in bots if one != other}
        self.times = {bot: Clock() for bot in bots}
        self.scores: dict[str, Counter[int]] = {bot: Counter() for bot in bots}
        self.sources: dict[str, dict[str, int]] = {bot: {} for bot in bots}
        self.rounds: Counter[int] = Counter()
        self.deals = 0
        self.games = 0

    def enter(self, games: Sequence[Played]) -> None:
        """All games of a deal."""
        self.deals += 1
        for bot in dict.fromkeys(games[0].bots):
            self.bots[bot].enter(games, bot)
        for one, other in self._met(games[0].bots):
            self.pairs[one, other].enter(games, one)
        for game in games:
            self.games += 1
            self.rounds[game.rounds] += 1
            for seat, bot in enumerate(game.bots):
                self.times[bot].add(game.times[seat])
                self.scores[bot][game.scores[seat]] += 1
                for source, points in game.sources.items():
                    sums = self.sources[bot]
                    sums[source] = sums.get(source, 0) + points[seat]

    def _met(self, bots: Sequence[str]) -> list[tuple[str, str]]:
        """Whose share of wins against whom a table tells of: in a duel of more than two, that of
        the one who is alone; otherwise everybody's.
        """
        counts = Counter(bots)
        alone = [bot for bot in counts if counts[bot] == 1 or len(bots) == 2]
        return [(one, other) for one in alone for other in counts if other != one]

    @property
    def mean_rounds(self) -> float:
        return sum(k * n for k, n in self.rounds.items()) / self.games if self.games else 0.0
