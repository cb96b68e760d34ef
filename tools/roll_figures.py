"""Let bots play Roll for the Galaxy, and print how long games are and how they end, as Markdown.

`docs/reference/roll-bots.md` shows what it printed. On the compiled copy it takes a minute or two:
`PYTHONPATH=build/compiled .venv/bin/python tools/roll_figures.py`
"""

from __future__ import annotations

import argparse
from statistics import mean

from perihelion import dice, new_game, play_out
from perihelion.arena.contest import Contest
from perihelion.arena.running import hold
from perihelion.bots.drive import play
from perihelion.bots.registry import make_bot
from perihelion.roll.state import Roll

HEAD = [
    "players", "who plays", "games", "rounds", "longest", "score", "best score",
    "twelve tiles", "pool", "both",
]  # fmt: skip


class Sample:
    """What is noted of games that have ended."""

    def __init__(self, players: int, who: str) -> None:
        self.players = players
        self.who = who
        self.rounds: list[int] = []
        self.scores: list[float] = []
        self.best: list[int] = []
        self.endings = {"tiles": 0, "pool": 0, "both": 0}

    def note(self, g: Roll) -> None:
        """A game has ended."""
        assert g.over
        self.rounds.append(g.round())
        self.scores.append(mean(g.scores()))
        self.best.append(max(g.scores()))
        tiles = any(len(seat.tableau) >= 12 for seat in g.seats)
        pool = g.pool <= 0
        self.endings["both" if tiles and pool else "tiles" if tiles else "pool"] += 1

    def row(self) -> list[object]:
        """A line of the table."""
        games = len(self.rounds)
        ends = [f"{count / games:.1%}" for count in self.endings.values()]
        return [
            self.players,
            self.who,
            f"{games:,}",
            f"{mean(self.rounds):.1f}",
            max(self.rounds),
            f"{mean(self.scores):.1f}",
            f"{mean(self.best):.1f}",
            *ends,
        ]


def table(rows: list[list[object]]) -> str:
    """A table in Markdown."""
    lines: list[list[object]] = [[*HEAD], ["---"] * len(HEAD), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines)


def by_chance(players: int, games: int) -> Sample:
    """Everybody answers at random; every fourth game asks forced questions as well."""
    sample = Sample(players, "random")
    for seed in range(games):
        g = new_game("roll", players, seed, {"automatic": seed % 4 != 0})
        play_out(g, dice(seed))
        assert isinstance(g, Roll)
        sample.note(g)
    return sample


def by_bots(players: int, games: int) -> Sample:
    """Everybody is the greedy bot."""
    sample = Sample(players, "greedy")
    for seed in range(games):
        g = new_game("roll", players, seed)
        play(g, [make_bot("greedy", "roll", seat) for seat in range(players)])
        assert isinstance(g, Roll)
        sample.note(g)
    return sample


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--random", type=int, default=2500, help="games by chance, each number")
    parser.add_argument("--greedy", type=int, default=200, help="games by bots, each number")
    parser.add_argument("--match", type=int, default=500, help="games of greedy against random")
    wanted = parser.parse_args()
    rows = [by_chance(players, wanted.random).row() for players in range(2, 6)]
    rows += [by_bots(players, wanted.greedy).row() for players in range(2, 6)]
    print(table(rows))
    held = hold(Contest(game="roll", bots=("greedy", "random"), games=wanted.match))
    for bot, one in held.bots.items():
        low, high = one.wins.interval()
        print(
            f"\n{bot}: {one.wins.total:g} wins in {one.wins.games:g} games "
            f"({low:.1%} - {high:.1%}), {one.points.mean:.1f} points"
        )
    print(f"\n{held.mean_rounds:.1f} rounds")


if __name__ == "__main__":
    main()
