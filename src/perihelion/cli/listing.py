"""The commands that print something and are done: cards and matches."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from perihelion import words
from perihelion.bots.match import Match
from perihelion.cli.expansions import set_of
from perihelion.cli.glyphs import DIM, STRONG, card_name, kind_sign, points_sign
from perihelion.cli.powers import explain, find_cards, short_powers
from perihelion.cli.voice import Voice
from perihelion.race.cards import SET_WORDS, Card


def list_cards(console: Console, voice: Voice, cards: list[Card]) -> None:
    """A line a card, set after set."""
    for set_, word in enumerate(SET_WORDS):
        among = [card for card in cards if set_of(card) == set_]
        if among:
            console.print(Text(words.set_name(voice.lang, voice.game, word), style=STRONG))
            _list(console, voice, among)
    console.print(Text(voice.say("legend"), style=DIM))


def _list(console: Console, voice: Voice, cards: list[Card]) -> None:
    grid = Grid(box=None, pad_edge=False, padding=(0, 1), header_style=DIM)
    grid.add_column(voice.say("column-card"), no_wrap=True, overflow="ellipsis", min_width=14)
    grid.add_column("", no_wrap=True)
    grid.add_column(voice.say("column-cost"), justify="right", no_wrap=True)
    grid.add_column(voice.say("column-points"), justify="right", no_wrap=True)
    grid.add_column(voice.say("column-powers"), ratio=1)
    for card in cards:
        number = int(card.number)
        grid.add_row(
            card_name(voice, card),
            kind_sign(voice, card, good=False),
            voice.say("defense", need=number) if card.military else str(number),
            points_sign(card),
            Text(short_powers(voice, card)),
        )
    console.print(grid)
    console.print()


def explain_cards(console: Console, voice: Voice, cards: list[Card], name: str) -> bool:
    """Explain every card that the name may mean; false if there is none."""
    found = find_cards(voice, cards, name)
    for k, card in enumerate(found):
        if k:
            console.print()
        console.print(explain(voice, card))
    if not found:
        console.print(voice.say("no-such-card", name=name), markup=False)
    return bool(found)


def print_match(console: Console, voice: Voice, match: Match) -> None:
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
    console.print(
        voice.say("match-rounds", games=len(match.rounds), rounds=voice.decimal(match.mean_rounds))
    )


def percent(voice: Voice, share: float) -> str:
    """A share in per cent."""
    return voice.say("percent", number=voice.decimal(100 * share))
