"""The cards in a list, or explained one by one, without a game."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from perihelion import words
from perihelion.cli.boards.race.glyphs import card_name, kind_sign, points_sign
from perihelion.cli.boards.race.powers import set_of, short_powers
from perihelion.cli.layout import DIM, STRONG, Picture
from perihelion.race.pieces.cards import Card
from perihelion.race.pieces.kinds import SET_WORDS
from perihelion.words.voice import Voice


def listed(voice: Voice, cards: list[Card]) -> Picture:
    """A line a card, set after set."""
    out: Picture = []
    for set_, word in enumerate(SET_WORDS):
        among = [card for card in cards if set_of(card) == set_]
        if among:
            name = Text(words.set_name(voice.lang, voice.game, word), style=STRONG)
            out += [name, _grid(voice, among), ""]
    return [*out, Text(voice.say("legend"), style=DIM)]


def _grid(voice: Voice, cards: list[Card]) -> Grid:
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
    return grid
