"""Matches: many games between bots, and their statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

from perihelion.bots.bot import Bot
from perihelion.bots.drive import play
from perihelion.bots.registry import make_bot
from perihelion.games import new_game
from perihelion.tabletop.table import Table


class Standing:
    """How one bot fared in a match."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.games = 0
        self.wins = 0.0  # a shared win counts as its share
        self.scores: list[int] = []

    def __repr__(self) -> str:
        return f"<Standing of {self.name}: {self.wins:g} wins in {self.games} games>"

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games

    @property
    def mean_score(self) -> float:
        return sum(self.scores) / self.games

    @property
    def spread(self) -> float:
        """Half the width of a 95 % interval around the mean score."""
        if self.games < 2:
            return 0.0
        mean = self.mean_score
        variance = sum((score - mean) ** 2 for score in self.scores) / (self.games - 1)
        return 1.96 * sqrt(variance / self.games)

    def interval(self) -> tuple[float, float]:
        """Where the true share of wins lies with 95 % confidence (Wilson)."""
        n, p, z = self.games, self.share, 1.96
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(middle - half, 0.0), min(middle + half, 1.0)


class Match:
    """Standings of all bots, and how long the games were."""

    def __init__(self, names: Sequence[str]) -> None:
        self.standings = [Standing(name) for name in names]
        self.rounds: list[int] = []

    def enter(self, table: Table, seating: Sequence[int]) -> None:
        """Count a finished game; `seating` has the bot on each seat."""
        scores, winners = table.scores(), table.winners()
        for seat, bot in enumerate(seating):
            standing = self.standings[bot]
            standing.games += 1
            standing.scores.append(scores[seat])
            if seat in winners:
                standing.wins += 1 / len(winners)
        self.rounds.append(table.round())

    @property
    def mean_rounds(self) -> float:
        return sum(self.rounds) / len(self.rounds) if self.rounds else 0.0


def seat_bots(k: int, bots: int, players: int) -> list[int]:
    """Who sits where in game `k`: everybody moves on by one seat from game to game."""
    return [(seat + k) % bots for seat in range(players)]


def run_match(
    game: str,
    names: Sequence[str],
    games: int,
    players: int,
    seed: int,
    options: Mapping[str, object] | None = None,
) -> Match:
    """Play `games` games; the k-th is dealt with seed + k, so it can be dealt again."""
    match = Match(names)
    for k in range(games):
        seating = seat_bots(k, len(names), players)
        table = new_game(game, players, seed + k, options)
        bots: list[Bot] = [
            make_bot(names[bot], game, (seed + k) * 64 + seat) for seat, bot in enumerate(seating)
        ]
        play(table, bots)
        match.enter(table, seating)
    return match
