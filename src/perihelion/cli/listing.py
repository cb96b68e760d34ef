"""The outcome of a match, in a table."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Grid

from perihelion.bots.match import Match
from perihelion.words.voice import Voice


def print_match(console: Console, voice: Voice, match: Match, games: int) -> None:
    """Wins with their 95 % interval, mean scores, and the length of the games."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2), header_style="bold")
    grid.add_column(voice.say("match-bot"))
    for column in ("games", "wins", "share", "score"):
        grid.add_column(voice.say(f"match-{column}"), justify="right")
    for standing in match.standings:
        low, high = standing.interval()
        grid.add_row(
            standing.name,
            str(standing.games),
            f"{standing.wins:g}".replace(".", voice.say("decimal-point")),
            f"{percent(voice, standing.share)}  [{percent(voice, low)} – {percent(voice, high)}]",
            f"{voice.decimal(standing.mean_score)} ± {voice.decimal(standing.spread)}",
        )
    console.print(grid)
    if match.rounds:
        rounds = voice.decimal(match.mean_rounds)
        console.print(voice.say("match-rounds", games=games, rounds=rounds))
    else:  # a game without rounds
        console.print(voice.say("match-count", games=games))


def percent(voice: Voice, share: float) -> str:
    """A share in per cent."""
    return voice.say("percent", number=voice.decimal(100 * share))
